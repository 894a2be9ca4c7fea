"""The text of OpenDocument texts, spreadsheets and presentations.

Hidden rows and slides count: they are one click away, and a document without them is not the same. Hidden sheets do
not, as in workbooks of Excel. All of them are told as hidden.
"""

import dataclasses
from collections.abc import Sequence

from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.opendocument.body import told_by
from dupfinder.extract.opendocument.document import Objects, opened
from dupfinder.extract.opendocument.pages import headers_and_footers, lines_of_slides
from dupfinder.extract.opendocument.sights import Sights
from dupfinder.extract.source import SourceFile


def read_text(source: SourceFile) -> Content:
    """Return the text of an OpenDocument text: headers first, then the body; notes and footers last."""
    read = _Reading(source, "OpenDocument text")
    common = read.document.common
    on_pages = Sights(read.document.package)
    headers, footers = headers_and_footers(read.root if common is None else common, read.told, read.styles, on_pages)
    gathering = on_pages.gather()
    content = Content(text="", beyond=gathering.beyond(), pictures=gathering.pictures)
    return read.content(on_pages=content, before=headers, after=footers)


def read_sheets(source: SourceFile) -> Content:
    """Return the text of an OpenDocument spreadsheet, as it is displayed: sheet by sheet, each row a line."""
    return _Reading(source, "OpenDocument spreadsheet").content()


def read_slides(source: SourceFile) -> Content:
    """Return the text of an OpenDocument presentation: each slide and its notes; what slides have in common is last."""
    read = _Reading(source, "OpenDocument presentation")
    content = read.content(after=lines_of_slides(read.root, read.told))
    metadata = dataclasses.replace(content.metadata, page_count=len(read.told.slides) or None)
    return dataclasses.replace(content, metadata=metadata)


class _Reading:
    """A document whose body was walked through."""

    def __init__(self, source: SourceFile, title: str) -> None:
        self.document = opened(source, title)
        package = self.document.package
        self._sights = Sights(package, has_macros=True)
        objects = Objects(package, self._sights)
        self.told, self.styles, self.root = told_by(self.document.content, self.document.common, objects, self._sights)

    def content(
        self, *, on_pages: Content | None = None, before: Sequence[str] = (), after: Sequence[str] = ()
    ) -> Content:
        """Return what was read, with texts that stand before and after; `on_pages` is what is seen on each page."""
        told = self.told
        texts = (*before, told.body.text(), told.footnotes.text(), told.endnotes.text(), *after)
        gathering = Gathering()
        if on_pages is not None:
            gathering.include(on_pages)
        seen = self._sights.gather()
        body = Content(text="", beyond=seen.beyond(), pictures=seen.pictures)
        gathering.include(body, lines_before="".join(before).count("\n"))
        return Content(
            text="".join(texts),
            metadata=self.document.metadata(self.root),
            headings=told.body.headings(),
            beyond=gathering.beyond(),
            pictures=gathering.pictures,
        )
