"""The line at the bottom: what was found in all, what is marked, and what was said last."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar

from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.labels import PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.wording import Wording

_MARGINS = 60
_SHOWN_MS = 6_000


class StatusLine(QObject):
    """Fills the status bar of a window."""

    def __init__(self, bar: QStatusBar, wording: Wording) -> None:
        super().__init__(bar)
        self._bar = bar
        self._wording = wording
        self._totals = PlainLabel(tone="dim")
        self._marked = PlainLabel(tone="strong")
        self._marked_text = ""
        self._has_result = False
        bar.addPermanentWidget(self._totals)
        bar.addPermanentWidget(self._marked)
        bar.messageChanged.connect(self._make_room)

    @property
    def totals(self) -> str:
        """Return what is said about the result in all."""
        return self._totals.text()

    @property
    def marked(self) -> str:
        """Return what is said about what is marked."""
        return self._marked.text()

    def say(self, text: str) -> None:
        """Show a sentence for a few seconds."""
        self._bar.showMessage(text, _SHOWN_MS)

    def show_result(self, result: ScanResult | None, *, search_plans: Sequence[str]) -> None:
        """Show what was found in all; the tooltip says how it was searched for."""
        self._has_result = result is not None
        self._totals.setText("" if result is None else self._wording.totals(result))
        self._totals.setToolTip(plain_tooltip("" if result is None else core_message("\n\n".join(search_plans))))
        self._show_marked()

    def show_marks(self, count: int, size_bytes: int, hidden: int) -> None:
        """Show how much is marked to go."""
        self._marked_text = self._wording.marked(count, size_bytes, hidden=hidden)
        self._show_marked()

    def _show_marked(self) -> None:
        self._marked.setText(self._marked_text if self._has_result else "")

    def _make_room(self, message: str) -> None:
        """Let the totals give way to a message for which there is no room beside them."""
        needed = self._bar.fontMetrics().horizontalAdvance(message) + sum(
            label.sizeHint().width() for label in (self._totals, self._marked)
        )
        self._totals.setHidden(bool(message) and needed + _MARGINS > self._bar.width())
