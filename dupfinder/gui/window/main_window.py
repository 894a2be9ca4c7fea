"""The window: it composes its parts, and lets them speak with each other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QRect, QSettings, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFileDialog, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from dupfinder.domain.display import visible
from dupfinder.domain.distinctions import Distinctions
from dupfinder.domain.errors import DupFinderError, shortage
from dupfinder.domain.options import FIND_FROM, Grouping, ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.domain.sessions import Session
from dupfinder.gui.notifications import Notifier
from dupfinder.gui.reports.exporting import Exporter
from dupfinder.gui.results.revisions import grouping_of
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.sessions.presets_menu import PresetsMenu
from dupfinder.gui.sessions.recent_menu import RecentMenu
from dupfinder.gui.settings.formats_dialog import FormatsDialog
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.sources.sources import Source, SourceRole, add_sources, with_roles
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.watching.watch_panel import WatchPanel
from dupfinder.gui.watching.watch_wording import WatchWording
from dupfinder.gui.window.about_dialog import AboutDialog
from dupfinder.gui.window.actions import WindowActions
from dupfinder.gui.window.bridge import ScanBridge
from dupfinder.gui.window.bug_dialog import BugDialog
from dupfinder.gui.window.deciding_flow import DecidingFlow
from dupfinder.gui.window.document_flow import DocumentFlow
from dupfinder.gui.window.drop_window import DropWindow
from dupfinder.gui.window.grouping_flow import GroupingFlow
from dupfinder.gui.window.keys_dialog import KeysDialog
from dupfinder.gui.window.log_dialog import LogDialog
from dupfinder.gui.window.notice_bar import NoticeBar, NoticeKind, StatusLine
from dupfinder.gui.window.overview_flow import OverviewFlow, ReportFlow
from dupfinder.gui.window.progress_panel import ProgressPanel
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.gui.window.scan_flow import ScanFlow
from dupfinder.gui.window.search_dialog import SearchDialog
from dupfinder.gui.window.session_flow import SessionFlow
from dupfinder.gui.window.settings_flow import SettingsFlow
from dupfinder.gui.window.sidebar import Sidebar
from dupfinder.gui.window.start_page import StartPage, lay_out_samples
from dupfinder.gui.window.undo_bar import UndoBar
from dupfinder.gui.window.watch_flow import WatchFlow
from dupfinder.report import ReportKind
from dupfinder.store import is_session_file, logged_lines

_CLOSE_WITHIN_S = 5.0
_SIDEBAR_WIDTH = 268
_STATUS_MARGINS = 60
_COLUMNS_STATE = f"columns-{len(Column)}"
"""Its name says of how many: Qt would show every column that an older state does not know."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowContents:
    """What one window hands to the next."""

    sources: Sequence[Source]
    session: Session | None
    search_plans: Sequence[str]
    geometry: QRect


