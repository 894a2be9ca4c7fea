"""The text of OpenDocument texts, spreadsheets and presentations.

Hidden rows and slides count: they are one click away, and a document without them is not the same. Hidden sheets do
not, as in workbooks of Excel. All of them are told as hidden.
"""

import dataclasses
from collections.abc import Iterator, Sequence

from lxml import etree

from dupfinder.domain.messages import say
from dupfinder.extract.containers.stored_parts import add_signatures
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.opendocument.body import told_by
from dupfinder.extract.opendocument.document import Objects, opened
from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.opendocument.sights import Sights
from dupfinder.extract.opendocument.story import DECLARATIONS, Stories, text_of
from dupfinder.extract.opendocument.styles import MASTERS, NAME, STYLE, Styles, styles_in
from dupfinder.extract.sheets.cell_values import values_digest
from dupfinder.extract.source import SourceFile

FOLLOWING = qualified("style:next-style-name")
DISPLAY = qualified("style:display")
HEADERS = tuple(qualified(f"style:header{which}") for which in ("", "-left", "-first"))
FOOTERS = tuple(qualified(f"style:footer{which}") for which in ("", "-left", "-first"))
USUAL_PAGE = "Standard"
"""The page of a text that names none."""

SLIDE_STYLE_NAME = qualified("draw:style-name")
SLIDE_PROPERTIES = qualified("style:drawing-page-properties")


def headers_and_footers(
    styles_part: etree._Element, told: Stories, styles: Styles, sights: Sights
) -> tuple[list[str], list[str]]:
    """Return the different texts of the headers and of the footers on the pages that a text uses.

    `styles_part` has the master pages, `styles` are those of the text, `sights` takes what else is seen.
    """
    pages = [page for page in styles_part.iterfind(MASTERS) if _has_text(page)]
    if not pages:
        return [], []
    used = _used_pages(styles_part, [styles.master_pages.get(style, "") for style in told.used_styles])
    pages = [page for page in pages if page.get(NAME) in used]
    page_styles = styles_in(styles_part)

    def texts(kinds: tuple[str, ...]) -> list[str]:
        shown = (part for page in pages for part in page.iterchildren(*kinds) if part.get(DISPLAY) != "false")
        return list(dict.fromkeys(text_of(part, page_styles, told.repeats, sights) for part in shown))

    return texts(HEADERS), texts(FOOTERS)


def _has_text(page: etree._Element) -> bool:
    """Return whether a page has a header or footer at all."""
    return next(page.iterchildren(*HEADERS, *FOOTERS), None) is not None


def _used_pages(styles_part: etree._Element, named: Sequence[str]) -> set[str]:
    """Return the names of the master pages that are used: the usual one, unless the first paragraph names another.

    `named` are those with which paragraphs and tables start, empty for such as go on with the page before.
    """
    following = {page.get(NAME, ""): page.get(FOLLOWING, "") for page in styles_part.iterfind(MASTERS)}
    first = USUAL_PAGE if USUAL_PAGE in following else next(iter(following))
    used: set[str] = set()
    for name in named if named and named[0] else (first, *named):
        at = name
        while at in following and at not in used:
            used.add(at)
            at = following[at]
    return used


def lines_of_slides(root: etree._Element, told: Stories) -> list[str]:
    """Return the different footers and dates of slides: those that are declared and shown, and those in frames."""
    return list(dict.fromkeys((*_declared(root, told), *(flow.text() for flow in told.running))))


def _declared(root: etree._Element, told: Stories) -> Iterator[str]:
    slide_styles = {style.get(NAME): style.find(SLIDE_PROPERTIES) for style in root.iter(STYLE)}
    for declaration, what in zip(DECLARATIONS, ("footer", "date-time"), strict=True):
        for slide in told.slides:
            properties = slide_styles.get(slide.get(SLIDE_STYLE_NAME, ""))
            if properties is not None and properties.get(qualified(f"presentation:display-{what}")) == "true":
                name = slide.get(qualified(f"presentation:use-{what}-name"), "")
                yield f"{told.declared.get((declaration, name), '')}\n"


def read_text(source: SourceFile) -> Content:
    """Return the text of an OpenDocument text: headers first, then the body; notes and footers last."""
    read = _Reading(source, say("OpenDocument text"))
    common = read.document.common
    on_pages = Sights(read.document.package)
    headers, footers = headers_and_footers(read.root if common is None else common, read.told, read.styles, on_pages)
    gathering = on_pages.gather()
    content = Content(text="", beyond=gathering.beyond(), pictures=gathering.pictures)
    return read.content(on_pages=content, before=headers, after=footers)


def read_sheets(source: SourceFile) -> Content:
    """Return the text of an OpenDocument spreadsheet, as it is displayed: sheet by sheet, each row a line."""
    read = _Reading(source, say("OpenDocument spreadsheet"))
    content = read.content()
    return dataclasses.replace(content, values=values_digest(content.text, read.sights.notation))


def read_slides(source: SourceFile) -> Content:
    """Return the text of an OpenDocument presentation: each slide and its notes; what slides have in common is last."""
    return _pages(_Reading(source, say("OpenDocument presentation")))


def read_drawing(source: SourceFile) -> Content:
    """Return the text of an OpenDocument drawing: what stands in the shapes of each page."""
    return _pages(_Reading(source, say("OpenDocument drawing")))


def _pages(read: "_Reading") -> Content:
    content = read.content(after=lines_of_slides(read.root, read.told))
    metadata = dataclasses.replace(content.metadata, page_count=len(read.told.slides) or None)
    return dataclasses.replace(content, metadata=metadata)


class _Reading:
    """A document whose body was walked through."""

    def __init__(self, source: SourceFile, title: str) -> None:
        self.document = opened(source, title)
        package = self.document.package
        self.sights = Sights(package, has_macros=True)
        objects = Objects(package, self.sights)
        self.told, self.styles, self.root = told_by(self.document.content, self.document.common, objects, self.sights)

    def content(
        self, *, on_pages: Content | None = None, before: Sequence[str] = (), after: Sequence[str] = ()
    ) -> Content:
        """Return what was read, with texts that stand before and after; `on_pages` is what is seen on each page."""
        told = self.told
        texts = (*before, told.body.text(), told.footnotes.text(), told.endnotes.text(), *after)
        gathering = Gathering()
        if on_pages is not None:
            gathering.include(on_pages)
        seen = self.sights.gather()
        body = Content(text="", beyond=seen.beyond(), pictures=seen.pictures)
        gathering.include(body, lines_before="".join(before).count("\n"))
        if self.document.package is not None:
            add_signatures(self.document.package, gathering)
        return Content(
            text="".join(texts),
            metadata=self.document.metadata(self.root),
            headings=told.body.headings(),
            beyond=gathering.beyond(),
            pictures=gathering.pictures,
        )
