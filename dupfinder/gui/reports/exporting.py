"""Saving what was found to a file."""

import contextlib
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from dupfinder.domain.comparisons import PairDifference
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.pipeline import find_differences
from dupfinder.report import ReportKind, save_report

SUFFIXES = {
    ReportKind.HTML: ".html",
    ReportKind.PDF: ".pdf",
    ReportKind.DOCX: ".docx",
    ReportKind.XLSX: ".xlsx",
    ReportKind.CSV: ".csv",
    ReportKind.JSON: ".json",
    ReportKind.PAIRS: ".jsonl",
}
"""What a file of each kind ends in; the most useful kind first."""
_LOOK_EVERY_MS = 100


class Exporter(QObject):
    """Writes reports in the background, one at a time."""

    saved = Signal(str)
    failed = Signal(Exception)
    stopped = Signal()
    """A person gave up; the file is as it was."""
    progressed = Signal(int, int)
    """So many of so many pairs of documents were compared."""

    def __init__(self, jobs: BackgroundJobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._token = CancelToken()
        self._is_saving = False
        self._steps = (0, 0)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(lambda: self.progressed.emit(*self._steps))

    @property
    def is_saving(self) -> bool:
        """Return whether a report is being written."""
        return self._is_saving

    def ask(self, kinds: Sequence[ReportKind], parent: QWidget) -> tuple[ReportKind, str] | None:
        """Ask where to save a report, and of which of these kinds; `None` if the person thinks better of it."""
        filters = {f"{self.kind_name(kind)} (*{SUFFIXES[kind]})": kind for kind in kinds}
        suggestion = "dupfinder" + SUFFIXES[kinds[0]]
        path, chosen = QFileDialog.getSaveFileName(parent, self.tr("Export"), suggestion, ";;".join(filters))
        return (filters.get(chosen, kinds[0]), path) if path else None

    def save(self, kind: ReportKind, result: ScanResult, path: str, *, with_differences: bool = False) -> None:
        """Write a report; `saved`, `failed` or `stopped` says what came of it.

        With differences (HTML only) the documents are read again; `progressed` says how far that is.
        """
        self._token = token = CancelToken()
        self._steps = (0, 0)
        self._is_saving = True

        def work() -> None:
            with self._differences(result, token, wanted=with_differences) as differences:
                save_report(kind, result, path=path, differences=differences)

        if with_differences:
            self._timer.start()
        self._jobs.run(work, done=lambda _: self._end(path), failed=self._fail)

    def stop(self) -> None:
        """Give up the report that is being written, if its documents are still being compared."""
        self._token.cancel()

    def kind_name(self, kind: ReportKind) -> str:
        """Return what a kind of report is called."""
        names = {
            ReportKind.HTML: self.tr("Web page (HTML)"),
            ReportKind.PDF: self.tr("To print or keep (PDF)"),
            ReportKind.DOCX: self.tr("To write into (Word, DOCX)"),
            ReportKind.XLSX: self.tr("Workbook (XLSX)"),
            ReportKind.CSV: self.tr("Table (CSV)"),
            ReportKind.JSON: self.tr("Data (JSON)"),
            ReportKind.PAIRS: self.tr("All pairs (JSON lines)"),
        }
        return names[kind]

    @contextlib.contextmanager
    def _differences(
        self, result: ScanResult, token: CancelToken, *, wanted: bool
    ) -> Iterator[Iterator[PairDifference] | None]:
        if not wanted:
            yield None
            return

        def note(done: int, total: int) -> None:
            self._steps = (done, total)  # looked at from the window's thread

        with find_differences(result.groups, options=result.options, token=token, on_step=note) as differences:
            yield differences

    def _end(self, path: str) -> None:
        self._rest()
        self.saved.emit(path)

    def _fail(self, error: Exception) -> None:
        self._rest()
        if isinstance(error, Cancelled):
            self.stopped.emit()
        else:
            self.failed.emit(error)

    def _rest(self) -> None:
        self._timer.stop()
        self._is_saving = False
