"""The history of removals (model and dialogue), and the way back from each, also after a restart or a crash."""

from __future__ import annotations

import enum
import os
from collections.abc import Callable, Collection, Sequence
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QStyleOptionViewItem,
    QWidget,
)

from dupfinder import pipeline, trash
from dupfinder.domain.decisions import Outcome
from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.records import dataclass
from dupfinder.domain.removals import PastRemoval, PastRun, RemovalState
from dupfinder.gui.removal.removal_bridge import RemovalBridge, RunPanel
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.rows.group_tree import GroupTree
from dupfinder.gui.rows.result_delegate import RowDelegate
from dupfinder.gui.rows.result_rows import Role, RowKind, RowText
from dupfinder.gui.toolkit.background import BackgroundJobs, let_go_when_deleted, tell_error
from dupfinder.gui.toolkit.colours import colours_for
from dupfinder.gui.toolkit.fields import SearchField, press_with_ctrl_enter
from dupfinder.gui.toolkit.labels import PlainLabel, font_scale, resize_for_font
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import STRETCH, in_column, in_row
from dupfinder.gui.toolkit.table_model import Column, number_column, set_column_widths
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording, shown_folder


class HistoryColumn(enum.IntEnum):
    """The columns of the history."""

    NAME = 0
    STATE = 1
    FOLDER = 2
    KEPT = 3
    SIZE = 4


@dataclass(frozen=True, slots=True)
class ShownRun:
    """A run, and those of its removals that are shown."""

    run: PastRun
    removals: tuple[PastRemoval, ...]


@dataclass(frozen=True, slots=True)
class ShownRemoval:
    """A removal, and the run that it belongs to."""

    run: PastRun
    removal: PastRemoval


