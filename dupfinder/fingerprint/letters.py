"""The letters of texts with nothing between them: what stays the same when a PDF loses and invents spaces."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.code_points import IN_WORD
from dupfinder.fingerprint.features import IntArray
from dupfinder.fingerprint.normal_form import all_letters, ascii_letters, pieces
from dupfinder.fingerprint.words import CHUNK_CHARS

_UNDERSCORE = ord("_")


def find_letters(texts: Sequence[str]) -> tuple[NDArray[np.uint32], IntArray]:
    """Return the letters and digits of the normalised texts as code points, and where each text's begin.

    uint32[letters], int64[texts + 1]. Unlike in words, underscores do not count: forms are full of them.
    """
    found = [np.zeros(0, np.uint32)]
    counts = np.zeros(len(texts), np.int64)
    for numbers, batch in _batches(texts):
        letters, letter_counts = _letters(batch)
        found.append(letters)
        np.add.at(counts, numbers, letter_counts)
    return np.concatenate(found), np.concatenate(([0], np.cumsum(counts)))


def _batches(texts: Sequence[str]) -> Iterator[tuple[list[int], list[str]]]:
    """Yield pieces of the texts, in order, about `CHUNK_CHARS` at a time, with the number of the text of each."""
    numbers: list[int] = []
    batch: list[str] = []
    chars = 0
    for number, text in enumerate(texts):
        for piece in pieces(text, chars=CHUNK_CHARS):
            numbers.append(number)
            batch.append(piece)
            chars += len(piece)
            if chars >= CHUNK_CHARS:
                yield numbers, batch
                numbers, batch, chars = [], [], 0
    if batch:
        yield numbers, batch


def _letters(batch: Sequence[str]) -> tuple[NDArray[np.uint32], IntArray]:
    """Return the letters and digits of some texts, and how many each has."""
    letters = ascii_letters(batch) if all(map(str.isascii, batch)) else all_letters(batch)
    where = np.flatnonzero(letters.flags & np.uint8(IN_WORD))
    points = letters.points(where)
    is_letter = points != _UNDERSCORE
    where, points = where[is_letter], points[is_letter]
    return points.astype(np.uint32), np.diff(np.searchsorted(where, letters.ends), prepend=0)
