"""Pairs of documents and how they are related."""

import enum
from collections.abc import Collection, Iterable

from dupfinder.domain.beyond import ALL_KINDS, ContentDifference, ContentKind
from dupfinder.domain.documents import Document
from dupfinder.domain.messages import say
from dupfinder.domain.records import dataclass


class Relation(enum.StrEnum):
    """How two documents are related, from the closest to the loosest; the values are part of the report format."""

    IDENTICAL = "identical"
    """The same bytes."""
    SAME_CONTENT = "same-content"
    """The same words in the same order, and nothing else differs (`dupfinder.domain.beyond`), whatever the format."""
    SAME_TEXT = "same-text"
    """The same words in the same order, or `WRITTEN_OTHERWISE`; something else differs, or cannot be told."""
    LOOKS_ALIKE = "looks-alike"
    """Too few words to tell; what is seen on their pages, or in their pictures, is alike by its pixels."""
    NEAR = "near"
    CONTAINED = "contained"

    def __init__(self, _value: str) -> None:
        self.rank = len(type(self).__members__)  # asked for so often that it is found out once
        """0 for the closest relation, rising with looseness."""

    def covers(self, other: "Relation") -> bool:
        """Return whether a search for this relation also reports `other`."""
        return other.rank <= self.rank


SAME_WORDS = frozenset((Relation.IDENTICAL, Relation.SAME_CONTENT, Relation.SAME_TEXT))
"""The relations of documents of which no word would be lost with one of them."""
LOSSLESS = frozenset((Relation.IDENTICAL, Relation.SAME_CONTENT))
"""The relations of documents of which nothing would be lost with one of them."""

_NAMED_BEYOND = {
    Relation.SAME_TEXT: ALL_KINDS,
    Relation.LOOKS_ALIKE: (ALL_KINDS | {ContentKind.TEXT}) - {ContentKind.PICTURES, ContentKind.PAGES},
}


def named_beyond(
    relation: Relation | None, differences: Iterable[ContentDifference], *, only: "Collection[Variable]" = ()
) -> tuple[ContentDifference, ...]:
    """Return the kinds of content that have to be named beside a relation: those two could be taken for the same.

    Of documents whose words differ nobody thinks so; nearly all of them have other signs, or parts that a reader cannot
    see, and to say so of each hides what matters. Nor are signs named of tables that differ `only` in notation: a
    decimal point and a minus are a part of that, and cells that hold anything else are equal to the letter.
    """
    named = frozenset() if relation is None else _NAMED_BEYOND.get(relation, frozenset())
    if only:  # words that differ are written in other ways
        named -= {ContentKind.CASE_AND_PUNCTUATION}
    if Variable.NOTATION in only:
        named -= {ContentKind.SIGNS}
    return tuple(one for one in differences if one.kind in named)


CONTAINMENT = 0.8
"""The share of a document's words that another must have for `contained` (docs/reference/similarity.md)."""


class Variable(enum.StrEnum):
    """What alone may be different in two near duplicates; the values are part of the reports."""

    NUMBERS = "numbers"
    DATES = "dates"
    NAMES = "names"
    ADDRESSES = "addresses"
    AMOUNTS = "amounts"
    """Numbers beside a currency."""
    LINKS = "links"
    """Addresses of mail and of the web."""
    DETAILS = "details"
    """What else stands where a value stands: in cells and rows, behind a label."""
    ENTRIES = "entries"
    """Anything that stands where a value stands; before it those of the above that are told apart, and differ."""
    ORDER = "order"
    """Where the words stand: each occurs as often."""
    ACCENTS = "accents"
    """Accents: é and e, ö and o."""
    UMLAUTS = "umlauts"
    """Letters that may be written as two: ä and ae, ø and oe."""
    SCRIPT = "script"
    """Simplified and traditional Chinese."""
    SPACES = "spaces"
    """Where words end, but for numbers: the letters are the same, one behind the other."""
    LIST_NUMBERS = "list-numbers"
    """The numbers of lists and headings, which one writes and the other draws, or writes in another way."""
    LETTERS = "letters"
    """Wrong letters in many words: one is the other misread, as by text recognition."""
    NOTATION = "notation"
    """How numbers, dates and truth values are written in the cells of tables: each says the same."""
    LETTERHEAD = "letterhead"
    """What stands before and behind the text, and in many other documents of the collection, too."""
    WORDS = "words"
    """Single words all through the text: the others are the same, in the same order."""


