"""Shingles of consecutive words, and the sketches that a shingle index is made of."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.folding import fold
from dupfinder.fingerprint.hashing import UintArray, distinct, scatter

SHINGLE_WORDS = 5
"""Two documents share a word where they share a shingle of this many words (docs/reference/similarity.md)."""

TRIPLE_WORDS = 3
"""Where every tenth letter is wrong hardly any shingle is left, of runs of so many words a fifth."""
SAMPLED_TRIPLES = 48
"""Of a text there are so many to twice as many, and all of a shorter one."""

WINDOW = 8
"""Of every so many consecutive shingles a sketch holds one, so a shared run of 12 words is always noticed."""

Positions = NDArray[np.int64]

SKETCHED_WORDS = 1 << 15
"""The sketch of a shorter text is made of its words, whenever it is needed, as quickly as it would be read."""

_COVERED = SHINGLE_WORDS + WINDOW - 1
"""Words that a window of shingles covers; a shorter text has one window."""
_FACTOR = np.uint64(0xD1342543DE82EF95)
_BOUNDS = np.uint64(2**64 - 1) >> np.arange(64, dtype=np.uint64)
_TILE = 1 << 14
"""Words that are taken at once, so that they stay in the processor's cache."""


def shingle_hashes(words: UintArray) -> UintArray:
    """Return one hash per run of `SHINGLE_WORDS` consecutive words, in order; a shorter text is one shingle.

    uint64[max(1, words - SHINGLE_WORDS + 1)], or empty for a text without words.
    """
    width = min(SHINGLE_WORDS, len(words))
    hashes = np.empty(len(words) - width + 1 if width else 0, np.uint64)
    for first in range(0, len(hashes), _TILE):
        inside = words[first : first + _TILE + width - 1]
        hashes[first : first + _TILE] = _run_hashes(inside, width)
    return hashes


def _run_hashes(words: UintArray, width: int) -> UintArray:
    """Return one hash per run of `width` words: their polynomial, scattered."""
    return scatter(_polynomials(words, width))


def _polynomials(words: UintArray, width: int) -> UintArray:
    """Return one polynomial per run of `width` words, by Horner's rule."""
    count = len(words) - width + 1
    total = words[:count] + np.uint64(width)
    for offset in range(1, width):
        total *= _FACTOR
        total += words[offset : offset + count]
    return total


def sketches(hashes: UintArray, starts: Positions) -> tuple[UintArray, Positions]:
    """Return the winnowed shingles of many texts, in no particular order, and where each text's begin.

    Text i is the words `hashes[starts[i]:starts[i + 1]]`; its sketch has the least of every `WINDOW` consecutive
    shingles (Schleimer, Wilkerson & Aiken 2003): texts that share so many shingles share at least one value.
    """
    sizes = np.diff(starts)
    minima = np.zeros(len(hashes), np.uint64)
    for first in range(0, len(hashes) - _COVERED + 1, _TILE):
        shingles = _run_hashes(hashes[first : first + _TILE + _COVERED - 1], SHINGLE_WORDS)
        least = _minima(shingles, WINDOW)
        minima[first : first + len(least)] = least
    is_taken = np.ones(len(hashes), np.bool_)
    is_taken[1:] = minima[1:] != minima[:-1]
    is_taken[starts[:-1][sizes > 0]] = True
    return _distinct(minima, is_taken, (hashes, starts), covered=_COVERED)


def winnowed(shingles: UintArray) -> UintArray:
    """Return what the sketch of a text has of a passage with these shingles, rising; of a shorter one nothing."""
    return distinct(_minima(shingles, WINDOW)) if len(shingles) >= WINDOW else shingles[:0]


def distinct_shingles(hashes: UintArray, starts: Positions) -> tuple[UintArray, Positions]:
    """Return all shingles of many texts, each once a text: as `sketches`, of which these hold a part."""
    shingles = np.zeros(len(hashes), np.uint64)
    for first in range(0, len(hashes) - SHINGLE_WORDS + 1, _TILE):
        inside = _run_hashes(hashes[first : first + _TILE + SHINGLE_WORDS - 1], SHINGLE_WORDS)
        shingles[first : first + len(inside)] = inside
    return _distinct(shingles, np.ones(len(hashes), np.bool_), (hashes, starts), covered=SHINGLE_WORDS)


def sampled_triples(hashes: UintArray, starts: Positions) -> tuple[UintArray, Positions]:
    """Return runs of `TRIPLE_WORDS` consecutive words of many texts, some `SAMPLED_TRIPLES` a text: as `sketches`.

    They are those with the least hashes, up to a bound that halves whenever a text has twice as many words: so of two
    texts the sample of one has what that of the other has, where both are about as long.
    """
    sizes = np.diff(starts)
    halvings = np.floor(np.log2(np.maximum(sizes, SAMPLED_TRIPLES) / SAMPLED_TRIPLES)).astype(np.uint8)
    halvings = np.repeat(halvings, sizes)
    triples = np.zeros(len(hashes), np.uint64)
    is_taken = np.ones(len(hashes), np.bool_)
    for first in range(0, len(hashes) - TRIPLE_WORDS + 1, _TILE):
        words = hashes[first : first + _TILE + TRIPLE_WORDS - 1]
        # Hashes of words are random, and so are their polynomials.
        inside = _polynomials(words, TRIPLE_WORDS)
        last = first + len(inside)
        triples[first:last] = inside
        is_taken[first:last] = inside <= _BOUNDS.take(halvings[first:last])
    return _distinct(triples, is_taken, (hashes, starts), covered=TRIPLE_WORDS)


def _distinct(
    values: UintArray, is_taken: NDArray[np.bool_], texts: tuple[UintArray, Positions], *, covered: int
) -> tuple[UintArray, Positions]:
    """Return the values that are taken, each once a text, and where each text's begin.

    The value at a word is of so many words from there on; a shorter text has one, the least of its runs.
    """
    hashes, starts = texts
    sizes = np.diff(starts)
    for back in range(1, covered):
        # What would reach into the next text.
        is_taken[starts[1:][sizes >= back] - back] = False
    for size in range(1, covered):
        short = starts[:-1][sizes == size]
        values[short] = _least_shingles(hashes[short[:, np.newaxis] + np.arange(size)])
        is_taken[short] = True
    where = np.flatnonzero(is_taken)
    distinct, _, bounds = fold(values[where], np.searchsorted(where, starts))
    return distinct, bounds


def _least_shingles(words: UintArray) -> UintArray:
    """Return the least shingle of each of some short texts of the same size; `words` is uint64[texts, words]."""
    width = min(SHINGLE_WORDS, words.shape[1])
    least: UintArray = _run_hashes(words.T, width).min(axis=0)
    return least


def _minima(values: UintArray, window: int) -> UintArray:
    """Return the least of every `window` consecutive values."""
    covered = 1
    while covered < window:
        step = min(covered, window - covered)
        values = np.minimum(values[:-step], values[step:])
        covered += step
    return values
