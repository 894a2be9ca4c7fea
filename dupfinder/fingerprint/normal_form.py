"""Texts to letters: NFKC, case-folded, each with what the tokeniser needs to know of it; many texts at once."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.code_points import (
    CAPITAL,
    FIRM,
    FLAG_SHIFT,
    IN_WORD,
    POINT_MASK,
    SINGLE,
    WORD,
    Entries,
    code_points,
)
from dupfinder.fingerprint.hashing import distinct, runs

Positions = NDArray[np.int64]
Points = NDArray[np.uint32]

_SPACE = re.compile(r"\s")
_SEPARATOR = "\x00"
"""Stands between two texts; it is no letter."""

_LAST_ASCII = np.uint32(0x7F)
_DENSE = 4
"""Where more than one code point of so many is not ASCII, looking up all of them is faster."""
_MOST_PLACES = 1 << 20
_MOST_REPLACED = 8
_LONG_RUN = 64
"""So many code points in a row that depend on their neighbours are in no text that somebody wrote."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letters:
    """The normalised letters of some texts, one text behind the other, something that is no letter between them."""

    low: NDArray[np.uint8]
    """The lowest byte of each code point."""
    wide: Points | None
    """The code points; `None` where `low` holds those of all words whole."""
    flags: NDArray[np.uint8]
    """The flags of `code_points`."""
    ends: Positions
    """Behind the last letter of each text."""

    def of_words(self) -> NDArray[np.uint8] | Points:
        """Return the code points of all words, with nothing between them."""
        in_word = (self.flags & np.uint8(IN_WORD)) != 0
        if len(in_word) <= _MOST_PLACES:
            return self.points(np.flatnonzero(in_word))
        # A word of many megabytes: eight bytes for the place of each letter would be too many.
        letters: NDArray[np.uint8] | Points = (self.low if self.wide is None else self.wide)[in_word]
        return letters

    def points(self, places: Positions) -> NDArray[np.uint8] | Points:
        """Return the code points at some places inside words."""
        return (self.low if self.wide is None else self.wide).take(places, mode="clip")


def ascii_letters(texts: Sequence[str]) -> Letters:
    """Return the letters of texts that are all ASCII."""
    data = _SEPARATOR.join(texts).encode("ascii")
    flags = np.frombuffer(data.translate(code_points().ascii_flags), np.uint8)
    low = np.frombuffer(data, np.uint8) | (flags & np.uint8(CAPITAL))
    return Letters(low=low, wide=None, flags=flags, ends=_ends(texts))


def all_letters(texts: Sequence[str]) -> Letters:
    """Return the letters of any texts: those of `unicodedata.normalize("NFKC", text).casefold()`."""
    # German and Chinese are full of these: to look them up first, and then what they become, would take twice as long.
    found = _Found([text.replace("…", "...").replace("ß", "ss") for text in texts])
    if not found.common & FIRM:
        # A mark behind `ß` stands on nothing, behind `ss` it would be part of a letter.
        found = _Found(_composed(_Found(texts)))
    if not found.common & SINGLE:
        found = _Found(_replaced(found))
    return found.letters() if found.common & SINGLE else _with_several(found)


