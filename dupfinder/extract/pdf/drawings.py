"""Drawings on the pages of a PDF: shapes and lines that are neither rules nor boxes of a layout.

Lines and boxes along the axes are tables, underlines and backgrounds, which other formats do not draw; three or more
boxes of one width on one line, not all equally high, are the bars of a chart.
"""

import ctypes
import itertools
from array import array
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, item
from dupfinder.extract.pdf.objects import AS_IT_IS, Drawn, Matrix, Text, matrix_of
from dupfinder.extract.pdf.pdfium_strings import Handle
from dupfinder.extract.pdf.quick_calls import (
    Address,
    object_bounds,
    path_count,
    path_mode,
    path_segment,
    segment_kind,
    segment_point,
)

THIN_PT = 3.0
"""What is less high or less wide is a line."""
STRAIGHT_PT = 0.5
"""A line along an axis leaves it by less."""
MOST_PATHS = 1_000
"""Of a page; further ones are counted."""
MOST_SPOTS = 10_000
"""Of a page, that may lie over its words."""
MOST_POINTS = 1_000
"""Of a page; further paths are told by the room that they take."""
BOX_POINTS = 5
MOST_PLACE_PT = 1e6
PATH = int(pdfium.FPDF_PAGEOBJ_PATH)
MOVE = int(pdfium.FPDF_SEGMENT_MOVETO)
FEWEST_BARS = 3
FEWEST_BOXES = 5
"""So many rules and boxes on a page without text are a drawing, fewer an ornament."""
WHOLE = 0.8
"""A box over so much of a page's width and height is its background."""

_Point = tuple[float, float]
Place = tuple[int, int, int, int]


class Spot(NamedTuple):
    """Where something other than text is drawn."""

    address: Address
    kind: int
    texts_before: int
    """Of the page, that are drawn before it."""
    bounds: tuple[float, float, float, float]


class PageDrawing:
    """What is drawn with lines on one page."""

    def __init__(self, reader: "PathReader", *, is_bare: bool) -> None:
        self._is_bare = is_bare
        self._paths = 0
        self._points = 0
        self._shapes: list[bytes] = []
        self._boxes: list[Place] = []
        self.reader = reader
        self.spots: list[Spot] = []
        """Where the first paths and images lie."""
        self.texts: list[Text] = []
        """That were drawn so far."""

    def take(self, drawn: Drawn) -> None:
        """Take what is drawn after the texts so far; paths neither filled nor stroked are not seen."""
        is_path = drawn.kind == PATH
        self._paths += is_path
        if len(self.spots) == MOST_SPOTS:
            return
        bounds = self.reader.bounds(drawn.address, drawn.outer)
        self.spots.append(Spot(drawn.address, drawn.kind, len(self.texts), bounds))
        if is_path and self._paths <= MOST_PATHS:
            self._take_path(drawn, bounds)

    def _take_path(self, drawn: Drawn, bounds: tuple[float, float, float, float]) -> None:
        left, bottom, right, top = bounds
        if right - left < THIN_PT or top - bottom < THIN_PT:
            if self._is_bare:
                self._boxes.append(place_of(bounds))
            return
        count = path_count(drawn.address)
        self._points += count
        if self._points > MOST_POINTS:
            self._take_room(count, bounds)
            return
        points, is_along_axes = self.reader.points(drawn.address, drawn.outer, count)
        is_filled, is_stroked = self.reader.mode(drawn.address)
        if not is_along_axes and (is_filled or is_stroked):
            self._shapes.append(_packed(itertools.chain.from_iterable(points)))
        elif is_filled or (is_stroked and self._is_bare):
            self._boxes.append(place_of(bounds))

    def _take_room(self, count: int, bounds: tuple[float, float, float, float]) -> None:
        """Take a path by the room that it takes; what may be a box is taken for one."""
        if count > BOX_POINTS:
            self._shapes.append(_packed((count, *bounds)))
        else:
            self._boxes.append(place_of(bounds))

    def item(self, page: Handle, number: int) -> ContentItem | None:
        """Return the drawing as that of the page with this number, from 0; `None` if there is none."""
        if self._paths == 0:
            return None
        boxes = self._layout_boxes(page) if self._is_bare else _bars(self._boxes)
        count = len(self._shapes) + len(boxes)
        if count == 0:
            return None
        count += max(0, self._paths - MOST_PATHS)
        shapes = b"".join((*self._shapes, *map(_packed, boxes)))
        return item("1 shape" if count == 1 else f"{count:,} shapes", str(count), shapes, page=number)

    def _layout_boxes(self, page: Handle) -> list[Place]:
        width, height = float(pdfium.FPDF_GetPageWidthF(page)), float(pdfium.FPDF_GetPageHeightF(page))
        boxes = [box for box in self._boxes if box[2] - box[0] < WHOLE * width or box[3] - box[1] < WHOLE * height]
        return boxes if len(boxes) >= FEWEST_BOXES else []


class PathReader:
    """Reads paths into numbers that are made once: there may be many thousands of paths on a page."""

    def __init__(self) -> None:
        self._edges = [ctypes.c_float() for _ in range(4)]
        self._pointers = [ctypes.byref(edge) for edge in self._edges]
        self._fill, self._stroke = ctypes.c_int(), ctypes.c_int()

    def bounds(self, path: Address, outer: Matrix) -> tuple[float, float, float, float]:
        """Return where a path lies on its page: left, bottom, right, top; no room where pdfium does not know."""
        if not object_bounds(path, *self._pointers):
            return (0.0, 0.0, 0.0, 0.0)
        left_edge, bottom_edge, right_edge, top_edge = self._edges
        left, bottom, right, top = left_edge.value, bottom_edge.value, right_edge.value, top_edge.value
        if outer is AS_IT_IS:
            return left, bottom, right, top
        (x, y), (other_x, other_y) = outer.point(left, bottom), outer.point(right, top)
        return min(x, other_x), min(y, other_y), max(x, other_x), max(y, other_y)

    def mode(self, path: Address) -> tuple[bool, bool]:
        """Return whether a path is filled, and whether it is stroked."""
        path_mode(path, ctypes.byref(self._fill), ctypes.byref(self._stroke))
        return self._fill.value != pdfium.FPDF_FILLMODE_NONE, bool(self._stroke.value)

    def points(self, path: Address, outer: Matrix, count: int) -> tuple[list[_Point], bool]:
        """Return the points of a path on its page, and whether all its lines run along the axes of the page."""
        segment, place = path_segment, segment_point
        (x, y), pointers = self._edges[:2], self._pointers[:2]
        a, b, c, d, e, f = matrix_of(path).within(outer)
        found: list[_Point] = []
        is_along_axes = True
        last_x = last_y = 0.0
        for index in range(count):
            at = segment(path, index)
            place(at, *pointers)
            raw_x, raw_y = x.value, y.value
            here_x, here_y = a * raw_x + c * raw_y + e, b * raw_x + d * raw_y + f
            if is_along_axes and abs(here_x - last_x) > STRAIGHT_PT and abs(here_y - last_y) > STRAIGHT_PT:
                is_along_axes = segment_kind(at) == MOVE
            found.append((here_x, here_y))
            last_x, last_y = here_x, here_y
        return found, is_along_axes


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


def place_of(numbers: tuple[float, float, float, float]) -> Place:
    """Return a place in whole points."""
    left, bottom, right, top = map(round, map(_kept, numbers))
    return left, bottom, right, top


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
