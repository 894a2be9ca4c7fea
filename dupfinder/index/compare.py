"""Counting differing bits, a cacheful at a time."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.cancelling import Check
from dupfinder.index.packed import Packed, pack

SLOTS = 32_768
"""Comparisons made at once: their differences, counts and marks (10 bytes a slot) stay in a second-level cache."""

_TILE_COLUMNS = 1024
_NONE: Ints = np.empty(0, dtype=np.int64)


class Comparer:
    """Finds the close ones among two broadcast blocks of fingerprints, in memory that it uses again and again.

    Pairs that an earlier table has brought forth are left out: those that differ in no bit of one of the masks
    `earlier` (uint64[t]). So each pair is found once, and one that many tables share costs little more than its
    comparisons.
    """

    def __init__(self, max_bits: int, *, earlier: NDArray[np.uint64]) -> None:
        self._max_bits = max_bits
        self._earlier = earlier
        self._differences = np.empty(SLOTS, dtype=np.uint64)
        self._counts = np.empty(SLOTS, dtype=np.uint8)
        self._marks = np.empty(SLOTS, dtype=np.bool_)

    def close(self, left: Fingerprints, right: Fingerprints, *, shape: tuple[int, int]) -> Ints:
        """Return the flat positions in `shape`, to which both are broadcast, of new pairs with few enough bits.

        `shape` holds at most `SLOTS` comparisons.
        """
        size = shape[0] * shape[1]
        differences, counts, marks = self._differences[:size], self._counts[:size], self._marks[:size]
        np.bitwise_xor(left, right, out=differences.reshape(shape))
        np.bitwise_count(differences, out=counts)
        np.less_equal(counts, self._max_bits, out=marks)
        # Most blocks hold no close pair, and asking that first takes half the time of looking for it.
        return self._new(np.flatnonzero(marks)) if marks.any() else _NONE

    def _new(self, found: Ints) -> Ints:
        differences = self._differences[found]
        begin = 0
        while begin < len(self._earlier) and len(found):
            # Few pairs meet all masks at once; many meet some after others, as most are out after the first.
            end = begin + max(1, SLOTS // len(found))
            shared = self._earlier[begin:end, np.newaxis] & differences == 0
            begin = end
            new = ~shared.any(axis=0)
            found, differences = found[new], differences[new]
        return found


def close_in_tiles(fingerprints: Fingerprints, *, rows: int, comparer: Comparer, check: Check) -> Iterator[Packed]:
    """Yield the close pairs, packed, of which one is among the first `rows` fingerprints; in bounded memory."""
    count = len(fingerprints)
    columns = min(_TILE_COLUMNS, max(1, count))
    height = SLOTS // columns
    for top in range(0, min(rows, count - 1), height):
        check()
        block = fingerprints[top : min(top + height, rows), np.newaxis]
        for first in range(top + 1, count, columns):
            strip = fingerprints[first : first + columns]
            found = comparer.close(block, strip, shape=(len(block), len(strip)))
            if found.size:
                row, column = np.divmod(found, len(strip))
                left, right = row + top, column + first
                # Where a tile lies across the diagonal it also compares backwards and with itself.
                later = right > left
                yield pack(left[later], right[later])
