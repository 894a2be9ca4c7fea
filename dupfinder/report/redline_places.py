"""Where the lines of a Word document stand in its paragraphs, so that words in them can be marked.

The lines are those that the reader of Word documents sees; what is not there for it (hidden runs, page numbers, the
second way to draw the same) is not there for these places either.
"""

import itertools
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from typing import Any, NamedTuple

from docx.oxml.ns import qn

from dupfinder.domain.differences import PieceKind
from dupfinder.domain.records import dataclass

Element = Any
"""Of lxml, which only readers and python-docx know."""
_COMPATIBILITY = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
_LINE, _CELL, _ROW = 1, 2, 3
_BREAKS = {qn("w:br"), qn("w:cr")}
_CHARACTERS = {qn(f"w:{name}") for name in ("tab", "ptab", "noBreakHyphen", "sym")}
_UNSEEN = {qn(f"w:{name}") for name in ("pPr", "rPr", "rt", "sdtPr")} | {f"{_COMPATIBILITY}Fallback"}
_BETWEEN = {qn(f"w:{name}") for name in ("bookmarkStart", "bookmarkEnd", "proofErr", "permStart", "permEnd")} | {
    qn("w:moveFromRangeEnd")
}
_OFF = {"0", "false", "off"}


class UnlikeText(Exception):  # noqa: N818 - says what was found
    """The document does not have the text that was read of it in its paragraphs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What the reader of Word documents makes of characters."""

    plain: Callable[[str], str]
    """Every text in the form in which it is compared."""
    character: Callable[[Element, str], str]
    """For what character an element of a name stands."""
    drop_page_numbers: Callable[[Element], None]


class Leaf(NamedTuple):
    """An element of a run that is seen as text; `is_fixed` says that it cannot be marked (equations)."""

    element: Element
    text: str
    start: int
    is_fixed: bool


class Mark(NamedTuple):
    """Letters of a paragraph that go, or text that comes at one place of it."""

    kind: PieceKind
    start: int
    end: int
    text: str = ""
    move: int = 0


@dataclass(slots=True)
class Block:
    """A paragraph, and what becomes of it."""

    paragraph: Element
    leaves: list[Leaf]
    text: str
    line_count: int = 0
    marks: list[Mark] = field(default_factory=list)
    before: list[Mark] = field(default_factory=list)
    """Whole paragraphs that come before it."""
    end: tuple[PieceKind, int] | None = None
    """How its end goes, and with which move."""

    @property
    def row(self) -> Element | None:
        """Return the outermost row of a table around it."""
        return next(iter(reversed(list(self.paragraph.iterancestors(qn("w:tr"))))), None)

    @property
    def following(self) -> Element | None:
        """Return the paragraph that it would run into without its end; `None` where that is none."""
        after = self.paragraph.getnext()
        while after is not None and after.tag in _BETWEEN:
            after = after.getnext()
        properties = self.paragraph.find(qn("w:pPr"))
        if properties is not None and properties.find(qn("w:sectPr")) is not None:
            return None
        return after if after is not None and after.tag == qn("w:p") else None


