"""What of a document is only here, where each of its passages stood first, and which documents have the rest."""

from __future__ import annotations

import os
from collections.abc import Sequence
from operator import attrgetter

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QBrush, QColor, QPalette
from PySide6.QtWidgets import QDialog, QPushButton, QSplitter, QStyleOptionViewItem, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.enclosed import name_of
from dupfinder.domain.errors import Cancelled, DupFinderError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.result import ScanResult
from dupfinder.gui.overview.card import DocumentTable
from dupfinder.gui.rows.result_delegate import AiryDelegate
from dupfinder.gui.toolkit.background import BackgroundJobs, let_go_when_deleted, tell_error
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel, resize_for_font
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.table_model import COLOUR, TOOLTIP, Column, Index, TableModel, number_column
from dupfinder.gui.toolkit.wording import Wording, sentences, shown_folder


# What the rows are is told to the type checker alone: to load it would load all that compares words with the window.
class PassageModel(TableModel["pipeline.TracedPassage"]):
    """The passages of a document: what is only here comes first, the longest on top, then the rest in its order."""

    rows_at_once = 500

    def __init__(self, wording: Wording, palette: QPalette) -> None:
        self._wording = wording
        only_here = QBrush(QColor(colours_for(palette).warning))
        colour = {COLOUR: lambda row: only_here if row.first is None else None}
        columns: tuple[Column[pipeline.TracedPassage], ...] = (
            Column(self.tr("Passage"), lambda row: visible(row.text), roles=colour),
            number_column(self.tr("Words"), attrgetter("word_count"), wording.count, width=80),
            Column(self.tr("First in"), self._first, width=240, roles=colour),
            Column(
                *(self.tr("Modified"), lambda row: "" if row.first is None else wording.date(row.first.entry.mtime_ns)),
                key=lambda row: None if row.first is None else row.first.entry.mtime_ns,
                width=110,
            ),
        )
        super().__init__(columns=columns, roles={TOOLTIP: self._hint})

    def show_passages(self, passages: Sequence[pipeline.TracedPassage]) -> None:
        """List the passages of a document, which come in its order."""
        alone = [one for one in passages if one.first is None]
        rest = [one for one in passages if one.first is not None]
        self.set_rows([*sorted(alone, key=lambda one: -one.word_count), *rest])

    def _first(self, row: pipeline.TracedPassage) -> str:
        return self.tr("only here") if row.first is None else visible(row.first.entry.name)

    def _hint(self, row: pipeline.TracedPassage) -> str:
        return "\n\n".join([visible(row.text), *([] if row.first is None else [visible(row.first.entry.path)])])


class CoverModel(TableModel["pipeline.Holder"]):
    """Few documents that together have what stands elsewhere."""

    rows_at_once = 500

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        home = os.path.expanduser("~")
        columns: tuple[Column[pipeline.Holder], ...] = (
            Column(self.tr("Document"), lambda one: visible(one.document.entry.name)),
            number_column(self.tr("Adds words"), attrgetter("word_count"), wording.count, width=110),
            Column(self.tr("Folder"), lambda one: shown_folder(one.document.entry.folder, home=home), width=320),
            Column(
                *(self.tr("Modified"), lambda one: wording.date(one.document.entry.mtime_ns)),
                key=lambda one: one.document.entry.mtime_ns,
                width=110,
            ),
        )
        super().__init__(parent, columns=columns, roles={TOOLTIP: lambda one: visible(one.document.entry.path)})


