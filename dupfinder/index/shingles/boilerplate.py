"""Shingles that many documents have, as bits: a word tells of 64 shingles whether two documents share them."""

from collections.abc import Iterator
from functools import partial

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Check, Ints
from dupfinder.index.packed import Packed, Task, gathered, pack
from dupfinder.index.shingles.postings import Postings, Shingles

WORD_BITS = 64

# The unit of cost is the comparison of 64 frequent shingles of two documents.
_COUNT_COST = 16.0
"""Counting one rare shingle that two documents share."""
_TILE_COST = 0.5
"""What comparing two documents' frequent shingles costs besides."""
_NEGLIGIBLE_COST = 1e6
_LEAST_FREQUENCY = 16
_FREQUENCY_STEP = 4
_MAX_WIDTH = 1000
_LEAST_WORDS = 2**20
_ENTRIES_PER_WORD = 2
"""The bits take a third of what the postings take, in a large search."""


def frequent_shingles(postings: Postings, needs: Ints) -> Shingles:
    """Return the shingles for which comparing them as bits is expected to cost less than counting them.

    `needs` is how many shingles each document must share with a later one.
    """
    counts = postings.pair_count()
    best, best_cost = Shingles.none(), _COUNT_COST * counts
    if best_cost <= _NEGLIGIBLE_COST:
        return best
    candidates = postings.shingles(_LEAST_FREQUENCY)
    most_words = max(_LEAST_WORDS, len(postings.documents) // _ENTRIES_PER_WORD)
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


def _ever_more(candidates: Shingles) -> Iterator[tuple[Shingles, Shingles]]:
    """Yield some shingles, the most frequent ones first, and together with them all that were yielded before."""
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


_ROWS = 32
_COLUMNS = 1024
_BLOCK_WORDS = 2**20
_TASK_COMPARISONS = 2**26


@dataclass(frozen=True, slots=True, kw_only=True)
class Boilerplate:
    """The frequent shingles of all documents."""

    words: NDArray[np.uint64]
    """uint64[rows, words]; a bit is a shingle."""
    rows: Ints
    """The row of each document; those without any frequent shingle share one that is empty."""
    counts: Ints
    """How many frequent shingles each document has."""

    def shared(self, left: Ints, right: Ints) -> Ints:
        """Return how many frequent shingles the documents left[i] and right[i] share."""
        shared = np.empty(len(left), dtype=np.int64)
        step = max(1, _BLOCK_WORDS // max(1, self.words.shape[1]))
        for begin in range(0, len(left), step):
            part = slice(begin, begin + step)
            both = self.words[self.rows[left[part]]]
            both &= self.words[self.rows[right[part]]]
            shared[part] = np.bitwise_count(both).sum(axis=1, dtype=np.int64)
        return shared

    def tasks(self, needs: Ints, *, check: Check) -> Iterator[Task]:
        """Yield what finds the pairs that share as many frequent shingles as one of the two documents needs.

        One of the two then has as many itself: these documents are the rows, followed by the others in the columns.
        Like documents are put side by side, so that few tiles of rows and columns have bits in the same words.
        """
        is_able = (self.counts >= needs) & (self.counts > 0)
        able, others = np.flatnonzero(is_able), np.flatnonzero(~is_able & (self.counts > 0))
        if not len(able):
            return
        able = able[_alike(self.words[self.rows[able]], needs[able])]
        others = others[np.argsort(-self.counts[others], kind="stable")]
        order = np.concatenate((able, others))
        columns, needs, fewer = self._columns(order), needs[order], -self.counts[others]
        for rows in _rows_alike(len(able), len(order)):
            yield partial(_pairs_of_rows, columns, needs, fewer, order, rows=rows, check=check)

    def _columns(self, order: Ints) -> NDArray[np.uint64]:
        """Return uint64[words, documents in this order]."""
        rows = self.rows[order]
        columns = np.empty((self.words.shape[1], len(order)), dtype=np.uint64)
        for word, column in enumerate(columns):
            column[:] = self.words[rows, word]
        return columns


def _rows_alike(able: int, columns: int) -> Iterator[tuple[int, int]]:
    """Yield ranges of rows that take about as long as each other; the first have more columns behind them."""
    top = 0
    while top < able:
        strips = max(1, _TASK_COMPARISONS // (_ROWS * (columns - top)))
        yield top, min(able, top + _ROWS * strips)
        top += _ROWS * strips


def _pairs_of_rows(
    columns: NDArray[np.uint64], needs: Ints, fewer: Ints, order: Ints, *, rows: tuple[int, int], check: Check
) -> list[Packed]:
    """Return the pairs of some rows of `columns` (uint64[words, documents], named by `order`) with later columns.

    `fewer` tells of those at the end, which are no rows, how many frequent shingles they have, below nought and rising.
    """
    tiles = _Tiles(columns, needs)
    able = len(order) - len(fewer)
    found = []
    for top in range(*rows, _ROWS):
        check()
        bottom = min(top + _ROWS, able)
        # Who has fewer frequent shingles than a document needs cannot share as many with it.
        reached = np.searchsorted(fewer, -needs[top:bottom].min(), side="right")
        pairs = tiles.of_rows(top, bottom, end=able + int(reached))
        found += [pack(order[row], order[column]) for row, column in pairs]
    return gathered(found)


class _Tiles:
    """Compares rows with later columns in memory that it uses again and again."""

    def __init__(self, words: NDArray[np.uint64], needs: Ints) -> None:
        self._words = words
        # There are fewer frequent shingles than 65,535, so that a greater need cannot be met either.
        self._needs = np.minimum(needs, 65_535).astype(np.uint16)
        firsts = np.arange(0, words.shape[1], _COLUMNS)
        self._used = np.bitwise_or.reduceat(words, firsts, axis=1)
        self._both = np.empty((_ROWS, _COLUMNS), dtype=np.uint64)
        self._counts = np.empty((_ROWS, _COLUMNS), dtype=np.uint8)
        self._shared = np.empty((_ROWS, _COLUMNS), dtype=np.uint16)

    def of_rows(self, top: int, bottom: int, *, end: int) -> Iterator[tuple[Ints, Ints]]:
        """Yield the pairs of a row and a later column before `end` that share enough."""
        rows = self._words[:, top:bottom]
        used = np.bitwise_or.reduce(rows, axis=1)
        meeting = (self._used & used[:, np.newaxis]) != 0
        for strip in range(top // _COLUMNS, -(-end // _COLUMNS)):
            words = np.flatnonzero(meeting[:, strip]).tolist()
            if not words:
                continue
            left, right = max(strip * _COLUMNS, top), min((strip + 1) * _COLUMNS, end)
            shared = self._count(rows, self._words[:, left:right], words)
            is_enough = shared >= np.minimum(self._needs[top:bottom, np.newaxis], self._needs[left:right])
            if left < bottom:
                is_enough &= np.arange(left, right) > np.arange(top, bottom)[:, np.newaxis]
            # Looking through one long row is several times as fast as np.nonzero, and many tiles are full of pairs.
            row = np.repeat(np.arange(bottom - top), np.count_nonzero(is_enough, axis=1))
            column = np.flatnonzero(is_enough) - row * (right - left)
            yield row + top, column + left

    def _count(self, rows: NDArray[np.uint64], strip: NDArray[np.uint64], words: list[int]) -> NDArray[np.uint16]:
        tile = np.s_[: rows.shape[1], : strip.shape[1]]
        both, counts, shared = self._both[tile], self._counts[tile], self._shared[tile]
        shared[...] = 0
        for word in words:
            np.bitwise_and(rows[word, :, np.newaxis], strip[word], out=both)
            np.bitwise_count(both, out=counts)
            shared += counts
        return shared


def boilerplate_of(postings: Postings, frequent: Shingles, *, documents: int) -> Boilerplate:
    """Return the frequent shingles as bits: those that occur first in the same document lie side by side."""
    counts = np.zeros(documents, dtype=np.int64)
    for _, holders in postings.of(frequent):
        counts += np.bincount(holders, minlength=documents)
    rows = np.where(counts > 0, np.cumsum(counts > 0), 0)
    height = int(rows.max(initial=0)) + 1
    bits = np.empty(len(frequent.begins), dtype=np.int64)
    bits[np.argsort(postings.documents[frequent.begins], kind="stable")] = np.arange(len(bits))
    width = -(-len(bits) // WORD_BITS)
    words = np.zeros(height * width, dtype=np.uint64)
    for shingles, holders in postings.of(frequent):
        bit = bits[shingles]
        flags = np.uint64(1) << (bit % WORD_BITS).astype(np.uint64)
        np.bitwise_or.at(words, rows[holders] * width + bit // WORD_BITS, flags)
    return Boilerplate(words=words.reshape(height, width), rows=rows, counts=counts)


def _alike(words: NDArray[np.uint64], needs: Ints) -> Ints:
    """Return an order in which documents meet whose needs are of one magnitude and whose first used words are equal."""
    first = (words != 0).argmax(axis=1)
    return np.lexsort((words[np.arange(len(words)), first], first, np.log2(needs).astype(np.int64)))