class _Found:
    """Texts and what the table of code points has of theirs: of those that are not ASCII, where these are few."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts
        self.ends = _ends(texts)
        self.points = _points(_SEPARATOR.join(texts))
        is_other = self.points > _LAST_ASCII
        self.is_dense = bool(np.count_nonzero(is_other) * _DENSE > len(is_other))
        self._places = np.zeros(0, np.int64) if self.is_dense else np.flatnonzero(is_other)
        looked_up = self.points if self.is_dense else self.points.take(self._places, mode="clip")
        self.entries, self.common = code_points().look_up(looked_up)

    def places_without(self, flag: int) -> Positions:
        """Return where the code points are whose entries lack `FIRM` or `SINGLE`."""
        lacking: Positions = np.flatnonzero(self.entries & np.uint32(flag) == 0)
        return lacking if self.is_dense else self._places[lacking]

    def letters(self) -> Letters:
        """Return the letters, where each code point becomes one."""
        if self.is_dense:
            return _letters_of(self.entries, self.ends)
        low = self.points.astype(np.uint8)
        flags = np.frombuffer(bytearray(low).translate(code_points().ascii_flags), np.uint8)
        low |= flags & np.uint8(CAPITAL)
        low[self._places] = self.entries.astype(np.uint8)
        flags[self._places] = (self.entries >> np.uint32(FLAG_SHIFT)).astype(np.uint8)
        points: Points | None = None
        if _has_wide_words(self.entries):
            points = low.astype(np.uint32)
            points[self._places] = self.entries & POINT_MASK
        return Letters(low=low, wide=points, flags=flags, ends=self.ends)


def _letters_of(entries: Entries, ends: Positions) -> Letters:
    """Return the letters that have these entries."""
    planes = entries.astype("<u4", copy=False).view(np.uint8)
    points = entries & POINT_MASK if _has_wide_words(entries) else None
    return Letters(low=planes[::4].copy(), wide=points, flags=planes[3::4].copy(), ends=ends)


def _has_wide_words(entries: Entries) -> bool:
    """Return whether a letter of a word does not fit a byte. Quotation marks and dashes do not matter."""
    is_wide = (entries & POINT_MASK) > 0xFF
    return bool((is_wide & ((entries & np.uint32(IN_WORD << FLAG_SHIFT)) != 0)).any())


def pieces(text: str, *, chars: int) -> Iterator[str]:
    """Yield the text in pieces of about so many characters, cut where no word and no normalisation is torn apart."""
    start = 0
    while len(text) - start > chars:
        end = _cut(text, start + chars, chars)
        yield text[start:end]
        start = end
    yield text[start:]


def _cut(text: str, position: int, chars: int) -> int:
    """Return the first good place to cut at `position` or behind; the end of the text where there is none."""
    # What is normalised behind white space does not depend on what stands before it.
    space = _SPACE.search(text, position, position + chars)
    if space is not None:
        return space.end()
    for first in range(position, len(text), chars):
        entries, _ = code_points().look_up(_points(text[first - 1 : first + chars]))
        is_plain = entries & np.uint32(FIRM | SINGLE) == FIRM | SINGLE
        in_word = entries & np.uint32(WORD << FLAG_SHIFT) != 0
        cuts = np.flatnonzero(is_plain[1:] & is_plain[:-1] & ~(in_word[1:] & in_word[:-1]))
        if len(cuts):
            return first + int(cuts[0])
    return len(text)


def _points(text: str) -> NDArray[np.uint32]:
    """Return the code points of a text."""
    # Five times as fast as encoding in UTF-16 or UTF-32, and takes lone surrogates as they are.
    return np.array([text]).view(np.uint32)[: len(text)]


def _ends(texts: Sequence[str]) -> Positions:
    sizes = np.fromiter(map(len, texts), np.int64, len(texts))
    return np.cumsum(sizes + len(_SEPARATOR)) - len(_SEPARATOR)


def _composed(found: _Found) -> list[str]:
    """Return the texts, those normalised that have code points that depend on their neighbours."""
    composed = list(found.texts)
    loose = found.places_without(FIRM)
    for number in distinct(np.searchsorted(found.ends, loose, side="right")).tolist():
        start = int(found.ends[number]) - len(composed[number])
        inside = loose[np.searchsorted(loose, start) : np.searchsorted(loose, found.ends[number])] - start
        text = _with_marks_in_order(composed[number], inside)
        # Many texts with marks are normalised already, and asking is cheaper than normalising.
        composed[number] = text if unicodedata.is_normalized("NFKC", text) else unicodedata.normalize("NFKC", text)
    return composed


def _with_marks_in_order(text: str, loose: Positions) -> str:
    """Return a canonically equivalent text in which long runs of combining marks are in canonical order.

    `unicodedata` sorts them by insertion: a text of some hundred thousand marks would take it hours.
    """
    bounds = np.flatnonzero(np.diff(loose) > 1) + 1
    firsts, lasts = loose[np.concatenate(([0], bounds))], loose[np.concatenate((bounds, [len(loose)])) - 1]
    is_long = lasts - firsts >= _LONG_RUN
    parts: list[str] = []
    done = 0
    for first, last in zip(firsts[is_long].tolist(), lasts[is_long].tolist(), strict=True):
        parts += text[done:first], _in_canonical_order(text[first : last + 1])
        done = last + 1
    return "".join((*parts, text[done:]))


def _in_canonical_order(text: str) -> str:
    """Return a text decomposed, its combining marks in canonical order."""
    parts = (text[first : first + _LONG_RUN] for first in range(0, len(text), _LONG_RUN))
    points = _points("".join(unicodedata.normalize("NFKD", part) for part in parts))
    distinct, kinds = np.unique(points, return_inverse=True)
    classes = np.array([unicodedata.combining(chr(point)) for point in distinct.tolist()], np.uint8)[kinds]
    # Marks never move across a code point of class 0.
    order = np.lexsort((classes, np.cumsum(classes == 0)))
    return points[order].astype("<u4").tobytes().decode("utf-32-le")


def _replaced(found: _Found) -> Sequence[str]:
    """Return the texts with the first few code points that become several replaced by these: `½`, `™` and the like.

    Four times as fast as `_with_several`, where only these occur.
    """
    texts = found.texts
    several = distinct(found.points[found.places_without(SINGLE)])
    for point in several[:_MOST_REPLACED].tolist():
        replacement = code_points().replacement(point)
        if replacement is not None:
            texts = [text.replace(chr(point), replacement) for text in texts]
    return texts


def _with_several(found: _Found) -> Letters:
    """Return the letters of texts in which code points become several."""
    where = found.places_without(SINGLE)
    points, kinds = np.unique(found.points[where], return_inverse=True)
    become = [code_points().several(point) for point in points.tolist()]
    sizes = np.array([len(several) for several in become])
    sizes_there = sizes[kinds]
    added = np.concatenate(([0], np.cumsum(sizes_there - 1)))
    counts = np.ones(len(found.points), np.int64)
    counts[where] = sizes_there
    entries, _ = code_points().look_up(found.points)
    entries = np.repeat(entries, counts)
    first_of_kind = np.cumsum(sizes) - sizes
    places = runs(where + added[:-1], sizes_there)
    entries[places] = np.concatenate(become)[runs(first_of_kind[kinds], sizes_there)]
    return _letters_of(entries, found.ends + added[np.searchsorted(where, found.ends)])
