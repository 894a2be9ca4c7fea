"""Digests of texts without accents, with ä as ae, in simplified Chinese, without spaces: equal if only that differs."""

# ruff: noqa: RUF001 - letters of several scripts

import functools
import hashlib
import unicodedata

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.masks import LETTER_FORMS, MASKED_DIGEST_BYTES
from dupfinder.domain.pairs import Variable
from dupfinder.fingerprint.traditional import SIMPLIFIED, TRADITIONAL

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


def letter_form_digests(letters: Letters, lengths: Letters, numbers: NDArray[np.uint8]) -> bytes:
    """Return a digest for each of `LETTER_FORMS`, of letters one behind the other and where words end.

    All is of one text, `numbers` what `number_places` says of it. Where ä may be ae only how many words there are, and
    where numbers end, and where spaces may be missing only where one number ends and another begins: 12.50 and 1250 are
    two amounts.
    """
    if not len(lengths):
        return bytes(MASKED_DIGEST_BYTES * len(LETTER_FORMS))
    of_numbers, divided = b"", b""
    if numbers.any():
        of_numbers = lengths[numbers > 0].astype("<u4").tobytes()
        cuts = np.flatnonzero(numbers[1:] == 2)
        divided = np.cumsum(lengths, dtype=np.int64)[cuts].tobytes() if len(cuts) else b""
    own: bytes | memoryview
    plain: bytes | memoryview
    two: bytes | memoryview
    script: bytes | memoryview
    if letters.dtype == np.uint8:
        own = script = data = letters.tobytes()
        is_ascii = data.isascii()
        plain = data if is_ascii else data.translate(_table(Variable.ACCENTS)[: 1 << 8].astype(np.uint8).tobytes())
        two = data if is_ascii else _narrow(_in_two_letters(letters))
    else:
        own, two = _narrow(letters), _narrow(_in_two_letters(letters))
        plain, script = (_narrow(_written(letters, form)) for form in (Variable.ACCENTS, Variable.SCRIPT))
    ends = _key(lengths.astype("<u4").tobytes())
    without_accents = _digest(plain, ends)
    return b"".join((
        without_accents,
        _digest(two, _key(of_numbers + b"%d" % len(lengths))),
        without_accents if plain is script else _digest(script, ends),  # most texts have neither
        _digest(own, _key(divided)),
    ))  # fmt: skip


def _is_digit(letters: Letters) -> NDArray[np.bool_]:
    """Return which letters are decimal digits, of any script up to U+FFFF."""
    if letters.dtype != np.uint8:
        return _digits().take(letters, mode="clip")
    is_so: NDArray[np.bool_] = (letters >= ord("0")) & (letters <= ord("9"))
    return is_so


@functools.cache
def _digits() -> NDArray[np.bool_]:
    return np.array([chr(point).isdecimal() for point in range(_LETTERS - 1)] + [False])


def _key(besides: bytes) -> bytes:
    return hashlib.blake2b(besides, digest_size=MASKED_DIGEST_BYTES).digest()


def _digest(data: bytes | memoryview, key: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=MASKED_DIGEST_BYTES, key=key).digest()


def _narrow(letters: Letters) -> memoryview:
    """Return letters in as many bytes each as the highest one needs."""
    return np.ascontiguousarray(letters, np.min_scalar_type(int(letters.max()))).data


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
