"""Taking back from kept documents what they got from documents that are back at their places (`carrying`)."""

import errno
import os
import stat
from collections.abc import Iterable
from dataclasses import replace

from dupfinder.domain.decisions import FileState, Outcome
from dupfinder.domain.messages import because, say
from dupfinder.trash.carrying import Carrying, flush_file, give_date, is_date, is_known
from dupfinder.trash.checking import is_file
from dupfinder.trash.folders import is_local
from dupfinder.trash.journal import Entry, Step
from dupfinder.trash.tags import give_tags, tags_of, without

_REFUSED = {errno.EPERM, errno.EACCES, errno.EROFS}
_NOT_GONE = {Step.FAILED, Step.UNDONE}


class TakingBack:
    """Takes back, document by document. What others brought that are still gone stays, and so does what a person did.

    A date is taken back where it is one that was given: any other was given by somebody since.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        """Know all that a journal tells."""
        self._came: dict[tuple[int, int, int], list[tuple[Entry, Carrying]]] = {}
        """What each kept document got in each run, in the order of time."""
        self._gone: set[int] = set()
        for entry in entries:
            if entry.carried is not None:
                self._came.setdefault(_key(entry), []).append((entry, entry.carried))
                if entry.step not in _NOT_GONE:
                    self._gone.add(entry.number)

    def take_back(self, entry: Entry, outcome: Outcome) -> tuple[Outcome, bool]:
        """Take back what the kept document got from one that is back; return the outcome that says so, or why not.

        And whether that is all: a disk that is full or broken may be neither when undo is asked for once more.
        """
        if entry.carried is None:
            return outcome, True
        self._gone.discard(entry.number)
        try:
            has_changed = self._gave_back(entry, entry.carried)
        except OSError as error:
            why = say("The kept document did not get its own date and tags back: {why}.", why=because(error))
            return replace(outcome, not_carried=why), error.errno in _REFUSED
        return (replace(outcome, kept_now=_now(entry.kept)) if has_changed else outcome), True

    def _gave_back(self, entry: Entry, carried: Carrying) -> bool:
        """Make the kept document as it was without one that is back; return whether that changed it."""
        path, came = entry.kept.path, self._came[_key(entry)]
        if not _is_there(entry.kept):
            return False
        before = os.lstat(path).st_mtime_ns, tags_of(path)
        others = [(each, of_it) for each, of_it in came if each.number in self._gone]
        first, of_first = came[0]
        if carried.brought:
            tags = without(before[1], carried.brought, own=of_first.tags, others=[of_it.brought for _, of_it in others])
            give_tags(path, tags, before=before[1])
        if carried.dates and any(is_date(before[0], each.decision.file.mtime_ns) for each, _ in came):
            dates = (each.decision.file.mtime_ns for each, of_it in others if of_it.dates)
            give_date(path, min((first.kept.mtime_ns, *filter(is_known, dates))))
        has_changed = before != (os.lstat(path).st_mtime_ns, tags_of(path))
        if has_changed:
            flush_file(path)
        return has_changed


def _key(entry: Entry) -> tuple[int, int, int]:
    return entry.run, entry.kept.device, entry.kept.inode


def _is_there(kept: FileState) -> bool:
    """Return whether the kept document is still the file at its path."""
    try:
        is_regular = stat.S_ISREG(os.lstat(kept.path).st_mode)
    except FileNotFoundError:
        return False
    return is_regular and (is_file(kept, path=kept.path) or not is_local(kept.path))


def _now(kept: FileState) -> FileState:
    return replace(kept, mtime_ns=os.lstat(kept.path).st_mtime_ns)
