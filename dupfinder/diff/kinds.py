"""What kind of change an edit is: the least that explains it."""

import enum
import unicodedata
from typing import NamedTuple

import regex

from dupfinder.diff.capitals import Capitals
from dupfinder.diff.figures import has_figures, is_calendar_word, mark_figures
from dupfinder.diff.normal_words import with_marks_in_order
from dupfinder.domain.differences import ChangeKind, Span

_NO_LETTERS = regex.compile(r"[^\p{L}\p{N}\p{M}\p{Sc}]+|[\uFE00-\uFE0F]")
"""Punctuation, symbols, controls and white space; signs of currency say more than punctuation."""
_DECIMAL_SIGN = regex.compile(r"(?<=\p{Nd})[-.,:/'\u2019](?=\p{Nd})(?!\p{Nd}{3}(?!\p{Nd}))")
"""A separator that makes a number another one if it is left out; one of thousands does not."""
_FIGURES = (ChangeKind.NUMBERS, ChangeKind.AMOUNTS, ChangeKind.DATES)


_MANY_MARKS = 64
"""Normalising is quadratic in the combining marks in a row, which fewer letters cannot make felt."""


class Shape(enum.Enum):
    """What a word consists of."""

    NUMBER = enum.auto()
    SIGNS = enum.auto()
    CALENDAR = enum.auto()
    """The name of a month or a weekday."""
    WORD = enum.auto()


class Passage(NamedTuple):
    """A part of a paragraph."""

    text: str
    span: Span

    @property
    def inside(self) -> str:
        """Return its letters."""
        return self.text[self.span.start : self.span.end]


def kind_between(left: Passage, right: Passage, *, capitals: Capitals, ignore_case: bool = False) -> ChangeKind:
    """Return the least kind of change that leads from one passage to the other; never `MOVES` or `PASSAGES`.

    `SPACE`: equal but for white space. `PUNCTUATION`: but for what is no letter, figure or currency sign in their NFKC
    forms. `CASE`: and but for case. `NUMBERS`, `AMOUNTS`, `DATES`: and but for these, told by what stands around, too.
    `NAMES`: both are names. Where case is ignored, it is as if both were in small letters, but for names and numbers.
    """
    old, new = left.inside, right.inside
    if ignore_case:
        old, new = old.casefold(), new.casefold()
    if "".join(old.split()) == "".join(new.split()):
        return ChangeKind.SPACE
    old_bare, new_bare = bare(old), bare(new)
    if old_bare == new_bare and _decimal_signs(old) == _decimal_signs(new):
        return ChangeKind.PUNCTUATION
    if old_bare != new_bare and old_bare.casefold() == new_bare.casefold():
        return ChangeKind.CASE
    old, new = left.inside, right.inside
    if has_figures(old) or has_figures(new):
        marks = mark_figures(left.text, left.span), mark_figures(right.text, right.span)
        for kind in _FIGURES:
            if _rest(old, marks[0], kind) == _rest(new, marks[1], kind):
                return kind
    is_names = capitals.are_names(*left) and capitals.are_names(*right)
    return ChangeKind.NAMES if is_names else ChangeKind.WORDS


def bare(text: str) -> str:
    """Return what of a text is no white space, no punctuation and no symbol, in its NFKC form."""
    if text.isascii():
        return _NO_LETTERS.sub("", text)
    if len(text) > _MANY_MARKS:
        text = with_marks_in_order(text)
    return _NO_LETTERS.sub("", unicodedata.normalize("NFKC", text))


def shape(word: str) -> Shape:
    """Return what a word consists of."""
    if any(map(str.isdigit, word)):
        return Shape.NUMBER
    if not any(map(str.isalpha, word)):
        return Shape.SIGNS
    return Shape.CALENDAR if is_calendar_word(word) else Shape.WORD


def _decimal_signs(text: str) -> int:
    return len(_DECIMAL_SIGN.findall(text))


def _rest(text: str, marks: bytes, kind: ChangeKind) -> str:
    """Return what is left of a passage without its figures of a kind and of lesser ones, and without its spelling."""
    most = _FIGURES.index(kind) + 1
    return bare("".join(letter for letter, mark in zip(text, marks, strict=True) if not 0 < mark <= most)).casefold()
