"""Which files below some folders came, changed, moved or went since one looked last.

What is there is what the walk finds, so all its rules hold: filters, hidden and trash folders, links, other names of
one file. Nothing rests on what the system tells of single changes, of which it loses some.
"""

import os
import re
import stat
import threading
import time
from collections.abc import Iterable
from dataclasses import field, replace
from typing import TypeVar

from dupfinder.domain.documents import Document
from dupfinder.domain.errors import SourceError
from dupfinder.domain.events import Arrival
from dupfinder.domain.file_systems import change_time_ns
from dupfinder.domain.files import FileEntry
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.domain.records import dataclass
from dupfinder.walk import walk

# Owners' notes of Word and LibreOffice; what Word, browsers and others write to before they give it its name.
_UNFINISHED = re.compile(
    r"(~\$|\.~lock\.|~wr[dls]\d).*|.*\.(part|partial|crdownload|opdownload|download|tmp|temp)",
    re.IGNORECASE | re.DOTALL,
)


def is_unfinished(name: str) -> bool:
    """Return whether a file has a name that programs use until it is whole."""
    return _UNFINISHED.fullmatch(name) is not None


class Hints:
    """That something changed in the folders of a watch, or that it shall end."""

    def __init__(self, options: ScanOptions) -> None:
        self._roots = [os.path.join(path, "") for path in (*options.sources, *options.references)]
        self._with_hidden = options.hidden
        self._waking = threading.Event()
        self._changed_s: float | None = None

    def change(self, path: str) -> None:
        """Say that something happened to a path."""
        if self._may_matter(path):
            if self._changed_s is None:
                self._changed_s = time.monotonic()
            self._waking.set()

    def wake(self) -> None:
        """Say that there is something else to do than to look."""
        self._waking.set()

    @property
    def changed_s(self) -> float | None:
        """Return when something changed for the first time since `clear` (`time.monotonic`); `None` if nothing did."""
        return self._changed_s

    def clear(self) -> None:
        """Begin anew: what changes from now on has not been looked at."""
        self._changed_s = None

    def wait(self, timeout_s: float) -> None:
        """Wait until somebody says something, or for so many seconds."""
        self._waking.wait(max(0.0, timeout_s))
        self._waking.clear()

    def _may_matter(self, path: str) -> bool:
        """Return whether the walk may look at this path: programs write to hidden folders all the time."""
        inner = next((path[len(root) :] for root in self._roots if path.startswith(root)), "")
        parts = inner.split(os.sep)
        is_hidden = not self._with_hidden and any(part.startswith(".") for part in parts)
        return not is_hidden and not is_unfinished(parts[-1])


SETTLE_S = 1.0
"""A file that nobody wrote to for so long is taken for whole."""

MOST_GONE = 100_000
"""Files that went and are remembered."""

