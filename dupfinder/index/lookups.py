"""All values that may be near a query, each looked up in one sorted table.

Manku et al. 2007, section 3: no table besides the sorted fingerprints, but as many look-ups as there are ways to turn
over up to k of 64 bits: 1, 65, 2,081, 43,745 for k = 0 to 3.
"""

import itertools
import math

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints, Masks
from dupfinder.index.permutation import WIDTH_BITS

_BLOCK_ITEMS = 2**18


def count_neighbours(max_bits: int) -> int:
    """Return how many values of 64 bits lie within `max_bits` bits of any one."""
    return sum(math.comb(WIDTH_BITS, bits) for bits in range(max_bits + 1))


def flips(max_bits: int) -> Masks:
    """Return every way to turn over at most `max_bits` bits, those with fewer bits first: uint64[m]."""
    bits = [1 << place for place in range(WIDTH_BITS)]
    layers = (itertools.combinations(bits, count) for count in range(max_bits + 1))
    masks = map(sum, itertools.chain.from_iterable(layers))
    return np.fromiter(masks, dtype=np.uint64, count=count_neighbours(max_bits))


class LookUps:
    """Looks up each value that a query could have for a neighbour."""

    def __init__(self, values: Fingerprints, *, max_bits: int) -> None:
        self._values = values
        self._max_bits = max_bits
        self._flips = flips(max_bits)

    @property
    def size_bytes(self) -> int:
        """Return the memory taken besides the values."""
        return self._flips.nbytes

    def close(self, fingerprint: int, max_bits: int) -> list[int]:
        """Return the values within `max_bits` bits of the fingerprint, each once."""
        _, values = self.close_many(np.array([fingerprint], dtype=np.uint64), max_bits)
        found: list[int] = values.tolist()
        return found

    def close_many(self, fingerprints: Fingerprints, max_bits: int) -> tuple[Ints, Fingerprints]:
        """Return for all close pairs, each once, which of the fingerprints it is, and the value."""
        queries, values = [np.empty(0, dtype=np.int64)], [self._values[:0]]
        masks = self._flips[: count_neighbours(max_bits)]
        step = max(1, _BLOCK_ITEMS // len(masks))
        for begin in range(0, len(fingerprints) if len(self._values) else 0, step):
            wanted = fingerprints[begin : begin + step, np.newaxis] ^ masks
            places = np.searchsorted(self._values, wanted)
            found = self._values.take(places, mode="clip") == wanted
            queries.append(np.nonzero(found)[0] + begin)
            values.append(wanted[found])
        return np.concatenate(queries), np.concatenate(values)

    def with_added(self, values: Fingerprints, _added: Fingerprints) -> "LookUps":
        """Return the same search of `values`."""
        return LookUps(values, max_bits=self._max_bits)
