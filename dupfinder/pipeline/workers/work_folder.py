"""Searching and comparing on other machines: a task names immutable files, and so does what comes of it.

A task is a function with its arguments (`functools.partial`). What of these takes room is written into a folder that
all hosts see, under the digest of what is in it; so is what comes of the task, under the digest of the task. Files are
written under another name, flushed and renamed: a task may run twice, or die anywhere, and what is there need not be
done again. Tasks go the way of the engine, between the program's own processes; the folder holds nothing but numbers.

Whatever goes wrong with the folder (a host does not see it, it is full, a file was cut short), this machine does the
task itself. An engine that is gone ends the scan, and the next one takes what was finished.
"""

import contextlib
import hashlib
import io
import os
import pickle
import secrets
import socket
import stat
import sys
import weakref
import zipfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from itertools import chain, islice
from types import MethodType
from typing import IO, TYPE_CHECKING, Any, Self

import numpy as np
from numpy.typing import NDArray

from dupfinder import __version__
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.messages import Message, as_it_is, say
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.records import dataclass
from dupfinder.domain.whole_files import written_whole
from dupfinder.index.arrays import never_stop
from dupfinder.index.packed import Arrays, Task
from dupfinder.index.scratch import CutShortError, ScratchFile, SharedFolder, write_all
from dupfinder.pipeline.workers.jobs import in_order
from dupfinder.trash.locking import lock

if TYPE_CHECKING:
    from dupfinder.pipeline.workers.cluster import Connection

FOLDER_NAME = ".dupfinder-work"
_MARK = "mark"
_MOST_FOLDERS = 64
_LEAST_BYTES = 1 << 14
"""Smaller arrays go with the task."""
_DIGEST_BYTES = 16

