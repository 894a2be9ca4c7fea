"""The same figures as a picture has, as a table."""

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dupfinder.gui.toolkit.labels import plain_tooltip

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_LEAST_FIRST = Qt.SortOrder.AscendingOrder

Key = int | float | str


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One row: its cells, and what they are sorted by; `target` is what Enter asks for, `None` for nothing."""

    cells: tuple[str, ...]
    keys: tuple[Key, ...]
    target: object = None
    tooltip: str = ""


class Kind(enum.Enum):
    """What a column has, which decides how wide it is and where its texts stand."""

    NAME = enum.auto()
    """Takes what room the others leave."""
    WORD = enum.auto()
    NUMBER = enum.auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """A table; there is a kind for each heading."""

    headings: tuple[str, ...]
    kinds: tuple[Kind, ...]
    rows: tuple[Figure, ...]


class FigureModel(QAbstractTableModel):
    """Shows figures in the order of a column; of none (-1), in that in which they came."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.figures = Figures(headings=(), kinds=(), rows=())
        self._order: Sequence[int] = ()
        self._sorting: tuple[int, bool] = (-1, False)

    def set_figures(self, figures: Figures) -> None:
        """Show other figures, in the same order where they have as many columns."""
        self.beginResetModel()
        if len(figures.headings) != len(self.figures.headings):
            self._sorting = (-1, False)
        self.figures = figures
        self._arrange()
        self.endResetModel()

    def figure(self, index: _Index) -> Figure | None:
        """Return the row at an index."""
        return self.figures.rows[self._order[index.row()]] if index.isValid() else None

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.figures.headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's signature
        """Return the text of a cell, its tooltip, and where it stands."""
        figure = self.figure(index)
        if figure is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return figure.cells[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tooltip(figure.tooltip or figure.cells[index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's signature
        """Return the heading of a column."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.figures.headings):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.figures.headings[section]
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def sort(self, column: int, order: Qt.SortOrder = _LEAST_FIRST) -> None:
        """Put the rows in the order of a column."""
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        numbers = [self._order[index.row()] for index in held]
        self._sorting = (column, order is Qt.SortOrder.DescendingOrder)
        self._arrange()
        row_of = {number: row for row, number in enumerate(self._order)}
        moved = [self.index(row_of[n], index.column()) for n, index in zip(numbers, held, strict=True)]
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        column, is_descending = self._sorting
        rows = self.figures.rows
        self._order = range(len(rows))
        if 0 <= column < len(self.figures.headings):
            self._order = sorted(self._order, key=lambda row: rows[row].keys[column], reverse=is_descending)

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = self.figures.kinds[column] is Kind.NUMBER
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
