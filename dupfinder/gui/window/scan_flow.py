"""Scans in the window: the bridge to their thread, their progress, and the one that a crash cut short."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QToolButton, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.domain.errors import DupFinderError, StoreError
from dupfinder.domain.events import (
    DocumentFailed,
    Event,
    GroupsChanged,
    NoteRaised,
    ScanFinished,
    SearchPlanned,
    StageStarted,
)
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.messages import Message
from dupfinder.domain.options import FIND_FROM, ScanOptions
from dupfinder.domain.progress import Progress, Stage
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.toolkit.icons import Icons, beside_icon
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.store import forget_scan, note_scan, read_ignore_list, unfinished_scan

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
    noted = Signal(object)
    search_planned = Signal(object)
    """Messages, which are more than the texts that Qt would make of them."""
    problem_found = Signal(Problem)
    groups_changed = Signal(tuple)
    finished = Signal(ScanResult)
    failed = Signal(Exception)
    pause_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handle: pipeline.ScanHandle | None = None
        self._waiting_groups: tuple[DuplicateGroup, ...] | None = None
        self._groups_due_s = 0.0
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
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
        self._handle = pipeline.start(options)
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
        if self._handle is handle and handle.is_over and handle.error is not None:
            self._end()
            self.failed.emit(handle.error)
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


_STEPS = 1_000
_PATIENCE_S = 3.0
"""What takes longer than this is named."""


class ProgressPanel(QFrame):
    """One line of words over a thin bar."""

    def __init__(self, wording: Wording, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("progressPanel")
        self._wording = wording
        self.stage = PlainLabel(tone="strong")
        self._step = PlainLabel(tone="dim")
        self.figures = PlainLabel(tone="dim")
        self.waits = ElidedLabel(tone="dim")
        self._progress: Progress | None = None
        self._bar = QProgressBar(textVisible=False)
        self._bar.setAccessibleName(self.tr("Scan progress"))
        self.pause_button = QToolButton()
        self.pause_button.setCheckable(True)
        icons.give(self.pause_button, "pause", checked="resume")
        self.cancel_button = QToolButton()
        icons.give(self.cancel_button, "cancel")
        self.cancel_button.setText(beside_icon(self.tr("Stop")))
        self.cancel_button.setToolTip(self.tr("Stop the scan. Results so far are kept."))
        for button in (self.pause_button, self.cancel_button):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._lay_out()
        self.begin()

    def begin(self) -> None:
        """Show a scan that has just begun."""
        self.stage.setText(self.tr("Starting"))
        self._step.clear()
        self.figures.clear()
        self.waits.clear()
        self._progress = None
        self._bar.setRange(0, 0)
        self.cancel_button.setEnabled(True)
        self.show_paused(False)

    def show_progress(self, progress: Progress) -> None:
        """Show how far the scan has come."""
        if self.pause_button.isChecked() or not self.cancel_button.isEnabled():
            return
        stages = list(Stage)
        self.stage.setText(self._wording.stage(progress.stage))
        step = self.tr("step {number} of {count}")
        self._step.setText(step.format(number=stages.index(progress.stage) + 1, count=len(stages)))
        self.figures.setText(self._wording.progress(progress))
        self._progress = progress
        is_long = bool(progress.waits_for) and progress.waits_s >= _PATIENCE_S
        self.waits.setText(self._waiting(progress) if is_long else "")
        if progress.total and progress.done < progress.total:
            self._bar.setRange(0, _STEPS)
            self._bar.setValue(round(_STEPS * progress.done / progress.total))
        else:  # also where everything is counted and work goes on: a full bar would say that it is over
            self._bar.setRange(0, 0)

    def _waiting(self, progress: Progress) -> str:
        """Return which document is being waited for, and for how long: `Waiting for Book.pdf, 12 s`."""
        text = self.tr("Waiting for {name}, {seconds} s")
        name = visible(os.path.basename(progress.waits_for))
        return text.format(name=name, seconds=self._wording.count(int(progress.waits_s)))

    def show_paused(self, paused: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Show whether the scan waits."""
        self.pause_button.setChecked(paused)
        text = self.tr("Resume") if paused else self.tr("Pause")
        self.pause_button.setText(beside_icon(text))
        self.pause_button.setToolTip(text)
        if paused:
            self.stage.setText(self.tr("Paused"))
            self.waits.clear()
            if self._progress is not None:  # how long it still takes is not known as long as nothing happens
                self.figures.setText(self._wording.progress(replace(self._progress, elapsed_s=0.0)))

    def show_stopping(self) -> None:
        """Show that the scan was asked to stop."""
        self.stage.setText(self.tr("Stopping"))
        self.figures.clear()
        self.waits.clear()
        self._bar.setRange(0, 0)
        self.cancel_button.setEnabled(False)

    def _lay_out(self) -> None:
        line = in_row(self.stage, self._step, (self.waits, 1), self.figures, spacing=10)
        texts = in_column(line, self._bar, spacing=7)
        in_row((texts, 1), self.pause_button, self.cancel_button, inside=self, margins=(16, 9, 10, 10), spacing=14)


