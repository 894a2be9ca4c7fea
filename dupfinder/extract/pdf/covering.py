"""How words of a PDF's page are marked by how they are drawn: under boxes or pictures, struck through, raised, lowered.

A name under a black box is still in the text, a struck sentence has all its words, and 10² has those of 102.
"""

import bisect
import functools
import itertools
import math
import operator
import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, item
from dupfinder.extract.gathering import SIGN, SIGNS_ALONE
from dupfinder.extract.normalisation.lines import Line
from dupfinder.extract.pdf.drawings import PATH, THIN_PT, PageDrawing, Place, modes_of, place_of
from dupfinder.extract.pdf.objects import AS_IT_IS, IMAGE, Bounds, Matrix, Other, Turn, bounds_of
from dupfinder.extract.pdf.quick_calls import Handle, numbers_of, object_fill, object_matrix, text_size
from dupfinder.extract.pdf.unseen_words import INVISIBLE, words_of
from dupfinder.extract.table_rows import sign_ink

MOST_TEXTS = 20_000
"""Of a page, and lines of these."""
MOST_OVERS = 1_000
"""Boxes and lines of a page that may lie over words."""
TALLEST_PT = 40.0
"""A text that is taller is a heading that is drawn, or turned."""
HIDDEN_SHARE = 0.6
"""Of the height of a text, under a box."""
STRUCK_FROM, STRUCK_TO = 0.2, 0.76
"""Of the height of a text: lower is an underline, higher the border of a cell. It goes through "yes", which has no tall
letters and deep ones, at two thirds to three quarters."""
LEAST_PT = 4.0
"""So much of a text lies under it at least: neighbours touch."""
WHOLE = 0.8
"""A picture or box over so much of a page's width and height is a scan, with its words under it, or a background."""
MOST_ABOVE_PT = 6.0
"""Above the foot of a line of text, a line that strikes it through."""

SMALLEST, LARGEST = 0.5, 0.9
"""How large raised and lowered letters are beside those before them: browsers make them five sixths as large, or eight
ninths. What is smaller stands behind the large first letter of a chapter."""
LEAST_LIFT, MOST_LIFT = 0.03, 0.65
"""Of the size of the letters before them, that they are raised or lowered."""
MOST_PIECES, LONGEST_LIFTED = 20, 40
"""In how many texts, and of how many letters, they are written; what is longer is another line."""
TELLING_LETTERS = 8
"""Before them, by which their line is found."""
LIFTED = re.compile(r"(?:[^\WL]|[)\]]|L(?!\0A\Z))\0.*[\w+\N{MINUS SIGN}-]", re.DOTALL)
"""Letters, nought, and what is raised behind them, but for the name of LaTeX."""
UNIT_PT = 1.0
"""Programs that write all letters as large as that enlarge them by a matrix."""
MOST_LIFTED = 2_000
"""Texts of a document; pdfium goes through all letters of a page for each."""

_OVER = frozenset({PATH, IMAGE})
_Begin = tuple[float, float, float]
"""How large the letters of a text are on the page, and where it begins."""
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


