"""Two texts as one Word document in which what differs is tracked: accepted it has the words of B, rejected those of A.

Where A is a Word document that has, paragraph by paragraph, the text that was read of it, the result is that document
with its styles, tables, lists and headers; else a plain one is made of the paragraphs of A. Either way the changes are
put in by the same code.
"""

import copy
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import BinaryIO

import docx
from docx.document import Document
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.opc.exceptions import OpcError
from docx.opc.oxml import serialize_part_xml
from docx.opc.part import Part
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn
from docx.text.run import Run

from dupfinder.domain.comparisons import Redline, RedlineAbout
from dupfinder.domain.differences import Piece, PieceKind
from dupfinder.domain.display import visible
from dupfinder.domain.records import dataclass
from dupfinder.report.comparison_words import redline_note
from dupfinder.report.docx_package import saved
from dupfinder.report.redline_marks import AUTHOR, Marker, accept_all
from dupfinder.report.redline_places import Block, Element, Line, Mark, Place, Reading, Story, UnlikeText

_BEFORE_BODY = ("header",)
_AFTER_BODY = ("footnotes", "endnotes", "footer")
_RANKS = ["", "\n", "\t", "\r"].index
"""What parts two texts, the strongest last: a joint, the end of a paragraph, the end of a cell, the start of a row."""
_ON_EACH_PAGE = {"header", "footer"}
_ILLEGAL = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
"""What XML cannot hold (XML 1.0, 2.2)."""


def writable(text: str) -> str:
    r"""Return a text with what XML cannot hold as escapes such as `\x07`."""
    return _ILLEGAL.sub(lambda found: visible(found[0]), text)


def redline(pieces: Sequence[Piece], source: BinaryIO | None, reading: Reading, *, about: RedlineAbout) -> Redline:
    """Return the redline of two texts, with a comment on what it is; `source` is A where it is a Word document."""
    shown = [Piece(piece.kind, writable(piece.text), piece.move) for piece in pieces]
    if source is not None:
        try:
            return _Redlined(docx.Document(source), shown, reading, keeps_layout=True).result(about)
        except (UnlikeText, OpcError, ValueError, KeyError, AttributeError):
            pass  # a template, a strict document, one that names parts that are not there
    text = "".join(piece.text for piece in shown if piece.kind.is_old)
    plain = Reading(
        plain=str, character=lambda _, name: "\t" if name == "tab" else "", drop_page_numbers=lambda _: None
    )
    return _Redlined(_plain_document(text), shown, plain, keeps_layout=False).result(about)


def _add_note(document: Document, note: str) -> None:
    """Add a comment at the start of a document."""
    first = next(document.element.body.iter(qn("w:p")), None)
    if first is not None:
        run = OxmlElement("w:r")
        properties = first.find(qn("w:pPr"))
        first.insert(0, run) if properties is None else properties.addnext(run)
        marked = Run(run, document)  # type: ignore[arg-type]  # python-docx makes runs its own class
        document.add_comment(marked, text=writable(note), author=AUTHOR, initials="DF")


def _plain_document(text: str) -> Document:
    document = docx.Document()
    parts = document.part.package.rels
    del parts[next(key for key, part in parts.items() if part.reltype == RELATIONSHIP_TYPE.THUMBNAIL)]  # an empty page
    document.core_properties.author = AUTHOR
    end = document.element.body[-1]
    for line in text.splitlines():
        paragraph = OxmlElement("w:p")
        run = OxmlElement("w:r")
        for number, part in enumerate(line.split("\t")):
            if number:
                run.append(OxmlElement("w:tab"))
            run.append(_text(part))
        paragraph.append(run)
        end.addprevious(paragraph)
    if not text:
        end.addprevious(OxmlElement("w:p"))
    return document


def _text(text: str) -> Element:
    element = OxmlElement("w:t")
    element.text = text
    element.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
    return element


@dataclass(slots=True)
class _Group:
    """Lines of A, from `first` on, and what B has in their place; the pieces are those of both."""

    first: int
    count: int = 0
    pieces: list[Piece] = field(default_factory=list)

    @property
    def new_text(self) -> str:
        return "".join(piece.text for piece in self.pieces if piece.kind.is_new)

    @property
    def only(self) -> Piece | None:
        """Return the one piece that it consists of, if it does."""
        return self.pieces[0] if len(self.pieces) == 1 else None


