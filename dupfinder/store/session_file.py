"""Sessions as files, `NAME.dupfinder`: data only, readable only by its owner, written whole or not at all.

A file of parts (`parts_file`). The first, `dupfinder-session.json`, says what it is, of which version, and whose state
is in it; then come the result (`result_parts`) and what a person did with it (`state_parts`). The latter changes far
more often, and can be kept in a file of its own, which is small and quickly written.

Where the scan cache is (`ScanOptions.cache_file`) is not in it: a cache is written to, and set aside where it is
damaged, so no file that may come from a stranger shall name one.
"""

import contextlib
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import TypeVar

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.domain.options import Grouping
from dupfinder.domain.protection import NO_ROLES, Roles
from dupfinder.domain.result import Pairs
from dupfinder.domain.sessions import SavedMark, SavedMarks, Session
from dupfinder.store.parts_file import DamagedParts, PartsReader, PartsWriter, first_part, new_parts_file, parts_file
from dupfinder.store.record_codec import BadRecord, Codecs, UnknownPart
from dupfinder.store.result_parts import read_result, write_result
from dupfinder.store.session_checks import check_grouping, check_marks, check_paths
from dupfinder.store.stored_pairs import StoredPairs

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


VERSION = 2
"""In version 1 nothing was known of documents but their words."""
SUFFIX = ".dupfinder"
"""What the name of a session file ends in."""

_SESSION = "dupfinder-session"
_STATE = "dupfinder-session-state"
"""The first part of a file of each kind."""


@dataclass(frozen=True, slots=True)
class _Head:
    """What a file says of itself."""

    result_id: str
    """Random, the same for a result and the states of it."""
    version: int


def is_session_file(path: str) -> bool:
    """Return whether a file is a session, by what is in it; `False` for what cannot be read."""
    return first_part(path) == _SESSION


def write_session(session: Session, pairs: StoredPairs, path: str) -> str:
    """Write a session with the pairs of its result; return what `write_session_state` needs to refer to it."""
    result_id = secrets.token_hex(16)
    with new_parts_file(path) as out:
        out.value(_SESSION, {"version": VERSION, "result": result_id})
        write_state(out, session)
        write_result(out, session.result, pairs)
    return result_id


def write_session_state(session: Session, path: str, *, result_id: str) -> None:
    """Write what a session holds besides its result, of which `write_session` returned the `result_id`."""
    with new_parts_file(path) as out:
        out.value(_STATE, {"version": VERSION, "result": result_id})
        write_state(out, session)


def read_session(path: str, make_pairs: Callable[[StoredPairs], Pairs], *, state_path: str | None = None) -> Session:
    """Return the session in a file; `make_pairs` makes the pairs of its result.

    What a person did is taken from the file at `state_path` if that is sound and belongs to the same result. Raises
    `StoreError`, one sentence, for a file that cannot be read, is none of ours, is damaged or made by a newer version.
    """
    with _errors_told(path), parts_file(path) as source:
        head = _head(source, _SESSION)
        state = None if state_path is None else _state_of(head, state_path)
        state = state or read_state(source, version=head.version)
        return Session(
            result=read_result(source, make_pairs, version=head.version),
            grouping=state.grouping,
            gone=state.gone,
            keepers=state.keepers,
            roles=state.roles,
            marks=state.marks,
            view=state.view,
        )


def _state_of(head: _Head, path: str) -> SessionState | None:
    """Return the state in a file, or `None` where it is not sound, or of another result."""
    with contextlib.suppress(StoreError), _errors_told(path), parts_file(path) as source:
        if _head(source, _STATE) == head:
            return read_state(source, version=head.version)
    return None


def _head(source: PartsReader, name: str) -> _Head:
    value = source.value(name)
    if type(value) is not dict or type(value.get("version")) is not int or type(value.get("result")) is not str:
        raise DamagedParts(name)
    if value["version"] > VERSION:
        raise UnknownPart(name)
    return _Head(value["result"], value["version"])


@contextlib.contextmanager
def _errors_told(path: str) -> Iterator[None]:
    """Turn what is wrong with a file into one `StoreError`."""
    try:
        yield
    except UnknownPart as error:
        raise StoreError(f"The file {visible(path)} was saved by a newer version of DupFinder.", path=path) from error
    except (DamagedParts, ValueError, OverflowError) as error:
        if is_session_file(path):
            raise StoreError(f"The session {visible(path)} is damaged.", path=path) from error
        raise StoreError(f"The file {visible(path)} is not a session of DupFinder.", path=path) from error
    except OSError as error:
        raise StoreError(f"The file {visible(path)} cannot be read: {error.strerror}.", path=path) from error
