"""Whether two pages are so plainly the same that nothing is to be laid over each other: one drawing, on one place."""

import numpy as np
from numpy.typing import NDArray

Grey = NDArray[np.uint8]

LEAST_SIDE_PX = 64
"""What is smaller may be an icon."""
_CELL_PX = 32
_NOISE, _OTHER_SHADE = 4, 30
"""Greys that nobody tells apart, and by which a cell may be lighter as a whole: ink is so much darker than paper."""
_RESIDUE = 0.06
"""Of the variance of a cell, what may be left of it when the other page is taken away."""


def are_unmoved(first: Grey, second: Grey) -> bool:
    """Return whether each cell of one page shows what the same one of another does.

    Stricter than `compare_pages`, and many times as fast; two scans of one sheet are never unmoved.
    """
    if first.shape != second.shape or min(first.shape) < LEAST_SIDE_PX:
        return False
    a, b = _cells(first), _cells(second)
    residue, shade = _variance_and_mean(a - b)
    if np.abs(shade).max() > _OTHER_SHADE:
        return False
    variance = np.maximum(_variance_and_mean(a)[0], _variance_and_mean(b)[0])
    return bool((residue <= _NOISE**2 + _RESIDUE * variance).all())


def _cells(page: Grey) -> NDArray[np.float32]:
    """Return the points of a page, cell by cell; the last ones are filled up with what is at the edge."""
    padded = np.pad(page, [(0, -side % _CELL_PX) for side in page.shape], mode="edge")
    rows, columns = (side // _CELL_PX for side in padded.shape)
    cells = padded.reshape(rows, _CELL_PX, columns, _CELL_PX).swapaxes(1, 2)
    return cells.reshape(rows * columns, _CELL_PX**2).astype(np.float32)


def _variance_and_mean(cells: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    mean = cells.mean(axis=1)
    variance: NDArray[np.float32] = np.einsum("ij,ij->i", cells, cells) / cells.shape[1] - mean**2
    return variance, mean
