"""The window: it lets its parts speak with each other, and does what a person asks for."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QSettings, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from dupfinder import pipeline
from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError, shortage
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.messages import because
from dupfinder.domain.options import FIND_FROM, Grouping, ScanOptions, ScanPreset
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.overview.trace_dialog import TraceDialog
from dupfinder.gui.results.revisions import grouping_of
from dupfinder.gui.sessions.menus import PresetsMenu, RecentMenu
from dupfinder.gui.settings.formats_dialog import FormatsDialog
from dupfinder.gui.settings.window_page import WindowChoices
from dupfinder.gui.sources.source_list import SourceRole, add_sources, with_roles
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.toolkit.wording import sentences
from dupfinder.gui.window.about_dialog import AboutDialog
from dupfinder.gui.window.document_flow import loose_document
from dupfinder.gui.window.frame import WindowFrame
from dupfinder.gui.window.notice_bar import NoticeKind
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.gui.window.start_page import lay_out_samples
from dupfinder.gui.window.text_dialogs import BugDialog, KeysDialog, LogDialog, SearchDialog
from dupfinder.store import is_session_file, logged_lines, save_scan_preset
from dupfinder.walk import libraries

_CLOSE_WITHIN_S = 5.0
_TWO = 2


class MainWindow(WindowFrame):
    """One person's view on one scan at a time."""

    language_chosen = Signal(str)
    """The name of a locale, or `SYSTEM_LANGUAGE`."""

    def __init__(self, settings: QSettings, theme: Theme) -> None:
        super().__init__(settings, theme)
        self._scans_next = False
        """Whether something was dropped during a scan that is to be scanned after it."""
        self._connect_actions()
        self._connect_parts()
        self._restore()
        self.deciding.look_for_interrupted_run()
        self._refresh()

    # Sources.

    def add_paths(self, paths: Iterable[str], *, role: SourceRole = SourceRole.SCAN) -> None:
        """Add folders and documents as sources; what is folded or missing is said."""
        source_list = self.sidebar.source_list
        before, paths = source_list.sources.sources, self._refuse(paths)
        added = add_sources(before, paths, role=role)
        for folded in added.folded:
            text = self.tr("Already included: {inner} is in {outer}.")
            self._say(text.format(inner=visible(folded.path), outer=visible(folded.inside)))
        for path in added.missing:
            self._say(self.tr("{path} does not exist.").format(path=visible(path)), NoticeKind.WARNING)
        source_list.sources.set_sources(added.sources)
        is_more = role is not SourceRole.EXCLUDED and add_sources(before, paths).sources != before
        if is_more and (self.bridge.is_scanning or self.result is not None):
            self.notice_bar.offer(
                self.tr("%Ln source(s) added, not scanned yet.", "", len(added.sources) - len(before)),
                button=self.tr("Scan now"),
                accept=self.scan_next,
            )
        self._refresh()
        self._offer_protection()

    def _offer_protection(self) -> None:
        """Offer to protect a folder of another program, which would miss what is removed from it."""
        sources = self.sidebar.source_list.sources.paths(SourceRole.SCAN)
        found = libraries(sources, self.sidebar.roles)
        if found:
            paths = [each.path for each in found]
            programs = ", ".join(dict.fromkeys(each.program.value for each in found))
            text = self.tr("{folder} belongs to {program}, which needs its documents. Protect it?")
            self.notice_bar.offer(
                text.format(folder=", ".join(map(visible, paths)), program=programs),
                button=self.tr("Protect"),
                accept=lambda: self.add_paths(paths, role=SourceRole.REFERENCE),
            )

    def _offer_settings(self, deleted: ScanPreset) -> None:
        def put_back() -> None:
            try:
                save_scan_preset(deleted)
            except DupFinderError as error:
                self.show_error(error)

        text = self.tr("The saved settings “{name}” were deleted.").format(name=visible(deleted.name))
        self.notice_bar.offer(text, button=self.tr("Undo"), accept=put_back)

    def _refuse(self, paths: Iterable[str]) -> list[str]:
        """Return what may be a source; of files that are no documents, say so."""
        paths = list(paths)
        refused = [
            path for path in paths if os.path.exists(path) and not os.path.isdir(path) and pipeline.is_no_document(path)
        ]
        if len(refused) == 1:
            text = self.tr("{name} is not a document, so it was not added.")
            self._say(text.format(name=visible(os.path.basename(refused[0]))))
        elif refused:
            self._say(self.tr("%Ln file(s) are not documents, so they were not added.", "", len(refused)))
        return [path for path in paths if path not in refused]

    def open_paths(self, paths: Iterable[str]) -> None:
        """Add sources; of session files the last is opened instead."""
        paths = list(paths)
        sessions = [path for path in paths if is_session_file(path)]
        self.add_paths(path for path in paths if path not in sessions)
        if sessions:
            self.open_session(sessions[-1])

    def drop_paths(self, paths: Sequence[str], place: QPoint | None = None) -> None:
        """Scan what was dropped, at once or after the scan under way; two files on the comparison are compared."""
        if place is not None and self._are_compared(paths, place):
            self.compare_files(*paths)
            return
        before = self.sidebar.source_list.sources.sources
        self.open_paths(paths)
        if self.sidebar.source_list.sources.sources != before:
            self.scan_next()

    def drop_veil(self, paths: Sequence[str], place: QPoint) -> tuple[str, QRect]:
        """Return that files are compared where they would be, and the place of the comparison."""
        if not self._are_compared(paths, place):
            return super().drop_veil(paths, place)
        pane = self.results_page.pane
        return self.tr("Drop to compare"), QRect(pane.mapTo(self, QPoint()), pane.size())

    def _are_compared(self, paths: Sequence[str], place: QPoint) -> bool:
        page = self.results_page
        is_over = page.is_over_comparison(page.mapFrom(self, place))
        return is_over and len(paths) == _TWO and all(map(os.path.isfile, paths))

    def scan_next(self) -> None:
        """Scan the sources now; while a scan is under way, as soon as it has ended."""
        if self.bridge.is_scanning:
            self._scans_next = True
            self.notice_bar.clear()
            self._say(self.tr("Your additions are scanned next."))
        else:
            self.start_scan()

    def scan_folder(self, path: str) -> None:
        """Add a folder, and scan it."""
        self.add_paths([path])
        self.scan_next()

    # Any two files.

    def choose_two_files(self) -> None:
        """Ask for two files and compare them; who chooses one is asked for the other."""
        chosen: list[str] = []
        for title in (self.tr("Two files to compare"), self.tr("The file to compare it with")):
            paths, _ = QFileDialog.getOpenFileNames(self, title)
            chosen += paths
            if not paths or len(chosen) >= _TWO:
                break
        if len(chosen) >= _TWO:
            self.compare_files(chosen[0], chosen[1])

    def compare_files(self, left: str, right: str) -> None:
        """Compare any two files over the whole window; say what is not there."""
        documents = []
        for path in (left, right):
            try:
                documents.append(loose_document(path))
            except OSError as error:
                self._say(visible(f"{path}: {core_message(because(error))}"), NoticeKind.ERROR)
        if len(documents) == _TWO:
            self.results_page.compare_files(*documents)
            self._refresh()

    def try_samples(self) -> None:
        """Lay out the sample documents and scan them."""
        try:
            folders = lay_out_samples()
        except DupFinderError as error:
            self.show_error(error)
            return
        self.add_paths(folders)
        self.start_scan()

    def choose_folder(self, role: SourceRole = SourceRole.SCAN) -> None:
        """Ask for a folder to add in a role."""
        path = QFileDialog.getExistingDirectory(self, self.tr("Add folder"))
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
            self._offer_protection()
            self.scanning.start(options, find_from=find_from)

    def _asked(self) -> ScanOptions:
        """Return what the next scan is asked for; what may go is for the rules to say, in one place."""
        return replace(self.sidebar.make_options(), included=self.results_page.rule_set.included)

    def _begin(self, options: ScanOptions) -> None:
        """Show a scan that has begun."""
        self._remembered.set_options(options)
        self._remembered.add_recent_folders(options.sources)
        self._scanned_options = options
        self.result = None
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
            self._say(self.tr("Scan stopped. These are the results so far."))
        self._warn_of_gone(result)
        self.sessions.keeper.changed()
        self.notifier.scan_ended(result, seconds)
        self._refresh()
        scans_next, self._scans_next = self._scans_next, False
        if scans_next and result.status is not ScanStatus.CANCELLED:  # who stops a scan does not want another one
            self.start_scan()

    def _warn_of_gone(self, result: ScanResult) -> None:
        """Say above the results that something is missing in them."""
        text = self.tr("Disk or folder no longer available: {path}. The results are incomplete.")
        self.notice_bar.add(NoticeKind.ERROR, *(text.format(path=visible(path)) for path in result.gone_sources))

    def _show_revision(self, result: ScanResult) -> None:
        """Show the result as it stands after a change of it."""
        self.result = result
        self.results_page.show_result(result)
        self._refresh()

    def _show_session(self, result: ScanResult, before: ResultsPage | None = None) -> None:
        """Show what the scan of a session found, among the sources that it had; or what another page showed."""
        self.status_line.say("")
        scanned, state = self.deciding.revisions.scanned or result, self.deciding.revisions.state
        options = asked_options(scanned.options)
        self._scanned_options = options
        self.settings.use(options)
        if state is not None:
            sources = self.sidebar.source_list.sources
            sources.set_sources(with_roles(sources.sources, state.roles))
        self.results_page.begin(options)
        if before is not None:
            self.results_page.take_over(before)
        self._show_revision(result)
        self._warn_of_gone(result)
        self.grouping.show(scanned)
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
        self.show_error(error)
        self._scanned_options, self._scans_next = None, False
        self.results_page.board.set_groups(())
        self._refresh()

    def open_session(self, path: str) -> None:
        """Open a session file; a scan or a removal that is under way comes first."""
        if self._may_open():
            self.notice_bar.clear()
            self._say_opening(path)
            self.sessions.keeper.open(path)

    def open_last_session(self) -> None:
        """Open the session of the window before this one, as `open_session`."""
        if self._may_open():
            self._say_opening("")
            self.sessions.keeper.open_last()

    def _say_opening(self, path: str) -> None:
        """Say that a session is being opened, until it is there or something else is said: it may take a while."""
        text = self.tr("Opening {name} …") if path else self.tr("Opening the last session …")
        self.status_line.say(text.format(name=visible(os.path.basename(path))), lasts=True)

    def _may_open(self) -> bool:
        """Return whether a session may take the place of what is shown; say if it has to wait."""
        if self._is_occupied:
            self.status_line.say(self.tr("Please wait until the current task is done."))
        return not self._is_occupied

    def take_up(self) -> None:
        """Take up what the program was at when it ended: results that a crash left, a scan that was cut short.

        What was left in good order is offered. A window that has gone may still be writing it: that is waited for.
        """
        self.sessions.keeper.find_last()
        if self.sessions.keeper.is_last_coming:
            self.status_line.say(self.tr("Saving the last session …"), lasts=True)

    def _take_up(self) -> None:
        unfinished, keeper = self.scanning.unfinished(), self.sessions.keeper
        self.status_line.say("")
        is_free = not self._is_occupied and self.result is None  # while it was waited for, a person may have begun
        if unfinished is not None and is_free:
            self.notice_bar.offer(
                self.tr("Your last scan was interrupted. Resume where it stopped?"),
                button=self.tr("Resume"),
                accept=lambda: self._go_on_with(unfinished),
            )
        if is_free and (keeper.crashed or (keeper.last and self._remembered.window_choices().opens_last)):
            self._say_opening("")
            keeper.open_last()
        elif keeper.last is not None:
            self.start_page.show_last(self._last_session_text())

    def _last_session_text(self) -> str:
        """Return what to call the session of the window before this one; an empty text where there is none any more."""
        last = self.sessions.keeper.last
        if last is None or not last.is_there:
            return ""
        moment = self.wording.moment(int(last.saved.timestamp() * 1e9))
        return self.tr("Resume last session ({moment})").format(moment=moment)

    def _say_brought_back(self) -> None:
        if self.sessions.keeper.crashed and self.result is not None:
            self._say(self.tr("DupFinder closed unexpectedly. Your session was restored."))

    def _go_on_with(self, options: ScanOptions) -> None:
        self.settings.use(options)
        self.start_scan()

    def trace(self, path: str) -> None:
        """Show what of a document is only there, and who has the rest."""
        if self.result is not None and not self.bridge.is_scanning:
            self.make_trace_dialog(path, self.result).open()

    def make_trace_dialog(self, path: str, result: ScanResult) -> TraceDialog:
        """Return that page, not shown yet."""
        dialog = TraceDialog(path, result, self.wording, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for table in dialog.tables:
            table.open_requested.connect(self.documents.open)
            table.folder_requested.connect(self.documents.open_folder)
            table.copy_requested.connect(self.documents.copy)
            table.trace_requested.connect(self.trace)
        return dialog

    def _rename(self, path: str) -> None:
        """Ask for another name of a document in the list."""
        tree = self.results_page.tree
        place = tree.results.find(path)
        if place is not None and not self.bridge.is_scanning and not self.deciding.is_busy:
            self.documents.rename(tree.results.document(place))

    # One window after another.

    def take_over(self, before: MainWindow) -> None:
        """Go on with all that another window holds, which is idle; nothing of it is worked out once more."""
        self.notice_bar.clear()
        self.sessions.keeper.take_over(before.sessions.keeper.hand_over())
        revisions, page = self.deciding.revisions, self.results_page
        self.deciding.take_over(before.deciding)
        if revisions.result is not None:
            self._show_session(revisions.result, before.results_page)
            page.restore_view(before.results_page.view_state())
            self.sessions.keeper.changed()
        self.sidebar.source_list.sources.set_sources(before.sidebar.source_list.sources.sources)
        self.scanning.search_plans[:] = before.scanning.search_plans
        self.setGeometry(before.geometry())
        self._refresh()
        focused = _at_end_of(_way_to(before.focusWidget(), before), self)
        if focused is not None:
            focused.setFocus()

    # Settings.

    def choose_theme(self, choice: ThemeChoice) -> None:
        """Change and remember the theme."""
        self._choose_for_window(replace(self._window_choices(), theme=choice))

    def _choose_for_window(self, choices: WindowChoices) -> None:
        """Take and remember what a person chose for the window; another language makes it anew."""
        before = self._window_choices()
        self._remembered.set_window_choices(choices)
        self._take_window_choices(choices)
        if choices.language != before.language:
            self.language_chosen.emit(choices.language)

    def show_language(self, name: str) -> None:
        """Check the language of the window in its menu."""
        self._language = name

    def say_language_waits(self) -> None:
        """Say that another language has to wait."""
        self.status_line.say(self.tr("The language changes when the current task is done."))

    # Export.

    def choose_export(self) -> None:
        """Ask what to save of the results, and where."""
        if self.result is not None:
            self.reports.ask(self.result)

    def _say_saved(self, path: str, remark: str = "") -> None:
        """Say where a report or a comparison is, with the ways to it."""
        self.notice_bar.offer(
            sentences(self.tr("Saved as {path}.").format(path=visible(path)), remark),
            button=self.tr("Open"),
            accept=lambda: self.documents.open(path),
            second=(self.tr("Show in folder"), lambda: self.documents.open_folder(path)),
        )

    # What is said.

    def show_bug(self, error: BaseException) -> None:
        """Show a mistake of the program, with the means to report it."""
        BugDialog(error, self).open()

    def show_error(self, error: Exception) -> None:
        """Say what is wrong with the environment in one sentence; anything else is a bug."""
        self.status_line.say("")  # what was said to be under way is not
        error = shortage(error) or error
        if isinstance(error, DupFinderError):
            self._say(visible(core_message(error.message)), NoticeKind.ERROR)
        else:
            self.show_bug(error)

    def explain_search(self) -> None:
        """Show how the pairs of the last scan were searched for."""
        SearchDialog("\n\n".join(map(core_message, self.scanning.search_plans)), self).open()

    def list_formats(self) -> None:
        """Show which formats can be read."""
        dialog = FormatsDialog(self)
        dialog.open()

    def _say(self, text: str, kind: NoticeKind = NoticeKind.NOTE) -> None:
        self.notice_bar.add(kind, text)

    def _refresh(self) -> None:
        """Show what fits to the state of things: pages, what can be done, totals; roles of folders hold at once."""
        self.deciding.revisions.set_roles(self.sidebar.roles)
        sources, is_scanning = self.sidebar.source_list.sources.sources, self.bridge.is_scanning
        can_scan = any(source.role is not SourceRole.EXCLUDED for source in sources) and not is_scanning
        is_alone = self.results_page.pane.view.actions_.enlarge.isChecked()
        has_results = is_scanning or self.result is not None or is_alone
        self._pages.setCurrentWidget(self.results_page if has_results else self.start_page)
        if sources:
            self.start_page.show_ready(len(sources))
        else:
            self.start_page.show_empty()
            self.start_page.show_recent(self._remembered.recent_folders())
        self.sidebar.setVisible((bool(sources) or has_results) and not is_alone)
        if self.actions_.tool_bar.isHidden() is not is_alone:  # the bar comes to what has given way to it: else there
            QApplication.sendPostedEvents(
                None, QEvent.Type.LayoutRequest
            )  # would be too much for a moment, and it grew
        self.actions_.tool_bar.setHidden(is_alone)
        self.undo_bar.show_offers(shown=not is_alone)
        self._fold_sources()
        self.progress_panel.setVisible(is_scanning)
        actions = self.actions_
        actions.scan.setEnabled(can_scan)
        for action in (actions.pause, actions.stop, actions.escape):
            action.setEnabled(is_scanning)
        for part in actions.of_result:
            part.setEnabled(self.result is not None)
        for action in actions.of_list:
            action.setEnabled(has_results)
        is_outdated = self._scanned_options is not None and self._asked() != self._scanned_options
        self.sidebar.show_hint(is_outdated)
        self.status_line.show_result(self.result, search_plans=self.scanning.search_plans)

    # How the parts speak with each other.

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
            (actions.preferences, self.settings.edit_window),
            (actions.choose_by_rules, self.results_page.choose_by_rules),
            (actions.invert_marks, self.results_page.board.invert_all),
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
        actions.sources.triggered.connect(lambda shown: self.choose_folding(not shown))
        actions.add_views(self.results_page.tabs.choices)
        actions.add_column_menu(self.results_page.tree.column_menu)
        recent, presets = RecentMenu(self._last_session_text, self), PresetsMenu(self.sidebar.make_options, self)
        actions.add_session_menus(recent, presets)
        recent.chosen.connect(self.open_session)
        recent.last_chosen.connect(self.open_last_session)
        presets.chosen.connect(self.settings.use_preset)
        presets.deleted.connect(self._offer_settings)
        presets.failed.connect(self.show_error)
        actions.pause.triggered.connect(self.bridge.set_paused)

    def _connect_parts(self) -> None:
        self.dropped.connect(self.drop_paths)
        self.start_page.folder_button.clicked.connect(lambda: self.choose_folder(SourceRole.SCAN))
        self.start_page.document_button.clicked.connect(self.choose_documents)
        self.sidebar.source_list.folder_requested_as.connect(self.choose_folder)
        self.start_page.scan_button.clicked.connect(self.start_scan)
        self.start_page.sample_button.clicked.connect(self.try_samples)
        self.start_page.folder_chosen.connect(self.scan_folder)
        self.start_page.last_button.clicked.connect(self.open_last_session)
        self.sidebar.changed.connect(self._refresh)
        self.sidebar.fold_requested.connect(self.choose_folding)
        self.sidebar.rail.scan_button.clicked.connect(self.start_scan)
        self.sidebar.source_list.sources.modelReset.connect(lambda: self.scanning.note_sources(self._asked()))
        self.sidebar.search_panel.more_button.clicked.connect(self.settings.edit)
        self.settings.changed.connect(self._refresh)
        self.settings.window_chosen.connect(self._choose_for_window)
        self.settings.search_requested.connect(self.explain_search)
        for failing in (self.sessions.keeper, self.watching.watcher, self.reports.exporter):
            failing.failed.connect(self.show_error)
        for saying in (self.scanning, self.documents, self.deciding, self.sessions):
            saying.said.connect(self.status_line.say)
        self.reports.exporter.saved.connect(self._say_saved)
        for noting in (self.bridge, self.watching.watcher):
            noting.noted.connect(lambda message: self._say(core_message(message)))
        self._connect_scan()
        self._connect_results()
        self._connect_documents()
        self.sessions.opened.connect(self._show_session)
        self.sessions.chosen.connect(self.open_session)
        self.sessions.keeper.last_found.connect(self._take_up)
        self.sessions.keeper.kept.connect(self.scanning.forget)
        self.sessions.keeper.brought_back.connect(self._say_brought_back)
        self.sessions.view_wanted.connect(self.results_page.restore_view)

    def _connect_scan(self) -> None:
        self.bridge.pause_changed.connect(self.actions_.pause.setChecked)
        self.bridge.problem_found.connect(self.results_page.add_problem)
        self.bridge.groups_changed.connect(self.results_page.show_groups)
        self.scanning.begun.connect(self._begin)
        self.scanning.planned.connect(self._refresh)
        self.scanning.finished.connect(self.show_result)
        self.scanning.failed.connect(self._fail)

    def _connect_results(self) -> None:
        page = self.results_page
        page.pane.saved.connect(self._say_saved)
        page.pane.view.actions_.enlarge.toggled.connect(self._refresh)
        page.pane.view.actions_.compare_files.triggered.connect(self.choose_two_files)
        page.marks_changed.connect(self.status_line.show_marks)
        page.board.history_changed.connect(partial(self.actions_.show_undo, page.board))
        page.similarity_bar.lower_requested.connect(lambda least: self._scan(find_from=least))
        page.rules_used.connect(self._remembered.set_rule_set)
        page.rules_used.connect(lambda rule_set: self.grouping.include(rule_set.included))
        self.grouping.regrouped.connect(self._take_grouping)
        page.unique_page.export_requested.connect(self.reports.save_listed)
        copies = page.copies_page.panel
        copies.open_folder_requested.connect(self.documents.open)
        copies.reference_requested.connect(lambda path: self.add_paths([path], role=SourceRole.REFERENCE))
        self.deciding.revised.connect(self._show_revision)
        self.deciding.warned.connect(lambda text: self._say(text, NoticeKind.WARNING))
        problems = page.problem_view.actions_
        problems.retry_requested.connect(self.start_scan)
        problems.ocr_requested.connect(self._read_pages)
        problems.settings_requested.connect(self.settings.edit)
        problems.exclude_requested.connect(lambda paths: self.add_paths(paths, role=SourceRole.EXCLUDED))

    def _connect_documents(self) -> None:
        documents, page = self.documents, self.results_page
        asking = (page.tree, page.problem_view.actions_, page.unique_page.table, *page.pane.view.headers)
        for part in (*asking, self.watch_panel):
            part.open_requested.connect(documents.open)
            part.folder_requested.connect(documents.open_folder)
        for copying in (*asking, self.deciding):
            copying.copy_requested.connect(documents.copy)
        self.deciding.folder_requested.connect(documents.open_folder)
        page.tree.rename_requested.connect(self._rename)
        page.tree.trace_requested.connect(self.trace)
        page.unique_page.table.trace_requested.connect(self.trace)
        self.watch_panel.compare_requested.connect(page.pane.compare)
        documents.renamed.connect(self.deciding.rename)

    def _read_pages(self) -> None:
        """Scan again, and read the pages of scanned documents."""
        self.settings.read_pages()
        self.start_scan()

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

    def end(self) -> None:
        """Write what was not kept yet, once the window has gone; waits until that is done."""
        self.sessions.keeper.close()

    # Qt's events.

    def closeEvent(self, event: QCloseEvent) -> None:
        """Go, and end the scan and the processes; `end` comes after. While documents are on their way, stop that first.

        What was not kept yet is written when nobody sees the window any more: of 100,000 documents that takes seconds.
        """
        if self.deciding.is_removing:
            self.deciding.stop_removing()
            self._say(self.tr("Stopping after this document. Then you can close the window."))
            event.ignore()
            return
        self.remember()
        self.hide()
        self.sessions.keeper.begin_closing()
        self.scanning.close(timeout_s=_CLOSE_WITHIN_S)
        self.watching.watcher.close(timeout_s=_CLOSE_WITHIN_S)
        self.notifier.close()
        self.results_page.pane.close_readers()
        super().closeEvent(event)


def asked_options(options: ScanOptions) -> ScanOptions:
    """Return what a person asked for, without what the window adds to it by itself."""
    return replace(options, distinctions=IgnoreList(), find_from=None)


def _widgets_in(widget: QWidget) -> list[QWidget]:
    return [child for child in widget.children() if isinstance(child, QWidget)]


def _way_to(widget: QWidget | None, window: QWidget) -> Sequence[int]:
    """Return which child of which child of a window a widget is; nothing for none."""
    way: list[int] = []
    while widget is not None and widget is not window:
        above = widget.parentWidget()
        way.insert(0, _widgets_in(above).index(widget) if above is not None else 0)
        widget = above
    return way


def _at_end_of(way: Sequence[int], window: QWidget) -> QWidget | None:
    """Return the widget of another window that stands where `_way_to` says; `None` where there is none."""
    widget: QWidget = window
    for number in way:
        below = _widgets_in(widget)
        if number >= len(below):
            return None
        widget = below[number]
    return widget if way else None
