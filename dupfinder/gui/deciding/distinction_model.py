"""The table of what a person told apart."""

import enum
import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dupfinder.domain.display import visible
from dupfinder.domain.distinctions import Distinction
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.shown_folder import shown_folder
from dupfinder.gui.toolkit.wording import Wording

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)


class DistinctionColumn(enum.IntEnum):
    """The columns: two documents, and when they were told apart."""

    FIRST = 0
    FIRST_FOLDER = 1
    SECOND = 2
    SECOND_FOLDER = 3
    NOTED = 4


@dataclass(frozen=True, slots=True)
class _Row:
    distinction: Distinction
    cells: tuple[str, ...]
    folded: str


class DistinctionModel(QAbstractTableModel):
    """The latest first; can be searched by names and folders."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._home = os.path.expanduser("~")
        self._all: Sequence[_Row] = ()
        self._rows: Sequence[_Row] = ()
        self._words: list[str] = []
        self._headings = (
            self.tr("Document"),
            self.tr("Folder"),
            self.tr("is no duplicate of"),
            self.tr("Folder"),
            self.tr("Since"),
        )

    def set_distinctions(self, distinctions: Sequence[Distinction]) -> None:
        """Show these."""
        latest_first = sorted(distinctions, key=lambda each: (each.noted, each.number), reverse=True)
        self._all = [self._row(each) for each in latest_first]
        self._show()

    def search(self, wanted: str) -> None:
        """Show only those with all of the words in their paths."""
        self._words = wanted.casefold().split()
        self._show()

    def numbers(self, rows: Sequence[int]) -> list[int]:
        """Return the numbers of the distinctions at these rows."""
        return [self._rows[row].distinction.number for row in rows]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(DistinctionColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        if not index.isValid() or role not in {_DISPLAY, _TOOLTIP}:
            return None
        row = self._rows[index.row()]
        if role == _DISPLAY:
            return row.cells[index.column()]
        return plain_tooltip("\n".join(visible(each.path) for each in (row.distinction.a, row.distinction.b)))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < len(self._headings):
            return self._headings[section]
        return None

    def _show(self) -> None:
        self.beginResetModel()
        self._rows = [row for row in self._all if all(word in row.folded for word in self._words)]
        self.endResetModel()

    def _row(self, distinction: Distinction) -> _Row:
        paths = (distinction.a.path, distinction.b.path)
        cells = [
            cell
            for path in paths
            for cell in (visible(os.path.basename(path)), shown_folder(os.path.dirname(path), home=self._home))
        ]
        return _Row(
            distinction,
            cells=(*cells, self._wording.written_moment(distinction.noted)),
            folded="\n".join(paths).casefold(),
        )
