"""The drawings of a page, read all at once, against a reader that takes one path after the other."""

import ctypes
from array import array
from collections.abc import Callable, Iterator
from typing import Any

import pypdfium2.raw as pdfium
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import ContentItem, item
from dupfinder.extract.pdf import drawings
from dupfinder.extract.pdf.drawings import (
    BOX_POINTS,
    FEWEST_BOXES,
    STRAIGHT_PT,
    THIN_PT,
    TRIANGLE_POINTS,
    WHOLE,
    PageDrawing,
)
from dupfinder.extract.pdf.objects import ObjectBudget, page_objects
from dupfinder.extract.table_rows import hue_of
from telling_files import pdf, pdf_stream

Map = Callable[[float, float], tuple[float, float]]

NUMBERS = st.integers(-40, 640).map(str)
SIZES = st.sampled_from(["-90", "0", "1", "2.9", "3.1", "20", "80", "700"])
PAINT = st.sampled_from(["f", "f", "S", "B", "n", "h f"])
BOX = st.tuples(NUMBERS, NUMBERS, SIZES, SIZES).map(lambda box: f"{' '.join(box)} re")
CORNER = st.tuples(NUMBERS, NUMBERS).map(" ".join)
LINES = st.lists(CORNER, min_size=2, max_size=6).map(lambda at: f"{at[0]} m " + "".join(f"{one} l " for one in at[1:]))
CURVE = st.lists(CORNER, min_size=4, max_size=4).map(lambda at: f"{at[0]} m {' '.join(at[1:])} c")
COLOUR = st.sampled_from(["1 0 0 rg", "0 .7 .3 rg", ".5 g"])
PATH = st.tuples(COLOUR, st.one_of(BOX, BOX, LINES, CURVE), PAINT).map(" ".join)
TURN = st.sampled_from(["1 0 0 1 5 7", "0 1 -1 0 300 0", "0.5 0 0 2 0 0", "-1 0 0 1 300 0", "0.8 0.6 -0.6 0.8 9 9"])
DRAWN = st.recursive(
    PATH,
    lambda inner: st.tuples(TURN, st.lists(inner, max_size=4)).map(lambda one: f"q {one[0]} cm {' '.join(one[1])} Q"),
    max_leaves=6,
)


def one_by_one(page: Any, *, is_bare: bool) -> ContentItem | None:
    """Return what `PageDrawing.item` does, for a page without the bars of a chart."""
    shapes, boxes, read = bytearray(), [], 0
    places = []
    count = 0
    for path, to_page in paths_of(page):
        left, bottom, right, top = bounds(path, to_page)
        is_thin = right - left < THIN_PT or top - bottom < THIN_PT
        fill, stroke = ctypes.c_int(), ctypes.c_int()
        pdfium.FPDFPath_GetDrawMode(path, fill, stroke)
        along_axes = [[(side + 0.37) / 4 for side in (left, bottom, right, top)]] * bool(fill.value or stroke.value)
        if is_thin and not is_bare:
            places += along_axes
            continue
        points = [] if is_thin else points_of(path)
        read += len(points)
        placed = [to_page(*own_map(path)(x, y)) for x, y, _ in points]
        outline: list[float] = [number for point in placed for number in point]
        is_triangle = bool(fill.value) and len(points) == TRIANGLE_POINTS
        is_shape = bool(fill.value or stroke.value) and (
            is_triangle or not runs_along_axes(placed, [kind for _, _, kind in points])
        )
        is_box = bool(fill.value or (stroke.value and is_bare))
        if read > drawings.MOST_POINTS and not is_thin:
            is_shape, is_box, outline = len(points) > BOX_POINTS, True, [len(points), left, bottom, right, top]
        if is_thin or not is_shape:
            places += along_axes
        if is_thin or (is_box and not is_shape):
            boxes.append(tuple(map(round, (left, bottom, right, top))))
        elif is_shape:
            count += 1
            shapes += packed(*outline)
            if read <= drawings.MOST_POINTS:
                red, green, blue, opacity = (ctypes.c_uint() for _ in range(4))
                get = pdfium.FPDFPageObj_GetFillColor if fill.value else pdfium.FPDFPageObj_GetStrokeColor
                get(path, red, green, blue, opacity)
                hue = hue_of(int.from_bytes((red.value, green.value, blue.value)))
                shapes += (hue if fill.value else f"{hue} line").encode()
    if is_bare:
        boxes = [box for box in boxes if box[2] - box[0] < WHOLE * 600 or box[3] - box[1] < WHOLE * 800]
    boxes = boxes if is_bare and len(boxes) >= FEWEST_BOXES else []
    count += len(boxes)
    data = bytes(shapes) + b"".join(packed(*box) for box in (boxes if is_bare or not shapes else places))
    return item("1 shape" if count == 1 else f"{count:,} shapes", str(count), data, page=0) if count else None


