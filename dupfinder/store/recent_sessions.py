"""The session files that were opened or saved last: `recent-sessions.json` in the user's settings folder."""

import os

import platformdirs

from dupfinder.domain.errors import StoreError
from dupfinder.store.own_json import read_own_json, write_own_json
from dupfinder.store.record_codec import Codecs, Json
from dupfinder.store.session_checks import check_paths

MOST_RECENT = 10
_KIND = "dupfinder-recent-sessions"
_PATHS = Codecs().of(tuple[str, ...])


def default_recent_sessions_path() -> str:
    """Return the file in which they are remembered unless another is named."""
    return os.path.join(platformdirs.user_config_dir("dupfinder", appauthor=False), "recent-sessions.json")


def read_recent_sessions(path: str | None = None) -> tuple[str, ...]:
    """Return their paths, the last one first, without those that are gone; none where the list cannot be read."""
    try:
        found = read_own_json(path or default_recent_sessions_path(), _KIND, _parsed, what="the recent sessions")
    except StoreError:
        return ()  # a convenience, which the next session begins anew
    return tuple(each for each in found or () if os.path.isfile(each))[:MOST_RECENT]


def add_recent_session(session_path: str, path: str | None = None) -> None:
    """Put a session first; `StoreError` where that cannot be remembered."""
    first = os.path.abspath(session_path)
    others = (each for each in read_recent_sessions(path) if each != first)
    _write((first, *others), path)


def forget_recent_sessions(path: str | None = None) -> None:
    """Remember none any more; the sessions themselves stay. `StoreError` where that fails."""
    _write((), path)


def _write(paths: tuple[str, ...], path: str | None) -> None:
    write_own_json(path or default_recent_sessions_path(), _KIND, _PATHS.encode(paths[:MOST_RECENT]))


def _parsed(content: Json) -> tuple[str, ...]:
    paths: tuple[str, ...] = _PATHS.decode(content)
    check_paths(paths)
    return paths
