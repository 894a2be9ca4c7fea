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
from dupfinder.extract.pdf.drawings import PATH, THIN_PT, PageDrawing, PathReader, Place, Spot, place_of
from dupfinder.extract.pdf.objects import Text
from dupfinder.extract.pdf.pdfium_strings import Handle
from dupfinder.extract.pdf.quick_calls import Address

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

IMAGE = int(pdfium.FPDF_PAGEOBJ_IMAGE)

_Bounds = tuple[float, float, float, float]
_Placed = tuple[float, int, _Bounds]
"""Its foot, its number in the order of drawing, and where it lies."""


class _Over(NamedTuple):
    """A box, line or picture that may lie over words."""

    texts_before: int
    """That are drawn before it."""
    is_line: bool
    bounds: _Bounds


def words_under(page: Handle, number: int, drawing: PageDrawing, lines: Sequence[Line] | None) -> ContentItem | None:
    """Return what lies over the words of the page with this number as one item; `None` where they are all seen.

    `lines` are its text in the coordinates of its drawing, `None` if in others.
    """
    paths, spots = drawing.reader, drawing.spots
    is_whole = _background(page)
    overs = [
        _Over(spot.texts_before, is_line, spot.bounds)
        for spot, is_line in (_wide(spots) if lines is None else _near(lines, spots))
        if not is_whole(spot.bounds) and (spot.kind == IMAGE or _is_seen(paths, spot.address, is_line=is_line))
    ]
    if not overs:
        return None
    # What is drawn after the last box is not under one.
    last = MOST_TEXTS if any(over.is_line for over in overs) else max(over.texts_before for over in overs)
    texts = _placed(drawing.texts[: min(last, MOST_TEXTS)], paths)
    found = sorted(set(_places(texts, overs[:MOST_OVERS])))
    if not found:
        return None
    label = "1 place" if len(found) == 1 else f"{len(found):,} places"
    return item(f"{label} drawn over", "over", array("i", itertools.chain.from_iterable(found)).tobytes(), page=number)


def _wide(spots: Iterable[Spot]) -> Iterator[tuple[Spot, bool]]:
    """Yield boxes and lines that can be over a word, and whether each is a line; most shading is drawn before it."""
    for spot in spots:
        left, bottom, right, top = spot.bounds
        is_line = top - bottom < THIN_PT and spot.kind == PATH
        if right - left >= LEAST_PT and (is_line or spot.texts_before) and spot.kind in {PATH, IMAGE}:
            yield spot, is_line


def _near(lines: Sequence[Line], spots: Iterable[Spot]) -> Iterator[tuple[Spot, bool]]:
    """Yield those that may lie over lines of text, by where these start and end."""
    # Lines of Arabic and Hebrew have their places with a minus.
    spans = sorted((line.baseline, *sorted((abs(line.left), abs(line.right)))) for line in lines)
    for spot, is_line in _wide(spots):
        left, bottom, right, top = spot.bounds
        lowest, highest = (bottom - MOST_ABOVE_PT, top) if is_line else (bottom - THIN_PT, top)
        start = bisect.bisect_left(spans, (lowest,))
        for foot, first, last in itertools.islice(spans, start, None):
            if foot > highest:
                break
            if first - TALLEST_PT < right and left < last + TALLEST_PT:
                yield spot, is_line
                break


def _is_seen(paths: PathReader, address: Address, *, is_line: bool) -> bool:
    is_filled, is_stroked = paths.mode(address)
    return is_filled or (is_line and is_stroked)


def _placed(texts: Iterable[Text], paths: PathReader) -> list[_Placed]:
    """Return texts as they lie on the page, the lowest first."""
    found: list[_Placed] = []
    for order, (address, outer) in enumerate(texts):
        bounds = paths.bounds(address, outer)
        if 0.0 < bounds[3] - bounds[1] <= TALLEST_PT:
            found.append((bounds[1], order, bounds))
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


def _background(page: Handle) -> Callable[[_Bounds], bool]:
    width, height = WHOLE * pdfium.FPDF_GetPageWidthF(page), WHOLE * pdfium.FPDF_GetPageHeightF(page)
    return lambda bounds: bounds[2] - bounds[0] >= width and bounds[3] - bounds[1] >= height
