"""Laid-out pieces of text, made when they come into view and kept for a while.

Callers count in Python's code points, Qt in UTF-16 units; and some characters may not reach a layout as they are.
"""

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from dupfinder.domain.differences import ChangeKind
from dupfinder.domain.records import dataclass
from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow, Piece
from dupfinder.gui.comparison.texts.selection import Side, piece_of
from dupfinder.gui.toolkit.colours import Colours

_FIRST_ASTRAL = 0x10000

# One character for one, so that spans keep their places: control characters become their pictures; what would turn
# the direction of all that follows, and halves of surrogate pairs, become a sign that something stood there.
_SHOWN = str.maketrans(
    {code: chr(0x2400 + code) for code in range(0x20) if code not in {0x09, 0x0C}}
    | {0x0C: " ", 0x7F: "\u2421"}
    | dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x2028, 0x2029, 0x85], "\u2426")
)
# As word processors show them: a dot for a space, a ring for one that does not break, an arrow for a tab.
_SPACES = re.compile(r"\s")
_SPACE_SIGNS = {"\t": "\N{RIGHTWARDS ARROW}", "\u00a0": "\N{DEGREE SIGN}", "\u202f": "\N{DEGREE SIGN}"}
# The blocks that Unicode keeps for scripts that run to the left, and the marks of direction.
_LEFTWARD = re.compile("[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]")
_SURROGATE = re.compile("[\ud800-\udfff]")


def shown_text(text: str) -> str:
    """Return a text of the same length that is safe to lay out."""
    return _SURROGATE.sub("\ufffd", text.translate(_SHOWN))


def visible_spaces(text: str) -> str:
    """Return a text of the same length with a sign in the place of each white space."""
    return _SPACES.sub(lambda found: _SPACE_SIGNS.get(found[0], "\N{MIDDLE DOT}"), text)


def is_right_to_left(text: str) -> bool:
    """Return whether the first letter with a direction is one of a script that runs to the left (UAX 9, P2 and P3)."""
    if text.isascii():
        return False
    directions = map(unicodedata.bidirectional, text)
    return next((direction for direction in directions if direction in {"L", "R", "AL"}), "L") != "L"


def runs_both_ways(text: str) -> bool:
    """Return whether any of a text runs to the left."""
    return not text.isascii() and _LEFTWARD.search(text) is not None


def is_basic(text: str) -> bool:
    """Return whether code points and UTF-16 units are counted alike."""
    return text.isascii() or ord(max(text)) < _FIRST_ASTRAL


def to_utf16(text: str, position: int) -> int:
    """Return how many UTF-16 units the first `position` code points take."""
    return position + sum(ord(character) >= _FIRST_ASTRAL for character in text[:position])


def utf16_places(text: str) -> list[int]:
    """Return how many UTF-16 units stand before each code point, and in all of the text."""
    return [0, *accumulate(1 + (ord(character) >= _FIRST_ASTRAL) for character in text)]


def from_utf16(text: str, units: int) -> int:
    """Return how many code points the first `units` UTF-16 units hold; a pair that is cut counts as none."""
    seen = 0
    for position, character in enumerate(text):
        seen += 2 if ord(character) >= _FIRST_ASTRAL else 1
        if seen > units:
            return position
    return len(text)


_KEPT_CHARACTERS = 400_000
"""More than a large screen full of small letters; a character takes about a hundred bytes."""


class Back(NamedTuple):
    """Characters `start` up to and not including `end` with a colour behind them."""

    start: int
    end: int
    colour: QColor


