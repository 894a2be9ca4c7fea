"""A bar of one-sentence notes, warnings and errors that goes away when it is told to."""

import enum
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from dupfinder.gui.toolkit.labels import PlainLabel

_SHOWN = 3


class NoticeKind(enum.StrEnum):
    """How serious a notice is, from the least on; the values are those of the style sheet."""

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"


class NoticeBar(QFrame):
    """Shows the latest notices, in the colour of the most serious one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._notices: list[tuple[NoticeKind, str]] = []
        self._text = PlainLabel()
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.offer_button = QPushButton(self.tr("Go on"))
        self.offer_button.clicked.connect(self._take_offer)
        self._offer: Callable[[], None] | None = None
        self.close_button = QToolButton()
        self.close_button.setText(self.tr("Dismiss"))
        self.close_button.clicked.connect(self.clear)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 8, 6)
        layout.addWidget(self._text, 1)
        layout.addWidget(self.offer_button, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.clear()

    @property
    def text(self) -> str:
        """Return what is shown."""
        return self._text.text()

    @property
    def kind(self) -> NoticeKind | None:
        """Return how serious it is; `None` where nothing is shown."""
        order = list(NoticeKind)
        return max((kind for kind, _ in self._notices), key=order.index, default=None)

    def offer(self, text: str, *, button: str, accept: Callable[[], None]) -> None:
        """Show one more sentence, and a button that does what it speaks of; only the latest offer has one."""
        self.offer_button.setText(button)
        self._offer = accept
        self.add(NoticeKind.NOTE, text)

    def _take_offer(self) -> None:
        accept = self._offer
        self.clear()
        if accept is not None:
            accept()

    def add(self, kind: NoticeKind, text: str) -> None:
        """Show one more sentence; the same one is not shown twice."""
        if (kind, text) in self._notices:
            return
        self._notices.append((kind, text))
        self._show()

    def clear(self) -> None:
        """Take all notices away, and what was offered with them."""
        self._notices.clear()
        self._offer = None
        self.hide()

    def _show(self) -> None:
        lines = [text for _, text in self._notices[-_SHOWN:]]
        earlier = len(self._notices) - len(lines)
        if earlier:
            lines.append(self.tr("… and %Ln earlier note(s)", "", earlier))
        self._text.setText("\n".join(lines))
        self.offer_button.setVisible(self._offer is not None)
        self.setProperty("kind", str(self.kind))
        self.style().unpolish(self)
        self.style().polish(self)
        self.show()
