"""Selecting text with the mouse, one, two or three clicks at a time."""

from PySide6.QtCore import QObject, QPointF, Qt, QTextBoundaryFinder, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from dupfinder.gui.comparison.texts.code_points import from_utf16, to_utf16
from dupfinder.gui.comparison.texts.selection import Selection, TextPlace, piece_of, whole_paragraph
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
        self._double_clicked_at = (0, QPointF())
        self._timer = QTimer(self)
        self._timer.setInterval(_SCROLL_EVERY_MS)
        self._timer.timeout.connect(self._scroll)

    def press(self, event: QMouseEvent) -> None:
        """Begin a selection; with Shift, move its end; the third click takes the paragraph."""
        canvas, point = self._canvas, event.position()
        held = canvas.selection if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else None
        found = canvas.place_at(point, side=held.side if held else None)
        if found is None:
            return
        canvas.clicked_side, place = found
        self._held_at = point
        canvas.put_cursor(place.row)
        if self._is_third(event):
            canvas.select(whole_paragraph(canvas.rows, place.row, canvas.clicked_side))
            self._held_at = None
        else:
            canvas.select(Selection(canvas.clicked_side, held.anchor if held else place, place))

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
        """Select the word."""
        self._double_clicked_at = (event.timestamp(), event.position())
        found = self._canvas.place_at(event.position())
        piece = piece_of(self._canvas.rows[found[1].row], found[0]) if found else None
        if found and piece:
            side, place = found
            begin, end = word_at(piece.text, place.position)
            self._canvas.select(Selection(side, TextPlace(place.row, begin), TextPlace(place.row, end)))

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
        selection = self._canvas.selection
        if self._held_at is None or selection is None:
            return
        found = self._canvas.place_at(self._held_at, side=selection.side)
        if found:
            self._canvas.select(Selection(selection.side, selection.anchor, found[1]))


def word_at(text: str, position: int) -> tuple[int, int]:
    """Return where the word begins and ends that a position is in, by Unicode's rules (UAX 29)."""
    if not text:
        return 0, 0
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Word, text)
    finder.setPosition(to_utf16(text, min(position, len(text) - 1)))
    begin = finder.position() if finder.isAtBoundary() else finder.toPreviousBoundary()
    finder.setPosition(begin)
    return from_utf16(text, begin), from_utf16(text, finder.toNextBoundary())
