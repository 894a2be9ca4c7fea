"""The trash of Linux and BSD desktops: FreeDesktop.org trash specification 1.0.

Send2Trash offers it too, but does not say where the file went, opens the note without O_EXCL, lets `os.rename` replace
what is there, and copies across volumes (2.2.0, `plat_other.py`); an exact undo needs the opposite of each.
"""

import datetime
import os
import stat
from contextlib import suppress
from urllib.parse import quote

from dupfinder.domain.decisions import FileState
from dupfinder.domain.messages import say
from dupfinder.trash.folders import existing, is_same_volume, may_write, top_of_volume
from dupfinder.trash.naming import free_name
from dupfinder.trash.places import NoPlaceError, Place
from dupfinder.trash.renaming import move_without_replacing

_NOTE_SUFFIX = ".trashinfo"


class FreedesktopTrash:
    """The home trash, and on other volumes the trash folder at their top."""

    def __init__(self, *, data_home: str, user_id: int) -> None:
        """Use the home trash below `data_home` ($XDG_DATA_HOME) and the folders of `user_id` on other volumes."""
        self._home = os.path.join(data_home, "Trash")
        self._user_id = user_id

    def choose(self, path: str) -> Place:
        """Return a free name in the trash of the file's volume; nothing is created yet."""
        trash = self._trash_for(path)
        name = free_name(
            os.path.basename(path), is_taken=lambda each: _is_taken(trash, each), spare_bytes=len(_NOTE_SUFFIX)
        )
        return _place(trash, name)

    def note(self, file: FileState, kept: FileState, place: Place) -> None:
        """Write the note about the item, after making the folders."""
        del kept
        trash = os.path.dirname(os.path.dirname(place.path))
        for folder in (trash, os.path.join(trash, "files"), os.path.join(trash, "info")):
            os.makedirs(folder, mode=0o700, exist_ok=True)
        _write_note(str(place.note_path), self._note(file.path, trash))

    def put(self, file: FileState, kept: FileState, place: Place | None) -> Place:
        """Write the note, then move the file to the place that was chosen."""
        if place is None or place.note_path is None:
            raise NoPlaceError(say("No place in the trash was chosen."))
        self.note(file, kept, place)
        try:
            move_without_replacing(file.path, place.path)
        except BaseException:
            with suppress(OSError):
                os.unlink(place.note_path)
            raise
        return place

    def find(self, file: FileState) -> Place | None:
        """Return the item with the device and inode of the file in the trash of its volume."""
        try:
            trash = self._trash_for(file.path)
            with os.scandir(os.path.join(trash, "files")) as items:
                for item in items:
                    if item.inode() == file.inode and item.stat(follow_symlinks=False).st_dev == file.device:
                        return _place(trash, item.name)
        except (OSError, NoPlaceError):
            return None
        return None

    def _trash_for(self, path: str) -> str:
        folder = existing(os.path.realpath(os.path.dirname(path)))
        top = top_of_volume(folder)
        if is_same_volume(existing(os.path.join(self._home, "files")), folder):
            if _takes_items(self._home):
                return self._home
            raise _no_trash(top)  # one at the top of this volume no file manager would show
        shared = os.path.join(top, ".Trash")
        own = os.path.join(shared, str(self._user_id))
        # Everybody may make folders in the shared one, under our number too.
        if _is_shared_trash(shared) and self._may_use(own, shared):
            return own
        own = os.path.join(top, f".Trash-{self._user_id}")
        if not self._may_use(own, top):
            raise _no_trash(top)
        return own

    def _may_use(self, own: str, top: str) -> bool:
        try:
            info = os.lstat(own)
        except FileNotFoundError:
            return may_write(top)
        except OSError:
            return False
        # A link, or a folder of somebody else, is not ours to put documents into.
        return stat.S_ISDIR(info.st_mode) and info.st_uid == self._user_id and _takes_items(own)

    def _note(self, path: str, trash: str) -> bytes:
        path = os.path.join(os.path.realpath(os.path.dirname(path)), os.path.basename(path))
        if trash != self._home:
            path = os.path.relpath(path, top_of_volume(os.path.dirname(path)))
        when = datetime.datetime.now().astimezone().strftime("%Y-%m-%dT%H:%M:%S")  # local time, says the specification
        return f"[Trash Info]\nPath={quote(os.fsencode(path))}\nDeletionDate={when}\n".encode()


def _place(trash: str, name: str) -> Place:
    return Place(
        path=os.path.join(trash, "files", name),
        note_path=os.path.join(trash, "info", name + _NOTE_SUFFIX),
    )


def _no_trash(top: str) -> NoPlaceError:
    return NoPlaceError(say("Drive {volume} has no usable trash.", volume=top))


def _takes_items(trash: str) -> bool:
    """Return whether we may put items and notes there: a program that ran as root may have made some of the folders."""
    for folder in (os.path.join(trash, "files"), os.path.join(trash, "info")):
        while not os.path.lexists(folder):
            folder = os.path.dirname(folder)  # noqa: PLW2901 - up to what is there, and may be a link to nowhere
        if not may_write(folder):
            return False
    return True


def _is_taken(trash: str, name: str) -> bool:
    place = _place(trash, name)
    return any(path is not None and os.path.lexists(path) for path in (place.path, place.note_path))


def _write_note(path: str, content: bytes) -> None:
    # Mode x (O_EXCL): whoever makes the note owns the name, as the specification asks.
    with open(path, "xb", opener=_open_privately) as note:
        try:
            note.write(content)
            note.flush()
            os.fsync(note.fileno())
        except OSError:
            os.unlink(path)
            raise


def _open_privately(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _is_shared_trash(path: str) -> bool:
    """Return whether the administrator made a trash for everybody: a real folder with the sticky bit."""
    try:
        mode = os.lstat(path).st_mode
    except OSError:
        return False
    return stat.S_ISDIR(mode) and bool(mode & stat.S_ISVTX)
