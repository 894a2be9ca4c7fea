"""Which equal stretches are folded away; free of Qt and of the texts, and cheap however many rows there are."""

import numpy as np
import numpy.typing as npt

_CONTEXT_ROWS = 2
"""So many equal rows stay in view around each change."""
_LEAST_FOLDED = 2
"""A fold of one row would hide nothing: it takes a row itself."""


def equal_stretches(is_change: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    """Return the stretches of rows that can be folded, as `int64[k, 2]`: the first row, and the one after the last."""
    steps = np.diff(np.concatenate(([True], is_change, [True])).astype(np.int8))
    begins, ends = np.flatnonzero(steps < 0), np.flatnonzero(steps > 0)
    begins = np.where(begins > 0, begins + _CONTEXT_ROWS, begins)
    ends = np.where(ends < len(is_change), ends - _CONTEXT_ROWS, ends)
    is_long = ends - begins >= _LEAST_FOLDED
    return np.stack((begins[is_long], ends[is_long]), axis=1).astype(np.int64)


class Folds:
    """Maps places, which are what is seen one below the other, to rows; each fold is one place for many rows."""

    def __init__(self, is_change: npt.NDArray[np.bool_]) -> None:
        """Take which rows are changes; nothing is folded yet."""
        self._row_count = len(is_change)
        self._stretches = equal_stretches(is_change)
        self._is_folded = np.zeros(len(self._stretches), dtype=np.bool_)
        self._rows: npt.NDArray[np.int64] = np.arange(self._row_count)

    @property
    def rows(self) -> npt.NDArray[np.int64]:
        """Return the row at each place; of a fold the first that it hides."""
        return self._rows

    @property
    def has_folded(self) -> bool:
        """Return whether anything is hidden."""
        return bool(self._is_folded.any())

    def place_of(self, row: int) -> int:
        """Return the place where a row is, or the fold that hides it."""
        return int(np.searchsorted(self._rows, row, side="right")) - 1

    def stretch_of(self, row: int) -> int | None:
        """Return the number of the stretch that a row is in, folded or not."""
        number = int(np.searchsorted(self._stretches[:, 0], row, side="right")) - 1
        return number if number >= 0 and row < self._stretches[number, 1] else None

    def rows_of(self, stretch: int) -> range:
        """Return the rows of a stretch."""
        begin, end = self._stretches[stretch].tolist()
        return range(begin, end)

    def hidden_at(self, row: int) -> int:
        """Return how many rows the fold hides that a row is in; 0 for a row that is not in one."""
        number = self.stretch_of(row)
        return len(self.rows_of(number)) if number is not None and self._is_folded[number] else 0

    def fold(self, stretch: int) -> None:
        """Hide one stretch."""
        self._is_folded[stretch] = True
        self._map()

    def open(self, stretch: int) -> None:
        """Show one stretch."""
        self._is_folded[stretch] = False
        self._map()

    def fold_all(self) -> None:
        """Hide every stretch."""
        self._is_folded[:] = True
        self._map()

    def open_all(self) -> None:
        """Show every row."""
        self._is_folded[:] = False
        self._map()

    def folded_places(self) -> npt.NDArray[np.int64]:
        """Return the places that are folds."""
        begins = self._stretches[self._is_folded, 0]
        places: npt.NDArray[np.int64] = np.searchsorted(self._rows, begins)
        return places

    def _map(self) -> None:
        # +1 behind the first row of each folded stretch and -1 at its end: hidden is where the sum is not 0.
        steps = np.zeros(self._row_count + 1, dtype=np.int8)
        folded = self._stretches[self._is_folded]
        steps[folded[:, 0] + 1] += 1
        steps[folded[:, 1]] -= 1
        self._rows = np.flatnonzero(np.cumsum(steps[:-1]) == 0)