class HistoryModel(TwoLevelModel[ShownRemoval]):
    """Past runs, or those parts of them in which a text is found."""

    def __init__(self, wording: Wording, words: RemovalWording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = words
        self._runs: Sequence[PastRun] = ()
        self._shown: list[ShownRun] = []
        self._text = ""
        self._outcomes: dict[tuple[str, str], Outcome] = {}
        self.columns = (
            Column(self.tr("Document"), lambda shown: visible(os.path.basename(_path(shown))), width=250),
            Column(self.tr("Now at"), self._state),
            Column(self.tr("Original location"), lambda shown: _folder(os.path.dirname(_path(shown))), width=190),
            Column(self.tr("Kept instead"), lambda shown: _folder(_kept(shown)), width=210),
            number_column(self.tr("Size"), attrgetter("removal.decision.file.size_bytes"), wording.size, width=86),
        )

    def set_runs(self, runs: Sequence[PastRun]) -> None:
        """Show other runs."""
        self._runs = runs
        self._show()

    def search(self, text: str) -> None:
        """Show only what has this text in its path, or in that of the document that was kept for it."""
        self._text = text.casefold()
        self._show()

    def take_outcomes(self, journal_path: str, outcomes: Collection[Outcome]) -> None:
        """Show what came of an undoing, where it failed."""
        for outcome in outcomes:
            self._outcomes[journal_path, outcome.decision.file.path] = outcome

    def _show(self) -> None:
        self.beginResetModel()
        self._shown = []
        for run in self._runs:
            removals = tuple(removal for removal in run.removals if self._is_found(removal))
            if removals or not self._text:
                self._shown.append(ShownRun(run, removals))
        self._arrange()
        self.endResetModel()

    def _is_found(self, removal: PastRemoval) -> bool:
        paths = [removal.decision.file.path]
        if removal.decision.kept is not None:
            paths.append(removal.decision.kept.path)
        return any(self._text in visible(path).casefold() for path in paths)

    def run(self, place: Place) -> PastRun:
        """Return the run of a row."""
        return self._shown[place.group].run

    def item(self, place: Place) -> ShownRemoval | None:
        """Return the removal of a row; `None` for the row of a run."""
        shown = self._shown[place.group]
        return None if place.member is None else ShownRemoval(shown.run, shown.removals[place.member])

    def place_of(self, journal_path: str) -> Place | None:
        """Return where a run is shown."""
        paths = (shown.run.journal_path for shown in self._shown)
        return next((Place(number) for number, path in enumerate(paths) if path == journal_path), None)

    def group_count(self) -> int:
        """Return how many runs are shown."""
        return len(self._shown)

    def member_count(self, group: int) -> int:
        """Return how many documents of a run are shown."""
        return len(self._shown[group].removals)

    def group_key(self, column: int) -> Callable[[int], Any]:  # noqa: ARG002 - one order for all columns
        """Return the function that keeps the runs in the order of time."""
        return lambda group: group

    def row_text(self, place: Place) -> RowText:
        """Return what a row says."""
        shown = self.item(place)
        if shown is None:
            return self._run_row(self.run(place))
        removal = shown.removal
        there = visible(removal.place or "") if removal.state is RemovalState.REMOVED else ""
        lines = (visible(_path(shown)), self._state(shown), there, visible(_kept(shown)))
        return RowText(kind=RowKind.MEMBER, cells=self.cells(shown), tooltip="\n".join(filter(None, lines)))

    def _run_row(self, run: PastRun) -> RowText:
        began = run.began
        title = "" if began is None else self._wording.moment(int(began.timestamp()) * 10**9)
        state = self._words.run_state(run)
        details = self._words.run_contents(run)
        name = " · ".join(filter(None, (title, details, state)))
        cells = self.across(name)
        return RowText(kind=RowKind.GROUP, cells=cells, tooltip=name, title=title, details=details, remark=state)

    def _state(self, shown: ShownRemoval) -> str:
        state = self._words.past_state(shown.removal)
        outcome = self._outcomes.get((shown.run.journal_path, _path(shown)))
        if outcome is None or not shown.removal.can_undo:
            return state
        return f"{state} · {self._words.stayed(outcome)}"


def _path(shown: ShownRemoval) -> str:
    return shown.removal.decision.file.path


def _kept(shown: ShownRemoval) -> str:
    kept = shown.removal.decision.kept
    return "" if kept is None else kept.path


def _folder(path: str) -> str:
    return shown_folder(path, home=os.path.expanduser("~")) if path else ""


_LEAST_WIDTH = 86
_Index = QModelIndex | QPersistentModelIndex


class _HistoryDelegate(RowDelegate):
    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Leave out the middle of a path."""
        super().initStyleOption(option, index)
        is_state = index.column() == HistoryColumn.STATE
        option.textElideMode = Qt.TextElideMode.ElideRight if is_state else Qt.TextElideMode.ElideMiddle


class HistoryTree(GroupTree):
    """Runs that open to what they removed; several documents can be selected."""

    folder_requested = Signal(str)
    """The path of a document whose folder is to be shown."""
    copy_requested = Signal(str)

    def __init__(self, history: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.history = history
        self.setObjectName("framed")
        self.setModel(history)
        self.setItemDelegate(_HistoryDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Past removals"))
        header = self.header()
        header.setMinimumSectionSize(round(_LEAST_WIDTH * font_scale(self)))  # also of where it is now
        set_column_widths(header, history.columns)
        header.setSectionResizeMode(HistoryColumn.STATE, QHeaderView.ResizeMode.Stretch)

    def chosen(self) -> tuple[PastRun, tuple[PastRemoval, ...]] | None:
        """Return the current run, and those of its removals that are selected: all where the run itself is."""
        place = self.history.place(self.currentIndex())
        if place is None:
            return None
        run = self.history.run(place)
        if place.member is None:
            return run, run.removals
        places = [self.history.place(index) for index in self.selectionModel().selectedRows()]
        chosen = [self.history.item(each) for each in places if each is not None and each.group == place.group]
        return run, tuple(shown.removal for shown in chosen if shown is not None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to look at where the document is, and where it was."""
        place = self.history.place(self.indexAt(event.pos()))
        shown = None if place is None else self.history.item(place)
        if shown is None:
            return
        removal = shown.removal
        path = removal.decision.file.path
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        now = removal.place if removal.state is RemovalState.REMOVED else path
        if now is not None:
            menu.addAction(self.tr("Show current location"), lambda: self.folder_requested.emit(now))
        menu.addAction(self.tr("Show original location"), lambda: self.folder_requested.emit(path))
        menu.addAction(self.tr("Copy path"), lambda: self.copy_requested.emit(path))
        menu.popup(event.globalPos())

    def state_of(self, index: _Index) -> tuple[str, str, str] | None:
        """Return the state of a run, in the colours that it deserves."""
        row: RowText = index.data(Role.ROW)
        colours = colours_for(self.palette())
        if not row.remark:
            return None
        if self._is_interrupted(index):
            return row.remark, colours.warning_soft, colours.warning
        return row.remark, colours.good_soft, colours.good

    def _is_interrupted(self, index: _Index) -> bool:
        place = self.history.place(index)
        return place is not None and self.history.run(place).was_interrupted


class HistoryDialog(QDialog):
    """Lists what was removed, run by run, and puts back a run or some documents of it."""

    changed = Signal(object)
    """The tuple of the outcomes of an undoing: those that are done are at their places again."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        let_go_when_deleted(self)
        self._words = RemovalWording(wording, self)
        self._jobs = BackgroundJobs(self)
        self.bridge = RemovalBridge(self)
        self.journal_path = ""
        """The journal of the run that was undone last, or of which something was; empty for none."""
        self._numbers: set[int] = set()
        """Of the removals that were to be undone last."""
        self._wanted_path: str | None = None
        self._closes_at_end = False
        self.history = HistoryModel(wording, self._words, self)
        self.tree = HistoryTree(self.history)
        self.search_field = SearchField(self.tr("Search for a document"), hint=self.tr("Search for a document"))
        self.message_label = PlainLabel(tone="dim", wraps=True)
        self.warning_label = PlainLabel(tone="remark", wraps=True)
        self.run_panel = RunPanel(self._words)
        self.undo_button = QPushButton()
        self.copy_button = QPushButton(self.tr("Put copies back"))
        """For what is no longer in the trash, where an identical document was kept for it."""
        self.close_button = QPushButton(self.tr("Close"))
        self._lay_out()
        self._connect()
        self._show_choice()
        self.load()

    @property
    def is_busy(self) -> bool:
        """Return whether an undoing is under way, or the journals are being read."""
        return self.bridge.is_running or self._jobs.is_busy

    def load(self) -> None:
        """Read the journals, in the background."""
        if self.history.group_count() == 0:
            self.message_label.setText(self.tr("Reading the history …"))
        self._jobs.run(trash.past_runs, done=self._show_runs, failed=self._fail)

    def show_run(self, journal_path: str, outcomes: Collection[Outcome] = ()) -> None:
        """Open one run as soon as it is read, with what came of an attempt to undo it."""
        self._wanted_path = journal_path
        self.history.take_outcomes(journal_path, outcomes)
        if not self._jobs.is_busy:
            self._open_wanted()

    # What is shown.

    def _show_runs(self, runs: tuple[PastRun, ...]) -> None:
        self.history.set_runs(runs)
        self._say(self._advice(len(runs)))
        self._open_wanted()
        self._show_choice()

    def _advice(self, count: int) -> str:
        if not count:
            return self.tr("Nothing removed yet.")
        return self.tr("Select a removal to put back all of it, or select documents.")

    def _say(self, text: str) -> None:
        if not self.bridge.outcomes:  # else the result of the last undoing is there to be read
            self.message_label.setText(text)

    def _open_wanted(self) -> None:
        """Open the wanted run, or an interrupted one, or the latest."""
        if not self.history.group_count():
            return
        place = None if self._wanted_path is None else self.history.place_of(self._wanted_path)
        index = self.history.index_of(place or Place(0))
        self.tree.choose(index)
        self.tree.expand(index)
        self.tree.scrollTo(index)

    def _search(self, text: str) -> None:
        self.history.search(text)
        if text:
            for number in range(min(self.history.group_count(), 50)):
                self.tree.expand(self.history.index_of(Place(number)))
        self._show_choice()

    def _show_choice(self) -> None:
        chosen = self.tree.chosen()
        removals = self._to_put_back()
        is_run = chosen is not None and len(chosen[1]) == len(chosen[0].removals)
        self.undo_button.setText(self._words.put_back(len(removals), is_whole_run=is_run))
        self.undo_button.setEnabled(bool(removals) and not self.bridge.is_running)
        is_interrupted = chosen is not None and chosen[0].was_interrupted and chosen[0].can_undo
        self.warning_label.setText(self._words.interrupted() if is_interrupted else "")
        self.warning_label.setVisible(is_interrupted)

    def _to_put_back(self) -> tuple[PastRemoval, ...]:
        chosen = self.tree.chosen()
        return () if chosen is None else tuple(removal for removal in chosen[1] if removal.can_undo)

    # Undoing.

    def undo(self) -> None:
        """Put back what is chosen."""
        chosen, removals = self.tree.chosen(), self._to_put_back()
        if chosen is not None and removals and not self.bridge.is_running:
            self._numbers = {removal.number for removal in removals}
            self.journal_path = chosen[0].journal_path
            self._begin(copies=False)

    def put_copies_back(self) -> None:
        """Put copies of kept documents where identical ones, of those that were to come back, are gone for good."""
        if self._numbers and not self.bridge.is_running:
            self._begin(copies=True)

    def _begin(self, *, copies: bool) -> None:
        self.copy_button.hide()
        self.run_panel.begin(self.tr("Putting back"))
        self._foot.setCurrentWidget(self.run_panel)
        self.bridge.follow(pipeline.start_undo(self.journal_path, numbers=self._numbers, copies=copies))
        self._show_choice()

    def _end(self, handle: pipeline.RemovalHandle) -> None:
        outcomes = tuple(self.bridge.outcomes)
        text = self._words.undone(outcomes, was_cancelled=handle.was_cancelled)
        self.message_label.setText(self._words.ended(text, outcomes, handle.error))
        self._foot.setCurrentWidget(self.message_label)
        self.copy_button.setVisible(any(outcome.can_copy for outcome in outcomes))
        self.history.take_outcomes(self.journal_path, outcomes)
        self._wanted_path = self.journal_path
        if outcomes:
            self.changed.emit(outcomes)
        if self._closes_at_end:
            self.reject()
        else:
            self.load()

    def reject(self) -> None:
        """Close; an undoing under way is asked to stop between two documents first, and never killed."""
        if self.bridge.is_running:
            self._closes_at_end = True
            self.run_panel.show_stopping()
            self.bridge.cancel()
        else:
            super().reject()

    def _fail(self, error: Exception) -> None:
        if isinstance(error, DupFinderError):
            self.message_label.setText(visible(core_message(error.message)))
        else:
            tell_error(error)

    # Composition.

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self._search)
        self.tree.selectionModel().selectionChanged.connect(self._show_choice)
        self.tree.selectionModel().currentChanged.connect(self._show_choice)
        self.undo_button.clicked.connect(self.undo)
        self.copy_button.clicked.connect(self.put_copies_back)
        self.close_button.clicked.connect(self.reject)
        self.run_panel.cancel_requested.connect(self.bridge.cancel)
        self.bridge.progressed.connect(self.run_panel.show_progress)
        self.bridge.ended.connect(self._end)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Removal history"))
        self.search_field.setMaximumWidth(320)
        for button in (self.undo_button, self.copy_button, self.close_button):
            button.setAutoDefault(False)
        press_with_ctrl_enter(self.undo_button, self)
        self.copy_button.hide()
        self.undo_button.setProperty("primary", True)
        self._foot = QStackedWidget()
        self._foot.addWidget(self.message_label)
        self._foot.addWidget(self.run_panel)
        head = in_row(
            PlainLabel(self.tr("Removed documents"), tone="title"),
            STRETCH,
            (self.search_field, 1, Qt.AlignmentFlag.AlignBottom),
        )
        buttons = in_row(STRETCH, self.close_button, self.copy_button, self.undo_button, spacing=8)
        in_column(
            head,
            self.warning_label,
            (self.tree, 1),
            self._foot,
            buttons,
            inside=self,
            margins=(22, 20, 22, 18),
            spacing=12,
        )
        resize_for_font(self, 1040, 640)
        self.tree.setFocus()
