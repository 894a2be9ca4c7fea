"""Sorted numbers, compressed in blocks (Manku et al. 2007, section 3.2).

The first number of a block is kept whole. Of each other one, what it and the one before do not have in common is kept:
the place of the highest bit in which they differ, in a Huffman code, and the bits below it. Blocks hold equally many
numbers, where the paper's have equally many bytes: many blocks can then be decoded side by side. Their first numbers
lie apart, to be searched for the block in which a number must be.
"""

import itertools
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.permutation import WIDTH_BITS
from dupfinder.index.queries.prefix_code import LENGTH_FIELD_BITS, MAX_LENGTH_BITS, prefix_code

BLOCK_ITEMS = 16
_LENGTH_MASK = (1 << LENGTH_FIELD_BITS) - 1
_WORD = np.uint64(WIDTH_BITS)
_WORD_INDEX_BITS = 6
_CODED_MASK = (1 << MAX_LENGTH_BITS + WIDTH_BITS) - 1
"""No number takes more bits than this has."""
_CHUNK_ITEMS = 2**16
_PADDING_WORDS = 2
"""Reading the bits of the last number may touch words behind it."""


class CompressedNumbers:
    """Distinct sorted numbers (uint64[n]) in compressed blocks."""

    def __init__(self, numbers: Fingerprints, *, block_items: int = BLOCK_ITEMS) -> None:
        self._count = len(numbers)
        self.block_items = block_items
        self.firsts = numbers[::block_items].copy()
        differences = numbers.copy()
        differences[1:] ^= numbers[:-1]
        highest = _highest_bits(differences)
        is_coded = np.arange(len(numbers)) % block_items != 0
        self._code = prefix_code(np.bincount(highest[is_coded], minlength=WIDTH_BITS))
        lengths = np.where(is_coded, self._code.lengths[highest] + highest, 0)
        ends = np.cumsum(lengths)
        self._begins = (ends - lengths)[::block_items].copy()
        total = int(ends[-1]) if len(ends) else 0
        # The lowest byte first, so that a run of bytes read as a number has the stream's bits from the lowest on.
        self._words: NDArray[np.uint64] = np.zeros(-(-total // WIDTH_BITS) + _PADDING_WORDS, dtype="<u8")
        for begin in range(0, len(numbers), _CHUNK_ITEMS):
            chosen = np.flatnonzero(is_coded[begin : begin + _CHUNK_ITEMS]) + begin
            self._write(ends[chosen] - lengths[chosen], highest[chosen], differences[chosen])
        self._bytes = self._words.view(np.uint8).data
        self._decoding = self._code.decoding.data

    def _write(self, places: Ints, highest: Ints, differences: Fingerprints) -> None:
        if not len(places):
            return
        words, lengths = self._code.words[highest], self._code.lengths[highest]
        below = differences ^ (np.uint64(1) << highest.view(np.uint64))
        _put(self._words, places, words)
        _put(self._words, places + lengths, below)

    @property
    def size_bytes(self) -> int:
        """Return the memory that is taken."""
        return self.firsts.nbytes + self._begins.nbytes + self._words.nbytes + self._code.decoding.nbytes

    def __len__(self) -> int:
        return self._count

    def block(self, number: int) -> Iterator[int]:
        """Yield the numbers of one block, rising; whoever has seen enough need not decode the rest."""
        value = int(self.firsts[number])
        yield value
        begin = int(self._begins[number])
        last = number + 1 == len(self.firsts)
        end = len(self._words) * WIDTH_BITS if last else int(self._begins[number + 1])
        left = (self._count - 1) % self.block_items if last else self.block_items - 1
        bits = int.from_bytes(self._bytes[begin >> 3 : (end + 7) >> 3], "little") >> (begin & 7)
        decoding, mask = self._decoding, len(self._code.decoding) - 1
        for _ in range(left):
            coded = bits & _CODED_MASK
            entry = decoding[coded & mask]
            length, highest = entry & _LENGTH_MASK, entry >> LENGTH_FIELD_BITS
            bit = 1 << highest
            value ^= bit | coded >> length & bit - 1
            yield value
            bits >>= length + highest

    def blocks(self, numbers: Ints) -> Fingerprints:
        """Return the numbers of some blocks: uint64[blocks, block_items].

        All are decoded side by side. What stands behind the end of the last block has no meaning; see `lengths`.
        """
        values = np.empty((self.block_items, len(numbers)), dtype=np.uint64)
        values[0] = self.firsts[numbers]
        places = self._begins[numbers]
        mask = np.uint64(len(self._code.decoding) - 1)
        limit = (len(self._words) - _PADDING_WORDS) * WIDTH_BITS
        for before, after in itertools.pairwise(values):
            entries = self._code.decoding[_read(self._words, places) & mask].astype(np.int64)
            lengths, highest = entries & _LENGTH_MASK, entries >> LENGTH_FIELD_BITS
            bit = np.uint64(1) << highest.view(np.uint64)
            below = _read(self._words, places + lengths) & bit - np.uint64(1)
            np.bitwise_xor(before, below | bit, out=after)
            places = np.minimum(places + lengths + highest, limit)
        return values.T

    def lengths(self, numbers: Ints) -> Ints:
        """Return how many numbers each of some blocks holds."""
        return np.minimum(self._count - numbers * self.block_items, self.block_items)


def _highest_bits(numbers: Fingerprints) -> Ints:
    """Return the place of the highest set bit of each number, 0 for none."""
    filled = numbers.copy()
    for shift in (1, 2, 4, 8, 16, 32):
        filled |= filled >> np.uint64(shift)
    return np.maximum(np.bitwise_count(filled).astype(np.int64) - 1, 0)


def _put(words: NDArray[np.uint64], places: Ints, values: Fingerprints) -> None:
    """Set the bits of the values in a stream from the given places on, which rise."""
    word, shift = places >> _WORD_INDEX_BITS, (places & (WIDTH_BITS - 1)).view(np.uint64)
    is_first = np.concatenate(([True], word[1:] != word[:-1]))
    starts = np.flatnonzero(is_first)
    words[word[starts]] |= np.bitwise_or.reduceat(values << shift, starts)
    # What does not fit into a word goes to the next one: at most the last value of each word does that. Shifting by 64
    # is undefined, so it is done in two steps.
    spilled = values >> np.uint64(1) >> (_WORD - np.uint64(1) - shift)
    over = np.flatnonzero(spilled)
    words[word[over] + 1] |= spilled[over]


def _read(words: NDArray[np.uint64], places: Ints) -> Fingerprints:
    """Return the 64 bits of a stream from each place on."""
    word, shift = places >> _WORD_INDEX_BITS, (places & (WIDTH_BITS - 1)).view(np.uint64)
    above = words[word + 1] << np.uint64(1) << (_WORD - np.uint64(1) - shift)
    bits: Fingerprints = words[word] >> shift | above
    return bits
