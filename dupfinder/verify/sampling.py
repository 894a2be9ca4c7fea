"""Which pairs of long texts may be alike enough to be compared exactly, by samples of their words."""

import math
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass

UintArray = NDArray[np.uint64]
IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]
FloatArray = NDArray[np.float64]

SAMPLED_WORDS = 256
_MISSED = 1e-12
"""How likely it is at most that a pair is left out although it is alike enough."""
LONG_WORDS = 1 << 15
"""Pairs with fewer words are compared nearly as fast as they are judged."""
_LEAST_GAIN = 4
"""Judging reads every text once; comparing reads it for each of its pairs."""
_TEXTS_AT_ONCE = 4096
"""Some 60 MB of samples."""
_FILTER_BITS = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What two texts must have in common."""

    similarity: float
    inside: float | None
    """How much of one must be in the other, where that is enough, too."""


def may_be_alike(
    pairs: IntArray,
    shingles_of: Callable[[int], UintArray],
    *,
    word_counts: IntArray,
    wanted: Wanted,
    on_text: Callable[[], None],
) -> BoolArray:
    """Return which pairs of texts may be as alike as `wanted`: bool[m] for int64[m, 2]; see `verify` for the arguments.

    Long files that quote each other are proposed by the hundred thousand, and to compare two of them takes as long as
    to read them. Of each text some random words are looked for in the other: how far the share that is found can be
    from that of all words is bounded by Hoeffding's inequality (1963, theorem 2). A pair that is alike enough is left
    out with a probability of 1e-12; that it passes says nothing. Pairs of short texts, and few pairs, all pass.
    `on_text` is called for each text that is looked into.
    """
    passes = np.ones(len(pairs), np.bool_)
    long = np.flatnonzero(word_counts[pairs].sum(axis=1) >= LONG_WORDS)
    texts = np.unique(pairs[long])
    if word_counts[pairs[long]].sum() < _LEAST_GAIN * word_counts[texts].sum():
        return passes
    # Each pair both ways: whose words are looked for, and in what.
    sampled, others = pairs[long].T.ravel(), pairs[long, ::-1].T.ravel()
    found = np.zeros(len(sampled))
    for first in range(0, len(texts), _TEXTS_AT_ONCE):
        samples = _Samples(texts[first : first + _TEXTS_AT_ONCE], shingles_of, word_counts)
        ours = np.flatnonzero(samples.has(sampled))
        for other, places in _by_value(others[ours]):
            on_text()
            found[ours[places]] = samples.share_in(shingles_of(other), sampled[ours[places]])
    passes[long] = _may_reach(found.reshape(2, -1).T, word_counts[pairs[long]], wanted)
    return passes


def _by_value(values: IntArray) -> Iterator[tuple[int, IntArray]]:
    """Yield each value and where it stands."""
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    for places in np.split(order, np.flatnonzero(ordered[1:] != ordered[:-1]) + 1):
        if len(places):
            yield int(values[places[0]]), places


def _may_reach(found: FloatArray, words: IntArray, wanted: Wanted) -> BoolArray:
    """Return which pairs may be alike enough, by the shares of their samples that were found: float64[m, 2]."""
    # What is short was looked for as a whole, so nothing is left to chance.
    variance = np.where(words > SAMPLED_WORDS, 1 / SAMPLED_WORDS, 0.0)
    doubt = math.log(1 / _MISSED) / 2
    total = words.sum(axis=1)
    similarity = ((found * words).sum(axis=1) + np.sqrt(doubt * (words**2 * variance).sum(axis=1))) / total
    reaches: BoolArray = similarity >= wanted.similarity
    if wanted.inside is not None:
        reaches |= (found + np.sqrt(doubt * variance) >= wanted.inside).any(axis=1)
    return reaches


class _Samples:
    """Random words of some texts, each told by the shingles that it stands in."""

    def __init__(self, texts: IntArray, shingles_of: Callable[[int], UintArray], word_counts: IntArray) -> None:
        self._texts = texts
        drawn = [_drawn(shingles_of(text), int(word_counts[text])) for text in texts.tolist()]
        width = max(each.shape[1] for each in drawn)
        # A text that is a single short shingle has but one.
        drawn = [np.pad(each, ((0, 0), (0, width - each.shape[1])), "edge") for each in drawn]
        self._sizes = np.array([len(each) for each in drawn])
        self._begins = np.cumsum(self._sizes) - self._sizes
        samples = np.concatenate(drawn)
        self._values, self._numbers = np.unique(samples, return_inverse=True)
        self._numbers = self._numbers.reshape(samples.shape).astype(np.int32)
        # Most shingles of a text are in no sample: a small table says so for most of these.
        self._may_have = np.zeros(1 << _FILTER_BITS, np.bool_)
        self._may_have[_slots(self._values)] = True

    def has(self, texts: IntArray) -> BoolArray:
        """Return which of some texts are among these."""
        places = np.minimum(np.searchsorted(self._texts, texts), len(self._texts) - 1)
        is_ours: BoolArray = self._texts[places] == texts
        return is_ours

    def share_in(self, shingles: UintArray, texts: IntArray) -> FloatArray:
        """Return how much of the sample of each of these texts stands in shingles of another one: float64[texts]."""
        asked = np.sort(shingles[self._may_have[_slots(shingles)]])
        places = np.minimum(np.searchsorted(self._values, asked), len(self._values) - 1)
        is_there = np.zeros(len(self._values), np.bool_)
        is_there[places[self._values[places] == asked]] = True
        rows = np.searchsorted(self._texts, texts)
        sizes = self._sizes[rows]
        ends = np.cumsum(sizes)
        words = np.arange(ends[-1]) + np.repeat(self._begins[rows] - (ends - sizes), sizes)
        is_found = is_there[self._numbers[words]].any(axis=1)
        shares: FloatArray = np.add.reduceat(is_found, ends - sizes, dtype=np.int64) / sizes
        return shares


def _slots(shingles: UintArray) -> IntArray:
    return (shingles >> np.uint64(64 - _FILTER_BITS)).view(np.int64)


def _drawn(shingles: UintArray, word_count: int) -> UintArray:
    """Return for each of some random words, or for all of few, the shingles that it stands in: uint64[words, width]."""
    if word_count > SAMPLED_WORDS:
        words = np.random.default_rng(word_count).integers(0, word_count, SAMPLED_WORDS)
    else:
        words = np.arange(word_count)
    width = word_count - len(shingles) + 1
    found: UintArray = shingles[np.clip(words[:, np.newaxis] - np.arange(width), 0, len(shingles) - 1)]
    return found
