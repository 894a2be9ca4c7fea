"""Looks at what a PDF holds besides its words, while it is read."""

import ctypes
import itertools
import operator
import re
from collections.abc import Callable, Iterator, Sequence

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import BeyondWords, ContentItem, ContentKind, digest_of, item
from dupfinder.domain.enclosed import Enclosed, may_be_document
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.pdf.annotations import AnnotatedPage, AttachmentReader, annotation_images, attachment_name
from dupfinder.extract.pdf.covering import LiftedWords, words_under
from dupfinder.extract.pdf.drawings import PageDrawing
from dupfinder.extract.pdf.images import ImageReader
from dupfinder.extract.pdf.layout import UNSPACED
from dupfinder.extract.pdf.marks import DRAWN_MARKS, MEDIA, MOST_POINTS, marks
from dupfinder.extract.pdf.metadata import MOST_FILES
from dupfinder.extract.pdf.objects import Image, ObjectBudget, Turn, page_objects
from dupfinder.extract.pdf.quick_calls import Handle, read_string
from dupfinder.extract.pdf.unseen_words import UnseenWords

FEWEST_WORDS = 5
"""With fewer a page is bare: `Scanned with CamScanner`."""
WORD = re.compile(r"\w+")
MOST_ANNOTATIONS = 100_000
"""Of a document; what further ones say beside the text is not seen."""
ANNOTATED = (ContentKind.COMMENTS, ContentKind.REVISIONS, ContentKind.FIELDS, ContentKind.LINKS)
LINE_PT = 4.0
"""Links whose feet are this near to each other stand in one line."""
MOST_SIGNATURES = 100
MOST_SIGNATURE_BYTES = 1 << 20


