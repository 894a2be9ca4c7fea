"""Layers of a PDF that are switched off (optional content, PDF 1.7, 8.11): what is on them is not seen."""

import ctypes
import re
from collections.abc import Callable
from collections.abc import Set as AbstractSet

import pypdfium2.raw as pdfium

from dupfinder.extract.pdf.pdfium_strings import Handle, read_string

SWITCHED_OFF = re.compile(rb"/OFF\s*\[\s*\d")
MOST_OBJECTS = 200_000
"""Of a page; on larger ones all layers are read."""


def hidden_layers(data: bytes) -> frozenset[str]:
    """Return the names of the layers that are switched off, but for those that others have too.

    pdfium reads all layers and does not say which are seen, so pypdf is asked where the file lists any as off. A list
    that is packed into an object stream is not found; then all layers are read.
    """
    if not SWITCHED_OFF.search(data):
        return frozenset()
    from dupfinder.extract.pdf.pypdf_text import layer_names  # noqa: PLC0415 - .2 s to load, for few files

    return layer_names(data)


def remove_layers(page: Handle, hidden: AbstractSet[str]) -> None:
    """Remove the objects of a page that are on a layer of these names, before its text is read."""
    count = pdfium.FPDFPage_CountObjects(page)
    objects = [pdfium.FPDFPage_GetObject(page, index) for index in range(count if count <= MOST_OBJECTS else 0)]
    for written in objects:
        if _is_on(written, hidden) and pdfium.FPDFPage_RemoveObject(page, written):
            pdfium.FPDFPageObj_Destroy(written)


def _is_on(written: Handle, layers: AbstractSet[str]) -> bool:
    """Return whether an object of a page is marked as being on one of these layers."""
    for index in range(pdfium.FPDFPageObj_CountMarks(written)):
        mark = pdfium.FPDFPageObj_GetMark(written, index)
        if _mark_string(pdfium.FPDFPageObjMark_GetName, mark) == "OC":
            return _mark_string(pdfium.FPDFPageObjMark_GetParamStringValue, mark, b"Name") in layers
    return False


def _mark_string(function: Callable[..., int], *which: object) -> str:
    """Return the string that a function about marks writes; it says in its last argument how many bytes that takes."""

    def get(buffer: object, size_bytes: int) -> int:
        needed_bytes = ctypes.c_ulong()
        function(*which, buffer, size_bytes, needed_bytes)
        return needed_bytes.value

    return read_string(get)
