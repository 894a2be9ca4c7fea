"""The visible text of an HTML page."""

import re
from collections.abc import MutableMapping
from dataclasses import dataclass, field, replace

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dupfinder.domain.documents import Metadata, ProblemCode
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.messages import say
from dupfinder.extract.flow import TextFlow
from dupfinder.extract.format import Content
from dupfinder.extract.gathering import Gathering, may_have_signs
from dupfinder.extract.plain.encoding import decode, encoding_named
from dupfinder.extract.source import SourceFile
from dupfinder.extract.table_rows import OpenRows, spanned
from dupfinder.extract.web.page_sights import COLOURED_CELLS, MENU, SIGHTS, WAYS, PageSights, ground_by_hand, sign_inks
from dupfinder.extract.web.page_styles import Linked, PageStyles, page_styles
from dupfinder.extract.web.parsing_work import is_too_much_work
from dupfinder.extract.web.style_sheets import Sheet, StyleSheets

CELLS = frozenset({"td", "th"})
MOST_COVERED = 100
"""Of the columns of a table, so many are looked at for cells that reach into the rows below."""


@dataclass(slots=True)
class _Table:
    row: int = 0
    covered: dict[int, int] = field(default_factory=dict)
    """The columns that a cell above reaches into, and the first row that it does not reach."""


class PageTables:
    """Follows the tables of a page, cell by cell."""

    def __init__(self, *, has_spans: bool, has_colours: bool) -> None:
        self._has_spans = has_spans
        self._has_colours = has_colours
        self._rows = OpenRows()
        self._tables: list[_Table] = []
        self._cells: list[tuple[int, int, int, int | None]] = []
        """For each open cell, where its text starts, the columns and rows that it spans, and its colour."""

    def enter(self, tag: str, node: LexborNode, flow: TextFlow) -> None:
        """Start an element; most are no part of a table."""
        if tag == "table":
            self._tables.append(_Table())
        elif tag == "tr":
            self._rows.start()
            if self._tables:
                self._tables[-1].row += 1
        elif tag in CELLS:
            spans = node.attributes if self._has_spans else {}
            columns, rows = (spanned(spans.get(name) or "") for name in ("colspan", "rowspan"))
            self._pass_covered()
            self._cells.append((flow.mark(), columns, rows, ground_by_hand(node) if self._has_colours else None))

    def leave(self, tag: str, flow: TextFlow) -> None:
        """End an element."""
        if tag == "table":
            self._tables.pop()
        elif tag == "tr":
            self._rows.end()
        elif tag in CELLS:
            mark, columns, rows, colour = self._cells.pop()
            if rows > 1 and self._tables:
                table, start = self._tables[-1], self._rows.column
                reached = range(start, min(start + columns, MOST_COVERED))
                table.covered.update(dict.fromkeys(reached, table.row + rows))
            self._rows.cell(colour, has_text=flow.has_words(mark), columns=columns)

    def _pass_covered(self) -> None:
        """Pass the columns that a cell above reaches into."""
        if self._tables and self._tables[-1].covered:
            table = self._tables[-1]
            while table.covered.get(self._rows.column, 0) > table.row:
                self._rows.cell(has_text=False)

    def tell(self, gathering: Gathering) -> int:
        """Say where empty cells are; return how many rows have text."""
        self._rows.rows.tell(gathering)
        return self._rows.rows.count


# HTML, 15.3 "Rendering": what is never shown, and what starts on a line of its own.
UNSEEN = frozenset({
    "-comment", "-doctype", "applet", "area", "audio", "base", "canvas", "datalist", "head", "iframe", "link",
    "meta", "noembed", "noframes", "noscript", "object", "param", "script", "source", "style", "svg",
    "template", "title", "track", "video",
})  # fmt: skip
BLOCKS = frozenset({
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "dd", "details", "dialog",
    "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frameset", "h1", "h2",
    "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "html", "legend", "li", "listing", "main", "menu", "nav",
    "ol", "optgroup", "option", "p", "pre", "search", "section", "select", "summary", "table", "tbody",
    "textarea", "tfoot", "thead", "ul", "xmp",
})  # fmt: skip
BREAKING = BLOCKS | {"tr", *CELLS}
HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
PREFORMATTED = frozenset({"pre", "xmp", "listing", "textarea"})
TEXT_NODE = "-text"

