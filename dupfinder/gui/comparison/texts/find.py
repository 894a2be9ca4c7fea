"""Where something stands in both texts; free of Qt.

Both texts are held as one string, in which Python itself looks: no list of places is made, so one letter that stands in
a million places costs no more than a rare word.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QObject, Signal

from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, DisplayRows, Numbers, Piece
from dupfinder.gui.comparison.texts.row_painter import Highlight
from dupfinder.gui.comparison.texts.selection import Side, TextPlace, piece_of
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas
from dupfinder.gui.toolkit.background import BackgroundJobs

_BETWEEN_PARAGRAPHS = "\n"
_SPACES = "\n\t\r\f\v\u00a0\u2007\u2009\u202f\u3000"
"""For each of them a space can be typed."""
# Turkish writes i with and without a dot, and its capitals too; whoever types an i means any of them.
_DOTTED = {"\u0130": "i", "\u0131": "i"}
_GROWING = re.compile(
    "[\u00df\u0149\u01f0\u0390\u03b0\u0587\u1e96-\u1e9a\u1e9e"
    "\u1f50\u1f52\u1f54\u1f56\u1f80-\u1faf\u1fb2-\u1fb4\u1fb6-\u1fb7\u1fbc\u1fc2-\u1fc4\u1fc6-\u1fc7"
    "\u1fcc\u1fd2-\u1fd3\u1fd6-\u1fd7\u1fe2-\u1fe4\u1fe6-\u1fe7\u1ff2-\u1ff4\u1ff6-\u1ff7\u1ffc\ufb00-\ufb06\ufb13-\ufb17]"
)
"""Characters that become several when their case is folded, as ß becomes ss."""
_COMBINING = re.compile("[\u0300-\u036f]*")
_KEPT_PARAGRAPHS = 256
_CHUNK_CHARACTERS = 2_000_000
"""Python lets no other thread run within one look at a text: at so many characters that is a few milliseconds."""


class Match(NamedTuple):
    """A place where what is looked for stands; in a paragraph that is shown in pieces it may reach into the next."""

    side: Side
    start: TextPlace
    end: TextPlace


class SearchText:
    """Both texts in the order in which they are read: row by row, the left side before the right one."""

    def __init__(self, rows: Sequence[DisplayRow], *, match_case: bool) -> None:
        """Put the texts together; of long ones that takes a moment."""
        self.rows, self.match_case = rows, match_case
        paragraphs: list[str] = []
        sides: list[Side] = []
        first_rows: list[int] = []
        offsets: tuple[list[int], list[int]] = ([], [])
        latest: list[int] = [0, 0]
        pieces: dict[int, list[str]] = {}
        lengths: dict[int, int] = {}
        for number, row in enumerate(rows):
            for side, piece in ((Side.LEFT, row.left), (Side.RIGHT, row.right)):
                if piece is not None and piece.continues and offsets[side]:
                    paragraph = latest[side]
                    if paragraph not in pieces:
                        pieces[paragraph], lengths[paragraph] = [paragraphs[paragraph]], len(paragraphs[paragraph])
                    offsets[side].append(lengths[paragraph])
                    pieces[paragraph].append(piece.text)
                    lengths[paragraph] += len(piece.text)
                    continue
                offsets[side].append(0)
                if piece is not None:
                    latest[side] = len(paragraphs)
                    paragraphs.append(piece.text)
                    sides.append(side)
                    first_rows.append(number)
        for paragraph, parts in pieces.items():
            paragraphs[paragraph] = "".join(parts)
        self._sides, self._first_rows, self._offsets = sides, first_rows, offsets
        self._begins = np.concatenate(([0], np.cumsum([len(text) + 1 for text in paragraphs], dtype=np.int64)))
        chunks = [_as_one(chunk) for chunk in _chunks(paragraphs, self._begins)]
        self._text = _BETWEEN_PARAGRAPHS.join(chunks)
        self.folded = self._text if match_case else _BETWEEN_PARAGRAPHS.join(map(_fold, chunks))
        """The text to look in; places in it are those that this class understands."""
        self._growth = _Growth(self._text if len(self.folded) != len(self._text) else "")

    def count(self, needle: str, begin: int, end: int) -> int:
        """Return how often something stands between two places that are not inside of it."""
        counted = 0
        while begin < end:
            # By and by, so that the window's thread has its turn when this runs in another one.
            stop = self.folded.find(_BETWEEN_PARAGRAPHS, begin + _CHUNK_CHARACTERS, end)
            stop = end if stop < 0 else stop
            counted += self.folded.count(needle, begin, stop)
            begin = stop
        return counted

    def needle(self, text: str) -> str:
        """Return what to look for, in the form in which it stands in the text."""
        text = _as_one([unicodedata.normalize("NFC", text)])
        return text if self.match_case else _fold(text)

    def first_place_from(self, row: int) -> int:
        """Return the first place of a row."""
        paragraph = bisect_left(self._first_rows, row)
        return self._growth.to_folded(int(self._begins[paragraph]))

    def paragraph_at(self, place: int) -> tuple[int, int]:
        """Return where the paragraph begins and ends that a place is in."""
        begin = self.folded.rfind(_BETWEEN_PARAGRAPHS, 0, place) + 1
        end = self.folded.find(_BETWEEN_PARAGRAPHS, place)
        return begin, len(self.folded) if end < 0 else end

    def paragraph_of(self, row: int, side: Side) -> tuple[int, int] | None:
        """Return where the paragraph begins and ends that stands in a row; `None` where a side has nothing."""
        number = self._number_of(row, side)
        if number is None:
            return None
        begin, behind = self._begins[number : number + 2].tolist()
        return self._growth.to_folded(begin), self._growth.to_folded(behind - 1)

    def row_in_text(self, row: int, side: Side, piece: Piece) -> tuple[int, int]:
        """Return where the piece begins and ends that stands in a row."""
        origin = int(self._begins[self._number_of(row, side) or 0]) + self._offsets[side][row]
        return self._growth.to_folded(origin), self._growth.to_folded(origin + len(piece.text))

    def span_in(self, row: int, side: Side, piece: Piece, *, begin: int, end: int) -> tuple[int, int]:
        """Return which characters of a row's piece stand between two places; the first is not less for none."""
        number = self._number_of(row, side)
        origin = int(self._begins[number or 0]) + self._offsets[side][row]
        first, last = self._source_span(begin, end)
        return max(first - origin, 0), min(last - origin, len(piece.text))

    def match(self, begin: int, end: int) -> Match:
        """Return what stands between two places, as rows and positions."""
        first, last = self._source_span(begin, end)
        number = int(np.searchsorted(self._begins, first, side="right")) - 1
        side, row, origin = self._sides[number], self._first_rows[number], int(self._begins[number])
        return Match(side, self._place(row, side, first - origin), self._place(row, side, last - origin))

    def _source_span(self, begin: int, end: int) -> tuple[int, int]:
        first, last = self._growth.to_source(begin), self._growth.to_source(end, is_end=True)
        found = _COMBINING.match(self._text, last)
        return first, found.end() if found else last  # half of a letter is never highlighted

    def _number_of(self, row: int, side: Side) -> int | None:
        """Return the number of the paragraph that stands in a row."""
        number = bisect_left(self._first_rows, row + 1) - 1
        # The entries of one row, and of the long paragraph that it goes on with, stand beside each other.
        while number >= 0 and self._sides[number] is not side:
            number -= 1
        if number < 0:
            return None
        first = self._first_rows[number]
        return number if first == row or (first < row and self._goes_on(row, side)) else None

    def _goes_on(self, row: int, side: Side) -> bool:
        """Return whether a row has a later piece of a paragraph."""
        piece = piece_of(self.rows[row], side)
        return piece is not None and piece.continues

    def _place(self, row: int, side: Side, position: int) -> TextPlace:
        """Return a place of the paragraph that begins in a row; of one between two pieces that of the later."""
        offsets = self._offsets[side]
        while row + 1 < len(offsets) and offsets[row + 1] <= position and self._goes_on(row + 1, side):
            row += 1
        return TextPlace(row, position - offsets[row])


