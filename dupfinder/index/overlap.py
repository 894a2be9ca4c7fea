"""Pairs of documents by how many rare passages they share: a count over postings."""

from collections.abc import Iterator

import numpy as np

from dupfinder.index.arrays import Ints
from dupfinder.index.cancelling import Check
from dupfinder.index.postings import Postings
from dupfinder.index.ranges import blocks, expand

_BLOCK_COUNTS = 2**16
_COUNTERS_PER_COUNT = 4
"""A counter for each possible pair of a block takes less time than a sort, up to so many counters for each count."""


def sharing(postings: Postings, least: Ints, *, check: Check) -> Iterator[tuple[Ints, Ints, Ints]]:
    """Yield, in blocks, the pairs of documents a < b that share at least `least[a]` passages, and how many they share.

    Time is in proportion to the sum over all passages of the square of how many documents have them. Memory is bounded
    by a block of about a hundred thousand counts, or those of one document.
    """
    documents = len(least)
    places = postings.by_document
    later = np.repeat(postings.begins[1:], postings.frequencies)[places] - places - 1
    places, later = places[later > 0], later[later > 0]
    owners = postings.documents[places]
    begins = np.searchsorted(owners, np.arange(documents + 1))
    totals = np.concatenate(([0], np.cumsum(later)))[begins]
    for block in blocks(np.diff(totals), limit=_BLOCK_COUNTS):
        check()
        chosen = slice(begins[block.start], begins[block.stop])
        whose, others = expand(places[chosen] + 1, later[chosen])
        rows, columns = (owners[chosen] - block.start)[whose], postings.documents[others]
        counters = (block.stop - block.start) * documents
        count = _by_counters if counters <= _COUNTERS_PER_COUNT * len(rows) else _by_sorting
        left, right, counts = count(rows, columns, least[block], documents=documents)
        yield left + block.start, right, counts


def _by_counters(rows: Ints, columns: Ints, least: Ints, *, documents: int) -> tuple[Ints, Ints, Ints]:
    counts = np.bincount(rows * documents + columns, minlength=len(least) * documents).reshape(-1, documents)
    left, right = np.nonzero(counts >= least[:, np.newaxis])
    return left, right, counts[left, right]


def _by_sorting(rows: Ints, columns: Ints, least: Ints, *, documents: int) -> tuple[Ints, Ints, Ints]:
    bits = documents.bit_length()
    numbers = np.sort(rows << bits | columns)
    is_new = np.ones(len(numbers), dtype=np.bool_)
    np.not_equal(numbers[1:], numbers[:-1], out=is_new[1:])
    begins = np.flatnonzero(is_new)
    counts = np.diff(begins, append=len(numbers))
    numbers = numbers[begins]
    enough = np.flatnonzero(counts >= least[numbers >> bits])
    numbers = numbers[enough]
    return numbers >> bits, numbers & (1 << bits) - 1, counts[enough]
