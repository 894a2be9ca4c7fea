"""Putting a file into the system's trash or, where there is none, into a quarantine folder of ours."""

import os
from contextlib import suppress

from dupfinder.domain.decisions import Action, FileState
from dupfinder.domain.messages import say
from dupfinder.trash.checking import THE_MOVED_ONE, NotAsPlannedError, check_facts, check_kept
from dupfinder.trash.folders import volume_of
from dupfinder.trash.naming import temporary_name
from dupfinder.trash.places import Intent, NoPlaceError, Place, StuckError, Trash, describe
from dupfinder.trash.quarantine import Quarantine, note_departure
from dupfinder.trash.renaming import move_without_replacing


class TrashOrQuarantine:
    """The system's trash; where a volume has none that can be used, a quarantine folder on that volume."""

    def __init__(self, trash: Trash, quarantine: Quarantine) -> None:
        self._trash = trash
        self._quarantine = quarantine

    def choose(self, path: str) -> Place | None:
        """Return where the file would go; see `Trash`."""
        try:
            return self._trash.choose(path)
        except NoPlaceError:
            try:
                return self._quarantine.choose(path)
            except NoPlaceError:
                message = say(
                    "Drive {volume} has no usable trash, and no quarantine folder can be created on it.",
                    volume=volume_of(path),
                )
                raise NoPlaceError(message) from None

    def choose_known(self, path: str) -> Place:
        """Return where the file would go, and never leave that to the system: a second name must be made there."""
        return self.choose(path) or self._quarantine.choose(path)

    def note(self, file: FileState, kept: FileState, place: Place) -> None:
        """Write down where the item comes from; see `Trash`."""
        self._shelf(place).note(file, kept, place)

    def put(self, file: FileState, kept: FileState, place: Place | None) -> Place:
        """Note and move the file; see `Trash`."""
        return self._shelf(place).put(file, kept, place)

    def find(self, file: FileState) -> Place | None:
        """Return where a removed file is; see `Trash`."""
        return self._trash.find(file)

    def _shelf(self, place: Place | None) -> Trash:
        return self._trash if place is None or place.manifest_path is None else self._quarantine


class Shelving:
    """The way of `TRASH` and `QUARANTINE`: one rename within the volume."""

    def __init__(self, shelf: Trash) -> None:
        self._shelf = shelf

    def choose(self, file: FileState, kept: FileState, *, identical: bool) -> Intent:
        """Return where the file would go; see `Way`."""
        del kept, identical
        place = self._shelf.choose(file.path)
        action = Action.TRASH if place is None or place.manifest_path is None else Action.QUARANTINE
        return Intent(action=action, place=place, temporary=temporary_name(file.path))

    def carry_out(self, file: FileState, kept: FileState, intent: Intent) -> Place:
        """Move the file; see `Way`."""
        place = self._shelf.put(file, kept, intent.place)
        try:
            check_facts(file, path=place.path, name=THE_MOVED_ONE)
            check_kept(kept)
        except NotAsPlannedError as why:
            try:
                move_without_replacing(place.path, file.path)
            except OSError as error:
                raise stuck(why, place=place, error=error) from error
            with suppress(OSError):  # what is left over is seen by the caller
                drop_note(place)
            raise
        return place


def stuck(why: NotAsPlannedError | OSError, *, place: Place, error: OSError) -> StuckError:
    """Return the error that says why a file should not have gone, where it is, and why it cannot come back."""
    message = say(
        "{said} It was moved to {path} and cannot be put back: {why}",
        said=describe(why),
        path=place.path,
        why=describe(error),
    )
    return StuckError(message, place=place)


def drop_note(place: Place) -> None:
    """Take back the note about an item that is no longer at its place.

    Raises `OSError`: then the journal must not say that all is as it was, so that an undo tries again.
    """
    if place.note_path is not None:
        with suppress(FileNotFoundError):
            os.unlink(place.note_path)
    if place.manifest_path is not None:
        note_departure(place, manifest_path=place.manifest_path)
