"""All documents of a group at once: which of them has which paragraph, and in which words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QProgressBar, QSplitter, QStackedWidget, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.messages import Message
from dupfinder.domain.progress import CancelToken
from dupfinder.gui.comparison.group.versions import LoadedVersions, VersionsRequest, loaded_versions
from dupfinder.gui.comparison.group.versions_table import VersionsTable
from dupfinder.gui.comparison.group.versions_table_model import VersionsTableModel
from dupfinder.gui.comparison.group.wording_pane import WordingPane
from dupfinder.gui.toolkit.background import BackgroundJobs, LatestWork, tell_error
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel, announce, plain_tooltip
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import STRETCH, Gap, LatePage, in_column, in_row
from dupfinder.gui.toolkit.wording import Wording

_LOOK_EVERY_MS = 100
_LEAST_LINES = 13
"""In fewer lines of letters there is a table, and not the words of one cell below it."""


class _Reading:
    """One group that is read; the counters are written by the thread that reads and looked at by the window."""

    def __init__(self, request: VersionsRequest) -> None:
        self.request = request
        self.token = CancelToken()
        self.steps = (0, len(request.documents))
        self._is_within_document = False

    def _count(self, done: int, total: int) -> None:
        """Take how far it is."""
        self.steps = (done, total)
        self._is_within_document = False

    def _check(self) -> None:
        """Give up between two documents, or while the table is made.

        A document that is being read is read to its end: it is held for whoever asks for it next, and the worker, which
        others use, is not left with an answer that nobody took.
        """
        done, total = self.steps
        if not self._is_within_document:
            self.token.check()
        self._is_within_document = done < total

    def read(self, comparer: pipeline.Comparer) -> LoadedVersions:
        """Return the group as it is ready to be drawn."""
        request = self.request
        versions = pipeline.read_group(
            comparer, request.documents, options=request.options, check=self._check, on_step=self._count
        )
        return loaded_versions(request, versions)


class VersionsLoader(QObject):
    """Reads with what `comparer` gives for a request; that one's process is not this one's to end."""

    loaded = Signal(LoadedVersions)
    failed = Signal(Exception)
    progressed = Signal(int, int)
    """How many documents are read, of how many."""

    def __init__(
        self,
        jobs: BackgroundJobs,
        comparer: Callable[[VersionsRequest], pipeline.Comparer],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._comparer = comparer
        self._work = LatestWork(jobs, self._begin, done=self._loaded, failed=self._failed)
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Return whether somebody waits for a group."""
        return self._work.is_wanted

    def load(self, request: VersionsRequest) -> None:
        """Read these documents; what was asked for before is given up."""
        self.forget()
        self._work.want(_Reading(request))

    def forget(self) -> None:
        """Give up what was asked for; nothing is said about it."""
        self._work.forget()
        self._timer.stop()
        if self._work.running is not None:
            self._work.running.token.cancel()

    def _begin(self, reading: _Reading) -> Callable[[], LoadedVersions]:
        comparer = self._comparer(reading.request)
        self._timer.start()
        return lambda: reading.read(comparer)

    def _look(self) -> None:
        if self._work.running is not None:
            self.progressed.emit(*self._work.running.steps)

    def _loaded(self, loaded: LoadedVersions) -> None:
        self._timer.stop()
        self.loaded.emit(loaded)

    def _failed(self, error: Exception) -> None:
        self._timer.stop()
        self.failed.emit(error)


_NAMED_PROBLEMS = 3
"""More than these are only counted; the hint has them all."""


