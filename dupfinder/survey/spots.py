"""Where the documents of each kin stand, so that folders can be compared by binary searches."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.pairs import Relation
from dupfinder.domain.surveys import SharedDocuments
from dupfinder.survey.columns import ALONE, Columns
from dupfinder.survey.keys import sums

Numbers = NDArray[np.int64]

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
class KinsIn:
    """The kins in a folder's tree, rising: how many documents of each, and their bytes."""

    kin: Numbers
    documents: Numbers
    size_bytes: Numbers


@dataclass(frozen=True, slots=True, kw_only=True)
class Spots:
    """All documents of kins by kin and then by row (`Columns`): those of a kin in a folder's tree are one run.

    Keys are kin * rows + row, rising.
    """

    columns: Columns
    keys: Numbers
    bytes_before: Numbers
    """The bytes of all documents before each key; one more than there are keys."""
    first_rows: Numbers
    """The first row of each kin, and …"""
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
        row = np.flatnonzero(columns.kin != ALONE)
        place = np.searchsorted(folders, columns.folder[row], side="right") - 1
        is_inside = (place >= 0) & (columns.folder[row] < columns.folders.ends[folders[place]])
        place, kin = place[is_inside], columns.kin[row[is_inside]]
        low, high = self._lows_and_highs(folders)
        is_elsewhere = (self.first_rows[kin] < low[place]) | (self.last_rows[kin] >= high[place])
        return np.bincount(place[is_elsewhere], minlength=len(folders))

    def kins_in(self, folder: int) -> KinsIn:
        """Return the kins in a folder's tree."""
        kin, size_bytes = (column[self.rows(folder)] for column in (self.columns.kin, self.columns.size_bytes))
        is_kin = kin != ALONE
        kins, places, documents = np.unique(kin[is_kin], return_inverse=True, return_counts=True)
        return KinsIn(kins, documents, sums(places, size_bytes[is_kin], len(kins)))

    def common(self, kins: KinsIn, other: int) -> Common:
        """Return what a folder with these kins and another one, apart from it, have in common."""
        is_common, other_documents, other_bytes = (
            self._looked_up(kins.kin, other)
            if self.total(other) > _MUCH_LARGER * len(kins.kin)
            else self._looked_through(kins.kin, other)
        )
        return Common(
            documents=int(kins.documents[is_common].sum()),
            size_bytes=int(kins.size_bytes[is_common].sum()),
            other_documents=other_documents,
            other_bytes=other_bytes,
        )

    def _looked_up(self, kin: Numbers, folder: int) -> tuple[NDArray[np.bool_], int, int]:
        """Return which kins are in a folder's tree, with how many documents and bytes; by binary searches."""
        bounds = (self.lows[folder], self.highs[folder])
        low, high = (np.searchsorted(self.keys, kin * len(self.columns.kin) + bound) for bound in bounds)
        size_bytes = self.bytes_before[high] - self.bytes_before[low]
        return high > low, int((high - low).sum()), int(size_bytes.sum())

    def _looked_through(self, kin: Numbers, folder: int) -> tuple[NDArray[np.bool_], int, int]:
        """Return the same; by going through all documents of the tree, which is faster unless it is much larger."""
        rows, count = self.rows(folder), self.columns.kin_count
        its_kin = self.columns.kin[rows]
        is_common = _are_among(its_kin, kin, count)
        return (
            _are_among(kin, its_kin, count),
            int(is_common.sum()),
            int(self.columns.size_bytes[rows][is_common].sum()),
        )

    def relations(self, folder: int, other: int, *, in_format: bool = False) -> dict[Relation, SharedDocuments]:
        """Return which documents of one folder have one in another that is related so, and none that is closer.

        With `in_format` only such of the same format count, unless the bytes are the same.
        Their bytes are those that are free without them.
        """
        columns, rows = self.columns, self.rows(folder)
        is_left, sizes = columns.kin[rows] != ALONE, columns.freed_bytes[rows]
        found = {}
        for relation, column in (
            (Relation.IDENTICAL, columns.content),
            (Relation.SAME_CONTENT, columns.same_content),
            (Relation.SAME_TEXT, columns.text),
            (Relation.NEAR, columns.kin),
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


def spots_of(columns: Columns) -> Spots:
    """Return the documents of kins, sorted."""
    count = len(columns.kin)
    row = np.flatnonzero(columns.kin != ALONE)
    order = np.argsort(columns.kin[row], kind="stable")
    row = row[order]
    kin = columns.kin[row]
    kins = np.arange(columns.kin_count)
    folders = columns.folders
    return Spots(
        columns=columns,
        keys=kin * count + row,
        bytes_before=np.concatenate([[0], np.cumsum(columns.size_bytes[row])]),
        first_rows=row[np.searchsorted(kin, kins)],
        last_rows=row[np.searchsorted(kin, kins, side="right") - 1],
        lows=np.searchsorted(columns.folder, np.arange(len(folders))).tolist(),
        highs=np.searchsorted(columns.folder, folders.ends).tolist(),
    )
