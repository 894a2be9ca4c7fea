"""A table of rows that are chosen as wholes."""

import functools
from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTreeView, QWidget

from dupfinder.gui.toolkit.labels import FontScale, font_scale
from dupfinder.gui.toolkit.table_model import Column, TableModel


def set_column_widths(
    header: QHeaderView, columns: Sequence[Column[Any]], *, scale_all: Callable[[float], None] | None = None
) -> None:
    """Give columns the widths that they are declared with; greater ones where, or as soon as, the font is large.

    `scale_all` does the latter, where that is not `scale_columns`.
    """
    view = header.parentWidget() or header  # its letters are those of the cells
    scale = font_scale(view)
    for number, column in enumerate(columns):
        if column.width:
            header.resizeSection(number, round(column.width * scale))
    FontScale(view).changed.connect(scale_all or functools.partial(scale_columns, header))


def scale_columns(header: QHeaderView, factor: float) -> None:
    """Make columns so many times as wide: what a person gave a width keeps it, by its letters."""
    for number in range(header.count()):
        if not header.isSectionHidden(number):
            header.resizeSection(number, round(header.sectionSize(number) * factor))


class ColumnMenu(QMenu):
    """Lists all columns, those ticked that are shown; a right click on the header opens it, too."""

    switched = Signal(int, bool)
    """A column, and whether it is shown now."""

    def __init__(self, title: str, header: QHeaderView, *, fixed: int, hidden: Collection[int]) -> None:
        """`fixed` is always shown, those in `hidden` only when they are asked for."""
        super().__init__(title, header)
        self._header = header
        self._hidden = hidden
        self._column_actions: dict[int, QAction] = {}
        for column in range(header.count()):
            name = header.model().headerData(column, Qt.Orientation.Horizontal)
            action = self.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setEnabled(column != fixed)
            action.toggled.connect(lambda shown, column=column: self._switch(column, shown=shown))
            self._column_actions[column] = action
        self.addSeparator()
        self.addAction(self.tr("Default columns"), self.show_usual)
        self.aboutToShow.connect(self._tick)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(lambda place: self.popup(header.mapToGlobal(place)))
        self.show_usual()

    def show_usual(self) -> None:
        """Show the columns that are shown unless asked otherwise."""
        for column in self._column_actions:
            self._switch(column, shown=column not in self._hidden)

    def action_of(self, column: int) -> QAction:
        """Return what switches a column, as it stands now."""
        self._tick()
        return self._column_actions[column]

    def _switch(self, column: int, *, shown: bool) -> None:
        if self._header.isSectionHidden(column) is shown:
            self._header.setSectionHidden(column, not shown)
            self.switched.emit(column, shown)

    def _tick(self) -> None:
        for column, action in self._column_actions.items():
            action.blockSignals(True)
            action.setChecked(not self._header.isSectionHidden(column))
            action.blockSignals(False)


class TableView(QTreeView):
    """A framed table; the last column takes what the others leave."""

    def __init__(self, rows: TableModel[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(rows)
        self.setObjectName("framed")
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.header()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        set_column_widths(header, rows.columns)

    def give_room_to(self, column: int) -> None:
        """Have this column take what the others leave, instead of the last one."""
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def chosen_lines(self) -> list[int]:
        """Return the lines that are selected, from top to bottom."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())
