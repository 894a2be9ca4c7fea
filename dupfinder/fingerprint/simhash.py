"""The weighted simhash of many feature sets at once (Charikar 2002; Manku, Jain & Das Sarma 2007, §2)."""

import itertools
import math
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import Weighting
from dupfinder.fingerprint.features import IntArray, Sets
from dupfinder.fingerprint.hashing import UintArray, scatter

BITS = 64
UNIT = 1 << 20
"""Weights are counted in such parts of one: their sums are exact, the same in whatever order and on any processor."""

_LANES = 8
_LANE_MASK = np.uint64(0x0101010101010101)
_LANE_CAPACITY = 255
"""A lane is one byte wide: so many ones fit before it would overflow into its neighbour."""
_TILE = 1 << 16
"""Features that are taken at once: enough for numpy, few enough for the processor's cache."""
_NIBBLE = 4
_VALUES = 1 << _NIBBLE
_OTHER_BITS = np.uint64(0x9FB21C651E98DF25)

Positions = NDArray[np.int64]
Balances = NDArray[np.float64]
"""Of each set and each of the 64 bits: float64[sets, 64], whole numbers of 1 / `UNIT`."""


def simhash(features: UintArray, weights: NDArray[np.float64], starts: Positions, *, bits: int = BITS) -> UintArray:
    """Return one fingerprint per feature set: uint64[sets], or uint64[sets, 2] (high, low) for 128 bits.

    Set i is `features[starts[i]:starts[i + 1]]` with `weights` beside, rounded to 1 / `UNIT`; bit j of its fingerprint
    is set where the features that have bit j weigh more than half of all. An empty set gives 0.
    """
    if bits == 2 * BITS:
        high = simhash(scatter(features ^ _OTHER_BITS), weights, starts)
        return np.column_stack((high, simhash(features, weights, starts)))
    balances = np.zeros((len(starts) - 1, BITS))
    for begin in range(0, len(features), _TILE):
        end = min(len(features), begin + _TILE)
        first, last = int(np.searchsorted(starts, begin, side="right")) - 1, int(np.searchsorted(starts, end))
        inner = np.minimum(np.maximum(starts[first : last + 1], begin), end) - begin
        balances[first:last] += _balances(features[begin:end], weights[begin:end], inner)
    return np.packbits(balances > 0, axis=1, bitorder="little").view("<u8").ravel().astype(np.uint64, copy=False)


def _balances(features: UintArray, weights: NDArray[np.float64], starts: Positions) -> Balances:
    """Return by how much the features with each bit outweigh those without it."""
    # Most features occur once and weigh 1, which is counted fast; what is beyond 1 is added for the others.
    others = np.flatnonzero(weights != 1)
    beyond = np.rint((weights[others] - 1) * UNIT)
    bounds = np.searchsorted(others, starts)
    with_bit = _counts(features, starts) * float(UNIT) + _sums(features.take(others, mode="clip"), beyond, bounds)
    totals = (starts[1:] - starts[:-1]) * UNIT + np.diff(np.concatenate(([0], np.cumsum(beyond)))[bounds])
    return 2 * with_bit - totals[:, np.newaxis]


