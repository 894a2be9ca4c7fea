"""Connected components of a graph."""

import numpy as np

from dupfinder.group.matches import Ints

_BLOCK_PAIRS = 1 << 18
"""Looked at at once: far less memory than pairs may take, and enough that calls to numpy cost nothing."""


def components(count: int, pairs: Ints) -> Ints:
    """Return for each node the lowest node that a chain of pairs joins it to, or itself: int64[count].

    The nodes are 0 to `count` - 1; `pairs` is int64[m, 2] of them, in any order and either way round. Raises
    `ValueError` for a pair of nodes that are not there.
    """
    if len(pairs) and (pairs.min() < 0 or pairs.max() >= count):
        raise ValueError(f"A pair joins nodes from 0 to {count - 1}.")
    return joined(np.arange(count), pairs)


def joined(labels: Ints, pairs: Ints) -> Ints:
    """Return the labels of `components` after more pairs (int64[m, 2]), given those of all pairs so far: int64[n].

    Before any pairs a node's label is its own number. So pairs that would not fit into memory at once are joined part
    by part.
    """
    labels = labels.copy()
    for begin in range(0, len(pairs), _BLOCK_PAIRS):
        labels = _joined_at_once(labels, pairs[begin : begin + _BLOCK_PAIRS])
    return labels


def _joined_at_once(labels: Ints, pairs: Ints) -> Ints:
    """Return the labels after a few more pairs; changes those given."""
    ours, theirs = labels[pairs].T
    apart = np.flatnonzero(ours != theirs)
    while len(apart):
        ours, theirs = ours[apart], theirs[apart]
        # Each root that has a lower neighbour hangs itself below the lowest one; then all look up their new root.
        np.minimum.at(labels, np.maximum(ours, theirs), np.minimum(ours, theirs))
        while not np.array_equal(labels, roots := labels[labels]):
            labels = roots
        ours, theirs = labels[ours], labels[theirs]
        apart = np.flatnonzero(ours != theirs)
    return labels