MENUS = "nav, [role=navigation i], .navheader, .navfooter"
"""Where a page leads to other pages (HTML, 4.3.4; WAI-ARIA, 5.3.4), as in what DocBook and its kin write."""
MOST_MENUS = 100
TIMES_READ = 3
"""How often a page is looked through for what its menus say; they may stand inside each other."""
FEW_LETTERS = 120
"""What a menu says besides its links, and a page that is there for its menus beside these, such as a map of a site."""

CHARSET = re.compile(
    rb"""<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)""", re.IGNORECASE
)
CHARSET_BYTES = 4096
# In XHTML these may be empty elements; read as HTML they would swallow all that follows.
SELF_CLOSED = re.compile(
    r"<(?=[tsinx])(title|script|style|textarea|iframe|noscript|noembed|noframes|xmp)\b([^<>]*)/>", re.IGNORECASE
)
PAGE_NUMBERS = ", ".join(
    f'div[title="{place}"] sdfield{said}'
    for place in ("header", "footer")
    for said in ('[type="page" i]', '[type="docstat" i][subtype="page" i]')
)
"""The numbers and counts of pages that LibreOffice writes into headers and footers: no text, as in other formats."""
STORED_NUMBERS = re.compile(r'sdval="-?\d*([.,])\d|sdnum="[^"]*#([.,])##0')
"""Numbers as LibreOffice knows them, and how it shows them."""
SPACES = re.compile("  +")


def _not_here(_: str) -> Sheet | None:
    """Return no style sheet: those of other files are never fetched."""
    return None


def read(source: SourceFile) -> Content:
    """Return the visible text of a page; each block is a paragraph, each table row a line."""
    return page_content(source.read())


def page_content(
    data: bytes,
    *,
    declared: str | None = None,
    sources: MutableMapping[str, int] | None = None,
    linked: Linked = _not_here,
    sheets: StyleSheets | None = None,
) -> Content:
    """Return the visible text of a page that is a file, or a part of a mail, book or document.

    `declared` is the encoding that was said outside of the page; it counts before what the page says of itself (HTML,
    13.2.3.2). `sources` takes the addresses of pictures that stand in other files, each with the lines before it, for
    who has these files; without it they are unseen. `linked` gives style sheets that do, `sheets` reads them for all
    pages of a document. Raises `DocumentError` (`too-large`) for pages made to keep a parser busy.
    """
    return content_of(
        decode(data, declared=encoding_named(declared) or _declared_encoding(data)),
        sources=sources,
        linked=linked,
        sheets=sheets,
    )


