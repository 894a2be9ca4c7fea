"""The pictures that are drawn in a PDF, told by how they are stored; nothing is decoded."""

import ctypes
import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2.raw as pdfium

from dupfinder.domain.beyond import ContentItem, digest_of
from dupfinder.extract.pdf.objects import Image
from dupfinder.extract.pdf.quick_calls import Handle

# pdfium's interface hides it, and pypdf takes a fifth of a second to load. A stream cannot be packed into another (PDF
# 1.7, 7.5.7), so the dictionaries are found in the bytes of the file, whoever wrote it.

IMAGE = re.compile(rb"/Subtype\s*/Image\b")
MOST_IMAGES = 20_000
MOST_ALIKE = 50
"""Of the images that start with the same bytes, so many are looked at for each."""
MOST_DICTIONARY_BYTES = 4096
MOST_MASK_BYTES = 256 << 20
"""Of all masks of a document together; further ones are all the same."""
START_BYTES = 8
NUMBER = re.compile(rb"(\d+)\s+\d+\s+obj$")
STREAM = re.compile(rb"stream(?:\r\n|\n|\r)")
MASK = re.compile(rb"/S?Mask\s+(\d+)\s+\d+\s+R\b")
SIZE = re.compile(rb"/(Width|Height)\s+(\d+)")
DECODE = re.compile(rb"/Decode\s*\[([^\]]*)\]")
PLAIN_DECODE = (0.0, 1.0)
STENCIL = re.compile(rb"/ImageMask\s+true\b")
COLOURS = re.compile(rb"/Mask\s*\[([^\]]*)\]|/Indexed\b(.{,2048})", re.DOTALL)
"""The colours that are transparent, and a palette in the dictionary itself."""


class ImageDictionaries:
    """The dictionaries of the images of one file; of an encrypted file none is found."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._by_start: defaultdict[bytes, list[tuple[int, bytes]]] | None = None
        self._by_number: dict[int, tuple[int, bytes]] = {}
        self._masks_stored: dict[int, bytes] = {}
        self._room = MOST_MASK_BYTES

    def meaning(self, stored: bytes) -> bytes:
        """Return a digest of what changes the meaning of an image with this data; empty where nothing does.

        Writers may put a palette in several ways, and then it is another digest.
        """
        found = sorted({self._of_one(dictionary) for dictionary in self._dictionaries(stored)} - {b""})
        return digest_of(*found) if found else b""

    def most_pixels(self, stored: bytes) -> int:
        """Return how many pixels the largest mask of an image with this data has."""
        sizes = [self._size(number) for one in self._dictionaries(stored) for number in self._masks(one)]
        return max(sizes, default=0)

    def _dictionaries(self, stored: bytes) -> Iterator[bytes]:
        if self._by_start is None:
            self._by_start = self._indexed()
        for start, dictionary in self._by_start.get(stored[:START_BYTES], ())[:MOST_ALIKE]:
            end = start + len(stored)
            if self._data.startswith(stored, start) and self._data[end : end + 12].lstrip().startswith(b"endstream"):
                yield dictionary

    def _indexed(self) -> defaultdict[bytes, list[tuple[int, bytes]]]:
        by_start: defaultdict[bytes, list[tuple[int, bytes]]] = defaultdict(list)
        data = self._data
        for found in itertools.islice(IMAGE.finditer(data), MOST_IMAGES):
            begin = data.rfind(b"obj", max(0, found.start() - MOST_DICTIONARY_BYTES), found.start())
            stream = STREAM.search(data, found.end(), found.end() + MOST_DICTIONARY_BYTES)
            if begin < 0 or stream is None:
                continue
            entry = stream.end(), data[begin + 3 : stream.start()]
            by_start[data[entry[0] : entry[0] + START_BYTES]].append(entry)
            if number := NUMBER.search(data, max(0, begin - 20), begin + 3):
                self._by_number[int(number[1])] = entry
        return by_start

    def _of_one(self, dictionary: bytes) -> bytes:
        parts: list[bytes] = [self._stored(number) for number in self._masks(dictionary)]
        decode = DECODE.search(dictionary)
        if decode and (pairs := _numbers(decode[1])) != PLAIN_DECODE * (len(pairs) // 2):
            parts.append(repr(pairs).encode())
        parts += [b"stencil"] * (STENCIL.search(dictionary) is not None)
        parts += [b"".join((found[1] or found[2]).split()) for found in COLOURS.finditer(dictionary)]
        return digest_of(*parts) if parts else b""

    def _masks(self, dictionary: bytes) -> list[int]:
        return [int(found[1]) for found in MASK.finditer(dictionary)]

    def _stored(self, number: int) -> bytes:
        """Return the digest of an image by its number, as it is stored."""
        if number not in self._masks_stored:
            start, dictionary = self._by_number.get(number, (0, b""))
            end = max(start, self._data.find(b"endstream", start, start + self._room))
            self._room -= end - start
            decode = DECODE.search(dictionary)
            stored = self._data[start:end].rstrip(b"\r\n")
            self._masks_stored[number] = digest_of(stored, repr(decode and _numbers(decode[1])))
        return self._masks_stored[number]

    def _size(self, number: int) -> int:
        sizes = {name: int(size) for name, size in SIZE.findall(self._by_number.get(number, (0, b""))[1])}
        return sizes.get(b"Width", 0) * sizes.get(b"Height", 0)


def _numbers(text: bytes) -> tuple[float, ...]:
    try:
        return tuple(map(float, text.split()))
    except ValueError:
        return ()


UNCUT = re.compile(r"crop=\[[^\]]*\](?:; )?")
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
    shown: str
    """How it is drawn, if not as it is stored (`shown_as`)."""


class ImageReader:
    """Reads the pictures of one document, each once."""

    def __init__(self, data: bytes) -> None:
        self.dictionaries = ImageDictionaries(data)
        self._known: set[tuple[bytes, int, int, str]] = set()
        self._room = MOST_STORED_BYTES

    @property
    def is_spent(self) -> bool:
        """Return whether there were more pictures than are read."""
        return self._room < 0

    def read(self, drawn: Image, page: int) -> StoredImage | None:
        """Return an image on a page, from 0; `None` for one that is small, was read before, or is one too many.

        A JPEG that is drawn as it is has the digest of its bytes, as in every other format.
        """
        image, shown = drawn
        width, height = size_px(image)
        if min(width, height) < THINNEST_PX:
            return None
        stored = self._stored(image)
        if not stored:
            return None
        told_by = stored if len(stored) <= SMALL_BYTES else digest_of(stored)
        # What is cut off is seen where the picture is whole: a ground of tiles has some at its edges.
        if not {(told_by, width, height, shown), (told_by, width, height, UNCUT.sub("", shown))}.isdisjoint(
            self._known
        ):
            return None
        self._known.add((told_by, width, height, shown))
        meaning, filters = self.dictionaries.meaning(stored), filters_of(image)
        digest = digest_of(stored) if told_by is stored else told_by
        if meaning or filters not in PICTURE_FILES:
            digest = digest_of(digest, b"/".join(filters), f"{width}x{height}", meaning, *filter(None, [shown]))
        elif shown:
            digest = digest_of(stored, shown)
        found = ContentItem(digest, f"{width:,} by {height:,} pixels", page=page)
        return StoredImage(found, stored, filters, width, height, meaning, shown)

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
