"""The text of Kindle and Mobipocket books: HTML in packed records of a Palm database.

The MobileRead wiki describes it (PDB, PalmDOC, MOBI, KF8, HUFF/CDIC). Of a file that holds a book twice, in the
older form and in the newer one, the older is read.
"""

import re
import struct
from collections.abc import Iterator, Sequence
from functools import partial

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.dates import iso_date
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.source import SourceFile
from dupfinder.extract.web.html_text import content_of
from dupfinder.extract.web.style_sheets import Sheet

TITLE = "Kindle book"
_COUNT_AT, _LIST_AT, _ENTRY = 76, 78, struct.Struct(">I4x")
_TEXT = struct.Struct(">HxxIHxxH")
"""How the text is packed, how long it is, in how many records, and how it is encrypted."""
_PLAIN, _PACKED, _CODED = 1, 2, 17480
_NONE = 0xFFFF_FFFF
_ENCODINGS = {1252: "cp1252", 65001: "utf-8"}
_AUTHOR, _DATE, _BOOK_TITLE = 100, 106, 503
_PICTURE = re.compile(r"(<img\b[^<>]*?)\srecindex\s*=\s*[\"']?0*(\d+)[\"']?", re.IGNORECASE)
_PLACE = re.compile(r"([\"'])kindle:pos:")
"""What a link to a place in the book begins with."""
_EMBEDDED = re.compile(r"kindle:embed:([0-9A-V]+)", re.IGNORECASE)
_FLOW = re.compile(r"kindle:flow:([0-9A-V]+)", re.IGNORECASE)
_BITS = 32
"""The most that a code takes."""
_MOST_IN_RECORD, _MOST_IN_BOOK, _MOST_INSIDE = 1 << 16, 200_000_000, 20
"""Bytes of a record, also unpacked (4,096 in real books), those of all records, and phrases inside each other."""
_PHRASE_BYTES = 100
"""In memory, besides its text."""
_CODE_BYTES = 20
"""As dear as so many is a code, also one for a phrase without a letter."""
_REPLICA = b"%MOP"
"""How the text begins of what holds the pages of a PDF."""


class Book:
    """The records of a database, and what the first of them says of the others."""

    def __init__(self, source: SourceFile) -> None:
        self._source = source
        count = int.from_bytes(source.read_at(_COUNT_AT, 2))
        starts = [start for (start,) in _ENTRY.iter_unpack(source.read_at(_LIST_AT, count * _ENTRY.size))]
        self._places = [*starts, source.size_bytes]
        self.head = self.record(0)
        self.packing, _, self.text_records, self.encryption = _TEXT.unpack_from(self.head)
        self.is_mobipocket = self.head[16:20] == b"MOBI"
        self.encoding = _ENCODINGS.get(self.field(28), "utf-8") if self.is_mobipocket else "cp1252"

    def record(self, number: int) -> bytes:
        """Return a record."""
        begin, end = self._places[number : number + 2]
        return self._source.read_at(begin, max(0, end - begin))

    def field(self, place: int) -> int:
        """Return a number of the header; one that says "none" where the header is too short for it."""
        is_there = self.is_mobipocket and place + 4 <= len(self.head)
        return int.from_bytes(self.head[place : place + 4]) if is_there else _NONE

    def text(self) -> bytes:
        """Return all of the text records; `DocumentError` where that takes another program."""
        if self.encryption:
            raise DocumentError(
                ProblemCode.ENCRYPTED, say("The {title} is protected: only its own program can read it.", title=TITLE)
            )
        if self.packing not in {_PLAIN, _PACKED, _CODED}:
            raise _unread()
        unpack = unpacked if self.packing == _PACKED else self._phrases().unpacked if self.packing == _CODED else bytes
        after = self.field(240) if self.field(20) >= 0xE4 and self.field(36) >= 5 else 0
        flags = 0 if after == _NONE else after & 0xFFFF
        parts, size = [], 0
        for record in map(self.record, range(1, self.text_records + 1)):
            parts.append(unpack(record[: len(record) - _after_text(record, flags)]))
            size += len(record) + len(parts[-1])
            if size > _MOST_IN_BOOK:  # records may share their bytes
                raise _damaged()
        text = b"".join(parts)
        if text.startswith(_REPLICA):
            raise _unread()
        return text

    def _phrases(self) -> "_Phrases":
        first, count = self.field(112), self.field(116)
        if count < 2 or first + count >= len(self._places):
            raise _damaged()
        return _Phrases(map(self.record, range(first, first + count)))

    def flows(self, text: bytes) -> Sequence[bytes]:
        """Return the parts of the text of a newer book: the pages, then style sheets and drawings."""
        number = self.field(192)
        if self.field(36) < 8 or number >= len(self._places) - 1:
            return [text]
        table = self.record(number)
        if table[:4] != b"FDST":
            return [text]
        places = struct.unpack_from(f">{2 * int.from_bytes(table[8:12])}I", table, 12)
        return [text[begin:end] for begin, end in zip(places[::2], places[1::2], strict=True)]

    def picture(self, number: int) -> bytes:
        """Return the file of a picture, by its number from 1 on; nothing if there is none."""
        place = self.field(108) + number - 1
        return self.record(place) if number > 0 and place < len(self._places) - 1 else b""

    def said(self) -> Iterator[tuple[int, str]]:
        """Yield what the book says of itself, each by its kind."""
        place = 16 + self.field(20)
        if not self.is_mobipocket or not self.field(128) & 0x40 or self.head[place : place + 4] != b"EXTH":
            return
        (count,) = struct.unpack_from(">I", self.head, place + 8)
        place += 12
        for _ in range(count):
            kind, size = struct.unpack_from(">II", self.head, place)
            yield kind, self.head[place + 8 : place + size].decode(self.encoding, "replace")
            place += max(8, size)


