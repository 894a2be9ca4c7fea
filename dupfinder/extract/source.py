"""An open document, and what several formats want to know of it before they read it."""

import errno
import functools
import io
import os
from typing import TYPE_CHECKING, BinaryIO

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.compound import ENCRYPTED_STREAM, entry_names
from dupfinder.extract.containers.package import FLAT_NAMESPACE, ZIP_START, Package, flat_package, open_package
from dupfinder.extract.plain.encoding import looks_like_text
from dupfinder.extract.web.root_names import root_names

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

    from dupfinder.extract.format import Format, StoredPicture

HEAD_BYTES = 4096
FLAT_START = b"<office:document"
"""Of the first tag of an OpenDocument file that is one XML file."""


class SourceFile:
    """A file that was opened for reading; all its bytes are read through here.

    The stream stays the caller's: nothing here closes it. An `OSError` on reading is kept in `failure`, because parsers
    turn it into something else (zipfile says "not a zip file"), and what could not be read is not damaged.
    """

    def __init__(self, name: str, stream: BinaryIO, size_bytes: int) -> None:
        self.name = name
        self.size_bytes = size_bytes
        self.failure: OSError | None = None
        self.recognised: Format | None = None
        """What it was found to be, for who asks again."""
        self.pictures: tuple[StoredPicture, ...] = ()
        """Those that its reader came upon: to look at them it need not be read again."""
        self._stream = stream
        self._held: bytes | None = None

    @classmethod
    def of_bytes(cls, name: str, data: bytes) -> "SourceFile":
        """Return what is in memory as if it were a file."""
        source = cls(name, io.BytesIO(data), len(data))
        source._held = data
        return source

    @functools.cached_property
    def suffix(self) -> str:
        """Return the end of the name in lower case, with its dot (`.pdf`), or an empty string."""
        return os.path.splitext(self.name)[1].lower()

    @functools.cached_property
    def head(self) -> bytes:
        """Return the first 4,096 bytes."""
        return self.read_at(0, HEAD_BYTES)

    def hold(self) -> bytes:
        """Take the whole file into memory, so that from now on it cannot change; return it."""
        if self._held is None:
            data = self.read()
            if len(data) != self.size_bytes:
                raise DocumentError(ProblemCode.UNREADABLE, say("The file could not be read to the end."))
            self._held = data
            if self.package is not None and self.head.startswith(ZIP_START):
                self.package.go_on_with(self.open())
        return self._held

    def read(self) -> bytes:
        """Return the whole file."""
        return self.read_through(0, -1) if self._held is None else self._held

    def read_at(self, offset: int, size_bytes: int) -> bytes:
        """Return the bytes from `offset` on, at most `size_bytes`; an offset before the start means the start."""
        return self.read_through(max(0, offset), size_bytes)

    def read_through(self, position: int, size_bytes: int) -> bytes:
        """Return so many bytes from a place on, all up to the end for a negative number; keeps what goes wrong."""
        if self._held is not None:
            return self._held[position:] if size_bytes < 0 else self._held[position : position + size_bytes]
        rest = max(0, self.size_bytes - position)
        wanted = rest if size_bytes < 0 else min(size_bytes, rest)
        try:
            self._stream.seek(position)
            data = self._stream.read(size_bytes)
        except OSError as error:
            self.failure = error
            raise
        if len(data) < wanted:
            self.failure = OSError(errno.EIO, os.strerror(errno.EIO))
            raise self.failure
        return data

    def open(self) -> BinaryIO:
        """Return a stream of its own over the file, at the start."""
        # Over held bytes it is nothing but a position in them.
        return io.BufferedReader(SourceStream(self)) if self._held is None else io.BytesIO(self._held)

    @functools.cached_property
    def is_text(self) -> bool:
        """Return whether the file looks like text, in whatever encoding, at its start, middle and end."""
        if self.size_bytes <= HEAD_BYTES:
            return looks_like_text(self.head)
        middle = self.read_at(self.size_bytes // 2, HEAD_BYTES)
        return looks_like_text(self.head, middle, self.read_at(self.size_bytes - HEAD_BYTES, HEAD_BYTES))

    @functools.cached_property
    def root_names(self) -> frozenset[str]:
        """Return the name in the document type and that of the first element, in lower case, if it is HTML or XML."""
        return root_names(self.head)

    @functools.cached_property
    def package(self) -> Package | None:
        """Return the zip archive that the file is, or would be if it were not written as one XML file; or `None`.

        So would be one that its program encrypts and opens without asking.
        """
        if self.head.startswith(ZIP_START):
            return open_package(self.open())
        if ENCRYPTED_STREAM in self.compound_entries:
            from dupfinder.extract.containers.compound_streams import unlocked_package  # noqa: PLC0415 - few are encrypted

            data = unlocked_package(self.read_at, self.size_bytes)
            return None if data is None else open_package(io.BytesIO(data))
        return flat_package(self.read()) if FLAT_NAMESPACE in self.head else None

    @functools.cached_property
    def has_parts(self) -> bool:
        """Return whether it is a zip archive, a compound file, or written as one XML file: most texts are none."""
        return self.package is not None or bool(self.compound_entries) or FLAT_START in self.head

    @functools.cached_property
    def compound_entries(self) -> frozenset[str]:
        """Return the names of the streams in the compound (OLE) file that the file is; none for any other file."""
        return entry_names(self.head, self.read_at)


class SourceStream(io.RawIOBase):
    """A stream with a position of its own over a shared one; keeps the last error in `SourceFile.failure`.

    `source` may be exchanged for another one over the same bytes. Positions are those in the part of it from `begin`
    on, up to `end` if there is one.
    """

    def __init__(self, source: SourceFile, *, begin: int = 0, end: int | None = None) -> None:
        super().__init__()
        self.source = source
        self._begin = begin
        self._end = end
        self._size_bytes = max(0, (source.size_bytes if end is None else min(end, source.size_bytes)) - begin)
        self._position = 0

    def readable(self) -> bool:
        """Return that it can be read."""
        return True

    def seekable(self) -> bool:
        """Return that any place can be gone to."""
        return True

    def tell(self) -> int:
        """Return the position."""
        return self._position

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Go to a position, and return it."""
        start = {os.SEEK_SET: 0, os.SEEK_CUR: self._position, os.SEEK_END: self._size_bytes}[whence]
        if start + offset < 0:
            raise OSError(f"cannot seek to {start + offset}")
        self._position = start + offset
        return self._position

    def readinto(self, buffer: "WriteableBuffer") -> int:
        """Fill a buffer, and return how many bytes there were."""
        view = memoryview(buffer)
        data = self._read(len(view))
        view[: len(data)] = data
        return len(data)

    def readall(self) -> bytes:
        """Return all bytes up to the end."""
        return self._read(-1)

    def _read(self, size_bytes: int) -> bytes:
        if self._end is not None:
            left = max(0, self._size_bytes - self._position)
            size_bytes = left if size_bytes < 0 else min(size_bytes, left)
        data = self.source.read_through(self._begin + self._position, size_bytes)
        self._position += len(data)
        return data