_SECOND_ESCAPE_WITHIN_S = 4.0


class ScanFlow(QObject):
    """One scan at a time, as a person steers it."""

    begun = Signal(ScanOptions)
    finished = Signal(ScanResult, float)
    """The result, and how many seconds it took."""
    failed = Signal(Exception)
    said = Signal(str)
    """One sentence for the status bar."""
    planned = Signal()
    """It is known how pairs are searched for."""

    def __init__(self, bridge: ScanBridge, panel: ProgressPanel, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._panel = panel
        self._began_s = 0.0
        self._escape_pressed_s = float("-inf")
        self._is_cut_short = False
        self.search_plans: list[Message] = []
        """How the pairs of the last scan were searched for."""
        self._connect()

    def start(self, options: ScanOptions, *, find_from: float = FIND_FROM) -> None:
        """Start a scan that finds pairs from this similarity on; `failed` tells of options that cannot be used."""
        if self.bridge.is_scanning:
            return
        try:
            self.bridge.start(replace(options, distinctions=read_ignore_list(), find_from=find_from))
            self._note(options)
        except DupFinderError as error:
            self.failed.emit(error)
            return
        self._began_s = time.monotonic()
        self.search_plans.clear()
        self.begun.emit(options)

    def stop(self) -> None:
        """Stop the scan; what was found is kept."""
        if self.bridge.is_scanning:
            self._panel.show_stopping()
            self.bridge.cancel()

    def escape(self) -> None:
        """Stop the scan at the second press: one press alone is too easily made."""
        now_s = time.monotonic()
        if now_s - self._escape_pressed_s < _SECOND_ESCAPE_WITHIN_S:
            self.stop()
        else:
            self._escape_pressed_s = now_s
            self.said.emit(self.tr("Press Esc again to stop the scan."))

    def close(self, *, timeout_s: float) -> None:
        """Leave a scan that is under way; the next window offers to go on with it."""
        self._is_cut_short = self.bridge.is_scanning
        self.bridge.close(timeout_s=timeout_s)

    def forget(self) -> None:
        """Forget the scan that has ended, as what it found is kept; one that goes on, or was cut short, stays noted."""
        if not self.bridge.is_scanning and not self._is_cut_short:
            self._forget()

    def unfinished(self) -> ScanOptions | None:
        """Return the scan that was under way when the program ended last, if any."""
        try:
            return unfinished_scan()
        except StoreError:
            return None

    def note_sources(self, options: ScanOptions) -> None:
        """Remember what was added or taken away while a scan is under way: whoever goes on with it means that, too."""
        if self.bridge.is_scanning and (options.sources or options.references):
            self._note(options)

    def _note(self, options: ScanOptions) -> None:
        try:
            note_scan(options)
        except StoreError as error:
            self.said.emit(visible(core_message(error.message)))  # the scan itself needs no note

    def _forget(self) -> None:
        try:
            forget_scan()
        except StoreError as error:
            self.said.emit(visible(core_message(error.message)))

    def _finish(self, result: ScanResult) -> None:
        if result.status is ScanStatus.CANCELLED:
            self._forget()  # nobody wants to go on with it
        self.finished.emit(result, time.monotonic() - self._began_s)

    def _fail(self, error: Exception) -> None:
        self._forget()
        self.failed.emit(error)

    def _take_plan(self, explanation: Message) -> None:
        self.search_plans.append(explanation)
        self.planned.emit()

    def _connect(self) -> None:
        bridge, panel = self.bridge, self._panel
        bridge.started.connect(panel.begin)
        bridge.progressed.connect(panel.show_progress)
        bridge.pause_changed.connect(panel.show_paused)
        bridge.search_planned.connect(self._take_plan)
        bridge.finished.connect(self._finish)
        bridge.failed.connect(self._fail)
        panel.pause_button.toggled.connect(bridge.set_paused)
        panel.cancel_button.clicked.connect(self.stop)
