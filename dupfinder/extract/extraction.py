"""The door of the room: one document in, its text or one clear sentence out."""

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.documents import ExtractedText, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.enclosing import told_apart
from dupfinder.extract.format import Content, Format
from dupfinder.extract.guarding import document_format, guarded
from dupfinder.extract.normalisation.characters import plain_characters
from dupfinder.extract.registry import formats
from dupfinder.extract.source import SourceFile

MOST_HEADINGS = 1_000
MOST_HEADING_CHARS = 100_000
"""Of all headings of a document together."""
MOST_ATTACHED = 10_000
"""Documents inside a document that has a text; what else is attached counts as its content."""

LETTER_OR_DIGIT = re.compile(r"[^\W_]")


def extract(source: SourceFile, *, on_scanned_page: Callable[[], None] | None = None) -> ExtractedText:
    """Return the text of a document.

    With `on_scanned_page` the pages of a document without text are read as pictures, where its format can do that; it
    is called before each page.

    A document without a word is one, too: `no_text` says what it is then.

    Raises `DocumentError` (`encrypted`, `damaged`, `too-large`, `unsupported`) with one sentence for a person,
    `OSError` where the file itself could not be read, and `MemoryError`; nothing else.
    """
    found = document_format(source)
    content = _read(source, found)
    source.pictures = content.pictures
    text, reader = plain_characters(content.text), found.reader
    if not LETTER_OR_DIGIT.search(text) and on_scanned_page is not None and found.read_scan is not None:
        scanned = guarded(partial(found.read_scan, source, on_scanned_page), source, found.title)
        text, reader = plain_characters(scanned.text), found.scan_reader
    return ExtractedText(
        text=text,
        format=found.name,
        reader=reader,
        reader_version=found.reader_version,
        metadata=content.metadata,
        headings=tuple(_kept_headings(content.headings)),
        beyond=content.beyond,
        bare_pages=content.bare_pages,
        enclosed=tuple(told_apart(content.enclosed[:MOST_ATTACHED])),
        values=content.values,
    )


def no_text(extracted: ExtractedText, *, unlooked: int = 0) -> DocumentError | None:
    """Return what is to be said of a document without a word, `None` for any other.

    Of its pages or pictures `unlooked` are not compared.
    """
    if LETTER_OR_DIGIT.search(extracted.text):
        return None
    title = next(one.title for one in formats() if one.name == extracted.format)
    beyond = extracted.beyond
    if extracted.bare_pages or ContentKind.PICTURES in beyond.items:
        said = say("The {title} has no text. It is compared by how it looks.", title=title)
        if unlooked:
            said = say(
                "The {title} has no text. It is compared by how it looks, except for {count} pages or pictures "
                "(too many or too large).",
                title=title,
                count=unlooked,
            )
        return DocumentError(ProblemCode.NO_TEXT, said)
    if beyond.items or beyond.unseen or extracted.text.strip():
        return DocumentError(ProblemCode.NO_TEXT, say("The {title} has no text.", title=title))
    return DocumentError(ProblemCode.EMPTY, say("The {title} is empty.", title=title))


def _kept_headings(headings: Iterable[str]) -> Iterator[str]:
    """Yield the first headings, each in its final form and on one line."""
    room = MOST_HEADING_CHARS
    for written in itertools.islice(headings, MOST_HEADINGS):
        heading = " ".join(plain_characters(written[:room]).split())[:room]
        room -= len(heading)
        if heading:
            yield heading


def _read(source: SourceFile, known: Format) -> Content:
    """Return what the format's reader finds."""
    if known.is_box:
        message = say("The {title} has no text of its own. Its contents are compared separately.", title=known.title)
        raise DocumentError(ProblemCode.NO_TEXT, message)
    if known.read is None:
        raise DocumentError(ProblemCode.UNSUPPORTED, say("The {title} cannot be read yet.", title=known.title))
    return guarded(partial(known.read, source), source, known.title)
