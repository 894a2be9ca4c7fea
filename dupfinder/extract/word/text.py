"""The text of a Word document: its body, headers and footers, notes.

python-docx only sees paragraphs and tables of the body, and refuses strict documents, templates and dangling parts;
so the parts are read here as XML, within the budget of `Package`.
"""

import copy
import dataclasses
import functools
import io
import itertools
import operator
import re
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from lxml import etree

from dupfinder.domain.beyond import ALL_KINDS, BeyondWords, ContentKind
from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.containers.drawingml import Related, add_charts_and_diagrams, add_controls, add_files
from dupfinder.extract.containers.ooxml import Relationship, metadata, relationships
from dupfinder.extract.containers.opening import opened_package
from dupfinder.extract.containers.package import Package
from dupfinder.extract.containers.stored_parts import FAILURES, StoredParts, add_signatures, xml_of
from dupfinder.extract.containers.xml_parts import iterate_xml, parse_xml
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering, may_have_signs
from dupfinder.extract.registry import recognise
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import TableRows
from dupfinder.extract.word.headings import heading_styles
from dupfinder.extract.word.marks import PartMarks, marking_styles, show_capitals
from dupfinder.extract.word.numbering import WordLists, list_styles
from dupfinder.extract.word.page_numbers import drop_page_numbers
from dupfinder.extract.word.wordml import PIECE, ROW_END, Surroundings, add_story

WHOLE_BYTES = 8 << 20
"""A tree takes up to thirty times the bytes of its XML; of real documents, few parts are larger than this."""
READ_LEAVES = (
    "altChunk", "background", "br", "caps", "cellDel", "cellIns", "checked", "commentReference", "cr", "default", "del",
    "dstrike", "endnoteReference", "fldChar", "footnoteReference", "framePr", "gridSpan", "highlight", "ilvl", "ins",
    "listEntry", "listItem", "moveFrom", "moveTo", "noBreakHyphen", "numId", "outlineLvl", "p", "pStyle", "position",
    "ptab", "rStyle", "result", "rt", "shd", "strike", "sym", "t", "tab", "tblStyle", "tc", "tr", "txbxContent",
    "vanish", "vertAlign",
)  # fmt: skip
"""Elements that mean something to a reader even without content."""
WHITE_OR_TINY = r'''color\b[^<>]*?w:val="(?i:ffffff)"|sz\s+w:val="[012]"'''
"""Words of other colours and sizes are seen."""


def _leaves_but(read: Sequence[str]) -> re.Pattern[bytes]:
    # By their first letters: to try all names, one by one, would take half of the time.
    starts = itertools.groupby(sorted(read), key=operator.itemgetter(0))
    names = "|".join(f"{start}(?:{'|'.join(name[1:] for name in those)})" for start, those in starts)
    # (?!): see latex_patterns. White space as in any XML: leaves that are kept are a part of shapes and equations.
    attributes = r"""(?:\s++[\w:]++="[^"<>]*+"|(?!))*+"""
    return re.compile(rf"<w:(?!(?:{names})[\s/]|{WHITE_OR_TINY})[A-Za-z]++{attributes}\s*+/>".encode())


OTHER_LEAF, OTHER_LEAF_OR_COLOUR = _leaves_but((*READ_LEAVES, "color")), _leaves_but(READ_LEAVES)
"""Fonts, sizes, languages, borders: four of five elements of a document."""
PIECE_BLOCKS = 100
"""Paragraphs, rows and cells in a piece of a larger one."""


def stories(part: bytes) -> Iterator[etree._Element]:
    """Yield trees that have, one after the other, the rows, cells, paragraphs and documents inside of a part.

    Of a small part it is one tree. Of a large one there are many, of a few paragraphs each, and a paragraph at the end
    of one of them ends even where a tracked change has deleted its end. Raises as `parse_xml`.
    """
    if len(part) <= WHOLE_BYTES:
        yield parse_xml(_without_other_leaves(part))
        return
    piece = etree.Element(PIECE)
    for element in _blocks(part):
        # A copy: the parser still holds the element itself, so it must stay where it is.
        piece.append(copy.deepcopy(element))
        if len(piece) == PIECE_BLOCKS:
            yield piece
            piece = etree.Element(PIECE)
    yield piece


