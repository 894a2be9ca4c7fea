"""Functions of pdfium that are called for every object on a page, with addresses as plain numbers.

pypdfium2's own make a Python object for each address, which takes as long as pdfium itself. A loop in Python takes as
long again, so all objects of a page are asked about at once.
"""

import ctypes
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
    """Return a function of pdfium with these types."""
    return ctypes.PYFUNCTYPE(result, *arguments)(ctypes.cast(function, ctypes.c_void_p).value or 0)


page_object = _quick(pdfium.FPDFPage_GetObject, _ADDRESS, _ADDRESS, _NUMBER)
form_object = _quick(pdfium.FPDFFormObj_GetObject, _ADDRESS, _ADDRESS, ctypes.c_ulong)
form_count = _quick(pdfium.FPDFFormObj_CountObjects, _NUMBER, _ADDRESS)
object_kind = _quick(pdfium.FPDFPageObj_GetType, _NUMBER, _ADDRESS)
object_matrix = _quick(pdfium.FPDFPageObj_GetMatrix, _NUMBER, _ADDRESS, _ADDRESS)
object_bounds = _quick(pdfium.FPDFPageObj_GetBounds, _NUMBER, _ADDRESS, *[_ADDRESS] * 4)
object_fill = _quick(pdfium.FPDFPageObj_GetFillColor, _NUMBER, _ADDRESS, *[_ADDRESS] * 4)
text_mode = _quick(pdfium.FPDFTextObj_GetTextRenderMode, _NUMBER, _ADDRESS)
text_size = _quick(pdfium.FPDFTextObj_GetFontSize, _NUMBER, _ADDRESS, _ADDRESS)
text_count = _quick(pdfium.FPDFText_CountChars, _NUMBER, _ADDRESS)
text_of = _quick(pdfium.FPDFText_GetText, _NUMBER, _ADDRESS, _NUMBER, _NUMBER, _ADDRESS)
letter_origin = _quick(pdfium.FPDFText_GetCharOrigin, _NUMBER, _ADDRESS, _NUMBER, _ADDRESS, _ADDRESS)
path_count = _quick(pdfium.FPDFPath_CountSegments, _NUMBER, _ADDRESS)
path_mode = _quick(pdfium.FPDFPath_GetDrawMode, _NUMBER, _ADDRESS, _ADDRESS, _ADDRESS)
path_segment = _quick(pdfium.FPDFPath_GetPathSegment, _ADDRESS, _ADDRESS, _NUMBER)
segment_point = _quick(pdfium.FPDFPathSegment_GetPoint, _NUMBER, _ADDRESS, _ADDRESS, _ADDRESS)
segment_kind = _quick(pdfium.FPDFPathSegment_GetType, _NUMBER, _ADDRESS)


def numbers_of(
    function: Callable[..., int], objects: Sequence[Address], code: str, count: int, *, is_one_room: bool = False
) -> "array[Any]":
    """Return what a function writes for each of some objects: `count` numbers, nought where pdfium does not know.

    The function takes a place for each number, or the first of them if it `is_one_room`.
    """
    numbers = array(code, bytes(array(code).itemsize * count * len(objects)))
    start, size_bytes = numbers.buffer_info()[0], numbers.itemsize
    step, end = size_bytes * count, start + size_bytes * len(numbers)
    places = (range(start + size_bytes * place, end, step) for place in range(1 if is_one_room else count))
    deque(map(function, objects, *places), maxlen=0)
    return numbers


def address_of(handle: Handle) -> Address:
    """Return the address that a handle stands for."""
    return ctypes.cast(handle, ctypes.c_void_p).value or 0


def page_object_at(address: Address) -> Handle:
    """Return the handle of an object on a page, as pypdfium2's functions take it."""
    handle: Handle = ctypes.cast(address, pdfium.FPDF_PAGEOBJECT)
    return handle
