"""Groups, and what is found inside longer documents, as the table of the PDF report."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dupfinder.domain.display import visible
from dupfinder.domain.pairs import Relation
from dupfinder.report.group_rows import COLUMNS, GroupRows, Row
from dupfinder.report.pdf_fonts import Face
from dupfinder.report.pdf_pages import INK, LINE, MARGIN, MUTED, RIGHT, SHADE, Colour, Pages

_NAME_SIZE, _SIZE, _TITLE_SIZE = 8, 7, 9
_LEADING = 1.3
_NAME_WIDTH = 268
_COMPARED, _SHARE, _WORDS, _CHANGED = MARGIN + 280, MARGIN + 372, MARGIN + 410, MARGIN + 420
_COMPARED_WIDTH = 66
_FIGURES = ((_SHARE, True), (_WORDS, True), (_CHANGED, False), (RIGHT, True))
"""Where the last columns are, and whether that is where they end."""
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


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of the first column."""

    text: str
    face: Face
    size: float
    colour: Colour


def write_groups(pages: Pages, groups: Iterable[GroupRows], *, count: int) -> None:
    """Write groups that have the same columns; the outline leads to each, or to every so-manyth of very many."""
    every = -(-count // _MOST_MARKS)
    table: _Table | None = None
    for number, group in enumerate(groups):
        table = table or _Table(pages, share=group.share)
        table.add(group, is_marked=number % every == 0)


class _Table:
    """Groups below each other; the names of the columns stand at the top of each page."""

    def __init__(self, pages: Pages, *, share: str) -> None:
        self._pages = pages
        self._share = share
        self._heading: tuple[str, str] | None = None
        self._columns()
        pages.on_new_page = self._top_of_page

    def add(self, group: GroupRows, *, is_marked: bool) -> None:
        """Add a group; its heading is never alone at the end of a page, and stands again on the next one."""
        pages = self._pages
        self._heading = None
        drawn = [(row, self._lines(row)) for row in group.rows]
        pages.need(26 + sum(_height(lines) for _, lines in drawn[:2]))
        if is_marked:
            pages.mark(visible(group.title), level=1)
        self._draw_heading(group.title, group.facts)
        self._heading = (group.title, "continued")
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
        places = ((MARGIN, False), (_COMPARED, False), *_FIGURES)
        for (x, is_right), name in zip(places, COLUMNS, strict=True):
            pages.text(x, pages.y, name or self._share, face=pages.regular, size=_SIZE, colour=MUTED, is_right=is_right)
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

    def _lines(self, row: Row) -> list[_Line]:
        """Return the first column of a row: name, what the document says about itself, folder, other names."""
        pages, entry = self._pages, row.document.entry
        face = pages.bold if row.relation is None else pages.regular
        lines = [
            _Line(line, face, _NAME_SIZE, INK) for line in face.lines(entry.name, size=_NAME_SIZE, width=_NAME_WIDTH)
        ]
        for text, is_muted in row.below:
            shown = pages.regular.lines(text, size=_SIZE, width=_NAME_WIDTH)
            lines += [_Line(line, pages.regular, _SIZE, MUTED if is_muted else INK) for line in shown]
        return lines

    def _draw(self, row: Row, lines: Sequence[_Line]) -> None:
        pages, regular = self._pages, self._pages.regular
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
        for (x, is_right), shown in zip(_FIGURES, row.figures, strict=True):
            if shown:
                colour = INK if is_right else MUTED
                pages.text(x, first, shown, face=regular, size=_SIZE, colour=colour, is_right=is_right)
        pages.y = top - _height(lines) - max(0, len(_remarks(row, regular)) - len(lines) + 1) * _SIZE * _LEADING


def _height(lines: Sequence[_Line]) -> float:
    return sum(line.size for line in lines) * _LEADING + 2 * _PADDING


def _remarks(row: Row, face: Face) -> list[str]:
    """Return what stands below the relation of a document to its keeper, in lines."""
    return [line for remark in row.remarks for line in face.lines(remark, size=_SIZE - 1, width=_COMPARED_WIDTH)]
