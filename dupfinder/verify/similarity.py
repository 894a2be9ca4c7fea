"""The exact similarity of pairs of documents, as docs/reference/similarity.md defines it."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.verify.batch import Batch, Marks
from dupfinder.verify.batches import batches
from dupfinder.verify.holding import HeldPassages
from dupfinder.verify.numbering import IntArray, UintArray


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
