"""The page through which documents are removed: what goes, what stays for it, what would be lost, what came of it."""

from __future__ import annotations

import enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dupfinder import pipeline
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.display import visible
from dupfinder.domain.errors import Cancelled, DupFinderError
from dupfinder.domain.pairs import LOSSLESS
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.domain.result import ScanResult
from dupfinder.gui.removal.choice_panel import ChoicePanel
from dupfinder.gui.removal.listed_plan import FoundLosses, ListedPlan, list_plan, losses_of
from dupfinder.gui.removal.loss_panel import LossPanel
from dupfinder.gui.removal.removal_bridge import RemovalBridge, RunPanel
from dupfinder.gui.removal.removal_model import RemovalColumn, RemovalModel
from dupfinder.gui.removal.removal_tree import RemovalTree
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.toolkit.background import BackgroundJobs, let_go, let_go_when_deleted, tell_error
from dupfinder.gui.toolkit.fields import press_with_ctrl_enter
from dupfinder.gui.toolkit.labels import PlainLabel, resize_for_font, restyle
from dupfinder.gui.toolkit.language import core_message
from dupfinder.gui.toolkit.layouts import STRETCH, in_column, in_row
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording


class RemovalPhase(enum.Enum):
    """How far the page has come."""

    PLANNING = enum.auto()
    """The plan is still made."""
    CHOOSING = enum.auto()
    CHECKING = enum.auto()
    REMOVING = enum.auto()
    DONE = enum.auto()


