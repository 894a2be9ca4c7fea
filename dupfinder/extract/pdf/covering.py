"""What is drawn over the words of a PDF's page: boxes and pictures that hide them, lines that strike them through.

A name under a black box is still in the text, and a struck sentence has all its words; the document says other things.
"""

import bisect
import itertools
from array import array
from collections.abc import Iterable, Iterator, Sequence

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, item
from dupfinder.extract.normalisation.lines import Line
from dupfinder.extract.pdf.drawings import THIN_PT, PathReader, Place, place_of
from dupfinder.extract.pdf.objects import AS_IT_IS, TEXT, ObjectBudget, all_objects
from dupfinder.extract.pdf.pdfium_strings import Handle

MOST_OBJECTS = 20_000
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

_Bounds = tuple[float, float, float, float]


def words_under(page: Handle, number: int, paths: PathReader) -> ContentItem | None:
    """Return what lies over the words of the page with this number as one item; `None` where they are all seen."""
    texts: list[tuple[float, int, _Bounds]] = []
    overs: list[tuple[int, bool, _Bounds]] = []
    most_width, most_height = _whole(page)
    for order, drawn in enumerate(itertools.islice(all_objects(page, ObjectBudget(MOST_OBJECTS)), MOST_OBJECTS)):
        is_text = drawn.kind == TEXT
        if not is_text and len(overs) == MOST_OVERS:
            continue
        bounds = paths.bounds(drawn.address, drawn.outer if drawn.forms else AS_IT_IS)
        left, bottom, right, top = bounds
        if is_text:
            if 0.0 < top - bottom <= TALLEST_PT:
                texts.append((bottom, order, bounds))
        elif right - left >= most_width and top - bottom >= most_height:
            continue
        elif drawn.kind == pdfium.FPDF_PAGEOBJ_IMAGE:
            overs.append((order, False, bounds))
        elif drawn.kind == pdfium.FPDF_PAGEOBJ_PATH and right - left >= LEAST_PT:
            is_line = top - bottom < THIN_PT
            if any(paths.mode(drawn.address)) if is_line else paths.mode(drawn.address)[0]:
                overs.append((order, is_line, bounds))
    found = sorted(set(_places(sorted(texts), overs)))
    if not found:
        return None
    label = "1 place" if len(found) == 1 else f"{len(found):,} places"
    return item(f"{label} drawn over", "over", array("i", itertools.chain.from_iterable(found)).tobytes(), page=number)


def may_be_over(lines: Sequence[Line], places: Iterable[tuple[float, float, float, float]]) -> bool:
    """Return whether boxes or lines at these places may lie over lines of text: mostly none does.

    Both in the coordinates of a page that is not turned.
    """
    feet = sorted(line.baseline for line in lines)
    for left, bottom, right, top in places:
        is_line = top - bottom < THIN_PT
        lowest, highest = (bottom - MOST_ABOVE_PT, top) if is_line else (bottom - THIN_PT, top)
        if right - left >= LEAST_PT and bisect.bisect_left(feet, lowest) < bisect.bisect_right(feet, highest):
            return True
    return False


def _places(texts: list[tuple[float, int, _Bounds]], overs: list[tuple[int, bool, _Bounds]]) -> Iterator[Place]:
    """Yield which boxes and lines lie over a text; `texts` are sorted by their feet."""
    for order, is_line, over in overs:
        left, bottom, right, top = over
        start = bisect.bisect_left(texts, (bottom - TALLEST_PT,))
        for foot, text_order, text in itertools.islice(texts, start, None):
            if foot > top:
                break
            if min(right, text[2]) - max(left, text[0]) < min(LEAST_PT, text[2] - text[0]):
                continue
            height = text[3] - foot
            if is_line:
                is_over = STRUCK_FROM <= ((bottom + top) / 2 - foot) / height <= STRUCK_TO
            else:
                is_over = text_order < order and min(top, text[3]) - max(bottom, foot) >= HIDDEN_SHARE * height
            if is_over:
                yield place_of(over)
                break


def _whole(page: Handle) -> tuple[float, float]:
    return WHOLE * pdfium.FPDF_GetPageWidthF(page), WHOLE * pdfium.FPDF_GetPageHeightF(page)
