"""When a watch looks: soon after the system hints at a change, never all the time, and now and then in any case."""

import contextlib
import ctypes
import errno
import logging
import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence

import psutil
from watchdog.events import (
    DirCreatedEvent,
    DirDeletedEvent,
    DirMovedEvent,
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
    FileSystemEvent,
    FileSystemEventHandler,
)
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver

from dupfinder.domain.file_systems import is_remote
from dupfinder.pipeline.watching.watched_folders import Hints
from dupfinder.pipeline.workers.jobs import Closing

# Not that a file was opened or read: the workers do that, and would set off a look at what they just read.
_KINDS: list[type[FileSystemEvent]] = [
    DirCreatedEvent,
    DirDeletedEvent,
    DirMovedEvent,
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
]
_IN_DELETE_SELF = 0x400
"""inotify(7): the event that costs least."""


class Observation:
    """Hears of changes below some folders, from threads of the watchdog library, until it is closed.

    `on_change` is called in one of these threads with a path that something happened to. `is_complete` is whether every
    change can be hoped to be heard of. One that happens in a folder the moment that appears may be missed in any case.
    """

    def __init__(self, folders: Sequence[str], on_change: Callable[[str], None]) -> None:
        # What it logs has paths in it, and is nothing that a person could act on.
        logging.getLogger("watchdog").setLevel(logging.CRITICAL + 1)
        # So has its warning that a folder made just now was found twice.
        warnings.filterwarnings("ignore", category=RuntimeWarning, module=r"watchdog\.")
        self._observer: BaseObserver | None = None
        self._handler = _Handler(folders, on_change)
        self._is_local = not any(map(_is_on_network, folders))
        observer = None
        try:
            observer = Observer()
            for folder in folders:
                observer.schedule(self._handler, folder, recursive=True, event_filter=_KINDS)
            observer.start()
            self._observer = observer
        except OSError:  # no instances or watches are left (inotify(7), ENOSPC and EMFILE), or the folder vanished
            if observer is not None:
                observer.stop()

    @property
    def is_complete(self) -> bool:
        """Return whether somebody who waits for `on_change` hears of every change, sooner or later."""
        return self._observer is not None and self._is_local and not _no_watches_are_left()

    @property
    def has_lost_a_folder(self) -> bool:
        """Return whether one of the folders was deleted; one made anew, even of the same number, is another."""
        return self._handler.has_lost_a_folder

    def close(self) -> None:
        """Hear of nothing more, and wait for the threads."""
        if self._observer is not None:
            self._observer.stop()
            self._observer.join()
        self._observer = None


