"""Where the documents of each subgroup stand, so that folders can be compared by binary searches."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.surveys import SharedDocuments
from dupfinder.survey.columns import ALONE, Columns, Numbers, sums

_MUCH_LARGER = 64
"""So many documents are gone through in the time of one binary search."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Common:
    """What of one folder is in another, and the other way round."""

    documents: int
    size_bytes: int
    other_documents: int
    other_bytes: int


@dataclass(frozen=True, slots=True)
class SubgroupsIn:
    """The subgroups in a folder's tree, rising: how many documents of each, and their bytes."""

    subgroup: Numbers
    documents: Numbers
    size_bytes: Numbers


@dataclass(frozen=True, slots=True, kw_only=True)
class Holdings:
    """All documents by subgroup and then by row (`Columns`): in a folder's tree those of one subgroup are a run.

    Keys are subgroup * rows + row, rising.
    """

    columns: Columns
    keys: Numbers
    bytes_before: Numbers
    """The bytes of all documents before each key; one more than there are keys."""
    first_rows: Numbers
    """The first row of each subgroup, and …"""
    last_rows: Numbers
    """… its last one."""

    lows: list[int]
    """The first row of the tree of each folder, and …"""
    highs: list[int]
    """… the first one behind it."""

    def rows(self, folder: int) -> slice:
        """Return the rows of a folder's tree."""
        return slice(self.lows[folder], self.highs[folder])

    def total(self, folder: int) -> int:
        """Return how many documents are in a folder's tree."""
        return self.highs[folder] - self.lows[folder]

    def redundant(self, folder: int) -> int:
        """Return how many redundant documents are in a folder's tree."""
        return int(self.columns.is_redundant[self.rows(folder)].sum())

    def totals(self, folders: Numbers) -> Numbers:
        """Return how many documents are in the tree of each of these folders."""
        low, high = self._lows_and_highs(folders)
        return high - low

    def _lows_and_highs(self, folders: Numbers) -> tuple[Numbers, Numbers]:
        columns = self.columns
        ends = columns.folders.ends[folders]
        return np.searchsorted(columns.folder, folders), np.searchsorted(columns.folder, ends)

    def outside(self, folders: Numbers) -> Numbers:
        """Return how many documents of each tree have a counterpart outside it; folders rise, none is in another."""
        if not len(folders):
            return np.zeros(0, np.int64)
        columns = self.columns
        row = np.flatnonzero(columns.subgroup != ALONE)
        place = np.searchsorted(folders, columns.folder[row], side="right") - 1
        is_inside = (place >= 0) & (columns.folder[row] < columns.folders.ends[folders[place]])
        place, subgroup = place[is_inside], columns.subgroup[row[is_inside]]
        low, high = self._lows_and_highs(folders)
        is_elsewhere = (self.first_rows[subgroup] < low[place]) | (self.last_rows[subgroup] >= high[place])
        return np.bincount(place[is_elsewhere], minlength=len(folders))

    def subgroups_in(self, folder: int) -> SubgroupsIn:
        """Return the subgroups in a folder's tree."""
        subgroup, size_bytes = (
            column[self.rows(folder)] for column in (self.columns.subgroup, self.columns.size_bytes)
        )
        is_subgroup = subgroup != ALONE
        subgroups, places, documents = np.unique(subgroup[is_subgroup], return_inverse=True, return_counts=True)
        return SubgroupsIn(subgroups, documents, sums(places, size_bytes[is_subgroup], len(subgroups)))

    def common(self, subgroups: SubgroupsIn, other: int) -> Common:
        """Return what a folder with these subgroups and another one, apart from it, have in common."""
        is_common, other_documents, other_bytes = (
            self._looked_up(subgroups.subgroup, other)
            if self.total(other) > _MUCH_LARGER * len(subgroups.subgroup)
            else self._looked_through(subgroups.subgroup, other)
        )
        return Common(
            documents=int(subgroups.documents[is_common].sum()),
            size_bytes=int(subgroups.size_bytes[is_common].sum()),
            other_documents=other_documents,
            other_bytes=other_bytes,
        )

    def _looked_up(self, subgroup: Numbers, folder: int) -> tuple[NDArray[np.bool_], int, int]:
        """Return which subgroups are in a folder's tree, with how many documents and bytes; by binary searches."""
        bounds = (self.lows[folder], self.highs[folder])
        low, high = (np.searchsorted(self.keys, subgroup * len(self.columns.subgroup) + bound) for bound in bounds)
        size_bytes = self.bytes_before[high] - self.bytes_before[low]
        return high > low, int((high - low).sum()), int(size_bytes.sum())

    def _looked_through(self, subgroup: Numbers, folder: int) -> tuple[NDArray[np.bool_], int, int]:
        """Return the same; by going through all documents of the tree, which is faster unless it is much larger."""
        rows, count = self.rows(folder), self.columns.subgroup_count
        its_subgroup = self.columns.subgroup[rows]
        is_common = _are_among(its_subgroup, subgroup, count)
        return (
            _are_among(subgroup, its_subgroup, count),
            int(is_common.sum()),
            int(self.columns.size_bytes[rows][is_common].sum()),
        )

    def relations(self, folder: int, other: int, *, in_format: bool = False) -> dict[Relation, SharedDocuments]:
        """Return which documents of one folder have one in another that is related so, and none that is closer.

        With `in_format` only such of the same format count, unless the bytes are the same.
        Their bytes are those that are free without them.
        """
        columns, rows = self.columns, self.rows(folder)
        is_left, sizes = columns.subgroup[rows] != ALONE, columns.freed_bytes[rows]
        found = {}
        for relation, column in (
            (Relation.IDENTICAL, columns.content),
            (Relation.SAME_CONTENT, columns.same_content),
            (Relation.SAME_TEXT, columns.text),
            (Relation.NEAR, columns.subgroup),
        ):
            if in_format and relation is not Relation.IDENTICAL:
                column = np.where(column == ALONE, ALONE, column * len(columns.formats) + columns.format)  # noqa: PLW2901
            is_so = is_left & _are_among(column[rows], column[self.rows(other)], int(column.max(initial=ALONE)) + 1)
            found[relation] = SharedDocuments(documents=int(is_so.sum()), size_bytes=int(sizes[is_so].sum()))
            is_left &= ~is_so
        return found


def _are_among(numbers: Numbers, others: Numbers, count: int) -> NDArray[np.bool_]:
    """Return which of the numbers (below `count`) are among others; `ALONE` never is."""
    table = np.zeros(count + 1, np.bool_)
    table[others] = True
    table[ALONE] = False
    return table[numbers]


def holdings_of(columns: Columns) -> Holdings:
    """Return the documents of subgroups, sorted."""
    count = len(columns.subgroup)
    row = np.flatnonzero(columns.subgroup != ALONE)
    order = np.argsort(columns.subgroup[row], kind="stable")
    row = row[order]
    subgroup = columns.subgroup[row]
    subgroups = np.arange(columns.subgroup_count)
    folders = columns.folders
    return Holdings(
        columns=columns,
        keys=subgroup * count + row,
        bytes_before=np.concatenate([[0], np.cumsum(columns.size_bytes[row])]),
        first_rows=row[np.searchsorted(subgroup, subgroups)],
        last_rows=row[np.searchsorted(subgroup, subgroups, side="right") - 1],
        lows=np.searchsorted(columns.folder, np.arange(len(folders))).tolist(),
        highs=np.searchsorted(columns.folder, folders.ends).tolist(),
    )