class Finder:
    """Walks over the places of a text where something stands; they do not overlap, and are counted from the start."""

    def __init__(self, text: SearchText, needle: str, *, from_row: int = 0) -> None:
        """Count the places; that of the first from a row on is known then without counting again."""
        self.text = text
        self._needle = text.needle(needle)
        self._in_paragraphs: dict[int, list[int]] = {}
        self._in_pieces: dict[tuple[int, Side], list[tuple[int, int, int]]] = {}
        self._known = (0, 0)
        first = self.first_from(from_row) if self._needle else None
        if first is None:
            self.count = 0
        else:
            self._known = (first, text.count(self._needle, 0, first))
            self.count = self._known[1] + text.count(self._needle, first, len(text.folded))

    def first_from(self, row: int) -> int | None:
        """Return the first place from a row on, else the first of all; `None` for nothing."""
        found = self.text.folded.find(self._needle, self.text.first_place_from(row))
        if found < 0:
            found = self.text.folded.find(self._needle)
        return found if found >= 0 else None

    def number(self, place: int) -> int:
        """Return how many places are before one."""
        known, number = self._known
        if place >= known:
            number += self.text.count(self._needle, known, place)
        else:
            number -= self.text.count(self._needle, place, known)
        self._known = (place, number)
        return number

    def after(self, place: int) -> int:
        """Return the next place, after the last one the first."""
        folded = self.text.folded
        found = folded.find(self._needle, place + len(self._needle))
        return found if found >= 0 else folded.find(self._needle)

    def before(self, place: int) -> int:
        """Return the place before, before the first one the last."""
        found = self.text.folded.rfind(self._needle, 0, place)
        bound = place
        if found < 0:
            found = self.text.folded.rfind(self._needle)
            bound = len(self.text.folded)
        # The last place of all that overlap, as in "aaa" for "aa", may not be one of those that are counted.
        places = self._places_in(*self.text.paragraph_at(found))
        return places[bisect_left(places, bound) - 1]

    def match(self, place: int) -> Match:
        """Return what stands at a place."""
        return self.text.match(place, place + len(self._needle))

    def spans(self, row: int, side: Side, piece: Piece) -> list[tuple[int, int, int]]:
        """Return what is found in a row's piece: the first character, the one after the last, and the place."""
        spans = self._in_pieces.get((row, side))
        if spans is None:
            if len(self._in_pieces) >= _KEPT_PARAGRAPHS:
                self._in_pieces.clear()
            spans = self._in_pieces[row, side] = self._spans_in(row, side, piece) if self.count else []
        return spans

    def _spans_in(self, row: int, side: Side, piece: Piece) -> list[tuple[int, int, int]]:
        paragraph = self.text.paragraph_of(row, side)
        if paragraph is None:
            return []
        places, first, last = self._places_in(*paragraph), *self.text.row_in_text(row, side, piece)
        begin = bisect_left(places, first - len(self._needle))
        spans = []
        for place in places[begin : bisect_left(places, last)]:  # a long paragraph may have very many
            start, end = self.text.span_in(row, side, piece, begin=place, end=place + len(self._needle))
            if start < end:
                spans.append((start, end, place))
        return spans

    def _places_in(self, begin: int, end: int) -> list[int]:
        places = self._in_paragraphs.get(begin)
        if places is None:
            places = []
            found = self.text.folded.find(self._needle, begin, end)
            while found >= 0:
                places.append(found)
                found = self.text.folded.find(self._needle, found + len(self._needle), end)
            if len(self._in_paragraphs) >= _KEPT_PARAGRAPHS:
                self._in_paragraphs.clear()
            self._in_paragraphs[begin] = places
        return places


