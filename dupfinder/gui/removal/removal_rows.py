"""What the rows of the removal page say: who stays, who goes, and what came of it."""

import enum
import os
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from dupfinder.domain.decisions import Action, Decision, FileState, Outcome
from dupfinder.domain.display import visible
from dupfinder.domain.pairs import Relation
from dupfinder.gui.removal.listed_plan import RemovalGroup
from dupfinder.gui.removal.removal_wording import RemovalWording
from dupfinder.gui.rows.row_text import RowKind, RowText
from dupfinder.gui.toolkit.punctuation import shown_folder
from dupfinder.gui.toolkit.wording import Wording


class RemovalColumn(enum.IntEnum):
    """The columns of the removal page."""

    NAME = 0
    RELATION = 1
    RESULT = 2
    REASON = 3
    SIZE = 4
    FOLDER = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class RowState:
    """What a row of a document that goes depends on, besides its decision."""

    action: Action
    is_taken_out: bool
    outcome: Outcome | None
    was_check: bool
    """Whether the outcome is that of a check, which touched nothing."""
    losses_are_known: bool


class RemovalRows:
    """Makes the texts of rows."""

    def __init__(self, wording: Wording, words: RemovalWording) -> None:
        self._wording = wording
        self._words = words
        self._home = os.path.expanduser("~")

    def group(
        self, group: RemovalGroup, taken_out: Iterable[str], *, action: Action, outcomes: Collection[Outcome]
    ) -> RowText:
        """Return the row of a group.

        `taken_out` are the paths that do not go after all, `outcomes` what came of a removal (not of a check).
        """
        out = set(taken_out)
        chosen = [decision for decision in group.going if decision.file.path not in out]
        going = [decision for decision in chosen if takes(action, decision.relation)]
        size_bytes = sum(decision.file.freed_bytes for decision in going)
        title = visible(os.path.basename(group.stays.path))
        if outcomes:
            details = self._words.came_of_group(outcomes)
        else:
            out_count = len(group.going) - len(chosen)
            details = self._words.of_group(action, going=len(going), size_bytes=size_bytes, taken_out=out_count)
        name = f"{title} — {details}"
        cells = (name,) + ("",) * (len(RemovalColumn) - 1)
        return RowText(kind=RowKind.GROUP, cells=cells, tooltip=name, title=title, details=details)

    def staying(self, file: FileState) -> RowText:
        """Return the row of a document that stays."""
        folder, name = os.path.split(file.path)
        cells = (
            visible(name),
            "",
            self._words.stays(),
            "",
            self._wording.size(file.size_bytes),
            shown_folder(folder, home=self._home),
        )
        return RowText(kind=RowKind.KEEPER, cells=cells, tooltip=visible(file.path))

    def going(self, decision: Decision, state: RowState) -> RowText:
        """Return the row of a document that goes."""
        folder, name = os.path.split(decision.file.path)
        result = self._result(decision, state)
        cells = (
            visible(name),
            self._words.relation(decision.relation),
            result,
            self._words.reason(decision.reason),
            self._wording.size(decision.file.size_bytes),
            shown_folder(folder, home=self._home),
        )
        kept = "" if decision.kept is None else self._words.stays_for_it(decision.kept.path)
        tooltip = "\n".join(line for line in (visible(decision.file.path), kept, result) if line)
        return RowText(
            kind=RowKind.MEMBER,
            cells=cells,
            tooltip=tooltip,
            relation=_known_relation(decision.relation),
            remark=self._words.short_loss(decision, is_known=state.losses_are_known),
        )

    def _result(self, decision: Decision, state: RowState) -> str:
        if state.is_taken_out:
            return self._words.taken_out()
        if state.outcome is not None:
            return self._words.outcome(state.outcome, was_check=state.was_check)
        if not takes(state.action, decision.relation):
            return self._words.not_identical()
        return self._words.will(state.action)


def takes(action: Action, relation: str) -> bool:
    """Return whether an action is for documents of this relation to what stays; else it leaves them as they are."""
    return relation == Relation.IDENTICAL or not action.needs_identical


def _known_relation(relation: str) -> Relation | None:
    try:
        return Relation(relation)
    except ValueError:
        return None
