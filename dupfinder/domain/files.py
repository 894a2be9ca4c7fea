"""Files as the walk finds them."""

import datetime
import enum
import hashlib
from collections.abc import Mapping
from typing import ClassVar, NewType

from dupfinder.domain.acyclic import Acyclic
from dupfinder.domain.enclosed import (
    Enclosed,
    EnclosingFile,
    enclosed_path,
    enclosing_path,
    folder_of,
    inner_names,
    name_of,
)
from dupfinder.domain.records import dataclass

FileId = NewType("FileId", int)
"""A file's number within one scan, counted from 0 in the order of paths."""


class ByBytes(enum.StrEnum):
    """Which files of formats that are not read are compared all the same, by their bytes."""

    DOCUMENTS = "documents"
    ALL = "all"
    """Pictures, music, programs and whatever else there is, too."""
    NONE = "none"


_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)


def utc_moment(time_ns: int) -> datetime.datetime:
    """Return a moment counted from 1970, in UTC, cut to whole seconds; raise `OverflowError` if no calendar has it.

    Windows' own functions, which `fromtimestamp` asks, know no moment before 1970.
    """
    return _EPOCH + datetime.timedelta(seconds=time_ns // 1_000_000_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class FileEntry(Acyclic):
    """One regular file, or what is inside of one. Hard links and other names of the same file are one entry.

    `path` is absolute and stays as the system gave it (undecodable bytes as surrogate escapes) until it is shown. That
    of an enclosed document is no path of a file (`dupfinder.domain.enclosed`).
    """

    PACKED: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("file_id", "size_bytes", "mtime_ns", "changed_ns", "shared_extents_bytes"), "q"),
        **dict.fromkeys(("device", "inode"), "Q"),
        "links": "I",
        **dict.fromkeys(("is_reference", "is_excluded"), "?"),
    }

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
    enclosing: EnclosingFile | None = None
    """The file that it is inside of: then `is_excluded` holds, and the times, the device and the links are that file's.
    The inode is made up of that file's and of its place there, so that no two documents are one file."""

    @property
    def may_go(self) -> bool:
        """Return whether it lies where something may be removed (`dupfinder.domain.protection`)."""
        return not (self.is_reference or self.is_excluded)

    @property
    def name(self) -> str:
        """Return the name in its folder; that of the enclosing file goes before the one of an enclosed document."""
        return name_of(self.path)

    @property
    def folder(self) -> str:
        """Return the path of the folder that holds the file."""
        return folder_of(self.path)

    @property
    def file_path(self) -> str:
        """Return the path of the file, or of the one that encloses this document."""
        return enclosing_path(self.path)

    @property
    def shared_bytes(self) -> int:
        """Return how many of its bytes stay on the disk when this name goes: other names or other files have them."""
        if self.links > 1:
            return self.size_bytes
        shared = self.shared_extents_bytes
        return shared and min(self.size_bytes, shared)

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


def enclosed_inode(inode: int, path: str) -> int:
    """Return what stands for the number of what is inside of a file with this one, at the path of `enclosed_path`."""
    place = "\0".join((str(inode), *inner_names(path))).encode(errors="surrogatepass")
    return int.from_bytes(hashlib.blake2b(place, digest_size=8).digest())


def enclosed_entry(outer: FileEntry, enclosed: Enclosed, file_id: FileId) -> FileEntry:
    """Return what is inside of a file, or of another enclosed document: it stays, and nothing ever goes for it."""
    enclosing = outer.enclosing or EnclosingFile(size_bytes=outer.size_bytes, inode=outer.inode)
    path = enclosed_path(outer.path, enclosed.name)
    return FileEntry(
        file_id=file_id,
        path=path,
        size_bytes=enclosed.size_bytes,
        mtime_ns=outer.mtime_ns,
        device=outer.device,
        inode=enclosed_inode(enclosing.inode, path),
        changed_ns=outer.changed_ns,
        is_reference=outer.is_reference,
        is_excluded=True,
        enclosing=enclosing,
    )
