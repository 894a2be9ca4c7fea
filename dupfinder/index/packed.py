"""Pairs of indices (below 2**32) packed into one number each: half the memory, and a plain sort puts them in order."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Ints

Packed = NDArray[np.uint64]

_HALF = np.uint64(32)
_LOW_HALF = np.uint64(2**32 - 1)


def pack(left: Ints, right: Ints) -> Packed:
    """Return each pair as one number: the lower index in the high half, the higher one in the low half."""
    low, high = np.minimum(left, right), np.maximum(left, right)
    return (low.view(np.uint64) << _HALF) | high.view(np.uint64)


def unpack(packed: Packed) -> Ints:
    """Return the pairs as int64[m, 2], the lower index first, in the order given."""
    pairs = np.empty((len(packed), 2), dtype=np.uint64)
    np.right_shift(packed, _HALF, out=pairs[:, 0])
    np.bitwise_and(packed, _LOW_HALF, out=pairs[:, 1])
    return pairs.view(np.int64)


def join(parts: Sequence[Packed]) -> Packed:
    """Return all parts in one array."""
    return np.concatenate(parts) if parts else np.empty(0, dtype=np.uint64)


def distinct(packed: Packed) -> Packed:
    """Return each pair once, in order; sorts `packed` in place."""
    packed.sort()
    is_new = np.ones(len(packed), dtype=np.bool_)
    np.not_equal(packed[1:], packed[:-1], out=is_new[1:])
    return packed[is_new]


def in_order(packed: Packed) -> Ints:
    """Return the pairs as int64[m, 2], sorted by lower and then by higher index; sorts `packed` in place."""
    packed.sort()
    return unpack(packed)
