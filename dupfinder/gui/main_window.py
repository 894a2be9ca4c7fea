"""The window: it composes its parts, and lets them speak with each other."""

import time
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QFileDialog, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.distinctions import Distinctions
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.actions import WindowActions
from dupfinder.gui.background import BackgroundJobs
from dupfinder.gui.bridge import ScanBridge
from dupfinder.gui.deciding_flow import DecidingFlow
from dupfinder.gui.desktop import open_document, show_in_folder
from dupfinder.gui.exporting import SUFFIXES, Exporter
from dupfinder.gui.icons import Icons
from dupfinder.gui.models.result_rows import Column
from dupfinder.gui.models.sources import SourceRole, add_sources
from dupfinder.gui.remembered import Remembered
from dupfinder.gui.theme import Theme, ThemeChoice
from dupfinder.gui.views.about_dialog import AboutDialog
from dupfinder.gui.views.bug_dialog import BugDialog
from dupfinder.gui.views.drop_window import DropWindow
from dupfinder.gui.views.formats_dialog import FormatsDialog
from dupfinder.gui.views.keys_dialog import KeysDialog
from dupfinder.gui.views.labels import PlainLabel, plain_tooltip
from dupfinder.gui.views.notice_bar import NoticeBar, NoticeKind
from dupfinder.gui.views.options_dialog import OptionsDialog
from dupfinder.gui.views.progress_panel import ProgressPanel
from dupfinder.gui.views.results_page import ResultsPage
from dupfinder.gui.views.search_dialog import SearchDialog
from dupfinder.gui.views.sidebar import Sidebar
from dupfinder.gui.views.start_page import StartPage
from dupfinder.gui.views.undo_bar import UndoBar
from dupfinder.gui.wording import Wording
from dupfinder.report import ReportKind
from dupfinder.store import read_distinctions

_SECOND_ESCAPE_WITHIN_S = 4.0
_CLOSE_WITHIN_S = 5.0
_SIDEBAR_WIDTH = 268
_STATUS_MARGINS = 60
_COLUMNS_STATE = f"columns-{len(Column)}"
"""Its name says of how many: Qt would show every column that an older state does not know."""


