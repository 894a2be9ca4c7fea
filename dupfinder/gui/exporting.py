"""Saving what was found to a file."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from dupfinder.domain.result import ScanResult
from dupfinder.gui.background import BackgroundJobs
from dupfinder.report import ReportKind, save_report

SUFFIXES = {ReportKind.HTML: ".html", ReportKind.CSV: ".csv", ReportKind.JSON: ".json", ReportKind.PAIRS: ".jsonl"}
"""What a file of each kind ends in; the most useful kind first."""


class Exporter(QObject):
    """Writes reports in the background."""

    saved = Signal(str)
    failed = Signal(Exception)

    def __init__(self, jobs: BackgroundJobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs

    def ask(self, kinds: Sequence[ReportKind], parent: QWidget) -> tuple[ReportKind, str] | None:
        """Ask where to save a report, and of which of these kinds; `None` if the person thinks better of it."""
        filters = {f"{self.kind_name(kind)} (*{SUFFIXES[kind]})": kind for kind in kinds}
        suggestion = "dupfinder" + SUFFIXES[kinds[0]]
        path, chosen = QFileDialog.getSaveFileName(parent, self.tr("Export"), suggestion, ";;".join(filters))
        return (filters.get(chosen, kinds[0]), path) if path else None

    def save(self, kind: ReportKind, result: ScanResult, path: str) -> None:
        """Write a report; `saved` or `failed` says what came of it."""
        self._jobs.run(
            lambda: save_report(kind, result, path=path),
            done=lambda _: self.saved.emit(path),
            failed=self.failed.emit,
        )

    def kind_name(self, kind: ReportKind) -> str:
        """Return what a kind of report is called."""
        names = {
            ReportKind.HTML: self.tr("Web page (HTML)"),
            ReportKind.CSV: self.tr("Table (CSV)"),
            ReportKind.JSON: self.tr("Data (JSON)"),
            ReportKind.PAIRS: self.tr("All pairs (JSON lines)"),
        }
        return names[kind]
