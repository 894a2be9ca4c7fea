"""Equal fingerprints: folded before a search, unfolded after it."""

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.packed import Packed, join, pack, unpack
from dupfinder.index.ranges import blocks, expand
from dupfinder.index.sorting import by_value

_BLOCK_PAIRS = 2**20


class EqualFingerprints:
    """The distinct values among some fingerprints, and which of them stand at which indices."""

    def __init__(self, fingerprints: Fingerprints) -> None:
        # `np.unique` takes ten times as long (numpy 2.4).
        self._order, in_order = by_value(fingerprints)
        is_new = np.ones(len(in_order), dtype=np.bool_)
        np.not_equal(in_order[1:], in_order[:-1], out=is_new[1:])
        self._begins = np.flatnonzero(is_new)
        self._sizes = np.diff(self._begins, append=len(in_order))
        self.values = in_order[self._begins]

    @property
    def inverse(self) -> Ints:
        """Return for each fingerprint where it is in `values`."""
        inverse = np.empty(len(self._order), dtype=np.int64)
        inverse[self._order] = np.repeat(np.arange(len(self.values)), self._sizes)
        return inverse

    def unfold(self, packed: Packed) -> Packed:
        """Return the pairs of fingerprints for these pairs of distinct values, and all pairs of equal ones."""
        pairs = unpack(packed)
        costs = self._sizes[pairs[:, 0]] * self._sizes[pairs[:, 1]]
        unfolded = [self._products(pairs[part]) for part in blocks(costs, limit=_BLOCK_PAIRS)]
        return join([*unfolded, *self._among_equals()])

    def _products(self, pairs: Ints) -> Packed:
        left, right = pairs.T
        owners, left_places = expand(self._begins[left], self._sizes[left])
        right = right[owners]
        owners, right_places = expand(self._begins[right], self._sizes[right])
        return pack(self._order[left_places[owners]], self._order[right_places])

    def _among_equals(self) -> list[Packed]:
        several = np.flatnonzero(self._sizes > 1)
        _, places = expand(self._begins[several], self._sizes[several])
        ends = np.repeat((self._begins + self._sizes)[several], self._sizes[several])
        counts = ends - places - 1
        found = []
        for part in blocks(counts, limit=_BLOCK_PAIRS):
            owners, later = expand(places[part] + 1, counts[part])
            found.append(pack(self._order[places[part][owners]], self._order[later]))
        return found


def fold_equal(fingerprints: Fingerprints) -> tuple[Fingerprints, Ints]:
    """Return the distinct values, rising, and for each fingerprint the index of its value among them.

    `values[inverse]` equals `fingerprints` (uint64[n]). One sort: where many documents are equal, fold them, search the
    values and keep the groups of equal ones apart, for they have as many pairs as the square of their number.
    """
    equal = EqualFingerprints(fingerprints)
    return equal.values, equal.inverse
