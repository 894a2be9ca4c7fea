"""The text of XML documents of whatever vocabulary: DocBook, TEI, AbiWord, Word and Excel of 2003, invoices, feeds.

What stands between tags is text. Tags and attributes are none: read as words they make two reports of one program
alike, whatever these say. They count together as one item of content beyond the words, so documents that differ
there are the same text at most, also beside other formats.
"""

import hashlib
import re
from collections.abc import Mapping

from lxml import etree

from dupfinder.domain.beyond import BeyondWords, ContentKind, item
from dupfinder.domain.errors import DocumentError
from dupfinder.extract.containers.xml_parts import files_taken_in, walk_xml, without_references
from dupfinder.extract.format import Content
from dupfinder.extract.plain import plain_text
from dupfinder.extract.sheets.cell_values import values_digest
from dupfinder.extract.source import SourceFile

_LINES = frozenset({"l", "p", "para", "simpara", "段落"})
"""Elements that are a line in each vocabulary that has them, also where only those inside them have text."""
_ITEMS = frozenset({"def-item", "dd", "dt", "entry", "item", "li", "list-item", "listitem", "td", "th", "varlistentry"})
"""What ends a line that has it: lists and tables inside paragraphs (JATS, DITA, TEI). It need not be a line itself."""
_NOTES = frozenset({"endnote", "fn", "footnote", "note"})
"""What stands below the text, or behind it, where the line that has it is read."""
_HEADINGS = frozenset({"head", "title"})
_ROWS = frozenset({"Row", "row", "tr", "行"})
_BREAKS = _LINES | _ITEMS | _ROWS
_SPACED = frozenset({"code", "pre", "programlisting", "screen"})
"""Elements that keep their line ends."""
_SPACES = frozenset({"br", "cr", "lb", "tab"})
_HOLDERS = {
    "UOF": frozenset({"文本串"}),
    "Workbook": frozenset({"Data"}),
    "wordDocument": frozenset({"t"}),
}
"""By the first element of a document, those that alone hold text: names of styles stand in others."""
_BESIDE = {
    "TEI": frozenset({"teiHeader"}),
    "Workbook": frozenset({"Comment"}),
    "abiword": frozenset({"data", "history", "lists", "metadata", "styles"}),
    "document-content": frozenset({"annotation", "tracked-changes"}),
    "opml": frozenset({
        "dateCreated", "dateModified", "docs", "expansionState", "ownerEmail", "ownerId", "ownerName",
        "vertScrollState", "windowBottom", "windowLeft", "windowRight", "windowTop",
    }),
}  # fmt: skip
"""By the first element, those whose text is none of the document."""
_SAYING = {"map": ("node", ("TEXT",)), "opml": ("outline", ("text", "_note"))}
"""By the first element, what says its text in attributes, and in which: mind maps of FreeMind, outlines."""
_SETTINGS = frozenset({"plist"})
"""By the first element, what says most by the names of empty ones: `<true/>`."""
_PACKED = re.compile(r"[A-Za-z0-9+/]{60,}+[A-Za-z0-9+/\s]*+=*")
"""A file that is written as text (base64): the PDF in an invoice, a picture."""
_MIDNIGHT = re.compile(r"(?<=\d)T00:00:00(?:\.0+)?\Z")


def read(source: SourceFile) -> Content:
    """Return the text of an XML document; in one that says more in attributes, or is none, every character counts."""
    data = source.read()
    try:
        page = _page(data)
    except (DocumentError, etree.XMLSyntaxError):
        try:
            page = _page(without_references(data))
            for name in files_taken_in(data):
                page.markup.update(b"\0" + name)
        except (DocumentError, etree.XMLSyntaxError):
            return plain_text.read(source)
    if page.is_settings or (page.letters < page.attribute_letters and not page.is_known):
        return plain_text.read(source)
    lines = page.lines + page.notes
    text = "".join(f"{line}\n" for line in lines)
    markup = item("tags and attributes", "markup", page.markup.digest())
    return Content(
        text=text,
        headings=tuple(page.headings),
        beyond=BeyondWords(items={ContentKind.SIGNS: (markup,)}),
        values=values_digest(text) if page.rows and page.rows == len(lines) else b"",
    )


def _page(data: bytes) -> "_Page":
    page = _Page()
    walk_xml(data, page)
    return page


