"""A small file of the person's own: readable only by its owner, written whole or not at all."""

import contextlib
import errno
import os
import secrets
import stat
from collections.abc import Iterator
from typing import BinaryIO

from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError

MOST_BYTES = 16 << 20
"""No such file is as large; what is larger is none of ours."""


def read_own_file(path: str) -> bytes | None:
    """Return what is in the file, or `None` where there is none; raise `StoreError` where it cannot be read."""
    try:
        with open(path, "rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError(f"The file {visible(path)} cannot be read: {error.strerror}.", path=path) from error
    if len(content) > MOST_BYTES:
        raise StoreError(f"The file {visible(path)} is too large to be one of DupFinder's.", path=path)
    return content


def write_own_file(path: str, content: bytes) -> None:
    """Replace the file, or make it and its folder; raise `StoreError` where that fails: then it is as it was."""
    with new_own_file(path) as out:
        out.write(content)


@contextlib.contextmanager
def new_own_file(path: str) -> Iterator[BinaryIO]:
    """Give a stream to what shall be in the file, which is as it was if anything fails, as with `write_own_file`."""
    try:
        with _whole(os.path.realpath(path)) as out:  # a link stays a link
            yield out
    except OSError as error:
        raise StoreError(f"The file {visible(path)} cannot be written: {error.strerror}.", path=path) from error


@contextlib.contextmanager
def _whole(target: str) -> Iterator[BinaryIO]:
    with contextlib.suppress(FileNotFoundError):
        if stat.S_ISCHR(os.stat(target).st_mode):
            raise OSError(errno.EINVAL, "it is a device")  # a file would take its place
    beside = f"{target}.{secrets.token_hex(8)}.tmp"
    os.makedirs(os.path.dirname(target), mode=0o700, exist_ok=True)
    try:
        # Never over a file, never through a link, and nobody else ever sees what is in it.
        with open(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(beside)
        raise
