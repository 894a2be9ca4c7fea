"""A Huffman code of small numbers whose words are short enough to be decoded by one look-up."""

import heapq
import itertools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Ints

MAX_LENGTH_BITS = 15
LENGTH_FIELD_BITS = 4
"""An entry of the decoding table holds a symbol, and in so many lowest bits the length of its word."""
_RAREST_SHARE_BITS = 11
"""A symbol counts as if it had at least this share, 2**-11, so that no word is longer than `MAX_LENGTH_BITS`: the
rarest of a code with words of 16 bits has at most a share of 1 / 2584 (a Fibonacci number; Katona & Nemetz 1976)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrefixCode:
    """The words of each symbol, whose first bit is the lowest."""

    words: NDArray[np.uint64]
    lengths: Ints
    decoding: NDArray[np.uint16]
    """For all values of the next `width_bits` bits, the symbol and the length of the word that they begin with."""

    @property
    def width_bits(self) -> int:
        """Return how many bits a look-up takes: the length of the longest word."""
        return len(self.decoding).bit_length() - 1


def prefix_code(counts: Ints) -> PrefixCode:
    """Return a code for symbols that occur so often (int64[s]); those that never occur have no word."""
    lengths = _lengths(counts)
    words = np.zeros(len(counts), dtype=np.uint64)
    width = int(lengths.max(initial=0))
    decoding = np.zeros(1 << width, dtype=np.uint16)
    next_word = 0
    length = 0
    # A canonical code: words of one length are consecutive numbers. They are turned round for a stream that is read
    # from the lowest bit on.
    for symbol in sorted(np.flatnonzero(counts).tolist(), key=lambda symbol: lengths[symbol]):
        next_word <<= int(lengths[symbol]) - length
        length = int(lengths[symbol])
        word = int(f"{next_word:0{length}b}"[::-1], 2) if length else 0
        words[symbol] = word
        decoding[word :: 1 << length] = symbol << LENGTH_FIELD_BITS | length
        next_word += 1
    return PrefixCode(words=words, lengths=lengths, decoding=decoding)


def _lengths(counts: Ints) -> Ints:
    least = int(counts.sum()) >> _RAREST_SHARE_BITS
    order = itertools.count()
    heap = [(max(least, int(counts[symbol])), next(order), [symbol]) for symbol in np.flatnonzero(counts).tolist()]
    heapq.heapify(heap)
    lengths = np.zeros(len(counts), dtype=np.int64)
    while len(heap) > 1:
        first, second = heapq.heappop(heap), heapq.heappop(heap)
        merged = first[2] + second[2]
        lengths[merged] += 1
        heapq.heappush(heap, (first[0] + second[0], next(order), merged))
    return lengths
