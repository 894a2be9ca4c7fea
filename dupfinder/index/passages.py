"""The room's door for passages: pairs of documents that share enough of them."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Flags, Ints
from dupfinder.index.boilerplate import WORD_BITS, boilerplate_of
from dupfinder.index.cancelling import Check, never_stop
from dupfinder.index.overlap import sharing
from dupfinder.index.packed import distinct, join, pack, unpack
from dupfinder.index.postings import Postings, postings_of

_ROUNDING = 1e-9
"""Of a hundred passages 0.07 are seven, not eight, although 0.07 * 100 is a little more than 7 in binary."""

# The unit of cost is the comparison of 64 frequent passages of two documents.
_COUNT_COST = 16.0
"""Counting one rare passage that two documents share."""
_TILE_COST = 0.5
"""What comparing two documents' frequent passages costs besides."""
_NEGLIGIBLE_COST = 1e6
_LEAST_FREQUENCY = 16
_FREQUENCY_STEP = 4
_MAX_WIDTH = 1000
_MAX_WORDS = 2**23
"""Frequent passages take at most 64 MiB as bits."""


def passage_pairs(values: NDArray[np.uint64], starts: Ints, *, min_share: float, check: Check = never_stop) -> Ints:
    """Return every pair a < b of documents that share enough passages: int64[m, 2], sorted, each once.

    Document i is the sketch `values[starts[i]:starts[i + 1]]` (uint64, distinct within a document, in any order;
    `starts` is int64[n + 1]). Enough is `min_share` (0-1) of the smaller of the two sketches, and at least one passage.
    `check` is called now and then; what it raises ends the search.

    No passage is too frequent to count. Rare ones are counted by going through their postings, at a cost of the square
    of how many documents have the passage. Those for which that would be too much are kept as bits, and compared only
    where documents share a rare passage too, or where one has so many frequent ones that they alone could suffice.
    """
    if not 0 <= min_share <= 1:
        raise ValueError(f"A share lies between 0 and 1, not at {min_share}.")
    needs = np.maximum(1, np.ceil(min_share * np.diff(starts) - _ROUNDING).astype(np.int64))
    # In the order of their needs, the first of two documents says how much both must share.
    order = np.argsort(needs, kind="stable")
    pairs = _pairs_by_need(*_reordered(values, starts, order), needs[order], check=check)
    return unpack(distinct(join([pack(order[left], order[right]) for left, right in pairs])))


def _reordered(values: NDArray[np.uint64], starts: Ints, order: Ints) -> tuple[NDArray[np.uint64], Ints]:
    """Return the sketches in this order, laid end to end, and where each begins."""
    sketches = [values[starts[document] : starts[document + 1]] for document in order]
    new_starts = np.concatenate(([0], np.cumsum(np.diff(starts)[order])))
    return np.concatenate([values[:0], *sketches]), new_starts


def _pairs_by_need(
    values: NDArray[np.uint64], starts: Ints, needs: Ints, *, check: Check
) -> Iterator[tuple[Ints, Ints]]:
    """Yield in blocks the pairs that share as many passages as the first one needs; some of them twice."""
    postings = postings_of(values, starts)
    is_frequent = _frequent(postings, needs)
    boilerplate = boilerplate_of(postings, is_frequent, documents=len(needs))
    yield from boilerplate.pairs(needs, check=check)
    least = np.maximum(1, needs - boilerplate.counts)
    for left, right, counts in sharing(postings.where(~is_frequent), least, check=check):
        enough = counts >= needs[left]
        undecided = np.flatnonzero(~enough)
        shared = boilerplate.shared(left[undecided], right[undecided])
        enough[undecided] = counts[undecided] + shared >= needs[left[undecided]]
        yield left[enough], right[enough]


def _frequent(postings: Postings, needs: Ints) -> Flags:
    """Return which passages are so frequent that comparing them as bits is expected to cost less than counting them."""
    frequencies = postings.frequencies
    counts = frequencies * (frequencies - 1) // 2
    best, best_cost = np.zeros(len(frequencies), dtype=np.bool_), _COUNT_COST * int(counts.sum())
    most = int(frequencies.max(initial=0))
    threshold = _LEAST_FREQUENCY
    while best_cost > _NEGLIGIBLE_COST and threshold < most:
        chosen = frequencies > threshold
        threshold *= _FREQUENCY_STEP
        width = -(-int(np.count_nonzero(chosen)) // WORD_BITS)
        if width <= min(_MAX_WIDTH, _MAX_WORDS // len(needs)):
            cost = _COUNT_COST * int(counts[~chosen].sum()) + _bits_cost(postings.of(chosen)[0], needs, width=width)
            if cost < best_cost:
                best, best_cost = chosen, cost
    return best


def _bits_cost(holders: Ints, needs: Ints, *, width: int) -> float:
    held = np.bincount(holders, minlength=len(needs))
    is_able = (held >= needs) & (held > 0)
    able = int(np.count_nonzero(is_able))
    if not able:
        return 0.0
    reached = int(np.count_nonzero(held[~is_able] >= np.median(needs[is_able])))
    return able * (able / 2 + reached) * (_TILE_COST + width)
