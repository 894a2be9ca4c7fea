"""Whether files are gone, told apart from drives and folders that are only out of reach (R4)."""

import os

from dupfinder.store.rows import signed


class GoneFiles:
    """Looks at files, and once at each folder that they were in."""

    def __init__(self) -> None:
        self._devices: dict[bytes, int | None] = {}

    def is_gone(self, path: bytes, *, device: int, inode: int, size_bytes: int, mtime_ns: int) -> bool | None:
        """Return whether a file that looked so once is gone from its path or is another one; `None`: nobody can tell.

        The numbers are those of `rows.file_key`. A file is gone only if the drive that it was on is still there, and
        lets us see that it is not: where a drive was taken out, the folder that it appears in is part of another one.
        """
        try:
            seen = os.lstat(path)
        except (FileNotFoundError, NotADirectoryError):
            folder_device = self._device_of_nearest_folder(os.path.dirname(path))
            return True if folder_device is not None and signed(folder_device) == device else None
        except (OSError, ValueError):
            return None
        if signed(seen.st_dev) != device:
            return None
        return (signed(seen.st_ino), signed(seen.st_size), signed(seen.st_mtime_ns)) != (inode, size_bytes, mtime_ns)

    def _device_of_nearest_folder(self, folder: bytes) -> int | None:
        """Return the device of a folder, or of the innermost one around it that is there; `None` if unreadable."""
        if folder not in self._devices:
            self._devices[folder] = self._look(folder)
        return self._devices[folder]

    def _look(self, folder: bytes) -> int | None:
        try:
            os.scandir(folder).close()
            return os.stat(folder).st_dev
        except (FileNotFoundError, NotADirectoryError):
            outer = os.path.dirname(folder)
            return None if outer == folder else self._device_of_nearest_folder(outer)
        except (OSError, ValueError):
            return None
