"""Words of a PDF's page that nobody sees: invisible or transparent, white on white, as small as dust, off the page.

They stay in the text, where whoever searches it finds them. That they are not seen is told beside it: a contract with
a white clause is not the one that shows it. What its colour says to be unseen is looked for on the page as it is drawn.
"""

import ctypes
import itertools
import math
import re
from collections.abc import Callable, Iterator, Sequence

import pypdfium2.raw as pdfium

from dupfinder.extract.normalisation.lines import Line
from dupfinder.extract.pdf.drawings import PATH, PageDrawing
from dupfinder.extract.pdf.objects import IMAGE, Bounds, Matrix, Turn, bounds_of, matrices_of, turned
from dupfinder.extract.pdf.quick_calls import (
    Address,
    Handle,
    address_of,
    numbers_of,
    object_fill,
    read_string,
    text_size,
    text_words,
)

MOST_DRAWN = 20
"""Pages of a document; on further ones it cannot be told what seems to be unseen."""
ENOUGH_DRAWN = 3
"""So many pages on which all that seems to be unseen is unseen vouch for the others."""
FILLED, INVISIBLE = int(pdfium.FPDF_TEXTRENDERMODE_FILL), int(pdfium.FPDF_TEXTRENDERMODE_INVISIBLE)
PALEST, FAINTEST = 250, 5
"""What is as light in each colour is white; what is less opaque is not seen."""
NARROWEST_PT = 0.25
"""A letter of a line that can be read is wider, unless the line is turned."""
TINIEST_PT = 1.0
"""Of a font, and of what is written with it: a shape of a font may be as large as it likes."""
MOST_UNSEEN = 2_000
"""Texts of a document whose words are told; pdfium goes through all letters of a page for each."""
MOST_GROUNDS = 300
"""Of a page; words on further ones are looked for on the page as it is drawn."""
PIXELS_PER_PT = 1.0
MOST_SIDE_PX = 2_000
NEIGHBOURS = 0.25
"""Of the height of a text, above and below, into which its neighbours may reach."""
WHITE, CHANNELS = 0xFFFFFFFF, 3
MOST_CONTRAST = 12
"""Of 255, where nothing is seen."""
WHOLE = 0.8
"""A picture over so much of a page's width and height is a scan; the invisible words are those on it."""
WORD = re.compile(r"\w")

_IsBlank = Callable[[Bounds], bool]


class UnseenWords:
    """Finds the words that are not seen on the pages of one document."""

    def __init__(self) -> None:
        self._drawn = self._confirmed = 0
        self._texts = MOST_UNSEEN
        self.is_spent = False
        """Whether there was more than is looked at."""

    def on_page(
        self, page: Handle, textpage: Handle, drawing: PageDrawing, lines: Sequence[Line], turn: Turn | None
    ) -> str:
        """Return the words of a page that are not seen.

        Its lines are where they are on the page as it is seen; `turn` leads there from its own coordinates.
        """
        size = float(pdfium.FPDF_GetPageWidthF(page)), float(pdfium.FPDF_GetPageHeightF(page))
        unseen = self._without_trace(page, drawing, size, turn)
        if _is_any_odd(lines, *size):
            unseen += _tiny_or_off(drawing, size, turn)
        distinct = list(dict.fromkeys(unseen))
        words = [words_of(drawing.texts[order], textpage) for order in distinct[: max(0, self._texts)]]
        self._texts -= len(distinct)
        self.is_spent = self.is_spent or self._texts < 0
        return " ".join(" ".join(filter(WORD.search, words)).split())

    def _without_trace(
        self, page: Handle, drawing: PageDrawing, size: tuple[float, float], turn: Turn | None
    ) -> list[int]:
        """Return the numbers of the texts of which their way of being drawn leaves no trace."""
        pale = _pale(drawing)
        if not pale:
            return []
        grounds = _Grounds(drawing, size)
        orders = [order for order, _ in pale]
        bounds = bounds_of([drawing.texts[order] for order in orders], [drawing.outers[order] for order in orders])
        left = [
            (order, room)
            for (order, is_invisible), room in zip(pale, bounds, strict=True)
            if room[0] < room[2] and not grounds.are_under(room, order, is_invisible=is_invisible)  # no blanks
        ]
        if not left:
            return []
        if self._drawn == self._confirmed >= ENOUGH_DRAWN:
            return [order for order, _ in left]
        self._drawn += 1
        places = [turned(room, turn) for _, room in left]
        is_blank = _look(page, size, places) if self._drawn <= MOST_DRAWN else None
        if is_blank is None:
            self.is_spent = True
            return []
        unseen = [order for (order, _), place in zip(left, places, strict=True) if is_blank(place)]
        self._confirmed += len(unseen) == len(left)
        return unseen


def _is_any_odd(lines: Sequence[Line], width: float, height: float) -> bool:
    """Return whether a line may be tiny or lie beside its page; so may one that is turned or from right to left."""
    return any(
        right - left < NARROWEST_PT * (len(text) - 1) or left < 0.0 or left > width or not 0.0 <= foot <= height
        for text, left, right, foot in lines
    )


def _tiny_or_off(drawing: PageDrawing, size: tuple[float, float], turn: Turn | None) -> Iterator[int]:
    """Yield the numbers of the texts that are too small to be seen, or off the page."""
    width, height = size
    for order, bounds in enumerate(bounds_of(drawing.texts, drawing.outers)):
        left, bottom, right, top = turned(bounds, turn)
        is_off = right < 0.0 or top < 0.0 or left > width or bottom > height
        is_small = left < right and (right - left < TINIEST_PT or top - bottom < TINIEST_PT)
        if is_off or (is_small and _font_pt(drawing.texts[order], drawing.outers[order]) < TINIEST_PT):
            yield order