@dataclass(frozen=True, slots=True)
class PieceLayout:
    """One laid-out piece. Positions inside it are code points for all callers."""

    layout: QTextLayout
    text: str
    height: float
    is_basic: bool
    runs_both_ways: bool
    """Some of it runs to the left, so that neighbours in the text need not be neighbours on the line."""
    backs: Sequence[Back]
    """What is behind changed words; Qt knows it itself where text runs both ways."""

    def draw(
        self,
        painter: QPainter,
        origin: QPointF,
        *,
        found: Sequence[Back] = (),
        selections: Sequence[QTextLayout.FormatRange] = (),
    ) -> None:
        """Draw it; what is found has a colour behind it, and what is selected a style of its own."""
        if self.runs_both_ways:
            ranges = [self.selection(back.start, back.end, background(back.colour)) for back in found]
            self.layout.draw(painter, origin, [*ranges, *selections])
            return
        # Qt draws the text once more for each range that it is told of: of a thousand found letters, for seconds.
        painter.translate(origin)
        self._fill(painter, self.backs)
        self._fill(painter, found)
        painter.translate(-origin)
        self.layout.draw(painter, origin, selections)

    def _fill(self, painter: QPainter, backs: Sequence[Back]) -> None:
        units = None if self.is_basic or not backs else utf16_places(self.text)
        for back in backs:
            start, end = (back.start, back.end) if units is None else (units[back.start], units[back.end])
            while start < end:
                line = self.layout.lineForTextPosition(start)
                stop = line.textStart() + line.textLength() if line.isValid() else start
                if stop <= start:  # behind the end
                    break
                # White space at the end of a line hangs over its edge.
                left, right = (min(_x_of(line, place), line.width()) for place in (start, min(stop, end)))
                behind = QRectF(left, line.y(), right - left, line.height())
                painter.fillRect(behind.toAlignedRect(), back.colour)
                start = stop

    def position_at(self, point: QPointF) -> int:
        """Return the position nearest to a point in the piece."""
        for number in range(self.layout.lineCount()):
            line = self.layout.lineAt(number)
            if point.y() < line.y() + line.height() or number == self.layout.lineCount() - 1:
                units = line.xToCursor(point.x())
                return units if self.is_basic else from_utf16(self.text, units)
        return 0

    def line_at(self, position: int) -> tuple[float, float]:
        """Return where the line with a position begins and ends, from the top of the piece."""
        units = position if self.is_basic else to_utf16(self.text, position)
        line = self.layout.lineForTextPosition(units)
        return (line.y(), line.y() + line.height()) if line.isValid() else (0.0, self.height)

    def selection(self, start: int, end: int, style: QTextCharFormat) -> QTextLayout.FormatRange:
        """Return how Qt wants to be told that these characters are selected."""
        return format_range(self.text, start, end, style=style, basic=self.is_basic)


def format_range(text: str, start: int, end: int, *, style: QTextCharFormat, basic: bool) -> QTextLayout.FormatRange:
    """Return a format for a run of code points."""
    first = start if basic else to_utf16(text, start)
    last = end if basic else to_utf16(text, end)
    made = QTextLayout.FormatRange()
    made.start = first
    made.length = last - first
    made.format = style
    return made


class PieceLayouts:
    """Layouts for one font, width and set of colours; the least recently used go first."""

    def __init__(self, font: QFont, *, width: float, colours: Colours) -> None:
        self._font = font
        self._width = width
        self._options = (_option(Qt.LayoutDirection.LeftToRight), _option(Qt.LayoutDirection.RightToLeft))
        self._colours = {Side.LEFT: QColor(colours.left_word), Side.RIGHT: QColor(colours.right_word)}
        self._moved = QColor(colours.move_word)
        self._layouts: OrderedDict[tuple[int, Side], PieceLayout] = OrderedDict()
        self._characters = 0

    def get(self, number: int, row: DisplayRow, side: Side) -> PieceLayout | None:
        """Return the layout of what a row has on a side; both sides of an equal row share one."""
        if side is Side.RIGHT and row.kind is DisplayKind.EQUAL and row.left == row.right:
            side = Side.LEFT
        piece = piece_of(row, side)
        if piece is None:
            return None
        key = (number, side)
        found = self._layouts.get(key)
        if found is None:
            found = self._layouts[key] = self._lay_out(piece, self._colours[side])
            self._characters += len(found.text)
            while self._characters > _KEPT_CHARACTERS and len(self._layouts) > 1:
                _, oldest = self._layouts.popitem(last=False)
                self._characters -= len(oldest.text)
        else:
            self._layouts.move_to_end(key)
        return found

    def _lay_out(self, piece: Piece, colour: QColor) -> PieceLayout:
        text = shown_text(piece.text)
        basic = is_basic(text)
        for mark in piece.marks:
            if mark.kind is ChangeKind.SPACE:  # what differs there could not be seen
                text = text[: mark.start] + visible_spaces(text[mark.start : mark.end]) + text[mark.end :]
        layout = QTextLayout(text, self._font)
        layout.setCacheEnabled(True)  # else every painting would shape the glyphs anew
        layout.setTextOption(self._options[is_right_to_left(text)])
        backs = [
            Back(mark.start, mark.end, self._moved if mark.kind is ChangeKind.MOVES else colour) for mark in piece.marks
        ]
        both_ways = runs_both_ways(text)
        if both_ways:
            ranges = (format_range(text, *back[:2], style=background(back.colour), basic=basic) for back in backs)
            layout.setFormats(list(ranges))
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return PieceLayout(layout, text, height, basic, both_ways, backs)


def _option(direction: Qt.LayoutDirection) -> QTextOption:
    option = QTextOption()
    option.setTextDirection(direction)
    option.setAlignment(Qt.AlignmentFlag.AlignLeading)  # at the right for a text that runs to the left
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def background(colour: QColor) -> QTextCharFormat:
    """Return the style of text with a colour behind it."""
    style = QTextCharFormat()
    style.setBackground(QBrush(colour))
    return style


def _x_of(line: QTextLine, position: int) -> float:
    x: float = line.cursorToX(position)[0]  # type: ignore[index] # the stubs forget the position that is returned too
    return x
