"""64-bit hashes of many words at once."""

import functools
import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

_Number = TypeVar("_Number", bound=np.number[Any])
UintArray = NDArray[np.uint64]
Positions = NDArray[np.int64]

FNV_OFFSET = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
_MASK = (1 << 64) - 1
_FEW_WORDS = 8
_MANY_BYTES = 1 << 10

_BLOCK = 8
"""Letters that are hashed at once: one byte of each fits a 64-bit number."""
_MOST_BLOCKS = 8
_FIRST_BYTES = np.array([(1 << 8 * count) - 1 for count in range(_BLOCK + 1)], np.uint64)
_PLANE_FACTORS = (np.uint64(0xD6E8FEB86659FD93), np.uint64(0xA0761D6478BD642F), np.uint64(0xE7037ED1A0B428DB))
_LETTERS = 1 << 16
_LAST_LOW = np.uint32(0xFF)
_DENSE = 8


def scatter(values: UintArray) -> UintArray:
    """Return `values` with every bit spread over all 64: the splitmix64 finaliser (Steele, Lea & Flood 2014)."""
    mixed = values >> np.uint64(30)
    mixed ^= values
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(27)
    mixed *= np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return mixed


def word_hashes(
    low: NDArray[np.uint8], points: NDArray[np.uint32] | None, starts: Positions, lengths: Positions
) -> UintArray:
    """Return one hash per word; word i is the `lengths[i]` letters from `starts[i]` on.

    The letters' code points are `points`, their lowest bytes are `low`; without `points` that is all of them. Eight
    letters at a time: the eight lowest bytes make one number, the eight bytes above another, each times a factor of its
    own; numbers that are 0 change nothing, so a word has one hash in whatever type its text is stored.
    """
    if points is None:
        return _hashes_of_any([low], starts, lengths)
    if 2 * np.count_nonzero(lengths == 1) >= len(starts):
        # Scripts without spaces: most words are one letter.
        letters = points.take(starts, mode="clip")
        hashes = _letter_hashes().take(letters, mode="clip")
        others = np.flatnonzero((lengths > 1) | (letters >= _LETTERS))
    else:
        is_wide = points > _LAST_LOW
        if np.count_nonzero(is_wide) * _DENSE > len(is_wide):
            return _hashes_of_any(_planes(points), starts, lengths)
        # Words of another script, quoted.
        hashes = _hashes_of_any([low], starts, lengths)
        others = distinct(np.searchsorted(starts, np.flatnonzero(is_wide), side="right") - 1)
        others = others[others >= 0]
    few = points.take(runs(starts[others], lengths[others]), mode="clip")
    ends = np.cumsum(lengths[others])
    hashes[others] = _hashes_of_any(_planes(few), ends - lengths[others], lengths[others])
    return hashes


def words_digest(lengths: NDArray[np.integer], letters: NDArray[np.integer]) -> bytes:
    """Return the BLAKE2b-128 digest of the words that have these lengths and these letters, all together."""
    # The narrowest types that hold them: what else was in the batch must not show in the digest.
    arrays = (narrow(lengths), narrow(letters))
    digest = hashlib.blake2b(b"%d %d %d " % (len(lengths), *(one.itemsize for one in arrays)), digest_size=16)
    for one in arrays:
        digest.update(one.data)
    return digest.digest()


def narrow(numbers: NDArray[np.integer]) -> NDArray[np.integer]:
    """Return the numbers, none of them negative, in bytes, or in as many of them as the greatest needs."""
    if numbers.dtype == np.uint8:
        return numbers
    return numbers.astype(np.min_scalar_type(int(numbers.max(initial=0))))


def distinct(values: NDArray[_Number]) -> NDArray[_Number]:
    """Return the distinct values, rising.

    As `numpy.unique`, which loads masked arrays to see that it has none: a sixth of what NumPy itself takes to load, in
    each process.
    """
    ordered = np.sort(values)
    is_first = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=is_first[1:])
    return ordered[is_first]


def runs(starts: Positions, lengths: Positions) -> Positions:
    """Return the places of some runs of letters, those of one run behind those of another."""
    before = np.cumsum(lengths) - lengths
    places: Positions = np.arange(lengths.sum()) + np.repeat(starts - before, lengths)
    return places


@functools.cache
def _letter_hashes() -> UintArray:
    """Return the hash of each word of one letter, up to U+FFFF."""
    every = np.arange(_LETTERS)
    return _hashes_of_any(_planes(every.astype(np.uint32)), every, np.ones_like(every))


def _planes(points: NDArray[np.uint32]) -> list[NDArray[np.uint8]]:
    """Return the lowest byte of each code point, the one above, and the third where there are any."""
    planes = [(points >> np.uint32(shift)).astype(np.uint8) for shift in (0, 8, 16)]
    return planes if planes[2].any() else planes[:2]


