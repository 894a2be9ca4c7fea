"""Heights of many rows: guessed until a row is laid out, and the places that follow from them."""

import numpy as np
import numpy.typing as npt

Heights = npt.NDArray[np.float64]


class RowHeights:
    """Where each row begins, in pixels from the top of the whole text."""

    def __init__(self, guesses: Heights) -> None:
        self._heights = guesses
        self._tops = np.zeros(len(guesses) + 1)
        self._valid_rows = 0
        """`_tops` is right up to and including this row."""

    def __len__(self) -> int:
        return len(self._heights)

    @property
    def total(self) -> float:
        """Return the height of everything."""
        return float(self.tops()[-1])

    def tops(self) -> Heights:
        """Return the top of each row, and the bottom of the last."""
        begin = self._valid_rows
        if begin < len(self._heights):
            np.cumsum(self._heights[begin:], out=self._tops[begin + 1 :])
            self._tops[begin + 1 :] += self._tops[begin]
            self._valid_rows = len(self._heights)
        return self._tops

    def top(self, row: int) -> float:
        """Return where a row begins."""
        return float(self.tops()[row])

    def height(self, row: int) -> float:
        """Return the height of a row, known or guessed."""
        return float(self._heights[row])

    def set_height(self, row: int, height: float) -> None:
        """Replace a guess by what is known."""
        if self._heights[row] != height:
            self._heights[row] = height
            self._valid_rows = min(self._valid_rows, row)

    def row_at(self, y: float) -> int:
        """Return the row at a place; the first or last one beyond the ends."""
        row = int(np.searchsorted(self.tops(), y, side="right")) - 1
        return min(max(row, 0), max(len(self) - 1, 0))


def guess_heights(
    lengths: npt.NDArray[np.int64], *, characters_per_line: float, line_height: float, padding: float
) -> Heights:
    """Return a guess for rows whose longer side has so many characters."""
    lines = np.maximum(np.ceil(lengths / max(characters_per_line, 1.0)), 1.0)
    return lines * line_height + padding
