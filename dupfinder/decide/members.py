"""The documents of some groups by number, and what of them marks depend on, as columns."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from dupfinder.decide.plan_groups import SAME_CONTENTS, SAME_TEXTS, PlanDocument, PlanGroup, Shares
from dupfinder.domain.enclosed import is_enclosed
from dupfinder.domain.pairs import Relation
from dupfinder.domain.protection import FileKey
from dupfinder.domain.records import dataclass

Rows = npt.NDArray[np.int32]
"""Numbers of documents, of groups or of files."""
Flags = npt.NDArray[np.bool_]

Codes = npt.NDArray[np.int16]
"""Of reasons."""

_LOOKED_UP_AT_ONCE = 10_000
_Integer = TypeVar("_Integer", bound=np.integer)

NONE = -1
"""Stands in a column of numbers where there is none."""
BY_HAND = NONE
"""Stands in `kept` where no rule let a document go for another one."""
GONE = -2
"""Stands in `kept` where a rule did, but that other one is in no group any more."""

RELATIONS = (Relation.IDENTICAL, Relation.SAME_CONTENT, Relation.SAME_TEXT, Relation.NEAR)
"""How close two documents of a group may be, by number; the last stands for all that have not the same words."""
Levels = npt.NDArray[np.int8]
"""Of closeness: places in `RELATIONS`."""


def level_of(relation: str) -> int:
    """Return the place of a relation in `RELATIONS`."""
    return RELATIONS.index(Relation(relation)) if relation in RELATIONS else len(RELATIONS) - 1


class Members:
    """The documents of some groups. One that is in two of them belongs to the first: the second does without it.

    Documents are numbered group by group, in their order. Nothing changes once this is made, so threads may share it.
    """

    def __init__(self, groups: Sequence[PlanGroup]) -> None:
        self.documents: list[PlanDocument] = []
        self.numbers: dict[str, int] = {}
        """The number of each document by its path."""
        ends, given = [0], []
        documents, numbers = self.documents, self.numbers
        for group in groups:
            for document in group.documents:
                number = numbers.setdefault(document.path, len(documents))
                if number == len(documents):
                    documents.append(document)
                given.append(number)
            ends.append(len(documents))
        self.given: Rows = _numbers(given)
        """The number of each document of each group, in order: the same again for one that is in two groups."""
        self.starts = np.array(ends, np.int32)
        """The number of the first document of each group; one entry more than there are groups."""
        self.groups: Rows = np.repeat(np.arange(len(groups), dtype=np.int32), np.diff(self.starts))
        """The group of each document."""
        self.paths = [document.path for document in self.documents]
        self.sizes = np.fromiter((document.freed_bytes for document in self.documents), np.int64)
        self.is_read: Flags = np.fromiter((each.content_digest is not None for each in self.documents), np.bool_)
        self._take_files(groups)
        self._take_copies(groups)
        known: dict[str, int] = {}
        self.formats: Rows = _numbers(known.setdefault(each.format, len(known)) for each in self.documents)
        """The format of each document, by number."""
        self.heads: Rows = _numbers(
            next(self.numbers[each.path] for each in group.documents if each.relation is None) for group in groups
        )
        """The document that each group names as its keeper; in several groups it belongs to the first."""
        self.first_keepers: Rows = _numbers(self._first_keeper(*group) for group in self._each(groups))
        """The keeper of the search in each group, or the best of the others where its bytes were not read, or `NONE`.

        Of a group of which only documents that belong to others were read, it is one of these.
        """

    def __contains__(self, path: str) -> bool:
        return path in self.numbers

    def __len__(self) -> int:
        return len(self.paths)

    @property
    def group_count(self) -> int:
        """Return how many groups there are."""
        return len(self.starts) - 1

    def find(self, paths: Iterable[str]) -> Rows:
        """Return the number of each document, in order; `NONE` for one that is in no group."""
        found, wanted = [], iter(paths)
        # All of it in one call would hold the interpreter for so long that the window stalls.
        while piece := list(itertools.islice(wanted, _LOOKED_UP_AT_ONCE)):
            found.append(np.fromiter(map(self.numbers.get, piece, itertools.repeat(NONE)), np.int32, len(piece)))
        return np.concatenate(found) if found else np.empty(0, np.int32)

    def rows(self, paths: Iterable[str]) -> Rows:
        """Return the numbers of those documents that are in a group, rising, each once."""
        found = self.find(paths)
        return each_once(found[found != NONE])

    def rows_of(self, groups: Rows) -> Rows:
        """Return the numbers of all documents of some groups."""
        if len(groups) == 1:  # as it is asked for each row that is painted
            return np.arange(self.starts[groups[0]], self.starts[groups[0] + 1], dtype=np.int32)
        starts, ends = self.starts[groups], self.starts[groups + 1]
        lengths = ends - starts
        before = np.cumsum(lengths) - lengths
        rows: Rows = np.arange(lengths.sum(), dtype=np.int32) + np.repeat(starts - before, lengths).astype(np.int32)
        return rows

    def closeness(self, rows: Rows, others: Rows) -> Levels:
        """Return how close each document is to the other one of its group: places in `RELATIONS`."""
        is_same = self.keys[:, rows] == self.keys[:, others]
        levels: Levels = np.where(is_same.any(axis=0), is_same.argmax(axis=0), len(RELATIONS) - 1).astype(np.int8)
        return levels

    @cached_property
    def keys_in_format(self) -> npt.NDArray[np.int32]:
        """Return `keys`, equal only where the formats are, too; the same bytes are one format."""
        found = self.keys.copy()
        for level in range(1, len(found)):
            pairs = found[level].astype(np.int64) * (self.formats.max(initial=0) + 1) + self.formats
            named = np.unique(np.where(found[level] == NONE, NONE, pairs), return_inverse=True)[1]
            found[level] = np.where(found[level] == NONE, NONE, named)
        return found

    def _each(self, groups: Sequence[PlanGroup]) -> Iterable[tuple[PlanGroup, int, int]]:
        ends = self.starts.tolist()
        return zip(groups, ends, ends[1:], strict=False)

    def _take_files(self, groups: Sequence[PlanGroup]) -> None:
        known: dict[FileKey, int] = {}
        files = (known.setdefault(document.file, len(known)) for document in self.documents)
        self.files: Rows = _numbers(files)
        """The file of each document: equal for several names of one file."""
        self.file_count = len(known)
        everything = [each for group in groups for each in group.documents]
        self.is_reference: Flags = self._have(known, {each.file for each in everything if each.is_reference})
        """Whether each document lies in a reference folder, under its name or another."""
        self.is_excluded: Flags = self._have(known, {each.file for each in everything if each.is_excluded})
        """Whether each document was left out after the scan, under its name or another."""
        self.is_enclosed: Flags = np.fromiter(map(is_enclosed, self.paths), np.bool_, len(self.paths))
        """Whether each document is inside another file; then it is excluded, too."""
        read = np.flatnonzero(self.is_read)
        read_files = each_once(self.groups[read].astype(np.int64) * len(known) + self.files[read])
        counts = np.bincount(read_files // max(len(known), 1), minlength=len(groups))
        self.is_only_file: Flags = (counts <= 1)[self.groups]
        """Whether the group of each document has no other file whose bytes were read."""

    def _have(self, known: Mapping[FileKey, int], files: Iterable[FileKey]) -> Flags:
        """Return which documents are one of some files."""
        is_one = np.zeros(len(known), np.bool_)
        is_one[[known[file] for file in files if file in known]] = True
        return is_one[self.files]

    def _take_copies(self, groups: Sequence[PlanGroup]) -> None:
        keys = np.full((len(RELATIONS) - 1, len(self.documents)), NONE, np.int32)
        counts = [0] * len(keys)
        for group, start, end in self._each(groups):
            known: list[dict[str | bytes, int]] = [{} for _ in keys]
            shares = Shares(group)
            for row, document in enumerate(self.documents[start:end], start):
                digest = document.content_digest
                if digest is None:
                    continue
                of_levels: tuple[str | bytes, ...] = (
                    digest,
                    shares.of(document, SAME_CONTENTS),
                    shares.of(document, SAME_TEXTS),
                )
                for level, name in enumerate(of_levels):
                    keys[level, row] = known[level].setdefault(name, counts[level] + len(known[level]))
            counts = [count + len(names) for count, names in zip(counts, known, strict=True)]
        self.keys: npt.NDArray[np.int32] = keys
        """By the place of a relation in `RELATIONS` and by document: equal for documents of one group that are at least
        so closely related; `NONE` for what was not read."""
        self.looks: Flags = np.fromiter((each.relation is Relation.LOOKS_ALIKE for each in self.documents), np.bool_)
        """Which documents are in their group for their looks."""

    def _first_keeper(self, group: PlanGroup, start: int, end: int) -> int:
        found = _best(self.documents[start:end]) or _best(group.documents)
        return NONE if found is None else self.numbers[found.path]


def each_once(numbers: npt.NDArray[_Integer]) -> npt.NDArray[_Integer]:
    """Return the numbers, none of them negative, rising and each once; `np.unique` takes ten times as long."""
    if len(numbers) <= 1:
        return numbers
    rising = np.sort(numbers)
    once: npt.NDArray[_Integer] = rising[np.diff(rising, prepend=rising.dtype.type(-1)) != 0]
    return once


@dataclass(frozen=True, slots=True)
class Renumbering:
    """Where documents are after a change of the groups, by their numbers before it."""

    by_path: Rows
    """The new number of each document, or `NONE`."""
    is_unchanged: Flags
    """Whether it is still there with the same bytes."""

    def moved(self, rows: Rows, *, otherwise: int) -> Rows:
        """Return the new numbers of some documents; `otherwise` where there is none, what is negative as it is."""
        new = self.by_path[np.maximum(rows, 0)] if len(rows) else rows
        return np.where(rows < 0, rows, np.where(new == NONE, otherwise, new)).astype(np.int32)


def renumbering(before: Members, after: Members) -> Renumbering:
    """Return what became of the numbers of documents."""
    find = after.numbers.get
    by_path = np.fromiter((find(path, NONE) for path in before.paths), np.int32, len(before))
    is_unchanged = by_path != NONE
    digests = ((before.documents[old], after.documents[new]) for old, new in enumerate(by_path.tolist()) if new != NONE)
    is_unchanged[is_unchanged] = [old is new or old.content_digest == new.content_digest for old, new in digests]
    return Renumbering(by_path, is_unchanged)


def _numbers(values: Iterable[int]) -> Rows:
    return np.fromiter(values, np.int32)


def _best(documents: Sequence[PlanDocument]) -> PlanDocument | None:
    readable = (each for each in documents if each.content_digest is not None)
    return min(readable, key=lambda each: (each.relation is not None, not each.is_reference), default=None)