class _PassageDelegate(AiryDelegate):
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 - Qt's name
        """Leave out the end of a long passage: it is read from its beginning."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideRight


class TraceDialog(QDialog):
    """Searches all documents of a result for the passages of one, in the background."""

    def __init__(self, path: str, result: ScanResult, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        let_go_when_deleted(self)
        self._wording = wording
        self._token = CancelToken()
        self._jobs = BackgroundJobs(self)
        self.found: pipeline.Trace | None = None
        """What was found; `None` until then."""
        self.verdict_label = PlainLabel(self.tr("Searching all documents …"), tone="remark", wraps=True)
        self.note_label = PlainLabel(tone="dim", wraps=True)
        self.cover_label = PlainLabel(tone="strong", wraps=True)
        self._listed = PassageModel(wording, self.palette())
        self.passages = DocumentTable(self._listed, path_of=_first_path)
        self.passages.setItemDelegate(_PassageDelegate(self.passages))
        self.cover = DocumentTable(CoverModel(wording), path_of=lambda one: one.document.entry.path)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.clicked.connect(self.reject)
        self._lay_out(path)
        self._jobs.run(
            lambda: pipeline.trace(path, result, check=self._token.check), done=self._show, failed=self._fail
        )

    @property
    def is_busy(self) -> bool:
        """Return whether it still searches."""
        return self._jobs.is_busy

    @property
    def tables(self) -> tuple[DocumentTable, ...]:
        """Return the lists of documents."""
        return self.passages, self.cover

    def reject(self) -> None:
        """Give up, if it still searches."""
        self._token.cancel()
        super().reject()

    def _show(self, found: pipeline.Trace) -> None:
        self.found = found
        text = self.tr("Scan again: %Ln document(s) changed since the scan and were not searched.", "", found.outdated)
        verdict = sentences(self._verdict(found), text if found.only_here and found.outdated else "")
        self._say(verdict, is_fine=bool(found.word_count) and not found.only_here)
        self._listed.show_passages(found.passages)
        self.cover.listed.set_rows(found.cover)
        self.cover_label.setText(self._cover_sentence(found))
        self.cover.setVisible(bool(found.cover))
        self.note_label.setText(self._note(found))

    def _verdict(self, found: pipeline.Trace) -> str:
        count = self._wording.count
        if not found.word_count:
            return self.tr("This document has no words.")
        if not found.only_here:
            return self.tr("Nothing: all of its %Ln word(s) are also in other documents.", "", found.word_count)
        if found.only_here == found.word_count:
            return self.tr("Everything: none of its %Ln word(s) are in other documents.", "", found.word_count)
        text = self.tr("{count} of its %Ln word(s) are only here.", "", found.word_count)
        return text.format(count=count(found.only_here))

    def _cover_sentence(self, found: pipeline.Trace) -> str:
        if not found.cover:
            return ""
        if found.only_here:
            return self.tr("All the rest is in %Ln document(s):", "", len(found.cover))
        return self.tr("All of it is in %Ln document(s):", "", len(found.cover))

    def _note(self, found: pipeline.Trace) -> str:
        left = self.tr("%Ln document(s) without words, or not read, were not searched.", "", found.unsearched)
        words_only = self.tr("Words only: pictures, comments and other content are not compared.")
        return sentences(words_only, left if found.unsearched else "")

    def _fail(self, error: Exception) -> None:
        if isinstance(error, DupFinderError) and not isinstance(error, Cancelled):
            self._say(visible(core_message(error.message)))
        elif not isinstance(error, Cancelled):
            tell_error(error)

    def _say(self, text: str, *, is_fine: bool = False) -> None:
        self.verdict_label.setText(text)
        self.verdict_label.set_tone("fine" if is_fine else "remark")

    def _lay_out(self, path: str) -> None:
        title = self.tr("What is only here")
        self.setWindowTitle(title)
        self.passages.setAccessibleName(self.tr("Passages"))
        self.cover.setAccessibleName(self.tr("Documents that have the rest"))
        self.passages.give_room_to(0)
        self.cover.give_room_to(0)
        self.cover.hide()
        below = QWidget()
        in_column(self.cover_label, (self.cover, 1), inside=below, margins=(0, 8, 0, 0), spacing=6)
        splitter = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False, handleWidth=1)
        splitter.addWidget(self.passages)
        splitter.addWidget(below)
        splitter.setStretchFactor(0, 1)
        splitter.setSizes([360, 180])
        named = ElidedLabel(visible(path), tone="dim")
        head = in_column(
            PlainLabel(self.tr("What is only in {name}").format(name=visible(name_of(path))), tone="title"),
            named,
            spacing=2,
        )
        in_column(
            head,
            self.verdict_label,
            (splitter, 1),
            in_row((self.note_label, 1), self.close_button, spacing=14),
            inside=self,
            margins=(22, 20, 22, 18),
            spacing=12,
        )
        resize_for_font(self, 1040, 640)
        self.passages.setFocus()


def _first_path(row: pipeline.TracedPassage) -> str | None:
    return None if row.first is None else row.first.entry.path
