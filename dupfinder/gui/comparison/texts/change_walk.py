"""Stepping from change to change."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence

from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, change_runs


class ChangeWalk:
    """The changes of some rows, and which of them is looked at."""

    def __init__(self, rows: Sequence[DisplayRow], *, kinds: Collection[DifferenceKind] = ()) -> None:
        """Take all changes, or with `kinds` only those of these kinds."""
        self._rows = rows
        self._starts, self._ends = change_runs(rows, kinds=kinds).T.tolist()
        self._current: int | None = None

    @property
    def rows(self) -> Sequence[DisplayRow]:
        """Return the rows whose changes these are."""
        return self._rows

    @property
    def count(self) -> int:
        """Return how many changes there are."""
        return len(self._starts)

    @property
    def current(self) -> int | None:
        """Return the number of the change that is looked at, from 0; `None` before the first step."""
        return self._current

    def rows_of_current(self) -> range:
        """Return the rows of the change that is looked at."""
        if self._current is None:
            return range(0)
        return range(self._starts[self._current], self._ends[self._current])

    def step(self, *, forward: bool, visible: range) -> range | None:
        """Return the rows of the next or previous change; `None` beyond the last or first.

        It goes on from the change that is looked at while that can be seen, else from what can be seen.
        """
        here = self.rows_of_current()
        in_view = bool(here) and here.start < visible.stop and visible.start < here.stop
        if in_view and self._current is not None:
            wanted = self._current + (1 if forward else -1)
        elif forward:
            wanted = bisect_left(self._starts, visible.start)
        else:
            wanted = bisect_right(self._starts, visible.stop - 1) - 1
        return self.go_to(wanted)

    def change_of(self, row: int) -> int | None:
        """Return the number of the change that a row is in."""
        number = bisect_right(self._starts, row) - 1
        return number if number >= 0 and row < self._ends[number] else None

    def go_to(self, change: int) -> range | None:
        """Return the rows of a change by its number, and look at it; `None` where there is none."""
        if not 0 <= change < len(self._starts):
            return None
        self._current = change
        return self.rows_of_current()
