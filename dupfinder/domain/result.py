"""What a scan found."""

import enum
from collections import defaultdict
from collections.abc import Container as PathContainer
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain
from typing import Protocol

from dupfinder.domain.documents import Document, Problem, ProblemCode
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.domain.records import dataclass


class ScanStatus(enum.StrEnum):
    """How a scan ended."""

    FINISHED = "finished"
    CANCELLED = "cancelled"
    INCOMPLETE = "incomplete"
    """A disk or folder went while it was scanned; the problems say which."""


class LeftOut(enum.StrEnum):
    """Why something below a source was not looked at; the values are part of the report format."""

    EMPTY = "empty"
    SIZE = "size"
    """Smaller or larger than was asked for."""
    NAME = "name"
    """Its name, or that of its folder, was excluded, or not included."""
    HIDDEN = "hidden"
    LINK = "link"
    SPECIAL = "special"
    """A device, a pipe or a socket."""
    TRASH = "trash"
    PACKAGE = "package"
    """What macOS shows as one file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOutFiles:
    """How many files and folders were not looked at for one reason; what is in such a folder is not counted."""

    reason: LeftOut
    count: int


@dataclass(frozen=True, slots=True)
class UnreadFiles:
    """Files of one kind that were not read."""

    format: str
    """As `Document.format`: the name of a format that is known, or the suffix of the files without its dot."""
    count: int
    size_bytes: int
    compared: int = 0
    """How many of them were compared by their bytes."""

    @property
    def figures(self) -> tuple[int, int, int]:
        """Return what is added up."""
        return (self.count, self.size_bytes, self.compared)


def unread_files(parts: Iterable[UnreadFiles]) -> tuple[UnreadFiles, ...]:
    """Return files that were not read with those of one format together, the most frequent first."""
    sums: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for part in parts:
        sums[part.format] = [a + b for a, b in zip(sums[part.format], part.figures, strict=True)]
    each = (UnreadFiles(name, *figures) for name, figures in sums.items())
    return tuple(sorted(each, key=lambda one: (-one.count, one.format)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """Counts of one scan."""

    files_seen: int = 0
    from_cache: int = 0
    elapsed_s: float = 0.0
    unconfined: tuple[str, ...] = ()
    """What should keep documents that take over their readers from harm, and is missing on this system."""
    passed_over: tuple[UnreadFiles, ...] = ()
    """What was neither read nor compared by its bytes."""
    left_out: tuple[LeftOutFiles, ...] = ()


class Pairs(Protocol):
    """Every verified pair once; can be iterated as often as needed, without holding all of them at once."""

    def __iter__(self) -> Iterator[VerifiedPair]: ...

    def find(self, a: Document, b: Document) -> VerifiedPair | None:
        """Return the pair of two documents, whichever comes first; `None` if they are not among the pairs."""

    def without(self, gone: PathContainer[str]) -> "Pairs":
        """Return the pairs of which neither document has one of these paths."""


@dataclass(frozen=True, kw_only=True)
class ScanResult:  # no slots: what could go is counted once
    """What a scan found. `documents` and `problems` come in the order of paths, `groups` by falling gain."""

    options: ScanOptions
    status: ScanStatus
    documents: tuple[Document, ...]
    groups: tuple[DuplicateGroup, ...]
    containers: tuple[Container, ...]
    """Only where the relation `contained` was asked for."""
    pairs: Pairs
    problems: tuple[Problem, ...]
    statistics: Statistics
    unique: tuple[Document, ...] | None = None
    """Documents that are like no other, where a report is to list these, and no groups; in the order of paths."""

    @cached_property
    def gone_sources(self) -> tuple[str, ...]:
        """Return the disks and folders that went while they were scanned: nothing of them is in the result."""
        return tuple(one.path for one in self.problems if one.code is ProblemCode.SOURCE_GONE)

    @cached_property
    def enclosed_documents(self) -> int:
        """Return how many of the documents are inside other files."""
        return sum(one.entry.enclosing is not None for one in self.documents)

    @property
    def unread(self) -> tuple[UnreadFiles, ...]:
        """Return the files that were not read, the most frequent format first; of some the bytes were compared.

        Who asks for nothing but identical files knows that none was read: then those that were compared are left out.
        """
        only_bytes = self.options.relation is Relation.IDENTICAL
        compared = () if only_bytes else (one for one in self.documents if one.is_unread)
        by_bytes = (UnreadFiles(one.format, 1, one.entry.size_bytes, 1) for one in compared)
        return unread_files(chain(self.statistics.passed_over, by_bytes))

    @property
    def redundant_documents(self) -> int:
        """Return how many documents could go if each group kept its keeper (and its variants, and all references)."""
        return self._redundant[0]

    @property
    def reclaimable_bytes(self) -> int:
        """Return the bytes that are free without the redundant documents."""
        return self._redundant[1]

    @property
    def sharing_documents(self) -> int:
        """Return how many of the redundant documents share bytes that stay: with other names, files or snapshots."""
        return self._redundant[2]

    @cached_property
    def _redundant(self) -> tuple[int, int, int]:
        entries = [one.document.entry for group in self.groups for one in group.redundant]
        shared = [one.shared_bytes for one in entries]
        return len(entries), sum(one.size_bytes for one in entries) - sum(shared), len(shared) - shared.count(0)

    def counted(self, redundant: tuple[int, int, int] | None = None, *, enclosed: int | None = None) -> "ScanResult":
        """Return this very result with all counted that is said of it, for whoever must not wait for that later.

        Of 100,000 groups it takes half a second. `redundant` are the number of redundant documents, the bytes that
        are free without them, and how many of them share bytes, and `enclosed` that of documents inside other files,
        where that is known.
        """
        inside = self.enclosed_documents if enclosed is None else enclosed
        counts = {"_redundant": redundant or self._redundant, "enclosed_documents": inside}
        vars(self).update(counts, gone_sources=self.gone_sources)
        return self
