"""Sessions to files and back; and that of each running window, kept up to date so that it outlives a crash.

    sessions/<random name>/running.json      whose it is, while its window is open
                           result.dupfinder  the session as it was when the result was new
                           state.dupfinder   marks, view and the like as they were last
                           closing           its window has gone, and what was not kept yet is being written

When a window closes, its folder stays as the last session, until the next window that kept anything closes. Where the
mark of a process that is gone still lies in a folder, that process crashed.
"""

import contextlib
import datetime
import itertools
import os
import secrets
import threading
import time
from collections.abc import Collection, Iterator
from dataclasses import replace

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError, UsageError
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.messages import say
from dupfinder.domain.options import Grouping
from dupfinder.domain.records import dataclass, records_of
from dupfinder.domain.result import Pairs, ScanResult
from dupfinder.domain.sessions import Session
from dupfinder.domain.sources import Sources
from dupfinder.fingerprint import check_settings
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, ListedPairs
from dupfinder.pipeline.matching.texts import Text
from dupfinder.pipeline.results.regrouping import regroup
from dupfinder.pipeline.results.revising import protected, redated, revise
from dupfinder.store import (
    Reported,
    StoredMatches,
    StoredPairs,
    default_state_folder,
    process_in,
    read_session,
    write_process,
    write_session,
    write_session_state,
)
from dupfinder.verify import Similarities


def new_session(result: ScanResult) -> Session:
    """Return the session in which nothing was done yet with what a scan found."""
    options = result.options
    return Session(
        result=result,
        grouping=Grouping(min_similarity=options.min_similarity, linkage=options.linkage, included=options.included),
    )


def present_result(
    session: Session,
    *,
    grouping: Grouping | None = None,
    distinctions: IgnoreList | None = None,
    cache_file: str | None = None,
) -> ScanResult:
    """Return what the scan found, grouped as the session says, without what is gone, with the keepers that were chosen.

    `grouping` and `distinctions` (all that is told apart) take the place of those of the session and its scan. Figures
    that the scan did not need come from the scan cache, `None` for the user's.
    """
    result = replace(session.result, options=replace(session.result.options, cache_file=cache_file))
    wanted = grouping or session.grouping
    is_regrouped = wanted != new_session(result).grouping or distinctions not in (None, result.options.distinctions)
    if is_regrouped and isinstance(result.pairs, DocumentPairs):  # a search for documents like one has no groups
        result = regroup(result, wanted, distinctions=distinctions)
    result, better = protected(redated(result, session.dates), session.roles)
    chosen = {group.group_id: path for group in result.groups for path in _chosen_keeper(group, session)}
    chosen = {**better, **chosen}
    if session.gone or chosen:
        result = revise(result, gone=session.gone, distinctions=IgnoreList(), keepers=chosen)
    return result


def _chosen_keeper(group: DuplicateGroup, session: Session) -> list[str]:
    """Return the keeper that a person or a rule chose, if one did: what the marks say of a group comes first."""
    paths = [member.document.entry.path for member in group.members]
    named = [path for path in paths if path in session.marks.keepers]
    return (named or [path for path in paths if path in session.keepers])[-1:]


def save_session(session: Session, path: str) -> str:
    """Write a session to a file, whole or not at all; `StoreError` where that fails.

    Returns what `save_session_state` needs to refer to it. May run in the background: it never holds the interpreter
    for long.
    """
    return write_session(session, _stored(session.result.pairs), path)


def save_session_state(session: Session, path: str, *, result_id: str) -> None:
    """Write all but the result, for which `save_session` returned the `result_id`, to a small file of its own."""
    write_session_state(session, path, result_id=result_id)


def open_session(path: str, *, state_path: str | None = None) -> Session:
    """Return the session in a file, or `StoreError` with one sentence that says why it cannot be had.

    Its marks and view are those of the file at `state_path`, if that was saved for the same result and is sound. The
    options of the result never say where the scan cache is.
    """
    session = read_session(path, _made, state_path=state_path)
    session.result.counted()
    try:
        check_settings(session.result.options.fingerprint)
    except UsageError as error:
        raise StoreError(say("The session {path} is damaged.", path=visible(path))) from error
    return session


def _stored(pairs: Pairs) -> StoredPairs:
    if not isinstance(pairs, DocumentPairs):
        return tuple(pairs)
    matches = pairs.matches
    return StoredMatches(
        texts=[text.documents for text in pairs.texts],
        pairs=matches.pairs,
        similarity=matches.figures.similarity,
        a_in_b=matches.figures.a_in_b,
        b_in_a=matches.figures.b_in_a,
        reported=Reported(
            min_similarity=pairs.min_similarity,
            max_relation=pairs.max_relation,
            variants=pairs.variants,
            min_words=pairs.min_words,
            across=pairs.sources.folders,
        ),
    )


def _made(stored: StoredPairs) -> Pairs:
    if not isinstance(stored, StoredMatches):
        return ListedPairs(stored)
    figures = Similarities(similarity=stored.similarity, a_in_b=stored.a_in_b, b_in_a=stored.b_in_a)
    return DocumentPairs(
        texts=records_of(Text, {"documents": map(tuple, stored.texts)}, len(stored.texts)),
        matches=Matches(pairs=stored.pairs, figures=figures),
        min_similarity=stored.reported.min_similarity,
        max_relation=stored.reported.max_relation,
        variants=stored.reported.variants,
        min_words=stored.reported.min_words,
        sources=Sources(stored.reported.across, are_apart=bool(stored.reported.across)),
    )


