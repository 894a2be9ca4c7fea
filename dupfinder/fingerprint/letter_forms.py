"""Digests of texts without accents, with ä as ae, in simplified Chinese, without spaces, without numbers of lists.

They are equal if only that differs.
"""

# ruff: noqa: RUF001 - letters of several scripts

import functools
import hashlib
import itertools
import unicodedata
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.masks import LETTER_FORMS, MASKED_DIGEST_BYTES
from dupfinder.domain.pairs import Variable
from dupfinder.fingerprint.hashing import UintArray, narrow, words_digest
from dupfinder.fingerprint.marks import WordMark
from dupfinder.fingerprint.traditional import SIMPLIFIED, TRADITIONAL

_DIGITS = "1"
_WAYS = {
    _DIGITS: tuple(map(str, range(1, 1000))),
    "i": ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"),
    "a": tuple("abcdefghijklmnopqrstuvwxyz"),
    "一": tuple("一二三四五六七八九十"),
}
"""How lists count; *i* is one before it is the letter behind *h*."""
_LETTERED = frozenset("ia")
"""Ways in which a number follows the one before it: lines of letters that do not are answers to questions."""
_MOST_LEVELS = 6
_MOST_DIGITS = 0.5
"""The share of words with digits beyond which a text is a table: in it no numbers are masked, so nobody could tell that
two have other ones at the same places (`dupfinder.domain.masks.form_between`)."""
_MOST_NUMBERS = 10_000
"""Lines of a text that may begin with one: a table of more has numbers of its own, and each takes a microsecond."""

Hashes = Callable[[Sequence[str]], Sequence[int | None]]
IntArray = NDArray[np.int64]
Way = tuple[int | str, ...]
"""The numbers before one, and how it is written: what counts on has both in common."""
_NONE: list[tuple[Way, int]] = [((), 0)]


class ListNumbers:
    """Finds them by the hashes of words; `hashes_of` gives that of each of some words."""

    def __init__(self, hashes_of: Hashes) -> None:
        self._ways: dict[int, list[tuple[Way, int]]] = {}
        for way, written in _WAYS.items():
            for number, one in enumerate(hashes_of(written), start=1):
                self._ways.setdefault(one or 0, []).append(((way,), number))
        self._known = np.sort(np.fromiter(self._ways, np.uint64))

    def find(self, hashes: UintArray, marks: NDArray[np.uint8], bounds: Sequence[int]) -> dict[int, NDArray[np.bool_]]:
        """Return which words are numbers of lists, for each text that has some: bool[words].

        The words of texts stand one behind the other, in `bounds` where each begins, and the end. Numbers begin a line,
        and count: *1*, *2*, *3*; *1.1*, *1.2*, each of two words; *a*, *b*; *i*, *ii*. A letter follows the one before
        it, as answers to questions do not: of these no single one can differ untold. A list that begins with another
        number says something that its items do not, and so does a date at the beginning of a line: no number before it
        leads there.
        """
        first = np.flatnonzero(marks & np.uint8(WordMark.LINE))
        places = np.minimum(np.searchsorted(self._known, hashes[first]), len(self._known) - 1)
        first = first[self._known[places] == hashes[first]]
        found = {}
        for text, (begin, end) in enumerate(itertools.pairwise(np.searchsorted(first, bounds).tolist())):
            if 0 < end - begin <= _MOST_NUMBERS:
                words = slice(bounds[text], bounds[text + 1])
                of_lists = self._of_text(hashes[words], marks[words], first[begin:end] - words.start)
                if of_lists is not None:
                    found[text] = of_lists
        return found

    def _of_text(self, hashes: UintArray, marks: NDArray[np.uint8], first: IntArray) -> NDArray[np.bool_] | None:
        if np.count_nonzero(marks & np.uint8(WordMark.DIGIT)) > _MOST_DIGITS * len(marks):
            return None
        counted: dict[Way, int] = {}
        begun: dict[Way, int] = {}
        places: list[tuple[Way, int, int]] = []
        joined = marks.take(first + 1, mode="clip") & np.uint8(WordMark.JOINED)
        for place, number, goes_on in zip(first.tolist(), hashes[first].tolist(), joined.tolist(), strict=True):
            end = place + 1
            ways = self._ways[number]
            if goes_on and self._ways.get(int(hashes[end]), _NONE)[0][0] == (_DIGITS,):
                ways, end = self._levels(hashes, marks, place)
            for way, count in reversed(ways):
                is_letter, before = way[-1] in _LETTERED, counted.get(way, 0)
                if is_letter and count == 1:  # *A* and *I* begin many a line
                    begun[way] = place
                elif is_letter and count == 2 and way in begun:
                    first_place = begun.pop(way)
                    places += ((way, first_place, first_place + 1), (way, place, end))
                    counted[way] = count
                elif count == 1 or (before == count - 1 if is_letter else before >= count - 1 > 0):
                    places.append((way, place, end))
                    counted[way] = max(count, before)
                else:
                    continue
                break
        of_lists = np.zeros(len(hashes), np.bool_)
        for way, place, end in places:
            of_lists[place:end] = way[-1] == _DIGITS or counted[way] > 1  # *一* begins many a line, too
        return of_lists if of_lists.any() else None

    def _levels(self, hashes: UintArray, marks: NDArray[np.uint8], place: int) -> tuple[list[tuple[Way, int]], int]:
        """Return how a number of several levels counts that begins there, and where it ends."""
        levels: list[int | str] = []
        last = 0
        for end in range(place, min(len(hashes), place + _MOST_LEVELS)):
            (way, number), *_ = self._ways.get(int(hashes[end]), _NONE)
            if way != (_DIGITS,) or (end > place and not marks[end] & WordMark.JOINED):
                break
            levels.append(last)
            last = number
        return [((*levels[1:], _DIGITS), last)] if levels else [], place + len(levels)


