"""Why a file that a person named cannot be written, and what it is that has that name."""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator, Mapping
from typing import BinaryIO

from dupfinder.domain.display import visible
from dupfinder.domain.errors import ReportError
from dupfinder.domain.messages import Message, because, say
from dupfinder.domain.whole_files import written_whole

_REASONS: Mapping[int, Message] = {
    errno.ENOENT: say("its folder does not exist"),
    errno.ENOTDIR: say("its folder does not exist"),
    errno.EACCES: say("no permission to write there"),
    errno.EPERM: say("no permission to write there"),
    errno.EROFS: say("it is on a read-only disk"),
    errno.ENOSPC: say("the disk is full"),
    errno.EDQUOT: say("your disk quota is used up"),
    errno.EISDIR: say("a folder has this name"),
    errno.ENAMETOOLONG: say("its name is too long"),
    errno.ELOOP: say("its name leads in circles of links"),
}


@contextlib.contextmanager
def whole_file(path: str) -> Iterator[BinaryIO]:
    """Give a stream to a file, which afterwards is there whole or, if anything failed, as it was before.

    Raises `ReportError` if it cannot be written.
    """
    try:
        with _whole(path) as stream:
            yield stream
    except BrokenPipeError:
        raise  # who read a pipe of this name has seen enough
    except OSError as error:
        reason = _REASONS.get(error.errno or 0) or because(error)
        raise ReportError(say("The file {path} cannot be written: {why}.", path=visible(path), why=reason)) from error


@contextlib.contextmanager
def _whole(path: str) -> Iterator[BinaryIO]:
    mode = _present_mode(path)
    if mode is not None and stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if mode is not None and not stat.S_ISREG(mode):
        # A pipe or device (/dev/stdout) takes what comes as it comes; to put a file in its place would be wrong.
        with open(path, "wb") as out:
            yield out
        return
    if mode is not None and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))  # renaming would not ask
    target = os.path.realpath(path)  # a link stays a link
    with written_whole(target, 0o600 if mode is None else mode) as out:
        yield out


def _present_mode(path: str) -> int | None:
    """Return type and permissions of what has this name (behind links), or `None` if nothing has."""
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None
