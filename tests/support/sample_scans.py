"""Scans: PDFs whose pages are pictures of text, made with pdfium."""

import contextlib
import ctypes
import io
from collections.abc import Iterable

import pypdfium2
import pypdfium2.raw as pdfium

PAGE = (600, 300)


def _picture(sentence: str) -> pypdfium2.PdfBitmap:
    """Return a page with a sentence in Helvetica as it is seen."""
    with contextlib.closing(pypdfium2.PdfDocument.new()) as document:
        page = document.new_page(*PAGE)
        text = pdfium.FPDFPageObj_NewTextObj(document, b"Helvetica", 24)
        letters = (ctypes.c_ushort * (len(sentence) + 1))(*map(ord, sentence))
        pdfium.FPDFText_SetText(text, letters)
        pdfium.FPDFPageObj_Transform(text, 1, 0, 0, 1, 40, 150)
        pdfium.FPDFPage_InsertObject(page, text)
        page.gen_content()
        return page.render(scale=2)


def scanned_pdf(sentences: Iterable[str]) -> bytes:
    """Return a PDF of pages that are pictures, one sentence on each."""
    saved = io.BytesIO()
    with contextlib.closing(pypdfium2.PdfDocument.new()) as document:
        for sentence in sentences:
            page = document.new_page(*PAGE)
            image = pypdfium2.PdfImage.new(document)
            image.set_bitmap(_picture(sentence))
            image.set_matrix(pypdfium2.PdfMatrix().scale(*PAGE))
            page.insert_obj(image)
            page.gen_content()
        document.save(saved)
    return saved.getvalue()
