"""A bar after a removal: what went where, and the way back."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus
from dupfinder.domain.display import visible
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.pairs import Relation
from dupfinder.gui.removal.removal_bridge import RemovalBridge
from dupfinder.gui.removal.removal_wording import RemovalWording, done_of
from dupfinder.gui.toolkit.core_messages import core_message
from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.punctuation import sentences
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.pipeline import RemovalHandle, start_undo


class UndoBar(QFrame):
    """Offers to undo the last removal, undoes it, and says what came of that."""

    undone = Signal(object)
    """The tuple of the outcomes of the undoing: those that are done are at their places again."""
    details_requested = Signal(str)
    """The journal of the run: the history shows it, file by file."""
    said = Signal(str)
    """Why there is nothing to undo."""
    bug_found = Signal(Exception)

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("undoBar")
        self.setAccessibleName(self.tr("The last removal"))
        self.undo_outcomes: tuple[Outcome, ...] = ()
        """Of the last undoing."""
        self._words = RemovalWording(wording, self)
        self._bridge = RemovalBridge(self)
        self._journal_path = ""
        self._total = 0
        self._came: list[Outcome] = []
        self._text = PlainLabel()
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.undo_button = QPushButton(self.tr("Undo"))
        self.copy_button = QPushButton(self.tr("Put %Ln copies back", "", 0))
        """For what is no longer in the trash, where an identical document was kept for it."""
        self.stop_button = QPushButton(self.tr("Stop"))
        self.details_button = QPushButton(self.tr("Details …"))
        self.close_button = QToolButton()
        self.close_button.setText(self.tr("Dismiss"))
        self._lay_out()
        self._connect()
        self.hide()

    @property
    def text(self) -> str:
        """Return what is shown."""
        return self._text.text()

    @property
    def is_busy(self) -> bool:
        """Return whether an undoing is under way."""
        return self._bridge.is_running

    def show_removed(self, outcomes: Collection[Outcome], *, journal_path: str) -> None:
        """Show what was removed and offer to undo it; where nothing was, the bar stays as it is."""
        done = done_of(outcomes)
        if not done or self._bridge.is_running:
            return
        self._journal_path = journal_path
        self._total = sum(map(_can_come_back, done))
        self.undo_outcomes = ()
        self._show(self._words.removed_with_size(outcomes), kind="note")
        self.undo_button.setVisible(bool(self._total))
        self.copy_button.hide()
        self.show()

    def undo(self) -> None:
        """Put everything back, also after the bar was dismissed; say so where there is nothing to put back."""
        if self._bridge.is_running:
            return
        if not self._total:
            self.said.emit(self.tr("There is nothing to undo. The history (Ctrl+H) has what was removed earlier."))
            return
        self._begin(copies=False)

    def put_copies_back(self) -> None:
        """Put copies of kept documents where identical ones are no longer in the trash."""
        if not self._bridge.is_running:
            self._total = sum(outcome.can_copy for outcome in self.undo_outcomes)
            self._begin(copies=True)

    def _begin(self, *, copies: bool) -> None:
        self._came.clear()
        self.show()
        self.undo_button.hide()
        self.copy_button.hide()
        self.close_button.setEnabled(False)
        self.stop_button.setEnabled(True)
        self.stop_button.show()
        self._bridge.follow(start_undo(self._journal_path, copies=copies))

    def take_restored(self, outcomes: Collection[Outcome], *, journal_path: str) -> None:
        """Take note of what was put back elsewhere: what is back is not offered any more."""
        if journal_path != self._journal_path or self._bridge.is_running:
            return
        back = len(done_of(outcomes))
        self._total = max(0, self._total - back)
        if back:
            self._show(self._words.undone(outcomes, was_cancelled=False), kind="note")
        self.undo_button.setVisible(self._total > 0)

    def cancel(self) -> None:
        """Stop the undoing before the next document."""
        self.stop_button.setEnabled(False)
        self._bridge.cancel()

    def _end(self, handle: RemovalHandle) -> None:
        outcomes = self.undo_outcomes = tuple(self._came)
        self._total = 0 if handle.error is None and not handle.was_cancelled else self._total - len(done_of(outcomes))
        is_whole = all(outcome.status is OutcomeStatus.DONE for outcome in outcomes) and not handle.was_cancelled
        text = self._words.undone(outcomes, was_cancelled=handle.was_cancelled)
        if isinstance(handle.error, DupFinderError):
            text = sentences(text if outcomes else "", visible(core_message(str(handle.error))))
        self._show(text, kind="note" if is_whole and handle.error is None else "warning")
        self.stop_button.hide()
        self.close_button.setEnabled(True)
        self.undo_button.setVisible(self._total > 0)
        copies = sum(outcome.can_copy for outcome in outcomes)
        self.copy_button.setText(self.tr("Put %Ln copies back", "", copies))
        self.copy_button.setVisible(bool(copies))
        if outcomes:
            self.undone.emit(outcomes)
        if handle.error is not None and not isinstance(handle.error, DupFinderError):
            self.bug_found.emit(handle.error)

    def _show_progress(self, handle: RemovalHandle) -> None:
        self._text.setText(self._words.undoing(handle.done, self._total))

    def _show(self, text: str, *, kind: str) -> None:
        self._text.setText(text)
        self.setProperty("kind", kind)
        self.style().unpolish(self)
        self.style().polish(self)

    def _connect(self) -> None:
        self.undo_button.clicked.connect(self.undo)
        self.copy_button.clicked.connect(self.put_copies_back)
        self.stop_button.clicked.connect(self.cancel)
        self.details_button.clicked.connect(lambda: self.details_requested.emit(self._journal_path))
        self.close_button.clicked.connect(self.hide)
        self._bridge.came.connect(self._came.extend)
        self._bridge.progressed.connect(self._show_progress)
        self._bridge.ended.connect(self._end)

    def _lay_out(self) -> None:
        self.stop_button.hide()
        self.copy_button.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 8, 6)
        layout.setSpacing(8)
        layout.addWidget(self._text, 1)
        for button in (self.undo_button, self.copy_button, self.stop_button, self.details_button, self.close_button):
            layout.addWidget(button)


def _can_come_back(outcome: Outcome) -> bool:
    """Return whether a removed document can be put back; a deleted one only as a copy of what has the same bytes."""
    if not outcome.action.removes:
        return False
    return outcome.action is not Action.DELETE or outcome.decision.relation == Relation.IDENTICAL
