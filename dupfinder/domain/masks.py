"""Digests of texts with something masked, of words in any order, of tables' values; and in what alone two differ."""

from dupfinder.domain.pairs import VALUES, WRITTEN_OTHERWISE, Variable

MASKED_DIGEST_BYTES = 8
"""Of one digest."""

VARIABLE_BITS = {variable: 1 << bit for bit, variable in enumerate((Variable.NUMBERS, Variable.DATES, Variable.NAMES))}
"""The bit of each variable in the number of a set: numbers 1, dates 2, names 4."""

SETS = range(1, 1 << len(VARIABLE_BITS))
"""The numbers of the sets. The digest of set s is at bytes 8 (s - 1) up to 8 s; behind them the others."""

LETTER_FORMS = (Variable.ACCENTS, Variable.UMLAUTS, Variable.SCRIPT, Variable.SPACES, Variable.LIST_NUMBERS)
"""In what the same words may be written in two ways; of each there is a digest behind all others, in this order."""

VALUES_BYTES = 16
"""Of the digest of a table's values, the last of all: by that alone documents are taken for the same text."""

FORMS = (*LETTER_FORMS, Variable.NOTATION)
"""All ways to write one and the same: what has an equal digest in one of them differs in that alone."""

BY_PAIR = frozenset((Variable.LIST_NUMBERS,))
"""Those of which an equal digest alone does not tell (`form_between`)."""

WORD_DIGESTS = len(SETS) + 4 + len(VALUES)
"""How many digests are made of the words; those of the ways to write them follow."""

MASKED_DIGESTS_BYTES = MASKED_DIGEST_BYTES * (WORD_DIGESTS + len(LETTER_FORMS)) + VALUES_BYTES

