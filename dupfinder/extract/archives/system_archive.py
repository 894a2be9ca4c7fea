"""Archives that the system's libarchive unpacks: the one free library for most of them (libarchive.org, BSD).

It goes from one file to the next, and those of a solid archive can only be unpacked so: the archive stays open between
two of them.
"""

import contextlib
import ctypes
import io
import locale
import logging
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, BinaryIO, cast

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.archives import libarchive as library
from dupfinder.extract.archives.budget import (
    ENCRYPTED,
    PACKED_OTHERWISE,
    check_count,
    check_total,
    damaged,
    file_name_of,
    joined,
)
from dupfinder.extract.enclosing import Box
from dupfinder.extract.guarding import document_format
from dupfinder.extract.plain.encoding import decode
from dupfinder.extract.source import SourceFile, SourceStream

os.environ["LIBARCHIVE"] = library()  # else a program is started to find it, as no reader may
import libarchive
from libarchive import ffi
from libarchive.entry import ArchiveEntry

ffi.ffi("read_set_options", [ffi.c_archive_p, ctypes.c_char_p], ctypes.c_int)


def _count(count: int, _: object, given: tuple[int, ...]) -> int:
    """Return how much was read; a mere warning ("unsupported method") would be a count below nothing."""
    if count < 0:
        raise ffi.archive_error(given[0], count)
    return count


ffi.read_data.errcheck = _count

_KINDS: Mapping[str, str] = {"rar": "rar", "cab": "cab", "lzh": "lha", "iso": "iso9660"}
"""Our names of formats, and those of libarchive."""
_UNSAID = ("lha", "cab")
"""Kinds whose names may be in any encoding."""
_RAR_5 = b"Rar!\x1a\x07\x01\0"
_BLOCK_BYTES = 1 << 16
_FATAL: int = ffi.ARCHIVE_FATAL
_MOST_AGAIN = 10
"""So often an archive is gone through again behind a file that failed: libarchive ends there, and each time unpacks."""
_OTHERWISE = re.compile("Unknown codec|Unsupported (?:form of|.*compression)")
"""What libarchive says of ways of packing that it does not know."""
_NOT_UNPACKED = say("The archive is damaged, encrypted, or packed in a way that DupFinder cannot read.")


class SystemArchive(Box[int]):
    """The files of an archive in its order; links are none."""

    def __init__(self, source: SourceFile) -> None:
        kind = "rar5" if source.head.startswith(_RAR_5) else _KINDS[document_format(source).name]
        self._walk = Walk(source, kind)
        files = [
            (entry.pathname or f"{number + 1}", entry.size or 0, number)
            for number, entry in self._walk.rest()
            if entry.isreg and not entry.islnk and entry.size != 0
        ]
        names = _names([name for name, _, _ in files], kind)
        found = [(Enclosed(name, size), number) for name, (_, size, number) in zip(names, files, strict=True)]
        check_total(sum(one.size_bytes for one, _ in found), source.size_bytes)
        self._files = {number: one for one, number in found}
        super().__init__(found)

    def _read(self, source: SourceFile, item: int) -> bytes:
        if not self._files[item].size_bytes:
            # RAR may be told to store a second copy as a reference, and libarchive does not say to which file.
            raise DocumentError(ProblemCode.UNSUPPORTED, PACKED_OTHERWISE)
        return self._walk.read(source, item, self._files[item].size_bytes)

    def _file_name(self, item: int) -> str:
        return file_name_of(self._files[item].name)


def _names(found: Sequence[str | bytes], kind: str) -> list[str]:
    """Return names as who packed them saw them: those that were read byte by byte are read together, as one text."""
    unread = {}
    for number, name in enumerate(found):
        if isinstance(name, bytes):
            unread[number] = name.replace(b"\n", b" ")
        elif kind in _UNSAID and not name.isascii() and max(name) <= "\xff":
            unread[number] = name.replace("\n", " ").encode("latin-1")
    read = dict(zip(unread, decode(b"\n".join(unread.values())).split("\n"), strict=False))
    return [read.get(number, str(name)) for number, name in enumerate(found)]


