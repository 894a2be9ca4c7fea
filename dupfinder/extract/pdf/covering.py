"""What is drawn over the words of a PDF's page: boxes and pictures that hide them, lines that strike them through.

A name under a black box is still in the text, and a struck sentence has all its words; the document says other things.
"""

import bisect
import itertools
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, item
from dupfinder.extract.normalisation.lines import Line
from dupfinder.extract.pdf.drawings import PATH, THIN_PT, PageDrawing, Place, modes_of, place_of
from dupfinder.extract.pdf.objects import IMAGE, Bounds, Other, bounds_of
from dupfinder.extract.pdf.quick_calls import Handle

MOST_TEXTS = 20_000
"""Of a page."""
MOST_OVERS = 1_000
"""Boxes and lines of a page that may lie over words."""
TALLEST_PT = 40.0
"""A text that is taller is a heading that is drawn, or turned."""
HIDDEN_SHARE = 0.6
"""Of the height of a text, under a box."""
STRUCK_FROM, STRUCK_TO = 0.2, 0.65
"""Of the height of a text: lower is an underline, higher the border of a cell."""
LEAST_PT = 4.0
"""So much of a text lies under it at least: neighbours touch."""
WHOLE = 0.8
"""A picture or box over so much of a page's width and height is a scan, with its words under it, or a background."""
MOST_ABOVE_PT = 6.0
"""Above the foot of a line of text, a line that strikes it through."""

_OVER = frozenset({PATH, IMAGE})
_Placed = tuple[float, int, Bounds]
"""Its foot, its number in the order of drawing, and where it lies."""
_Spot = tuple[Other, Bounds, bool]
"""A box, picture or line, where it lies, and whether it is a line."""


class _Over(NamedTuple):
    """A box, line or picture that may lie over words."""

    texts_before: int
    """That are drawn before it."""
    is_line: bool
    bounds: Bounds


def words_under(page: Handle, number: int, drawing: PageDrawing, lines: Sequence[Line] | None) -> ContentItem | None:
    """Return what lies over the words of the page with this number as one item; `None` where they are all seen.

    `lines` are its text in the coordinates of its drawing, `None` if in others.
    """
    spots = _wide(drawing)
    if not spots:
        return None
    is_whole = _background(page)
    near = [spot for spot in (spots if lines is None else _near(lines, spots)) if not is_whole(spot[1])]
    modes = iter(modes_of([address for (address, _, kind, _), _, _ in near if kind == PATH]))
    overs = [
        _Over(texts_before, is_line, bounds)
        for (_, _, kind, texts_before), bounds, is_line in near
        if kind == IMAGE or _is_seen(*next(modes), is_line=is_line)
    ]
    if not overs:
        return None
    # What is drawn after the last box is not under one.
    last = MOST_TEXTS if any(over.is_line for over in overs) else max(over.texts_before for over in overs)
    texts = _placed(drawing, min(last, MOST_TEXTS))
    found = sorted(set(_places(texts, overs[:MOST_OVERS])))
    if not found:
        return None
    label = "1 place" if len(found) == 1 else f"{len(found):,} places"
    return item(f"{label} drawn over", "over", array("i", itertools.chain.from_iterable(found)).tobytes(), page=number)


def _wide(drawing: PageDrawing) -> list[_Spot]:
    """Return boxes and lines that can be over a word, and whether each is a line; most shading is drawn before it."""
    wide = [
        (other, bounds, other[2] == PATH and bounds[3] - bounds[1] < THIN_PT)
        for other, bounds in zip(drawing.others, drawing.bounds, strict=True)
        if bounds[2] - bounds[0] >= LEAST_PT and other[2] in _OVER
    ]
    return [spot for spot in wide if spot[2] or spot[0][3]]


def _near(lines: Sequence[Line], spots: Iterable[_Spot]) -> Iterator[_Spot]:
    """Yield those that may lie over lines of text, by where these start and end."""
    # Lines of Arabic and Hebrew have their places with a minus.
    spans = sorted(
        (foot, left, right) if 0.0 <= left <= right else (foot, *sorted((abs(left), abs(right))))
        for _, left, right, foot in lines
    )
    for spot in spots:
        _, (left, bottom, right, top), is_line = spot
        lowest, highest = (bottom - MOST_ABOVE_PT, top) if is_line else (bottom - THIN_PT, top)
        start = bisect.bisect_left(spans, (lowest,))
        for foot, first, last in itertools.islice(spans, start, None):
            if foot > highest:
                break
            if first - TALLEST_PT < right and left < last + TALLEST_PT:
                yield spot
                break


def _is_seen(is_filled: bool, is_stroked: bool, *, is_line: bool) -> bool:  # noqa: FBT001 - as `modes_of` tells
    return is_filled or (is_line and is_stroked)


def _placed(drawing: PageDrawing, count: int) -> list[_Placed]:
    """Return the first texts as they lie on the page, the lowest first."""
    found = [
        (bounds[1], order, bounds)
        for order, bounds in enumerate(bounds_of(drawing.texts[:count], drawing.outers[:count]))
        if 0.0 < bounds[3] - bounds[1] <= TALLEST_PT
    ]
    found.sort()
    return found


def _places(texts: list[_Placed], overs: Iterable[_Over]) -> Iterator[Place]:
    """Yield which boxes and lines lie over a text; `texts` are sorted by their feet."""
    for texts_before, is_line, over in overs:
        left, bottom, right, top = over
        start = bisect.bisect_left(texts, (bottom - TALLEST_PT,))
        for foot, order, text in itertools.islice(texts, start, None):
            if foot > top:
                break
            if not is_line and order >= texts_before:
                continue
            if text[2] <= left or right <= text[0]:
                continue
            if min(right, text[2]) - max(left, text[0]) < min(LEAST_PT, text[2] - text[0]):
                continue
            height = text[3] - foot
            if is_line:
                is_over = STRUCK_FROM <= ((bottom + top) / 2 - foot) / height <= STRUCK_TO
            else:
                is_over = min(top, text[3]) - max(bottom, foot) >= HIDDEN_SHARE * height
            if is_over:
                yield place_of(over)
                break


def _background(page: Handle) -> Callable[[Bounds], bool]:
    width, height = WHOLE * pdfium.FPDF_GetPageWidthF(page), WHOLE * pdfium.FPDF_GetPageHeightF(page)
    return lambda bounds: bounds[2] - bounds[0] >= width and bounds[3] - bounds[1] >= height
