"""Texts to word hashes: normalised, split into words, hashed; many texts at once."""

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.classes import CharClass, char_classes
from dupfinder.fingerprint.hashing import UintArray, WordHash, fnv1a_hashes, polynomial_hashes

CHUNK_CHARS = 1 << 18
"""Texts are taken this many characters at a time: large enough for numpy, small enough for the processor's cache."""

_SPACE = re.compile(r"\s")
_SEPARATOR = "\x00"


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one text. `digest` is equal for two texts exactly when their sequences of words are equal."""

    hashes: UintArray
    """One a word, in order: uint64[words]."""
    digest: bytes
    """BLAKE2b-128 of the words themselves, not of their hashes."""


def normalise(text: str) -> str:
    """Return the text as it is compared: NFKC, case-folded."""
    if text.isascii():
        return text.lower()
    # Most texts are NFKC already, and asking is cheaper than normalising.
    return (text if unicodedata.is_normalized("NFKC", text) else unicodedata.normalize("NFKC", text)).casefold()


def find_words(texts: Sequence[str], *, word_hash: WordHash = WordHash.POLYNOMIAL) -> list[Words]:
    """Return the words of each text, in the same order.

    A word is a run of letters, digits and underscores; each letter of a script without spaces is a word of its own
    (interface.md, Similarity).
    """
    collected = [_Collected() for _ in texts]
    batch: list[tuple[int, str]] = []
    batch_chars = 0
    for number, text in enumerate(texts):
        for chunk in _chunks(text):
            batch.append((number, normalise(chunk)))
            batch_chars += len(chunk)
            if batch_chars >= CHUNK_CHARS:
                _tokenise(batch, collected, word_hash)
                batch, batch_chars = [], 0
    if batch:
        _tokenise(batch, collected, word_hash)
    return [one.finish() for one in collected]


def _chunks(text: str) -> Iterator[str]:
    """Yield the text in pieces of about `CHUNK_CHARS` that end at white space, so that no word is cut."""
    start = 0
    while len(text) - start > CHUNK_CHARS:
        space = _SPACE.search(text, start + CHUNK_CHARS)
        if space is None:
            break
        yield text[start : space.end()]
        start = space.end()
    yield text[start:] if start else text


class _Collected:
    """The pieces of one text's words, until all chunks are in."""

    def __init__(self) -> None:
        self.hashes: list[UintArray] = []
        self.letters: list[NDArray[np.uint8] | NDArray[np.uint32]] = []
        self.word_starts: list[NDArray[np.bool_]] = []

    def finish(self) -> Words:
        letters = np.concatenate(self.letters) if self.letters else np.zeros(0, np.uint32)
        starts = np.concatenate(self.word_starts) if self.word_starts else np.zeros(0, np.bool_)
        hashes = np.concatenate(self.hashes) if self.hashes else np.zeros(0, np.uint64)
        # The narrowest type that holds all letters: what else was in the batch must not show in the digest.
        narrow = letters.astype(np.min_scalar_type(letters.max(initial=0)), copy=False)
        digest = hashlib.blake2b(np.packbits(starts).tobytes(), digest_size=16)
        digest.update(narrow.tobytes())
        return Words(hashes=hashes, digest=digest.digest())


def _tokenise(batch: Sequence[tuple[int, str]], collected: Sequence[_Collected], word_hash: WordHash) -> None:
    """Split the chunks of a batch into words and hand the pieces to the texts they belong to."""
    joined = _SEPARATOR.join(chunk for _, chunk in batch)
    points = _code_points(joined)
    classes = char_classes()[points]
    is_word = classes != CharClass.SEPARATOR
    is_start = _word_starts(classes)
    starts, ends = np.flatnonzero(is_start), _word_ends(is_word, is_start)
    if word_hash is WordHash.POLYNOMIAL:
        hashes = polynomial_hashes(points.astype(np.uint64), starts, ends)
    else:
        hashes = _fnv1a_of_utf8(joined, points, starts, ends)
    sizes = np.fromiter((len(chunk) for _, chunk in batch), np.int64, len(batch))
    chunk_ends = np.cumsum(sizes + len(_SEPARATOR))
    word_bounds = np.searchsorted(starts, chunk_ends)
    first_char = first_word = 0
    for (number, _), last_char, last_word in zip(batch, chunk_ends, word_bounds, strict=True):
        inside = slice(first_char, last_char)
        collected[number].hashes.append(hashes[first_word:last_word])
        collected[number].letters.append(points[inside][is_word[inside]])
        collected[number].word_starts.append(is_start[inside][is_word[inside]])
        first_char, first_word = last_char, last_word


def _code_points(text: str) -> NDArray[np.uint8] | NDArray[np.uint32]:
    """Return the text's code points, in bytes where they fit."""
    if text.isascii():
        return np.frombuffer(text.encode("ascii"), np.uint8)
    return np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)


def _word_starts(classes: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Return where words begin: every unspaced letter, and every word character that follows none."""
    in_spaced: NDArray[np.bool_] = classes == CharClass.WORD
    starts: NDArray[np.bool_] = classes == CharClass.UNSPACED
    starts[1:] |= in_spaced[1:] & ~in_spaced[:-1]
    starts[:1] |= in_spaced[:1]
    return starts


def _word_ends(is_word: NDArray[np.bool_], is_start: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the position behind the last letter of each word: where no word or another word follows."""
    last = is_word.copy()
    last[:-1] &= ~is_word[1:] | is_start[1:]
    return np.flatnonzero(last) + 1


def _fnv1a_of_utf8(
    text: str, points: NDArray[np.uint8] | NDArray[np.uint32], starts: NDArray[np.int64], ends: NDArray[np.int64]
) -> UintArray:
    """Return the FNV-1a hash of each word's bytes in UTF-8; `starts` and `ends` count code points."""
    utf8_sizes = 1 + (points >= 0x80).astype(np.int64) + (points >= 0x800) + (points >= 0x10000)
    offsets = np.concatenate(([0], np.cumsum(utf8_sizes)))
    data = np.frombuffer(text.encode("utf-8", "surrogatepass"), np.uint8)
    return fnv1a_hashes(data, offsets[starts], offsets[ends])
