"""Excel workbooks, made by hand: as XML, as binary parts ([MS-XLSB]), and as the records of Excel 97 ([MS-XLS])."""

import io
import struct
import zipfile
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from ole_files import ole_file

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
STRICT_MAIN = "http://purl.oclc.org/ooxml/spreadsheetml/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
MAIN_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
BINARY_TYPE = "application/vnd.ms-excel.sheet.binary.macroEnabled.main"
BIFF8 = 0x0600


def zipped(parts: Mapping[str, str | bytes]) -> bytes:
    """Return an archive of these parts."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def relations(*targets: tuple[str, str], office: str = OFFICE) -> str:
    """Return a part of relationships, from kinds and targets; their ids are `r0`, `r1` and so on."""
    inside = "".join(
        f'<Relationship Id="r{number}" Type="{office}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(targets)
    )
    return f'<Relationships xmlns="{PACKAGE}/relationships">{inside}</Relationships>'


def xlsx(
    *sheets: str,
    strings: Sequence[str] = (),
    formats: Sequence[str | int] = (),
    settings: str = "",
    states: Mapping[int, str] | None = None,
    kinds: Mapping[int, str] | None = None,
    namespace: str = MAIN,
    parts: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    after: str = "",
) -> bytes:
    """Return a workbook of sheets, each what stands in `sheetData`; strings are what stands in an `si`.

    Sheets without a name of their own are called as programs do; `after` stands behind them in the main part.
    Style 1 has the first of `formats`, and so on: a code, or the number of a built-in one.
    """
    codes = "".join(
        f'<numFmt numFmtId="{200 + number}" formatCode="{escape(code, {chr(34): "&quot;"})}"/>'
        for number, code in enumerate(formats)
        if isinstance(code, str)
    )
    styles = "".join(
        f'<xf numFmtId="{200 + number if isinstance(code, str) else code}"/>' for number, code in enumerate(formats)
    )
    shown = [(states or {}).get(number, "visible") for number in range(len(sheets))]
    named = "".join(
        f'<sheet name="{escape(_name(names, number))}" sheetId="{number + 1}" r:id="r{number}" state="{state}"/>'
        for number, state in enumerate(shown)
    )
    related = [((kinds or {}).get(number, "worksheet"), f"worksheets/{number}.xml") for number in range(len(sheets))]
    related += [("styles", "styles.xml"), ("sharedStrings", "sharedStrings.xml")]
    shared = "".join(f"<si>{string}</si>" for string in strings)
    return zipped(
        {
            "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types">'
            f'<Override PartName="/xl/workbook.xml" ContentType="{MAIN_TYPE}"/></Types>',
            "_rels/.rels": relations(("officeDocument", "xl/workbook.xml"), ("core-properties", "core.xml")),
            "core.xml": '<c:coreProperties xmlns:c="urn:c" xmlns:d="http://purl.org/dc/elements/1.1/">'
            "<d:title>A title</d:title></c:coreProperties>",
            "xl/_rels/workbook.xml.rels": relations(*related),
            "xl/workbook.xml": f'<workbook xmlns="{namespace}" xmlns:r="{OFFICE}">{settings}<sheets>{named}</sheets>'
            f"{after}</workbook>",
            "xl/styles.xml": f'<styleSheet xmlns="{namespace}"><numFmts>{codes}</numFmts><cellStyleXfs>'
            f'<xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>{styles}</cellXfs></styleSheet>',
            "xl/sharedStrings.xml": f'<sst xmlns="{namespace}">{shared}</sst>',
            **{
                f"xl/worksheets/{number}.xml": f'<worksheet xmlns="{namespace}"><sheetData>{sheet}</sheetData>'
                "</worksheet>"
                for number, sheet in enumerate(sheets)
            },
            **(parts or {}),
        }
    )


def _name(names: Sequence[str], number: int) -> str:
    return names[number] if number < len(names) else f"Sheet{number + 1}"


def binary_record(kind: int, content: bytes = b"") -> bytes:
    """Return a record of a binary part."""
    head = bytes((kind,)) if kind < 128 else bytes((kind & 0x7F | 0x80, kind >> 7))
    size = len(content)
    while size >= 128:
        head += bytes((size & 0x7F | 0x80,))
        size >>= 7
    return head + bytes((size,)) + content


def binary_text(text: str) -> bytes:
    """Return a string with its length before it."""
    encoded = text.encode("utf-16-le")
    return struct.pack("<I", len(encoded) // 2) + encoded


def binary_cell(kind: int, content: bytes, *, column: int = 0, style: int = 0) -> bytes:
    """Return the record of a cell."""
    return binary_record(kind, struct.pack("<II", column, style) + content)


def xlsb(
    *sheets: bytes,
    strings: Sequence[str] = (),
    formats: Sequence[str] = (),
    hidden: Sequence[int] = (),
    flags: int = 0,
    names: Sequence[str] = (),
    after: bytes = b"",
    fills: Sequence[bytes] = (),
    font: bytes = b"",
) -> bytes:
    """Return a binary workbook of sheets, each the records of its rows and cells.

    Behind the styles with `formats` there is one for each fill, a pattern and a colour; all are written in the `font`.
    """
    named = b"".join(
        binary_record(
            156,
            struct.pack("<II", int(number in hidden), number + 1)
            + binary_text(f"r{number}")
            + binary_text(_name(names, number)),
        )
        for number in range(len(sheets))
    )
    related = [("worksheet", f"worksheets/{number}.bin") for number in range(len(sheets))]
    related += [("styles", "styles.bin"), ("sharedStrings", "sharedStrings.bin")]
    codes = b"".join(
        binary_record(44, struct.pack("<H", 200 + number) + binary_text(code)) for number, code in enumerate(formats)
    )
    styles = b"".join(
        binary_record(47, struct.pack("<HH", 0, number) + bytes(12)) for number in (0, *range(200, 200 + len(formats)))
    )
    grounds = b"".join(binary_record(45, fill.ljust(68, b"\0")) for fill in (b"", *fills))
    styles += b"".join(
        binary_record(47, struct.pack("<HHHH", 0, 0, 0, 1 + number) + bytes(8)) for number in range(len(fills))
    )
    return zipped(
        {
            "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types">'
            f'<Override PartName="/xl/workbook.bin" ContentType="{BINARY_TYPE}"/></Types>',
            "_rels/.rels": relations(("officeDocument", "xl/workbook.bin")),
            "xl/_rels/workbook.bin.rels": relations(*related),
            "xl/workbook.bin": binary_record(131) + binary_record(153, struct.pack("<II", flags, 0) + binary_text(""))
            + binary_record(143) + named + binary_record(144) + after + binary_record(132),
            "xl/styles.bin": binary_record(278) + binary_record(615, bytes(4)) + codes + binary_record(616)
            + (binary_record(43, font) if font else b"") + grounds
            + binary_record(626) + binary_record(47, struct.pack("<HH", 0xFFFF, 14) + bytes(12)) + binary_record(627)
            + binary_record(617, bytes(4)) + styles + binary_record(618) + binary_record(279),
            "xl/sharedStrings.bin": binary_record(159, struct.pack("<II", len(strings), len(strings)))
            + b"".join(binary_record(19, b"\0" + binary_text(string)) for string in strings) + binary_record(160),
            **{
                f"xl/worksheets/{number}.bin": binary_record(129) + binary_record(148, bytes(16)) + binary_record(145)
                + sheet + binary_record(146) + binary_record(130)
                for number, sheet in enumerate(sheets)
            },
        }
    )  # fmt: skip


def record(kind: int, content: bytes = b"") -> bytes:
    """Return a record of an Excel 97 workbook."""
    return struct.pack("<HH", kind, len(content)) + content


def cell(kind: int, row: int, column: int, content: bytes, *, style: int = 0) -> bytes:
    """Return the record of a cell of an Excel 97 workbook."""
    return record(kind, struct.pack("<HHH", row, column, style) + content)


def short_text(text: str) -> bytes:
    """Return a string of an Excel 97 workbook, with as few bytes a character as it needs."""
    is_wide = any(ord(letter) > 255 for letter in text)
    encoded = text.encode("utf-16-le" if is_wide else "latin-1")
    return struct.pack("<HB", len(text), is_wide) + encoded


def xls(
    *sheets: bytes,
    strings: bytes = b"",
    formats: Sequence[str] = (),
    settings: bytes = b"",
    states: Mapping[int, tuple[int, int]] | None = None,
    version: int = BIFF8,
    streams: Mapping[str, bytes] | None = None,
    names: Sequence[str] = (),
) -> bytes:
    """Return an Excel 97 workbook of sheets, each the records of its cells.

    `strings` are the records of the shared strings, `states` how a sheet is hidden and of which kind it is.
    """
    begin = record(0x0809, struct.pack("<HHHH", version, 5, 0, 0))
    codes = b"".join(
        record(0x041E, struct.pack("<H", 200 + number) + short_text(code)) for number, code in enumerate(formats)
    )
    styles = b"".join(
        record(0x00E0, struct.pack("<HH", 0, number) + bytes(16)) for number in (0, *range(200, 200 + len(formats)))
    )
    bodies = [record(0x0809, struct.pack("<HHHH", version, 0x10, 0, 0)) + sheet + record(0x000A) for sheet in sheets]
    before = begin + settings + codes + styles
    called = [_name(names, number).encode("latin-1") for number in range(len(sheets))]
    called = [bytes((len(name),)) + bytes(version == BIFF8) + name for name in called]
    start = len(before) + sum(10 + len(name) for name in called) + len(strings) + 4
    named = b""
    for number, body in enumerate(bodies):
        named += record(0x0085, struct.pack("<IBB", start, *(states or {}).get(number, (0, 0))) + called[number])
        start += len(body)
    data = before + named + strings + record(0x000A) + b"".join(bodies)
    return ole_file({"Workbook" if version == BIFF8 else "Book": data.ljust(4096, b"\0"), **(streams or {})})
