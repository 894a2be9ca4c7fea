"""All formats: how each is recognised and who reads it, in the order in which they are asked whether a file is theirs.

Readers are loaded where the first document of their format is read: a worker that meets only text needs no lxml.
"""

import functools
import importlib
import importlib.util
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from dupfinder.domain.enclosed import ARCHIVE_FORMATS
from dupfinder.domain.looks import Seen
from dupfinder.domain.messages import Message, say
from dupfinder.domain.pages import PageWords, Picture
from dupfinder.extract import office
from dupfinder.extract.archives import libarchive
from dupfinder.extract.containers.compound import ENCRYPTED_STREAM
from dupfinder.extract.format import Content, Format, StoredPicture
from dupfinder.extract.plain.plain_text import read_plain
from dupfinder.extract.plugins import installed_formats
from dupfinder.extract.source import FLAT_START, SourceFile
from dupfinder.extract.thumbnails import epub_thumbnail, iwork_thumbnail, ooxml_thumbnail, opendocument_thumbnail

OPENDOCUMENT = "application/vnd.oasis.opendocument."
OOXML = "application/vnd.openxmlformats-officedocument."
FLAT_TYPE = re.compile(rb"""<office:document\s[^>]*\boffice:mimetype\s*=\s*["']([^"']*)""")
FLAT_BYTES = 16_384
"""How far the first tag of a flat file may reach: it declares some forty namespaces before it says what it is."""
_PDF_HEADER = re.compile(rb"%PDF-\d")
_PDF_HEADER_WITHIN_BYTES = 1024  # readers accept that much before it (PDF 1.7, annex H.3.4.1)
_PDF_TRAILER_WITHIN_BYTES = 2048
_DOCX_SUFFIXES = (".docx", ".docm", ".dotx", ".dotm")
_PPTX_SUFFIXES = (".pptx", ".pptm", ".potx", ".potm", ".ppsx", ".ppsm")
_EML_FIRST_HEADER = re.compile(rb"(?:From [^\n]*\n)?[!-9;-~]+[ \t]*:[ \t]")
_EML_HEADERS = re.compile(rb"(?im)^(from|to|subject|date|mime-version|message-id|received|return-path):")
_EML_NEEDED_HEADERS = 3
_EML_SUFFIXES = (".eml",)
_MHTML_SUFFIXES = (".mht", ".mhtml")
_MHTML_FIRST = re.compile(
    rb"(?i)from:[ \t]*<Saved by |snapshot-content-location:"
    rb"|mime-version:[^\n]*\ncontent-type:[ \t]*multipart/related\b"
)
"""How browsers begin them, and Word, which may call them `.doc`."""
_MHTML_NEVER = re.compile(rb"(?im)^(?:to:|received:|from:[^\n]*@)")
_EMLX_START = re.compile(rb"\d{1,15}[ \t]*\r?\n[!-9;-~]+[ \t]*:")
_EML_PLAIN_SUFFIXES = frozenset({".txt", ".text", ".md", ".log"})
"""A text with these suffixes that starts like a message is read as the text that it is."""
_ZIP_SUFFIXES = (".zip", ".htmlz", ".txtz")
_BOOKS, _BOOK_AT = (b"BOOKMOBI", b"TEXtREAd"), 60
"""Kinds of Palm databases: books with a header of Mobipocket's, or the older ones that are plain text."""
_TAR_MAGIC, _TAR_MAGIC_AT = b"ustar", 257
_PACKED_SUFFIXES = (".gz", ".bz2", ".xz", *((".zst", ".lz", ".lz4", ".z") if libarchive() else ()))
_PACKED_TARS = (".tgz", ".tbz2", ".tbz", ".txz", *((".tzst", ".tlz4", ".taz") if libarchive() else ()))
_PACKED_TAR_SUFFIXES = (*_PACKED_TARS, *(f".tar{suffix}" for suffix in _PACKED_SUFFIXES))
_HTML_SUFFIXES = (".html", ".htm", ".xhtml", ".xht")
_HTML_ROOTS = frozenset({"html", "head", "body"})
_XML_SUFFIXES = (".xml", ".abw", ".dbk", ".docbook", ".mm", ".opml", ".tei")
_XML_START = re.compile(rb"(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<\?xml\b")
_RST_SUFFIXES = (".rst", ".rest")
_LATEX_SUFFIXES = (".tex", ".latex", ".ltx")
_LATEX_OTHER_SUFFIXES = ("", ".txt", ".text")
"""Documents with these suffixes are LaTeX if they start as such a document does."""
_LATEX_START = re.compile(rb"(?:\xef\xbb\xbf)?(?:\s|%[^\n]*+\n|(?!))*+\\document(?:class|style)\s*[\[{]")
_CSV_SUFFIXES = (".csv", ".tsv")
_DJVU_LIBRARY = "djvu_rs"


