"""The union of what several searches found: each pair once, in order."""

from collections.abc import Iterable

import numpy as np

from dupfinder.index.arrays import Ints
from dupfinder.index.packed import Packed, pack, unpack

_CHUNK = 2**16
_GROWTH = 8
"""The array has room for an eighth more than it needs."""


def union(*found: Ints) -> Ints:
    """Return each pair that is in any of these arrays once: int64[m, 2], a < b, sorted.

    The arrays are int64[n, 2] of numbers from 0 to 2**32 - 1, in any order and either way round.
    """
    return united(pack(pairs[:, 0], pairs[:, 1]) for pairs in found)


def united(found: Iterable[Packed]) -> Ints:
    """Return each packed pair once: int64[m, 2], sorted. Little more memory is taken than by the result."""
    numbers = _joined(found)
    numbers.sort()
    count = _keep_distinct(numbers)
    # In place: from the last one on, a pair is never written over one that is still to be read.
    numbers.resize(2 * count, refcheck=False)
    for begin in range((count - 1) // _CHUNK * _CHUNK, -1, -_CHUNK):
        end = min(begin + _CHUNK, count)
        numbers[2 * begin : 2 * end] = unpack(numbers[begin:end]).view(np.uint64).ravel()
    return numbers.view(np.int64).reshape(-1, 2)


def _joined(parts: Iterable[Packed]) -> Packed:
    """Return all parts in one array, which grows where it stands."""
    numbers = np.empty(0, dtype=np.uint64)
    count = 0
    for part in parts:
        needed = count + len(part)
        if needed > len(numbers):
            numbers.resize(needed + needed // _GROWTH, refcheck=False)
        numbers[count:needed] = part
        count = needed
    numbers.resize(count, refcheck=False)
    return numbers


def _keep_distinct(packed: Packed) -> int:
    """Move each sorted number once to the front, in order; return how many they are."""
    count = 0
    for begin in range(0, len(packed), _CHUNK):
        chunk = packed[begin : begin + _CHUNK]
        is_new = np.ones(len(chunk), dtype=np.bool_)
        np.not_equal(chunk[1:], chunk[:-1], out=is_new[1:])
        is_new[0] = not count or chunk[0] != packed[count - 1]
        chosen = chunk[is_new]
        packed[count : count + len(chosen)] = chosen
        count += len(chosen)
    return count
