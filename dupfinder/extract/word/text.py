"""The text of a Word document: its body, headers and footers, notes.

python-docx only sees paragraphs and tables of the body, and refuses strict documents, templates and dangling parts;
so the parts are read here as XML, within the budget of `Package`.
"""

import dataclasses
import re
import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence

from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.ooxml import Relationship, metadata, relationships
from dupfinder.extract.containers.opening import opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.xml_parts import parse_xml
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.source import SourceFile
from dupfinder.extract.word.chunks import chunk_texts
from dupfinder.extract.word.headings import heading_styles
from dupfinder.extract.word.page_numbers import drop_page_numbers
from dupfinder.extract.word.stories import stories
from dupfinder.extract.word.wordml import Surroundings, add_story

USUAL_MAIN_PART = "word/document.xml"
BEFORE_BODY = ("header",)
AFTER_BODY = ("diagramData", "chart", "footnotes", "endnotes", "footer")
ON_EACH_PAGE = frozenset({"header", "footer"})
TEXT_ELEMENT = re.compile(rb"[<:](?:t|sym|strCache)[\s>/]")
MAX_STYLES_BYTES = 4 << 20
"""Those of real documents have some tens of kilobytes."""
PAGE_COUNT = re.compile(rb"<(?:\w+:)?Pages>\s*(\d{1,6})\s*<")
MAX_DEPTH = 4
"""Word documents inside of Word documents inside of Word documents."""


def read(source: SourceFile) -> Content:
    """Return the text of a Word document."""
    return _read(source, depth=1)


def _read(source: SourceFile, *, depth: int) -> Content:
    if depth > MAX_DEPTH:
        raise DocumentError(ProblemCode.TOO_LARGE, f"The Word document contains others more than {MAX_DEPTH} deep.")
    package = opened_package(source, "Word document")
    of_package = {related.kind: related.target for related in reversed(relationships(package))}
    main = of_package.get("officeDocument", USUAL_MAIN_PART)
    body = package.read(main)
    if body is None:
        raise DocumentError(ProblemCode.DAMAGED, "The Word document is damaged: its main part is missing.")
    related = relationships(package, main)
    surroundings = Surroundings(
        heading_styles=_heading_styles(package, related) if _names_styles(body) else frozenset(),
        chunks=chunk_texts(package, related, lambda inner: _read(inner, depth=depth + 1)),
    )
    flow = TextFlow()
    for story in stories(body):
        add_story(story, flow, surroundings)
    texts = [*_texts_of(package, related, BEFORE_BODY), flow.text(), *_texts_of(package, related, AFTER_BODY)]
    return Content(
        text="".join(texts).replace("\u00ad", ""), metadata=_metadata(package, of_package), headings=flow.headings()
    )


def _metadata(package: Package, of_package: Mapping[str, str]) -> Metadata:
    """Return what the document says about itself; the program that wrote it counted the pages."""
    pages = PAGE_COUNT.search(package.read(of_package.get("extended-properties", "")) or b"")
    return dataclasses.replace(
        metadata(package.read(of_package.get("core-properties", ""))),
        page_count=int(pages[1]) or None if pages else None,
    )


def _names_styles(body: bytes) -> bool:
    """Return whether any paragraph may have a style of its own."""
    return b"pStyle" in body or b"\0" in body  # in UTF-16 it would be missed


def _heading_styles(package: Package, related: Sequence[Relationship]) -> frozenset[str]:
    """Return the ids of the styles that make headings; none if the part of the styles cannot be read.

    The text is there without them, so a document is never refused for its styles.
    """
    try:
        part = package.read(next((other.target for other in related if other.kind == "styles"), ""))
        return heading_styles(part) if part and len(part) <= MAX_STYLES_BYTES else frozenset()
    except (DocumentError, zlib.error, struct.error):
        return frozenset()


def _texts_of(package: Package, related: Sequence[Relationship], kinds: Sequence[str]) -> Iterator[str]:
    """Yield the different texts of the related parts of these kinds, kind by kind.

    A part that is named but not there is left out: Word opens such documents, and nothing of their text is lost.
    """
    names = dict.fromkeys((other.target, kind) for kind in kinds for other in related if other.kind == kind)
    parts = [(package.read(name), kind) for name, kind in names]
    yield from dict.fromkeys(
        _chart_text(part) if kind == "chart" else _text_of(part, on_each_page=kind in ON_EACH_PAGE)
        for part, kind in parts
        if part is not None and _may_have_text(part)
    )


def _may_have_text(part: bytes) -> bool:
    """Return whether a part has any element for text; most notes only have the line that would separate them."""
    return TEXT_ELEMENT.search(part) is not None or b"\0" in part  # in UTF-16 it would be missed


def _text_of(part: bytes, *, on_each_page: bool) -> str:
    flow = TextFlow()
    for story in stories(part):
        if on_each_page:
            drop_page_numbers(story)
        add_story(story, flow, Surroundings())
    return flow.text()


def _chart_text(part: bytes) -> str:
    """Return the titles of a chart and the names of its series and categories; numbers are drawn, not written."""
    root = parse_xml(part)
    flow = TextFlow()
    add_story(root, flow, Surroundings())
    names = (name.text for cache in root.iter("{*}strCache") for name in cache.iter("{*}v"))
    for name in dict.fromkeys(filter(None, names)):  # each series has all categories
        flow.line()
        flow.add(name)
    return flow.text()
