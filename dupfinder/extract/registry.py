"""All formats, in the order in which they are asked whether a file is theirs."""

import functools
from collections.abc import Iterator

from dupfinder.extract.format import Format
from dupfinder.extract.formats.csv import FORMAT as CSV
from dupfinder.extract.formats.doc import FORMAT as DOC
from dupfinder.extract.formats.docx import FORMAT as DOCX
from dupfinder.extract.formats.eml import FORMAT as EML
from dupfinder.extract.formats.epub import FORMAT as EPUB
from dupfinder.extract.formats.html import FORMAT as HTML
from dupfinder.extract.formats.latex import FORMAT as LATEX
from dupfinder.extract.formats.md import FORMAT as MARKDOWN
from dupfinder.extract.formats.msg import FORMAT as MSG
from dupfinder.extract.formats.odp import FORMAT as ODP
from dupfinder.extract.formats.ods import FORMAT as ODS
from dupfinder.extract.formats.odt import FORMAT as ODT
from dupfinder.extract.formats.pdf import FORMAT as PDF
from dupfinder.extract.formats.pptx import FORMAT as PPTX
from dupfinder.extract.formats.rst import FORMAT as RST
from dupfinder.extract.formats.rtf import FORMAT as RTF
from dupfinder.extract.formats.txt import FORMAT as TEXT
from dupfinder.extract.formats.xls import FORMAT as XLS
from dupfinder.extract.formats.xlsx import FORMAT as XLSX
from dupfinder.extract.plugins import installed_formats
from dupfinder.extract.source import SourceFile

FORMATS = (PDF, DOCX, ODT, ODS, ODP, PPTX, XLSX, XLS, DOC, MSG, RTF, EPUB, EML, HTML, MARKDOWN, RST, LATEX, CSV, TEXT)
"""Formats that are text with something special come before plain text, which takes all text."""


@functools.cache
def formats() -> tuple[Format, ...]:
    """Return every format that is recognised, in the order of asking: those that were installed come first."""
    return (*installed_formats(frozenset(one.name for one in FORMATS)), *FORMATS)


def recognise(source: SourceFile) -> Format | None:
    """Return the format of a document, `None` for anything that is no document.

    The content decides. Only where it fits no format at all, a document's suffix does: it is a damaged document.
    """
    if source.recognised is None:
        source.recognised = next(_candidates(source), None)
    return source.recognised


def _candidates(source: SourceFile) -> Iterator[Format]:
    for candidate in formats():
        if candidate.recognises(source):
            yield candidate
    for candidate in formats():
        if source.suffix in candidate.suffixes:
            yield candidate
