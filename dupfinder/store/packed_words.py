"""The words of texts in as few bytes as that is quickly done: each hash and spelling once, and where it stands.

A long text has its own words. Short ones hardly repeat themselves, but each other: some of them share a vocabulary.
"""

import itertools
import struct
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

UintArray = NDArray[np.uint64]
Spellings = NDArray[np.uint16]

WORD_BYTES = 10
"""A hash and a spelling."""
LEAST_WORDS = 512
"""A shorter text hardly repeats itself."""
MOST_SHARED_WORDS = 4096
"""Of a text that has its words in a vocabulary with others: of a longer one most words occur again in itself."""

_COUNTS = struct.Struct("<QQ")
"""How many words there are, and how many distinct ones. Plain hashes have none of the second, and no more."""
_FACTOR = 0x9E37_79B9_7F4A_7C15
_SLOTS_PER_WORD = 2
_PLANE = 8


def packed(words: UintArray, spellings: Spellings | None = None) -> bytes:
    """Return the hashes of words as bytes: the distinct ones, and for each word the number of its own.

    Of these numbers each whole byte makes a row, and each bit that is left another. Last come the spellings, one for
    each hash, unless all of them are 0.
    """
    plain = words.astype("<u8", copy=False)
    spelt = np.zeros(0, "<u2") if spellings is None else _spelt(spellings)
    if len(words) >= LEAST_WORDS:
        first, numbers = _numbered(plain)
        distinct = plain[first]
        bits = (len(distinct) - 1).bit_length()
        if 8 * bits * len(words) + 64 * len(distinct) * 8 < 64 * 8 * len(words):
            rows = [distinct.tobytes(), *_planes(numbers, bits)]
            spelt = spelt[first] if len(spelt) else spelt
            return b"".join((_COUNTS.pack(len(words), len(distinct)), *rows, spelt.tobytes()))
    return b"".join((_COUNTS.pack(len(words), 0), plain.tobytes(), spelt.tobytes()))


def _spelt(spellings: Spellings) -> Spellings:
    """Return spellings as they are kept: none unless one tells something."""
    return spellings.astype("<u2", copy=False) if spellings.any() else np.zeros(0, "<u2")


def packed_together(texts: Sequence[tuple[UintArray, Spellings]]) -> tuple[bytes, list[bytes]]:
    """Return the hashes and spellings of the words of some texts as a vocabulary, and each text as numbers in it.

    The vocabulary is packed as a text of its distinct words; it is empty, and each text packed on its own, where that
    takes no more room, or where a word is not always spelt alike.
    """
    words = np.concatenate([np.zeros(0, np.uint64), *(hashes for hashes, _ in texts)])
    first, numbers = _numbered(words)
    distinct = words[first]
    numbers = numbers.astype(_number_type(len(distinct)))
    every = np.concatenate([np.zeros(0, np.uint16), *(spelt for _, spelt in texts)])
    spellings = every[first]
    is_smaller = WORD_BYTES * len(distinct) + numbers.nbytes < WORD_BYTES * len(words)
    if not is_smaller or not np.array_equal(spellings[numbers], every):
        return b"", [packed(*text) for text in texts]
    plain = distinct.astype("<u8", copy=False).tobytes()
    vocabulary = b"".join((_COUNTS.pack(len(distinct), 0), plain, _spelt(spellings).tobytes()))
    bounds = np.cumsum([0, *(len(hashes) for hashes, _ in texts)]).tolist()
    return vocabulary, [numbers[begin:end].tobytes() for begin, end in itertools.pairwise(bounds)]


def _number_type(count: int) -> str:
    return "<u2" if count <= 1 << 16 else "<u4"


def unpacked(data: bytes, vocabulary: bytes = b"") -> UintArray:
    """Return the hashes that `packed`, or `packed_together`, made these bytes of; `ValueError` for others."""
    if not vocabulary:
        return _unpacked(data)[0]
    hashes = _unpacked(vocabulary)[0]
    words: UintArray = hashes[np.frombuffer(data, _number_type(len(hashes)))]
    return words


def unpacked_spelt(data: bytes, vocabulary: bytes = b"") -> tuple[UintArray, Spellings]:
    """Return the hashes and the spellings of words, as `unpacked` does."""
    if vocabulary:
        hashes, spellings = unpacked_spelt(vocabulary)
        numbers = np.frombuffer(data, _number_type(len(hashes)))
        return hashes[numbers], spellings[numbers]
    words, places, end = _unpacked(data)
    if end == len(data):
        return words, np.zeros(len(words), np.uint16)
    spellings = np.frombuffer(data, "<u2", offset=end).astype(np.uint16, copy=False)
    return words, spellings if places is None else spellings[places]


def _unpacked(data: bytes) -> tuple[UintArray, NDArray[np.uint32] | None, int]:
    """Return the hashes, for each the number of its own unless all are there, and where they end."""
    if len(data) < _COUNTS.size:
        raise ValueError("There are no words.")
    count, distinct_count = _COUNTS.unpack_from(data)
    numbers = np.frombuffer(data, "<u8", distinct_count or count, _COUNTS.size).astype(np.uint64, copy=False)
    if not distinct_count:
        return numbers, None, _COUNTS.size + 8 * count
    places = np.zeros(count, np.uint32)
    begin, bits = _COUNTS.size + 8 * distinct_count, (distinct_count - 1).bit_length()
    for low in range(0, bits, _PLANE):
        if low + _PLANE <= bits:
            places |= np.frombuffer(data, np.uint8, count, begin).astype(np.uint32) << np.uint32(low)
            begin += count
            continue
        for bit in range(low, bits):
            size = -(-count // 8)
            row = np.unpackbits(np.frombuffer(data, np.uint8, size, begin), count=count)
            places |= row.astype(np.uint32) << np.uint32(bit)
            begin += size
    return numbers[places], places, begin


def _planes(numbers: NDArray[np.uint32], bits: int) -> list[bytes]:
    rows = []
    for low in range(0, bits, _PLANE):
        if low + _PLANE <= bits:
            rows.append((numbers >> np.uint32(low)).astype(np.uint8).tobytes())
        else:
            left = ((numbers >> np.uint32(bit)) & np.uint32(1) for bit in range(low, bits))
            rows += [np.packbits(row.astype(np.bool_)).tobytes() for row in left]
    return rows


def _numbered(words: UintArray) -> tuple[NDArray[np.bool_], NDArray[np.uint32]]:
    """Return which words stand for the distinct hashes, and for each word the number of its hash among these.

    Each word writes its place into a slot of its hash, and reads who wrote there last. Who reads of another hash tries
    again, with other slots: this takes a fifth of the time of sorting a long text.
    """
    places = np.arange(len(words), dtype=np.uint32)
    owners = places
    table = np.empty(1 << (_SLOTS_PER_WORD * len(words)).bit_length(), np.uint32)
    shift, factor = np.uint64(64 - (len(table) - 1).bit_length()), _FACTOR
    left, some = places, words
    while len(left):
        slots = ((some * np.uint64(factor)) >> shift).view(np.int64)
        table[slots] = left
        found = table.take(slots)
        if len(left) == len(words):  # nearly all are done in the first round
            owners = found
        else:
            owners[left] = found
        again = np.flatnonzero(words.take(found) != some)
        left, some = left.take(again), some.take(again)
        factor = factor * _FACTOR % 2**64  # an odd one again, so that no two hashes become one
    is_owner = owners == places
    ranks = np.cumsum(is_owner, dtype=np.uint32)
    return is_owner, ranks.take(owners) - np.uint32(1)
