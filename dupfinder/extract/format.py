"""What the program knows about one document format."""

import importlib.util
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dupfinder.domain.beyond import UNTOLD, BeyondWords, ContentItem
from dupfinder.domain.documents import NO_METADATA, Metadata
from dupfinder.domain.enclosed import Enclosed
from dupfinder.domain.looks import Seen
from dupfinder.domain.pages import PageWords, Picture
from dupfinder.extract.source import SourceFile

if TYPE_CHECKING:
    from PIL.Image import Image  # most documents are read without it

    from dupfinder.extract.enclosing import Box

MOST_PAGES = 20_000
"""So many pages of one document are shown."""
MOST_PAGE_WORDS = 1_000_000
"""Of all pages together, half as many in a book of a thousand pages; pages behind them are shown without words."""
THUMBNAIL_TALLEST = 3
"""A thumbnail is at most so many times as high as it may be wide."""


@dataclass(frozen=True, slots=True)
class StoredPicture:
    """A picture as a document has it stored; nothing of it is decoded yet."""

    item: ContentItem
    """As among the reader's pictures in `BeyondWords`."""
    data: Callable[[], bytes]
    """Gives a picture file of a kind that Pillow reads, or `pixels` serves."""
    pixels: "Callable[[], Image | None] | None" = None
    """Decodes it where only the format's own library can; `None` for a picture that cannot be decoded."""
    shown: str = ""
    """How the document shows it, if not as it is stored: cropped, turned, recoloured (`shown_as`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """What a reader found in a document; text and headings need not be in their final form yet."""

    text: str
    metadata: Metadata = NO_METADATA
    headings: tuple[str, ...] = ()
    beyond: BeyondWords = UNTOLD
    """What the reader saw and did not put into the text. Signs are not among it: they are in the text."""
    bare_pages: tuple[int, ...] = ()
    """The numbers, from 0, of pages on which something is seen and hardly a word: only of formats with `picture`."""
    pictures: tuple[StoredPicture, ...] = ()
    """Those of `beyond` that can be looked at, where the reader comes upon them anyway: for `Format.pictures`."""
    enclosed: tuple[Enclosed, ...] = ()
    """The documents inside it, in the order and with the names that `Format.box` gives them."""
    values: bytes = b""
    """Of a table the digest of its values (`dupfinder.extract.sheets.cell_values`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """One format: how to recognise it and how to read it.

    `read` raises `DocumentError` for what a person should know, and may raise anything else on damaged input; it is
    `None` for a format that is recognised but cannot be read yet, and for one of `BOX_FORMATS`, which has no text.
    """

    name: str
    """As in options and reports: `pdf`."""
    title: str
    """As in a sentence: `Word document`; translated where it is a `Message`, as the program's own ones are."""
    suffixes: tuple[str, ...]
    """In lower case, with the dot."""
    media_type: str
    recognises: Callable[[SourceFile], bool]
    """Whether the content is of this format; formats are asked in the order of the registry."""
    read: Callable[[SourceFile], Content] | None = None
    reader: str = ""
    """What reads it, for a person: `pypdfium2, then pypdf`."""
    reader_version: int = 0
    """Raised whenever the reader's output changes, so that texts in caches are read again."""
    libraries: tuple[str, ...] = ()
    """The modules that the reader needs beyond the standard library."""
    read_scan: Callable[[SourceFile, Callable[[], None]], Content] | None = None
    """Reads what is seen on the pages of a document without text; calls its second argument before each page."""
    scan_reader: str = ""
    """What reads scans, for a person."""
    scan_libraries: tuple[str, ...] = ()
    """The modules that `read_scan` needs beyond `libraries`."""

    pictures: Callable[[SourceFile], Iterable[StoredPicture]] | None = None
    """Gives the pictures stored in a document, each once; `None` for a format that has none, or unseen ones."""
    pages: Callable[[SourceFile], tuple[PageWords, ...]] | None = None
    """Gives all pages with their words; `None` for a format without pages, or whose pages cannot be shown."""
    picture: Callable[[SourceFile, int, int], Picture] | None = None
    """Draws a page (from 0) in a width in pixels; for the same formats as `pages`."""
    grey_pages: Callable[[SourceFile, Sequence[int], int], Iterable[Seen]] | None = None
    """Draws pages (from 0) in grey, the longer side in a width in pixels; leaves out those that cannot be drawn."""
    thumbnail: Callable[[SourceFile, int], Picture | None] | None = None
    """Gives a small picture of the first page, at most so many pixels wide; `None` for formats without pages."""
    box: "Callable[[SourceFile], Box[Any]] | None" = None
    """Finds the documents inside a file; `None` for one document. `BOX_FORMATS` have it, and no `read`, or neither."""

    @property
    def is_unread(self) -> bool:
        """Return whether nobody reads it: its files are compared by their bytes."""
        return self.read is None and self.box is None

    @property
    def is_box(self) -> bool:
        """Return whether its files enclose documents and have no text of their own: one of `BOX_FORMATS`."""
        return self.read is None and self.box is not None

    @property
    def missing_libraries(self) -> tuple[str, ...]:
        """Return those of `libraries` that are not installed; with any missing the format cannot be read."""
        return _missing(self.libraries)

    @property
    def missing_scan_libraries(self) -> tuple[str, ...]:
        """Return those of `scan_libraries` that are not installed."""
        return _missing(self.scan_libraries)


def _missing(libraries: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in libraries if importlib.util.find_spec(name) is None)
