"""Opens a file for reading so that nothing but the regular file that the walk saw is ever read.

Runs in workers, in the openers beside them (`worker.handing`), and in the scan's own process where bytes are compared.
"""

import contextlib
import hashlib
import io
import os
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any, BinaryIO, Self

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.file_systems import keeps_numbers, kind_of_file_system
from dupfinder.domain.messages import because, say
from dupfinder.domain.records import dataclass

if sys.platform == "win32":
    from _winapi import CloseHandle, CreateFile

_READ, _SHARED_BY_ALL, _EXISTING = 0x80000000, 0x7, 3
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


_PIECE_BYTES = 1 << 20

REACH_BYTES = 4000
"""Longer paths are opened folder by folder; Linux takes 4,095 bytes at once."""

_MOST_BYTES_A_LETTER = 4

STEP_BYTES = 256 << 20
"""While larger files are digested, they are said to be looked at again after each so many bytes."""

HEAD_BYTES = 4096
TEXT_SUFFIXES = (".txt", ".text", ".md", ".csv", ".log")
"""What is called so is read in a millisecond, by Python's own library; all else may take long, or its reader down."""
NOT_TOLD = -1
"""The device and the inode of a file that another host saw, whose numbers mean nothing here."""
_DIGEST_BYTES = 32

CHANGED = say("The file changed while being read.")


@dataclass(frozen=True, slots=True, kw_only=True)
class FileLook:
    """How a file looked to the walk; it must still look so before and after it is read."""

    path: str
    size_bytes: int
    mtime_ns: int
    device: int
    inode: int
    inside: tuple[str, ...] = ()
    """By which names the document is found inside the file, if it is inside of it (`dupfinder.domain.enclosed`)."""
    taken: Callable[[], int] | None = field(default=None, compare=False, repr=False)
    """Gives its descriptor, where another process opens it; `path` is its name only then."""

    @classmethod
    def of(cls, fields: Mapping[str, Any], *, taken: Callable[[], int] | None = None) -> Self:
        """Return what the fields of a request say."""
        return cls(**{**fields, "inside": tuple(fields.get("inside", ())), "taken": taken})

    def opened(self) -> int:
        """Return a descriptor of the file; `OSError` or `DocumentError` if it is not there or not the same."""
        if self.taken is not None:
            return self.taken()
        handle = self.opened_unchecked()
        try:
            self.check_file(os.fstat(handle))
        except BaseException:
            os.close(handle)
            raise
        return handle

    def opened_unchecked(self) -> int:
        """Return a descriptor of what was the file a moment ago: before what was read is believed, it is checked."""
        if len(self.path) * _MOST_BYTES_A_LETTER <= REACH_BYTES:
            return self._opened_at(self.path, None)
        with _within_reach(self.path) as (path, folder):
            return self._opened_at(path, folder)

    def _opened_at(self, path: str, folder: int | None) -> int:
        # Looked at before it is opened: opening a device can do things, and opening a FIFO would wait for a writer.
        self.check_file(os.stat(path, dir_fd=folder))
        try:
            return os.open(path, _FLAGS, dir_fd=folder)
        except PermissionError:
            _ask_why(path)
            raise

    def check(self, seen: os.stat_result) -> None:
        """Raise `DocumentError` if an open file is another one now."""
        is_same = seen.st_size == self.size_bytes and seen.st_mtime_ns == self.mtime_ns
        if not is_same or not stat.S_ISREG(seen.st_mode):
            raise DocumentError(ProblemCode.CHANGED, CHANGED)

    def check_file(self, seen: os.stat_result) -> None:
        """Raise `DocumentError` if what is at the path is another file now.

        Network shares and FAT make up numbers of devices and inodes anew, and every host has its own; so there path,
        size and time tell a file. Which file goes for which is told by the bytes, later (S3).
        """
        self.check(seen)
        is_same = self.device == NOT_TOLD or (seen.st_dev, seen.st_ino) == (self.device, self.inode)
        if not is_same and keeps_numbers(kind_of_file_system(self.path)):
            raise DocumentError(ProblemCode.CHANGED, CHANGED)


