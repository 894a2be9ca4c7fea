"""Equal fingerprints: folded before a search, unfolded after it."""

import itertools
from collections.abc import Iterable, Iterator

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints, begins_of_runs, blocks, by_value, expand
from dupfinder.index.packed import Packed, gathered, halves, pack

_BLOCK_PAIRS = 2**16


class EqualFingerprints:
    """The distinct values among some fingerprints, and which of them stand at which indices."""

    def __init__(self, fingerprints: Fingerprints) -> None:
        # `np.unique` takes ten times as long (numpy 2.4).
        self._order, in_order = by_value(fingerprints)
        self._begins = begins_of_runs(in_order)
        self._sizes = np.diff(self._begins, append=len(in_order))
        self.values = in_order[self._begins]

    @property
    def inverse(self) -> Ints:
        """Return for each fingerprint where it is in `values`."""
        inverse = np.empty(len(self._order), dtype=np.int64)
        inverse[self._order] = np.repeat(np.arange(len(self.values)), self._sizes)
        return inverse

    @property
    def firsts(self) -> Ints:
        """Return for each value an index where it stands."""
        return self._order[self._begins]

    def unfold(self, parts: Iterable[Packed]) -> list[Packed]:
        """Return the pairs of fingerprints for these pairs of distinct values, and all pairs of equal ones."""
        return gathered(itertools.chain(self.of_different(parts), self.of_equal()))

    def of_different(self, parts: Iterable[Packed]) -> Iterator[Packed]:
        """Yield the pairs of fingerprints for these pairs of distinct values."""
        return itertools.chain.from_iterable(map(self._unfolded, parts))

    def _unfolded(self, packed: Packed) -> Iterator[Packed]:
        """Yield the pairs of indices for pairs of values, of which few stand at more than one index."""
        firsts = self.firsts
        for begin in range(0, len(packed), _BLOCK_PAIRS):
            left, right = halves(packed[begin : begin + _BLOCK_PAIRS])
            costs = self._sizes[left] * self._sizes[right]
            is_several = costs > 1
            if not is_several.any():
                yield pack(firsts[left], firsts[right])
                continue
            yield pack(firsts[left[~is_several]], firsts[right[~is_several]])
            left, right = left[is_several], right[is_several]
            for part in blocks(costs[is_several], limit=_BLOCK_PAIRS):
                yield self._products(left[part], right[part])

    def _products(self, left: Ints, right: Ints) -> Packed:
        owners, left_places = expand(self._begins[left], self._sizes[left])
        right = right[owners]
        owners, right_places = expand(self._begins[right], self._sizes[right])
        return pack(self._order[left_places[owners]], self._order[right_places])

    def of_equal(self) -> Iterator[Packed]:
        """Yield all pairs of fingerprints with the same value."""
        several = np.flatnonzero(self._sizes > 1)
        _, places = expand(self._begins[several], self._sizes[several])
        ends = np.repeat((self._begins + self._sizes)[several], self._sizes[several])
        counts = ends - places - 1
        for part in blocks(counts, limit=_BLOCK_PAIRS):
            owners, later = expand(places[part] + 1, counts[part])
            yield pack(self._order[places[part][owners]], self._order[later])
