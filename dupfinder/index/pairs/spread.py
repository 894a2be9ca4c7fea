"""Bits in another order: Hamming distances stay, and each prefix tells equally much."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Fingerprints
from dupfinder.index.permutation import WIDTH_BITS

_CHUNK = 32_768
_BYTES = WIDTH_BITS // 8


def spread_order(telling: NDArray[np.float64]) -> tuple[int, ...]:
    """Return an order of bits, lowest first, in which every run of places holds bits that together tell equally much.

    `telling` is float64[64]: how much each bit tells. The most telling bits go to places 0, 32, 16, 48, 8, … (van der
    Corput's sequence), so that those of any rank are evenly spaced.
    """
    index_bits = WIDTH_BITS.bit_length() - 1
    places = [int(f"{rank:0{index_bits}b}"[::-1], 2) for rank in range(WIDTH_BITS)]
    order = [0] * WIDTH_BITS
    for place, bit in zip(places, np.argsort(-telling, kind="stable").tolist(), strict=True):
        order[place] = bit
    return tuple(order)


def with_bit_order(fingerprints: Fingerprints, bit_order: tuple[int, ...]) -> Fingerprints:
    """Return the fingerprints with bit `bit_order[i]` at place i."""
    moved = np.zeros((_BYTES, 256), dtype=np.uint64)
    values = np.arange(256, dtype=np.uint64)
    for place, bit in enumerate(bit_order):
        source = values >> np.uint64(bit % 8) & np.uint64(1)
        moved[bit // 8] |= source << np.uint64(place)
    result = np.zeros_like(fingerprints)
    for begin in range(0, len(fingerprints), _CHUNK):
        chunk = fingerprints[begin : begin + _CHUNK]
        for byte in range(_BYTES):
            held = (chunk >> np.uint64(8 * byte)).astype(np.uint8)
            result[begin : begin + _CHUNK] |= moved[byte][held]
    return result
