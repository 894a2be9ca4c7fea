"""From a scan's events to signals of the window; all of it on the window's thread."""

import time
from typing import assert_never

from PySide6.QtCore import QObject, QTimer, Signal

from dupfinder.domain.documents import Problem
from dupfinder.domain.events import (
    DocumentFailed,
    Event,
    GroupsChanged,
    NoteRaised,
    ScanFailed,
    ScanFinished,
    SearchPlanned,
    StageStarted,
)
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import Progress
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanHandle, start

_LOOK_EVERY_MS = 33
_BUDGET_S = 0.008
_BATCH = 64
_SHARE_FOR_GROUPS = 0.1
"""Of the window's time: showing the groups again may take no more than this while the scan goes on."""


class ScanBridge(QObject):
    """One scan at a time, as the window sees it.

    Events are pulled within a budget of time, so that a burst of results never holds up the window. Of several states
    of the groups only the last is shown; and the longer that takes, the less often.
    """

    started = Signal()
    progressed = Signal(Progress)
    noted = Signal(str)
    search_planned = Signal(str)
    problem_found = Signal(Problem)
    groups_changed = Signal(tuple)
    finished = Signal(ScanResult)
    failed = Signal(Exception)
    pause_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handle: ScanHandle | None = None
        self._waiting_groups: tuple[DuplicateGroup, ...] | None = None
        self._groups_due_s = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_scanning(self) -> bool:
        """Return whether a scan is under way."""
        return self._handle is not None

    @property
    def is_paused(self) -> bool:
        """Return whether the scan under way waits."""
        return self._handle is not None and self._handle.token.is_paused

    def start(self, options: ScanOptions) -> None:
        """Start a scan; raises `DupFinderError` where the options cannot be used."""
        if self._handle is not None:
            return
        self._handle = start(options)
        self._waiting_groups = None
        self._groups_due_s = 0.0
        self._timer.start()
        self.started.emit()

    def set_paused(self, paused: bool) -> None:  # noqa: FBT001 - the slot of a checkable action
        """Let the scan wait, or go on."""
        if self._handle is None or self._handle.token.is_paused is paused:
            return
        if paused:
            self._handle.token.pause()
        else:
            self._handle.token.resume()
        self.pause_changed.emit(paused)

    def cancel(self) -> None:
        """Ask the scan to stop; what was found comes with `finished`."""
        if self._handle is not None:
            self._handle.token.cancel()

    def close(self, *, timeout_s: float) -> None:
        """Stop the scan without waiting for its result, and wait for its threads so long."""
        self._timer.stop()
        handle, self._handle = self._handle, None
        if handle is not None:
            handle.token.cancel()
            handle.join(timeout_s)

    def _look(self) -> None:
        """Pass on what came, for as long as the budget lasts."""
        handle = self._handle
        if handle is None:
            return
        end_s = time.monotonic() + _BUDGET_S
        while self._handle is handle:
            events = handle.poll(_BATCH)
            for event in events:
                self._pass_on(event)
            if not events or time.monotonic() > end_s:
                break
        if self._handle is handle:
            self.progressed.emit(handle.progress())
            self._show_groups()

    def _pass_on(self, event: Event) -> None:
        match event:
            case StageStarted():
                pass  # the sampled progress names the stage
            case SearchPlanned(explanation):
                self.search_planned.emit(explanation)
            case NoteRaised(message):
                self.noted.emit(message)
            case DocumentFailed(problem):
                self.problem_found.emit(problem)
            case GroupsChanged(groups):
                self._waiting_groups = groups
            case ScanFinished(result):
                self._end()
                self.finished.emit(result)
            case ScanFailed(error):
                self._end()
                self.failed.emit(error)
            case _:
                assert_never(event)

    def _show_groups(self) -> None:
        if self._waiting_groups is None or time.monotonic() < self._groups_due_s:
            return
        groups, self._waiting_groups = self._waiting_groups, None
        began_s = time.monotonic()
        self.groups_changed.emit(groups)
        ended_s = time.monotonic()
        self._groups_due_s = ended_s + (ended_s - began_s) / _SHARE_FOR_GROUPS

    def _end(self) -> None:
        self._timer.stop()
        self._handle = None  # not joined: its thread ends by itself, and the window need not wait for that
        self._waiting_groups = None
