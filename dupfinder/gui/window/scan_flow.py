"""Starts, holds and ends scans, and remembers the one that a crash cut short."""

import time
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError, StoreError
from dupfinder.domain.options import FIND_FROM, ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.window.bridge import ScanBridge
from dupfinder.gui.window.progress_panel import ProgressPanel
from dupfinder.store import forget_scan, note_scan, read_distinctions, unfinished_scan

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
        self._bridge = bridge
        self._panel = panel
        self._began_s = 0.0
        self._escape_pressed_s = float("-inf")
        self.search_plans: list[str] = []
        """How the pairs of the last scan were searched for."""
        self._connect()

    @property
    def is_scanning(self) -> bool:
        """Return whether a scan is under way."""
        return self._bridge.is_scanning

    def start(self, options: ScanOptions, *, find_from: float = FIND_FROM) -> None:
        """Start a scan that finds pairs from this similarity on; `failed` tells of options that cannot be used."""
        if self.is_scanning:
            return
        try:
            self._bridge.start(replace(options, distinctions=read_distinctions(), find_from=find_from))
            self._note(options)
        except DupFinderError as error:
            self.failed.emit(error)
            return
        self._began_s = time.monotonic()
        self.search_plans.clear()
        self.begun.emit(options)

    def stop(self) -> None:
        """Stop the scan; what was found is kept."""
        if self.is_scanning:
            self._panel.show_stopping()
            self._bridge.cancel()

    def escape(self) -> None:
        """Stop the scan at the second press: one press alone is too easily made."""
        now_s = time.monotonic()
        if now_s - self._escape_pressed_s < _SECOND_ESCAPE_WITHIN_S:
            self.stop()
        else:
            self._escape_pressed_s = now_s
            self.said.emit(self.tr("Press Esc once more to stop the scan."))

    def close(self, *, timeout_s: float) -> None:
        """Leave a scan that is under way; the next window offers to go on with it."""
        is_cut_short = self.is_scanning
        self._bridge.close(timeout_s=timeout_s)
        if not is_cut_short:
            self._forget()

    def unfinished(self) -> ScanOptions | None:
        """Return the scan that was under way when the program ended last, if any."""
        try:
            return unfinished_scan()
        except StoreError:
            return None

    def note_sources(self, options: ScanOptions) -> None:
        """Remember what was added or taken away while a scan is under way: whoever goes on with it means that, too."""
        if self.is_scanning and (options.sources or options.references):
            self._note(options)

    def _note(self, options: ScanOptions) -> None:
        try:
            note_scan(options)
        except StoreError as error:
            self.said.emit(visible(core_message(str(error))))  # the scan itself needs no note

    def _forget(self) -> None:
        try:
            forget_scan()
        except StoreError as error:
            self.said.emit(visible(core_message(str(error))))

    def _finish(self, result: ScanResult) -> None:
        self._forget()
        self.finished.emit(result, time.monotonic() - self._began_s)

    def _fail(self, error: Exception) -> None:
        self._forget()
        self.failed.emit(error)

    def _take_plan(self, explanation: str) -> None:
        self.search_plans.append(explanation)
        self.planned.emit()

    def _connect(self) -> None:
        bridge, panel = self._bridge, self._panel
        bridge.started.connect(panel.begin)
        bridge.progressed.connect(panel.show_progress)
        bridge.pause_changed.connect(panel.show_paused)
        bridge.search_planned.connect(self._take_plan)
        bridge.finished.connect(self._finish)
        bridge.failed.connect(self._fail)
        panel.pause_requested.connect(bridge.set_paused)
        panel.cancel_requested.connect(self.stop)
