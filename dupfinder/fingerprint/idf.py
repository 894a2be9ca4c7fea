"""Fingerprints that weigh what is rare among all the documents: two passes over their terms."""

import itertools
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray
from dupfinder.fingerprint.simhash import weighted_fingerprints

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
