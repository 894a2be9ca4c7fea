"""Files that were packed as a whole, by gzip or another program: one document, or a tar archive.

A packed file can only be unpacked from its beginning on.
"""

import bz2
import functools
import gzip
import io
import lzma
import os
import weakref
from collections.abc import Callable, Iterator, Mapping
from typing import IO, BinaryIO, cast

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed, unpacked_name
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.archives import libarchive
from dupfinder.extract.archives.budget import PACKED_OTHERWISE, TOO_LARGE_FILE, check_total, damaged, joined
from dupfinder.extract.enclosing import MAX_ENCLOSED_BYTES, Box
from dupfinder.extract.source import SourceFile, SourceStream

_BY_LIBRARY = {b"\x28\xb5\x2f\xfd": "zstd", b"LZIP": "lzip", b"\x04\x22\x4d\x18": "lz4", b"\x1f\x9d": "compress"}
"""What libarchive unpacks, by what it begins with."""

Unpack = Callable[[BinaryIO], "BinaryIO | gzip.GzipFile | bz2.BZ2File | lzma.LZMAFile"]


def _unfiltered(packed: BinaryIO, kind: str) -> BinaryIO:
    if not libarchive():  # as where zstd calls itself `.gz`
        raise DocumentError(ProblemCode.UNSUPPORTED, PACKED_OTHERWISE)
    from dupfinder.extract.archives.system_archive import Unfiltered  # noqa: PLC0415 - not every system has it

    return io.BufferedReader(Unfiltered(packed, kind))


_UNPACKERS: Mapping[bytes, Unpack] = {
    b"\x1f\x8b": lambda packed: gzip.GzipFile(fileobj=packed),
    b"BZh": bz2.BZ2File,
    b"\xfd7zXZ\0": lzma.LZMAFile,
    **{head: functools.partial(_unfiltered, kind=kind) for head, kind in _BY_LIBRARY.items()},
}
"""By what a packed stream begins with."""
STEP_BYTES = 1 << 20
MOST_HELD_BYTES = 16 << 20


def is_packed(source: SourceFile) -> bool:
    """Return whether a file is packed as a whole."""
    return any(source.head.startswith(begin) for begin in _UNPACKERS)


class Unpacked(io.RawIOBase):
    """What comes out of a file; raises as soon as that is too much for its size (H1)."""

    def __init__(
        self, source: SourceFile, unpack: Unpack | None = None, *, begin: int = 0, end: int | None = None
    ) -> None:
        """Take a file that may be packed or not, or a part of one and how that is unpacked."""
        super().__init__()
        self.packed = SourceStream(source, begin=begin, end=end)
        """Where it is read from: over the same bytes its source may be exchanged."""
        unpack = unpack or next((one for head, one in _UNPACKERS.items() if source.head.startswith(head)), None)
        packed = io.BufferedReader(self.packed)
        self._stream: IO[bytes] = packed if unpack is None else cast("IO[bytes]", unpack(packed))
        self._packed_bytes = source.size_bytes

    def readable(self) -> bool:
        """Return that it can be read."""
        return True

    def tell(self) -> int:
        """Return the position."""
        return self._stream.tell()

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Go to a place step by step: `seek` of an unpacker would not say how far it came."""
        if whence != os.SEEK_SET:
            raise OSError("cannot seek from there")
        if offset < self._stream.tell():
            self._stream.seek(offset)
        while (missing := offset - self._stream.tell()) > 0:
            if not self.read(min(missing, STEP_BYTES)):
                break
        return self._stream.tell()

    def read(self, size: int = -1) -> bytes:
        """Return so many bytes."""
        if size > MAX_ENCLOSED_BYTES:  # a header of this size is none
            raise DocumentError(ProblemCode.TOO_LARGE, TOO_LARGE_FILE)
        data = self._stream.read(size)
        check_total(self._stream.tell(), self._packed_bytes)
        return data

    def pieces(self, most_bytes: int | None = None) -> Iterator[bytes]:
        """Yield what follows, some at a time, up to the end or so many bytes."""
        missing = STEP_BYTES if most_bytes is None else most_bytes
        while missing and (piece := self.read(min(missing, STEP_BYTES))):
            yield piece
            missing -= 0 if most_bytes is None else len(piece)


class PackedFile(Box[Enclosed]):
    """The one file in a packed one; whatever it was called when the packed one had another name, it is meant."""

    def __init__(self, source: SourceFile) -> None:
        if not is_packed(source):
            raise damaged()
        size_bytes = 0
        self._source, self._held = weakref.ref(source), bytearray()
        """What is inside of this very file, until it is read: mostly that is at once. It is not held of a large one."""
        for piece in Unpacked(source).pieces():
            size_bytes += len(piece)
            if size_bytes > MAX_ENCLOSED_BYTES:
                raise DocumentError(ProblemCode.TOO_LARGE, TOO_LARGE_FILE)
            if size_bytes <= MOST_HELD_BYTES:
                self._held += piece
        inside = Enclosed(unpacked_name(source.name), size_bytes)
        super().__init__([(inside, inside)] if size_bytes else [])

    def open(self, source: SourceFile, name: str) -> SourceFile | None:
        """Return what is inside, opened."""
        return super().open(source, next((one.name for one in self.enclosed), name))

    def _read(self, source: SourceFile, item: Enclosed) -> bytes:
        held, self._held = bytes(self._held), bytearray()
        if len(held) == item.size_bytes and self._source() is source:
            return held
        return joined(Unpacked(source).pieces(), item.size_bytes)

    def _file_name(self, item: Enclosed) -> str:
        return item.name
