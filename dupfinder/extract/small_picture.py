"""Pictures from inside documents, taken apart by Pillow and made small."""

import io
import struct
import warnings

from PIL import Image

from dupfinder.domain.pages import Picture
from dupfinder.extract.format import THUMBNAIL_TALLEST

MOST_PIXELS = 25_000_000
"""Of the picture inside: a larger one is no thumbnail, and would take more memory than it is worth."""
KINDS = ("PNG", "JPEG", "GIF")
WHITE = (255, 255, 255)


def small_picture(data: bytes | None, width_px: int) -> Picture | None:
    """Return a PNG, JPEG or GIF on white, made smaller (never larger) to fit, `None` for anything else.

    Damaged pictures give `None`, too: the document is not damaged for that. It is measured before it is unpacked.
    """
    if not data:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Pillow warns of sizes; what is larger than it warns of is refused here
            with Image.open(io.BytesIO(data), formats=KINDS) as image:
                return _small(image, (width_px, THUMBNAIL_TALLEST * width_px))
    except (OSError, SyntaxError, ValueError, EOFError, struct.error, Image.DecompressionBombError):
        return None


def _small(image: Image.Image, bounds: tuple[int, int]) -> Picture | None:
    if image.width * image.height > MOST_PIXELS:
        return None
    image.draft("RGB", bounds)  # a JPEG is unpacked at an eighth of its size where that is enough
    if image.has_transparency_data:
        shown = image.convert("RGBA")
        shown.thumbnail(bounds)
        ground = Image.new("RGB", shown.size, WHITE)
        ground.paste(shown, mask=shown)
    else:
        ground = image.convert("RGB")
        ground.thumbnail(bounds)
    return Picture(width_px=ground.width, height_px=ground.height, pixels=ground.tobytes())