_PRINTED = slice(MASKED_DIGEST_BYTES * len(SETS), MASKED_DIGEST_BYTES * (len(SETS) + 1))
"""Where the digest is of what is printed, whoever the document is about."""
_PARTICULARS = slice(_PRINTED.stop, _PRINTED.stop + MASKED_DIGEST_BYTES)
"""And that of what was filled in there (`dupfinder.fingerprint.entries`)."""
_IN_ANY_ORDER = slice(_PARTICULARS.stop, _PARTICULARS.stop + MASKED_DIGEST_BYTES)
"""And that of all words, wherever they stand."""
_PARTS = slice(_IN_ANY_ORDER.stop, _IN_ANY_ORDER.stop + MASKED_DIGEST_BYTES)
"""And that of all sentences and rows, wherever they stand; nothing where there are few."""
_FILLED_IN = {
    value: slice(start, start + MASKED_DIGEST_BYTES)
    for value, start in zip(
        VALUES, range(_PARTS.stop, MASKED_DIGEST_BYTES * WORD_DIGESTS, MASKED_DIGEST_BYTES), strict=True
    )
}
"""And those of what was filled in of each kind."""
_DATES = _FILLED_IN[Variable.DATES]
_VALUES = slice(MASKED_DIGESTS_BYTES - VALUES_BYTES, MASKED_DIGESTS_BYTES)
_FORM_DIGESTS = {Variable.NOTATION: _VALUES} | {
    form: slice(start, start + MASKED_DIGEST_BYTES)
    for form, start in zip(
        LETTER_FORMS, range(MASKED_DIGEST_BYTES * WORD_DIGESTS, _VALUES.start, MASKED_DIGEST_BYTES), strict=True
    )
}
"""And those of `FORMS`, in the order in which they explain a difference."""
FORM_PLACES = tuple(one.start // MASKED_DIGEST_BYTES for one in (_PARTS, *(_FORM_DIGESTS[form] for form in FORMS)))
"""How many digests of `MASKED_DIGEST_BYTES` stand before that of the parts, and that of each of `FORMS`."""
_NOTHING = bytes(MASKED_DIGEST_BYTES)


def variables_between(a: bytes, b: bytes) -> tuple[Variable, ...]:
    """Return in which variables alone two texts with different words differ; empty if they differ in more.

    `a` and `b` are their `Document.masked_digests`; empty if either text has none. Of several sets that explain the
    difference the smallest counts: the fewest variables, and of equally many those that come first in dates, numbers,
    names. (A date in figures is numbers too, but saying "dates" says more, so it is said besides.) Before them come the
    ways to write letters and values, which explain every difference. Behind them come entries, which say less, and
    order last: where buyer and seller changed places, it is not the order that a person has to know of.
    """
    if len(a) != len(b):
        return ()
    form = form_between(a, b)
    if form is not None:
        return (form,)
    for variables, digest in _BY_PREFERENCE:
        if a[digest] and a[digest] == b[digest]:
            is_also_date = Variable.NUMBERS in variables and a[_DATES] != b[_DATES]
            return _WITH_DATES.get(variables, variables) if is_also_date else variables
    one, other = template_digest(a), template_digest(b)
    is_template = one and one[:MASKED_DIGEST_BYTES] == other[:MASKED_DIGEST_BYTES] and one != other
    if is_template:
        varying = (value for value, digest in _FILLED_IN.items() if a[digest] != b[digest])
        return (*varying, Variable.ENTRIES)
    is_reordered = a[_IN_ANY_ORDER] not in {b"", _NOTHING} and a[_IN_ANY_ORDER] == b[_IN_ANY_ORDER]
    return (Variable.ORDER,) if is_reordered else ()


def form_between(a: bytes, b: bytes) -> Variable | None:
    """Return in which of `FORMS` alone two texts differ, in notation before all others; `None` if in more.

    Lists are numbered in one text and not, or less, in the other. Where both have numbers at the same places, and other
    ones, these may be quantities, results or marks.
    """
    for form, digest in _FORM_DIGESTS.items():
        # That there is a digest at all is asked last: it rarely is none, and it takes long.
        if a[digest] == b[digest] and (form not in BY_PAIR or a[_NUMBERS] != b[_NUMBERS]) and any(a[digest]):
            return form
    return None


def say_the_same(a: bytes, b: bytes) -> bool:
    """Return whether two texts differ in one of `FORMS` alone, or in the order of sentences and rows that both have."""
    if form_between(a, b):
        return True
    is_so = len(a) == len(b) and a[_PARTS] not in {b"", _NOTHING} and a[_PARTS] == b[_PARTS]
    return is_so and variables_between(a, b) == (Variable.ORDER,)


def parts_digest(masked_digests: bytes) -> bytes:
    """Return what is equal for texts with the same sentences and rows in any order; empty where there are few."""
    digest = masked_digests[_PARTS]
    return digest if any(digest) else b""


def form_digest(masked_digests: bytes, form: Variable) -> bytes:
    """Return what is equal for texts that differ in that alone; empty for one without a text, and in older sessions."""
    digest = masked_digests[_FORM_DIGESTS[form]]
    return digest if any(digest) else b""


def is_written_otherwise(a: bytes, b: bytes) -> bool:
    """Return whether two texts with different words are the same text (`WRITTEN_OTHERWISE`)."""
    return form_between(a, b) in WRITTEN_OTHERWISE


def set_number(variables: tuple[Variable, ...]) -> int:
    """Return 1 to 7 for a set of variables: their bits (`VARIABLE_BITS`) added up."""
    return sum(VARIABLE_BITS[variable] for variable in variables)


def variables_digest(masked_digests: bytes) -> bytes:
    """Return what is equal for texts that differ in numbers, dates and names only; empty for one without a text."""
    return masked_digests[masked_digest_slice(tuple(VARIABLE_BITS))]


def template_digest(masked_digests: bytes) -> bytes:
    """Return what is printed and what was filled in, a digest each: of one template, if only the second one differs.

    Empty for a text of which nothing was printed, in which nothing tells a template, and in older sessions.
    """
    return (
        b"" if masked_digests[_PRINTED] in {b"", _NOTHING} else masked_digests[_PRINTED] + masked_digests[_PARTICULARS]
    )


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
)
_WITH_DATES = {
    (Variable.NUMBERS,): (Variable.NUMBERS, Variable.DATES),
    (Variable.NUMBERS, Variable.NAMES): (Variable.NUMBERS, Variable.DATES, Variable.NAMES),
}
_BY_PREFERENCE = tuple((variables, masked_digest_slice(variables)) for variables in _PREFERENCE)
_NUMBERS = masked_digest_slice((Variable.NUMBERS,))
