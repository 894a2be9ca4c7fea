"""PDFs opened with pdfium."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2.raw as pdfium

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.pdf.page import PdfiumRefusal
from dupfinder.extract.pdf.quick_calls import Handle


@dataclass(frozen=True, slots=True)
class OpenedPdf:
    """A document that pdfium has open, and the environment of its form, if it has one."""

    handle: Handle
    form_kind: int
    form: Handle | None

    @property
    def page_count(self) -> int:
        """Return how many pages there are; at least one."""
        return int(pdfium.FPDF_GetPageCount(self.handle))


@contextlib.contextmanager
def opened_pdf(data: bytes) -> Iterator[OpenedPdf]:
    """Open a PDF; one that is encrypted with an empty password opens too.

    `DocumentError` for one that needs a password, `PdfiumRefusal` for one that pdfium does not take or that has no
    pages.
    """
    document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    if not document:
        code = pdfium.FPDF_GetLastError()
        if code in {pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY}:
            raise DocumentError(ProblemCode.ENCRYPTED, say("The PDF is encrypted and needs a password."))
        raise PdfiumRefusal(say("error {code}", code=code))
    settings = pdfium.FPDF_FORMFILLINFO(version=2)  # has to live as long as the form
    kind = pdfium.FPDF_GetFormType(document)
    form = None
    try:
        if kind != pdfium.FORMTYPE_NONE:
            form = pdfium.FPDFDOC_InitFormFillEnvironment(document, settings)
        opened = OpenedPdf(document, kind, form)
        if opened.page_count == 0:
            raise PdfiumRefusal(say("no pages"))
        yield opened
    finally:
        if form:
            pdfium.FPDFDOC_ExitFormFillEnvironment(form)
        pdfium.FPDF_CloseDocument(document)
