"""Groups, and what is found inside longer documents, as the table of the PDF report."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dupfinder.domain.display import format_day, format_similarity, format_size, visible
from dupfinder.domain.documents import Document, Metadata
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.pairs import Relation
from dupfinder.report.fields import modified_utc
from dupfinder.report.pdf_fonts import Face
from dupfinder.report.pdf_pages import INK, LINE, MARGIN, MUTED, RIGHT, SHADE, Colour, Pages
from dupfinder.report.wording import KEEPER_NAME, RELATION_NAMES, counted, gain, remark, spread

_NAME_SIZE, _SIZE, _TITLE_SIZE = 8, 7, 9
_LEADING = 1.3
_NAME_WIDTH = 268
_COMPARED, _SHARE, _WORDS, _CHANGED = MARGIN + 280, MARGIN + 372, MARGIN + 410, MARGIN + 420
_COMPARED_WIDTH = 66
_PADDING = 3
_MOST_MARKS = 500
"""Groups in the outline; of more, every second, third … is there."""
_COLOURS: dict[Relation | None, Colour] = {
    None: "0.07 0.41 0.23",
    Relation.IDENTICAL: "0.14 0.31 0.64",
    Relation.SAME_CONTENT: "0.36 0.23 0.65",
    Relation.SAME_TEXT: "0.36 0.23 0.65",
    Relation.LOOKS_ALIKE: "0.52 0.31 0.04",
    Relation.NEAR: "0.52 0.31 0.04",
    Relation.CONTAINED: "0.52 0.31 0.04",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    document: Document
    relation: Relation | None
    """`None` for the document that the others are compared with."""
    compared: str
    share: float | None
    remark: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the first column."""

    text: str
    face: Face
    size: float
    colour: Colour