class VersionsView(LatePage):
    """A table of paragraphs by documents, and the words of one cell below. It reads when it is looked at."""

    paragraph_chosen = Signal(object, str)
    """A `Document`, and the words of one of its paragraphs: somebody wants to see that in the texts.

    Where the document does not have the paragraph, these are the words of another one.
    """
    document_chosen = Signal(object)
    """A `Document` whose name was clicked: it shall be the one that is looked at."""
    versions_read = Signal(LoadedVersions)
    """The group of the request was read; it says which documents changed or could not be read."""

    def __init__(
        self,
        wording: Wording,
        jobs: BackgroundJobs,
        comparer: Callable[[VersionsRequest], pipeline.Comparer],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._wording = wording
        self._jobs = jobs
        self._request: VersionsRequest | None = None
        self._is_done = False
        self._paths: Sequence[str] = ()
        self._current_path = ""
        self.loader = VersionsLoader(jobs, comparer, self)
        self.paragraphs = VersionsTableModel(self)
        self.loader.progressed.connect(self._show_progress)
        self.loader.loaded.connect(self._show_versions)
        self.loader.failed.connect(self._show_failure)

    def _make_parts(self) -> None:
        self.table = VersionsTable(self._wording, self.paragraphs)
        self.pane = WordingPane(self.paragraphs, self._jobs)
        self.stats_label = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self.differing_box = QCheckBox(self.tr("Only changed paragraphs"))
        self.differing_box.setChecked(True)
        self.problem_label = PlainLabel(tone="remark", wraps=True)
        self.message_label = PlainLabel(tone="dim")
        self.progress_bar = QProgressBar()
        self._pages = QStackedWidget()
        self._lay_out()
        pass_focus(self, self.table)
        self.differing_box.toggled.connect(self._show_only_differing)
        self.table.cell_wanted.connect(self._want_cell)
        self.table.documents.sectionClicked.connect(
            lambda column: self.document_chosen.emit(self.paragraphs.document(column))
        )
        self.table.selectionModel().currentChanged.connect(self._show_cell)
        self._show_table(None)

    def set_request(self, request: VersionsRequest | None) -> None:
        """Take other documents, or none: they are read as soon as the view is seen, and once."""
        if request == self._request:
            return
        self._request = request
        self.loader.forget()
        if self._is_done:
            self._is_done = False
            self._show_table(None)
        if self.has_parts:
            self._show_waiting()
        if self.isVisible():
            self._read()

    def set_order(self, paths: Sequence[str]) -> None:
        """Put the columns in the order of the strip."""
        self._paths = tuple(paths)
        if self._is_done:
            cell = self._cell()
            self.paragraphs.set_order(self._paths)
            self._mark_current()
            self._go_to(cell)

    def set_current(self, path: str) -> None:
        """Mark the document that is compared."""
        self._current_path = path
        if self._is_done:
            self._mark_current()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the table where there is little."""
        super().resizeEvent(event)
        if self.has_parts:
            self.pane.setVisible(event.size().height() >= _LEAST_LINES * self.fontMetrics().height())

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to read."""
        super().showEvent(event)
        self._read()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reading; what is not whole by now is begun anew the next time."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.loader.forget()

    def _read(self) -> None:
        if self._request is None or self._is_done or self.loader.is_busy:
            return
        self._show_waiting()
        self.loader.load(self._request)

    def _show_waiting(self) -> None:
        """Show nothing yet: most groups are there before anybody could look at a bar."""
        self.message_label.clear()
        self.progress_bar.hide()
        self._pages.setCurrentIndex(0)

    def _show_progress(self, done: int, total: int) -> None:
        self.progress_bar.show()
        self.progress_bar.setMaximum(total)
        self.progress_bar.setValue(done)
        if done == total:
            text = self.tr("Comparing paragraphs")
        else:
            text = self.tr("{done} of %Ln document(s) read", "", total).format(done=self._wording.count(done))
        self.message_label.setText(text)

    def _show_failure(self, error: Exception) -> None:
        self._is_done = True
        self.progress_bar.hide()
        if isinstance(error, DupFinderError):
            text = visible(core_message(error.message))
        else:
            text = self.tr("These documents could not be compared.")
            tell_error(error)
        self.message_label.setText(text)
        self._pages.setCurrentIndex(0)

    def _show_versions(self, loaded: LoadedVersions) -> None:
        self._is_done = True
        self._show_table(loaded)
        self._pages.setCurrentIndex(1)
        announce(self.table, self.stats_label.text())
        self.versions_read.emit(loaded)

    def _show_table(self, loaded: LoadedVersions | None) -> None:
        self.paragraphs.set_versions(loaded)
        self.paragraphs.set_order(self._paths)
        self._mark_current()
        self.stats_label.setText("" if loaded is None else self._stats(loaded))
        self._show_problems({} if loaded is None else loaded.versions.problems)
        self._go_to(None)

    def _show_only_differing(self, only: bool) -> None:  # noqa: FBT001 - the slot of a box
        cell = self._cell()
        self.paragraphs.set_only_differing(only)
        self._go_to(cell)

    def _cell(self) -> tuple[int, str] | None:
        """Return the current cell by the number of its paragraph and the path of its document."""
        current = self.table.currentIndex()
        if not current.isValid():
            return None
        document = self.paragraphs.document(current.column())
        return self.paragraphs.paragraph_number(current.row()), document.entry.path

    def _go_to(self, cell: tuple[int, str] | None) -> None:
        """Go to a cell that was current before the table changed, or to the first one of the compared document."""
        if not self.paragraphs.rowCount() or not self.paragraphs.columnCount():
            self.pane.clear(self.tr("No differences.") if self.paragraphs.columnCount() > 1 else "")
            return
        number, path = cell if cell is not None else (None, self._current_path)
        row = self.paragraphs.row_of(number) if number is not None else None
        index = self.paragraphs.index(row or 0, self.paragraphs.column_of(path) or 0)
        self.table.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.table.scrollTo(index)

    def _mark_current(self) -> None:
        self.table.show_chosen(self.paragraphs.column_of(self._current_path))

    def _show_cell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.pane.show_cell(index.row(), index.column())
        self.table.texts.viewport().update()

    def _want_cell(self, row: int, column: int) -> None:
        text = self.paragraphs.text(row, column) or self.paragraphs.paragraph(row).wordings[0]
        self.paragraph_chosen.emit(self.paragraphs.document(column), text)

    def _stats(self, loaded: LoadedVersions) -> str:
        """Return `412 paragraphs · 380 the same in all 7 documents · 20 with several wordings · 12 not in all`."""
        total, documents = len(loaded.versions.table.paragraphs), self._wording.count(len(loaded.documents))
        partial = len(loaded.differing) - loaded.several_count
        same = self.tr("%Ln the same in all {documents} documents", "", total - len(loaded.differing))
        parts = [self.tr("%Ln paragraph(s)", "", total), same.format(documents=documents)]
        if loaded.several_count:
            parts.append(self.tr("%Ln worded differently", "", loaded.several_count))
        if partial:
            parts.append(self.tr("%Ln not in all documents", "", partial))
        return " · ".join(parts)

    def _show_problems(self, problems: Mapping[str, Message]) -> None:
        sentences = [visible(core_message(message)) for message in problems.values()]
        shown = sentences[:_NAMED_PROBLEMS]
        if len(sentences) > len(shown):
            shown.append(self.tr("And %Ln more document(s).", "", len(sentences) - len(shown)))
        self.problem_label.setText("\n".join(shown))
        self.problem_label.setToolTip(plain_tooltip("\n".join(sentences)))
        self.problem_label.setVisible(bool(sentences))

    def _lay_out(self) -> None:
        bar = in_row((self.stats_label, 1), self.differing_box, margins=(12, 5, 12, 5), spacing=12)
        both = QSplitter(Qt.Orientation.Vertical, handleWidth=1, childrenCollapsible=False)
        both.addWidget(self.table)
        both.addWidget(self.pane)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 1)
        both.setSizes([300, 100])
        content = QWidget()
        in_column(bar, self.problem_label, (both, 1), inside=content, margins=0, spacing=0)
        self._pages.addWidget(self._make_message())
        self._pages.addWidget(content)
        in_column(self._pages, inside=self, margins=0)

    def _make_message(self) -> QWidget:
        page = QWidget()
        self.message_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message_label.setWordWrap(True)
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setFixedWidth(260)
        layout = in_column(STRETCH, self.message_label, Gap(10), inside=page, margins=24)
        layout.addWidget(self.progress_bar, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        return page
