"""Two documents compared: what to overlook, and everything that was found."""

from dataclasses import dataclass

from dupfinder.domain.beyond import ContentDifference
from dupfinder.domain.differences import Difference
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.looks import PageLikeness
from dupfinder.domain.pairs import Relation, Variable


@dataclass(frozen=True, slots=True, kw_only=True)
class CompareOptions:
    """What is no difference. Line breaks never are: texts are compared as a flow."""

    ignore_space: bool = True
    """White space within a paragraph: how much of it there is, and of which kind; and the signs of lists."""
    ignore_case: bool = False
    ignore_punctuation: bool = False
    ignore_digits: bool = False
    """Numbers and dates in figures: any stands for any."""
    ignored_lines: str = ""
    """A regular expression; lines in which it matches are shown, but are no difference. Empty: none are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Everything about two documents; `relation` is `None` where they are neither near nor one inside the other.

    Figures and relation are those of interface.md, whatever the options say; only `difference` follows these.
    """

    left: ExtractedText
    right: ExtractedText
    left_digest: bytes
    """BLAKE2b-256 of the bytes that were read now, as `Document.content_digest`."""
    right_digest: bytes
    left_words: int
    right_words: int
    relation: Relation | None
    similarity: float
    a_in_b: float
    """The share of the left one's words that the right one has too."""
    b_in_a: float
    hamming_bits: int
    differs_only_in: tuple[Variable, ...]
    """In which of these alone they differ; empty where they differ in more, or not."""
    differs_beyond: tuple[ContentDifference, ...]
    """In which kinds of content they differ besides their words; what there is of each is in `left` and `right`."""
    looks: tuple[PageLikeness, ...] = ()
    """The pages that look alike, where at least one of the two has too few words to be told by them."""
    difference: Difference
    options: CompareOptions