Test = Callable[[SourceFile], bool]
_OF_PARTS: set[Test] = set()


def _of_parts(test: Test) -> Test:
    """Note a test that only a file with parts passes (`SourceFile.has_parts`): of others it need not be asked."""
    _OF_PARTS.add(test)
    return test


def packaged(*media_types: str) -> Test:
    """Return a test for zip archives that say they are of a type that contains one of these."""

    @_of_parts
    def recognises(source: SourceFile) -> bool:
        return source.package is not None and any(kind in source.package.media_type for kind in media_types)

    return recognises


def open_document(kind: str) -> Test:
    """Return a test for OpenDocument files of that kind (`text`), zipped or flat."""
    is_packaged = packaged(OPENDOCUMENT + kind)

    @_of_parts
    def recognises(source: SourceFile) -> bool:
        if source.package is not None:
            return is_packaged(source)
        if FLAT_START not in source.head or not source.is_text:
            return False
        found = FLAT_TYPE.search(source.read_at(0, FLAT_BYTES))
        return found is not None and found[1].decode("latin-1").startswith(OPENDOCUMENT + kind)

    return recognises


def compound(*entries: str) -> Test:
    """Return a test for compound files that have one of these entries."""

    @_of_parts
    def recognises(source: SourceFile) -> bool:
        return not source.compound_entries.isdisjoint(entries)

    return recognises


def text_named(*suffixes: str) -> Test:
    """Return a test for texts that only their names tell from others."""
    return lambda source: source.suffix in suffixes and source.is_text


def late(module: str, name: str = "read") -> Callable[[SourceFile], Any]:
    """Return a reader, or what finds documents inside a file, by its name in a module of this room.

    The module is loaded with the first document of its format.
    """

    def call(source: SourceFile) -> object:
        return getattr(importlib.import_module(f"dupfinder.extract.{module}"), name)(source)

    return call


def _is_pdf(source: SourceFile) -> bool:
    """Return whether the file starts like a PDF, or has the header of one a little later and ends like one.

    A text about PDFs may well have the header in its first kilobyte, and so has an archive whose first file is one that
    was not packed: to take that for the PDF would be to let everything else in it go.
    """
    found = _PDF_HEADER.search(source.head, 0, _PDF_HEADER_WITHIN_BYTES)
    if found is None or source.package is not None or _begins_tar(source):
        return False
    if not source.head[: found.start()].strip(b"\xef\xbb\xbf\0 \t\r\n\f"):
        return True
    return b"startxref" in source.read_at(source.size_bytes - _PDF_TRAILER_WITHIN_BYTES, _PDF_TRAILER_WITHIN_BYTES)


def _read_pdf_scan(source: SourceFile, on_page: Callable[[], None]) -> Content:
    from dupfinder.extract.pdf.scan import read_scan

    return read_scan(source, on_page)


def _pdf_pages(source: SourceFile) -> tuple[PageWords, ...]:
    from dupfinder.extract.pdf.pages import pages

    return pages(source)


def _pdf_picture(source: SourceFile, page: int, width_px: int) -> Picture:
    from dupfinder.extract.pdf.pictures import picture

    return picture(source, page=page, width_px=width_px)


def _pdf_grey_pages(source: SourceFile, numbers: Sequence[int], long_px: int) -> Iterable[Seen]:
    from dupfinder.extract.pdf.grey_pages import grey_pages

    return grey_pages(source, numbers, long_px=long_px)


def _pdf_pictures(source: SourceFile) -> Iterable[StoredPicture]:
    from dupfinder.extract.pdf.stored_pictures import stored_pictures

    return stored_pictures(source)


def _pdf_thumbnail(source: SourceFile, width_px: int) -> Picture:
    from dupfinder.extract.pdf.pictures import thumbnail

    return thumbnail(source, width_px)


@_of_parts
def _is_docx(source: SourceFile) -> bool:
    if source.package is not None:
        return any(kind in source.package.media_type for kind in ("wordprocessingml.", "ms-word."))
    # Encrypted workbooks and presentations look the same; only the name tells them apart.
    return ENCRYPTED_STREAM in source.compound_entries and source.suffix in ("", *_DOCX_SUFFIXES)


_is_packaged_pptx = packaged("presentationml.", "ms-powerpoint.")


@_of_parts
def _is_pptx(source: SourceFile) -> bool:
    # Encrypted presentations look like encrypted workbooks; only the name tells them apart.
    is_encrypted = source.suffix in _PPTX_SUFFIXES and ENCRYPTED_STREAM in source.compound_entries
    return is_encrypted or _is_packaged_pptx(source)


