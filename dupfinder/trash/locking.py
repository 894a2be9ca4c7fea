"""Keeping a journal to one run at a time."""

import errno
import os
import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Windows keeps others even from reading what is locked: a byte far beyond the end of any journal.
_LOCKED_BYTE = 1 << 30
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


def lock(descriptor: int) -> bool:
    """Return whether nobody else holds the open file; from then on it is ours until it is closed.

    A file system that knows no locks (some network drives) keeps nobody out.
    """
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _TAKEN
    return True
