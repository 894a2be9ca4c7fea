"""Strings of binary workbooks up to 2003 ([MS-XLS] 2.5.293 and 2.5.294), which may go on in the next record."""

import struct
from collections.abc import Sequence

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError

WIDE, HAS_SOUND, HAS_RUNS = 1, 4, 8


class StringReader:
    """Reads what stands in a record and in those that continue it."""

    def __init__(self, segments: Sequence[bytes], *, start: int = 0) -> None:
        self._segments = segments
        self._number = 0
        self._at = start

    @property
    def at_end(self) -> bool:
        """Return whether everything has been read."""
        while self._number < len(self._segments) and self._at >= len(self._segments[self._number]):
            self._number += 1
            self._at = 0
        return self._number >= len(self._segments)

    def text(self) -> str:
        """Return the string that starts here; what it has beyond its characters is passed over."""
        chars, flags = struct.unpack("<HB", self._take(3))
        runs = struct.unpack("<H", self._take(2))[0] if flags & HAS_RUNS else 0
        sound_bytes = struct.unpack("<I", self._take(4))[0] if flags & HAS_SOUND else 0
        text = self._chars(chars, flags)
        self._pass(4 * runs + sound_bytes)
        return text

    def _chars(self, chars: int, flags: int) -> str:
        pieces: list[str] = []
        record = self._number
        while chars:
            if self.at_end:
                raise damaged()
            if self._number != record:  # a new record says again how wide its characters are
                record = self._number
                flags = self._take(1)[0]
            width = 2 if flags & WIDE else 1
            segment = self._segments[self._number]
            here = min(chars, (len(segment) - self._at) // width)
            if not here and pieces:
                raise damaged()
            data = segment[self._at : self._at + here * width]
            pieces.append(data.decode("utf-16-le" if width == 2 else "latin-1", errors="replace"))
            self._at = len(segment) if here < chars else self._at + here * width
            chars -= here
        return "".join(pieces)

    def _take(self, size_bytes: int) -> bytes:
        data = b""
        while len(data) < size_bytes:
            if self.at_end:
                raise damaged()
            segment = self._segments[self._number]
            piece = segment[self._at : self._at + size_bytes - len(data)]
            self._at += len(piece)
            data += piece
        return data

    def _pass(self, size_bytes: int) -> None:
        while size_bytes:
            if self.at_end:
                raise damaged()
            step = min(size_bytes, len(self._segments[self._number]) - self._at)
            self._at += step
            size_bytes -= step


def damaged() -> DocumentError:
    """Return the error for a workbook whose records do not fit together."""
    return DocumentError(ProblemCode.DAMAGED, "The Excel 97 workbook is damaged: one of its records ends too early.")
