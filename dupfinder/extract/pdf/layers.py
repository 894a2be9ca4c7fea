"""Layers of a PDF that are switched off (optional content, PDF 1.7, 8.11): what is on them is not seen."""

import ctypes
import re
from collections.abc import Callable
from collections.abc import Set as AbstractSet

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, digest_of, item
from dupfinder.extract.pdf.images import stored_bytes
from dupfinder.extract.pdf.quick_calls import Handle, read_string

SWITCHED_OFF = re.compile(rb"/OFF\s*\[\s*\d|/BaseState\s*/OFF")
MOST_WORDS = 2_000
"""Pieces of text on hidden layers that are looked at; pdfium goes through all letters for each."""
MOST_OBJECTS = 200_000
"""Of a page; on larger ones all layers are read."""


def hidden_layers(data: bytes) -> frozenset[str]:
    """Return the names of the layers that are switched off, but for those that others have too.

    pdfium reads all layers and does not say which are seen, so pypdf is asked where the file lists any as off. A list
    that is packed into an object stream is not found; then all layers are read.
    """
    if b"/OFF" not in data or not SWITCHED_OFF.search(data):  # a search for plain bytes is five times as fast
        return frozenset()
    from dupfinder.extract.pdf.pypdf_text import layer_names  # noqa: PLC0415 - .2 s to load, for few files

    return layer_names(data)


def remove_layers(page: Handle, textpage: Handle, hidden: AbstractSet[str], number: int) -> ContentItem | None:
    """Remove the objects of a page that are on a layer of these names, before its text is read; return what is lost.

    `number` is that of the page, from 0.
    """
    count = pdfium.FPDFPage_CountObjects(page)
    objects = [pdfium.FPDFPage_GetObject(page, index) for index in range(count if count <= MOST_OBJECTS else 0)]
    on_layer = [written for written in objects if _is_on(written, hidden)]
    if not on_layer:
        return None
    words = " ".join(filter(None, (_words(written, textpage) for written in on_layer[:MOST_WORDS])))
    images = tuple(filter(None, map(_image, on_layer)))
    for written in on_layer:
        if pdfium.FPDFPage_RemoveObject(page, written):
            pdfium.FPDFPageObj_Destroy(written)
    words = " ".join(words.split())
    if not words:
        return item("pictures or drawings", *(images or (str(len(on_layer)),)), page=number)
    return item(words, words, *images, page=number) if images else item(words, page=number)


def _words(written: Handle, textpage: Handle) -> str:
    """Return the text of an object, in a form that of all objects in it."""
    kind = pdfium.FPDFPageObj_GetType(written)
    if kind == pdfium.FPDF_PAGEOBJ_TEXT:
        return read_string(lambda *buffer: pdfium.FPDFTextObj_GetText(written, textpage, *buffer))
    if kind != pdfium.FPDF_PAGEOBJ_FORM:
        return ""
    count = min(pdfium.FPDFFormObj_CountObjects(written), MOST_WORDS)
    inner = (pdfium.FPDFFormObj_GetObject(written, index) for index in range(count))
    plain = (one for one in inner if pdfium.FPDFPageObj_GetType(one) == pdfium.FPDF_PAGEOBJ_TEXT)
    return " ".join(_words(one, textpage) for one in plain)


def _image(written: Handle) -> bytes:
    """Return the digest of an image as it is stored; nothing for anything else."""
    if pdfium.FPDFPageObj_GetType(written) != pdfium.FPDF_PAGEOBJ_IMAGE:
        return b""
    return digest_of(stored_bytes(written))


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