class Looking:
    """What is seen of one document, page by page."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._found = Gathering()
        self._images = ImageReader(data)
        self._objects, self._points = ObjectBudget(), ObjectBudget(MOST_POINTS)
        self._unseen = UnseenWords()
        self._lifted = LiftedWords()
        self._annotations = 0
        self._files = AttachmentReader(data)
        self.enclosed: list[Enclosed] = []
        """The documents among the attached files."""
        self._is_marked = False
        self._links: list[tuple[tuple[float, ...], ContentItem]] = []
        self.bare_pages: list[int] = []
        self.is_drawn = False
        """Whether anything but text is on one of the pages."""

    def at_annotation(self, annotation: Handle, kind: int, page: AnnotatedPage) -> None:
        """Look at an annotation, before the page that it is on."""
        self._annotations += 1
        if self._annotations > MOST_ANNOTATIONS:
            self._found.cannot_see(*ANNOTATED)
            return
        for content, found in marks(annotation, kind, page, self._points):
            if content is ContentKind.LINKS:
                self._links.append((_reading_place(annotation, page.number), found))
            else:
                self._found.add(content, found)
        for image in annotation_images(annotation, kind, page.form, self._objects):
            self._take_image(image, page.number)
        if kind in MEDIA:
            self._found.cannot_see(ContentKind.ATTACHMENTS)
        elif kind == pdfium.FPDF_ANNOT_FILEATTACHMENT:
            self._take_file(pdfium.FPDFAnnot_GetFileAttachment(annotation), page.number)
        self._is_marked = self._is_marked or kind in DRAWN_MARKS

    def at_page(self, page: AnnotatedPage, written: Page, turn: Turn | None, *, is_unknown: bool) -> None:
        """Look at what is drawn on a page, and whether it has hardly a word; `turn` leads from its own coordinates.

        `is_unknown` says that there are letters of fonts that do not say which these are: only how they look is told.
        """
        words, number = _first_words(written), page.number
        is_bare = words < FEWEST_WORDS
        objects = page_objects(page.handle, self._objects)
        is_drawn, self._is_marked = self._is_marked or bool(objects.others), False
        self.is_drawn = self.is_drawn or is_drawn
        drawing = PageDrawing(objects, is_bare=is_bare)
        if objects.others:
            for image in objects.images():
                self._take_image(image, number)
            over = words_under(page.handle, number, drawing, written.lines if turn is None else None)
            for shapes in filter(None, (over, drawing.item(page.handle, number), drawing.lights(number))):
                self._found.add(ContentKind.DRAWINGS, shapes)
        if objects.texts:
            unseen = self._unseen.on_page(page.handle, page.textpage, drawing, written.lines, turn)
            if unseen:
                self._found.add(ContentKind.HIDDEN, item(unseen, page=number))
            self._lifted.on_page(page.textpage, drawing, written.lines, turn)
        if is_unknown or (is_bare and (is_drawn or (bool(written.lines) and words == 0))):
            self.bare_pages.append(number)

    def at_hidden(self, hidden: ContentItem | None) -> None:
        """Take what is on layers of a page that are switched off."""
        if hidden is not None:
            self._found.add(ContentKind.HIDDEN, hidden)

    @property
    def at_paragraph(self) -> Callable[[Sequence[Line], int], None] | None:
        """Return what takes from the lines of a paragraph what is raised or lowered, if anything is; after all pages.

        Also to be told is how many lines of the text stand before it.
        """
        return self._take_lifted if self._lifted else None

    def at_document(self, document: Handle, printed_from: str | None) -> None:
        """Look at the attached files and signatures, after all pages, and where a browser printed these from."""
        if printed_from is not None:
            self._found.link(printed_from)
        count = pdfium.FPDFDoc_GetAttachmentCount(document)
        for index in range(min(count, MOST_FILES)):
            self._take_file(pdfium.FPDFDoc_GetAttachment(document, index), None)
        if count > MOST_FILES:
            self._found.cannot_see(ContentKind.ATTACHMENTS)
        for signature in _signatures(document):
            self._found.add(ContentKind.FIELDS, signature)

    def beyond(self) -> BeyondWords:
        """Return what was seen, and what could not be; links in the order of reading, as other formats have them."""
        for _, link in sorted(self._links, key=operator.itemgetter(0)):
            self._found.add(ContentKind.LINKS, link)
        self._links.clear()
        if self._points.is_spent:
            self._found.cannot_see(ContentKind.COMMENTS)
        if self._objects.is_spent:
            self._found.cannot_see(ContentKind.PICTURES, ContentKind.DRAWINGS)
        if self._unseen.is_spent:
            self._found.cannot_see(ContentKind.HIDDEN)
        if self._images.is_spent:
            self._found.cannot_see(ContentKind.PICTURES)
        return self._found.beyond()

    def _take_lifted(self, lines: Sequence[Line], number: int) -> None:
        for way, words in self._lifted.in_lines(lines):
            self._found.words(ContentKind.SIGNS, words, way=way, line=number)

    def _take_image(self, image: Image, number: int) -> None:
        found = self._images.read(image, number)
        if found is not None:
            self._found.add(ContentKind.PICTURES, found.item)

    def _take_file(self, attachment: Handle, page: int | None) -> None:
        """Take an attached file by its bytes; where they are too many, attachments are not seen."""
        name, content = attachment_name(attachment), self._files.read(attachment)
        if content is None:
            self._found.cannot_see(ContentKind.ATTACHMENTS)
            return
        self._found.add(ContentKind.ATTACHMENTS, item(name, content, page=page))
        if content and may_be_document(name):
            self.enclosed.append(Enclosed(name, len(content)))


def _reading_place(annotation: Handle, number: int) -> tuple[float, ...]:
    """Return what sorts annotations by page, line and place in the line."""
    room = pdfium.FS_RECTF()
    pdfium.FPDFAnnot_GetRect(annotation, room)
    return number, -round(room.bottom / LINE_PT), room.left


def _first_words(page: Page) -> int:
    """Return how many words are on a page, `FEWEST_WORDS` at most; letters of unspaced scripts are words."""
    texts = itertools.chain((line.text for line in page.lines), page.inserted)
    words = 0
    for text in texts:
        words += len(WORD.findall(text)) if text.isascii() else len(WORD.findall(text)) + len(UNSPACED.findall(text))
        if words >= FEWEST_WORDS:
            return FEWEST_WORDS
    return words


def _signatures(document: Handle) -> Iterator[ContentItem]:
    """Yield the signatures of a document: one that is signed is not the one that is to be signed."""
    for index in range(min(pdfium.FPDF_GetSignatureCount(document), MOST_SIGNATURES)):
        signature = pdfium.FPDF_GetSignatureObject(document, index)
        size_bytes = pdfium.FPDFSignatureObj_GetContents(signature, None, 0)
        if not 0 < size_bytes <= MOST_SIGNATURE_BYTES:
            continue
        content = ctypes.create_string_buffer(size_bytes)
        pdfium.FPDFSignatureObj_GetContents(signature, content, size_bytes)
        reason = read_string(lambda *buffer, one=signature: pdfium.FPDFSignatureObj_GetReason(one, *buffer))
        covers = pdfium.FPDFSignatureObj_GetByteRange(signature, None, 0) > 0
        yield item(f"signed: {reason}" if reason else "signed", digest_of(content.raw), str(covers))
