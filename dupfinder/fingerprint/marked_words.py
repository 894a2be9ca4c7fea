"""The words of many texts, one text behind the other, and how to step from one to its neighbours."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.words import hashes_of_single_words

_TOP_BITS = 16


class Vocabulary:
    """Words and their codes (1-255), looked up by the first 16 bits of the hash and then compared whole.

    A binary search of each word would cost seventy nanoseconds, as much as finding the word in its text.
    """

    def __init__(self, codes: Mapping[str, int]) -> None:
        """Give each word its code; a word that the tokeniser takes for several is left out."""
        by_hash: dict[int, int] = {}
        for one, code in zip(hashes_of_single_words(list(codes)), codes.values(), strict=True):
            if one is not None:
                by_hash[one] = by_hash.get(one, 0) | code
        hashes = np.array(sorted(by_hash), np.uint64)
        counts = np.bincount((hashes >> np.uint64(64 - _TOP_BITS)).astype(np.int64), minlength=1 << _TOP_BITS)
        self._is_some = counts > 0
        self._first = (np.cumsum(counts) - counts).astype(np.int32)
        self._deepest = int(counts.max())
        # Padded, so that looking past the last word of a slot is looking at something.
        self._hashes = np.append(hashes, np.zeros(self._deepest, np.uint64))
        self._codes = np.array([*(by_hash[one] for one in sorted(by_hash)), *[0] * self._deepest], np.uint8)

    def find(self, hashes: UintArray) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
        """Return which of `hashes` are of words of the vocabulary, as rising indices, and their codes."""
        tops = np.ascontiguousarray(hashes).astype("<u8", copy=False).view("<u2")[3::4]
        maybe = np.flatnonzero(self._is_some.take(tops))
        wanted = hashes[maybe]
        slots = self._first.take(tops[maybe])
        codes = np.zeros(len(maybe), np.uint8)
        for depth in range(self._deepest):
            at = slots + depth
            codes |= self._codes[at] * (self._hashes[at] == wanted)
        known = codes > 0
        return maybe[known], codes[known]

    def codes(self, hashes: UintArray) -> NDArray[np.uint8]:
        """Return the code of each hash, 0 for those of other words."""
        codes = np.zeros(len(hashes), np.uint8)
        indices, found = self.find(hashes)
        codes[indices] = found
        return codes


@functools.cache
def vocabulary_of(words: str) -> Vocabulary:
    """Return some words as a vocabulary with one code; white space stands between them."""
    return Vocabulary(dict.fromkeys(words.split(), 1))


IntArray = NDArray[np.int64]
BoolArray = NDArray[np.bool_]


def has(codes: NDArray[np.uint8], bits: int) -> BoolArray:
    """Return where a code has at least one of the bits.

    A member of an enum must become a numpy number first: with anything else than a plain int numpy answers in int64.
    """
    has_some: BoolArray = (codes & np.uint8(bits)) != 0
    return has_some


def only(codes: NDArray[np.uint8], bits: int, *, among: int) -> BoolArray:
    """Return where a code has all of the bits, and none of the others `among` which they are."""
    has_only: BoolArray = (codes & np.uint8(among)) == np.uint8(bits)
    return has_only


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
