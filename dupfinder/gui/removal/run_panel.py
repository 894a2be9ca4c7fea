"""How far a removal, or its undoing, has come, and the way to stop it between two documents."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.layouts import in_column, in_row


class RunPanel(QFrame):
    """One line of words over a thin bar."""

    cancel_requested = Signal()

    def __init__(self, words: RemovalWording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._title = PlainLabel(tone="strong")
        self.steps = PlainLabel(tone="dim")
        self._current = ElidedLabel(tone="dim")
        self._bar = QProgressBar(textVisible=False)
        self._bar.setAccessibleName(self.tr("Progress"))
        self.stop_button = QPushButton(self.tr("Stop"), autoDefault=False)
        self.stop_button.clicked.connect(self._stop)
        self._lay_out()

    def begin(self, title: str, *, can_stop: bool = True) -> None:
        """Show something that has just begun."""
        self.stop_button.setVisible(can_stop)
        self._title.setText(title)
        self.steps.clear()
        self._current.clear()
        self._bar.setRange(0, 0)
        self.stop_button.setEnabled(True)

    def show_progress(self, handle: pipeline.RemovalHandle) -> None:
        """Show how far it has come."""
        self.steps.setText(self._words.steps(handle.done, handle.total))
        self._current.setText(visible(handle.current or ""))
        if handle.total:
            self._bar.setRange(0, handle.total)
            self._bar.setValue(handle.done)

    def show_stopping(self) -> None:
        """Show that it was asked to stop."""
        self._title.setText(self.tr("Stopping after this document"))
        self.stop_button.setEnabled(False)

    def _stop(self) -> None:
        self.show_stopping()
        self.cancel_requested.emit()

    def _lay_out(self) -> None:
        line = in_row(self._title, self.steps, (self._current, 1), spacing=10)
        texts = in_column(line, self._bar, spacing=8)
        in_row((texts, 1), self.stop_button, inside=self, margins=0, spacing=16)
