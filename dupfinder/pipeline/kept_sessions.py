"""The session of each running window, kept up to date in a folder of its own, so that it outlives a crash.

    sessions/<random name>/running.json      whose it is, while its window is open
                           result.dupfinder  the session as it was when the result was new
                           state.dupfinder   marks, view and the like as they were last

When a window closes, its folder stays as the last session, until the next window that kept anything closes. Where the
mark of a process that is gone still lies in a folder, that process crashed.
"""

import contextlib
import datetime
import os
import secrets
import threading
from collections.abc import Iterator
from dataclasses import dataclass

from dupfinder.domain.result import ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.pipeline.sessions import open_session, save_session, save_session_state
from dupfinder.store import default_state_folder, process_in, write_process

_FOLDER = "sessions"
_RUNNING, _RESULT, _STATE = "running.json", "result.dupfinder", "state.dupfinder"


@dataclass(frozen=True, slots=True, kw_only=True)
class LastSession:
    """A session that a window now gone left behind."""

    folder: str
    saved: datetime.datetime
    """When it changed last, UTC."""
    crashed: bool
    """Whether its window did not close properly."""

    def open(self) -> Session:
        """Return the session, or `StoreError` with a sentence."""
        return open_session(os.path.join(self.folder, _RESULT), state_path=os.path.join(self.folder, _STATE))


class KeptSession:
    """Keeps the session of one window; may be used by several threads."""

    def __init__(self, state_folder: str | None = None) -> None:
        self._all = _sessions_folder(state_folder)
        self._folder = os.path.join(self._all, secrets.token_hex(8))
        self._lock = threading.Lock()
        self._result: ScanResult | None = None
        self._result_id = ""
        self._is_closed = False

    def save(self, session: Session) -> None:
        """Bring what is kept up to date; only a new result takes long. `StoreError` where that fails."""
        with self._lock:
            if self._is_closed:
                return
            if session.result is not self._result:
                write_process(os.path.join(self._folder, _RUNNING))
                self._result_id = save_session(session, os.path.join(self._folder, _RESULT))
                self._result = session.result
            save_session_state(session, os.path.join(self._folder, _STATE), result_id=self._result_id)

    def close(self) -> None:
        """Leave what is kept as the last session, and forget those before it."""
        with self._lock:
            self._is_closed = True
            for last in _sessions_left(self._all):
                _remove(os.path.join(last.folder, _RUNNING))
            _remove(os.path.join(self._folder, _RUNNING))
            for last in sorted(_sessions_left(self._all), key=lambda each: each.saved)[:-1]:
                for name in (_RESULT, _STATE):
                    _remove(os.path.join(last.folder, name))
                with contextlib.suppress(OSError):
                    os.rmdir(last.folder)


def last_session(state_folder: str | None = None) -> LastSession | None:
    """Return the session of the window that was closed last, or crashed; `None` if there is none."""
    return max(_sessions_left(_sessions_folder(state_folder)), key=lambda each: each.saved, default=None)


def _sessions_folder(state_folder: str | None) -> str:
    return os.path.join(state_folder or default_state_folder(), _FOLDER)


def _sessions_left(folder: str) -> Iterator[LastSession]:
    """Yield the sessions of windows that are gone."""
    with contextlib.suppress(OSError):
        for name in os.listdir(folder):
            left = _session_left(os.path.join(folder, name))
            if left is not None:
                yield left


def _session_left(folder: str) -> LastSession | None:
    running = os.path.join(folder, _RUNNING)
    has_mark = os.path.lexists(running)
    process = process_in(running) if has_mark else None
    if process is not None and process.is_running:
        return None
    times_ns = [time_ns for name in (_RESULT, _STATE) if (time_ns := _changed_ns(os.path.join(folder, name)))]
    if not os.path.isfile(os.path.join(folder, _RESULT)) or not times_ns:
        return None
    saved = datetime.datetime.fromtimestamp(max(times_ns) / 1e9, tz=datetime.UTC)
    return LastSession(folder=folder, saved=saved, crashed=has_mark)


def _changed_ns(path: str) -> int:
    try:
        return os.stat(path).st_mtime_ns
    except OSError:
        return 0


def _remove(path: str) -> None:
    with contextlib.suppress(OSError):
        os.unlink(path)