def _without_other_leaves(part: bytes) -> bytes:
    """Return a part without the empty elements that nothing here reads; parsing them would take most of the time.

    Only where they cannot be anything else: a tag in a CDATA section is text.
    """
    if b"<![CDATA[" in part:
        return part
    has_signs = b"<w:sym " in part or may_have_signs(part)
    return (OTHER_LEAF if has_signs else OTHER_LEAF_OR_COLOUR).sub(b"", part)


def _blocks(part: bytes) -> Iterator[etree._Element]:
    """Yield rows and cells where they start, still empty; outermost paragraphs, documents and rows where they end."""
    outermost = None
    for event, element in iterate_xml(part, "{*}p", "{*}tr", "{*}tc", "{*}tbl", "{*}altChunk"):
        name = element.tag.rpartition("}")[2]
        if event == "start":
            if outermost is None and name in {"tr", "tc"} and not _is_repeated(element):
                yield etree.Element(element.tag)
            elif outermost is None and name == "p":
                outermost = element
        elif outermost is None or element is outermost:
            has_content = len(element) > 0 if name == "p" else name == "altChunk"
            if has_content and not _is_repeated(element):
                yield element
            elif name == "tr" and not _is_repeated(element):
                yield etree.Element(ROW_END)
            outermost = None
            _remove_until(element)


def _is_repeated(element: etree._Element) -> bool:
    """Return whether the element is in an alternative that is not the first (ECMA-376 part 3, 7.6)."""
    return any(other.getprevious() is not None for other in element.iterancestors("{*}Choice", "{*}Fallback"))


def _remove_until(element: etree._Element) -> None:
    """Empty an element, and remove its siblings before it; the parser still holds the element itself."""
    element.clear()
    parent = element.getparent()
    while parent is not None and (before := element.getprevious()) is not None:
        parent.remove(before)


KIND = "aFChunk"
NOTHING = Content(text="", beyond=BeyondWords())
MAIL_SUFFIXES = (".mht", ".mhtml")
"""Pages saved with all that belongs to them: built like messages, with too few headers to be known by these."""


def chunks_in(
    package: Package, related: Sequence[Relationship], read_word: Callable[[SourceFile], Content]
) -> dict[str, Content]:
    """Return what was read of the documents inside a Word document, by the id of their relationship.

    One that is named but missing holds nothing. `read_word` reads those that are Word documents. Raises `DocumentError`
    where one cannot be read: the text without it would not be the whole.
    """
    chunks: dict[str, Content] = {}
    by_target: dict[str, Content] = {}
    for other in related:
        if other.kind == KIND and not other.is_outside:
            if other.target not in by_target:
                by_target[other.target] = _chunk(package, other.target, read_word)
            chunks[other.identifier] = by_target[other.target]
    return chunks


def _chunk(package: Package, target: str, read_word: Callable[[SourceFile], Content]) -> Content:
    data = package.read(target)
    if not data:
        return NOTHING
    name = target + ".eml" if target.lower().endswith(MAIL_SUFFIXES) else target
    source = SourceFile(name, io.BytesIO(data), len(data))
    found = recognise(source)
    if found is None or found.read is None:
        raise DocumentError(
            ProblemCode.UNSUPPORTED, say("The Word document contains a document in a format that cannot be read.")
        )
    return (read_word if found.name == "docx" else found.read)(source)