class _Phrases:
    """The phrases that the text of a book is made of, and the Huffman codes that stand for them (HUFF/CDIC).

    Of phrases with codes of one length the one with the highest code comes first. A phrase may be made of others.
    """

    def __init__(self, records: Iterator[bytes]) -> None:
        codes = next(records)
        starts, limits = struct.unpack_from(">II", codes, 8)
        self._by_byte = struct.unpack_from(">256I", codes, starts)
        """By the first byte of a code: its bits, whether they are sure (0x80), and the highest such code."""
        self._limits = struct.unpack_from(f">{2 * _BITS}I", codes, limits)
        """The lowest and the highest code of each length, from one bit on."""
        self._made = 0
        self._phrases: list[tuple[bytes, bool]] = []
        """Each as it is written, and whether that is its text."""
        for record in records:
            count, bits = struct.unpack_from(">II", record, 8)
            for place in struct.unpack_from(f">{min(count - len(self._phrases), 1 << min(bits, 16))}H", record, 16):
                (size,) = struct.unpack_from(">H", record, 16 + place)
                self._made += _PHRASE_BYTES + (size & 0x7FFF)
                if self._made > _MOST_IN_BOOK:
                    raise _damaged()
                self._phrases.append((record[18 + place : 18 + place + (size & 0x7FFF)], size >= 0x8000))

    def unpacked(self, data: bytes, inside: int = 0) -> bytes:
        """Return the text of a record or phrase."""
        if len(data) > _MOST_IN_RECORD or inside > _MOST_INSIDE:
            raise _damaged()
        out = bytearray()
        padded, place = data + bytes(5), 0
        while True:
            ahead = int.from_bytes(padded[place >> 3 : (place >> 3) + 5]) >> 8 - place % 8 & 0xFFFF_FFFF
            found = self._by_byte[ahead >> 24]
            bits, highest = found & 0x1F, found >> 8
            if not found & 0x80:
                while 0 < bits < _BITS and ahead >> _BITS - bits < self._limits[2 * bits - 2]:
                    bits += 1
                highest = self._limits[2 * bits - 1]
            place += bits
            if place > 8 * len(data):
                return bytes(out)
            number = highest - (ahead >> _BITS - bits)
            if not (bits and 0 <= number < len(self._phrases)):
                raise _damaged()
            phrase, is_text = self._phrases[number]
            if not is_text:
                phrase = self.unpacked(phrase, inside + 1)
                self._phrases[number] = phrase, True
            out += phrase
            self._made += _CODE_BYTES + len(phrase)
            if len(out) > _MOST_IN_RECORD or self._made > _MOST_IN_BOOK:
                raise _damaged()


