"""The tree of what was found."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QStyleOptionViewItem, QWidget

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.colours import colours_for
from dupfinder.gui.deciding.group_filter import Matches
from dupfinder.gui.deciding.mark_board import MarkBoard, MarkState
from dupfinder.gui.deciding.mark_menu import MarkMenu
from dupfinder.gui.deciding.mark_painter import MARK_WIDTH, draw_mark
from dupfinder.gui.models.result_model import ResultModel
from dupfinder.gui.models.result_rows import METADATA_COLUMNS, Column, Shown
from dupfinder.gui.models.row_text import Role, RowMark
from dupfinder.gui.models.two_level import NATURAL_ORDER, Place
from dupfinder.gui.views.column_menu import ColumnMenu
from dupfinder.gui.views.group_tree import ARROW_END, GroupTree
from dupfinder.gui.views.result_delegate import ResultDelegate, draw_pill, mark_room, pill_width
from dupfinder.gui.wording import Wording

_Index = QModelIndex | QPersistentModelIndex
_OPEN_UP_TO_GROUPS = 40
"""So many groups, and new groups come open; more would bury each other."""
_SELECT_MEMBERS_UP_TO_GROUPS = 500
_MARK_REACH = 4
"""So far beside a mark a click still counts."""
_BESIDE_MARK = 8
_MARK_LEFT = ARROW_END + 2
"""Where the mark of a group stands: above those of its documents."""
_TINT = 0.55
_LEAST_NAME_WIDTH, _LEAST_FOLDER_WIDTH = 190, 110
_WIDTHS = {
    Column.NAME: 300,
    Column.SIMILARITY: 262,
    Column.SIZE: 84,
    Column.MODIFIED: 92,
    Column.FORMAT: 72,
    Column.TITLE: 210,
    Column.AUTHOR: 130,
    Column.PAGES: 64,
    Column.CREATED: 92,
    Column.SAVED: 96,
}


@dataclass(frozen=True, slots=True)
class _Known:
    """A row by names that outlast a change of the groups."""

    group: str
    path: str
    """Of the document; of the row of a group, its head."""
    is_group: bool


class ResultTree(GroupTree):
    """Keeps by path what is open, selected and in view while the groups change below it."""

    chosen = Signal(object)
    """The `Place` of the current row, or `None`."""
    open_requested = Signal(str)
    folder_requested = Signal(str)
    copy_requested = Signal(str)
    removal_requested = Signal()
    said = Signal(str)

    def __init__(self, wording: Wording, board: MarkBoard | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board or MarkBoard(wording, self)
        self.results = ResultModel(wording, self.board, self)
        self.mark_menu = MarkMenu(self.board, self)
        self._opened: set[str] = set()
        self._closed: set[str] = set()
        self._default: bool | None = None
        """Whether groups come open; `None`: while there are few."""
        self._is_restoring = False
        self._is_fitting = False
        self._name_width = _WIDTHS[Column.NAME]
        self.board.changed.connect(self.viewport().update)
        self.setModel(self.results)
        # Of its own: with that of the tree, the header asks every row whether it is selected whenever it is painted.
        self.header().setSelectionModel(QItemSelectionModel(self.results, self.header()))
        self.setSelectionMode(GroupTree.SelectionMode.ExtendedSelection)
        self.setItemDelegate(ResultDelegate(self))
        self.setAccessibleName(self.tr("Groups of documents"))
        self._set_up_header()
        self.column_menu = ColumnMenu(self.tr("Col&umns"), self.header(), fixed=Column.NAME, hidden=METADATA_COLUMNS)
        self.column_menu.switched.connect(self._fit_switched)
        self.expanded.connect(self._remember_open)
        self.collapsed.connect(self._remember_closed)
        self.selectionModel().currentRowChanged.connect(self._say_what_is_chosen)

    def show_results(self, shown: Sequence[Shown], matches: Matches | None = None) -> None:
        """Show other results; a group is known again by its keeper, and what is chosen stays so, without a signal."""
        self._exchange(lambda: self.results.set_results(shown, matches))

    def show_matches(self, matches: Matches | None) -> None:
        """Show what a filter leaves, or all."""
        self._exchange(lambda: self.results.set_matches(matches))

    def _exchange(self, change: Callable[[], None]) -> None:
        chosen = self._known(self.currentIndex()) if self._is_chosen() else None
        has_scrolled = self.verticalScrollBar().value() > 0
        topmost = self._known(self.indexAt(self.viewport().rect().topLeft())) if has_scrolled else None
        self._is_restoring = True
        change()
        place, top = self._find(chosen), self._find(topmost)
        if chosen is not None and place is not None:
            self._rename(chosen.group, self.results.name(place.group))
        self._open_again()
        if place is not None:
            self.choose(self.results.index_of(place))
        if top is not None:
            self.scrollTo(self.results.index_of(top), GroupTree.ScrollHint.PositionAtTop)
        self._is_restoring = False
        if chosen is not None and place is None:
            self.chosen.emit(None)

    def forget_state(self) -> None:
        """Forget what was opened and closed."""
        self._set_default(None)

    def open_all(self) -> None:
        """Open every group, and those that are still to come."""
        self._set_default(True)
        self._exchange(self.results.relist)  # `expandAll` would keep an index for every document, too

    def close_all(self) -> None:
        """Close every group, and those that are still to come."""
        self._set_default(False)
        self.collapseAll()

    def select_place(self, place: Place) -> None:
        """Make a row the current one and bring it into view."""
        index = self.results.index_of(place)
        self.choose(index)
        self.scrollTo(index.parent())  # so that the group's own row can be seen above it
        self.scrollTo(index)

    def current_place(self) -> Place | None:
        """Return what the current row shows."""
        return self.results.place(self.currentIndex())

    def place_of(self, path: str) -> Place | None:
        """Return the row of a document, also one that is not listed: in its group, else where it is inside another."""
        for group in range(self.results.group_count()):
            member = self.results.find_member(group, path)
            if member is not None:
                return Place(group, member)
        return None

    def current_group(self) -> tuple[str, int]:
        """Return the name and the row of the group that the current row belongs to; row 0 for none."""
        place = self.current_place()
        if place is None:
            return "", 0
        return self.results.name(place.group), self.results.index_of(Place(place.group)).row()

    def select_near(self, group: tuple[str, int]) -> None:
        """Select in a group that was the current one; if it is gone, in the one that took its place."""
        name, row = group
        number = self.results.find_group(name)
        if number is None or not self.results.is_listed(number):
            number = self.results.group_at(min(row, self.results.rowCount() - 1))
        self.select_place(Place(number, 1))

    def save_columns(self) -> bytes:
        """Return which columns are shown, their order and widths, the name as wide as it is wanted."""
        self._is_fitting = True
        self.header().resizeSection(Column.NAME, self._name_width)
        state = bytes(self.header().saveState().data())
        self._fit_columns()
        return state

    def restore_columns(self, state: bytes) -> None:
        """Take the columns as they were saved; the order of the rows is the natural one."""
        self.header().restoreState(state)
        self._name_width = self.header().sectionSize(Column.NAME)
        self.sort_naturally()
        self._fit_columns()

    def sort_naturally(self) -> None:
        """Sort by largest gain again."""
        self.header().setSortIndicator(NATURAL_ORDER, Qt.SortOrder.DescendingOrder)

    # What is kept over a change.

    def _known(self, index: QModelIndex) -> _Known | None:
        place = self.results.place(index)
        if place is None:
            return None
        path = self.results.document(place).entry.path
        return _Known(self.results.name(place.group), path, is_group=place.member is None)

    def _find(self, known: _Known | None) -> Place | None:
        """Return where a row is now; a group that was named after another keeper is found by the document."""
        if known is None:
            return None
        group = self.results.find_group(known.group)
        if group is None:
            place = self.place_of(known.path)
        else:
            member = self.results.find_member(group, known.path)
            place = None if member is None else Place(group, member)
        if place is None or not self.results.is_listed(place.group):
            return None
        return Place(place.group) if known.is_group else place

    def _rename(self, before: str, now: str) -> None:
        """Keep a group open, or closed, under another name."""
        for names in (self._opened, self._closed):
            if before in names:
                names.add(now)

    def _open_again(self) -> None:
        count = self.results.rowCount()
        is_filtered = count < self.results.group_count()
        open_by_default = count <= _OPEN_UP_TO_GROUPS if self._default is None else self._default
        if not open_by_default and not self._opened:
            return
        self.scheduleDelayedItemsLayout()  # once for all, instead of once for each group that opens
        for row in range(count):
            index = self.results.index(row, 0)
            name = self.results.name(self.results.group_at(row))
            if name in self._opened or (open_by_default and name not in self._closed):
                self.setExpanded(index, True)
                if self._default is None and not is_filtered:
                    self._opened.add(name)

    def _set_default(self, default: bool | None) -> None:  # noqa: FBT001 - three states, named by the callers
        self._default = default
        self._opened.clear()
        self._closed.clear()

    def _remember_open(self, index: QModelIndex) -> None:
        self._remember(index, now=self._opened, before=self._closed)

    def _remember_closed(self, index: QModelIndex) -> None:
        self._remember(index, now=self._closed, before=self._opened)

    def _remember(self, index: QModelIndex, *, now: set[str], before: set[str]) -> None:
        place = self.results.place(index)
        if place is not None and not self._is_restoring:
            name = self.results.name(place.group)
            now.add(name)
            before.discard(name)

    def _is_chosen(self) -> bool:
        """Return whether the current row was chosen: from mere focus a row is current, too."""
        return self.selectionModel().isSelected(self.currentIndex())

    def _say_what_is_chosen(self) -> None:
        if self._is_chosen() and not self._is_restoring:
            place = self.current_place()
            self.chosen.emit(place)
            mark = None if place is None or place.member is None else self.results.row_mark(place)
            if mark is not None and mark.state in {MarkState.MARKED, MarkState.LOCKED}:
                self.said.emit(mark.text)

    # Marks.

    def selectAll(self) -> None:  # noqa: N802 - Qt's name
        """Select all rows; of very many groups only their own rows, each of which stands for all of its documents.

        Of open groups Qt makes a range each, and compares every range with all others: with 20,000 that takes minutes.
        """
        count = self.results.rowCount()
        if count <= _SELECT_MEMBERS_UP_TO_GROUPS:
            super().selectAll()
            return
        flag = QItemSelectionModel.SelectionFlag
        groups = QItemSelection(self.results.index(0, 0), self.results.index(count - 1, self.results.columns - 1))
        self.selectionModel().select(groups, flag.ClearAndSelect)

    def chosen_paths(self) -> list[str]:
        """Return the documents of the selected rows that belong to groups; of a group's row, all of them."""
        found: dict[str, None] = {}
        selection = self.selectionModel().selection()
        for number in range(selection.count()):
            selected = selection.at(number)
            for row in range(selected.top(), selected.bottom() + 1):
                place = self.results.place(self.results.index(row, 0, selected.parent()))
                if place is not None:
                    found.update(dict.fromkeys(self._markable(place)))
        return list(found)

    def chosen_documents(self) -> list[Document]:
        """Return the documents whose own rows are selected, also those inside containers, in the order of rows."""
        places = [self.results.place(index) for index in self.selectionModel().selectedRows()]
        members = sorted((place.group, place.member) for place in places if place and place.member is not None)
        return [self.results.document(Place(group, member)) for group, member in members]

    def _markable(self, place: Place) -> list[str]:
        shown = self.results.shown[place.group]
        if not isinstance(shown, DuplicateGroup):
            return []
        members = shown.members if place.member is None else [shown.members[place.member]]
        return [member.document.entry.path for member in members]

    def _mark_at(self, event: QMouseEvent) -> list[str]:
        """Return the documents whose mark is under the mouse: one, or those of a group."""
        position = event.position().toPoint()
        index = self.indexAt(position)
        place = self.results.place(index)
        if place is None or index.column() != Column.NAME or event.button() is not Qt.MouseButton.LeftButton:
            return []
        cell = self.visualRect(index)
        room = mark_room(cell)
        if place.member is None:
            room.moveLeft(_MARK_LEFT - self.horizontalOffset())
        room.adjust(-_MARK_REACH, 0, _MARK_REACH, 0)
        return self._markable(place) if room.contains(position) else []

    def draw_beside_arrow(self, painter: QPainter, place: QRect, index: _Index) -> QRect:
        """Draw the mark of a group and, at the end of its row, how many of its documents are marked."""
        mark: RowMark | None = index.data(Role.MARK)
        if mark is None:
            return place
        colours = colours_for(self.palette())
        if mark.state is not MarkState.LOCKED:
            room = QRectF(place.left() + _MARK_LEFT - ARROW_END, place.top(), MARK_WIDTH, place.height())
            draw_mark(painter, room, mark.state, colours=colours)
        left = place.adjusted(MARK_WIDTH + _BESIDE_MARK + _MARK_LEFT - ARROW_END, 0, 0, 0)
        if not mark.text:
            return left
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = pill_width(painter, mark.text)
        end = min(left.right(), self.viewport().width() - _BESIDE_MARK)
        pill = QRectF(end - width, place.top(), width, place.height())
        draw_pill(painter, pill, mark.text, back=colours.danger_soft, front=colours.danger)
        painter.restore()
        return left.adjusted(0, 0, int(pill.left()) - left.right() - _BESIDE_MARK, 0)

    def drawRow(self, painter: QPainter, options: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802 - Qt's name
        """Tint what goes, across all columns."""
        mark: RowMark | None = index.data(Role.MARK)
        if index.parent().isValid() and mark is not None and mark.state is MarkState.MARKED and not mark.is_dimmed:
            tint = QColor(colours_for(self.palette()).danger_soft)
            tint.setAlphaF(_TINT)
            painter.fillRect(options.rect, tint)
        super().drawRow(painter, options, index)

    # Qt's events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Mark with the space bar, open documents with Enter; Delete asks for the removal of what is marked."""
        place = self.current_place()
        is_document = place is not None and place.member is not None
        if event.key() == Qt.Key.Key_Space:
            self._toggle(self.chosen_paths())
        elif event.key() == Qt.Key.Key_Delete:
            self.removal_requested.emit()
        elif is_document and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._ask(self.open_requested)
        elif is_document and event.matches(QKeySequence.StandardKey.Copy):
            self._ask(self.copy_requested)
        else:
            super().keyPressEvent(event)

    def _toggle(self, paths: list[str]) -> None:
        if paths:
            self.board.toggle(paths)
        else:
            self.said.emit(self.tr("Nothing is chosen that can be marked: parts of a container are no copies of it."))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark by a click on the mark; what is chosen stays so."""
        if paths := self._mark_at(event):
            self.board.toggle(paths)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the document under the mouse; on its mark, the second click is one more click."""
        if paths := self._mark_at(event):
            self.board.toggle(paths)
            return
        index = self.indexAt(event.position().toPoint())
        super().mouseDoubleClickEvent(event)
        if index.isValid() and not self.is_group(index):
            self._ask(self.open_requested)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the row under the mouse, or with the current one."""
        index = self.indexAt(event.pos()) if event.reason() is QContextMenuEvent.Reason.Mouse else self.currentIndex()
        if index.isValid():
            is_chosen = self.selectionModel().isSelected(index)
            flag = QItemSelectionModel.SelectionFlag
            rows = flag.NoUpdate if is_chosen else flag.ClearAndSelect | flag.Rows
            self.selectionModel().setCurrentIndex(index, rows)
            self.make_menu(index).popup(event.globalPos())

    def make_menu(self, index: QModelIndex) -> QMenu:
        """Return the context menu of a row; it deletes itself when it closes."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self.is_group(index):
            text = self.tr("Close the group") if self.isExpanded(index) else self.tr("Open the group")
            menu.addAction(text, lambda: self.toggle(index))
            menu.addSeparator()
        menu.addAction(self.tr("Open document"), lambda: self._ask(self.open_requested))
        menu.addAction(self.tr("Show in folder"), lambda: self._ask(self.folder_requested))
        menu.addAction(self.tr("Copy path"), lambda: self._ask(self.copy_requested))
        place = self.results.place(index)
        if place is not None:
            self._add_marking(menu, place)
        return menu

    def _add_marking(self, menu: QMenu, place: Place) -> None:
        shown = self.results.shown[place.group]
        menu.addSeparator()
        document = None if place.member is None else self.results.document(place)
        if isinstance(shown, DuplicateGroup):
            self.mark_menu.fill(menu, shown, document, chosen=self.chosen_paths() or self._markable(place))
            menu.addSeparator()
        if document is not None:
            self.mark_menu.add_folder_actions(menu, document.entry.folder, self.results.shown)

    def _ask(self, signal: SignalInstance) -> None:
        place = self.current_place()
        if place is not None:
            signal.emit(self.results.document(place).entry.path)

    def _set_up_header(self) -> None:
        header = self.header()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(NATURAL_ORDER, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(48)
        for column, width in _WIDTHS.items():
            header.resizeSection(column, width)
        header.sectionResized.connect(self._fit_after)

    def _fit_columns(self) -> None:
        """Give the folder what the other columns leave; where that is too little, the name gives way, too.

        Without the folder the name takes all. Qt's own stretching keeps a column at its former width as soon as nothing
        is left for it.
        """
        header = self.header()
        self._is_fitting = True
        both = header.sectionSize(Column.NAME) + header.sectionSize(Column.FOLDER)
        room = self.viewport().width() - header.length() + both
        wanted = room if self.isColumnHidden(Column.FOLDER) else min(self._name_width, room - _LEAST_FOLDER_WIDTH)
        name = max(wanted, _LEAST_NAME_WIDTH)
        header.resizeSection(Column.NAME, name)
        if not self.isColumnHidden(Column.FOLDER):
            header.resizeSection(Column.FOLDER, max(room - name, _LEAST_FOLDER_WIDTH))
        self._is_fitting = False

    def _fit_switched(self, column: int, shown: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Fit the others after a column was switched on or off, and bring a new one into view."""
        self._fit_columns()
        if shown:
            self.executeDelayedItemsLayout()  # the range of the scroll bar
            end = self.header().sectionPosition(column) + self.header().sectionSize(column)
            bar = self.horizontalScrollBar()
            bar.setValue(max(bar.value(), end - self.viewport().width()))

    def _fit_after(self, column: int, _before: int, width: int) -> None:
        """Fit the others after a person changed a width."""
        if self._is_fitting or column == Column.FOLDER:
            return
        if column == Column.NAME:
            self._name_width = width
        self._fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns; the current row stays in view where it was so."""
        row = self.visualRect(self.currentIndex())
        was_in_view = event.oldSize().isValid() and row.intersects(QRect(QPoint(0, 0), event.oldSize()))
        super().resizeEvent(event)
        self._fit_columns()
        if was_in_view:
            self.scrollTo(self.currentIndex())
