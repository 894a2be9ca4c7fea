"""Keeping a journal to one run at a time, and runs out of each other's way."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Self

import platformdirs

from dupfinder.domain.progress import CancelToken

# Windows and SMB keep everybody even from reading what is locked: a byte far beyond the end of any journal.
_LOCKED_BYTE = 1 << 30

if sys.platform == "win32":
    import msvcrt

    _LOCK, _UNLOCK = msvcrt.LK_NBLCK, msvcrt.LK_UNLCK

    def _at_locked_byte(descriptor: int, how: int) -> None:
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, how, 1)
        finally:  # whoever writes next means to write where they were
            os.lseek(descriptor, place, os.SEEK_SET)
else:
    import fcntl
    import struct

    _LOCK, _UNLOCK = fcntl.F_WRLCK, fcntl.F_UNLCK

    def _at_locked_byte(descriptor: int, how: int) -> None:
        if sys.platform == "linux":
            # fcntl_locking(2), struct flock: of what is open, as flock is, and not of the process.
            place = struct.pack("@hhqqi", how, os.SEEK_SET, _LOCKED_BYTE, 1, 0)
            try:
                fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, place)
            except OSError as error:
                if error.errno != errno.EINVAL:  # as what stands for Linux may say, such as the first WSL
                    raise
            else:
                return
        fcntl.flock(descriptor, fcntl.LOCK_UN if how == fcntl.F_UNLCK else fcntl.LOCK_EX | fcntl.LOCK_NB)


_TAKEN = {0, errno.EACCES, errno.EAGAIN, errno.EDEADLK}  # 0 is what wine says
_ASK_AGAIN_S = 0.01


def lock(descriptor: int) -> bool:
    """Return whether nobody else holds the file, open for writing; from then on it is ours until it is closed.

    A file system that knows no locks (some network drives) keeps nobody out.
    """
    try:
        _at_locked_byte(descriptor, _LOCK)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


def unlock(descriptor: int) -> None:
    """Let others have a file that `lock` gave us."""
    with suppress(OSError):
        _at_locked_byte(descriptor, _UNLOCK)


class Turns:
    """Lets one run of a person at a time check and move a document; use it in a `with` block.

    Two that did so at once would choose the same place in the trash, and each would find half done what the other does.
    Where the file of the lock cannot be made, nobody is kept out.
    """

    def __init__(self) -> None:
        path = os.path.join(platformdirs.user_state_dir("dupfinder", appauthor=False), "removing.lock")
        self._descriptor: int | None = None
        with suppress(OSError):
            os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)

    @contextmanager
    def turn(self, token: CancelToken) -> Iterator[None]:
        """Wait until no other run is at a document, and keep them waiting within the block; raises `Cancelled`."""
        token.check()
        while self._descriptor is not None and not lock(self._descriptor):
            token.check()
            time.sleep(_ASK_AGAIN_S)
        try:
            yield
        finally:
            if self._descriptor is not None:
                unlock(self._descriptor)
