"""Digests of texts with their numbers, dates, names or all entries masked, and in which of these two texts differ."""

from dupfinder.domain.pairs import Variable

MASKED_DIGEST_BYTES = 8
"""Of one set of variables."""

VARIABLE_BITS = {variable: 1 << bit for bit, variable in enumerate(Variable)}
"""The bit of each variable in the number of a set: numbers 1, dates 2, names 4, entries 8."""

SETS = range(1, VARIABLE_BITS[Variable.ENTRIES] + 1)
"""The numbers of the sets: all of numbers, dates and names, and entries, which have them all. The digest of set s is at
bytes 8 (s - 1) up to 8 s."""

MASKED_DIGESTS_BYTES = MASKED_DIGEST_BYTES * len(SETS)


def variables_between(a: bytes, b: bytes) -> tuple[Variable, ...]:
    """Return in which variables alone two texts with different words differ; empty if they differ in more.

    `a` and `b` are their `Document.masked_digests`; empty if either text has none. Of several sets that explain the
    difference the smallest counts: the fewest variables, and of equally many those that come first in dates, numbers,
    names. (A date in figures is numbers too, but saying "dates" says more.) Entries come last: they say the least.
    """
    if len(a) != len(b):
        return ()
    for variables, digest in _BY_PREFERENCE:
        if a[digest] and a[digest] == b[digest]:  # older sessions have none of entries
            return variables
    return ()


def set_number(variables: tuple[Variable, ...]) -> int:
    """Return 1 to 8 for a set of variables: their bits (`VARIABLE_BITS`) added up."""
    return sum(VARIABLE_BITS[variable] for variable in variables)


def template_digest(masked_digests: bytes) -> bytes:
    """Return what is equal for texts that differ in entries only; empty for a document without a text.

    Of a session from before there were entries it is that of numbers, dates and names: the last one as well.
    """
    return masked_digests[-MASKED_DIGEST_BYTES:]


def masked_digest_slice(variables: tuple[Variable, ...]) -> slice:
    """Return where in `Document.masked_digests` the digest for a set of variables is."""
    start = MASKED_DIGEST_BYTES * (set_number(variables) - 1)
    return slice(start, start + MASKED_DIGEST_BYTES)


_PREFERENCE: tuple[tuple[Variable, ...], ...] = (
    (Variable.DATES,),
    (Variable.NUMBERS,),
    (Variable.NAMES,),
    (Variable.NUMBERS, Variable.DATES),
    (Variable.DATES, Variable.NAMES),
    (Variable.NUMBERS, Variable.NAMES),
    (Variable.NUMBERS, Variable.DATES, Variable.NAMES),
    (Variable.ENTRIES,),
)
_BY_PREFERENCE = tuple((variables, masked_digest_slice(variables)) for variables in _PREFERENCE)
