"""The trash of this system: FreeDesktop's where there is one, else that of Windows or macOS."""

import os
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from dupfinder.domain.decisions import FileState
from dupfinder.domain.messages import because, say
from dupfinder.trash import cocoa, recycle_bin, windows
from dupfinder.trash.folders import existing, top_of_volume, volume_of
from dupfinder.trash.freedesktop import FreedesktopTrash
from dupfinder.trash.places import LostError, NoPlaceError, Place, RefusedError, Trash


def system_trash() -> Trash:
    """Return the trash that the person's file manager shows."""
    if sys.platform == "win32":
        return NativeTrash(check=_check_bin, send=recycle_bin.recycle, folders=_recycle_bins)
    if sys.platform.startswith("darwin"):
        return NativeTrash(check=lambda _: None, send=cocoa.trash_item, folders=_trash_folders_of_mac)
    data_home = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(data_home):  # the base directory specification says to ignore a relative one
        data_home = os.path.abspath(os.path.expanduser("~/.local/share"))
    return FreedesktopTrash(data_home=data_home, user_id=os.geteuid())


def user_id() -> int | str | None:
    """Return who we are: a number, on Windows the security identifier; `None` where that cannot be told."""
    if sys.platform == "win32":
        with suppress(OSError):
            return windows.user_sid()
        return None
    return os.geteuid()


class NativeTrash:
    """A trash that chooses the place itself. Where it does not say which, items are told by device and inode."""

    def __init__(
        self,
        *,
        check: Callable[[str], None],
        send: Callable[[str], str | None],
        folders: Callable[[str], Iterable[str]],
    ) -> None:
        """Throw away with `send`, where `check` raises no `NoPlaceError` for the path.

        `send` returns where the file went, if it knows; `folders` gives the trash folders on the volume of a path.
        """
        self._check = check
        self._send = send
        self._folders = folders
        self._refused: set[str] = set()
        self._listed: dict[str, dict[tuple[int, int], str]] = {}

    def choose(self, path: str) -> None:
        """Make sure that the trash would keep the file, as far as can be told before it is asked to."""
        if path in self._refused:
            raise NoPlaceError(say("The trash does not keep this file."))
        try:
            self._check(path)
        except OSError as error:
            raise NoPlaceError(say("The trash cannot be used: {why}.", why=because(error))) from error

    def note(self, file: FileState, kept: FileState, place: Place) -> None:
        """Do nothing: the system writes its own notes."""

    def put(self, file: FileState, kept: FileState, place: Place | None) -> Place:
        """Throw the file away, and make sure that it is in the trash."""
        del kept, place  # the system chooses
        info = os.lstat(file.path)
        try:
            item = self._send(file.path)
        except RefusedError:
            self._refused.add(file.path)
            raise
        if item is None or not _is_at(item, info.st_dev, info.st_ino):
            self._listed.clear()
            item = self._item_of(file.path, device=info.st_dev, inode=info.st_ino)
        if item is not None:
            return Place(path=item, note_path=_windows_note(item))
        if os.path.lexists(file.path):
            raise NoPlaceError(say("The system said that it took the file, but did not."))
        raise LostError(say("The system took the file, but it is not in the trash."))

    def find(self, file: FileState) -> Place | None:
        """Return the item with the device and inode of the file."""
        item = self._item_of(file.path, device=file.device, inode=file.inode)
        return None if item is None else Place(path=item, note_path=_windows_note(item))

    def _item_of(self, path: str, *, device: int, inode: int) -> str | None:
        for folder in self._folders(path):
            if folder not in self._listed:  # once for all that is looked for: a bin may hold thousands
                self._listed[folder] = dict(_numbered_items(folder))
            item = self._listed[folder].get((device, inode))
            if item is not None and _is_at(item, device, inode):
                return item
        return None


def _is_at(path: str, device: int, inode: int) -> bool:
    with suppress(OSError):
        info = os.lstat(path)
        return (info.st_dev, info.st_ino) == (device, inode)
    return False


def _numbered_items(folder: str) -> Iterator[tuple[tuple[int, int], str]]:
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                info = os.lstat(entry.path)  # what a Windows listing holds has neither device nor inode
                if not stat.S_ISDIR(info.st_mode):
                    yield (info.st_dev, info.st_ino), entry.path


def _windows_note(item: str) -> str | None:
    """Return the `$I…` file beside an `$R…` item of the recycle bin, or `None`."""
    folder, name = os.path.split(item)
    note = os.path.join(folder, "$I" + name[2:])
    return note if name.startswith("$R") and os.path.isfile(note) else None


def _check_bin(path: str) -> None:
    windows.check_bin_keeps(path)
    recycle_bin.check_is_offered()


def _recycle_bins(path: str) -> Iterator[str]:
    """Yield our own bin on the volume of a path, which may be mounted in a folder of another; others' are not ours."""
    top = top_of_volume(existing(os.path.dirname(os.path.abspath(path))))
    with suppress(OSError):
        yield os.path.join(top, "$Recycle.Bin", windows.user_sid())


def _trash_folders_of_mac(path: str) -> Iterator[str]:
    yield os.path.expanduser("~/.Trash")
    yield os.path.join(volume_of(path), ".Trashes", str(user_id()))