class MainWindow(DropWindow):
    """One person's view on one scan at a time."""

    language_chosen = Signal(str)
    """The name of a locale, or `SYSTEM_LANGUAGE`."""

    def __init__(self, settings: QSettings, theme: Theme) -> None:
        theme.choose(Remembered(settings).theme)  # before there are widgets that would have to follow
        super().__init__()
        self._remembered = Remembered(settings)
        self._theme = theme
        self._result: ScanResult | None = None
        self._scanned_options: ScanOptions | None = None
        self.wording = Wording(self)
        self._icons = Icons(self.palette(), self)
        self._jobs = BackgroundJobs(self)
        exporter = Exporter(self._jobs, self)
        self.bridge = ScanBridge(self)
        self.sidebar = Sidebar(self.wording, self._icons)
        self.start_page = StartPage(self.wording)
        self.results_page = ResultsPage(self.wording, self._icons, self._jobs)
        self.actions_ = WindowActions(self, self._icons, exporter, self.results_page.comparison_actions)
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
            self.sidebar, self.bridge, self.grouping, wording=self.wording, result=lambda: self._result, window=self
        )
        self.status_line = StatusLine(self.statusBar(), self.wording)
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
    def _is_occupied(self) -> bool:
        """Return whether what is shown has to stay until something has ended."""
        return self.is_scanning or self.deciding.is_removing

    @property
    def is_busy(self) -> bool:
        """Return whether a scan, a comparison, an export, a removal or its undoing is under way."""
        return (
            self.bridge.is_scanning
            or self._jobs.is_busy
            or self.deciding.is_busy
            or self.results_page.is_behind
            or self.results_page.filter_bar.is_working
        )

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

    def open_paths(self, paths: Iterable[str]) -> None:
        """Add sources; of session files the last is opened instead."""
        paths = list(paths)
        sessions = [path for path in paths if is_session_file(path)]
        self.add_paths(path for path in paths if path not in sessions)
        if sessions:
            self.open_session(sessions[-1])

    def drop_paths(self, paths: Iterable[str]) -> None:
        """Open what was dropped; on an empty window the first scan starts by itself."""
        was_empty = not self.sidebar.source_list.sources.sources
        self.open_paths(paths)
        if was_empty and self._result is None:
            self.start_scan()

    def try_samples(self) -> None:
        """Lay out the sample documents and scan them."""
        try:
            folders = lay_out_samples()
        except DupFinderError as error:
            self._show_error(error)
            return
        self.add_paths(folders)
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

    # The scan, and what came of it.

    def start_scan(self) -> None:
        """Scan the sources; does nothing without any, or while a scan or a removal is under way."""
        self._scan(find_from=FIND_FROM)

    def _scan(self, *, find_from: float) -> None:
        options = self._asked()
        if not self.deciding.is_removing and (options.sources or options.references):
            self.notice_bar.clear()
            self.scanning.start(options, find_from=find_from)

    def _asked(self) -> ScanOptions:
        """Return what the next scan is asked for; what may go is for the rules to say, in one place."""
        return replace(self.sidebar.make_options(), included=self.results_page.rule_set.included)

    def _begin(self, options: ScanOptions) -> None:
        """Show a scan that has begun."""
        self._remembered.set_options(options)
        self._scanned_options = options
        self._result = None
        self.sessions.keeper.begin_anew()
        self.deciding.begin(None)
        self.grouping.begin()
        self.results_page.begin(options)
        self._refresh()
        self.results_page.setFocus()

    def show_result(self, result: ScanResult, seconds: float = 0.0) -> None:
        """Show what a scan found in the end, which took so long."""
        self._scanned_options = asked_options(result.options)
        self.deciding.begin(result)
        self._show_revision(result)
        self.grouping.show(result)
        if result.status is ScanStatus.CANCELLED:
            self._say(self.tr("The scan was stopped. What was found until then is shown."))
        self._warn_of_gone(result)
        self.sessions.keeper.changed()
        self.notifier.scan_ended(result, seconds)
        self._refresh()

    def _warn_of_gone(self, result: ScanResult) -> None:
        """Say above the results that something is missing in them."""
        for path in result.gone_sources:
            text = self.tr("The disk or folder is gone: {path}. The result is not complete.")
            self.notice_bar.add(NoticeKind.ERROR, text.format(path=visible(path)))

    def _show_revision(self, result: ScanResult) -> None:
        """Show the result as it stands after a change of it."""
        self._result = result
        self.results_page.show_result(result)
        self._refresh()

    def _show_session(self, result: ScanResult) -> None:
        """Show what the scan of a session found, among the sources that it had."""
        options, state = asked_options(result.options), self.deciding.revisions.state
        self._scanned_options = options
        self.settings.use(options)
        if state is not None:
            sources = self.sidebar.source_list.sources
            sources.set_sources(with_roles(sources.sources, state.roles))
        self.results_page.begin(options)
        self._show_revision(result)
        self._warn_of_gone(result)
        self.grouping.show(result)
        self._take_grouping(self.deciding.revisions.grouping or grouping_of(result))

    def _take_grouping(self, grouping: Grouping) -> None:
        """Take another grouping of the results for what the scan had been asked for: it needs no rescan."""
        if self._scanned_options is not None:
            self._scanned_options = replace(
                self._scanned_options,
                min_similarity=grouping.min_similarity,
                linkage=grouping.linkage,
                included=grouping.included,
            )
        self.results_page.rule_set = replace(self.results_page.rule_set, included=grouping.included)
        self._refresh()

    def _fail(self, error: Exception) -> None:
        self._show_error(error)
        self._scanned_options = None
        self.results_page.board.set_groups(())
        self._refresh()

    def open_session(self, path: str) -> None:
        """Open a session file; a scan or a removal that is under way comes first."""
        if self._is_occupied:
            self.status_line.say(self.tr("Please wait until what is under way has ended."))
        else:
            self.notice_bar.clear()
            self.sessions.keeper.open(path)

    def open_last_session(self) -> None:
        """Open the session of the window before this one, as `open_session`."""
        if self._is_occupied:
            self.status_line.say(self.tr("Please wait until what is under way has ended."))
        else:
            self.sessions.keeper.open_last()

    def take_up(self) -> None:
        """Take up what the program was at when it ended: results that a crash left, a scan that was cut short.

        What was left in good order is offered.
        """
        unfinished, keeper = self.scanning.unfinished(), self.sessions.keeper
        if unfinished is not None:
            self.notice_bar.offer(
                self.tr("The last scan was not finished. What it read need not be read again."),
                button=self.tr("Go on with it"),
                accept=lambda: self._go_on_with(unfinished),
            )
        if keeper.crashed:
            keeper.open_last()
        elif keeper.last is not None:
            self.start_page.show_last(self._last_session_text())

    def _last_session_text(self) -> str:
        """Return what to call the session of the window before this one; an empty text where there is none any more."""
        last = self.sessions.keeper.last
        if last is None or not last.is_there:
            return ""
        moment = self.wording.moment(int(last.saved.timestamp() * 1e9))
        return self.tr("Go on with the last session ({moment})").format(moment=moment)

    def _say_brought_back(self) -> None:
        if self.sessions.keeper.crashed and self._result is not None:
            self._say(self.tr("DupFinder did not close properly. What you had is here again."))

    def _go_on_with(self, options: ScanOptions) -> None:
        self.settings.use(options)
        self.start_scan()

    def _rename(self, path: str) -> None:
        """Ask for another name of a document in the list."""
        tree = self.results_page.tree
        place = tree.place_of(path)
        if place is not None and not self.is_scanning and not self.deciding.is_busy:
            self.documents.rename(tree.results.document(place))

    # One window after another.

    def take_out(self) -> WindowContents:
        """Return what this window holds, and remember how it was arranged."""
        self._remember()
        return WindowContents(
            sources=self.sidebar.source_list.sources.sources,
            session=self.sessions.capture(),
            search_plans=tuple(self.scanning.search_plans),
            geometry=self.geometry(),
        )

    def take_over(self, contents: WindowContents) -> None:
        """Go on with what another window held."""
        self.notice_bar.clear()
        if contents.session is not None:
            self.sessions.show(contents.session)
        self.sidebar.source_list.sources.set_sources(tuple(contents.sources))
        self.scanning.search_plans[:] = contents.search_plans
        self.setGeometry(contents.geometry)
        self._refresh()

    # Settings.

    def choose_theme(self, choice: ThemeChoice) -> None:
        """Change and remember the theme."""
        self._theme.choose(choice)
        self._remembered.theme = choice
        self._show_theme()

    def show_language(self, name: str) -> None:
        """Check the language of the window in its menu."""
        for action in self.actions_.languages.actions():
            action.setChecked(action.data() == name)

    def say_language_waits(self) -> None:
        """Say that another language has to wait."""
        self.status_line.say(self.tr("The language changes as soon as what is under way has ended."))

    # Export.

    def choose_export(self, kind: ReportKind | None = None) -> None:
        """Ask what to save of the results, and where."""
        if self._result is not None:
            self.reports.ask(self._result, kind)

    def export_to(self, kind: ReportKind, path: str) -> None:
        """Save the results as a report of this kind."""
        if self._result is not None:
            self.reports.save(kind, self._result, path)

    # What is said.

    def show_bug(self, error: BaseException) -> None:
        """Show a mistake of the program, with the means to report it."""
        BugDialog(error, self).open()

    def _show_error(self, error: Exception) -> None:
        """Say what is wrong with the environment in one sentence; anything else is a bug."""
        error = shortage(error) or error
        if isinstance(error, DupFinderError):
            self._say(visible(core_message(str(error))), NoticeKind.ERROR)
        else:
            self.show_bug(error)

    def explain_search(self) -> None:
        """Show how the pairs of the last scan were searched for."""
        SearchDialog(core_message("\n\n".join(self.scanning.search_plans)), self).open()

    def list_formats(self) -> None:
        """Show which formats can be read."""
        dialog = FormatsDialog(self)
        dialog.bug_found.connect(self.show_bug)
        dialog.open()

    def _say(self, text: str, kind: NoticeKind = NoticeKind.NOTE) -> None:
        self.notice_bar.add(kind, text)

    def _refresh(self) -> None:
        """Show what fits to the state of things: pages, what can be done, totals; roles of folders hold at once."""
        self.deciding.revisions.set_roles(self.sidebar.roles)
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
        actions.search.setEnabled(bool(self.scanning.search_plans))
        for part in actions.of_result:
            part.setEnabled(self._result is not None)
        for action in actions.of_list:
            action.setEnabled(has_results)
        self._show_hint()
        self.status_line.show_result(self._result, search_plans=self.scanning.search_plans)

    def _show_hint(self) -> None:
        is_outdated = self._scanned_options is not None and self._asked() != self._scanned_options
        self.sidebar.show_hint(is_outdated)

    def _show_theme(self) -> None:
        for action in self.actions_.themes.actions():
            action.setChecked(action.data() == self._theme.choice)

    # Composition.

    def _compose(self) -> None:
        """Put the parts together from the outside in: whatever is moved has all that is in it styled once more."""
        self.setWindowTitle("DupFinder")
        centre = QWidget()
        self.setCentralWidget(centre)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.progress_panel)
        layout.addWidget(self.notice_bar)
        layout.addWidget(self.undo_bar)
        layout.addWidget(self._splitter, 1)
        layout.addWidget(self.watch_panel)
        self.watch_panel.hide()
        self._pages = QStackedWidget()
        self._splitter.addWidget(self.sidebar)
        self._splitter.addWidget(self._pages)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([_SIDEBAR_WIDTH, 10_000])
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.results_page)

    def _connect_actions(self) -> None:
        actions = self.actions_
        for action, slot in (
            (actions.add_folder, self.choose_folder),
            (actions.add_documents, self.choose_documents),
            (actions.export, self.choose_export),
            (actions.quit, self.close),
            (actions.scan, self.start_scan),
            (actions.stop, self.scanning.stop),
            (actions.escape, self.scanning.escape),
            (actions.open_session, self.sessions.ask_to_open),
            (actions.save_session, self.sessions.ask_to_save),
            (actions.settings, self.settings.edit),
            (actions.search, self.explain_search),
            (actions.choose_by_rules, self.results_page.choose_by_rules),
            (actions.invert_marks, self.results_page.invert_marks),
            (actions.clear_marks, self.results_page.clear_marks),
            (actions.remove, self.deciding.remove),
            (actions.undo, self._undo),
            (actions.redo, self.results_page.board.redo),
            (actions.history, self.deciding.show_history),
            (actions.distinctions, self.deciding.show_distinctions),
            (actions.find, self.results_page.focus_filter),
            (actions.open_groups, self.results_page.tree.open_all),
            (actions.close_groups, self.results_page.tree.close_all),
            (actions.sort_by_gain, self.results_page.tree.sort_naturally),
            (actions.keys, lambda: KeysDialog(actions.by_menu(), self).open()),
            (actions.formats, self.list_formats),
            (actions.save_log, lambda: LogDialog(logged_lines(), self).open()),
            (actions.about, lambda: AboutDialog(self).open()),
        ):
            action.triggered.connect(lambda _checked, slot=slot: slot())
        actions.watch.triggered.connect(self._watch)
        actions.add_views(self.results_page.tabs.choices)
        actions.add_column_menu(self.results_page.tree.column_menu)
        recent, presets = RecentMenu(self._last_session_text, self), PresetsMenu(self.sidebar.make_options, self)
        actions.add_session_menus(recent, presets)
        recent.chosen.connect(self.open_session)
        recent.last_chosen.connect(self.open_last_session)
        self.start_page.last_requested.connect(self.open_last_session)
        presets.chosen.connect(self.settings.use_preset)
        presets.failed.connect(self._show_error)
        actions.pause.triggered.connect(self.bridge.set_paused)
        actions.export_chosen.connect(self.choose_export)
        actions.theme_chosen.connect(self.choose_theme)
        actions.language_chosen.connect(self.language_chosen)

    def _connect_parts(self) -> None:
        self.dropped.connect(self.drop_paths)
        for part in (self.sidebar, self.start_page):
            part.folders_requested.connect(self.choose_folder)
            part.documents_requested.connect(self.choose_documents)
        self.sidebar.folder_requested_as.connect(self.choose_folder)
        self.start_page.scan_requested.connect(self.start_scan)
        self.start_page.samples_requested.connect(self.try_samples)
        self.sidebar.changed.connect(self._refresh)
        self.sidebar.source_list.sources.modelReset.connect(lambda: self.scanning.note_sources(self._asked()))
        self.sidebar.search_panel.more_requested.connect(self.settings.edit)
        self._connect_documents()
        self.results_page.bug_found.connect(self.show_bug)
        self.results_page.marks_changed.connect(self.status_line.show_marks)
        self.results_page.board.history_changed.connect(self._show_undo)
        self.results_page.similarity_bar.lower_requested.connect(lambda least: self._scan(find_from=least))
        self.grouping.regrouped.connect(self._take_grouping)
        self.grouping.failed.connect(self._show_error)
        self.overview.failed.connect(self._show_error)
        self.overview.folder_requested.connect(self.documents.open)
        self.overview.reference_requested.connect(lambda path: self.add_paths([path], role=SourceRole.REFERENCE))
        self.settings.bug_found.connect(self.show_bug)
        self.settings.changed.connect(self._refresh)
        self._connect_problems()
        self.results_page.rules_used.connect(self._remembered.set_rule_set)
        self.results_page.rules_used.connect(lambda rule_set: self.grouping.include(rule_set.included))
        deciding = self.deciding
        deciding.revised.connect(self._show_revision)
        deciding.said.connect(self.status_line.say)
        deciding.warned.connect(lambda text: self._say(text, NoticeKind.WARNING))
        deciding.failed.connect(self._show_error)
        deciding.folder_requested.connect(self.documents.open_folder)
        deciding.copy_requested.connect(self.documents.copy)
        self._connect_scan()
        self.sessions.failed.connect(self._show_error)
        self.watching.failed.connect(self._show_error)
        self.sessions.opened.connect(self._show_session)
        self.sessions.chosen.connect(self.open_session)
        self.sessions.keeper.brought_back.connect(self._say_brought_back)
        self.sessions.view_wanted.connect(self.results_page.restore_view)
        self.sessions.said.connect(self.status_line.say)
        self.watching.noted.connect(lambda text: self._say(core_message(text)))
        self.reports.said.connect(self.status_line.say)
        self.reports.failed.connect(self._show_error)

    def _connect_scan(self) -> None:
        bridge, scanning = self.bridge, self.scanning
        bridge.pause_changed.connect(self.actions_.pause.setChecked)
        bridge.noted.connect(lambda text: self._say(core_message(text)))
        bridge.problem_found.connect(self.results_page.add_problem)
        bridge.groups_changed.connect(self.results_page.show_groups)
        scanning.begun.connect(self._begin)
        scanning.planned.connect(self._refresh)
        scanning.finished.connect(self.show_result)
        scanning.failed.connect(self._fail)
        scanning.said.connect(self.status_line.say)

    def _connect_documents(self) -> None:
        documents = self.documents
        for part in (self.results_page, self.watch_panel):
            part.open_requested.connect(documents.open)
            part.folder_requested.connect(documents.open_folder)
        self.results_page.copy_requested.connect(documents.copy)
        self.results_page.rename_requested.connect(self._rename)
        self.watch_panel.compare_requested.connect(self.results_page.pane.compare)
        documents.said.connect(self.status_line.say)
        documents.renamed.connect(self.deciding.rename)

    def _connect_problems(self) -> None:
        problems = self.results_page.problem_view.actions_
        problems.open_requested.connect(self.documents.open)
        problems.retry_requested.connect(self.start_scan)
        problems.ocr_requested.connect(self._read_pages)
        problems.settings_requested.connect(self.settings.edit)
        problems.exclude_requested.connect(lambda paths: self.add_paths(paths, role=SourceRole.EXCLUDED))

    def _read_pages(self) -> None:
        """Scan again, and read the pages of scanned documents."""
        self.settings.read_pages()
        self.start_scan()

    def _show_undo(self) -> None:
        board = self.results_page.board
        self.actions_.show_undo(board.undo_text if board.can_undo else "", can_redo=board.can_redo)

    def _undo(self) -> None:
        """Take back the last change of the marks; where there is none, the last removal."""
        board = self.results_page.board
        if board.can_undo:
            board.undo()
        else:
            self.undo_bar.undo()

    def _watch(self, watched: bool) -> None:  # noqa: FBT001 - the slot of a checkable action
        if watched:
            self.watching.start(self.sidebar.make_options())
        else:
            self.watching.stop()

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

    def _remember(self) -> None:
        """Remember how the window is arranged."""
        self._remembered.set_state("geometry", bytes(self.saveGeometry().data()))
        self._remembered.set_state("sidebar", bytes(self._splitter.saveState().data()))
        columns, comparison = self.results_page.save_layout()
        self._remembered.set_state(_COLUMNS_STATE, columns)
        self._remembered.set_state("comparison", comparison)
        self._remembered.set_comparison_habits(self.results_page.pane.habits())

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
        self._remember()
        self.hide()
        self.sessions.keeper.close()  # first: at a logout there is little time
        self.scanning.close(timeout_s=_CLOSE_WITHIN_S)
        self.watching.close(timeout_s=_CLOSE_WITHIN_S)
        self.notifier.close()
        self.results_page.close_comparer()
        super().closeEvent(event)


def asked_options(options: ScanOptions) -> ScanOptions:
    """Return what a person asked for, without what the window adds to it by itself."""
    return replace(options, distinctions=Distinctions(), find_from=None)