USUAL_MAIN_PART = "word/document.xml"
BEFORE_BODY = ("header",)
AFTER_BODY = ("diagramData", "chart", "footnotes", "endnotes", "footer")
DRAWN = frozenset({"diagramData", "chart"})
ON_EACH_PAGE = frozenset({"header", "footer"})
REFERENCE = re.compile(
    rb"""<(?:\w+:)?(?:head|foot)erReference\s(?=[^<>]*\btype=["'](\w+))(?=[^<>]*\bid=["']([^"'<>]+))"""
)
"""To a header or footer: for which pages, and its id (17.10.5)."""
_OFF = rb"""(?![^<>]*val=["'](?:0|false|off))"""
ON_FIRST, ON_EVEN = (re.compile(rb"<(?:\w+:)?" + name + rb"\b" + _OFF) for name in (b"titlePg", b"evenAndOddHeaders"))
LONGEST_PREFIX = 64
TEXT_ELEMENT = re.compile(rb"[<:](?:t|sym|strCache)[\s>/]")
SEEN_ELEMENT = re.compile(rb"[<:](?:blip|imagedata|shape|rect|oval|wsp|textpath)[\s>/]")
"""What makes a part without text worth looking at."""
MAX_STYLES_BYTES = 4 << 20
"""Those of real documents have some tens of kilobytes."""
USUAL_STYLES_BYTES = 64 << 10
"""What longer ones say is not kept."""
PAGE_COUNT = re.compile(rb"<(?:\w+:)?Pages>\s*(\d{1,6})\s*<")
MAX_DEPTH = 4
"""Word documents inside of Word documents inside of Word documents."""


def read(source: SourceFile) -> Content:
    """Return the text of a Word document, and what it holds besides."""
    return _read(source, depth=1)


def _read(source: SourceFile, *, depth: int) -> Content:
    if depth > MAX_DEPTH:
        raise DocumentError(
            ProblemCode.TOO_LARGE, say("The Word document has documents nested more than {most} deep.", most=MAX_DEPTH)
        )
    package = opened_package(source, say("Word document"))
    of_package = {related.kind: related.target for related in reversed(relationships(package))}
    main = of_package.get("officeDocument", USUAL_MAIN_PART)
    body = package.read(main)
    if body is None:
        raise DocumentError(ProblemCode.DAMAGED, say("The Word document is damaged: its main part is missing."))
    document = _Document(package, main, body)
    chunks = chunks_in(package, document.related.all, lambda inner: _read(inner, depth=depth + 1))
    before = document.texts_of(BEFORE_BODY)
    text, headings = document.body_text(body, chunks, lines_before="".join(before).count("\n"))
    texts = [*before, text, *document.texts_of(AFTER_BODY)]
    metadata = _metadata(package, of_package)
    beyond = document.gathered(chunks)
    return Content(
        text="".join(texts).replace("\u00ad", ""),
        metadata=metadata,
        headings=headings,
        beyond=beyond.beyond(),
        pictures=beyond.pictures,
    )


_Said = tuple[AbstractSet[str], Mapping[str, frozenset[str]], Mapping[str, tuple[str, int | None]]]


def _said_by(styles: bytes) -> _Said:
    """Return which styles make headings, which mark text, and which put paragraphs into lists."""
    return (heading_styles(styles), marking_styles(styles), list_styles(styles)) if styles else (frozenset(), {}, {})


_usual_styles = functools.lru_cache(maxsize=16)(_said_by)
"""Documents of one template have the same styles, to the byte."""


