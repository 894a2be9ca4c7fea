"""Opening and listing folders, however long their paths are."""

import os
from collections.abc import Iterator

from dupfinder.walk.facts import FileKey, file_key

# Linux refuses longer paths in one call (PATH_MAX is 4,096 with the final zero byte), macOS longer than 1,024.
_LONGEST_PATH_BYTES = 1000
_HAS_DESCRIPTORS = os.scandir in os.supports_fd and os.open in os.supports_dir_fd


class FolderOpener:
    """Opens one folder after the other; the latest stays open, because the next is most often inside it.

    Without that, the system would walk down a path of n parts n times, once for each folder on it.
    """

    def __init__(self) -> None:
        self._path = ""
        self._descriptor: int | None = None

    def open(self, path: str, *, follow: bool) -> tuple[int | str, FileKey]:
        """Return what `os.scandir` takes (valid until the next call), and which folder it really is.

        The last part of the path is followed only with `follow`: a folder that became a link meanwhile is an error.
        """
        if not _HAS_DESCRIPTORS:
            return path, file_key(path, os.stat(path))
        if self._path and path.startswith(self._path + "/"):
            descriptor = _open_in_steps(path[len(self._path) + 1 :], start=self._descriptor, follow=follow)
        else:
            descriptor = _open_in_steps(path, start=None, follow=follow)
        self.close()
        self._path, self._descriptor = path, descriptor
        return descriptor, file_key(path, os.fstat(descriptor))

    def close(self) -> None:
        """Close the latest folder."""
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._path, self._descriptor = "", None


def _open_in_steps(path: str, *, start: int | None, follow: bool) -> int:
    """Return a descriptor of the folder; a path that is too long for the system is opened piece by piece."""
    flags = os.O_RDONLY | os.O_DIRECTORY
    *heads, tail = _pieces(os.fsencode(path))
    descriptor = start
    try:
        for piece in heads:
            inner = os.open(piece, flags, dir_fd=descriptor)
            if descriptor is not None and descriptor != start:
                os.close(descriptor)
            descriptor = inner
        return os.open(tail, flags | (0 if follow else os.O_NOFOLLOW), dir_fd=descriptor)
    finally:
        if descriptor is not None and descriptor != start:
            os.close(descriptor)


def _pieces(path: bytes) -> Iterator[bytes]:
    """Yield a path in pieces that the system takes; joined by slashes they are the path again."""
    while len(path) > _LONGEST_PATH_BYTES:
        # A single name is at most 255 bytes long on every file system in use, so there is a slash to cut at.
        cut = path.rfind(b"/", 1, _LONGEST_PATH_BYTES)
        yield path[:cut]
        path = path[cut + 1 :]
    yield path


def entry_facts(entry: os.DirEntry[str], path: str) -> os.stat_result:
    """Return what is known of an entry itself, not of what it may link to.

    What a Windows listing holds has neither device nor inode, so there the file is asked.
    """
    return os.lstat(path) if os.name == "nt" else entry.stat(follow_symlinks=False)