def content_of(
    page: str,
    *,
    sources: MutableMapping[str, int] | None = None,
    linked: Linked = _not_here,
    sheets: StyleSheets | None = None,
) -> Content:
    """Return the visible text of a page that is decoded already."""
    page = SELF_CLOSED.sub(r"<\1\2></\1>", page)
    if is_too_much_work(page):
        raise DocumentError(
            ProblemCode.TOO_LARGE, say("The HTML page has too many nested elements or too many attributes.")
        )
    tree = LexborHTMLParser(page)
    for number in tree.css(PAGE_NUMBERS) if "<sdfield" in page or "<SDFIELD" in page else ():
        number.decompose()
    sheets = sheets or StyleSheets()
    styles = page_styles(tree, page, linked, sheets)
    if may_have_signs(page.encode(errors="surrogatepass")):
        inks = {node: ways | styles.ways.get(node, {}) for node, ways in sign_inks(tree).items()}
        styles = replace(styles, ways={**styles.ways, **inks})
    menus = _menus(tree, page)
    flow, gathering, rows = _walked(tree, replace(styles, ways={**styles.ways, **menus}) if menus else styles, sources)
    if menus and _letters(flow.text()) < FEW_LETTERS:
        flow, gathering, rows = _walked(tree, styles, sources)
    if styles.by_sheets and not flow.has_words(0):  # a script will show what it is
        own = page_styles(tree, page, linked, sheets, obeys_sheets=False)
        flow, gathering, rows = _walked(tree, replace(own, is_certain=False), sources)
    text = without_needless_spaces(flow.text()).replace("\u00ad", "")
    return Content(
        text=text,
        metadata=_metadata(tree),
        headings=flow.headings(),
        beyond=gathering.beyond(),
        pictures=gathering.pictures,
        values=_values(text, page) if rows and rows == text.count("\n") else b"",
    )


def without_needless_spaces(text: str) -> str:
    """Return a text with one space for several, and none beside the ends of lines and cells."""
    text = SPACES.sub(" ", text)
    for end in "\n\t":
        text = text.replace(f" {end}", end).replace(f"{end} ", end)
    return text


def _walked(
    tree: LexborHTMLParser, styles: PageStyles, sources: MutableMapping[str, int] | None
) -> tuple[TextFlow, Gathering, int]:
    """Return the text of a page, what it holds besides, and how many rows of tables have text."""
    flow, rows = TextFlow(), 0
    sights = PageSights(tree, flow, styles, sources)
    if tree.root is not None:
        has_spans, has_colours = (tree.css_first(one) is not None for one in ("[colspan], [rowspan]", COLOURED_CELLS))
        tables = PageTables(has_spans=has_spans, has_colours=has_colours)
        _add(tree.root, flow, sights, tables, hidden=styles.hidden)
        rows = tables.tell(sights.gathering)
        sights.see_rarities(tree)
    return flow, sights.gathering, rows


def _menus(tree: LexborHTMLParser, page: str) -> dict[int, dict[str, bool]]:
    """Return the elements that lead around a site: no text of the page. One that leads around the page only is text."""
    menus = {}
    within: set[int] = set()
    left = TIMES_READ * len(page)
    for menu in tree.css(MENUS)[:MOST_MENUS]:
        if left > 0 and menu.mem_id not in within and menu.css_first("a[href]:not([href^='#'])") is not None:
            left -= len(menu.html or "")
            linked = _linked_letters(menu)
            if _letters(menu.text()) - linked <= max(linked, FEW_LETTERS):  # it was closed where a menu ends
                menus[menu.mem_id] = {MENU: True}
                within.update(inner.mem_id for inner in menu.css(MENUS))
    return menus


def _linked_letters(menu: LexborNode) -> int:
    """Return how many letters of an element are links, which may stand inside each other."""
    letters = 0
    within: set[int] = set()
    for link in menu.css("a[href]"):
        if link.mem_id not in within:
            within.update(inner.mem_id for inner in link.css("a[href]"))
            letters += _letters(link.text())
    return letters


def _letters(text: str) -> int:
    """Return how long a text is without its spaces: Chinese has no more of them than paragraphs."""
    return len("".join(text.split()))


def _values(text: str, page: str) -> bytes:
    """Return the digest of the values of a page that is nothing but a table, as programs make them of sheets."""
    from dupfinder.extract.sheets.cell_values import Custom, Notation, values_digest  # noqa: PLC0415 - of few pages

    notation = Notation()
    for found in STORED_NUMBERS.finditer(page):
        notation.see(Custom.MARK, first=found[1] == "." or found[2] == ",")
    return values_digest(text, notation)


def _declared_encoding(data: bytes) -> str | None:
    """Return the encoding that a page names for itself, as Python calls it."""
    found = CHARSET.search(data, 0, CHARSET_BYTES)
    if found is None:
        return None
    return encoding_named((found[1] or found[2]).decode("ascii", errors="replace"))


