"""Both texts in one scrolling area that lays out only what is visible."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QMenu, QWidget

from dupfinder.gui.colours import colours_for
from dupfinder.gui.comparison.display_rows import DisplayRow
from dupfinder.gui.comparison.piece_layouts import PieceLayouts
from dupfinder.gui.comparison.row_heights import RowHeights, guess_heights
from dupfinder.gui.comparison.row_painter import MARK_WIDTH, ROW_PADDING, SIDE_PADDING, RowPainter
from dupfinder.gui.comparison.selection import Selection, Side, TextPlace, piece_of, selected_text

_LEAST_POINT_SIZE, _GREATEST_POINT_SIZE = 6.0, 32.0


@dataclass(frozen=True, slots=True)
class _Anchor:
    """The row that keeps its place in the window while guessed heights become known ones."""

    row: int
    y: float
    """Where its top stands, in pixels from the top of the window."""


class TextCanvas(QAbstractScrollArea):
    """Shows rows side by side; the heights of rows that were never visible are guesses."""

    scrolled = Signal()
    """What is visible, or where rows stand, has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[DisplayRow] = ()
        self._heights = RowHeights(np.zeros(0))
        self._layouts: PieceLayouts | None = None
        self._selection: Selection | None = None
        self._current: range = range(0)
        self._anchor, self._settled_value = _Anchor(0, 0.0), 0
        font = self.font()
        font.setPointSizeF(font.pointSizeF() + 1)
        self.setFont(font)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.setAccessibleName(self.tr("The two texts side by side"))

    @property
    def rows(self) -> Sequence[DisplayRow]:
        """Return the rows that are shown."""
        return self._rows

    @property
    def heights(self) -> RowHeights:
        """Return where the rows stand."""
        return self._heights

    def set_rows(self, rows: Sequence[DisplayRow]) -> None:
        """Show other rows from their beginning."""
        self._rows = rows
        self._selection = None
        self._current = range(0)
        self._lay_out_anew(_Anchor(0, 0.0))

    def mark_current(self, rows: range) -> None:
        """Mark these rows as the change that is looked at."""
        self._current = rows
        self.viewport().update()

    def show_row(self, row: int) -> None:
        """Scroll so that a row stands in the upper third, unless it is well in view."""
        top, visible_height = self._heights.top(row) - self._value(), self.viewport().height()
        well_in_view = top >= 0 and top + self._heights.height(row) < visible_height * 0.8
        if not well_in_view:
            self._settle(_Anchor(row, visible_height / 4))

    def scroll_to_share(self, share: float) -> None:
        """Scroll so that a place, as a share of the whole height, stands in the middle."""
        self.verticalScrollBar().setValue(round(share * self._heights.total - self.viewport().height() / 2))

    def zoom(self, steps: int) -> None:
        """Make the letters larger, or smaller for a negative number."""
        font = self.font()
        font.setPointSizeF(min(max(font.pointSizeF() + steps, _LEAST_POINT_SIZE), _GREATEST_POINT_SIZE))
        self.setFont(font)

    def visible_rows(self) -> range:
        """Return the rows that can be seen at least in part."""
        if not self._rows:
            return range(0)
        first = self._heights.row_at(self._value())
        return range(first, self._heights.row_at(self._value() + self.viewport().height() - 1) + 1)

    def place_at(self, point: QPointF, *, side: Side | None = None) -> tuple[Side, TextPlace] | None:
        """Return the place in the text that is nearest to a point of the viewport."""
        if not self._rows:
            return None
        side = self._side_at(point) if side is None else side
        row = self._heights.row_at(point.y() + self._value())
        piece = piece_of(self._rows[row], side)
        if piece is None:
            return side, TextPlace(row, 0)
        top = self._heights.top(row) - self._value() + ROW_PADDING
        inside = QPointF(point.x() - self._side_left(side) - MARK_WIDTH, point.y() - top)
        return side, TextPlace(row, self._get_layouts().get(row, side, piece).position_at(inside))

    def selected_text(self) -> str:
        """Return what is selected."""
        return selected_text(self._rows, self._selection) if self._selection else ""

    def select(self, selection: Selection | None) -> None:
        """Select something else, or nothing."""
        self._selection = selection
        self.viewport().update()

    def copy(self) -> None:
        """Put what is selected on the clipboard."""
        if text := self.selected_text():
            QGuiApplication.clipboard().setText(text)

    def _folded_text(self, rows: int) -> str:
        return self.tr("⋯ %Ln equal paragraph(s) ⋯", "", rows)

    # Geometry.

    def _value(self) -> int:
        return self.verticalScrollBar().value()

    def _side_width(self) -> float:
        return self.viewport().width() / 2

    def _side_left(self, side: Side) -> float:
        return 0.0 if side is Side.LEFT else self._side_width()

    def _side_at(self, point: QPointF) -> Side:
        return Side.LEFT if point.x() < self._side_width() else Side.RIGHT

    def _text_width(self) -> float:
        return max(self._side_width() - MARK_WIDTH - SIDE_PADDING, 40.0)

    def _get_layouts(self) -> PieceLayouts:
        if self._layouts is None:
            colours = colours_for(self.palette())
            self._layouts = PieceLayouts(
                self.font(), width=self._text_width(), left_word=colours.left_word, right_word=colours.right_word
            )
        return self._layouts

    def _lay_out_anew(self, anchor: _Anchor) -> None:
        """Forget every layout and guess every height again: after another text, width, font or theme."""
        self._layouts = None
        metrics = QFontMetricsF(self.font())
        lengths = [
            max(len(row.left.text) if row.left else 0, len(row.right.text) if row.right else 0) for row in self._rows
        ]
        self._heights = RowHeights(
            guess_heights(
                np.array(lengths, dtype=np.int64),
                characters_per_line=self._text_width() / metrics.averageCharWidth(),
                line_height=metrics.lineSpacing(),
                padding=2 * ROW_PADDING,
            )
        )
        self.verticalScrollBar().setSingleStep(round(metrics.lineSpacing()))
        self._settle(anchor)

    def _top_anchor(self) -> _Anchor:
        row = self._heights.row_at(self._value())
        return _Anchor(row, self._heights.top(row) - self._value()) if self._rows else _Anchor(0, 0.0)

    def _settle(self, anchor: _Anchor) -> None:
        """Lay out what is visible around an anchor, then put the scroll bar where the anchor demands."""
        height = self.viewport().height()
        if self._rows:
            y, row = anchor.y, anchor.row
            while y < height and row < len(self._rows):
                y += self._measure(row)
                row += 1
            y, row = anchor.y, anchor.row
            while y > 0 and row > 0:
                row -= 1
                y -= self._measure(row)
        bar = self.verticalScrollBar()
        bar.blockSignals(True)
        bar.setRange(0, max(0, round(self._heights.total) - height))
        bar.setPageStep(height)
        if self._rows:
            bar.setValue(round(self._heights.top(anchor.row) - anchor.y))
        bar.blockSignals(False)
        self._anchor, self._settled_value = self._top_anchor(), self._value()
        self.viewport().update()
        self.scrolled.emit()

    def _measure(self, row: int) -> float:
        shown, layouts = self._rows[row], self._get_layouts()
        heights = [layouts.get(row, side, piece).height for side in Side if (piece := piece_of(shown, side))]
        if heights:
            self._heights.set_height(row, max(heights) + 2 * ROW_PADDING)
        return self._heights.height(row)

    # Qt's events.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible rows."""
        painter = RowPainter(self.viewport(), self._get_layouts(), area=event.rect(), folded_text=self._folded_text)
        for row in self.visible_rows():
            painter.paint(
                row,
                self._rows[row],
                top=self._heights.top(row) - self._value(),
                height=self._heights.height(row),
                selection=self._selection,
                is_current=row in self._current,
            )
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the topmost row where it is."""
        if event.size().width() != event.oldSize().width():
            self._lay_out_anew(self._top_anchor())
        else:
            self._settle(self._top_anchor())

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: ARG002, N802 - Qt's signature
        """Lay out what came into view; what was in view moves as far as the bar did, whatever was guessed above it."""
        moved = self._settled_value - self._value()  # Qt's own count misses what was set while signals were blocked
        is_near = abs(moved) < self.viewport().height()
        self._settle(_Anchor(self._anchor.row, self._anchor.y + moved) if is_near else self._top_anchor())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font and the theme."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.PaletteChange}:
            self._lay_out_anew(self._top_anchor())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a selection; with Shift, move its end."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        held = self._selection if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else None
        found = self.place_at(event.position(), side=held.side if held else None)
        if found:
            side, place = found
            self.select(Selection(side, held.anchor if held else place, place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Extend the selection, scrolling where it is dragged beyond an edge."""
        if not event.buttons() & Qt.MouseButton.LeftButton or self._selection is None:
            return
        beyond = min(event.position().y(), 0) + max(event.position().y() - self.viewport().height(), 0)
        if beyond:
            self.verticalScrollBar().setValue(self._value() + round(beyond))
        found = self.place_at(event.position(), side=self._selection.side)
        if found:
            self.select(Selection(self._selection.side, self._selection.anchor, found[1]))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the selection where it is."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the paragraph."""
        found = self.place_at(event.position())
        piece = piece_of(self._rows[found[1].row], found[0]) if found else None
        if found and piece:
            side, place = found
            self.select(Selection(side, TextPlace(place.row, 0), TextPlace(place.row, len(piece.text))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, or scroll."""
        bar = self.verticalScrollBar()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, change the size of the letters."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy what is selected."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(self.tr("Copy"), QKeySequence(QKeySequence.StandardKey.Copy), self.copy)
        copy.setEnabled(bool(self.selected_text()))
        menu.popup(event.globalPos())
