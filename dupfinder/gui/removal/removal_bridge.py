"""From a removal's outcomes to signals of the window; all of it on the window's thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from dupfinder import pipeline
from dupfinder.domain.decisions import Outcome
from dupfinder.domain.errors import DupFinderError
from dupfinder.gui.toolkit.background import tell_error

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