def _metadata(tree: LexborHTMLParser) -> Metadata:
    title = tree.css_first("head > title")
    author = tree.css_first('head > meta[name="author" i]')
    return Metadata(
        title=" ".join(title.text().split()) or None if title is not None else None,
        author=" ".join((author.attributes.get("content") or "").split()) or None if author is not None else None,
    )


def _add(root: LexborNode, flow: TextFlow, sights: PageSights, tables: PageTables, *, hidden: frozenset[int]) -> None:
    """Add the visible text below `root`; a loop, since pages nest deeper than Python's stack."""
    node = root
    around: list[tuple[LexborNode, str]] = []
    """The elements that the node is in."""
    preformatted = 0
    while True:
        tag = node.tag or ""
        if tag == TEXT_NODE:
            _add_text(node.text_content or "", flow, sights, is_preformatted=preformatted > 0)
        elif hidden and node.mem_id in hidden:
            sights.hidden(node, UNSEEN)
        elif (child := _enter(tag, node, flow, sights, tables)) is not None:
            preformatted += tag in PREFORMATTED
            around.append((node, tag))
            node = child
            continue
        following = node.next
        while following is None and around:
            node, tag = around.pop()
            preformatted -= tag in PREFORMATTED
            if sights.marked:
                sights.leave(node)
            if tag in BREAKING:
                _leave(tag, flow, tables)
            following = node.next
        if following is None or not around:
            return
        node = following


def _enter(tag: str, node: LexborNode, flow: TextFlow, sights: PageSights, tables: PageTables) -> LexborNode | None:
    """Take an element; return the first node in it, `None` where there is none, or none that is seen.

    What most elements are not is asked here, as a call for each takes as long as all the rest.
    """
    if sights.sees_behind:
        sights.see_behind(node)
    if tag in SIGHTS:
        sights.see(tag, node, flow.lines)
    if tag in UNSEEN:
        return None
    if sights.notes and node.mem_id in sights.notes:
        sights.note(node)
        return None
    is_breaking = tag in BREAKING
    if is_breaking:
        _mark(tag, node, flow, tables)
    child = node.first_child
    if child is not None:
        if sights.is_styled or tag in WAYS:
            sights.enter(tag, node)
    elif is_breaking:
        _leave(tag, flow, tables)
    return child


def _mark(tag: str, node: LexborNode, flow: TextFlow, tables: PageTables) -> None:
    """Break the text where one of the elements starts that do so."""
    if tag in HEADINGS:
        flow.begin_heading()
    if tag in BLOCKS:
        flow.line()
        if tag != "table":
            return
    elif tag == "tr":
        flow.row()
    else:
        flow.cell()
    tables.enter(tag, node, flow)


def _leave(tag: str, flow: TextFlow, tables: PageTables) -> None:
    """Break the text where one of the elements ends that do so."""
    if tag in BLOCKS:
        flow.line()
    if tag in HEADINGS:
        flow.end_heading()
    if tag not in BLOCKS or tag == "table":
        tables.leave(tag, flow)


def _add_text(text: str, flow: TextFlow, sights: PageSights, *, is_preformatted: bool) -> None:
    """Add the text of one node, if it is shown; white space is one space, and none at the start of a line."""
    if sights.is_marked:
        text = sights.words(text)
    if is_preformatted and "\n" in text:
        for number, line in enumerate(text.split("\n")):
            if number:
                flow.line()
            _add_line(line, flow)
    else:
        _add_line(text, flow)


def _add_line(line: str, flow: TextFlow) -> None:
    words = line.split()
    if words:
        before = " " if line[0].isspace() and not flow.at_break else ""
        flow.add(f"{before}{' '.join(words)}{' ' if line[-1].isspace() else ''}")
    elif line and not flow.at_break:
        flow.add(" ")
