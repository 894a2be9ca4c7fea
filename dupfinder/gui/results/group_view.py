"""Groups that open to documents: drawn, steered and read aloud as a tree over the flat rows of the result model."""

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleStateChangeEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from dupfinder.gui.results.result_model import ResultModel
from dupfinder.gui.results.result_table import Bools, Numbers, ResultTable
from dupfinder.gui.results.row_view import RowView
from dupfinder.gui.rows.result_painter import ARROW_END, INDENTATION, Cell, ResultPainter, RowFonts, RowLook, part_of
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.accessible_rows import AccessibleRows, hold, tell_current
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import clauses

_OPEN_UP_TO_GROUPS = 40
"""So many groups, and new groups come open; more would bury each other."""


class OpenGroups:
    """What a person opened and closed; groups that nobody touched are open while there are few of them."""

    def __init__(self) -> None:
        self._default: bool | None = None
        """Whether groups come open; `None`: while there are few."""
        self._opened: set[str] = set()
        self._closed: set[str] = set()

    def set_all(self, *, are_open: bool | None) -> None:
        """Open or close all, also those that are still to come; `None` forgets what was opened and closed."""
        self._default = are_open
        self._opened.clear()
        self._closed.clear()

    def remember(self, name: str, *, is_open: bool) -> None:
        """Remember that a group was opened or closed."""
        now, before = (self._opened, self._closed) if is_open else (self._closed, self._opened)
        now.add(name)
        before.discard(name)

    def rename(self, before: str, now: str) -> None:
        """Keep a group open, or closed, under another name."""
        for names in (self._opened, self._closed):
            if before in names:
                names.add(now)

    def find(self, table: ResultTable, listed: Numbers) -> Bools:
        """Return of each group whether it is open where these are listed; few that come open stay so when more come."""
        count = len(table.shown)
        by_default = len(listed) <= _OPEN_UP_TO_GROUPS if self._default is None else self._default
        is_open = np.full(count, by_default, np.bool_)
        is_open[find_groups(table, self._closed)] = False
        is_open[find_groups(table, self._opened)] = True
        if by_default and self._default is None and len(listed) == count:
            self._opened.update(table.name(group) for group in np.flatnonzero(is_open).tolist())
        return is_open


def find_groups(table: ResultTable, names: set[str]) -> list[int]:
    """Return the numbers of the groups with these names, without those that there are none of."""
    if not names:
        return []
    candidates = table.groups_headed_by([name.partition(":")[2] for name in names])
    return [group for group in candidates if table.name(group) in names]


