"""The marks of the shown groups, as the window sees them: what changed is signalled, refusals and menus are worded.

What takes longer than a moment is done in the background, on a copy of the marks that takes their place in the end:
whoever looks meanwhile sees the marks as they were, never a half state, and nothing can be marked until then.
"""

from __future__ import annotations

import functools
import itertools
import os
from collections.abc import Callable, Collection, Container, Iterable, Sequence
from typing import TypeVar

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from dupfinder.decide import DoneStep, MarkHistory, Marks, PlanGroup, Reason, Refusal, Rule, StepKind
from dupfinder.domain.decisions import Plan
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.sessions import SavedMark, SavedMarks
from dupfinder.domain.suggesting import why_kept
from dupfinder.gui.deciding import mark_work
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.deciding.mark_work import Deed, Done, Regrouped, Wish
from dupfinder.gui.rows.result_rows import GroupCount, MarkState, Shown
from dupfinder.gui.toolkit.background import BackgroundJobs, let_go, tell_error
from dupfinder.gui.toolkit.wording import Wording, closed, listed, named, sentences


class MarkWording(QObject):
    """Turns what was done with marks into sentences."""

    def __init__(self, words: DecidingWording, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    def of_step(self, done: DoneStep | None) -> str:
        """Return what a step did, to stand behind `Undo`: `Marked 3 documents`; empty for none."""
        if done is None:
            return ""
        return {
            StepKind.MARK: self.tr("Marked %Ln document(s)", "", done.number),
            StepKind.UNMARK: self.tr("Unmarked %Ln document(s)", "", done.number),
            StepKind.KEEP: self.tr("Changed keeper"),
            StepKind.INVERT: self.tr("Inverted marks of %Ln document(s)", "", done.number),
            StepKind.CLEAR: self.tr("Unmarked all"),
            StepKind.RULES: self.tr("Auto-selected %Ln document(s)", "", done.number),
        }[done.kind]

    def undone(self, done: DoneStep) -> str:
        """Return that a step was taken back."""
        return self.tr("Undone: {step}.").format(step=self.of_step(done))

    def redone(self, done: DoneStep) -> str:
        """Return that a step was done again."""
        return self.tr("Redone: {step}.").format(step=self.of_step(done))

    def locked(self, number: int) -> str:
        """Return that marks are gone because nothing may go out of their folders any more."""
        return self.tr("%Ln unmarked: protected and excluded folders are never changed.", "", number)

    def deed(self, deed: Deed) -> str:
        """Return what came of a wish about several documents; empty where nothing needs to be said."""
        match deed.kind:
            case StepKind.MARK:
                return self._marked(deed)
            case StepKind.UNMARK:
                return self.tr("%Ln unmarked.", "", deed.number)
            case StepKind.INVERT:
                return self.tr("Marks inverted.")
            case StepKind.CLEAR:
                return self.tr("All unmarked.")
            case StepKind.RULES:
                return self.tr("Auto-selected %Ln document(s).", "", deed.number)
            case StepKind.KEEP:
                return ""

    def _marked(self, deed: Deed) -> str:
        marked = self.tr("%Ln document(s) marked", "", deed.number)
        if not deed.refused:
            return closed(marked)
        by_number = sorted(deed.refused.items(), key=lambda item: -item[1])
        reasons = listed(self._words.refused(refusal, number) for refusal, number in by_number)
        return self.tr("{marked}; not marked: {reasons}.").format(marked=marked, reasons=reasons)


__all__ = ["GroupCount", "MarkBoard", "MarkState"]

AT_ONCE = 2_000
"""What is about so many documents is done within 20 ms; with more it goes to the background."""
_AT_ONCE_GROUPS = 500
_T = TypeVar("_T")


class MarkBoard(QObject):
    """Holds the marks of one window; they outlast a change of the groups by path.

    While groups still change, and while something is done in the background, nothing can be marked.
    """

    changed = Signal()
    """How any document stands may have changed, or whether something can be marked."""
    said = Signal(str)
    history_changed = Signal()
    """`can_undo`, `can_redo` or their texts may have changed."""
    keepers_moved = Signal(object)
    """By the `group_id` of groups the documents that marks leave as their keepers, where the groups name others."""
    restored = Signal(int)
    """So many marks of a session are there again."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.marks = Marks(())
        self.words = DecidingWording(self)
        self._sentences = MarkWording(self.words, self)
        self._wording = wording
        self._jobs = BackgroundJobs(self)
        self.history = MarkHistory()
        self._groups: Sequence[DuplicateGroup] = ()
        """As they were told last."""
        self._taken: Sequence[DuplicateGroup] = ()
        """Those that the marks are about."""
        self._planned: Sequence[PlanGroup] = ()
        self._told: dict[int, str] = {}
        """The keepers that the groups were told to take over, and have not yet."""
        self._shown: Container[str] | None = None
        self._saved: SavedMarks | None = None
        """Marks of a session that wait for their groups."""
        self._returning: tuple[SavedMark, ...] = ()
        """Marks of documents that came back, and wait for their groups."""
        self._is_scanning = False
        self._wait = ""
        """Why nothing can be marked; empty where something can."""

    @property
    def plan_groups(self) -> Sequence[PlanGroup]:
        """Return the groups as a plan sees them."""
        return self._planned if self._taken is self._groups else ()

    @property
    def can_mark(self) -> bool:
        """Return whether the groups stand still, and nothing is done in the background."""
        return not self._wait

    # Groups.

    def begin(self) -> None:
        """Get ready for the groups of a scan: until `set_groups` nothing can be marked."""
        self._groups = ()
        self._is_scanning = True
        self._wait = self.tr("You can mark documents when the scan is done.")
        self.changed.emit()

    def take_over(self, other: MarkBoard) -> None:
        """Go on with the marks of another window, and the way back; nothing is under way there."""
        self.marks, self.history = other.marks, other.history
        self._taken, self._planned, self._told = other._taken, other._planned, other._told
        self.history_changed.emit()

    def set_groups(self, groups: Sequence[DuplicateGroup]) -> None:
        """Take other groups; those that are known already are not made ready again, and many are in the background."""
        self._groups, self._is_scanning = groups, False
        self._go_on()

    def expect_groups(self, groups: Sequence[DuplicateGroup]) -> None:
        """Take other groups as soon as `show_only` says what is shown of them; until then nothing can be marked.

        To show many groups and to get their marks ready both at once would take longer for the first of the two.
        """
        self._groups, self._is_scanning = groups, False
        self._wait = self._wait_for_groups()

    def show_only(self, paths: Container[str] | None) -> None:
        """Let only these be marked; what was marked of the others does not go."""
        self._shown = paths
        self._go_on()

    def _go_on(self) -> None:
        """Bring the marks up to date, one thing after the other; then something can be marked again."""
        if self._jobs.is_busy:
            return
        if self._taken is not self._groups and not self._is_scanning:
            self._take_groups()
        elif self.marks.shown is not self._shown:
            self._take_filter()
        elif self._saved is not None and not self._is_scanning:
            self._take_saved(self._saved)
        elif self._returning and not self._is_scanning:
            self._take_returning(self._returning)
        else:
            if not self._is_scanning:
                self._wait = ""
                self._tell_keepers()
            self.changed.emit()

    def _tell_keepers(self) -> None:
        """Say which keepers the groups have to take over: there is one truth for them, and marks have it (S12)."""
        moved = {self._taken[number].group_id: path for number, path in self.marks.moved_keepers()}
        told, self._told = self._told, moved
        back = told.keys() - moved.keys()
        again = {group.group_id: group.keeper.entry.path for group in self._taken if group.group_id in back}
        if moved or again:
            self.keepers_moved.emit(moved | again)

    def _take_groups(self) -> None:
        groups, before, planned = self._groups, self._taken, self._planned
        is_small = len(groups) <= _AT_ONCE_GROUPS and sum(len(group.members) for group in groups) <= AT_ONCE

        def take(new: Regrouped) -> None:
            let_go(self._planned)
            self._taken, self._planned, self.marks, self.history = groups, new.planned, new.marks, new.history
            self._told = {}
            self.history_changed.emit()
            if new.locked:
                self.said.emit(self._sentences.locked(new.locked))

        self._work(
            lambda marks: mark_work.regrouped(marks, self.history, groups, before=before, planned=planned),
            take,
            at_once=is_small and self.marks.document_count <= AT_ONCE,
            wait=self._wait_for_groups(),
        )

    def _take_filter(self) -> None:
        shown = self._shown

        def look(marks: Marks) -> Marks:
            marks.show_only(shown)
            return marks

        self._work(look, self._take_marks, at_once=self._marked_count <= AT_ONCE, wait=self._wait_a_moment())

    def _take_saved(self, saved: SavedMarks) -> None:
        def take(result: tuple[Marks, int]) -> None:
            self.marks, number = result
            if self._saved is saved:
                self._saved = None
            self.history = MarkHistory()
            self.history_changed.emit()
            self.restored.emit(number)

        self._work(
            lambda marks: (marks, marks.restore(saved)),
            take,
            at_once=self.marks.document_count <= AT_ONCE,
            wait=self._wait_a_moment(),
        )

    def _take_returning(self, returning: tuple[SavedMark, ...]) -> None:
        def work(marks: Marks) -> Marks:
            marks.mark_again(returning)
            return marks

        self._returning = ()
        self._work(work, self._take_marks, at_once=len(returning) <= AT_ONCE, wait=self._wait_a_moment())

    def _take_marks(self, marks: Marks) -> None:
        self.marks = marks

    def _work(self, work: Callable[[Marks], _T], take: Callable[[_T], None], *, at_once: bool, wait: str) -> None:
        """Do something with the marks, at once or on a copy; then go on."""
        if at_once:
            take(work(self.marks))
            self._go_on()
            return
        if not self._is_scanning:
            self._wait = wait
        marks = self.marks.copy()

        def finish(result: _T) -> None:
            take(result)
            self._go_on()

        self._jobs.run(lambda: work(marks), done=finish, failed=self._fail)
        self.changed.emit()

    def _fail(self, error: Exception) -> None:
        tell_error(error)
        self._saved, self._returning = None, ()
        if self._taken is self._groups and self.marks.shown is self._shown:
            self._go_on()
            return
        # To try the same again would fail again; and marks must not go on without the filter, or over other groups.
        self._wait = self.tr("An error occurred. Please scan again before you mark documents.")
        self.changed.emit()

    def _wait_for_groups(self) -> str:
        return self.tr("Checking many groups. You can mark documents in a moment.")

    def _wait_a_moment(self) -> str:
        return self.tr("Please wait: checking many marks.")

    # Marking.

    def may_mark(self) -> bool:
        """Return whether something can be marked; if not, say why."""
        if self._wait:
            self.said.emit(self._wait)
        return not self._wait

    def toggle(self, paths: Collection[str]) -> None:
        """Mark these documents; unmark them where all that can be marked are."""
        self._do(functools.partial(mark_work.toggled, paths=tuple(paths)), size=len(paths))

    def mark(self, paths: Collection[str]) -> None:
        """Mark these documents by hand; those that cannot be are said."""
        self._do(functools.partial(mark_work.marked, paths=tuple(paths)), size=len(paths))

    def unmark(self, paths: Collection[str]) -> None:
        """Take back the marks of these documents."""
        self._do(functools.partial(mark_work.unmarked, paths=tuple(paths)), size=len(paths))

    def keep(self, path: str) -> None:
        """Make a document the keeper of its group."""
        self._do(functools.partial(mark_work.kept, path=path), size=1)

    def invert(self, paths: Iterable[str]) -> None:
        """Invert the marks within the groups of these documents."""
        named = tuple(paths)
        self._do(functools.partial(mark_work.inverted, paths=named), size=len(named))

    def invert_all(self) -> None:
        """Invert the marks within each group of which something is shown."""
        self._do(mark_work.all_inverted, size=self.marks.document_count)

    def clear(self) -> None:
        """Take back all marks."""
        self._do(mark_work.cleared, size=0)  # a few milliseconds, however many there are

    def copies_plan(self, rules: Sequence[Rule]) -> Callable[[], Plan]:
        """Return what works out, on any thread, which exact copies could go if nothing else was marked."""
        return functools.partial(mark_work.exact_copies, self.marks.copy(), self.plan_groups, rules)

    def mark_by(self, plan: Plan) -> None:
        """Mark what rules chose."""
        self._do(functools.partial(mark_work.marked_by, plan=plan), size=len(plan.decisions))

    @property
    def _marked_count(self) -> int:
        return self.marks.marked_count + self.marks.hidden_count

    def _do(self, wish: Wish, *, size: int) -> None:
        if self.may_mark():
            self._work(
                lambda marks: mark_work.done(marks, wish),
                self._take_done,
                at_once=size <= AT_ONCE,
                wait=self.tr("Marking …"),
            )

    def _take_done(self, done: Done) -> None:
        self.marks = done.marks
        self.history.add(done.deed.kind, done.step)
        self.history_changed.emit()
        sentence = self._sentence(done.deed)
        if sentence:
            self.said.emit(sentence)

    def _sentence(self, deed: Deed) -> str:
        """Return what is said: of a single document why it is marked, or why it cannot be."""
        if len(deed.paths) == 1 and deed.kind is StepKind.MARK:
            (path,) = deed.paths
            return next(map(self.words.refusal, deed.refused), None) or self.explain(path)
        return self._sentences.deed(deed)

    # The way back.

    @property
    def can_undo(self) -> bool:
        """Return whether there is a step that can be taken back."""
        return self.history.last is not None

    @property
    def can_redo(self) -> bool:
        """Return whether there is a step that can be done again."""
        return self.history.next is not None

    @property
    def undo_text(self) -> str:
        """Return what `undo` takes back: `Marked 3 documents`; empty where there is nothing."""
        return self._sentences.of_step(self.history.last)

    def undo(self) -> None:
        """Take the last step back, as far as that still may be."""
        self._step(self.history.last, is_back=True)

    def redo(self) -> None:
        """Do the step once more that was taken back last."""
        self._step(self.history.next, is_back=False)

    def _step(self, done: DoneStep | None, *, is_back: bool) -> None:
        if done is None or not self.may_mark():
            return
        step = done.step

        def walk(marks: Marks) -> Marks:
            marks.take(step.before if is_back else step.after)
            return marks

        def take(marks: Marks) -> None:
            self.marks = marks
            (self.history.step_back if is_back else self.history.step_forward)()
            self.history_changed.emit()
            self.said.emit(self._sentences.undone(done) if is_back else self._sentences.redone(done))

        at_once = max(step.count, step.keeper_count) <= AT_ONCE
        self._work(walk, take, at_once=at_once, wait=self.tr("Marking …"))

    # Sessions.

    def saved_marks(self) -> SavedMarks:
        """Return all marks, to be restored some day."""
        return self.capture_marks()()

    def capture_marks(self) -> Callable[[], SavedMarks]:
        """Return what returns all marks as they are now, in any thread: with very many it takes a while."""
        saved = self._saved
        return self.marks.copy().saved if saved is None else lambda: saved

    def restore_marks(self, saved: SavedMarks) -> None:
        """Replace all marks by saved ones, as soon as the groups that were set are ready; `restored` says how many."""
        self._saved = saved
        self._go_on()

    def mark_again(self, returning: tuple[SavedMark, ...]) -> None:
        """Mark documents that came back as they were marked when they went, as soon as their groups are ready."""
        self._returning += returning
        self._go_on()

    # How things stand.

    def state(self, path: str) -> MarkState:
        """Return how a document of a group stands."""
        marks = self.marks
        if marks.is_marked(path):
            return MarkState.MARKED
        match marks.refusal(path):
            case Refusal.KEEPER | Refusal.LAST:
                return MarkState.KEEPER
            case Refusal.REFERENCE | Refusal.EXCLUDED | Refusal.ENCLOSED | Refusal.UNREAD:
                return MarkState.LOCKED
            case Refusal.HIDDEN:
                return MarkState.HIDDEN
            case _:
                return MarkState.FREE

    def knows(self, path: str) -> bool:
        """Return whether a document is in a group that can be decided about; not so while groups still change."""
        return self.can_mark and self.marks.refusal(path) is not Refusal.UNKNOWN

    def count(self, group: DuplicateGroup) -> GroupCount:
        """Return how many documents of a group are marked."""
        tally = self.marks.tally(member.document.entry.path for member in group.members)
        return GroupCount(
            documents=len(group.members),
            marked=tally.marked,
            markable=tally.marked + tally.free,
            marked_bytes=tally.marked_bytes,
        )

    def marked_paths(self) -> frozenset[str]:
        """Return all documents that are marked, those that the filter hides as well."""
        return frozenset(self.marks.marked_paths())

    def marked_documents(self) -> npt.NDArray[np.bool_] | None:
        """Return for each document of the groups, counted through all of them, whether it is marked.

        A document that is in two groups counts twice. `None` while the groups that were set are not ready.
        """
        return self.marks.marked_documents() if self._taken is self._groups else None

    def why_kept(self, path: str) -> str:
        """Return why a document is the keeper of its group: `Kept: clean name; shortest path`; empty for all others."""
        role = self.marks.role_of(path)
        if role is None:
            return ""
        number, reason = role
        is_suggested = reason in {"", Reason.SEARCH}
        why = self.words.likings(why_kept(self._taken[number])) if is_suggested else self.words.because(reason)
        return named(self.tr("Kept"), why) if why else ""

    def explain(self, path: str) -> str:
        """Return in a sentence why a document is kept or marked, or why it cannot be marked; empty for one that can."""
        reason, refusal = self.marks.reason(path), self.marks.refusal(path)
        if reason is not None:
            kept = self.marks.kept_for(path)
            goes = self.tr("Marked for removal: {reason}.").format(reason=self.words.because(reason))
            stays = "" if kept is None else self.tr("Kept: {path}").format(path=visible(kept))
            return sentences(goes, stays)
        if refusal is None or refusal is Refusal.UNKNOWN:
            return ""
        why = self.why_kept(path)
        return sentences(closed(why) if why else "", self.words.refusal(refusal))


_MOST_TOLD_APART = 100
"""Groups of more documents cannot be called not duplicates as a whole: that many pairs would have to be remembered."""


class MarkMenu(QObject):
    """Fills context menus, and asks for what the tree and the window have to do."""

    not_duplicates_requested = Signal(object)
    """Pairs of documents."""

    def __init__(self, board: MarkBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    def fill(self, menu: QMenu, group: DuplicateGroup, document: Document | None, *, chosen: Sequence[str]) -> None:
        """Offer to mark what is chosen, and what can be done with a document, or with a whole group (`None`)."""
        board = self._board
        tally = board.marks.tally(chosen) if len(chosen) <= AT_ONCE else None  # a menu has to be there at once
        space = "\t" + QKeySequence(Qt.Key.Key_Space).toString(QKeySequence.SequenceFormat.NativeText)
        menu.addAction(self.tr("Mark for removal") + space, lambda: board.mark(chosen)).setEnabled(
            tally is None or bool(tally.free)
        )
        menu.addAction(self.tr("Unmark") + space, lambda: board.unmark(chosen)).setEnabled(
            tally is None or bool(tally.marked)
        )
        paths = [member.document.entry.path for member in group.members]
        menu.addAction(self.tr("Invert marks in this group"), lambda: board.invert(paths[:1]))
        menu.addSeparator()
        documents = [member.document for member in group.members]
        if document is not None:
            path, is_head = document.entry.path, document == group.keeper
            keep = menu.addAction(self.tr("Keep this one"), lambda: board.keep(path))
            is_keeper = is_head and board.state(path) is MarkState.KEEPER
            keep.setEnabled(board.can_mark and not is_keeper and document.content_digest is not None)
            self._offer(menu, self.tr("Not a duplicate of the keeper"), [] if is_head else [(group.keeper, document)])
        pairs = list(itertools.combinations(documents, 2)) if len(documents) <= _MOST_TOLD_APART else []
        self._offer(menu, self.tr("Not duplicates of each other"), pairs)

    def _offer(self, menu: QMenu, text: str, pairs: Sequence[tuple[Document, Document]]) -> None:
        action = menu.addAction(text, lambda: self.not_duplicates_requested.emit(pairs))
        action.setEnabled(self._board.can_mark and bool(pairs))

    def add_folder_actions(self, menu: QMenu, folder: str, shown: Sequence[Shown]) -> None:
        """Offer to mark and unmark all documents that lie in a folder, or in one of its folders."""
        menu.addAction(self.tr("Mark all in this folder and below"), lambda: self._board.mark(paths_in(folder, shown)))
        menu.addAction(
            self.tr("Unmark all in this folder and below"), lambda: self._board.unmark(paths_in(folder, shown))
        )


def paths_in(folder: str, shown: Sequence[Shown]) -> list[str]:
    """Return the documents of all groups that lie in a folder, or in one of its folders."""
    start = os.path.join(folder, "")
    return [
        path
        for group in shown
        if isinstance(group, DuplicateGroup)
        for member in group.members
        if (path := member.document.entry.path).startswith(start)
    ]
