"""What was found: groups with a comparison below, and the problems behind a second tab."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from dupfinder.decide import Marks
from dupfinder.domain.decisions import Plan, RuleSet
from dupfinder.domain.documents import Problem
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.comparison.comparison_actions import ComparisonActions
from dupfinder.gui.comparison.comparison_pane import ComparisonPane
from dupfinder.gui.comparison.comparison_view import ComparisonView
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.deciding.rules_dialog import RulesDialog
from dupfinder.gui.narrowing.filter_bar import FilterBar, keep_room
from dupfinder.gui.narrowing.group_filter import FilterChoice
from dupfinder.gui.narrowing.similarity_bar import SimilarityBar
from dupfinder.gui.overview.folder_copies_page import FolderCopiesPage
from dupfinder.gui.overview.overview_page import OverviewPage
from dupfinder.gui.overview.surveys import Surveys
from dupfinder.gui.problems.problem_view import ProblemView
from dupfinder.gui.results.listed_groups import ListedGroups
from dupfinder.gui.results.result_tree import ResultTree
from dupfinder.gui.rows.result_rows import Shown
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.focus_passing import pass_focus
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording


class ViewTabs(QTabBar):
    """A tab bar with an action for each tab: Alt+1 for the first."""

    chosen_by_key = Signal()
    """A view was chosen by its action: the keyboard is wanted there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.choices: list[QAction] = []
        """What chooses each tab."""

    def add_view(self, title: str) -> None:
        """Add a tab at the end."""
        number = self.addTab(title)
        action = QAction(title, self)
        action.setShortcut(QKeySequence(f"Alt+{number + 1}"))
        action.triggered.connect(partial(self._choose, number))
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setTabToolTip(number, f"{title} ({keys})")
        self.choices.append(action)

    def setTabEnabled(self, index: int, enabled: bool) -> None:  # noqa: FBT001, N802 - Qt's
        """Let a tab be chosen, or not."""
        super().setTabEnabled(index, enabled)
        self.choices[index].setEnabled(enabled)

    def _choose(self, number: int) -> None:
        self.setCurrentIndex(number)
        self.chosen_by_key.emit()


GROUPS_TAB, OVERVIEW_TAB, COPIES_TAB, PROBLEMS_TAB = range(4)
_LEAST_PAGE_SIZE = (400, 240)
_TWO = 2


