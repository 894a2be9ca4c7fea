"""The text of a PDF that pdfium refuses, read with pypdf: slower and without layout, but more patient with damage."""

import io
import itertools
import logging
from collections.abc import Callable
from typing import Any

import pypdf
import pypdf.errors

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.format import Content
from dupfinder.extract.pdf.metadata import MOST_FILES, metadata

DAMAGES = (pypdf.errors.PyPdfError, ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What pypdf raises where a part of a document is not what it should be."""


def read_with_pypdf(data: bytes, *, page_count: int) -> Content:
    """Return what pypdf reads, line by line; raises `DocumentError`, or whatever pypdf raises on damaged files.

    It passes over pages that it cannot find, so `page_count` says how many there should be at least.
    """
    reader = _opened(data)
    texts = [page.extract_text() for page in reader.pages]
    if not texts:
        raise DocumentError(ProblemCode.DAMAGED, say("The PDF is damaged: it has no pages."))
    if len(texts) < page_count:
        missing = say("{count} of {all} pages cannot be read", count=page_count - len(texts), all=page_count)
        raise DocumentError(ProblemCode.DAMAGED, say("The PDF is damaged: {why}.", why=missing))
    described = metadata(_information(reader), page_count=len(texts), attachments=_attached_files(reader))
    return Content(text="".join(f"{text}\n" for text in texts), metadata=described)


def layer_names(data: bytes) -> frozenset[str]:
    """Return the names that only layers have that are switched off; none where the list of layers is damaged."""
    try:
        layers: Any = _opened(data).root_object["/OCProperties"]
        named = [(reference.idnum, str(reference.get_object()["/Name"])) for reference in layers["/OCGs"]]
        off, on = ({one.idnum for one in layers["/D"].get(name, ())} for name in ("/OFF", "/ON"))
        if layers["/D"].get("/BaseState") == "/OFF":
            off |= {number for number, _ in named} - on
    except (*DAMAGES, DocumentError):
        return frozenset()
    return frozenset(name for number, name in named if number in off) - {
        name for number, name in named if number not in off
    }


def _opened(data: bytes) -> pypdf.PdfReader:
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it says much about damaged files that no one can use
    reader = pypdf.PdfReader(io.BytesIO(data))
    if reader.is_encrypted and not reader.decrypt(""):
        raise DocumentError(ProblemCode.ENCRYPTED, say("The PDF is encrypted and needs a password."))
    return reader


def _attached_files(reader: pypdf.PdfReader) -> list[str]:
    """Return the names of attached files; none where their list is damaged."""
    try:
        return [file.name for file in itertools.islice(reader.attachment_list, MOST_FILES)]
    except DAMAGES:
        return []  # these are not its text either


def _information(reader: pypdf.PdfReader) -> Callable[[str], str]:
    """Return the look-up in the document information dictionary; it finds nothing where that is damaged."""
    try:
        entries = dict(reader.metadata or {})
    except DAMAGES:
        entries = {}  # what a document says about itself is not its text
    return lambda name: str(entries.get(f"/{name}") or "")
