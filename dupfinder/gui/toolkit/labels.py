"""Labels that show any text as plain text (promise O3), and sizes that grow with their font."""

import html

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

_USUAL_LINE = 17
"""The height of a line up to which sizes are taken as they are."""
BESIDE_WINDOW = 80
"""So much of a screen's height is left for the frame of a window and the bars of the desktop."""


def font_scale(widget: QWidget) -> float:
    """Return how much larger than usual the font of a widget is, at least 1."""
    return max(1.0, widget.fontMetrics().height() / _USUAL_LINE)


class FontScale(QObject):
    """Tells how much larger or smaller the letters of a widget have become, when they do."""

    changed = Signal(float)
    """How many times as large they are now."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._scale = font_scale(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Look at the letters when there are others."""
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            before, self._scale = self._scale, font_scale(self._widget)
            if self._scale != before:
                self.changed.emit(self._scale / before)
        return super().eventFilter(watched, event)


def resize_for_font(window: QWidget, width: int, height: int) -> None:
    """Give a window a size in pixels; a larger one where the font is large, as far as the screen has room."""
    scale = font_scale(window)
    room = window.screen().availableGeometry().size() - QSize(0, BESIDE_WINDOW)
    window.resize(QSize(round(width * scale), round(height * scale)).boundedTo(room))


def icon_size(widget: QWidget, usual: int) -> QSize:
    """Return the size of the icons of a widget, which are `usual` pixels high at least."""
    side = round(usual * font_scale(widget))
    return QSize(side, side)


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say a text that appeared while the keyboard is elsewhere."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def plain_tooltip(text: str) -> str:
    """Return a tooltip that shows `text` literally: Qt would take something like `<img …>` for rich text."""
    return f"<p style='white-space: pre-wrap'>{html.escape(text)}</p>" if text else ""


def restyle(widget: QWidget, **properties: object) -> None:
    """Give a widget properties that the style sheet asks for; Qt would not look at the sheet again."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class PlainLabel(QLabel):
    """A label whose text is never taken for rich text; `tone` is one of the style sheet's."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, tone: str = "", wraps: bool = False) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        if tone:
            self.setProperty("tone", tone)
        self.setText(text)

    def set_tone(self, tone: str) -> None:
        """Take another tone."""
        if self.property("tone") != tone:
            restyle(self, tone=tone)


class Placeholder(PlainLabel):
    """What is said in place of what there is nothing of."""

    def __init__(self, *, margin: int = 40) -> None:
        super().__init__(tone="dim", wraps=True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(margin)


class ElidedLabel(PlainLabel):
    """A label of one line that gives way: what does not fit is left out in the middle and shown as a tooltip."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        tone: str = "",
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle,
    ) -> None:
        super().__init__(text, parent, tone=tone)
        self._mode = mode
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return a height of one line and hardly any width."""
        return QSize(self.fontMetrics().horizontalAdvance("…") * 3, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw as much of the text as fits."""
        place = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), self._mode, place.width())
        self.setToolTip(plain_tooltip(self.text()) if shown != self.text() else "")
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
