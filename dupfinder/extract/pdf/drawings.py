"""Drawings on the pages of a PDF: shapes and lines that are neither rules nor boxes of a layout.

Lines and boxes along the axes are tables, underlines and backgrounds, which other formats do not draw; three or more
boxes of one width on one line, not all equally high, are the bars of a chart.
"""

import bisect
import itertools
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, item
from dupfinder.extract.pdf.objects import Bounds, Matrix, Other, PageObjects, bounds_of, matrices_of
from dupfinder.extract.pdf.quick_calls import (
    Address,
    Handle,
    numbers_of,
    object_fill,
    object_stroke,
    path_count,
    path_mode,
    path_segment,
    segment_kind,
    segment_point,
)
from dupfinder.extract.table_rows import CellColours, hue_of

THIN_PT = 3.0
"""What is less high or less wide is a line."""
STRAIGHT_PT = 0.5
"""A line along an axis leaves it by less."""
ROUGHLY_PT, MOST_COLUMNS = 20.0, 200
"""How wide the columns of a page are by which coloured boxes are told, and how many of them one covers."""
DRAWN_PT, OFF_BOUNDS_PT = 4.0, 0.37
MOST_PATHS = 1_000
"""Of a page; further ones are counted."""
MOST_SPOTS = 10_000
"""Of a page, that may lie over its words."""
MOST_POINTS = 1_000
"""Of a page; further paths are told by the room that they take."""
BOX_POINTS, TRIANGLE_POINTS = 5, 3
"""The third side of a triangle that is filled need not be drawn."""
MOST_PLACE_PT = 1e6
PATH = int(pdfium.FPDF_PAGEOBJ_PATH)
MOVE = int(pdfium.FPDF_SEGMENT_MOVETO)
FEWEST_BARS = 3
FEWEST_BOXES = 5
"""So many rules and boxes on a page without text are a drawing, fewer an ornament."""
WHOLE = 0.8
"""A box over so much of a page's width and height is its background."""

Place = tuple[int, int, int, int]
_Path = tuple[Other, Bounds]


class _Paint(NamedTuple):
    """How a path is drawn; the colour, of its lines unless it is filled, is a number of red, green and blue."""

    is_filled: bool
    is_stroked: bool
    colour: int


class PageDrawing:
    """What is drawn on one page besides its words."""

    def __init__(self, objects: PageObjects, *, is_bare: bool) -> None:
        self._is_bare = is_bare
        self._paths = [kind for _, _, kind, _ in objects.others].count(PATH)
        self.texts, self.outers, self.modes = objects.texts, objects.outers, objects.modes
        self.others = objects.others[:MOST_SPOTS]
        self.bounds = bounds_of([other[0] for other in self.others], [other[1] for other in self.others])
        """Of the first of the others."""
        placed = (path for path in zip(self.others, self.bounds, strict=True) if path[0][2] == PATH)
        self._first = list(itertools.islice(placed, MOST_PATHS))
        self._are_thin = [_is_thin(bounds) for _, bounds in self._first]
        self._wide = [path for path, is_thin in zip(self._first, self._are_thin, strict=True) if not is_thin]
        self._paints = _paints_of([other[0] for other, _ in self._wide])

    def item(self, page: Handle, number: int) -> ContentItem | None:
        """Return the drawing as that of the page with this number, from 0; `None` if there is none."""
        if self._paths == 0:
            return None
        shapes, boxes, along_axes = self._shapes_and_boxes()
        boxes = _layout_boxes(page, boxes) if self._is_bare else _bars(boxes)
        count = len(shapes) + len(boxes)
        if count == 0:
            return None
        count += max(0, self._paths - MOST_PATHS)
        places = _roughly(along_axes) if shapes and not self._is_bare else itertools.chain.from_iterable(boxes)
        data = b"".join((*shapes, _packed(places)))
        return item("1 shape" if count == 1 else f"{count:,} shapes", str(count), data, page=number)

    def lights(self, number: int) -> ContentItem | None:
        """Return the hues of boxes of the page with this number, behind words the `LIGHTS` only; `None` without any.

        Grey is layout, and so is a row that has its hue under its words, too. Programs cut rows into cells as they
        like, so neighbours of one hue are one; where they are is told by the lines above and roughly.
        """
        boxes = [
            (place_of(box), paint.colour)
            for (_, box), paint in zip(self._wide, self._paints, strict=True)
            if paint.is_filled and hue_of(paint.colour) != "grey"
        ]
        if not boxes:
            return None
        rooms = bounds_of(self.texts[:MOST_SPOTS], self.outers[:MOST_SPOTS])
        words = sorted(((bottom + top) / 2, (left + right) / 2) for left, bottom, right, top in rooms)
        lines = [
            middle
            for (before, _), (middle, _) in itertools.pairwise([(-MOST_PLACE_PT, 0), *words])
            if middle - before > THIN_PT
        ]
        across = np.array([x for _, x in words])
        rows: defaultdict[int, CellColours] = defaultdict(CellColours)
        for (left, bottom, right, top), colour in sorted(boxes):
            within = across[bisect.bisect_left(words, (bottom,)) : bisect.bisect_right(words, (top,))]
            has_text = bool(((left < within) & (within < right)).any())
            first, end = (round(side / ROUGHLY_PT) for side in (left, right))
            rows[top].cell(first, colour, has_text=has_text, columns=min(end - first, MOST_COLUMNS))
        lit = [
            (len(lines) - bisect.bisect(lines, top), *told)
            for top, row in sorted(rows.items(), reverse=True)
            for told in (
                *(() if row.is_band else ((first, end, hue_of(colour)) for first, end, colour in row.runs)),
                *row.marks,
            )
        ]
        hues = ", ".join(dict.fromkeys(str(told[-1]) for told in lit))
        return item(f"coloured boxes, {hues}", repr(lit), page=number) if lit else None

    def _shapes_and_boxes(self) -> tuple[list[bytes], list[Place], list[_Path]]:
        """Return the first paths, those along the axes as boxes; thin ones are part of a layout where there are words.

        Last come all that run along the axes.

        What is neither filled nor stroked is not seen; what is only stroked is the border of a cell where there are
        words.
        """
        outlines = _outlines(self._wide, self._paints, is_bare=self._is_bare)
        shapes: list[bytes] = []
        boxes: list[Place] = []
        along_axes: list[_Path] = []
        for path, is_thin in zip(self._first, self._are_thin, strict=True):
            outline = b"" if is_thin else next(outlines)
            if outline:
                shapes.append(outline)
                continue
            along_axes.append(path)
            if outline is not None and (self._is_bare or not is_thin):
                boxes.append(place_of(path[1]))
        return shapes, boxes, along_axes


