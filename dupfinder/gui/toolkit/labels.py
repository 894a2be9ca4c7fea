"""Labels that show any text as plain text (promise O3)."""

import html

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


def plain_tooltip(text: str) -> str:
    """Return a tooltip that shows `text` literally: Qt would take something like `<img …>` for rich text."""
    return f"<p style='white-space: pre-wrap'>{html.escape(text)}</p>" if text else ""


class PlainLabel(QLabel):
    """A label whose text is never taken for rich text; `tone` is one of the style sheet's."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, tone: str = "") -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if tone:
            self.setProperty("tone", tone)
        self.setText(text)


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
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.end()
