"""The pages of a PDF as they are seen: their sizes, and where each word stands on them."""

import contextlib
import ctypes
import functools
import itertools
import math
import re
import unicodedata
from collections.abc import Callable, Iterator

import pypdfium2.raw as pdfium

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.domain.pages import Box, PageWords
from dupfinder.extract.format import MOST_PAGE_WORDS, MOST_PAGES
from dupfinder.extract.normalisation.characters import plain_characters
from dupfinder.extract.normalisation.hyphens import LINE_END_HYPHEN
from dupfinder.extract.pdf.layout import UNSPACED
from dupfinder.extract.pdf.objects import turned
from dupfinder.extract.pdf.opening import OpenedPdf, opened_pdf
from dupfinder.extract.pdf.page import CONTROL, PdfiumRefusal, letter_numbers, page_text, page_turn
from dupfinder.extract.pdf.quick_calls import Handle
from dupfinder.extract.source import SourceFile

WORD = re.compile(rf"[^\s{LINE_END_HYPHEN}]+{LINE_END_HYPHEN}?")
TALLEST = 12.0
"""How much larger than its ink a word may be by its font: a full stop is, and fonts may claim to reach anywhere."""

_Corners = tuple[float, float, float, float]
"""Of a rectangle in the page's own coordinates: left, bottom, right, top."""


def pages(source: SourceFile) -> tuple[PageWords, ...]:
    """Return every page with its words in pdfium's reading order; boxes are as high as the font, not as the letters.

    Letters of scripts without spaces are a word each; a word that is divided at a line's end is two, the first with its
    hyphen. What is not on the visible part of a page is left out. `DocumentError` where pdfium cannot show the pages.
    """
    with shown_pdf(source) as opened:
        count = opened.page_count
        if count > MOST_PAGES:
            raise DocumentError(
                ProblemCode.TOO_LARGE,
                say("The PDF has {count} pages; at most {most} can be shown.", count=count, most=MOST_PAGES),
            )
        found: list[PageWords] = []
        room = MOST_PAGE_WORDS
        for number in range(count):
            with opened_page(opened, number) as page:
                found.append(_words(page, most_words=room))
            room -= len(found[-1].words)
        return tuple(found)


@contextlib.contextmanager
def shown_pdf(source: SourceFile) -> Iterator[OpenedPdf]:
    """Open a PDF whose pages are to be seen; `DocumentError` where pdfium refuses it, then or later."""
    try:
        with opened_pdf(source.read()) as opened:
            yield opened
    except PdfiumRefusal as refusal:
        raise DocumentError(ProblemCode.DAMAGED, say("The PDF is damaged: its pages cannot be shown.")) from refusal


@contextlib.contextmanager
def opened_page(opened: OpenedPdf, number: int) -> Iterator[Handle]:
    """Load a page by its number, from 0; `PdfiumRefusal` if it is damaged."""
    page = pdfium.FPDF_LoadPage(opened.handle, number)
    if not page:
        raise PdfiumRefusal(say("page {number} cannot be loaded", number=number + 1))
    try:
        yield page
    finally:
        pdfium.FPDF_ClosePage(page)


def page_size(page: Handle) -> tuple[float, float]:
    """Return the width and the height of a page as it is seen, in points; `PdfiumRefusal` if it has none."""
    width, height = float(pdfium.FPDF_GetPageWidthF(page)), float(pdfium.FPDF_GetPageHeightF(page))
    if not (0 < width < math.inf and 0 < height < math.inf):
        raise PdfiumRefusal(say("a page has no size"))
    return width, height


def _words(page: Handle, *, most_words: int) -> PageWords:
    width, height = page_size(page)
    words: list[str] = []
    boxes: list[Box] = []
    textpage = pdfium.FPDFText_LoadPage(page) if most_words > 0 else None
    if textpage:
        try:
            written = list(itertools.islice(_placed_words(textpage, page, width=width, height=height), most_words))
        finally:
            pdfium.FPDFText_ClosePage(textpage)
        words, boxes = [word for word, _ in written], [box for _, box in written]
    return PageWords(width_pt=width, height_pt=height, words=tuple(words), boxes=tuple(boxes))