def _groups(pieces: Iterable[Piece]) -> Iterator[_Group]:
    """Yield the lines of both texts that belong together, without those that are the same in both."""
    group = _Group(0)
    old_open = new_open = False
    for piece in pieces:
        is_move = piece.move > 0
        for part in [piece.text] if is_move else piece.text.splitlines(keepends=True):
            ended = part.endswith("\n")
            group.pieces.append(Piece(piece.kind, part, piece.move))
            if piece.kind.is_old:
                old_open, group.count = not ended, group.count + ended
            if piece.kind.is_new:
                new_open = not ended
            if not old_open and not new_open:
                following = _Group(group.first + group.count)
                if not all(one.kind is PieceKind.KEPT for one in group.pieces):
                    yield group
                group = following
    if group.pieces:
        yield group


class _Redlined:
    """A document on its way."""

    def __init__(self, document: Document, pieces: Sequence[Piece], reading: Reading, *, keeps_layout: bool) -> None:
        self._document = document
        self._reading = reading
        self._keeps_layout = keeps_layout
        self._accepted = False
        self._parsed: dict[str, tuple[Part, Element]] = {}
        self._marker = Marker()
        self._rows: dict[Element, list[tuple[str, ...]]] = {}
        self._ended: set[Element] = set()
        """Rows behind which a paragraph comes already."""
        self._left_out = 0
        self._twins: list[tuple[Story, Story]] = []
        before = self._stories(_BEFORE_BODY)
        self._body = self._story(document.element.body, "body")
        after = self._stories(_AFTER_BODY)
        self._lines = self._placed([*before, self._body], after, "".join(p.text for p in pieces if p.kind.is_old))
        self._stories_in_order = [*before, self._body, *after]
        self._story_of = {block.paragraph: story for story in self._stories_in_order for block in story.blocks}
        self._blocks = {block.paragraph: block for story in self._stories_in_order for block in story.blocks}
        self._mark(list(_groups(pieces)))

    def result(self, about: RedlineAbout) -> Redline:
        """Return the document as a file."""
        for part, root in self._parsed.values():
            part._blob = serialize_part_xml(root)  # noqa: SLF001 - python-docx knows no notes
        made = Redline(keeps_layout=self._keeps_layout, accepted_before=self._accepted, left_out=self._left_out)
        _add_note(self._document, redline_note(about, made))
        return replace(made, data=saved(self._document))

    def _story(self, root: Element, kind: str) -> Story:
        self._accepted = accept_all(root) or self._accepted
        return Story(root, self._reading, is_on_each_page=kind in _ON_EACH_PAGE)

    def _stories(self, kinds: Sequence[str]) -> list[Story]:
        """Return the other parts with text, those with the same text once."""
        found: dict[str, Story] = {}
        known: set[str] = set()
        for kind in kinds:
            for related in self._document.part.rels.values():
                if related.is_external or not related.reltype.endswith(f"/{kind}"):
                    continue
                part = related.target_part
                if str(part.partname) in known:
                    continue
                known.add(str(part.partname))
                if hasattr(part, "element"):
                    root = part.element
                else:
                    root = parse_xml(part.blob)
                    self._parsed[str(part.partname)] = (part, root)
                story = self._story(root, kind)
                text = "\n".join(line.seen for line in story.lines)
                if text in found:
                    self._twins.append((found[text], story))
                else:
                    found[text] = story
        return list(found.values())

    def _placed(self, before: list[Story], after: list[Story], text: str) -> list[Line | None]:
        """Return where each line of A stands; `None` for one of a chart or diagram, which come before the notes."""
        head = [line for story in before for line in story.lines]
        tail = [line for story in after for line in story.lines]
        seen = text.splitlines()
        fixed = len(seen) - len(head) - len(tail)
        if (
            fixed < 0
            or [line.seen for line in head] != seen[: len(head)]
            or [line.seen for line in tail] != seen[len(seen) - len(tail) :]
        ):
            raise UnlikeText
        return [*head, *([None] * fixed), *tail]

    def _mark(self, groups: list[_Group]) -> None:
        self._demote_moves(groups)
        for group in groups:
            self._take(group)
        for first, twin in self._twins:
            if [block.text for block in first.blocks] == [block.text for block in twin.blocks]:
                for block, other in zip(first.blocks, twin.blocks, strict=True):
                    other.marks, other.before, other.end = list(block.marks), list(block.before), block.end
        for row, rows in self._rows.items():
            for cells in reversed(rows):
                self._marker.add_row(row, cells, is_after=True)
        for story in (*self._stories_in_order, *(twin for _, twin in self._twins)):
            for block in story.blocks:
                if block.marks or block.before or block.end is not None:
                    self._marker.mark(block)

    def _demote_moves(self, groups: list[_Group]) -> None:
        """Let what cannot be told as a move in this document be deleted and inserted."""
        fit: dict[int, int] = {}
        for group in groups:
            only = group.only
            if only is not None and only.move and self._may_move(group, only.kind):
                fit[only.move] = fit.get(only.move, 0) + 1
        for group in groups:
            for number, piece in enumerate(group.pieces):
                if not piece.move:
                    continue
                if fit.get(piece.move) == 2:
                    if piece.kind is PieceKind.MOVED_FROM and (line := self._lines[group.first]) is not None:
                        self._marker.movers[piece.move] = copy.deepcopy(line.places[0].block.paragraph)
                else:
                    kind = PieceKind.DELETED if piece.kind is PieceKind.MOVED_FROM else PieceKind.INSERTED
                    group.pieces[number] = Piece(kind, piece.text)

    def _may_move(self, group: _Group, kind: PieceKind) -> bool:
        if kind is PieceKind.MOVED_TO:
            return self._paragraph_after(group.first) is not None
        line = self._lines[group.first]
        if line is None or len(line.places) != 1:
            return False
        block = line.places[0].block
        return _is_whole(line) and block.following is not None and not any(leaf.is_fixed for leaf in block.leaves)

    def _line(self, number: int) -> Line | None:
        return self._lines[number] if 0 <= number < len(self._lines) else None

    def _take(self, group: _Group) -> None:
        only = group.only
        lines = [self._lines[number] for number in range(group.first, group.first + group.count)]
        if any(line is None for line in lines):
            self._take_fixed(group, lines)
        elif not lines:
            self._add_lines(group.first, group.new_text.splitlines(), only.move if only else 0)
        elif not group.new_text:
            self._delete_lines([line for line in lines if line], only.move if only else 0)
        else:
            self._edit([line for line in lines if line], group)

    def _take_fixed(self, group: _Group, lines: Sequence[Line | None]) -> None:
        """Change what can be changed around lines of a chart or diagram, and count these."""
        self._left_out += sum(line is None for line in lines)
        self._delete_lines([line for line in lines if line], 0)
        self._add_lines(group.first, group.new_text.splitlines(), 0)

    def _delete(self, place: Place, kind: PieceKind = PieceKind.DELETED) -> None:
        self._left_out += any(
            leaf.is_fixed and place.start <= leaf.start < place.end and not leaf.text.isspace()
            for leaf in place.block.leaves
        )
        place.block.marks.append(Mark(kind, place.start, place.end))

    def _delete_lines(self, lines: Sequence[Line], move: int) -> None:
        """Delete whole lines: their paragraphs and rows, too, where nothing else is in them."""
        kind = PieceKind.MOVED_FROM if move else PieceKind.DELETED
        rows = Counter(row for line in lines for row in _rows_of(line))
        left = {id(place.block): place.block.line_count for line in lines for place in line.places}
        for line in lines:
            for place in line.places:
                block = place.block
                left[id(block)] -= 1
                end = place.end + (block.text[place.end : place.end + 1] == "\n")
                self._delete(Place(block, place.start, end), kind)
                if not left[id(block)] and block.following is not None and block.end is None:
                    block.end = (kind, move)
        for row, count in rows.items():
            if count == self._lines_in[row]:
                self._marker.mark_row(row, PieceKind.DELETED)

    @cached_property
    def _lines_in(self) -> Counter[Element]:
        """How many lines are in each row of a table."""
        return Counter(row for line in self._lines if line is not None for row in _rows_of(line))

    def _around(self, number: int) -> tuple[Line | None, Line | None]:
        """Return the lines between which a line comes that stands before a line of A; rather in the body than not."""
        before = next((line for at in range(number - 1, -1, -1) if (line := self._lines[at]) is not None), None)
        line = self._line(number)
        stories = [None if one is None else self._story_of[one.places[0].block.paragraph] for one in (before, line)]
        if None in stories or stories[0] is stories[1]:
            return before, line
        return (None, line) if stories[1] is self._body else (before, None)

    def _paragraph_after(self, number: int) -> Block | None:
        """Return the paragraph before which a line can come that stands before a line of A; `None` in other places."""
        before, line = self._around(number)
        last = None if before is None else before.places[-1].block
        if line is None:
            following = None if last is None else _paragraph_behind(last)
            return None if following is None else self._blocks.get(following)
        first = line.places[0].block
        if first.text[: line.places[0].start].strip():
            return None
        if first.row is None or (last is not None and last.paragraph.getparent() is first.paragraph.getparent()):
            return first
        if last is None or last.row is None or last.row.getparent() is first.row.getparent():
            return None
        following = _paragraph_behind(last)
        return None if following is None else self._blocks.get(following)

    def _add_lines(self, number: int, texts: Sequence[str], move: int) -> None:
        """Let lines come before a line of A."""
        if not texts:
            return
        before, line = self._around(number)
        row = None if before is None else before.places[-1].block.row
        cells = 0 if row is None else len(row.findall(qn("w:tc")))
        is_inside = line is not None and before is not None and _cell(line.places[0]) is _cell(before.places[-1])
        block = self._paragraph_after(number)
        looks_like_row = all(text.count("\t") == cells - 1 > 0 for text in texts)
        if row is not None and (block is None or (looks_like_row and not is_inside and row not in self._ended)):
            self._rows.setdefault(row, []).extend(_cells(text, cells) for text in texts)
        elif block is not None:
            if row is not None and not is_inside:
                self._ended.add(row)
            kind = PieceKind.MOVED_TO if move else PieceKind.INSERTED
            block.before += [Mark(kind, 0, 0, text, move) for text in texts]
        elif line is not None and line.places[0].block.row is None:  # behind a line break inside of a paragraph
            _insert(line.places[0].block, line.places[0].start, "".join(f"{text}\n" for text in texts))
        elif before is None:
            self._add_first(texts)
        else:
            _insert(before.places[-1].block, before.places[-1].end, "".join(f"\n{text}" for text in texts))

    def _add_first(self, texts: Sequence[str]) -> None:
        """Let lines come before everything, or into a document without words."""
        body = self._body.root
        first = next(iter(self._body.blocks), None)
        if first is None or first.row is not None:
            paragraph = OxmlElement("w:p")
            body.insert(0, paragraph)
            first = Block(paragraph, [], "")
            self._body.blocks.insert(0, first)
        _insert(first, 0, "".join(f"{text}\n" for text in texts))

    def _edit(self, lines: Sequence[Line], group: _Group) -> None:
        """Change words inside of lines; where that would cross cells or the like, all words of the lines anew."""
        edit = _Edit(lines, group.pieces, self._blocks)
        if edit.is_exact and edit.seen(self._reading) == group.new_text.splitlines():
            for place in edit.deleted:
                self._delete(place)
            for block, at, text in edit.inserted:
                _insert(block, at, text)
            for block in edit.ends:
                block.end = (PieceKind.DELETED, 0)
            return
        for line in lines:
            for place in line.places:
                self._delete(place)
        # Not into the first cell of a row: what follows empty cells would be read as one of them.
        last = lines[-1].places[-1]
        _insert(last.block, last.end, group.new_text.removesuffix("\n"))


