"""rar archives, by libarchive, which most systems have: the one free library that unpacks them (libarchive.org, BSD).

It goes from one file to the next, and those of a solid archive can only be unpacked so: the archive stays open between
two of them.
"""

import contextlib
import io
import locale
import logging
import os
from collections.abc import Iterator

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
from dupfinder.extract.source import SourceFile, SourceStream

os.environ["LIBARCHIVE"] = library()  # else a program is started to find it, as no reader may
import libarchive
from libarchive.entry import ArchiveEntry

_VERSION_5 = b"Rar!\x1a\x07\x01\0"
_BLOCK_BYTES = 1 << 16
_NOT_UNPACKED = say("The archive is damaged, encrypted, or packed in a way that DupFinder cannot read.")


class RarArchive(Box[int]):
    """The files of a rar archive in its order; links are none."""

    def __init__(self, source: SourceFile) -> None:
        self._walk = _Walk(source)
        found = [
            (Enclosed(entry.pathname or f"{number + 1}", entry.size or 0), number)
            for number, entry in self._walk.rest()
            if entry.isreg and not entry.islnk and entry.size != 0
        ]
        check_total(sum(one.size_bytes for one, _ in found), source.size_bytes)
        self._files = {number: one for one, number in found}
        super().__init__(found)

    def _read(self, source: SourceFile, item: int) -> bytes:
        if not self._files[item].size_bytes:
            # RAR may be told to store a second copy as a reference, and libarchive does not say to which file.
            raise DocumentError(ProblemCode.UNSUPPORTED, PACKED_OTHERWISE)
        if self._walk.next_number > item:
            self._walk = _Walk(source)
        return self._walk.read(source, item, self._files[item].size_bytes)

    def _file_name(self, item: int) -> str:
        return file_name_of(self._files[item].name)


class _Walk:
    """Goes through an archive once."""

    def __init__(self, source: SourceFile) -> None:
        _speak_unicode()
        self._stream = SourceStream(source)
        self._open = contextlib.ExitStack()
        self.next_number = 0
        with _told():
            form = "rar5" if source.head.startswith(_VERSION_5) else "rar"
            reading = libarchive.stream_reader(io.BufferedReader(self._stream), form, "none", _BLOCK_BYTES)
            self._entries = iter(self._open.enter_context(reading))

    def rest(self) -> Iterator[tuple[int, ArchiveEntry]]:
        """Yield what follows, with its number."""
        while True:
            with _told():
                entry = next(self._entries, None)
            if entry is None:
                return
            check_count(self.next_number)
            self.next_number += 1
            yield self.next_number - 1, entry

    def read(self, source: SourceFile, wanted: int, size_bytes: int) -> bytes:
        """Return the bytes of the file with this number, which follows."""
        self._stream.source = source
        with _told():
            entry = next(entry for number, entry in self.rest() if number == wanted)
            return joined(entry.get_blocks(_BLOCK_BYTES), size_bytes)


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Turn what libarchive complains of into what a person is told."""
    try:
        yield
    except libarchive.ArchiveError as error:
        if "ncrypt" in str(error):
            raise DocumentError(ProblemCode.ENCRYPTED, ENCRYPTED) from error
        raise DocumentError(ProblemCode.DAMAGED, _NOT_UNPACKED) from error
    except StopIteration:
        raise damaged() from None


def _speak_unicode() -> None:
    """Have C's library take names for what they are: in the plain locale all but ASCII is lost of them."""
    logging.getLogger("libarchive").disabled = True  # a name that no system could have is no matter
    if locale.setlocale(locale.LC_CTYPE) == "C":
        with contextlib.suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
