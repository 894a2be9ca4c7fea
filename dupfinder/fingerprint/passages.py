"""Passages of consecutive words, and the sketches that a passage index is made of."""

import numpy as np

from dupfinder.fingerprint.hashing import UintArray, scatter

PASSAGE_WORDS = 5
"""Two documents share a word where they share a passage of this many words around it (interface.md, Similarity)."""

WINDOW = 8
"""Of every so many consecutive passages a sketch holds one, so a shared run of 12 words is always noticed."""

_FACTORS = scatter(np.arange(1, PASSAGE_WORDS + 1, dtype=np.uint64)) | np.uint64(1)


def passage_hashes(words: UintArray) -> UintArray:
    """Return one hash per run of `PASSAGE_WORDS` consecutive words, in order; a shorter text is one passage.

    uint64[max(1, words - PASSAGE_WORDS + 1)], or empty for a text without words.
    """
    width = min(PASSAGE_WORDS, len(words))
    if not width:
        return np.zeros(0, np.uint64)
    count = len(words) - width + 1
    total = np.full(count, width, np.uint64)
    for offset in range(width):
        total += words[offset : offset + count] * _FACTORS[offset]
    return scatter(total)


def winnow(passages: UintArray, *, window: int = WINDOW) -> UintArray:
    """Return the distinct minima of every `window` consecutive passages, sorted (Schleimer, Wilkerson & Aiken 2003).

    Any `window` consecutive passages that two texts share give at least one shared value.
    """
    if len(passages) <= window:
        return np.unique(passages.min(keepdims=True)) if len(passages) else passages
    minima = passages
    covered = 1
    while covered < window:
        step = min(covered, window - covered)
        minima = np.minimum(minima[:-step], minima[step:])
        covered += step
    # Equal minima come in runs, so most repetitions go before the sort.
    is_new = np.concatenate(([True], minima[1:] != minima[:-1]))
    return np.unique(minima[is_new])
