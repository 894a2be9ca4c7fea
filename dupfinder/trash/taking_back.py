"""Taking back from kept documents what they got from documents that are back at their places (`carrying`)."""

import errno
import os
import stat
from collections.abc import Iterable
from dataclasses import replace

from dupfinder.domain.decisions import FileState, Outcome
from dupfinder.domain.messages import because, say
from dupfinder.domain.records import dataclass
from dupfinder.trash.carrying import Carrying, flush_file, give_date, is_date, is_known
from dupfinder.trash.checking import is_file
from dupfinder.trash.folders import is_local
from dupfinder.trash.journal import Entry, Step
from dupfinder.trash.tags import give_tags, tags_of, without

_REFUSED = {errno.EPERM, errno.EACCES, errno.EROFS}
_NOT_GONE = {Step.FAILED, Step.UNDONE}
_OWN = 0
"""The number of the journal that is undone."""


@dataclass(frozen=True, slots=True)
class _Came:
    """What came with one removal, which is known by the number of its journal and its own within that."""

    name: tuple[int, int]
    entry: Entry
    carried: Carrying


class TakingBack:
    """Takes back, document by document. What others brought that are still gone stays, and so does what a person did.

    A date is taken back where it is one that was given: any other was given by somebody since.
    """

    def __init__(self, entries: Iterable[Entry], elsewhere: Iterable[Iterable[Entry]] = ()) -> None:
        """Know all that a journal tells, and what others do of the same kept documents."""
        self._gone: set[tuple[int, int]] = set()
        self._came: dict[tuple[int, ...], list[_Came]] = {}
        """What each kept document got, by run, in the order of time: one list for all runs that follow each other."""
        runs: dict[tuple[int, ...], list[_Came]] = {}
        for journal, told in enumerate((entries, *elsewhere)):
            for entry in told:
                if entry.carried is not None:
                    came = _Came((journal, entry.number), entry, entry.carried)
                    runs.setdefault((journal, *_key(entry)), []).append(came)
                    if entry.step not in _NOT_GONE:
                        self._gone.add(came.name)
        latest: dict[tuple[int, ...], list[_Came]] = {}
        for key, run in sorted(runs.items(), key=lambda item: item[1][0].entry.at):
            _, _, *kept = key
            before = latest.get(tuple(kept), [])
            self._came[key] = latest[tuple(kept)] = before if before and _follows(run[0], before) else []
            self._came[key] += run

    def take_back(self, entry: Entry, outcome: Outcome) -> tuple[Outcome, bool]:
        """Take back what the kept document got from one that is back; return the outcome that says so, or why not.

        And whether that is all: a disk that is full or broken may be neither when undo is asked for once more.
        """
        if entry.carried is None:
            return outcome, True
        self._gone.discard((_OWN, entry.number))
        try:
            has_changed = self._gave_back(entry, entry.carried)
        except OSError as error:
            why = say("The kept document did not get its own date and tags back: {why}.", why=because(error))
            return replace(outcome, not_carried=why), error.errno in _REFUSED
        return (replace(outcome, kept_now=_now(entry.kept)) if has_changed else outcome), True

    def _gave_back(self, entry: Entry, carried: Carrying) -> bool:
        """Make the kept document as it was without one that is back; return whether that changed it."""
        path, came = entry.kept.path, self._came[_OWN, *_key(entry)]
        if not _is_there(entry.kept):
            return False
        before = os.lstat(path).st_mtime_ns, tags_of(path)
        others = [each for each in came if each.name in self._gone]
        first = came[0]
        if carried.brought:
            stay = [each.carried.brought for each in others]
            give_tags(path, without(before[1], carried.brought, own=first.carried.tags, others=stay), before=before[1])
        if carried.dates and any(is_date(before[0], each.entry.decision.file.mtime_ns) for each in came):
            dates = (each.entry.decision.file.mtime_ns for each in others if each.carried.dates)
            give_date(path, min((first.entry.kept.mtime_ns, *filter(is_known, dates))))
        has_changed = before != (os.lstat(path).st_mtime_ns, tags_of(path))
        if has_changed:
            flush_file(path)
        return has_changed


def _key(entry: Entry) -> tuple[int, int, int]:
    return entry.run, entry.kept.device, entry.kept.inode


def _follows(came: _Came, before: Iterable[_Came]) -> bool:
    """Return whether a run found the kept document as runs before left it: nobody else gave it a date."""
    found = came.entry.kept.mtime_ns
    return any(
        found == each.entry.kept.mtime_ns or is_date(found, each.entry.decision.file.mtime_ns) for each in before
    )


def _is_there(kept: FileState) -> bool:
    """Return whether the kept document is still the file at its path."""
    try:
        is_regular = stat.S_ISREG(os.lstat(kept.path).st_mode)
    except FileNotFoundError:
        return False
    return is_regular and (is_file(kept, path=kept.path) or not is_local(kept.path))


def _now(kept: FileState) -> FileState:
    return replace(kept, mtime_ns=os.lstat(kept.path).st_mtime_ns)
