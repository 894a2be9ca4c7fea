"""Matched words of many pairs at once."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

UintArray = NDArray[np.uint64]
IntArray = NDArray[np.int64]

_FACTOR = 0x9E37_79B9_7F4A_7C15
_BITS = 64
_SLOTS_PER_PASSAGE = 2


def numbered(passages: UintArray) -> IntArray:
    """Return for each passage the place of an equal one, the same place for all equal ones: int64[passages].

    Each passage writes its place into a slot that depends on its value, and reads who wrote there last. Equal passages
    read the same; the few that read of a different one try again among themselves, with other slots.
    """
    slot_bits = (_SLOTS_PER_PASSAGE * len(passages)).bit_length()
    table = np.empty(1 << slot_bits, dtype=np.int32 if len(passages) < 2**31 else np.int64)
    factor = _FACTOR
    slots = _slots(passages, factor, slot_bits)
    table[slots] = np.arange(len(passages), dtype=table.dtype)
    numbers = table[slots].astype(np.int64)
    places = np.flatnonzero(passages[numbers] != passages)
    while len(places):
        # An odd factor again, so that no two passages become one.
        factor = factor * _FACTOR % 2**_BITS
        slots = _slots(passages[places], factor, slot_bits)
        table[slots] = places
        numbers[places] = table[slots]
        places = places[passages[numbers[places]] != passages[places]]
    return numbers


def _slots(passages: UintArray, factor: int, slot_bits: int) -> IntArray:
    return (passages * np.uint64(factor) >> np.uint64(_BITS - slot_bits)).view(np.int64)


_MARKS = 2**20
"""Marks of so many passages fit into a cache."""
_MOST_MARK = 255
_WORDS = 2**17
"""Pairs are compared together while they have at most so many words."""

BoolArray = NDArray[np.bool_]


class Marks:
    """A byte for each passage of some pairs, used again and again: each use has marks that no earlier one left."""

    def __init__(self) -> None:
        self._bytes = np.zeros(_MARKS, dtype=np.uint8)
        self._last = 0

    def take(self, count: int) -> tuple[NDArray[np.uint8], int, int]:
        """Return uint8[count], and two marks above 0 that are not in it."""
        if len(self._bytes) < count:
            self._bytes = np.zeros(count, dtype=np.uint8)
            self._last = 0
        if self._last + 2 > _MOST_MARK:
            self._bytes.fill(0)
            self._last = 0
        self._last += 2
        return self._bytes[:count], self._last - 1, self._last


class Batch:
    """Some documents, with small numbers for their passages."""

    def __init__(self, passages: Sequence[UintArray], word_counts: IntArray, *, marks: Marks) -> None:
        """Take the passages of each document, in order, and how many words it has."""
        self._word_counts = word_counts
        counts = np.array([len(one) for one in passages], dtype=np.int64)
        # A document that is a single short passage has passages of fewer words than the others.
        self._passage_words = int((word_counts - counts).max()) + 1
        # A document takes a place for each word: its passages, and behind them room for the last words of the last one.
        self._lengths = counts + self._passage_words - 1
        room = np.zeros(self._passage_words - 1, dtype=np.uint64)
        numbers = numbered(np.concatenate([part for one in passages for part in (one, room)]))
        ends = np.cumsum(self._lengths)
        self._nothing = len(numbers)
        numbers[(ends[:, np.newaxis] - np.arange(1, self._passage_words)).ravel()] = self._nothing
        self._numbers: list[IntArray] = np.split(numbers, ends[:-1])
        self._marks = marks

    def matched(self, pairs: IntArray, *, on_pair: Callable[[], None]) -> Iterator[tuple[slice, IntArray]]:
        """Yield, for consecutive parts of the pairs of documents, how many words match on either side: int64[n, 2]."""
        ends = np.cumsum(self._lengths[pairs].sum(axis=1))
        most = max(1, _MARKS // (self._nothing + 1))
        begin = 0
        while begin < len(pairs):
            before = ends[begin - 1] if begin else 0
            end = min(begin + most, int(np.searchsorted(ends, before + _WORDS, side="right")))
            part = slice(begin, max(begin + 1, end))
            for _ in range(part.start, part.stop):
                on_pair()
            yield part, self._compared(pairs[part])
            begin = part.stop

    def _compared(self, pairs: IntArray) -> IntArray:
        """Return how many words of each of the two documents of a pair stand in passages that the other has too."""
        size = self._nothing + 1
        marked, first_mark, second_mark = self._marks.take(len(pairs) * size)
        first, second = pairs.T
        first_keys, second_keys = self._keys(first), self._keys(second)
        marked[first_keys] = first_mark
        marked[self._nothing :: size] = 0
        in_first = marked[second_keys] == first_mark
        marked[second_keys] = second_mark
        marked[self._nothing :: size] = 0
        in_second = marked[first_keys] == second_mark
        return np.stack((self._covered(in_second, first), self._covered(in_first, second)), axis=1)

    def _keys(self, documents: IntArray) -> IntArray:
        """Return the numbers of the passages of one side of some pairs, as places among the marks of each pair."""
        if len(documents) == 1:
            return self._numbers[int(documents[0])]
        firsts = np.arange(len(documents)) * (self._nothing + 1)
        keys: IntArray = np.repeat(firsts, self._lengths[documents])
        keys += np.concatenate([self._numbers[document] for document in documents.tolist()])
        return keys

    def _covered(self, found: BoolArray, documents: IntArray) -> IntArray:
        """Return how many words of each document are covered by passages that were found."""
        covered = found.copy()
        for offset in range(1, self._passage_words):
            covered[offset:] |= found[:-offset]
        lengths = self._lengths[documents]
        counts: IntArray = np.add.reduceat(covered.view(np.uint8), np.cumsum(lengths) - lengths, dtype=np.int64)
        return np.minimum(counts, self._word_counts[documents])