def _is_rtf(source: SourceFile) -> bool:
    return source.head.lstrip(b"\xef\xbb\xbf\0 \t\r\n\f\v").startswith(b"{\\rtf")


def _is_mobi(source: SourceFile) -> bool:
    return source.head[_BOOK_AT : _BOOK_AT + 8] in _BOOKS


def _is_eml(source: SourceFile) -> bool:
    """Return whether the file starts with the headers of a message: three well-known ones, unless it is named so."""
    if source.suffix in _EML_PLAIN_SUFFIXES or not _EML_FIRST_HEADER.match(source.head):
        return False
    if source.suffix in _EML_SUFFIXES:
        return True
    headers = re.split(rb"\r?\n\r?\n", source.head, maxsplit=1)[0]
    return len({name.lower() for name in _EML_HEADERS.findall(headers)}) >= _EML_NEEDED_HEADERS


def _is_mhtml(source: SourceFile) -> bool:
    """Return whether a file is a page that a browser or Word saved; programs of mail gave letters its suffix, too."""
    if source.suffix in _EML_PLAIN_SUFFIXES or not _EML_FIRST_HEADER.match(source.head):
        return False
    headers = re.split(rb"\r?\n\r?\n", source.head, maxsplit=1)[0]
    if _MHTML_NEVER.search(headers):
        return False
    return source.suffix in _MHTML_SUFFIXES or _MHTML_FIRST.match(headers) is not None


def _is_mailbox(source: SourceFile) -> bool:
    if not source.head.startswith(b"From "):
        return False
    from dupfinder.extract.mail.mailbox import is_mailbox

    return is_mailbox(source)


@_of_parts
def _is_zip(source: SourceFile) -> bool:
    """Return whether a file is an archive by its name, too: many programs keep what is theirs in zip files."""
    return source.suffix in _ZIP_SUFFIXES and source.package is not None


def _begins_tar(source: SourceFile) -> bool:
    return source.head[_TAR_MAGIC_AT : _TAR_MAGIC_AT + len(_TAR_MAGIC)] == _TAR_MAGIC


def _is_tar(source: SourceFile) -> bool:
    """Return whether a file is a tar archive; of a packed one the name tells what is in it."""
    if _begins_tar(source):
        return True
    return source.name.lower().endswith(_PACKED_TAR_SUFFIXES) and _begins_packed(source)


def _is_packed(source: SourceFile) -> bool:
    """Return whether a file is packed as a whole, by its name as well: many programs keep what is theirs in such."""
    return source.suffix in _PACKED_SUFFIXES and _begins_packed(source)


def _begins_packed(source: SourceFile) -> bool:
    from dupfinder.extract.archives.packed_file import is_packed

    return is_packed(source)


def _djvu_pages(source: SourceFile) -> tuple[PageWords, ...]:
    from dupfinder.extract.pdf.djvu import pages

    return pages(source)


def _djvu_picture(source: SourceFile, page: int, width_px: int) -> Picture:
    from dupfinder.extract.pdf.djvu import picture

    return picture(source, page, width_px)


def _djvu_grey_pages(source: SourceFile, numbers: Sequence[int], long_px: int) -> Iterable[Seen]:
    from dupfinder.extract.pdf.djvu import grey_pages

    return grey_pages(source, numbers, long_px)


def _iwork(name: str, title: Message, media_type: str) -> Format:
    """Return a format of Apple's iWork; which one a document is of its name alone tells."""
    suffix = f".{name}"
    return Format(
        name=name,
        title=title,
        suffixes=(suffix,),
        media_type=media_type,
        recognises=_of_parts(lambda source: source.suffix == suffix and source.package is not None),
        read=late("iwork"),
        reader="DupFinder",
        reader_version=1,
        libraries=("pypdfium2",),
        thumbnail=iwork_thumbnail,
    )


@_of_parts
def _is_xps(source: SourceFile) -> bool:
    return source.package is not None and any(".fdseq" in name.lower() for name in source.package.names_below(""))


def _is_html(source: SourceFile) -> bool:
    return source.is_text and (source.suffix in _HTML_SUFFIXES or not _HTML_ROOTS.isdisjoint(source.root_names))


def _is_emlx(source: SourceFile) -> bool:
    return source.suffix == ".emlx" and _EMLX_START.match(source.head) is not None


def _is_fb2(source: SourceFile) -> bool:
    return "fictionbook" in source.root_names


