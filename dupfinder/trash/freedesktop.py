"""The trash of Linux and BSD desktops: FreeDesktop.org trash specification 1.0.

Send2Trash offers it too, but does not say where the file went, opens the note without O_EXCL, lets `os.rename` replace
what is there, and copies across volumes (2.2.0, `plat_other.py`); an exact undo needs the opposite of each.
"""

import datetime
import itertools
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import quote

from dupfinder.domain.decisions import FileState
from dupfinder.trash.places import NoPlaceError, Place, move_without_replacing

_NOTE_SUFFIX = ".trashinfo"
_LONGEST_NAME_BYTES = 255 - len(_NOTE_SUFFIX)


class FreedesktopTrash:
    """The home trash, and on other volumes the trash folder at their top."""

    def __init__(self, *, data_home: str, user_id: int) -> None:
        """Use the home trash below `data_home` ($XDG_DATA_HOME) and the folders of `user_id` on other volumes."""
        self._home = os.path.join(data_home, "Trash")
        self._user_id = user_id

    def choose(self, path: str) -> Place:
        """Return a free name in the trash of the file's volume; nothing is created yet."""
        trash = self._trash_for(path)
        name = next(name for name in _names(os.path.basename(path)) if not _is_taken(trash, name))
        return _place(trash, name)

    def put(self, path: str, place: Place | None) -> Place:
        """Write the note, then move the file to the place that was chosen."""
        if place is None or place.note_path is None:
            raise NoPlaceError("No place in the trash was chosen.")
        trash = os.path.dirname(os.path.dirname(place.path))
        for folder in (trash, os.path.join(trash, "files"), os.path.join(trash, "info")):
            os.makedirs(folder, mode=0o700, exist_ok=True)
        _write_note(place.note_path, self._note(path, trash))
        try:
            move_without_replacing(path, place.path)
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
        folder = _existing(os.path.realpath(os.path.dirname(path)))
        device = os.stat(folder).st_dev
        if os.stat(_existing(self._home)).st_dev == device:
            return self._home
        top = _top_of_volume(folder)
        shared = os.path.join(top, ".Trash")
        if _is_shared_trash(shared):
            return os.path.join(shared, str(self._user_id))
        own = os.path.join(top, f".Trash-{self._user_id}")
        if not self._may_use(own, top):
            raise NoPlaceError(f"The volume {top} has no trash that can be used.")
        return own

    def _may_use(self, own: str, top: str) -> bool:
        try:
            info = os.lstat(own)
        except FileNotFoundError:
            return os.access(top, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids)
        except OSError:
            return False
        # A link, or a folder of somebody else, is not ours to put documents into.
        return stat.S_ISDIR(info.st_mode) and info.st_uid == self._user_id

    def _note(self, path: str, trash: str) -> bytes:
        path = os.path.join(os.path.realpath(os.path.dirname(path)), os.path.basename(path))
        if trash != self._home:
            path = os.path.relpath(path, _top_of_volume(os.path.dirname(path)))
        when = datetime.datetime.now().astimezone().strftime("%Y-%m-%dT%H:%M:%S")  # local time, says the specification
        return f"[Trash Info]\nPath={quote(os.fsencode(path))}\nDeletionDate={when}\n".encode()


def _place(trash: str, name: str) -> Place:
    return Place(
        path=os.path.join(trash, "files", name),
        note_path=os.path.join(trash, "info", name + _NOTE_SUFFIX),
    )


def _is_taken(trash: str, name: str) -> bool:
    place = _place(trash, name)
    return any(path is not None and os.path.lexists(path) for path in (place.path, place.note_path))


def _names(name: str) -> Iterator[str]:
    """Yield names for an item, the file's own first; each is short enough for its note to have one too."""
    stem, suffix = os.path.splitext(name)
    if len(os.fsencode(suffix)) > _LONGEST_NAME_BYTES // 2:
        stem, suffix = name, ""
    for number in itertools.count(1):
        ending = (f".{number}" if number > 1 else "") + suffix
        yield _shortened(stem, _LONGEST_NAME_BYTES - len(os.fsencode(ending))) + ending


def _shortened(text: str, most_bytes: int) -> str:
    while len(os.fsencode(text)) > most_bytes:
        text = text[:-1]
    return text


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


def _existing(path: str) -> str:
    """Return the path, or its nearest ancestor that exists."""
    while not os.path.exists(path):
        path = os.path.dirname(path)
    return path


def _top_of_volume(folder: str) -> str:
    device = os.stat(folder).st_dev
    while (parent := os.path.dirname(folder)) != folder and os.stat(parent).st_dev == device:
        folder = parent
    return folder


def _is_shared_trash(path: str) -> bool:
    """Return whether the administrator made a trash for everybody: a real folder with the sticky bit."""
    try:
        mode = os.lstat(path).st_mode
    except OSError:
        return False
    return stat.S_ISDIR(mode) and bool(mode & stat.S_ISVTX)