_FOLDER = "sessions"
_RUNNING, _RESULT, _STATE, _CLOSING = "running.json", "result.dupfinder", "state.dupfinder", "closing"
_NEW_NS = 60 * 10**9


@dataclass(frozen=True, slots=True, kw_only=True)
class LastSession:
    """A session that a window now gone left behind."""

    folder: str
    saved: datetime.datetime
    """When it changed last, UTC."""
    crashed: bool
    """Whether its window did not close properly."""

    @property
    def is_there(self) -> bool:
        """Return whether it is still there: of several windows, the one that closes last leaves its own."""
        return os.path.isfile(os.path.join(self.folder, _RESULT))

    def open(self) -> Session:
        """Return the session, or `StoreError` with a sentence."""
        from dupfinder.pipeline.sessions.kept_sessions import open_session  # noqa: PLC0415 - as in KeptSession.save

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
        # Half of the core comes with it, which a window that opens does not wait for.
        from dupfinder.pipeline.sessions.kept_sessions import (  # noqa: PLC0415
            save_session,
            save_session_state,
        )

        with self._lock:
            if self._is_closed:
                return
            if session.result is not self._result:
                write_process(os.path.join(self._folder, _RUNNING))
                self._result_id = save_session(session, os.path.join(self._folder, _RESULT))
                self._result = session.result
            save_session_state(session, os.path.join(self._folder, _STATE), result_id=self._result_id)

    def begin_closing(self) -> None:
        """Tell other windows that what is not kept yet is about to be, and then left to them; waits for nothing."""
        with contextlib.suppress(StoreError, OSError):  # then they come to know nothing
            write_process(os.path.join(self._folder, _RUNNING))
            with open(os.path.join(self._folder, _CLOSING), "wb"):
                pass

    def close(self) -> None:
        """Leave what is kept as the last session, and forget those before it."""
        with self._lock:
            self._is_closed = True
            for left in _sessions_left(self._all):
                _remove(os.path.join(left.folder, _RUNNING))
            for name in (_CLOSING, _RUNNING):
                _remove(os.path.join(self._folder, name))
            last = _latest(self._all)
            for folder in _folders_left(self._all):
                _tidy(folder, but=() if last is None or folder != last.folder else (_RESULT, _STATE))


def last_session(state_folder: str | None = None) -> LastSession | None:
    """Return the session of the window that was closed last, or crashed; `None` if there is none."""
    return _latest(_sessions_folder(state_folder))


def is_session_closing(state_folder: str | None = None) -> bool:
    """Return whether a window that is gone still writes its session, which then is the last one."""
    folder = _sessions_folder(state_folder)
    return any(os.path.lexists(os.path.join(each, _CLOSING)) and _is_in_use(each) for each in _all_folders(folder))


def _sessions_folder(state_folder: str | None) -> str:
    return os.path.join(state_folder or default_state_folder(), _FOLDER)


def _latest(folder: str) -> LastSession | None:
    return max(_sessions_left(folder), key=lambda each: each.saved, default=None)


def _sessions_left(folder: str) -> Iterator[LastSession]:
    """Yield the sessions of windows that are gone."""
    return filter(None, map(_session_left, _folders_left(folder)))


def _folders_left(folder: str) -> Iterator[str]:
    """Yield the folders of windows that are gone, also of those that left no session."""
    return itertools.filterfalse(_is_in_use, _all_folders(folder))


def _all_folders(folder: str) -> list[str]:
    try:
        return [os.path.join(folder, name) for name in os.listdir(folder)]
    except OSError:
        return []


def _is_in_use(folder: str) -> bool:
    running = os.path.join(folder, _RUNNING)
    if os.path.lexists(running):
        process = process_in(running)
        return process is not None and process.is_running
    # A window that keeps its first session makes the folder just before its mark.
    return not os.path.lexists(os.path.join(folder, _RESULT)) and time.time_ns() - _changed_ns(folder) < _NEW_NS


def _session_left(folder: str) -> LastSession | None:
    times_ns = [time_ns for name in (_RESULT, _STATE) if (time_ns := _changed_ns(os.path.join(folder, name)))]
    if not os.path.isfile(os.path.join(folder, _RESULT)) or not times_ns:
        return None
    saved = datetime.datetime.fromtimestamp(max(times_ns) / 1e9, tz=datetime.UTC)
    return LastSession(folder=folder, saved=saved, crashed=os.path.lexists(os.path.join(folder, _RUNNING)))


def _tidy(folder: str, *, but: Collection[str]) -> None:
    """Remove what a window kept, and what it was writing when it crashed; the folder as well if nothing is left."""
    with contextlib.suppress(OSError):
        for name in os.listdir(folder):
            if name.startswith((_RUNNING, _RESULT, _STATE, _CLOSING)) and name not in but:
                _remove(os.path.join(folder, name))
        if not but:
            os.rmdir(folder)


def _changed_ns(path: str) -> int:
    try:
        return os.stat(path).st_mtime_ns
    except OSError:
        return 0


def _remove(path: str) -> None:
    with contextlib.suppress(OSError):
        os.unlink(path)
