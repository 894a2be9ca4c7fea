"""The text of OpenDocument texts, spreadsheets and presentations.

Hidden rows and slides count: they are one click away, and a document without them is not the same. Hidden sheets do
not, as in workbooks of Excel.
"""

import dataclasses
from collections.abc import Sequence

from dupfinder.domain.documents import Metadata
from dupfinder.extract.format import Content
from dupfinder.extract.opendocument.body import told_by
from dupfinder.extract.opendocument.document import Objects, opened
from dupfinder.extract.opendocument.pages import headers_and_footers, lines_of_slides
from dupfinder.extract.opendocument.story import Stories
from dupfinder.extract.source import SourceFile


def read_text(source: SourceFile) -> Content:
    """Return the text of an OpenDocument text: headers first, then the body; notes and footers last."""
    document = opened(source, "OpenDocument text")
    told, styles, root = told_by(document.content, document.common, Objects(document.package))
    pages = root if document.common is None else document.common
    headers, footers = headers_and_footers(pages, told, styles)
    return _content(told, document.metadata(root), before=headers, after=footers)


def read_sheets(source: SourceFile) -> Content:
    """Return the text of an OpenDocument spreadsheet, as it is displayed: sheet by sheet, each row a line."""
    document = opened(source, "OpenDocument spreadsheet")
    told, _, root = told_by(document.content, document.common, Objects(document.package))
    return _content(told, document.metadata(root))


def read_slides(source: SourceFile) -> Content:
    """Return the text of an OpenDocument presentation: each slide and its notes; what slides have in common is last."""
    document = opened(source, "OpenDocument presentation")
    told, _, root = told_by(document.content, document.common, Objects(document.package))
    metadata = dataclasses.replace(document.metadata(root), page_count=len(told.slides) or None)
    return _content(told, metadata, after=lines_of_slides(root, told))


def _content(told: Stories, metadata: Metadata, *, before: Sequence[str] = (), after: Sequence[str] = ()) -> Content:
    texts = (*before, told.body.text(), told.footnotes.text(), told.endnotes.text(), *after)
    return Content(text="".join(texts), metadata=metadata, headings=told.body.headings())
