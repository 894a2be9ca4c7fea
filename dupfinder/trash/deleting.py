"""Deleting a file for good, after looking once more at what really goes."""

import os

from dupfinder.domain.decisions import Action, FileState
from dupfinder.trash.checking import THE_DOCUMENT, NotAsPlannedError, check_facts, check_kept
from dupfinder.trash.naming import temporary_name
from dupfinder.trash.places import Intent, Place
from dupfinder.trash.renaming import move_without_replacing
from dupfinder.trash.second_sights import check_may_vanish
from dupfinder.trash.shelving import stuck


class Deleting:
    """The way of `DELETE`."""

    def choose(self, file: FileState, kept: FileState, *, identical: bool) -> Intent:
        """Return under which name it will be looked at once more; see `Way`."""
        del identical
        check_may_vanish(file, kept)
        return Intent(action=Action.DELETE, place=None, temporary=temporary_name(file.path))

    def carry_out(self, file: FileState, kept: FileState, intent: Intent) -> None:
        """Delete the file; see `Way`."""
        delete_checked(file, kept, temporary=intent.temporary)


def delete_checked(file: FileState, kept: FileState, *, temporary: str) -> None:
    """Delete a file after giving it a name by which nobody else can replace it, and checking it and the kept one.

    Raises `NotAsPlannedError`, `StuckError` or `OSError`; but for `StuckError`, the file is where it was.
    """
    move_without_replacing(file.path, temporary)
    try:
        check_facts(file, path=temporary, name=THE_DOCUMENT)
        check_kept(kept)
        os.unlink(temporary)
    except (NotAsPlannedError, OSError) as why:
        try:
            move_without_replacing(temporary, file.path)
        except OSError as error:
            if not os.path.lexists(temporary):
                raise why from error
            raise stuck(why, place=Place(path=temporary), error=error) from error
        raise