def _counts(features: UintArray, starts: Positions) -> NDArray[np.int64]:
    """Return how many features of each set have each bit.

    Eight bits of many features are counted at a time, each in a byte of its own; `np.unpackbits` would touch eight
    times the memory.
    """
    segments, sets = _segments(starts)
    counts = np.zeros((len(starts) - 1, BITS), np.int64)
    if not len(segments):
        return counts
    ones = np.empty((len(segments), BITS // _LANES, _LANES), np.uint8)
    lanes = np.empty_like(features)
    for lane in range(_LANES):
        np.right_shift(features, np.uint64(lane), out=lanes)
        np.bitwise_and(lanes, _LANE_MASK, out=lanes)
        sums = np.add.reduceat(lanes, segments).astype("<u8", copy=False)
        ones[:, :, lane] = sums.view(np.uint8).reshape(len(segments), -1)
    rows = ones.reshape(len(segments), BITS)
    first = np.flatnonzero(np.concatenate(([True], sets[1:] != sets[:-1])))
    counts[sets[first]] = rows if len(first) == len(rows) else np.add.reduceat(rows, first, axis=0, dtype=np.int64)
    return counts


def _segments(starts: Positions) -> tuple[Positions, Positions]:
    """Return where segments begin that no set's border crosses and a lane can hold, and the set of each."""
    sizes = np.diff(starts)
    pieces = -(-sizes // _LANE_CAPACITY)
    sets = np.repeat(np.arange(len(sizes)), pieces)
    within = np.arange(len(sets)) - np.repeat(np.cumsum(pieces) - pieces, pieces)
    return starts[sets] + within * _LANE_CAPACITY, sets


def _sums(features: UintArray, weights: NDArray[np.float64], starts: Positions) -> Balances:
    """Return what the features of each set with each bit weigh, for any weights.

    The weights are added up by the values of four bits of the features, then the sums of the values that have a bit.
    """
    count = len(starts) - 1
    if not len(features):
        return np.zeros((count, BITS))
    of_sets = np.repeat(np.arange(0, count * _VALUES, _VALUES), np.diff(starts))
    by_value = np.empty((count, BITS // _NIBBLE, _VALUES))
    for nibble in range(BITS // _NIBBLE):
        keys = (features >> np.uint64(nibble * _NIBBLE)).astype(np.int64)
        keys &= _VALUES - 1
        keys += of_sets
        by_value[:, nibble] = np.bincount(keys, weights, minlength=count * _VALUES).reshape(count, _VALUES)
    has_bit = (np.arange(_VALUES)[:, np.newaxis] >> np.arange(_NIBBLE)) & 1
    sums: Balances = np.einsum("snv,vb->snb", by_value, has_bit.astype(np.float64)).reshape(count, BITS)
    return sums


def term_weights(counts: IntArray, weighting: Weighting) -> NDArray[np.float64]:
    """Return the weight of a feature for each count of at least 1: float64[counts].

    For `IDF` it is the part that one text knows of; `idf_fingerprints` has the other.
    """
    match weighting:
        case Weighting.CONSTANT:
            return np.ones(len(counts))
        case Weighting.FREQUENCY:
            return counts.astype(np.float64)
        case Weighting.LOG_FREQUENCY | Weighting.IDF:
            weights: NDArray[np.float64] = np.log(counts)
            weights += 1
            return weights


def heading_factors(features: Sets, headings: Sets, *, weight: float) -> NDArray[np.float64]:
    """Return `weight` for the features that the headings of the same text have, 1 for the others: float64[features]."""
    values, starts = features
    wanted, wanted_starts = headings
    factors = np.ones(len(values))
    for i in np.flatnonzero(np.diff(wanted_starts)):
        inside = slice(starts[i], starts[i + 1])
        factors[inside][np.isin(values[inside], wanted[wanted_starts[i] : wanted_starts[i + 1]])] = weight
    return factors


def picture_vote(weight: float) -> float:
    """Return the vote of a picture that counts as much as so many features which vote with 1 each.

    The votes of n features for and against a bit mostly cancel each other out: what is left is about √n.
    """
    return math.sqrt(weight)


def weighted_fingerprints(
    features: UintArray, weights: NDArray[np.float64], starts: IntArray, *, bits: int
) -> list[int]:
    """Return the simhash of each set of weighted features, as integers of 64 or 128 bits."""
    fingerprints = simhash(features, weights, starts, bits=bits).tolist()
    return [high << 64 | low for high, low in fingerprints] if bits == 128 else fingerprints


Terms = tuple[UintArray, NDArray[np.float32]]
"""The distinct features of a text, and what each weighs in it."""

TABLE_BITS = 22
_BATCH_FEATURES = 1 << 18


def idf_fingerprints(terms_of: Callable[[int], Terms], count: int, *, bits: int) -> list[int]:
    """Return the fingerprints of documents 0 to `count` - 1, each term weighed by its inverse document frequency too.

    A term weighs what it weighs in the text times ln(1 + documents / documents that have it). `terms_of` is asked twice
    for each document, in order. Memory is 16 MiB and one batch of terms, whatever the number of documents: document
    frequencies are counted in a table of 2²² slots by hash. Terms that share a slot share the sum of their frequencies.
    That hardly matters: a slot's share of the many rare terms is a few documents more for all of them alike, and
    frequent terms, which the weighing is about, are few and lose nothing.
    """
    frequencies = np.zeros(1 << TABLE_BITS, np.uint32)
    for number in range(count):
        # Assignment counts a slot once a document, also where two of its terms meet in it.
        slots = _slots(terms_of(number)[0])
        frequencies[slots] = frequencies[slots] + 1
    return list(itertools.chain.from_iterable(_fingerprints(terms_of, count, frequencies=frequencies, bits=bits)))


def _slots(features: UintArray) -> NDArray[np.intp]:
    return (features >> np.uint64(64 - TABLE_BITS)).astype(np.intp)


def _fingerprints(
    terms_of: Callable[[int], Terms], count: int, *, frequencies: NDArray[np.uint32], bits: int
) -> Iterator[list[int]]:
    """Yield the fingerprints of one batch of documents after another."""
    batch: list[Terms] = []
    batch_features = 0
    for number in range(count):
        features, in_text = terms_of(number)
        batch.append((features, in_text * np.log1p(count / frequencies[_slots(features)]).astype(np.float32)))
        batch_features += len(features)
        if batch_features >= _BATCH_FEATURES or number == count - 1:
            starts = np.concatenate(([0], np.cumsum([len(one) for one, _ in batch])))
            all_weights = np.concatenate([one for _, one in batch]).astype(np.float64)
            yield weighted_fingerprints(np.concatenate([one for one, _ in batch]), all_weights, starts, bits=bits)
            batch, batch_features = [], 0
