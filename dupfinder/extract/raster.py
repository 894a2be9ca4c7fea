"""Pictures from inside documents, decoded by Pillow: made small to be looked at, or digested pixel by pixel."""

import hashlib
import io
import math
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import numpy as np
from PIL import (
    Image,
    ImageOps,
    Jpeg2KImagePlugin,  # noqa: F401 - imported, they are known to `Image.open`
    TiffImagePlugin,  # noqa: F401
    WebPImagePlugin,  # noqa: F401
    features,
)

from dupfinder.domain.beyond import DIGEST_BYTES
from dupfinder.domain.looks import Seen
from dupfinder.domain.pages import Picture
from dupfinder.extract.format import THUMBNAIL_TALLEST, StoredPicture

Result = TypeVar("Result")

KINDS = ("PNG", "JPEG", "GIF", "BMP", "TIFF", "JPEG2000", *(["WEBP"] if features.check("webp") else []))
"""No programs (PostScript), no metafiles, and nothing that is hardly ever used: those decoders are the least tested."""
MOST_PIXELS = 40_000_000
"""Of one picture: a page of A4 at 600 dots an inch. A larger one would take more memory than it is worth."""
MOST_DOCUMENT_PIXELS = 100_000_000
"""Of all pictures of a document together."""
MOST_FRAMES = 100
THINNEST_PX, LONGEST = 16, 20
"""Bullets, rules and spacers have a shorter side, or one that is so many times as long as the other."""
FLAT_DEVIATION, FLAT_RANGE = 3.0, 32
"""A decorative picture has less of both in each channel; a small mark on a large white one deviates little, but far."""
WHITE = (255, 255, 255)

_STRIP_PIXELS = 1 << 20
_SCALED_WELL = frozenset({"L", "LA", "RGB", "RGBA", "CMYK", "YCbCr"})
_WITHOUT_OPACITY, _WITH_OPACITY = frozenset({"L", "RGB"}), frozenset({"LA", "RGBA"})
_ORIENTATION = 0x0112
_DEEP = 0xFFFF


@dataclass(slots=True)
class PixelBudget:
    """How many pixels of one document may still be decoded."""

    left: int = MOST_DOCUMENT_PIXELS

    def take(self, image: Image.Image) -> None:
        """Pay for a picture; `ValueError` for one that is too large, or one too many."""
        pixels = image.width * image.height
        if pixels > min(MOST_PIXELS, self.left):
            raise ValueError("The picture is too large.")
        self.left -= pixels


def small_picture(data: bytes | None, width_px: int) -> Picture | None:
    """Return a picture file on white, made smaller (never larger) to fit, `None` for what cannot be decoded.

    Damaged pictures give `None`, too: the document is not damaged for that. It is measured before it is unpacked.
    """
    return _looked_at(data, partial(_small, width_px=width_px)) if data else None


def small_stored_picture(picture: StoredPicture, width_px: int) -> Picture | None:
    """Return a picture of a document as `small_picture` does."""
    return _looked_at_stored(picture, partial(_small, width_px=width_px))


def small_grey(picture: StoredPicture, number: int, long_px: int, budget: PixelBudget) -> Seen | None:
    """Return a picture in grey on white, its longer side at most so long; `None` for one that is decorative, too."""
    return _looked_at_stored(picture, partial(_grey, number=number, long_px=long_px, budget=budget))


def pixel_digest(picture: StoredPicture, budget: PixelBudget) -> bytes | None:
    """Return a digest of the pixels of a picture, as seen: empty for a decorative one, `None` if it is not decoded.

    Equal for the same pixels, whatever file they were in: turned as EXIF says, on white, red, green and blue of eight
    bits; all frames of one that moves. Decoders disagree about CMYK and JPEG 2000, so it says who decoded those.
    """
    decoder = b""
    if picture.pixels is not None and _looked_at(_data(picture), _is_told_differently):
        decoder = b"format"
    return _looked_at_stored(picture, partial(_digested, decoder=decoder, budget=budget))


def _data(picture: StoredPicture) -> bytes | None:
    try:
        return picture.data()
    except Exception:  # noqa: BLE001 - the door of the parsers: damaged data has no common error
        return None


def _looked_at_stored(picture: StoredPicture, look: Callable[[Image.Image], Result | None]) -> Result | None:
    if picture.pixels is None:
        return _looked_at(_data(picture), look)
    try:
        image = picture.pixels()
        return None if image is None else look(image)
    except Exception:  # noqa: BLE001 - as in `_looked_at`
        return None


def _looked_at(data: bytes | None, look: Callable[[Image.Image], Result | None]) -> Result | None:
    """Return what a look at a picture file gives, `None` if it cannot be decoded."""
    if not data:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Pillow warns of sizes; what is larger than it warns of is refused here
            with Image.open(io.BytesIO(data), formats=KINDS) as image:
                return look(image)
    except Exception:  # noqa: BLE001 - the door of the decoders: what they raise on damaged input has no common base
        return None


