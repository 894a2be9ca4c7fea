"""Putting back what a journal says was removed, and taking back what kept documents got from it (`carrying`)."""

import errno
import os
import stat
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from dupfinder.domain.decisions import FileState, Outcome, OutcomeStatus
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import because, joined, say
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.records import dataclass
from dupfinder.trash.carrying import Carrying, give_date, is_date, is_known
from dupfinder.trash.checking import NotAsPlannedError, flush_file
from dupfinder.trash.folders import flush_folder, is_numbered
from dupfinder.trash.history import entries_elsewhere
from dupfinder.trash.journal import Entry, Journal, Step, read_journal
from dupfinder.trash.locking import Turns
from dupfinder.trash.places import Trash, describe
from dupfinder.trash.restoring import NoJournalError, Restoring
from dupfinder.trash.system import system_trash
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
            if self._gave_back(entry, entry.carried):
                outcome = replace(outcome, kept_now=_now(entry.kept))
        except OSError as error:
            why = say("The kept document did not get its own date and tags back: {why}.", why=because(error))
            return replace(outcome, not_carried=why), error.errno in _REFUSED
        return outcome, True

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
    """Return whether the kept document is still the file at its path; raise `OSError` where that cannot be told.

    Its device may have another number since: disks are numbered anew with every start and every mount.
    """
    try:
        info = os.lstat(kept.path)
    except FileNotFoundError:
        return False
    return stat.S_ISREG(info.st_mode) and (info.st_ino == kept.inode or not is_numbered(kept.path))


def _now(kept: FileState) -> FileState:
    return replace(kept, mtime_ns=os.lstat(kept.path).st_mtime_ns)


_LEFT_OVER = say("It was put back, but what is left over cannot be removed")
_STAYS_AWAY = say("It cannot be put back")
_NEVER_WENT = say("It was never removed: it only shares space with the kept document. Nothing to undo.")


def undo(
    journal_path: str, *, numbers: Collection[int] | None = None, copies: bool = False, token: CancelToken
) -> Iterator[Outcome]:
    """Put back what the journal says was removed, the latest first; yield what became of each, as seen on disk.

    With `numbers`, only the removals with these numbers. `DONE` means that the document is at its place again,
    `SKIPPED` that it was left where it is because its place is taken, or that it is no longer there, `FAILED` that it
    could not be moved. Nothing is ever overwritten but our own links. A document that was deleted for good comes back
    as a copy of an identical one, if that is still there; the outcome says so. What is no longer in the trash does so
    with `copies`; without, the outcome says that it could. What was undone before is not yielded
    again. Raises `UsageError` if there is no such journal or number, or if the journal is in use, and, after all else
    was put back, if it is so damaged that it does not tell where a document came from; `Cancelled` before the next
    document is touched.
    """
    return undo_with(system_trash(), journal_path, numbers=numbers, copies=copies, token=token)


def undo_with(
    trash: Trash,
    journal_path: str,
    *,
    numbers: Collection[int] | None = None,
    copies: bool = False,
    token: CancelToken,
) -> Iterator[Outcome]:
    """Do what `undo` does, with a trash of one's choice."""
    read_journal(journal_path)  # what is no journal is not made one by opening it
    with Journal(journal_path) as journal, Turns() as turns:
        has_carried = any(entry.carried is not None for entry in journal.entries)
        taking_back = TakingBack(journal.entries, entries_elsewhere(journal_path) if has_carried else ())
        for entry in reversed(_chosen(journal.entries, numbers)):
            if entry.step not in {Step.FAILED, Step.UNDONE}:
                with turns.turn(token):
                    outcome = _restored(entry, Restoring(entry, trash, journal, copies=copies), journal, taking_back)
                yield outcome
        left = [place.path for place in journal.unexplained if os.path.lexists(place.path)]
        if left and numbers is None:
            raise UsageError(
                say(
                    "The journal {path} is damaged: it lacks the origin of {count} removed documents. The first "
                    "is {first}.",
                    path=journal_path,
                    count=len(left),
                    first=left[0],
                )
            )


def _chosen(entries: tuple[Entry, ...], numbers: Collection[int] | None) -> tuple[Entry, ...]:
    if numbers is None:
        return entries
    unknown = set(numbers).difference(entry.number for entry in entries)
    if unknown:
        raise UsageError(say("The journal has no removal number {number}.", number=min(unknown)))
    return tuple(entry for entry in entries if entry.number in numbers)


def _restored(entry: Entry, restoring: Restoring, journal: Journal, taking_back: TakingBack) -> Outcome:
    outcome = Outcome(decision=entry.decision, status=OutcomeStatus.FAILED, action=entry.intent.action)
    if not entry.intent.action.removes:
        return replace(outcome, status=OutcomeStatus.SKIPPED, message=_NEVER_WENT, place=entry.decision.file.path)
    try:
        message = restoring.restore()
    except NotAsPlannedError as error:
        where = restoring.settle()
        can_copy = restoring.can_copy
        return replace(outcome, status=OutcomeStatus.SKIPPED, message=error.message, place=where, can_copy=can_copy)
    except (NoJournalError, OSError) as error:
        where, is_back = restoring.settle(), restoring.is_at_place
        what = _LEFT_OVER if is_back else _STAYS_AWAY
        why = describe(error)
        said = why if isinstance(error, NoJournalError) else say("{what}: {why}", what=what, why=why)
        still = [] if where is None else [say("It is still at {path}.", path=where)]
        return replace(outcome, message=joined(said, *still), place=where)
    # Before it is written down: whoever comes later would not look at the kept document again.
    outcome, is_all = taking_back.take_back(entry, outcome)
    with suppress(OSError):  # the next undo will see that the document is at its place
        flush_folder(os.path.dirname(entry.decision.file.path))  # the journal may be on another disk
        if is_all:
            journal.record(entry.number, Step.UNDONE)
    return replace(outcome, status=OutcomeStatus.DONE, message=message, place=entry.decision.file.path)