WRITTEN_OTHERWISE = frozenset(
    (Variable.ACCENTS, Variable.UMLAUTS, Variable.SCRIPT, Variable.LIST_NUMBERS, Variable.NOTATION)
)
"""In what alone documents of the same text may differ: each word, or each value, is written in another way."""

UNSHOWN = frozenset((Variable.SPACES, Variable.LIST_NUMBERS))
"""In what alone texts may differ that side by side is no change: where words end, numbers that one does not write."""

VALUES = (
    Variable.NAMES,
    Variable.ADDRESSES,
    Variable.DATES,
    Variable.AMOUNTS,
    Variable.NUMBERS,
    Variable.LINKS,
    Variable.DETAILS,
)
"""What is filled into a template, what tells most first."""
MOST_VALUES = 3
"""So many of them are named where a list is read at a glance; the rest is `more`."""
_FILLED_IN = frozenset((*VALUES, Variable.ENTRIES, Variable.LETTERHEAD, Variable.WORDS))


def of_one_template(differs_only_in: Iterable[Variable]) -> bool:
    """Return whether two documents that differ in these alone are of one template, filled in differently.

    So is one text under two letterheads: it may be from somebody else; and one in which many single words differ, as
    nobody can tell what they say.
    """
    return not _FILLED_IN.isdisjoint(differs_only_in)


Figures = tuple[float, float, float]
"""How alike a pair is: the similarity, the share of the first in the second, and that of the second in the first."""
ROUNDING = 1e-9
"""Similarities are quotients of whole numbers: one at a threshold may come out a little under it."""


def or_told_by_figures(variables: tuple[Variable, ...], figures: Figures) -> tuple[Variable, ...]:
    """Return these variables, or in what two documents differ by their figures: the letterhead, or letter errors.

    Only of one text under two letterheads the similarity is 1, which is that of the text, while the shares, which are
    those of all words, differ (`dupfinder.pipeline.matching.framing`). This comes first, as lines of a letterhead are
    entries, too. Only where words were aligned the similarity is more than both shares (`dupfinder.verify.misreading`):
    of a misread document words with wrong letters count in part, and both shares are that of the words that are the
    same; where many single words differ the shares are those by passages, and not equal.
    """
    similarity, a_in_b, b_in_a = figures
    if similarity == 1 and a_in_b != b_in_a:
        return (Variable.LETTERHEAD,)
    if variables or similarity <= max(a_in_b, b_in_a) + ROUNDING:
        return variables
    return (Variable.LETTERS if a_in_b == b_in_a else Variable.WORDS,)


SAME_TEMPLATE = say("same template, other details")
"""What variants are called."""


class Variants(enum.StrEnum):
    """What becomes of near duplicates of one template with other details: two invoices are not two copies."""

    KEEP = "keep"
    """They are reported, and marked as what they are."""
    DROP = "drop"
    """They are not reported."""
    ONLY = "only"
    """No other near duplicates are reported."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifiedPair:
    """Two documents and their exact similarity, as defined in docs/reference/similarity.md.

    `a` comes before `b` by path, but for a search for documents like one: there `a` is that one.
    """

    a: Document
    b: Document
    relation: Relation
    similarity: float
    a_in_b: float
    b_in_a: float
    hamming_bits: int
    differs_only_in: tuple[Variable, ...] = ()
    """In which of these alone the two differ, in the order of `Variable`; empty where they differ in more, or not."""
    differs_beyond: tuple[ContentDifference, ...] = ()
    """In which kinds of content beyond the words the two differ."""