def _small(image: Image.Image, width_px: int) -> Picture:
    PixelBudget().take(image)
    found = _on_white(_scaled(image, (width_px, THUMBNAIL_TALLEST * width_px)))
    return Picture(width_px=found.width, height_px=found.height, pixels=found.tobytes())


def _grey(image: Image.Image, number: int, long_px: int, budget: PixelBudget) -> Seen | None:
    if _is_spacer(image.size):
        return None
    budget.take(image)
    image.draft("L", (long_px, long_px))
    image.load()
    found = _in_grey(_turned(image))  # to scale one channel instead of four takes a tenth of the time
    found.thumbnail((long_px, long_px))
    return None if _is_flat(found.histogram()) else Seen(number, found.width, found.height, found.tobytes())


def _in_grey(image: Image.Image) -> Image.Image:
    """Return a picture in grey on white."""
    if image.mode in _WITHOUT_OPACITY and not image.has_transparency_data:
        return image.convert("L")
    if image.mode not in _WITH_OPACITY:
        return _on_white(image).convert("L")
    ground = Image.new("L", image.size, 255)
    ground.paste(image.convert("L"), mask=image.getchannel("A"))  # both at once take three times as long
    return ground


def _scaled(image: Image.Image, bounds: tuple[int, int]) -> Image.Image:
    """Return a picture turned as it is to be seen, made smaller to fit."""
    image.draft("RGB", bounds)  # a JPEG is unpacked at an eighth of its size where that is enough
    image.load()
    if image.width > bounds[0] or image.height > bounds[1]:
        image = image if image.mode in _SCALED_WELL else _on_white(image)
        image.thumbnail((max(bounds), max(bounds)))
    image = _turned(image)
    image.thumbnail(bounds)
    return image


def _digested(image: Image.Image, decoder: bytes, budget: PixelBudget) -> bytes:
    if _is_spacer(image.size):
        return b""
    if not decoder and _is_told_differently(image):
        decoder = b"Pillow"
    digest = hashlib.blake2b(decoder, digest_size=DIGEST_BYTES)
    histogram = np.zeros(3 * 256, np.int64)
    for frame in _frames(image):
        budget.take(frame)
        frame.load()
        turned = _turned(frame)
        digest.update(b"%d x %d" % turned.size)
        for strip in _strips(turned):
            digest.update(strip.tobytes())
            histogram += strip.histogram()
    return b"" if _is_flat(histogram.tolist()) else digest.digest()


def _frames(image: Image.Image) -> Iterator[Image.Image]:
    """Yield each frame; `ValueError` for too many: the first ones alone would make different pictures equal."""
    for number in range(MOST_FRAMES):
        try:
            image.seek(number)
        except EOFError:
            return
        yield image
    try:
        image.seek(MOST_FRAMES)
    except EOFError:
        return
    raise ValueError("The picture has too many frames.")


def _strips(image: Image.Image) -> Iterator[Image.Image]:
    """Yield a picture on white, a few rows at a time: a copy of a large one would need as much memory again."""
    rows = max(1, _STRIP_PIXELS // image.width)
    for top in range(0, image.height, rows):
        yield _on_white(image.crop((0, top, image.width, min(top + rows, image.height))))


def _turned(image: Image.Image) -> Image.Image:
    """Return a picture turned as its EXIF says."""
    return ImageOps.exif_transpose(image) if image.getexif().get(_ORIENTATION, 1) != 1 else image


def _on_white(image: Image.Image) -> Image.Image:
    """Return a picture in red, green and blue; of sixteen bits the upper eight, as Pillow takes them of colours."""
    if image.mode.startswith("I"):
        numbers = np.asarray(image)
        if numbers.min() < 0 or numbers.max() > _DEEP:
            raise ValueError("Nobody knows which of these numbers is white.")
        return Image.fromarray((numbers >> 8).astype(np.uint8)).convert("RGB")
    if image.mode == "F":
        raise ValueError("Nobody knows which of these numbers is white.")
    if not image.has_transparency_data:
        return image.convert("RGB")
    shown = image.convert("RGBA")
    ground = Image.new("RGB", shown.size, WHITE)
    ground.paste(shown, mask=shown)
    return ground


def _is_told_differently(image: Image.Image) -> bool:
    """Return whether decoders make different pixels of a picture."""
    return image.mode == "CMYK" or image.format == "JPEG2000"


def _is_spacer(size: tuple[int, int]) -> bool:
    return min(size) < THINNEST_PX or max(size) > LONGEST * min(size)


def _is_flat(histogram: list[int]) -> bool:
    """Return whether a picture shows hardly anything, by how often each value is in each of its channels."""
    return all(_is_flat_channel(histogram[start : start + 256]) for start in range(0, len(histogram), 256))


def _is_flat_channel(counts: list[int]) -> bool:
    values = [value for value, count in enumerate(counts) if count]
    total = sum(counts)
    mean = sum(value * counts[value] for value in values) / total
    variance = sum((value - mean) ** 2 * counts[value] for value in values) / total
    return values[-1] - values[0] <= FLAT_RANGE and math.sqrt(variance) < FLAT_DEVIATION
