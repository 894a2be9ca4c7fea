"""The pages of the PDF report: text and areas at their places, page after page, with numbers and an outline."""

import zlib
from collections.abc import Callable
from typing import BinaryIO

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfdoc import PDFName, PDFStream
from reportlab.pdfgen.canvas import Canvas

import dupfinder
from dupfinder.domain.messages import told
from dupfinder.report.pdf_fonts import Face
from dupfinder.report.wording import LANGUAGE, TITLE

MARGIN = 40
"""Points, as all lengths here."""
WIDTH, HEIGHT = A4
RIGHT = WIDTH - MARGIN
_TOP, _BOTTOM = HEIGHT - 52, 44.0
_SMALL = 7
_COUNT_FORM = "page-count"

Colour = str
INK: Colour = "0.11 0.14 0.19"
MUTED: Colour = "0.36 0.41 0.47"
LINE: Colour = "0.89 0.91 0.93"
SHADE: Colour = "0.95 0.96 0.98"


class Pages:
    """A document that grows downwards from `y`, the distance of the next line from the bottom of the page.

    Operators go to the page as they are, all in one text object or area each: through reportlab's own drawing a long
    report would take minutes.
    """

    def __init__(self, out: BinaryIO, *, subject: str) -> None:
        self._canvas = Canvas(out, pagesize=A4, pageCompression=0, lang=told(LANGUAGE))
        self._canvas.setTitle(told(TITLE))
        self._canvas.setSubject(subject)
        self._canvas.setAuthor("DupFinder")
        self._canvas.setCreator(f"DupFinder {dupfinder.__version__}")
        self._canvas.showOutline()
        self.regular = Face(self._canvas, "DejaVuSansCondensed")
        self.bold = Face(self._canvas, "DejaVuSansCondensed-Bold")
        self.on_new_page: Callable[[], None] = lambda: None
        """Draws what the section that is being written has at the top of each page."""
        self.y = _TOP
        self._operators: list[str] = []
        self._marks = 0

    def has_room(self, height: float) -> bool:
        """Return whether so much still fits on the page."""
        return bool(self.y - height >= _BOTTOM)

    def need(self, height: float) -> None:
        """Begin a new page unless so much still fits on this one."""
        if not self.has_room(height):
            self.next_page()

    def next_page(self) -> None:
        """Begin a new page."""
        self._finish_page()
        self.y = _TOP
        self.on_new_page()

    def text(
        self, x: float, y: float, line: str, *, face: Face, size: float, colour: Colour = INK, is_right: bool = False
    ) -> None:
        """Write a line (of `Face.lines`) from x on, or up to x."""
        start = x - face.width(line, size=size) if is_right else x
        shown = face.operators(line, size=size)
        self._operators.append(f"BT {colour} rg 1 0 0 1 {start:.1f} {y:.1f} Tm {shown} ET")

    def area(self, x: float, y: float, width: float, height: float, *, colour: Colour) -> None:
        """Fill an area; `y` is its lower edge."""
        self._operators.append(f"{colour} rg {x:.1f} {y:.1f} {width:.1f} {height:.1f} re f")

    def paragraph(
        self,
        text: str,
        *,
        x: float = MARGIN,
        width: float = RIGHT - MARGIN,
        face: Face | None = None,
        size: float = 9,
        colour: Colour = INK,
    ) -> None:
        """Write a text in as many lines as it takes, below what is there."""
        face = face or self.regular
        for line in face.lines(text, size=size, width=width):
            self.need(size * 1.4)
            self.y -= size * 1.4
            self.text(x, self.y, line, face=face, size=size, colour=colour)

    def mark(self, title: str, *, level: int) -> None:
        """Let the outline lead to this place; a level is at most one deeper than that of the mark before."""
        self._marks += 1
        key = f"m{self._marks}"
        self._canvas.bookmarkHorizontal(key, 0, self.y + 20)
        self._canvas.addOutlineEntry(title, key, level, closed=level > 0)

    def save(self) -> None:
        """Finish the last page, and write the document."""
        self._finish_page()
        pages = self._canvas.getPageNumber() - 1
        self._canvas.beginForm(_COUNT_FORM, 0, 0, WIDTH, HEIGHT)
        (line,) = self.regular.lines(f"/ {told(pages)}", size=_SMALL, width=WIDTH)
        self._canvas.addLiteral(
            f"BT {MUTED} rg 1 0 0 1 {RIGHT - 28} 26 Tm {self.regular.operators(line, size=_SMALL)} ET"
        )
        self._canvas.endForm()
        self._canvas.save()

    def _finish_page(self) -> None:
        number = self._canvas.getPageNumber()
        self.text(RIGHT - 30, 26, told(number), face=self.regular, size=_SMALL, colour=MUTED, is_right=True)
        self.text(MARGIN, 26, told(TITLE), face=self.regular, size=_SMALL, colour=MUTED)
        self._canvas.addLiteral("\n".join(self._operators))
        self._canvas.doForm(_COUNT_FORM)
        self._operators.clear()
        self._canvas.showPage()
        _compress(self._canvas)


def _compress(canvas: Canvas) -> None:
    """Compress the page that was finished last: reportlab does so at the end, and holds all pages until then."""
    page = canvas._doc.Pages.pages[-1]  # noqa: SLF001 - nothing public leads there
    content = PDFStream(content=zlib.compress(page.stream.encode("latin-1")), filters=())
    content.dictionary["Filter"] = PDFName("FlateDecode")
    page.Contents, page.stream = content, None