class _Handler(FileSystemEventHandler):
    def __init__(self, folders: Sequence[str], on_change: Callable[[str], None]) -> None:
        super().__init__()
        self._folders = frozenset(folders)
        self._on_change = on_change
        self.has_lost_a_folder = False

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Pass on every path of an event."""
        if isinstance(event, DirDeletedEvent) and os.fsdecode(event.src_path) in self._folders:
            self.has_lost_a_folder = True
        for path in (event.src_path, event.dest_path):
            if path:
                self._on_change(os.fsdecode(path))


def _is_on_network(folder: str) -> bool:
    """Return whether a folder lies on a drive that others change without this system being told."""
    inner = os.path.join(os.path.realpath(folder), "")
    mounted = ((part.mountpoint, part.fstype) for part in psutil.disk_partitions(all=True))
    around = [(len(point), kind) for point, kind in mounted if inner.startswith(os.path.join(point, ""))]
    return is_remote(max(around, default=(0, ""))[1].lower())


def _no_watches_are_left() -> bool:
    """Return whether Linux refuses one more watch; watchdog does not say which folders it got none for."""
    if sys.platform != "linux":
        return False
    system = ctypes.CDLL(None, use_errno=True)
    descriptor = system.inotify_init()
    if descriptor < 0:
        return True
    try:
        watch = system.inotify_add_watch(descriptor, os.fsencode(os.sep), _IN_DELETE_SELF)
        return watch < 0 and ctypes.get_errno() == errno.ENOSPC
    finally:
        os.close(descriptor)


LEAST_PAUSE_S = 0.3
"""Between two looks."""
GATHER_S = 0.3
"""From the first hint to the look: a file that appears is empty, and others follow it."""
PAUSE_PER_LOOK = 10
"""A look that takes a second is followed by so many seconds of rest, whatever happens in the folders."""
PAUSE_PER_NEWS = 2
"""And by so many where something had come: then more is on its way, most likely."""
INTERVAL_S = 30.0
"""Hints get lost (when thousands of files change at once, or in a folder the moment that appears)."""
INTERVAL_WITHOUT_HINTS_S = 5.0
INTERVAL_AFTER_NEWS_S = 2.0
_SETTLING_S = 0.25
_STANDING_S = 1.0
"""So often one asks whether the folders are those that are listened to: nobody hints at one that is made anew."""

_Standing = list[tuple[str, int, int]]


class Pace(Closing):
    """Decides when it is time to look again; use it in a `with` block."""

    def __init__(self, folders: Sequence[str], hints: Hints) -> None:
        self._folders = folders
        self._hints = hints
        self._standing = _standing(folders)
        self._observation = self._observe()
        self._next_s = 0.0
        self._anyway_s = 0.0

    def close(self) -> None:
        """Listen to the folders no more."""
        self._observation.close()

    @property
    def interval_s(self) -> float:
        """Return after how many seconds one looks without any hint."""
        return INTERVAL_S if self.is_complete else INTERVAL_WITHOUT_HINTS_S

    @property
    def is_look_due(self) -> bool:
        """Return whether it is time to look."""
        return time.monotonic() >= self._due_s

    def look(self, look: Callable[[], bool]) -> None:
        """Look, which returns whether something came; that, and how long it takes, decides when it is time again.

        Then listen to the folders: to those that were made anew or came back as well.
        """
        self._hints.clear()
        began_s = time.monotonic()
        has_come = look()
        standing = _standing(self._folders)
        if standing != self._standing or self._observation.has_lost_a_folder:
            self._observation.close()
            self._standing = standing
            self._observation = self._observe()
            has_come = True  # before one listened to the folder, something may have come to it
        self.is_complete = self._observation.is_complete
        ended_s = time.monotonic()
        pause_s = max(LEAST_PAUSE_S, (PAUSE_PER_NEWS if has_come else PAUSE_PER_LOOK) * (ended_s - began_s))
        interval_s = min(self.interval_s, INTERVAL_AFTER_NEWS_S) if has_come else self.interval_s
        self._next_s = ended_s + pause_s
        self._anyway_s = ended_s + max(interval_s, 2 * pause_s)

    def wait(self, *, is_waiting: bool) -> None:
        """Wait until it may be time to look, or to ask whether what came has settled."""
        pause_s = self._due_s - time.monotonic()
        self._hints.wait(min(pause_s, _SETTLING_S if is_waiting else _STANDING_S))
        standing = _standing(self._folders)
        if standing != self._standing:
            self._hints.change(next(iter(set(standing) ^ set(self._standing)))[0])

    @property
    def _due_s(self) -> float:
        changed_s = self._hints.changed_s
        return self._anyway_s if changed_s is None else min(max(self._next_s, changed_s + GATHER_S), self._anyway_s)

    def _observe(self) -> Observation:
        observation = Observation([path for path, _, _ in self._standing], self._hints.change)
        self.is_complete = observation.is_complete
        return observation


def _standing(paths: Sequence[str]) -> _Standing:
    """Return the folders of these that can be looked into, each with what tells it from one that is made anew."""
    found = []
    for path in paths:
        with contextlib.suppress(OSError):
            if os.path.isdir(path) and os.access(path, os.R_OK | os.X_OK):
                now = os.stat(path)
                found.append((path, now.st_dev, now.st_ino))
    return found