def _is_xml(source: SourceFile) -> bool:
    """Return whether a file is XML of another kind than those asked before; an SVG is a picture."""
    names = source.root_names
    if "svg" in names or not (names or source.suffix in _XML_SUFFIXES):  # nearly all texts
        return False
    # The names may come behind more entities than the head has room for.
    is_named = _XML_START.match(source.head.replace(b"\0", b"")) or (names and source.suffix in _XML_SUFFIXES)
    return bool(is_named) and source.is_text


def _read_rst(source: SourceFile) -> Content:
    from dupfinder.extract.markup.rst_text import read

    return read(read_plain(source))


def _is_latex(source: SourceFile) -> bool:
    if source.suffix in _LATEX_SUFFIXES:
        return source.is_text
    return source.suffix in _LATEX_OTHER_SUFFIXES and _LATEX_START.match(source.head) is not None and source.is_text


def _read_latex(source: SourceFile) -> Content:
    from dupfinder.extract.markup.latex_text import latex_content

    return latex_content(read_plain(source))


def _is_txt(source: SourceFile) -> bool:
    return source.is_text and "svg" not in source.root_names  # a picture, although it is written in letters


def pictures_of(read: Callable[[SourceFile], Content]) -> Callable[[SourceFile], Iterable[StoredPicture]]:
    """Return what gives the pictures that a reader comes upon: it reads once more."""
    return lambda source: read(source).pictures


