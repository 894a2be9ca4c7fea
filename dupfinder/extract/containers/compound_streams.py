"""Streams of compound files (OLE, [MS-CFB]), and the properties that such a file has of itself ([MS-OLEPS]).

olefile believes the sizes in the file: a stream that says it has 2 GB, in a chain of sectors that runs in a circle,
takes 2 GB of memory in a file of 3 kB; and it follows the directory by recursion. Here no chain outgrows the file.
"""

import datetime
import io
import struct
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import SimpleNamespace

from dupfinder.domain.beyond import ContentKind, item
from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.code_pages import codec_of
from dupfinder.extract.containers.compound import (
    ENCRYPTED_STREAM,
    ENTRY_BYTES,
    HEADER_BYTES,
    MAX_SECTOR,
    SIGNATURE,
    STORAGE,
)
from dupfinder.extract.gathering import Gathering

MINI_SECTOR_BYTES = 64
HEADER_TABLES = 109
STREAM = 2
ROOT = 5
NOBODY = 0xFFFFFFFF
LARGE_SECTORS_FROM = 4
"""The version of the format from which on sizes have eight bytes."""

SUMMARY = "\x05SummaryInformation"
TITLE, AUTHOR, CREATED, SAVED, PAGES = 2, 4, 12, 13, 14
TYPE_SHORT, TYPE_LONG, TYPE_TEXT, TYPE_WIDE_TEXT, TYPE_TIME = 2, 3, 30, 31, 64
MAX_SUMMARY_PROPERTIES = 100
PASSWORDS = ("VelvetSweatshop", "/01Hannes Ruescher/01")
"""With these Excel and PowerPoint encrypt what is protected against changes only: they open it, and ask nobody."""
MOST_SPINS = 1_000_000
"""Office makes a key out of a password in 100,000 steps, 50 ms; a file may ask for any number of them."""
MOST_LOCK_BYTES = 1 << 16
"""What says how a document is encrypted has less than two thousand."""
EPOCH = datetime.datetime(1601, 1, 1, tzinfo=datetime.UTC)


