"""Paints the rows of a comparison."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTextCharFormat
from PySide6.QtWidgets import QWidget

from dupfinder.gui.colours import colours_for
from dupfinder.gui.comparison.display_rows import DisplayKind, DisplayRow
from dupfinder.gui.comparison.piece_layouts import PieceLayouts
from dupfinder.gui.comparison.selection import Selection, Side, piece_of

MARK_WIDTH = 26
"""Left of each text: the sign of a change stands here, so that colour is not all that tells it."""
SIDE_PADDING = 14
ROW_PADDING = 5

_SIGNS = {DisplayKind.CHANGED: "≠", DisplayKind.LEFT_ONLY: "\N{MINUS SIGN}", DisplayKind.RIGHT_ONLY: "+"}
_EDGE_WIDTH = 3


class RowPainter:
    """Paints rows onto one widget, for the time of one paint event."""

    def __init__(
        self, widget: QWidget, layouts: PieceLayouts, *, area: QRect, folded_text: Callable[[int], str]
    ) -> None:
        self._widget = widget
        self._folded_text = folded_text
        self._layouts = layouts
        self._colours = colours_for(widget.palette())
        self._side_width = widget.width() / 2
        self._painter = QPainter(widget)
        self._painter.fillRect(area, QColor(self._colours.base))
        self._selected = QTextCharFormat()
        self._selected.setBackground(QColor(self._colours.accent))
        self._selected.setForeground(QColor(self._colours.on_accent))

    def paint(
        self,
        number: int,
        row: DisplayRow,
        *,
        top: float,
        height: float,
        selection: Selection | None,
        is_current: bool,
    ) -> None:
        """Paint one row at its place."""
        if row.kind is DisplayKind.FOLDED:
            self._paint_folded(row, top=top, height=height)
            return
        for side in Side:
            self._paint_side(
                number,
                row,
                side,
                place=QRectF(side * self._side_width, top, self._side_width, height),
                selection=selection,
            )
        if is_current:
            self._painter.fillRect(QRectF(0, top, _EDGE_WIDTH, height), QColor(self._colours.accent))

    def end(self) -> None:
        """Finish with the line between the sides."""
        self._painter.fillRect(
            QRectF(self._side_width - 0.5, 0, 1, self._widget.height()), QColor(self._colours.border)
        )
        self._painter.end()

    def _paint_side(
        self, number: int, row: DisplayRow, side: Side, *, place: QRectF, selection: Selection | None
    ) -> None:
        piece = piece_of(row, side)
        is_left = side is Side.LEFT
        if row.kind is not DisplayKind.EQUAL:
            tint = self._colours.left_row if is_left else self._colours.right_row
            self._painter.fillRect(place, QColor(tint if piece else self._colours.folded))
        if piece is None:
            return
        if sign := _SIGNS.get(row.kind):
            self._painter.setPen(QColor(self._colours.left_mark if is_left else self._colours.right_mark))
            mark = QRectF(
                place.left() + _EDGE_WIDTH, place.top() + ROW_PADDING, MARK_WIDTH - _EDGE_WIDTH, place.height()
            )
            self._painter.drawText(mark, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), sign)
        shown = self._layouts.get(number, side, piece)
        chosen = None
        if selection is not None and selection.side is side:
            chosen = selection.range_in(number, len(piece.text))
        self._painter.setPen(QColor(self._colours.text))
        shown.layout.draw(
            self._painter,
            QPointF(place.left() + MARK_WIDTH, place.top() + ROW_PADDING),
            [shown.selection(*chosen, self._selected)] if chosen else [],
        )

    def _paint_folded(self, row: DisplayRow, *, top: float, height: float) -> None:
        self._painter.fillRect(QRectF(0, top, 2 * self._side_width, height), QColor(self._colours.folded))
        self._painter.setPen(QColor(self._colours.dim))
        for side in Side:
            half = QRectF(side * self._side_width, top, self._side_width, height)
            self._painter.drawText(half, int(Qt.AlignmentFlag.AlignCenter), self._folded_text(row.folded_rows))
