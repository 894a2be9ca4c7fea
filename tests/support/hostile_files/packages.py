"""Attacks that every zipped format must hold against: on the archive, and on the XML in it."""

import bz2
import lzma
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from hostile_files.hostile_file import (
    DAMAGED,
    ENCRYPTED,
    READ,
    REFUSED,
    STOPPED,
    SURVIVED,
    TOO_LARGE,
    HostileFile,
    quick,
)
from hostile_files.office_writing import (
    BOOK_MAIN,
    ODF_MAIN,
    SHEET_MAIN,
    SLIDE_MAIN,
    WORD_MAIN,
    Parts,
    book,
    opendocument,
    shape,
    slides,
    word,
    workbook,
)
from hostile_files.zip_writing import MIB, RawPart, deflated, deflated_run, honest_part, raw_zip, zip_of

GIB = 1 << 30
MARK = "MARK"
PASSWORDS = "/etc/passwd"
"""A file that readers must not fetch text from."""
DEEP = 200_000
MANY_ELEMENTS = 200_000
MANY_MEMBERS = 30_000
CELL = f'<row r="1"><c r="A1" t="inlineStr"><is><t>{MARK}</t></is></c></row>'
TABLE = (
    f"<table:table><table:table-row><table:table-cell><text:p>{MARK}</text:p></table:table-cell></table:table-row>"
    "</table:table>"
)
FRAME = f"<draw:page><draw:frame><draw:text-box><text:p>{MARK}</text:p></draw:text-box></draw:frame></draw:page>"


@dataclass(frozen=True, slots=True)
class Envelope:
    """A sound document of a zipped format with `MARK` for its text."""

    suffix: str
    parts: Parts
    main: str

    def around(self) -> tuple[str, str]:
        """Return what stands before and after the text in the main part."""
        before, _, after = str(self.parts[self.main]).partition(MARK)
        return before, after

    def packed(self, main: RawPart, *others: RawPart) -> bytes:
        """Return the document with that main part."""
        sound = [
            honest_part(name, content.encode() if isinstance(content, str) else content)
            for name, content in self.parts.items()
            if name != self.main
        ]
        return raw_zip([*sound, main, *others])

    def honest(self, main: str | bytes) -> bytes:
        """Return the document with that main part, packed as it should be."""
        return self.packed(honest_part(self.main, main.encode() if isinstance(main, str) else main))


ENVELOPES = (
    Envelope(".docx", word(f"<w:p><w:r><w:t>{MARK}</w:t></w:r></w:p>"), WORD_MAIN),
    Envelope(".odt", opendocument("text", f"<text:p>{MARK}</text:p>"), ODF_MAIN),
    Envelope(".ods", opendocument("spreadsheet", TABLE), ODF_MAIN),
    Envelope(".odp", opendocument("presentation", FRAME), ODF_MAIN),
    Envelope(".pptx", slides(shape(MARK)), SLIDE_MAIN),
    Envelope(".xlsx", workbook(CELL), SHEET_MAIN),
    Envelope(".epub", book(f"<p>{MARK}</p>"), BOOK_MAIN),
)


def hostile_packages() -> Iterator[HostileFile]:
    """Yield every attack on every zipped format."""
    for envelope in ENVELOPES:
        for name, (make, outcomes) in {**ARCHIVE_ATTACKS, **XML_ATTACKS}.items():
            yield HostileFile(name=f"{name}{envelope.suffix}", make=_bound(make, envelope), outcomes=outcomes)


def _bound(make: Callable[[Envelope], bytes], envelope: Envelope) -> Callable[[], bytes]:
    return lambda: make(envelope)


def _bomb(envelope: Envelope, size_bytes: int = GIB, **said: int) -> bytes:
    before, after = envelope.around()
    packed = deflated_run(b"many words ", size_bytes, before=before.encode(), after=after.encode())
    return envelope.packed(RawPart(name=envelope.main, packed=packed, **said))


def _otherwise_packed(envelope: Envelope, method: int, pack: Callable[[bytes], bytes]) -> bytes:
    before, after = envelope.around()
    data = f"{before}{'many words ' * (2 * MIB // 11)}{after}".encode()
    packed = pack(data)
    return envelope.packed(
        RawPart(name=envelope.main, packed=packed, method=method, said_size_bytes=len(data), crc=zlib.crc32(data))
    )


def _lzma(data: bytes) -> bytes:
    properties = lzma._encode_filter_properties({"id": lzma.FILTER_LZMA1, "preset": 0})  # type: ignore[attr-defined]
    body = lzma.compress(data, lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA1, "preset": 0}])
    return struct.pack("<BBH", 9, 4, len(properties)) + bytes(properties) + body


