"""The page of the documents that are like no other: a table, for all sources or for one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sources import sources_of
from dupfinder.gui.overview.card import DocumentTable
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.fields import ChoiceBox, pass_focus
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.layouts import STRETCH, in_column, in_row
from dupfinder.gui.toolkit.table_model import TOOLTIP, Column, TableModel, number_column
from dupfinder.gui.toolkit.wording import Wording, shown_folder

_WAIT_MS = 300
"""Who moves the slider moves it on: only the place where it stays is worked out."""


class UniqueModel(TableModel[Document]):
    """Documents, some hundred more at a time as somebody scrolls down."""

    rows_at_once = 500

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        home = os.path.expanduser("~")
        columns: tuple[Column[Document], ...] = (
            Column(self.tr("Name"), lambda one: visible(one.entry.name)),
            Column(self.tr("Folder"), lambda one: shown_folder(one.entry.folder, home=home), width=360),
            Column(self.tr("Format"), lambda one: visible(one.format).upper(), width=80),
            number_column(self.tr("Size"), attrgetter("entry.size_bytes"), wording.size, width=100),
            number_column(self.tr("Modified"), attrgetter("entry.mtime_ns"), wording.date, width=130),
        )
        super().__init__(parent, columns=columns, roles={TOOLTIP: lambda one: visible(one.entry.path)})


class UniquePage(QWidget):
    """Finds what is like no other in each result, in the background, and lists it."""

    counted = Signal()
    """It is known how many there are, or not known any more."""
    export_requested = Signal(object)
    """The `ScanResult` with what is listed only."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._jobs = BackgroundJobs(self)  # of its own: what comes when the page is gone calls nobody
        self._result: ScanResult | None = None
        self._found: Sequence[Document] | None = None
        self._numbers: Sequence[int] = ()
        self.table = DocumentTable(UniqueModel(wording), path_of=lambda one: one.entry.path)
        self.table.setObjectName("")  # it fills the page: no frame
        self.table.setAccessibleName(self.tr("Documents without anything similar"))
        self.table.give_room_to(0)  # else it is the date that gets it, and stands far from all that it is about
        self.table.setSortingEnabled(True)
        self.source_box = ChoiceBox()
        self.source_box.setAccessibleName(self.tr("Source"))
        self.source_box.currentIndexChanged.connect(self._list)
        self.count_label = PlainLabel(tone="dim")
        self.export_button = QPushButton(self.tr("Export …"))
        self.export_button.clicked.connect(self._export)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self._find)
        self._lay_out()
        self._list()

    @property
    def count(self) -> int | None:
        """Return how many documents of all that is scanned are like no other; `None` while that is not known."""
        return None if self._found is None else sum(not one.entry.is_reference for one in self._found)

    def set_result(self, result: ScanResult | None) -> None:
        """Take another result, or none; what is unique in it is found in a moment."""
        self._result, self._found = result, None
        if result is None:
            self._timer.stop()
            self._list()
            self.counted.emit()
        else:
            self._timer.start()

    def _find(self) -> None:
        result = self._result
        if result is None:
            return

        def find() -> tuple[tuple[Document, ...], list[int]]:
            sources = sources_of(result.options)
            found = pipeline.unique_documents(result)
            return found, list(map(sources.of, found))

        def done(found: tuple[tuple[Document, ...], list[int]]) -> None:
            if self._result is result:
                self._found, self._numbers = found
                self._name_sources(result)
                self._list()
                self.counted.emit()

        self._jobs.run(find, done=done, failed=self._fail)

    def _fail(self, error: Exception) -> None:
        self._list()
        if not isinstance(error, ValueError):  # of a search for documents like one nobody knows what is like no other
            tell_error(error)

    def _name_sources(self, result: ScanResult) -> None:
        """Offer all that is scanned together, and each source and reference."""
        folders = sources_of(result.options).folders
        chosen = self.source_box.currentData()
        self.source_box.blockSignals(True)
        self.source_box.clear()
        self.source_box.addItem(self.tr("All that is scanned"), "")
        for folder in folders:
            self.source_box.addItem(shown_folder(folder, home=os.path.expanduser("~")), folder)
        self.source_box.setCurrentIndex(max(self.source_box.findData(chosen), 0))
        self.source_box.setVisible(len(folders) > 1)
        self.source_box.blockSignals(False)

    def _list(self) -> None:
        number = self.source_box.currentIndex() - 1
        found = [
            document
            for document, source in zip(self._found or (), self._numbers, strict=False)
            if (source == number if number >= 0 else not document.entry.is_reference)
        ]
        self.table.listed.set_rows(found)
        size = self._wording.size(sum(one.entry.size_bytes for one in found))
        self.count_label.setText(f"{self._wording.documents(len(found))} · {size}" if self._found is not None else "")
        self.export_button.setEnabled(bool(found))

    def _export(self) -> None:
        if self._result is not None:
            self.export_requested.emit(pipeline.only_unique(self._result, self.table.listed.rows))

    def _lay_out(self) -> None:
        note = PlainLabel(
            self.tr("No other document is this similar to these. Documents not read are not listed."),
            tone="note",
            wraps=True,
        )
        parts = (self.source_box, self.count_label, STRETCH, self.export_button)
        line = in_row(*parts, margins=(14, 6, 14, 6), spacing=10)
        in_column(note, line, (self.table, 1), inside=self, margins=0, spacing=0)
        pass_focus(self, self.table)
