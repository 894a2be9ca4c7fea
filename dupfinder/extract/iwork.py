"""The text of Pages, Numbers and Keynote documents, from the objects that Apple's programs keep in them.

A document is a zip archive, or has one in it, of files of objects (`.iwa`): packed by Snappy, each object a message of
Protocol Buffers. Nobody publishes their schema; the numbers of types and fields are those that numbers-parser (MIT) and
libetonyek (MPL) found. From the document down objects name each other; who follows them comes upon all text in it.
"""

import contextlib
import datetime
import decimal
import io
import re
import struct
from collections.abc import Iterator

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.opening import opened_package
from dupfinder.extract.containers.package import MAX_TOTAL_BYTES, Package, open_package
from dupfinder.extract.format import Content
from dupfinder.extract.sheets.cell_values import values_digest
from dupfinder.extract.source import SourceFile

_ROOT = 1
"""The number of the object that is the document."""
_PREVIEW, _PASSWORD, _PACKED = "QuickLook/Preview.pdf", ".iwpv2", "index.zip"
_NO_TEXT = re.compile(
    r"(?:MasterSlide|TemplateSlide|ViewState|AnnotationAuthor|Metadata|(?:Theme|Document)Stylesheet)[^/]*$"
)
"""Files of objects of which nothing is seen in the document."""
_STORAGES, _TABLE, _CAPTION, _TO_HIDDEN = (2001, 2005), 6001, 633, 2
"""Kinds of objects; two fields behind a title or caption stands whether it is hidden."""
_ATTACHMENT = "\ufffc"
_ENDS = re.compile("[\x04-\x08\x0b\x0c\x0e\x85\u2028\u2029]")
"""What ends a page, a section, a column or a line, and marks of notes."""
_NAMED_BY_PROGRAM = re.compile(r"\S+ \d+(?:-\d+)*")

# What is in a cell, in its order, since 2017 and before: the bit that says so, how long it is, and what it tells.
_CELL = ((1, 16, "decimal"), (2, 8, "number"), (4, 8, "date"), (8, 4, "string"), (16, 4, "rich"))
_OLD_CELL = (
    *((bit, 4, "") for bit in (0x2, 0x80, 0x400, 0x800, 0x4, 0x8, 0x1000)),
    *((0x10, 4, "string"), (0x20, 8, "number"), (0x40, 8, "date"), (0x200, 4, "rich")),
)
_CELL_BYTES, _MOST_CELL_BYTES, _NOWHERE, _NEW, _BOOL = 12, 256, 0xFFFF, 5, 6
_DECIMAL_BIAS, _PRECISE = 0x1820, decimal.Context(prec=34)
_EPOCH = datetime.datetime(2001, 1, 1)  # noqa: DTZ001 - of no zone
_DEEPEST = 32

Fields = list[tuple[int, int | bytes]]


def read(source: SourceFile) -> Content:
    """Return the text as it stands; of documents of iWork '09 and before that of their own preview."""
    package = opened_package(source, str(source.recognised.title if source.recognised else ""))
    if package.read(_PASSWORD) is not None:
        raise DocumentError(ProblemCode.ENCRYPTED, say("The document is encrypted and needs a password."))
    index = next((name for name in package.names_below("") if name.casefold().endswith(_PACKED)), None)
    inner = package if index is None else open_package(io.BytesIO(package.read(index) or b""))
    objects = _Objects(inner or package)
    if objects.are_none:
        preview = package.read(_PREVIEW)
        if preview is None:
            raise DocumentError(
                ProblemCode.UNSUPPORTED, say("The document was saved without a preview that can be read.")
            )
        from dupfinder.extract.pdf.text import read as read_pdf  # noqa: PLC0415 - hardly ever needed

        return Content(text=read_pdf(SourceFile.of_bytes("Preview.pdf", preview)).text)
    text = "".join(f"{line}\n" for line in _Walk(objects).lines(_ROOT))
    return Content(text=text, values=values_digest(text) if source.suffix == ".numbers" else b"")


class _Objects:
    """All objects of a document, by their numbers."""

    def __init__(self, package: Package) -> None:
        self._found: dict[int, tuple[int, bytes]] = {}
        total = 0
        for name in package.names_below(""):
            if name.endswith(".iwa") and not _NO_TEXT.search(name):
                data = _unpacked(package.read(name) or b"", MAX_TOTAL_BYTES - total)
                total += len(data)
                self._take(data)

    @property
    def are_none(self) -> bool:
        return not self._found

    def __contains__(self, number: object) -> bool:
        return number in self._found

    def kind(self, number: int) -> int:
        return self._found.get(number, (0, b""))[0]

    def fields(self, number: int) -> Fields:
        """Return the fields of an object; none of one that is not there."""
        return _fields(self._found.get(number, (0, b""))[1])

    def _take(self, data: bytes) -> None:
        position = 0
        while position < len(data):
            size, position = _number(data, position)
            head = _fields(data[position : position + size])
            position += size
            for place, told in enumerate(_messages(head, 2)):
                length = _value(told, 3)
                if not place:  # others are changes of it
                    self._found.setdefault(_value(head, 1), (_value(told, 1), data[position : position + length]))
                position += length


