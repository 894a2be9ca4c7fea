"""The disks that a scan reads from: whose they are, and whether they are still there.

The scan's own process opens the files on disks of this machine, to compare their bytes; nothing of them is parsed here,
so a hostile document can do nothing. What another machine or a program shows is opened in workers: there opening may
hang, and a worker can be ended. Any may go meanwhile: a drive that is pulled out, a network folder that breaks off.
"""

import errno
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter

from dupfinder.domain.errors import DocumentError
from dupfinder.domain.file_systems import is_remote, kind_of_file_system
from dupfinder.domain.files import FileEntry
from dupfinder.domain.messages import SYSTEM_ERRORS, Message
from dupfinder.domain.records import records_of
from dupfinder.pipeline.workers.jobs import Threads
from dupfinder.worker.opening import (
    HEAD_BYTES,
    FileLook,
    content_digest,
    digest_of_head,
    digest_of_whole,
    first_bytes,
    open_unchanged,
)

_UNKNOWN = frozenset({"", "autofs", "fuse"})
_LARGE_BYTES = 1 << 20
"""Files of this size are worth a thread."""
_AT_ONCE = 256
"""So many large files are handed to the threads together."""


class LocalFiles:
    """Finds out which files lie on this machine, and reads their bytes."""

    def __init__(self, *, check: Callable[[], None], threads: int) -> None:
        self._check = check
        self._threads = Threads(threads)
        self._is_local: dict[int, bool] = {}

    def have(self, entry: FileEntry) -> bool:
        """Return whether a file is known to be on a disk of this machine; what is inside of a file is not."""
        if entry.enclosing is not None:
            return False
        is_local = self._is_local.get(entry.device)
        if is_local is None:
            kind = kind_of_file_system(entry.path)
            is_local = self._is_local[entry.device] = kind not in _UNKNOWN and not is_remote(kind)
        return is_local

    @staticmethod
    def start(look: FileLook) -> bytes:
        """Return the digest of a file's first bytes, of a small file that of its content; may raise `DocumentError`."""
        data = first_bytes(look)
        return digest_of_whole(data) if look.size_bytes <= HEAD_BYTES else digest_of_head(data)

    def contents(self, entries: Iterable[FileEntry]) -> Iterator[tuple[FileEntry, bytes | DocumentError]]:
        """Yield each file with its content's digest, or with what went wrong; large ones by several threads."""
        large: list[FileEntry] = []
        for entry in entries:
            if entry.size_bytes < _LARGE_BYTES:
                yield entry, self._content(entry)
                continue
            large.append(entry)
            if len(large) == _AT_ONCE:
                yield from self._by_threads(large)
                large = []
        yield from self._by_threads(large)

    def _by_threads(self, entries: list[FileEntry]) -> Iterator[tuple[FileEntry, bytes | DocumentError]]:
        digests = self._threads.run([partial(self._content, entry) for entry in entries])
        yield from zip(entries, digests, strict=True)

    def _content(self, entry: FileEntry) -> bytes | DocumentError:
        self._check()
        try:
            with open_unchanged(*looks_of([entry])) as stream:
                return content_digest(stream, on_step=self._check)
        except DocumentError as error:
            return error


def looks_of(entries: Sequence[FileEntry]) -> list[FileLook]:
    """Return how files looked to the walk; none of these is inside of another one."""
    names = ("path", "size_bytes", "mtime_ns", "device", "inode")
    return records_of(FileLook, {name: map(attrgetter(name), entries) for name in names}, len(entries))


MOST_FAILURES = 100
"""So many files in a row that the device itself fails to read: it is gone, though the system may still list it."""

_OF_THE_DEVICE = frozenset(
    SYSTEM_ERRORS[number].template
    for number in (errno.EIO, errno.ENODEV, errno.ENXIO, errno.ESTALE, errno.ENOTCONN, errno.ECONNABORTED)
)


class GoneSources:
    """Which of the folders at which a scan's disks begin are gone: the sources, and what is mounted below them."""

    def __init__(self) -> None:
        self._tops: Mapping[str, int] = {}
        self._in_a_row: Counter[str] = Counter()
        self._gone: set[str] = set()

    def begin(self, tops: Mapping[str, int]) -> None:
        """Take these folders, each with its device, for there; look whether they are."""
        self._tops = tops
        for top in tops:
            self._look(top)

    @property
    def outermost(self) -> tuple[str, ...]:
        """Return the folders that are gone and do not lie in another one that is."""
        return tuple(sorted(top for top in self._gone if not any(_is_below(top, outer) for outer in self._gone)))

    def __bool__(self) -> bool:
        """Return whether any is gone."""
        return bool(self._gone)

    def have(self, path: str) -> bool:
        """Return whether a path lies in what is gone."""
        return bool(self._gone) and any(_is_below(path, top) for top in self._gone)

    def have_after(self, path: str, problem: Message | None) -> bool:
        """Return whether a path lies in what is gone, now that it was read, or that this kept it from being read."""
        if problem is None and not self._in_a_row:
            return False
        top = max((top for top in self._tops if _is_below(path, top)), key=len, default=None)
        if top is None:
            return False
        if problem is None:
            del self._in_a_row[top]
            return False
        self._in_a_row[top] += _is_of_the_device(problem)
        if self._in_a_row[top] >= MOST_FAILURES:
            self._gone.add(top)
        for outer in self._tops:
            if outer == top or _is_below(top, outer):
                self._look(outer)
        return self.have(path)

    def _look(self, top: str) -> None:
        try:
            # Where a disk was mounted there is a folder of another one afterwards.
            os.scandir(top).close()  # what `stat` says may come from memory for a second
            is_there = os.stat(top).st_dev == self._tops[top]
        except OSError:
            is_there = False
        if not is_there:
            self._gone.add(top)


def _is_of_the_device(problem: Message) -> bool:
    why = problem.values.get("why")
    return isinstance(why, Message) and why.template in _OF_THE_DEVICE


def _is_below(path: str, folder: str) -> bool:
    return path.startswith(os.path.join(folder, ""))