FORMATS = (
    Format(
        name="tnef",
        title=say("Outlook attachment file"),
        suffixes=(".tnef",),
        media_type="application/vnd.ms-tnef",
        recognises=lambda source: source.head.startswith(b"\x78\x9f\x3e\x22"),
        reader="DupFinder",
        reader_version=1,
        box=late("mail.attached", "OutlookFiles"),
    ),
    Format(
        name="pdf",
        title=say("PDF"),
        suffixes=(".pdf",),
        media_type="application/pdf",
        recognises=_is_pdf,
        read=late("pdf.text"),
        reader="pypdfium2, then pypdf",
        reader_version=7,
        libraries=("pypdfium2", "pypdf"),
        read_scan=_read_pdf_scan,
        scan_reader="RapidOCR",
        scan_libraries=("rapidocr", "onnxruntime"),
        pictures=_pdf_pictures,
        pages=_pdf_pages,
        picture=_pdf_picture,
        grey_pages=_pdf_grey_pages,
        thumbnail=_pdf_thumbnail,
        box=late("pdf.attached", "AttachedFiles"),
    ),
    Format(
        name="docx",
        title=say("Word document"),
        suffixes=_DOCX_SUFFIXES,
        media_type="application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        recognises=_is_docx,
        read=late("word.text"),
        reader="lxml",
        reader_version=11,
        libraries=("lxml",),
        pictures=pictures_of(late("word.text")),
        thumbnail=ooxml_thumbnail,
    ),
    Format(
        name="odt",
        title=say("OpenDocument text"),
        suffixes=(".odt", ".ott", ".fodt"),
        media_type=OPENDOCUMENT + "text",
        recognises=open_document("text"),
        read=late("opendocument.text", "read_text"),
        reader="lxml",
        reader_version=6,
        libraries=("lxml",),
        pictures=pictures_of(late("opendocument.text", "read_text")),
        thumbnail=opendocument_thumbnail,
    ),
    Format(
        name="ods",
        title=say("OpenDocument spreadsheet"),
        suffixes=(".ods", ".ots", ".fods"),
        media_type=OPENDOCUMENT + "spreadsheet",
        recognises=open_document("spreadsheet"),
        read=late("opendocument.text", "read_sheets"),
        reader="lxml",
        reader_version=6,
        libraries=("lxml",),
        pictures=pictures_of(late("opendocument.text", "read_sheets")),
        thumbnail=opendocument_thumbnail,
    ),
    Format(
        name="odp",
        title=say("OpenDocument presentation"),
        suffixes=(".odp", ".otp", ".fodp"),
        media_type=OPENDOCUMENT + "presentation",
        recognises=open_document("presentation"),
        read=late("opendocument.text", "read_slides"),
        reader="lxml",
        reader_version=6,
        libraries=("lxml",),
        pictures=pictures_of(late("opendocument.text", "read_slides")),
        thumbnail=opendocument_thumbnail,
    ),
    Format(
        name="odg",
        title=say("OpenDocument drawing"),
        suffixes=(".odg", ".otg", ".fodg"),
        media_type=OPENDOCUMENT + "graphics",
        recognises=open_document("graphics"),
        read=late("opendocument.text", "read_drawing"),
        reader="lxml",
        reader_version=1,
        libraries=("lxml",),
        pictures=pictures_of(late("opendocument.text", "read_drawing")),
        thumbnail=opendocument_thumbnail,
    ),
    Format(
        name="pptx",
        title=say("PowerPoint presentation"),
        suffixes=_PPTX_SUFFIXES,
        media_type=OOXML + "presentationml.presentation",
        recognises=_is_pptx,
        read=late("slides.presentation"),
        reader="lxml",
        reader_version=6,
        libraries=("lxml",),
        pictures=pictures_of(late("slides.presentation")),
        thumbnail=ooxml_thumbnail,
    ),
    Format(
        name="vsdx",
        title=say("Visio drawing"),
        suffixes=(".vsdx", ".vsdm", ".vstx", ".vssx"),
        media_type="application/vnd.ms-visio.drawing",
        recognises=packaged("ms-visio."),
        read=late("slides.visio"),
        reader="lxml",
        reader_version=1,
        libraries=("lxml",),
        thumbnail=ooxml_thumbnail,
    ),
    Format(
        name="ppt",
        title=say("PowerPoint 97 presentation"),
        suffixes=(".ppt", ".pps", ".pot"),
        media_type="application/vnd.ms-powerpoint",
        recognises=compound("PowerPoint Document"),
        read=late("slides.ppt_text"),
        reader="DupFinder",
        reader_version=1,
    ),
    Format(
        name="xlsx",
        title=say("Excel workbook"),
        suffixes=(".xlsx", ".xlsm", ".xltx", ".xltm", ".xlsb"),
        media_type=OOXML + "spreadsheetml.sheet",
        recognises=packaged("spreadsheetml.", "ms-excel."),
        read=late("sheets.xlsx_text"),
        reader="lxml",
        reader_version=7,
        libraries=("lxml",),
        pictures=pictures_of(late("sheets.xlsx_text")),
        thumbnail=ooxml_thumbnail,
    ),
    Format(
        name="xls",
        title=say("Excel 97 workbook"),
        suffixes=(".xls", ".xlt"),
        media_type="application/vnd.ms-excel",
        recognises=compound("Workbook", "Book"),
        read=late("sheets.xls_text"),
        reader="DupFinder",
        pictures=pictures_of(late("sheets.xls_text")),
        reader_version=4,
    ),
    Format(
        name="doc",
        title=say("Word 97 document"),
        suffixes=(".doc", ".dot"),
        media_type="application/msword",
        recognises=compound("WordDocument"),
        read=late("legacy.doc_text"),
        reader="DupFinder",
        pictures=pictures_of(late("legacy.doc_text")),
        reader_version=5,
    ),
    Format(
        name="msg",
        title=say("Outlook message"),
        suffixes=(".msg",),
        media_type="application/vnd.ms-outlook",
        recognises=compound("__properties_version1.0"),
        read=late("mail.msg"),
        reader="olefile, selectolax",
        pictures=pictures_of(late("mail.msg")),
        reader_version=11,
        libraries=("olefile", "selectolax", "chardet"),
        box=late("mail.msg", "OutlookAttachments"),
    ),
    Format(
        name="rtf",
        title=say("rich text document"),
        suffixes=(".rtf",),
        media_type="application/rtf",
        recognises=_is_rtf,
        read=late("legacy.rtf_text"),
        reader="DupFinder",
        pictures=pictures_of(late("legacy.rtf_text")),
        reader_version=6,
    ),
    Format(
        name="epub",
        title=say("EPUB book"),
        suffixes=(".epub",),
        media_type="application/epub+zip",
        recognises=packaged("application/epub+zip"),
        read=late("web.epub"),
        reader="lxml, selectolax",
        pictures=pictures_of(late("web.epub")),
        reader_version=9,
        libraries=("lxml", "selectolax", "chardet"),
        thumbnail=epub_thumbnail,
    ),
    Format(
        name="mobi",
        title=say("Kindle book"),
        suffixes=(".mobi", ".azw", ".azw3", ".prc"),
        media_type="application/x-mobipocket-ebook",
        recognises=_is_mobi,
        read=late("web.kindle"),
        reader="selectolax",
        pictures=pictures_of(late("web.kindle")),
        reader_version=2,
        libraries=("selectolax",),
    ),
    _iwork("pages", say("Pages document"), "application/vnd.apple.pages"),
    _iwork("numbers", say("Numbers spreadsheet"), "application/vnd.apple.numbers"),
    _iwork("key", say("Keynote presentation"), "application/vnd.apple.keynote"),
    Format(
        name="xps",
        title=say("XPS document"),
        suffixes=(".xps", ".oxps"),
        media_type="application/vnd.ms-xpsdocument",
        recognises=_is_xps,
        read=late("pdf.xps"),
        reader="lxml",
        reader_version=1,
        libraries=("lxml",),
        thumbnail=ooxml_thumbnail,
    ),
    Format(
        name="zip",
        title=say("zip archive"),
        suffixes=_ZIP_SUFFIXES,
        media_type="application/zip",
        recognises=_is_zip,
        reader="zipfile",
        reader_version=2,
        box=late("archives.zip_archive", "ZipArchive"),
    ),
    Format(
        name="tar",
        title=say("tar archive"),
        suffixes=(".tar", *_PACKED_TARS),
        media_type="application/x-tar",
        recognises=_is_tar,
        reader="tarfile",
        reader_version=2,
        box=late("archives.tar_archive", "TarArchive"),
    ),
    Format(
        name="7z",
        title=say("7z archive"),
        suffixes=(".7z",),
        media_type="application/x-7z-compressed",
        recognises=lambda source: source.head.startswith(b"7z\xbc\xaf\x27\x1c"),
        reader="DupFinder, lzma",
        reader_version=1,
        box=late("archives.seven_zip", "SevenZipArchive"),
    ),
    Format(
        name="gz",
        title=say("packed file"),
        suffixes=_PACKED_SUFFIXES,
        media_type="application/gzip",
        recognises=_is_packed,
        reader="gzip, bz2, lzma, libarchive",
        reader_version=1,
        box=late("archives.packed_file", "PackedFile"),
    ),
    Format(
        name="mbox",
        title=say("mailbox"),
        suffixes=(".mbox", ".mbx"),
        media_type="application/mbox",
        recognises=_is_mailbox,
        reader="DupFinder",
        reader_version=1,
        box=late("mail.mailbox", "Mailbox"),
    ),
    Format(
        name="mhtml",
        title=say("web archive"),
        suffixes=_MHTML_SUFFIXES,
        media_type="multipart/related",
        recognises=_is_mhtml,
        read=late("mail.web_archive"),
        reader="DupFinder, selectolax",
        reader_version=1,
        libraries=("selectolax", "chardet"),
        pictures=pictures_of(late("mail.web_archive")),
    ),
    Format(
        name="webarchive",
        title=say("web archive"),
        suffixes=(".webarchive",),
        media_type="application/x-webarchive",
        recognises=lambda source: source.suffix == ".webarchive" and source.head.startswith((b"bplist00", b"<?xml")),
        read=late("mail.web_archive", "read_safari"),
        reader="plistlib, selectolax",
        reader_version=1,
        libraries=("selectolax", "chardet"),
        pictures=pictures_of(late("mail.web_archive", "read_safari")),
    ),
    Format(
        name="eml",
        title=say("e-mail message"),
        suffixes=_EML_SUFFIXES,
        media_type="message/rfc822",
        recognises=_is_eml,
        read=late("mail.eml"),
        reader="DupFinder, selectolax",
        pictures=pictures_of(late("mail.eml")),
        reader_version=12,
        libraries=("selectolax", "chardet"),
        box=late("mail.eml", "attachments"),
    ),
    Format(
        name="emlx",
        title=say("Apple Mail message"),
        suffixes=(".emlx",),
        media_type="message/x-emlx",
        recognises=_is_emlx,
        read=late("mail.eml", "read_emlx"),
        reader="DupFinder, selectolax",
        pictures=pictures_of(late("mail.eml", "read_emlx")),
        reader_version=6,
        libraries=("selectolax", "chardet"),
        box=late("mail.eml", "emlx_attachments"),
    ),
    Format(
        name="fb2",
        title=say("FictionBook"),
        suffixes=(".fb2",),
        media_type="application/x-fictionbook+xml",
        recognises=_is_fb2,
        read=late("web.fictionbook"),
        reader="lxml",
        reader_version=3,
        libraries=("lxml",),
    ),
    Format(
        name="html",
        title=say("HTML page"),
        suffixes=_HTML_SUFFIXES,
        media_type="text/html",
        recognises=_is_html,
        read=late("web.html_text"),
        reader="selectolax",
        pictures=pictures_of(late("web.html_text")),
        reader_version=9,
        libraries=("selectolax", "chardet"),
    ),
    Format(
        name="md",
        title=say("Markdown file"),
        suffixes=(".md", ".markdown", ".mdown", ".mkd"),
        media_type="text/markdown",
        recognises=text_named(".md", ".markdown", ".mdown", ".mkd"),
        read=late("markup.markdown"),
        reader="decoder, then chardet",
        pictures=pictures_of(late("markup.markdown")),
        reader_version=4,
        libraries=("chardet",),
    ),
    Format(
        name="ipynb",
        title=say("Jupyter notebook"),
        suffixes=(".ipynb",),
        media_type="application/x-ipynb+json",
        recognises=text_named(".ipynb"),
        read=late("markup.notebook"),
        reader="DupFinder",
        reader_version=3,
    ),
    Format(
        name="xml",
        title=say("XML document"),
        suffixes=_XML_SUFFIXES,
        media_type="application/xml",
        recognises=_is_xml,
        read=late("markup.xml_text"),
        reader="lxml",
        reader_version=2,
        libraries=("lxml",),
    ),
    Format(
        name="srt",
        title=say("subtitles"),
        suffixes=(".srt", ".vtt"),
        media_type="application/x-subrip",
        recognises=text_named(".srt", ".vtt"),
        read=late("plain.subtitles"),
        reader="decoder, then chardet",
        reader_version=1,
        libraries=("chardet",),
    ),
    Format(
        name="rst",
        title=say("reStructuredText file"),
        suffixes=_RST_SUFFIXES,
        media_type="text/x-rst",
        recognises=text_named(*_RST_SUFFIXES),
        read=_read_rst,
        reader="DupFinder",
        reader_version=4,
        libraries=("chardet",),
    ),
    Format(
        name="latex",
        title=say("LaTeX document"),
        suffixes=_LATEX_SUFFIXES,
        media_type="application/x-latex",
        recognises=_is_latex,
        read=_read_latex,
        reader="DupFinder",
        reader_version=4,
        libraries=("chardet",),
    ),
    Format(
        name="csv",
        title=say("CSV file"),
        suffixes=_CSV_SUFFIXES,
        media_type="text/csv",
        recognises=text_named(*_CSV_SUFFIXES),
        read=late("sheets.csv_text"),
        reader="decoder, then chardet, csv",
        reader_version=3,
        libraries=("chardet",),
    ),
    Format(
        name="txt",
        title=say("text file"),
        suffixes=(".txt", ".text"),
        media_type="text/plain",
        recognises=_is_txt,
        read=late("plain.plain_text"),
        reader="decoder, then chardet",
        reader_version=4,
        libraries=("chardet",),
    ),
)
"""Formats that are text with something special come before plain text, which takes all text."""


