"""The text of OpenDocument texts, spreadsheets and presentations, zipped or flat, and what a file says about itself.

Hidden rows and slides count: they are one click away, and a document without them is not the same. Hidden sheets do
not, as in workbooks of Excel. All of them are told as hidden.
"""

import dataclasses
import itertools
import posixpath
import re
import struct
import urllib.parse
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lxml import etree

from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.dates import iso_date
from dupfinder.extract.containers.opening import needed_part, opened_package
from dupfinder.extract.containers.package import MAX_PART_BYTES, Package
from dupfinder.extract.containers.stored_parts import add_signatures
from dupfinder.extract.containers.xml_parts import iterate_xml, parse_xml
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.opendocument.names import qualified
from dupfinder.extract.opendocument.repeats import Repeats
from dupfinder.extract.opendocument.sights import Sights
from dupfinder.extract.opendocument.story import (
    CELL,
    DECLARATIONS,
    MATH,
    PARAGRAPHS,
    ROW,
    SHEETS,
    SLIDE,
    Embedded,
    Stories,
    Walk,
    text_of,
)
from dupfinder.extract.opendocument.styles import MASTERS, NAME, STYLE, Styles, styles_in
from dupfinder.extract.sheets.cell_values import values_digest
from dupfinder.extract.source import SourceFile

BODY = qualified("office:body")
WHOLE_BYTES = 4 << 20
"""A tree takes up to thirty times the bytes of its XML."""
FREED = frozenset((*PARAGRAPHS, ROW, SLIDE))
"""What is taken out of the body once it was read; what stands before the body is needed again."""


def told_by(
    content: bytes, common: etree._Element | None, embedded: Embedded, sights: Sights
) -> tuple[Stories, Styles, etree._Element]:
    """Return the texts of a document's body, its styles, and the root of what stands before the body.

    `sights` takes what else is seen. `common` holds the common styles of a document that has its content elsewhere.
    Raises `DocumentError` and `etree.XMLSyntaxError` as `parse_xml`.
    """
    events = _events(content)
    root = next((element.getparent() for _, element in events), None)
    if root is None:
        raise DocumentError(ProblemCode.DAMAGED, say("The document is damaged: its body is missing."))
    styles = styles_in(root) if common is None else styles_in(common, root)
    walk = Walk(styles, embedded, Repeats(), sights)
    walk.run(events)
    walk.tell_rows()
    return walk.stories, styles, root


def _events(content: bytes) -> Iterator[tuple[str, etree._Element]]:
    """Return the start and end of the body and of what is in it; its text, or what follows it, has been parsed by then.

    What is small is parsed as a whole, which takes six tenths of the time.
    """
    if len(content) > WHOLE_BYTES:
        return _events_in_pieces(content)
    body = next(parse_xml(content).iter(BODY), None)
    return iter(()) if body is None else etree.iterwalk(body, events=("start", "end"))


def _events_in_pieces(content: bytes) -> Iterator[tuple[str, etree._Element]]:
    """Yield the events one late, and those of a row of a sheet when all of it is there: `Walk` looks ahead in it."""
    row = None
    in_body = in_sheets = False
    for (kind, element), _ in itertools.pairwise(iterate_xml(content, "*")):
        if row is None and in_sheets and element.tag == ROW:
            row = element
        elif row is None:
            in_body = in_body or element.tag == BODY
            in_sheets = in_sheets or element.tag == SHEETS
            if in_body:
                yield kind, element
            if kind == "end" and in_body and element.tag in FREED:
                _free(element)
        elif element is row:
            yield from etree.iterwalk(row, events=("start", "end"))
            _free(row)
            row = None


def _free(element: etree._Element) -> None:
    parent = element.getparent()
    # Emptied first: to remove an element lxml looks at all that is in it, in a time that grows with the square of that.
    element.clear()
    if parent is not None:
        parent.remove(element)


CONTENT = "content.xml"
STYLES = "styles.xml"
META = "meta.xml"
MANIFEST = "META-INF/manifest.xml"

CHART = qualified("office:chart")
SPREADSHEET = "spreadsheet"
"""In the media type of one: its charts name what stands in its cells."""
VALUE_TYPE = qualified("office:value-type")
FILE_ENTRY = qualified("manifest:file-entry")
FULL_PATH = qualified("manifest:full-path")
ENCRYPTION = qualified("manifest:encryption-data")
ENCRYPTED_PARTS = frozenset({CONTENT, STYLES, "encrypted-package"})
"""Other parts may be encrypted without harm; the last one holds a whole document."""
PAGE_COUNT = re.compile(r"[1-9][0-9]{0,6}")


