"""The table of documents that came to watched folders."""

import enum
import os
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dupfinder.domain.display import visible
from dupfinder.domain.watching import Finding
from dupfinder.gui.shown_folder import shown_folder
from dupfinder.gui.views.labels import plain_tooltip
from dupfinder.gui.watching.watch_wording import WatchWording
from dupfinder.gui.wording import Wording

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
MOST_ROWS = 1_000
"""The oldest go when there are more."""


class FindingColumn(enum.IntEnum):
    """The columns: what came, where, how it resembles what, and when it came."""

    NAME = 0
    FOLDER = 1
    LIKENESS = 2
    BEST = 3
    CAME = 4


@dataclass(frozen=True, slots=True)
class _Row:
    finding: Finding
    cells: tuple[str, ...]
    tooltip: str


class FindingModel(QAbstractTableModel):
    """Findings, the latest first."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = WatchWording(wording, self)
        self._home = os.path.expanduser("~")
        self._rows: list[_Row] = []
        self._headings = (self.tr("Name"), self.tr("Folder"), self.tr("How alike"), self.tr("Like"), self.tr("When"))

    def add(self, finding: Finding) -> None:
        """Show a finding at the top; an earlier one of the same document goes."""
        self.dismiss([row for row, one in enumerate(self._rows) if _path(one.finding) == _path(finding)])
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._rows.insert(0, self._row(finding))
        self.endInsertRows()
        self.dismiss(range(MOST_ROWS, len(self._rows)))

    def dismiss(self, rows: Collection[int]) -> None:
        """Show these no more."""
        for row in sorted(rows, reverse=True):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._rows[row]
            self.endRemoveRows()

    def finding(self, row: int) -> Finding:
        """Return the finding at a row."""
        return self._rows[row].finding

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many findings there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(FindingColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        if not index.isValid() or role not in {_DISPLAY, _TOOLTIP}:
            return None
        row = self._rows[index.row()]
        return row.cells[index.column()] if role == _DISPLAY else plain_tooltip(row.tooltip)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < len(self._headings):
            return self._headings[section]
        return None

    def _row(self, finding: Finding) -> _Row:
        entry = finding.document.entry
        cells = (
            visible(entry.name),
            shown_folder(entry.folder, home=self._home),
            self._words.likeness(finding),
            self._words.best(finding),
            self._wording.moment(time.time_ns()),
        )
        like = [visible(pair.b.entry.path) for pair in finding.pairs]
        return _Row(
            finding, cells=cells, tooltip="\n".join([visible(entry.path), self._words.sentence(finding), *like])
        )


def _path(finding: Finding) -> str:
    return finding.document.entry.path
