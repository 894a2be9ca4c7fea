"""The journals in the person's data folder: what was removed in past runs."""

import datetime
import os
from collections.abc import Iterator
from contextlib import suppress

import platformdirs

from dupfinder.domain.decisions import Action, FileState
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.removals import PastRemoval, PastRun, RemovalState
from dupfinder.trash.journal import Entry, GrowingJournal, Step, is_in_use, read_journal

_SUFFIX = ".jsonl"
_NAME = f"%Y-%m-%dT%H-%M-%S.%fZ{_SUFFIX}"
"""Of a journal, by when its run began, in UTC."""
_STATES = {
    Step.INTENT: RemovalState.INTERRUPTED,
    Step.DONE: RemovalState.REMOVED,
    Step.FAILED: RemovalState.STAYED,
    Step.UNDOING: RemovalState.INTERRUPTED,
    Step.UNDONE: RemovalState.RESTORED,
}

_TAKEN = {
    Action.TRASH: say("Another run moved it to the trash."),
    Action.QUARANTINE: say("Another run moved it to the quarantine folder."),
    Action.MOVE: say("Another run moved it."),
    Action.HARDLINK: say("Another run replaced it by a link."),
    Action.SYMLINK: say("Another run replaced it by a link."),
    Action.DELETE: say("Another run deleted it."),
    Action.SHARE: None,
}


def default_journal_path() -> str:
    """Return a path for the journal of a new run, in the person's data folder; nothing is created."""
    now = datetime.datetime.now(tz=datetime.UTC).replace(tzinfo=None)
    with suppress(UsageError, StopIteration, ValueError, OverflowError):
        # The name says which run was the last: a clock that was set back must not let undo take another one.
        last = datetime.datetime.strptime(os.path.basename(next(iter(_journal_paths()))), _NAME)  # noqa: DTZ007 - UTC
        now = max(now, last + datetime.timedelta(microseconds=1))
    return os.path.join(_journal_folder(), now.strftime(_NAME))


def latest_journal_path() -> str | None:
    """Return the journal of the last run in the person's data folder that can be undone, or `None`."""
    return next((run.journal_path for run in _runs() if run.can_undo), None)


def latest_run() -> PastRun | None:
    """Return the newest of `past_runs`, without reading the others; `None` if there is none."""
    return next(_runs(), None)


def past_runs() -> tuple[PastRun, ...]:
    """Return what the journals in the person's data folder tell, the newest run first.

    A file there that cannot be read, or that is no journal, is passed over, and so is a run that removed nothing.
    Raises `UsageError` if the folder cannot be read: what is in it may well be undone.
    """
    return tuple(_runs())


def _runs() -> Iterator[PastRun]:
    yield from (run for run in map(_readable_run, _journal_paths()) if run.removals)


def _journal_paths() -> list[str]:
    """Return the journals in the person's data folder, the newest first; raise `UsageError` if it cannot be read."""
    folder = _journal_folder()
    try:
        names = sorted((name for name in os.listdir(folder) if name.endswith(_SUFFIX)), reverse=True)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise UsageError(
            say("The journal folder {folder} cannot be read: {why}.", folder=folder, why=because(error))
        ) from error
    return [os.path.join(folder, name) for name in names]


def entries_elsewhere(own_journal_path: str) -> Iterator[tuple[Entry, ...]]:
    """Return what each journal in the person's data folder tells besides one's own, as far as they can be read."""
    own = os.path.abspath(own_journal_path)
    with suppress(UsageError):
        for path in _journal_paths():
            with suppress(UsageError):
                if path != own:
                    yield read_journal(path).entries


def past_run(path: str) -> PastRun:
    """Return what one journal tells, wherever it is; raise `UsageError` for a file that is none."""
    in_use = is_in_use(path)
    past = read_journal(path)
    in_use = in_use or is_in_use(path)  # it may have begun, or ended, meanwhile
    under_way = {Step.INTENT, Step.UNDOING} if in_use else set()
    return PastRun(
        journal_path=path,
        removals=tuple(_past_removal(entry) for entry in past.entries if entry.step not in under_way),
        was_killed=not past.has_ended and not in_use,
    )


class OtherRuns:
    """What other runs took: by their journals in the person's data folder, besides one's own."""

    def __init__(self, own_journal_path: str) -> None:
        self._own = os.path.abspath(own_journal_path)
        self._journals: dict[str, GrowingJournal] = {}

    def sentence(self, file: FileState) -> Message | None:
        """Return what another run did to a file that is not at its place any more; `None` where none tells of it."""
        folder = _journal_folder()
        with suppress(OSError):
            for name in sorted(os.listdir(folder), reverse=True):
                path = os.path.join(folder, name)
                if not name.endswith(_SUFFIX) or path == self._own:
                    continue
                entry = self._journals.setdefault(path, GrowingJournal(path)).entry_of(file.path)
                if entry is not None and entry.decision.file == file and entry.step in {Step.INTENT, Step.DONE}:
                    return _TAKEN[entry.intent.action]
        return None


def _readable_run(path: str) -> PastRun:
    try:
        return past_run(path)
    except UsageError:
        return PastRun(journal_path=path, removals=())


def _past_removal(entry: Entry) -> PastRemoval:
    return PastRemoval(
        number=entry.number,
        decision=entry.decision,
        action=entry.intent.action,
        state=_STATES[entry.step],
        place=None if entry.place is None else entry.place.path,
        at=entry.at,
    )


def _journal_folder() -> str:
    return os.path.join(platformdirs.user_data_dir("dupfinder", appauthor=False), "journals")
