"""Office documents and books as parts of an archive: what stands around the text, so that only the text is to be given.

Each function returns the parts by name; `zip_writing.zip_of` makes a file of them.
"""

from collections.abc import Mapping, Sequence

Parts = dict[str, str | bytes]

OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SLIDE = "http://schemas.openxmlformats.org/presentationml/2006/main"
DRAWING = "http://schemas.openxmlformats.org/drawingml/2006/main"
OASIS = "urn:oasis:names:tc:opendocument:xmlns:"
TYPE = "application/vnd.openxmlformats-officedocument."

WORD_MAIN, SHEET_MAIN, SLIDE_MAIN = "word/document.xml", "xl/worksheets/sheet1.xml", "ppt/slides/slide1.xml"
ODF_MAIN, BOOK_MAIN = "content.xml", "OEBPS/chapter.xhtml"


def relationships(*related: tuple[str, str], mode: str = "") -> str:
    """Return a part of relationships: pairs of the last word of the type and the target, ids from r0 on."""
    return (
        f'<Relationships xmlns="{PACKAGE}/relationships">'
        + "".join(
            f'<Relationship Id="r{number}" Type="{OFFICE}/{kind}" Target="{target}"{mode}/>'
            for number, (kind, target) in enumerate(related)
        )
        + "</Relationships>"
    )


def _content_types(name: str, kind: str) -> str:
    return (
        f'<Types xmlns="{PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/{name}" ContentType="{TYPE}{kind}.main+xml"/></Types>'
    )


CORE = (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" '
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>A title</dc:title><dc:creator>An author'
    '</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2024-01-02T03:04:05Z</dcterms:created>'
    "</cp:coreProperties>"
)


def _package(main: str, kind: str) -> Parts:
    return {
        "[Content_Types].xml": _content_types(main, kind),
        "_rels/.rels": relationships(("officeDocument", main), ("metadata/core-properties", "docProps/core.xml")),
        "docProps/core.xml": CORE,
    }


def word(body: str, others: Mapping[str, str] | None = None) -> Parts:
    """Return a Word document: the inside of its body, and others such as `{"footer1": inside}`."""
    spaces = f'xmlns:w="{WORD}" xmlns:r="{OFFICE}"'
    kinds = [(name.rstrip("0123456789"), f"{name}.xml") for name in others or {}]
    return {
        **_package(WORD_MAIN, "wordprocessingml.document"),
        "word/_rels/document.xml.rels": relationships(*kinds),
        WORD_MAIN: f"<w:document {spaces}><w:body>{body}</w:body></w:document>",
        **{f"word/{name}.xml": f"<w:part {spaces}>{inside}</w:part>" for name, inside in (others or {}).items()},
    }


def workbook(rows: str, *, strings: str = "<si><t>shared words</t></si>", dimension: str = "A1") -> Parts:
    """Return an Excel workbook: the rows of its one sheet, and its shared strings."""
    main = "xl/workbook.xml"
    sheets = '<sheets><sheet name="First" sheetId="1" r:id="r0"/></sheets>'
    return {
        **_package(main, "spreadsheetml.sheet"),
        main: f'<workbook xmlns="{SHEET}" xmlns:r="{OFFICE}">{sheets}</workbook>',
        "xl/_rels/workbook.xml.rels": relationships(
            ("worksheet", "worksheets/sheet1.xml"), ("sharedStrings", "sharedStrings.xml")
        ),
        "xl/sharedStrings.xml": f'<sst xmlns="{SHEET}" count="1" uniqueCount="1">{strings}</sst>',
        SHEET_MAIN: (
            f'<worksheet xmlns="{SHEET}"><dimension ref="{dimension}"/><sheetData>{rows}</sheetData></worksheet>'
        ),
    }


def slides(*insides: str) -> Parts:
    """Return a presentation: for each slide the inside of its tree of shapes."""
    main = "ppt/presentation.xml"
    spaces = f'xmlns:p="{SLIDE}" xmlns:a="{DRAWING}" xmlns:r="{OFFICE}"'
    ids = "".join(f'<p:sldId id="{256 + number}" r:id="r{number}"/>' for number in range(len(insides)))
    return {
        **_package(main, "presentationml.presentation"),
        main: f"<p:presentation {spaces}><p:sldIdLst>{ids}</p:sldIdLst></p:presentation>",
        "ppt/_rels/presentation.xml.rels": relationships(
            *(("slide", f"slides/slide{number}.xml") for number in range(1, len(insides) + 1))
        ),
        **{
            f"ppt/slides/slide{number}.xml": f"<p:sld {spaces}><p:cSld><p:spTree>{inside}</p:spTree></p:cSld></p:sld>"
            for number, inside in enumerate(insides, 1)
        },
    }


