"""Small whole documents of many formats, made from markup, for tests of what a document holds besides its words."""

import io
import posixpath
import random
import struct
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from email.message import EmailMessage
from email.policy import SMTP

from workbooks import OFFICE, PACKAGE, relations, zipped

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
SLIDES = "http://schemas.openxmlformats.org/presentationml/2006/main"
CHART = "http://schemas.openxmlformats.org/drawingml/2006/chart"
MATHS = "http://schemas.openxmlformats.org/officeDocument/2006/math"
WORD_SPACES = (
    f'xmlns:w="{WORD}" xmlns:r="{OFFICE}" xmlns:a="{DRAWING}" xmlns:m="{MATHS}" xmlns:c="{CHART}" '
    'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" '
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"'
)
_TYPES = {
    "word/document.xml": "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
    "ppt/presentation.xml": "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml",
}
_OASIS = "urn:oasis:names:tc:opendocument:xmlns:"
_ODF_SPACES = " ".join(
    f'xmlns:{prefix}="{_OASIS}{name}:1.0"'
    for prefix, name in {
        **{one: one for one in ("office", "text", "table", "style", "presentation", "chart", "form", "meta", "script")},
        "draw": "drawing",
        "svg": "svg-compatible",
        "fo": "xsl-fo-compatible",
    }.items()
) + (
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"'
    f' xmlns:of="{_OASIS}of:1.2" xmlns:math="http://www.w3.org/1998/Math/MathML"'
)
_ODF_KINDS = {"odt": "text", "ods": "spreadsheet", "odp": "presentation"}


def png(seed: int, *, level: int = 9) -> bytes:
    """Return a picture of 48 by 48 pixels, the same pixels for the same seed, however it is compressed."""
    rows = b"".join(b"\0" + row for row in _rows(seed))
    head = struct.pack(">IIBBBBB", _SIDE, _SIDE, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, level)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


_SIDE = 48