@contextlib.contextmanager
def open_unchanged(look: FileLook, *, at_once: bool = False) -> Iterator[BinaryIO]:
    """Open a file that must be, and stay, as the walk saw it; what is read `at_once` needs no buffer.

    `DocumentError` with `vanished`, `unreadable` or `changed`; the last also when leaving the block, so that what was
    read in it must not be used then.
    """
    try:
        with io.FileIO(look.opened()) if at_once else os.fdopen(look.opened(), "rb") as stream:
            yield stream
            look.check(os.fstat(stream.fileno()))
    except OSError as error:
        raise _failure(error) from error


def first_bytes(look: FileLook) -> bytes:
    """Return the first bytes of a file, up to `HEAD_BYTES`; raises as `open_unchanged` does.

    For whoever asks for nothing else of very many files: looks but once after it was opened, and makes no stream.
    """
    try:
        handle = look.opened_unchecked()
        try:
            data = os.read(handle, HEAD_BYTES)
            while len(data) < min(HEAD_BYTES, look.size_bytes):
                more = os.read(handle, HEAD_BYTES - len(data))
                if not more:
                    break
                data += more
            look.check_file(os.fstat(handle))
            if len(data) < min(HEAD_BYTES, look.size_bytes):  # though nobody cut it off: unread is not equal (S9)
                raise DocumentError(ProblemCode.UNREADABLE, say("The file could not be read to the end."))
        finally:
            os.close(handle)
    except OSError as error:
        raise _failure(error) from error
    return data


def _failure(error: OSError) -> DocumentError:
    if isinstance(error, FileNotFoundError):
        return DocumentError(ProblemCode.VANISHED, say("The file was gone before it was read."))
    return DocumentError(ProblemCode.UNREADABLE, say("The file could not be read: {why}.", why=because(error)))


if sys.platform == "win32":

    def _ask_why(path: str) -> None:
        """Raise `OSError` with the system's number for what keeps a file from being read; the C library drops it."""
        CloseHandle(CreateFile(path, _READ, _SHARED_BY_ALL, 0, _EXISTING, 0, 0))

else:

    def _ask_why(path: str) -> None:
        """Do nothing: the error that there is says why."""


@contextlib.contextmanager
def _within_reach(path: str) -> Iterator[tuple[str, int | None]]:
    """Give a path that is short enough for the system, and the folder that it is relative to (`None`: to none)."""
    folder = None
    try:
        while len(os.fsencode(path)) > REACH_BYTES and os.open in os.supports_dir_fd:
            near, path = _split(path)
            inner = os.open(near, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0), dir_fd=folder)
            if folder is not None:
                os.close(folder)
            folder = inner
        yield path, folder
    finally:
        if folder is not None:
            os.close(folder)


def _split(path: str) -> tuple[str, str]:
    """Return as much of a path as is in reach, and the rest of it, relative to that."""
    cut = path.rindex(os.sep, 1, REACH_BYTES // _MOST_BYTES_A_LETTER)
    return path[:cut], path[cut + 1 :]


def content_digest(stream: BinaryIO, *, on_step: Callable[[], None] = lambda: None) -> bytes:
    """Return the BLAKE2b-256 digest of the whole stream and rewind it."""
    stream.seek(0)
    digest = hashlib.blake2b(digest_size=_DIGEST_BYTES)
    done_bytes = 0
    while piece := stream.read(_PIECE_BYTES):
        digest.update(piece)
        done_bytes += len(piece)
        if done_bytes % STEP_BYTES == 0:
            on_step()
    stream.seek(0)
    return digest.digest()


def head_digest(stream: BinaryIO) -> bytes:
    """Return a digest of the first bytes: 16 bytes."""
    return digest_of_head(stream.read(HEAD_BYTES))


def digest_of_whole(data: bytes) -> bytes:
    """Return the digest of a whole content: as `content_digest`."""
    return hashlib.blake2b(data, digest_size=_DIGEST_BYTES).digest()


def digest_of_head(data: bytes) -> bytes:
    """Return the digest of first bytes that were read: 16 bytes."""
    return hashlib.blake2b(data, digest_size=16).digest()
