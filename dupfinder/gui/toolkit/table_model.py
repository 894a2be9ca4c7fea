"""Tables declared by their columns: what each says of a row, by what it sorts, and the view of them."""

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import KW_ONLY, field
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTreeView, QWidget

from dupfinder.domain.records import dataclass
from dupfinder.gui.toolkit.labels import FontScale, font_scale, plain_tooltip

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
CellRoles = Mapping[int, Callable[[Row], Any]]
"""What a row has besides its texts, by Qt's roles or own ones; tooltips are plain text."""

NATURAL_ORDER = -1
"""The column to sort by to get the order in which the rows came."""
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""What a row stands for."""
DISPLAY = int(Qt.ItemDataRole.DisplayRole)
TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
COLOUR = int(Qt.ItemDataRole.ForegroundRole)
ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_NUMBERS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_NOWHERE = QModelIndex()
_LEAST_FIRST = Qt.SortOrder.AscendingOrder


@dataclass(frozen=True, slots=True)
class Column(Generic[Row]):
    """A column, by what it has of a row."""

    title: str
    text: Callable[[Row], str]
    _: KW_ONLY
    key: Callable[[Row], Any] | None = None
    """By what it sorts, if not by its texts; a key may be `None` for a row without one, which comes last."""
    hint: str = ""
    """What the title means."""
    width: int = 0
    """With the usual letters; 0 for what Qt or the view gives."""
    takes_rest: bool = False
    """Whether it takes what room the others leave, where a view gives each column what its texts need."""
    is_number: bool = False
    """Numbers end where the column does."""
    falls_first: bool = False
    """Whether a first click on the title sorts from the greatest on."""
    roles: CellRoles[Row] = field(default_factory=dict)
    """What its cells have besides."""

    def sort_key(self, row: Row) -> Any:  # noqa: ANN401 - one type for each column
        """Return by what a row is sorted."""
        return self.text(row).casefold() if self.key is None else self.key(row)

    @property
    def alignment(self) -> Qt.AlignmentFlag | None:
        """Return where texts stand; `None` for where reading begins."""
        return _NUMBERS if self.is_number else None

    def heading(self, role: int) -> Any:  # noqa: ANN401 - what Qt asks for
        """Return what stands above the column."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.title
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment
            case Qt.ItemDataRole.ToolTipRole:
                return self.hint or None
            case Qt.ItemDataRole.InitialSortOrderRole if self.falls_first:
                return Qt.SortOrder.DescendingOrder.value
        return None


def number_column(title: str, key: Callable[[Row], Any], write: Callable[[Any], str], *, width: int = 0) -> Column[Row]:
    """Return a column of numbers: what each row has, and how it is written."""
    return Column(title, lambda row: write(key(row)), key=key, width=width, is_number=True)


def heading(columns: Sequence[Column[Any]], section: int, orientation: Qt.Orientation, role: int) -> Any:  # noqa: ANN401
    """Return what Qt asks for of the headings of a model."""
    if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(columns):
        return None
    return columns[section].heading(role)


class TableModel(QAbstractTableModel, Generic[Row]):
    """Rows in the order of a column, those of them that are wanted; nothing is made for cells that nobody sees."""

    rows_at_once: ClassVar[int | None] = None
    """So many rows a table gets to know at a time, as it asks for all it knows whenever it is laid out; `None`: all."""

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        columns: Sequence[Column[Row]] = (),
        roles: CellRoles[Row] = MappingProxyType({}),
    ) -> None:
        """`roles` are those that every column has, unless it says otherwise."""
        super().__init__(parent)
        self.columns = columns
        self.roles = roles
        self.rows: Sequence[Row] = ()
        """All rows, shown or not, in the order in which they came."""
        self._order: Sequence[int] = ()
        self._known = self.rows_at_once
        """So many of them a table knows by now; `None`: all."""
        self._is_wanted: Callable[[Row], bool] | None = None
        self._sorting: tuple[int, bool] = (NATURAL_ORDER, False)

    def row(self, index: Index) -> Row | None:
        """Return the row at an index; `None` for an invalid one."""
        return self.row_at(index.row()) if index.isValid() else None

    def row_at(self, line: int) -> Row:
        """Return the row in a line."""
        return self.rows[self._order[line]]

    def set_rows(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show other rows, in the same order where there are as many columns."""
        self.beginResetModel()
        if columns is not None and len(columns) != len(self.columns):
            self._sorting = (NATURAL_ORDER, False)
        self.columns = self.columns if columns is None else columns
        self.rows, self._known = rows, self.rows_at_once
        self._arrange()
        self.endResetModel()

    def show_only(self, is_wanted: Callable[[Row], bool] | None) -> None:
        """Show only some of the rows; `None`: all."""
        self.beginResetModel()
        self._is_wanted, self._known = is_wanted, self.rows_at_once
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = _LEAST_FIRST) -> None:
        """Put the rows in the order of a column, or in `NATURAL_ORDER`."""
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        numbers = [self._order[index.row()] for index in held]
        self._sorting = (column, order is Qt.SortOrder.DescendingOrder)
        self._arrange()
        line_of = {number: line for line, number in enumerate(self._order)}
        moved = [self.index(line_of[n], index.column()) for n, index in zip(numbers, held, strict=True)]
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        column, is_descending = self._sorting
        rows, is_wanted = self.rows, self._is_wanted
        self._order = range(len(rows))
        if is_wanted is not None:
            self._order = [number for number in self._order if is_wanted(rows[number])]
        if 0 <= column < len(self.columns):
            key = self.columns[column].sort_key
            self._order = in_order(self._order, lambda number: key(rows[number]), descending=is_descending)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many rows are shown, as far as a table knows them."""
        count = 0 if parent.isValid() else len(self._order)
        return count if self._known is None else min(count, self._known)

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Return whether there are rows that a table does not know of."""
        return not parent.isValid() and self.rowCount() < len(self._order)

    def fetchMore(self, parent: Index) -> None:  # noqa: N802 - Qt's name
        """Tell a table of some more rows."""
        if self._known is not None and self.canFetchMore(parent):
            more = min(self._known + (self.rows_at_once or 0), len(self._order))
            self.beginInsertRows(QModelIndex(), self._known, more - 1)
            self._known = more
            self.endInsertRows()

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        if not index.isValid():
            return None
        row, column = self.row_at(index.row()), self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return column.alignment
        if role == ROW_ROLE:
            return row
        find = column.roles.get(role) or self.roles.get(role)
        found = None if find is None else find(row)
        return plain_tooltip(found) if found and role == TOOLTIP else found

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return what stands above a column."""
        return heading(self.columns, section, orientation, role)


def in_order(numbers: Sequence[int], key: Callable[[int], Any], *, descending: bool) -> Sequence[int]:
    """Return the numbers by their keys; those without one come last in either order, as they stood."""
    keys = {number: key(number) for number in numbers}
    known = [number for number in numbers if keys[number] is not None]
    known.sort(key=keys.__getitem__, reverse=descending)
    return known if len(known) == len(numbers) else known + [number for number in numbers if keys[number] is None]


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
