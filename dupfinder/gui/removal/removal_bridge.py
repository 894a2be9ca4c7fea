"""From a removal's outcomes to signals of the window, and the panel that shows them; all on the window's thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QWidget

from dupfinder import pipeline
from dupfinder.domain.decisions import Outcome
from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.toolkit.background import tell_error
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.layouts import in_column, in_row

_LOOK_EVERY_MS = 33
_BATCH = 2_000
"""So many outcomes are shown within a few milliseconds."""


class RemovalBridge(QObject):
    """One removal, or one undoing, at a time, as the window sees it."""

    came = Signal(list)
    """The outcomes since the last time."""
    progressed = Signal(object)
    """The handle, to be sampled."""
    ended = Signal(object)
    """The handle; all outcomes came before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.outcomes: list[Outcome] = []
        """All that came of what is, or was last, under way."""
        self._handle: pipeline.RemovalHandle | None = None
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Return whether something is under way whose end was not told yet."""
        return self._handle is not None

    def follow(self, handle: pipeline.RemovalHandle) -> None:
        """Tell from now on what comes of this one."""
        self._handle = handle
        self.outcomes.clear()
        self._timer.start()
        self.progressed.emit(handle)

    def cancel(self) -> None:
        """Ask it to stop before the next document is touched."""
        if self._handle is not None:
            self._handle.cancel()

    def _look(self) -> None:
        handle = self._handle
        if handle is None:
            return
        outcomes = handle.poll(_BATCH)
        if outcomes:
            self.outcomes += outcomes
            self.came.emit(outcomes)
        self.progressed.emit(handle)
        if handle.is_over:
            self._timer.stop()
            self._handle = None
            self.ended.emit(handle)
            if handle.error is not None and not isinstance(handle.error, DupFinderError):
                tell_error(handle.error)


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
