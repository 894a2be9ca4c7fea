"""The text of a PDF: pdfium reads it, pypdf where pdfium refuses.

pdfium also gives the metadata; parsing every file a second time with pypdf would take longer than the text does.
"""

from collections.abc import Callable

import pypdfium2.raw as pdfium

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.format import Content
from dupfinder.extract.pdf.layout import flowing_text
from dupfinder.extract.pdf.metadata import metadata
from dupfinder.extract.pdf.page import Handle, PdfiumRefusal, read_page, read_string
from dupfinder.extract.source import SourceFile

PADDING_BYTES = 65536
TRAILER_BYTES = 4096
"""So near to the end, padding aside, a PDF has its trailer; readers accept 1,024 bytes after it (annex H.3.4.4)."""


def read(source: SourceFile) -> Content:
    """Return the text and the metadata of a PDF; one that is encrypted with an empty password opens too."""
    data = source.read()
    # What is cut off would still open, since pdfium looks for the pages that are left; but they are not the whole text.
    if b"startxref" not in data[-PADDING_BYTES:].rstrip(b"\0 \t\r\n")[-TRAILER_BYTES:]:
        raise DocumentError(ProblemCode.DAMAGED, "The PDF is damaged: its end is missing.")
    try:
        return _read_with_pdfium(data)
    except PdfiumRefusal as refusal:
        from dupfinder.extract.pdf.pypdf_text import read_with_pypdf  # noqa: PLC0415 - .2 s to load, for few files

        return read_with_pypdf(data, page_count=refusal.page_count)


def _read_with_pdfium(data: bytes) -> Content:
    """Return what pdfium reads; raises `PdfiumRefusal` where it refuses the file or one of its pages."""
    document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document:
        code = pdfium.FPDF_GetLastError()
        if code in {pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY}:
            raise DocumentError(ProblemCode.ENCRYPTED, "The PDF is encrypted and needs a password.")
        raise PdfiumRefusal(f"error {code}")
    form = None
    settings = pdfium.FPDF_FORMFILLINFO(version=2)  # has to live as long as the form
    try:
        if pdfium.FPDF_GetFormType(document) != pdfium.FORMTYPE_NONE:
            form = pdfium.FPDFDOC_InitFormFillEnvironment(document, settings)
        page_count = pdfium.FPDF_GetPageCount(document)
        if page_count == 0:
            raise PdfiumRefusal("no pages")
        pages = [read_page(document, index, form) for index in range(page_count)]
        return Content(text=flowing_text(pages), metadata=metadata(_information(document), page_count))
    finally:
        if form:
            pdfium.FPDFDOC_ExitFormFillEnvironment(form)
        pdfium.FPDF_CloseDocument(document)


def _information(document: Handle) -> Callable[[str], str]:
    """Return the look-up in the document information dictionary."""
    return lambda name: read_string(lambda *buffer: pdfium.FPDF_GetMetaText(document, name.encode(), *buffer))
