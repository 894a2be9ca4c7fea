"""The objects that are drawn on a page of a PDF: letters, paths, images, shadings, and forms of others."""

import ctypes
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.extract.gathering import shown_as
from dupfinder.extract.pdf.quick_calls import (
    Address,
    Handle,
    address_of,
    form_count,
    form_object,
    numbers_of,
    object_bounds,
    object_kind,
    object_matrix,
    page_object,
    page_object_at,
    text_mode,
)

MOST_OBJECTS = 1_000_000
"""Of a document: pdfium reads two million in the time in which they are counted here."""
MOST_DEPTH = 12
"""Of forms in forms."""
FORM, IMAGE = int(pdfium.FPDF_PAGEOBJ_FORM), int(pdfium.FPDF_PAGEOBJ_IMAGE)
MOST_CLIPS = 100
"""Of an image, and points of each of them."""
CUT_PT = 2.0
"""What is cut off is more than that: programs round the edges of frames."""
NO_TEXT = int(pdfium.FPDF_TEXTRENDERMODE_UNKNOWN)
"""The way in which everything but a text is written."""

Bounds = tuple[float, float, float, float]
"""Left, bottom, right, top."""


Turn = Callable[[float, float], tuple[float, float]]
"""From a page's own coordinates to those in which it is seen."""


def turned(bounds: Bounds, turn: Turn | None) -> Bounds:
    """Return where something is on the page as that is seen."""
    if turn is None:
        return bounds
    (x, y), (u, v) = turn(*bounds[:2]), turn(*bounds[2:])
    return min(x, u), min(y, v), max(x, u), max(y, v)


