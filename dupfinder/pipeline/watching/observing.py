"""Hints from the system that something below some folders changed; where it gives none, somebody has to look."""

import ctypes
import errno
import logging
import os
import sys
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
_NETWORK_TYPES = frozenset({"9p", "afpfs", "afs", "ceph", "cifs", "glusterfs", "ncpfs", "nfs", "nfs4", "smb3", "smbfs"})
"""Of these the system tells only what this machine itself changes; and of all that begins with `fuse.`, many."""
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
    kind = max(around, default=(0, ""))[1].lower()
    return kind in _NETWORK_TYPES or kind.startswith("fuse.")


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
