"""The tree of what was found."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QWidget

from dupfinder.gui.models.result_model import ResultModel
from dupfinder.gui.models.result_rows import METADATA_COLUMNS, Column, Shown
from dupfinder.gui.models.two_level import NATURAL_ORDER, Place
from dupfinder.gui.views.column_menu import ColumnMenu
from dupfinder.gui.views.group_tree import GroupTree
from dupfinder.gui.views.result_delegate import ResultDelegate
from dupfinder.gui.wording import Wording

_OPEN_UP_TO_GROUPS = 40
"""So many groups, and new groups come open; more would bury each other."""
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
    """A row by names that outlast a change of the groups; `path` is `None` for the row of a group."""

    group: str
    path: str | None


class ResultTree(GroupTree):
    """Keeps by path what is open, selected and in view while the groups change below it."""

    chosen = Signal(object)
    """The `Place` of the current row, or `None`."""
    open_requested = Signal(str)
    folder_requested = Signal(str)
    copy_requested = Signal(str)

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.results = ResultModel(wording, self)
        self._opened: set[str] = set()
        self._closed: set[str] = set()
        self._default: bool | None = None
        """Whether groups come open; `None`: while there are few."""
        self._is_restoring = False
        self._is_fitting = False
        self._name_width = _WIDTHS[Column.NAME]
        self.setModel(self.results)
        self.setItemDelegate(ResultDelegate(self))
        self.setAccessibleName(self.tr("Groups of documents"))
        self._set_up_header()
        self.column_menu = ColumnMenu(self.tr("Col&umns"), self.header(), fixed=Column.NAME, hidden=METADATA_COLUMNS)
        self.column_menu.switched.connect(self._fit_switched)
        self.expanded.connect(self._remember_open)
        self.collapsed.connect(self._remember_closed)
        self.selectionModel().currentRowChanged.connect(self._say_what_is_chosen)

    def show_results(self, shown: Sequence[Shown]) -> None:
        """Show other results; a group is known again by its keeper, and what is chosen stays so, without a signal."""
        chosen = self._known(self.currentIndex()) if self._is_chosen() else None
        has_scrolled = self.verticalScrollBar().value() > 0
        topmost = self._known(self.indexAt(self.viewport().rect().topLeft())) if has_scrolled else None
        self._is_restoring = True
        self.results.set_results(shown)
        self._open_again()
        place, top = self._find(chosen), self._find(topmost)
        if place is not None:
            self.setCurrentIndex(self.results.index_of(place))
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
        self.show_results(self.results.shown)  # `expandAll` would keep an index for every document, too

    def close_all(self) -> None:
        """Close every group, and those that are still to come."""
        self._set_default(False)
        self.collapseAll()

    def select_place(self, place: Place) -> None:
        """Make a row the current one and bring it into view."""
        index = self.results.index_of(place)
        self.setCurrentIndex(index)
        self.scrollTo(index.parent())  # so that the group's own row can be seen above it
        self.scrollTo(index)

    def current_place(self) -> Place | None:
        """Return what the current row shows."""
        return self.results.place(self.currentIndex())

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
        path = None if place.member is None else self.results.document(place).entry.path
        return _Known(self.results.name(place.group), path)

    def _find(self, known: _Known | None) -> Place | None:
        group = None if known is None else self.results.find_group(known.group)
        if known is None or group is None:
            return None
        if known.path is None:
            return Place(group)
        member = self.results.find_member(group, known.path)
        return None if member is None else Place(group, member)

    def _open_again(self) -> None:
        count = self.results.group_count()
        open_by_default = count <= _OPEN_UP_TO_GROUPS if self._default is None else self._default
        if not open_by_default and not self._opened:
            return
        self.scheduleDelayedItemsLayout()  # once for all, instead of once for each group that opens
        for group in range(count):
            name = self.results.name(group)
            if name in self._opened or (open_by_default and name not in self._closed):
                self.setExpanded(self.results.index_of(Place(group)), True)
                if self._default is None:
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
            self.chosen.emit(self.current_place())

    # Qt's events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the document of the current row with Enter; all else is as in any tree of groups."""
        place = self.current_place()
        is_document = place is not None and place.member is not None
        if is_document and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._ask(self.open_requested)
        elif is_document and event.matches(QKeySequence.StandardKey.Copy):
            self._ask(self.copy_requested)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the document under the mouse."""
        index = self.indexAt(event.position().toPoint())
        super().mouseDoubleClickEvent(event)
        if index.isValid() and not self.is_group(index):
            self._ask(self.open_requested)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the row under the mouse, or with the current one."""
        index = self.indexAt(event.pos()) if event.reason() is QContextMenuEvent.Reason.Mouse else self.currentIndex()
        if index.isValid():
            self.setCurrentIndex(index)
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
        return menu

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
        """Fit the columns."""
        super().resizeEvent(event)
        self._fit_columns()
