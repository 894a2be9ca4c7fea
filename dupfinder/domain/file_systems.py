"""Which kind of file system a path is on, as far as the system tells."""

import ctypes
import os
import platform
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

if sys.platform == "win32":
    from _winapi import CloseHandle, CreateFile

    _KERNEL = ctypes.WinDLL("kernel32")

_THIS_MACHINE = {"localhost", "127.0.0.1", "[::1]"}
_FAT = {"exfat", "msdos", "vfat"}
_NETWORK = frozenset({"9p", "afpfs", "afs", "ceph", "cifs", "glusterfs", "ncpfs", "nfs", "nfs4", "smb3", "smbfs"})
_DEVICES = "/run/udev/data"
_OCTAL = re.compile(rb"\\([0-3][0-7]{2})")
_NETWORK_DRIVE = 4
_LONGEST_NAME = 1 << 15
_READ_ATTRIBUTES, _SHARED_BY_ALL, _EXISTING = 0x80, 0x7, 3
_EPOCH = 116_444_736_000_000_000
"""1970, in the tenths of a microsecond since 1601 by which Windows counts."""


class _BasicInfo(ctypes.Structure):
    """FILE_BASIC_INFO."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("created", "read", "written", "changed")),
        ("attributes", ctypes.c_uint32),
    )


if sys.platform == "win32":

    def change_time_ns(path: str, seen: os.stat_result) -> int:  # noqa: ARG001 - what other systems have it from
        """Return when anything about a file changed last, which `st_ctime_ns` is not there; 0 where nobody says."""
        try:
            handle = CreateFile(path, _READ_ATTRIBUTES, _SHARED_BY_ALL, 0, _EXISTING, 0, 0)
        except OSError:
            return 0
        told = _BasicInfo()
        try:
            asked = ctypes.c_void_p(handle), 0, ctypes.byref(told), ctypes.sizeof(told)
            is_told = _KERNEL.GetFileInformationByHandleEx(*asked)
        finally:
            CloseHandle(handle)
        return max(0, told.changed - _EPOCH) * 100 if is_told else 0

    def _kind_of_volume(path: str) -> str:
        """Return the kind of the volume that a path is on; empty where nobody says."""
        top, kind = ctypes.create_unicode_buffer(_LONGEST_NAME), ctypes.create_unicode_buffer(_LONGEST_NAME)
        if not _KERNEL.GetVolumePathNameW(path, top, _LONGEST_NAME):
            return ""
        if _KERNEL.GetDriveTypeW(top) == _NETWORK_DRIVE:  # the other machine may call it NTFS
            return "smbfs"
        is_told = _KERNEL.GetVolumeInformationW(top, None, 0, None, None, None, kind, _LONGEST_NAME)
        return kind.value.lower() if is_told else ""

else:

    def change_time_ns(path: str, seen: os.stat_result) -> int:  # noqa: ARG001 - as Windows asks for it
        """Return when anything about a file changed last."""
        return seen.st_ctime_ns

    def _kind_of_volume(_: str) -> str:
        return ""


def mounts() -> dict[str, str]:
    """Return the kind of the file system by the path at which it, or a part of it, is mounted; empty but on Linux.

    Part of a volume that is mounted a second time (a bind mount) has the same device number, but nothing can be
    renamed from the one to the other.
    """
    return {top: kind for top, kind, _ in _rows()}


def _rows() -> Iterator[tuple[str, str, str]]:
    """Yield where each file system is mounted, its kind, and what it says that it shows."""
    if os.name == "nt":  # wine shows the machine below it
        return
    try:
        with open("/proc/self/mountinfo", "rb") as lines:
            rows = [line.split() for line in lines]
    except OSError:  # no Linux
        return
    # proc(5): kind and source follow a lone "-"; spaces, tabs, newlines and backslashes are written in octal.
    for row in rows:
        after = row.index(b"-", 6)
        top, source = (_OCTAL.sub(lambda octal: bytes([int(octal[1], 8)]), row[place]) for place in (4, after + 2))
        yield os.fsdecode(top), os.fsdecode(row[after + 1]), os.fsdecode(source)


def is_shown_by_a_program(path: str) -> bool:
    """Return whether a FUSE file system shows what is at a path, other than one for a disk of this machine.

    Such a program may still have to send what was written, and some (rclone) say that it is an input/output error when
    they are asked for what they have not got.
    """
    kind = kind_of_file_system(path)
    return kind == "fuse" or kind.startswith("fuse.")


def is_remote(kind: str) -> bool:
    """Return whether files on this kind of file system are another machine's, or shown by a program (FUSE).

    What others change there is not told, and device and inode numbers may be made up anew at any time.
    """
    return kind in _NETWORK or kind == "fuse" or kind.startswith("fuse.")  # davfs2 has no name of its own


def keeps_numbers(kind: str) -> bool:
    """Return whether files on this kind of file system have a number (inode) each that stays.

    FAT has none: Linux makes one up whenever a file comes into memory, and forgets it when that is needed for others.
    `fuseblk` may be exFAT, whose driver does the same.
    """
    return not is_remote(kind) and kind not in _FAT | {"fuseblk"}


def shows_itself(folder: str) -> bool:
    """Return whether a FUSE file system shows, below this folder of it, the very place that it is mounted at.

    So do bindfs and sshfs of a folder that they are mounted in. Whoever lists that place waits for a program that waits
    for itself, for ever. Only what is said to be on this machine is known to be: other ones may have folders of the
    same names.
    """
    folder = os.path.realpath(folder)
    shown = {top: source for top, kind, source in _rows() if kind.startswith("fuse")}
    top = folder
    while top not in shown and (outer := os.path.dirname(top)) != top:
        top = outer
    host, colon, path = shown.get(top, "").rpartition(":")
    if (colon and host.rpartition("@")[2] not in {*_THIS_MACHINE, platform.node()}) or not path.startswith("/"):
        return False
    inner = os.path.join(os.path.realpath(path), os.path.relpath(folder, top))
    return os.path.join(top, "").startswith(os.path.join(os.path.normpath(inner), ""))


def kind_of_file_system(path: str, known: Mapping[str, str] | None = None) -> str:
    """Return the kind of the file system that a path is on, such as `btrfs`; empty where nobody says.

    By the path, not by the device: files of btrfs and of overlays have other devices than their mounts. `known` are
    `mounts()`, for whoever asks often.
    """
    if os.name == "nt":
        return _kind_of_volume(path)
    known = mounts() if known is None else known
    if not known:
        return ""
    folder = os.path.realpath(path)
    while folder not in known and (outer := os.path.dirname(folder)) != folder:
        folder = outer
    return known.get(folder, "")


def count_without_links(paths: Iterable[str]) -> int:
    """Return how many of these files lie where neither hard nor symbolic links can be made, as far as that is known."""
    folders = Counter(map(os.path.dirname, paths))
    rows = {top: (kind, source) for top, kind, source in _rows()} if folders else {}
    kinds = {top: _held_by(source) if kind == "fuseblk" else kind for top, (kind, source) in rows.items()}
    return sum(count for folder, count in folders.items() if kind_of_file_system(folder, kinds) in _FAT)


def _held_by(device: str) -> str:
    """Return the kind of file system that is on a block device, which a FUSE mount does not say; empty if not known."""
    if sys.platform != "win32":
        with suppress(OSError):
            number = os.stat(device).st_rdev
            name = f"{_DEVICES}/b{os.major(number)}:{os.minor(number)}"
            with open(name, encoding="utf-8", errors="replace") as lines:
                return next((line.rstrip().partition("=")[2] for line in lines if line.startswith("E:ID_FS_TYPE=")), "")
    return ""
