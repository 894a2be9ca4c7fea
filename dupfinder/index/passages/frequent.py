"""Which passages are so frequent that documents are better compared by them than counted pair by pair."""

from collections.abc import Iterator

import numpy as np

from dupfinder.index.arrays import Ints
from dupfinder.index.passages.postings import Passages, Postings

WORD_BITS = 64

# The unit of cost is the comparison of 64 frequent passages of two documents.
_COUNT_COST = 16.0
"""Counting one rare passage that two documents share."""
_TILE_COST = 0.5
"""What comparing two documents' frequent passages costs besides."""
_NEGLIGIBLE_COST = 1e6
_LEAST_FREQUENCY = 16
_FREQUENCY_STEP = 4
_MAX_WIDTH = 1000
_LEAST_WORDS = 2**20
_ENTRIES_PER_WORD = 2
"""The bits take a third of what the postings take, in a large search."""


def frequent_passages(postings: Postings, needs: Ints) -> Passages:
    """Return the passages for which comparing them as bits is expected to cost less than counting them.

    `needs` is how many passages each document must share with a later one.
    """
    counts = postings.pair_count()
    best, best_cost = Passages.none(), _COUNT_COST * counts
    if best_cost <= _NEGLIGIBLE_COST:
        return best
    candidates = postings.passages(_LEAST_FREQUENCY)
    most_words = max(_LEAST_WORDS, len(postings.places) // _ENTRIES_PER_WORD)
    held = np.zeros(len(needs), dtype=np.int64)
    for more, chosen in _ever_more(candidates):
        for _, documents in postings.of(more):
            held += np.bincount(documents, minlength=len(held))
        width = -(-len(chosen.begins) // WORD_BITS)
        if width > min(_MAX_WIDTH, most_words // max(1, int(np.count_nonzero(held)))):
            break
        cost = _COUNT_COST * (counts - chosen.pair_count()) + _bits_cost(held, needs, width=width)
        if cost < best_cost:
            best, best_cost = chosen, cost
    return best


def _ever_more(candidates: Passages) -> Iterator[tuple[Passages, Passages]]:
    """Yield some passages, the most frequent ones first, and together with them all that were yielded before."""
    frequencies = candidates.frequencies
    thresholds = [_LEAST_FREQUENCY]
    while thresholds[-1] * _FREQUENCY_STEP < frequencies.max(initial=0):
        thresholds.append(thresholds[-1] * _FREQUENCY_STEP)
    is_chosen = np.zeros(len(frequencies), dtype=np.bool_)
    for threshold in reversed(thresholds):
        is_more = (frequencies > threshold) & ~is_chosen
        is_chosen |= is_more
        yield candidates.where(is_more), candidates.where(is_chosen)


def _bits_cost(held: Ints, needs: Ints, *, width: int) -> float:
    is_able = (held >= needs) & (held > 0)
    able = int(np.count_nonzero(is_able))
    if not able:
        return 0.0
    reached = int(np.count_nonzero(held[~is_able] >= np.median(needs[is_able])))
    return able * (able / 2 + reached) * (_TILE_COST + width)
