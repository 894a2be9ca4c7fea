"""What follows from marks: the removal page, the way back, the history; and pairs that are not duplicates."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dupfinder import pipeline
from dupfinder.decide import PERSON, Marks, PlanGroup, Rule, RuleKind, parse_rules
from dupfinder.domain.decisions import Action, Decision, Outcome, OutcomeStatus, Plan
from dupfinder.domain.documents import Document
from dupfinder.domain.errors import UsageError
from dupfinder.domain.ignore_list import IgnoreList, KnownDocument, known_document
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.removals import PastRun
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sessions import SavedMark, SavedMarks
from dupfinder.gui.deciding.distinctions_dialog import DistinctionsDialog
from dupfinder.gui.deciding.mark_board import AT_ONCE
from dupfinder.gui.removal.history_dialog import HistoryDialog
from dupfinder.gui.removal.listed_plan import ListedPlan, list_plan
from dupfinder.gui.removal.removal_dialog import RemovalDialog
from dupfinder.gui.results.revisions import Revisions
from dupfinder.gui.toolkit.background import BackgroundJobs, LatestWork, tell_error
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.gui.window.undo_bar import UndoBar
from dupfinder.store import add_ignored_pairs, read_ignore_list

_WAIT_MS = 300
"""Who filters or moves the slider goes on with it: to choose among 100,000 documents takes 2.7 s of a processor."""


@dataclass(frozen=True, slots=True, eq=False)
class _Basis:
    """What exact copies on offer are chosen from, and by what."""

    groups: Sequence[PlanGroup]
    shown: Container[str] | None
    keepers: bytes
    rules: str

    def is_as(self, other: _Basis | None) -> bool:
        """Return whether the same would be chosen."""
        return (
            other is not None
            and (self.groups is other.groups and self.shown is other.shown)
            and (self.keepers, self.rules) == (other.keepers, other.rules)
        )


class DecidingFlow(QObject):
    """Joins the results, the dialogues that remove and put back, and the revisions of the result."""

    revised = Signal(ScanResult)
    """The result as it stands now."""
    said = Signal(str)
    """One sentence for the status bar."""
    warned = Signal(str)
    """One sentence that stays until it is dismissed."""
    folder_requested = Signal(str)
    copy_requested = Signal(str)

    def __init__(self, page: ResultsPage, undo_bar: UndoBar, wording: Wording, window: QWidget) -> None:
        super().__init__(window)
        self._page = page
        self._undo_bar = undo_bar
        self._wording = wording
        self._window = window
        self._jobs = BackgroundJobs(self)
        self._offers = LatestWork(
            BackgroundJobs(self),  # apart, as nobody has to wait for what is only offered
            self._choosing,
            done=undo_bar.offer,
            failed=tell_error,
        )
        self.revisions = Revisions(self._jobs, self, ready=page.list.make_ready)
        """The result as it stands, and what was changed in it."""
        self._returning: tuple[SavedMark, ...] = ()
        """Marks of documents that came back, until the result has them again."""
        self._unmarked: set[str] = set()
        """What went without a mark, as copies on offer do."""
        self._basis: _Basis | None = None
        """Of the exact copies on offer, or about to be."""
        self._before: tuple[_Basis | None, Plan | None] = (None, None)
        """What the window before this one had on offer, and of what."""
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self.first_action = Action.TRASH
        """What is offered first for what is marked."""
        self._removal: RemovalDialog | None = None
        self._history: HistoryDialog | None = None
        self._connect()

    @property
    def is_removing(self) -> bool:
        """Return whether documents are on their way."""
        return (
            self._undo_bar.bridge.is_running
            or (self._removal is not None and self._removal.bridge.is_running)
            or (self._history is not None and self._history.bridge.is_running)
        )

    @property
    def is_busy(self) -> bool:
        """Return whether a removal, its undoing or a revision of the result is under way."""
        return self.is_removing or self._jobs.is_busy

    def begin(self, scanned: ScanResult | None) -> None:
        """Start with the result of a scan, or with none while there is one under way."""
        self._basis = None
        self._before = None, None
        self._offers.forget()
        self._timer.stop()
        if scanned is None:  # what came of a removal before is no news of this scan; Ctrl+Z still undoes it
            self._undo_bar.dismiss()
        self._undo_bar.offer(None)
        self.revisions.begin(scanned)

    def take_over(self, other: DecidingFlow) -> None:
        """Go on with what another window knows; nothing is under way there."""
        self.revisions.take_over(other.revisions)
        self._before = other._basis, other._undo_bar.offered

    def stop_removing(self) -> None:
        """Ask what is under way to stop between two documents."""
        if self._removal is not None:
            self._removal.reject()
        if self._history is not None:
            self._history.reject()
        if self._undo_bar.bridge.is_running:
            self._undo_bar.cancel()

    def rename(self, before: str, after: str) -> None:
        """Take over that a document has another name; its mark goes along."""
        marks = with_other_name(self._page.board.saved_marks(), before, after)
        self.revisions.rename(before, after)
        self._page.board.restore_marks(marks)

    # Exact copies, which are beyond doubt.

    def _offer_copies(self) -> None:
        """Offer to remove the exact copies among the groups as they stand; what was on offer waits until that is known.

        It may have in it what a person just chose to keep.
        """
        board = self._page.board
        basis = _Basis(board.plan_groups, board.marks.shown, board.marks.keepers, self._page.rule_set.rules)
        if not board.can_mark:
            self._basis = None
            self._offers.forget()
            self._timer.stop()
            self._undo_bar.hold()
        elif not basis.is_as(self._basis):
            self._basis = basis
            self._offers.forget()
            before, offered = self._before
            if offered is not None and basis.is_as(before):
                self._undo_bar.offer(offered)
            else:
                self._undo_bar.hold()
                self._timer.start()

    def _choose_copies(self) -> None:
        if self._basis is not None:
            self._offers.want(self._basis)

    def _choosing(self, basis: _Basis) -> Callable[[], Plan]:
        return self._page.board.copies_plan(_rules(basis.rules))

    def _review(self, plan: Plan) -> None:
        if not self._is_waiting():
            self._make_removal_dialog(self._with_roles(plan)).open()

    def _remove_copies(self, plan: Plan) -> None:
        if not self._is_waiting():
            self._undo_bar.remove(self._with_roles(plan))

    # Removing, and the way back.

    def remove(self) -> None:
        """Show the page that removes what is marked."""
        dialog = self.make_removal_dialog()
        if dialog is not None:
            dialog.open()

    def make_removal_dialog(self) -> RemovalDialog | None:
        """Return the page that removes what is marked, not shown yet; say why there is none."""
        if not self._page.board.may_mark() or self._is_waiting():
            return None
        marks = self._page.board.marks
        if not marks.marked_count:
            self.said.emit(self.tr("Nothing marked. Press Space to mark documents, or use Auto-select."))
            return None
        is_small = marks.marked_count <= AT_ONCE
        plan = self._plan(marks) if is_small else None
        dialog = self._make_removal_dialog(plan)
        if not is_small:
            self._plan_for(dialog, marks.copy())
        return dialog

    def _is_waiting(self) -> bool:
        """Return, and say, whether something has to end before documents can go."""
        is_waiting = self.revisions.is_working or self.is_removing
        if is_waiting:
            self.said.emit(self.tr("Please wait: the last change is still running."))
        return is_waiting

    def _make_removal_dialog(self, plan: Plan | None) -> RemovalDialog:
        dialog = self._removal = RemovalDialog(
            plan, self._wording, self._window, result=self.revisions.result, ocr=self._page.ocr
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.choice_panel.choose(self.first_action)
        dialog.removed.connect(lambda outcomes: self._show_removed(dialog, outcomes))
        dialog.finished.connect(self._forget_removal)
        return dialog

    def _show_removed(self, dialog: RemovalDialog, outcomes: Sequence[Outcome]) -> None:
        """Have the bar over the results say what went; the page closes where all of it went as it should."""
        self._take_removed(outcomes)
        if dialog.journal_path is not None:
            self._undo_bar.show_removed(outcomes, journal_path=dialog.journal_path)
        is_done = all(each.status is OutcomeStatus.DONE and not each.not_carried for each in outcomes)
        if outcomes and is_done and all(each.action.removes for each in outcomes):
            dialog.accept()

    def _plan(self, marks: Marks) -> Plan:
        """Return the plan of marks, with the folders that are asked for again before each document goes."""
        return self._with_roles(marks.plan())

    def _with_roles(self, plan: Plan) -> Plan:
        return replace(plan, roles=self.revisions.roles)

    def _plan_for(self, dialog: RemovalDialog, marks: Marks) -> None:
        def take(listed: ListedPlan) -> None:
            if self._removal is dialog:  # it may have been closed meanwhile
                dialog.take_plan(listed)

        self._jobs.run(lambda: list_plan(self._plan(marks)), done=take, failed=tell_error)

    def _forget_removal(self) -> None:
        self._removal = None

    def _take_removed(self, outcomes: Sequence[Outcome]) -> None:
        """Take documents out of the result; what was not marked when it went comes back without a mark, too."""
        paths = _done_paths(outcomes)
        self._unmarked.difference_update(paths)
        self._unmarked.update(path for path in paths if not self._page.board.marks.is_marked(path))
        self.revisions.remove(paths, dates=_dates(outcomes))

    def _take_restored(self, outcomes: Sequence[Outcome]) -> None:
        """Have documents in the result again, marked as they were, and selected: an undo is no reason to begin anew."""
        paths = _done_paths(outcomes)
        done = (each.decision for each in outcomes if each.status is OutcomeStatus.DONE)
        self._returning += tuple(_mark_of(each) for each in done if each.file.path not in self._unmarked)
        self._page.list.seek(*paths)
        self.revisions.restore(paths, dates=_dates(outcomes))

    def _mark_returned(self) -> None:
        if self._returning:
            self._page.board.mark_again(self._returning)
            self._returning = ()

    def _take_put_back(self, outcomes: Sequence[Outcome], journal_path: str) -> None:
        self._undo_bar.take_restored(outcomes, journal_path=journal_path)
        self._take_restored(outcomes)

    def _forget_history(self) -> None:
        self._history = None

    def make_history_dialog(self, journal_path: str | None = None) -> HistoryDialog:
        """Return the history of removals, not shown yet, open at one run or at the latest."""
        dialog = self._history = HistoryDialog(self._wording, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(lambda outcomes: self._take_put_back(outcomes, dialog.journal_path))
        dialog.finished.connect(self._forget_history)
        dialog.tree.folder_requested.connect(self.folder_requested)
        dialog.tree.copy_requested.connect(self.copy_requested)
        if journal_path is not None:
            dialog.show_run(journal_path, self._undo_bar.undo_outcomes)
        return dialog

    def show_history(self, journal_path: str | None = None) -> None:
        """Show the history of removals."""
        if not self.is_removing:
            self.make_history_dialog(journal_path).open()

    def look_for_interrupted_run(self) -> None:
        """Say, if so, that the last removal was cut short: by a crash, or a power cut."""
        self._jobs.run(pipeline.interrupted_run, done=self._say_interrupted, failed=tell_error)

    def _say_interrupted(self, run: PastRun | None) -> None:
        if run is not None:
            self.warned.emit(
                self.tr("The last removal was interrupted. Open the history (Ctrl+H) to put documents back.")
            )

    # Pairs that are not duplicates.

    def tell_apart(self, pairs: Iterable[tuple[Document, Document]]) -> None:
        """Remember that these are not duplicates, and take them apart in the result."""
        known = [(known_document(a), known_document(b)) for a, b in pairs]
        whole = [(a, b) for a, b in known if a is not None and b is not None]
        if not whole:
            self.said.emit(self.tr("Files that cannot be read cannot be ignored as duplicates."))
            return
        self._jobs.run(lambda: _remember(whole), done=self._take_apart, failed=tell_error)

    def _take_apart(self, distinctions: IgnoreList) -> None:
        self.revisions.tell_apart(distinctions)
        self.said.emit(self.tr("Saved as not duplicates. See Marks ▸ Not duplicates."))

    def make_distinctions_dialog(self) -> DistinctionsDialog:
        """Return the list of pairs that are not duplicates, not shown yet."""
        dialog = DistinctionsDialog(self._wording, self._window)
        dialog.changed.connect(lambda: self.said.emit(self.tr("The next scan finds these duplicates again.")))
        return dialog

    def show_distinctions(self) -> None:
        """Show the list of pairs that are not duplicates."""
        self.make_distinctions_dialog().open()

    def _connect(self) -> None:
        self.revisions.revised.connect(self.revised)
        self.revisions.revised.connect(self._mark_returned)  # when the page has the groups
        self._page.board.keepers_moved.connect(self.revisions.keep)
        self._page.not_duplicates_requested.connect(self.tell_apart)
        self._page.tree.removal_requested.connect(self.remove)
        self._page.said.connect(self.said)
        self._page.board.changed.connect(self._offer_copies)
        self._timer.timeout.connect(self._choose_copies)
        self._undo_bar.review_requested.connect(self._review)
        self._undo_bar.removal_requested.connect(self._remove_copies)
        self._undo_bar.removed.connect(self._take_removed)
        self._undo_bar.undone.connect(self._take_restored)
        self._undo_bar.details_requested.connect(self.show_history)
        self._undo_bar.said.connect(self.said)
        self._undo_bar.left.connect(self._page.tree.setFocus)


def _rules(text: str) -> Sequence[Rule]:
    """Return the rules of the window; the suggested ones where there are none, or none that can be read."""
    try:
        return parse_rules(text or RuleKind.SUGGESTED)
    except UsageError:  # somebody wrote them into the settings
        return parse_rules(RuleKind.SUGGESTED)


def _done_paths(outcomes: Iterable[Outcome]) -> list[str]:
    done = (outcome for outcome in outcomes if outcome.status is OutcomeStatus.DONE and outcome.action.removes)
    return [outcome.decision.file.path for outcome in done]


def _dates(outcomes: Iterable[Outcome]) -> dict[str, int]:
    """Return which dates kept documents have now that got another one; of several the last."""
    return {each.kept_now.path: each.kept_now.mtime_ns for each in outcomes if each.kept_now is not None}


def _mark_of(decision: Decision) -> SavedMark:
    """Return the mark with which a document went."""
    kept = None if decision.kept is None or decision.reason == PERSON else decision.kept.path
    relation = Relation(decision.relation) if kept is not None and decision.relation in {*Relation} else None
    return SavedMark(path=decision.file.path, reason=decision.reason, kept=kept, relation=relation)


def _remember(pairs: Sequence[tuple[KnownDocument, KnownDocument]]) -> IgnoreList:
    add_ignored_pairs(pairs)
    return read_ignore_list()


def with_other_name(saved: SavedMarks, before: str, after: str) -> SavedMarks:
    """Return marks in which a document has another path."""

    def now(path: str) -> str:
        return after if path == before else path

    marks = (
        replace(mark, path=now(mark.path), kept=None if mark.kept is None else now(mark.kept))
        if before in (mark.path, mark.kept)
        else mark
        for mark in saved.marks
    )
    return SavedMarks(marks=tuple(marks), keepers={now(path): why for path, why in saved.keepers.items()})
