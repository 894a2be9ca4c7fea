"""Room on the disk for what is too much for memory: files without a name, which are gone with the process.

In a `SharedFolder` they have names, as other processes read them there, and somebody else removes them.
"""

import contextlib
import hashlib
import os
import tempfile
import threading
from typing import IO, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

Scalar = TypeVar("Scalar", bound=np.generic)

_HELD_BYTES = 1 << 22
"""More of a column takes no less time in memory than in a file, whose pages the system can have back."""


def scratch_file(folder: str | None) -> IO[bytes]:
    """Return a new file in a folder, or where the system has its own if there cannot be one; `OSError` if nowhere."""
    if folder is not None:
        with contextlib.suppress(OSError):
            return tempfile.TemporaryFile(buffering=0, dir=folder)
    return tempfile.TemporaryFile(buffering=0)


def write_all(file: IO[bytes], data: memoryview) -> None:
    """Write bytes where the file is; `OSError` if there is no room. What is not buffered cannot fail later."""
    rest = data.cast("B")
    while rest:
        rest = rest[file.write(rest) :]


_MOST_WITHOUT_ROOM_BYTES = 1 << 28
"""So much of what is written stays in memory where the disk is full: a scan of 200,000 letters does without."""


class SharedFolder(str):
    """A folder that other processes see at the same path."""

    __slots__ = ()


class CutShortError(OSError):
    """Somebody else took away from a file what was written to it."""


class ScratchFile:
    """Bytes that are written one after the other, and read by several threads; or by others, in a `SharedFolder`."""

    def __init__(self, folder: str | None) -> None:
        self._folder = folder
        self._file: IO[bytes] | None = None
        self._path = ""
        self._end = 0
        self._without_room: list[bytes] = []
        self._lock = threading.Lock()
        self._seal = hashlib.blake2b(digest_size=16)

    def add(self, data: bytes) -> int:
        """Write bytes, and return where; `OSError` if there is no room, neither on the disk nor in memory."""
        try:
            if self._file is None:
                self._open()
            assert self._file is not None  # noqa: S101 - what `_open` does
            self._file.seek(self._end)
            write_all(self._file, memoryview(data))
        except OSError:
            self._without_room.append(data)
            if sum(map(len, self._without_room)) > _MOST_WITHOUT_ROOM_BYTES:
                raise
            return -len(self._without_room)
        if self._path:
            self._seal.update(data)
        self._end += len(data)
        return self._end - len(data)

    def read(self, place: int, begin: int, size: int) -> bytes:
        """Return so many of the bytes that were written at a place; `OSError` if they are no longer there."""
        if place < 0:
            return self._without_room[-place - 1][begin : begin + size]
        with self._lock:
            if self._file is None:
                self._file = open(self._path, "rb", buffering=0)  # noqa: SIM115 - which `close` closes
            self._file.seek(place + begin)
            data = self._file.read(size)
        if len(data) < size:
            raise CutShortError(f"{self._path} was cut short.")
        return data

    def close(self) -> None:
        """Let go of it."""
        self._without_room.clear()
        if self._file is not None:
            self._file.close()

    def _open(self) -> None:
        if isinstance(self._folder, SharedFolder):
            descriptor, self._path = tempfile.mkstemp(dir=self._folder, suffix=".entries")
            self._file = os.fdopen(descriptor, "r+b", buffering=0)
        else:
            self._file = scratch_file(self._folder)

    def shared(self) -> tuple[str, str]:
        """Return where others read it, and a digest of what they read; `OSError` where they could not."""
        if self._file is None or not self._path or self._without_room:
            raise OSError("Nobody else can read this file.")
        os.fsync(self._file.fileno())
        return self._path, self._seal.hexdigest()

    @classmethod
    def at(cls, path: str) -> "ScratchFile":
        """Return what somebody else wrote there."""
        file = cls(None)
        file._path = path
        return file


class Column(Generic[Scalar]):
    """Numbers that are added at the end; beyond `_HELD_BYTES` they lie on disk, and are read as they are looked at."""

    def __init__(self, kind: type[Scalar], folder: str | None) -> None:
        self._kind = kind
        self._folder = folder
        self._held = bytearray()
        self._file: IO[bytes] | None = None

    def add(self, numbers: NDArray[Scalar]) -> None:
        """Add some; `OSError` if there is no room."""
        if self._file is None and len(self._held) + numbers.nbytes > _HELD_BYTES:
            self._file = scratch_file(self._folder)
            write_all(self._file, memoryview(self._held))
            self._held = bytearray()
        if self._file is None:
            self._held += numbers.data
        else:
            write_all(self._file, np.ascontiguousarray(numbers).data)

    def array(self) -> NDArray[Scalar]:
        """Return all of them, which may be changed, and of which no more are added."""
        if self._file is None:
            return np.frombuffer(self._held, self._kind)
        with self._file as file:
            file.flush()
            return np.memmap(file, self._kind, mode="c").view(np.ndarray)
