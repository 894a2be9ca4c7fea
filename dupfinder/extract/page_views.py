"""The door to what is seen of a document: its pages, pictures of them, its thumbnail."""

from functools import partial

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.domain.pages import PageWords, Picture
from dupfinder.extract.guarding import document_format, guarded
from dupfinder.extract.source import SourceFile


def pages(source: SourceFile) -> tuple[PageWords, ...]:
    """Return all pages of a document with their words; raises as `extract.extract` does, also for what has no pages."""
    found = document_format(source)
    if found.pages is None:
        raise _no_pages(found.title)
    return guarded(partial(found.pages, source), source, found.title)


def picture(source: SourceFile, *, page: int, width_px: int) -> Picture:
    """Return the picture of a page, numbered from 0; very tall pages are less wide than that. Raises as `pages`."""
    found = document_format(source)
    if found.picture is None:
        raise _no_pages(found.title)
    return guarded(partial(found.picture, source, page, width_px), source, found.title)


def thumbnail(source: SourceFile, *, width_px: int) -> Picture | None:
    """Return a small picture of a document, at most so wide, or `None` if it has none. Raises as `extract.extract`."""
    found = document_format(source)
    if found.thumbnail is None:
        return None
    return guarded(partial(found.thumbnail, source, width_px), source, found.title)


def _no_pages(title: str) -> DocumentError:
    return DocumentError(ProblemCode.UNSUPPORTED, say("The {title} has no pages to show.", title=title))
