"""The objects that are drawn on a page of a PDF: letters, paths, images, shadings, and forms of others."""

import ctypes
import itertools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.extract.pdf.pdfium_strings import Handle
from dupfinder.extract.pdf.quick_calls import (
    Address,
    address_of,
    form_count,
    form_object,
    object_kind,
    object_matrix,
    page_object,
    page_object_at,
)

MOST_OBJECTS = 1_000_000
"""Of a document: pdfium reads two million in the time in which they are counted here."""
MOST_DEPTH = 12
"""Of forms in forms."""
TEXT, FORM = int(pdfium.FPDF_PAGEOBJ_TEXT), int(pdfium.FPDF_PAGEOBJ_FORM)


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

    def within(self, outer: "Matrix") -> "Matrix":
        """Return the map by this one, and then by an outer one."""
        if outer is AS_IT_IS:
            return self
        (a, b), (c, d) = outer.point(self.a, self.b), outer.point(self.c, self.d)
        e, f = outer.point(self.e, self.f)
        return Matrix(a - outer.e, b - outer.f, c - outer.e, d - outer.f, e, f)


AS_IT_IS = Matrix()


Text = tuple[Address, Matrix]
"""A text on a page, and the map from the form that it is in to the page."""


class Drawn(NamedTuple):
    """An object on a page that is no text."""

    address: Address
    kind: int
    outer: Matrix
    """From the form that it is in to the page; the very `AS_IT_IS` where they are the same."""

    @property
    def handle(self) -> Handle:
        """Return it as pypdfium2's functions take it."""
        return page_object_at(self.address)


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


def drawn_objects(page: Handle, budget: ObjectBudget, texts: list[Text]) -> Iterator[Drawn]:
    """Yield what is drawn on a page and is neither text nor a form, in order, forms with what is in them.

    The texts that are drawn before it have gone into `texts`.
    """
    count = budget.taken(pdfium.FPDFPage_CountObjects(page))
    objects = list(map(page_object, itertools.repeat(address_of(page)), range(count)))
    yield from _unfolded(objects, AS_IT_IS, 0, budget, texts)


def objects_of_annotation(annotation: Handle, budget: ObjectBudget) -> Iterator[Drawn]:
    """Yield what the appearance of an annotation is drawn with, as `drawn_objects`."""
    count = budget.taken(pdfium.FPDFAnnot_GetObjectCount(annotation))
    objects = [address_of(pdfium.FPDFAnnot_GetObject(annotation, index)) for index in range(count)]
    yield from _unfolded(objects, AS_IT_IS, 0, budget, [])


def matrix_of(address: Address) -> Matrix:
    """Return the matrix of an object."""
    found = pdfium.FS_MATRIX()
    if not object_matrix(address, ctypes.byref(found)):
        return AS_IT_IS
    return Matrix(found.a, found.b, found.c, found.d, found.e, found.f)


def _unfolded(
    objects: Sequence[Address], outer: Matrix, depth: int, budget: ObjectBudget, texts: list[Text]
) -> Iterator[Drawn]:
    kinds = list(map(object_kind, objects))
    if kinds.count(TEXT) == len(kinds):
        texts += zip(objects, itertools.repeat(outer))
        return
    for address, kind in zip(objects, kinds, strict=True):
        if kind == FORM:
            if depth == MOST_DEPTH:
                budget.taken(MOST_OBJECTS + 1)
                return
            inner = [form_object(address, index) for index in range(budget.taken(form_count(address)))]
            yield from _unfolded(inner, _outer(address, outer), depth + 1, budget, texts)
        elif kind == TEXT:
            texts.append((address, outer))
        else:
            yield Drawn(address, kind, outer)


def _outer(form: Address, outer: Matrix) -> Matrix:
    """Return the map from a form to the page, of one that is itself in another; mostly they are the same."""
    found = matrix_of(form).within(outer)
    return AS_IT_IS if found == AS_IT_IS else found
