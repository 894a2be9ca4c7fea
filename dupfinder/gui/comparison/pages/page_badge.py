"""Short notes on paper: the number of the page while somebody scrolls, what is being waited for."""

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dupfinder.gui.toolkit.colours import LIGHT

_SHOWN_MS = 1_200
_PADDING_X, _PADDING_Y, _DISTANCE = 10, 4, 12
_OPACITY = 0.85


class PageBadge(QWidget):
    """A small label in a corner of what it is in, at the right, which goes by itself unless it is to stay."""

    def __init__(self, parent: QWidget, *, is_at_bottom: bool = False, stays: bool = False) -> None:
        super().__init__(parent)
        self._is_at_bottom = is_at_bottom
        self._stays = stays
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """Return what it says, or said last."""
        return self._text

    def say(self, text: str) -> None:
        """Show a text; an empty one hides the label."""
        self._text = text
        self.place()
        self.setVisible(bool(text))
        self.update()
        if not self._stays:
            self._timer.start()

    def place(self) -> None:
        """Stand in the corner, wherever that is now."""
        text, around = self._text, self.parentWidget()
        size = self.fontMetrics().size(Qt.TextFlag.TextSingleLine, text)
        width, height = size.width() + 2 * _PADDING_X, size.height() + 2 * _PADDING_Y
        if around is not None:
            y = around.height() - height - _DISTANCE if self._is_at_bottom else _DISTANCE
            self.setGeometry(QRect(around.width() - width - _DISTANCE, y, width, height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint light letters on dark ground: it lies on paper, which is white in both themes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(LIGHT.text)
        ground.setAlphaF(_OPACITY)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect(), self.height() / 2, self.height() / 2)
        painter.setPen(QColor(LIGHT.base))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), self._text)
        painter.end()
