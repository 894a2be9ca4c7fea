"""The pages of the PDF report: text and areas at their places, page after page, with numbers and an outline."""

import zlib
from array import array
from collections.abc import Callable
from types import SimpleNamespace
from typing import BinaryIO

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDestinationFitH,
    PDFDictionary,
    PDFDocument,
    PDFFile,
    PDFFormXObject,
    PDFIndirectObject,
    PDFName,
    PDFResourceDictionary,
    PDFTrailer,
)

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


class _PageFile:
    """A document of reportlab's whose pages go to the file as they are finished: of each only its number stays here.

    By itself, reportlab holds all pages until the end, and the whole file twice then.
    """

    def __init__(self, out: BinaryIO) -> None:
        self.document = PDFDocument(compression=0, lang=told(LANGUAGE))
        self._file = PDFFile()
        out.write(self._file.format(self.document))  # the first line
        self._file.write = out.write
        self._places = array("q")
        """Where each object begins, by their numbers from 1 on."""
        self._tree = self.document.Catalog.Pages = PDFDictionary({"Type": PDFName("Pages")})
        self.document.Reference(self._tree)
        self._tree_number = self.document.objectcounter
        self.pages = array("q")
        """The number of each page as an object."""

    def add_page(self, operators: str) -> None:
        """Write a page."""
        content = zlib.compress(operators.encode("latin-1"))
        number = self.document.objectcounter + 1
        self.document.objectcounter += 2
        self.pages.append(number)
        self._add(number, f"<< /Type /Page /Parent {self._tree_number} 0 R /Contents {number + 1} 0 R >>".encode())
        head = f"<< /Filter /FlateDecode /Length {len(content)} >>\nstream\n".encode()
        self._add(number + 1, b"".join((head, content, b"\nendstream")))

    def finish(self, marks: list[tuple[int, float]]) -> None:
        """Write everything else: also the outline, the entries of which lead to these heights of pages, counted from 0.

        Entry n is called `str(n)`.
        """
        document = self.document
        # What pages have in common they inherit.
        common = PDFResourceDictionary()
        common.basicFonts()
        common.XObject = document.xobjDict([_COUNT_FORM])
        self._tree["Resources"], self._tree["MediaBox"] = common, PDFArray((0, 0, WIDTH, HEIGHT))
        self._tree["Count"], self._tree["Kids"] = len(self.pages), PDFArray(f"{number} 0 R" for number in self.pages)
        for font in document.delayedFonts:
            font.addObjects(document)
        places = {str(n): PDFDestinationFitH(f"{self.pages[page]} 0 R", top) for n, (page, top) in enumerate(marks)}
        document.Outlines.prepare(document, SimpleNamespace(_bookmarkReference=places.__getitem__))
        document.info.digest(document.signature)
        root, info = document.Reference(document.Catalog), document.Reference(document.info)
        number = 0
        while number < document.objectcounter:  # to write one may make others
            number += 1
            if name := document.numberToId.get(number):
                self._add(number, PDFIndirectObject(name, document.idToObject[name]).format(document), is_whole=True)
        table = "".join(f"{place:010} 00000 n \n" for place in self._places)
        begin = self._file.add(f"xref\n0 {number + 1}\n0000000000 65535 f \n{table}")
        trailer = PDFTrailer(startxref=begin, Size=number + 1, Root=root, Info=info, ID=document.ID())
        self._file.add(trailer.format(document))

    def _add(self, number: int, content: bytes, *, is_whole: bool = False) -> None:
        self._places.extend([0] * (number - len(self._places)))
        self._places[number - 1] = self._file.offset
        self._file.add(content if is_whole else b"%d 0 obj\n%b\nendobj\n" % (number, content))


class Pages:
    """A document that grows downwards from `y`, the distance of the next line from the bottom of the page.

    Operators go to the page as they are, all in one text object or area each: through reportlab's own drawing a long
    report would take minutes.
    """

    def __init__(self, out: BinaryIO, *, subject: str) -> None:
        self._file = _PageFile(out)
        self._document = self._file.document
        self._document.setTitle(told(TITLE))
        self._document.setSubject(subject)
        self._document.setAuthor("DupFinder")
        self._document.setCreator(f"DupFinder {dupfinder.__version__}")
        self._document.Catalog.showOutline()
        self.regular = Face(self._document, "DejaVuSansCondensed")
        self.bold = Face(self._document, "DejaVuSansCondensed-Bold")
        self.on_new_page: Callable[[], None] = lambda: None
        """Draws what the section that is being written has at the top of each page."""
        self.y = _TOP
        self._operators: list[str] = []
        self._marks: list[tuple[int, float]] = []

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
        start = x - face.width(line, size) if is_right else x
        shown = face.operators(line, size)
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
        self._document.Outlines.addOutlineEntry(str(len(self._marks)), level, title, closed=level > 0)
        self._marks.append((len(self._file.pages), self.y + 20))

    def save(self) -> None:
        """Finish the last page, and write the document."""
        self._finish_page()
        (line,) = self.regular.lines(f"/ {told(len(self._file.pages))}", size=_SMALL, width=WIDTH)
        form = PDFFormXObject(0, 0, WIDTH, HEIGHT)
        shown = self.regular.operators(line, _SMALL)
        form.setStreamList(f"BT {MUTED} rg 1 0 0 1 {RIGHT - 28} 26 Tm {shown} ET")
        self._document.addForm(_COUNT_FORM, form)
        self._file.finish(self._marks)

    def _finish_page(self) -> None:
        number = told(len(self._file.pages) + 1)
        self.text(RIGHT - 30, 26, number, face=self.regular, size=_SMALL, colour=MUTED, is_right=True)
        self.text(MARGIN, 26, told(TITLE), face=self.regular, size=_SMALL, colour=MUTED)
        self._operators.append(f"/{self._document.getXObjectName(_COUNT_FORM)} Do")
        self._file.add_page("\n".join(self._operators))
        self._operators.clear()
