"""What votes on the bits of a simhash: runs of words or letters, the words behind stop words, pictures."""

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray, scatter

IntArray = NDArray[np.int64]

Sets = tuple[UintArray, IntArray]
"""The values of many texts, one text's behind another's, and where each begins: uint64[values], int64[texts + 1].

Those of text i are `values[starts[i]:starts[i + 1]]`.
"""

LEAST_ANCHORS = 1 / 20
"""Anchored features for each word, below which a text is in a language whose stop words are not known.

Of the words of ordinary prose a third to a half are stop words.
"""

_BASE = 0x9E3779B97F4A7C15
_ANCHOR_FACTOR = np.uint64(0xC2B2AE3D27D4EB4F)
_BLOCK = 1 << 15
"""Values hashed at a time: few enough to stay in the processor's cache through all steps."""


def word_features(hashes: UintArray, starts: IntArray, *, length: int) -> Sets:
    """Return the runs of `length` consecutive words of each text, as often as they occur; a shorter text is one run.

    Single words are the word hashes as they are: with FNV-1a, the features of the usual textbook simhash.
    """
    return (hashes, starts) if length == 1 else run_features(hashes, starts, length=length)


def anchored_features(hashes: UintArray, starts: IntArray, *, length: int, stop_words: UintArray) -> Sets:
    """Return for each stop word the hash of it and the next `length` words behind it that are none.

    These are the spot signatures of Theobald, Siddharth & Paepcke (SIGIR 2008) with a distance of 1: running text
    is full of stop words, navigation and tables are not. `stop_words` are sorted hashes. A text that has hardly any
    (`LEAST_ANCHORS`), because its language is not known or because it is a table, gets the runs of `length` words.
    """
    is_stop = _among(hashes, stop_words)
    content = hashes[~is_stop]
    content_before = np.concatenate(([0], np.cumsum(~is_stop)))
    anchors = np.flatnonzero(is_stop)
    text_ends = np.repeat(content_before[starts[1:]], np.diff(starts))[anchors]
    first = content_before[anchors]
    complete = first + length <= text_ends
    anchors, first = anchors[complete], first[complete]
    features = scatter(hashes[anchors] * _ANCHOR_FACTOR + run_hashes(content, length=length)[first])
    feature_starts = np.searchsorted(anchors, starts)
    too_few = np.diff(feature_starts) < LEAST_ANCHORS * np.diff(starts)
    if not too_few.any():
        return features, feature_starts
    return _chosen((features, feature_starts), word_features(hashes, starts, length=length), is_second=too_few)


def picture_features(pictures: Sequence[Collection[bytes]]) -> Sets:
    """Return the pictures of each document as features: the first eight bytes of their digests."""
    digests = b"".join(digest[:8] for one in pictures for digest in one)
    counts = np.array([len(one) for one in pictures], np.int64)
    return np.frombuffer(digests, ">u8").astype(np.uint64), np.concatenate(([0], np.cumsum(counts)))


def run_features(values: NDArray[np.unsignedinteger], starts: IntArray, *, length: int) -> Sets:
    """Return a hash for each run of `length` consecutive values of each text, in order; a shorter text is one run."""
    sizes = np.diff(starts)
    if len(sizes) == 1 and sizes[0] >= length:  # a long text: no second copy of its hashes
        hashes = run_hashes(values, length=length)
        return hashes, np.array([0, len(hashes)])
    hashes = np.zeros(len(values), np.uint64)
    hashes[: max(0, len(values) - length + 1)] = run_hashes(values, length=length)
    inside = np.ones(len(values), np.bool_)
    for back in range(1, length):
        # Runs that would reach into the next text.
        inside[starts[1:][sizes >= back] - back] = False
    for width in range(1, length):
        short = starts[:-1][sizes == width]
        whole = values[short[:, np.newaxis] + np.arange(width)].ravel()
        hashes[short] = run_hashes(whole, length=width)[::width]
        inside[short] = True
    counts = np.where(sizes > 0, np.maximum(1, sizes - length + 1), 0)
    return hashes[inside], np.concatenate(([0], np.cumsum(counts)))


def run_hashes(values: NDArray[np.unsignedinteger], *, length: int) -> UintArray:
    """Return one hash per run of `length` consecutive values: uint64[max(0, values - length + 1)].

    The sum of value · B^position modulo 2⁶⁴, scattered (Karp & Rabin 1987).
    """
    hashes = np.empty(max(0, len(values) - length + 1), np.uint64)
    for first in range(0, len(hashes), _BLOCK):
        block = values[first : first + _BLOCK + length - 1].astype(np.uint64, copy=False)
        hashes[first : first + _BLOCK] = scatter(_polynomials(block, length))
    return hashes


def _polynomials(values: UintArray, length: int) -> UintArray:
    """Return the sum of `values[i + j]` · B^j over j < `length` for each i.

    Sums over 1, 2, 4, … values are made of one another; some of them together are as long as asked for.
    """
    count = len(values) - length + 1
    sums, covered = values[:0], 0
    doubled, width = values, 1
    while covered < length:
        if length & width:
            part = doubled[covered : covered + count]
            sums = sums + part * _power(covered) if covered else part
            covered += width
        if covered < length:
            doubled = doubled[:-width] + doubled[width:] * _power(width)
            width *= 2
    return sums


def _power(exponent: int) -> np.uint64:
    return np.uint64(pow(_BASE, exponent, 1 << 64))


def _among(values: UintArray, table: UintArray) -> NDArray[np.bool_]:
    """Return which values the sorted, non-empty table has."""
    # Most values are ruled out by their first 16 bits; searching costs twenty times as much.
    is_some = np.zeros(1 << 16, np.bool_)
    is_some[_first_bits(table)] = True
    result = is_some.take(_first_bits(values))
    maybe = np.flatnonzero(result)
    wanted = values[maybe]
    result[maybe] = table[np.minimum(np.searchsorted(table, wanted), len(table) - 1)] == wanted
    return result


def _first_bits(values: UintArray) -> NDArray[np.uint16]:
    return (values >> np.uint64(48)).astype(np.uint16)


def _chosen(first: Sets, second: Sets, *, is_second: NDArray[np.bool_]) -> Sets:
    """Return the sets of `second` where `is_second`, those of `first` elsewhere."""
    sizes = np.where(is_second, np.diff(second[1]), np.diff(first[1]))
    pieces = [
        values[starts[i] : starts[i + 1]]
        for i, (values, starts) in enumerate(second if taken else first for taken in is_second.tolist())
    ]
    return np.concatenate(pieces), np.concatenate(([0], np.cumsum(sizes)))
