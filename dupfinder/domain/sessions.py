"""What a session holds: everything that is needed to go on where one left off."""

from collections.abc import Mapping
from dataclasses import field

from dupfinder.domain.options import Grouping
from dupfinder.domain.pairs import Relation
from dupfinder.domain.protection import NO_ROLES, Roles
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMark:
    """A document that is marked to go."""

    path: str
    reason: str
    """The rule that marked it, or that a person did (`dupfinder.decide.plan_groups`)."""
    kept: str | None = None
    """The document for which a rule let it go; `None` where a person marked it."""
    relation: Relation | None = None
    """How close the two are: no other document may stand in for the kept one that is less close."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedMarks:
    """All marks, and the keepers that were given their role by hand or by a rule."""

    marks: tuple[SavedMark, ...] = ()
    keepers: Mapping[str, str] = field(default_factory=dict)
    """The reason by the path of each such keeper."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """Results, marks and view."""

    result: ScanResult
    """What the scan found, before anything was removed, told apart or grouped anew."""
    grouping: Grouping
    gone: frozenset[str] = frozenset()
    """What was removed since the scan."""
    keepers: tuple[str, ...] = ()
    """Documents that a person made the keepers of their groups."""
    dates: Mapping[str, int] = field(default_factory=dict)
    """When documents were changed last, in nanoseconds, by their paths: of those that got another date since."""
    roles: Roles = NO_ROLES
    """Folders that were made references, or left out, since the scan."""
    marks: SavedMarks = field(default_factory=SavedMarks)
    view: Mapping[str, object] = field(default_factory=dict)
    """How the results were looked at, as JSON values; only the face that wrote it knows what they mean."""