def _rows(seed: int) -> list[bytes]:
    """Return the pixels of a picture: blocks of eight by eight in colours drawn by lot."""
    draw = random.Random(seed)  # noqa: S311 - test data
    blocks = [[draw.randbytes(3) * 8 for _ in range(_SIDE // 8)] for _ in range(_SIDE // 8)]
    return [b"".join(blocks[row // 8]) for row in range(_SIDE)]


def rewritten(archive: bytes) -> bytes:
    """Return an archive whose parts stand in another order, stored, with another date."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(made, "w") as new:
        names = sorted(old.namelist(), key=lambda name: (name != "mimetype", [-ord(letter) for letter in name]))
        for name in names:
            new.writestr(zipfile.ZipInfo(name, (2020, 2, 2, 2, 2, 2)), old.read(name))
    return made.getvalue()


# Office Open XML


def docx(
    body: str,
    *,
    related: Mapping[str, tuple[str, str | bytes]] | None = None,
    links: Mapping[str, str] | None = None,
) -> bytes:
    """Return a Word document: the inside of its body; related parts as `{file name: (kind, content)}`, links by id.

    The id of a part is its file name without its ending.
    """
    inside = f"<w:document {WORD_SPACES}><w:body>{body}</w:body></w:document>"
    return _office("word/document.xml", inside, related or {}, links or {})


def runs(text: str, properties: str = "") -> str:
    """Return a run of a Word document."""
    marked = f"<w:rPr>{properties}</w:rPr>" if properties else ""
    return f'<w:r>{marked}<w:t xml:space="preserve">{text}</w:t></w:r>'


def paragraphs(*inside: str) -> str:
    """Return paragraphs of a Word document of runs."""
    return "".join(f"<w:p>{one}</w:p>" for one in inside)


def word_picture(identifier: str) -> str:
    """Return a run with a picture."""
    return (
        '<w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="p"/>'
        f'<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>'
        f'<pic:blipFill><a:blip r:embed="{identifier}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>'
        "</wp:inline></w:drawing></w:r>"
    )


def word_part(root: str, inside: str) -> str:
    """Return another part of a Word document: its comments, say."""
    return f"<w:{root} {WORD_SPACES}>{inside}</w:{root}>"


def chart(*values: float, ways: str = "") -> str:
    """Return the part of a chart with these values, drawn in these ways."""
    points = "".join(f'<c:pt idx="{n}"><c:v>{value}</c:v></c:pt>' for n, value in enumerate(values))
    return (
        f'<c:chartSpace xmlns:c="{CHART}" xmlns:a="{DRAWING}"><c:chart><c:plotArea><c:barChart>{ways}<c:ser><c:val>'
        f"<c:numRef><c:numCache>{points}</c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart>"
        "</c:chartSpace>"
    )


def pptx(
    *slides: str,
    hidden: Sequence[int] = (),
    related: Mapping[str, tuple[str, str | bytes]] | None = None,
    links: Mapping[str, str] | None = None,
    of_all: Mapping[str, tuple[str, str | bytes]] | None = None,
) -> bytes:
    """Return a presentation of slides, given by what is in their trees of shapes.

    `related` and `links` are those of the first slide, `of_all` that of the whole.
    """
    spaces = f'xmlns:p="{SLIDES}" xmlns:a="{DRAWING}" xmlns:r="{OFFICE}" xmlns:c="{CHART}"'
    parts: dict[str, str | bytes] = {}
    for number, slide in enumerate(slides):
        shown = ' show="0"' if number in hidden else ""
        tree = f"<p:cSld><p:spTree>{slide}</p:spTree></p:cSld>"
        parts[f"ppt/slides/slide{number}.xml"] = f"<p:sld {spaces}{shown}>{tree}</p:sld>"
    own, found = _related("ppt/slides", related or {}, links or {})
    parts |= found | {"ppt/slides/_rels/slide0.xml.rels": own}
    ids = "".join(f'<p:sldId id="{256 + n}" r:id="slide{n}"/>' for n in range(len(slides)))
    inside = f"<p:presentation {spaces}><p:sldIdLst>{ids}</p:sldIdLst></p:presentation>"
    of_slides = {f"slides/slide{n}.xml": ("slide", parts.pop(f"ppt/slides/slide{n}.xml")) for n in range(len(slides))}
    return _office("ppt/presentation.xml", inside, {**of_slides, **(of_all or {})}, {}, parts)


def shape(text: str, properties: str = "") -> str:
    """Return a shape of a slide with a text."""
    return (
        '<p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>'
        f"<a:p><a:r><a:rPr{properties}/><a:t>{text}</a:t></a:r></a:p></p:txBody></p:sp>"
    )


def slide_picture(identifier: str) -> str:
    """Return a picture of a slide."""
    return (
        '<p:pic><p:nvPicPr><p:cNvPr id="3" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill>'
        f'<a:blip r:embed="{identifier}"/></p:blipFill><p:spPr/></p:pic>'
    )


def _office(
    main: str,
    inside: str,
    related: Mapping[str, tuple[str, str | bytes]],
    links: Mapping[str, str],
    parts: Mapping[str, str | bytes] | None = None,
) -> bytes:
    folder, _, name = main.rpartition("/")
    own, found = _related(folder, related, links)
    return zipped(
        {
            "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types">'
            '<Default Extension="png" ContentType="image/png"/><Default Extension="xml" ContentType="application/xml"/>'
            '<Default Extension="bin" ContentType="application/octet-stream"/>'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Override PartName="/{main}" ContentType="{_TYPES[main]}"/></Types>',
            "_rels/.rels": relations(("officeDocument", main)),
            f"{folder}/_rels/{name}.rels": own,
            main: inside,
            **found,
            **(parts or {}),
        }
    )


def _related(
    folder: str, related: Mapping[str, tuple[str, str | bytes]], links: Mapping[str, str]
) -> tuple[str, dict[str, str | bytes]]:
    """Return the relationships of a part, and the related parts."""
    listed = [
        f'<Relationship Id="{name.rpartition("/")[2].rpartition(".")[0]}" Type="{OFFICE}/{kind}" Target="{name}"/>'
        for name, (kind, _) in related.items()
    ]
    listed += [
        f'<Relationship Id="{name}" Type="{OFFICE}/hyperlink" Target="{target}" TargetMode="External"/>'
        for name, target in links.items()
    ]
    inside = f'<Relationships xmlns="{PACKAGE}/relationships">{"".join(listed)}</Relationships>'
    return inside, {posixpath.normpath(f"{folder}/{name}"): content for name, (_, content) in related.items()}


# OpenDocument


def odf(kind: str, body: str, *, styles: str = "", parts: Mapping[str, str | bytes] | None = None) -> bytes:
    """Return an OpenDocument file: its ending, the inside of its body, automatic styles and more parts."""
    inside = f"<office:{_ODF_KINDS[kind]}>{body}</office:{_ODF_KINDS[kind]}>"
    listed = "".join(
        f'<manifest:file-entry manifest:full-path="{name}" manifest:media-type=""/>' for name in parts or {}
    )
    return zipped(
        {
            "mimetype": f"application/vnd.oasis.opendocument.{_ODF_KINDS[kind]}",
            "content.xml": odf_part(inside, styles),
            "META-INF/manifest.xml": f'<manifest:manifest xmlns:manifest="{_OASIS}manifest:1.0">{listed}'
            "</manifest:manifest>",
            **(parts or {}),
        }
    )


def odf_part(inside: str, styles: str = "") -> str:
    """Return the content of an OpenDocument file, or of one inside of it."""
    return (
        f"<office:document-content {_ODF_SPACES}><office:automatic-styles>{styles}</office:automatic-styles>"
        f"<office:body>{inside}</office:body></office:document-content>"
    )


def odf_paragraphs(*inside: str) -> str:
    """Return paragraphs of an OpenDocument text."""
    return "".join(f"<text:p>{one}</text:p>" for one in inside)


def odf_picture(name: str) -> str:
    """Return a frame with a picture."""
    return (
        '<draw:frame svg:width="3cm" svg:height="3cm" text:anchor-type="as-char">'
        f'<draw:image xlink:href="{name}" xlink:type="simple"/></draw:frame>'
    )


# Others


def pdf(
    *pages: str,
    page_entries: Mapping[int, str] | None = None,
    catalogue: str = "",
    resources: str = "",
    objects: Sequence[bytes] = (),
    level: int = 0,
) -> bytes:
    """Return a PDF of pages, given by what is drawn on them; `objects` are more objects, numbered from 4.

    `page_entries` go into the dictionary of a page, `resources` into those of all pages.
    """
    first = 4 + len(objects)
    kids = " ".join(f"{first + 2 * n} 0 R" for n in range(len(pages)))
    everything = [
        b"<</Type/Catalog/Pages 2 0 R%b>>" % catalogue.encode(),
        f"<</Type/Pages/Count {len(pages)}/Kids[{kids}]>>".encode(),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        *objects,
    ]
    for number, content in enumerate(pages):
        everything += [
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents {first + 2 * number + 1} 0 R"
            f"/Resources<</Font<</F 3 0 R>>{resources}>>{(page_entries or {}).get(number, '')}>>".encode(),
            pdf_stream(content.encode("cp1252"), level=level),
        ]
    made = bytearray(b"%PDF-1.7\n")
    places = []
    for number, one in enumerate(everything, 1):
        places.append(len(made))
        made += b"%d 0 obj\n%b\nendobj\n" % (number, one)
    table = len(made)
    made += b"xref\n0 %d\n0000000000 65535 f \n" % (len(everything) + 1)
    made += b"".join(b"%010d 00000 n \n" % place for place in places)
    return bytes(made) + b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(everything) + 1, table)


def pdf_stream(data: bytes, entries: str = "", *, level: int = 0) -> bytes:
    """Return the object of a stream."""
    if level:
        data, entries = zlib.compress(data, level), entries + "/Filter/FlateDecode"
    return b"<<%b/Length %d>>stream\n%b\nendstream" % (entries.encode(), len(data), data)


def pdf_text(text: str) -> str:
    """Return what draws a text at the top of a page, eight words on a line."""
    words = text.split(" ")
    lines = [" ".join(words[start : start + 8]) for start in range(0, len(words), 8)]
    escaped = (line.replace("(", r"\(").replace(")", r"\)") for line in lines)
    drawn = "".join(f"({line}) Tj 0 -16 Td\n" for line in escaped)
    return f"BT /F 10 Tf 40 740 Td\n{drawn}ET\n"


def pdf_image(seed: int, *, level: int = 0) -> bytes:
    """Return the object of a picture with the pixels of `png`."""
    entries = f"/Type/XObject/Subtype/Image/Width {_SIDE}/Height {_SIDE}/ColorSpace/DeviceRGB/BitsPerComponent 8"
    return pdf_stream(b"".join(_rows(seed)), entries, level=level)


def rtf(body: str) -> bytes:
    """Return a rich text document."""
    head = r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Times;}}"
    coded = "".join(letter if ord(letter) < 128 else f"\\u{ord(letter)}?" for letter in body)
    return f"{head}{coded}}}".encode("ascii")


def rtf_picture(data: bytes) -> str:
    """Return a picture of a rich text document."""
    return f"{{\\pict\\pngblip\\picw48\\pich48\\picwgoal720\\pichgoal720 {data.hex()}}}"


def html(body: str, look: str = "") -> bytes:
    """Return a page; `look` is among the attributes of its body."""
    head = '<head><meta charset="utf-8"><title>Page</title></head>'
    return f"<!DOCTYPE html><html>{head}<body{look}>{body}</body></html>".encode()


def epub(*chapters: str, parts: Mapping[str, bytes] | None = None) -> bytes:
    """Return a book of chapters, given by what is in their bodies, with pictures beside them."""
    container = "urn:oasis:names:tc:opendocument:xmlns:container"
    listed = "".join(
        f'<item id="c{n}" href="{n}.xhtml" media-type="application/xhtml+xml"/>' for n in range(len(chapters))
    ) + "".join(f'<item id="p{n}" href="{name}" media-type="image/png"/>' for n, name in enumerate(parts or {}))
    spine = "".join(f'<itemref idref="c{n}"/>' for n in range(len(chapters)))
    return zipped(
        {
            "mimetype": "application/epub+zip",
            "META-INF/container.xml": f'<container xmlns="{container}"><rootfiles><rootfile full-path="E/p.opf" '
            'media-type="application/oebps-package+xml"/></rootfiles></container>',
            "E/p.opf": '<package xmlns="http://www.idpf.org/2007/opf"><metadata/>'
            f"<manifest>{listed}</manifest><spine>{spine}</spine></package>",
            **{
                f"E/{n}.xhtml": f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head>'
                f"<body>{chapter}</body></html>"
                for n, chapter in enumerate(chapters)
            },
            **{f"E/{name}": data for name, data in (parts or {}).items()},
        }
    )


def mail(
    body: str,
    *,
    files: Mapping[str, bytes] | None = None,
    inline: bytes | None = None,
    sender: str = "Ada <ada@example.org>",
    day: int = 20,
) -> bytes:
    """Return a message with attached files, and with a picture in its body."""
    message = EmailMessage(policy=SMTP)
    message["From"], message["To"], message["Subject"] = sender, "bob@example.org", "Engines"
    message["Date"] = f"Fri, {day} Nov 2026 10:00:00 +0100"
    if inline is None:
        message.set_content(body)
    else:
        message.set_content(f'<p>{body}</p><img src="cid:one">', subtype="html")
        message.add_related(inline, "image", "png", cid="<one>")
    for name, data in (files or {}).items():
        message.add_attachment(data, maintype="application", subtype="octet-stream", filename=name)
    return message.as_bytes()
