"""The marks of the shown groups, as the window sees them: what changed is signalled, what was refused is said."""

import enum
from collections import Counter
from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from dupfinder.decide import Marks, PlanGroup, Refusal, plan_group
from dupfinder.domain.decisions import Plan
from dupfinder.domain.display import visible
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.background import BackgroundJobs
from dupfinder.gui.deciding.deciding_wording import DecidingWording
from dupfinder.gui.wording import Wording

_AT_ONCE_GROUPS = 500
"""So many groups are made ready within 20 ms; more are in the background."""


class MarkState(enum.Enum):
    """How a document stands, or a group."""

    FREE = enum.auto()
    """It can be marked."""
    PARTLY = enum.auto()
    """Some documents of the group are marked."""
    MARKED = enum.auto()
    KEEPER = enum.auto()
    LOCKED = enum.auto()
    """It cannot be marked, whatever else is: a reference, or a file whose bytes were not read."""
    HIDDEN = enum.auto()
    """The filter hides it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupCount:
    """How many documents of a group are marked, and what that gains."""

    documents: int
    marked: int
    markable: int
    """The marked ones, and those that could be as well."""
    marked_bytes: int


class MarkBoard(QObject):
    """Holds the marks of one window; they outlast a change of the groups by path.

    While groups still change, nothing can be marked.
    """

    changed = Signal()
    said = Signal(str)
    bug_found = Signal(Exception)

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.marks = Marks(())
        self.words = DecidingWording(self)
        self._wording = wording
        self._jobs = BackgroundJobs(self)
        self._groups: Sequence[DuplicateGroup] = ()
        self._planned: Sequence[PlanGroup] = ()
        self._shown: Container[str] | None = None
        self._is_touched = False
        """Whether anything was decided that other groups may have to be told."""
        self._wait = ""

    @property
    def plan_groups(self) -> Sequence[PlanGroup]:
        """Return the groups as a plan sees them."""
        return self._planned

    @property
    def can_mark(self) -> bool:
        """Return whether the groups stand still."""
        return not self._wait

    # Groups.

    def begin(self) -> None:
        """Get ready for the groups of a scan: until `set_groups` nothing can be marked."""
        self._groups = self._planned = ()
        self._wait = self.tr("Documents can be marked as soon as the scan has ended.")
        self.changed.emit()

    def set_groups(self, groups: Sequence[DuplicateGroup]) -> None:
        """Take other groups; those that are known already are not made ready again, and many are in the background."""
        known = {id(group): planned for group, planned in zip(self._groups, self._planned, strict=False)}
        self._groups, self._planned = groups, ()
        is_new = sum(id(group) not in known for group in groups)
        if is_new <= _AT_ONCE_GROUPS:
            self._take(groups, _planned(groups, known), None)
            return
        is_untouched = not self._is_touched
        self._wait = self.tr("Documents can be marked in a moment: there are many groups to look through.")
        self._jobs.run(
            lambda: _made_ready(groups, known, with_marks=is_untouched),
            done=lambda ready: self._take(groups, *ready),
            failed=self.bug_found.emit,
        )

    def _take(self, groups: Sequence[DuplicateGroup], planned: Sequence[PlanGroup], marks: Marks | None) -> None:
        if groups is not self._groups:
            return  # others came meanwhile
        self._planned = planned
        self._wait = ""
        if marks is None:
            self.marks.set_groups(planned)
        else:
            self.marks = marks
            marks.show_only(self._shown)
        self.changed.emit()

    def show_only(self, paths: Container[str] | None) -> None:
        """Let only these be marked; what was marked of the others does not go."""
        self._shown = paths
        self.marks.show_only(paths)
        self.changed.emit()

    # Marking.

    def may_mark(self) -> bool:
        """Return whether something can be marked; if not, say why."""
        if self._wait:
            self.said.emit(self._wait)
        else:
            self._is_touched = True
        return not self._wait

    def toggle(self, paths: Collection[str]) -> None:
        """Mark these documents; unmark them where all that can be marked are."""
        if not self.may_mark():
            return
        can_mark_more = any(self.state(path) is MarkState.FREE for path in paths)
        if can_mark_more or not any(map(self.marks.is_marked, paths)):
            self.mark(paths)
        else:
            self.unmark(paths)

    def mark(self, paths: Collection[str]) -> None:
        """Mark these documents by hand; those that cannot be are said."""
        if not self.may_mark():
            return
        before = self.marks.marked_count
        refused = self.marks.mark(paths)
        self.changed.emit()
        self._say_marked(paths, refused, new=self.marks.marked_count - before)

    def unmark(self, paths: Collection[str]) -> None:
        """Take back the marks of these documents."""
        if not self.may_mark():
            return
        before = self.marks.marked_count
        self.marks.unmark(paths)
        self.changed.emit()
        self.said.emit(self.tr("%Ln mark(s) taken back.", "", before - self.marks.marked_count))

    def keep(self, path: str) -> None:
        """Make a document the keeper of its group."""
        if self.may_mark():
            self.marks.keep(path)
            self.changed.emit()

    def invert(self, paths: Iterable[str]) -> None:
        """Invert the marks within the groups of these documents."""
        if self.may_mark():
            self.marks.invert(paths)
            self._say_all(self.tr("Marks inverted."))

    def invert_all(self) -> None:
        """Invert the marks within each group of which something is shown."""
        self.invert(group.keeper.entry.path for group in self._groups)

    def clear(self) -> None:
        """Take back all marks."""
        if self.may_mark():
            self.marks.clear()
            self._say_all(self.tr("All marks taken back."))

    def mark_by(self, plan: Plan) -> None:
        """Mark what rules chose."""
        if self.may_mark():
            number = self.marks.mark_by(plan)
            self._say_all(self.tr("%Ln document(s) marked by the rules.", "", number))

    # How things stand.

    def state(self, path: str) -> MarkState:
        """Return how a document of a group stands."""
        marks = self.marks
        if marks.is_marked(path):
            return MarkState.MARKED
        match marks.refusal(path):
            case Refusal.KEEPER | Refusal.LAST:
                return MarkState.KEEPER
            case Refusal.REFERENCE | Refusal.UNREAD:
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
        entries = [member.document.entry for member in group.members]
        states = [self.state(entry.path) for entry in entries]
        marked = states.count(MarkState.MARKED)
        return GroupCount(
            documents=len(entries),
            marked=marked,
            markable=marked + states.count(MarkState.FREE),
            marked_bytes=sum(
                entry.size_bytes for entry, state in zip(entries, states, strict=True) if state is MarkState.MARKED
            ),
        )

    def explain(self, path: str) -> str:
        """Return in a sentence why a document is marked, or why it cannot be; empty for one that can."""
        reason, refusal = self.marks.reason(path), self.marks.refusal(path)
        if self.marks.is_marked(path) and reason is not None:
            kept = self.marks.kept_for(path)
            goes = self.tr("Marked to go: {reason}.").format(reason=self.words.because(reason))
            return goes if kept is None else f"{goes} {self.tr('For it stays {path}').format(path=visible(kept))}"
        return "" if refusal is None or refusal is Refusal.UNKNOWN else self.words.refusal(refusal)

    # What is said.

    def _say_all(self, text: str) -> None:
        self.changed.emit()
        self.said.emit(text)

    def _say_marked(self, paths: Collection[str], refused: Mapping[str, Refusal], *, new: int) -> None:
        if len(paths) == 1:
            (path,) = paths
            why = self.words.refusal(refused[path]) if path in refused else self.explain(path)
            self.said.emit(why)
            return
        parts = [self.tr("%Ln document(s) marked", "", new)]
        if refused:
            reasons = Counter(refused.values())
            listed = ", ".join(self.words.refused(refusal, number) for refusal, number in reasons.most_common())
            parts.append(self.tr("not marked: {reasons}").format(reasons=listed))
        self.said.emit("; ".join(parts) + ".")


def _made_ready(
    groups: Sequence[DuplicateGroup], known: dict[int, PlanGroup], *, with_marks: bool
) -> tuple[Sequence[PlanGroup], Marks | None]:
    """Return the groups as a plan sees them, and new marks for them where no old ones have to be carried over."""
    planned = _planned(groups, known)
    return planned, Marks(planned) if with_marks else None


def _planned(groups: Sequence[DuplicateGroup], known: dict[int, PlanGroup]) -> Sequence[PlanGroup]:
    return [known.get(id(group)) or plan_group(group) for group in groups]
