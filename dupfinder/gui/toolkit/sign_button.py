"""A small button with a drawn sign, in the colour of the text around it."""

import enum

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.labels import plain_tooltip

_SIDE = 26
_ARM = 4.0
_DOT = 1.6


class Sign(enum.Enum):
    """What is drawn on a button."""

    CROSS = enum.auto()
    DOTS = enum.auto()
    """There is more to do."""


class SignButton(QToolButton):
    """A button whose name is its tooltip, and read aloud."""

    def __init__(self, sign: Sign, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setAccessibleName(name)
        self.setToolTip(plain_tooltip(name))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Return a small square."""
        return QSize(_SIDE, _SIDE)

    def minimumSizeHint(self) -> QSize:
        """Return the same: there is nothing to leave out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign on the button."""
        super().paintEvent(event)
        colours = colours_for(self.palette())
        colour = QColor(colours.text if self.isEnabled() else colours.disabled)
        middle = QPointF(self.width() / 2, self.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._sign is Sign.CROSS:
            painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle + QPointF(-_ARM, -_ARM), middle + QPointF(_ARM, _ARM))
            painter.drawLine(middle + QPointF(-_ARM, _ARM), middle + QPointF(_ARM, -_ARM))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for offset in (-5.5, 0.0, 5.5):
                painter.drawEllipse(middle + QPointF(offset, 0), _DOT, _DOT)
        painter.end()
