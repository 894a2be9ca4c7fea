"""The door of the room: one document in, its text or one clear sentence out."""

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from dupfinder.domain.documents import ExtractedText, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.format import Content, Format
from dupfinder.extract.normalisation.characters import plain_characters
from dupfinder.extract.registry import recognise
from dupfinder.extract.source import SourceFile

MOST_HEADINGS = 1_000
MOST_HEADING_CHARS = 100_000
"""Of all headings of a document together."""

LETTER_OR_DIGIT = re.compile(r"[^\W_]")


def extract(source: SourceFile, *, on_scanned_page: Callable[[], None] | None = None) -> ExtractedText:
    """Return the text of a document.

    With `on_scanned_page` the pages of a document without text are read as pictures, where its format can do that; it
    is called before each page.

    Raises `DocumentError` (`encrypted`, `damaged`, `no-text`, `too-large`, `unsupported`) with one sentence for a
    person, `OSError` where the file itself could not be read, and `MemoryError`; nothing else.
    """
    document_format = recognise(source)
    if source.failure is not None:
        raise source.failure
    if document_format is None:
        raise DocumentError(ProblemCode.UNSUPPORTED, "The file is not a document.")
    if source.size_bytes == 0:
        raise DocumentError(ProblemCode.NO_TEXT, "The file is empty.")
    content = _read(source, document_format)
    text, reader = plain_characters(content.text), document_format.reader
    if not LETTER_OR_DIGIT.search(text) and on_scanned_page is not None and document_format.read_scan is not None:
        scanned = _guarded(partial(document_format.read_scan, source, on_scanned_page), source, document_format.title)
        text, reader = plain_characters(scanned.text), document_format.scan_reader
    if not LETTER_OR_DIGIT.search(text):
        raise DocumentError(ProblemCode.NO_TEXT, _no_text(document_format.title, content.metadata.page_count))
    return ExtractedText(
        text=text,
        format=document_format.name,
        reader=reader,
        reader_version=document_format.reader_version,
        metadata=content.metadata,
        headings=tuple(_kept_headings(content.headings)),
    )


def _kept_headings(headings: Iterable[str]) -> Iterator[str]:
    """Yield the first headings, each in its final form and on one line."""
    room = MOST_HEADING_CHARS
    for written in itertools.islice(headings, MOST_HEADINGS):
        heading = " ".join(plain_characters(written[:room]).split())[:room]
        room -= len(heading)
        if heading:
            yield heading


def _read(source: SourceFile, document_format: Format) -> Content:
    """Return what the format's reader finds."""
    if document_format.read is None:
        title = document_format.title
        raise DocumentError(ProblemCode.UNSUPPORTED, f"{title[0].upper()}{title[1:]} cannot be read yet.")
    return _guarded(partial(document_format.read, source), source, document_format.title)


def _guarded(read: Callable[[], Content], source: SourceFile, title: str) -> Content:
    """Return what a reader returns; any failure of it becomes a `DocumentError`."""
    try:
        return read()
    except (DocumentError, MemoryError):
        _raise_failure(source)
        raise
    except ImportError as error:
        raise DocumentError(
            ProblemCode.UNSUPPORTED, f"The {title} cannot be read: {error.name} is not installed."
        ) from error
    except Exception as error:  # the door of the parsers: what they raise on damaged input has no common base
        _raise_failure(source)
        raise DocumentError(
            ProblemCode.DAMAGED, f"The {title} is damaged and cannot be read ({_brief(error)})."
        ) from error


def _no_text(title: str, page_count: int | None) -> str:
    if page_count is None:
        return f"The {title} contains no text."
    pages = "1 page" if page_count == 1 else f"{page_count:,} pages"
    return f"The {title} has {pages} but no text: it is probably a scan."


def _raise_failure(source: SourceFile) -> None:
    """Raise the error that reading the file met, if any: it is the cause of whatever the parser said."""
    if source.failure is not None:
        raise source.failure


def _brief(error: Exception) -> str:
    """Return what a parser says, on one line, cut to a readable length; its type where it says nothing."""
    words = " ".join(str(error).split()) or type(error).__name__
    return words if len(words) <= 120 else words[:119] + "…"
