"""The pictures that are drawn in a PDF, told by how they are stored; nothing is decoded."""

import ctypes
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, digest_of
from dupfinder.extract.pdf.image_dictionaries import ImageDictionaries
from dupfinder.extract.pdf.pdfium_strings import Handle

THINNEST_PX = 16
"""Pictures that are less high or less wide are bullets, rules and spacers."""
MOST_STORED_BYTES = 1 << 30
"""Of all pictures that are drawn, each time: a file of scans has them once."""
SMALL_BYTES = 4096
"""So few are found again quicker by themselves than by their digest."""
JPEG = (b"DCTDecode",)
JPEG_2000 = (b"JPXDecode",)
PICTURE_FILES = frozenset({JPEG, JPEG_2000})


class StoredImage(NamedTuple):
    """A picture as it is stored."""

    item: ContentItem
    stored: bytes
    filters: tuple[bytes, ...]
    width_px: int
    height_px: int
    meaning: bytes
    """What else its dictionary says of it: see `ImageDictionaries.meaning`."""


class ImageReader:
    """Reads the pictures of one document, each once."""

    def __init__(self, data: bytes) -> None:
        self.dictionaries = ImageDictionaries(data)
        self._known: set[tuple[bytes, int, int]] = set()
        self._room = MOST_STORED_BYTES

    @property
    def is_spent(self) -> bool:
        """Return whether there were more pictures than are read."""
        return self._room < 0

    def read(self, image: Handle, page: int) -> StoredImage | None:
        """Return an image on a page, from 0; `None` for one that is small, was read before, or is one too many.

        A JPEG that is drawn as it is has the digest of its bytes, as in every other format.
        """
        width, height = size_px(image)
        if min(width, height) < THINNEST_PX:
            return None
        stored = self._stored(image)
        if not stored:
            return None
        told_by = stored if len(stored) <= SMALL_BYTES else digest_of(stored)
        if (told_by, width, height) in self._known:
            return None
        self._known.add((told_by, width, height))
        meaning, filters = self.dictionaries.meaning(stored), filters_of(image)
        digest = digest_of(stored) if told_by is stored else told_by
        if meaning or filters not in PICTURE_FILES:
            digest = digest_of(digest, b"/".join(filters), f"{width}x{height}", meaning)
        found = ContentItem(digest, f"{width:,} by {height:,} pixels", page=page)
        return StoredImage(found, stored, filters, width, height, meaning)

    def _stored(self, image: Handle) -> bytes:
        self._room -= pdfium.FPDFImageObj_GetImageDataRaw(image, None, 0)
        return b"" if self.is_spent else stored_bytes(image)


def stored_bytes(image: Handle) -> bytes:
    """Return the data of an image as it is stored."""
    size_bytes = pdfium.FPDFImageObj_GetImageDataRaw(image, None, 0)
    buffer = ctypes.create_string_buffer(size_bytes)
    pdfium.FPDFImageObj_GetImageDataRaw(image, buffer, size_bytes)
    return buffer.raw


def size_px(image: Handle) -> tuple[int, int]:
    """Return the width and the height of an image as its dictionary says."""
    width, height = ctypes.c_uint(), ctypes.c_uint()
    pdfium.FPDFImageObj_GetImagePixelSize(image, ctypes.byref(width), ctypes.byref(height))
    return width.value, height.value


def filters_of(image: Handle) -> tuple[bytes, ...]:
    """Return how the data of an image is packed, the outermost first."""
    found = []
    for index in range(pdfium.FPDFImageObj_GetImageFilterCount(image)):
        name = ctypes.create_string_buffer(pdfium.FPDFImageObj_GetImageFilter(image, index, None, 0))
        pdfium.FPDFImageObj_GetImageFilter(image, index, name, len(name))
        found.append(name.value)
    return tuple(found)
