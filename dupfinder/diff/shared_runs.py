"""Runs that two sequences share in whatever order: what stood here, and stands there now."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from dupfinder.diff.matching import Run

Numbers: TypeAlias = npt.NDArray[np.int64]
_Hashes: TypeAlias = npt.NDArray[np.uint64]
_FACTOR = np.uint64(0xD1342543DE82EF95)


def shared_runs(left: Numbers, right: Numbers, *, width: int) -> list[Run]:
    """Return the runs that both sequences share, each as long as it can be, in rising left order.

    A run is found by a gram of `width` elements that occurs once in either sequence; what is repeated has none, and
    costs nothing. Runs may cross, and overlap at their ends. Time is that of sorting, memory in proportion.
    """
    points = _unique_on_both_sides(left, right, width)
    old, new = left.tolist(), right.tolist()
    runs: list[Run] = []
    reached: dict[int, int] = {}  # by diagonal, the end of the last run on the left
    for start, other, length in _joined(*points, width):
        if start < reached.get(start - other, 0):
            continue
        # Between two grams that are unique, each element is walked over from either at most.
        back = 0
        while min(start, other) > back and old[start - back - 1] == new[other - back - 1]:
            back += 1
        end = start + length
        while end < len(old) and end - start + other < len(new) and old[end] == new[end - start + other]:
            end += 1
        runs.append(Run(start - back, other - back, end - start + back))
        reached[start - other] = end
    return sorted(runs)


def _unique_on_both_sides(left: Numbers, right: Numbers, width: int) -> tuple[Numbers, Numbers]:
    """Return where the grams begin that occur once on either side, by left place."""
    left_hashes, left_places = _unique_grams(left, width)
    right_hashes, right_places = _unique_grams(right, width)
    _, of_left, of_right = np.intersect1d(left_hashes, right_hashes, assume_unique=True, return_indices=True)
    old, new = left_places[of_left], right_places[of_right]
    agree = np.ones(len(old), np.bool_)  # equal hashes may be chance
    for offset in range(width):
        agree &= left[old + offset] == right[new + offset]
    old, new = old[agree], new[agree]
    order = np.argsort(old)
    return old[order], new[order]


def _unique_grams(numbers: Numbers, width: int) -> tuple[_Hashes, Numbers]:
    """Return the hashes of the grams that occur once, and where they begin."""
    count = max(0, len(numbers) - width + 1)
    hashes: _Hashes = np.zeros(count, np.uint64)
    for offset in range(width):
        hashes *= _FACTOR
        hashes += numbers[offset : offset + count].view(np.uint64)
    values, firsts, counts = np.unique(hashes, return_index=True, return_counts=True)
    is_unique = counts == 1
    return values[is_unique], firsts[is_unique]


def _joined(left: Numbers, right: Numbers, width: int) -> list[Run]:
    """Return the grams that begin at these places, those joined that follow each other on both sides."""
    if not len(left):
        return []
    breaks = np.flatnonzero((np.diff(left) != 1) | (np.diff(right) != 1)) + 1
    firsts = np.concatenate([[0], breaks])
    lengths = np.diff(np.concatenate([firsts, [len(left)]])) + width - 1
    return list(map(Run, left[firsts].tolist(), right[firsts].tolist(), lengths.tolist()))
