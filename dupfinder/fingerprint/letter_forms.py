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
_LAST_ASCII = 0x7F
_PLAIN = {"ø": "o", "đ": "d", "ł": "l", "ħ": "h", "ŧ": "t", "ı": "i", "ё": "е"}
_TWO = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "æ": "ae", "œ": "oe"}
_ACCENTED = ("LATIN ", "GREEK ")


def letter_form_digests(letters: Letters, words: int) -> bytes:
    """Return a digest for each of `LETTER_FORMS`, of letters one behind the other and how many words they make.

    `letters` are the code points of all words. A text without any letter that has another form has one digest for all.
    """
    if not words:
        return bytes(MASKED_DIGEST_BYTES * len(LETTER_FORMS))
    if letters.dtype == np.uint8 and not (letters > _LAST_ASCII).any():
        return _digest(letters, words) * len(LETTER_FORMS)
    return b"".join(_digest(_written(letters, form), words) for form in LETTER_FORMS)


def _digest(letters: Letters, words: int) -> bytes:
    narrow = letters.astype(np.min_scalar_type(int(letters.max(initial=0))), copy=False)
    key = b"%d %d" % (words, narrow.itemsize)
    return hashlib.blake2b(narrow.tobytes(), digest_size=MASKED_DIGEST_BYTES, key=key).digest()


def _written(letters: Letters, form: Variable) -> Letters:
    """Return the letters as they are in the one form that all of them have."""
    first, second = _table(form)
    inside = letters if letters.dtype == np.uint8 else np.where(letters < _LETTERS, letters, 0)
    written = first.take(inside)
    if second is None:
        return written if inside is letters else np.where(inside == letters, written, letters)
    if inside is not letters:
        written = np.where(inside == letters, written, letters)
    behind = second.take(inside)
    places = np.flatnonzero(behind)
    return np.insert(written, places + 1, behind[places])


@functools.cache
def _table(form: Variable) -> tuple[NDArray[np.uint32], NDArray[np.uint32] | None]:
    """Return what each letter up to U+FFFF is written as, and what comes behind it."""
    first = np.arange(_LETTERS, dtype=np.uint32)
    second = None
    if form is Variable.ACCENTS:
        for point in (*range(0xC0, 0x400), 0x451, *range(0x1E00, 0x2000)):
            first[point] = ord(_without_accents(chr(point)))
    elif form is Variable.UMLAUTS:
        second = np.zeros_like(first)
        for letter, two in _TWO.items():
            first[ord(letter)], second[ord(letter)] = map(ord, two)
    else:
        first[list(map(ord, TRADITIONAL))] = list(map(ord, SIMPLIFIED))
    return first, second


def _without_accents(letter: str) -> str:
    """Return a Latin or Greek letter without what stands over, under or through it."""
    if letter in _PLAIN:
        return _PLAIN[letter]
    apart = unicodedata.normalize("NFD", letter)
    is_accented = len(apart) > 1 and all(map(unicodedata.combining, apart[1:]))
    return apart[0] if is_accented and unicodedata.name(letter, "").startswith(_ACCENTED) else letter
