"""The tree of what was found."""

from collections.abc import Callable, Sequence

import numpy as np
from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.records import dataclass
from dupfinder.gui.deciding.mark_board import MarkBoard, MarkMenu, MarkState
from dupfinder.gui.narrowing.filter_index import Matches
from dupfinder.gui.results.group_view import GroupView
from dupfinder.gui.results.result_model import ResultModel
from dupfinder.gui.results.result_table import Numbers, ResultTable, find_sort_keys
from dupfinder.gui.results.row_view import ColumnFit
from dupfinder.gui.rows.result_delegate import MARK_WIDTH
from dupfinder.gui.rows.result_painter import INDENTATION, part_of
from dupfinder.gui.rows.result_rows import METADATA_COLUMNS, Column, document_at
from dupfinder.gui.toolkit.background import IdleWork
from dupfinder.gui.toolkit.table_model import NATURAL_ORDER, ColumnMenu
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording

_MOST_RANGES = 2_000
"""Qt looks through all ranges of a selection for each row it draws; of more, only the current row stays selected."""


@dataclass(frozen=True, slots=True)
class KnownRow:
    """A row by names that outlast a change of the groups."""

    group: str
    path: str
    """Of the document; of the row of a group, its head."""
    is_group: bool


def known_row(model: ResultModel, index: QModelIndex) -> KnownRow | None:
    """Return the names of a row; `None` for none."""
    place = model.place(index)
    if place is None:
        return None
    return KnownRow(model.table.name(place.group), model.document(place).entry.path, is_group=place.member is None)


def find_row(model: ResultModel, known: KnownRow | None) -> Place | None:
    """Return where a row is now, if it is listed; a group that has another keeper now is found by its document."""
    if known is None:
        return None
    group = model.find_group(known.group)
    if group is None:
        place = model.find(known.path)
    else:
        member = model.find_member(group, known.path)
        place = None if member is None else Place(group, member)
    if place is None or not model.is_listed(place.group):
        return None
    return Place(place.group) if known.is_group else place


@dataclass(frozen=True, slots=True, eq=False)
class KeptSelection:
    """The selected rows of results that stay the same."""

    groups: Numbers
    documents: Numbers
    current: Place | None


def keep_selection(model: ResultModel, selection: QItemSelectionModel) -> KeptSelection:
    """Return what is selected."""
    chosen = selection.selection()
    return KeptSelection(
        model.groups_at(chosen), model.documents_at(chosen, whole_groups=False), model.place(selection.currentIndex())
    )


def select_again(model: ResultModel, selection: QItemSelectionModel, kept: KeptSelection) -> None:
    """Select the same rows where they are now; for a current row that is gone, that of its group is the current one."""
    flag = QItemSelectionModel.SelectionFlag
    current = model.index_of(kept.current) if kept.current is not None else QModelIndex()
    if kept.current is not None and not current.isValid():
        current = model.index_of(Place(kept.current.group))
    rows = model.rows_of(kept.groups, kept.documents)
    ends = np.flatnonzero(np.diff(rows) != 1)
    if len(ends) < _MOST_RANGES and len(rows):
        ranges = QItemSelection()
        last = model.columnCount() - 1
        for first, end in zip(rows[np.r_[0, ends + 1]].tolist(), rows[np.r_[ends, -1]].tolist(), strict=True):
            ranges.append(QItemSelection(model.index(first, 0), model.index(end, last)).at(0))
        selection.select(ranges, flag.ClearAndSelect)
        selection.setCurrentIndex(current, flag.NoUpdate)
    elif current.isValid() and (len(kept.groups) or len(kept.documents)):
        selection.setCurrentIndex(current, flag.ClearAndSelect | flag.Rows)
    else:
        selection.setCurrentIndex(current, flag.NoUpdate)


