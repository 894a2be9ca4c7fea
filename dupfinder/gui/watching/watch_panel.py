"""A list of the documents that came to watched folders, and what can be done with each."""

import os
import time
from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.domain.events import Finding
from dupfinder.domain.records import dataclass
from dupfinder.gui.rows.result_delegate import RowDelegate, row_height
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.layouts import in_column, in_row
from dupfinder.gui.toolkit.table_model import TOOLTIP, Column, TableModel, TableView
from dupfinder.gui.toolkit.wording import Wording, shown_folder
from dupfinder.gui.watching.watcher import News, WatchWording

MOST_ROWS = 20_000
"""The oldest go when there are more: a watch may last for months."""
_MOST_RANGES = 50
"""So many runs of rows are taken out one by one; with more of them the table is laid out anew."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What came, and when."""

    news: News
    came_ns: int

    @property
    def path(self) -> str:
        """Return the path of the document."""
        return path_of(self.news)


class FindingModel(TableModel[Arrival]):
    """What came to watched folders, the latest first: what, where, how it resembles what, and when it came."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent, roles={TOOLTIP: self._tooltip})
        self._words = words = WatchWording(wording, self)
        self.rows: list[Arrival] = []
        self._paths: set[str] = set()
        home = os.path.expanduser("~")
        self.columns = (
            Column(self.tr("Name"), lambda one: visible(os.path.basename(one.path)), width=280),
            Column(self.tr("Folder"), lambda one: shown_folder(os.path.dirname(one.path), home=home), width=220),
            Column(self.tr("Similarity"), lambda one: words.likeness(one.news), width=130),
            Column(self.tr("Similar to"), lambda one: words.best(one.news), width=280),
            Column(self.tr("When"), lambda one: wording.moment(one.came_ns)),
        )

    def add(self, news: Iterable[News]) -> int:
        """Show what came at the top; what was said of the same documents before goes.

        Return how many of the oldest went because there are too many.
        """
        latest = {path_of(one): Arrival(one, time.time_ns()) for one in news}
        if not latest:
            return 0
        again = self._paths & latest.keys()
        if again:
            self.dismiss([line for line, one in enumerate(self.rows) if one.path in again])
        self.beginInsertRows(QModelIndex(), 0, len(latest) - 1)
        self.rows[:0] = reversed(latest.values())
        self._paths |= latest.keys()
        self._arrange()
        self.endInsertRows()
        oldest = range(MOST_ROWS, len(self.rows))
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
            self._paths -= {one.path for one in self.rows[first : last + 1]}
            del self.rows[first : last + 1]
            self._arrange()
            if not is_scattered:
                self.endRemoveRows()
        if is_scattered:
            self.endResetModel()

    def _tooltip(self, one: Arrival) -> str:
        like = [] if isinstance(one.news, Problem) else [visible(pair.b.entry.path) for pair in one.news.pairs]
        return "\n".join([visible(one.path), self._words.sentence(one.news), *like])


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

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("watchPanel")
        self.setAccessibleName(self.tr("New documents in watched folders"))
        self.findings = FindingModel(wording, self)
        self.table = TableView(self.findings)
        self.table.setItemDelegate(RowDelegate(self.table))
        self.table.setAccessibleName(self.tr("New documents"))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._counts = _Counts()
        self._state = ElidedLabel(tone="dim", mode=Qt.TextElideMode.ElideRight)
        self.compare_button = QPushButton(self.tr("Compare"))
        self.open_button = QPushButton(self.tr("Open"))
        self.folder_button = QPushButton(self.tr("Show in folder"))
        self.dismiss_button = QPushButton(self.tr("Remove from the list"))
        self.close_button = QPushButton(self.tr("Hide"))
        self._lay_out()
        self._connect()
        self.show_stopped()
        self._refresh()

    def show_beginning(self) -> None:
        """Say that it is being learnt what is known."""
        self._counts = _Counts()
        self._state.setText(self.tr("Checking folders …"))

    def show_watching(self, known: int) -> None:
        """Say that folders are watched."""
        self._counts = _Counts(known=known)
        self._show_counts()

    def show_stopped(self) -> None:
        """Say that nothing is watched."""
        self._state.setText(self.tr("Not watching"))

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
        parts = [self.tr("Watching: %Ln document(s)", "", counts.known)]
        if counts.came:
            parts.append(self.tr("%Ln new or changed", "", counts.came))
        if counts.unread:
            parts.append(self.tr("%Ln not read", "", counts.unread))
        if counts.dropped:
            parts.append(self.tr("oldest %Ln no longer listed", "", counts.dropped))
        self._state.setText("; ".join(parts))

    def chosen(self) -> list[News]:
        """Return what is chosen, from top to bottom."""
        return [self.findings.row_at(line).news for line in self.table.chosen_lines()]

    def dismiss(self) -> None:
        """Show those that are chosen no more."""
        self.findings.dismiss(self.table.chosen_lines())
        self._refresh()

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
        news = self.findings.row_at(index.row()).news
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
        self.close_button.clicked.connect(self.hide)
        self.table.activated.connect(self._use)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._refresh())
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table, self.dismiss)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)

    def _lay_out(self) -> None:
        title = PlainLabel(self.tr("New documents"), tone="strong")
        buttons = (self.compare_button, self.open_button, self.folder_button, self.dismiss_button, self.close_button)
        head = in_row(title, (self._state, 1), *buttons, spacing=8)
        self.table.setMaximumHeight(_MOST_ROWS * row_height(self.table.fontMetrics()))  # the results are above it
        in_column(head, (self.table, 1), inside=self, margins=(12, 8, 12, 8), spacing=8)
