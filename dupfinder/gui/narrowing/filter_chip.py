"""A chip that says what a filter holds on to, and takes it back when it is pressed."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.labels import plain_tooltip

_LEAST_HEIGHT = 26
_PADDING = 10
_CROSS_ROOM = 22
_ARM = 3.5
_SLACK = 2
"""Widths of letters are fractions: without it a text that fits would lose its end."""


class FilterChip(QAbstractButton):
    """A round button with a text and a cross; a long text loses its middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setAccessibleName(self.tr("Filter"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_text(self, text: str, *, whole: str) -> None:
        """Show a short text; a person who wants to know more gets the `whole` one."""
        self._shown = text
        name = self.tr("Filter {what}: take it back").format(what=whole)
        self.setAccessibleName(name)
        self.setToolTip(plain_tooltip(name))
        self.updateGeometry()
        self.update()

    @property
    def shown_text(self) -> str:
        """Return what the chip says."""
        return self._shown

    def sizeHint(self) -> QSize:
        """Return the room for the text and the cross."""
        width = self.fontMetrics().horizontalAdvance(self._shown) + _SLACK + _PADDING + _CROSS_ROOM
        return QSize(width, max(_LEAST_HEIGHT, self.fontMetrics().height() + 8))

    def minimumSizeHint(self) -> QSize:
        """Return the room for some letters: the text gives way."""
        few = self.fontMetrics().averageCharWidth() * 10
        return QSize(min(few + _PADDING + _CROSS_ROOM, self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the chip."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QColor(colours.accent if self.hasFocus() or self.underMouse() else colours.border_strong)
        painter.setPen(QPen(line, 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(QColor(colours.accent_soft))
        radius = self.height() / 2 - 0.5
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        before, after = (_CROSS_ROOM, _PADDING) if is_mirrored else (_PADDING, _CROSS_ROOM)
        place = self.rect().adjusted(before, 0, -after, 0)
        painter.setPen(QPen(QColor(colours.text)))
        text = self.fontMetrics().elidedText(self._shown, Qt.TextElideMode.ElideMiddle, place.width())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)
        middle = QPointF(_CROSS_ROOM / 2 + 2 if is_mirrored else self.width() - _CROSS_ROOM / 2 - 2, self.height() / 2)
        painter.setPen(QPen(QColor(colours.dim), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(middle + QPointF(-_ARM, -_ARM), middle + QPointF(_ARM, _ARM))
        painter.drawLine(middle + QPointF(-_ARM, _ARM), middle + QPointF(_ARM, -_ARM))
        painter.end()