class _Growth:
    """Between places in a text and in the same with its case folded, where some characters became several."""

    def __init__(self, text: str) -> None:
        grown = [(found.start(), len(found[0].casefold())) for found in _GROWING.finditer(text)]
        self._source = np.array([position for position, _ in grown], dtype=np.int64)
        sizes = np.array([size for _, size in grown], dtype=np.int64)
        self._added = np.concatenate(([0], np.cumsum(sizes - 1)))
        self._folded = self._source + self._added[:-1]

    def to_source(self, place: int, *, is_end: bool = False) -> int:
        """Return the place in the text; one inside a character that grew is its beginning, or for an end its end."""
        before = int(np.searchsorted(self._folded, place))  # how many of them begin before the place
        if before:
            last_end = int(self._folded[before - 1] + self._added[before] - self._added[before - 1]) + 1
            if place < last_end:
                return int(self._source[before - 1]) + is_end
        return place - int(self._added[before])

    def to_folded(self, place: int) -> int:
        """Return the place in the folded text."""
        return place + int(self._added[int(np.searchsorted(self._source, place))])


def _chunks(paragraphs: Sequence[str], begins: Numbers) -> Iterator[Sequence[str]]:
    """Yield the paragraphs in portions of about so many characters."""
    bounds = np.searchsorted(begins[:-1], np.arange(0, int(begins[-1]), _CHUNK_CHARACTERS)).tolist()
    for begin, end in pairwise(sorted({*bounds, len(paragraphs)})):
        yield paragraphs[begin:end]


def _as_one(paragraphs: Sequence[str]) -> str:
    """Return the paragraphs as one text, with every white space as a space but for those between the paragraphs."""
    # A text that has none of a character is searched for it at the speed of memory, and not copied.
    separated = "\0".join(paragraphs) if not any("\0" in text for text in paragraphs) else None
    if separated is None:
        separated = "\0".join(text.replace("\0", " ") for text in paragraphs)
    for space in _SPACES:
        separated = separated.replace(space, " ")
    return separated.replace("\0", _BETWEEN_PARAGRAPHS)


def _fold(text: str) -> str:
    for letter, plain in _DOTTED.items():
        text = text.replace(letter, plain)
    return text.casefold()


