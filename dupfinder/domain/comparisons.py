"""Two documents compared: what to ignore, and everything that was found."""

from collections.abc import Iterable, Iterator, Mapping

from dupfinder.domain.beyond import ContentDifference, ContentItem, ContentKind
from dupfinder.domain.differences import ChangeKind, Difference
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.looks import PageLikeness
from dupfinder.domain.messages import Message
from dupfinder.domain.pages import Leaf
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.domain.records import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupParagraph:
    """One paragraph through all documents of a group.

    `wordings` are its different texts, first seen first; `cells` says for each document which of them it has, `None`
    where it has none.
    """

    wordings: tuple[str, ...]
    cells: tuple[int | None, ...]

    @property
    def is_everywhere_the_same(self) -> bool:
        """Return whether every document has it, and in the same words."""
        return len(self.wordings) == 1 and None not in self.cells


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTable:
    """Paragraphs by documents; the order of paragraphs follows the first document, then the others."""

    document_count: int
    paragraphs: tuple[GroupParagraph, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTexts:
    """The documents of one group as they were read now.

    `problems` says by path in one sentence why a document could not be read; such a one has no column of its own:
    `paths` are those of the columns of `table`, in order.
    """

    paths: tuple[str, ...]
    table: GroupTable
    problems: Mapping[str, Message]
    changed: frozenset[str]
    """The paths of documents that are not what they were when they were scanned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PairDifference:
    """How one near duplicate (the right side) differs from the keeper of its group (the left side), as both are now."""

    path: str
    """Of the near duplicate."""
    difference: Difference | None
    """`None` where it cannot be told."""
    problem: Message | None = None
    """Why it cannot be told, in one sentence."""
    has_changed: bool = False
    """One of the two files is not any more the one that was scanned."""


def near_members(groups: Iterable[DuplicateGroup]) -> Iterator[tuple[DuplicateGroup, Member]]:
    """Yield the members of which there is a difference to show, with their groups, in the order of groups."""
    for group in groups:
        for member in group.members:
            if member.relation is Relation.NEAR:
                yield group, member


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


DifferenceKind = ChangeKind | ContentKind
"""In what documents may differ: in their words, or besides them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContentRow:
    """A thing of a kind of content beyond the words, as far as either side has it; `None` on the side that has none.

    Both sides have something where it is the same, or where one thing stands in the place of another one.
    """

    kind: ContentKind
    left: ContentItem | None
    right: ContentItem | None
    left_number: int | None = None
    """Its place among all of the kind in the document, from 0; `None` where there is none."""
    right_number: int | None = None
    place: int | None = None
    """The row of the difference that it stands before, or the number of rows; `None` where nobody knows."""
    leaves: tuple[Leaf, Leaf] = (Leaf.PAGE, Leaf.PAGE)
    """What the pages of both items are."""

    @property
    def is_same(self) -> bool:
        """Return whether both sides have it."""
        return self.left is not None and self.right is not None and self.left.digest == self.right.digest

    @property
    def is_in_texts(self) -> bool:
        """Return whether it is the signs that words leave out, which stand in the texts; what is raised does not."""
        return self.kind is ContentKind.SIGNS and self.place is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Everything about two documents; `relation` is `None` where they are neither near nor one inside the other.

    Figures and relation are those of docs/reference/similarity.md, whatever the options say; only `difference` follows
    these.
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
    differs_beyond: tuple[ContentDifference, ...] = ()
    """In which kinds of content they differ besides their words; what there is of each is in `left` and `right`."""
    looks: tuple[PageLikeness, ...] = ()
    """The pages that look alike, where at least one of the two has too few words to be told by them."""
    compared_pages: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    """The numbers of the pages, or pictures, of each that were compared by what is seen on them."""
    uncompared_pages: tuple[int, int] = (0, 0)
    """How many more of each were not, as there are too many: they count as not alike."""
    difference: Difference
    options: CompareOptions
    content_rows: tuple[ContentRow, ...] = ()
    """What there is of each kind of `differs_beyond` that both readers see, in its place."""

    @property
    def has_words(self) -> bool:
        """Return whether one of the two has any words."""
        return bool(self.left_words or self.right_words)


@dataclass(frozen=True, slots=True, kw_only=True)
class RedlineAbout:
    """What a Word document with tracked changes says of itself."""

    names: tuple[str, str]
    """Of both files, without their folders."""
    beyond: str
    """In what the two differ besides their words; empty where they do not."""
    wants_layout: bool
    """Whether A is a Word document."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Redline:
    """A Word document in which the differences are tracked changes: accepted it has B's words, rejected A's."""

    data: bytes = b""
    keeps_layout: bool
    """Whether it is A with changes in it, not a plain document."""
    accepted_before: bool
    """Whether changes that were tracked in A already count as accepted."""
    left_out: int
    """Passages that stand where no change can be tracked: in equations, charts and diagrams."""