class _Walk:
    """Follows the objects from one to the next, each once."""

    def __init__(self, objects: _Objects) -> None:
        self._objects = objects
        self._seen: set[int] = set()

    def lines(self, number: int) -> Iterator[str]:
        """Yield the lines of an object and of what it names, as far as nobody was there yet."""
        left: list[int | str] = [number]
        while left:
            one = left.pop()
            if isinstance(one, str):
                yield from filter(None, map(str.strip, _ENDS.sub("\n", one).split("\n")))
            elif one in self._objects and one not in self._seen:
                self._seen.add(one)
                kind, fields = self._objects.kind(one), self._objects.fields(one)
                if kind == _TABLE:
                    yield from self._rows(fields)
                else:
                    named = [each for each in self._named(fields) if each not in self._seen]
                    # The text of a document comes before what floats over it.
                    named.sort(key=lambda each: self._objects.kind(each) not in _STORAGES)
                    left += reversed([*(self._pieces(fields) if kind in _STORAGES else ()), *named])

    def _pieces(self, fields: Fields) -> list[int | str]:
        """Return a text in pieces, between them what stands in it."""
        text = "".join(one.decode("utf-8", "replace") for one in _all(fields, 3))
        standing = [self._named(one) for table in _messages(fields, 9) for one in _messages(table, 1)]
        objects = iter([one[0] for one in standing if one])
        pieces: list[int | str] = []
        for piece in text.split(_ATTACHMENT):
            pieces += [piece, next(objects, 0)]
        return pieces

    def _named(self, fields: Fields, depth: int = 0) -> list[int]:
        """Return the numbers of the objects that a message names, at any depth, in its order."""
        found = []
        for field, value in fields:
            if isinstance(value, bytes) and depth < _DEEPEST:
                try:
                    inner = _fields(value)
                except (ValueError, IndexError):
                    continue  # text or other bytes
                if inner and all(isinstance(each, int) for _, each in inner):
                    number = _value(inner, 1)
                    is_hidden = self._objects.kind(number) == _CAPTION and _value(fields, field + _TO_HIDDEN)
                    found += [number] if inner[0][0] == 1 and number in self._objects and not is_hidden else []
                else:
                    found += self._named(inner, depth + 1)
        return found

    def _rows(self, table: Fields) -> Iterator[str]:
        """Yield the rows of a table, cells with tabs between them."""
        name = b"".join(_all(table, 8)).decode("utf-8", "replace")
        if _value(table, 22) and not _NAMED_BY_PROGRAM.fullmatch(name):
            yield name
        for store in _messages(table, 4):
            strings = self._listed(store, 4)
            rich = self._listed(store, 17)
            rows = {}
            for tiles in _messages(store, 3):
                size = _value(tiles, 2) or 256
                for tile in _messages(tiles, 1):
                    for number in self._named(tile):
                        for row in _messages(self._objects.fields(number), 5):
                            rows[_value(tile, 1) * size + _value(row, 1)] = row
            for _, row in sorted(rows.items()):
                cells = [self._cell(data, strings, rich) for data in _cells(row)]
                if any(cells):
                    yield "\t".join(filter(None, cells))

    def _listed(self, store: Fields, field: int) -> dict[int, Fields]:
        """Return the entries of a list of a table by their keys; long ones are in pieces."""
        entries: dict[int, Fields] = {}
        for data in _all(store, field):
            for number in self._named([(field, data)]):
                pieces = [number, *self._named([one for one in self._objects.fields(number) if one[0] == 4])]
                for piece in pieces:
                    for _, value in self._objects.fields(piece):
                        if isinstance(value, bytes):
                            with contextlib.suppress(ValueError, IndexError):
                                entry = _fields(value)
                                entries.setdefault(_value(entry, 1), entry)
        return entries

    def _cell(self, data: bytes, strings: dict[int, Fields], rich: dict[int, Fields]) -> str:
        is_new = data[0] == _NEW
        bits = int.from_bytes(data[8:12] if is_new else data[4:8], "little")
        position, told = _CELL_BYTES, {}
        for bit, length, name in _CELL if is_new else _OLD_CELL:
            if bits & bit:
                told[name] = data[position : position + length]
                position += length
        if "string" in told:
            key = int.from_bytes(told["string"], "little")
            return " ".join(b" ".join(_all(strings.get(key, []), 3)).decode("utf-8", "replace").split())
        if "rich" in told:
            key = int.from_bytes(told["rich"], "little")
            return " ".join(line for one in self._named(rich.get(key, [])) for line in self.lines(one))
        if "date" in told:
            when = _EPOCH + datetime.timedelta(seconds=struct.unpack("<d", told["date"])[0])
            return when.isoformat(" ", "seconds").removesuffix(" 00:00:00")
        if "decimal" in told:
            return _decimal(told["decimal"])
        if "number" in told:
            value = struct.unpack("<d", told["number"])[0]
            return ("TRUE" if value else "FALSE") if data[1] == _BOOL else f"{value:.15g}"
        return ""


