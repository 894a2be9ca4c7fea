"""Giving files other names without ever losing what has a name already."""

import ctypes
import errno
import os
import sys

from dupfinder.domain.file_systems import is_shown_by_a_program, kind_of_file_system
from dupfinder.domain.messages import say
from dupfinder.trash.windows import not_read_only

_AT_FDCWD = -100
# renameat2(2): Linux 3.15, glibc 2.28. renamex_np(2): macOS 10.12, with flags of its own.
_NO_REPLACE, _EXCHANGE = (0x4, 0x2) if sys.platform == "darwin" else (0x1, 0x2)
# The file system or the kernel does not know the flag: another way is tried.
_UNKNOWN_FLAG = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}
NO_LINKS = {errno.EPERM, errno.ENOSYS, errno.ENOTSUP}
"""What is said where a file system has no links, or not of this kind."""
_NO_LINKS_OF_PROGRAMS = {*NO_LINKS, errno.EIO, errno.ERANGE}
"""What FUSE programs say then: rclone EIO, CryFS ERANGE."""
_REPLACE_ALL_THE_SAME = {"cifs", "smb3"}
"""Where Linux looks itself whether a name is free, and then has the server replace what another machine put there.

It asks SMB servers so whatever the flag says; an empty file they make only where there is none."""

_NO_WAY = say("The file system can neither create links nor rename without replacing files")


class NotOfferedError(Exception):
    """Two names cannot be exchanged here in one step."""


def unlink(path: str) -> None:
    """Remove a name of a file, also of one that is marked as read-only; raise `OSError`."""
    with not_read_only(path):
        os.unlink(path)


def move_without_replacing(source: str, target: str) -> None:
    """Rename a file within its volume; raise `OSError` (`FileExistsError`) rather than replace another.

    Python's `os.rename` replaces silently on every system but Windows.
    """
    if os.name == "nt":
        os.rename(source, target)
        return
    if sys.platform == "linux" and kind_of_file_system(os.path.dirname(target)) in _REPLACE_ALL_THE_SAME:
        _move_onto_placeholder(source, target)
        return
    try:
        _rename_with_flag(source, target, _NO_REPLACE)
    except OSError as error:
        if error.errno not in _UNKNOWN_FLAG:
            raise
        # Two steps, but a second name is never given to a path that is taken, and undo knows the state between them.
        try:
            os.link(source, target, follow_symlinks=False)
        except OSError as no_links:
            # What is written there may only be on its way: an empty file that gave way to a document may come after it.
            if no_links.errno in _NO_LINKS_OF_PROGRAMS and is_shown_by_a_program(source):
                raise OSError(errno.ENOTSUP, _NO_WAY, source, None, target) from no_links
            if no_links.errno not in NO_LINKS:
                raise
            _move_onto_placeholder(source, target)
            return
        try:
            unlink(source)
        except OSError:
            if os.path.lexists(source):
                os.unlink(target)
            raise


def _move_onto_placeholder(source: str, target: str) -> None:
    """Rename where there are neither flags nor links (exFAT through FUSE): onto an empty file of our own.

    Whoever asks for the name while it is ours finds it taken. What is written into our file between the last look and
    the renaming would be lost; no system that lacks both has a way to rule that out.
    """
    placeholder = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        made = os.fstat(placeholder)
    finally:
        os.close(placeholder)
    if not _is_placeholder(target, made):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), target)
    try:
        os.rename(source, target)
    except OSError:
        if _is_placeholder(target, made):
            os.unlink(target)
        raise


def _is_placeholder(path: str, made: os.stat_result) -> bool:
    """Return whether the empty file that was made is still at its path, and nobody has written to it."""
    try:
        seen = os.lstat(path)
    except FileNotFoundError:
        return False
    return (seen.st_ino, seen.st_size, seen.st_mtime_ns) == (made.st_ino, 0, made.st_mtime_ns)


def exchange(one: str, other: str) -> None:
    """Let two names of one volume change places in one step; raise `NotOfferedError` or `OSError`."""
    if os.name == "nt":
        raise NotOfferedError
    try:
        _rename_with_flag(one, other, _EXCHANGE)
    except OSError as error:
        if error.errno in _UNKNOWN_FLAG:
            raise NotOfferedError from error
        raise


def _rename_with_flag(source: str, target: str, flag: int) -> None:
    """Rename as Python does not offer; `OSError` with an errno of `_UNKNOWN_FLAG` where the system does not either."""
    system = ctypes.CDLL(None, use_errno=True)
    if hasattr(system, "renameat2"):
        result = system.renameat2(_AT_FDCWD, os.fsencode(source), _AT_FDCWD, os.fsencode(target), flag)
    elif hasattr(system, "renamex_np"):
        result = system.renamex_np(os.fsencode(source), os.fsencode(target), flag)
    else:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), source, None, target)
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), source, None, target)