def _main(envelope: Envelope) -> bytes:
    return str(envelope.parts[envelope.main]).encode()


def _said(envelope: Envelope, **said: int) -> bytes:
    data = _main(envelope)
    values = {"said_size_bytes": len(data), "crc": zlib.crc32(data), **said}
    return envelope.packed(RawPart(name=envelope.main, packed=deflated(data), **values))


def _overlapping(envelope: Envelope) -> bytes:
    """Return the document with a thousand other names for the bytes of its first part."""
    number = len(envelope.parts) - 1
    size = len(_main(envelope))
    others = (RawPart(name=f"{n}.xml", packed=b"", said_size_bytes=size, shares_offset_of=number) for n in range(1000))
    return envelope.packed(honest_part(envelope.main, _main(envelope)), *others)


def _many_members(envelope: Envelope) -> bytes:
    number = len(envelope.parts) - 1
    empty = [RawPart(name="e", packed=b"", method=zipfile.ZIP_STORED, shares_offset_of=None)]
    empty += [RawPart(name=f"{n:x}", packed=b"", method=0, shares_offset_of=number + 1) for n in range(MANY_MEMBERS)]
    return envelope.packed(honest_part(envelope.main, _main(envelope)), *empty)


def _sound(envelope: Envelope) -> bytes:
    return zip_of(envelope.parts)


def _twice(envelope: Envelope) -> bytes:
    other = _main(envelope).replace(MARK.encode(), b"OTHER")
    return envelope.packed(honest_part(envelope.main, _main(envelope)), honest_part(envelope.main, other))


def _directory_elsewhere(envelope: Envelope) -> bytes:
    """Return the document with a directory that is said to start far behind the end."""
    data = bytearray(_sound(envelope))
    struct.pack_into("<I", data, len(data) - 6, 0xFFFFFF00)
    return bytes(data)


Attack = tuple[Callable[[Envelope], bytes], frozenset[str]]

