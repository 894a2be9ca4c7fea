"""Giving files other names without ever losing what has a name already."""

import ctypes
import errno
import os
import sys
from contextlib import suppress

from dupfinder.domain.display import visible
from dupfinder.domain.errors import SourceError
from dupfinder.domain.file_names import WHY_NOT, name_problem
from dupfinder.domain.file_systems import is_shown_by_a_program, kind_of_file_system
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import say
from dupfinder.trash.folders import flush_folder
from dupfinder.trash.naming import is_one_name, temporary_name
from dupfinder.trash.places import describe
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

_NO_WAY = say("Its drive cannot rename files without the risk of replacing others")


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


def rename_document(entry: FileEntry, new_name: str) -> str:
    """Give the document of a scan another name in its folder, and return its new path.

    Nothing is ever replaced. Raises `SourceError`, one sentence, for a name that no file can have or another one has,
    for a document that is not as the scan saw it, for one of a reference folder, and where the system refuses; then it
    still has its old name. It is undone by giving the document, as it is then, its old name.
    """
    path = entry.path
    problem = name_problem(new_name)
    if problem is not None:
        raise SourceError(WHY_NOT[problem], path=path)
    if entry.enclosing is not None:
        raise SourceError(say("{path} is inside another file, which is never changed.", path=visible(path)), path=path)
    if entry.is_reference:
        raise SourceError(
            say("{path} is in a protected folder, which is never changed.", path=visible(path)), path=path
        )
    _check_unchanged(entry, path)
    target = os.path.join(entry.folder, new_name)
    if target == path:
        return path
    try:
        if os.path.lexists(target) and is_one_name(path, target) and os.path.samestat(os.lstat(path), os.lstat(target)):
            _change_case(path, target)
        else:
            move_without_replacing(path, target)
    except FileExistsError:
        raise SourceError(say("The folder already has a file {name}.", name=visible(new_name)), path=path) from None
    except OSError as error:
        raise SourceError(
            say("{path} cannot be renamed: {why}", path=visible(path), why=describe(error)), path=path
        ) from error
    _check_unchanged(entry, target)
    with suppress(OSError):  # the name is there; whether it outlives a power cut is all that this decides
        flush_folder(entry.folder)
    return target


def _change_case(path: str, target: str) -> None:
    """Rename where the system takes both names for one: by way of a name that nobody has."""
    between = temporary_name(path)
    move_without_replacing(path, between)
    try:
        move_without_replacing(between, target)
    except OSError:
        move_without_replacing(between, path)
        raise


def _check_unchanged(entry: FileEntry, path: str) -> None:
    try:
        now = os.lstat(path)
    except OSError as error:
        raise SourceError(
            say("{what} cannot be found: {why}", what=visible(path), why=describe(error)), path=path
        ) from error
    if now.st_ino != entry.inode:  # the device gets another number with every mount
        raise SourceError(say("{what} was replaced by another file after the scan.", what=visible(path)), path=path)
    if (now.st_size, now.st_mtime_ns) != (entry.size_bytes, entry.mtime_ns):
        raise SourceError(say("{what} changed after the scan.", what=visible(path)), path=path)
