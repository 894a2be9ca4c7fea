"""Documents of every format, made in memory: PDFs and archives byte by byte, so that they can be odd in any way."""

import io
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pytest

from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.errors import DocumentError
from dupfinder.extract import SourceFile, extract

Written = tuple[float, float, str]
"""Where a piece of text starts on a page, in points from the lower left, and the text."""

PAGE = (800, 800)
"""Square, so that it can be turned."""
FONT_SIZE = 10
FIRST_CODE = 33
"""The first code that has a shape in Helvetica; what has none, pdfium may leave out."""

OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


@pytest.fixture
def extracted() -> Callable[[str, bytes], ExtractedText]:
    """Return what is extracted from a document of that name and content."""
    return lambda name, data: extract(SourceFile(name, io.BytesIO(data), len(data)))


@pytest.fixture
def problem(extracted: Callable[[str, bytes], ExtractedText]) -> Callable[[str, bytes], str]:
    """Return code and sentence of the error that a document of that name and content ends in."""

    def found(name: str, data: bytes) -> str:
        with pytest.raises(DocumentError) as raised:
            extracted(name, data)
        return f"{raised.value.code}: {raised.value}"

    return found


@pytest.fixture
def make_pdf() -> Callable[..., bytes]:
    """Return a writer of PDFs: pages of `(x, y, text)` as they are seen, and by keyword what else `_pdf` takes.

    Each letter is five points wide. Letters in braces are a ligature: `{fi}` is one shape that stands for two letters.
    `others` are more objects, numbered from 5; `catalogue` and `resources` go into these dictionaries, and `content`
    follows what is written on each page.
    """
    return _pdf


@pytest.fixture
def lines() -> Callable[..., list[Written]]:
    """Return lines of text as they follow one another on a page: `x`, `y` of the first, `step` to the next."""

    def written(*texts: str, x: float = 72, y: float = 700, step: float = 12) -> list[Written]:
        return [(x, y - number * step, text) for number, text in enumerate(texts)]

    return written


@pytest.fixture
def make_stream() -> Callable[[str], str]:
    """Return a writer of stream objects for `make_pdf`."""
    return _stream


def _letters(text: str) -> list[str]:
    """Return the letters of a text, those in braces as one."""
    letters = []
    rest = text
    while rest:
        end = rest.index("}") + 1 if rest.startswith("{") else 1
        letters.append(rest[:end].strip("{}"))
        rest = rest[end:]
    return letters


def _coded(text: str, codes: Mapping[str, int]) -> str:
    """Return a text in the codes of its font, as hexadecimal digits."""
    return bytes(codes[letter] for letter in _letters(text)).hex()


def _pdf(
    *pages: Sequence[Written],
    info: Mapping[str, str] | None = None,
    annotations: Sequence[str] = (),
    fields: Sequence[str] = (),
    rotate: int = 0,
    others: Sequence[str] = (),
    catalogue: str = "",
    content: str = "",
    resources: str = "",
) -> bytes:
    alphabet = sorted({letter for page in pages for _, _, text in page for letter in _letters(text)})
    codes = {letter: code for code, letter in enumerate(alphabet, start=FIRST_CODE)}
    objects = ["", "", _font(len(alphabet)), _stream(_unicode_map(codes))]
    objects += others
    kids = []
    notes = []
    for text in (*annotations, *fields):
        objects.append(text)
        notes.append(len(objects))
    for number, page in enumerate(pages):
        written = "".join(
            f"BT /F1 {FONT_SIZE} Tf {_matrix(x, y, rotate)} Tm <{_coded(text, codes)}> Tj ET\n" for x, y, text in page
        )
        objects.append(_stream(written + content))
        annots = f"/Annots[{' '.join(f'{note} 0 R' for note in notes)}]" if notes and number == 0 else ""
        objects.append(
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {PAGE[0]} {PAGE[1]}]/Rotate {rotate}{annots}"
            f"/Resources<</Font<</F1 3 0 R>>{resources}>>/Contents {len(objects)} 0 R>>"
        )
        kids.append(len(objects))
    form = f"/AcroForm<</Fields[{' '.join(f'{n} 0 R' for n in notes[len(annotations) :])}]>>" if fields else ""
    objects[0] = f"<</Type/Catalog/Pages 2 0 R{form}{catalogue}>>"
    objects[1] = f"<</Type/Pages/Kids[{' '.join(f'{kid} 0 R' for kid in kids)}]/Count {len(kids)}>>"
    objects.append("<<" + "".join(f"/{key}({value})" for key, value in (info or {}).items()) + ">>")
    return _pdf_file(objects)


