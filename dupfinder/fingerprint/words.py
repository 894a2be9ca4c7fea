"""Texts to words: hashed, marked, digested; many texts at once.

A word's spelling is what it begins with, in 16 bits: enough to tell a misread word from another one.
"""

import functools
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.fingerprints import SPELLING_BITS, SPELLING_DIGIT, SPELLING_LETTERS, WordHash
from dupfinder.fingerprint.code_points import ALONE, IN_WORD, JOINER, LINE
from dupfinder.fingerprint.hashing import (
    Positions,
    UintArray,
    eight_bytes,
    fnv_hashes,
    narrow,
    runs,
    word_hashes,
    words_digest,
)
from dupfinder.fingerprint.letter_forms import ListNumbers, letter_form_digests, number_places
from dupfinder.fingerprint.marks import GAP_MARKS, WordMark, marks_behind, word_marks
from dupfinder.fingerprint.normal_form import Letters, all_letters, ascii_letters, pieces

Spellings = NDArray[np.uint16]

LEAST_LETTERS = 3
"""Of shorter words one letter is too much to be told apart by."""

_BY_FREQUENCY = "etaoinshrdlcumwfgypbvkjxqz"
_KINDS = (1 << SPELLING_BITS) - 1


def _kinds() -> bytes:
    """Return for the lowest byte of each letter its kind, 1 to 7: letters that are frequent have different ones."""
    kinds = [1 + low % _KINDS for low in range(256)]
    for rank, letter in enumerate(_BY_FREQUENCY):
        there_and_back = rank % (2 * _KINDS)
        kinds[ord(letter)] = 1 + min(there_and_back, 2 * _KINDS - 1 - there_and_back)
    return bytes(kinds)


_FIRST_KINDS = np.array([(1 << 8 * count) - 1 for count in range(SPELLING_LETTERS + 1)], np.uint64)
_CLOSER = tuple(
    (np.uint64(shift), np.uint64(mask)) for shift, mask in ((5, 0x3F003F003F), (10, 0x700000FFF), (20, 0x7FFF))
)
_KIND_OF = _kinds()


def spelt(letters: NDArray[np.integer], lengths: NDArray[np.integer], has_digit: NDArray[np.bool_]) -> Spellings:
    """Return for each word the kinds of its first five letters, three bits each, and whether it has a digit.

    `letters` are the code points of all words, one behind the other, `lengths` how many each word has. A word of fewer
    than three letters has 0: words that are one letter each, as in Chinese, tell nothing.
    """
    told = np.flatnonzero(lengths >= LEAST_LETTERS)
    found = np.zeros(len(lengths), np.uint16)
    if not len(told):
        return found
    sizes = lengths.astype(np.int64)
    starts: Positions = (np.cumsum(sizes) - sizes)[told]
    kinds = np.frombuffer(letters.astype(np.uint8).tobytes().translate(_KIND_OF), np.uint8)
    words = eight_bytes(kinds)[starts].astype(np.uint64, copy=False)
    words &= _FIRST_KINDS.take(sizes[told], mode="clip")
    # From a byte a letter to three bits: the letters of a pair side by side, then the pairs, then the fifth one.
    for shift, mask in _CLOSER:
        words |= words >> shift
        words &= mask
    found[told] = words.astype(np.uint16) | has_digit[told] * np.uint16(SPELLING_DIGIT)
    return found


CHUNK_CHARS = 1 << 17
"""Texts are taken this many characters at a time: large enough for numpy, small enough for the processor's cache."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one text. `digest` is equal for two texts exactly when their sequences of words are equal."""

    hashes: UintArray
    """One a word, in order: uint64[words]."""
    digest: bytes
    """BLAKE2b-128 of the words themselves, not of their hashes."""
    marks: NDArray[np.uint8]
    """One a word: the bits of `WordMark`."""
    spellings: Spellings
    """One a word."""
    letter_forms: bytes
    """As `letter_form_digests`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Found:
    """The words of some texts, one text behind the other."""

    hashes: UintArray
    marks: NDArray[np.uint8]
    spellings: Spellings
    lengths: NDArray[np.integer]
    """How many letters each word has."""
    letters: NDArray[np.integer]
    """Of all words, with nothing between them."""
    bounds: Positions
    """Where the words of each text begin; one more for the end."""
    letter_bounds: Positions
    """Where the letters of each text's words begin; one more for the end."""
    before: "_Gap"
    """What stands before the first word."""
    behind: "_Gap"
    """What stands behind the last word; all of it if there is none."""


