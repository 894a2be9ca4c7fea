"""What the program knows about one document format."""

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, field

from dupfinder.domain.documents import Metadata
from dupfinder.extract.source import SourceFile


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """What a reader found in a document; text and headings need not be in their final form yet."""

    text: str
    metadata: Metadata = field(default_factory=Metadata)
    headings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """One format: how to recognise it and how to read it.

    `read` raises `DocumentError` for what a person should know, and may raise anything else on damaged input; it is
    `None` for a format that is recognised but cannot be read yet.
    """

    name: str
    """As in options and reports: `pdf`."""
    title: str
    """As in a sentence: `Word document`."""
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

    @property
    def missing_libraries(self) -> tuple[str, ...]:
        """Return those of `libraries` that are not installed; with any missing the format cannot be read."""
        return tuple(name for name in self.libraries if importlib.util.find_spec(name) is None)