_Index = QModelIndex | QPersistentModelIndex
_Cursor = QAbstractItemView.CursorAction
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class GroupView(RowView):
    """Opens and closes groups with the arrow keys, +, - and *, Enter, a click on the arrow and a double click."""

    group_toggled = Signal(int)
    """The row of a group that was opened or closed by itself."""

    def __init__(self, results: ResultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.results = results
        results.setParent(self)
        self.setModel(results)
        self.open_groups = OpenGroups()
        self._drawing: ResultPainter | None = None
        self._fonts = RowFonts(self.font())
        self._spans: list[tuple[Column, int, int]] = []
        """Column, left end and width of what is seen of the columns, while rows are drawn."""

    # Open and closed.

    def is_group(self, index: _Index) -> bool:
        """Return whether an index is of a group's row."""
        place = self.results.place(index)
        return place is not None and place.member is None

    def group_of(self, index: _Index) -> QModelIndex:
        """Return the row of the group that a row belongs to; invalid for none."""
        place = self.results.place(index)
        return QModelIndex() if place is None else self.results.index_of(Place(place.group))

    def isExpanded(self, index: _Index) -> bool:  # noqa: N802 - Qt's name
        """Return whether the row of a group is open."""
        place = self.results.place(index)
        return place is not None and place.member is None and self.results.is_open(place.group)

    def setExpanded(self, index: _Index, is_open: bool) -> None:  # noqa: FBT001, N802 - as Qt's trees have it
        """Open or close the group of a row; one that is closed above the current row becomes the current one."""
        place = self.results.place(index)
        if place is None:
            return
        group = self.results.index_of(Place(place.group))
        current = self.results.place(self.currentIndex())
        if not is_open and current is not None and current.member is not None and current.group == place.group:
            self.choose(group)
        self.results.set_open(place.group, is_open=is_open)
        self.open_groups.remember(self.results.table.name(place.group), is_open=is_open)
        self.viewport().update()
        self.group_toggled.emit(group.row())

    def toggle(self, index: _Index) -> None:
        """Open or close the group of a row."""
        group = self.group_of(index)
        self.setExpanded(group, not self.isExpanded(group))

    def choose(self, index: QModelIndex) -> None:
        """Make a row the current one and the only one that is selected, whatever keys are held down."""
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    # Keys and mouse.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and close groups; one that opens shows its documents, as far as there is room below its row."""
        index, key = self.currentIndex(), event.key()
        was_open = self.isExpanded(index)
        if index.isValid() and key in _ENTER and self.is_group(index):
            self.toggle(index)
        elif index.isValid() and key in {Qt.Key.Key_Plus, Qt.Key.Key_Asterisk}:
            self.setExpanded(index, True)
        elif index.isValid() and key == Qt.Key.Key_Minus:
            self.setExpanded(index, False)
        else:
            super().keyPressEvent(event)
        place = self.results.place(index)
        if place is not None and self.isExpanded(index) and not was_open:
            # Not after a click: rows that move away below the mouse lead the next one astray.
            self.scrollTo(self.results.index(index.row() + self.results.member_count(place.group), 0))
            self.scrollTo(index)

    def moveCursor(self, action: _Cursor, modifiers: Qt.KeyboardModifier) -> QModelIndex:  # noqa: N802 - Qt's name
        """Step into a group and out of it with the arrow keys; where there is nothing to step to, they scroll."""
        current = self.currentIndex()
        if not current.isValid() or action not in {_Cursor.MoveLeft, _Cursor.MoveRight}:
            return super().moveCursor(action, modifiers)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        is_inwards = (action is _Cursor.MoveRight) is not is_mirrored
        if self.is_group(current) and is_inwards:
            if self.isExpanded(current):
                return self.results.index(current.row() + 1, 0)
            self.setExpanded(current, True)
        elif self.isExpanded(current):
            self.setExpanded(current, False)
        elif not self.is_group(current) and not is_inwards:
            return self.group_of(current)
        else:
            bar = self.horizontalScrollBar()
            bar.setValue(bar.value() + (bar.singleStep() if is_inwards else -bar.singleStep()))
        return self.currentIndex()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open and close a group by a click on its arrow."""
        place = event.position().toPoint()
        index = self.indexAt(place)
        if event.button() is Qt.MouseButton.LeftButton and self.is_group(index) and self._is_on_arrow(index, place):
            self.toggle(index)
        else:
            super().mousePressEvent(event)

    def _is_on_arrow(self, index: QModelIndex, place: QPoint) -> bool:
        return part_of(self.row_rect(index.row()), 0, ARROW_END, self.layoutDirection()).contains(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open and close a group by a double click anywhere on its row."""
        index = self.indexAt(event.position().toPoint())
        if self.is_group(index):
            self.toggle(index)
        else:
            super().mouseDoubleClickEvent(event)

    # Drawing.

    def indentation(self, row: int) -> int:
        """Return by how much the name of a document is indented."""
        return 0 if self.results.place_at(row).member is None else INDENTATION

    def begin_painting(self, painter: QPainter) -> None:
        """Take colours, fonts and columns as they are now."""
        if self._fonts.base != self.font():
            self._fonts = RowFonts(self.font())
        self._drawing = ResultPainter(painter, self.viewport(), self._fonts)
        room = self.viewport().rect()
        rects = ((Column(column), self.column_rect(column)) for column in self.shown_columns())
        self._spans = [(column, rect.left(), rect.width()) for column, rect in rects if rect.intersects(room)]

    def paint_row(self, painter: QPainter, row: int, rect: QRect) -> None:  # noqa: ARG002 - `begin_painting` has it
        """Draw a group or a document."""
        drawing, results = self._drawing, self.results
        if drawing is None:
            return
        place = results.place_at(row)
        look = RowLook(
            text=results.looks.text(place),
            mark=results.looks.mark(place),
            is_selected=self.selectionModel().isSelected(results.index(row, 0)),
            has_focus=self.hasFocus() and row == self.currentIndex().row(),
            is_open=place.member is None and results.is_open(place.group),
        )
        if place.member is None:
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            sizes = ((left, width) for column, left, width in self._spans if column is Column.SIZE)
            ends = (rect.width() - left if is_mirrored else left + width for left, width in sizes)
            drawing.draw_group(rect, look, sizes_end=next(ends, None))
        else:
            drawing.draw_document(rect, self._cells(place, rect.top(), rect.height()), look)

    def _cells(self, place: Place, top: int, height: int) -> list[Cell]:
        results = self.results
        rects = ((column, QRect(left, top, width, height)) for column, left, width in self._spans)
        cells = [
            Cell(column, results.cell(place, column), rect, results.columns[column].is_number) for column, rect in rects
        ]
        if cells and cells[0].column is Column.NAME:
            cells[0] = replace(cells[0], rect=self.indented(cells[0].rect, INDENTATION))
        return cells


_NAME = int(Column.NAME)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_EXPLANATION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_CHECK = int(Qt.ItemDataRole.CheckStateRole)


class AccessibleTree(AccessibleRows[GroupView]):
    """The tree."""

    own_role = QAccessible.Role.Tree
    row_role = QAccessible.Role.TreeItem

    def row_count(self, view: GroupView) -> int:
        """Return how many rows there are."""
        return view.row_count

    def rows_in_view(self, view: GroupView) -> range:
        """Return the rows that can be seen."""
        return view.rows_in_view()

    def current_row(self, view: GroupView) -> int | None:
        """Return the row that keys go to."""
        return view.currentIndex().row() if view.currentIndex().isValid() else None

    def rect_of(self, view: GroupView, row: int) -> QRect:
        """Return where a row is in the viewport."""
        return view.row_rect(row)

    def level(self, view: GroupView, row: int) -> int:
        """Return how deep a row is."""
        return 1 if view.results.place_at(row).member is None else 2

    def describe(self, view: GroupView, state: QAccessible.State, row: int | None = None) -> None:
        """Set whether a row is open, selected and marked, and that several can be selected."""
        if row is None:
            state.multiSelectable = state.extSelectable = True
            return
        state.focusable = state.selectable = True
        state.selected = view.selectionModel().isSelected(view.results.index(row, _NAME))
        place = view.results.place_at(row)
        if place.member is None:
            state.expandable = True
            state.expanded = view.results.is_open(place.group)
            state.collapsed = not state.expanded
        check = _data(view, row, _NAME, _CHECK)
        if check is not None:
            state.checkable = True
            state.checked = Qt.CheckState(check) is Qt.CheckState.Checked
            state.checkStateMixed = Qt.CheckState(check) is Qt.CheckState.PartiallyChecked

    def row_text(self, view: GroupView, row: int, kind: QAccessible.Text) -> str:
        """Return what the row is, with what its mark says; as its description, what stands in the other columns."""
        place = view.results.place_at(row)
        if kind is QAccessible.Text.Name:
            return str(_data(view, row, _NAME, _SPOKEN) or view.results.cell(place, _NAME))
        if kind is not QAccessible.Text.Description or place.member is None:
            return ""
        cells = [view.results.cell(place, column) for column in view.shown_columns() if column != _NAME]
        return clauses(*cells, _data(view, row, Column.SIMILARITY, _EXPLANATION) or "")


def _data(view: GroupView, row: int, column: int, role: int) -> Any:  # noqa: ANN401 - as models have it
    return view.results.index(row, column).data(role)


def accessible_tree(_class_name: str, thing: QObject) -> AccessibleTree | None:
    """Return what stands for a tree, and nothing for anything else; to be given to `QAccessible.installFactory`."""
    if not isinstance(thing, GroupView):
        return None
    made = AccessibleTree(thing)
    model = thing.results
    hold(made, thing, changed=(model.modelReset, model.rowsInserted, model.rowsRemoved))
    thing.group_toggled.connect(partial(_tell_open, made))
    thing.selectionModel().currentRowChanged.connect(partial(_tell_current, made))
    return made


def _tell_current(made: AccessibleTree, current: QModelIndex, _: object) -> None:
    if current.isValid():
        tell_current(made, current.row())


def _tell_open(made: AccessibleTree, row: int) -> None:
    if QAccessible.isActive():
        changed = QAccessible.State()
        changed.expanded = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(made.row(row), changed))
