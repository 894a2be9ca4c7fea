"""What is written on one page of a PDF, read with pdfium."""

import bisect
import ctypes
import re
from collections.abc import Callable, Iterator

import pypdfium2
import pypdfium2.raw as pdfium

from dupfinder.extract.hyphens import LINE_END_HYPHEN
from dupfinder.extract.pdf_lines import Line, Page

# A word divided at a line's end comes in one piece, with pdfium's mark between.
LINE = re.compile(rf"[^\r\n{LINE_END_HYPHEN}]+{LINE_END_HYPHEN}?")
BEYOND_BASIC_PLANE = re.compile(r"[\U00010000-\U0010ffff]")
CONTROLS = dict.fromkeys([*range(0x20), 0x7F])
"""What fonts without a map to Unicode leave in the text."""

UNSEEN_FLAGS = pdfium.FPDF_ANNOT_FLAG_HIDDEN | pdfium.FPDF_ANNOT_FLAG_NOVIEW
FILLED_IN = (pdfium.FPDF_FORMFIELD_TEXTFIELD, pdfium.FPDF_FORMFIELD_COMBOBOX, pdfium.FPDF_FORMFIELD_LISTBOX)


def read_page(page: pypdfium2.PdfPage) -> Page:
    """Return the lines of a page, what was filled into its fields, and its free-text annotations.

    Raises `pypdfium2.PdfiumError` where pdfium cannot read the page.
    """
    textpage = page.get_textpage()
    try:
        lines = tuple(_lines(textpage, _turned(page)))
    finally:
        textpage.close()
    return Page(lines, page.get_height(), tuple(_inserted(page)))


def _turned(page: pypdfium2.PdfPage) -> Callable[[float, float], tuple[float, float]]:
    """Return the map from the page's own coordinates to those in which it is seen."""
    left, bottom, right, top = page.get_bbox()
    rotation_degrees = page.get_rotation()
    if rotation_degrees == 90:
        return lambda x, y: (y - bottom, right - x)
    if rotation_degrees == 180:
        return lambda x, y: (right - x, top - y)
    if rotation_degrees == 270:
        return lambda x, y: (top - y, x - left)
    return lambda x, y: (x - left, y - bottom)


def _lines(textpage: pypdfium2.PdfTextPage, turned: Callable[[float, float], tuple[float, float]]) -> Iterator[Line]:
    """Yield the lines of a page in pdfium's reading order."""
    text = textpage.get_text_range()
    x, y = ctypes.c_double(), ctypes.c_double()
    is_plain = textpage.count_chars() == len(text)
    # pdfium counts in UTF-16, so letters beyond the basic plane count twice; and it leaves some characters out of the text.
    wide = [] if is_plain else [match.start() for match in BEYOND_BASIC_PLANE.finditer(text)]

    def place(index: int) -> tuple[float, float]:
        if not is_plain:
            index = pdfium.FPDFText_GetCharIndexFromTextIndex(textpage, index + bisect.bisect_left(wide, index))
        pdfium.FPDFText_GetCharOrigin(textpage, index, x, y)
        return turned(x.value, y.value)

    for match in LINE.finditer(text):
        line = match[0].strip()
        if line:
            start = match.start() + match[0].index(line)
            left, baseline = place(start)
            right, _ = place(start + len(line.rstrip(LINE_END_HYPHEN)) - 1)
            if right < left:
                left, right = -left, -right
            yield Line(line.translate(CONTROLS), left, right, baseline)


def _inserted(page: pypdfium2.PdfPage) -> Iterator[str]:
    """Yield the values of filled-in fields and the text of free-text annotations."""
    for index in range(pdfium.FPDFPage_GetAnnotCount(page)):
        annotation = pdfium.FPDFPage_GetAnnot(page, index)
        if not annotation:
            continue
        try:
            text = _annotation_text(annotation, page)
        finally:
            pdfium.FPDFPage_CloseAnnot(annotation)
        if text:
            yield text


def _annotation_text(annotation: pdfium.FPDF_ANNOTATION, page: pypdfium2.PdfPage) -> str:
    """Return what an annotation adds to the text of its page; most (links, highlights, comments) add nothing."""
    kind = pdfium.FPDFAnnot_GetSubtype(annotation)
    if kind not in {pdfium.FPDF_ANNOT_FREETEXT, pdfium.FPDF_ANNOT_WIDGET}:
        return ""
    if pdfium.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS:
        return ""
    if kind == pdfium.FPDF_ANNOT_FREETEXT:
        return _utf16(lambda *buffer: pdfium.FPDFAnnot_GetStringValue(annotation, b"Contents", *buffer))
    form = page.formenv
    if form is None or pdfium.FPDFAnnot_GetFormFieldType(form, annotation) not in FILLED_IN:
        return ""
    return _utf16(lambda *buffer: pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, *buffer))


def _utf16(get: Callable[..., int]) -> str:
    """Return the string that a function of pdfium writes; asked without a buffer, it says how many bytes that takes."""
    size_bytes = get(None, 0)
    buffer = (pdfium.FPDF_WCHAR * (size_bytes // 2))()
    get(buffer, size_bytes)
    return bytes(buffer).decode("utf-16-le", errors="replace").rstrip("\0").strip()
