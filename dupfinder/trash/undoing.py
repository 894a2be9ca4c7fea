"""Putting back what a journal says was removed."""

import os
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace

from dupfinder.domain.decisions import Outcome, OutcomeStatus
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import joined, say
from dupfinder.domain.progress import CancelToken
from dupfinder.trash.checking import NotAsPlannedError
from dupfinder.trash.folders import flush_folder
from dupfinder.trash.history import entries_elsewhere
from dupfinder.trash.journal import Entry, Journal, Step, read_journal
from dupfinder.trash.locking import Turns
from dupfinder.trash.places import Trash, describe
from dupfinder.trash.restoring import NoJournalError, Restoring
from dupfinder.trash.system import system_trash
from dupfinder.trash.taking_back import TakingBack

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