def _roughly(paths: Sequence[_Path]) -> list[float]:
    """Return where paths are that are seen, roughly: beside shapes, what runs along the axes is walls, streets, wires.

    Programs that write a page anew round places, which are often whole or half points: these are no bounds here.
    """
    seen = map(any, modes_of([other[0] for other, _ in paths]))
    sides = itertools.chain.from_iterable(bounds for _, bounds in itertools.compress(paths, seen))
    kept = (side if -MOST_PLACE_PT <= side <= MOST_PLACE_PT else _kept(side) for side in sides)
    return [(side + OFF_BOUNDS_PT) / DRAWN_PT for side in kept]


def _paints_of(paths: Sequence[Address]) -> list[_Paint]:
    modes = modes_of(paths)
    fills, strokes = (
        iter(numbers_of(get, [path for path, mode in zip(paths, modes, strict=True) if mode[0] is wanted], "I", 4))
        for get, wanted in ((object_fill, True), (object_stroke, False))
    )
    rows = {True: zip(*[fills] * 4, strict=True), False: zip(*[strokes] * 4, strict=True)}
    return [
        _Paint(is_filled, is_stroked, red << 16 | green << 8 | blue)
        for is_filled, is_stroked in modes
        for red, green, blue, _ in (next(rows[is_filled]),)
    ]


def _is_thin(bounds: Bounds) -> bool:
    left, bottom, right, top = bounds
    return right - left < THIN_PT or top - bottom < THIN_PT


def _outlines(paths: Sequence[_Path], paints: Sequence[_Paint], *, is_bare: bool) -> Iterator[bytes | None]:
    """Yield for each path its points as they are compared, nothing for a box, `None` for what does not count.

    Paths behind `MOST_POINTS` are told by the room that they take; what may be a box is taken for one.
    """
    counts = [path_count(other[0]) for other, _ in paths]
    measured = bisect.bisect_right(list(itertools.accumulate(counts)), MOST_POINTS)
    others = [other for other, _ in paths[:measured]]
    yield from _by_points(others, counts[:measured], paints[:measured], is_bare=is_bare)
    for (_, bounds), count in zip(paths[measured:], counts[measured:], strict=True):
        yield _packed((count, *bounds)) if count > BOX_POINTS else b""


