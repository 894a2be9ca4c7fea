"""The text of one document of a comparison in rows, for where its pages cannot be shown."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import Signal

from dupfinder.domain.differences import Difference
from dupfinder.gui.comparison.pages.marked_pages import Numbers
from dupfinder.gui.comparison.pages.page_feeds import Feed, Work
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, DisplayRows, as_display_rows
from dupfinder.gui.comparison.texts.selection import Side, piece_of
from dupfinder.pipeline import PageReader


@dataclass(frozen=True, slots=True, eq=False)
class SideRows:
    """Rows that have the text of one side only."""

    rows: DisplayRows
    side: Side
    numbers: Numbers
    """The number of the row of the difference that each of `rows` shows, never falling."""


def side_rows(rows: Sequence[DisplayRow], difference: Difference, side: Side) -> SideRows:
    """Return the rows that have something on a side, with that alone."""
    all_rows = as_display_rows(rows)
    starts = np.fromiter(map(all_rows.row_of, range(len(difference.rows))), np.int64)
    numbers = np.searchsorted(starts, np.arange(len(all_rows)), side="right") - 1
    numbers = np.maximum(numbers, 0)  # what stands above the first row
    kept = [number for number, row in enumerate(all_rows) if piece_of(row, side) is not None]
    shown = DisplayRows(tuple(_one_sided(all_rows[number], side) for number in kept))
    return SideRows(shown, side, numbers[np.array(kept, dtype=np.int64)])


def _one_sided(row: DisplayRow, side: Side) -> DisplayRow:
    left, right = (row.left, None) if side is Side.LEFT else (None, row.right)
    return DisplayRow(row.kind, left, right, counterpart=row.counterpart, content=row.content)


class TextFeed(Feed):
    """The text of one document, made in the background as there may be 100,000 paragraphs."""

    loaded = Signal(SideRows)

    def __init__(self, rows: Sequence[DisplayRow], difference: Difference, side: Side) -> None:
        super().__init__()
        self._rows, self._difference, self._side = rows, difference, side
        self._is_asked = False

    def take(self) -> Work | None:
        """Return how the rows are made, once."""
        if self._is_asked:
            return None
        self._is_asked = True
        return Work(self._make, self.loaded.emit, self.bug_found.emit)

    def _make(self, reader: PageReader) -> SideRows:  # noqa: ARG002 - nothing has to be read
        return side_rows(self._rows, self._difference, self._side)
