"""What is seen in documents whose words do not tell enough: their bare pages, or their pictures, in grey.

And the pictures of any document by their pixels, where the way they are stored does not tell whether they differ. What
decodes pictures is loaded only where there are some.
"""

import itertools
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeVar

from dupfinder.domain.beyond import (
    MOST_ITEMS,
    ContentKind,
    PicturesBy,
    digest_of,
    packed_pictures,
    pictures_of,
)
from dupfinder.domain.documents import ExtractedText, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.looks import LONG_PX, MOST_LONG_PX, MOST_LOOKS, Seen
from dupfinder.domain.messages import say
from dupfinder.domain.pages import Picture
from dupfinder.extract.extraction import extract
from dupfinder.extract.format import Format, StoredPicture
from dupfinder.extract.guarding import document_format, guarded, raise_failure
from dupfinder.extract.source import SourceFile

Result = TypeVar("Result")

FEW_WORDS = 20
"""With fewer words than these a document is not told by them: below `ScanOptions.min_words`, unless that is lowered."""

_WORD = re.compile(r"\w+")


def has_few_words(text: str) -> bool:
    """Return whether a text has fewer words than `FEW_WORDS`."""
    return sum(1 for _ in zip(range(FEW_WORDS), _WORD.finditer(text), strict=False)) < FEW_WORDS


def _tells_by_pictures(extracted: ExtractedText) -> bool:
    return ContentKind.PICTURES in extracted.beyond.items and has_few_words(extracted.text)


def seen_in(source: SourceFile, extracted: ExtractedText | None, *, known: Container[bytes] = ()) -> Iterator[Seen]:
    """Yield what is seen on the bare pages of a document, or in its pictures if it has few words and no pages.

    Without what was extracted that is on all of its pages, whatever words are on them.

    What cannot be drawn or decoded is left out, and what is seen first counts: there are `MOST_LOOKS` at most. Pictures
    that are `known`, by their digest as they are stored, are not decoded.
    """
    found = document_format(source)
    seen: Iterable[Seen] = ()
    pages = range(MOST_LOOKS) if extracted is None else extracted.bare_pages[:MOST_LOOKS]
    if pages and found.grey_pages is not None:
        seen = found.grey_pages(source, pages, LONG_PX)
    elif extracted is not None and found.pictures is not None and _shows_pictures(found, extracted):
        pictures = source.pictures or found.pictures(source)
        seen = _grey_pictures(pictures, start=0, count=MOST_LOOKS, long_px=LONG_PX, known=known)
    try:
        yield from seen
    except Exception:  # noqa: BLE001 - the door of the parsers; the document was read, so it is not damaged for that
        raise_failure(source)
    raise_failure(source)


def to_look_at(source: SourceFile, extracted: ExtractedText) -> int:
    """Return how many pages or pictures `seen_in` would look at if there were no limit."""
    found = document_format(source)
    if extracted.bare_pages and found.grey_pages is not None:
        return len(extracted.bare_pages)
    pictures = extracted.beyond.items.get(ContentKind.PICTURES, ())
    return len({one.digest for one in pictures}) if _shows_pictures(found, extracted) else 0


def _shows_pictures(found: Format, extracted: ExtractedText) -> bool:
    return found.picture is None and found.pictures is not None and _tells_by_pictures(extracted)


def _grey_pictures(
    pictures: Iterable[StoredPicture], *, start: int, count: int, long_px: int, known: Container[bytes] = ()
) -> Iterator[Seen]:
    for number, picture in enumerate(itertools.islice(pictures, start, start + count), start):
        stored = picture.item.digest
        if stored in known:
            yield Seen(number, 0, 0, b"", stored)
            continue
        from dupfinder.extract.raster import PixelBudget, small_grey  # noqa: PLC0415 - see above

        # Each has a budget of its own: with one for all of them an album of a dozen photographs would be seen by half.
        seen = small_grey(picture, number, long_px, PixelBudget())
        if seen is not None:
            yield replace(seen, stored=stored)