class _Page:
    """Takes the elements of a document in order. A line begins with text in an element, and ends with that element.

    Where text goes on behind an element that began a line (`<b>Bold</b> and not`), so does the line.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.notes: list[str] = []
        self.headings: list[str] = []
        self.rows = self.letters = self.attribute_letters = 0
        self.is_known = self.is_settings = False
        self.markup = hashlib.blake2b(digest_size=16)
        self._open: list[str] = []
        self._beside: frozenset[str] = frozenset()
        self._holders: frozenset[str] | None = None
        self._saying, self._said = "", tuple[str, ...]()
        self._beside_depth = self._line_depth = self._row_depth = self._goes_on_depth = 0
        """How many elements were open with the one that is beside the text, is a line, a row, or had such an inner one
        that more of its own text goes on in that line; 0 for none."""
        self._note_depth = 0
        self._around: tuple[list[str], int] = ([], 0)
        """The line that the note belongs to, and the depth of that."""
        self._row: list[str] = []
        self._line: list[str] = []
        self._gap = ""
        """What stands between the line that ended last and what goes on in it."""
        self._pieces: list[str] = []

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Begin an element."""
        self._take()
        name = tag.rpartition("}")[2]
        if not self._open:
            self._beside, self._holders = _BESIDE.get(name, frozenset()), _HOLDERS.get(name)
            self._saying, self._said = _SAYING.get(name, ("", ()))
            self.is_known, self.is_settings = name in _BESIDE or name in _HOLDERS, name in _SETTINGS
        self._open.append(name)
        told = sorted((key.rpartition("}")[2], value) for key, value in attributes.items())
        self._mark("\0".join((f"<{name}", *(part for each in told for part in each))))
        self.attribute_letters += sum(map(len, attributes.values()))
        depth = len(self._open)
        if self._beside_depth or name in self._beside:
            self._beside_depth = self._beside_depth or depth
            return
        if name in _NOTES and self._line_depth and not self._note_depth:
            self._note_depth, self._around = depth, (self._line, self._line_depth)
            self._line, self._line_depth, self._goes_on_depth = [], 0, 0
            return
        if name == self._saying:
            self._end_line(name)
            self._line_depth = 0
            for said in self._said:
                self.is_known = self.is_known or said in attributes
                self._line.append(attributes.get(said, "").replace("&#38;", "&"))  # as libxml2 gives it
                self._end_line(name)
            return
        if self._line_depth and name in _BREAKS:
            self._end_line(self._open[self._line_depth - 1])
            self._line_depth = self._goes_on_depth = 0
        if self._line_depth:
            self._line += " " if name in _SPACES else ""
        elif name in _LINES or name in _HEADINGS or (self._holders is not None and name in self._holders):
            self._line_depth, self._goes_on_depth = depth, 0
        elif name in _ROWS and not self._row_depth:
            self._row_depth, self._goes_on_depth = depth, 0

    def end(self, _tag: str) -> None:
        """End an element."""
        self._take()
        self._mark(">")
        depth = len(self._open)
        name = self._open.pop()
        if depth <= self._goes_on_depth:
            self._goes_on_depth = 0
        if self._beside_depth == depth:
            self._beside_depth = 0
        if self._line_depth == depth:
            self._end_line(name)
            self._line_depth, self._goes_on_depth = 0, 0 if name in _LINES or name in _HEADINGS else depth - 1
        if self._note_depth == depth:
            self._note_depth = 0
            self._line, self._line_depth = self._around
        if self._row_depth == depth:
            self.lines += ["\t".join(self._row)] if self._row else []
            self.rows += bool(self._row)
            self._row, self._row_depth, self._goes_on_depth = [], 0, 0

    def data(self, text: str) -> None:
        """Take a piece of text."""
        self._pieces.append(text)

    def close(self) -> None:
        """End the document."""

    def _take(self) -> None:
        """Take the text since the last tag: all of it, as the parser gives long ones in pieces."""
        text = "".join(self._pieces)
        self._pieces.clear()
        is_beside = self._beside_depth or (self._holders is not None and self._holders.isdisjoint(self._open))
        if is_beside or _PACKED.fullmatch(text.strip()):
            self._mark(text.strip())
            return
        if not self._line_depth and text.strip():
            depth = len(self._open)
            self._line_depth = depth
            if self._goes_on_depth == depth:
                self._line += (self._written().pop(), self._gap)
        if self._line_depth:
            self._line.append(text)

    def _end_line(self, name: str) -> None:
        text = "".join(self._line)
        self._line.clear()
        self._gap = " " if text[-1:].isspace() else ""
        whole = text.splitlines() if name in _SPACED else [_MIDNIGHT.sub("", " ".join(text.split()))]
        found = [line.rstrip() for line in whole if line.strip()]
        self.letters += sum(map(len, found))
        if name in _HEADINGS:
            self.headings += found
        self._written().extend(found)

    def _written(self) -> list[str]:
        """Return where lines go to: below the text, into the row that is open, or into the text."""
        return self.notes if self._note_depth else self._row if self._row_depth else self.lines

    def _mark(self, text: str) -> None:
        self.markup.update(text.encode(errors="surrogatepass") + b"\0")
