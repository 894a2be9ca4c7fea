"""The text of a PDF: pdfium reads it, pypdf where pdfium refuses.

pdfium also gives the metadata; parsing every file a second time with pypdf would take longer than the text does.
"""

import ctypes
import itertools
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet

import pypdfium2.raw as pdfium

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.normalisation.lines import Page
from dupfinder.extract.normalisation.running_lines import printed_from, running_lines
from dupfinder.extract.pdf.annotations import attachment_name
from dupfinder.extract.pdf.layers import hidden_layers
from dupfinder.extract.pdf.layout import flowing_text
from dupfinder.extract.pdf.looking import Looking
from dupfinder.extract.pdf.metadata import metadata
from dupfinder.extract.pdf.opening import OpenedPdf, opened_pdf
from dupfinder.extract.pdf.page import PdfiumRefusal, read_page
from dupfinder.extract.pdf.quick_calls import Handle, read_string
from dupfinder.extract.source import SourceFile

MOST_XFA_BYTES = 64 << 20


def attached_files(document: Handle) -> Iterator[str]:
    """Yield the names of the files in the document's own list (PDF 1.7, 7.11.4), as a portfolio has them too."""
    for index in range(pdfium.FPDFDoc_GetAttachmentCount(document)):
        yield attachment_name(pdfium.FPDFDoc_GetAttachment(document, index))


def xfa_packets(document: Handle) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the XML of each part of an XFA form; `DocumentError` where they are too large together."""
    room = MOST_XFA_BYTES
    for index in range(pdfium.FPDF_GetXFAPacketCount(document)):
        size_bytes = ctypes.c_ulong()
        pdfium.FPDF_GetXFAPacketContent(document, index, None, 0, size_bytes)
        room -= size_bytes.value
        if room < 0:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The PDF is a form with more than 64 MB of XML."))
        content = ctypes.create_string_buffer(size_bytes.value)
        pdfium.FPDF_GetXFAPacketContent(document, index, content, size_bytes.value, size_bytes)
        name = ctypes.create_string_buffer(pdfium.FPDF_GetXFAPacketName(document, index, None, 0))
        pdfium.FPDF_GetXFAPacketName(document, index, name, len(name))
        yield name.value.decode(errors="replace"), content.raw


PADDING_BYTES = 65536
MOST_LETTERS = 50_000_000
"""A book of a thousand pages has three million."""
TRAILER_BYTES = 4096
"""So near to the end, padding aside, a PDF has its trailer; readers accept 1,024 bytes after it (annex H.3.4.4)."""


def read(source: SourceFile) -> Content:
    """Return the text and the metadata of a PDF; one that is encrypted with an empty password opens too."""
    data = source.read()
    # What is cut off would still open, since pdfium looks for the pages that are left; but they are not the whole text.
    if b"startxref" not in data[-PADDING_BYTES:].rstrip(b"\0 \t\r\n")[-TRAILER_BYTES:]:
        raise DocumentError(ProblemCode.DAMAGED, say("The PDF is damaged: its end is missing."))
    try:
        return _read_with_pdfium(data)
    except PdfiumRefusal as refusal:
        from dupfinder.extract.pdf.pypdf_text import read_with_pypdf  # noqa: PLC0415 - .2 s to load, for few files

        return read_with_pypdf(data, page_count=refusal.page_count)


def _read_with_pdfium(data: bytes) -> Content:
    """Return what pdfium reads; raises `PdfiumRefusal` where it refuses the file or one of its pages."""
    looking = Looking(data)
    with opened_pdf(data) as opened:
        document = opened.handle
        pages = list(_pages(opened, hidden_layers(data), looking))
        files = itertools.chain(attached_files(document), *(page.files for page in pages))
        described = metadata(_information(document), page_count=len(pages), attachments=files)
        if opened.form_kind == pdfium.FORMTYPE_XFA_FULL and (text := _xfa_text(document)):
            # The page of such a form only says that the program cannot show it.
            return Content(text=text, metadata=described)
        looking.at_document(document, printed_from(pages))
        running = running_lines(pages, is_all=not looking.is_drawn)
        return Content(
            text=flowing_text(pages, running, looking.at_paragraph),
            metadata=described,
            beyond=looking.beyond(),
            bare_pages=tuple(sorted(running.bare.union(looking.bare_pages))),
            enclosed=tuple(looking.enclosed),
        )


def _pages(opened: OpenedPdf, hidden: AbstractSet[str], looking: Looking) -> Iterator[Page]:
    """Yield the pages; raises `DocumentError` where they have too many letters."""
    letters = 0
    for index in range(opened.page_count):
        page = read_page(opened.handle, index, form=opened.form, hidden_layers=hidden, looking=looking)
        letters += sum(len(line.text) for line in page.lines) + sum(map(len, page.inserted))
        if letters > MOST_LETTERS:
            raise DocumentError(
                ProblemCode.TOO_LARGE,
                say("The PDF has more than {most} million characters.", most=MOST_LETTERS // 1_000_000),
            )
        yield page


def _xfa_text(document: Handle) -> str:
    from dupfinder.extract.pdf.xfa import form_text  # noqa: PLC0415 - lxml is loaded only for these rare forms

    return form_text(xfa_packets(document))


def _information(document: Handle) -> Callable[[str], str]:
    """Return the look-up in the document information dictionary."""
    return lambda name: read_string(lambda *buffer: pdfium.FPDF_GetMetaText(document, name.encode(), *buffer))
