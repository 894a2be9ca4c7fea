"""Tar archives, as they are or packed as a whole by gzip, bzip2 or xz.

A packed one can only be unpacked from its beginning on. Its files are asked for in their order, so the stream stays
open between two of them: each worker unpacks the archive once, not once a file.
"""

import bz2
import gzip
import io
import lzma
import os
import tarfile
from collections.abc import Callable, Iterator, Mapping
from typing import IO, BinaryIO, cast

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.archives.budget import (
    TOO_LARGE_FILE,
    check_count,
    check_total,
    file_name_of,
    joined,
)
from dupfinder.extract.enclosing import MAX_ENCLOSED_BYTES, Box
from dupfinder.extract.source import SourceFile, SourceStream

_Unpack = Callable[[BinaryIO], "gzip.GzipFile | bz2.BZ2File | lzma.LZMAFile"]
_UNPACKERS: Mapping[bytes, _Unpack] = {
    b"\x1f\x8b": lambda packed: gzip.GzipFile(fileobj=packed),
    b"BZh": bz2.BZ2File,
    b"\xfd7zXZ\0": lzma.LZMAFile,
}
"""By what a packed stream begins with."""
_STEP_BYTES = 1 << 20


def is_packed(source: SourceFile) -> bool:
    """Return whether a file is packed as a whole."""
    return any(source.head.startswith(begin) for begin in _UNPACKERS)


class _Counted(io.RawIOBase):
    """What comes out of an archive; raises as soon as that is too much for its size (H1)."""

    def __init__(self, stream: IO[bytes], packed_bytes: int) -> None:
        super().__init__()
        self._stream = stream
        self._packed_bytes = packed_bytes

    def readable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._stream.tell()

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Go to a place step by step: `seek` of an unpacker would not say how far it came."""
        if whence != os.SEEK_SET:
            raise OSError("cannot seek from there")
        if offset < self._stream.tell():
            self._stream.seek(offset)
        while (missing := offset - self._stream.tell()) > 0:
            if not self.read(min(missing, _STEP_BYTES)):
                break
        return self._stream.tell()

    def read(self, size: int = -1) -> bytes:
        if size > MAX_ENCLOSED_BYTES:  # a header of this size is none
            raise DocumentError(ProblemCode.TOO_LARGE, TOO_LARGE_FILE)
        data = self._stream.read(size)
        check_total(self._stream.tell(), self._packed_bytes)
        return data


class TarArchive(Box[tarfile.TarInfo]):
    """The files of a tar archive in its order; links and devices are none."""

    def __init__(self, source: SourceFile) -> None:
        self._packed = SourceStream(source)
        unpack = next((one for begin, one in _UNPACKERS.items() if source.head.startswith(begin)), None)
        packed = io.BufferedReader(self._packed)
        unpacked: IO[bytes] = packed if unpack is None else cast("IO[bytes]", unpack(packed))
        self._stream = _Counted(unpacked, source.size_bytes)
        super().__init__((Enclosed(one.name, one.size), one) for one in self._found())

    def _found(self) -> Iterator[tarfile.TarInfo]:
        count = 0
        with tarfile.TarFile(fileobj=cast("IO[bytes]", self._stream)) as archive:
            while (info := archive.next()) is not None:
                count += 1
                check_count(count)
                is_whole = info.type in tarfile.REGULAR_TYPES and not info.issparse()
                if is_whole and info.size:
                    yield info

    def _read(self, source: SourceFile, item: tarfile.TarInfo) -> bytes:
        return joined(self._pieces(source, item), item.size)

    def _pieces(self, source: SourceFile, item: tarfile.TarInfo) -> Iterator[bytes]:
        self._packed.source = source
        self._stream.seek(item.offset_data)
        missing = item.size
        while missing and (piece := self._stream.read(min(missing, _STEP_BYTES))):
            yield piece
            missing -= len(piece)

    def _file_name(self, item: tarfile.TarInfo) -> str:
        return file_name_of(item.name)