def read(source: SourceFile) -> Content:
    """Return the text of a book, with its pictures where they stand."""
    book = Book(source)
    flows = book.flows(book.text())
    pages = flows[0].decode(book.encoding, "replace")
    if not book.is_mobipocket:
        return Content(text=pages.replace("\r\n", "\n").replace("\r", "\n"))
    pages = _PLACE.sub(r"\1#", pages)
    pages = _PICTURE.sub(lambda found: f'{found[1]} src="kindle:embed:{_base_32(int(found[2]))}"', pages)

    def linked(address: str) -> Sheet | None:
        found = _FLOW.match(address)
        number = int(found[1], 32) if found else 0
        return Sheet(flows[number].decode(book.encoding, "replace"), linked) if 0 < number < len(flows) else None

    sources: dict[str, int] = {}
    content = content_of(pages, sources=sources, linked=linked)
    gathering = Gathering()
    gathering.include(content)
    for address, line in sources.items():
        found = _EMBEDDED.match(address)
        number = int(found[1], 32) if found else 0
        if data := book.picture(number):
            gathering.picture(address, data, partial(book.picture, number), line=line)
        else:
            gathering.cannot_see(ContentKind.PICTURES)
    said = dict(book.said())
    return Content(
        text=content.text,
        metadata=Metadata(
            title=said.get(_BOOK_TITLE, content.metadata.title),
            author=said.get(_AUTHOR),
            created=iso_date(said.get(_DATE)),
        ),
        headings=content.headings,
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
    )


def _unread() -> DocumentError:
    return DocumentError(
        ProblemCode.UNSUPPORTED, say("The {title} is compressed in a way that DupFinder cannot read.", title=TITLE)
    )


def _damaged() -> DocumentError:
    return DocumentError(ProblemCode.DAMAGED, say("The {title} is damaged and cannot be read.", title=TITLE))


def _base_32(number: int) -> str:
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUV"
    return f"{'' if number < 32 else _base_32(number // 32)}{digits[number % 32]}"


def _after_text(record: bytes, flags: int) -> int:
    """Return how many bytes at the end of a record are no text: a piece for each flag, with its size at the end."""
    after = 0
    for bit in range(15, 0, -1):
        if flags >> bit & 1:
            after += _size_before(record, len(record) - after)
    if flags & 1 and after < len(record):
        after += (record[len(record) - after - 1] & 3) + 1
    return min(after, len(record))


def _size_before(record: bytes, end: int) -> int:
    """Return the number that ends there, of at most four bytes with seven bits each, the first of which is marked."""
    size = shift = 0
    for value in reversed(record[max(0, end - 4) : end]):
        size |= (value & 0x7F) << shift
        shift += 7
        if value & 0x80:
            break
    return size


def unpacked(data: bytes) -> bytes:
    """Return a record as it was before PalmDOC packed it."""
    out = bytearray()
    place = 0
    while place < len(data):
        value = data[place]
        place += 1
        if 1 <= value <= 8:
            out += data[place : place + value]
            place += value
        elif value < 0x80:
            out.append(value)
        elif value >= 0xC0:
            out += bytes((0x20, value ^ 0x80))
        elif place < len(data):
            pair = value << 8 | data[place]
            place += 1
            distance, length = pair >> 3 & 0x7FF, (pair & 7) + 3
            if not 0 < distance <= len(out):
                raise _damaged()
            begin = len(out) - distance
            while length:  # what is copied may be what it makes
                copied = out[begin : begin + length]
                out += copied
                length -= len(copied)
    return bytes(out)
