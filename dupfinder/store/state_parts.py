"""What a person did with a result, as parts of a file: marks, keepers, what is gone, how it was looked at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import TypeVar

from dupfinder.domain.grouping import Grouping
from dupfinder.domain.protection import NO_ROLES, Roles
from dupfinder.domain.sessions import SavedMark, SavedMarks, Session
from dupfinder.store.parts_file import PartsReader, PartsWriter
from dupfinder.store.record_codec import BadRecord, Codecs
from dupfinder.store.session_checks import check_grouping, check_marks, check_paths

_PLAIN = Codecs()
_Record = TypeVar("_Record")


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionState:
    """A session without its result."""

    grouping: Grouping
    gone: frozenset[str] = frozenset()
    keepers: tuple[str, ...] = ()
    roles: Roles = NO_ROLES
    marks: SavedMarks = field(default_factory=SavedMarks)
    view: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Role:
    """A keeper that was given its role by hand or by a rule."""

    path: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _FirstMark:
    """A mark as sessions of version 1 have it."""

    path: str
    reason: str
    kept: str | None = None
    is_near: bool = False


def write_state(out: PartsWriter, session: Session) -> None:
    """Write what a session holds besides its result."""
    roles = (_Role(path=path, reason=reason) for path, reason in session.marks.keepers.items())
    out.value("grouping", _PLAIN.of(Grouping).encode(session.grouping))
    if session.roles:
        out.value("folder-roles", _PLAIN.of(Roles).encode(session.roles))
    out.value("view", dict(session.view))
    out.values("gone", sorted(session.gone), _PLAIN.of(str))
    out.values("keepers", session.keepers, _PLAIN.of(str))
    out.values("marks", session.marks.marks, _PLAIN.of(SavedMark))
    out.values("roles", roles, _PLAIN.of(_Role))


def read_state(source: PartsReader, *, version: int) -> SessionState:
    """Return what was written; `DamagedParts` or `ValueError` for what cannot be.

    What rules marked in version 1 stays unmarked: they took documents with the same words without being asked (S13).
    """
    grouping: Grouping = _PLAIN.of(Grouping).decode(source.value("grouping"))
    check_grouping(grouping)
    gone: list[str] = _listed(source, "gone", str)
    keepers: list[str] = _listed(source, "keepers", str)
    has_roles = source.has("folder-roles")
    folders: Roles = _PLAIN.of(Roles).decode(source.value("folder-roles")) if has_roles else NO_ROLES
    check_paths((*gone, *keepers, *folders.references, *folders.excluded))
    marks = _first_marks(source) if version == 1 else _listed(source, "marks", SavedMark)
    roles: list[_Role] = _listed(source, "roles", _Role)
    saved = SavedMarks(marks=tuple(marks), keepers={role.path: role.reason for role in roles})
    check_marks(saved)
    view = source.value("view")
    if type(view) is not dict:
        raise BadRecord("view")
    return SessionState(
        grouping=grouping, gone=frozenset(gone), keepers=tuple(keepers), roles=folders, marks=saved, view=view
    )


def _first_marks(source: PartsReader) -> list[SavedMark]:
    marks: list[_FirstMark] = _listed(source, "marks", _FirstMark)
    return [SavedMark(path=one.path, reason=one.reason) for one in marks if one.kept is None]


def _listed(source: PartsReader, name: str, kind: type[_Record]) -> list[_Record]:
    return list(chain.from_iterable(source.values(name, _PLAIN.of(kind))))
