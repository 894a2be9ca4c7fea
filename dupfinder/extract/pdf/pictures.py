"""Pictures of the pages of a PDF, drawn by pdfium."""

import ctypes
import math

import pypdfium2.raw as pdfium

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.domain.pages import Picture
from dupfinder.extract.format import THUMBNAIL_TALLEST
from dupfinder.extract.pdf.opening import OpenedPdf
from dupfinder.extract.pdf.page import PdfiumRefusal
from dupfinder.extract.pdf.pages import opened_page, page_size, shown_pdf
from dupfinder.extract.pdf.quick_calls import Handle
from dupfinder.extract.source import SourceFile

MOST_PIXELS = 16_000_000
"""A page of A4 at 400 dots an inch."""
MOST_SIDE_PX = 16_384
WHITE = 0xFFFFFFFF
CHANNELS = 3
FLAGS = pdfium.FPDF_ANNOT | pdfium.FPDF_REVERSE_BYTE_ORDER
"""Annotations are drawn, and red comes before blue."""


def picture(source: SourceFile, *, page: int, width_px: int) -> Picture:
    """Return the picture of a page (from 0) on white, with its annotations and what is filled into its form.

    It is as wide as is asked for, but of pages that are very tall, and at least one pixel high. `DocumentError` where
    there is no such page, or it cannot be drawn.
    """
    with shown_pdf(source) as opened:
        count = opened.page_count
        if not 0 <= page < count:
            pages = say("1 page") if count == 1 else say("{count} pages", count=count)
            raise DocumentError(
                ProblemCode.DAMAGED,
                say("The PDF has {pages}; page {page} does not exist.", pages=pages, page=page + 1),
            )
        return _drawn(opened, page, width_px=width_px, most_height_px=MOST_SIDE_PX)


def thumbnail(source: SourceFile, width_px: int) -> Picture:
    """Return a picture of the first page of this width, or less wide if it would be very high."""
    with shown_pdf(source) as opened:
        return _drawn(opened, 0, width_px=width_px, most_height_px=THUMBNAIL_TALLEST * width_px)


def _drawn(opened: OpenedPdf, number: int, *, width_px: int, most_height_px: int) -> Picture:
    with opened_page(opened, number) as page:
        width_pt, height_pt = page_size(page)
        scale = min(
            min(width_px, MOST_SIDE_PX) / width_pt,
            most_height_px / height_pt,
            math.sqrt(MOST_PIXELS / width_pt / height_pt),
        )
        size = max(1, round(width_pt * scale)), max(1, round(height_pt * scale))
        return Picture(width_px=size[0], height_px=size[1], pixels=drawn(opened, page, size))


def drawn(opened: OpenedPdf, page: Handle, size: tuple[int, int]) -> bytes:
    """Return the pixels of a page on white: rows from the top, red, green and blue."""
    pixels = ctypes.create_string_buffer(size[0] * size[1] * CHANNELS)
    bitmap = pdfium.FPDFBitmap_CreateEx(*size, pdfium.FPDFBitmap_BGR, pixels, size[0] * CHANNELS)
    if not bitmap:
        raise PdfiumRefusal(say("no picture is {width} by {height} pixels", width=size[0], height=size[1]))
    try:
        pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, *size, WHITE)
        pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, *size, 0, FLAGS)
        if opened.form:
            _draw_form(opened.form, page, bitmap, size)
    finally:
        pdfium.FPDFBitmap_Destroy(bitmap)
    return pixels.raw


def _draw_form(form: Handle, page: Handle, bitmap: Handle, size: tuple[int, int]) -> None:
    """Draw the fields of a form; pdfium colours them, to invite to fill them in, only where it is told to."""
    pdfium.FORM_OnAfterLoadPage(page, form)
    pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, *size, 0, FLAGS)
    pdfium.FORM_OnBeforeClosePage(page, form)