_AT_ONCE_CHARACTERS = 1_000_000
"""Texts up to here are made ready within a frame or two; longer ones in the background."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is looked for."""

    text: str
    match_case: bool


class FindWalk(QObject):
    """Highlights what is looked for in a canvas, and brings one place after the other into view."""

    changed = Signal(int, object)
    """How many places there are, and the number of the one that is looked at, from 0, or `None`; told where neither
    `search` nor `step` can return it: the texts changed, or long ones became ready."""

    def __init__(self, canvas: TextCanvas, jobs: BackgroundJobs) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._jobs = jobs
        self._text: SearchText | None = None
        self._is_working = False
        self._wanted = _Wanted("", match_case=False)
        self._finder: Finder | None = None
        self._place: int | None = None
        self.current: int | None = None
        """The number of the place that is looked at, from 0."""
        canvas.rows_changed.connect(self._start_again)

    @property
    def count(self) -> int:
        """Return how many places there are."""
        return self._finder.count if self._finder else 0

    def prepare(self) -> None:
        """Make long texts ready in the background, before somebody has typed anything."""
        if self._is_long and self._text is None:
            self._work()

    def search(self, text: str, *, match_case: bool = False) -> int:
        """Highlight every place where a text stands, and return how many; 0 while long texts are looked through.

        The place that is looked at is the first in view or behind it; `step` goes there first.
        """
        wanted = _Wanted(text, match_case=match_case)
        if wanted == self._wanted and self._finder is not None:
            return self.count
        self._wanted = wanted
        self._take(None)
        if text and self._is_long:
            self._work()
        elif text:
            self._take(_find(self._canvas.rows, self._text, wanted, from_row=self._canvas.visible_rows().start))
        return self.count

    def step(self, forward: bool) -> int | None:  # noqa: FBT001 - as the bar wants it
        """Go to the next or previous place, from the last to the first; return its number from 0, `None` for none."""
        finder = self._finder
        if finder is None or not finder.count:
            return None
        if self._place is None or self.current is None:
            place = finder.first_from(self._canvas.visible_rows().start)
            assert place is not None  # noqa: S101 - there are some
            number = finder.number(place)
            if not forward:
                place, number = finder.before(place), (number - 1) % finder.count
        else:
            place = finder.after(self._place) if forward else finder.before(self._place)
            number = (self.current + (1 if forward else -1)) % finder.count
        self._place, self.current = place, number
        found = finder.match(place)
        self._canvas.show_place(found.side, found.start)
        self._canvas.set_highlights(self._highlights)
        return number

    def clear(self) -> None:
        """Take the highlights away, and forget the texts."""
        self.search("")
        self._text = None

    def _highlights(self, row: int, side: Side) -> Sequence[Highlight]:
        piece = piece_of(self._canvas.rows[row], side)
        if self._finder is None or piece is None:
            return ()
        return [
            Highlight(begin, end, is_current=place == self._place)
            for begin, end, place in self._finder.spans(row, side, piece)
        ]

    @property
    def _is_long(self) -> bool:
        return int(self._canvas.rows.lengths.sum()) > _AT_ONCE_CHARACTERS

    def _start_again(self) -> None:
        self._text = self._finder = None
        if self._wanted.text:
            self.search(self._wanted.text, match_case=self._wanted.match_case)
            self.changed.emit(self.count, self.current)

    def _take(self, finder: Finder | None) -> None:
        self._finder, self._place, self.current = finder, None, None
        if finder is not None:
            self._text = finder.text
        self._canvas.set_highlights(self._highlights if self.count else None)

    def _work(self) -> None:
        """Look for what is wanted in the background; if something is under way, when that is done."""
        if self._is_working:
            return
        self._is_working = True
        rows, text, wanted = self._canvas.rows, self._text, self._wanted
        from_row = self._canvas.visible_rows().start

        def done(finder: Finder) -> None:
            self._is_working = False
            if rows is not self._canvas.rows:
                self._text = None
            elif wanted == self._wanted:
                self._take(finder)
            else:
                self._text = finder.text
            if self._wanted.text and self._finder is None:
                self._work()
            elif self._wanted.text:
                self.changed.emit(self.count, self.current)

        def fail(error: Exception) -> None:
            self._is_working = False
            raise error

        self._jobs.run(lambda: _find(rows, text, wanted, from_row=from_row), done=done, failed=fail)


def _find(rows: DisplayRows, text: SearchText | None, wanted: _Wanted, *, from_row: int) -> Finder:
    """Return what finds a text, from that row on; the texts are put together anew unless they can be used again."""
    if text is None or text.match_case is not wanted.match_case:
        text = SearchText(rows, match_case=wanted.match_case)
    return Finder(text, wanted.text, from_row=from_row)