_UNREAD = (
    ("word2", say("Word 2 document"), (), "application/msword"),
    ("xls4", say("Excel 4 workbook"), (".xlw",), "application/vnd.ms-excel"),
    ("pub", say("Publisher document"), (".pub",), "application/x-mspublisher"),
    ("one", say("OneNote section"), (".one",), "application/onenote"),
    ("vsd", say("Visio 2003 drawing"), (".vsd", ".vss", ".vst"), "application/vnd.visio"),
    ("mpp", say("Project plan"), (".mpp",), "application/vnd.ms-project"),
    ("mdb", say("Access database"), (".mdb", ".accdb"), "application/vnd.ms-access"),
    ("wps", say("Works document"), (".wps",), "application/vnd.ms-works"),
    ("wks", say("Works spreadsheet"), (".wks", ".wdb"), "application/vnd.ms-works"),
    ("wk1", say("Lotus spreadsheet"), (".wk1", ".wk3", ".wk4", ".123"), "application/vnd.lotus-1-2-3"),
    ("wpd", say("WordPerfect document"), (".wpd", ".wp", ".wp5", ".wp6"), "application/vnd.wordperfect"),
    ("wri", say("Write document"), (".wri",), "application/x-mswrite"),
    ("gnumeric", say("Gnumeric workbook"), (".gnumeric",), "application/x-gnumeric"),
    ("hwp", say("Hangul document"), (".hwp", ".hwpx"), "application/x-hwp"),
    ("sxw", say("StarOffice document"), (".sxw", ".stw", ".sdw"), "application/vnd.sun.xml.writer"),
    ("sxc", say("StarOffice spreadsheet"), (".sxc", ".stc", ".sdc"), "application/vnd.sun.xml.calc"),
    ("sxi", say("StarOffice presentation"), (".sxi", ".sti", ".sdd"), "application/vnd.sun.xml.impress"),
    ("odf", say("OpenDocument formula"), (".odf",), OPENDOCUMENT + "formula"),
    ("odb", say("OpenDocument database"), (".odb",), OPENDOCUMENT + "base"),
    ("rar", say("rar archive"), (".rar",), "application/vnd.rar"),
    ("cab", say("cabinet archive"), (".cab",), "application/vnd.ms-cab-compressed"),
    ("lzh", say("LHA archive"), (".lzh", ".lha"), "application/x-lzh-compressed"),
    ("iso", say("disk image"), (".iso",), "application/x-iso9660-image"),
    ("djvu", say("DjVu document"), (".djvu", ".djv"), "image/vnd.djvu"),
    ("kfx", say("Kindle package"), (".azw4", ".kfx"), "application/vnd.amazon.ebook"),
    ("lit", say("Microsoft Reader book"), (".lit",), "application/x-ms-reader"),
    ("chm", say("compiled help"), (".chm",), "application/vnd.ms-htmlhelp"),
    ("ps", say("PostScript document"), (".ps", ".eps"), "application/postscript"),
    ("indd", say("InDesign document"), (".indd", ".idml"), "application/x-indesign"),
    ("qxd", say("QuarkXPress document"), (".qxd", ".qxp"), "application/vnd.quark.quarkxpress"),
    ("pst", say("Outlook data file"), (".pst", ".ost", ".olm"), "application/vnd.ms-outlook-pst"),
)
"""Documents that nobody here reads: name, title, suffixes, media type. Bytes count, or `_read_by` finds a reader."""
_STARTS = {
    "xls4": (b"\x09\0\4\0", b"\x09\2\6\0", b"\x09\4\6\0"),
    "word2": (b"\xdb\xa5-\0", b"\x9b\xa5!\0"),
    "wpd": (b"\xffWPC",),
    "wri": (b"1\xbe\0\0", b"2\xbe\0\0"),
    "rar": (b"Rar!\x1a\x07\0", b"Rar!\x1a\x07\1\0"),
    "cab": (b"MSCF\0\0\0\0",),
    "djvu": (b"AT&TFORM",),
    "ps": (b"%!PS",),
    "chm": (b"ITSF\3\0",),
    "wk1": (b"\0\0\2\0\4\4", b"\0\0\2\0\6\4", b"\0\0\x1a\0\0\x10", b"\0\0\x1a\0\2\x10"),
}
"""How some of them start, whatever their names say; a WordPerfect document may be called `.doc`."""
_LHA_START = re.compile(rb"(?s)..-l[hz][\ds]-")
"""Behind the size and the sum of the header; what is stored as it is might be taken for a text."""


