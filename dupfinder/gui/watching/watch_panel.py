"""A list of the documents that came to watched folders, and what can be done with each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from dupfinder.domain.documents import Problem
from dupfinder.domain.watching import Finding
from dupfinder.gui.rows.result_delegate import RowDelegate, row_height
from dupfinder.gui.toolkit.labels import ElidedLabel, PlainLabel
from dupfinder.gui.toolkit.table_view import TableView
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.watching.finding_model import FindingColumn, FindingModel, path_of
from dupfinder.gui.watching.watch_wording import News

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
