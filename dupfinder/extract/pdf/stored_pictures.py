"""The pictures stored in a PDF, to be decoded: JPEG as it is, everything else by pdfium, on white."""

import contextlib
import ctypes
import io
from collections.abc import Callable, Iterator
from functools import partial

import pypdfium2.raw as pdfium
from PIL import Image

from dupfinder.extract.format import StoredPicture
from dupfinder.extract.pdf.annotations import annotation_images, opened_annotations
from dupfinder.extract.pdf.images import JPEG, JPEG_2000, ImageReader, StoredImage
from dupfinder.extract.pdf.objects import Image as DrawnImage
from dupfinder.extract.pdf.objects import ObjectBudget, page_objects
from dupfinder.extract.pdf.opening import OpenedPdf
from dupfinder.extract.pdf.pages import opened_page, shown_pdf
from dupfinder.extract.pdf.quick_calls import Handle
from dupfinder.extract.source import SourceFile

MOST_PIXELS = 40_000_000
"""Of a picture or its mask."""
MOST_DOCUMENT_PIXELS = 100_000_000
"""Of all pictures of a document together."""
PLAIN_MODES = frozenset({"RGB"})
"""Of JPEG files that look the same to everybody; grey and four colours may mean something else in a PDF."""
WHITE = (255, 255, 255)
CHANNELS = 4


def stored_pictures(source: SourceFile) -> Iterator[StoredPicture]:
    """Yield the pictures of a PDF, each once; one is to be decoded before the next is taken."""
    data = source.read()
    with shown_pdf(source) as opened:
        reader, budget, room = ImageReader(data), ObjectBudget(), _PixelRoom()
        for number in range(opened.page_count):
            with opened_page(opened, number) as page:
                for image in _images(page, opened.form, budget):
                    found = reader.read(image, number)
                    if found is not None:
                        most = reader.dictionaries.most_pixels(found.stored)
                        with _decoder(opened, page, image[0]) as decode:
                            yield _picture(found, partial(room.decoded, found, most, decode))


def _images(page: Handle, form: Handle | None, budget: ObjectBudget) -> Iterator[DrawnImage]:
    for annotation, kind in opened_annotations(page):
        yield from annotation_images(annotation, kind, form, budget)
    yield from page_objects(page, budget).images()


def _picture(found: StoredImage, decode: "Callable[[], Image.Image | None]") -> StoredPicture:
    is_file = not found.meaning and (found.filters == JPEG_2000 or (found.filters == JPEG and _is_plain(found.stored)))
    return StoredPicture(found.item, lambda: found.stored, None if is_file else decode, shown=found.shown)


def _header(stored: bytes) -> Image.Image | None:
    """Return a JPEG or JPEG 2000 file of which only the start is read; `None` for anything else."""
    try:
        return Image.open(io.BytesIO(stored), formats=("JPEG", "JPEG2000"))
    except (OSError, SyntaxError, ValueError, EOFError, Image.DecompressionBombError):
        return None


def _is_plain(stored: bytes) -> bool:
    header = _header(stored)
    return header is not None and header.mode in PLAIN_MODES


class _PixelRoom:
    """How many pixels of a document may still be decoded."""

    def __init__(self) -> None:
        self._left = MOST_DOCUMENT_PIXELS

    def decoded(
        self, found: StoredImage, mask_pixels: int, decode: "Callable[[], Image.Image | None]"
    ) -> Image.Image | None:
        """Return a picture on white, `None` for one that is too large, or damaged: its size is known before."""
        header = _header(found.stored) if found.filters[-1:] in {JPEG, JPEG_2000} else None
        real = 0 if header is None else header.width * header.height
        pixels = max(found.width_px * found.height_px, mask_pixels, real)
        if pixels > min(MOST_PIXELS, self._left):
            return None
        self._left -= pixels
        return decode()


@contextlib.contextmanager
def _decoder(opened: OpenedPdf, page: Handle, image: Handle) -> "Iterator[Callable[[], Image.Image | None]]":
    """Give what decodes an image; later, when its page may be closed, it gives nothing."""
    is_there = True

    def decode() -> Image.Image | None:
        return _rendered(opened, page, image) if is_there else None

    try:
        yield decode
    finally:
        is_there = False


def _rendered(opened: OpenedPdf, page: Handle, image: Handle) -> Image.Image | None:
    """Return an image in its own size: drawn, since pdfium leaves masks out where it only decodes."""
    width, height = ctypes.c_uint(), ctypes.c_uint()
    pdfium.FPDFImageObj_GetImagePixelSize(image, ctypes.byref(width), ctypes.byref(height))
    pdfium.FPDFImageObj_SetMatrix(image, width.value, 0, 0, height.value, 0, 0)
    bitmap = pdfium.FPDFImageObj_GetRenderedBitmap(opened.handle, page, image)
    if not bitmap:
        return None
    try:
        return _on_white(bitmap)
    finally:
        pdfium.FPDFBitmap_Destroy(bitmap)


def _on_white(bitmap: Handle) -> Image.Image | None:
    if pdfium.FPDFBitmap_GetFormat(bitmap) != pdfium.FPDFBitmap_BGRA:
        return None
    size = pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)
    stride = pdfium.FPDFBitmap_GetStride(bitmap)
    pixels = ctypes.string_at(pdfium.FPDFBitmap_GetBuffer(bitmap), stride * size[1])
    image = Image.frombuffer("RGBA", size, pixels, "raw", "BGRA", stride, 1)
    ground = Image.new("RGB", size, WHITE)
    ground.paste(image, mask=image)
    return ground
