"""Folders and the volumes that they are on."""

import ctypes
import errno
import os
import re
import stat
import sys
from collections.abc import Iterator

from dupfinder.domain.file_systems import keeps_numbers, kind_of_file_system, mounts
from dupfinder.domain.messages import say
from dupfinder.trash.windows import may_add_files

# File systems on disks of this machine. Whatever is no disk may be a second sight of a folder that is on one: a network
# drive, a FUSE file system, an overlay; and it may answer from what it remembers, or number its files anew.
_LOCAL = re.compile(
    r"bcachefs|btrfs|erofs|exfat|ext[234]|f2fs|hfsplus|iso9660|jfs|msdos|nilfs2|ntfs3?|ramfs|reiserfs|squashfs|tmpfs|ubifs"
    r"|udf|ufs|vfat|xfs|zfs"
)
_LOCAL_DRIVES = frozenset({2, 3, 5, 6})  # GetDriveTypeW: removable, fixed, disc, memory; 4 is a network drive
_SERVERS_OF_GNOME = "fuse.gvfsd-fuse"
# Some network drives cannot flush folders.
_CANNOT_FLUSH = {errno.EINVAL, errno.ENOTSUP, errno.EBADF}


def existing(path: str) -> str:
    """Return the path, or its nearest ancestor that exists."""
    while not os.path.exists(path) and os.path.dirname(path) != path:
        path = os.path.dirname(path)
    return path


def folders_of_volume(folder: str) -> Iterator[str]:
    """Yield the ancestors of an existing folder on its own volume, itself last, the top of the volume first."""
    device, mounted = os.stat(folder).st_dev, mounts()
    found = [folder]
    while found[-1] not in mounted:
        parent = os.path.dirname(found[-1])
        if parent == found[-1] or os.stat(parent).st_dev != device:
            break
        found.append(parent)
    return reversed(found)


def top_of_volume(folder: str) -> str:
    """Return the highest ancestor of an existing folder that is on the same volume."""
    return next(iter(folders_of_volume(folder)))


def volume_of(path: str) -> str:
    """Return the top of the volume that a file is on, or would be, whether or not its folder exists."""
    return top_of_volume(existing(os.path.realpath(os.path.dirname(path))))


def is_same_volume(one: str, other: str) -> bool:
    """Return whether a file can be renamed from one existing folder into the other."""
    return top_of_volume(os.path.realpath(one)) == top_of_volume(os.path.realpath(other))


def is_local(path: str) -> bool:
    """Return whether a path is on a disk of this machine, and not on a network, FUSE or overlay file system.

    What the system does not tell counts as not local, so macOS has no local volume here.
    """
    folder = existing(os.path.realpath(os.path.dirname(path)))
    if sys.platform == "win32":
        kind = int(ctypes.windll.kernel32.GetDriveTypeW(os.path.splitdrive(folder)[0] + "\\"))
        return kind in _LOCAL_DRIVES
    return _LOCAL.fullmatch(kind_of_file_system(folder)) is not None


def is_numbered(path: str) -> bool:
    """Return whether a file at a path can be told by its number (inode), and need not be by its bytes."""
    return is_local(path) and keeps_numbers(kind_of_file_system(os.path.dirname(path)))


def may_write(folder: str) -> bool:
    """Return whether we may make files in an existing folder."""
    if not (os.path.isdir(folder) and may_add_files(folder)):
        return False
    # GNOME shows servers as folders of one file system; asked whether any may be made beside them, it says yes. What
    # other programs say is true, and the mode of their folders is not: root may write all the same.
    return kind_of_file_system(folder) != _SERVERS_OF_GNOME or os.stat(folder).st_mode & 0o222 != 0


def check_may_be_taken_out(path: str) -> None:
    """Return if we may take a file out of its folder: out of a sticky one, its owner or the folder's alone may.

    Raises `OSError` with what the system would say.
    """
    folder = os.path.dirname(path)
    info = os.stat(folder)
    is_ours = True
    if sys.platform != "win32":
        if os.statvfs(folder).f_flag & os.ST_RDONLY:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), folder)
        is_ours = not info.st_mode & stat.S_ISVTX or os.geteuid() in {0, info.st_uid, os.lstat(path).st_uid}
    if not (may_write(folder) and is_ours):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), folder)


def make_folders(path: str) -> None:
    """Make a folder and the missing ones above it; they are on the disk when this returns. Raises `OSError`."""
    missing = []
    while not os.path.isdir(path):
        if os.path.lexists(path):  # a file, or a link that leads nowhere
            raise NotADirectoryError(errno.ENOTDIR, say("Something other than a folder is in the way"), path)
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