@dataclass(frozen=True, slots=True)
class _Gap:
    """What stands between two words."""

    size: int
    flags: int
    """Those of `code_points` that any of its characters has."""


def find_words(texts: Sequence[str], *, word_hash: WordHash = WordHash.POLYNOMIAL) -> list[Words]:
    """Return the words of each text, in the same order.

    A word is a run of letters, digits and underscores; each letter of a script without spaces is a word of its own
    (docs/reference/similarity.md).
    """
    found: dict[int, Words] = {}
    batches: dict[bool, list[int]] = {True: [], False: []}
    chars = {True: 0, False: 0}
    for number, text in enumerate(texts):
        if len(text) > CHUNK_CHARS:
            found[number] = _words_of_long_text(text, word_hash)
            continue
        kind = text.isascii()
        batches[kind].append(number)
        chars[kind] += len(text)
        if chars[kind] > CHUNK_CHARS:
            found.update(_words_of_batch(texts, batches[kind], word_hash))
            batches[kind], chars[kind] = [], 0
    for batch in batches.values():
        if batch:
            found.update(_words_of_batch(texts, batch, word_hash))
    return [found[number] for number in range(len(texts))]


def hashes_of_single_words(texts: Sequence[str], *, word_hash: WordHash = WordHash.POLYNOMIAL) -> list[int | None]:
    """Return the hash of each text that is one word, and `None` for others.

    `find_words` says much more of each text: of thousands of words that would take a hundred times as long.
    """
    found = _tokenise(texts, word_hash)
    hashes, bounds = found.hashes.tolist(), found.bounds.tolist()
    return [hashes[first] if behind - first == 1 else None for first, behind in itertools.pairwise(bounds)]


@functools.cache
def _list_numbers(word_hash: WordHash) -> ListNumbers:
    return ListNumbers(functools.partial(hashes_of_single_words, word_hash=word_hash))


def _words_of_batch(texts: Sequence[str], batch: Sequence[int], word_hash: WordHash) -> Iterator[tuple[int, Words]]:
    """Yield the number and the words of each text of a batch."""
    found = _tokenise([texts[number] for number in batch], word_hash)
    is_first = found.bounds[:-1][np.diff(found.bounds) > 0]
    # What stands between two texts tells nothing of either.
    found.marks[is_first] &= np.uint8(0xFF ^ GAP_MARKS)
    found.marks[is_first] |= np.uint8(WordMark.START | WordMark.LINE)
    bounds, letter_bounds = found.bounds.tolist(), found.letter_bounds.tolist()
    numbers = number_places(found.letters, found.lengths)
    of_lists = _list_numbers(word_hash).find(found.hashes, found.marks, bounds)
    for place, number in enumerate(batch):
        inside = slice(bounds[place], bounds[place + 1])
        letters = found.letters[letter_bounds[place] : letter_bounds[place + 1]]
        lengths = found.lengths[inside]
        digest = words_digest(lengths, letters)
        yield (
            number,
            Words(
                hashes=found.hashes[inside],
                digest=digest,
                marks=found.marks[inside],
                spellings=found.spellings[inside],
                letter_forms=letter_form_digests(
                    letters, lengths, numbers[inside], digest, of_lists=of_lists.get(place)
                ),
            ),
        )


def _words_of_long_text(text: str, word_hash: WordHash) -> Words:
    """Return the words of a text that is taken piece by piece."""
    hashes, marks, lengths, letters = (_Grown(kind) for kind in (np.uint64, np.uint8, np.uint8, np.uint8))
    spellings = _Grown(np.uint16)
    gap, is_begun = _Gap(0, 0), False
    for piece in pieces(text, chars=CHUNK_CHARS):
        here = _tokenise([piece], word_hash)
        gap = _Gap(gap.size + here.before.size, gap.flags | here.before.flags)
        if len(here.hashes):
            is_joined = gap.size == 1 and gap.flags & (JOINER | LINE) == JOINER
            here.marks[0] &= np.uint8(0xFF ^ GAP_MARKS)
            here.marks[0] |= np.uint8(
                marks_behind(gap.flags) | WordMark.JOINED * is_joined if is_begun else WordMark.START | WordMark.LINE
            )
            gap, is_begun = here.behind, True
            hashes.add(here.hashes)
            marks.add(here.marks)
            spellings.add(here.spellings)
            lengths.add(here.lengths)
            letters.add(here.letters)
    of_words = letters.numbers(), lengths.numbers()
    digest = words_digest(lengths.numbers(), letters.numbers())
    of_lists = _list_numbers(word_hash).find(hashes.numbers(), marks.numbers(), [0, len(hashes.numbers())])
    return Words(
        hashes=hashes.numbers(),
        digest=digest,
        letter_forms=letter_form_digests(*of_words, number_places(*of_words), digest, of_lists=of_lists.get(0)),
        marks=marks.numbers(),
        spellings=spellings.numbers(),
    )


