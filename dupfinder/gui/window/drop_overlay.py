"""What lies over the window while something is dragged above it."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dupfinder.gui.toolkit.colours import colours_for

_MARGIN = 14
_RADIUS = 16
_PILL_PADDING = QSize(64, 26)


class DropOverlay(QWidget):
    """Says that dropping works here; it lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Drop to add"))
        self.hide()

    def cover(self) -> None:
        """Lie over the whole parent."""
        self.setGeometry(self._below.rect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint a veil, a frame and a word."""
        colours = colours_for(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(colours.accent_soft)
        veil.setAlphaF(0.86)
        painter.fillRect(self.rect(), veil)
        painter.setPen(QPen(QColor(colours.accent), 2.5, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), _RADIUS, _RADIUS)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.9)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        text = self.tr("Drop to add")
        size = painter.fontMetrics().size(0, text) + _PILL_PADDING
        pill = QRectF(QPointF(0, 0), QSizeF(size))
        pill.moveCenter(QRectF(self.rect()).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(QColor(colours.on_accent))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.end()
