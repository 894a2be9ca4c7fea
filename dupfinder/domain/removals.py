"""How documents are removed, and the history of what was."""

import datetime
import enum

from dupfinder.domain.decisions import Action, Decision
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass


class Carried(enum.StrEnum):
    """What the kept document gets from those that go for it; values of `apply --carry`."""

    DATES = "dates"
    """The oldest time of the last change."""
    TAGS = "tags"
    """Tags, comment and rating, as desktops attach them to files."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovalChoice:
    """What a person wants to happen to the documents that go."""

    action: Action = Action.TRASH
    folder: str | None = None
    """Absolute. For `MOVE`, where they go; for `QUARANTINE`, where the quarantine folder is made (`None`: on their own
    volume); for all others `None`."""
    change_access: bool = False
    """Whether a link may take the place of a document that others may use than the kept one (S14)."""
    carried: tuple[Carried, ...] = ()
    """What the kept documents get, in the order of `Carried`; nothing with an action that removes nothing."""


class RemovalState(enum.StrEnum):
    """Where a document of a past run is, as far as the journal knows."""

    REMOVED = "removed"
    RESTORED = "restored"
    STAYED = "stayed"
    """Its removal failed or was taken back: it never went."""
    INTERRUPTED = "interrupted"
    """The run, or its undoing, ended in the midst of it; `undo` finds out and mends it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRemoval:
    """One document of a past run."""

    number: int
    """Counted from 1 within its journal."""
    decision: Decision
    action: Action
    state: RemovalState
    place: str | None
    """Where it went; `None` where that is not known."""
    at: datetime.datetime
    """When it was removed, UTC."""

    @property
    def can_undo(self) -> bool:
        """Return whether `undo` may put it back.

        What was deleted for good comes back only as a copy of the kept document, where that had the same bytes.
        """
        if not self.action.removes:
            return False
        if self.state is RemovalState.REMOVED:
            return self.action is not Action.DELETE or self.decision.relation == Relation.IDENTICAL
        return self.state is RemovalState.INTERRUPTED


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRun:
    """One journal: what a run removed, in the order in which it did."""

    journal_path: str
    removals: tuple[PastRemoval, ...]
    was_killed: bool = False
    """Whether the program ended before the run, or the last undoing of it, did."""

    @property
    def was_interrupted(self) -> bool:
        """Return whether it was cut short, between two documents or in the midst of one."""
        return self.was_killed or self.count(RemovalState.INTERRUPTED) > 0

    @property
    def began(self) -> datetime.datetime | None:
        """Return when the first document was removed, UTC."""
        return self.removals[0].at if self.removals else None

    def count(self, state: RemovalState) -> int:
        """Return how many documents are in this state."""
        return sum(removal.state is state for removal in self.removals)

    @property
    def can_undo(self) -> bool:
        """Return whether there is something that `undo` may put back."""
        return any(removal.can_undo for removal in self.removals)


QUARANTINE_NAME = "dupfinder-quarantine"
"""How the names of quarantine folders begin; a scan passes such folders over."""
