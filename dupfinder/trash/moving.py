"""Moving a file into a folder that the person named, with the folders that it lay in."""

import errno
import os
from contextlib import suppress
from types import ModuleType

from dupfinder.domain.decisions import Action, FileState
from dupfinder.domain.messages import because, say
from dupfinder.trash.checking import (
    THE_DOCUMENT,
    THE_KEPT_ONE,
    THE_MOVED_ONE,
    NotAsPlannedError,
    check_facts,
    check_is_on_disk,
    check_kept,
    is_document,
)
from dupfinder.trash.copying import copy_whole, is_other_volume, move_anywhere
from dupfinder.trash.folders import is_local, make_folders, volume_of
from dupfinder.trash.naming import free_name, long_path, part_path, plain_path, temporary_name
from dupfinder.trash.places import Intent, NoPlaceError, Place
from dupfinder.trash.renaming import move_without_replacing, unlink
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
        check_is_on_disk(kept)
        delete_checked(file, kept, temporary=intent.temporary)


def delete_checked(file: FileState, kept: FileState, *, temporary: str) -> None:
    """Delete a file after giving it a name by which nobody else can replace it, and checking it and the kept one.

    Raises `NotAsPlannedError`, `StuckError` or `OSError`; but for `StuckError`, the file is where it was.
    """
    move_without_replacing(file.path, temporary)
    try:
        check_facts(file, path=temporary, name=THE_DOCUMENT)
        check_kept(kept)
        _check_is_listed(kept, mark=part_path(temporary, beside=kept.path))
        unlink(temporary)
    except (NotAsPlannedError, OSError) as why:
        try:
            move_without_replacing(temporary, file.path)
        except OSError as error:
            if not os.path.lexists(temporary):
                raise why from error
            raise stuck(why, place=Place(path=temporary), error=error) from error
        raise


def _check_is_listed(kept: FileState, *, mark: str) -> None:
    """Return if the folder of the document that stays lists it, where another machine may be deleting it for this one.

    Of two that do so, one sees what the other renamed. Linux reads a file on an SMB share for a second after somebody
    else deleted it, and NFS opens by what it remembers of names; but SMB servers list folders, and so does NFS once
    something was made in one. Raises `NotAsPlannedError`.
    """
    if is_local(kept.path):
        return
    with suppress(OSError):  # where nothing can be made, nothing can be deleted either, as a rule
        os.close(os.open(mark, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        os.unlink(mark)
    folder, name = os.path.split(kept.path)
    try:
        with os.scandir(folder) as items:
            if all(item.name != name for item in items):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), kept.path)
    except OSError as error:
        raise NotAsPlannedError(say("{what} cannot be found: {why}.", what=THE_KEPT_ONE, why=because(error))) from error


class Moving:
    """The way of `MOVE`."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._volume: str | None = None

    def choose(self, file: FileState, kept: FileState, *, identical: bool) -> Intent:
        """Return a free name below the folder; see `Way`."""
        del kept, identical
        volume = volume_of(os.path.join(self._folder, ""))
        self._volume = self._volume or volume
        if volume != self._volume:
            raise NoPlaceError(say("The drive of {folder} is not connected any more.", folder=self._folder))
        folder = os.path.join(self._folder, os.path.dirname(path_below_root(file.path)))
        if os.path.realpath(folder) == os.path.realpath(os.path.dirname(file.path)):
            raise NotAsPlannedError(say("It is already in that folder."))
        name = free_name(os.path.basename(file.path), is_taken=lambda each: os.path.lexists(os.path.join(folder, each)))
        place = Place(path=long_path(os.path.join(folder, name)))
        return Intent(action=Action.MOVE, place=place, temporary=temporary_name(file.path))

    def carry_out(self, file: FileState, kept: FileState, intent: Intent) -> Place:
        """Move the file, by way of a checked copy where the folder is on another volume; see `Way`."""
        place = intent.place
        if place is None:
            raise NoPlaceError(say("No place was chosen."))
        make_folders(os.path.dirname(place.path))
        is_copy = _move(file, kept, place=place, temporary=intent.temporary)
        try:
            _check_moved(file, path=place.path, is_copy=is_copy)
            check_kept(kept)
        except NotAsPlannedError as why:
            part = part_path(intent.temporary, beside=file.path)
            try:
                move_anywhere(file, source=place.path, target=file.path, part=part)
            except OSError as error:
                raise stuck(why, place=place, error=error) from error
            raise
        return place


def path_below_root(path: str, *, flavour: ModuleType = os.path) -> str:
    r"""Return an absolute path without its root: `C:\a` is `C\a`, on a share `\\server\share\a` is `server\share\a`.

    Joined to a folder it stays below that, whatever a plan from a stranger says: steps up the tree are left out.
    """
    path = plain_path(path, system="nt") if flavour.sep == "\\" else path
    drive, rest = flavour.splitdrive(path)
    parts = [part.rstrip(":") for part in drive.split(flavour.sep)] + rest.split(flavour.sep)
    return str(flavour.sep.join(part for part in parts if part not in {"", flavour.curdir, flavour.pardir}))


def _move(file: FileState, kept: FileState, *, place: Place, temporary: str) -> bool:
    """Bring the file to its place; return whether it had to be copied, because that is on another volume."""
    try:
        move_without_replacing(file.path, place.path)
    except OSError as error:
        if not is_other_volume(error):
            raise
    else:
        return False
    copy_whole(file, source=file.path, target=place.path, part=part_path(temporary, beside=place.path))
    try:
        delete_checked(file, kept, temporary=temporary)
    except (NotAsPlannedError, OSError):
        if is_document(file, path=file.path):
            unlink(place.path)
        raise
    return True


def _check_moved(file: FileState, *, path: str, is_copy: bool) -> None:
    if not is_copy:
        check_facts(file, path=path, name=THE_MOVED_ONE)
    elif not is_document(file, path=path):  # it is another file: what counts is its content
        raise NotAsPlannedError(say("The copy differs from the document."))