def _matrix(x: float, y: float, rotate: int) -> str:
    """Return the text matrix of a piece that is seen upright at (x, y) of a page that is turned clockwise."""
    width, height = PAGE
    return {
        0: f"1 0 0 1 {x} {y}",
        90: f"0 1 -1 0 {width - y} {x}",
        180: f"-1 0 0 -1 {width - x} {height - y}",
        270: f"0 -1 1 0 {y} {height - x}",
    }[rotate]


def _font(count: int) -> str:
    widths = " ".join(["500"] * count)
    codes = f"/FirstChar {FIRST_CODE}/LastChar {FIRST_CODE + count - 1}"
    return f"<</Type/Font/Subtype/Type1/BaseFont/Helvetica{codes}/Widths[{widths}]/ToUnicode 4 0 R>>"


def _unicode_map(codes: Mapping[str, int]) -> str:
    entries = [f"<{code:02x}> <{letter.encode('utf-16-be').hex()}>" for letter, code in codes.items()]
    blocks = [entries[start : start + 100] for start in range(0, len(entries), 100)]
    mapped = "".join(f"{len(block)} beginbfchar\n{chr(10).join(block)}\nendbfchar\n" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Test def /CMapType 2 def\n"
        f"1 begincodespacerange <00> <ff> endcodespacerange\n{mapped}endcmap end end"
    )


def _stream(content: str) -> str:
    return f"<</Length {len(content)}>>\nstream\n{content}\nendstream"


def _pdf_file(objects: Sequence[str]) -> bytes:
    """Return a PDF of these objects: the first is its catalogue, the last its information."""
    data = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
    offsets = []
    for number, content in enumerate(objects, start=1):
        offsets.append(len(data))
        data += b"%d 0 obj\n%b\nendobj\n" % (number, content.encode("latin-1"))
    table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    count = len(objects) + 1
    return data + (
        b"xref\n0 %d\n0000000000 65535 f \n%btrailer\n<</Size %d/Root 1 0 R/Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n"
        % (count, table, count, count - 1, len(data))
    )


@pytest.fixture
def make_zip() -> Callable[[Mapping[str, str | bytes]], bytes]:
    """Return an archive of these parts."""
    return _zip


