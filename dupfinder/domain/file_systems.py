"""Which kind of file system a path is on, as far as the system tells."""

import os
import re
from collections.abc import Mapping

_OCTAL = re.compile(rb"\\([0-3][0-7]{2})")


def mounts() -> dict[str, str]:
    """Return the kind of the file system by the path at which it, or a part of it, is mounted; empty but on Linux.

    Part of a volume that is mounted a second time (a bind mount) has the same device number, but nothing can be
    renamed from the one to the other.
    """
    try:
        with open("/proc/self/mountinfo", "rb") as lines:
            rows = [line.split() for line in lines]
    except OSError:  # no Linux
        return {}
    # proc(5): the kind follows a lone "-"; spaces, tabs, newlines and backslashes of a path are written in octal.
    kinds = {row[4]: os.fsdecode(row[row.index(b"-", 6) + 1]) for row in rows}
    return {os.fsdecode(_OCTAL.sub(lambda octal: bytes([int(octal[1], 8)]), path)): kinds[path] for path in kinds}


def kind_of_file_system(path: str, known: Mapping[str, str] | None = None) -> str:
    """Return the kind of the file system that a path is on, such as `btrfs`; empty where nobody says.

    By the path, not by the device: files of btrfs and of overlays have other devices than their mounts. `known` are
    `mounts()`, for whoever asks often.
    """
    known = mounts() if known is None else known
    folder = os.path.realpath(path)
    while folder not in known and (outer := os.path.dirname(folder)) != folder:
        folder = outer
    return known.get(folder, "")