def paths_of(page: Any) -> Iterator[tuple[Any, Map]]:
    for index in range(pdfium.FPDFPage_CountObjects(page)):
        one = pdfium.FPDFPage_GetObject(page, index)
        if pdfium.FPDFPageObj_GetType(one) == pdfium.FPDF_PAGEOBJ_FORM:
            to_page = own_map(one)
            for inner in range(pdfium.FPDFFormObj_CountObjects(one)):
                yield pdfium.FPDFFormObj_GetObject(one, inner), to_page
        else:
            yield one, lambda x, y: (x, y)


def own_map(one: Any) -> Map:
    found = pdfium.FS_MATRIX()
    assert pdfium.FPDFPageObj_GetMatrix(one, found)
    return lambda x, y: (found.a * x + found.c * y + found.e, found.b * x + found.d * y + found.f)


def bounds(path: Any, to_page: Map) -> tuple[float, float, float, float]:
    left, bottom, right, top = (ctypes.c_float() for _ in range(4))
    assert pdfium.FPDFPageObj_GetBounds(path, left, bottom, right, top)
    (x, y), (u, v) = to_page(left.value, bottom.value), to_page(right.value, top.value)
    return min(x, u), min(y, v), max(x, u), max(y, v)


def points_of(path: Any) -> list[tuple[float, float, int]]:
    found = []
    x, y = ctypes.c_float(), ctypes.c_float()
    for index in range(pdfium.FPDFPath_CountSegments(path)):
        segment = pdfium.FPDFPath_GetPathSegment(path, index)
        assert pdfium.FPDFPathSegment_GetPoint(segment, x, y)
        found.append((x.value, y.value, int(pdfium.FPDFPathSegment_GetType(segment))))
    return found


def runs_along_axes(points: list[tuple[float, float]], kinds: list[int]) -> bool:
    return all(
        kind == pdfium.FPDF_SEGMENT_MOVETO or abs(x - u) <= STRAIGHT_PT or abs(y - v) <= STRAIGHT_PT
        for (x, y), (u, v), kind in zip([(0.0, 0.0), *points], points, kinds, strict=False)
    )


def packed(*numbers: float) -> bytes:
    return array("i", map(round, numbers)).tobytes()


def drawings_of(data: bytes, *, is_bare: bool) -> tuple[ContentItem | None, ContentItem | None]:
    document = pdfium.FPDF_LoadMemDocument64(data, len(data), None)
    page = pdfium.FPDF_LoadPage(document, 0)
    try:
        drawing = PageDrawing(page_objects(page, ObjectBudget()), is_bare=is_bare)
        return drawing.item(page, 0), one_by_one(page, is_bare=is_bare)
    finally:
        pdfium.FPDF_ClosePage(page)
        pdfium.FPDF_CloseDocument(document)


def page_of(drawn: list[str], turn: str, inside: list[str]) -> bytes:
    entries = f"/Type/XObject/Subtype/Form/BBox[-9999 -9999 9999 9999]/Matrix[{turn}]"
    return pdf(
        " ".join((*drawn, "/X Do", *reversed(drawn))),
        resources="/XObject<</X 4 0 R>>",
        objects=[pdf_stream(" ".join(inside).encode(), entries)],
    )


@given(
    drawn=st.lists(DRAWN, max_size=6), turn=TURN, inside=st.lists(DRAWN, max_size=6), most=st.sampled_from([12, 1000])
)
def test_all_paths_at_once_are_what_each_of_them_is(drawn: list[str], turn: str, inside: list[str], most: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawings, "MOST_POINTS", most)
        found, expected = drawings_of(page_of(drawn, turn, inside), is_bare=True)
    assert found == expected
