"""The exact similarity of pairs of documents, as docs/reference/similarity.md defines it."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.verify.batch import Batch, IntArray, Marks, UintArray

_DOCUMENTS = 32
"""A block has about so many documents, if that is no more words than a cache holds."""
_LEAST_WORDS = 2**13
_MOST_WORDS = 2**17

HELD_BYTES = 32 << 20
"""Documents whose passages are kept at hand; the rest are fetched again, so memory does not grow with their number."""


class HeldPassages:
    """The passages of documents, fetched when they are asked for and kept within a budget of bytes."""

    def __init__(self, passages_of: Callable[[int], UintArray]) -> None:
        self._passages_of = passages_of
        self._held: OrderedDict[int, UintArray] = OrderedDict()
        self._bytes = 0

    def get(self, number: int) -> UintArray:
        """Return the passages of a document."""
        passages = self._held.get(number)
        if passages is not None:
            self._held.move_to_end(number)
            return passages
        passages = self._held[number] = self._passages_of(number)
        self._bytes += passages.nbytes
        while self._bytes > HELD_BYTES:
            _, oldest = self._held.popitem(last=False)
            self._bytes -= oldest.nbytes
        return passages


def batches(pairs: IntArray, word_counts: IntArray) -> Iterator[IntArray]:
    """Yield the places of all pairs, in batches whose documents are those of one block or two.

    A block has at most some hundred thousand words, or is a single document. Documents of one family are in one block
    where they fit, so that most are used in one batch only, and otherwise for as many pairs as possible each time.
    """
    if not len(pairs):
        return
    block_of = _blocks(pairs, word_counts)
    blocks = np.sort(block_of[pairs], axis=1)
    keys = blocks[:, 0] * (int(block_of.max()) + 1) + blocks[:, 1]
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    yield from np.split(order, np.flatnonzero(keys[1:] != keys[:-1]) + 1)


def _blocks(pairs: IntArray, word_counts: IntArray) -> IntArray:
    """Return the block of each document."""
    # Who is paired with whom is nearly transitive, so the lowest partner tells the family.
    families = np.arange(len(word_counts))
    np.minimum.at(families, pairs[:, 0], pairs[:, 1])
    np.minimum.at(families, pairs[:, 1], pairs[:, 0])
    families = families[families]
    is_used = np.zeros(len(word_counts), dtype=np.bool_)
    is_used[pairs] = True
    documents = np.flatnonzero(is_used)
    documents = documents[np.argsort(families[documents], kind="stable")]
    families, words = families[documents], word_counts[documents]
    block_words = int(np.clip(_DOCUMENTS * words.mean(), _LEAST_WORDS, _MOST_WORDS))
    before = np.cumsum(words) - words
    begins = np.flatnonzero(np.diff(families, prepend=-1))
    sizes = np.diff(begins, append=len(families))
    is_small = np.add.reduceat(words, begins) <= block_words
    # A family that fits into a block is not torn apart.
    before = np.where(np.repeat(is_small, sizes), np.repeat(before[begins], sizes), before)
    block_of = np.zeros(len(word_counts), dtype=np.int64)
    block_of[documents] = before // block_words
    return block_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Similarities:
    """Exact figures for some pairs, in their order; each array is float64[pairs] and between 0 and 1."""

    similarity: NDArray[np.float64]
    a_in_b: NDArray[np.float64]
    b_in_a: NDArray[np.float64]

    @classmethod
    def of(cls, columns: NDArray[np.float64]) -> "Similarities":
        """Return the figures in float64[pairs, 3]."""
        similarity, a_in_b, b_in_a = columns.T.copy()
        return cls(similarity=similarity, a_in_b=a_in_b, b_in_a=b_in_a)

    def as_columns(self) -> NDArray[np.float64]:
        """Return the figures as float64[pairs, 3]."""
        return np.stack((self.similarity, self.a_in_b, self.b_in_a), axis=1)


def verify(
    pairs: IntArray,
    passages_of: Callable[[int], UintArray],
    *,
    word_counts: IntArray,
    on_pair: Callable[[], None],
) -> Similarities:
    """Return how alike the two documents of each pair are: `pairs` is int64[m, 2] of document numbers.

    `passages_of(number)` gives a document's passages in order (uint64, one per run of consecutive words; a document
    shorter than such a run is one passage), `word_counts[number]` its words. A word is matched when it
    stands in a passage that the other document has too; similarity = (matched words of A + matched words of B) /
    (words of A + words of B), a_in_b = matched words of A / words of A. Documents are fetched in an order that needs
    few of them twice, whatever that of the pairs. `on_pair` is called before each pair.

    Time is in proportion to the words of all pairs. Memory is a hundred bytes a pair and eight a document; besides it
    holds the documents used last within a budget, and some megabytes for those that are compared, or two documents.
    """
    held, marks = HeldPassages(passages_of), Marks()
    matched = np.empty((len(pairs), 2), dtype=np.int64)
    for places in batches(pairs, word_counts):
        documents, sides = np.unique(pairs[places], return_inverse=True)
        batch = Batch([held.get(number) for number in documents.tolist()], word_counts[documents], marks=marks)
        for part, counts in batch.matched(sides.reshape(-1, 2), on_pair=on_pair):
            matched[places[part]] = counts
    words = np.maximum(word_counts[pairs], 1)  # a document without words has nothing in common with any other
    return Similarities(
        similarity=matched.sum(axis=1) / words.sum(axis=1),
        a_in_b=matched[:, 0] / words[:, 0],
        b_in_a=matched[:, 1] / words[:, 1],
    )


def covered_words(chosen: NDArray[np.bool_], word_count: int) -> int:
    """Return how many of a document's words stand in one of the chosen passages.

    `chosen` is bool[passages], one for each run of consecutive words, in order; `word_count` is that of the document.
    """
    covered = np.zeros(word_count, np.bool_)
    for offset in range(word_count - len(chosen) + 1):
        covered[offset : offset + len(chosen)] |= chosen
    return int(np.count_nonzero(covered))
