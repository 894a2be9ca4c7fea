"""Digests of texts with accents left out, ä as ae, or Chinese simplified: equal for texts that differ in that alone."""

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


def letter_form_digests(letters: Letters, words: int) -> bytes:
    """Return a digest for each of `LETTER_FORMS`, of letters one behind the other and how many words they make.

    `letters` are the code points of all words. A text without any letter that has another form has one digest for all.
    """
    if not words:
        return bytes(MASKED_DIGEST_BYTES * len(LETTER_FORMS))
    if letters.dtype == np.uint8:
        data = letters.tobytes()
        if data.isascii():
            return _digest(data, words) * len(LETTER_FORMS)
        plain = data.translate(_table(Variable.ACCENTS)[: 1 << 8].astype(np.uint8).tobytes())
        two = _in_two_letters(letters)
        return b"".join(_digest(one, words) for one in (plain, data if two is letters else _narrow(two), data))
    as_it_is = _digest(_narrow(letters), words)
    forms = (_written(letters, Variable.ACCENTS), _in_two_letters(letters), _written(letters, Variable.SCRIPT))
    return b"".join(as_it_is if one is letters else _digest(_narrow(one), words) for one in forms)


def _digest(data: bytes | memoryview, words: int) -> bytes:
    return hashlib.blake2b(data, digest_size=MASKED_DIGEST_BYTES, key=b"%d" % words).digest()


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