class RemovalDialog(QDialog):
    """Shows a plan, and carries it out as a person chooses; the page is left open with what came of it."""

    removed = Signal(object)
    """The tuple of all outcomes of a removal that ended; not of a check."""

    def __init__(
        self,
        plan: Plan | None,
        wording: Wording,
        parent: QWidget | None = None,
        *,
        result: ScanResult | None = None,
        ocr: bool = False,
    ) -> None:
        """Show a plan, or (`None`) that one is made: `take_plan` has to follow.

        Of all documents of the result it is known what need not be lost.
        """
        super().__init__(parent)
        let_go_when_deleted(self)
        self._result = result
        self._ocr = ocr
        """Whether documents are read as a scan with text recognition did, to see what would be lost."""
        self.phase = RemovalPhase.PLANNING if plan is None else RemovalPhase.CHOOSING
        self.journal_path: str | None = None
        """Of the removal, once it began."""
        self.outcomes: tuple[Outcome, ...] = ()
        self._closes_at_end = False
        self._words = RemovalWording(wording, self)
        self._jobs = BackgroundJobs(self)
        self._losses_token = CancelToken()
        self.bridge = RemovalBridge(self)
        listed = list_plan(Plan(decisions=()) if plan is None else plan)
        self.removals = RemovalModel(listed, wording, self._words, self)
        self.tree = RemovalTree(self.removals)
        self.title_label = PlainLabel(tone="title")
        self.count_label = PlainLabel(tone="dim")
        self.verdict_label = PlainLabel(tone="remark", wraps=True)
        self.result_label = PlainLabel(tone="strong", wraps=True)
        self.loss_panel = LossPanel(self._words)
        self.choice_panel = ChoicePanel(self._words)
        self.run_panel = RunPanel(self._words)
        self.check_button = QPushButton(self.tr("Check only"))
        self.close_button = QPushButton()
        self.start_button = QPushButton()
        self._lay_out()
        self.tree.begin()
        self._connect()
        self._show_plan()
        self._show_phase()
        self._find_losses(listed.plan)

    def take_plan(self, listed: ListedPlan) -> None:
        """Show the plan that was made meanwhile."""
        self.phase = RemovalPhase.CHOOSING
        self.removals.set_plan(listed)
        self._show_plan()
        self._show_phase()
        self._choose_first()
        self._find_losses(listed.plan)

    # What would be lost.

    def _find_losses(self, plan: Plan) -> None:
        if not self._differing():
            return
        token, ocr, result = self._losses_token, self._ocr, self._result
        self._jobs.run(
            lambda: losses_of(pipeline.find_losses(plan, result, token=token, on_step=lambda *_: None, ocr=ocr)),
            done=self._take_losses,
            failed=self._fail_losses,
        )

    def _find_order(self, column: int, order: Qt.SortOrder) -> None:
        removals = self.removals
        self._jobs.run(
            lambda: removals.find_order(column, order),
            done=lambda found: removals.take_order(column, order, found),
            failed=tell_error,
        )

    def _take_losses(self, found: FoundLosses) -> None:
        self.removals.take_losses(found)
        self._show_verdict()
        self._show_row()

    def _fail_losses(self, error: Exception) -> None:
        if isinstance(error, Cancelled):
            return
        if isinstance(error, DupFinderError):
            self._show_result(visible(core_message(error.message)))
        else:
            tell_error(error)

    # Checking and removing.

    def check_only(self) -> None:
        """Make every check, and touch nothing."""
        self._start(self.choice_panel.check_choice(), RemovalPhase.CHECKING)

    def start(self) -> None:
        """Do what was chosen with all that was not taken out."""
        self._start(self.choice_panel.choice, RemovalPhase.REMOVING)

    def _start(self, choice: RemovalChoice | None, phase: RemovalPhase) -> None:
        if choice is None or self.phase is not RemovalPhase.CHOOSING or not self.removals.count:
            return
        is_check = phase is RemovalPhase.CHECKING
        self.phase = phase
        self.removals.set_locked(True)
        self.removals.begin(is_check=is_check)
        self.run_panel.begin(self.tr("Checking") if is_check else self._words.action(choice.action)[0])
        self._show_phase()
        handle = pipeline.start_removal(self.removals.plan, choice, dry_run=is_check)
        if not is_check:
            self._losses_token.cancel()  # what is to be lost was decided, and the disk has other work now
            self.journal_path = handle.journal_path
        self.bridge.follow(handle)

    def _forget_check(self) -> None:
        """Forget the result of a check: something else shall happen now."""
        self.removals.begin(is_check=False)
        self.result_label.hide()

    def _end(self, handle: pipeline.RemovalHandle) -> None:
        outcomes = tuple(self.bridge.outcomes)
        is_check = self.phase is RemovalPhase.CHECKING
        text = self._words.check_result if is_check else self._words.result
        sentence = text(outcomes, was_cancelled=handle.was_cancelled)
        self.phase = RemovalPhase.CHOOSING if is_check else RemovalPhase.DONE
        self.removals.set_locked(not is_check)
        self._show_result(self._words.ended(sentence, outcomes, handle.error))
        if any(outcome.status is not OutcomeStatus.DONE for outcome in outcomes):
            self.tree.show_what_stayed()
        self._show_phase()
        self._show_row()
        if not is_check:
            self.outcomes = outcomes
            self.removed.emit(outcomes)
        if self._closes_at_end:
            self.reject()

    def reject(self) -> None:
        """Close the page; what is under way is asked to stop between two documents first, and never killed."""
        if self.bridge.is_running:
            self._closes_at_end = True
            self.run_panel.show_stopping()
            self.bridge.cancel()
            return
        self._losses_token.cancel()
        self.loss_panel.pictures.close_reader()
        let_go(*self.removals.records)
        super().reject()

    # What is shown.

    def _differing(self) -> int:
        counts = self.removals.counts
        return sum(count for relation, count in counts.items() if relation not in LOSSLESS)

    def _show_plan(self) -> None:
        """Show what the plan has come to, after each change of it."""
        removals = self.removals
        is_planning = self.phase is RemovalPhase.PLANNING
        if is_planning:
            self.title_label.setText(self.tr("Preparing the list …"))
        self.choice_panel.show_count(
            removals.count, not_identical=removals.not_identical, has_linkless=removals.has_linkless
        )
        self._show_choice()
        self._show_row()

    def _show_verdict(self) -> None:
        """Say at the top whether anything would be lost, so that it is seen before the button is."""
        differing, tally = self._differing(), self.removals.tally
        is_fine = not differing or (tally is not None and not tally.losing and not tally.unsure)
        self.verdict_label.setText(self._words.verdict(differing, tally, unsearched=self.removals.unsearched))
        self.verdict_label.set_tone("fine" if is_fine else "remark")
        self.verdict_label.setVisible(self.removals.count > 0 and self.phase is not RemovalPhase.DONE)

    def _show_choice(self) -> None:
        panel = self.choice_panel
        self.removals.set_action(panel.action)
        self.count_label.setText(self._words.by_relation(self.removals.counts))
        self._show_verdict()
        count = self.removals.count
        self.start_button.setText(self._words.start(panel.action, count))
        if self.phase is RemovalPhase.CHOOSING:
            size_bytes = None if panel.action.leaves_link else self.removals.size_bytes
            self.title_label.setText(self._words.question(panel.action, count, size_bytes))
        self.start_button.setEnabled(panel.choice is not None and bool(count))
        self.check_button.setEnabled(panel.check_choice() is not None and bool(count))
        is_deleting = panel.action is Action.DELETE
        restyle(self.start_button, primary=not is_deleting, danger=is_deleting)

    def _show_phase(self) -> None:
        is_choosing = self.phase is RemovalPhase.CHOOSING
        is_done = self.phase is RemovalPhase.DONE
        self._foot.setCurrentWidget(self.choice_panel if is_choosing else self.run_panel)
        self._foot.setVisible(not is_done)
        is_planning = self.phase is RemovalPhase.PLANNING
        self.loss_panel.setVisible(not is_planning)
        if is_planning:
            self.run_panel.begin(self.tr("Many documents are marked. This takes a moment"), can_stop=False)
        for button in (self.check_button, self.start_button):
            button.setVisible(not is_done and not is_planning)
            button.setEnabled(is_choosing)
        self.close_button.setText(self.tr("Close") if is_done else self.tr("Cancel"))
        self.close_button.setAutoDefault(is_done)  # then nothing can be removed by Enter any more
        if is_choosing:
            self._show_choice()
        else:
            self.result_label.setVisible(is_done)
        if is_done:
            done = [outcome for outcome in self.bridge.outcomes if outcome.status is OutcomeStatus.DONE]
            if any(outcome.action.removes for outcome in done):
                self.title_label.setText(self.tr("Removed"))
            else:
                words = self._words
                self.title_label.setText(words.status(OutcomeStatus.DONE) if done else self.tr("Nothing removed"))
            self.verdict_label.hide()
            self.count_label.hide()
            self.close_button.setFocus()

    def _show_result(self, text: str) -> None:
        self.result_label.setText(text)
        self.result_label.show()

    def _show_row(self) -> None:
        """Show the details of the current row."""
        place = self.removals.place(self.tree.currentIndex())
        self._show_place(place)

    def _show_place(self, place: Place | None) -> None:
        decision = None if place is None else self.removals.item(place)
        if place is None or decision is None:
            self.loss_panel.show_group(None if place is None else self.removals.stays(place))
            return
        result = str(self.removals.index_of(place, RemovalColumn.RESULT).data())
        self.loss_panel.show_decision(decision, result=result, is_known=self.removals.losses_are_known)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the list: nothing that removes is a key away."""
        super().showEvent(event)
        self.tree.setFocus()
        self._choose_first()

    def _choose_first(self) -> None:
        if not self.tree.selectionModel().hasSelection() and self.removals.group_count():
            self.tree.choose(self.removals.index_of(Place(0, 1)))

    # Composition.

    def _connect(self) -> None:
        self.removals.choice_changed.connect(self._show_plan)
        self.removals.order_wanted.connect(self._find_order)
        self.tree.chosen.connect(self._show_place)
        self.choice_panel.action_box.currentIndexChanged.connect(self._forget_check)
        for box in (self.choice_panel.access_box, self.choice_panel.dates_box, self.choice_panel.tags_box):
            box.toggled.connect(self._forget_check)
        self.choice_panel.changed.connect(self._show_choice)
        self.choice_panel.changed.connect(self._show_row)
        self.check_button.clicked.connect(self.check_only)
        self.start_button.clicked.connect(self.start)
        self.close_button.clicked.connect(self.reject)
        self.run_panel.cancel_requested.connect(self.bridge.cancel)
        self.bridge.came.connect(self.removals.take_outcomes)
        self.bridge.progressed.connect(self.run_panel.show_progress)
        self.bridge.ended.connect(self._end)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Remove documents"))
        for button in (self.check_button, self.close_button, self.start_button):
            button.setAutoDefault(False)  # Enter in the list must not remove anything
        press_with_ctrl_enter(self.start_button, self)
        self.check_button.setToolTip(self.tr("Run all checks without removing anything"))
        self.result_label.hide()
        self._foot = QStackedWidget()
        self._foot.addWidget(self.choice_panel)
        self._foot.addWidget(self.run_panel)
        splitter = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False, handleWidth=1)
        splitter.addWidget(self.tree)
        splitter.addWidget(self.loss_panel)
        splitter.setStretchFactor(0, 1)
        splitter.setSizes([420, 150])
        in_column(
            self._head(),
            self.verdict_label,
            self.result_label,
            (splitter, 1),
            self._foot,
            self._buttons(),
            inside=self,
            margins=(22, 20, 22, 18),
            spacing=12,
        )
        resize_for_font(self, 1120, 760)

    def _head(self) -> QVBoxLayout:
        return in_column(self.title_label, self.count_label, spacing=2)

    def _buttons(self) -> QHBoxLayout:
        return in_row(self.check_button, STRETCH, self.close_button, self.start_button, spacing=8)
