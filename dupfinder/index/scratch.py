"""Room on the disk for what is too much for memory: files without a name, which are gone with the process."""

import contextlib
import tempfile
import threading
from typing import IO, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

Scalar = TypeVar("Scalar", bound=np.generic)

_HELD_BYTES = 1 << 26


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


class ScratchFile:
    """Bytes that are written one after the other, and read by several threads."""

    def __init__(self, folder: str | None) -> None:
        self._folder = folder
        self._file: IO[bytes] | None = None
        self._end = 0
        self._without_room: list[bytes] = []
        self._lock = threading.Lock()

    def add(self, data: bytes) -> int:
        """Write bytes, and return where; `OSError` if there is no room, neither on the disk nor in memory."""
        try:
            if self._file is None:
                self._file = scratch_file(self._folder)
            self._file.seek(self._end)
            write_all(self._file, memoryview(data))
        except OSError:
            self._without_room.append(data)
            if sum(map(len, self._without_room)) > _MOST_WITHOUT_ROOM_BYTES:
                raise
            return -len(self._without_room)
        self._end += len(data)
        return self._end - len(data)

    def read(self, place: int, begin: int, size: int) -> bytes:
        """Return so many of the bytes that were written at a place; `OSError` if they are no longer there."""
        if place < 0:
            return self._without_room[-place - 1][begin : begin + size]
        with self._lock:
            assert self._file is not None  # noqa: S101 - something was written to it
            self._file.seek(place + begin)
            data = self._file.read(size)
        if len(data) < size:
            raise OSError("A temporary file was cut short.")
        return data

    def close(self) -> None:
        """Let go of it."""
        self._without_room.clear()
        if self._file is not None:
            self._file.close()


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
