"""Equal features of each text folded into one, and counted; many texts at once."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray, scatter

Counts = NDArray[np.int64]
Positions = NDArray[np.int64]

TILE = 1 << 15
"""Features that are folded at once: few enough for them and the table of slots to stay in the processor's cache."""

_ORDERED = 1 << 21
_TABLE_BITS = 17
_FIRST_BITS = 16
_FACTOR = np.uint64(0x9E3779B97F4A7C15)


def fold(features: UintArray, starts: Positions) -> tuple[UintArray, Counts, Positions]:
    """Return the distinct features of each text, how often each occurs there, and where each text starts among them.

    Text i is `features[starts[i]:starts[i + 1]]`. The order within a text is not defined, but the same whatever other
    texts are there.

    A table of slots does it: each feature writes its place into the slot of its hash and then reads who was last
    there. Where that is a feature equal to it, that one stands for it; the others try again with another hash. This is
    linear, whatever the values, and needs no sorting, which takes four times as long on most processors.
    """
    table = np.empty(1 << _TABLE_BITS, np.int32)
    distinct, counts = np.empty_like(features), np.empty(len(features), np.int64)  # only what is written takes memory
    found = 0
    sizes = np.zeros(len(starts), np.int64)
    for first, last in tiles(starts, size=TILE):
        inside = features[starts[first] : starts[last]]
        if len(inside) <= TILE:
            bounds = starts[first : last + 1] - starts[first]
            values, numbers, sizes[first + 1 : last + 1] = _fold_tile(inside, bounds, table)
            found = _put(values, numbers, distinct, counts, found)
            continue
        for part in _by_first_bits(inside):
            values, numbers, size = _fold_tile(part, np.array([0, len(part)]), table)
            sizes[last] += size[0]
            found = _put(values, numbers, distinct, counts, found)
    return distinct[:found], counts[:found], np.cumsum(sizes)


def _put(values: UintArray, numbers: Counts, distinct: UintArray, counts: Counts, found: int) -> int:
    """Put distinct values and their counts behind those that were found before; return how many there are now."""
    end = found + len(values)
    distinct[found:end], counts[found:end] = values, numbers
    return end


def tiles(starts: Positions, *, size: int) -> Iterator[tuple[int, int]]:
    """Yield the first text of each tile and the one behind its last: of about `size` values, but at least one text."""
    first = 0
    while first < len(starts) - 1:
        behind = int(np.searchsorted(starts, starts[first] + size, side="right")) - 1
        last = max(first + 1, behind)
        yield first, last
        first = last


def _by_first_bits(features: UintArray) -> Iterator[UintArray]:
    """Yield the features of a long text in parts of about `TILE`, so that equal ones are in the same part.

    They are put in order about `_ORDERED` at a time: the places of all would take as much memory as all of them.
    """
    keys = np.ascontiguousarray(features.astype("<u8", copy=False).view("<u2")[3::4])
    sizes = np.zeros(1 << _FIRST_BITS, np.int64)
    for start in range(0, len(keys), _ORDERED):
        sizes += np.bincount(keys[start : start + _ORDERED], minlength=1 << _FIRST_BITS)
    bounds = np.concatenate(([0], np.cumsum(sizes)))
    for low, high in tiles(bounds, size=_ORDERED):
        is_inside = (keys >= low) & (keys < high)
        # NumPy sorts numbers of 16 bits by radix.
        ordered = features[is_inside][np.argsort(keys[is_inside], kind="stable")]
        inner = bounds[low : high + 1] - bounds[low]
        for first, last in tiles(inner, size=TILE):
            if inner[last] > inner[first]:
                yield ordered[inner[first] : inner[last]]


def _fold_tile(features: UintArray, starts: Positions, table: NDArray[np.int32]) -> tuple[UintArray, Counts, Counts]:
    """Return the distinct features of the texts of a tile, their counts, and how many distinct ones each text has."""
    values = features
    if len(starts) > 2:
        # Equal features of two texts differ. That others become equal is as likely as that two hashes are.
        numbers = np.arange(1, len(starts), dtype=np.uint64)
        values = features ^ np.repeat(scatter(numbers * _FACTOR), np.diff(starts))
    counts = np.bincount(_representatives(values, table), minlength=len(values))
    which = np.flatnonzero(counts != 0)
    return features.take(which, mode="clip"), counts.take(which, mode="clip"), np.diff(np.searchsorted(which, starts))


def _representatives(values: UintArray, table: NDArray[np.int32]) -> NDArray[np.int32]:
    """Return for each value the place of the last one that is equal to it."""
    places = np.arange(len(values), dtype=np.int32)
    result = _last_in_slot(values, places, table)
    left = np.flatnonzero(values.take(result, mode="clip") != values)
    mixed = values[left]
    while len(left):
        mixed = scatter(mixed + _FACTOR)
        found = _last_in_slot(mixed, places[left], table)
        result[left] = found
        is_wrong = values[found] != values[left]
        left, mixed = left[is_wrong], mixed[is_wrong]
    return result


def _last_in_slot(values: UintArray, places: NDArray[np.int32], table: NDArray[np.int32]) -> NDArray[np.int32]:
    """Return for each value the place of the last one whose first bits are the same."""
    slots = (values >> np.uint64(64 - _TABLE_BITS)).view(np.int64)
    # The last of several writes to a slot stays. Nothing is read that was not written just before.
    table[slots] = places
    return table.take(slots, mode="clip")
