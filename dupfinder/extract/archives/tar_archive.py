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
from collections.abc import Callable, Mapping, Sequence
from typing import IO, TYPE_CHECKING, BinaryIO, cast

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.archives.budget import (
    TOO_LARGE_FILE,
    check_count,
    check_total,
    damaged,
    file_name_of,
    may_be_document,
)
from dupfinder.extract.enclosing import MAX_ENCLOSED_BYTES, Box, told_apart
from dupfinder.extract.source import SourceFile

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

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


class _Packed(io.RawIOBase):
    """The bytes of a file that is opened anew for each request."""

    def __init__(self) -> None:
        super().__init__()
        self.source: SourceFile | None = None
        self._position = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._position

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        size = 0 if self.source is None else self.source.size_bytes
        self._position = max(0, offset + {os.SEEK_SET: 0, os.SEEK_CUR: self._position, os.SEEK_END: size}[whence])
        return self._position

    def readinto(self, buffer: "WriteableBuffer") -> int:
        view = memoryview(buffer)
        data = b"" if self.source is None else self.source.read_at(self._position, len(view))
        view[: len(data)] = data
        self._position += len(data)
        return len(data)


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


class TarArchive(Box):
    """The files of a tar archive that may be documents; links and devices are none."""

    def __init__(self, source: SourceFile) -> None:
        self._packed = _Packed()
        self._packed.source = source
        unpack = next((one for begin, one in _UNPACKERS.items() if source.head.startswith(begin)), None)
        packed = io.BufferedReader(self._packed)
        unpacked: IO[bytes] = packed if unpack is None else cast("IO[bytes]", unpack(packed))
        self._stream = _Counted(unpacked, source.size_bytes)
        files = list(self._found())
        self._enclosed = told_apart(Enclosed(one.name, one.size) for one in files)
        self._files = {one.name: info for one, info in zip(self._enclosed, files, strict=True)}

    def _found(self) -> list[tarfile.TarInfo]:
        found = []
        count = 0
        with tarfile.TarFile(fileobj=cast("IO[bytes]", self._stream)) as archive:
            while (info := archive.next()) is not None:
                count += 1
                check_count(count)
                is_whole = info.type in tarfile.REGULAR_TYPES and not info.issparse()
                if is_whole and info.size and may_be_document(info.name):
                    found.append(info)
        return found

    @property
    def enclosed(self) -> Sequence[Enclosed]:
        """Return the files, in the order of the archive."""
        return self._enclosed

    def read(self, source: SourceFile, name: str) -> bytes | None:
        """Return a file."""
        info = self._files.get(name)
        if info is None:
            return None
        if info.size > MAX_ENCLOSED_BYTES:
            raise DocumentError(ProblemCode.TOO_LARGE, TOO_LARGE_FILE)
        self._packed.source = source
        self._stream.seek(info.offset_data)
        pieces = []
        missing = info.size
        while missing and (piece := self._stream.read(min(missing, _STEP_BYTES))):
            pieces.append(piece)
            missing -= len(piece)
        if missing:
            raise damaged()
        return b"".join(pieces)

    def file_name(self, name: str) -> str:
        """Return the name of a file without its folders."""
        return file_name_of(self._files[name].name)