@dataclass(frozen=True, slots=True)
class OpenDocument:
    """A document that was opened."""

    content: bytes
    """The XML with the styles that only the body uses, and the body."""
    common: etree._Element | None
    """With the common styles and the master pages, where those are not in `content`."""
    package: Package | None
    """`None` for a flat file, which has all in `content`."""

    def metadata(self, root: etree._Element) -> Metadata:
        """Return what the document says about itself; nothing where that is damaged: it is not its text.

        `root` is that of the content; a flat file has its metadata there.
        """
        if self.package is None:
            return _metadata(root)
        try:
            part = self.package.read(META)
            return Metadata() if part is None else _metadata(parse_xml(part))
        except (DocumentError, etree.XMLSyntaxError, zlib.error, struct.error):
            return Metadata()


def opened(source: SourceFile, title: str) -> OpenDocument:
    """Return an OpenDocument file of any kind; `title` names the kind in the sentence of a `DocumentError`."""
    if source.package is None and source.is_text:
        if source.size_bytes > MAX_PART_BYTES:
            raise DocumentError(ProblemCode.TOO_LARGE, say("The {title} is larger than 200 MB.", title=title))
        return OpenDocument(source.read(), None, None)
    package = opened_package(source, title)
    if _is_encrypted(package):
        raise DocumentError(ProblemCode.ENCRYPTED, say("The {title} is encrypted and needs a password.", title=title))
    styles = package.read(STYLES)
    return OpenDocument(needed_part(package, CONTENT, title), None if styles is None else parse_xml(styles), package)


class Objects:
    """The objects inside a document (formulas, charts, tables), each given out once, wherever it is shown."""

    def __init__(self, package: Package | None, sights: Sights) -> None:
        self._package = package
        self._sights = sights
        self._given: set[str] = set()

    def __call__(self, address: str) -> etree._Element | None:
        """Return the formula or the body of the object, `None` for one that is not there or was given out."""
        name = posixpath.normpath(urllib.parse.unquote(address))
        if self._package is None or name in self._given or not address or name.startswith(("/", "..")):
            return None
        self._given.add(name)
        part = self._package.read(posixpath.join(name, CONTENT))
        if part is None:
            return None
        root = parse_xml(part)
        if root.tag == MATH:
            return root
        body = root.find(BODY)
        if body is None:
            return None
        if body.find(CHART) is None:
            self._sights.object(name)
        else:
            self._sights.chart(root)
        names_count = SPREADSHEET not in self._package.media_type
        for cell in list(_numbers_of_charts(body, names_count=names_count)):
            cell.clear()
        return body


def _numbers_of_charts(body: etree._Element, *, names_count: bool) -> Iterator[etree._Element]:
    """Yield the cells of charts that are drawn, not written; its other cells name what is drawn, if that counts."""
    for chart in body.iterchildren(CHART):
        for cell in chart.iter(CELL):
            if not names_count or cell.get(VALUE_TYPE) != "string":
                yield cell


def _is_encrypted(package: Package) -> bool:
    manifest = package.read(MANIFEST)
    if manifest is None or b"encryption-data" not in manifest:
        return False
    return any(
        entry.get(FULL_PATH) in ENCRYPTED_PARTS and entry.find(ENCRYPTION) is not None
        for entry in parse_xml(manifest).iter(FILE_ENTRY)
    )


def _metadata(root: etree._Element) -> Metadata:
    """Return what the `office:meta` below a root says."""
    meta = root.find(qualified("office:meta"))
    if meta is None:
        return Metadata()

    def said(name: str) -> str | None:
        return " ".join(meta.findtext(qualified(name), default="").split()) or None

    statistic = meta.find(qualified("meta:document-statistic"))
    pages = "" if statistic is None else statistic.get(qualified("meta:page-count"), "")
    return Metadata(
        title=said("dc:title"),
        author=said("meta:initial-creator") or said("dc:creator"),
        created=iso_date(said("meta:creation-date")),
        modified=iso_date(said("dc:date")),
        page_count=int(pages) if PAGE_COUNT.fullmatch(pages) else None,
    )


FOLLOWING = qualified("style:next-style-name")
DISPLAY = qualified("style:display")
HEADERS = tuple(qualified(f"style:header{which}") for which in ("", "-left", "-first"))
FOOTERS = tuple(qualified(f"style:footer{which}") for which in ("", "-left", "-first"))
PAGES = qualified("text:page-count")
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
        return list(dict.fromkeys(text_of(_uncounted(part), page_styles, told.repeats, sights) for part in shown))

    return texts(HEADERS), texts(FOOTERS)


def _uncounted(part: etree._Element) -> etree._Element:
    """Return a header or footer without how many pages there are: as in Word documents that is no text of theirs."""
    for count in part.iter(PAGES):
        count.text = None
    return part


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
