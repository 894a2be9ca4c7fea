"""Draws the documents of trees of groups, and the small signs in their cells."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dupfinder.gui.rows.result_rows import Column, MarkState
from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.table_model import COLOUR
from dupfinder.gui.toolkit.wording import mirrored, without_begin

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


_Index = QModelIndex | QPersistentModelIndex
_VERTICAL_PADDING = 12
_BAR_WIDTH, _BAR_HEIGHT = 44, 5
_PILL_HEIGHT = 19
_PILL_PADDING = 8


def row_height(metrics: QFontMetrics) -> int:
    """Return the height of every row of a tree."""
    return metrics.height() + _VERTICAL_PADDING


class AiryDelegate(QStyledItemDelegate):
    """Rows with some air; numbers end well before the next column."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the height of every row."""
        return QSize(super().sizeHint(option, index).width(), row_height(option.fontMetrics))

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Set where a text ends."""
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus  # no dotted frame: the row is marked
        if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
            option.text += "\N{EM SPACE}"


class RowDelegate(AiryDelegate):
    """The name first, all else a little weaker, as far as it has no colour of its own."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Set the colour, and where a long text gives way."""
        super().initStyleOption(option, index)
        if index.column() == Column.FOLDER:
            option.textElideMode = Qt.TextElideMode.ElideLeft
        if index.column() != Column.NAME and index.data(COLOUR) is None:
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, QColor(colours_for(palette).dim))


def mark_room(cell: QRect, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight) -> QRectF:
    """Return where the mark of a document stands in the cell of its name."""
    return mirrored(QRectF(cell.left(), cell.top(), MARK_WIDTH, cell.height()), QRectF(cell), direction)


def draw_pill(painter: QPainter, place: QRectF, text: str, *, back: str, front: str) -> None:
    """Draw a short text on a round background, where reading begins in `place`."""
    painter.setFont(_pill_font(painter))
    room = int(place.width()) - 2 * _PILL_PADDING
    text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
    width = painter.fontMetrics().horizontalAdvance(text) + 2.0 * _PILL_PADDING
    height = max(_PILL_HEIGHT, painter.fontMetrics().height())
    logical = QRectF(place.left(), place.center().y() - height / 2, width, height)
    pill = mirrored(logical, place, painter.layoutDirection())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(back))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    painter.setPen(QColor(front))
    painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)


def pill_width(painter: QPainter, text: str) -> int:
    """Return the width of a pill with this text."""
    return QFontMetrics(_pill_font(painter)).horizontalAdvance(text) + 2 * _PILL_PADDING + 1


def _pill_font(painter: QPainter) -> QFont:
    font = QFont(painter.font())
    font.setPointSizeF(font.pointSizeF() * 0.92)
    return font


def draw_bar(painter: QPainter, place: QRectF, text: str, *, share: float, colours: Colours) -> None:
    """Draw a share of 0 to 1 as a bar, where reading begins in `place`, with a text beside it."""
    direction = painter.layoutDirection()
    logical = QRectF(place.left(), place.center().y() - _BAR_HEIGHT / 2, _BAR_WIDTH, _BAR_HEIGHT)
    bar, radius = mirrored(logical, place, direction), _BAR_HEIGHT / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.border))
    painter.drawRoundedRect(bar, radius, radius)
    painter.setBrush(QColor(colours.similar))
    filled = QRectF(bar.left(), bar.top(), max(bar.width() * share, 2 * radius), bar.height())
    painter.drawRoundedRect(mirrored(filled, bar, direction), radius, radius)
    painter.setPen(QColor(colours.text))
    beside = without_begin(place, _BAR_WIDTH + 8, direction)
    painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