def _cells(row: Fields) -> Iterator[bytes]:
    """Yield the bytes of the cells of a row, from the first to the last that is not empty."""
    field = 6 if any(_all(row, 6)) else 3
    data, places = b"".join(_all(row, field)), b"".join(_all(row, field + 1))
    unit = 4 if field == 6 and _value(row, 8) else 1
    for (place,) in struct.iter_unpack("<H", places[: len(places) // 2 * 2]):
        if place != _NOWHERE:
            cell = data[place * unit : place * unit + _MOST_CELL_BYTES]
            if len(cell) < _CELL_BYTES:
                raise ValueError("a cell is torn")
            yield cell


def _decimal(data: bytes) -> str:
    """Return a number of 128 bits (IEEE 754, digits in binary) as it is written."""
    bits = int.from_bytes(data, "little")
    digits, power = bits & (1 << 113) - 1, (bits >> 113 & 0x3FFF) - _DECIMAL_BIAS
    number = decimal.Decimal((bits >> 127, tuple(map(int, str(digits))), power)).normalize(_PRECISE)
    return f"{number:f}" if -30 < number.adjusted() < 30 else str(number)


# Protocol Buffers and Snappy.


def _number(data: bytes, position: int) -> tuple[int, int]:
    """Return a number of variable length, and the place behind it."""
    value = shift = 0
    while True:
        byte = data[position]
        value |= (byte & 0x7F) << shift
        position, shift = position + 1, shift + 7
        if byte < 0x80:
            return value, position
        if shift > 63:
            raise ValueError("no number is that long")


def _fields(data: bytes) -> Fields:
    """Return the fields of a message in their order; `ValueError` or `IndexError` for what is none."""
    found: Fields = []
    position = 0
    while position < len(data):
        key, position = _number(data, position)
        if not key >> 3:
            raise ValueError("a field has no number")
        match key & 7:
            case 0:
                value, position = _number(data, position)
                found.append((key >> 3, value))
                continue
            case 1 | 5 as kind:
                length = 8 if kind == 1 else 4
            case 2:
                length, position = _number(data, position)
            case _:
                raise ValueError("a field is of no kind")
        if position + length > len(data):
            raise ValueError("a field is torn")
        found.append((key >> 3, data[position : position + length]))
        position += length
    return found


def _all(fields: Fields, number: int) -> Iterator[bytes]:
    return (value for field, value in fields if field == number and isinstance(value, bytes))


def _messages(fields: Fields, number: int) -> Iterator[Fields]:
    return map(_fields, _all(fields, number))


def _value(fields: Fields, number: int) -> int:
    return next((value for field, value in fields if field == number and isinstance(value, int)), 0)


def _unpacked(data: bytes, most_bytes: int) -> bytes:
    """Return what a file of objects holds: pieces that are packed by Snappy, each behind its length."""
    out = bytearray()
    position = 0
    while position < len(data):
        end = position + 4 + int.from_bytes(data[position + 1 : position + 4], "little")
        if data[position] or end > len(data):
            raise ValueError("a piece is torn")
        _unpack(data[position + 4 : end], out, most_bytes)
        position = end
    return bytes(out)


def _unpack(data: bytes, out: bytearray, most_bytes: int) -> None:
    """Unpack a piece (Snappy, format_description.txt) behind what there is."""
    begin = len(out)
    size, position = _number(data, 0)
    if begin + size > most_bytes:
        raise DocumentError(
            ProblemCode.TOO_LARGE, say("The document unpacks to more than 200 MB in one part, or 400 MB in total.")
        )
    while position < len(data):
        tag = data[position]
        position += 1
        length = (tag >> 2) + 1
        if not tag & 3:
            if length > 60:
                more = length - 60
                length = int.from_bytes(data[position : position + more], "little") + 1
                position += more
            out += data[position : position + length]
            position += length
        else:
            if tag & 3 == 1:
                length, back, size_bytes = (tag >> 2 & 7) + 4, (tag >> 5) << 8 | data[position], 1
            else:
                size_bytes = 2 if tag & 3 == 2 else 4
                back = int.from_bytes(data[position : position + size_bytes], "little")
            position += size_bytes
            start = len(out) - back
            if not back or start < begin:
                raise ValueError("a copy is of nothing")
            piece = out[start : start + length]
            out += (piece * (length // len(piece) + 1))[:length]
        if len(out) - begin > size:
            raise ValueError("a piece is longer than it says")
    if len(out) - begin < size:
        raise ValueError("a piece is shorter than it says")
