"""Passages as small numbers: equal passages get the same one."""

import numpy as np
from numpy.typing import NDArray

UintArray = NDArray[np.uint64]
IntArray = NDArray[np.int64]

_FACTOR = 0x9E37_79B9_7F4A_7C15
_BITS = 64
_SLOTS_PER_PASSAGE = 2


def numbered(passages: UintArray) -> IntArray:
    """Return for each passage the place of an equal one, the same place for all equal ones: int64[passages].

    Each passage writes its place into a slot that depends on its value, and reads who wrote there last. Equal passages
    read the same; the few that read of a different one try again among themselves, with other slots.
    """
    slot_bits = (_SLOTS_PER_PASSAGE * len(passages)).bit_length()
    table = np.empty(1 << slot_bits, dtype=np.int32 if len(passages) < 2**31 else np.int64)
    factor = _FACTOR
    slots = _slots(passages, factor, slot_bits)
    table[slots] = np.arange(len(passages), dtype=table.dtype)
    numbers = table[slots].astype(np.int64)
    places = np.flatnonzero(passages[numbers] != passages)
    while len(places):
        # An odd factor again, so that no two passages become one.
        factor = factor * _FACTOR % 2**_BITS
        slots = _slots(passages[places], factor, slot_bits)
        table[slots] = places
        numbers[places] = table[slots]
        places = places[passages[numbers[places]] != passages[places]]
    return numbers


def _slots(passages: UintArray, factor: int, slot_bits: int) -> IntArray:
    return (passages * np.uint64(factor) >> np.uint64(_BITS - slot_bits)).view(np.int64)
