"""Draws the mark of a row: a box with a cross goes, an empty one can be marked, a dot stays, a lock always stays."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from dupfinder.gui.rows.mark_state import MarkState
from dupfinder.gui.toolkit.colours import Colours

MARK_WIDTH = 16
_BOX = 14.0
_RADIUS = 3.5
_DOT = 4.0
_LINE = 1.8


def draw_mark(painter: QPainter, place: QRectF, state: MarkState, *, colours: Colours, is_dimmed: bool = False) -> None:
    """Draw a mark in the middle of `place`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = place.center()
    box = QRectF(middle.x() - _BOX / 2, middle.y() - _BOX / 2, _BOX, _BOX)
    match state:
        case MarkState.MARKED:
            _draw_box(painter, box, line=None if not is_dimmed else colours.disabled, fill=colours.danger)
            _draw_lines(painter, middle, colours.base, [(-3, -3, 3, 3), (-3, 3, 3, -3)])
        case MarkState.PARTLY:
            _draw_box(painter, box, line=colours.danger, fill=colours.base)
            _draw_lines(painter, middle, colours.danger, [(-3, 0, 3, 0)])
        case MarkState.FREE:
            _draw_box(painter, box, line=colours.border if is_dimmed else colours.dim, fill=colours.base)
        case MarkState.KEEPER:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.disabled if is_dimmed else colours.accent))
            painter.drawEllipse(middle, _DOT, _DOT)
        case MarkState.LOCKED:
            _draw_lock(painter, middle, colours.dim)
        case MarkState.HIDDEN:
            pass
    painter.restore()


def _draw_box(painter: QPainter, box: QRectF, *, line: str | None, fill: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(QColor(line), 1.2))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, _RADIUS, _RADIUS)


def _draw_lines(
    painter: QPainter, middle: QPointF, colour: str, lines: list[tuple[float, float, float, float]]
) -> None:
    painter.setPen(QPen(QColor(colour), _LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x1, y1, x2, y2 in lines:
        painter.drawLine(middle + QPointF(x1, y1), middle + QPointF(x2, y2))


def _draw_lock(painter: QPainter, middle: QPointF, colour: str) -> None:
    painter.setPen(QPen(QColor(colour), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half_circle = 180 * 16  # Qt counts sixteenths of a degree
    painter.drawArc(QRectF(middle.x() - 2.8, middle.y() - 6, 5.6, 7), 0, half_circle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(middle.x() - 4.5, middle.y() - 2, 9, 7), 1.5, 1.5)
