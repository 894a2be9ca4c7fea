"""A bar over the results: what could go without a doubt; after a removal, what went where, and the way back."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QWidget

from dupfinder import pipeline
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.pairs import Relation
from dupfinder.domain.removals import RemovalChoice
from dupfinder.gui.removal.removal_bridge import RemovalBridge
from dupfinder.gui.removal.removal_wording import RemovalWording, done_of
from dupfinder.gui.toolkit.labels import PlainLabel, restyle
from dupfinder.gui.toolkit.layouts import in_row
from dupfinder.gui.toolkit.wording import Wording


class UndoBar(QFrame):
    """Offers to remove what is beyond doubt, and to undo the last removal; does either, and says what came of that."""

    removed = Signal(object)
    """The tuple of the outcomes of a removal."""
    review_requested = Signal(object)
    """The plan that was offered: a person wants to look at it first."""
    removal_requested = Signal(object)
    """The plan that was offered: it shall be carried out."""

    undone = Signal(object)
    """The tuple of the outcomes of the undoing: those that are done are at their places again."""
    details_requested = Signal(str)
    """The journal of the run: the history shows it, file by file."""
    said = Signal(str)
    """Why there is nothing to undo."""
    left = Signal()
    """The button that had the keyboard goes."""

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("undoBar")
        self.setAccessibleName(self.tr("Last removal"))
        self.undo_outcomes: tuple[Outcome, ...] = ()
        """Of the last undoing."""
        self._words = RemovalWording(wording, self)
        self.bridge = RemovalBridge(self)
        self._journal_path = ""
        self._total = 0
        self._offered: Plan | None = None
        self._offer_text = ""
        self._offers = True
        """Whether there is a list in sight that an offer could be about."""
        self._removing = False
        """Whether what is under way removes; else it puts back."""
        self._tells = False
        """Whether it says what came of something: that stays until it is dismissed."""
        self._text = PlainLabel(wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.review_button = QPushButton(self.tr("Review …"))
        self.trash_button = QPushButton(self.tr("Move to trash"))
        self.trash_button.setProperty("primary", True)
        self.undo_button = QPushButton(self.tr("Undo"))
        self.copy_button = QPushButton(self.tr("Put %Ln copies back", "", 0))
        """For what is no longer in the trash, where an identical document was kept for it."""
        self.stop_button = QPushButton(self.tr("Stop"))
        self.details_button = QPushButton(self.tr("Details …"))
        self.close_button = QToolButton()
        self.close_button.setText(self.tr("Dismiss"))
        self._buttons: tuple[QWidget, ...] = (
            *(self.review_button, self.trash_button, self.undo_button, self.copy_button),
            *(self.stop_button, self.details_button, self.close_button),
        )
        self._lay_out()
        self._connect()
        self.hide()

    @property
    def text(self) -> str:
        """Return what is shown."""
        return self._text.text()

    @property
    def offered(self) -> Plan | None:
        """Return the exact copies that a click would remove now; `None` while it is not known which still may go."""
        return self._offered if self.trash_button.isEnabled() else None

    def offer(self, plan: Plan | None) -> None:
        """Offer to remove exact copies; nothing, where there is no plan or nothing in it that goes."""
        removals = () if plan is None else plan.removals
        self._offered = plan if removals else None
        self._offer_text = self._words.offered(len(removals), sum(each.file.freed_bytes for each in removals))
        self._let_choose(is_ready=True)
        self._show_offer()

    def show_offers(self, *, shown: bool) -> None:
        """Show what is offered, or keep it back: two documents over the whole window have nothing to do with it."""
        if self._offers is not shown:
            self._offers = shown
            self._show_offer()

    def hold(self) -> None:
        """Take no answer to what is offered until the next offer: it may not hold any more."""
        self._let_choose(is_ready=False)

    def _let_choose(self, *, is_ready: bool) -> None:
        for button in (self.review_button, self.trash_button):
            button.setEnabled(is_ready)

    def _show_offer(self) -> None:
        if self._tells or self.bridge.is_running:
            return
        self._show_buttons(self.review_button, self.trash_button)
        self.setVisible(self._offers and self._offered is not None)
        self._show(self._offer_text, kind="note")

    def remove(self, plan: Plan) -> None:
        """Move what goes by a plan to the trash."""
        if self.bridge.is_running:
            return
        handle = pipeline.start_removal(plan, RemovalChoice())
        self._journal_path = handle.journal_path
        self._offered, self._removing, self._tells = None, True, True
        self._follow(handle)

    def show_removed(self, outcomes: Collection[Outcome], *, journal_path: str) -> None:
        """Show what was removed and offer to undo it; where nothing was, the bar stays as it is."""
        done = done_of(outcomes)
        if not done or self.bridge.is_running:
            return
        self._journal_path = journal_path
        self._take_gone(done)
        self._tell(self._words.removed_with_size(outcomes), is_whole=True)

    def _take_gone(self, done: Iterable[Outcome]) -> None:
        """Take note of what can be put back."""
        self._total, self.undo_outcomes = sum(map(_can_come_back, done)), ()

    def _tell(self, text: str, *, is_whole: bool, copies: int = 0) -> None:
        """Say what came of something, and what can be done about it."""
        self._tells = True
        self._show(text, kind="note" if is_whole else "warning")
        self.copy_button.setText(self.tr("Put %Ln copies back", "", copies))
        shown = (self._total > 0, self.undo_button), (copies > 0, self.copy_button)
        buttons = [button for is_shown, button in shown if is_shown]
        self._show_buttons(*buttons, self.details_button, self.close_button)
        self.show()

    def dismiss(self) -> None:
        """Take away what was said; what is offered shows again."""
        self._tells = False
        self._show_offer()

    def undo(self) -> None:
        """Put everything back, also after the bar was dismissed; say so where there is nothing to put back."""
        if self.bridge.is_running:
            return
        if not self._total:
            self.said.emit(self.tr("Nothing to undo. See the history (Ctrl+H) for earlier removals."))
            return
        self._begin(copies=False)

    def put_copies_back(self) -> None:
        """Put copies of kept documents where identical ones are no longer in the trash."""
        if not self.bridge.is_running:
            self._total = sum(outcome.can_copy for outcome in self.undo_outcomes)
            self._begin(copies=True)

    def _begin(self, *, copies: bool) -> None:
        self._removing = False
        self._follow(pipeline.start_undo(self._journal_path, copies=copies))

    def _follow(self, handle: pipeline.RemovalHandle) -> None:
        self.stop_button.setEnabled(True)
        self._show_buttons(self.stop_button)
        self.show()
        self.bridge.follow(handle)

    def take_restored(self, outcomes: Collection[Outcome], *, journal_path: str) -> None:
        """Take note of what was put back elsewhere: what is back is not offered any more."""
        if journal_path != self._journal_path or self.bridge.is_running:
            return
        back = len(done_of(outcomes))
        self._total = max(0, self._total - back)
        if back:
            self._tell(self._words.undone(outcomes, was_cancelled=False), is_whole=True)
        else:
            self.undo_button.setVisible(self._tells and self._total > 0)

    def cancel(self) -> None:
        """Stop what is under way before the next document."""
        self.stop_button.setEnabled(False)
        self.bridge.cancel()

    def _end(self, handle: pipeline.RemovalHandle) -> None:
        outcomes = tuple(self.bridge.outcomes)
        is_whole = all(each.status is OutcomeStatus.DONE for each in outcomes) and not handle.was_cancelled
        words = self._words.went if self._removing else self._words.undone
        text = self._words.ended(words(outcomes, was_cancelled=handle.was_cancelled), outcomes, handle.error)
        done = done_of(outcomes)
        copies = 0
        if self._removing:
            self._take_gone(done)
        else:
            is_over = handle.error is None and not handle.was_cancelled
            self._total, self.undo_outcomes = 0 if is_over else self._total - len(done), outcomes
            copies = sum(outcome.can_copy for outcome in outcomes)
        self._tell(text, is_whole=is_whole and handle.error is None, copies=copies)
        if self._removing:
            self.removed.emit(outcomes)
        elif outcomes:
            self.undone.emit(outcomes)

    def _show_progress(self, handle: pipeline.RemovalHandle) -> None:
        words = self._words.moving if self._removing else self._words.undoing
        self._text.setText(words(handle.done, handle.total if self._removing else self._total))

    def _show_buttons(self, *shown: QWidget) -> None:
        focused = self.window().focusWidget()
        if focused in self._buttons and focused not in shown:
            self.left.emit()  # else Qt gives the keyboard to whatever comes next
        for button in self._buttons:
            button.setVisible(button in shown)

    def _show(self, text: str, *, kind: str) -> None:
        self._text.setText(text)
        restyle(self, kind=kind)

    def _connect(self) -> None:
        self.undo_button.clicked.connect(self.undo)
        self.copy_button.clicked.connect(self.put_copies_back)
        self.stop_button.clicked.connect(self.cancel)
        self.details_button.clicked.connect(lambda: self.details_requested.emit(self._journal_path))
        self.close_button.clicked.connect(self.dismiss)
        self.trash_button.clicked.connect(lambda: self.removal_requested.emit(self._offered))
        self.review_button.clicked.connect(lambda: self.review_requested.emit(self._offered))
        self.bridge.progressed.connect(self._show_progress)
        self.bridge.ended.connect(self._end)

    def _lay_out(self) -> None:
        in_row((self._text, 1), *self._buttons, inside=self, margins=(16, 6, 8, 6), spacing=8)


def _can_come_back(outcome: Outcome) -> bool:
    """Return whether a removed document can be put back; a deleted one only as a copy of what has the same bytes."""
    if not outcome.action.removes:
        return False
    return outcome.action is not Action.DELETE or outcome.decision.relation == Relation.IDENTICAL
