"""Close pairs in blocks, where all of them at once might not fit into memory.

A family of 10,000 fingerprints has 50 million pairs, one of 100,000 has a hundred times as many. Where a sample tells
that there are too many, the fingerprints are divided into parts of which any two hold few enough. That takes several
times as long as one search, but no more memory for more pairs.
"""

import itertools
import math
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.uint64]
Ints = NDArray[np.int64]

FindPairs = Callable[[Numbers], Ints]
"""Returns all pairs of indices a < b of close fingerprints, int64[m, 2], sorted."""

MOST_AT_ONCE = 1 << 26
"""Up to so many pairs are searched for at once, which takes some 30 bytes each."""
BLOCK_PAIRS = 1 << 23
"""Where there are more, this is about how many are searched for at once."""
_LEAST_SAMPLE = 1024
_MOST_SAMPLE = 8192
_SAMPLED_SHARE = 1000
_HALF = np.uint64(32)


def count_parts(fingerprints: Numbers, *, max_bits: int) -> int:
    """Return 1 where all close pairs can be searched for at once, else how many parts to make."""
    pairs = len(fingerprints) * (len(fingerprints) - 1) // 2
    if pairs > MOST_AT_ONCE:
        pairs = expected_pairs(fingerprints, max_bits=max_bits)
    # Of all pairs, (2 / parts)**2 are between members of the same two parts.
    return 1 if pairs <= MOST_AT_ONCE else math.ceil(2 * math.sqrt(pairs / BLOCK_PAIRS))


def expected_pairs(fingerprints: Numbers, *, max_bits: int) -> int:
    """Return about how many pairs of them are close, as far as a sample can tell."""
    wanted = min(_MOST_SAMPLE, max(_LEAST_SAMPLE, len(fingerprints) // _SAMPLED_SHARE))
    some = fingerprints[:: max(1, len(fingerprints) // wanted)]
    distances = (np.bitwise_count(some[place + 1 :] ^ some[place]) for place in range(len(some)))
    close = sum(int(np.count_nonzero(distance <= max_bits)) for distance in distances)
    return round(close * (len(fingerprints) / max(1, len(some))) ** 2)


def pairs_in_any_order(fingerprints: Numbers, find: FindPairs, *, parts: int) -> Iterator[Ints]:
    """Yield the pairs of indices a < b of close fingerprints, each once, in blocks of any order."""
    if parts == 1:
        yield find(fingerprints)
        return
    # Each part takes every one in `parts`: so all have their share of each family.
    for one, other in itertools.combinations_with_replacement(range(parts), 2):
        indices = np.sort(np.concatenate([np.arange(part, len(fingerprints), parts) for part in {one, other}]))
        pairs = indices[find(fingerprints[indices])]
        yield pairs if one == other else pairs[pairs[:, 0] % parts != pairs[:, 1] % parts]


def pairs_in_order(
    fingerprints: Numbers, find: FindPairs, *, parts: int, most_pairs: int = BLOCK_PAIRS
) -> Iterator[Ints]:
    """Yield the pairs of indices of close fingerprints sorted, in blocks."""
    if parts == 1:
        yield find(fingerprints)
        return
    counts = np.zeros(len(fingerprints), dtype=np.int64)
    for pairs in pairs_in_any_order(fingerprints, find, parts=parts):
        counts += np.bincount(pairs[:, 0], minlength=len(counts))
    for begin, end in _ranges(counts, limit=most_pairs):
        yield _pairs_from(fingerprints, find, begin=begin, end=end, parts=parts)


def _ranges(counts: Ints, *, limit: int) -> Iterator[tuple[int, int]]:
    """Yield ranges that cover all places that count, of at most `limit` together or of a single place."""
    totals = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(counts)))
    begin = 0
    while totals[begin] < totals[-1]:
        end = max(begin + 1, int(np.searchsorted(totals, totals[begin] + limit, side="right")) - 1)
        yield begin, end
        begin = end


def _pairs_from(fingerprints: Numbers, find: FindPairs, *, begin: int, end: int, parts: int) -> Ints:
    """Return the pairs whose lower index is in this range, sorted."""
    found = []
    for part in range(parts):
        indices = np.concatenate((np.arange(begin, end), np.arange(end + part, len(fingerprints), parts)))
        pairs = indices[find(fingerprints[indices])]
        is_new = pairs[:, 0] < end
        if part:
            is_new &= pairs[:, 1] >= end
        found.append(pairs[is_new])
    low, high = np.concatenate(found).view(np.uint64).T
    packed = low << _HALF | high
    packed.sort()
    return np.stack((packed >> _HALF, packed & np.uint64(2**32 - 1)), axis=1).view(np.int64)
