"""The text of a scanned PDF: its pages as pictures, read by RapidOCR (the optional extra `ocr`).

RapidOCR 3 runs PaddleOCR's models with onnxruntime, offline: the models for Chinese, English and other languages in
Latin letters are part of its wheel (Apache-2.0). A page takes about ten seconds of one core.
"""

import contextlib
import logging
from collections.abc import Callable, Iterator

import pypdfium2
from rapidocr import RapidOCR
from rapidocr.utils.output import RapidOCROutput

from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.pdf.layout import flowing_text
from dupfinder.extract.source import SourceFile

MOST_PAGES = 1_000
"""Somebody waits three hours for so many."""
POINTS_PER_INCH = 72
DOTS_PER_INCH = 150
"""With 200 the same pages had the same text, and took a fifth more time and memory."""
MOST_DOTS = 2_000
"""Along the longer side of a page; RapidOCR makes larger pictures smaller."""
ONE_CORE = {
    "Global.log_level": "critical",
    "Global.use_cls": False,  # would turn lines that stand on their head, one by one
    "EngineConfig.onnxruntime.intra_op_num_threads": 1,  # the workers are the parallelism
    "EngineConfig.onnxruntime.inter_op_num_threads": 1,
    "EngineConfig.onnxruntime.enable_cpu_mem_arena": False,  # a quarter less memory
}


def read_scan(source: SourceFile, on_page: Callable[[], None]) -> Content:
    """Return the text that is seen on the pages of a PDF; `on_page` is called before each.

    Raises `DocumentError` where there are too many pages.
    """
    logging.getLogger("RapidOCR").setLevel(logging.CRITICAL)
    with contextlib.closing(pypdfium2.PdfDocument(source.read())) as document:
        count = len(document)
        if count > MOST_PAGES:
            raise DocumentError(
                ProblemCode.NO_TEXT,
                say(
                    "The PDF has {count} pages but no text. Scans are read up to {most} pages.",
                    count=count,
                    most=MOST_PAGES,
                ),
            )
        engine = RapidOCR(params=ONE_CORE)
        pages = []
        for page in _pages(document):
            on_page()
            pages.append(_read_page(page, engine))
    return Content(text=flowing_text(pages), metadata=Metadata(page_count=count))


def _pages(document: pypdfium2.PdfDocument) -> Iterator[pypdfium2.PdfPage]:
    for page in document:
        with contextlib.closing(page):
            yield page


def _read_page(page: pypdfium2.PdfPage, engine: RapidOCR) -> Page:
    """Return the lines that are seen on a page, their places in points."""
    width, height = page.get_size()
    scale = min(DOTS_PER_INCH / POINTS_PER_INCH, MOST_DOTS / max(width, height, 1.0))
    found = engine(page.render(scale=scale, draw_annots=True).to_numpy())
    if not isinstance(found, RapidOCROutput) or found.txts is None or found.boxes is None:
        return Page((), height)
    # A box is four corners, clockwise from the upper left, in dots from the top.
    boxes = zip(found.txts, found.boxes.tolist(), strict=True)
    lines = [
        Line(text.strip(), corners[0][0] / scale, corners[1][0] / scale, height - corners[3][1] / scale)
        for text, corners in boxes
        if text.strip()
    ]
    return Page(tuple(lines), height)