Letters = NDArray[np.integer]

_LETTERS = 1 << 16
_BLOCK = 1 << 16
_PLAIN = {"ø": "o", "đ": "d", "ł": "l", "ħ": "h", "ŧ": "t", "ı": "i", "ё": "е"}
_TWO = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "æ": "ae", "œ": "oe"}
_IS_TWO = np.isin(np.arange(max(map(ord, _TWO)) + 1), list(map(ord, _TWO)))
_ACCENTED = ("LATIN ", "GREEK ")
_RANGES = {Variable.ACCENTS: (0xC0, 0x2000), Variable.SCRIPT: (0x3400, _LETTERS)}
"""The code points among which those are that are written in another way."""


def number_places(letters: Letters, lengths: Letters) -> NDArray[np.uint8]:
    """Return for each word whether it begins with a digit (1), and whether another digit ends the word before (2).

    `letters` are the code points of all words, `lengths` how many of them are of each word. Many texts may be told of
    at once, one behind the other: then what is said of the first word of a text may be of the one before.
    """
    starts = np.cumsum(lengths, dtype=np.int64) - lengths
    places: NDArray[np.uint8] = _is_digit(letters.take(starts, mode="clip")).astype(np.uint8)
    later = np.flatnonzero(places[1:]) + 1
    places[later] += _is_digit(letters[starts[later] - 1])
    return places