def shape(text: str) -> str:
    """Return a shape of a slide that holds a paragraph."""
    return f"<p:sp><p:txBody><a:p><a:r><a:t>{text}</a:t></a:r></a:p></p:txBody></p:sp>"


def drawing(*pages: str, masters: Sequence[str] = ()) -> Parts:
    """Return a Visio drawing: for each page, and each master from 1 on, its shapes."""
    spaces = f'xmlns="http://schemas.microsoft.com/office/visio/2012/main" xmlns:r="{OFFICE}"'
    parts = {**_package("visio/document.xml", "ms-visio.drawing"), "visio/document.xml": f"<VisioDocument {spaces}/>"}
    for kind, insides in (("page", pages), ("master", masters)):
        numbers = range(1, len(insides) + 1)
        listed = "".join(
            f'<{kind.title()} ID="{number}"><Rel r:id="r{number - 1}"/></{kind.title()}>' for number in numbers
        )
        parts[f"visio/{kind}s/{kind}s.xml"] = f"<{kind.title()}s {spaces}>{listed}</{kind.title()}s>"
        parts[f"visio/{kind}s/_rels/{kind}s.xml.rels"] = relationships(
            *((kind, f"{kind}{number}.xml") for number in numbers)
        )
        for number, inside in zip(numbers, insides, strict=True):
            shapes = f"<Shapes>{inside}</Shapes>"
            parts[f"visio/{kind}s/{kind}{number}.xml"] = f"<PageContents {spaces}>{shapes}</PageContents>"
    return parts


def xps(*pages: str) -> Parts:
    """Return an XPS document: for each page what is on it."""
    space = 'xmlns="http://schemas.microsoft.com/xps/2005/06"'
    names = [f"Pages/{number}.fpage" for number in range(len(pages))]
    listed = "".join(f'<PageContent Source="/{name}"/>' for name in names)
    return {
        "_rels/.rels": relationships(("fixedrepresentation", "/Seq.fdseq")),
        "Seq.fdseq": f'<FixedDocumentSequence {space}><DocumentReference Source="One.fdoc"/></FixedDocumentSequence>',
        "One.fdoc": f"<FixedDocument {space}>{listed}</FixedDocument>",
        **{
            name: f'<FixedPage {space} Width="400" Height="400">{page}</FixedPage>'
            for name, page in zip(names, pages, strict=True)
        },
    }


def opendocument(kind: str, inside: str) -> Parts:
    """Return an OpenDocument file (`text`, `spreadsheet`, `presentation`): the inside of its body's element."""
    names = ("office", "text", "table", "draw", "presentation", "meta", "style")
    spaces = " ".join(f'xmlns:{name}="{OASIS}{"drawing" if name == "draw" else name}:1.0"' for name in names)
    media_type = f"application/vnd.oasis.opendocument.{kind}"
    meta = "<meta:initial-creator>An author</meta:initial-creator>"
    return {
        "mimetype": media_type,
        "META-INF/manifest.xml": f'<manifest:manifest xmlns:manifest="{OASIS}manifest:1.0">'
        f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{media_type}"/></manifest:manifest>',
        ODF_MAIN: f"<office:document-content {spaces}><office:body><office:{kind}>{inside}</office:{kind}>"
        "</office:body></office:document-content>",
        "styles.xml": f"<office:document-styles {spaces}/>",
        "meta.xml": f"<office:document-meta {spaces}><office:meta>{meta}</office:meta></office:document-meta>",
    }


def book(chapter: str, *, spine: Sequence[str] = ("chapter",), manifest: str = "") -> Parts:
    """Return an EPUB book: its one chapter (the inside of the body), and which items its spine names."""
    refs = "".join(f'<itemref idref="{name}"/>' for name in spine)
    return {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">'
        '<rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>'
        "</container>",
        "OEBPS/book.opf": '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A title</dc:title></metadata><manifest>'
        f'<item id="chapter" href="chapter.xhtml" media-type="application/xhtml+xml"/>{manifest}</manifest>'
        f"<spine>{refs}</spine></package>",
        BOOK_MAIN: f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title></head><body>{chapter}</body></html>',
    }