def _by_points(
    paths: Sequence[Other], counts: Sequence[int], paints: Sequence[_Paint], *, is_bare: bool
) -> Iterator[bytes | None]:
    addresses = [path[0] for path in paths]
    owners = itertools.chain.from_iterable(map(itertools.repeat, addresses, counts))
    segments = list(map(path_segment, owners, itertools.chain.from_iterable(map(range, counts))))
    numbers = numbers_of(segment_point, segments, "f", 2).tolist()
    known: dict[tuple[int, int], Matrix] = {}
    """The few maps from paths to the page, by the two that they are made of."""
    end = 0
    for path, count, own, paint in zip(paths, counts, matrices_of(addresses), paints, strict=True):
        start, end = end, end + count
        is_filled, is_stroked, colour = paint
        if not (is_filled or is_stroked):
            yield None
            continue
        both = id(own), id(path[1])
        a, b, c, d, e, f = known.get(both) or known.setdefault(both, own.within(path[1]))
        raw = numbers[2 * start : 2 * end]
        outline = b""
        if not ((b == c == 0.0 or a == d == 0.0) and _is_box(raw)):
            points = [(a * x + c * y + e, b * x + d * y + f) for x, y in zip(raw[::2], raw[1::2], strict=True)]
            if (is_filled and count == TRIANGLE_POINTS) or not _is_along_axes(points, segments[start:end]):
                outline = _packed(itertools.chain.from_iterable(points))
                outline += (hue_of(colour) if is_filled else f"{hue_of(colour)} line").encode()
        yield outline or (b"" if is_filled or is_bare else None)


def _is_box(raw: Sequence[float]) -> bool:
    """Return whether these are the coordinates of the corners of a box, the first one at both ends; most paths are."""
    if len(raw) != 2 * BOX_POINTS:
        return False
    left, bottom, x, y, right, top, u, v, last_x, last_y = raw
    if left != last_x or bottom != last_y:
        return False
    return (y == bottom and x == right and u == left and v == top) or (
        x == left and y == top and u == right and v == bottom
    )


def _is_along_axes(points: Iterable[tuple[float, float]], segments: Sequence[Address]) -> bool:
    """Return whether all lines between points run along the axes of the page."""
    last_x = last_y = 0.0
    for (x, y), segment in zip(points, segments, strict=True):
        if abs(x - last_x) > STRAIGHT_PT and abs(y - last_y) > STRAIGHT_PT and segment_kind(segment) != MOVE:
            return False
        last_x, last_y = x, y
    return True


def modes_of(paths: Sequence[Address]) -> list[tuple[bool, bool]]:
    """Return for each path whether it is filled, and whether it is stroked."""
    numbers = iter(numbers_of(path_mode, paths, "i", 2))
    return [(fill != pdfium.FPDF_FILLMODE_NONE, bool(stroke)) for fill, stroke in zip(numbers, numbers, strict=True)]


def _layout_boxes(page: Handle, boxes: Sequence[Place]) -> list[Place]:
    width, height = float(pdfium.FPDF_GetPageWidthF(page)), float(pdfium.FPDF_GetPageHeightF(page))
    seen = [box for box in boxes if box[2] - box[0] < WHOLE * width or box[3] - box[1] < WHOLE * height]
    return seen if len(seen) >= FEWEST_BOXES else []


def _bars(boxes: list[Place]) -> list[Place]:
    """Return those boxes that are bars of a chart, standing on a line or starting at one."""
    if len(boxes) < FEWEST_BARS:
        return []
    groups: defaultdict[tuple[str, int, int], list[Place]] = defaultdict(list)
    for box in dict.fromkeys(boxes):
        left, bottom, right, top = box
        groups["standing", bottom, right - left].append(box)
        groups["lying", left, top - bottom].append(box)
    return [
        box
        for (way, _, _), group in groups.items()
        if len(group) >= FEWEST_BARS and len({_length(box, way) for box in group}) > 1
        for box in group
    ]


def _length(box: Place, way: str) -> int:
    left, bottom, right, top = box
    return top - bottom if way == "standing" else right - left


def place_of(bounds: Bounds) -> Place:
    """Return a place in whole points."""
    left, bottom, right, top = bounds
    if not (-MOST_PLACE_PT <= left <= right <= MOST_PLACE_PT and -MOST_PLACE_PT <= bottom <= top <= MOST_PLACE_PT):
        left, bottom, right, top = map(_kept, bounds)
    return round(left), round(bottom), round(right), round(top)


def _packed(numbers: Iterable[float]) -> bytes:
    """Return numbers rounded, so that they are equal for who wrote them with fewer digits."""
    written = list(numbers)
    try:
        rounded = array("i", map(round, written))
    except (ValueError, OverflowError):  # no numbers, or far from any page
        rounded = array("i", map(round, map(_kept, written)))
    return rounded.tobytes()


def _kept(number: float) -> float:
    """Return a number of points as near as pages are large; what is no number is at the edge."""
    return min(MOST_PLACE_PT, max(-MOST_PLACE_PT, number))