def _font_pt(text: Address, outer: Matrix) -> float:
    """Return how large the letters of a text are on the page."""
    (font,), (matrix,) = numbers_of(text_size, [text], "f", 1), matrices_of([text])
    a, b, c, d, _, _ = matrix.within(outer)
    return float(font) * math.sqrt(abs(a * d - b * c))


def words_of(text: Address, textpage: Handle) -> str:
    """Return what is written in a text of a page."""
    page = address_of(textpage)
    return read_string(lambda buffer, size_bytes: text_words(text, page, ctypes.addressof(buffer), size_bytes))


def _pale(drawing: PageDrawing) -> list[tuple[int, bool]]:
    """Return the numbers of the texts that are invisible, transparent or white, and whether they are invisible."""
    numbers = numbers_of(object_fill, drawing.texts, "I", 4)
    if max(numbers[::4]) < PALEST and min(numbers[3::4]) >= FAINTEST and INVISIBLE not in drawing.modes:
        return []  # nearly all pages: no text is as much as reddish
    colours = iter(numbers)
    ways = list(zip(drawing.modes, colours, colours, colours, colours, strict=True))
    pale = {way for way in set(ways) if way[0] == INVISIBLE or (way[0] == FILLED and _is_pale(*way[1:]))}
    if not pale:
        return []
    found = ((order, way[0] == INVISIBLE) for order, way in enumerate(ways) if way in pale)
    return list(itertools.islice(found, MOST_UNSEEN))


def _is_pale(red: int, green: int, blue: int, opacity: int) -> bool:
    return opacity < FAINTEST or (red >= PALEST and green >= PALEST and blue >= PALEST)


class _Grounds:
    """What makes white words seen, and pictures on which invisible ones are those of a scan."""

    def __init__(self, drawing: PageDrawing, size: tuple[float, float]) -> None:
        placed = list(zip(drawing.others, drawing.bounds, strict=True))
        colours = numbers_of(object_fill, [other[0] for other in drawing.others], "I", 4)
        rows = zip(*(colours[place::4] for place in range(4)), strict=True)
        self._dark = [
            (other[3], room)
            for (other, room), colour in zip(placed, rows, strict=True)
            if other[2] != PATH or not _is_pale(*colour)
        ][:MOST_GROUNDS]
        self._pictures = [room for other, room in placed if other[2] == IMAGE][:MOST_GROUNDS]
        self._is_scan = any(
            right - left >= WHOLE * size[0] and top - bottom >= WHOLE * size[1]
            for left, bottom, right, top in self._pictures
        )

    def are_under(self, text: Bounds, order: int, *, is_invisible: bool) -> bool:
        """Return whether a text stands on one of them; `order` is its number on the page."""
        if is_invisible:
            return self._is_scan or any(_is_around(room, text) for room in self._pictures)
        return any(before <= order and _is_around(room, text) for before, room in self._dark)


def _is_around(room: Bounds, text: Bounds) -> bool:
    """Return whether the middle of a text is in a room."""
    x, y = (text[0] + text[2]) / 2, (text[1] + text[3]) / 2
    return room[0] <= x <= room[2] and room[1] <= y <= room[3]


def _look(page: Handle, size: tuple[float, float], places: Sequence[Bounds]) -> _IsBlank | None:
    """Return what tells whether nothing is seen in one of some places on a page; `None` if it cannot be drawn."""
    from dupfinder.extract.pdf.grey_pages import is_affordable  # noqa: PLC0415 - it opens documents

    if not (min(size) > 0.0 and max(size) < math.inf and is_affordable(page)):
        return None
    scale = min(PIXELS_PER_PT, MOST_SIDE_PX / max(size))
    whole = max(1, round(size[0] * scale)), max(1, round(size[1] * scale))

    def box_of(place: Bounds) -> tuple[int, int, int, int]:
        left, bottom, right, top = place
        margin = NEIGHBOURS * (top - bottom)
        edges = left, size[1] - top + margin, right, size[1] - bottom - margin
        x, y, u, v = (round(scale * max(0.0, min(edge, side))) for edge, side in zip(edges, size * 2, strict=True))
        return min(x, whole[0] - 1), min(y, whole[1] - 1), max(u, x + 1), max(v, y + 1)

    boxes = [box_of(place) for place in places]
    x, y = min(box[0] for box in boxes), min(box[1] for box in boxes)
    width, height = max(box[2] for box in boxes) - x, max(box[3] for box in boxes) - y
    pixels = _drawn_part(page, whole, (x, y), (width, height))

    def is_blank(place: Bounds) -> bool:
        left, top, right, bottom = box_of(place)
        rows = (CHANNELS * (width * (row - y) - x) for row in range(top, bottom))
        shades = b"".join(pixels[start + CHANNELS * left : start + CHANNELS * right] for start in rows)
        return all(
            max(shades[channel::CHANNELS]) - min(shades[channel::CHANNELS]) <= MOST_CONTRAST
            for channel in range(CHANNELS)
        )

    return is_blank


def _drawn_part(page: Handle, whole: tuple[int, int], start: tuple[int, int], size: tuple[int, int]) -> bytes:
    """Return the pixels of a part of a page on white that is so large as a whole."""
    pixels = ctypes.create_string_buffer(size[0] * size[1] * CHANNELS)
    bitmap = pdfium.FPDFBitmap_CreateEx(*size, pdfium.FPDFBitmap_BGR, pixels, size[0] * CHANNELS)
    try:
        pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, *size, WHITE)
        pdfium.FPDF_RenderPageBitmap(bitmap, page, -start[0], -start[1], *whole, 0, 0)
    finally:
        pdfium.FPDFBitmap_Destroy(bitmap)
    return pixels.raw