class Walk:
    """Goes through an archive, and from its beginning on again for what lies before, or behind damage."""

    def __init__(self, source: SourceFile, kind: str) -> None:
        self._kind = kind
        self._failed, self._again = False, _MOST_AGAIN
        self._begin(source)

    def _begin(self, source: SourceFile) -> None:
        self._stream = SourceStream(source)
        self._next = 0
        self._entries = _entries(io.BufferedReader(self._stream), self._kind)

    def rest(self) -> Iterator[tuple[int, ArchiveEntry]]:
        """Yield what follows, with its number."""
        for entry in self._entries:
            check_count(self._next)
            self._next += 1
            yield self._next - 1, entry

    def read(self, source: SourceFile, wanted: int, size_bytes: int) -> bytes:
        """Return the bytes of the file with this number."""
        goes_again = self._failed and self._again > 0
        if self._next > wanted or goes_again:
            self._again -= goes_again
            self._begin(source)
        self._stream.source = source
        self._failed = True
        for number, entry in self.rest():
            if number == wanted:
                with _told():
                    data = joined(entry.get_blocks(_BLOCK_BYTES), size_bytes)
                self._failed = False
                return data
        raise damaged()


class Unfiltered(io.RawIOBase):
    """What libarchive unpacks of a stream that was packed as a whole."""

    def __init__(self, packed: BinaryIO, kind: str) -> None:
        super().__init__()
        self._packed, self._kind = cast("io.BufferedReader", packed), kind
        self._blocks, self._block, self._place = self._unpacked(), b"", 0

    def readable(self) -> bool:
        """Return that it can be read."""
        return True

    def seekable(self) -> bool:
        """Return that one can go back."""
        return True

    def tell(self) -> int:
        """Return the position."""
        return self._place

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Go back to the beginning: whoever wants to be elsewhere reads on from there."""
        del offset, whence
        self._packed.seek(0)
        self._blocks, self._block, self._place = self._unpacked(), b"", 0
        return 0

    def readinto(self, buffer: "bytearray | memoryview") -> int:  # type: ignore[override] # what `read` gives
        """Read the next bytes; return how many there are."""
        self._block = self._block or next(self._blocks, b"")
        count = min(len(buffer), len(self._block))
        buffer[:count], self._block = self._block[:count], self._block[count:]
        self._place += count
        return count

    def _unpacked(self) -> Iterator[bytes]:
        with _told():
            for entry in _entries(self._packed, "raw", self._kind):
                yield from entry.get_blocks(_BLOCK_BYTES)


def _entries(stream: io.BufferedReader, kind: str, packed_by: str = "none") -> Iterator[ArchiveEntry]:
    """Yield what is in an archive of one of the kinds that libarchive knows."""
    block = ctypes.create_string_buffer(_BLOCK_BYTES)

    def begin(archive: int, _: object) -> int:
        # Whoever packed them did not say: byte by byte nothing is lost of them, which C's own way would refuse.
        if kind in _UNSAID:
            ffi.read_set_options(archive, b"hdrcharset=ISO-8859-1")
        return 0

    # What is raised in a function that C calls is lost, and C goes on with whatever is in memory.
    def read(_: object, __: object, place: Any) -> int:  # noqa: ANN401 - a pointer of ctypes
        with contextlib.suppress(Exception):
            place[0] = ctypes.addressof(block)
            return stream.readinto(block)
        return _FATAL

    def seek(_: object, __: object, offset: int, whence: int) -> int:
        with contextlib.suppress(Exception):
            return stream.seek(offset, whence)
        return _FATAL

    _speak_unicode()
    with _told(), libarchive.custom_reader(read, kind, packed_by, open_func=begin, seek_func=seek) as entries:
        yield from entries


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Turn what libarchive complains of into what a person is told."""
    try:
        yield
    except libarchive.ArchiveError as error:
        if "ncrypt" in str(error):
            raise DocumentError(ProblemCode.ENCRYPTED, ENCRYPTED) from error
        if _OTHERWISE.match(str(error)):
            raise DocumentError(ProblemCode.UNSUPPORTED, PACKED_OTHERWISE) from error
        raise DocumentError(ProblemCode.DAMAGED, _NOT_UNPACKED) from error


def _speak_unicode() -> None:
    """Have C's library take names for what they are: in the plain locale all but ASCII is lost of them."""
    logging.getLogger("libarchive").disabled = True  # a name that no system could have is no matter
    if locale.setlocale(locale.LC_CTYPE) == "C":
        with contextlib.suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
