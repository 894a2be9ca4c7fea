"""Pairs of documents by how many rare passages they share: a count over postings."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from dupfinder.index.arrays import Ints
from dupfinder.index.cancelling import Check
from dupfinder.index.passages.postings import Postings, SmallInts
from dupfinder.index.ranges import begins_of_runs, blocks, expand

_BLOCK_ENTRIES = 2**16
_BLOCK_COUNTS = 2**16
_COUNTERS_PER_COUNT = 4
"""A counter for each possible pair of a block takes less time than a sort, up to so many counters for each count."""


_HALF_RANGE = 2**32
"""Numbers below it are sorted in half the time as numbers of 32 bits."""


def sharing(postings: Postings, least: Ints, *, check: Check) -> Iterator[tuple[Ints, Ints, Ints]]:
    """Yield, in blocks, the pairs of documents a < b that share at least `least[a]` passages, and how many they share.

    Time is in proportion to the sum over all passages of the square of how many documents have them. Memory is bounded
    by a block of about a hundred thousand counts, or those of one document.
    """
    bits = len(least).bit_length()
    for block in blocks(np.diff(postings.starts), limit=_BLOCK_ENTRIES):
        check()
        rows = _rows_of(postings, block, least)
        for part in blocks(rows.costs(), limit=_BLOCK_COUNTS):
            check()
            left, right, counts = _counted(rows.of(part), postings.documents, least[block][part], bits=bits)
            yield left + (block.start + part.start), right, counts


@dataclass(frozen=True, slots=True, kw_only=True)
class _Rows:
    """The entries of consecutive documents of which the passage has a later document."""

    count: int
    rows: Ints
    """The document of each entry, counted from the first one; rising."""
    begins: Ints
    """Where the later documents begin in the postings."""
    lengths: Ints
    """How many they are."""

    def costs(self) -> Ints:
        """Return for each document how many later ones its entries have."""
        totals = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(self.lengths)))
        return np.diff(totals[np.searchsorted(self.rows, np.arange(self.count + 1))])

    def of(self, part: slice) -> "_Rows":
        """Return the entries of some of the documents, counted from the first of these."""
        entries = slice(*np.searchsorted(self.rows, (part.start, part.stop)))
        return _Rows(
            count=part.stop - part.start,
            rows=self.rows[entries] - part.start,
            begins=self.begins[entries],
            lengths=self.lengths[entries],
        )


def _rows_of(postings: Postings, block: slice, least: Ints) -> _Rows:
    """Return the entries of consecutive documents, but not of those that share too few passages for any pair."""
    starts = postings.starts[block.start : block.stop + 1]
    count = len(starts) - 1
    places = postings.places[starts[0] : starts[-1]]
    shared = np.flatnonzero(places >= 0)
    later = postings.later[places[shared]]
    is_chosen = later > 0
    rows = np.repeat(np.arange(count), np.diff(starts))[shared]
    is_able = np.bincount(rows[is_chosen], minlength=count) >= least[block]
    if not is_able.all():
        is_chosen &= is_able[rows]
    return _Rows(
        count=count,
        rows=rows[is_chosen],
        begins=places[shared[is_chosen]] + np.int64(1),
        lengths=later[is_chosen].astype(np.int64),
    )


def _counted(rows: _Rows, documents: SmallInts, least: Ints, *, bits: int) -> tuple[Ints, Ints, Ints]:
    """Return the pairs that share enough, their first documents counted from the first row, and how many they share.

    A document is a number of so many bits.
    """
    owners, places = expand(rows.begins, rows.lengths)
    numbers = (rows.rows << bits)[owners] | documents[places]
    if rows.count << bits <= _COUNTERS_PER_COUNT * len(numbers):
        counters = np.bincount(numbers, minlength=rows.count << bits).reshape(-1, 1 << bits)
        left, right = np.nonzero(counters >= least[:, np.newaxis])
        return left, right, counters[left, right]
    numbers = numbers.astype(np.uint32) if rows.count << bits <= _HALF_RANGE else numbers
    numbers.sort()
    begins = begins_of_runs(numbers)
    counts = np.diff(begins, append=len(numbers))
    numbers = numbers[begins].astype(np.int64)
    enough = counts >= least[numbers >> bits]
    numbers = numbers[enough]
    return numbers >> bits, numbers & (1 << bits) - 1, counts[enough]