def write_groups(pages: Pages, groups: Sequence[DuplicateGroup]) -> None:
    """Write the groups; the outline leads to each, or to every so-manyth of very many."""
    every = -(-len(groups) // _MOST_MARKS)
    table = _Table(pages, share="Similarity")
    for number, group in enumerate(groups):
        rows = [
            _Row(
                document=member.document,
                relation=member.relation,
                compared=KEEPER_NAME if member.relation is None else RELATION_NAMES[member.relation],
                share=None if member.relation is None else member.similarity,
                remark=remark(member.differs_only_in, member.differs_beyond),
            )
            for member in group.members
        ]
        facts = f"{counted(len(rows), 'document')} · {gain(group)} · {spread(group)}"
        table.add(group.keeper.entry.name, facts, rows, is_marked=number % every == 0)


def write_containers(pages: Pages, containers: Sequence[Container]) -> None:
    """Write each longer document with those that are found inside."""
    every = -(-len(containers) // _MOST_MARKS)
    table = _Table(pages, share="Inside")
    for number, container in enumerate(containers):
        rows = [_Row(document=container.container, relation=None, compared="longer text", share=None)]
        for pair in container.pairs:
            part, share = container.part_of(pair)
            rows.append(
                _Row(
                    document=part,
                    relation=Relation.CONTAINED,
                    compared=RELATION_NAMES[Relation.CONTAINED],
                    share=share,
                    remark=remark(pair.differs_only_in, pair.differs_beyond),
                )
            )
        facts = f"holds {counted(len(container.pairs), 'document')}"
        table.add(container.container.entry.name, facts, rows, is_marked=number % every == 0)


class _Table:
    """Groups below each other; the names of the columns stand at the top of each page."""

    def __init__(self, pages: Pages, *, share: str) -> None:
        self._pages = pages
        self._share = share
        self._heading: tuple[str, str] | None = None
        self._columns()
        pages.on_new_page = self._top_of_page

    def add(self, title: str, facts: str, rows: Sequence[_Row], *, is_marked: bool) -> None:
        """Add a group; its heading is never alone at the end of a page, and stands again on the next one."""
        pages = self._pages
        self._heading = None
        drawn = [(row, self._lines(row)) for row in rows]
        pages.need(26 + sum(_height(lines) for _, lines in drawn[:2]))
        if is_marked:
            pages.mark(visible(title), level=1)
        self._draw_heading(title, facts)
        self._heading = (title, "continued")
        for row, lines in drawn:
            pages.need(_height(lines))
            self._draw(row, lines)
        self._heading = None
        pages.y -= 7

    def _top_of_page(self) -> None:
        self._columns()
        if self._heading is not None:
            self._draw_heading(*self._heading)

    def _columns(self) -> None:
        pages = self._pages
        pages.y -= 8
        names = (
            (MARGIN, "Document", False),
            (_COMPARED, "Compared", False),
            (_SHARE, self._share, True),
            (_WORDS, "Words", True),
            (_CHANGED, "Changed (UTC)", False),
            (RIGHT, "Size", True),
        )
        for x, name, is_right in names:
            pages.text(x, pages.y, name, face=pages.regular, size=_SIZE, colour=MUTED, is_right=is_right)
        pages.y -= 6

    def _draw_heading(self, title: str, facts: str) -> None:
        pages = self._pages
        room = RIGHT - MARGIN - 16 - pages.regular.width(facts, size=_SIZE)
        first, *more = pages.bold.lines(title, size=_TITLE_SIZE, width=room)
        pages.y -= 16
        pages.area(MARGIN - 4, pages.y - 2, RIGHT - MARGIN + 8, 16, colour=SHADE)
        pages.text(MARGIN, pages.y + 2.5, f"{first}…" if more else first, face=pages.bold, size=_TITLE_SIZE)
        pages.text(RIGHT, pages.y + 2.5, facts, face=pages.regular, size=_SIZE, colour=MUTED, is_right=True)
        pages.y -= 2

    def _lines(self, row: _Row) -> list[_Line]:
        """Return the first column of a row: name, what the document says about itself, folder, other names."""
        pages, entry = self._pages, row.document.entry
        face = pages.bold if row.relation is None else pages.regular
        lines = [
            _Line(line, face, _NAME_SIZE, INK) for line in face.lines(entry.name, size=_NAME_SIZE, width=_NAME_WIDTH)
        ]
        about = " · ".join(_about(row.document.metadata))
        for text, colour in (
            (about, INK),
            (entry.folder, MUTED),
            *((f"the same file: {path}", MUTED) for path in entry.other_paths),
        ):
            if text:
                shown = pages.regular.lines(text, size=_SIZE, width=_NAME_WIDTH)
                lines += [_Line(line, pages.regular, _SIZE, colour) for line in shown]
        return lines

    def _draw(self, row: _Row, lines: Sequence[_Line]) -> None:
        pages, entry, regular = self._pages, row.document.entry, self._pages.regular
        top = pages.y
        if row.relation is not None:
            pages.area(MARGIN, top, RIGHT - MARGIN, 0.4, colour=LINE)
        y = top - _PADDING
        for line in lines:
            y -= line.size * _LEADING
            pages.text(MARGIN, y + 1.5, line.text, face=line.face, size=line.size, colour=line.colour)
        first = top - _PADDING - _NAME_SIZE * _LEADING + 1.5
        face = pages.bold if row.relation is None else regular
        pages.text(_COMPARED, first, row.compared, face=face, size=_SIZE, colour=_COLOURS[row.relation])
        for number, said in enumerate(_remarks(row, regular), 1):
            below = first - number * _SIZE * _LEADING
            pages.text(_COMPARED, below, said, face=regular, size=_SIZE - 1, colour=MUTED)
        if row.share is not None:
            pages.text(_SHARE, first, format_similarity(row.share), face=regular, size=_SIZE, is_right=True)
        if row.document.has_text:
            pages.text(_WORDS, first, f"{row.document.word_count:,}", face=regular, size=_SIZE, is_right=True)
        if modified := modified_utc(entry):
            pages.text(_CHANGED, first, modified[: len("2026-05-04 09:12")], face=regular, size=_SIZE, colour=MUTED)
        pages.text(RIGHT, first, format_size(entry.size_bytes), face=regular, size=_SIZE, is_right=True)
        pages.y = top - _height(lines) - max(0, len(_remarks(row, regular)) - len(lines) + 1) * _SIZE * _LEADING


def _height(lines: Sequence[_Line]) -> float:
    return sum(line.size for line in lines) * _LEADING + 2 * _PADDING


def _remarks(row: _Row, face: Face) -> list[str]:
    """Return what stands below the relation of a document to its keeper, in lines."""
    remarks = ["reference"] if row.document.entry.is_reference else []
    if row.remark:
        remarks += face.lines(row.remark, size=_SIZE - 1, width=_COMPARED_WIDTH)
    return remarks


def _about(metadata: Metadata) -> Iterator[str]:
    """Yield what a document says about itself."""
    if metadata.title:
        yield metadata.title
    if metadata.author:
        yield f"by {metadata.author}"
    if metadata.page_count is not None:
        yield counted(metadata.page_count, "page")
    if metadata.created:
        yield f"created {format_day(metadata.created)}"
    if metadata.modified:
        yield f"last saved {format_day(metadata.modified)}"
    if metadata.attachments:
        yield counted(len(metadata.attachments), "attachment")
