"""The exact similarity of pairs of documents, as interface.md defines it."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.verify.passage_table import PassageTable, UintArray

CACHE_BYTES = 64 << 20
"""Documents whose passages are kept at hand; the rest are fetched again, so memory does not grow with their number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Similarities:
    """Exact figures for some pairs, in their order; each array is float64[pairs] and between 0 and 1."""

    similarity: NDArray[np.float64]
    a_in_b: NDArray[np.float64]
    b_in_a: NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Side:
    """One document: its passages and how many words it has."""

    table: PassageTable
    word_count: int

    @property
    def passage_words(self) -> int:
        """Return how many words a passage has: fewer than usual only in a document that is one short passage."""
        return self.word_count - len(self.table.passages) + 1


def verify(
    pairs: NDArray[np.int64],
    passages_of: Callable[[int], UintArray],
    *,
    word_counts: NDArray[np.int64],
    on_pair: Callable[[], None],
) -> Similarities:
    """Return how alike the two documents of each pair are: `pairs` is int64[m, 2] of document numbers.

    `passages_of(number)` gives a document's passages in order (uint64, one per run of consecutive words; a document
    shorter than such a run is one passage), `word_counts[number]` its words, at least one. A word is matched when it
    stands in a passage that the other document has too; similarity = (matched words of A + matched words of B) /
    (words of A + words of B), a_in_b = matched words of A / words of A. Pairs sorted by their first document fetch each
    document seldom. `on_pair` is called before each pair.
    """
    sides = _Sides(passages_of, word_counts)
    result = Similarities(similarity=np.zeros(len(pairs)), a_in_b=np.zeros(len(pairs)), b_in_a=np.zeros(len(pairs)))
    for i, (a, b) in enumerate(pairs.tolist()):
        on_pair()
        left, right = sides.get(a), sides.get(b)
        matched_a, matched_b = _matched_words(left, right), _matched_words(right, left)
        result.similarity[i] = (matched_a + matched_b) / (left.word_count + right.word_count)
        result.a_in_b[i] = matched_a / left.word_count
        result.b_in_a[i] = matched_b / right.word_count
    return result


class _Sides:
    """The documents used last, within a budget of bytes."""

    def __init__(self, passages_of: Callable[[int], UintArray], word_counts: NDArray[np.int64]) -> None:
        self._passages_of = passages_of
        self._word_counts = word_counts
        self._held: OrderedDict[int, _Side] = OrderedDict()
        self._bytes = 0

    def get(self, number: int) -> _Side:
        side = self._held.get(number)
        if side is not None:
            self._held.move_to_end(number)
            return side
        table = PassageTable(self._passages_of(number))
        side = self._held[number] = _Side(table=table, word_count=int(self._word_counts[number]))
        self._bytes += table.size_bytes
        while self._bytes > CACHE_BYTES and len(self._held) > 2:
            _, oldest = self._held.popitem(last=False)
            self._bytes -= oldest.table.size_bytes
        return side


def _matched_words(one: _Side, other: _Side) -> int:
    """Return how many words of `one` stand in a passage that `other` has too."""
    found = other.table.contains(one.table.passages)
    covered = np.zeros(one.word_count, np.bool_)
    for offset in range(one.passage_words):
        covered[offset : offset + len(found)] |= found
    return int(np.count_nonzero(covered))
