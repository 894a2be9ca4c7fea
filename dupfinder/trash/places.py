"""Where removed files go: what every kind of trash can do, and moving without overwriting."""

import ctypes
import errno
import os
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from dupfinder.domain.decisions import FileState

_AT_FDCWD = -100
_RENAME_NOREPLACE = 1
# The file system or the kernel does not know the flag: another way is tried.
_UNKNOWN_FLAG = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a removed file is."""

    path: str
    note_path: str | None = None
    """The file in which the trash remembers where the item came from."""


class NoPlaceError(Exception):
    """There is nowhere to put the file; `str(error)` is a sentence for a person."""


class Trash(Protocol):
    """A place for removed files. Whatever it does, no file is ever overwritten and none leaves its volume."""

    def choose(self, path: str) -> Place | None:
        """Return where the file would go, without touching anything; `None` if only the system knows.

        Raises `NoPlaceError` where the volume of the file has no trash.
        """

    def put(self, path: str, place: Place | None) -> Place:
        """Move the file, and return where it is now. Raises `OSError` or `NoPlaceError`."""

    def find(self, file: FileState) -> Place | None:
        """Return where a removed file is, by the file itself, or `None`."""


def describe(error: Exception) -> str:
    """Return a sentence for a person about a failed move."""
    return f"{error.strerror or error}." if isinstance(error, OSError) else str(error)


def put_back(place: Place, path: str) -> None:
    """Move a removed file back to `path`, and drop the note about it; raise `OSError` if it stayed in the trash."""
    move_without_replacing(place.path, path)
    drop_note(place)


def drop_note(place: Place) -> None:
    """Remove the note about an item that is no longer in the trash; a note that stays does no harm."""
    if place.note_path is not None:
        with suppress(OSError):
            os.unlink(place.note_path)


def move_without_replacing(source: str, target: str) -> None:
    """Rename a file within its volume; raise `OSError` (`FileExistsError`) rather than replace another.

    Python's `os.rename` replaces silently on every system but Windows.
    """
    if os.name == "nt":
        os.rename(source, target)
        return
    try:
        _rename_exclusively(source, target)
    except OSError as error:
        if error.errno not in _UNKNOWN_FLAG:
            raise
        # Two steps, but a second name is never given to a path that is taken, and undo knows the state between them.
        os.link(source, target, follow_symlinks=False)
        try:
            os.unlink(source)
        except OSError:
            os.unlink(target)
            raise


def _rename_exclusively(source: str, target: str) -> None:
    """Rename with `renameat2(RENAME_NOREPLACE)` (Linux 3.15, glibc 2.28), which Python does not offer."""
    renameat2 = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)
    if renameat2 is None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), source, None, target)
    arguments = (_AT_FDCWD, os.fsencode(source), _AT_FDCWD, os.fsencode(target), _RENAME_NOREPLACE)
    if renameat2(*arguments) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), source, None, target)
