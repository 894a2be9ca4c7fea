"""The words by which similarity is defined (docs/reference/similarity.md), and where they stand in a text's letters.

A word is a run of letters, digits and underscores of `unicodedata.normalize("NFKC", text).casefold()`; each letter of a
script without spaces is a word of its own. (`words` of this room has another notion: what a reader sees change.)
"""

import functools
import itertools
import re
import sys
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

_UNSPACED = (
    r"\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    r"\uf900-\ufaff\U00020000-\U0003ffff"
)
_WORD = re.compile(rf"[{_UNSPACED}]|[^\W{_UNSPACED}]+")
_CHUNK = re.compile(r"\S+")
_LONG_RUN = 64
"""So many combining marks in a row are in no text that somebody wrote."""


@dataclass(frozen=True, slots=True)
class NormalWord:
    """A word, normalised, and where it stands in the text."""

    word: str
    start: int
    end: int


def normal_words(text: str) -> Iterator[NormalWord]:
    """Yield the words of a text; where a word is torn out of its letters, such as the 2 of ½, it has all of these."""
    if _is_one_to_one(text):
        yield from _words_of(text.casefold())
        return
    known: dict[str, list[NormalWord]] = {}
    # What is normalised behind white space does not depend on what stands before it.
    for chunk in _CHUNK.finditer(text):
        words = known.get(chunk[0])
        if words is None:
            words = known[chunk[0]] = list(_words_of_chunk(chunk[0]))
        for word in words:
            yield NormalWord(word.word, chunk.start() + word.start, chunk.start() + word.end)


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


def _words_of(folded: str) -> Iterator[NormalWord]:
    for word in _WORD.finditer(folded):
        yield NormalWord(word[0], word.start(), word.end())


def _words_of_chunk(chunk: str) -> Iterator[NormalWord]:
    """Yield the words of a text without white space, in which letters may become others."""
    if _is_one_to_one(chunk):
        yield from _words_of(chunk.casefold())
        return
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
    for word in _WORD.finditer(whole):
        yield NormalWord(word[0], sources[word.start()][0], sources[word.end() - 1][1])


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
