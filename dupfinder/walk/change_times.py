"""Which file systems say when anything about a file changed last, and mean it.

The time of the last writing can be set at will, and a file that is made takes the inode of one that went: only the
change time tells them apart. FAT and exFAT have none and show the time of the last writing in its place; what a FUSE
file system shows is made up by a program.
"""

import os
import re
from collections.abc import Iterable

_OCTAL = re.compile(rb"\\([0-3][0-7]{2})")

_KEEPING = frozenset({
    b"bcachefs", b"btrfs", b"ext2", b"ext3", b"ext4", b"f2fs", b"jfs", b"nfs", b"nfs4", b"overlay", b"ramfs", b"tmpfs",
    b"xfs", b"zfs",
})  # fmt: skip
_MADE_UP = re.compile(rb"fuse(\..*)?|9p|virtiofs")  # but not "fuseblk", by which NTFS and exFAT are mounted


def devices_with_change_times(files: Iterable[tuple[str, os.stat_result]]) -> frozenset[int]:
    """Return the devices of these files (paths, and what the system says) whose change times can be believed.

    Where the kind of a file system says nothing, they are believed if one differs from the time of the last writing.
    """
    first: dict[int, str] = {}
    differing = set()
    for path, info in files:
        first.setdefault(info.st_dev, path)
        if info.st_ctime_ns != info.st_mtime_ns:
            differing.add(info.st_dev)
    mounts = _mounts() if first else {}
    return frozenset(device for device, path in first.items() if _is_kept(path, mounts, differs=device in differing))


def kind_of_file_system(path: str) -> bytes:
    """Return the kind of the file system that a path is on, such as `btrfs`; empty where nobody says."""
    return _kind_at(path, _mounts())


def _is_kept(path: str, mounts: dict[bytes, bytes], *, differs: bool) -> bool:
    kind = _kind_at(path, mounts)
    return kind in _KEEPING or (differs and not _MADE_UP.fullmatch(kind))


def _kind_at(path: str, mounts: dict[bytes, bytes]) -> bytes:
    """Return the kind of the file system that a path is on; empty where nobody says."""
    # By the path, not by the device: files of btrfs and of overlays have other devices than their mounts.
    folder = os.fsencode(os.path.realpath(path))
    while folder not in mounts and (outer := os.path.dirname(folder)) != folder:
        folder = outer
    return mounts.get(folder, b"")


def _mounts() -> dict[bytes, bytes]:
    """Return the kind of the file system by the path at which it is mounted, as far as the system tells."""
    try:
        with open("/proc/self/mountinfo", "rb") as lines:
            rows = [line.split() for line in lines]
    except OSError:  # no Linux
        return {}
    # proc(5): the kind follows a lone "-"; spaces, tabs, newlines and backslashes of a path are written in octal.
    return {_OCTAL.sub(lambda octal: bytes([int(octal[1], 8)]), row[4]): row[row.index(b"-", 6) + 1] for row in rows}
