"""The model of the removal page: groups, and below each what stays and what goes, to be taken out by a tick."""

import enum
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt, Signal

from dupfinder.domain.decisions import Action, Decision, FileState, Loss, Outcome, OutcomeStatus, Plan, Verdict
from dupfinder.domain.display import visible
from dupfinder.domain.pairs import Relation
from dupfinder.gui.removal.listed_plan import FoundLosses, ListedPlan, LossTally, RemovalGroup, may_lose
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.rows.result_rows import RowKind, RowText
from dupfinder.gui.toolkit.table_model import DISPLAY, Column, Index, number_column
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel
from dupfinder.gui.toolkit.wording import Wording, shown_folder

_CHECK = int(Qt.ItemDataRole.CheckStateRole)
_PERSON = "person"
_PLAIN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_TICKED = _PLAIN | Qt.ItemFlag.ItemIsUserCheckable
_CHANGED_ONE_BY_ONE = 32
_RELATIONS = {str(relation): relation for relation in Relation}
"""Plans that were read may have others, too."""


class RemovalColumn(enum.IntEnum):
    """The columns of the removal page."""

    NAME = 0
    RELATION = 1
    RESULT = 2
    REASON = 3
    SIZE = 4
    FOLDER = 5


class RemovalModel(TwoLevelModel[Decision]):
    """A plan, from which removals can be taken out, and what came of each of them."""

    groups_at_once: ClassVar[int | None] = 500
    pinned_members: ClassVar[int] = 1
    choice_changed = Signal()
    """Something was taken out, or put in again."""
    looks_changed = Signal()
    """What any row says may have changed: of 100,000 rows only those that are seen have to be drawn again."""

    def __init__(
        self, listed: ListedPlan, wording: Wording, words: RemovalWording, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._wording = wording
        self._words = words
        self._home = os.path.expanduser("~")
        self._taken_out: set[str] = set()
        self._outcomes: dict[str, Outcome] = {}
        self._stayed: set[str] = set()
        """What did not go although it was tried."""
        self._losses: Mapping[str, Loss] = {}
        self._was_check = False
        self._is_locked = False
        self._action = Action.TRASH
        self.tally: LossTally | None = None
        """What would be lost with all that goes; `None` while that is looked for."""
        self.columns = (
            Column(self.tr("Document"), lambda going: visible(os.path.basename(going.file.path)), width=240),
            Column(self.tr("Match"), lambda going: words.relation(going.relation), key=self._likeness, width=336),
            Column(
                self.tr("Action"),
                self._result,
                key=lambda going: (going.file.path in self._stayed, not self.is_chosen(going)),
                width=112,
            ),
            Column(
                self.tr("Reason"), lambda going: words.reason(going.reason), key=lambda going: going.reason, width=152
            ),
            number_column(self.tr("Size"), attrgetter("file.size_bytes"), wording.size, width=90),
            Column(
                self.tr("Folder"),
                lambda going: shown_folder(os.path.dirname(going.file.path), home=self._home),
                key=lambda going: os.path.dirname(going.file.path).casefold(),
            ),
        )
        self._take(listed)

    def set_plan(self, listed: ListedPlan) -> None:
        """Show another plan."""
        self.beginResetModel()
        self._take(listed)
        self.endResetModel()

    def _take(self, listed: ListedPlan) -> None:
        self._plan = listed.plan
        self._groups: Sequence[RemovalGroup] = listed.groups
        self._numbers = listed.numbers
        self._counts = listed.counts.copy()
        self._sizes = listed.sizes.copy()
        self.has_linkless = bool(listed.without_links)
        """Whether some documents of the plan lie where no links can be made."""
        self._begin_again()

    # What goes.

    @property
    def counts(self) -> dict[str, int]:
        """Return how many documents the action is for, by their relation to what stays."""
        return {relation: count for relation, count in self._counts.items() if takes(self._action, relation)}

    @property
    def count(self) -> int:
        """Return how many documents the action is for."""
        return sum(self.counts.values())

    @property
    def not_identical(self) -> int:
        """Return how many documents an action leaves as they are if it is for identical ones alone."""
        return self._counts.total() - self._counts[Relation.IDENTICAL]

    @property
    def size_bytes(self) -> int:
        """Return how many bytes the action frees."""
        return sum(size for relation, size in self._sizes.items() if takes(self._action, relation))

    @property
    def plan(self) -> Plan:
        """Return the plan; what was taken out is kept in it by hand."""
        if not self._taken_out:
            return self._plan
        return replace(
            self._plan,
            decisions=tuple(
                replace(decision, verdict=Verdict.KEEP, reason=_PERSON, kept=None, loss=None)
                if decision.file.path in self._taken_out
                else decision
                for decision in self._plan.decisions
            ),
        )

    @property
    def records(self) -> tuple[Sequence[object], ...]:
        """Return all that is held of the plan, to be let go in the end."""
        return self._plan.decisions, self._groups

    def is_chosen(self, decision: Decision) -> bool:
        """Return whether a document still goes."""
        return decision.file.path not in self._taken_out

    def choose(self, decisions: Iterable[Decision], *, goes: bool) -> None:
        """Let documents of the plan go, or take them out."""
        if self._is_locked:
            return
        changed = [decision for decision in decisions if self.is_chosen(decision) is not goes]
        for decision in changed:
            self._taken_out ^= {decision.file.path}
            self._count(decision, 1 if goes else -1)
        self._changed(decision.file.path for decision in changed)
        self.choice_changed.emit()

    def set_locked(self, locked: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Allow no change of what goes, or allow it again."""
        self._is_locked = locked
        self.looks_changed.emit()

    # What happens, and what came of it.

    @property
    def losses_are_known(self) -> bool:
        """Return whether what would be lost was looked for."""
        return self.tally is not None

    @property
    def unsearched(self) -> int:
        """Return of how many other documents nobody knows whether they have what would be lost."""
        return self._plan.unsearched

    def set_action(self, action: Action) -> None:
        """Say for each document what shall happen to it."""
        if action is not self._action:
            self._action = action
            self.looks_changed.emit()

    def take_losses(self, found: FoundLosses) -> None:
        """Take over the plan with what of each document would be lost."""
        self._plan, self._losses = found.plan, found.losses
        self.tally = found.tally
        for path in self._taken_out:
            group = self._groups[self._numbers[path]]
            if any(may_lose(each) for each in group.going if each.file.path == path):
                self.tally.add(self._losses.get(path), -1)
        self.looks_changed.emit()

    def begin(self, *, is_check: bool) -> None:
        """Forget the outcomes: a check or a removal begins."""
        self._outcomes.clear()
        self._stayed.clear()
        self._was_check = is_check
        self.looks_changed.emit()

    def take_outcomes(self, outcomes: Iterable[Outcome]) -> None:
        """Show what came of some documents."""
        came = {outcome.decision.file.path: outcome for outcome in outcomes}
        self._outcomes.update(came)
        self._stayed.update(path for path, outcome in came.items() if outcome.status is not OutcomeStatus.DONE)
        self._changed(came)

    def outcome(self, decision: Decision) -> Outcome | None:
        """Return what came of a document, if something was tried."""
        return self._outcomes.get(decision.file.path)

    # The tree.

    def item(self, place: Place) -> Decision | None:
        """Return the decision of a row, with what is lost as far as that is known; `None` for all other rows."""
        if not place.member:
            return None
        decision = self._groups[place.group].going[place.member - 1]
        loss = self._losses.get(decision.file.path)
        return decision if loss is None else replace(decision, loss=loss)

    def decisions(self, place: Place) -> tuple[Decision, ...]:
        """Return the decision of a row, or all of a group's."""
        if place.member is None:
            return self._groups[place.group].going
        decision = self.item(place)
        return () if decision is None else (decision,)

    def place_of(self, path: str) -> Place | None:
        """Return where a document that goes is shown."""
        number = self._numbers.get(path)
        if number is None:
            return None
        members = enumerate(self._groups[number].going, 1)
        return next((Place(number, member) for member, each in members if each.file.path == path), None)

    @property
    def row_count(self) -> int:
        """Return how many rows there would be with all groups open."""
        return sum(2 + len(group.going) for group in self._groups)

    def group_count(self) -> int:
        """Return how many groups are shown."""
        return len(self._groups)

    def member_count(self, group: int) -> int:
        """Return how many documents of a group are shown."""
        return 1 + len(self._groups[group].going)

    def group_key(self, column: int) -> Callable[[int], Any]:
        """Return the function that gives a group its key: its gain or its name; for the rest, that of its loosest."""
        if column == RemovalColumn.SIZE:
            return lambda group: sum(decision.file.freed_bytes for decision in self._groups[group].going)
        if column == RemovalColumn.NAME:
            return lambda group: os.path.basename(self._groups[group].stays.path).casefold()
        key = self.columns[column].sort_key
        return lambda group: max(map(key, self._groups[group].going))

    def _likeness(self, decision: Decision) -> tuple[bool, int, str]:
        """Return how little a document is like what stays: by what would be lost."""
        loss = self._losses.get(decision.file.path)
        content = sum(each.count or 0 for each in loss.content) if loss else 0
        return may_lose(decision), loss.word_count + content if loss else 0, decision.relation

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let documents that go be ticked."""
        owner = index.internalId()  # a tree asks for each of 100,000 rows: nothing but what is needed
        if not owner:
            return _PLAIN if index.isValid() else Qt.ItemFlag.NoItemFlags
        if self._is_locked or index.column():
            return _PLAIN
        return _TICKED if self._members(owner - 1)[index.row()] else _PLAIN

    def data(self, index: Index, role: int = DISPLAY) -> Any:  # noqa: ANN401 - Qt's signature
        """Return what a cell shows; a relation has what would be lost beside it."""
        is_relation = role == DISPLAY and index.column() == RemovalColumn.RELATION
        place = self.place(index) if is_relation or role == _CHECK else None
        if place is None:
            return super().data(index, role)
        if is_relation:
            row = self.row_text(place)
            return " · ".join(filter(None, (row.cells[RemovalColumn.RELATION], row.remark)))
        decision = self.item(place)
        if decision is None or index.column() != RemovalColumn.NAME:
            return None
        return Qt.CheckState.Checked if self.is_chosen(decision) else Qt.CheckState.Unchecked

    def setData(self, index: Index, value: Any, role: int = DISPLAY) -> bool:  # noqa: ANN401, N802 - Qt's signature
        """Take a document out, or put it in again."""
        place = self.place(index)
        decision = None if place is None or role != _CHECK else self.item(place)
        if decision is None or self._is_locked:
            return False
        self.choose([decision], goes=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    # Rows.

    def stays(self, place: Place) -> FileState:
        """Return the document that stays of a row's group."""
        return self._groups[place.group].stays

    def row_text(self, place: Place) -> RowText:
        """Return what a row says."""
        decision = self.item(place)
        if decision is not None:
            return self._going_row(decision)
        return self._group_row(self._groups[place.group]) if place.member is None else self._staying_row(place)

    def _group_row(self, group: RemovalGroup) -> RowText:
        title = visible(os.path.basename(group.stays.path))
        outcomes = [] if self._was_check else [each for each in map(self.outcome, group.going) if each is not None]
        if outcomes:
            details = self._words.came_of_group(outcomes)
        else:
            chosen = [decision for decision in group.going if self.is_chosen(decision)]
            going = [decision for decision in chosen if takes(self._action, decision.relation)]
            size_bytes = sum(decision.file.freed_bytes for decision in going)
            out_count = len(group.going) - len(chosen)
            details = self._words.of_group(self._action, going=len(going), size_bytes=size_bytes, taken_out=out_count)
        name = f"{title} — {details}"
        return RowText(kind=RowKind.GROUP, cells=self.across(name), tooltip=name, title=title, details=details)

    def _staying_row(self, place: Place) -> RowText:
        file = self.stays(place)
        folder, name = os.path.split(file.path)
        size, shown = self._wording.size(file.size_bytes), shown_folder(folder, home=self._home)
        cells = (visible(name), "", self._words.stays(), "", size, shown)
        return RowText(kind=RowKind.KEEPER, cells=cells, tooltip=visible(file.path))

    def _going_row(self, decision: Decision) -> RowText:
        kept = "" if decision.kept is None else self._words.stays_for_it(decision.kept.path)
        tooltip = "\n".join(filter(None, (visible(decision.file.path), kept, self._result(decision))))
        return RowText(
            kind=RowKind.MEMBER,
            cells=self.cells(decision),
            tooltip=tooltip,
            relation=_RELATIONS.get(decision.relation),
            remark=self._words.short_loss(decision, is_known=self.losses_are_known),
        )

    def _result(self, decision: Decision) -> str:
        outcome = self.outcome(decision)
        if not self.is_chosen(decision):
            return self._words.taken_out()
        if outcome is not None:
            return self._words.outcome(outcome, was_check=self._was_check)
        if not takes(self._action, decision.relation):
            return self._words.not_identical()
        return self._words.will(self._action)

    def _count(self, decision: Decision, sign: int) -> None:
        self._counts[decision.relation] += sign
        self._sizes[decision.relation] += sign * decision.file.freed_bytes
        if self.tally is not None and may_lose(decision):
            self.tally.add(self._losses.get(decision.file.path), sign)

    def _changed(self, paths: Iterable[str]) -> None:
        places = [place for path in paths if (place := self.place_of(path)) is not None]
        if len(places) > _CHANGED_ONE_BY_ONE:  # a tree looks through its rows for each of them
            self.looks_changed.emit()
            return
        for place in places:
            index = self.index_of(place)
            self.dataChanged.emit(index, index.siblingAtColumn(len(self.columns) - 1))
            group = self.index_of(Place(place.group))
            self.dataChanged.emit(group, group)


def takes(action: Action, relation: str) -> bool:
    """Return whether an action is for documents of this relation to what stays; else it leaves them as they are."""
    return relation == Relation.IDENTICAL or not action.needs_identical
