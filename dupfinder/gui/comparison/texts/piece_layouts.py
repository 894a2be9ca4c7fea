"""Laid-out pieces of text, made when they come into view and kept for a while."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QTextCharFormat, QTextLayout, QTextOption

from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.texts.code_points import (
    from_utf16,
    is_basic,
    is_right_to_left,
    shown_text,
    to_utf16,
    visible_spaces,
)
from dupfinder.gui.comparison.texts.display_rows import DisplayKind, DisplayRow, Piece
from dupfinder.gui.comparison.texts.selection import Side, piece_of

_KEPT = 800


@dataclass(frozen=True, slots=True)
class PieceLayout:
    """One laid-out piece. Positions inside it are code points for all callers."""

    layout: QTextLayout
    text: str
    height: float
    is_basic: bool

    def position_at(self, point: QPointF) -> int:
        """Return the position nearest to a point in the piece."""
        for number in range(self.layout.lineCount()):
            line = self.layout.lineAt(number)
            if point.y() < line.y() + line.height() or number == self.layout.lineCount() - 1:
                units = line.xToCursor(point.x())
                return units if self.is_basic else from_utf16(self.text, units)
        return 0

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

    def __init__(self, font: QFont, *, width: float, left_word: str, right_word: str, move_word: str) -> None:
        self._font = font
        self._width = width
        self._options = (_option(Qt.LayoutDirection.LeftToRight), _option(Qt.LayoutDirection.RightToLeft))
        self._styles = {Side.LEFT: _background(left_word), Side.RIGHT: _background(right_word)}
        self._moved = _background(move_word)
        self._layouts: OrderedDict[tuple[int, Side], PieceLayout] = OrderedDict()

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
            found = self._layouts[key] = self._lay_out(piece, self._styles[side])
            if len(self._layouts) > _KEPT:
                self._layouts.popitem(last=False)
        else:
            self._layouts.move_to_end(key)
        return found

    def _lay_out(self, piece: Piece, style: QTextCharFormat) -> PieceLayout:
        text = shown_text(piece.text)
        basic = is_basic(text)
        for mark in piece.marks:
            if mark.kind is ChangeKind.SPACE:  # what differs there could not be seen
                text = text[: mark.start] + visible_spaces(text[mark.start : mark.end]) + text[mark.end :]
        layout = QTextLayout(text, self._font)
        layout.setTextOption(self._options[is_right_to_left(text)])
        layout.setFormats(
            [
                format_range(
                    text,
                    mark.start,
                    mark.end,
                    style=self._moved if mark.kind is ChangeKind.MOVES else style,
                    basic=basic,
                )
                for mark in piece.marks
            ]
        )
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return PieceLayout(layout, text, height, basic)


def _option(direction: Qt.LayoutDirection) -> QTextOption:
    option = QTextOption()
    option.setTextDirection(direction)
    option.setAlignment(Qt.AlignmentFlag.AlignLeading)  # at the right for a text that runs to the left
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _background(colour: str) -> QTextCharFormat:
    style = QTextCharFormat()
    style.setBackground(QBrush(QColor(colour)))
    return style
