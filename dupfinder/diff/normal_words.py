"""The words by which similarity is defined (docs/reference/similarity.md), and where they stand in a text's letters.

A word is a run of letters, digits and underscores of `unicodedata.normalize("NFKC", text).casefold()`; each letter of a
script without spaces is a word of its own. (`words` of this room has another notion: what a reader sees change.)
"""

import functools
import itertools
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.int64]

_UNSPACED = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uf900-\ufaff\U00020000-\U0003ffff"
)
_WORD = re.compile(rf"[{_UNSPACED}]|[^\W{_UNSPACED}]+")
_CHUNK = re.compile(r"\S+")
_LONG_RUN = 64
"""So many combining marks in a row are in no text that somebody wrote."""


def normal_words(text: str) -> list[str]:
    """Return the words of a text, normalised, in their order."""
    words: list[str] = _WORD.findall(_normalised(text))
    return words


def word_places(text: str) -> tuple[Places, Places]:
    """Return where in the letters of a text each of its `normal_words` begins, and where each ends.

    Where a word is torn out of its letters, such as the 2 of ½, it has all of these. They are apart from the words,
    as most texts are only compared, and an object for each word took two thirds of that time.
    """
    spans = np.fromiter(itertools.chain.from_iterable(_spans(text)), np.int64).reshape(-1, 2)
    return spans[:, 0], spans[:, 1]


def with_marks_in_order(text: str) -> str:
    """Return a canonically equivalent text in which long runs of combining marks are in canonical order.

    `unicodedata` sorts them by insertion: a text of some hundred thousand marks would take it hours.
    """
    # Nearly all texts are in that order, and to look for runs in them takes as long as to read the document.
    if unicodedata.is_normalized("NFC", text):
        return text
    return _long_runs().sub(lambda run: _in_canonical_order(run[0]), text)


def _is_one_to_one(text: str) -> bool:
    """Return whether each letter of the text becomes one."""
    if text.isascii():
        return True
    return unicodedata.is_normalized("NFKC", text) and len(text.casefold()) == len(text)


def _spans(text: str) -> Iterable[tuple[int, int]]:
    return map(re.Match.span, _WORD.finditer(text.casefold())) if _is_one_to_one(text) else _spans_by_chunk(text)


def _spans_by_chunk(text: str) -> Iterator[tuple[int, int]]:
    known: dict[str, list[tuple[int, int]]] = {}
    # What is normalised behind white space does not depend on what stands before it.
    for chunk in _CHUNK.finditer(text):
        if chunk[0] not in known:
            known[chunk[0]] = list(_spans_of_chunk(chunk[0]))
        for start, end in known[chunk[0]]:
            yield chunk.start() + start, chunk.start() + end


def _spans_of_chunk(chunk: str) -> Iterable[tuple[int, int]]:
    """Yield where the words of a text without white space stand, in which letters may become others."""
    if _is_one_to_one(chunk):
        return _spans(chunk)
    whole = _normalised(chunk)
    letters = _letters(chunk)
    becomes = list(map(_normalised, letters))
    if "".join(becomes) != whole:  # letters that only become what they are together: all words have all of them
        letters, becomes = [chunk], [whole]
    # For each normalised character, where the letters that it comes from begin and end.
    ends = list(itertools.accumulate(map(len, letters)))
    sources = [
        (end - len(letter), end)
        for letter, become, end in zip(letters, becomes, ends, strict=True)
        for _ in range(len(become))
    ]
    return [(sources[word.start()][0], sources[word.end() - 1][1]) for word in _WORD.finditer(whole)]


def _normalised(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _letters(chunk: str) -> list[str]:
    """Return the characters of a text, each with the combining marks behind it."""
    starts = [place for place, one in enumerate(chunk) if place == 0 or not unicodedata.category(one).startswith("M")]
    return [chunk[start:end] for start, end in itertools.pairwise([*starts, len(chunk)])]


@functools.cache
def _long_runs() -> re.Pattern[str]:
    marks = (chr(point) for point in range(sys.maxunicode + 1) if unicodedata.category(chr(point)).startswith("M"))
    return re.compile(f"[{''.join(marks)}]{{{_LONG_RUN},}}")


def _in_canonical_order(run: str) -> str:
    decomposed = "".join(unicodedata.normalize("NFKD", mark) for mark in run)
    # Marks never move across one of class 0.
    parts = itertools.groupby(decomposed, key=lambda mark: unicodedata.combining(mark) == 0)
    return "".join("".join(part if is_fixed else sorted(part, key=unicodedata.combining)) for is_fixed, part in parts)
