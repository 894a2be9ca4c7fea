"""The properties of a message that Outlook saved: streams in a compound file, named by number ([MS-OXMSG] 2).

Only the streams that are asked for are read. python-oxmsg loads all of them, attachments too, and recursively.
"""

import struct
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import olefile
from olefile.olefile import OleDirectoryEntry

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.plain.encoding import decode, encoding_named

MOST_BYTES = 400 << 20
"""Of all streams together: in a damaged or hostile file thousands of them may be the same sectors."""
MOST_STORES = 10_000
UNICODE, EIGHT_BIT, BINARY = "001F", "001E", "0102"
OBJECT = "000D"
PROPERTIES = "__properties_version1.0"
PROPERTY = struct.Struct("<HH4x8s")
FILETIME_START = datetime(1601, 1, 1, tzinfo=UTC)
CODE_PAGES = {
    20127: "ascii", 20866: "koi8-r", 21866: "koi8-u", 50220: "iso-2022-jp", 50221: "iso-2022-jp", 50222: "iso-2022-jp",
    51932: "euc-jp", 51949: "euc-kr", 52936: "hz", 54936: "gb18030", 65000: "utf-7", 65001: "utf-8",
    **{28590 + part: f"iso-8859-{part}" for part in range(1, 16)},
}  # fmt: skip


class Budget:
    """How much may still be read of one file."""

    def __init__(self) -> None:
        self._bytes = MOST_BYTES
        self._stores = MOST_STORES

    def take_bytes(self, size_bytes: int) -> None:
        """Count so many bytes; raises `DocumentError` (`too-large`) when they are too many."""
        if size_bytes > self._bytes:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The Outlook message unpacks to more than 400 MB."))
        self._bytes -= size_bytes

    def take_store(self) -> None:
        """Count one recipient, attachment or message; raises `DocumentError` when they are too many."""
        self._stores -= 1
        if self._stores < 0:
            raise DocumentError(
                ProblemCode.TOO_LARGE, say("The Outlook message has more than {most} parts.", most=MOST_STORES)
            )


class Store:
    """The properties of a message, recipient or attachment."""

    def __init__(self, ole: olefile.OleFileIO, entry: OleDirectoryEntry, *, header_bytes: int, budget: Budget) -> None:
        budget.take_store()
        self._ole = ole
        self._entries = {kid.name: kid for kid in entry.kids}
        self._budget = budget
        self._fixed = {
            number: value for _, number, value in PROPERTY.iter_unpack(_whole(self._stream(PROPERTIES)[header_bytes:]))
        }

    def number(self, name: int) -> int | None:
        """Return a property that is a number."""
        value = self._fixed.get(name)
        return None if value is None else int(struct.unpack_from("<I", value)[0])

    def moment(self, name: int) -> datetime | None:
        """Return a property that is a time."""
        value = self._fixed.get(name)
        if value is None:
            return None
        try:
            return FILETIME_START + timedelta(microseconds=struct.unpack("<Q", value)[0] // 10)
        except OverflowError:
            return None

    def text(self, name: int, *, encoding: str | None = None) -> str:
        """Return a property that is a text, an empty string without it; `encoding` is that of texts of bytes."""
        if f"__substg1.0_{name:04X}{UNICODE}" in self._entries:
            return self._stream(f"__substg1.0_{name:04X}{UNICODE}").decode("utf-16-le", errors="replace").rstrip("\0")
        data = self._stream(f"__substg1.0_{name:04X}{EIGHT_BIT}")
        return decode(data, declared=encoding).rstrip("\0") if data else ""

    def data(self, name: int) -> bytes:
        """Return a property that is bytes, none without it."""
        return self._stream(f"__substg1.0_{name:04X}{BINARY}")

    def file(self, name: int) -> bytes | None:
        """Return a property that is an attached file; `None` where it is too large or damaged, which costs no text."""
        try:
            return self.data(name)
        except (DocumentError, olefile.OleFileError):
            return None

    def size_bytes(self, name: int) -> int:
        """Return how large a property is that is bytes."""
        entry = self._entries.get(f"__substg1.0_{name:04X}{BINARY}")
        return 0 if entry is None or entry.entry_type != olefile.STGTY_STREAM else int(entry.size)

    def encoding(self, name: int) -> str | None:
        """Return the encoding that a property names by the number of a code page."""
        page = self.number(name)
        return encoding_named(CODE_PAGES.get(page, f"cp{page}")) if page is not None else None

    def stores(self, prefix: str, *, header_bytes: int) -> Iterator["Store"]:
        """Yield the recipients or attachments of a message, in order."""
        for name in sorted(name for name in self._entries if name.startswith(prefix)):
            yield Store(self._ole, self._entries[name], header_bytes=header_bytes, budget=self._budget)

    def object(self, name: int, *, header_bytes: int) -> "Store | None":
        """Return a property that is a message of its own."""
        entry = self._entries.get(f"__substg1.0_{name:04X}{OBJECT}")
        if entry is None or entry.entry_type != olefile.STGTY_STORAGE:
            return None
        return Store(self._ole, entry, header_bytes=header_bytes, budget=self._budget)

    def _stream(self, name: str) -> bytes:
        """Return a stream, nothing where there is none; raises `DocumentError` where only a part of it is there."""
        entry = self._entries.get(name)
        if entry is None or entry.entry_type != olefile.STGTY_STREAM:
            return b""
        self._budget.take_bytes(entry.size)
        # By its path olefile would look for it among all streams of all stores on the way.
        data = self._ole._open(entry.isectStart, entry.size).read()  # noqa: SLF001
        if len(data) != entry.size:
            raise DocumentError(ProblemCode.DAMAGED, say("The Outlook message is damaged: a part is missing."))
        return bytes(data)


def _whole(properties: bytes) -> bytes:
    """Return the properties without the start of one that is not there in full."""
    return properties[: len(properties) - len(properties) % PROPERTY.size]