def letter_form_digests(
    letters: Letters,
    lengths: Letters,
    numbers: NDArray[np.uint8],
    digest: bytes,
    *,
    of_lists: NDArray[np.bool_] | None = None,
) -> bytes:
    """Return a digest for each of `LETTER_FORMS`, of letters one behind the other and where words end.

    All is of one text: `numbers` what `number_places` says of it, `digest` its `words_digest`, which stands for a form
    that it has already, `of_lists` which of its words are numbers of lists, if any. Where ä may be ae only how many
    words there are, and where numbers end, and where spaces may be missing only where one number ends and another
    begins: 12.50 and 1250 are two amounts.
    """
    if not len(lengths):
        return bytes(MASKED_DIGEST_BYTES * len(LETTER_FORMS))
    of_numbers, divided = b"", b""
    if numbers.any():
        of_numbers = lengths[numbers > 0].astype("<u4").tobytes()
        cuts = np.flatnonzero(numbers[1:] == 2)
        divided = np.cumsum(lengths, dtype=np.int64)[cuts].tobytes() if len(cuts) else b""
    plain, two, script = _forms(letters)
    own = _digest(narrow(letters).data)
    of_two = own if two is letters else _digest(narrow(two).data)
    without_accents, simplified = (
        digest[:MASKED_DIGEST_BYTES] if form is letters else words_digest(lengths, form)[:MASKED_DIGEST_BYTES]
        for form in (plain, script)
    )
    numbered = _digest(of_two + of_numbers + b"%d" % len(lengths))
    unnumbered = digest
    if of_lists is not None:
        unnumbered = words_digest(lengths[~of_lists], letters[np.repeat(~of_lists, lengths)])
    return without_accents + numbered + simplified + _digest(own + divided) + unnumbered[:MASKED_DIGEST_BYTES]


def _forms(letters: Letters) -> tuple[Letters, Letters, Letters]:
    """Return letters without accents, with ä as ae, and in simplified Chinese: the same ones where that is the same."""
    if letters.dtype != np.uint8:
        plain, script = (_written(letters, form) for form in (Variable.ACCENTS, Variable.SCRIPT))
        return plain, _in_two_letters(letters), script
    data = letters.tobytes()
    if data.isascii():
        return letters, letters, letters
    table = _table(Variable.ACCENTS)[: 1 << 8].astype(np.uint8).tobytes()
    return np.frombuffer(data.translate(table), np.uint8), _in_two_letters(letters), letters


def _is_digit(letters: Letters) -> NDArray[np.bool_]:
    """Return which letters are decimal digits, of any script up to U+FFFF."""
    if letters.dtype != np.uint8:
        return _digits().take(letters, mode="clip")
    is_so: NDArray[np.bool_] = (letters >= ord("0")) & (letters <= ord("9"))
    return is_so


@functools.cache
def _digits() -> NDArray[np.bool_]:
    return np.array([chr(point).isdecimal() for point in range(_LETTERS - 1)] + [False])


def _digest(data: bytes | memoryview) -> bytes:
    return hashlib.blake2b(data, digest_size=MASKED_DIGEST_BYTES).digest()


def _written(letters: Letters, form: Variable) -> Letters:
    """Return wide letters as they are in the one form that all of them have."""
    first, last = _RANGES[form]
    written = letters
    for start in range(0, len(letters), _BLOCK):  # places take four times as much as letters
        block = letters[start : start + _BLOCK]
        places = np.flatnonzero((block >= first) & (block < last))
        if len(places):
            written = letters.copy() if written is letters else written
            written[start + places] = _table(form).take(block[places])
    return written


def _in_two_letters(letters: Letters) -> Letters:
    """Return letters with ä as ae and the like."""
    if not _IS_TWO.take(letters[letters < len(_IS_TWO)]).any():
        return letters
    text = letters.astype("<u4").tobytes().decode("utf-32-le", "surrogatepass")
    for letter, two in _TWO.items():
        text = text.replace(letter, two)
    return np.array([text]).view(np.uint32)[: len(text)]


@functools.cache
def _table(form: Variable) -> NDArray[np.uint16]:
    """Return what each letter up to U+FFFF is written as."""
    table = np.arange(_LETTERS, dtype=np.uint16)
    if form is Variable.ACCENTS:
        for point in range(*_RANGES[form]):
            table[point] = ord(_without_accents(chr(point)))
    else:
        table[list(map(ord, TRADITIONAL))] = list(map(ord, SIMPLIFIED))
    return table


def _without_accents(letter: str) -> str:
    """Return a Latin or Greek letter without what stands over, under or through it."""
    if letter in _PLAIN:
        return _PLAIN[letter]
    apart = unicodedata.normalize("NFD", letter)
    is_accented = len(apart) > 1 and all(map(unicodedata.combining, apart[1:]))
    return apart[0] if is_accented and unicodedata.name(letter, "").startswith(_ACCENTED) else letter
