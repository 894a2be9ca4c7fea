"""Pages of a PDF drawn small and grey, to be told by what is seen on them."""

import contextlib
import ctypes
import struct
from collections.abc import Iterator, Sequence

import pypdfium2.raw as pdfium
from PIL import Image

from dupfinder.domain.looks import Seen
from dupfinder.extract.pdf.opening import OpenedPdf
from dupfinder.extract.pdf.page import PdfiumRefusal
from dupfinder.extract.pdf.pages import opened_page, page_size, shown_pdf
from dupfinder.extract.pdf.pictures import drawn
from dupfinder.extract.pdf.quick_calls import Handle
from dupfinder.extract.source import SourceFile

MOST_PIXELS = 40_000_000
"""Of one picture on a page: pdfium unpacks all of it, however small it is drawn."""
MOST_PAGE_PIXELS = 100_000_000
"""Of all pictures on a page together."""
MOST_OBJECTS = 100_000
"""On one page, with those in its forms: so many are drawn in a second."""
DEEPEST_FORM = 8
"""Forms stand in forms."""

_ONE_BIT = frozenset({b"CCITTFaxDecode", b"JBIG2Decode"})
_ONE_BIT_SHARE = 8
_SIZE_MARK = b"\xff\x4f\xff\x51"
_SIZES_BEHIND = 8
"""So many bytes behind the start of a JPEG 2000 stream are its right, lower, left and upper edge."""
_SIZES = struct.Struct(">IIII")


def grey_pages(source: SourceFile, numbers: Sequence[int], *, long_px: int) -> Iterator[Seen]:
    """Yield pages (from 0) in grey, their longer side so long, but those that are not there or cannot be drawn.

    A page that would take too much memory is not drawn: a small file may have a picture of 900 megapixels in it.
    """
    with shown_pdf(source) as opened:
        for number in numbers:
            seen = None
            with contextlib.suppress(PdfiumRefusal):
                seen = _drawn_grey(opened, number, long_px)
            if seen is not None:
                yield seen


def _drawn_grey(opened: OpenedPdf, number: int, long_px: int) -> Seen | None:
    if not 0 <= number < opened.page_count:
        return None
    with opened_page(opened, number) as page:
        width_pt, height_pt = page_size(page)
        if not is_affordable(page):
            return None
        scale = long_px / max(width_pt, height_pt)
        size = max(1, round(width_pt * scale)), max(1, round(height_pt * scale))
        # pdfium can draw in grey, too, but ends the process if it meets what it cannot draw so.
        colours = Image.frombytes("RGB", size, drawn(opened, page, size))
        return Seen(number, *size, colours.convert("L").tobytes())


def is_affordable(page: Handle) -> bool:
    """Return whether a page can be drawn without too much time and memory."""
    sizes = {}
    for count, one in enumerate(_objects(page)):
        if count >= MOST_OBJECTS:
            return False
        if pdfium.FPDFPageObj_GetType(one) == pdfium.FPDF_PAGEOBJ_IMAGE:
            # The same picture, drawn a hundred times, is unpacked once.
            pixels = _pixels(one)
            sizes[pixels, pdfium.FPDFImageObj_GetImageDataRaw(one, None, 0)] = pixels
    return max(sizes.values(), default=0) <= MOST_PIXELS and sum(sizes.values()) <= MOST_PAGE_PIXELS


def _objects(page: Handle) -> Iterator[Handle]:
    """Yield what is drawn on a page, and what its forms are made of."""
    forms = [(0, pdfium.FPDFPage_CountObjects, pdfium.FPDFPage_GetObject, page)]
    while forms:
        depth, count, get, holder = forms.pop()
        for number in range(count(holder)):
            one = get(holder, number)
            yield one
            if depth < DEEPEST_FORM and pdfium.FPDFPageObj_GetType(one) == pdfium.FPDF_PAGEOBJ_FORM:
                forms.append((depth + 1, pdfium.FPDFFormObj_CountObjects, pdfium.FPDFFormObj_GetObject, one))


def _pixels(image: Handle) -> int:
    """Return how many bytes a channel of a picture takes when it is unpacked."""
    width, height = ctypes.c_uint(), ctypes.c_uint()
    pdfium.FPDFImageObj_GetImagePixelSize(image, width, height)
    pixels: int = width.value * height.value
    match _last_filter(image):
        case b"JPXDecode":  # its own size counts, whatever the PDF says
            return max(pixels, _jpx_pixels(image))
        case name if name in _ONE_BIT:
            return pixels // _ONE_BIT_SHARE
    return pixels


def _last_filter(image: Handle) -> bytes:
    count = pdfium.FPDFImageObj_GetImageFilterCount(image)
    name = ctypes.create_string_buffer(32)
    pdfium.FPDFImageObj_GetImageFilter(image, max(0, count - 1), name, len(name))
    return name.value


def _jpx_pixels(image: Handle) -> int:
    length = pdfium.FPDFImageObj_GetImageDataDecoded(image, None, 0)  # without what packs it once more
    data = ctypes.create_string_buffer(length)
    pdfium.FPDFImageObj_GetImageDataDecoded(image, data, length)
    start = data.raw.find(_SIZE_MARK) + _SIZES_BEHIND
    if len(data) < start + _SIZES.size:
        return 0  # it is no JPEG 2000, and not decoded
    right, bottom, left, top = _SIZES.unpack_from(data, start)
    pixels: int = max(0, right - left) * max(0, bottom - top)
    return pixels