def _zip(parts: Mapping[str, str | bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return buffer.getvalue()


@pytest.fixture
def make_docx() -> Callable[..., bytes]:
    """Return a Word document: the inside of its body, and by keyword other parts as `{kind: content}`, and metadata.

    The content of other parts is what stands between the tags of `w:hdr`, `w:footnotes` and so on; `files` are more
    parts as they are.
    """
    return _docx


def _docx(
    body: str,
    parts: Mapping[str, str] | None = None,
    *,
    core: str = "",
    namespace: str = WORD,
    office: str = OFFICE,
    main_part: str = "word/document.xml",
    main_type: str = MAIN_TYPE,
    prologue: str = "",
    relationships: str = "",
    app: str = "",
    files: Mapping[str, str | bytes] | None = None,
) -> bytes:
    related = "".join(
        f'<Relationship Id="r{number}" Type="{office}/{kind.rstrip("0123456789")}" Target="{kind}.xml"/>'
        for number, kind in enumerate(parts or {})
    )
    folder, _, main_name = main_part.rpartition("/")
    spaces = (
        f'xmlns:w="{namespace}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
        'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" '
        f'xmlns:r="{OFFICE}" '
        'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" '
        'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
    )
    package = "http://schemas.openxmlformats.org/package/2006"
    return _zip(
        {
            "[Content_Types].xml": f'<Types xmlns="{package}/content-types">'
            f'<Override PartName="/{main_part}" ContentType="{main_type}"/></Types>',
            "_rels/.rels": f'<Relationships xmlns="{package}/relationships">'
            f'<Relationship Id="a" Type="{office}/officeDocument" Target="{main_part}"/>'
            f'<Relationship Id="b" Type="{package}/relationships/metadata/core-properties" Target="docProps/core.xml"/>'
            f'<Relationship Id="c" Type="{office}/extended-properties" Target="docProps/app.xml"/>'
            "</Relationships>",
            f"{folder}/_rels/{main_name}.rels": f'<Relationships xmlns="{package}/relationships">'
            f"{related}{relationships}</Relationships>",
            "docProps/core.xml": '<cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="http://purl.org/dc/elements/1.1/" '
            f'xmlns:dcterms="http://purl.org/dc/terms/">{core}</cp:coreProperties>',
            "docProps/app.xml": f'<Properties xmlns="urn:app">{app}</Properties>',
            **(files or {}),
            main_part: f"{prologue}<w:document {spaces}><w:body>{body}</w:body></w:document>",
            **{
                f"{folder}/{kind}.xml": f"<w:part {spaces}>{content}</w:part>"
                for kind, content in (parts or {}).items()
            },
        }
    )


@dataclass(frozen=True, slots=True)
class RawPart:
    """A part of an archive whose directory need not tell the truth."""

    name: str
    packed: bytes
    method: int = zipfile.ZIP_DEFLATED
    said_size_bytes: int = 0
    said_packed_bytes: int | None = None
    crc: int = 0
    flags: int = 0


@pytest.fixture
def raw_part() -> type[RawPart]:
    """Return the class of a part for `make_raw_zip`."""
    return RawPart


@pytest.fixture
def make_raw_zip() -> Callable[[Sequence[RawPart]], bytes]:
    """Return an archive of parts that are packed already, with the directory that they ask for."""
    return _raw_zip


def _raw_zip(parts: Sequence[RawPart]) -> bytes:
    data = b""
    directory = b""
    for part in parts:
        name = part.name.encode()
        packed_bytes = len(part.packed) if part.said_packed_bytes is None else part.said_packed_bytes
        common = struct.pack(
            "<HHHHHIIIHH",
            20, part.flags, part.method, 0, 33, part.crc, packed_bytes, part.said_size_bytes, len(name), 0,
        )  # fmt: skip
        directory += (
            b"PK\x01\x02" + struct.pack("<H", 20) + common + struct.pack("<HHHII", 0, 0, 0, 0, len(data)) + name
        )
        data += b"PK\x03\x04" + common + name + part.packed
    end = struct.pack("<HHHHIIH", 0, 0, len(parts), len(parts), len(directory), len(data), 0)
    return data + directory + b"PK\x05\x06" + end


@pytest.fixture
def deflated() -> Callable[[bytes], bytes]:
    """Return bytes as they stand in an archive."""

    def packed(data: bytes) -> bytes:
        compressor = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
        return compressor.compress(data) + compressor.flush()

    return packed


@pytest.fixture
def make_compound() -> Callable[..., bytes]:
    """Return a compound (OLE) file with these entries, and nothing in them."""
    return _compound


def _compound(*names: str, sector_bytes: int = 512) -> bytes:
    per_sector = sector_bytes // 128
    entries = ["Root Entry", *names]
    sectors = -(-len(entries) // per_sector)
    # Sector 0 is the allocation table, the directory is in the odd sectors behind it, so that its chain has gaps.
    chain = [1 + 2 * number for number in range(sectors)]
    table = [0xFFFFFFFD] + [0xFFFFFFFF] * (sector_bytes // 4 - 1)
    for here, following in zip(chain, [*chain[1:], 0xFFFFFFFE], strict=True):
        table[here] = following
    header = bytearray(sector_bytes)
    header[:8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
    struct.pack_into("<HHHH", header, 24, 0x3E, 3, 0xFFFE, sector_bytes.bit_length() - 1)
    struct.pack_into("<I", header, 44, 1)
    struct.pack_into("<I", header, 48, chain[0])
    struct.pack_into("<109I", header, 76, 0, *[0xFFFFFFFF] * 108)
    body = bytearray(sector_bytes * (chain[-1] + 1))
    struct.pack_into(f"<{sector_bytes // 4}I", body, 0, *table)
    for number, name in enumerate(entries):
        start = chain[number // per_sector] * sector_bytes + number % per_sector * 128
        encoded = (name + "\0").encode("utf-16-le")
        body[start : start + len(encoded)] = encoded
        struct.pack_into("<H", body, start + 64, len(encoded))
    return bytes(header + body)
