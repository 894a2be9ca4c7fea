"""What is seen of a document, as fields and a body for the answer of a worker.

`pages`: the body has for each page its width and height (two float32) and how many words it has (uint32), first all
sizes, then all counts; then the box of each word (four float32: left, top, right, bottom), then the words in UTF-8, a
newline between two. The field `pages` says how many pages there are, `words` how many words.
`picture` (parameters `page`, from 0, and `width_px`): fields `width_px` and `height_px`, the pixels are the body.
`pictures`: field `pictures`, the stored pictures by their pixels (`dupfinder.domain.beyond.packed_pictures`). The body
has for each as it is stored its digest, and the one by its pixels, noughts for a decorative one.
`stored_picture` (parameters `number`, of a picture of the document, from 0, and `width_px`): as `picture`.
`grey` (parameters `number`, as of a `dupfinder.domain.looks.Look`, and `long_px`): as `picture`, a byte for each pixel.
`greys` (parameters `number`, `count`, `long_px`): the same for so many from that number on; the field `seen` has the
number, width and height of each that can be shown, the body their pixels, one after the other.
`thumbnail` (parameter `width_px`): as `picture`; both fields are null, and the body empty, where there is none.
"""

import itertools
from array import array
from collections.abc import Callable, Mapping
from typing import Any

from dupfinder.domain.beyond import DIGEST_BYTES, MOST_ITEMS
from dupfinder.domain.looks import Seen
from dupfinder.domain.pages import Picture
from dupfinder.extract import SourceFile, pages, picture, thumbnail
from dupfinder.extract.seeing import grey, greys, pictures_by_pixels, stored_picture

View = Callable[[SourceFile, Mapping[str, int]], tuple[dict[str, Any], bytes]]


def _pages(source: SourceFile, _: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    seen = pages(source)
    sizes = array("f", itertools.chain.from_iterable((page.width_pt, page.height_pt) for page in seen))
    counts = array("I", (len(page.words) for page in seen))
    boxes = array("f", itertools.chain.from_iterable(itertools.chain.from_iterable(page.boxes) for page in seen))
    words = "\n".join(itertools.chain.from_iterable(page.words for page in seen))
    numbers = sizes.tobytes() + counts.tobytes() + boxes.tobytes()
    return {"pages": len(seen), "words": sum(counts)}, numbers + words.encode()


def _picture(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    return _sent(picture(source, page=parameters["page"], width_px=parameters["width_px"]))


def _thumbnail(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    found = thumbnail(source, width_px=parameters["width_px"])
    return ({"width_px": None, "height_px": None}, b"") if found is None else _sent(found)


def _stored_picture(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    return _sent(stored_picture(source, number=parameters["number"], width_px=parameters["width_px"]))


def _grey(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    return _sent(grey(source, number=parameters["number"], long_px=parameters["long_px"]))


def _greys(source: SourceFile, parameters: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    seen = greys(source, **{name: parameters[name] for name in ("number", "count", "long_px")})
    return {"seen": [[one.number, one.width_px, one.height_px] for one in seen]}, b"".join(one.pixels for one in seen)


def _sent(drawn: Picture | Seen) -> tuple[dict[str, Any], bytes]:
    return {"width_px": drawn.width_px, "height_px": drawn.height_px}, drawn.pixels


def _pictures(source: SourceFile, _: Mapping[str, int]) -> tuple[dict[str, Any], bytes]:
    packed, told = pictures_by_pixels(source)
    none = bytes(DIGEST_BYTES)
    return {"pictures": packed.hex()}, b"".join(
        stored + (seen or none) for stored, seen in itertools.islice(told.items(), MOST_ITEMS)
    )


VIEWS: Mapping[str, View] = {
    "pages": _pages,
    "picture": _picture,
    "thumbnail": _thumbnail,
    "pictures": _pictures,
    "stored_picture": _stored_picture,
    "grey": _grey,
    "greys": _greys,
}
"""By request."""
