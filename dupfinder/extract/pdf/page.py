"""What is written on one page of a PDF, read with pdfium.

pdfium's own functions are called, not the objects that pypdfium2 wraps around them: those take a quarter of the time.
"""

import bisect
import contextlib
import functools
import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet

import pypdfium2.raw as pdfium

from dupfinder.domain.messages import say
from dupfinder.extract.normalisation.hyphens import LINE_END_HYPHEN
from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.pdf.annotations import AnnotatedPage, annotations
from dupfinder.extract.pdf.clusters import CLUSTERED, SAME_PLACE, Clusters
from dupfinder.extract.pdf.layers import remove_layers
from dupfinder.extract.pdf.looking import Looking
from dupfinder.extract.pdf.objects import Turn
from dupfinder.extract.pdf.quick_calls import Handle, address_of, letter_origin, numbers_of, text_of
from dupfinder.extract.pdf.right_to_left import Letter, is_right_to_left, reading_order

# A word divided at a line's end comes in one piece, with pdfium's mark between.
LINE = re.compile(rf"[^\r\n{LINE_END_HYPHEN}]+{LINE_END_HYPHEN}?")
BEYOND_BASIC_PLANE = re.compile(r"[\U00010000-\U0010ffff]")
CONTROL = re.compile(r"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]")
"""What fonts without a map to Unicode leave in the text."""
UNKNOWN_LETTER = re.compile(r"[\x01-\x08\x0e-\x1f]")
"""What of that is surely a letter: others are mapped to a tab, or to nothing."""
UNKNOWN = "\ufffd"
"""The text of a page of nothing else: it is not empty."""

TELLING_LETTERS = 4
"""Of the end of a line; with fewer, too many lines end as they went before."""
TRIES = 4
"""How often the end of a line is looked for in what stands before it."""

Places = Callable[[Sequence[int]], list[tuple[float, float]]]


class PdfiumRefusal(Exception):  # noqa: N818 - no error yet: another reader is tried
    """pdfium cannot read the file or a page of it."""

    def __init__(self, message: str, *, page_count: int = 0) -> None:
        super().__init__(message)
        self.page_count = page_count
        """The pages that there should be, 0 where that is not known."""


def read_page(
    document: Handle, index: int, *, form: Handle | None, hidden_layers: AbstractSet[str], looking: Looking
) -> Page:
    """Return the lines of a page, what was filled into its fields, and its free-text annotations.

    `form` is the form environment of a document with fields. Layers of these names are not read. What is on the page
    besides words, `looking` sees. Raises `PdfiumRefusal`.
    """
    page = pdfium.FPDF_LoadPage(document, index)
    if not page:
        raise PdfiumRefusal(
            say("page {number} cannot be loaded", number=index + 1), page_count=pdfium.FPDF_GetPageCount(document)
        )
    try:
        if hidden_layers:
            with _textpage(document, page, index) as textpage:
                looking.at_hidden(remove_layers(page, textpage, hidden_layers, index))
        with _textpage(document, page, index) as textpage:
            turn = page_turn(page)
            text = page_text(textpage)
            lines = _lines(page, textpage, text, turn)
            annotated_page = AnnotatedPage(document=document, handle=page, textpage=textpage, number=index, form=form)
            annotated = annotations(annotated_page, looking.at_annotation)
            written = Page(tuple(lines), pdfium.FPDF_GetPageHeightF(page), annotated.texts, annotated.files)
            looking.at_page(annotated_page, written, turn, is_unknown=UNKNOWN_LETTER.search(text) is not None)
        return written
    finally:
        pdfium.FPDF_ClosePage(page)


@contextlib.contextmanager
def _textpage(document: Handle, page: Handle, index: int) -> Iterator[Handle]:
    textpage = pdfium.FPDFText_LoadPage(page)
    if not textpage:
        raise PdfiumRefusal(
            say("page {number} has no text page", number=index + 1), page_count=pdfium.FPDF_GetPageCount(document)
        )
    try:
        yield textpage
    finally:
        pdfium.FPDFText_ClosePage(textpage)


def page_turn(page: Handle) -> Turn | None:
    """Return the map from the page's own coordinates to those in which it is seen, `None` where they are the same."""
    box = pdfium.FS_RECTF()
    if not pdfium.FPDF_GetPageBoundingBox(page, box):
        raise PdfiumRefusal(say("a page has no size"))
    left, bottom, right, top = box.left, box.bottom, box.right, box.top
    quarters = pdfium.FPDFPage_GetRotation(page)
    if quarters == 1:
        return lambda x, y: (y - bottom, right - x)
    if quarters == 2:
        return lambda x, y: (right - x, top - y)
    if quarters == 3:
        return lambda x, y: (top - y, x - left)
    return (lambda x, y: (x - left, y - bottom)) if left or bottom else None


