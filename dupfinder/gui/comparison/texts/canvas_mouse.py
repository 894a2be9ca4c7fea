"""Selecting text with the mouse: from character to character, and after two or three clicks by words or paragraphs."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, QTextBoundaryFinder, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from dupfinder.gui.comparison.texts.code_points import from_utf16, to_utf16
from dupfinder.gui.comparison.texts.selection import Selection, Side, TextPlace, piece_of, whole_paragraph
from dupfinder.gui.comparison.texts.text_surface import TextSurface

_SCROLL_EVERY_MS = 25
_SHARE_OF_DISTANCE = 0.3
"""So much of the way that the mouse is beyond an edge is scrolled each time: farther out is faster."""


class CanvasMouse(QObject):
    """Follows the mouse over one canvas."""

    def __init__(self, canvas: TextSurface) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._held_at: QPointF | None = None
        self._unit: Callable[[Side, TextPlace], Selection] = _nothing
        """What is selected as a whole around a place."""
        self._first = Selection(Side.LEFT, TextPlace(0, 0), TextPlace(0, 0))
        """Where the selection was begun, which stays in it."""
        self._double_clicked_at = (0, QPointF())
        self._timer = QTimer(self)
        self._timer.setInterval(_SCROLL_EVERY_MS)
        self._timer.timeout.connect(self._scroll)
        canvas.rows_changed.connect(self.release)

    def press(self, event: QMouseEvent) -> None:
        """Begin a selection; with Shift, move its end; the third click takes the paragraph."""
        canvas, point = self._canvas, event.position()
        held = canvas.selection if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else None
        found = canvas.place_at(point, side=held.side if held else None)
        if found is None:
            return
        canvas.clicked_side, place = found
        canvas.put_cursor(place.row)
        if self._is_third(event):
            self._begin(point, found, self._paragraph)
        elif held:
            self._first = Selection(held.side, held.anchor, held.anchor)
            self._held_at, self._unit = point, _nothing
            self._extend()
        else:
            self._begin(point, found, _nothing)

    def move(self, event: QMouseEvent) -> None:
        """Extend the selection; beyond an edge the text scrolls, whether the mouse goes on moving or not."""
        if self._held_at is None:
            return
        self._held_at = event.position()
        self._extend()
        if self._beyond():
            self._timer.start()
        else:
            self._timer.stop()

    def release(self) -> None:
        """End the selection where it is."""
        self._held_at = None
        self._timer.stop()

    def double_click(self, event: QMouseEvent) -> None:
        """Select the word; whoever goes on holding extends the selection by words."""
        self._double_clicked_at = (event.timestamp(), event.position())
        found = self._canvas.place_at(event.position())
        if found:
            self._canvas.clicked_side = found[0]
            self._begin(event.position(), found, self._word)

    def _begin(
        self, point: QPointF, found: tuple[Side, TextPlace], unit: Callable[[Side, TextPlace], Selection]
    ) -> None:
        self._held_at, self._unit = point, unit
        self._first = unit(*found)
        self._canvas.select(self._first)

    def _word(self, side: Side, place: TextPlace) -> Selection:
        piece = piece_of(self._canvas.rows[place.row], side)
        begin, end = word_at(piece.text if piece else "", place.position)
        return Selection(side, TextPlace(place.row, begin), TextPlace(place.row, end))

    def _paragraph(self, side: Side, place: TextPlace) -> Selection:
        return whole_paragraph(self._canvas.rows, place.row, side) or _nothing(side, place)

    def _is_third(self, event: QMouseEvent) -> bool:
        time_ms, point = self._double_clicked_at
        is_soon = 0 < event.timestamp() - time_ms < QApplication.doubleClickInterval()
        return is_soon and (event.position() - point).manhattanLength() < QApplication.startDragDistance()

    def _beyond(self) -> float:
        if self._held_at is None:
            return 0.0
        y = self._held_at.y()
        return min(y, 0.0) + max(y - self._canvas.viewport().height(), 0.0)

    def _scroll(self) -> None:
        beyond = self._beyond()
        bar = self._canvas.verticalScrollBar()
        bar.setValue(bar.value() + round(beyond * _SHARE_OF_DISTANCE + (1 if beyond > 0 else -1)))
        self._extend()

    def _extend(self) -> None:
        if self._held_at is None:
            return
        first = self._first
        found = self._canvas.place_at(self._held_at, side=first.side)
        if found is None:
            return
        last = self._unit(*found)
        if last.start < first.start:
            self._canvas.select(Selection(first.side, first.end, last.start))
        else:
            self._canvas.select(Selection(first.side, first.start, max(first.end, last.end)))


def _nothing(side: Side, place: TextPlace) -> Selection:
    return Selection(side, place, place)


def word_at(text: str, position: int) -> tuple[int, int]:
    """Return where the word begins and ends that a position is in, by Unicode's rules (UAX 29)."""
    if not text:
        return 0, 0
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Word, text)
    finder.setPosition(to_utf16(text, min(position, len(text) - 1)))
    begin = finder.position() if finder.isAtBoundary() else finder.toPreviousBoundary()
    finder.setPosition(begin)
    return from_utf16(text, begin), from_utf16(text, finder.toNextBoundary())
