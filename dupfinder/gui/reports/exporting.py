"""Saving what was found to a file: the dialogue, and the writing in the background."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QProgressBar,
    QPushButton,
    QWidget,
)

from dupfinder import pipeline, report
from dupfinder.domain.comparisons import PairDifference
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.messages import telling
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.gui.toolkit.background import BackgroundJobs, let_go_when_deleted
from dupfinder.gui.toolkit.fields import ChoiceBox, add_row, dialog_buttons, make_form, make_hint
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.language import core_text
from dupfinder.gui.toolkit.layouts import STRETCH, in_column
from dupfinder.report import ReportKind

SUFFIXES = {kind: ".jsonl" if kind is ReportKind.PAIRS else f".{kind}" for kind in ReportKind}
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
        self.is_saving = False
        """Whether a report is being written."""
        self._steps = (0, 0)
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(lambda: self.progressed.emit(*self._steps))

    def ask(self, kinds: Sequence[ReportKind], parent: QWidget) -> tuple[ReportKind, str] | None:
        """Ask where to save a report, and of which of these kinds; `None` if the person thinks better of it."""
        filters = {f"{self.kind_name(kind)} (*{SUFFIXES[kind]})": kind for kind in kinds}
        suggestion = "dupfinder" + SUFFIXES[kinds[0]]
        path, chosen = QFileDialog.getSaveFileName(parent, self.tr("Export"), suggestion, ";;".join(filters))
        return (filters.get(chosen, kinds[0]), path) if path else None

    def save(self, kind: ReportKind, result: ScanResult, path: str, *, with_differences: bool = False) -> None:
        """Write a report in the language of the window; `saved`, `failed` or `stopped` says what came of it.

        With differences (HTML only) the documents are read again; `progressed` says how far that is.
        """
        self._token = token = CancelToken()
        self._steps = (0, 0)
        self.is_saving = True

        def work() -> None:
            with telling(core_text), self._differences(result, token, wanted=with_differences) as differences:
                report.save_report(kind, result, path=path, differences=differences)

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
            ReportKind.PDF: self.tr("Print (PDF)"),
            ReportKind.DOCX: self.tr("Document (Word, DOCX)"),
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

        with pipeline.find_differences(result.groups, options=result.options, token=token, on_step=note) as differences:
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
        self.is_saving = False


class ExportWording(QObject):
    """The sentences of the dialogue."""

    def about_kind(self, kind: ReportKind) -> str:
        """Return what a kind of report is good for."""
        return {
            ReportKind.HTML: self.tr("One file for any browser. Search, sort and share it."),
            ReportKind.PDF: self.tr("Numbered pages with an outline, to print and keep."),
            ReportKind.DOCX: self.tr("Groups as tables, for Word or LibreOffice Writer."),
            ReportKind.XLSX: self.tr("One row per document, for Excel or LibreOffice."),
            ReportKind.CSV: self.tr("One row per document, for any spreadsheet program."),
            ReportKind.JSON: self.tr("All results, for programs and dupfinder plan."),
            ReportKind.PAIRS: self.tr("All pairs of similar documents, one per line, for programs."),
        }[kind]

    def everything(self, groups: int) -> str:
        """Return the name of the choice to write everything."""
        return self.tr("Everything: %Ln group(s)", "", groups)

    def shown(self, groups: int) -> str:
        """Return the name of the choice to write what the filters leave."""
        return self.tr("Shown now: %Ln group(s)", "", groups)

    def about_differences(self) -> str:
        """Return what it means to have the differences in a report."""
        return self.tr("Reads the documents again. The report then contains parts of their text.")

    def no_differences(self) -> str:
        """Return why there are none to choose."""
        return self.tr("Only in web pages.")

    def compared(self, done: int, total: int) -> str:
        """Return how far the comparing is."""
        return self.tr("{done} of %Ln pair(s) compared", "", total).format(done=QLocale().toString(done))


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportChoices:
    """What a person chose last."""

    kind: ReportKind = ReportKind.HTML
    only_shown: bool = False
    with_differences: bool = False
    folder: str = ""


class ExportDialog(QDialog):
    """Asks what to write and where, writes it through the exporter, and shows how far that is.

    It closes when the report is saved. What goes wrong is for whoever listens to the exporter to say; the dialogue then
    is there for another try.
    """

    choices_changed = Signal(ExportChoices)

    def __init__(
        self,
        exporter: Exporter,
        *,
        everything: ScanResult,
        shown: Callable[[], ScanResult],
        shown_groups: int,
        choices: ExportChoices | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        let_go_when_deleted(self)
        self._exporter = exporter
        self._everything = everything
        self._shown = shown
        self._folder = (choices or ExportChoices()).folder
        self._wording = ExportWording(self)
        self.setWindowTitle(self.tr("Export"))
        self.kind_box = ChoiceBox()
        for kind in SUFFIXES:
            self.kind_box.addItem(exporter.kind_name(kind), kind)
        self._kind_text = make_hint(self._wording.about_kind(kind) for kind in SUFFIXES)
        self.amount_box = ChoiceBox()
        self.amount_box.addItem(self._wording.everything(len(everything.groups)), False)
        if 0 < shown_groups < len(everything.groups):
            self.amount_box.addItem(self._wording.shown(shown_groups), True)
        self.differences_box = QCheckBox(self.tr("Show how similar documents differ"))
        self._differences_text = PlainLabel(tone="dim", wraps=True)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(self.tr("Export progress"))
        self.progress_text = PlainLabel(tone="dim")
        self.export_button = QPushButton(self.tr("Export …"))
        self._fields = QWidget()
        self._lay_out()
        self._show_choices(choices or ExportChoices())
        self._show_working(is_working=False)
        self.kind_box.currentIndexChanged.connect(self._explain)
        exporter.progressed.connect(self._show_progress)
        exporter.saved.connect(self.accept)  # functions without an owner would outlive the dialogue, and hold it
        for ended in (exporter.failed, exporter.stopped):
            ended.connect(self._rest)

    @property
    def choices(self) -> ExportChoices:
        """Return what is chosen."""
        return ExportChoices(
            kind=self._kind,
            only_shown=bool(self.amount_box.currentData()),
            with_differences=self.differences_box.isChecked(),
            folder=self._folder,
        )

    @property
    def _kind(self) -> ReportKind:
        return ReportKind(self.kind_box.currentData())  # Qt hands it back as a plain string

    def ask_where(self) -> None:
        """Ask for a file, and write the report to it."""
        kind = self._kind
        suggestion = os.path.join(self._folder, f"dupfinder{SUFFIXES[kind]}")
        name = f"{self._exporter.kind_name(kind)} (*{SUFFIXES[kind]})"
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Export"), suggestion, name)
        if path:
            self.export_to(path)

    def export_to(self, path: str) -> None:
        """Write the report to a file, as is chosen."""
        self._folder = os.path.dirname(path)
        choices = self.choices
        self.choices_changed.emit(choices)
        self._show_working(is_working=True)
        self._exporter.save(
            choices.kind,
            self._shown() if choices.only_shown else self._everything,
            path,
            with_differences=choices.with_differences and choices.kind is ReportKind.HTML,
        )

    def reject(self) -> None:
        """Give up the report that is being written, or close."""
        if self._exporter.is_saving:
            self._exporter.stop()
        else:
            super().reject()

    def _rest(self) -> None:
        self._show_working(is_working=False)

    def _show_choices(self, choices: ExportChoices) -> None:
        self.kind_box.setCurrentIndex(list(SUFFIXES).index(choices.kind))
        self.amount_box.setCurrentIndex(max(0, self.amount_box.findData(choices.only_shown)))
        self.differences_box.setChecked(choices.with_differences)
        self._explain()

    def _explain(self) -> None:
        self._kind_text.setText(self._wording.about_kind(self._kind))
        can_differ = self._kind is ReportKind.HTML
        self.differences_box.setEnabled(can_differ)
        self._differences_text.setText(
            self._wording.about_differences() if can_differ else self._wording.no_differences()
        )

    def _show_working(self, *, is_working: bool) -> None:
        self._fields.setEnabled(not is_working)
        self.export_button.setEnabled(not is_working)
        self.bar.setVisible(is_working)
        self.progress_text.setVisible(is_working)
        self.bar.setRange(0, 0)
        self.progress_text.setText(self.tr("Writing the report"))
        if is_working:  # the progress takes room of its own, not that of the fields
            wanted = max(self.heightForWidth(self.width()), self.sizeHint().height())
            self.resize(self.width(), max(self.height(), wanted))

    def _show_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        if total:
            self.progress_text.setText(self._wording.compared(done, total))

    def _lay_out(self) -> None:
        form = make_form()
        add_row(form, self.tr("Format"), self.kind_box, hint=self._kind_text)
        add_row(form, self.tr("Contents"), self.amount_box)
        both = QWidget(self)  # has the style sheet, which says how wide a tick is
        in_column(self.differences_box, self._differences_text, inside=both, margins=(0, 4, 0, 0))
        add_row(form, self.tr("Differences"), both)
        self._fields.setLayout(form)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.export_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(self.reject)
        self.export_button.setProperty("primary", True)
        self.export_button.clicked.connect(self.ask_where)
        layout = in_column(
            self._fields, STRETCH, self.progress_text, self.bar, inside=self, margins=(22, 20, 22, 18), spacing=14
        )
        layout.addWidget(buttons, alignment=Qt.AlignmentFlag.AlignBottom)