_K = TypeVar("_K")
_V = TypeVar("_V")
_Look = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """A file that was known under another path, or comes back as it was."""

    before: str
    entry: FileEntry


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """What a look found, but for files that came: those must settle first."""

    moved: tuple[Moved, ...] = ()
    went: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    """Sources that are not there, or cannot be looked into."""
    has_come: bool = False
    """Whether there are files that were not there at the look before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """A file that came or changed, and that nobody writes to any more."""

    entry: FileEntry
    arrival: Arrival


@dataclass(slots=True)
class _Pending:
    entry: FileEntry
    since_s: float


@dataclass(slots=True)
class _Gone:
    """Files that went, to be recognised if they come back: on a drive that is plugged in again, or out of the trash."""

    by_look: dict[_Look, FileEntry] = field(default_factory=dict)
    by_path: dict[str, FileEntry] = field(default_factory=dict)

    def add(self, entry: FileEntry) -> None:
        """Remember a file that went; who watches for months forgets those that went first."""
        self.by_look[_look(entry)] = entry
        self.by_path[entry.path] = entry
        forget_first(self.by_look)
        forget_first(self.by_path)

    def take(self, entry: FileEntry) -> FileEntry | None:
        """Return what a file that is back was, once.

        A drive may have another number than before. Another file may have the number of one that went, so a file that
        is back elsewhere counts only under the name that it had.
        """
        found = self.by_path.get(entry.path)
        if found is None or (found.size_bytes, found.mtime_ns) != (entry.size_bytes, entry.mtime_ns):
            found = self.by_look.get(_look(entry))
            if found is None or found.name != entry.name:
                return None
        self.by_look.pop(_look(found), None)
        self.by_path.pop(found.path, None)
        return found


class WatchedFolders:
    """The files below the sources of some options, and what became of them from look to look."""

    def __init__(self, options: ScanOptions, token: CancelToken) -> None:
        self._options = options
        self._token = token
        self._files: dict[str, FileEntry] = {}
        self._paths: dict[_Look, str] = {}
        self._pending: dict[str, _Pending] = {}
        self._gone = _Gone()

    @property
    def is_waiting(self) -> bool:
        """Return whether files are there that may still be written to."""
        return bool(self._pending)

    def begin(self) -> None:
        """Take what is there now for known."""
        files, _, _ = self._walk()
        self.accept(files.values())

    def accept(self, entries: Iterable[FileEntry]) -> None:
        """Take these files for known as they look now."""
        for entry in entries:
            self._forget(entry.path)
            self._files[entry.path] = entry
            self._paths[_look(entry)] = entry.path

    def look(self, now_s: float) -> Changes:
        """Return what moved and what went; what came is remembered until it has settled.

        So is what moved, unless its folder did: a rename is a change, and another file may have taken the inode.
        """
        seen, unseen, missing = self._walk()
        has_come = not (seen.keys() <= self._files.keys() | self._pending.keys())
        absent = {path for path in self._files if path not in seen and not _is_below(path, unseen)}
        moved = []
        for path, entry in seen.items():
            known = self._files.get(path)
            if known is not None and _is_as_it_was(known, entry):
                continue
            before = self._before(entry)
            if before is not None:
                absent.discard(before.path)
                moved.append(Moved(before=before.path, entry=entry))
                if not _is_surely(before, entry):
                    self._pending[path] = _Pending(entry, now_s)
            elif path not in self._pending or not _is_as_it_was(self._pending[path].entry, entry):
                self._pending[path] = _Pending(entry, now_s)
        for path in [path for path in self._pending if path not in seen]:
            del self._pending[path]
        for one in moved:
            self._forget(one.before)
        self.accept(one.entry for one in moved)
        for path in absent:
            self._gone.add(self._files[path])
            self._forget(path)
        return Changes(moved=tuple(moved), went=tuple(sorted(absent)), missing=missing, has_come=has_come)

    def _before(self, entry: FileEntry) -> FileEntry | None:
        """Return the file that this one seems to be, under another path; the one at its own path was changed."""
        path = self._paths.get(_look(entry))
        if path == entry.path:
            return None
        return self._gone.take(entry) if path is None else self._files[path]

    def settled(self, now_s: float) -> list[Settled]:
        """Return the files that came and stood still for a second, in the order of paths; they are known from now on.

        Those that did not stand still have another second; those that are gone, or became too large, are forgotten
        until a look finds them again.
        """
        ready = [one.entry for one in self._pending.values() if now_s - one.since_s >= SETTLE_S]
        whole = []
        for entry in ready:
            now = self._as_it_is(entry)
            if now is not None and not _is_as_it_was(now, entry):
                self._pending[entry.path] = _Pending(now, now_s)
                continue
            del self._pending[entry.path]
            if now is not None:
                arrival = Arrival.CHANGED if entry.path in self._files else Arrival.NEW
                whole.append(Settled(entry=entry, arrival=arrival))
        self.accept(one.entry for one in whole)
        return sorted(whole, key=lambda one: os.fsencode(one.entry.path))

    def _as_it_is(self, entry: FileEntry) -> FileEntry | None:
        """Return a file as it looks now, or `None` if the walk would not take it."""
        try:
            now = os.stat(entry.path) if self._options.follow_links else os.lstat(entry.path)
        except OSError:
            return None
        most = self._options.max_size_bytes
        if not stat.S_ISREG(now.st_mode) or now.st_size < self._options.min_size_bytes:
            return None
        if most is not None and now.st_size > most:
            return None
        return replace(
            entry,
            size_bytes=now.st_size,
            mtime_ns=now.st_mtime_ns,
            device=now.st_dev,
            inode=now.st_ino,
            changed_ns=change_time_ns(entry.path, now) if entry.changed_ns else 0,
        )

    def _walk(self) -> tuple[dict[str, FileEntry], tuple[str, ...], tuple[str, ...]]:
        """Return the files by path, what could not be looked into, and which of that were sources."""
        options = self._options
        missing = tuple(path for path in (*options.sources, *options.references) if not _is_there(path))
        here = replace(
            options,
            sources=tuple(path for path in options.sources if path not in missing),
            references=tuple(path for path in options.references if path not in missing),
        )
        if not (here.sources or here.references):
            return {}, missing, missing
        try:
            walked = walk(here, token=self._token, counters=ProgressCounters())
        except SourceError as error:  # it went just now: then nothing is known of the others for once
            return {}, (*options.sources, *options.references), (*missing, error.path)
        files = {entry.path: entry for entry in walked.files if not is_unfinished(entry.name)}
        return files, (*missing, *(problem.path for problem in walked.problems)), missing

    def _forget(self, path: str) -> None:
        entry = self._files.pop(path, None)
        if entry is not None and self._paths.get(_look(entry)) == path:
            del self._paths[_look(entry)]


def forget_first(gone: dict[_K, _V]) -> None:
    """Drop what was put first into a record of what went, where that has grown too large."""
    while len(gone) > MOST_GONE:
        del gone[next(iter(gone))]


def moved_document(document: Document, entry: FileEntry) -> Document:
    """Return a document whose file has another path now."""
    problem = document.problem and replace(document.problem, path=entry.path)
    return replace(document, entry=replace(entry, file_id=document.entry.file_id), problem=problem)


def _is_there(path: str) -> bool:
    """Return whether a source can be looked into."""
    return os.access(path, os.R_OK | os.X_OK if os.path.isdir(path) else os.R_OK)


def _look(entry: FileEntry) -> _Look:
    """Return what stays the same for a file that nobody wrote to, whatever it is called."""
    return (entry.device, entry.inode, entry.size_bytes, entry.mtime_ns)


def _is_as_it_was(before: FileEntry, now: FileEntry) -> bool:
    """Return whether nothing about a file has changed, as far as its file system says."""
    return _look(before) == _look(now) and before.changed_ns == now.changed_ns


def _is_surely(before: FileEntry, now: FileEntry) -> bool:
    """Return whether a file under another path, or on a drive that came back, is the one that was there before."""
    return bool(now.changed_ns) and before.changed_ns == now.changed_ns and _look(before)[1:] == _look(now)[1:]


def _is_below(path: str, places: Iterable[str]) -> bool:
    return any(path == place or path.startswith(os.path.join(place, "")) for place in places)