class _Document:
    """A Word document on its way: its parts, and what was gathered from them."""

    def __init__(self, package: Package, main: str, body: bytes) -> None:
        self._package = package
        self._main = main
        self.related = Related(package, main)
        self._gathering = Gathering()
        self._stored = StoredParts(package, self._gathering)
        styles = _styles(package, self.related) if _names_styles(body) else b""
        said = _usual_styles if len(styles) <= USUAL_STYLES_BYTES else _said_by
        self._heading_styles, self._marking_styles, self._list_styles = said(styles)
        self._styles_part = styles or b""
        self._related = {main: self.related}
        self._marks = self._marks_of(self.related)
        self._lists = self._lists_of(body)
        self._unshown = self._unshown_parts(body)

    def _lists_of(self, body: bytes) -> WordLists | None:
        """Return what numbers the paragraphs of lists, `None` where no paragraph is in one, or nobody knows."""
        with_lists = self._list_styles
        if b"numPr" not in body and b"\0" not in body and not any(f'"{name}"'.encode() in body for name in with_lists):
            return None
        try:
            part = self._package.read(next(iter(self.related.inside("numbering")), ""))
            return WordLists(part, with_lists, self._gathering) if part and len(part) <= MAX_STYLES_BYTES else None
        except FAILURES:
            return None

    def _unshown_parts(self, body: bytes) -> AbstractSet[str]:
        """Return the headers and footers that no page shows: Word keeps those of switches that were turned off."""
        if not self.related.inside(*ON_EACH_PAGE):
            return frozenset()
        references = REFERENCE.findall(body, _near(b"erReference", body))
        off = {b"first"} if not ON_FIRST.search(body, _near(b"titlePg", body)) else set[bytes]()
        if any(pages == b"even" for pages, _ in references) and not ON_EVEN.search(self._settings()):
            off.add(b"even")
        named = [
            (pages in off, self.related.get(identifier.decode(errors="replace"))) for pages, identifier in references
        ]
        shown = {part.target for is_off, part in named if part is not None and not is_off}
        return {part.target for is_off, part in named if part is not None and is_off} - shown

    def _settings(self) -> bytes:
        try:
            return self._package.read(next(iter(self.related.inside("settings")), "")) or b""
        except FAILURES:
            return b""

    def _marks_of(self, related: Related) -> PartMarks:
        return PartMarks(related, self._stored, self._gathering, self._marking_styles, styles_part=self._styles_part)

    def _related_to(self, name: str) -> Related:
        """Return what a part is related to."""
        if name not in self._related:
            self._related[name] = Related(self._package, name, self._gathering)
        return self._related[name]

    def body_text(
        self, body: bytes, chunks: Mapping[str, Content], *, lines_before: int
    ) -> tuple[str, tuple[str, ...]]:
        """Return the text and the headings of the body."""
        texts = {name: chunk.text for name, chunk in chunks.items()}
        rows = TableRows()
        surroundings = Surroundings(self._heading_styles, texts, self._marks, lines_before, rows, self._lists)
        flow = TextFlow()
        for story in self._stories(body):
            add_story(story, flow, surroundings)
        rows.tell(self._gathering)
        return flow.text(), flow.headings()

    def _stories(self, part: bytes) -> Iterator[etree._Element]:
        """Yield what `stories` does, with capitals where words are shown so."""
        has_capitals = self._marking_styles or b"caps" in part or b"\0" in part  # asked once: there may be many stories
        for story in stories(part):
            if has_capitals:
                show_capitals(story, self._marking_styles)
            yield story

    def texts_of(self, kinds: Sequence[str]) -> list[str]:
        """Return the different texts of the related parts of these kinds, kind by kind.

        A part that is named but not there is left out: Word opens such documents, and nothing of their text is lost.
        Of a damaged one nobody knows what it holds: the document is told apart from all others by that.
        """
        texts: dict[str, None] = {}
        unshown: dict[str, None] = {}
        for kind, name in ((one, name) for one in kinds for name in self.related.inside(one)):
            try:
                part = self._package.read(name)
                if part is not None and (kind not in DRAWN or _may_have_text(part)):
                    text = _chart_text(part) if kind == "chart" else self._text_of(name, part, kind)
                    (unshown if name in self._unshown else texts)[text] = None
            except (*FAILURES, etree.XMLSyntaxError) as error:
                if isinstance(error, DocumentError) and error.code is not ProblemCode.DAMAGED:
                    raise
                self._gathering.cannot_see(*ALL_KINDS)
        for text in (text for text in unshown if text not in texts):
            self._gathering.words(ContentKind.HIDDEN, text)
        return list(texts)

    def _text_of(self, name: str, part: bytes, kind: str) -> str:
        has_text = _may_have_text(part)
        if not has_text and not SEEN_ELEMENT.search(part):
            return ""
        flow = TextFlow()
        marks = None if kind in DRAWN else self._marks_of(self._related_to(name))
        for story in self._stories(part):
            if kind in ON_EACH_PAGE:
                drop_page_numbers(story)
            add_story(story, flow, Surroundings(marks=marks))
        return flow.text() if has_text else ""

    def gathered(self, chunks: Mapping[str, Content]) -> Gathering:
        """Return what the document holds besides its words."""
        for name in (self._main, *self.related.inside("header", "footer", "footnotes", "endnotes")):
            related = self._related_to(name)
            add_files(related, self._stored, self._gathering)
            add_charts_and_diagrams(self._package, related, self._stored, self._gathering)
            add_controls(self._package, related, self._gathering)
        add_signatures(self._package, self._gathering)
        if any(other.kind == "subDocument" for other in self.related.all):
            self._gathering.cannot_see(*ALL_KINDS)  # its text is in other files
        self._add_comments()
        self._add_building_blocks()
        for chunk in {id(chunk): chunk for chunk in chunks.values()}.values():
            self._gathering.include(chunk)
        self._stored.gather()
        return self._gathering

    def _add_building_blocks(self) -> None:
        """Add what a template has in store (17.12), but for the prompts in its fields that wait to be filled."""
        for name in self.related.inside("glossaryDocument"):
            root = xml_of(self._package, name, self._gathering, ContentKind.HIDDEN)
            for block in () if root is None else root.iter("{*}docPart"):
                galleries = (str(value) for one in block.iter("{*}gallery") for value in one.values())
                if "placeholder" not in galleries:
                    flow = TextFlow()
                    add_story(block, flow, Surroundings())
                    self._gathering.words(ContentKind.HIDDEN, flow.text())

    def _add_comments(self) -> None:
        def said(element: etree._Element, name: str) -> str:
            """Return an attribute of whatever namespace."""
            return next((str(value) for key, value in element.items() if str(key).endswith("}" + name)), "")

        settled: set[str] = set()
        for kind in ("commentsExtended", "comments"):
            for name in self.related.inside(kind):
                root = xml_of(self._package, name, self._gathering, ContentKind.COMMENTS)
                for each in () if root is None else root.iterchildren("{*}commentEx"):
                    if said(each, "done") in {"1", "true", "on"}:
                        settled |= {said(each, "paraId")} - {""}
                for comment in () if root is None else root.iterchildren("{*}comment"):
                    is_done = not settled.isdisjoint(said(one, "paraId") for one in comment.iter("{*}p"))
                    flow = TextFlow()
                    add_story(comment, flow, Surroundings())
                    line = self._marks.comment_lines.get(said(comment, "id"))
                    self._gathering.comment(flow.text(), by=said(comment, "author"), is_done=is_done, line=line)


