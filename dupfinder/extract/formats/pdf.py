"""PDF documents."""

import re
from collections.abc import Callable, Iterable, Sequence

from dupfinder.domain.looks import Seen
from dupfinder.domain.pages import PageWords, Picture
from dupfinder.extract.format import Content, Format, StoredPicture
from dupfinder.extract.source import SourceFile

HEADER = re.compile(rb"%PDF-\d")
HEADER_WITHIN_BYTES = 1024  # readers accept that much before it (PDF 1.7, annex H.3.4.1)
TRAILER_WITHIN_BYTES = 2048


def _recognises(source: SourceFile) -> bool:
    """Return whether the file starts like a PDF, or has the header of one a little later and ends like one.

    A text about PDFs may well have the header in its first kilobyte.
    """
    found = HEADER.search(source.head, 0, HEADER_WITHIN_BYTES)
    if found is None:
        return False
    if not source.head[: found.start()].strip(b"\xef\xbb\xbf\0 \t\r\n\f"):
        return True
    return b"startxref" in source.read_at(source.size_bytes - TRAILER_WITHIN_BYTES, TRAILER_WITHIN_BYTES)


def _read(source: SourceFile) -> Content:
    from dupfinder.extract.pdf.text import read  # noqa: PLC0415 - pdfium is loaded only where PDFs are read

    return read(source)


def _read_scan(source: SourceFile, on_page: Callable[[], None]) -> Content:
    from dupfinder.extract.pdf.scan import read_scan  # noqa: PLC0415 - an optional extra

    return read_scan(source, on_page)


def _pages(source: SourceFile) -> tuple[PageWords, ...]:
    from dupfinder.extract.pdf.pages import pages  # noqa: PLC0415 - as for `read`

    return pages(source)


def _picture(source: SourceFile, page: int, width_px: int) -> Picture:
    from dupfinder.extract.pdf.pictures import picture  # noqa: PLC0415 - as for `read`

    return picture(source, page=page, width_px=width_px)


def _grey_pages(source: SourceFile, numbers: Sequence[int], long_px: int) -> Iterable[Seen]:
    from dupfinder.extract.pdf.grey_pages import grey_pages  # noqa: PLC0415 - as for `read`

    return grey_pages(source, numbers, long_px=long_px)


def _pictures(source: SourceFile) -> Iterable[StoredPicture]:
    from dupfinder.extract.pdf.stored_pictures import stored_pictures  # noqa: PLC0415 - as for `read`

    return stored_pictures(source)


def _thumbnail(source: SourceFile, width_px: int) -> Picture:
    from dupfinder.extract.pdf.pictures import thumbnail  # noqa: PLC0415 - as for `read`

    return thumbnail(source, width_px)


FORMAT = Format(
    name="pdf",
    title="PDF",
    suffixes=(".pdf",),
    media_type="application/pdf",
    recognises=_recognises,
    read=_read,
    reader="pypdfium2, then pypdf",
    reader_version=5,
    libraries=("pypdfium2", "pypdf"),
    read_scan=_read_scan,
    scan_reader="RapidOCR",
    scan_libraries=("rapidocr", "onnxruntime"),
    pictures=_pictures,
    pages=_pages,
    picture=_picture,
    grey_pages=_grey_pages,
    thumbnail=_thumbnail,
)