class LiftedWords:
    """Finds what is raised or lowered on the pages of one document: smaller letters on a baseline of their own.

    Signs that stand alone in a colour are found with them, as both are words of a line that bear a way.
    """

    def __init__(self) -> None:
        self._left = self._signs_left = MOST_LIFTED
        self._found: dict[Line, list[tuple[str, str]]] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    def in_lines(self, lines: Iterable[Line]) -> Iterator[tuple[str, str]]:
        """Yield which way words of some lines bear, and these words."""
        return itertools.chain.from_iterable(self._found.get(line, ()) for line in lines)

    def on_page(self, textpage: Handle, drawing: PageDrawing, lines: Sequence[Line], turn: Turn | None) -> None:
        """Look at a page with these lines; `turn` leads from its own coordinates to where they are."""
        lines, texts = lines[:MOST_TEXTS], drawing.texts[:MOST_TEXTS]
        sizes = fonts = numbers_of(text_size, texts, "f", 1).tolist()
        begins = functools.partial(_begins, drawing, sizes, turn)
        if signed := [line for line in lines if not line.text.isascii() and SIGN.search(line.text)]:
            self._take_signs(textpage, drawing, signed, begins)
        if sizes.count(sizes[0]) == len(sizes):  # a third of all pages
            if sizes[0] > UNIT_PT:
                return
            fonts = [font for font, _, _ in begins(range(len(sizes)))]
        steps = enumerate(itertools.pairwise(fonts), 1)
        firsts = [at for at, (before, font) in steps if SMALLEST * before <= font <= LARGEST * before]
        ends = iter(begins([at for first in firsts for at in (first - 1, first)]))
        end = 0
        for first, base, lifted in zip(firsts, ends, ends, strict=True):
            if first < end or not _is_lifted(base, lifted) or INVISIBLE in drawing.modes[first - 1 : first + 1]:
                continue  # invisible words lie on scans, and jump
            end = first + 1
            while end < min(len(fonts), first + MOST_PIECES) and fonts[end] == fonts[first]:
                end += 1
            run = list(itertools.takewhile(functools.partial(_is_lifted, base), begins(range(first, end))))
            end = first + len(run)
            self._left -= len(run) + 1
            if self._left < 0:
                return
            head = words_of(texts[first - 1], textpage)[-TELLING_LETTERS:]
            ways = ["raised" if one[2] > base[2] else "lowered" for one in run]
            for way, pieces in itertools.groupby(enumerate(ways, first), operator.itemgetter(1)):
                words = "".join(words_of(texts[at], textpage) for at, _ in pieces)
                together = head + words
                line = next((one for one in lines if together in one.text and _is_in(one, base)), None)
                if line and LIFTED.search(f"{head}\0{words}") and len(words) <= LONGEST_LIFTED:
                    self._found.setdefault(line, []).append((way, words))
                head = together

    def _take_signs(
        self,
        textpage: Handle,
        drawing: PageDrawing,
        lines: Sequence[Line],
        begins: Callable[[Sequence[int]], list[_Begin]],
    ) -> None:
        """Take what is a sign in a colour, in lines that have one."""
        texts = drawing.texts[:MOST_TEXTS]
        fills = iter(numbers_of(object_fill, texts, "I", 4).tolist())
        inks = [sign_ink(red << 16 | green << 8 | blue) for red, green, blue, _ in zip(*[fills] * 4, strict=True)]
        inked = [at for at, ink in enumerate(inks) if ink and drawing.modes[at] != INVISIBLE]
        self._signs_left -= len(inked)
        if self._signs_left < 0:
            return
        words = {at: words_of(texts[at], textpage).strip() for at in inked}
        places = dict(zip(inked, begins(inked), strict=True))
        for at, sign in words.items():
            beside = [
                other
                for other in (at - 1, at + 1)
                if other in words and inks[other] == inks[at] and places[other][2] == places[at][2]
            ]
            if sign and all(SIGNS_ALONE.fullmatch(words[other] or " ") for other in (at, *beside)):
                line = next((one for one in lines if sign in one.text and _is_in(one, places[at])), None)
                if line is not None:
                    self._found.setdefault(line, []).append((inks[at], sign))


def _begins(drawing: PageDrawing, sizes: Sequence[float], turn: Turn | None, orders: Sequence[int]) -> list[_Begin]:
    """Return how large the letters of these texts of a page are, and where they begin, as the page is seen."""
    numbers = iter(numbers_of(object_matrix, [drawing.texts[at] for at in orders], "f", 6, is_one_room=True).tolist())
    found = []
    for at, matrix in zip(orders, zip(*[numbers] * 6, strict=True), strict=True):
        outer = drawing.outers[at]
        a, b, c, d, x, y = matrix if outer is AS_IT_IS else Matrix(*matrix).within(outer)
        found.append((sizes[at] * math.sqrt(abs(a * d - b * c)), *(turn(x, y) if turn else (x, y))))
    return found


def _is_in(line: Line, begin: _Begin) -> bool:
    """Return whether a text may stand in a line: that is where its first letter is, which may be moved itself."""
    font, x, y = begin
    return abs(line.baseline - y) <= font and line.left <= x + font


def _is_lifted(base: _Begin, one: _Begin) -> bool:
    """Return whether a text is raised or lowered beside the other one."""
    font, x, y = base
    return (
        LEAST_LIFT * font <= abs(one[2] - y) <= MOST_LIFT * font
        and SMALLEST * font <= one[0] <= LARGEST * font
        and x < one[1]
    )
