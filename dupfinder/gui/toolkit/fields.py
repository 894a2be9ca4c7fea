"""Fields that look alike: with round corners, and with signs in the colours of the theme.

A style sheet can give a field round corners only together with pictures for its arrow or tick, and pictures do not
follow the theme.
"""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox, QWidget

from dupfinder.gui.toolkit.colours import Colours, colours_for
from dupfinder.gui.toolkit.mirroring import mirrored, without_begin

_LEAST_HEIGHT = 30
_AROUND_TEXT = 12
_RADIUS = 6.0
_PADDING = 10
_ARROW_ROOM = 28
_SLACK = 2
"""Widths of letters are fractions: without it a text that fits would lose its end."""
_LEAST_TICK_BOX = 17
_TICK_GAP = 8
_RING_ROOM = 8


def field_height(widget: QWidget) -> int:
    """Return the height of a field for one line in the font of a widget."""
    return max(_LEAST_HEIGHT, widget.fontMetrics().height() + _AROUND_TEXT)


class ChoiceBox(QComboBox):
    """A box to choose one of several things from."""

    def sizeHint(self) -> QSize:
        """Return the room that the longest choice takes."""
        widths = [self.fontMetrics().horizontalAdvance(self.itemText(number)) for number in range(self.count())]
        return QSize(max(widths, default=0) + _SLACK + _PADDING + _ARROW_ROOM, field_height(self))

    def minimumSizeHint(self) -> QSize:
        """Return the height of a field, and room for a short choice."""
        return QSize(min(self.sizeHint().width(), 120), field_height(self))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the frame, the choice and an arrow."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = self.isEnabled() and (self.hasFocus() or self.underMouse())
        _draw_frame(painter, QRectF(self.rect()), colours, is_marked=is_marked, radius=_RADIUS)
        if self.hasFocus():
            _draw_ring(painter, QRectF(self.rect()), colours)
        painter.setPen(QColor(colours.text if self.isEnabled() else colours.disabled))
        whole, direction = QRectF(self.rect()), self.layoutDirection()
        place = mirrored(whole.adjusted(_PADDING, 0, -_ARROW_ROOM, 0), whole, direction)
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, int(place.width()))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        arrow = mirrored(whole.adjusted(whole.width() - _ARROW_ROOM, 0, 0, 0), whole, direction)
        _draw_line(painter, arrow.center(), [(-4, -2), (0, 2), (4, -2)], QColor(colours.dim))
        painter.end()


class NumberBox(QSpinBox):
    """A whole number to type, or to change with the arrow keys or the wheel."""

    def __init__(self, *, most: int, least: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.lineEdit().setTextMargins(_PADDING - 3, 0, 0, 0)


class FractionBox(QDoubleSpinBox):
    """A number with one decimal, to type or to change in steps of a half."""

    def __init__(self, *, least: float, most: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setDecimals(1)
        self.setSingleStep(0.5)
        self.setButtonSymbols(QDoubleSpinBox.ButtonSymbols.NoButtons)
        self.lineEdit().setTextMargins(_PADDING - 3, 0, 0, 0)


class TickBox(QCheckBox):
    """A box to tick."""

    def sizeHint(self) -> QSize:
        """Return the room for box and text."""
        width = self._box_size + _TICK_GAP + self.fontMetrics().horizontalAdvance(self.text()) + _RING_ROOM
        return QSize(width, max(self._box_size, self.fontMetrics().height()) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same: half a text is of no use."""
        return self.sizeHint()

    @property
    def _box_size(self) -> int:
        return max(_LEAST_TICK_BOX, round(self.fontMetrics().height() * 0.8))

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802 - Qt's name
        """Return whether a click there ticks the box: anywhere on box and text."""
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the box, the tick and the text."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, direction = QRectF(self.rect()), self.layoutDirection()
        size = self._box_size
        box = mirrored(QRectF(0, (self.height() - size) / 2, size, size), whole, direction)
        _draw_frame(painter, box, colours, is_marked=self.hasFocus() or self.underMouse(), radius=4)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            _draw_line(painter, box.center(), [(-4, 0), (-1, 3), (4, -3)], QColor(colours.on_accent))
        painter.setPen(QColor(colours.text if self.isEnabled() else colours.disabled))
        place = without_begin(whole, size + _TICK_GAP, direction)
        along = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextHideMnemonic
        painter.drawText(place, int(along), self.text())
        if self.hasFocus():
            width = self.fontMetrics().horizontalAdvance(self.text()) + _RING_ROOM
            around = QRectF(size + _TICK_GAP - _RING_ROOM / 2, 0, width, self.height())
            _draw_ring(painter, mirrored(around, whole, direction), colours)
        painter.end()


def _draw_frame(painter: QPainter, place: QRectF, colours: Colours, *, is_marked: bool, radius: float) -> None:
    painter.setPen(QPen(QColor(colours.accent if is_marked else colours.border_strong)))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _draw_ring(painter: QPainter, place: QRectF, colours: Colours) -> None:
    """Draw that a field has the keyboard."""
    painter.setPen(QPen(QColor(colours.accent), 2.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), _RADIUS - 1, _RADIUS - 1)


def _draw_line(painter: QPainter, middle: QPointF, points: list[tuple[float, float]], colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in points]))
