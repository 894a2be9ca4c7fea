"""The trash of this system: FreeDesktop's where there is one, else that of Windows or macOS through Send2Trash."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator

from send2trash import send2trash

from dupfinder.domain.decisions import FileState
from dupfinder.trash.freedesktop import FreedesktopTrash
from dupfinder.trash.places import NoPlaceError, Place, Trash


def system_trash() -> Trash:
    """Return the trash that the person's file manager shows."""
    if os.name == "nt" or sys.platform.startswith("darwin"):
        return NativeTrash(send=send2trash, folders=_native_trash_folders)
    data_home = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(data_home):  # the base directory specification says to ignore a relative one
        data_home = os.path.abspath(os.path.expanduser("~/.local/share"))
    return FreedesktopTrash(data_home=data_home, user_id=os.geteuid())


def user_id() -> int | None:
    """Return who we are, or `None` on Windows, which has no numbers for that."""
    return None if sys.platform == "win32" else os.geteuid()


class NativeTrash:
    """A trash that takes files without saying where it puts them; they are found again by device and inode."""

    def __init__(self, *, send: Callable[[str], object], folders: Callable[[str], Iterable[str]]) -> None:
        """Throw away with `send`; `folders` gives the trash folders on the volume of a path."""
        self._send = send
        self._folders = folders

    def choose(self, path: str) -> None:
        """Make sure that the volume has a trash: without one, as on a network drive, Windows deletes for good."""
        if not any(os.path.isdir(folder) for folder in self._folders(path)):
            raise NoPlaceError("The volume of this file has no trash that can be used.")

    def note(self, file: FileState, kept: FileState, place: Place) -> None:
        """Do nothing: the system writes its own notes."""

    def put(self, file: FileState, kept: FileState, place: Place | None) -> Place:
        """Throw the file away, and look for it in the trash."""
        del kept, place  # the system chooses
        info = os.lstat(file.path)
        self._send(file.path)
        found = self._find(file.path, device=info.st_dev, inode=info.st_ino)
        if found is None:
            raise NoPlaceError("The system took the file, but it was not found in the trash.")
        return found

    def find(self, file: FileState) -> Place | None:
        """Return the item with the device and inode of the file."""
        return self._find(file.path, device=file.device, inode=file.inode)

    def _find(self, path: str, *, device: int, inode: int) -> Place | None:
        for folder in self._folders(path):
            for item in _items(folder):
                info = os.lstat(item)
                if (info.st_dev, info.st_ino) == (device, inode):
                    return Place(path=item, note_path=_windows_note(item))
        return None


def _items(folder: str) -> Iterator[str]:
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries]
    except OSError:
        return
    for name in names:
        path = os.path.join(folder, name)
        if os.path.lexists(path):
            yield path


def _windows_note(item: str) -> str | None:
    """Return the `$I…` file beside an `$R…` item of the recycle bin, or `None`."""
    folder, name = os.path.split(item)
    note = os.path.join(folder, "$I" + name[2:])
    return note if name.startswith("$R") and os.path.isfile(note) else None


def _native_trash_folders(path: str) -> Iterator[str]:
    drive = os.path.splitdrive(os.path.abspath(path))[0]
    if os.name == "nt":
        # One folder for each person; those of others cannot be listed.
        bin_folder = os.path.join(drive + os.sep, "$Recycle.Bin")
        yield from (item for item in _items(bin_folder) if os.path.isdir(item))
        return
    yield os.path.expanduser("~/.Trash")
    mount = os.path.realpath(os.path.dirname(path))
    while not os.path.ismount(mount):
        mount = os.path.dirname(mount)
    yield os.path.join(mount, ".Trashes", str(os.getuid()))
