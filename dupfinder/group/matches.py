"""The matches between nodes: a weighted graph in arrays."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

_SCALE = 2**30
"""Similarities are added as whole numbers of 2**-30, so that a sum does not depend on the order of its terms."""


_NODE_BITS = 31


@dataclass(frozen=True, slots=True, kw_only=True)
class Matches:
    """Every match in both directions, in the order of `node` and then `other`; `weights` is of all nodes."""

    node: Ints
    other: Ints
    similarity: Floats
    weights: Ints

    @property
    def begins(self) -> Ints:
        """Return where the matches of each node begin, and their number at the end: int64[count + 1]."""
        return np.searchsorted(self.node, np.arange(len(self.weights) + 1))

    def where(self, chosen: Flags) -> "Matches":
        """Return only the chosen matches."""
        return Matches(
            node=self.node[chosen],
            other=self.other[chosen],
            similarity=self.similarity[chosen],
            weights=self.weights,
        )

    def ranks(self) -> Ints:
        """Return the place of each node in the order of importance: int64[count].

        First comes the node with the most matches, counted in documents (the copies of its own text are matches too);
        among equals the one whose matches are closest, taken together; then the lowest.
        """
        copies = self.weights - 1
        documents = copies + self._sums(self.weights[self.other])
        scaled = np.rint(self.similarity * _SCALE).astype(np.int64)
        closeness = copies * _SCALE + self._sums(scaled * self.weights[self.other])
        ranks = np.empty_like(self.weights)
        ranks[np.lexsort((-closeness, -documents))] = np.arange(len(ranks))
        return ranks

    def _sums(self, terms: Ints) -> Ints:
        """Return for each node the sum of the terms of its matches."""
        totals = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(terms)))
        return np.diff(totals[self.begins])


def matches_of(count: int, pairs: Ints, similarities: Floats, weights: Ints) -> Matches:
    """Return the matches that `pairs` (int64[m, 2], either way round) state; of one stated twice the closer counts.

    Raises `ValueError` where shapes do not fit, an index is not below `count`, or a node is matched with itself.
    """
    if pairs.shape != (len(similarities), 2) or len(weights) != count:
        raise ValueError("Links need one similarity for each pair of nodes and one weight for each node.")
    left, right = pairs.T
    if len(pairs) and (pairs.min() < 0 or pairs.max() >= count or (left == right).any()):
        raise ValueError(f"A pair joins two different nodes from 0 to {count - 1}.")
    # One sort of one number a match; np.lexsort takes ten times as long.
    numbers = np.concatenate((left << _NODE_BITS | right, right << _NODE_BITS | left))
    order = np.argsort(numbers)
    numbers = numbers[order]
    is_first = np.ones(len(numbers), dtype=np.bool_)
    np.not_equal(numbers[1:], numbers[:-1], out=is_first[1:])
    begins = np.flatnonzero(is_first)
    closest = np.concatenate((similarities, similarities))[order]
    if len(begins) < len(numbers):
        closest = np.maximum.reduceat(closest, begins)
    numbers = numbers[begins]
    return Matches(
        node=numbers >> _NODE_BITS, other=numbers & (1 << _NODE_BITS) - 1, similarity=closest, weights=weights
    )
