"""The files that the scan's own process opens, to compare their bytes: those on disks of this machine.

Nothing of them is parsed here, so a hostile document can do nothing. What another machine or a program shows is opened
in workers: there opening may hang, and a worker can be ended.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from operator import attrgetter

from dupfinder.domain.errors import DocumentError
from dupfinder.domain.file_systems import is_remote, kind_of_file_system
from dupfinder.domain.files import FileEntry
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
