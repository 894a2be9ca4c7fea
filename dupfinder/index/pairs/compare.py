"""Counting differing bits, a cacheful at a time."""

from collections.abc import Iterator

import numpy as np

from dupfinder.index.arrays import Check, Fingerprints, Ints, Masks
from dupfinder.index.packed import Packed, pack

SLOTS = 32_768
"""Comparisons made at once: their differences and counts (9 bytes a slot) stay in a second-level cache."""

_TILE_COLUMNS = 12_288
"""The longest rows of a tile; numpy (2.4) takes three times as long for the exclusive or of a column with rows of 2,000
as of 4,000."""
_TILE_ROWS = 128
"""More would compare too much beyond the diagonal."""
_MASKED_AT_ONCE = 8192
_MANY_FOUND = 1024
_MASKED_SAMPLE = 128
_MASKS_CHOSEN = 6
_NONE: Ints = np.empty(0, dtype=np.int64)
_NO_DIFFERENCES: Fingerprints = np.empty(0, dtype=np.uint64)


class Comparer:
    """Finds the close ones among two broadcast blocks of fingerprints, in memory that it uses again and again.

    `unseen` tells which of them no earlier table has brought forth: those that differ in some bit of each of the masks
    `earlier` (uint64[t]). So each pair is found once, whatever tables share it. Not for two threads at once.
    """

    def __init__(self, max_bits: int, *, earlier: Masks) -> None:
        self._max_bits = max_bits
        self._earlier = earlier
        self._differences = np.empty(SLOTS, dtype=np.uint64)
        self._counts = np.empty(SLOTS, dtype=np.uint8)
        self._batches = 0

    def close(self, left: Fingerprints, right: Fingerprints, *, shape: tuple[int, int]) -> tuple[Ints, Fingerprints]:
        """Return the flat positions in `shape`, to which both are broadcast, of close pairs; and their differing bits.

        `shape` holds at most `SLOTS` comparisons.
        """
        size = shape[0] * shape[1]
        differences, counts = self._differences[:size], self._counts[:size]
        np.bitwise_xor(left, right, out=differences.reshape(shape))
        np.bitwise_count(differences, out=counts)
        # Most blocks hold no close pair, and asking that first takes a fraction of the time of looking for it.
        if size == 0 or counts.min() > self._max_bits:
            return _NONE, _NO_DIFFERENCES
        found = np.flatnonzero(counts <= self._max_bits)
        return found, differences[found]

    def unseen(self, differences: Fingerprints) -> Ints:
        """Return the positions of those that differ in some bit of each earlier mask."""
        left: Ints = np.arange(len(differences))
        if len(left) >= _MANY_FOUND:
            self._order_masks(differences)
        masks = self._earlier
        begin, width = 0, 1
        while begin < len(masks) and len(left):
            # A few pairs meet all masks at once; of many, most are out after the first masks.
            width = max(width, _MASKED_AT_ONCE // len(left))
            is_unseen = (masks[begin : begin + width, np.newaxis] & differences != 0).all(axis=0)
            begin, width = begin + width, 2 * width
            if not is_unseen.all():
                left, differences = left[is_unseen], differences[is_unseen]
        return left

    def _order_masks(self, differences: Fingerprints) -> None:
        """Put those masks first of which each is shared by most of the pairs that share none before it.

        What some pairs share tells of the next ones, so that this is done for the first, second, fourth, … batch.
        """
        self._batches += 1
        if self._batches & (self._batches - 1):
            return
        some = differences[:: -(-len(differences) // _MASKED_SAMPLE)]
        is_shared = self._earlier[:, np.newaxis] & some == 0
        first: list[int] = []
        while len(first) < _MASKS_CHOSEN and is_shared.any():
            first.append(int(is_shared.sum(axis=1).argmax()))
            is_shared &= ~is_shared[first[-1]]
        self._earlier = np.concatenate((self._earlier[first], np.delete(self._earlier, first)))


def close_in_tiles(
    fingerprints: Fingerprints, *, rows: tuple[int, int], comparer: Comparer, check: Check
) -> Iterator[Packed]:
    """Yield the close pairs, packed, of which the first is among the `rows` (from, up to); in bounded memory.

    Exhaustive search, the scheme that all others are measured against: n(n-1)/2 comparisons for all rows, .8 ns each.
    """
    top, end = rows
    while top < end:
        check()
        others = fingerprints[top + 1 :]
        width, height = _tile(len(others))
        block = fingerprints[top : min(top + height, end)]
        for row, column in _close_in_strips(block, others, width=width, comparer=comparer):
            # Where a tile lies across the diagonal it also compares backwards and with itself.
            later = column >= row
            yield pack(row[later] + top, column[later] + top + 1)
        top += height


def close_between(
    left: Fingerprints, right: Fingerprints, *, comparer: Comparer, check: Check
) -> Iterator[tuple[Ints, Ints]]:
    """Yield the close pairs of one from `left` and one from `right`, as places in them."""
    width, height = _tile(len(right))
    for top in range(0, len(left), height):
        check()
        for row, column in _close_in_strips(left[top : top + height], right, width=width, comparer=comparer):
            yield row + top, column


def _tile(columns: int) -> tuple[int, int]:
    """Return the width of equal strips of so many columns, and how many rows of them are compared at once."""
    strips = -(-columns // _TILE_COLUMNS)
    width = -(-columns // strips) if strips else 1
    return width, min(_TILE_ROWS, SLOTS // width)


def _close_in_strips(
    rows: Fingerprints, columns: Fingerprints, *, width: int, comparer: Comparer
) -> Iterator[tuple[Ints, Ints]]:
    for first in range(0, len(columns), width):
        strip = columns[first : first + width]
        found, differences = comparer.close(rows[:, np.newaxis], strip, shape=(len(rows), len(strip)))
        if found.size:
            found = found[comparer.unseen(differences)]
            # A division by one number takes a fifth of the time of `np.divmod` (numpy 2.4).
            row = found // len(strip)
            yield row, found - row * len(strip) + first