class Place(NamedTuple):
    """A part of a paragraph."""

    block: Block
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line as the reader sees it; the cells of a row of a table are places of one line, with a tab between two."""

    places: Sequence[Place]
    text: str
    """As the document has it."""
    seen: str
    """As the reader sees it."""
    clusters: Sequence[tuple[int, int]] = ()
    """Where letters that are seen otherwise than they are written begin: as they are seen, and as they are written."""

    def written(self, at: int) -> int | None:
        """Return where in the text a place of what is seen is; `None` within a letter that is written as several."""
        if self.text == self.seen:
            return at
        return next((written for seen, written in reversed(self.clusters) if seen == at), None)


class Story:
    """The body, a header, a footer, notes: their paragraphs, and the lines of these."""

    def __init__(self, root: Element, reading: Reading, *, is_on_each_page: bool) -> None:
        self.root = root
        self._reading = reading
        self._dropped = _page_numbers(root, reading) if is_on_each_page else frozenset()
        self.blocks: list[Block] = []
        self.lines: list[Line] = []
        self._open: list[Place] = []
        self._break = 0
        self._at_row_start = False
        self._walk(root)
        self._end_line()

    def _walk(self, element: Element) -> None:
        for child in element.iterchildren("*"):
            if child.tag == qn("w:p"):
                self._break = max(self._break, _LINE)
                self._add_paragraph(child)
                continue
            if child.tag == qn("w:tr"):
                self._break, self._at_row_start = _ROW, True
            elif child.tag == qn("w:tc"):
                self._break = self._break if self._at_row_start else max(self._break, _CELL)
                self._at_row_start = False
            if child.tag not in _UNSEEN:
                self._walk(child)

    def _add_paragraph(self, paragraph: Element) -> None:
        boxes: list[Element] = []
        block = Block(paragraph, [], "")
        pieces: list[str] = []
        at = 0
        for leaf, text in self._leaves(paragraph, boxes):
            block.leaves.append(Leaf(leaf, text, at, leaf.getparent().tag != qn("w:r")))
            pieces.append(text)
            at += len(text)
        block.text = "".join(pieces)
        self.blocks.append(block)
        at = 0
        for number, part in enumerate(block.text.split("\n")):
            self._break = max(self._break, _LINE) if number else self._break
            if part:
                self._add(Place(block, at, at + len(part)))
            at += len(part) + 1
        for box in boxes:
            self._walk(box)

    def _add(self, place: Place) -> None:
        if self._break != _CELL:
            self._end_line()
        self._break = 0
        self._open.append(place)

    def _end_line(self) -> None:
        text = "\t".join(place.block.text[place.start : place.end] for place in self._open)
        seen = self._reading.plain(text)
        if seen and not seen.isspace():
            clusters = () if text == seen else tuple(_clusters(text, seen, self._reading.plain))
            self.lines.append(Line(tuple(self._open), text, seen, clusters))
            for place in self._open:
                place.block.line_count += 1
        self._open = []

    def _leaves(self, element: Element, boxes: list[Element]) -> Iterator[tuple[Element, str]]:
        for child in element.iterchildren("*"):
            name = child.tag.rpartition("}")[2]
            if child.tag == qn("w:txbxContent"):
                boxes.append(child)
            elif name == "t" and child.tag in {qn("w:t"), qn("m:t")}:
                if child.text and child not in self._dropped:
                    yield child, child.text
            elif child.tag in _BREAKS:
                yield child, "\n"
            elif child.tag in _CHARACTERS:
                if text := self._reading.character(child, name):
                    yield child, text
            elif child.tag == f"{_COMPATIBILITY}Choice" and child.getprevious() is not None:
                continue  # the first way to show something is seen
            elif child.tag not in _UNSEEN and not (name == "r" and _is_hidden(child)):
                yield from self._leaves(child, boxes)


def _clusters(text: str, seen: str, plain: Callable[[str], str]) -> Iterator[tuple[int, int]]:
    """Yield where letters begin, as `Line.clusters`; only both ends of the line where letters change each other."""
    bounds = [at for at, letter in enumerate(text) if at == 0 or not unicodedata.combining(letter)] + [len(text)]
    letters = [plain(text[start:end]) for start, end in itertools.pairwise(bounds)]
    if "".join(letters) != seen:
        yield from ((0, 0), (len(seen), len(text)))
        return
    yield from zip(itertools.accumulate(map(len, letters), initial=0), bounds, strict=True)


def _is_hidden(run: Element) -> bool:
    hides = run.find(f"{qn('w:rPr')}/{qn('w:vanish')}")
    return hides is not None and hides.get(qn("w:val"), "") not in _OFF


def _page_numbers(root: Element, reading: Reading) -> frozenset[Element]:
    """Return the texts that are numbers of pages."""
    texts = [(text, text.text) for text in root.iter(qn("w:t"))]
    reading.drop_page_numbers(root)
    dropped = frozenset(text for text, before in texts if before and not text.text)
    for text, before in texts:
        text.text = before
    return dropped
