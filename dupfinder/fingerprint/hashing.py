"""64-bit hashes of many words at once."""

import enum
import functools
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

UintArray = NDArray[np.uint64]

FNV_OFFSET = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
_MASK = (1 << 64) - 1
_FEW_WORDS = 8
_BASE = 0xD6E8FEB86659FD93
_INVERSE = pow(_BASE, -1, 1 << 64)


class WordHash(enum.StrEnum):
    """The hashes that words can be given."""

    POLYNOMIAL = "polynomial"
    """Fast: a polynomial over the code points, finished with `scatter`."""
    FNV1A = "fnv1a"
    """FNV-1a, 64 bits (Fowler, Noll & Vo), of the word in UTF-8."""


def scatter(values: UintArray) -> UintArray:
    """Return `values` with every bit spread over all 64: the splitmix64 finaliser (Steele, Lea & Flood 2014)."""
    mixed = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


def polynomial_hashes(points: UintArray, starts: NDArray[np.int64], ends: NDArray[np.int64]) -> UintArray:
    """Return one hash per word; word i is the code points `points[starts[i]:ends[i]]`.

    The sum over letters of letter · B^position modulo 2⁶⁴, scattered (Karp & Rabin 1987). All words together cost one
    running sum over the text: a word is the difference of two of its values, moved to position 0 by the inverse of B.
    """
    running = np.zeros(len(points) + 1, np.uint64)
    np.cumsum(points * _powers(_BASE, _round_up(len(points)))[: len(points)], out=running[1:])
    words = (running[ends] - running[starts]) * _powers(_INVERSE, _round_up(len(points)))[starts]
    return scatter(words + (ends - starts).astype(np.uint64))


def _round_up(count: int) -> int:
    """Return the next power of two, so that few lengths of tables are ever asked for."""
    return 1 << max(10, count.bit_length())


@functools.lru_cache(maxsize=4)
def _powers(base: int, count: int) -> UintArray:
    """Return base⁰, base¹, … modulo 2⁶⁴: uint64[count]."""
    factors = np.full(count, base, np.uint64)
    factors[0] = 1
    return np.multiply.accumulate(factors)


def fnv1a_hashes(data: NDArray[np.uint8], starts: NDArray[np.int64], ends: NDArray[np.int64]) -> UintArray:
    """Return the FNV-1a hash of each word; word i is the bytes `data[starts[i]:ends[i]]`.

    All words advance one byte at a time together, longest first, so that those still running are a prefix.
    """
    lengths = ends - starts
    order = np.argsort(-lengths, kind="stable")
    sorted_starts, sorted_lengths = starts[order], lengths[order]
    hashes = np.full(len(order), FNV_OFFSET, np.uint64)
    running = len(order)
    position = 0
    while running > _FEW_WORDS:
        running = int(np.searchsorted(-sorted_lengths, -position, side="left"))
        letters = data[sorted_starts[:running] + position]
        hashes[:running] = (hashes[:running] ^ letters) * np.uint64(FNV_PRIME)
        position += 1
    # A very long "word" (base64, a gene) would cost a pass of numpy for each letter.
    for i in range(running):
        rest = data[sorted_starts[i] + position : sorted_starts[i] + sorted_lengths[i]].tobytes()
        hashes[i] = fnv1a(rest, start=int(hashes[i]))
    result = np.empty_like(hashes)
    result[order] = hashes
    return result


def fnv1a(data: Iterable[int], *, start: int = FNV_OFFSET) -> int:
    """Return the FNV-1a hash of some bytes, going on from `start`."""
    value = start
    for byte in data:
        value = ((value ^ byte) * FNV_PRIME) & _MASK
    return value
