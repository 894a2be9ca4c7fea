"""What was found: groups with a comparison below, and the problems behind a second tab."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyle,
    QTabBar,
    QWidget,
)

from dupfinder.domain.decisions import RuleSet
from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.gui.comparison.comparison_pane import ComparisonPane
from dupfinder.gui.comparison.texts.selection import Side
from dupfinder.gui.deciding.mark_board import MarkBoard
from dupfinder.gui.deciding.rules_dialog import RulesDialog
from dupfinder.gui.narrowing.filter_bar import FilterBar
from dupfinder.gui.narrowing.filter_index import FilterChoice
from dupfinder.gui.narrowing.similarity_bar import SimilarityBar
from dupfinder.gui.overview.folder_copies_page import FolderCopiesPage
from dupfinder.gui.overview.overview_page import OverviewPage, Surveys
from dupfinder.gui.overview.unique_page import UniquePage
from dupfinder.gui.problems.problem_view import ProblemView
from dupfinder.gui.results.listed_groups import ListedGroups, shown_of
from dupfinder.gui.results.result_tree import ResultTree
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.fields import pass_focus
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.labels import ElidedLabel, Placeholder, PlainLabel
from dupfinder.gui.toolkit.layouts import in_column, in_row
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
        action = QAction(title, self, shortcut=QKeySequence(f"Alt+{number + 1}"))
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


class Head(QWidget):
    """The tabs, what narrows the list, and the slider: in one line where there is room, else in two or three.

    It places them itself: layouts inside of a layout kept heights of what had stood in a line before.
    """

    def __init__(self, tabs: ViewTabs, bar: FilterBar, slider: SimilarityBar) -> None:
        super().__init__()
        self._parts = (tabs, bar, slider)
        for part in self._parts:
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the height of the lines at this width."""
        return QSize(sum(map(_wanted_width, self._parts)), sum(map(_height, self._lines())))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the widest of the parts: they give way below each other."""
        widest = max(part.minimumSizeHint().width() for part in self._parts if not part.isHidden())
        return QSize(widest, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each part the line in which there is room for it."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Do so as well where a part wants another size."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _lines(self) -> list[list[QWidget]]:
        tabs, bar, slider = self._parts
        widths = [_wanted_width(part) for part in self._parts]
        whole_bar = 0 if bar.isHidden() else bar.sizeHint().width()
        if sum(widths) <= self.width():
            lines: list[list[QWidget]] = [[tabs, bar, slider]]
        elif widths[0] + whole_bar <= self.width():
            lines = [[tabs, bar], [slider]]
        elif widths[0] + widths[2] <= self.width():  # rather than choices of which three letters are left
            lines = [[tabs, slider], [bar]]
        elif widths[0] + widths[1] <= self.width():
            lines = [[tabs, bar], [slider]]
        else:
            lines = [[tabs], [bar], [slider]]
        shown = [[part for part in line if not part.isHidden()] for line in lines]
        return [line for line in shown if line]

    def _arrange(self) -> None:
        lines, y = self._lines(), 0
        for line in lines:
            height, x = _height(line), 0
            for part, width in zip(line, self._widths(line), strict=True):
                own = min(part.sizeHint().height(), height) if isinstance(part, ViewTabs) else height
                place = QRect(x, y + (height - own) // 2, width, own)
                part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
                x += width
            y += height
        if y != self.height():
            self.updateGeometry()

    def _widths(self, line: Sequence[QWidget]) -> list[int]:
        """Return the widths of the parts of a line: the tabs what they need, of the rest the filter three fifths.

        It gets more where its words need it and the slider can spare it: "All kin…" makes a person guess.
        """
        *others, last = line
        widths = [_wanted_width(part) for part in others if isinstance(part, ViewTabs)]
        rest = self.width() - sum(widths)
        if len(widths) < len(others):
            bar, most = others[-1], rest - last.minimumSizeHint().width()
            wanted = max(rest * 3 // 5, bar.sizeHint().width())
            widths.append(max(bar.minimumSizeHint().width(), min(wanted, most)))
        return [*widths, self.width() - sum(widths)]


def _height(line: Iterable[QWidget]) -> int:
    return max(part.sizeHint().height() for part in line)


_ROOMY = 30
"""So much more than it needs at least the slider should have before it shares a line."""


def _wanted_width(part: QWidget) -> int:
    if part.isHidden():
        return 0
    if isinstance(part, SimilarityBar):
        return part.minimumSizeHint().width() + _ROOMY
    return part.sizeHint().width() if isinstance(part, ViewTabs) else part.minimumSizeHint().width()


GROUPS_TAB, OVERVIEW_TAB, COPIES_TAB, UNIQUE_TAB, PROBLEMS_TAB = range(5)
_LEAST_PAGE_SIZE = QSize(400, 216)
_LEAST_LINES = 34
"""So many lines of letters a window is high in which list and comparison both show enough to be of use."""
_TWO = 2


class FoldedComparison(QFrame):
    """What stands under the list where there is no room for the comparison: the way to it."""

    def __init__(self, open_: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparisonBar")
        hint = ElidedLabel(self.tr("Select a document and press Enter to compare it."), tone="dim")
        self.button = QPushButton(self.tr("Compare"))
        self.button.clicked.connect(open_.trigger)
        in_row((hint, 1), self.button, inside=self, margins=(12, 3, 8, 3), spacing=8)


class ResultsPage(QWidget):
    """Shows results as they come, and compares the chosen document with its keeper."""

    marks_changed = Signal(int, object, int)
    """How many documents are marked to go, their bytes, and how many more are marked but hidden by the filter."""
    not_duplicates_requested = Signal(object)
    """A list of pairs of documents."""
    rules_used = Signal(object)
    """The `RuleSet` by which documents were marked just now."""
    said = Signal(str)
    """One sentence for the status bar."""

    def __init__(self, wording: Wording, icons: Icons, jobs: BackgroundJobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self.ocr = False
        """Whether the scan recognised text in pictures of pages."""
        self._compares_files = False
        """Whether what is compared are two files that a person named, whatever is in the list."""
        self._is_low = False
        """Whether the list and the comparison have no room beside each other: one of them is shown."""
        self._lost = ""
        """The path of what was compared until the filter hid it."""
        self.rule_set = RuleSet(name="", rules="")
        self.board = MarkBoard(wording, self)
        self.tree = ResultTree(wording, self.board)
        self.filter_bar = FilterBar()
        self.list = ListedGroups(self.tree, self.filter_bar, self.board, jobs, self)
        self.similarity_bar = SimilarityBar(wording)
        self.problem_view = ProblemView(wording)
        self.problem_tree = self.problem_view.tree
        self.surveys = Surveys(jobs, self)
        self._pages = QStackedWidget(self)
        self._splitter = QSplitter(Qt.Orientation.Vertical, self._pages, handleWidth=1, childrenCollapsible=False)
        self._pages.addWidget(self._splitter)
        self.overview_page = OverviewPage(wording, self.surveys)
        self.copies_page = FolderCopiesPage(wording, self.surveys)
        self.unique_page = UniquePage(wording)
        self.pane = ComparisonPane(wording, icons, jobs, self._splitter)
        self.tabs = ViewTabs()
        titles = (self.tr("Groups"), self.tr("Overview"), self.tr("Folders"), self.tr("Not duplicated"))
        for title in (*titles, self.tr("Not read")):
            self.tabs.add_view(title)
        self.placeholder = Placeholder()
        self._lay_out()
        pass_focus(self, self.tree)
        self._connect_tree()
        self._connect_deciding()
        self._connect_comparison()

    def begin(self, options: ScanOptions) -> None:
        """Get ready for the results of a new scan; until its end nothing can be marked."""
        self.board.begin()
        self.ocr = options.ocr
        self.tree.forget_state()
        self.surveys.set_result(None)
        self.unique_page.set_result(None)
        self.similarity_bar.set_histogram(None)
        self.problem_tree.problems.set_problems(())
        self.pane.view.actions_.enlarge.setChecked(False)
        self.pane.begin(ocr=options.ocr)
        self.list.show((), nothing=self.tr("Groups appear here during the scan."), result=None)
        self.tabs.setCurrentIndex(GROUPS_TAB)

    def take_over(self, other: "ResultsPage") -> None:
        """Know of the result that comes next what the page of another window knows, and have its marks."""
        self.board.take_over(other.board)
        self.list.take_over(other.list)

    def add_problem(self, problem: Problem) -> None:
        """Show one more document that could not be read."""
        self.problem_tree.problems.add(problem)
        self._count()

    def show_groups(self, groups: Sequence[DuplicateGroup]) -> None:
        """Show the groups as they stand while the scan goes on."""
        self.list.show(groups, nothing=self.list.nothing, result=None)

    def show_result(self, result: ScanResult) -> None:
        """Show what the scan found in the end."""
        self.ocr = result.options.ocr
        self.surveys.set_result(result)
        self.unique_page.set_result(result)
        self.board.expect_groups(result.groups)
        self.problem_tree.problems.set_problems(result.problems)
        shown = shown_of(result.groups, result.containers)
        self.list.show(shown, nothing=self._nothing_found(result), result=result)

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
        self.filter_bar.restore(wanted if isinstance(wanted, Mapping) else {})
        if isinstance(document, str):
            self.list.seek(document)
        if isinstance(tab, int) and 0 <= tab < self.tabs.count() and self.tabs.isTabEnabled(tab):
            self.tabs.setCurrentIndex(tab)

    def _take_groups(self) -> None:
        """Follow an exchange of the results: the counts, and what is compared."""
        self._count()
        place = self.tree.current_place()
        if place is not None:
            self.pane.renew(self.tree.results.table.shown[place.group])

    def _show_what_is_left(self) -> None:
        results = self.tree.results
        count, all_groups = len(results.listed), results.group_count()
        is_filtered = bool(self.filter_bar.filter) and all_groups > 0
        self.placeholder.setText(self.tr("No matches.") if is_filtered else self.list.nothing)
        is_first = bool(count) and self._upper.currentIndex() == 0
        self._upper.setCurrentIndex(1 if count else 0)
        if is_first and self.tabs.hasFocus():
            self.tree.setFocus()  # it could not take the focus as long as it was hidden
        self._share_room()
        left = self.tr("{count} of {groups}").format(
            count=self._wording.count(count), groups=self._wording.groups(all_groups)
        )
        self.filter_bar.show_count(left if is_filtered else "")

    def _find_again(self) -> None:
        """Select what was compared once it is listed again."""
        if self._lost and not self.tree.selectionModel().hasSelection():
            self._follow(self._lost)

    # The filter.

    def focus_filter(self) -> None:
        """Put the keyboard into the field of the filter."""
        self.tabs.setCurrentIndex(GROUPS_TAB)
        self.filter_bar.focus()

    # Deciding.

    def clear_marks(self) -> None:
        """Take back all marks; a list of what is marked is empty then."""
        self.board.clear()
        if self.filter_bar.filter.choice is FilterChoice.MARKED:
            self.list.filter(self.filter_bar.filter)

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
        tree.folder_filter_requested.connect(self.filter_bar.set_folder)
        self.unique_page.counted.connect(self._count)

    def _connect_deciding(self) -> None:
        self.filter_bar.left.connect(self.tree.setFocus)
        self.filter_bar.finder.said.connect(self.said)
        self.list.changed.connect(self._show_what_is_left)
        self.list.filtered.connect(self._find_again)
        self.list.exchanged.connect(self._take_groups)
        self.tree.mark_menu.not_duplicates_requested.connect(self.not_duplicates_requested)
        self.tree.said.connect(self.said)
        self.board.said.connect(self.said)
        self.board.changed.connect(self._say_marks)

    def _say_marks(self) -> None:
        marks = self.board.marks
        self.marks_changed.emit(marks.marked_count, marks.marked_bytes, marks.hidden_count)

    def _nothing_found(self, result: ScanResult) -> str:
        if result.status is ScanStatus.CANCELLED:
            return self.tr("Scan stopped before anything was found.")
        if not result.documents:
            return self.tr("No documents found.")
        return self.tr("No duplicates among %Ln document(s).", "", len(result.documents))

    def _count(self) -> None:
        groups, problems = self.tree.results.group_count(), self.problem_tree.problems.count
        self.tabs.setTabText(GROUPS_TAB, self.tr("Groups") + f"  {self._wording.count(groups)}")
        self.tabs.setTabText(PROBLEMS_TAB, self.tr("Not read") + f"  {self._wording.count(problems)}")
        self.tabs.setTabEnabled(PROBLEMS_TAB, problems > 0)
        unique = self.unique_page.count
        count = "" if unique is None else f"  {self._wording.count(unique)}"
        self.tabs.setTabText(UNIQUE_TAB, self.tr("Not duplicated") + count)
        self.tabs.updateGeometry()  # Qt does not tell the line in which they stand

    # The comparison.

    def _compare(self, place: Place | None) -> None:
        """Compare the chosen document with the head of its group, the head with the best match; sum a group up.

        Of what is no longer listed nothing stays.
        """
        results, request = self.tree.results, self.pane.request
        self._lost = request.right.entry.path if place is None and request is not None else ""
        if place is None:
            self.pane.clear()
        elif place.member is None:
            self.pane.choose_group(results.table.shown[place.group])
        else:
            self.pane.choose(results.table.shown[place.group], results.document(place))

    def compare_chosen(self) -> None:
        """Compare the two documents that are selected in the list with each other."""
        chosen = self.tree.chosen_documents()
        if len(chosen) == _TWO:
            self.pane.compare(*chosen)
        else:
            self.said.emit(self.tr("Select two documents in the list to compare them."))

    def compare_files(self, left: Document, right: Document) -> None:
        """Compare any two files over the whole window; Esc leads back to what was there before."""
        self.tabs.setCurrentIndex(GROUPS_TAB)
        self.pane.clear()
        self.pane.compare(left, right)
        self._compares_files = True
        self.pane.view.actions_.enlarge.setChecked(True)
        self.pane.view.setFocus()

    def is_over_comparison(self, point: QPoint) -> bool:
        """Return whether a point of this page is one of the comparison."""
        return self.pane.isVisible() and self.pane.rect().contains(self.pane.mapFrom(self, point))

    def _follow(self, path: str) -> None:
        """Make the document that was chosen in the comparison the current one of the list, too."""
        place = self.tree.current_place()
        member = None if place is None else self.tree.results.find_member(place.group, path)
        found = self.tree.results.find(path) if place is None or member is None else Place(place.group, member)
        if found is not None and self.tree.results.is_listed(found.group):
            self.tree.select_place(found)

    def _mark(self, path: str, marked: bool) -> None:  # noqa: FBT001 - the slot of a menu
        if marked:
            self.board.mark([path])
        else:
            self.board.unmark([path])

    def _is_marked(self, path: str) -> bool:
        return self.board.marks.is_marked(path)  # of today: large changes are worked out in a copy of the marks

    def show_only_comparison(self, alone: bool) -> None:  # noqa: FBT001 - the slot of a button
        """Give the comparison the whole page, or show the list above it again."""
        self._share_room()
        if alone:
            if self.pane.request is None:
                self.pane.compare_current()  # of a whole group there is only a summary
            self.pane.view.setFocus()
            self.said.emit(self.tr("Press Esc to go back."))
            return
        self.said.emit("")  # there is nothing more to go back from
        if self._compares_files:
            self._compares_files = False
            self._compare(self.tree.current_place() if self.tree.selectionModel().hasSelection() else None)
        self.tree.setFocus()

    def _unfold(self) -> None:
        """Show the comparison where something is asked of it while it is folded."""
        if not self._folded.isHidden():
            self.pane.view.actions_.enlarge.setChecked(True)

    def _share_room(self) -> None:
        """Show the list with the comparison below it, or one of them where there is no room for both, or none is."""
        is_alone = self.pane.view.actions_.enlarge.isChecked()
        has_groups = self.tree.results.group_count() > 0
        for part in (self._list, self._top):
            part.setHidden(is_alone)
        self.pane.setVisible(is_alone or (has_groups and not self._is_low))
        self._folded.setVisible(not is_alone and has_groups and self._is_low)

    def _see_room(self) -> None:
        """Look whether list and comparison have room below each other, which depends on what the comparison shows."""
        if self.pane.view.actions_.enlarge.isChecked():
            return  # once the list is back there will be less room
        needed = self._top.sizeHint().height() + self._upper.minimumSizeHint().height()
        needed += self.pane.minimumSizeHint().height() + self._splitter.handleWidth()
        is_low = self.height() < needed or self.window().height() < _LEAST_LINES * self.fontMetrics().height()
        if is_low is not self._is_low:
            self._is_low = is_low
            if is_low and self._has_focus(self.pane):
                self.pane.view.actions_.enlarge.setChecked(True)
            self._share_room()

    def minimumSizeHint(self) -> QSize:
        """Return the room without a comparison under the list, which is folded where there is less than for both."""
        size = super().minimumSizeHint()
        if self.pane.view.actions_.enlarge.isChecked():
            return size
        least = _LEAST_PAGE_SIZE.height()
        if self._pages.currentWidget() is self._splitter:
            least = self._upper.minimumSizeHint().height() + self._folded.minimumSizeHint().height()
        return QSize(size.width(), self._top.sizeHint().height() + least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._see_room()

    def event(self, event: QEvent) -> bool:
        """Do so as well where a part wants another size."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._see_room()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead back from the comparison to the list with Esc."""
        enlarge = self.pane.view.actions_.enlarge
        if event.key() == Qt.Key.Key_Escape and enlarge.isChecked():
            enlarge.setChecked(False)
        else:
            super().keyPressEvent(event)

    def _keep(self, side: Side | None) -> None:
        """Keep one of the two that are compared, and mark the other one; or unmark both."""
        request = self.pane.request
        if request is None:
            return
        left, right = request.left, request.right
        if side is None:
            self.board.unmark([left.entry.path, right.entry.path])
            return
        kept, gone = (left, right) if side is Side.LEFT else (right, left)
        self.board.unmark([kept.entry.path])
        if self.pane.is_head(gone.entry.path) and kept.content_digest is not None:
            self.board.keep(kept.entry.path)
        self.board.mark([gone.entry.path])

    def _connect_comparison(self) -> None:
        pane = self.pane
        pane.set_deciding(can_decide=self.board.knows, is_marked=self._is_marked, why_kept=self.board.why_kept)
        pane.document_chosen.connect(self._follow)
        for header in pane.view.headers:
            header.keeper_requested.connect(self.board.keep)
            header.mark_requested.connect(self._mark)
        pane.not_duplicates_requested.connect(self.not_duplicates_requested)
        pane.said.connect(self.said)
        self.board.changed.connect(pane.refresh_marks)
        actions = self.pane.view.actions_
        actions.compare_chosen.triggered.connect(self.compare_chosen)
        actions.enlarge.toggled.connect(self.show_only_comparison)
        for action in (*actions.modes.actions(), actions.find, actions.next_change, actions.previous_change):
            action.triggered.connect(self._unfold)
        pane.view.kept.connect(self._keep)
        self.tree.comparison_requested.connect(lambda: actions.enlarge.setChecked(True))

    def _lay_out(self) -> None:
        """Put the parts together from the outside in: whatever is moved has all that is in it styled once more."""
        self._top = Head(self.tabs, self.filter_bar, self.similarity_bar)
        in_column(self._top, (self._pages, 1), inside=self, margins=0, spacing=0)
        pass_focus(self._splitter, self.tree)
        for page in (self.overview_page, self.copies_page, self.unique_page, self._make_problem_page()):
            page.setMinimumSize(_LEAST_PAGE_SIZE)  # what is rarely looked at does not say how small the window may be
            self._pages.addWidget(page)
        self._list = QWidget(self._splitter)
        self._upper = QStackedWidget(self._list)
        self._folded = FoldedComparison(self.pane.view.actions_.enlarge)
        self._folded.hide()
        in_column((self._upper, 1), self._folded, inside=self._list, margins=0, spacing=0)
        self._splitter.addWidget(self._list)
        self._splitter.addWidget(self.pane)
        self._splitter.setSizes([300, 450])
        self._upper.addWidget(self.placeholder)
        self._upper.addWidget(self.tree)
        self.tabs.currentChanged.connect(self._show_view)
        self.tabs.chosen_by_key.connect(self._focus_view)

    def _show_view(self, tab: int) -> None:
        """Show a view, and above it what acts on it: groups are filtered, problems are not a matter of similarity."""
        takes_focus = self._has_focus(self.filter_bar, self._pages)
        self.pane.view.actions_.enlarge.setChecked(False)
        self._pages.setCurrentIndex(tab)
        self.filter_bar.setVisible(tab == GROUPS_TAB)
        self.similarity_bar.setHidden(tab == PROBLEMS_TAB)
        if takes_focus:
            self._focus_view()

    def _has_focus(self, *parts: QWidget) -> bool:
        """Return whether the keyboard is in one of these parts."""
        focused = QApplication.focusWidget()
        return focused is not None and any(part.isAncestorOf(focused) for part in parts)

    def _focus_view(self) -> None:
        view = self._pages.currentWidget()
        if view is not None:
            view.setFocus()

    def _make_problem_page(self) -> QWidget:
        page = QWidget()
        note = PlainLabel(
            self.tr("Texts not compared. Exact copies are still found if the file can be opened."),
            tone="note",
            wraps=True,
        )
        in_column(note, (self.problem_view, 1), inside=page, margins=0, spacing=0)
        pass_focus(page, self.problem_view)
        return page
