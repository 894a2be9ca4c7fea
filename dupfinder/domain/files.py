"""Files as the walk finds them."""

import datetime
import os
from dataclasses import dataclass
from typing import NewType

from dupfinder.domain.acyclic import Acyclic

FileId = NewType("FileId", int)
"""A file's number within one scan, counted from 0 in the order of paths."""


_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)


def utc_moment(time_ns: int) -> datetime.datetime:
    """Return a moment counted from 1970, in UTC, cut to whole seconds; raise `OverflowError` if no calendar has it.

    Windows' own functions, which `fromtimestamp` asks, know no moment before 1970.
    """
    return _EPOCH + datetime.timedelta(seconds=time_ns // 1_000_000_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class FileEntry(Acyclic):
    """One regular file. Hard links and other names of the same file are one entry.

    `path` is absolute and stays as the system gave it (undecodable bytes as surrogate escapes) until it is shown.
    """

    file_id: FileId
    path: str
    size_bytes: int
    mtime_ns: int
    device: int
    inode: int
    changed_ns: int = 0
    """When anything about it changed last, be it its name or its mode, which nobody can set at will; 0 where the file
    system does not say: then a file that looks the same may be another one."""
    is_reference: bool = False
    other_paths: tuple[str, ...] = ()
    is_excluded: bool = False
    """Whether it was left out after the scan: it stays, and nothing goes for it."""
    links: int = 1
    """How many names (hard links) it has, be they below a source or not."""
    shared_extents_bytes: int = 0
    """So many of its bytes, in whole blocks, lie where other files have some of theirs, as far as that was asked."""

    @property
    def may_go(self) -> bool:
        """Return whether it lies where something may be removed (`dupfinder.domain.protection`)."""
        return not (self.is_reference or self.is_excluded)

    @property
    def name(self) -> str:
        """Return the last part of the path."""
        return os.path.basename(self.path)

    @property
    def folder(self) -> str:
        """Return the path of the folder that holds the file."""
        return os.path.dirname(self.path)

    @property
    def shared_bytes(self) -> int:
        """Return how many of its bytes stay on the disk when this name goes: other names or other files have them."""
        return self.size_bytes if self.links > 1 else min(self.size_bytes, self.shared_extents_bytes)

    @property
    def freed_bytes(self) -> int:
        """Return how many bytes are free when this name goes (S15)."""
        return self.size_bytes - self.shared_bytes

    @property
    def modified(self) -> datetime.datetime | None:
        """Return the time of the last change, in UTC, cut to whole seconds; `None` for one that no calendar has."""
        try:
            return utc_moment(self.mtime_ns)
        except OverflowError:
            return None