def _rows_of(line: Line) -> set[Element]:
    return {row for place in line.places if (row := place.block.row) is not None}


def _insert(block: Block, at: int, text: str) -> None:
    block.marks.append(Mark(PieceKind.INSERTED, at, at, text))


def _line_start(place: Place) -> str:
    """Return what parts a line from the one before: the start of a row is told from the end of a paragraph."""
    cell = _cell(place)
    is_first = cell.tag == qn("w:tc") and not [*cell.itersiblings(qn("w:tc"), preceding=True)] and not place.start
    return "\r" if is_first and place.block.paragraph.getprevious() in {None, cell.find(qn("w:tcPr"))} else "\n"


def _cells(text: str, count: int) -> tuple[str, ...]:
    """Return a line as the cells of a row; all of it as the last one where it is not like one, cell by cell."""
    found = text.split("\t")
    if len(found) == count and all(one.strip() for one in found):
        return tuple(found)
    return (*[""] * (count - 1), text)


def _cell(place: Place) -> Element:
    return place.block.paragraph.getparent()


def _paragraph_behind(block: Block) -> Element | None:
    """Return the paragraph behind another one, or behind the table that this is in."""
    if block.row is None:
        return block.following
    after = block.row.getparent().getnext()
    return after if after is not None and after.tag == qn("w:p") else None