def _placed_words(textpage: Handle, page: Handle, *, width: float, height: float) -> Iterator[tuple[str, Box]]:
    """Yield the words of a page that are seen on it, each with its box."""
    text = page_text(textpage)
    number = letter_numbers(textpage, text)
    turn = page_turn(page)
    corners = _corners_of(textpage)
    plain = functools.cache(_plain)  # most words are on a page more than once
    is_unspaced = UNSPACED.search(text) is not None
    for chunk in WORD.finditer(text):
        for start, end in _pieces(chunk[0]) if is_unspaced else ((0, len(chunk[0])),):
            word = plain(chunk[0][start:end])
            place = corners(number(chunk.start() + start), number(chunk.start() + end - 1)) if word else None
            box = None if place is None else _seen(turned(place, turn), width, height)
            if box is not None:
                yield word, box


def _seen(place: _Corners, width: float, height: float) -> Box | None:
    """Return as much of a rectangle as is on the page, measured from its upper left corner; `None` if nothing is."""
    left, bottom, right, top = place
    if not (0.0 <= left < right <= width and 0.0 <= bottom < top <= height):  # few words stand over an edge
        left, bottom, right, top = max(left, 0.0), max(bottom, 0.0), min(right, width), min(top, height)
        if not (left < right and bottom < top):  # what is no number stays none, and is not below another
            return None
    return Box(left, height - top, right, height - bottom)


def _plain(word: str) -> str:
    """Return a word in the form in which texts leave the room, so that it is found in them."""
    if word.isascii() and word.isprintable():
        return word
    plain = plain_characters(CONTROL.sub("", word).replace(LINE_END_HYPHEN, "-"))
    return "".join(plain.split())  # what is no white space to a pattern may be to others


def _pieces(chunk: str) -> Iterator[tuple[int, int]]:
    """Yield where the words of a run without white space start and end: letters of unspaced scripts stand alone."""
    start = 0
    for index in range(1, len(chunk)):
        if (UNSPACED.match(chunk[index]) or UNSPACED.match(chunk[index - 1])) and not (
            unicodedata.category(chunk[index]).startswith("M") or chunk[index] == LINE_END_HYPHEN
        ):
            yield start, index
            start = index
    yield start, len(chunk)


def _corners_of(textpage: Handle) -> Callable[[int, int], _Corners | None]:
    """Return the map from a word's first and last letter to its rectangle in the page's own coordinates."""
    loose_box = pdfium.FPDFText_GetLooseCharBox
    rectangle = pdfium.FS_RECTF()
    numbers = [ctypes.c_double() for _ in range(4)]
    pointers = [ctypes.byref(number) for number in numbers]
    left, right, bottom, top = numbers

    def ink(letter: int) -> _Corners | None:
        if not pdfium.FPDFText_GetCharBox(textpage, letter, *pointers):
            return None
        return left.value, bottom.value, right.value, top.value

    def loose(letter: int) -> _Corners | None:
        """Return the room of a letter: its advance, and its font from the deepest to the highest letter."""
        if not loose_box(textpage, letter, rectangle):
            return None
        return rectangle.left, rectangle.bottom, rectangle.right, rectangle.top

    def of_word(first: int, last: int) -> _Corners | None:
        by_font = loose(first) if first == last else _around(loose(first), loose(last))
        if by_font is not None and _is_sound(by_font):
            return by_font
        by_ink = _around(ink(first), ink(last))
        if by_ink is None or by_font is None:
            return by_ink
        return by_font if _fits(by_font, by_ink) else by_ink

    return of_word


def _is_sound(place: _Corners) -> bool:
    """Return whether a word may well be of this shape, however it is turned; nearly all are."""
    left, bottom, right, top = place
    width, height = right - left, top - bottom
    return 0 < width <= TALLEST * height and 0 < height <= TALLEST * width


def _fits(place: _Corners, ink: _Corners) -> bool:
    """Return whether a word with that ink may have that place."""
    most = TALLEST * max(ink[2] - ink[0], ink[3] - ink[1])
    return 0 < place[2] - place[0] <= most and 0 < place[3] - place[1] <= most


def _around(one: _Corners | None, other: _Corners | None) -> _Corners | None:
    """Return the rectangle around two."""
    if one is None or other is None or one == other:
        return one or other
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