class CompoundStreams:
    """The streams of a compound file."""

    def __init__(self, read_at: Callable[[int, int], bytes], size_bytes: int) -> None:
        """Read the directory; `read_at(offset, size_bytes)` returns bytes of the file."""
        self._read_at = read_at
        header = read_at(0, HEADER_BYTES)
        if len(header) < HEADER_BYTES or not header.startswith(SIGNATURE):
            raise _damaged()
        self._version, _, shift = struct.unpack_from("<HHH", header, 26)
        if not 9 <= shift <= 16:
            raise _damaged()
        self._sector_bytes = 1 << shift
        self._sector_count = -(-size_bytes // self._sector_bytes)
        self._mini_below = struct.unpack_from("<I", header, 56)[0]
        self._table = self._sector_table(header)
        entries = self._chain(struct.unpack_from("<I", header, 48)[0])
        self._mini_table = array("I")
        self._mini_stream = b""
        self._mini_start = struct.unpack_from("<I", header, 60)[0]
        self._entries = entries
        self._streams, self._storages = self._inside(self._root())

    def read(self, name: str) -> bytes | None:
        """Return the bytes of a stream in the root, `None` without such a stream; case does not count."""
        found = self._streams.get(name.casefold())
        if found is None:
            return None
        return self._content(*found)

    def _content(self, start: int, size_bytes: int) -> bytes:
        if size_bytes > self._sector_count * self._sector_bytes:
            raise _damaged()
        if size_bytes >= self._mini_below:
            return self._chain(start, size_bytes)
        return self._mini_chain(start, size_bytes)

    def storages(self) -> Mapping[str, int]:
        """Return the storages in the root, by name in small letters, each by a number for `files_in`."""
        return self._storages

    def storages_in(self, storage: int) -> Mapping[str, int]:
        """Return the storages inside of another one."""
        return self._inside(storage)[1]

    def files_in(self, storage: int) -> Iterator[bytes]:
        """Yield names and contents of all streams in a storage and those inside it, in the order of their names.

        Raises `DocumentError` (`damaged`) where they are longer than the file together.
        """
        left_bytes = self._sector_count * self._sector_bytes
        seen = set()
        waiting = [storage]
        while waiting:
            number = waiting.pop()
            if number in seen:
                continue
            seen.add(number)
            streams, storages = self._inside(number)
            waiting += (storages[name] for name in sorted(storages, reverse=True))
            for name, (start, size_bytes) in sorted(streams.items()):
                left_bytes -= size_bytes
                if left_bytes < 0:
                    raise _damaged()
                yield name.encode(errors="surrogatepass")
                yield self._content(start, size_bytes)

    def _sector_table(self, header: bytes) -> "array[int]":
        """Return, for each sector, which one follows it."""
        first, count = struct.unpack_from("<II", header, 68)
        tables = list(struct.unpack_from(f"<{HEADER_TABLES}I", header, 76))
        per_sector = self._sector_bytes // 4 - 1
        for _ in range(min(count, self._sector_count)):
            if first >= MAX_SECTOR:
                break
            *more, first = _numbers(self._sector(first))[: per_sector + 1] or [MAX_SECTOR]
            tables += more
            if len(tables) > self._sector_count + HEADER_TABLES + per_sector:
                raise _damaged()
        table = array("I")
        for number in tables:
            if number < MAX_SECTOR:
                table += _numbers(self._sector(number))
            if len(table) > self._sector_count:
                break
        return table

    def _sector(self, number: int) -> bytes:
        return self._read_at((number + 1) * self._sector_bytes, self._sector_bytes)

    def _chain(self, start: int, size_bytes: int | None = None) -> bytes:
        """Return the bytes in the sectors from `start` on: all, or so many of them."""
        wanted = self._sector_count if size_bytes is None else -(-size_bytes // self._sector_bytes)
        pieces = []
        for first, count in _runs(start, self._table, wanted):
            pieces.append(self._read_at((first + 1) * self._sector_bytes, count * self._sector_bytes))
        data = b"".join(pieces)
        if size_bytes is None:
            return data
        if len(data) < size_bytes:
            raise _damaged()
        return data[:size_bytes]

    def _mini_chain(self, start: int, size_bytes: int) -> bytes:
        """Return a small stream: these share the sectors of a stream of their own."""
        data = b"".join(
            self._mini_stream[first * MINI_SECTOR_BYTES : (first + count) * MINI_SECTOR_BYTES]
            for first, count in _runs(start, self._mini_table, -(-size_bytes // MINI_SECTOR_BYTES))
        )
        if len(data) < size_bytes:
            raise _damaged()
        return data[:size_bytes]

    def _root(self) -> int:
        """Return what is in the root, as `_inside` takes it."""
        kind, _, _, child, start, size_bytes, _ = self._entry(0)
        if kind != ROOT:
            raise _damaged()
        if start < MAX_SECTOR and 0 < size_bytes <= self._sector_count * self._sector_bytes:
            self._mini_stream = self._chain(start, size_bytes)
            self._mini_table = _numbers(self._chain(self._mini_start))
        return child

    def _inside(self, child: int) -> tuple[Mapping[str, tuple[int, int]], Mapping[str, int]]:
        """Return start and size of the streams in a storage, and what the storages in it have inside, by name."""
        streams: dict[str, tuple[int, int]] = {}
        storages: dict[str, int] = {}
        seen = {NOBODY}
        waiting = [child]
        while waiting:
            number = waiting.pop()
            if number in seen or (number + 1) * ENTRY_BYTES > len(self._entries):
                continue
            seen.add(number)
            kind, left, right, inside, start, size_bytes, name = self._entry(number)
            waiting += (left, right)
            if kind == STREAM:
                streams.setdefault(name.casefold(), (start, size_bytes))
            elif kind == STORAGE:
                storages.setdefault(name.casefold(), inside)
        return streams, storages

    def _entry(self, number: int) -> tuple[int, int, int, int, int, int, str]:
        """Return kind, left and right neighbour, child, start, size and name of an entry of the directory."""
        entry = self._entries[number * ENTRY_BYTES : (number + 1) * ENTRY_BYTES]
        if len(entry) < ENTRY_BYTES:
            raise _damaged()
        name_bytes = max(0, min(struct.unpack_from("<H", entry, 64)[0], 64) - 2)
        left, right, child = struct.unpack_from("<III", entry, 68)
        start, size_bytes = struct.unpack_from("<IQ", entry, 116)
        if self._version < LARGE_SECTORS_FROM:
            size_bytes &= 0xFFFFFFFF  # what stands above may be anything ([MS-CFB] 2.6.3)
        return entry[66], left, right, child, start, size_bytes, entry[:name_bytes].decode("utf-16-le", "replace")


def summary_metadata(streams: CompoundStreams) -> Metadata:
    """Return what a compound file says about itself; nothing where it does not, or where that is damaged."""
    try:
        properties = dict(_properties(streams.read(SUMMARY) or b""))
    except (DocumentError, struct.error, LookupError, ValueError, OverflowError):
        return Metadata()
    title, author, created, saved, pages = (properties.get(one) for one in (TITLE, AUTHOR, CREATED, SAVED, PAGES))
    return Metadata(
        title=title if isinstance(title, str) else None,
        author=author if isinstance(author, str) else None,
        created=created if isinstance(created, str) else None,
        modified=saved if isinstance(saved, str) else None,
        page_count=pages if isinstance(pages, int) and pages > 0 else None,
    )


def _properties(data: bytes) -> Iterator[tuple[int, str | int]]:
    """Yield the properties in the first set of a stream, by number ([MS-OLEPS] 2.20 and 2.21)."""
    if len(data) < 48:
        return
    start = struct.unpack_from("<I", data, 44)[0]
    count = struct.unpack_from("<I", data, start + 4)[0]
    places = dict(
        struct.unpack_from("<II", data, start + 8 + 8 * number) for number in range(min(count, MAX_SUMMARY_PROPERTIES))
    )
    code_page = struct.unpack_from("<H", data, start + places[1] + 4)[0] if 1 in places else 1252
    for number, place in places.items():
        kind, value = struct.unpack_from("<II", data, start + place)
        at = start + place + 8
        if kind == TYPE_TEXT:
            yield from _text(number, data[at : at + value].decode(codec_of(code_page), errors="replace"))
        elif kind == TYPE_WIDE_TEXT:
            yield from _text(number, data[at : at + 2 * value].decode("utf-16-le", errors="replace"))
        elif kind == TYPE_LONG:
            yield number, value
        elif kind == TYPE_TIME and number in {CREATED, SAVED}:
            ticks = struct.unpack_from("<Q", data, at - 4)[0]
            if ticks:
                time = EPOCH + datetime.timedelta(microseconds=ticks // 10)
                yield number, time.isoformat(timespec="seconds").replace("+00:00", "Z")


def _text(number: int, text: str) -> Iterator[tuple[int, str]]:
    text = " ".join(text.partition("\0")[0].split())
    if text:
        yield number, text


def _numbers(data: bytes) -> "array[int]":
    """Return little-endian numbers of four bytes."""
    return array("I", struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4]))


def _runs(start: int, table: "array[int]", most: int) -> Iterator[tuple[int, int]]:
    """Yield the first of sectors of a chain that follow one another, and how many they are: at most so many in all."""
    size, first, count = len(table), start, 0
    for _ in range(most):
        if start >= MAX_SECTOR:
            break
        count += 1
        after = table[start] if start < size else MAX_SECTOR
        if after != start + 1:
            yield first, count
            first, count = after, 0
        start = after
    if count:
        yield first, count


def _damaged() -> DocumentError:
    return DocumentError(ProblemCode.DAMAGED, say("The document is damaged: its directory and content do not match."))


MACROS = frozenset({"macros", "_vba_project_cur"})
"""Storages of macros, of Word and of Excel."""
OBJECTS = "objectpool"
"""Where Word has its embedded objects; Excel has them in the root."""
EXCEL_OBJECT = "mbd"


def add_storages(streams: CompoundStreams, gathering: Gathering) -> None:
    """Add macros and embedded objects; where they are damaged, they are unseen, and the text is read."""
    try:
        pool = streams.storages().get(OBJECTS)
        objects = {} if pool is None else streams.storages_in(pool)
        for name, storage in sorted({**streams.storages(), **objects}.items()):
            if name in MACROS:
                _add("macros", streams.files_in(storage), gathering)
            elif name in objects or name.startswith(EXCEL_OBJECT):
                _add("object", streams.files_in(storage), gathering)
    except DocumentError:
        gathering.cannot_see(ContentKind.ATTACHMENTS)


def _add(label: str, files: Iterable[bytes], gathering: Gathering) -> None:
    parts = tuple(files)
    if parts:
        gathering.add(ContentKind.ATTACHMENTS, item(label, *parts))


def unlocked_package(read_at: Callable[[int, int], bytes], size_bytes: int) -> bytes | None:
    """Return the zip archive in a document, where its program opens that without asking for a password, or `None`.

    The document is a compound file of so many bytes that holds an encrypted one, read as `CompoundStreams` does.
    """
    try:
        streams = CompoundStreams(read_at, size_bytes)
        locked, lock = streams.read(ENCRYPTED_STREAM), streams.read("EncryptionInfo")
    except DocumentError:
        return None
    if locked is None or lock is None or len(lock) > MOST_LOCK_BYTES:
        return None
    for password in PASSWORDS:
        package = io.BytesIO()
        try:
            from msoffcrypto.format.ooxml import OOXMLFile, _parseinfo  # noqa: PLC0415 - hardly any is encrypted

            # What the library reads documents with, olefile, believes what these say of the lengths of their tables.
            document = OOXMLFile.__new__(OOXMLFile)
            document.type, document.info = _parseinfo(io.BytesIO(lock))
            if document.info.get("spinValue", 0) > MOST_SPINS:
                return None
            document.file = SimpleNamespace(openstream=lambda _: io.BytesIO(locked))
            document.load_key(password=password)
            document.decrypt(package)
        except Exception:  # noqa: BLE001, S112 - it raises whatever damage makes its parsers raise
            continue
        return package.getvalue()
    return None
