"""DjVu documents, by djvu-rs: the text that was recognised on their pages, and the pages themselves."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import djvu_rs
from PIL import Image

from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.looks import Seen
from dupfinder.domain.messages import say
from dupfinder.domain.pages import Box, PageWords, Picture
from dupfinder.extract.format import MOST_PAGE_WORDS, MOST_PAGES, Content
from dupfinder.extract.normalisation.lines import Line, Page
from dupfinder.extract.pdf.layout import flowing_text
from dupfinder.extract.source import SourceFile

FEWEST_WORDS = 5
"""With fewer a page is bare."""
MOST_PIXELS = 200_000_000
"""Of a page as it is stored: a drawing of A0 at 400 dots an inch, one byte each at most."""
MOST_DRAWN_PIXELS = 16_000_000
POINTS = 72.0
_LINE, _WORD = "Line", "Word"

Zone = Mapping[str, Any]


def read(source: SourceFile) -> Content:
    """Return the text of all pages, paragraph by paragraph; pages with hardly a word are told by their looks."""
    document = _opened(source)
    count = document.page_count()
    pages, bare = [], []
    for number in range(count):
        page = document.page(number)
        height = page.height * POINTS / page.dpi
        lines = tuple(_lines(_zones(page), height, POINTS / page.dpi))
        pages.append(Page(lines, height))
        if sum(len(line.text.split()) for line in lines) < FEWEST_WORDS:
            bare.append(number)
    return Content(text=flowing_text(pages), metadata=Metadata(page_count=count), bare_pages=tuple(bare))


def pages(source: SourceFile) -> tuple[PageWords, ...]:
    """Return all pages with their words."""
    document, found, left = _opened(source), [], MOST_PAGE_WORDS
    for number in range(min(document.page_count(), MOST_PAGES)):
        page = document.page(number)
        scale = POINTS / page.dpi
        zones = ((one["text"].split(), _box(one["rect"], scale)) for one in _below(_zones(page), _WORD))
        words = [(word, box) for written, box in zones for word in written][:left]
        left -= len(words)
        found.append(
            PageWords(
                width_pt=page.width * scale,
                height_pt=page.height * scale,
                words=tuple(word for word, _ in words),
                boxes=tuple(box for _, box in words),
            )
        )
    return tuple(found)


def picture(source: SourceFile, page: int, width_px: int) -> Picture:
    """Return the picture of a page (from 0), as wide as is asked for unless it is very tall."""
    document = _opened(source)
    if not 0 <= page < document.page_count():
        raise DocumentError(ProblemCode.DAMAGED, say("The document has no page {page}.", page=page + 1))
    shown = document.page(page)
    tall = shown.height / shown.width
    width = max(1, min(width_px, round(math.sqrt(MOST_DRAWN_PIXELS / tall))))
    image = _drawn(shown, (width, max(1, round(width * tall))))
    if image is None:
        raise DocumentError(ProblemCode.TOO_LARGE, say("The page is too large to be drawn."))
    return Picture(width_px=image.width, height_px=image.height, pixels=image.tobytes())


def grey_pages(source: SourceFile, numbers: Sequence[int], long_px: int) -> Iterator[Seen]:
    """Yield pages (from 0) in grey, their longer side so long, but those that are not there or too large."""
    document = _opened(source)
    for number in numbers:
        if 0 <= number < document.page_count():
            page = document.page(number)
            scale = long_px / max(page.width, page.height)
            image = _drawn(page, (max(1, round(page.width * scale)), max(1, round(page.height * scale))))
            if image is not None:
                yield Seen(number, *image.size, image.convert("L").tobytes())


def _opened(source: SourceFile) -> Any:  # noqa: ANN401 - the package has no types
    return djvu_rs.Document.from_bytes(source.read())


def _drawn(page: Any, size: tuple[int, int]) -> Image.Image | None:  # noqa: ANN401
    if page.width * page.height > MOST_PIXELS:
        return None
    drawn = page.render(size=size)
    return Image.frombytes("RGBA", (drawn.width, drawn.height), drawn.data()).convert("RGB")


def _zones(page: Any) -> list[Zone]:  # noqa: ANN401
    layer = page.text_layer()
    return [] if layer is None else layer["zones"]


def _below(zones: Sequence[Zone], kind: str) -> Iterator[Zone]:
    """Yield the zones of a kind, and smaller ones of others."""
    for zone in zones:
        if zone["kind"] == kind or not zone["children"]:
            yield zone
        else:
            yield from _below(zone["children"], kind)


def _lines(zones: Sequence[Zone], height: float, scale: float) -> Iterator[Line]:
    """Yield the lines of a page; those of a zone that is not parted into lines stand under each other in it."""
    for zone in _below(zones, _LINE):
        written = [text for line in zone["text"].splitlines() if (text := " ".join(line.split()))]
        left, top, right, bottom = _box(zone["rect"], scale)
        step = (bottom - top) / max(1, len(written))
        for number, text in enumerate(written, start=1):
            yield Line(text, left, right - (right - left) / len(text), height - top - number * step)


def _box(rect: Mapping[str, float], scale: float) -> Box:
    left, top = rect["x"] * scale, rect["y"] * scale
    return Box(left, top, left + rect["width"] * scale, top + rect["height"] * scale)
