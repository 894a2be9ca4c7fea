"""The window as a frame: its parts are made and put together here, and how it was arranged is remembered.

Files and folders can be dropped anywhere on it.
"""

import os
from collections.abc import Sequence
from dataclasses import replace
from urllib.parse import unquote_to_bytes, urlsplit

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRect, QSettings, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QMainWindow, QSplitter, QStackedWidget, QWidget

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.reports.exporting import Exporter
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.sessions.session_keeper import SessionFlow
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.settings.window_page import WindowChoices
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import BESIDE_WINDOW, PlainLabel
from dupfinder.gui.toolkit.language import SYSTEM_LANGUAGE
from dupfinder.gui.toolkit.layouts import ask_only_shown, in_column
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.watching.watch_panel import WatchPanel
from dupfinder.gui.watching.watcher import WatchWording
from dupfinder.gui.window.actions import WindowActions
from dupfinder.gui.window.deciding_flow import DecidingFlow
from dupfinder.gui.window.document_flow import DocumentFlow
from dupfinder.gui.window.notice_bar import NoticeBar, StatusLine
from dupfinder.gui.window.notifier import Notifier
from dupfinder.gui.window.overview_flow import OverviewFlow, ReportFlow
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.gui.window.scan_flow import ProgressPanel, ScanBridge, ScanFlow
from dupfinder.gui.window.settings_flow import GroupingFlow, SettingsFlow
from dupfinder.gui.window.sidebar import Sidebar
from dupfinder.gui.window.start_page import StartPage
from dupfinder.gui.window.undo_bar import UndoBar
from dupfinder.gui.window.watch_flow import WatchFlow