def _hashes_of_any(planes: Sequence[NDArray[np.uint8]], starts: Positions, lengths: Positions) -> UintArray:
    """Return the hashes of words whose letters are of any kind."""
    eights = [eight_bytes(plane) for plane in planes]
    hashes = _block_hashes(eights, starts, lengths)
    longer = np.flatnonzero(lengths > _BLOCK)
    places, left = starts.take(longer, mode="clip"), lengths.take(longer, mode="clip")
    for _ in range(1, _MOST_BLOCKS):
        if not len(longer):
            break
        places += _BLOCK
        left -= _BLOCK
        # Scattered a little in between, so that no two blocks can make up for each other.
        before = hashes.take(longer, mode="clip") * _PLANE_FACTORS[0]
        before ^= before >> np.uint64(29)
        before += _block_hashes(eights, places, left)
        hashes[longer] = before
        still = np.flatnonzero(left > _BLOCK)
        longer, places, left = longer[still], places[still], left[still]
    # Base64, a gene: going on with eight letters at a time would take a pass for each eight of the longest.
    bounds = zip(starts[longer].tolist(), (starts + lengths)[longer].tolist(), strict=True)
    rest = [_digest_of([plane[start:end] for plane in planes]) for start, end in bounds]
    hashes[longer] += np.array(rest, np.uint64)
    return scatter(hashes)


def eight_bytes(plane: NDArray[np.uint8]) -> UintArray:
    """Return the eight bytes from each place on as one number; behind the end come zeros.

    The numbers overlap in memory. Reading one is three times as slow as if they did not, but then there would be eight
    times as much memory to go through.
    """
    padded = np.zeros(len(plane) + _BLOCK, np.uint8)
    padded[: len(plane)] = plane
    return np.ndarray((len(plane) + 1,), "<u8", padded, strides=(1,))


def _block_hashes(eights: Sequence[UintArray], starts: Positions, lengths: Positions) -> UintArray:
    """Return a hash of up to eight letters from each start."""
    inside = _FIRST_BYTES.take(lengths, mode="clip")
    hashes = np.zeros(0, np.uint64)
    for plane, factor in zip(eights, _PLANE_FACTORS, strict=False):
        numbers = plane[starts].astype(np.uint64, copy=False)
        numbers &= inside
        numbers *= factor
        # Without the shift letters that differ in the highest bit of two planes would have one sum.
        numbers ^= numbers >> np.uint64(32)
        hashes = hashes + numbers if len(hashes) else numbers
    return hashes


def _digest_of(planes: Sequence[NDArray[np.uint8]]) -> int:
    """Return a 64-bit hash of the letters of a word."""
    digest = hashlib.blake2b(digest_size=8)
    for plane in planes:
        if plane.any():
            digest.update(plane.tobytes())
    return int.from_bytes(digest.digest(), "little")


def fnv_hashes(
    data: NDArray[np.uint8], starts: NDArray[np.int64], ends: NDArray[np.int64], *, multiply_first: bool
) -> UintArray:
    """Return the FNV-1a hash of each word, or FNV-1 with `multiply_first`.

    Word i is the bytes `data[starts[i]:ends[i]]`. All words advance one byte at a time together,
    longest first, so that those still running are a prefix.
    """
    lengths = ends - starts
    order = np.argsort(-lengths, kind="stable")
    sorted_starts, sorted_lengths = starts[order], lengths[order]
    hashes = np.full(len(order), FNV_OFFSET, np.uint64)
    running = len(order)
    position = 0
    while running > _FEW_WORDS and position < _MANY_BYTES:
        running = int(np.searchsorted(-sorted_lengths, -position, side="left"))
        letters = data[sorted_starts[:running] + position]
        if multiply_first:
            hashes[:running] = (hashes[:running] * np.uint64(FNV_PRIME)) ^ letters
        else:
            hashes[:running] = (hashes[:running] ^ letters) * np.uint64(FNV_PRIME)
        position += 1
    # A very long "word" (base64, a gene) would cost a pass of numpy for each letter.
    going_on = fnv1 if multiply_first else fnv1a
    for i in range(running):
        rest = data[sorted_starts[i] + position : sorted_starts[i] + sorted_lengths[i]].tobytes()
        hashes[i] = going_on(rest, start=int(hashes[i]))
    result = np.empty_like(hashes)
    result[order] = hashes
    return result


def fnv1(data: Iterable[int], *, start: int = FNV_OFFSET) -> int:
    """Return the FNV-1 hash of some bytes, going on from `start`."""
    value = start
    for byte in data:
        value = ((value * FNV_PRIME) & _MASK) ^ byte
    return value


def fnv1a(data: Iterable[int], *, start: int = FNV_OFFSET) -> int:
    """Return the FNV-1a hash of some bytes, going on from `start`."""
    value = start
    for byte in data:
        value = ((value ^ byte) * FNV_PRIME) & _MASK
    return value
