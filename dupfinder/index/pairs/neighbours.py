"""Close pairs in small buckets: each fingerprint with its next neighbours in the order of the keys."""

from collections.abc import Iterator

import numpy as np

from dupfinder.index.arrays import Fingerprints, Flags, Ints
from dupfinder.index.cancelling import Check
from dupfinder.index.pairs.compare import SLOTS, Comparer
from dupfinder.index.permutation import Keys

SMALL_ITEMS = 16
"""Larger buckets are for other ways of comparing."""
_SPARSE = 16
"""Fetching two fingerprints from anywhere takes as long as comparing so many that lie in a row."""


def large_buckets(keys: Keys) -> tuple[Ints, Ints]:
    """Return where in the sorted `keys` each bucket of more than `SMALL_ITEMS` begins, and its size."""
    far = np.flatnonzero(keys[SMALL_ITEMS:] == keys[:-SMALL_ITEMS])
    if not len(far):
        return far, far
    # Between the last such place of one bucket and the first of the next lie the `SMALL_ITEMS` others of the first.
    is_first = np.concatenate(([True], far[1:] - far[:-1] > 1))
    begins = far[is_first]
    return begins, np.diff(np.flatnonzero(is_first), append=len(far)) + SMALL_ITEMS


def close_neighbours(
    in_order: Fingerprints, keys: Keys, *, outside: tuple[Ints, Ints], comparer: Comparer, check: Check
) -> Iterator[tuple[Ints, Ints]]:
    """Yield the unseen close pairs of equal `keys`, as places in their order, but none in the buckets `outside`.

    First each is compared with the next, then with the one after it, as long as any buckets reach so far: nothing is
    laid out anew, which is the quickest where a bucket holds a few.
    """
    inside = _inside(*outside, count=len(keys)) if len(outside[0]) else None
    for lag in range(1, min(SMALL_ITEMS, len(keys))):
        check()
        is_same = keys[lag:] == keys[:-lag]
        if inside is not None:
            is_same &= inside[:-lag]
        count = int(np.count_nonzero(is_same))
        if not count:
            return
        compare = _at_places if count * _SPARSE < len(keys) else _in_a_row
        for first in compare(in_order, is_same, lag, comparer):
            yield first, first + lag


def _inside(begins: Ints, sizes: Ints, *, count: int) -> Flags:
    """Return of each place whether it is in none of the buckets."""
    change = np.zeros(count + 1, dtype=np.int8)
    change[begins] += 1
    # Where a bucket ends another may begin.
    change[begins + sizes] -= 1
    inside: Flags = np.cumsum(change, dtype=np.int8)[:count] == 0
    return inside


def _in_a_row(in_order: Fingerprints, is_same: Flags, lag: int, comparer: Comparer) -> Iterator[Ints]:
    for begin in range(0, len(is_same), SLOTS):
        left = in_order[begin : min(begin + SLOTS, len(is_same))]
        right = in_order[begin + lag : begin + lag + len(left)]
        found, differences = comparer.close(left, right, shape=(1, len(left)))
        if found.size:
            wanted = np.flatnonzero(is_same[found + begin])
            yield found[wanted[comparer.unseen(differences[wanted])]] + begin


def _at_places(in_order: Fingerprints, is_same: Flags, lag: int, comparer: Comparer) -> Iterator[Ints]:
    places = np.flatnonzero(is_same)
    for begin in range(0, len(places), SLOTS):
        left = places[begin : begin + SLOTS]
        found, differences = comparer.close(in_order[left], in_order[left + lag], shape=(1, len(left)))
        if found.size:
            yield left[found[comparer.unseen(differences)]]