class Matrix(NamedTuple):
    """Maps the coordinates of an object to those of its page (PDF 1.7, 8.3.3)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point lies on the page."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def unit(self, x: float, y: float) -> tuple[float, float]:
        """Return which point is mapped to this one; `ZeroDivisionError` where all are mapped to a line."""
        size = self.a * self.d - self.b * self.c
        x, y = x - self.e, y - self.f
        return (self.d * x - self.c * y) / size, (self.a * y - self.b * x) / size

    def around(self, rooms: Iterable[Bounds]) -> list[Bounds]:
        """Return where what has these bounds lies on the page."""
        a, b, c, d, e, f = self
        if b == c == 0.0 and a > 0.0 and d > 0.0:  # nearly all
            return [(a * left + e, d * foot + f, a * right + e, d * top + f) for left, foot, right, top in rooms]
        corners = [(*self.point(left, foot), *self.point(right, top)) for left, foot, right, top in rooms]
        return [(min(x, u), min(y, v), max(x, u), max(y, v)) for x, y, u, v in corners]

    def within(self, outer: "Matrix") -> "Matrix":
        """Return the map by this one, and then by an outer one."""
        if outer is AS_IT_IS:
            return self
        (a, b), (c, d) = outer.point(self.a, self.b), outer.point(self.c, self.d)
        e, f = outer.point(self.e, self.f)
        return Matrix(a - outer.e, b - outer.f, c - outer.e, d - outer.f, e, f)


AS_IT_IS = Matrix()


Other = tuple[Address, Matrix, int, int]
"""What is neither a text nor a form; the map from the form that it is in to the page, its kind, how many texts are
drawn before it."""


Image = tuple[Handle, str]
"""An image, and how it is shown if not as it is stored (`shown_as`)."""


@dataclass(slots=True)
class PageObjects:
    """What is drawn on a page, in order, forms with what is in them."""

    texts: list[Address] = field(default_factory=list)
    outers: list[Matrix] = field(default_factory=list)
    """The map from the form that each of the texts is in to the page; the very `AS_IT_IS` where it is in none."""
    modes: list[int] = field(default_factory=list)
    """How each of the texts is written: filled, outlined, invisible."""
    others: list[Other] = field(default_factory=list)

    def images(self) -> Iterator[Image]:
        """Yield the images, each with how it is shown; turning takes nothing away from a picture."""
        images = [(address, outer) for address, outer, kind, _ in self.others if kind == IMAGE]
        matrices = matrices_of([address for address, _ in images])
        for (address, outer), matrix in zip(images, matrices, strict=True):
            a, b, c, d, _, _ = matrix.within(outer)
            way = "" if a * d >= b * c else "flipH" if a < 0 else "flipV"
            image = page_object_at(address)
            pale = "alpha" if pdfium.FPDFPageObj_HasTransparency(image) else ""
            yield image, shown_as(_cut_off(image, matrix), flipped=[way], colours=[pale])


def _cut_off(image: Handle, matrix: Matrix) -> list[float]:
    """Return what is cut off of an image on the left, above, on the right and below, in per cent.

    What cuts it is taken for a rectangle; most only cut at its edges, give or take a point.
    """
    clip = pdfium.FPDFPageObj_GetClipPath(image)
    cuts = [0.0] * 4
    across, up = math.hypot(matrix.a, matrix.b), math.hypot(matrix.c, matrix.d)
    is_flat = matrix.a * matrix.d == matrix.b * matrix.c
    for path in range(0 if is_flat else min(pdfium.FPDFClipPath_CountPaths(clip), MOST_CLIPS)):
        points = [matrix.unit(*point) for point in _points_of_clip(clip, path)]
        if points:
            xs, ys = zip(*points, strict=True)
            sides = (min(xs), across), (1 - max(ys), up), (1 - max(xs), across), (min(ys), up)
            for number, (share, length_pt) in enumerate(sides):
                if share * length_pt > CUT_PT:
                    cuts[number] = max(cuts[number], min(100 * share, 100.0))
    return cuts


def _points_of_clip(clip: Handle, path: int) -> Iterator[tuple[float, float]]:
    x, y = ctypes.c_float(), ctypes.c_float()
    for number in range(min(pdfium.FPDFClipPath_CountPathSegments(clip, path), MOST_CLIPS)):
        segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, number)
        if pdfium.FPDFPathSegment_GetPoint(segment, x, y):
            yield x.value, y.value


class ObjectBudget:
    """How many objects of a document may still be looked at."""

    def __init__(self, objects: int = MOST_OBJECTS) -> None:
        self.left = objects

    def taken(self, wanted: int) -> int:
        """Return how many of so many are looked at; none of the others ever is."""
        count = max(0, min(wanted, self.left))
        self.left -= wanted
        return count

    @property
    def is_spent(self) -> bool:
        """Return whether some were not looked at."""
        return self.left < 0


def page_objects(page: Handle, budget: ObjectBudget) -> PageObjects:
    """Return what is drawn on a page, as far as the budget goes."""
    found = PageObjects()
    count = budget.taken(pdfium.FPDFPage_CountObjects(page))
    if count:
        objects = list(map(page_object, itertools.repeat(page), range(count)))
        _unfold(objects, AS_IT_IS, 0, budget, found)
    return found


def objects_of_annotation(annotation: Handle, budget: ObjectBudget) -> PageObjects:
    """Return what the appearance of an annotation is drawn with."""
    found = PageObjects()
    count = budget.taken(pdfium.FPDFAnnot_GetObjectCount(annotation))
    objects = [address_of(pdfium.FPDFAnnot_GetObject(annotation, index)) for index in range(count)]
    _unfold(objects, AS_IT_IS, 0, budget, found)
    return found


def bounds_of(objects: Sequence[Address], outers: Sequence[Matrix]) -> list[Bounds]:
    """Return where objects in these forms lie on their page; no room where pdfium does not know."""
    edges = iter(numbers_of(object_bounds, objects, "f", 4).tolist())
    bounds = zip(edges, edges, edges, edges, strict=True)
    if outers.count(AS_IT_IS) == len(outers):  # nearly all pages
        return list(bounds)
    found: list[Bounds] = []
    for outer, those in itertools.groupby(outers):
        rooms = itertools.islice(bounds, sum(1 for _ in those))
        found += rooms if outer is AS_IT_IS else outer.around(rooms)
    return found


def matrices_of(objects: Sequence[Address]) -> list[Matrix]:
    """Return the matrices of texts, paths, images or forms; most on a page are the same."""
    numbers = iter(numbers_of(object_matrix, objects, "f", 6, is_one_room=True).tolist())
    rows = list(zip(*[numbers] * 6, strict=True))
    known = {row: Matrix(*row) for row in set(rows)}
    return [known[row] for row in rows]


def _unfold(objects: Sequence[Address], outer: Matrix, depth: int, budget: ObjectBudget, found: PageObjects) -> None:
    # Asked of all, the ways of texts also tell what is one: most objects are.
    modes = list(map(text_mode, objects))
    places = [place for place, mode in enumerate(modes) if mode == NO_TEXT]
    kinds = list(map(object_kind, map(objects.__getitem__, places)))
    start = first = 0
    for end in [*(at for at, kind in enumerate(kinds) if kind == FORM), len(kinds)]:
        stop = places[end] if end < len(kinds) else len(objects)
        others = [(place - start, kind) for place, kind in zip(places[first:end], kinds[first:end], strict=True)]
        _take(objects[start:stop], modes[start:stop], others, outer, found)
        if end < len(kinds):
            start, first, form = stop + 1, end + 1, objects[stop]
            if depth == MOST_DEPTH:
                budget.taken(MOST_OBJECTS + 1)
                return
            count = budget.taken(form_count(form))
            inner = list(map(form_object, itertools.repeat(form), range(count)))
            _unfold(inner, _outer(form, outer), depth + 1, budget, found)


def _take(
    objects: Sequence[Address],
    modes: Sequence[int],
    others: Sequence[tuple[int, int]],
    outer: Matrix,
    found: PageObjects,
) -> None:
    """Take what is drawn one after the other, without a form; `others` are places and kinds of what is no text."""
    before = len(found.texts)
    if others:
        found.others += [
            (objects[place], outer, kind, before + place - number) for number, (place, kind) in enumerate(others)
        ]
        is_text = [mode != NO_TEXT for mode in modes]
        objects, modes = list(itertools.compress(objects, is_text)), list(itertools.compress(modes, is_text))
    found.texts += objects
    found.outers += [outer] * len(objects)
    found.modes += modes


def _outer(form: Address, outer: Matrix) -> Matrix:
    """Return the map from a form to the page, of one that is itself in another; mostly they are the same."""
    found = matrices_of([form])[0].within(outer)
    return AS_IT_IS if found == AS_IT_IS else found