def pictures_by_pixels(source: SourceFile) -> tuple[bytes, Mapping[bytes, bytes]]:
    """Return the pictures of a document, told by their pixels: as `Document.pictures`.

    And for the digest of each as it is stored the one by which it is told, empty for a decorative one. It is asked of
    documents whose pictures are known by their data. Where no pixels can be had they stay so.
    """
    found = document_format(source)
    if found.pictures is None:
        return pictures_of(extract(source).beyond), {}
    told = _told_by_pixels(source, found)
    return _packed(told), told


def _told_by_pixels(source: SourceFile, found: Format) -> dict[bytes, bytes]:
    told = guarded(partial(_digests, found.pictures(source) if found.pictures else ()), source, found.title)
    raise_failure(source)
    return told


def _packed(by_pixels: Mapping[bytes, bytes]) -> bytes:
    told = [digest for digest in by_pixels.values() if digest]
    kept, others = told[:MOST_ITEMS], told[MOST_ITEMS:]
    return packed_pictures(PicturesBy.PIXELS, [*kept, digest_of(*others)] if others else kept)


def _digests(pictures: Iterable[StoredPicture]) -> dict[bytes, bytes]:
    """Return a digest of each picture: of its pixels, or of its data if it is not decoded; empty if it is decorative.

    By the digests of the pictures as they are stored.
    """
    from dupfinder.extract.raster import PixelBudget, pixel_digest  # noqa: PLC0415 - see above

    budget = PixelBudget()
    told: dict[bytes, bytes] = {}
    for picture in pictures:
        stored = picture.item.digest
        if stored not in told:
            by_pixels = pixel_digest(picture, budget)
            if by_pixels and picture.shown:
                by_pixels = digest_of(by_pixels, picture.shown)
            told[stored] = digest_of(b"as stored", stored) if by_pixels is None else by_pixels
    return told


def grey(source: SourceFile, *, number: int, long_px: int) -> Seen:
    """Return a page, or a picture where a format has no pages, by the number of its `Look`: larger than that saw it.

    Raises as `extract.extract`, also for what is not there or cannot be shown.
    """
    seen = greys(source, number=number, count=1, long_px=long_px)
    return _shown(seen[0] if seen else None, source, document_format(source), number)


def greys(source: SourceFile, *, number: int, count: int, long_px: int) -> list[Seen]:
    """Return so many pages or pictures from a number on, without those that cannot be shown; else as `grey`.

    The document is opened once for all of them.
    """
    found, size = document_format(source), min(long_px, MOST_LONG_PX)
    draw, pictures = found.grey_pages, found.pictures

    def seen() -> list[Seen]:
        if draw is not None:
            return list(draw(source, range(number, number + count), size))
        return list(_grey_pictures(pictures(source), start=number, count=count, long_px=size)) if pictures else []

    shown = guarded(seen, source, found.title)
    raise_failure(source)
    return shown


def stored_picture(source: SourceFile, *, number: int, width_px: int) -> Picture:
    """Return a picture of a document, by its number among them, from 0, at most so wide. Raises as `grey`."""
    found = document_format(source)
    from dupfinder.extract.raster import small_stored_picture  # noqa: PLC0415 - see above

    seen = _looked_at(source, found, number, lambda picture: small_stored_picture(picture, width_px))
    return _shown(seen, source, found, number)


def _looked_at(
    source: SourceFile, found: Format, number: int, look: Callable[[StoredPicture], Result | None]
) -> Result | None:
    """Return what a look at one picture of a document gives, taken while the document is still open."""

    def looked_at() -> Result | None:
        pictures = () if found.pictures is None else found.pictures(source)
        return next((look(picture) for place, picture in enumerate(pictures) if place == number), None)

    return guarded(looked_at, source, found.title)


def _shown(seen: Result | None, source: SourceFile, found: Format, number: int) -> Result:
    raise_failure(source)
    if seen is None:
        message = say("The {title} has no page or picture {number} to show.", title=found.title, number=number + 1)
        raise DocumentError(ProblemCode.DAMAGED, message)
    return seen
