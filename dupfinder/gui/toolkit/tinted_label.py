"""A line of text on a colour that says how serious it is."""

import enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.labels import PlainLabel

_RADIUS = 5.0


class Tint(enum.Enum):
    """What the colour behind a text says."""

    NONE = enum.auto()
    WARNING = enum.auto()
    ERROR = enum.auto()


class TintedLabel(PlainLabel):
    """A label with round corners, in the colours of the theme it is shown in."""

    def __init__(self, parent: QWidget | None = None, *, tint: Tint = Tint.NONE) -> None:
        super().__init__(parent=parent)
        self._tint = tint
        self.setContentsMargins(7, 2, 7, 2)

    @property
    def tint(self) -> Tint:
        """Return what the colour says."""
        return self._tint

    def say(self, text: str, tint: Tint) -> None:
        """Show a text on another colour."""
        self._tint = tint
        self.setText(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the colour behind the text."""
        if self._tint is not Tint.NONE and self.text():
            colours = colours_for(self.palette())
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.danger_soft if self._tint is Tint.ERROR else colours.warning_soft))
            painter.drawRoundedRect(self.rect(), _RADIUS, _RADIUS)
            painter.end()
        super().paintEvent(event)