ARCHIVE_ATTACKS: Mapping[str, Attack] = {
    "gigabyte": (_bomb, quick(TOO_LARGE)),
    "gigabyte said to be small": (lambda e: _bomb(e, said_size_bytes=100), quick(TOO_LARGE, DAMAGED)),
    "below every budget": (lambda e: _bomb(e, 9 * MIB), REFUSED),  # its checksum is wrong
    "bzip2": (lambda e: _otherwise_packed(e, zipfile.ZIP_BZIP2, bz2.compress), quick(DAMAGED, TOO_LARGE)),
    "lzma": (lambda e: _otherwise_packed(e, zipfile.ZIP_LZMA, _lzma), quick(DAMAGED, TOO_LARGE)),
    "unknown method": (lambda e: _said(e, method=99), quick(DAMAGED)),
    "size said to be 4 GB": (lambda e: _said(e, said_size_bytes=0xFFFFFFFE), quick(READ, DAMAGED, TOO_LARGE)),
    "packed size said to be 4 GB": (lambda e: _said(e, said_packed_bytes=0xFFFFFFFE), quick(READ, DAMAGED, TOO_LARGE)),
    "packed size said to be 1": (lambda e: _said(e, said_packed_bytes=1), quick(DAMAGED)),
    "wrong checksum": (lambda e: _said(e, crc=1), quick(DAMAGED)),
    "encrypted part": (lambda e: _said(e, flags=1), quick(ENCRYPTED)),
    "overlapping members": (_overlapping, quick(READ, DAMAGED, TOO_LARGE)),
    "many members": (_many_members, SURVIVED),
    "the same part twice": (_twice, quick(READ, DAMAGED)),
    "directory elsewhere": (_directory_elsewhere, quick(DAMAGED)),
    "cut off": (lambda e: _sound(e)[: len(_sound(e)) * 2 // 3], quick(DAMAGED)),
    "garbage after": (lambda e: _sound(e) + b"garbage" * 20_000, SURVIVED),
    "archive in the main part": (lambda e: e.honest(_sound(e)), SURVIVED),
    "empty main part": (lambda e: e.honest(b""), REFUSED),
}


def _with_text(text: str) -> Callable[[Envelope], bytes]:
    def make(envelope: Envelope) -> bytes:
        before, after = envelope.around()
        return envelope.honest(f"{before}{text}{after}")

    return make


def _with_run(piece: str, count: int, *, before_run: str = "", after_run: str = "") -> Callable[[Envelope], bytes]:
    """Return the maker of documents with a piece many times in the place of the text."""

    def make(envelope: Envelope) -> bytes:
        before, after = envelope.around()
        return envelope.honest(f"{before}{before_run}{piece * count}{after_run}{after}")

    return make


def _with_doctype(declarations: str, reference: str, encoding: str = "utf-8") -> Callable[[Envelope], bytes]:
    """Return the maker of documents that declare something and use it in the place of the text."""

    def make(envelope: Envelope) -> bytes:
        before, after = envelope.around()
        prologue = f'<?xml version="1.0" encoding="{encoding}"?><!DOCTYPE x {declarations}>'
        return envelope.honest(f"{prologue}{before}{reference}{after}".encode(encoding))

    return make


def _encoded(encoding: str, declared: str = "") -> Callable[[Envelope], bytes]:
    def make(envelope: Envelope) -> bytes:
        said = f'<?xml version="1.0" encoding="{declared}"?>' if declared else ""
        return envelope.honest((said + str(envelope.parts[envelope.main])).encode(encoding))

    return make


LAUGHS = "[<!ENTITY a0 'lol '>" + "".join(f"<!ENTITY a{n} '{f'&a{n - 1};' * 10}'>" for n in range(1, 12)) + "]"
BLOWUP = f"[<!ENTITY a '{'words ' * 20_000}'>]"
OUTSIDE = f"[<!ENTITY a SYSTEM 'file://{PASSWORDS}'>]"
OUTSIDE_SUBSET = (
    f"SYSTEM 'file://{PASSWORDS}' [<!ENTITY % p SYSTEM 'http://127.0.0.1:9/x.dtd'> %p; <!ENTITY a 'words'>]"
)
LOOP = "[<!ENTITY a '&b;'><!ENTITY b '&a;'>]"

XML_ATTACKS: Mapping[str, Attack] = {
    "entities": (_with_doctype(LAUGHS, "&a11;"), SURVIVED),
    "entities in UTF-16": (_with_doctype(LAUGHS, "&a11;", "utf-16"), SURVIVED),
    "large entity, often": (_with_doctype(BLOWUP, "&a;" * 20_000), SURVIVED),
    "entity loop": (_with_doctype(LOOP, "&a;"), SURVIVED),
    "entity outside": (_with_doctype(OUTSIDE, "&a;"), SURVIVED),
    "subset outside": (_with_doctype(OUTSIDE_SUBSET, "&a;"), SURVIVED),
    "included": (
        _with_text(f'<i:include xmlns:i="http://www.w3.org/2001/XInclude" parse="text" href="file://{PASSWORDS}"/>'),
        SURVIVED,
    ),
    "deep": (_with_run("<a>", DEEP), REFUSED),
    "deep and closed": (_with_run("<a>", DEEP, after_run="</a>" * DEEP), SURVIVED),
    "elements": (_with_run("<a/>", MANY_ELEMENTS), SURVIVED),
    "comments": (_with_run("<!---->", MANY_ELEMENTS), SURVIVED),
    "instructions": (_with_run("<?a?>", MANY_ELEMENTS), SURVIVED),
    "sections": (_with_run("<![CDATA[w ]]>", MANY_ELEMENTS // 3), SURVIVED),
    "references": (_with_run("&#65; ", MANY_ELEMENTS), SURVIVED),
    "attributes": (_with_text("<a " + " ".join(f"a{n}=''" for n in range(50_000)) + "/>"), SURVIVED),
    "namespaces": (_with_text("".join(f"<a xmlns:n{n}='u{n}'/>" for n in range(50_000))), SURVIVED),
    "namespaces of one": (_with_text("<a " + " ".join(f"xmlns:n{n}='u{n}'" for n in range(20_000)) + "/>"), SURVIVED),
    "a long attribute": (_with_run("v", 3 * MIB, before_run="<a a='", after_run="'/>"), SURVIVED),
    "a long word": (_with_run("v", 3 * MIB), SURVIVED),
    "a longer text": (_with_run("words ", 12 * MIB // 6), STOPPED),
    "a long name": (_with_run("v", 3 * MIB, before_run="<", after_run="/>"), SURVIVED),
    "impossible characters": (_with_text("&#0;&#xFFFFFFFF;&#xD800;\x00\x01"), SURVIVED),
    "unclosed": (_with_text("<a"), REFUSED),
    "UTF-16": (_encoded("utf-16"), SURVIVED),
    "UTF-16 without a mark": (_encoded("utf-16-be"), SURVIVED),
    "UTF-32": (_encoded("utf-32"), SURVIVED),
    "said to be UTF-16": (_encoded("utf-8", "utf-16"), SURVIVED),
    "said to be nonsense": (_encoded("utf-8", "nonsense"), SURVIVED),
    "said to be UTF-7": (_encoded("utf-7", "utf-7"), SURVIVED),
    "EBCDIC": (_encoded("cp500", "cp500"), SURVIVED),
}
