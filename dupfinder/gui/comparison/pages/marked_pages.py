"""The pages of one document with what is marked on them, ready to be laid out; free of Qt, made in the background."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dupfinder.domain.differences import Difference, RowKind
from dupfinder.domain.pages import PageMark, PageWords

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

CHANGES = frozenset({RowKind.CHANGED, RowKind.REMOVED, RowKind.ADDED, RowKind.MOVED})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MarkedPages:
    """Sizes and marks of all pages, and where each row of the difference begins."""

    widths_pt: Floats
    heights_pt: Floats
    marks: tuple[tuple[PageMark, ...], ...]
    change_counts: tuple[int, ...]
    """How many changes can be seen on each page; neighbouring rows that differ are one, as they are to step through."""
    rows: Numbers
    """The rows that have a mark, rising."""
    row_pages: Numbers
    """The page of the first mark of each of `rows`."""
    row_tops_pt: Floats
    """Where on that page its upper edge is."""
    row_count: int
    """How many rows the difference has."""

    def __len__(self) -> int:
        return len(self.marks)


def marked_pages(
    difference: Difference, pages: Sequence[PageWords], marks: tuple[tuple[PageMark, ...], ...]
) -> MarkedPages:
    """Return the pages of one side with their marks, without their words."""
    begins: dict[int, tuple[int, float]] = {}
    for number, on_page in enumerate(marks):
        for mark in on_page:
            begins.setdefault(mark.row, (number, mark.box.top))
    rows = sorted(begins)
    change_starts = np.array(difference.changes, dtype=np.int64)
    return MarkedPages(
        widths_pt=np.array([page.width_pt for page in pages], dtype=np.float64),
        heights_pt=np.array([page.height_pt for page in pages], dtype=np.float64),
        marks=marks,
        change_counts=tuple(_change_count(on_page, change_starts) for on_page in marks),
        rows=np.array(rows, dtype=np.int64),
        row_pages=np.array([begins[row][0] for row in rows], dtype=np.int64),
        row_tops_pt=np.array([begins[row][1] for row in rows], dtype=np.float64),
        row_count=len(difference.rows),
    )


def _change_count(marks: Sequence[PageMark], change_starts: Numbers) -> int:
    rows = [mark.row for mark in marks if mark.kind in CHANGES]
    return len(set(np.searchsorted(change_starts, rows, side="right").tolist()))
