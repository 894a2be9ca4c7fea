"""One folder seen through two mounts: found out before a document is removed for itself (S11).

Through bindfs, sshfs, an overlay or a network drive a file has another device and another number, so nothing that a
scan can see tells that it is one file. What gives it away is the folder: a name made in the one shows in the other.
"""

import os

from dupfinder.domain.decisions import FileState
from dupfinder.trash.checking import NotAsPlannedError
from dupfinder.trash.folders import is_local, is_same_volume
from dupfinder.trash.places import Place
from dupfinder.trash.renaming import move_without_replacing
from dupfinder.trash.shelving import stuck


def check_is_other(file: FileState, kept: FileState, *, temporary: str) -> None:
    """Return if the document is not the kept one, seen through another mount; it has its own name again then.

    It gets another name for a moment, which nobody can have asked for before: what a file system remembers of names
    does not matter. Raises `NotAsPlannedError`, `StuckError` and `OSError`.
    """
    if not may_be_one(file, kept):
        return
    move_without_replacing(file.path, temporary)
    is_one = os.path.lexists(os.path.join(os.path.dirname(kept.path), os.path.basename(temporary)))
    try:
        move_without_replacing(temporary, file.path)
    except OSError as error:
        raise stuck(error, place=Place(path=temporary), error=error) from error
    if is_one:
        raise NotAsPlannedError("It is the very document that would be kept, seen through another mount.")


def check_may_vanish(file: FileState, kept: FileState) -> None:
    """Return if the document may be deleted for good, or give way to a link, for the kept one.

    Raises `NotAsPlannedError`.
    """
    folders = [os.path.dirname(each.path) for each in (file, kept)]
    if not is_same_volume(*folders) and not (is_local(file.path) and is_local(kept.path)):
        raise NotAsPlannedError(
            "It and the document kept for it are on different volumes, and one of these may show a folder of the other"
            " (a network drive, a FUSE or overlay file system). So it may go to the trash, but not for good, and no"
            " link takes its place."
        )


def may_be_one(file: FileState, kept: FileState) -> bool:
    """Return whether the document could be the kept one under another path: same name, and not both on disks."""
    names = {os.path.basename(each.path) for each in (file, kept)}
    return len(names) == 1 and not (is_local(file.path) and is_local(kept.path))
