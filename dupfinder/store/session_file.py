"""Sessions as files, `NAME.dupfinder`: data only, readable only by its owner, written whole or not at all.

A file of parts (`parts_file`). The first, `dupfinder-session.json`, says what it is, of which version, and whose state
is in it; then come the result (`result_parts`) and what a person did with it (`state_parts`). The latter changes far
more often, and can be kept in a file of its own, which is small and quickly written.

Where the scan cache is (`ScanOptions.cache_file`) is not in it: a cache is written to, and set aside where it is
damaged, so no file that may come from a stranger shall name one.
"""

import contextlib
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.domain.result import Pairs
from dupfinder.domain.sessions import Session
from dupfinder.store.parts_file import DamagedParts, PartsReader, first_part, new_parts_file, parts_file
from dupfinder.store.record_codec import UnknownPart
from dupfinder.store.result_parts import read_result, write_result
from dupfinder.store.state_parts import SessionState, read_state, write_state
from dupfinder.store.stored_pairs import StoredPairs

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
