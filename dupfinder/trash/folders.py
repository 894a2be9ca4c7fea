"""Folders and the volumes that they are on."""

import errno
import os
import re
from collections.abc import Iterator

_OCTAL = re.compile(rb"\\([0-3][0-7]{2})")
# Some network drives cannot flush folders.
_CANNOT_FLUSH = {errno.EINVAL, errno.ENOTSUP, errno.EBADF}


def existing(path: str) -> str:
    """Return the path, or its nearest ancestor that exists."""
    while not os.path.exists(path) and os.path.dirname(path) != path:
        path = os.path.dirname(path)
    return path


def folders_of_volume(folder: str) -> Iterator[str]:
    """Yield the ancestors of an existing folder on its own volume, itself last, the top of the volume first."""
    device, mounts = os.stat(folder).st_dev, _mounts()
    found = [folder]
    while found[-1] not in mounts:
        parent = os.path.dirname(found[-1])
        if parent == found[-1] or os.stat(parent).st_dev != device:
            break
        found.append(parent)
    return reversed(found)


def top_of_volume(folder: str) -> str:
    """Return the highest ancestor of an existing folder that is on the same volume."""
    return next(iter(folders_of_volume(folder)))


def is_same_volume(one: str, other: str) -> bool:
    """Return whether a file can be renamed from one existing folder into the other."""
    return top_of_volume(os.path.realpath(one)) == top_of_volume(os.path.realpath(other))


def _mounts() -> frozenset[str]:
    """Return where volumes, or parts of them, are mounted, as far as the system tells.

    Part of a volume that is mounted a second time (a bind mount) has the same device number, but nothing can be
    renamed from the one to the other.
    """
    try:
        with open("/proc/self/mountinfo", "rb") as lines:
            paths = [line.split()[4] for line in lines]
    except OSError:  # no Linux
        return frozenset()
    # proc(5): spaces, tabs, newlines and backslashes are written in octal.
    return frozenset(os.fsdecode(_OCTAL.sub(lambda octal: bytes([int(octal[1], 8)]), path)) for path in paths)


def may_write(folder: str) -> bool:
    """Return whether we may make files in an existing folder."""
    return os.path.isdir(folder) and os.access(
        folder, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids
    )


def make_folders(path: str) -> None:
    """Make a folder and the missing ones above it; they are on the disk when this returns. Raises `OSError`."""
    missing = []
    while not os.path.isdir(path):
        if os.path.lexists(path):  # a file, or a link that leads nowhere
            raise NotADirectoryError(errno.ENOTDIR, "Something that is no folder is in the way", path)
        missing.append(path)
        path = os.path.dirname(path)
    for folder in reversed(missing):
        os.mkdir(folder)
        flush_folder(os.path.dirname(folder))


def flush_folder(folder: str) -> None:
    """Flush a folder to the disk, so that a name made in it is still there after a power cut. Raises `OSError`."""
    if os.name == "nt":  # folders cannot be opened there, and NTFS has a journal of its own
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _CANNOT_FLUSH:
            raise
    finally:
        os.close(descriptor)