def starting(*starts: bytes) -> Test:
    """Return a test for files that start with one of these."""
    return lambda source: source.head.startswith(starts)


def _by_name_only(_: SourceFile) -> bool:
    """Return that no content tells the format: the suffix does."""
    return False


def _read_by(name: str, suffixes: tuple[str, ...]) -> dict[str, Any]:
    """Return what a format has where something that is not always there reads it."""
    if office.opens(name):
        read = functools.partial(office.read, suffixes=suffixes)
        return {"read": read, "reader": "LibreOffice", "reader_version": 1, "libraries": ("lxml",)}
    if name in ARCHIVE_FORMATS and libarchive():
        box = late("archives.system_archive", "SystemArchive")
        return {"box": box, "reader": "libarchive", "reader_version": 1, "libraries": ("libarchive",)}
    if name == "djvu" and importlib.util.find_spec(_DJVU_LIBRARY) is not None:
        return {
            "read": late("pdf.djvu"),
            "reader": "djvu-rs",
            "reader_version": 1,
            "libraries": (_DJVU_LIBRARY,),
            "pages": _djvu_pages,
            "picture": _djvu_picture,
            "grey_pages": _djvu_grey_pages,
            "thumbnail": lambda source, width_px: _djvu_picture(source, 0, width_px),
        }
    return {}


