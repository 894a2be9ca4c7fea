"""The words of many texts, one text behind the other, and how to step from one to its neighbours."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray
from dupfinder.fingerprint.marks import WordMark

IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]


def has(codes: NDArray[np.uint8], bits: int) -> BoolArray:
    """Return where a code has at least one of the bits.

    A member of an enum must become a numpy number first: with anything else than a plain int numpy answers in int64.
    """
    has_some: BoolArray = (codes & np.uint8(bits)) != 0
    return has_some


@dataclass(frozen=True, slots=True)
class MarkedWords:
    """Word i of text t is at `starts[t] + i`. The index `count` stands for "no word": beyond either end of a text."""

    hashes: UintArray
    """uint64[count]."""
    marks: NDArray[np.uint8]
    """Bits of `WordMark`: uint8[count]."""
    starts: IntArray
    """int64[texts + 1], the last one being `count`."""
    is_first: BoolArray
    """Whether a word is the first of its text; true for "no word": bool[count + 1]."""

    @classmethod
    def of(cls, hashes: UintArray, marks: NDArray[np.uint8], starts: IntArray) -> "MarkedWords":
        """Return the words with these hashes and marks."""
        is_first = np.zeros(len(hashes) + 1, np.bool_)
        is_first[starts] = True
        return cls(hashes, marks, starts, is_first)

    @property
    def count(self) -> int:
        """Return how many words all texts have together."""
        return len(self.hashes)

    def after(self, at: IntArray) -> IntArray:
        """Return the indices of the words behind those at `at`."""
        following = np.minimum(at + 1, self.count)
        return np.where(self.is_first[following], self.count, following)

    def before(self, at: IntArray) -> IntArray:
        """Return the indices of the words before those at `at`."""
        return np.where(self.is_first[at], self.count, at - 1)

    def begins_sentence(self, at: IntArray) -> BoolArray:
        """Return which of the words at `at` begin a sentence or line; the full stop inside of "3.5" ends none."""
        marks = self.marks.take(at, mode="clip")
        return has(marks, WordMark.START) & ~has(marks, WordMark.JOINED) & (at < self.count)
