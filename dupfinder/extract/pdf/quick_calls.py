"""Functions of pdfium that are called for every object on a page, with addresses as plain numbers.

pypdfium2's own make a Python object for each address, which takes as long as pdfium itself. A loop in Python takes as
long again, so all objects of a page are asked about at once. What ctypes has to convert by a declared type costs a
quarter of a call: only addresses are declared, and the places into which pdfium writes are made once.
"""

import ctypes
import functools
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import pypdfium2.raw as pdfium

Handle = ctypes.c_void_p
"""A pointer to one of pdfium's objects."""


_Room: type[ctypes.Array[Any]] = pdfium.FPDF_WCHAR * 256
"""Takes nearly all strings; to make a type of array takes as long as to read some of them."""


def read_string(get: Callable[..., int]) -> str:
    """Return the string that a function of pdfium writes; into too short a buffer it writes nothing, but says so."""
    buffer = _Room()
    size_bytes = get(buffer, ctypes.sizeof(buffer))
    if size_bytes > ctypes.sizeof(buffer):
        buffer = (pdfium.FPDF_WCHAR * (size_bytes // 2))()
        get(buffer, size_bytes)
    letters = memoryview(buffer)[: size_bytes // 2]
    return bytes(letters).decode("utf-16-le", errors="replace").rstrip("\0").strip()


Address = int

_ADDRESS, _NUMBER = ctypes.c_void_p, ctypes.c_int


def _quick(function: "ctypes._CFunctionType", result: type, *arguments: type) -> Callable[..., int]:
    """Return a function of pdfium whose first arguments have these types; others are handles, places or small ints."""
    return ctypes.PYFUNCTYPE(result, *arguments)(ctypes.cast(function, ctypes.c_void_p).value or 0)


page_object = _quick(pdfium.FPDFPage_GetObject, _ADDRESS)
form_object = _quick(pdfium.FPDFFormObj_GetObject, _ADDRESS, _ADDRESS, ctypes.c_ulong)
form_count = _quick(pdfium.FPDFFormObj_CountObjects, _NUMBER, _ADDRESS)
object_kind = _quick(pdfium.FPDFPageObj_GetType, _NUMBER, _ADDRESS)
object_matrix = _quick(pdfium.FPDFPageObj_GetMatrix, _NUMBER, _ADDRESS)
object_bounds = _quick(pdfium.FPDFPageObj_GetBounds, _NUMBER, _ADDRESS)
object_fill = _quick(pdfium.FPDFPageObj_GetFillColor, _NUMBER, _ADDRESS)
object_stroke = _quick(pdfium.FPDFPageObj_GetStrokeColor, _NUMBER, _ADDRESS)
text_mode = _quick(pdfium.FPDFTextObj_GetTextRenderMode, _NUMBER, _ADDRESS)
text_size = _quick(pdfium.FPDFTextObj_GetFontSize, _NUMBER, _ADDRESS)
text_words = _quick(pdfium.FPDFTextObj_GetText, ctypes.c_ulong, _ADDRESS, _ADDRESS, _ADDRESS, ctypes.c_ulong)
text_object = _quick(pdfium.FPDFText_GetTextObject, _ADDRESS, _ADDRESS, _NUMBER)
mark_count = _quick(pdfium.FPDFPageObj_CountMarks, _NUMBER, _ADDRESS)
text_of = _quick(pdfium.FPDFText_GetText, _NUMBER, _ADDRESS, _NUMBER, _NUMBER, _ADDRESS)
is_generated = _quick(pdfium.FPDFText_IsGenerated, _NUMBER, _ADDRESS, _NUMBER)
loose_box = _quick(pdfium.FPDFText_GetLooseCharBox, _NUMBER)
letter_origin = _quick(pdfium.FPDFText_GetCharOrigin, _NUMBER)
path_count = _quick(pdfium.FPDFPath_CountSegments, _NUMBER, _ADDRESS)
path_mode = _quick(pdfium.FPDFPath_GetDrawMode, _NUMBER, _ADDRESS)
path_segment = _quick(pdfium.FPDFPath_GetPathSegment, _ADDRESS, _ADDRESS)
segment_point = _quick(pdfium.FPDFPathSegment_GetPoint, _NUMBER, _ADDRESS)
segment_kind = _quick(pdfium.FPDFPathSegment_GetType, _NUMBER, _ADDRESS)

_AT_ONCE = 1024


@functools.cache
def _places(size_bytes: int, count: int, step: int) -> tuple["ctypes.Array[Any]", list[list[Any]]]:
    """Return room for `count` numbers of each of so many objects, and where every `step`th of them is written."""
    room = ctypes.create_string_buffer(size_bytes * count * _AT_ONCE)
    starts = range(0, len(room), size_bytes * count)
    return room, [
        [ctypes.byref(room, start + size_bytes * place) for start in starts] for place in range(0, count, step)
    ]


def numbers_of(
    function: Callable[..., int], objects: Sequence[Address], code: str, count: int, *, is_one_room: bool = False
) -> "array[Any]":
    """Return what a function writes for each of some objects: `count` numbers, nought where pdfium does not know.

    The function takes a place for each number, or the first of them if it `is_one_room`. As all of pdfium, it is for
    one thread only.
    """
    numbers = array(code)
    width = numbers.itemsize * count
    room, places = _places(numbers.itemsize, count, count if is_one_room else 1)
    for start in range(0, len(objects), _AT_ONCE):
        those = objects[start : start + _AT_ONCE]
        ctypes.memset(room, 0, width * len(those))
        deque(map(function, those, *places), maxlen=0)
        numbers.frombytes(memoryview(room)[: width * len(those)])
    return numbers


def address_of(handle: Handle) -> Address:
    """Return the address that a handle stands for."""
    return ctypes.cast(handle, ctypes.c_void_p).value or 0


def page_object_at(address: Address) -> Handle:
    """Return the handle of an object on a page, as pypdfium2's functions take it."""
    handle: Handle = ctypes.cast(address, pdfium.FPDF_PAGEOBJECT)
    return handle
