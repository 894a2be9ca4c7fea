"""What a scan found."""

import enum
from collections.abc import Container as PathContainer
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from dupfinder.domain.documents import Document, Problem, ProblemCode
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import VerifiedPair


class ScanStatus(enum.StrEnum):
    """How a scan ended."""

    FINISHED = "finished"
    CANCELLED = "cancelled"
    INCOMPLETE = "incomplete"
    """A disk or folder went while it was scanned; the problems say which."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """Counts of one scan."""

    files_seen: int = 0
    from_cache: int = 0
    elapsed_s: float = 0.0
    unconfined: tuple[str, ...] = ()
    """What should keep documents that take over their readers from harm, and is missing on this system."""


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

    @property
    def gone_sources(self) -> tuple[str, ...]:
        """Return the disks and folders that went while they were scanned: nothing of them is in the result."""
        return tuple(one.path for one in self.problems if one.code is ProblemCode.SOURCE_GONE)

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
        return len(entries), sum(one.freed_bytes for one in entries), sum(one.shared_bytes > 0 for one in entries)

    def counted(self, redundant: tuple[int, int, int] | None = None) -> "ScanResult":
        """Return this very result with its redundant documents counted, for whoever must not wait for that later.

        Of 100,000 groups it takes half a second. `redundant` are their number, the bytes that
        are free without them, and how many of them share bytes, where that is known.
        """
        vars(self)["_redundant"] = redundant or self._redundant
        return self
