"""A list of the documents that came to watched folders, and what can be done with each."""

import enum
import os
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.domain.watching import Finding
from dupfinder.gui.rows.result_delegate import RowDelegate, row_height
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel, plain_tooltip
from dupfinder.gui.toolkit.punctuation import shown_folder
from dupfinder.gui.toolkit.table_view import TableView
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


_WIDTHS = (
    (FindingColumn.NAME, 280),
    (FindingColumn.FOLDER, 220),
    (FindingColumn.LIKENESS, 130),
    (FindingColumn.BEST, 280),
)

_MOST_ROWS = 6


@dataclass(slots=True, kw_only=True)
class _Counts:
    """What became of a watch so far."""

    known: int = 0
    came: int = 0
    unread: int = 0
    dropped: int = 0


class WatchPanel(QFrame):
    """What came, the latest first; hidden until something has, unless somebody asks for it."""

    open_requested = Signal(str)
    folder_requested = Signal(str)
    compare_requested = Signal(object, object)
    """The document that came, and the one that it resembles most."""
    closed = Signal()

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("watchPanel")
        self.setAccessibleName(self.tr("New documents in watched folders"))
        self.findings = FindingModel(wording, self)
        self.table = TableView(self.findings, widths=_WIDTHS)
        self.table.setItemDelegate(RowDelegate(self.table))
        self.table.setAccessibleName(self.tr("New documents"))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._counts = _Counts()
        self._state = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self.compare_button = QPushButton(self.tr("Compare"))
        self.open_button = QPushButton(self.tr("Open"))
        self.folder_button = QPushButton(self.tr("Show in folder"))
        self.dismiss_button = QPushButton(self.tr("Dismiss"))
        self.close_button = QPushButton(self.tr("Hide"))
        self._lay_out()
        self._connect()
        self.show_stopped()
        self._refresh()

    def show_beginning(self) -> None:
        """Say that it is being learnt what is known."""
        self._counts = _Counts()
        self._state.setText(self.tr("Looking at what is there …"))

    def show_watching(self, known: int) -> None:
        """Say that folders are watched."""
        self._counts = _Counts(known=known)
        self._show_counts()

    def show_stopped(self) -> None:
        """Say that nothing is watched."""
        self._state.setText(self.tr("Nothing is watched"))

    def add(self, news: Sequence[News]) -> None:
        """Show what came."""
        self._counts.came += sum(isinstance(one, Finding) and one.document.problem is None for one in news)
        self._counts.unread += sum(isinstance(one, Problem) for one in news)
        self._counts.dropped += self.findings.add(news)
        if not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.findings.index(0, 0))
        self._show_counts()
        self._refresh()

    def _show_counts(self) -> None:
        counts = self._counts
        parts = [self.tr("Watching; %Ln document(s) are known", "", counts.known)]
        if counts.came:
            parts.append(self.tr("%Ln new or changed", "", counts.came))
        if counts.unread:
            parts.append(self.tr("%Ln cannot be read", "", counts.unread))
        if counts.dropped:
            parts.append(self.tr("the oldest %Ln are not listed any more", "", counts.dropped))
        self._state.setText("; ".join(parts))

    def chosen(self) -> list[News]:
        """Return what is chosen, from top to bottom."""
        return [self.findings.news(row) for row in self._rows()]

    def dismiss(self) -> None:
        """Show those that are chosen no more."""
        self.findings.dismiss(self._rows())
        self._refresh()

    def _rows(self) -> list[int]:
        return sorted(index.row() for index in self.table.selectionModel().selectedRows())

    def _compare(self) -> None:
        for news in self.chosen()[:1]:
            if isinstance(news, Finding) and news.pairs:
                self.compare_requested.emit(news.document, news.pairs[0].b)

    def _open(self) -> None:
        for news in self.chosen()[:1]:
            self.open_requested.emit(path_of(news))

    def _show_folder(self) -> None:
        for news in self.chosen()[:1]:
            self.folder_requested.emit(path_of(news))

    def _use(self, index: QModelIndex) -> None:
        """Do what a person most likely wants who opens a row."""
        news = self.findings.news(index.row())
        if isinstance(news, Finding) and news.pairs:
            self.compare_requested.emit(news.document, news.pairs[0].b)
        else:
            self.open_requested.emit(path_of(news))

    def _show_menu(self, place: QPoint) -> None:
        if not self.chosen():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button, slot in self._buttons():
            menu.addAction(button.text(), slot).setEnabled(button.isEnabled())
        menu.popup(self.table.viewport().mapToGlobal(place))

    def _refresh(self) -> None:
        chosen = self.chosen()
        is_one = len(chosen) == 1
        self.compare_button.setEnabled(is_one and isinstance(chosen[0], Finding) and bool(chosen[0].pairs))
        self.open_button.setEnabled(is_one)
        self.folder_button.setEnabled(is_one)
        self.dismiss_button.setEnabled(bool(chosen))

    def _buttons(self) -> tuple[tuple[QPushButton, Callable[[], None]], ...]:
        return (
            (self.compare_button, self._compare),
            (self.open_button, self._open),
            (self.folder_button, self._show_folder),
            (self.dismiss_button, self.dismiss),
        )

    def _connect(self) -> None:
        for button, slot in self._buttons():
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
        self.close_button.clicked.connect(self.closed)
        self.table.activated.connect(self._use)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._refresh())
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table, self.dismiss)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(PlainLabel(self.tr("New documents"), tone="strong"))
        head.addWidget(self._state, 1)
        for button in (self.compare_button, self.open_button, self.folder_button, self.dismiss_button):
            head.addWidget(button)
        head.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(8)
        layout.addLayout(head)
        self.table.setMaximumHeight(_MOST_ROWS * row_height(self.table.fontMetrics()))  # the results are above it
        layout.addWidget(self.table, 1)