class KeyFinder(QObject):
    """Works on one column at a time, on the one that somebody waits for first, and on one table only: the latest."""

    found = Signal(object, int)
    """A `ResultTable`, and the column whose `sort_keys` it has now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = IdleWork(self)
        self._table: ResultTable | None = None
        self._waiting: list[Column] = []

    def find(self, table: ResultTable, column: Column) -> None:
        """Find the keys of a column next."""
        self._take(table, first=[column], last=[])

    def find_all(self, table: ResultTable) -> None:
        """Find the keys of all columns, one after another."""
        self._take(table, first=[], last=list(Column))

    def _take(self, table: ResultTable, *, first: Sequence[Column], last: Sequence[Column]) -> None:
        if table is not self._table:
            self._table = table
            self._waiting = []
            self._work.drop()
        self._waiting = list(dict.fromkeys([*first, *self._waiting, *last]))
        if not self._work.is_busy:
            self._go_on()

    def _go_on(self) -> None:
        table = self._table
        self._waiting = [column for column in self._waiting if table is not None and column not in table.sort_keys]
        if table is None or not self._waiting:
            self._table = None  # nothing of it is held for nothing
            return
        column = self._waiting[0]
        self._work.start(find_sort_keys(table, column), lambda _: self._tell(table, column))

    def _tell(self, table: ResultTable, column: Column) -> None:
        self.found.emit(table, column)
        if not self._work.is_busy:
            self._go_on()


_MARK_REACH = 4
"""So far beside a mark a click still counts."""
_AT_TOP = QAbstractItemView.ScrollHint.PositionAtTop
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class ResultTree(GroupView):
    """Keeps by path what is open, selected and in view while the groups change below it."""

    chosen = Signal(object)
    """The `Place` of the current row, or `None`."""
    comparison_requested = Signal()
    """The comparison of the current document shall have the whole window."""
    open_requested = Signal(str)
    folder_requested = Signal(str)
    copy_requested = Signal(str)
    rename_requested = Signal(str)
    trace_requested = Signal(str)
    """The path of a document of which it is asked what is only there."""
    folder_filter_requested = Signal(str)
    """A folder: only what lies in it or below it is to be shown."""
    removal_requested = Signal()
    said = Signal(str)

    def __init__(self, wording: Wording, board: MarkBoard | None = None, parent: QWidget | None = None) -> None:
        board = board or MarkBoard(wording)
        super().__init__(ResultModel(wording, board), parent)
        self.board = board
        if board.parent() is None:
            board.setParent(self)
        self.mark_menu = MarkMenu(board, self)
        self._is_restoring = False
        self._keys = KeyFinder(self)
        self._keys.found.connect(self._arrange)
        self.results.keys_wanted.connect(lambda column: self._keys.find(self.results.table, Column(column)))
        board.changed.connect(self.viewport().update)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Groups"))
        self._fit = ColumnFit(self, self.results.columns)
        header = self.header()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(NATURAL_ORDER, Qt.SortOrder.DescendingOrder)
        header.sortIndicatorChanged.connect(self._sort)
        self.column_menu = ColumnMenu(self.tr("Col&umns"), header, fixed=Column.NAME, hidden=METADATA_COLUMNS)
        self.column_menu.switched.connect(self._fit.fit_switched)
        self._just_said = QPersistentModelIndex()
        self.selectionModel().currentRowChanged.connect(self._take_current)
        self.selectionModel().selectionChanged.connect(self._take_selection)

    # What is shown.

    def show_table(self, table: ResultTable, matches: Matches | None = None) -> None:
        """Show other results; a group is known again by its keeper, and what is chosen stays so, without a signal."""
        self._exchange(lambda: self.results.set_table(table, matches))

    def show_matches(self, matches: Matches | None) -> None:
        """Show what a filter leaves, or all."""
        self._exchange(lambda: self.results.set_matches(matches))

    def _exchange(self, change: Callable[[], None]) -> None:
        results = self.results
        chosen = known_row(results, self.currentIndex()) if self._is_chosen() else None
        topmost = known_row(results, self._topmost())
        self._is_restoring = True
        change()
        place, top = find_row(results, chosen), find_row(results, topmost)
        if chosen is not None and place is not None:
            self.open_groups.rename(chosen.group, results.table.name(place.group))
        results.open_these(self.open_groups.find(results.table, results.listed))
        self._fit.fit_content(Column.SIMILARITY)
        if place is not None:
            self._open_silently(place)
            self.choose(results.index_of(place))
        self._scroll_to_top(top)
        self._is_restoring = False
        if chosen is not None and place is None:
            self.chosen.emit(None)

    def _topmost(self) -> QModelIndex:
        """Return the first row in view; none where nothing was scrolled, so that new rows can come in above it."""
        is_scrolled = self.verticalScrollBar().value() > 0
        return self.indexAt(self.viewport().rect().topLeft()) if is_scrolled else QModelIndex()

    def _scroll_to_top(self, place: Place | None) -> None:
        """Make a row the first one in view, or that of its group, if it is closed."""
        if place is not None:
            own = self.results.index_of(place)
            self.scrollTo(own if own.isValid() else self.results.index_of(Place(place.group)), _AT_TOP)

    def _rearrange(self, change: Callable[[], None]) -> None:
        """Have the same rows stand elsewhere; what is selected stays so, and nothing is scrolled."""
        kept = keep_selection(self.results, self.selectionModel())
        self._is_restoring = True
        self.setAutoScroll(False)
        change()
        select_again(self.results, self.selectionModel(), kept)
        self.setAutoScroll(True)
        self._is_restoring = False

    def forget_state(self) -> None:
        """Forget what was opened and closed."""
        self.open_groups.set_all(are_open=None)

    def open_all(self) -> None:
        """Open every group, and those that are still to come."""
        self._open_or_close_all(are_open=True)

    def close_all(self) -> None:
        """Close every group, and those that are still to come."""
        self._open_or_close_all(are_open=False)

    def _open_or_close_all(self, *, are_open: bool) -> None:
        results = self.results
        top = results.place(self._topmost())
        self.open_groups.set_all(are_open=are_open)
        self._rearrange(lambda: results.open_these(self.open_groups.find(results.table, results.listed)))
        self._scroll_to_top(top)

    # The order.

    def sortByColumn(self, column: int, order: Qt.SortOrder) -> None:  # noqa: N802 - Qt's name
        """Sort by a column, as a click on its heading does."""
        self.header().setSortIndicator(column, order)

    def sort_naturally(self) -> None:
        """Sort by largest gain again."""
        self.header().setSortIndicator(NATURAL_ORDER, Qt.SortOrder.DescendingOrder)

    @property
    def sort_column(self) -> Column | None:
        """Return the column by which is sorted; `None` for the natural order."""
        column = self.header().sortIndicatorSection()
        return None if column == NATURAL_ORDER else Column(column)

    def prepare_sorting(self) -> None:
        """Find out in the background by what each column sorts, so that a click on a heading is followed at once."""
        self._keys.find_all(self.results.table)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self._rearrange(lambda: self.results.sort(column, order))

    def _arrange(self, table: ResultTable, column: int) -> None:
        if table is self.results.table and column == self.sort_column:
            self._rearrange(self.results.arrange)

    # Rows and places.

    def select_place(self, place: Place, *others: Place) -> None:
        """Make a row the current one and bring it into view, its group opens for that; select others besides."""
        for each in (place, *others):
            self._open_silently(each)
        index = self.results.index_of(place)
        self.choose(index)
        flag = QItemSelectionModel.SelectionFlag
        for each in others:
            self.selectionModel().select(self.results.index_of(each), flag.Select | flag.Rows)
        self.scrollTo(self.group_of(index))  # so that the group's own row can be seen above it
        self.scrollTo(index)

    def _open_silently(self, place: Place) -> None:
        """Open the group of a document, which has no row otherwise."""
        if place.member is not None and not self.results.is_open(place.group):
            self.setExpanded(self.results.index_of(Place(place.group)), True)

    def current_place(self) -> Place | None:
        """Return what the current row shows."""
        return self.results.place(self.currentIndex())

    def current_group(self) -> tuple[str, int]:
        """Return the name of the group that the current row belongs to, and which of the listed it is; 0 for none."""
        place = self.current_place()
        return ("", 0) if place is None else (self.results.table.name(place.group), self.results.nth(place.group))

    def select_near(self, group: tuple[str, int]) -> None:
        """Select in a group that was the current one; if it is gone, in the one that took its place.

        The first group is where a person begins: once it sinks, for it has less to free, the list does not follow it.
        """
        name, nth = group
        number = self.results.find_group(name)
        if number is None or nth == 0 or not self.results.is_listed(number):
            listed = self.results.listed
            number = int(listed[min(nth, len(listed) - 1)])
        self.select_place(Place(number, 1))

    def save_columns(self) -> bytes:
        """Return which columns are shown, their order and widths, the name as wide as it is wanted."""
        return self._fit.save()

    def restore_columns(self, state: bytes) -> None:
        """Take the columns as they were saved; the order of the rows is the natural one."""
        self._fit.restore(state)

    def _is_chosen(self) -> bool:
        """Return whether the current row was chosen: from mere focus a row is current, too."""
        return self.selectionModel().isSelected(self.currentIndex())

    def _take_selection(self, selected: QItemSelection) -> None:
        """Take what a click chose: the mouse makes a row the current one first, and selects it then."""
        if selected.contains(self.currentIndex()):
            self._just_said = QPersistentModelIndex(self.currentIndex())
            self._say_what_is_chosen()

    def _take_current(self, current: QModelIndex) -> None:
        """Take what a key chose, unless it was said as it was selected."""
        is_said = self._just_said == current
        self._just_said = QPersistentModelIndex()
        if not is_said:
            self._say_what_is_chosen()

    def _say_what_is_chosen(self) -> None:
        if self._is_chosen() and not self._is_restoring:
            place = self.current_place()
            self.chosen.emit(place)
            mark = None if place is None or place.member is None else self.results.looks.mark(place)
            if mark is not None and mark.state in {MarkState.MARKED, MarkState.LOCKED}:
                self.said.emit(mark.text)

    # Marks.

    def chosen_paths(self) -> list[str]:
        """Return the documents of the selected rows that belong to groups; of a group's row, all of them."""
        return self._paths_of(self.selectionModel().selection())

    def _paths_of(self, selection: QItemSelection) -> list[str]:
        results = self.results
        numbers = results.documents_at(selection, whole_groups=True)
        numbers = numbers[numbers < results.table.first[results.table.first_container]]
        shown = results.table.shown
        return [document_at(shown[group], member).entry.path for group, member in results.table.members_of(numbers)]

    def chosen_documents(self) -> list[Document]:
        """Return the documents whose own rows are selected, also those inside containers, in the order of rows."""
        results = self.results
        numbers = results.documents_at(self.selectionModel().selection(), whole_groups=False)
        return [results.document(Place(group, member)) for group, member in results.table.members_of(numbers)]

    def _mark_at(self, event: QMouseEvent) -> list[str]:
        """Return the documents whose mark is under the mouse: one, or those of a group."""
        position = event.position().toPoint()
        index = self.indexAt(position)
        if not index.isValid() or event.button() is not Qt.MouseButton.LeftButton:
            return []
        if self.is_group(index):
            room = part_of(self.row_rect(index.row()), INDENTATION, MARK_WIDTH, self.layoutDirection())
        else:
            room = part_of(self.cell_rect(index.row(), Column.NAME), 0, MARK_WIDTH, self.layoutDirection())
        room.adjust(-_MARK_REACH, 0, _MARK_REACH, 0)
        return self._paths_of(QItemSelection(index, index)) if room.contains(position) else []

    # Qt's events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Mark with the space bar, compare with Enter, open with Ctrl+Enter; Delete asks to remove what is marked."""
        place = self.current_place()
        is_document = place is not None and place.member is not None
        if event.key() == Qt.Key.Key_Space:
            self._toggle(self.chosen_paths())
        elif event.key() == Qt.Key.Key_Delete:
            self.removal_requested.emit()
        elif is_document and event.key() in _ENTER:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._ask(self.open_requested)
            else:
                self.comparison_requested.emit()
        elif is_document and event.key() == Qt.Key.Key_F2:
            self._ask(self.rename_requested)
        elif is_document and event.key() == Qt.Key.Key_F7:
            self._ask(self.trace_requested)
        elif is_document and event.matches(QKeySequence.StandardKey.Copy):
            self._ask(self.copy_requested)
        else:
            super().keyPressEvent(event)

    def _toggle(self, paths: list[str]) -> None:
        if paths:
            self.board.toggle(paths)
        else:
            self.said.emit(self.tr("Parts of a container cannot be marked: they are not copies of it."))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark by a click on the mark; what is chosen stays so."""
        if paths := self._mark_at(event):
            self.board.toggle(paths)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Compare the document under the mouse; on its mark, the second click is one more click."""
        if paths := self._mark_at(event):
            self.board.toggle(paths)
            return
        index = self.indexAt(event.position().toPoint())
        super().mouseDoubleClickEvent(event)
        if index.isValid() and not self.is_group(index):
            self.comparison_requested.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the row under the mouse, or with the current one."""
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if is_mouse else self.currentIndex()
        if not index.isValid():
            return
        is_chosen = self.selectionModel().isSelected(index)
        flag = QItemSelectionModel.SelectionFlag
        rows = flag.NoUpdate if is_chosen else flag.ClearAndSelect | flag.Rows
        self.selectionModel().setCurrentIndex(index, rows)
        below = self.visualRect(index).bottomLeft()
        self.make_menu(index).popup(event.globalPos() if is_mouse else self.viewport().mapToGlobal(below))

    def make_menu(self, index: QModelIndex) -> QMenu:
        """Return the context menu of a row; it deletes itself when it closes."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.is_group(index):
            text = self.tr("Close group") if self.isExpanded(index) else self.tr("Open group")
            menu.addAction(text, lambda: self.toggle(index))
            menu.addSeparator()
        menu.addAction(self.tr("Open document"), lambda: self._ask(self.open_requested))
        menu.addAction(self.tr("Show in folder"), lambda: self._ask(self.folder_requested))
        menu.addAction(self.tr("Copy path"), lambda: self._ask(self.copy_requested))
        key = "\t" + QKeySequence(Qt.Key.Key_F2).toString(QKeySequence.SequenceFormat.NativeText)
        menu.addAction(self.tr("Rename …") + key, lambda: self._ask(self.rename_requested))
        key = "\t" + QKeySequence(Qt.Key.Key_F7).toString(QKeySequence.SequenceFormat.NativeText)
        menu.addAction(self.tr("What is only here …") + key, lambda: self._ask(self.trace_requested))
        place = self.results.place(index)
        if place is not None:
            self._add_folder_filter(menu, place)
            self._add_marking(menu, place)
        return menu

    def _add_folder_filter(self, menu: QMenu, place: Place) -> None:
        folder = self.results.document(place).entry.folder
        menu.addAction(self.tr("Show only this folder"), lambda: self.folder_filter_requested.emit(folder))

    def _add_marking(self, menu: QMenu, place: Place) -> None:
        shown = self.results.table.shown[place.group]
        menu.addSeparator()
        document = None if place.member is None else self.results.document(place)
        if isinstance(shown, DuplicateGroup):
            index = self.results.index_of(place)
            chosen = self.chosen_paths() or self._paths_of(QItemSelection(index, index))
            self.mark_menu.fill(menu, shown, document, chosen=chosen)
            menu.addSeparator()
        if document is not None:
            self.mark_menu.add_folder_actions(menu, document.entry.folder, self.results.table.shown)

    def _ask(self, signal: SignalInstance) -> None:
        place = self.current_place()
        if place is not None:
            signal.emit(self.results.document(place).entry.path)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns; the current row stays in view where it was so."""
        row = self.visualRect(self.currentIndex())
        was_in_view = event.oldSize().isValid() and row.intersects(QRect(QPoint(0, 0), event.oldSize()))
        super().resizeEvent(event)
        self._fit.fit()
        if was_in_view:
            self.scrollTo(self.currentIndex())
