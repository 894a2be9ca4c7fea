"""What is seen in documents whose words do not tell enough: their bare pages, or their pictures, in grey.

And the pictures of any document by their pixels, where the way they are stored does not tell whether they differ.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dupfinder.domain.beyond import PicturesBy, packed_pictures, pictures_of
from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.source import SourceFile

FEW_WORDS = 20
"""With fewer words than these a document is not told by them: below `ScanOptions.min_words`, unless that is lowered."""

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Seen:
    """A page, or a picture, as it is seen: small and grey."""

    number: int
    """Of the page, or of the picture where a format has no pages: from 0."""
    width_px: int
    height_px: int
    pixels: bytes
    """One byte each, row by row, black is nought."""


def has_few_words(text: str) -> bool:
    """Return whether a text has fewer words than `FEW_WORDS`."""
    return sum(1 for _ in zip(range(FEW_WORDS), _WORD.finditer(text), strict=False)) < FEW_WORDS


def seen_in(source: SourceFile, extracted: ExtractedText) -> Iterator[Seen]:
    """Yield what is seen on the bare pages of a document, or in its pictures if it has few words and no pages."""
    yield from ()


def pictures_by_pixels(source: SourceFile) -> bytes:
    """Return the pictures of a document, told by their pixels: as `Document.pictures`."""
    return packed_pictures(PicturesBy.NOTHING, ())


def known_pictures(source: SourceFile, extracted: ExtractedText) -> bytes:
    """Return the pictures of a document as a scan keeps them: by their pixels where there are few words."""
    return pictures_of(extracted.beyond)
