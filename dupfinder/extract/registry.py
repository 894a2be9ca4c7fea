"""All formats, in the order in which they are asked whether a file is theirs."""

from dupfinder.extract.docx import FORMAT as DOCX
from dupfinder.extract.format import Format
from dupfinder.extract.html import FORMAT as HTML
from dupfinder.extract.markdown import FORMAT as MARKDOWN
from dupfinder.extract.pdf import FORMAT as PDF
from dupfinder.extract.planned import FORMATS as PLANNED
from dupfinder.extract.source import SourceFile
from dupfinder.extract.text import FORMAT as TEXT

FORMATS = (PDF, DOCX, *PLANNED, HTML, MARKDOWN, TEXT)
"""Formats that are text with something special come before plain text, which takes all text."""


def formats() -> tuple[Format, ...]:
    """Return every format that is recognised, in fixed order."""
    return FORMATS


def recognise(source: SourceFile) -> Format | None:
    """Return the format of a document, `None` for anything that is no document.

    The content decides. Only where it fits no format at all, a document's suffix does: it is a damaged document.
    """
    for candidate in FORMATS:
        if candidate.recognises(source):
            return candidate
    for candidate in FORMATS:
        if source.suffix in candidate.suffixes:
            return candidate
    return None
