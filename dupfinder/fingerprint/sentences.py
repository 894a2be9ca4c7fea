"""The signature of the longest sentences: a method of its own beside simhash."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.features import IntArray, Sets
from dupfinder.fingerprint.hashing import UintArray, scatter


def longest_sentences(hashes: UintArray, starts: IntArray, is_start: NDArray[np.bool_], *, count: int) -> Sets:
    """Return the hashes of the `count` longest distinct sentences of each text, longest first.

    `is_start` says which words begin a sentence or a line; a text begins one, too. The length of a sentence is its
    number of words, which are letters in scripts without spaces. Of two of the same length the one with the smaller
    hash comes first, so that the order of sentences in the text decides nothing. A text with fewer gives fewer.
    """
    begins = is_start.copy()
    begins[starts[:-1][np.diff(starts) > 0]] = True
    first = np.flatnonzero(begins)
    if not len(first):
        return np.zeros(0, np.uint64), np.zeros_like(starts)
    lengths = np.diff(np.concatenate((first, [len(hashes)])))
    sentences = _sentence_hashes(hashes, first, lengths)
    texts = np.searchsorted(starts, first, side="right") - 1
    order = np.lexsort((sentences, -lengths, texts))
    sentences, texts = sentences[order], texts[order]
    is_new = np.concatenate(([True], (sentences[1:] != sentences[:-1]) | (texts[1:] != texts[:-1])))
    sentences, texts = sentences[is_new], texts[is_new]
    rank = np.arange(len(texts)) - np.searchsorted(texts, texts)
    taken = rank < count
    return sentences[taken], np.searchsorted(texts[taken], np.arange(len(starts)))


def _sentence_hashes(hashes: UintArray, first: IntArray, lengths: IntArray) -> UintArray:
    """Return one hash a sentence: each word times a factor of its place in the sentence, all added up, scattered."""
    place = np.arange(len(hashes), dtype=np.uint64) - np.repeat(first, lengths).astype(np.uint64)
    factors = scatter(place + np.uint64(1)) | np.uint64(1)
    return scatter(np.add.reduceat(hashes * factors, first) + lengths.astype(np.uint64))
