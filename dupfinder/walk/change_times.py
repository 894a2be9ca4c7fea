"""Which file systems say when anything about a file changed last, and mean it.

The time of the last writing can be set at will, and a file that is made takes the inode of one that went: only the
change time tells them apart. FAT and exFAT have none and show the time of the last writing in its place; what a FUSE
file system shows is made up by a program.
"""

import os
import re
from collections.abc import Iterable

from dupfinder.domain.file_systems import kind_of_file_system, mounts

_KEEPING = re.compile(r"bcachefs|btrfs|ext[234]|f2fs|jfs|nfs4?|overlay|ramfs|tmpfs|xfs|zfs")
_MADE_UP = re.compile(r"fuse(\..*)?|9p|virtiofs")  # but not "fuseblk", by which NTFS and exFAT are mounted


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
    known = mounts() if first else {}
    return frozenset(device for device, path in first.items() if _is_kept(path, known, differs=device in differing))


def _is_kept(path: str, known: dict[str, str], *, differs: bool) -> bool:
    kind = kind_of_file_system(path, known)
    return _KEEPING.fullmatch(kind) is not None or (differs and not _MADE_UP.fullmatch(kind))
