"""Putting back what a journal says was removed."""

import os
from collections.abc import Iterator
from contextlib import suppress

from dupfinder.domain.decisions import Outcome, OutcomeStatus
from dupfinder.trash.checking import NotAsPlannedError, is_document
from dupfinder.trash.journal import Entry, Journal, Step, read_journal
from dupfinder.trash.places import Place, Trash, describe, drop_note, put_back
from dupfinder.trash.system import system_trash


def undo(journal_path: str) -> Iterator[Outcome]:
    """Put back what the journal says was removed, the latest first; yield what became of each, as seen on disk.

    `DONE` means that the document is at its place again, `SKIPPED` that it was left in the trash because its place is
    taken, or that the trash no longer has it, `FAILED` that it could not be moved. Nothing is ever overwritten. What
    was undone before is not yielded again. Raises `UsageError` if there is no such journal.
    """
    return undo_with(system_trash(), journal_path)


def undo_with(trash: Trash, journal_path: str) -> Iterator[Outcome]:
    """Do what `undo` does, with a trash of one's choice."""
    entries = read_journal(journal_path)
    with Journal(journal_path) as journal:
        for entry in reversed(entries):
            if entry.step not in {Step.FAILED, Step.UNDONE}:
                status, message = _restored(entry, trash, journal)
                yield Outcome(decision=entry.decision, status=status, message=message)


def _restored(entry: Entry, trash: Trash, journal: Journal) -> tuple[OutcomeStatus, str | None]:
    file = entry.decision.file
    if is_document(file, path=file.path):
        _tidy(entry.place, file.path)
        return _finished(entry, journal)
    try:
        place = _restorable_place(entry, trash)
        journal.record(entry.number, Step.UNDOING, place=place)
        os.makedirs(os.path.dirname(file.path), exist_ok=True)
        put_back(place, file.path)
    except NotAsPlannedError as error:
        return OutcomeStatus.SKIPPED, str(error)
    except OSError as error:
        return OutcomeStatus.FAILED, f"It cannot be put back: {describe(error)}"
    if not is_document(file, path=file.path):
        return OutcomeStatus.FAILED, "It was put back, but cannot be read at its place."
    return _finished(entry, journal)


def _restorable_place(entry: Entry, trash: Trash) -> Place:
    """Return where the document is in the trash; raise `NotAsPlannedError` if it cannot be put back from there."""
    file, place = entry.decision.file, entry.place
    if place is None or not is_document(file, path=place.path):
        place = trash.find(file)
    if place is None or not is_document(file, path=place.path):
        raise NotAsPlannedError("It is no longer in the trash as it was.")
    if os.path.lexists(file.path):
        raise NotAsPlannedError(f"Another file is at its place; the removed one is still at {place.path}.")
    return place


def _finished(entry: Entry, journal: Journal) -> tuple[OutcomeStatus, None]:
    with suppress(OSError):  # the next undo will see that the document is at its place
        journal.record(entry.number, Step.UNDONE)
    return OutcomeStatus.DONE, None


def _tidy(place: Place | None, path: str) -> None:
    """Remove what a move that was cut short left behind: a second name of the document, a note about nothing."""
    if place is None:
        return
    if os.path.lexists(place.path):
        if not os.path.samefile(place.path, path):
            return  # an item of somebody else, who came by the name after us
        os.unlink(place.path)
    drop_note(place)
