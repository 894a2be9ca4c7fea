"""The text of a PDF that pdfium refuses, read with pypdf: slower and without layout, but more patient with damage."""

import io
import logging
from collections.abc import Callable

import pypdf
import pypdf.errors

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.format import Content
from dupfinder.extract.pdf.metadata import metadata


def read_with_pypdf(data: bytes, *, page_count: int) -> Content:
    """Return what pypdf reads, line by line; raises `DocumentError`, or whatever pypdf raises on damaged files.

    It passes over pages that it cannot find, so `page_count` says how many there should be at least.
    """
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it says much about damaged files that no one can use
    reader = pypdf.PdfReader(io.BytesIO(data))
    if reader.is_encrypted and not reader.decrypt(""):
        raise DocumentError(ProblemCode.ENCRYPTED, "The PDF is encrypted and needs a password.")
    texts = [page.extract_text() for page in reader.pages]
    if not texts:
        raise DocumentError(ProblemCode.DAMAGED, "The PDF is damaged: it has no pages.")
    if len(texts) < page_count:
        missing = f"{page_count - len(texts)} of its {page_count:,} pages cannot be read"
        raise DocumentError(ProblemCode.DAMAGED, f"The PDF is damaged: {missing}.")
    return Content(text="".join(f"{text}\n" for text in texts), metadata=metadata(_information(reader), len(texts)))


def _information(reader: pypdf.PdfReader) -> Callable[[str], str]:
    """Return the look-up in the document information dictionary; it finds nothing where that is damaged."""
    try:
        entries = dict(reader.metadata or {})
    except (pypdf.errors.PyPdfError, ValueError, TypeError, KeyError, AttributeError):
        entries = {}  # what a document says about itself is not its text
    return lambda name: str(entries.get(f"/{name}") or "")