_Named = tuple[str, str]
"""What stands for an array, a file, or a check in a pickled task: which of them, and its name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskErrand:
    """A task as another process gets it."""

    folder: str
    mark: bytes
    """What is in a file of the folder: who sees another one there sees another folder."""
    version: str
    name: str
    """Of the file for what comes of it."""
    packed: bytes
    files: tuple[tuple[str, str], ...]
    """Digests of files that the task reads a piece of, and their names."""


def run_task_errand(errand: TaskErrand) -> tuple[str, str]:
    """Do a task, and return the name of the file, or why it could not be done; runs in the processes of the engine."""
    try:
        _check_folder(errand)
        with contextlib.ExitStack() as opened:
            arrays: Arrays = _Unpickler(errand, opened).load()()
            _check_folder(errand)  # whoever waited may have gone since, and has removed everything
            with written_whole(os.path.join(errand.folder, errand.name)) as file:
                np.savez(file, *arrays)
    except (OSError, MemoryError) as error:
        return "", f"{socket.gethostname()}: {_why(error)}"
    return errand.name, ""


def _check_folder(errand: TaskErrand) -> None:
    with open(os.path.join(errand.folder, _MARK), "rb") as file:
        if file.read() != errand.mark or errand.version != __version__:
            raise OSError(f"{errand.folder} is another folder there, or DupFinder another version.")


class _Unpickler(pickle.Unpickler):
    """Takes large arrays out of the files of a folder, where they stay: memory is for what is looked at."""

    def __init__(self, errand: TaskErrand, opened: contextlib.ExitStack) -> None:
        super().__init__(io.BytesIO(errand.packed))
        self._opened = opened
        self._folder, self._files = errand.folder, dict(errand.files)

    def persistent_load(self, pid: _Named) -> object:
        what, name = pid
        if what == "check":  # nobody can cancel elsewhere: who waits for the task looks, and goes
            return never_stop
        if what == "file":
            file = ScratchFile.at(os.path.join(self._folder, self._files[name]))
            return self._opened.enter_context(contextlib.closing(file))
        try:
            return np.load(os.path.join(self._folder, name), "r", allow_pickle=False).view(np.ndarray)
        except ValueError as error:
            raise CutShortError(f"{name} was cut short.") from error


class _Pickler(pickle.Pickler):
    """Leaves large arrays, and files, to the folder; `files` are the names of those whose digests are in the pickle."""

    def __init__(self, into: IO[bytes], stored: Callable[[NDArray[Any]], str]) -> None:
        super().__init__(into, protocol=5)
        self._stored = stored
        self.files: dict[str, str] = {}

    def persistent_id(self, obj: object) -> _Named | None:
        if isinstance(obj, np.ndarray) and obj.nbytes >= _LEAST_BYTES:
            return "array", self._stored(obj)
        if isinstance(obj, ScratchFile):
            path, digest = obj.shared()
            self.files[digest] = os.path.basename(path)
            return "file", digest
        if isinstance(obj, MethodType) and isinstance(obj.__self__, CancelToken):
            return "check", ""
        return None


class WorkFolder:
    """Carries tasks out on an engine, by way of a folder in which nobody else works; takes what was finished there."""

    def __init__(
        self, connection: "Connection", top: str, *, check: Callable[[], None], on_note: Callable[[Message], None]
    ) -> None:
        """Take a folder that the hosts see, in which one is made; `DupFinderError` where that cannot be."""
        self._connection = connection
        self._check, self._on_note = check, on_note
        self._mark = secrets.token_bytes(16)
        try:
            self.folder, self._lock = _own_folder(top)
            self._lock.truncate(0)
            write_all(self._lock, memoryview(self._mark))
            os.fsync(self._lock.fileno())
            self._there = set(os.listdir(self.folder))
        except OSError as error:
            raise DupFinderError(
                say("A work folder cannot be made in {folder}: {why}.", folder=top, why=as_it_is(_why(error)))
            ) from error
        self._written: dict[int, tuple[weakref.ref[NDArray[Any]], str]] = {}
        """Arrays that are there, by their ids, as long as a task has them: several tasks have the same."""
        self._refused = 0

    def run(self, tasks: Iterable[Task]) -> Iterator[Arrays]:
        """Yield what the tasks return, in their order; one alone is done here. `DupFinderError` for a lost engine."""
        remaining = iter(tasks)
        first = list(islice(remaining, 2))
        if len(first) < 2:
            yield from (task() for task in first)
            return
        for task, future in in_order(self._submit, chain(first, remaining), ahead=self._connection.ahead):
            self._check()
            name, why = self._connection.result(future, self._check)
            arrays = None if why else _whole(os.path.join(self.folder, name))
            if arrays is None:
                self._refuse(why or f"{name} was cut short")
            else:
                self._there.add(name)
            yield task() if arrays is None else arrays
        self._written.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        """Remove everything, but after a `DupFinderError` nothing: the next scan takes what was finished."""
        if isinstance(error, DupFinderError):
            self._lock.close()
        else:
            self.close()

    def close(self) -> None:
        """Remove everything."""
        self._written.clear()
        with contextlib.suppress(OSError):
            self._lock.truncate(0)  # so that tasks that are underway write nothing more
        there: list[str] = []
        with contextlib.suppress(OSError):  # a share that is no longer there must not cost the result
            there = os.listdir(self.folder)
        for name in there:
            if name != _MARK:
                with contextlib.suppress(OSError):
                    os.unlink(os.path.join(self.folder, name))
        if sys.platform == "win32":  # which removes nothing that is open, and keeps others out until it is gone
            self._lock.close()
        with contextlib.suppress(OSError):
            os.unlink(os.path.join(self.folder, _MARK))
            os.rmdir(self.folder)
        self._lock.close()

    def _submit(self, task: Task) -> "Future[tuple[str, str]]":
        packed = io.BytesIO()
        pickler = _Pickler(packed, self._stored)
        answer: Future[tuple[str, str]] = Future()
        name, why = "", "the work folder is of no use"
        if self._refused <= self._connection.ahead:
            try:
                pickler.dump(task)
            except OSError as error:
                why = _why(error)
            else:
                digest = hashlib.blake2b(__version__.encode() + packed.getvalue(), digest_size=_DIGEST_BYTES)
                name, why = f"{digest.hexdigest()}.result", ""
        if why or name in self._there:
            answer.set_result((name, why))
            return answer
        errand = TaskErrand(
            folder=self.folder,
            mark=self._mark,
            version=__version__,
            name=name,
            packed=packed.getvalue(),
            files=tuple(pickler.files.items()),
        )
        return self._connection.submit(run_task_errand, errand)

    def _stored(self, array: NDArray[Any]) -> str:
        """Return the name of the file with an array, which is written unless it is there."""
        number = id(array)
        if number in self._written:
            return self._written[number][1]
        digest = hashlib.blake2b(repr((array.dtype, array.shape)).encode(), digest_size=_DIGEST_BYTES)
        digest.update(np.ascontiguousarray(array).reshape(-1).view(np.uint8).data)
        name = f"{digest.hexdigest()}.array"
        if name not in self._there:
            with written_whole(os.path.join(self.folder, name)) as file:
                np.save(file, array, allow_pickle=False)
            self._there.add(name)
        self._written[number] = weakref.ref(array, lambda _: self._written.pop(number, None)), name
        return name

    def _refuse(self, why: str) -> None:
        """Note that a task is done here; the first time, tell why."""
        if not self._refused:
            self._on_note(
                say(
                    "The cluster could not use the work folder {folder} ({why}). This machine does that part itself.",
                    folder=self.folder,
                    why=as_it_is(why),
                )
            )
        self._refused += 1


def _why(error: OSError | MemoryError) -> str:
    return getattr(error, "strerror", None) or str(error) or "too little memory"


def _own_folder(top: str) -> tuple[SharedFolder, IO[bytes]]:
    """Return a folder that nobody else works in or sees into, one that a dead scan left first, and its lock."""
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    why = OSError("other scans are at work there")
    for number in range(_MOST_FOLDERS):
        folder = os.path.join(os.path.abspath(top), f"{FOLDER_NAME}-{number}")
        path = os.path.join(folder, _MARK)
        try:
            with contextlib.suppress(FileExistsError):
                os.mkdir(folder, mode=0o700)
            if not _is_ours(os.lstat(folder)):
                continue
            file = os.fdopen(os.open(path, flags, 0o600), "r+b", buffering=0)
            if lock(file.fileno()) and os.path.samestat(os.fstat(file.fileno()), os.stat(path)):
                return SharedFolder(folder), file
            file.close()
        except OSError as error:  # or whoever ends there removes it meanwhile
            why = error
    raise why


def _is_ours(info: os.stat_result) -> bool:
    """Return whether it is a folder of this person's, into which nobody else can put anything."""
    return stat.S_ISDIR(info.st_mode) and (
        sys.platform == "win32" or (info.st_uid == os.getuid() and not info.st_mode & 0o077)
    )


def _whole(path: str) -> Arrays | None:
    """Return the arrays of a result; `None` if it is not whole, which checksums tell. Nothing in it is ever run."""
    try:
        with open(path, "rb") as file, np.load(file, allow_pickle=False) as arrays:
            return [arrays[f"arr_{number}"] for number in range(len(arrays.files))]
    except (OSError, ValueError, TypeError, KeyError, EOFError, zipfile.BadZipFile):
        return None
