"""Which row shows what, while groups open and close: arithmetic over groups, however many documents they have."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.gui.results.result_table import Numbers

Bools = NDArray[np.bool_]
_NO_ROW = -1
GROUP = -1
"""The position of a group's own row; those of its documents count from 0."""


class VisibleRows:
    """The rows of the listed groups: each has its own, and below it, while it is open, one for each document."""

    def __init__(self, counts: Numbers, listed: Numbers, is_open: Bools) -> None:
        """`counts` and `is_open` are by group; `listed` has the groups in the order of their rows."""
        self._counts = counts
        self.listed = listed
        """The groups that have a row, in the order of their rows."""
        self.is_open = is_open
        """By group whether it is open."""
        self._places = np.full(len(counts), _NO_ROW)
        self._places[listed] = np.arange(len(listed))
        self._starts = np.zeros(len(listed) + 1, np.int64)
        self._lay_out()

    def _lay_out(self) -> None:
        heights = 1 + self._counts[self.listed] * self.is_open[self.listed]
        np.cumsum(heights, out=self._starts[1:])

    def __len__(self) -> int:
        return int(self._starts[-1])

    def is_listed(self, group: int) -> bool:
        """Return whether a group has a row."""
        return bool(self._places[group] != _NO_ROW)

    def nth(self, group: int) -> int:
        """Return which of the listed groups one is, from 0."""
        return int(self._places[group])

    def at(self, row: int) -> tuple[int, int]:
        """Return group and position of a row."""
        place = int(self._starts.searchsorted(row, side="right")) - 1
        return int(self.listed[place]), row - int(self._starts[place]) - 1

    def row_of(self, group: int, position: int = GROUP) -> int | None:
        """Return the row of a group or of one of its documents; `None` for one that has none now."""
        place = int(self._places[group])
        if place == _NO_ROW or (position != GROUP and not self.is_open[group]):
            return None
        return int(self._starts[place]) + 1 + position

    def set_open(self, group: int, *, is_open: bool) -> None:
        """Open or close a group."""
        change = int(self._counts[group]) * (int(is_open) - int(self.is_open[group]))
        self.is_open[group] = is_open
        if self.is_listed(group):
            self._starts[self._places[group] + 1 :] += change

    def spread(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """Return groups and positions of many rows."""
        places = np.searchsorted(self._starts, rows, side="right") - 1
        return self.listed[places], rows - self._starts[places] - 1

    def rows_of(self, groups: Numbers, positions: Numbers) -> Numbers:
        """Return the rows of groups and positions, without those that have none now."""
        places = self._places[groups]
        has_row = (places != _NO_ROW) & ((positions == GROUP) | self.is_open[groups])
        rows: Numbers = self._starts[places[has_row]] + 1 + positions[has_row]
        return rows