@functools.cache
def own_formats() -> tuple[Format, ...]:
    """Return every format that the program itself recognises, those that nobody reads first."""
    tests = {name: starting(*starts) for name, starts in _STARTS.items()}
    tests["lzh"] = lambda source: _LHA_START.match(source.head) is not None
    unread = [
        Format(
            name=name,
            title=title,
            suffixes=suffixes,
            media_type=media_type,
            recognises=tests.get(name, _by_name_only),
            **_read_by(name, suffixes),
        )
        for name, title, suffixes, media_type in _UNREAD
    ]
    return (*unread, *FORMATS)


@functools.cache
def formats() -> tuple[Format, ...]:
    """Return every format that is recognised, in the order of asking: those that were installed come first."""
    own = own_formats()
    return (*installed_formats(frozenset(one.name for one in own)), *own)


def recognise(source: SourceFile) -> Format | None:
    """Return the format of a document, `None` for anything that is no document.

    The content decides. Only where it fits no format at all, a document's suffix does: it is a damaged document.
    """
    if source.recognised is None:
        source.recognised = next(_candidates(source), None)
    return source.recognised


def _candidates(source: SourceFile) -> Iterator[Format]:
    for candidate in formats():
        test = candidate.recognises
        if test is not _by_name_only and (test not in _OF_PARTS or source.has_parts) and test(source):
            yield candidate
    for candidate in formats():
        if source.suffix in candidate.suffixes:
            yield candidate
