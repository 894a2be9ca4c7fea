"""Files attached to a PDF: in its own list, or pinned to a page; those of them that are documents inside it."""

from collections.abc import Iterator

import pypdfium2.raw as pdfium

from dupfinder.domain.enclosed import Enclosed, may_be_document
from dupfinder.extract.enclosing import Box
from dupfinder.extract.pdf.annotations import AttachmentReader, attachment_name, opened_annotations
from dupfinder.extract.pdf.metadata import MOST_FILES
from dupfinder.extract.pdf.opening import opened_pdf
from dupfinder.extract.pdf.quick_calls import Handle
from dupfinder.extract.source import SourceFile


class AttachedFiles(Box[tuple[str, bytes]]):
    """The documents among the attached files: first those pinned to pages, as the document is read.

    They are few and their budget is small, so they are held: to look for one pdfium has to open the document anew.
    """

    def __init__(self, source: SourceFile) -> None:
        data = source.read()
        reader = AttachmentReader(data)
        found = []
        with opened_pdf(data) as opened:
            for attachment in _attachments(opened.handle, opened.page_count):
                name, content = attachment_name(attachment), reader.read(attachment)
                if content and may_be_document(name):
                    found.append((Enclosed(name, len(content)), (name, content)))
        super().__init__(found)

    def _read(self, _: SourceFile, item: tuple[str, bytes]) -> bytes:
        return item[1]

    def _file_name(self, item: tuple[str, bytes]) -> str:
        return item[0]


def _attachments(document: Handle, page_count: int) -> Iterator[Handle]:
    for number in range(page_count):
        page = pdfium.FPDF_LoadPage(document, number)
        if page:
            try:
                for annotation, kind in opened_annotations(page):
                    if kind == pdfium.FPDF_ANNOT_FILEATTACHMENT:
                        yield pdfium.FPDFAnnot_GetFileAttachment(annotation)
            finally:
                pdfium.FPDF_ClosePage(page)
    for index in range(min(pdfium.FPDFDoc_GetAttachmentCount(document), MOST_FILES)):
        yield pdfium.FPDFDoc_GetAttachment(document, index)