def _is_whole(line: Line) -> bool:
    """Return whether a line is all that there is in its one paragraph, which is in no table."""
    (place,) = line.places
    return place.block.text == line.text and place.block.row is None


class _Edit:
    """What becomes of some lines piece by piece, in their places."""

    def __init__(self, lines: Sequence[Line], pieces: Sequence[Piece], blocks: Mapping[Element, Block]) -> None:
        self.deleted: list[Place] = []
        self.inserted: list[tuple[Block, int, str]] = []
        self.ends: list[Block] = []
        """Of paragraphs that the next one is joined to."""
        self.is_exact = True
        self._lines = lines
        self._blocks = blocks
        self._parts: list[list[str]] = [
            [_line_start(place) if number == 0 else "\t", ""] for number, place in enumerate(lines[0].places)
        ]
        """What stands in each place, behind what parts it from the one before."""
        self._part = 0
        self._line = self._passed = 0
        self._at = (lines[0].places[0].block, lines[0].places[0].start)
        last = max(number for number, piece in enumerate(pieces) if piece.kind.is_new)
        for number, piece in enumerate(pieces):
            if piece.kind is PieceKind.INSERTED:
                self._add(piece.text.removesuffix("\n") if number == last else piece.text)
            else:
                for part in piece.text.splitlines(keepends=True):
                    self._pass(part.removesuffix("\n"), is_kept=piece.kind is PieceKind.KEPT)
                    if part.endswith("\n"):
                        self._end_line(is_kept=piece.kind is PieceKind.KEPT)

    def seen(self, reading: Reading) -> list[str]:
        """Return the lines that the reader would see."""
        text, between = "", ""
        ends = [number for number, (parting, _) in enumerate(self._parts) if parting != "\t"]
        for start, end in itertools.pairwise([*ends, len(self._parts)]):
            row = [content for _, content in self._parts[start:end]]
            if any(row) and not row[-1]:
                return []  # what follows would be read as the last cell
        for parting, content in self._parts:
            for number, part in enumerate(content.split("\n")):
                between = max(between, "\n" if number else parting, key=_RANKS)
                if part:
                    text, between = text + between.replace("\r", "\n") + part, ""
        lines = (reading.plain(line) for line in text.splitlines())
        return [line for line in lines if line and not line.isspace()]

    def _add(self, text: str) -> None:
        if text:
            self.inserted.append((*self._at, text))
            self._parts[self._part][1] += text

    def _pass(self, text: str, *, is_kept: bool) -> None:
        """Go over so much of a line."""
        line = self._lines[self._line]
        start, end = line.written(self._passed), line.written(self._passed + len(text))
        self._passed += len(text)
        if start is None or end is None:
            self.is_exact = False
            return
        at = 0
        first = len(self._parts) - len(line.places)
        for number, place in enumerate(line.places):
            size = place.end - place.start
            a, b = max(start - at, 0), min(end - at, size)
            if a <= b and start - at <= size and end >= at:
                self._part, self._at = first + number, (place.block, place.start + b)
                if a < b and is_kept:
                    self._parts[self._part][1] += place.block.text[place.start + a : place.start + b]
                elif a < b:
                    self.deleted.append(Place(place.block, place.start + a, place.start + b))
            at += size + 1

    def _end_line(self, *, is_kept: bool) -> None:
        self._line, self._passed = self._line + 1, 0
        if self._line == len(self._lines):
            return
        line = self._lines[self._line]
        is_joined = not is_kept and self._join(self._lines[self._line - 1].places[-1], line.places[0])
        for number in range(len(line.places)):
            self._parts.append(["\t" if number else "" if is_joined else _line_start(line.places[0]), ""])
        self._part = len(self._parts) - len(line.places)
        self._at = (line.places[0].block, line.places[0].start)

    def _join(self, before: Place, after: Place) -> bool:
        """Delete what stands between two lines; return whether that can be."""
        if before.block is after.block:
            self.deleted.append(Place(before.block, before.end, after.start))
            return True
        ends = [before.block]
        while ends[-1] is not after.block:
            following = ends[-1].following
            block = None if following is None else self._blocks.get(following)
            if block is None:
                return False
            ends.append(block)
        self.ends += ends[:-1]
        self.deleted += [Place(before.block, before.end, len(before.block.text)), Place(after.block, 0, after.start)]
        self.deleted += [Place(block, 0, len(block.text)) for block in ends[1:-1]]
        return True
