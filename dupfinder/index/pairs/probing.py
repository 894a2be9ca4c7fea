"""All values within some bits of each fingerprint, looked up in a sorted table (Manku et al. 2007, section 3)."""

import itertools
import math
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from dupfinder.index.arrays import Check, Fingerprints, Masks
from dupfinder.index.packed import Packed, pack
from dupfinder.index.permutation import WIDTH_BITS

MAX_PROBES = 10**10
"""About a quarter of an hour."""
_CHUNK = 32_768
_MASKS_AT_ONCE = 64

Probe = Callable[[], Iterator[Packed]]


def count_neighbours(max_bits: int) -> int:
    """Return how many values of 64 bits lie within `max_bits` bits of any one."""
    return sum(math.comb(WIDTH_BITS, bits) for bits in range(max_bits + 1))


def flips(max_bits: int) -> Masks:
    """Return every way to turn over at most `max_bits` bits, those with fewer bits first: uint64[m]."""
    bits = [1 << place for place in range(WIDTH_BITS)]
    layers = (itertools.combinations(bits, count) for count in range(max_bits + 1))
    masks = map(sum, itertools.chain.from_iterable(layers))
    return np.fromiter(masks, dtype=np.uint64, count=count_neighbours(max_bits))


def probes_of(count: int, max_bits: int) -> float:
    """Return how many values are looked up for all pairs of `count` fingerprints: those above each fingerprint."""
    return count / 2 * (count_neighbours(max_bits) - 1)


def probes(values: Fingerprints, *, max_bits: int, check: Check) -> list[Probe]:
    """Return calls that together find the close pairs among rising, distinct `values`, each once.

    Raises `ValueError` where more than `MAX_PROBES` values would have to be looked up.
    """
    count = probes_of(len(values), max_bits)
    if count > MAX_PROBES:
        raise ValueError(
            f"Probing {len(values):,} fingerprints within {max_bits} bits needs {count:.2g} look-ups; "
            f"{MAX_PROBES:.0e} are the most."
        )
    masks = flips(max_bits)[1:]
    return [
        partial(_probed, values, masks[first : first + _MASKS_AT_ONCE], check=check)
        for first in range(0, len(masks), _MASKS_AT_ONCE)
    ]


def _probed(values: Fingerprints, masks: Masks, *, check: Check) -> Iterator[Packed]:
    for mask in masks:
        # Of a pair that differs in these bits one has the topmost of them: it is looked up from the other's side.
        topmost = np.uint64(1) << np.uint64(int(mask).bit_length() - 1)
        for begin in range(0, len(values), _CHUNK):
            check()
            chunk = values[begin : begin + _CHUNK]
            lower = np.flatnonzero(chunk & topmost == 0)
            wanted = chunk[lower] ^ mask
            places = np.searchsorted(values, wanted)
            # `wanted` may be more than all values; the last place then holds another value.
            places[places == len(values)] -= 1
            hits = np.flatnonzero(values[places] == wanted)
            if len(hits):
                yield pack(lower[hits] + begin, places[hits])
