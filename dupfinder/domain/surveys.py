"""What a result says as a whole: where the space is, which folders repeat each other, formats, versions.

A *counterpart* of a document is another one of its group, whatever their relation; but of a variant (which differs from
its keeper only in details of one template) only what has the same text: two invoices are not two copies.
"""

import enum
from collections.abc import Sequence
from dataclasses import field

from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import LeftOutFiles, UnreadFiles


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """Some documents: how many, what they take, and what of that could go."""

    documents: int = 0
    size_bytes: int = 0
    redundant_documents: int = 0
    reclaimable_bytes: int = 0

    @property
    def kept_bytes(self) -> int:
        """Return what is left if all redundant documents go."""
        return self.size_bytes - self.reclaimable_bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderSpace:
    """A folder; `own` are the documents directly in it, `all` those and everything below."""

    number: int
    path: str
    """Empty for what holds all drives, where there is more than one."""
    own: Space
    all: Space
    child_count: int


@dataclass(frozen=True, slots=True)
class FolderTree:
    """All folders that have documents in or below them, from the one that holds all documents down.

    Folders have numbers: a folder comes before what is below it, and all that is below it comes before all else.
    The columns are as long as there are folders; 500,000 records would take longer to make than all else.
    """

    paths: Sequence[str]
    parents: Sequence[int]
    """-1 for the first."""
    ends: Sequence[int]
    """The folders below folder `i` are `i + 1` to `ends[i] - 1`."""
    own: "SpaceColumns"
    all: "SpaceColumns"

    def __len__(self) -> int:
        return len(self.paths)

    def folder(self, number: int) -> FolderSpace:
        """Return a folder with its figures, by its place in `paths`."""
        return FolderSpace(
            number=number,
            path=self.paths[number],
            own=self.own.row(number),
            all=self.all.row(number),
            child_count=len(self.children(number)),
        )

    def children(self, number: int) -> list[int]:
        """Return the folders directly in a folder, in the order of their documents."""
        found: list[int] = []
        child = number + 1
        while child < self.ends[number]:
            found.append(child)
            child = self.ends[child]
        return found

    def find(self, path: str) -> int | None:
        """Return the number of a folder; `None` for one without documents."""
        try:
            return self.paths.index(path)
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class SpaceColumns:
    """The figures of `Space` for many things at once, as columns of one length."""

    documents: Sequence[int]
    size_bytes: Sequence[int]
    redundant_documents: Sequence[int]
    reclaimable_bytes: Sequence[int]

    def row(self, number: int) -> Space:
        """Return the figures of one."""
        return Space(
            documents=self.documents[number],
            size_bytes=self.size_bytes[number],
            redundant_documents=self.redundant_documents[number],
            reclaimable_bytes=self.reclaimable_bytes[number],
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedDocuments:
    """The documents of one folder that have a counterpart in another one."""

    documents: int = 0
    size_bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderPair:
    """Two folders, each without what is below it, that have documents in common; of one folder with itself, repeats.

    The first is the one of which more bytes have a counterpart in the other.
    """

    first: str
    second: str
    first_documents: int
    """How many documents the folder has in all."""
    second_documents: int
    shared_of_first: SharedDocuments
    shared_of_second: SharedDocuments


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderMatrix:
    """The folders with the most bytes that are also elsewhere, by each other.

    `shared[i][j]` are the documents of folder `i` that have a counterpart in folder `j`; `shared[i][i]` those that have
    one in the same folder. Folders that repeat each other stand side by side.
    """

    folders: tuple[str, ...] = ()
    documents: tuple[int, ...] = ()
    shared: tuple[tuple[SharedDocuments, ...], ...] = ()


class FolderLikeness(enum.StrEnum):
    """How two folders, with all that is below them, are alike; the values are part of the report format."""

    IDENTICAL = "identical"
    """Every document of each is in the other, byte by byte."""
    COPY = "copy"
    """Every document of each is in the other, in another format or in another version."""
    NEAR_COPY = "near-copy"
    """Of each at least `NEARLY_ALL` documents are in the other."""
    CONTAINED = "contained"
    """Of the first at least `NEARLY_ALL` documents are in the second, which has more."""


NEARLY_ALL = 0.8
"""The share of its documents that another folder must have for a folder to count as a copy, or as contained."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderSide:
    """One folder of two, with all that is below it."""

    path: str
    documents: int
    size_bytes: int
    common: SharedDocuments
    """What has a counterpart in the other folder."""
    is_reference: bool
    """Whether all of it lies in reference folders, so nothing of it can go."""
    is_enclosed: bool = False
    """Whether it is an archive or a mailbox, or a folder in one: nothing of it can go."""
    uncompared: int | None = None
    """How many files of a whole archive have bytes that were not compared; `None` for anything else."""

    @property
    def only_here(self) -> int:
        """Return how many documents have no counterpart in the other folder."""
        return self.documents - self.common.documents

    @property
    def share(self) -> float:
        """Return which share of its documents is in the other folder."""
        return self.common.documents / self.documents


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderCopy:
    """Two folders, archives or mailboxes of which the first is (nearly) all in the second; neither is in the other."""

    likeness: FolderLikeness
    first: FolderSide
    """What could go: of two copies, the one of which more is redundant. Of an archive and a folder, the archive."""
    second: FolderSide
    relations: tuple[tuple[Relation, int], ...]
    """How many documents of the first are identical to one of the second, have its content or text, or are near."""
    takeable_bytes: int
    """Of the documents of the first that may go for one of the second, by what is included (`ScanOptions`)."""

    @property
    def gain_bytes(self) -> int:
        """Return the bytes that can be freed in the first folder; nothing in a reference, nor for an archive's sake."""
        stays = self.first.is_reference or self.is_enclosed
        return 0 if stays else self.takeable_bytes

    @property
    def is_enclosed(self) -> bool:
        """Return whether one of the two is an archive or a mailbox, or a folder in one."""
        return self.first.is_enclosed or self.second.is_enclosed

    @property
    def is_whole(self) -> bool:
        """Return whether the first is an archive of which every file, of any format, is in the second."""
        return self.first.uncompared == 0 and dict(self.relations).get(Relation.IDENTICAL) == self.first.documents


@dataclass(frozen=True, slots=True, kw_only=True)
class FormatSpace:
    """The documents of one format."""

    format: str
    space: Space


@dataclass(frozen=True, slots=True, kw_only=True)
class FormatPair:
    """Two formats in which the same documents exist."""

    first: str
    second: str
    same_text: int
    """So many texts exist in both."""
    alike: int
    """So many groups have documents of both, those with the same text and those with other versions of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSizes:
    """The groups with `least` to `most` documents; `most` is `None` in the last one."""

    least: int
    most: int | None
    groups: int
    documents: int
    reclaimable_bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Version:
    """A document of a group in time."""

    path: str
    moment_ns: int
    """Since 1970, UTC: when the document says that it was last edited, else when its file was last written."""
    size_bytes: int
    is_keeper: bool
    relation: Relation | None
    similarity: float
    """Relation and similarity are to the keeper."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSummary:
    """A group as a whole."""

    group_id: int
    keeper: str
    space: Space
    texts: int
    """How many different texts it has: 1 if all are copies."""
    first_ns: int
    last_ns: int
    versions: tuple[Version, ...]
    """In the order of time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """A result as a whole. Lists come with the largest gain (or number) first unless said otherwise."""

    total: Space
    folders: FolderTree
    matrix: FolderMatrix = field(default_factory=FolderMatrix)
    folder_pairs: tuple[FolderPair, ...] = ()
    folder_copies: tuple[FolderCopy, ...] = ()
    formats: tuple[FormatSpace, ...] = ()
    format_pairs: tuple[FormatPair, ...] = ()
    group_sizes: tuple[GroupSizes, ...] = ()
    """From small to large, those that have any."""
    edited_groups: tuple[GroupSummary, ...] = ()
    """Those with the most different texts, with their versions."""
    unread: tuple[UnreadFiles, ...] = ()
    """The most frequent format first."""
    left_out: tuple[LeftOutFiles, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FolderDocuments:
    """What two folders have in common document by document; all paths, in order."""

    common: tuple[tuple[str, str, Relation], ...]
    """A document of the first folder, its closest counterpart in the second, and how the two are related."""
    only_first: tuple[str, ...]
    only_second: tuple[str, ...]
