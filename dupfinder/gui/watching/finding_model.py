"""The table of documents that came to watched folders."""

import enum
import os
import time
from collections.abc import Collection, Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.shown_folder import shown_folder
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.watching.watch_wording import News, WatchWording

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
MOST_ROWS = 20_000
"""The oldest go when there are more: a watch may last for months."""
_MOST_RANGES = 50
"""So many runs of rows are taken out one by one; with more of them the table is laid out anew."""


class FindingColumn(enum.IntEnum):
    """The columns: what came, where, how it resembles what, and when it came."""

    NAME = 0
    FOLDER = 1
    LIKENESS = 2
    BEST = 3
    CAME = 4


class FindingModel(QAbstractTableModel):
    """What came to watched folders, the latest first."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = WatchWording(wording, self)
        self._home = os.path.expanduser("~")
        self._news: list[tuple[News, int]] = []
        """Each with when it came; the latest last."""
        self._paths: set[str] = set()
        self._headings = (self.tr("Name"), self.tr("Folder"), self.tr("How alike"), self.tr("Like"), self.tr("When"))

    def add(self, news: Iterable[News]) -> int:
        """Show what came at the top; what was said of the same documents before goes.

        Return how many of the oldest went because there are too many.
        """
        latest = {path_of(one): one for one in news}
        if not latest:
            return 0
        again = self._paths & latest.keys()
        if again:
            self.dismiss([row for row in range(len(self._news)) if path_of(self.news(row)) in again])
        self.beginInsertRows(QModelIndex(), 0, len(latest) - 1)
        self._news += [(one, time.time_ns()) for one in latest.values()]
        self._paths |= latest.keys()
        self.endInsertRows()
        oldest = range(MOST_ROWS, len(self._news))
        self.dismiss(oldest)
        return len(oldest)

    def dismiss(self, rows: Collection[int]) -> None:
        """Show these no more."""
        ranges = _ranges(rows)
        is_scattered = len(ranges) > _MOST_RANGES
        if is_scattered:
            self.beginResetModel()
        for first, last in reversed(ranges):
            if not is_scattered:
                self.beginRemoveRows(QModelIndex(), first, last)
            place = slice(len(self._news) - 1 - last, len(self._news) - first)
            self._paths -= {path_of(one) for one, _ in self._news[place]}
            del self._news[place]
            if not is_scattered:
                self.endRemoveRows()
        if is_scattered:
            self.endResetModel()

    def news(self, row: int) -> News:
        """Return what a row shows."""
        return self._news[-1 - row][0]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many findings there are."""
        return 0 if parent.isValid() else len(self._news)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(FindingColumn)

    def data(self, index: _Index, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows."""
        if not index.isValid() or role not in {_DISPLAY, _TOOLTIP}:
            return None
        if role == _DISPLAY:
            return self._cell(index.row(), FindingColumn(index.column()))
        news = self.news(index.row())
        like = [] if isinstance(news, Problem) else [visible(pair.b.entry.path) for pair in news.pairs]
        return plain_tooltip("\n".join([visible(path_of(news)), self._words.sentence(news), *like]))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:  # noqa: ANN401 - as above
        """Return the heading of a column."""
        if orientation is Qt.Orientation.Horizontal and role == _DISPLAY and 0 <= section < len(self._headings):
            return self._headings[section]
        return None

    def _cell(self, row: int, column: FindingColumn) -> str:
        news, came_ns = self._news[-1 - row]
        match column:
            case FindingColumn.NAME:
                return visible(os.path.basename(path_of(news)))
            case FindingColumn.FOLDER:
                return shown_folder(os.path.dirname(path_of(news)), home=self._home)
            case FindingColumn.LIKENESS:
                return self._words.likeness(news)
            case FindingColumn.BEST:
                return self._words.best(news)
            case FindingColumn.CAME:
                return self._wording.moment(came_ns)


def path_of(news: News) -> str:
    """Return the path of the document that came."""
    return news.path if isinstance(news, Problem) else news.document.entry.path


def _ranges(rows: Collection[int]) -> list[tuple[int, int]]:
    """Return the first and the last of each run of rows, in order."""
    ranges: list[tuple[int, int]] = []
    for row in sorted(rows):
        if ranges and ranges[-1][1] == row - 1:
            ranges[-1] = (ranges[-1][0], row)
        else:
            ranges.append((row, row))
    return ranges
