"""What the overview and the list of copied folders ask for: groups to list, documents to compare and to mark."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from dupfinder import pipeline, survey
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import SAME_WORDS
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sameness import takeable
from dupfinder.domain.surveys import FolderDocuments
from dupfinder.gui.overview.figures import FoldersTarget, FolderTarget, FormatTarget, GroupTarget
from dupfinder.gui.reports.exporting import ExportDialog, Exporter
from dupfinder.gui.rows.result_rows import Shown
from dupfinder.gui.settings.remembered import Remembered
from dupfinder.gui.toolkit.background import BackgroundJobs, tell_error
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.results_page import GROUPS_TAB, ResultsPage
from dupfinder.report import ReportKind


class ReportFlow(QObject):
    """Asks what to write, of everything or of what the filter leaves; remembers what was chosen."""

    def __init__(
        self,
        exporter: Exporter,
        remembered: Remembered,
        *,
        listed: Callable[[], Collection[Shown]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.exporter = exporter
        self._remembered = remembered
        self._listed = listed
        self._window = window

    def make_dialog(self, result: ScanResult) -> ExportDialog:
        """Return the dialogue, not shown yet; it starts with what was chosen last."""
        dialog = ExportDialog(
            self.exporter,
            everything=result,
            shown=lambda: _narrowed(result, self._listed()),
            shown_groups=sum(isinstance(one, DuplicateGroup) for one in self._listed()),
            choices=self._remembered.export_choices(),
            parent=self._window,
        )
        dialog.choices_changed.connect(self._remembered.set_export_choices)
        return dialog

    def ask(self, result: ScanResult) -> None:
        """Show the dialogue."""
        dialog = self.make_dialog(result)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save_listed(self, result: ScanResult) -> None:
        """Ask where to, and save a result that only lists documents."""
        kinds = (ReportKind.HTML, ReportKind.XLSX, ReportKind.CSV, ReportKind.JSON)
        chosen = self.exporter.ask(kinds, self._window)
        if chosen is not None:
            self.exporter.save(chosen[0], result, chosen[1])


def _narrowed(result: ScanResult, listed: Collection[Shown]) -> ScanResult:
    """Return a result with what is listed only."""
    groups = {one.group_id for one in listed if isinstance(one, DuplicateGroup)}
    containers = {one.container.entry.path for one in listed if not isinstance(one, DuplicateGroup)}
    return pipeline.narrow(result, groups=groups, containers=containers)


class OverviewFlow(QObject):
    """Joins the views of the result as a whole with the list of its groups."""

    def __init__(self, page: ResultsPage, jobs: BackgroundJobs, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._jobs = jobs
        self._connect()

    def show(self, target: object) -> None:
        """List the groups that a part of a picture or a row of a table stands for."""
        match target:
            case FolderTarget(path):
                self._page.filter_bar.set_folder(path)
            case FoldersTarget(first, second):
                self._page.filter_bar.set_pair_of_folders(first, second)
            case FormatTarget(name):
                self._page.filter_bar.set_format(name)
            case GroupTarget(group_id):
                self._select_group(group_id)
            case _:
                return  # a step into a folder: its card takes it
        self._show_list()

    def _select_group(self, group_id: int) -> None:
        """Select one group, whatever the filter had left."""
        self._page.filter_bar.clear()
        self._show_list()
        for number, shown in enumerate(self._page.tree.results.table.shown):
            if isinstance(shown, DuplicateGroup) and shown.group_id == group_id:
                self._page.tree.select_place(Place(number, 1))

    def compare(self, one: str, other: str) -> None:
        """Compare two documents of the list, which are named by their paths."""
        tree = self._page.tree
        places = (tree.results.find(one), tree.results.find(other))
        if places[0] is not None and places[1] is not None:
            self._show_list()
            self._page.pane.compare(tree.results.document(places[0]), tree.results.document(places[1]))

    def mark_copies(self, folder: str, other: str) -> None:
        """Mark the documents below a folder that rules would take for some below another one.

        That is exact copies, and what was asked for; similar documents are no copies, and are marked one by one.
        """
        result = self._page.surveys.result
        if result is not None and self._page.board.may_mark():
            self._jobs.run(lambda: survey.folder_documents(result, folder, other), done=self._mark, failed=tell_error)

    def _mark(self, documents: FolderDocuments) -> None:
        may_go = takeable(self._page.rule_set.included) & SAME_WORDS
        if self._page.board.may_mark():
            self._page.board.mark([path for path, _, relation in documents.common if relation in may_go])

    def _show_list(self) -> None:
        self._page.tabs.setCurrentIndex(GROUPS_TAB)

    def _connect(self) -> None:
        overview, copies = self._page.overview_page, self._page.copies_page
        overview.target_chosen.connect(self.show)
        copies.target_chosen.connect(self.show)
        copies.panel.compare_requested.connect(self.compare)
        copies.panel.mark_requested.connect(self.mark_copies)
