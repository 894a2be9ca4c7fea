"""The weighted simhash of many feature sets at once (Charikar 2002; Manku, Jain & Das Sarma 2007, §2)."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray, scatter

BITS = 64
_LANES = 8
_LANE_MASK = np.uint64(0x0101010101010101)
_LANE_CAPACITY = 255
"""A lane is one byte wide: so many ones fit before it would overflow into its neighbour."""


def word_pair_features(words: UintArray) -> tuple[UintArray, NDArray[np.int64]]:
    """Return the distinct pairs of neighbouring words as hashes and how often each occurs; one word stands alone.

    Pairs of words with weight 1 + ln(count) measured best of all features (fewest candidates for the same recall).
    """
    if len(words) < 2:
        return words, np.ones(len(words), np.int64)
    pairs = np.sort(scatter(words[:-1] * np.uint64(0x9E3779B97F4A7C15) + words[1:]))
    bounds = np.flatnonzero(np.concatenate(([True], pairs[1:] != pairs[:-1], [True])))
    return pairs[bounds[:-1]], np.diff(bounds)


def log_weights(counts: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return 1 + ln(count) for each count of at least 1."""
    return 1.0 + np.log(counts)


def simhash(features: UintArray, counts: NDArray[np.int64], starts: NDArray[np.int64]) -> UintArray:
    """Return one fingerprint per feature set: uint64[sets].

    Set i is `features[starts[i]:starts[i + 1]]` with `counts` beside; bit j of its fingerprint is set where the
    features that have bit j weigh more than half of all. An empty set gives 0.
    """
    sets = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    order = np.lexsort((counts, sets))
    bounds = _segments(sets[order], counts[order])
    if len(bounds) < 2:
        return np.zeros(len(starts) - 1, np.uint64)
    first = bounds[:-1]
    weights = log_weights(counts[order][first])
    ones = _ones(features[order], first) * weights[:, np.newaxis]
    per_set = np.zeros((len(starts) - 1, BITS))
    np.add.at(per_set, sets[order][first], ones)
    total = np.bincount(sets[order][first], weights * np.diff(bounds), minlength=len(starts) - 1)
    set_bits = 2 * per_set > total[:, np.newaxis] + 1e-9
    return np.packbits(set_bits, axis=1, bitorder="little").view("<u8").ravel().astype(np.uint64)


def _segments(sets: NDArray[np.int64], counts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the bounds of runs of one set and one count, none longer than a lane can hold."""
    if not len(sets):
        return np.zeros(0, np.int64)
    changes = np.flatnonzero((sets[1:] != sets[:-1]) | (counts[1:] != counts[:-1])) + 1
    bounds = np.concatenate(([0], changes, [len(sets)]))
    pieces = -(-np.diff(bounds) // _LANE_CAPACITY)
    within = np.arange(pieces.sum()) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    return np.concatenate((np.repeat(bounds[:-1], pieces) + within * _LANE_CAPACITY, [len(sets)]))


def _ones(features: UintArray, first: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return how many features of each segment have each bit: float64[segments, 64].

    Eight bits are counted at a time, each in a byte of its own; np.unpackbits would touch eight times the memory.
    """
    ones = np.empty((len(first), _LANES, BITS // _LANES))
    for lane in range(_LANES):
        sums = np.add.reduceat((features >> np.uint64(lane)) & _LANE_MASK, first)
        ones[:, :, lane] = sums.astype("<u8").view(np.uint8).reshape(len(first), BITS // _LANES)
    return ones.reshape(len(first), BITS)