def _lines(page: Handle, textpage: Handle, text: str, turn: Turn | None) -> list[Line]:
    """Return the lines of a page with that text in pdfium's reading order."""
    number = letter_numbers(textpage, text)
    written = [(match.start() + _indent(match[0]), match[0].strip()) for match in LINE.finditer(text)]
    written = [(start, line) for start, line in written if line]
    if is_right_to_left(text):
        lines = _mirrored_lines(Clusters(page, textpage, turn), number, written)
    else:
        lines = _placed_lines(written, _places(textpage, number, turn))
        if CLUSTERED.search(text):
            numbers = (
                list(map(number, range(start, start + len(line.text))))
                for (start, _), line in zip(written, lines, strict=True)
            )
            drawn = Clusters(page, textpage, turn).lines(zip(lines, numbers, strict=True))
            lines = [line for line in drawn if line.text]
    if not CONTROL.search(text):
        return lines
    cleaned = [line._replace(text=CONTROL.sub("", line.text).strip()) for line in lines]
    return [line for line in cleaned if line.text] or [line._replace(text=UNKNOWN) for line in lines[:1]]


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip()) if text[0].isspace() else 0


def _placed_lines(written: Sequence[tuple[int, str]], places: Places) -> list[Line]:
    """Return the lines with these texts, each of which starts at an index of its page's text."""
    starts = places([start for start, _ in written])
    texts = [_drawn_once(start, text, places) for start, text in written]
    lasts = [
        start + len(text) - (2 if text[-1] == LINE_END_HYPHEN else 1)
        for (start, _), text in zip(written, texts, strict=True)
    ]
    return [
        Line(text, left, right, baseline) if left <= right else Line(text, -left, -right, baseline)
        for text, (left, baseline), (right, _) in zip(texts, starts, places(lasts), strict=True)
    ]


def _drawn_once(start: int, text: str, places: Places) -> str:
    """Return the text of a line without its end, if that is drawn over what stands before it, to look bold."""
    tail = text[-TELLING_LETTERS:]
    end = len(text)
    for _ in range(TRIES):
        at = text.rfind(tail, 0, end - 1)
        if at < 0:
            break
        end = at + len(tail)
        drawn = text[end:].lstrip(" ")
        if text.endswith(drawn, 0, end) and len(drawn) >= TELLING_LETTERS:
            (left, _), (left_again, _) = places([start + end - len(drawn), start + len(text) - len(drawn)])
            if abs(left - left_again) < SAME_PLACE:
                return text[:end]
    return text


def _mirrored_lines(clusters: Clusters, number: Callable[[int], int], written: Sequence[tuple[int, str]]) -> list[Line]:
    """Return the lines of a page of Arabic, Hebrew and their like in the order of reading."""
    rows: list[list[Letter]] = []
    for start, line in written:
        first = len(rows)
        for letter in clusters.letters(line, list(map(number, range(start, start + len(line))))):
            # What pdfium takes for a line may be letters of two, and a line may be several to it.
            own = next((row for row in rows[max(0, first - 1) :] if abs(row[0].y - letter.y) < letter.height / 2), None)
            if own is None:
                rows.append([letter])
            else:
                own.append(letter)
    return [
        Line(text, -max(letter.x for letter in line), -min(letter.x for letter in line), line[0].y)
        for text, line in zip(reading_order(rows), rows, strict=True)
        if text
    ]


def page_text(textpage: Handle) -> str:
    """Return the text of a page as pdfium gives it."""
    count = pdfium.FPDFText_CountChars(textpage)
    if count <= 0:
        return ""
    buffer = array("H", bytes(2 * (count + 1)))
    written = text_of(address_of(textpage), 0, count, buffer.buffer_info()[0])
    return buffer[: max(0, written - 1)].tobytes().decode("utf-16-le", errors="replace")


def letter_numbers(textpage: Handle, text: str) -> Callable[[int], int]:
    """Return the map from an index into the page's text to the number under which pdfium knows that letter."""
    if pdfium.FPDFText_CountChars(textpage) == len(text):
        return lambda index: index
    # pdfium counts in UTF-16, where letters beyond the basic plane are two, and leaves some characters out of the text.
    wide = [match.start() for match in BEYOND_BASIC_PLANE.finditer(text)]
    return lambda index: int(
        pdfium.FPDFText_GetCharIndexFromTextIndex(textpage, index + bisect.bisect_left(wide, index))
    )


def _places(textpage: Handle, number: Callable[[int], int], turn: Turn | None) -> Places:
    """Return the map from indices into the page's text to the origins of those letters on the page as it is seen."""
    origin = functools.partial(letter_origin, textpage)

    def places(indices: Sequence[int]) -> list[tuple[float, float]]:
        numbers = iter(numbers_of(origin, list(map(number, indices)), "d", 2).tolist())
        return [turn(x, y) if turn else (x, y) for x, y in zip(numbers, numbers, strict=True)]

    return places