class MainWindow(DropWindow):
    """One person's view on one scan at a time."""

    def __init__(self, settings: QSettings, theme: Theme) -> None:
        theme.choose(Remembered(settings).theme)  # before there are widgets that would have to follow
        super().__init__()
        self._remembered = Remembered(settings)
        self._theme = theme
        self._result: ScanResult | None = None
        self._scanned_options: ScanOptions | None = None
        self._search_plans: list[str] = []
        self._escape_pressed_s = float("-inf")
        self.wording = Wording(self)
        self._icons = Icons(self.palette(), self)
        self._jobs = BackgroundJobs(self)
        self._exporter = Exporter(self._jobs, self)
        self.bridge = ScanBridge(self)
        self.sidebar = Sidebar(self.wording, self._icons)
        self.start_page = StartPage(self.wording)
        self.results_page = ResultsPage(self.wording, self._icons, self._jobs)
        self.actions_ = WindowActions(self, self._icons, self._exporter, self.results_page.comparison_actions)
        self.progress_panel = ProgressPanel(self.wording, self._icons)
        self.notice_bar = NoticeBar()
        self.undo_bar = UndoBar(self.wording)
        self.deciding = DecidingFlow(self.results_page, self.undo_bar, self.wording, self)
        self._totals = PlainLabel(tone="dim")
        self._marked = PlainLabel(tone="strong")
        self._marked_text = ""
        self._compose()
        self._connect_actions()
        self._connect_parts()
        self._restore()
        self._refresh()

    @property
    def result(self) -> ScanResult | None:
        """Return what the last scan found."""
        return self._result

    @property
    def is_scanning(self) -> bool:
        """Return whether a scan is under way."""
        return self.bridge.is_scanning

    @property
    def is_busy(self) -> bool:
        """Return whether a scan, a comparison, an export, a removal or its undoing is under way."""
        return self.bridge.is_scanning or self._jobs.is_busy or self.deciding.is_busy

    # Sources.

    def add_paths(self, paths: Iterable[str], *, role: SourceRole = SourceRole.SCAN) -> None:
        """Add folders and documents as sources; what is folded or missing is said."""
        source_list = self.sidebar.source_list
        added = add_sources(source_list.sources.sources, paths, role=role)
        for folded in added.folded:
            text = self.tr("{inner} is not listed by itself: it is part of {outer}.")
            self._say(text.format(inner=visible(folded.path), outer=visible(folded.inside)))
        for path in added.missing:
            self._say(self.tr("{path} does not exist.").format(path=visible(path)), NoticeKind.WARNING)
        source_list.sources.set_sources(added.sources)
        self._refresh()

    def drop_paths(self, paths: Iterable[str]) -> None:
        """Add what was dropped; on an empty window the first scan starts by itself."""
        was_empty = not self.sidebar.source_list.sources.sources
        self.add_paths(paths)
        if was_empty and self._result is None:
            self.start_scan()

    def choose_folder(self, role: SourceRole = SourceRole.SCAN) -> None:
        """Ask for a folder to add in a role."""
        path = QFileDialog.getExistingDirectory(self, self.tr("Add a folder"))
        if path:
            self.add_paths([path], role=role)

    def choose_documents(self) -> None:
        """Ask for documents to add."""
        paths, _ = QFileDialog.getOpenFileNames(self, self.tr("Add documents"))
        self.add_paths(paths)

    # The scan.

    def start_scan(self) -> None:
        """Scan the sources; does nothing without any, or while a scan is under way."""
        options = self.sidebar.make_options()
        if self.is_scanning or self.deciding.is_removing or not (options.sources or options.references):
            return
        self.notice_bar.clear()
        try:
            self.bridge.start(replace(options, distinctions=read_distinctions()))
        except DupFinderError as error:
            self._show_error(error)
            return
        self._remembered.set_options(options)
        self._scanned_options = options
        self._search_plans.clear()
        self._result = None
        self.deciding.begin(None)
        self.results_page.begin(options)
        self._refresh()
        self.results_page.setFocus()

    def stop_scan(self) -> None:
        """Stop the scan; what was found is kept."""
        if self.is_scanning:
            self.progress_panel.show_stopping()
            self.bridge.cancel()

    def _escape(self) -> None:
        """Stop the scan at the second press: one press alone is too easily made."""
        now_s = time.monotonic()
        if now_s - self._escape_pressed_s < _SECOND_ESCAPE_WITHIN_S:
            self.stop_scan()
        else:
            self._escape_pressed_s = now_s
            self.statusBar().showMessage(self.tr("Press Esc once more to stop the scan."), 4_000)

    def show_result(self, result: ScanResult) -> None:
        """Show what a scan found in the end."""
        self._scanned_options = replace(result.options, distinctions=Distinctions())
        self.deciding.begin(result)
        self._show_revision(result)
        if result.status is ScanStatus.CANCELLED:
            self._say(self.tr("The scan was stopped. What was found until then is shown."))
        self._refresh()

    def _show_revision(self, result: ScanResult) -> None:
        """Show the result as it stands after a change of it."""
        self._result = result
        self.results_page.show_result(result)
        self._refresh()

    def _fail(self, error: Exception) -> None:
        self._show_error(error)
        self._scanned_options = None
        self.results_page.board.set_groups(())
        self._refresh()

    # Settings.

    def make_options_dialog(self) -> OptionsDialog:
        """Return the dialogue of the settings, not shown yet."""
        options = self.sidebar.search_panel.options
        found = {document.format for document in self._result.documents} if self._result else set()
        formats = sorted(found.union(options.formats))
        dialog = OptionsDialog(options, formats=formats, wording=self.wording, parent=self)
        dialog.cache_page.bug_found.connect(self.show_bug)
        if self.is_scanning:
            dialog.cache_page.set_scanning(True)
            for ended in (self.bridge.finished, self.bridge.failed):
                ended.connect(dialog.cache_page.take_back)
        return dialog

    def edit_settings(self) -> None:
        """Show the settings that a first scan does not need."""
        dialog = self.make_options_dialog()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.sidebar.search_panel.set_options(dialog.options))
        dialog.open()

    def choose_theme(self, choice: ThemeChoice) -> None:
        """Change and remember the theme."""
        self._theme.choose(choice)
        self._remembered.theme = choice
        self._show_theme()

    # Export.

    def choose_export(self, kind: ReportKind | None = None) -> None:
        """Ask where to save the results; without a kind, the dialogue asks for that too."""
        if self._result is not None and (chosen := self._exporter.ask([kind] if kind else list(SUFFIXES), self)):
            self.export_to(*chosen)

    def export_to(self, kind: ReportKind, path: str) -> None:
        """Save the results as a report of this kind."""
        if self._result is not None:
            self._exporter.save(kind, self._result, path)

    # What is said.

    def show_bug(self, error: BaseException) -> None:
        """Show a mistake of the program, with the means to report it."""
        BugDialog(error, self).open()

    def _show_error(self, error: Exception) -> None:
        """Say what is wrong with the environment in one sentence; anything else is a bug."""
        if isinstance(error, DupFinderError):
            self._say(visible(str(error)), NoticeKind.ERROR)
        else:
            self.show_bug(error)

    def explain_search(self) -> None:
        """Show how the pairs of the last scan were searched for."""
        SearchDialog("\n\n".join(self._search_plans), self).open()

    def list_formats(self) -> None:
        """Show which formats can be read."""
        dialog = FormatsDialog(self)
        dialog.bug_found.connect(self.show_bug)
        dialog.open()

    def _take_search_plan(self, explanation: str) -> None:
        self._search_plans.append(explanation)
        self._refresh()

    def _say(self, text: str, kind: NoticeKind = NoticeKind.NOTE) -> None:
        self.notice_bar.add(kind, text)

    def _say_shortly(self, text: str) -> None:
        self.statusBar().showMessage(text, 6_000)

    def _make_room(self, message: str) -> None:
        """Let the totals give way to a message for which there is no room beside them."""
        needed = self.fontMetrics().horizontalAdvance(message) + sum(
            label.sizeHint().width() for label in (self._totals, self._marked)
        )
        self._totals.setHidden(bool(message) and needed + _STATUS_MARGINS > self.width())

    def _refresh(self) -> None:
        """Show what fits to the state of things: pages, what can be done, totals."""
        sources, is_scanning = self.sidebar.source_list.sources.sources, self.is_scanning
        can_scan = any(source.role is not SourceRole.EXCLUDED for source in sources) and not is_scanning
        has_results = is_scanning or self._result is not None
        self._pages.setCurrentWidget(self.results_page if has_results else self.start_page)
        if sources:
            self.start_page.show_ready(len(sources))
        else:
            self.start_page.show_empty()
        self.sidebar.setVisible(bool(sources) or has_results)
        self.progress_panel.setVisible(is_scanning)
        actions = self.actions_
        actions.scan.setEnabled(can_scan)
        actions.pause.setEnabled(is_scanning)
        actions.stop.setEnabled(is_scanning)
        actions.escape.setEnabled(is_scanning)
        actions.search.setEnabled(bool(self._search_plans))
        actions.export.setEnabled(self._result is not None)
        actions.export_menu.setEnabled(self._result is not None)
        actions.export_button.setEnabled(self._result is not None)
        for action in (actions.choose_by_rules, actions.invert_marks, actions.clear_marks, actions.remove):
            action.setEnabled(self._result is not None)
        actions.find.setEnabled(has_results)
        self._show_hint()
        self._show_totals()

    def _show_hint(self) -> None:
        is_outdated = self._scanned_options is not None and self.sidebar.make_options() != self._scanned_options
        self.sidebar.show_hint(is_outdated)

    def _show_totals(self) -> None:
        result = self._result
        self._totals.setText("" if result is None else self.wording.totals(result))
        self._marked.setText("" if result is None else self._marked_text)
        self._totals.setToolTip(plain_tooltip("" if result is None else "\n\n".join(self._search_plans)))

    def _show_marks(self, count: int, size_bytes: int, hidden: int) -> None:
        self._marked_text = self.wording.marked(count, size_bytes, hidden=hidden)
        self._show_totals()

    def _show_theme(self) -> None:
        for action in self.actions_.themes.actions():
            action.setChecked(action.data() == self._theme.choice)

    def _open(self, path: str) -> None:
        if not open_document(path):
            self._say_shortly(self.tr("{path} cannot be opened.").format(path=visible(path)))

    def _open_folder(self, path: str) -> None:
        if not show_in_folder(path):
            self._say_shortly(self.tr("The folder of {path} cannot be opened.").format(path=visible(path)))

    def _copy(self, path: str) -> None:
        QGuiApplication.clipboard().setText(path)
        self._say_shortly(self.tr("The path was copied."))

    # Composition.

    def _compose(self) -> None:
        self.setWindowTitle("DupFinder")
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.results_page)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.sidebar)
        self._splitter.addWidget(self._pages)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([_SIDEBAR_WIDTH, 10_000])
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.progress_panel)
        layout.addWidget(self.notice_bar)
        layout.addWidget(self.undo_bar)
        layout.addWidget(self._splitter, 1)
        self.setCentralWidget(centre)
        self.statusBar().messageChanged.connect(self._make_room)
        self.statusBar().addPermanentWidget(self._totals)
        self.statusBar().addPermanentWidget(self._marked)

    def _connect_actions(self) -> None:
        actions = self.actions_
        for action, slot in (
            (actions.add_folder, self.choose_folder),
            (actions.add_documents, self.choose_documents),
            (actions.export, self.choose_export),
            (actions.quit, self.close),
            (actions.scan, self.start_scan),
            (actions.stop, self.stop_scan),
            (actions.escape, self._escape),
            (actions.settings, self.edit_settings),
            (actions.search, self.explain_search),
            (actions.choose_by_rules, self.results_page.choose_by_rules),
            (actions.invert_marks, self.results_page.invert_marks),
            (actions.clear_marks, self.results_page.clear_marks),
            (actions.remove, self.deciding.remove),
            (actions.undo, self.undo_bar.undo),
            (actions.history, self.deciding.show_history),
            (actions.distinctions, self.deciding.show_distinctions),
            (actions.find, self.results_page.focus_filter),
            (actions.open_groups, self.results_page.tree.open_all),
            (actions.close_groups, self.results_page.tree.close_all),
            (actions.sort_by_gain, self.results_page.tree.sort_naturally),
            (actions.keys, lambda: KeysDialog(actions.with_keys(), actions.of_comparison_with_keys(), self).open()),
            (actions.formats, self.list_formats),
            (actions.about, lambda: AboutDialog(self).open()),
        ):
            action.triggered.connect(lambda _checked, slot=slot: slot())
        actions.add_column_menu(self.results_page.tree.column_menu)
        actions.pause.triggered.connect(self.bridge.set_paused)
        actions.export_chosen.connect(self.choose_export)
        actions.theme_chosen.connect(self.choose_theme)

    def _connect_parts(self) -> None:
        self.dropped.connect(self.drop_paths)
        for part in (self.sidebar, self.start_page):
            part.folders_requested.connect(self.choose_folder)
            part.documents_requested.connect(self.choose_documents)
        self.sidebar.folder_requested_as.connect(self.choose_folder)
        self.start_page.scan_requested.connect(self.start_scan)
        self.sidebar.changed.connect(self._refresh)
        self.sidebar.search_panel.more_requested.connect(self.edit_settings)
        self.progress_panel.pause_requested.connect(self.bridge.set_paused)
        self.progress_panel.cancel_requested.connect(self.stop_scan)
        self.results_page.open_requested.connect(self._open)
        self.results_page.folder_requested.connect(self._open_folder)
        self.results_page.copy_requested.connect(self._copy)
        self.results_page.bug_found.connect(self.show_bug)
        self.results_page.marks_changed.connect(self._show_marks)
        self.results_page.rules_used.connect(self._remembered.set_rule_set)
        deciding = self.deciding
        deciding.revised.connect(self._show_revision)
        deciding.said.connect(self._say_shortly)
        deciding.warned.connect(lambda text: self._say(text, NoticeKind.WARNING))
        deciding.failed.connect(self._show_error)
        deciding.folder_requested.connect(self._open_folder)
        deciding.copy_requested.connect(self._copy)
        bridge = self.bridge
        bridge.started.connect(self.progress_panel.begin)
        bridge.progressed.connect(self.progress_panel.show_progress)
        bridge.pause_changed.connect(self.progress_panel.show_paused)
        bridge.pause_changed.connect(self.actions_.pause.setChecked)
        bridge.noted.connect(self._say)
        bridge.search_planned.connect(self._take_search_plan)
        bridge.problem_found.connect(self.results_page.add_problem)
        bridge.groups_changed.connect(self.results_page.show_groups)
        bridge.finished.connect(self.show_result)
        bridge.failed.connect(self._fail)
        self._exporter.saved.connect(
            lambda path: self._say_shortly(self.tr("Saved as {path}.").format(path=visible(path)))
        )
        self._exporter.failed.connect(self._show_error)

    def _restore(self) -> None:
        """Take up what was left when the window was closed last."""
        self.resize(1280, 800)
        if geometry := self._remembered.state("geometry"):
            self.restoreGeometry(geometry)
        if splitter := self._remembered.state("sidebar"):
            self._splitter.restoreState(splitter)
        columns, comparison = self._remembered.state(_COLUMNS_STATE), self._remembered.state("comparison")
        if columns and comparison:
            self.results_page.restore_layout(columns=columns, splitter=comparison)
        self.sidebar.search_panel.set_options(self._remembered.options())
        self.results_page.rule_set = self._remembered.rule_set()
        self.deciding.look_for_interrupted_run()
        self.results_page.pane.set_habits(self._remembered.comparison_habits())
        self._show_theme()

    # Qt's events.

    def changeEvent(self, event: QEvent) -> None:
        """Give the icons the colours of a new theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._icons.retint(self.palette())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout; end the scan and the processes. While documents are on their way, stop that first."""
        if self.deciding.is_removing:
            self.deciding.stop_removing()
            self._say(self.tr("What is under way stops after this document; then the window can be closed."))
            event.ignore()
            return
        self._remembered.set_state("geometry", bytes(self.saveGeometry().data()))
        self._remembered.set_state("sidebar", bytes(self._splitter.saveState().data()))
        columns, comparison = self.results_page.save_layout()
        self._remembered.set_state(_COLUMNS_STATE, columns)
        self._remembered.set_state("comparison", comparison)
        self._remembered.set_comparison_habits(self.results_page.pane.habits())
        self.hide()
        self.bridge.close(timeout_s=_CLOSE_WITHIN_S)
        self.results_page.close_comparer()
        super().closeEvent(event)