class ResultsPage(QWidget):
    """Shows results as they come, and compares the chosen document with its keeper."""

    open_requested = Signal(str)
    folder_requested = Signal(str)
    copy_requested = Signal(str)
    rename_requested = Signal(str)
    """The path of a document that shall have another name."""
    folder_filter_requested = Signal(str)
    """A folder: only what lies in it or below it is to be shown."""
    bug_found = Signal(Exception)
    marks_changed = Signal(int, object, int)
    """How many documents are marked to go, their bytes, and how many more are marked but hidden by the filter."""
    not_duplicates_requested = Signal(object)
    """A list of pairs of documents."""
    removal_requested = Signal()
    rules_used = Signal(object)
    """The `RuleSet` by which documents were marked just now."""
    said = Signal(str)
    """One sentence for the status bar."""

    def __init__(self, wording: Wording, icons: Icons, jobs: BackgroundJobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._ocr = False
        self.rule_set = RuleSet(name="", rules="")
        self.board = MarkBoard(wording, self)
        self.tree = ResultTree(wording, self.board)
        self.filter_bar = FilterBar()
        self.list = ListedGroups(self.tree, self.filter_bar, self.board, jobs, self)
        self.similarity_bar = SimilarityBar(wording)
        self.problem_view = ProblemView(wording)
        self.problem_tree = self.problem_view.tree
        self.surveys = Surveys(jobs, self)
        self.overview_page = OverviewPage(wording, self.surveys)
        self.copies_page = FolderCopiesPage(wording, self.surveys)
        self.pane = ComparisonPane(wording, icons, jobs)
        self.tabs = ViewTabs()
        for title in (self.tr("Groups"), self.tr("Overview"), self.tr("Folders"), self.tr("Problems")):
            self.tabs.add_view(title)
        self._placeholder = PlainLabel(tone="dim")
        self._placeholder.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._placeholder.setWordWrap(True)
        self._placeholder.setMargin(40)
        self._lay_out()
        pass_focus(self, self.tree)
        self._connect_tree()
        self._connect_deciding()
        self._connect_comparison()

    @property
    def comparison(self) -> ComparisonView:
        """Return the view of two documents side by side."""
        return self.pane.view

    @property
    def comparison_actions(self) -> ComparisonActions:
        """Return what can be asked of a comparison."""
        return self.pane.view.actions_

    @property
    def placeholder_text(self) -> str:
        """Return what stands in place of groups, or an empty text while there are some."""
        return "" if self.tree.results.group_count() else self._placeholder.text()

    @property
    def ocr(self) -> bool:
        """Return whether the scan recognised text in pictures of pages."""
        return self._ocr

    @property
    def marks(self) -> Marks:
        """Return what is marked to go."""
        return self.board.marks

    @property
    def is_behind(self) -> bool:
        """Return whether there are newer results than those that are shown: of many it takes a moment."""
        return self.list.is_behind

    def begin(self, options: ScanOptions) -> None:
        """Get ready for the results of a new scan; until its end nothing can be marked."""
        self.board.begin()
        self._ocr = options.ocr
        self.tree.forget_state()
        self.surveys.set_result(None)
        self.similarity_bar.set_histogram(None)
        self.problem_tree.problems.set_problems(())
        self.pane.begin(ocr=options.ocr)
        self.list.show((), nothing=self.tr("Groups appear here as soon as they are found."), result=None)
        self.tabs.setCurrentIndex(GROUPS_TAB)

    def add_problem(self, problem: Problem) -> None:
        """Show one more document that could not be read."""
        self.problem_tree.problems.add(problem)
        self._count()

    def show_groups(self, groups: Sequence[DuplicateGroup]) -> None:
        """Show the groups as they stand while the scan goes on."""
        self.list.show(groups, nothing=self.list.nothing, result=None)

    def show_result(self, result: ScanResult) -> None:
        """Show what the scan found in the end."""
        self._ocr = result.options.ocr
        self.surveys.set_result(result)
        self.board.expect_groups(result.groups)
        self.problem_tree.problems.set_problems(result.problems)
        shown = shown_of(result.groups, result.containers)
        self.list.show(shown, nothing=self._nothing_found(result), result=result)

    def close_comparer(self) -> None:
        """End the processes that read documents for comparisons."""
        self.pane.close_readers()

    def save_layout(self) -> tuple[bytes, bytes]:
        """Return the state of the columns and of the splitter."""
        return self.tree.save_columns(), bytes(self._splitter.saveState().data())

    def restore_layout(self, *, columns: bytes, splitter: bytes) -> None:
        """Take what `save_layout` returned."""
        self.tree.restore_columns(columns)
        self._splitter.restoreState(splitter)

    def view_state(self) -> dict[str, object]:
        """Return how the results are looked at, as JSON values."""
        place = self.tree.current_place()
        document = None if place is None else self.tree.results.document(place).entry.path
        return {"tab": self.tabs.currentIndex(), "filter": self.filter_bar.state(), "document": document}

    def restore_view(self, view: Mapping[str, object]) -> None:
        """Look at the results as `view_state` says; what makes no sense is left out."""
        tab, wanted, document = view.get("tab"), view.get("filter"), view.get("document")
        if isinstance(wanted, Mapping):
            self.filter_bar.restore(wanted)
        if isinstance(document, str):
            self.list.seek(document)
        if isinstance(tab, int) and 0 <= tab < self.tabs.count() and self.tabs.isTabEnabled(tab):
            self.tabs.setCurrentIndex(tab)

    def _take_groups(self) -> None:
        """Follow an exchange of the results: the counts, and what is compared."""
        self._count()
        place = self.tree.current_place()
        if place is not None:
            self.pane.renew(self.tree.results.shown[place.group])

    def _show_what_is_left(self) -> None:
        results = self.tree.results
        count, all_groups = len(results.listed), results.group_count()
        is_filtered = bool(self.filter_bar.filter) and all_groups > 0
        self._placeholder.setText(self.tr("No document matches the filter.") if is_filtered else self.list.nothing)
        is_first = bool(count) and self._upper.currentIndex() == 0
        self._upper.setCurrentIndex(1 if count else 0)
        if is_first and self.tabs.hasFocus():
            self.tree.setFocus()  # it could not take the focus as long as it was hidden
        self.pane.setVisible(all_groups > 0)
        left = self.tr("{count} of {groups}").format(
            count=self._wording.count(count), groups=self._wording.groups(all_groups)
        )
        self.filter_bar.show_count(left if is_filtered else "")

    def _find_again(self) -> None:
        """Select what is compared once it is listed again."""
        request = self.pane.request
        if request is not None and not self.tree.selectionModel().hasSelection():
            self._follow(request.right.entry.path)

    # The filter.

    def focus_filter(self) -> None:
        """Put the keyboard into the field of the filter."""
        self.tabs.setCurrentIndex(GROUPS_TAB)
        self.filter_bar.focus()

    # Deciding.

    def plan(self) -> Plan:
        """Return what is marked to go, and what stays for it."""
        return self.marks.plan()

    def clear_marks(self) -> None:
        """Take back all marks; a list of what is marked is empty then."""
        self.board.clear()
        if self.filter_bar.filter.choice is FilterChoice.MARKED:
            self.list.filter(self.filter_bar.filter)

    def invert_marks(self) -> None:
        """Invert the marks within each group that is shown."""
        self.board.invert_all()

    def choose_by_rules(self) -> None:
        """Ask for keeper rules, show what they would do, and mark by them."""
        if not self.board.may_mark():
            return
        dialog = self.make_rules_dialog()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def make_rules_dialog(self) -> RulesDialog:
        """Return the dialogue of the keeper rules, not shown yet."""
        shown = self.list.matches()
        dialog = RulesDialog(self.board.plan_groups, self._wording, rule_set=self.rule_set, shown=shown, parent=self)
        dialog.bug_found.connect(self.bug_found)
        dialog.accepted.connect(lambda: self._mark_by_rules(dialog))
        return dialog

    def _mark_by_rules(self, dialog: RulesDialog) -> None:
        self.rule_set = dialog.rule_set
        if dialog.plan is not None:
            self.board.mark_by(dialog.plan)
            self.rules_used.emit(self.rule_set)

    def _connect_tree(self) -> None:
        tree = self.tree
        tree.chosen.connect(self._compare)
        for each in (tree, self.problem_tree):
            each.folder_requested.connect(self.folder_requested)
            each.copy_requested.connect(self.copy_requested)
        tree.open_requested.connect(self.open_requested)
        tree.rename_requested.connect(self.rename_requested)
        tree.folder_filter_requested.connect(self.folder_filter_requested)
        tree.folder_filter_requested.connect(self.filter_bar.set_folder)

    def _connect_deciding(self) -> None:
        self.filter_bar.left.connect(self.tree.setFocus)
        self.filter_bar.said.connect(self.said)
        self.filter_bar.failed.connect(self.bug_found)
        self.list.bug_found.connect(self.bug_found)
        self.list.changed.connect(self._show_what_is_left)
        self.list.filtered.connect(self._find_again)
        self.list.exchanged.connect(self._take_groups)
        self.tree.removal_requested.connect(self.removal_requested)
        self.tree.mark_menu.not_duplicates_requested.connect(self.not_duplicates_requested)
        self.tree.said.connect(self.said)
        self.board.said.connect(self.said)
        self.board.bug_found.connect(self.bug_found)
        self.board.changed.connect(self._say_marks)

    def _say_marks(self) -> None:
        marks = self.marks
        self.marks_changed.emit(marks.marked_count, marks.marked_bytes, marks.hidden_count)

    def _nothing_found(self, result: ScanResult) -> str:
        if result.status is ScanStatus.CANCELLED:
            return self.tr("The scan was stopped before anything was found.")
        return self.tr("No duplicates among %Ln document(s).", "", len(result.documents))

    def _count(self) -> None:
        groups, problems = self.tree.results.group_count(), self.problem_tree.problems.count
        self.tabs.setTabText(GROUPS_TAB, self.tr("Groups") + f"  {self._wording.count(groups)}")
        self.tabs.setTabText(PROBLEMS_TAB, self.tr("Problems") + f"  {self._wording.count(problems)}")
        self.tabs.setTabEnabled(PROBLEMS_TAB, problems > 0)

    # The comparison.

    def _compare(self, place: Place | None) -> None:
        """Compare the chosen document with the head of its group; the head (or its group) with the best match."""
        if place is not None:
            results = self.tree.results
            self.pane.choose(results.shown[place.group], results.document(Place(place.group, place.member or 0)))

    def compare_chosen(self) -> None:
        """Compare the two documents that are selected in the list with each other."""
        chosen = self.tree.chosen_documents()
        if len(chosen) == _TWO:
            self.pane.compare(*chosen)
        else:
            self.said.emit(self.tr("Select two documents in the list to compare them with each other."))

    def _follow(self, path: str) -> None:
        """Make the document that was chosen in the comparison the current one of the list, too."""
        place = self.tree.current_place()
        member = None if place is None else self.tree.results.find_member(place.group, path)
        found = self.tree.place_of(path) if place is None or member is None else Place(place.group, member)
        if found is not None and self.tree.results.is_listed(found.group):
            self.tree.select_place(found)

    def _is_marked(self, path: str) -> bool:
        return self.marks.is_marked(path)

    def _mark(self, path: str, marked: bool) -> None:  # noqa: FBT001 - the slot of a menu
        if marked:
            self.board.mark([path])
        else:
            self.board.unmark([path])

    def show_only_comparison(self, alone: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Hide the list above the comparison, or show it again."""
        self._upper.setHidden(alone)

    def _connect_comparison(self) -> None:
        pane = self.pane
        pane.set_deciding(can_decide=self.board.knows, is_marked=self._is_marked, why_kept=self.board.why_kept)
        pane.document_chosen.connect(self._follow)
        pane.keeper_requested.connect(self.board.keep)
        pane.mark_requested.connect(self._mark)
        pane.not_duplicates_requested.connect(self.not_duplicates_requested)
        pane.open_requested.connect(self.open_requested)
        pane.folder_requested.connect(self.folder_requested)
        pane.copy_requested.connect(self.copy_requested)
        pane.said.connect(self.said)
        pane.bug_found.connect(self.bug_found)
        self.board.changed.connect(pane.refresh_marks)
        actions = self.comparison_actions
        actions.compare_chosen.triggered.connect(self.compare_chosen)
        actions.enlarge.toggled.connect(self.show_only_comparison)

    def _lay_out(self) -> None:
        """Put the parts together from the outside in: whatever is moved has all that is in it styled once more."""
        keep_room(self.similarity_bar)
        top = QHBoxLayout()
        top.setSpacing(0)
        top.addWidget(self.tabs)
        top.addWidget(self.similarity_bar, 1)
        self._pages = QStackedWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.filter_bar)
        layout.addWidget(self._pages, 1)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        pass_focus(self._splitter, self.tree)
        self._pages.addWidget(self._splitter)
        for page in (self.overview_page, self.copies_page, self._make_problem_page()):
            page.setMinimumSize(*_LEAST_PAGE_SIZE)  # what is rarely looked at does not say how small the window may be
            self._pages.addWidget(page)
        self._upper = QStackedWidget()
        self._splitter.addWidget(self._upper)
        self._splitter.addWidget(self.pane)
        self._splitter.setSizes([300, 450])
        self._upper.addWidget(self._placeholder)
        self._upper.addWidget(self.tree)
        self.tabs.currentChanged.connect(self._show_view)
        self.tabs.chosen_by_key.connect(self._focus_view)

    def _show_view(self, tab: int) -> None:
        """Show a view, and above it what acts on it: groups are filtered, problems are not a matter of similarity."""
        focused = QApplication.focusWidget()
        takes_focus = focused is not None and any(part.isAncestorOf(focused) for part in (self.filter_bar, self._pages))
        self._pages.setCurrentIndex(tab)
        self.filter_bar.setVisible(tab == GROUPS_TAB)
        self.similarity_bar.setHidden(tab == PROBLEMS_TAB)
        if takes_focus:
            self._focus_view()

    def _focus_view(self) -> None:
        view = self._pages.currentWidget()
        if view is not None:
            view.setFocus()

    def _make_problem_page(self) -> QWidget:
        page = QWidget()
        note = PlainLabel(
            self.tr(
                "The texts of these documents could not be compared. "
                "Identical copies of them are found all the same, byte by byte, wherever the files could be opened."
            ),
            tone="note",
        )
        note.setWordWrap(True)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(note)
        layout.addWidget(self.problem_view, 1)
        pass_focus(page, self.problem_view)
        return page


def shown_of(groups: Sequence[DuplicateGroup], containers: Sequence[Container]) -> Sequence[Shown]:
    """Return groups and then containers; without a copy where there are only groups."""
    return (*groups, *containers) if containers else groups