class DropOverlay(QFrame):
    """Says that dropping works here; it lets the mouse through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dropOverlay")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = PlainLabel(tone="pill")
        centre = QGridLayout(self)
        centre.addWidget(self._label, 0, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def cover(self, text: str, place: QRect) -> None:
        """Lie over a place of the parent, and say what dropping does there."""
        self.setAccessibleName(text)
        self._label.setText(text)
        self.setGeometry(place)
        self.raise_()
        self.show()


URI_LIST = "text/uri-list"


def dropped_paths(mime: QMimeData) -> tuple[str, ...]:
    """Return the local files and folders of a drop, in order; what is on another machine is left out.

    The bytes of the list are decoded here, not by `QUrl`, which loses names that are no UTF-8.
    """
    lines = bytes(mime.data(URI_LIST).data()).split(b"\r\n" if b"\r\n" in bytes(mime.data(URI_LIST).data()) else b"\n")
    return tuple(path for line in lines if (path := _local_path(line.strip())))


def _local_path(uri: bytes) -> str | None:
    if not uri or uri.startswith(b"#"):
        return None
    if os.name == "nt":
        path = QUrl.fromEncoded(uri).toLocalFile()
        return os.path.normpath(path) if path else None  # an address of the web is no path, and no path would be "."
    try:
        parts = urlsplit(uri)
    except ValueError:  # no address at all: http://[
        return None
    if parts.scheme != b"file" or parts.netloc not in {b"", b"localhost"} or b"\0" in unquote_to_bytes(parts.path):
        return None
    return os.path.normpath(os.fsdecode(unquote_to_bytes(parts.path))) if parts.path.startswith(b"/") else None


class DropWindow(QMainWindow):
    """Lays a veil over itself while something is dragged above it, and says what was dropped."""

    dropped = Signal(list, QPoint)
    """The paths, as `str`, and where on the window they were dropped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self._overlay = DropOverlay(self)
        self._dragged: Sequence[str] = ()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders, anywhere on the window."""
        self._dragged = dropped_paths(event.mimeData())
        if self._dragged:
            self._overlay.cover(*self.drop_veil(self._dragged, event.position().toPoint()))
            self._take_as_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking them."""
        self._overlay.cover(*self.drop_veil(self._dragged, event.position().toPoint()))
        self._take_as_copy(event)

    def drop_veil(self, paths: Sequence[str], place: QPoint) -> tuple[str, QRect]:  # noqa: ARG002 - for those that do
        """Return what dropping these paths at a place of the window does, and which part of it the veil covers."""
        return self.tr("Drop to add"), self.rect()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take the veil away."""
        self._overlay.hide()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Say what was dropped."""
        self._overlay.hide()
        self._take_as_copy(event)
        self.dropped.emit(dropped_paths(event.mimeData()), event.position().toPoint())

    @staticmethod
    def _take_as_copy(event: QDropEvent) -> None:
        """Accept as a copy, whatever was offered: after a move, a file manager may remove the files."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()


_SIDEBAR_WIDTH = 268
_COLUMNS_STATE = f"columns-{len(Column)}"
"""Its name says of how many: Qt would show every column that an older state does not know."""


class WindowFrame(DropWindow):
    """A window with all of its parts, which do not know each other yet."""

    def __init__(self, settings: QSettings, theme: Theme) -> None:
        theme.choose(Remembered(settings).window_choices().theme)
        theme.scale_text(
            Remembered(settings).window_choices().text_percent
        )  # before there are widgets that would have to follow
        super().__init__()
        self._remembered = Remembered(settings)
        self._theme = theme
        self.result: ScanResult | None = None
        """What the last scan found."""
        self._scanned_options: ScanOptions | None = None
        self._folds_sources = True
        self._language = SYSTEM_LANGUAGE
        self.wording = Wording(self)
        self._icons = Icons(self.palette(), self)
        self._jobs = BackgroundJobs(self)
        exporter = Exporter(self._jobs, self)
        self.bridge = ScanBridge(self)
        self._centre = QWidget()
        self.setCentralWidget(self._centre)
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self._centre, handleWidth=1, childrenCollapsible=False)
        self._pages = QStackedWidget(self._splitter)
        self.sidebar = Sidebar(self.wording, self._icons, self._splitter)
        self.start_page = StartPage(self.wording, self._pages)
        self.results_page = ResultsPage(self.wording, self._icons, self._jobs, self._pages)
        self.actions_ = WindowActions(self, self._icons, self.results_page.pane.view.actions_)
        self.progress_panel = ProgressPanel(self.wording, self._icons)
        self.notice_bar = NoticeBar()
        self.undo_bar = UndoBar(self.wording)
        self.watch_panel = WatchPanel(self.wording)
        self.scanning = ScanFlow(self.bridge, self.progress_panel, self)
        self.documents = DocumentFlow(self)
        self.deciding = DecidingFlow(self.results_page, self.undo_bar, self.wording, self)
        self.reports = ReportFlow(exporter, self._remembered, listed=self.results_page.list.shown, window=self)
        self.notifier = Notifier(self, self.wording)
        self.watching = WatchFlow(
            self.actions_.watch, self.watch_panel, self.notifier, WatchWording(self.wording, self), self
        )
        self.sessions = SessionFlow(
            self.deciding.revisions,
            self.results_page.board,
            view=self.results_page.view_state,
            is_free=lambda: not self._is_occupied,
            jobs=self._jobs,
            window=self,
        )
        self.grouping = GroupingFlow(
            self.results_page.similarity_bar, self.sidebar.search_panel, self.deciding.revisions, self._jobs, self
        )
        self.overview = OverviewFlow(self.results_page, self._jobs, self)
        self.settings = SettingsFlow(
            self.sidebar,
            self.bridge,
            self.grouping,
            wording=self.wording,
            result=lambda: self.result,
            choices=self._window_choices,
            window=self,
        )
        self.status_line = StatusLine(self.statusBar(), self.wording)
        self._compose()
        theme.dress(self)

    @property
    def _is_occupied(self) -> bool:
        """Return whether what is shown has to stay until something has ended."""
        return self.bridge.is_scanning or self.deciding.is_removing

    @property
    def is_busy(self) -> bool:
        """Return whether a scan, a comparison, an export, a removal or its undoing is under way."""
        return (
            self.bridge.is_scanning
            or self._jobs.is_busy
            or self.deciding.is_busy
            or self.results_page.list.is_behind
            or self.results_page.filter_bar.finder.is_working
        )

    def _window_choices(self) -> WindowChoices:
        """Return what is chosen for the window as it stands: the language may come from elsewhere."""
        return replace(self._remembered.window_choices(), language=self._language)

    def _take_window_choices(self, choices: WindowChoices) -> None:
        """Have the window look as it was chosen, but for its language."""
        self._theme.choose(choices.theme)
        self._theme.scale_text(choices.text_percent)
        self.results_page.tree.set_row_padding(choices.density.padding)
        self.deciding.first_action = choices.action

    def _compose(self) -> None:
        """Put the parts together; the large ones are in their places from the start.

        Whatever is moved has all that is in it styled once more.
        """
        self.setWindowTitle("DupFinder")
        centre = self._centre
        in_column(
            self.progress_panel,
            self.notice_bar,
            self.undo_bar,
            (self._splitter, 1),
            self.watch_panel,
            inside=centre,
            margins=0,
            spacing=0,
        )
        self.watch_panel.hide()
        self._splitter.addWidget(self.sidebar)
        self._splitter.addWidget(self._pages)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([_SIDEBAR_WIDTH, 10_000])
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.results_page)
        ask_only_shown(self._pages)

    def _restore(self) -> None:
        """Take up what was left when the window was closed last."""
        room = self.screen().availableGeometry().size() - QSize(0, BESIDE_WINDOW)
        self.resize(QSize(1280, 800).boundedTo(room))
        if geometry := self._remembered.state("geometry"):
            self.restoreGeometry(geometry)
        self._folds_sources = self._remembered.folds_sources
        self._splitter.setSizes([self._remembered.sidebar_width or _SIDEBAR_WIDTH, 10_000])
        columns, comparison = self._remembered.state(_COLUMNS_STATE), self._remembered.state("comparison")
        if columns and comparison:
            self.results_page.restore_layout(columns=columns, splitter=comparison)
        self.sidebar.search_panel.set_options(self._remembered.options())
        self._take_window_choices(self._remembered.window_choices())
        self.results_page.rule_set = self._remembered.rule_set()
        self.results_page.pane.set_habits(self._remembered.comparison_habits())

    def _fold_sources(self) -> None:
        """Fold the sources to a rail beside results, unless the person wants them; before there are any, never."""
        has_results = self.bridge.is_scanning or self.result is not None
        self.actions_.sources.setEnabled(has_results)
        self.actions_.sources.setChecked(not (has_results and self._folds_sources))
        self.sidebar.fold_button.setVisible(has_results)
        folds = has_results and self._folds_sources
        if folds is not self.sidebar.is_folded:
            self.sidebar.fold(folds)
            self._splitter.setSizes([self.sidebar.wanted_width or _SIDEBAR_WIDTH, 10_000])

    def choose_folding(self, folded: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Fold the sources beside results, or not, from now on."""
        self._folds_sources = self._remembered.folds_sources = folded
        self._fold_sources()

    def remember(self) -> None:
        """Remember how the window is arranged."""
        self._remembered.set_state("geometry", bytes(self.saveGeometry().data()))
        self._remembered.sidebar_width = self.sidebar.unfolded_width
        columns, comparison = self.results_page.save_layout()
        self._remembered.set_state(_COLUMNS_STATE, columns)
        self._remembered.set_state("comparison", comparison)
        self._remembered.set_comparison_habits(self.results_page.pane.habits())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the focus with Enter, too: outside of dialogues Qt has only the space bar do so."""
        button = self.focusWidget()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Give the icons the colours of a new theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._icons.retint(self.palette())