def _near(name: bytes, part: bytes) -> int:
    """Return where to begin to look for an element: its name alone is found ten times as fast."""
    start = part.find(name)
    return max(0, start - LONGEST_PREFIX) if start >= 0 else len(part)


def _metadata(package: Package, of_package: Mapping[str, str]) -> Metadata:
    """Return what the document says about itself; the program that wrote it counted the pages."""
    pages = PAGE_COUNT.search(package.read(of_package.get("extended-properties", "")) or b"")
    return dataclasses.replace(
        metadata(package.read(of_package.get("core-properties", ""))),
        page_count=int(pages[1]) or None if pages else None,
    )


def _names_styles(body: bytes) -> bool:
    """Return whether any paragraph or run may have a style of its own."""
    return b"pStyle" in body or b"rStyle" in body or b"\0" in body  # in UTF-16 it would be missed


def _styles(package: Package, related: Related) -> bytes:
    """Return the XML of the styles, nothing where it cannot be read or is far too large.

    The text is there without them, so a document is never refused for its styles.
    """
    try:
        part = package.read(next(iter(related.inside("styles")), ""))
        return part if part and len(part) <= MAX_STYLES_BYTES else b""
    except (DocumentError, zlib.error, struct.error):
        return b""


def _may_have_text(part: bytes) -> bool:
    """Return whether a part has any element for text; most notes only have the line that would separate them."""
    return TEXT_ELEMENT.search(part) is not None or b"\0" in part  # in UTF-16 it would be missed


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