class _Grown:
    """Numbers of a long text, one piece behind the other, in the narrowest type that holds them all.

    They grow in place: thousands of pieces, and all of them once more in one, would be most of what the text takes.
    """

    def __init__(self, kind: type[np.unsignedinteger]) -> None:
        self._data = bytearray()
        self._kind: np.dtype[np.unsignedinteger] = np.dtype(kind)

    def add(self, piece: NDArray[np.integer]) -> None:
        if piece.dtype.itemsize > self._kind.itemsize:
            wider = self.numbers().astype(piece.dtype)
            self._data, self._kind = bytearray(wider.data), wider.dtype
        self._data += piece.astype(self._kind, copy=False).data

    def numbers(self) -> NDArray[Any]:
        """Return all numbers; none can be added while somebody has them."""
        return np.frombuffer(self._data, self._kind)


def _tokenise(texts: Sequence[str], word_hash: WordHash) -> _Found:
    """Return the words of some texts, without what stands between two texts."""
    letters = ascii_letters(texts) if all(map(str.isascii, texts)) else all_letters(texts)
    in_word = letters.flags & np.uint8(IN_WORD)
    starts, ends = _word_bounds(in_word)
    lengths = ends - starts
    hashes = _hashes(letters, starts, lengths, word_hash)
    bounds = np.concatenate(([0], np.searchsorted(starts, letters.ends)))
    first, last = (int(starts[0]), int(ends[-1])) if len(starts) else (len(in_word), 0)
    marks = word_marks(letters.flags, starts, ends)
    of_words = narrow(letters.of_words())
    return _Found(
        hashes=hashes,
        marks=marks,
        spellings=spelt(of_words, lengths, (marks & np.uint8(WordMark.DIGIT)) != 0),
        lengths=narrow(lengths),
        letters=of_words,
        bounds=bounds,
        letter_bounds=np.concatenate(([0], np.cumsum(lengths)))[bounds],
        before=_gap(letters.flags[:first]),
        behind=_gap(letters.flags[last:]),
    )


def _gap(flags: NDArray[np.uint8]) -> _Gap:
    return _Gap(len(flags), int(np.bitwise_or.reduce(flags, initial=0)))


def _word_bounds(in_word: NDArray[np.uint8]) -> tuple[Positions, Positions]:
    """Return where words begin, and where the letter behind each is, from the flags WORD and ALONE of each letter."""
    padded = np.zeros(len(in_word) + 2, np.uint8)
    padded[1:-1] = in_word
    behind, before = padded[1:], padded[:-1]
    changes = behind != before
    if not np.bitwise_or.reduce(in_word, initial=0) & ALONE:
        edges = np.flatnonzero(changes)
        return edges[::2], edges[1::2]
    changes |= behind >= ALONE
    return np.flatnonzero(changes & (behind != 0)), np.flatnonzero(changes & (before != 0))


def _hashes(letters: Letters, starts: Positions, lengths: NDArray[np.int64], word_hash: WordHash) -> UintArray:
    """Return the hash of each word."""
    if word_hash is WordHash.POLYNOMIAL:
        return word_hashes(letters.low, letters.wide, starts, lengths)
    points = letters.points(runs(starts, lengths))
    ends = np.cumsum(lengths)
    sizes = 1 + (points >= 0x80).astype(np.int64) + (points >= 0x800) + (points >= 0x10000)
    offsets = np.concatenate(([0], np.cumsum(sizes)))
    text = points.astype("<u4").tobytes().decode("utf-32-le", "surrogatepass")
    data = np.frombuffer(text.encode("utf-8", "surrogatepass"), np.uint8)
    is_fnv1 = word_hash is WordHash.FNV1
    return fnv_hashes(data, offsets[ends - lengths], offsets[ends], multiply_first=is_fnv1)
