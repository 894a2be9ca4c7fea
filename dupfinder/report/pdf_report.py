"""The PDF report: a summary, the groups as a table, what is found inside longer documents, problems, settings."""

import datetime
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import BinaryIO

from dupfinder.domain.display import visible
from dupfinder.domain.messages import say, told
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.report import wording
from dupfinder.report.group_rows import COLUMNS, RELATION_COLOURS, GroupRows, Row, rows_of_containers, rows_of_groups
from dupfinder.report.pdf_fonts import Face
from dupfinder.report.pdf_pages import INK, LINE, MARGIN, MUTED, RIGHT, SHADE, Colour, Pages

_NAME_SIZE, _SIZE, _TITLE_SIZE = 8, 7, 9
_LEADING = 1.3
_ENTRY_WIDTH = 268
_COMPARED, _SHARE, _WORDS, _CHANGED = MARGIN + 280, MARGIN + 372, MARGIN + 410, MARGIN + 420
_COMPARED_WIDTH = 66
_FIGURES = ((_SHARE, True), (_WORDS, True), (_CHANGED, False), (RIGHT, True))
"""Where the last columns are, and whether that is where they end."""
_PADDING = 3
_ROOM = RIGHT - MARGIN - 16
_LEAST_TITLE = 60
"""What leaves less room for the title of a group stands below it."""
_MOST_MARKS = 500
"""Groups in the outline; of more, every second, third … is there."""
_COLOURS = {
    relation: " ".join(f"{part / 255:.2f}" for part in bytes.fromhex(colour))
    for relation, colour in RELATION_COLOURS.items()
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
        below = len(self._facts_below(group.facts)) * _TITLE_SIZE * _LEADING
        pages.need(26 + below + sum(_height(lines) for _, lines in drawn[:2]))
        if is_marked:
            pages.mark(visible(group.title), level=1)
        self._draw_heading(group.title, group.facts)
        self._heading = (group.title, told(say("continued")))
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
            pages.text(
                x,
                pages.y,
                self._share if name is None else told(name),
                face=pages.regular,
                size=_SIZE,
                colour=MUTED,
                is_right=is_right,
            )
        pages.y -= 6

    def _draw_heading(self, title: str, facts: str) -> None:
        pages = self._pages
        below = self._facts_below(facts)
        room = _ROOM if below else _ROOM - pages.regular.width(facts, _SIZE)
        first, *more = pages.bold.lines(title, size=_TITLE_SIZE, width=room)
        pages.y -= 16
        pages.area(MARGIN - 4, pages.y - 2, RIGHT - MARGIN + 8, 16, colour=SHADE)
        pages.text(MARGIN, pages.y + 2.5, f"{first}…" if more else first, face=pages.bold, size=_TITLE_SIZE)
        if not below:
            pages.text(RIGHT, pages.y + 2.5, facts, face=pages.regular, size=_SIZE, colour=MUTED, is_right=True)
        for line in below:
            pages.y -= _TITLE_SIZE * _LEADING
            pages.text(RIGHT, pages.y + 2.5, line, face=pages.regular, size=_SIZE, colour=MUTED, is_right=True)
        pages.y -= 2

    def _facts_below(self, facts: str) -> Sequence[str]:
        """Return the lines of what is said of a group if it leaves too little room for its title; else none."""
        regular = self._pages.regular
        if _ROOM - regular.width(facts, _SIZE) >= _LEAST_TITLE:
            return ()
        return regular.lines(facts, size=_SIZE, width=_ROOM)

    def _lines(self, row: Row) -> list[_Line]:
        """Return the first column of a row: name, what the document says about itself, folder, other names."""
        pages, entry = self._pages, row.document.entry
        face = pages.bold if row.relation is None else pages.regular
        lines = [
            _Line(line, face, _NAME_SIZE, INK) for line in face.lines(entry.name, size=_NAME_SIZE, width=_ENTRY_WIDTH)
        ]
        for text, is_muted in row.below:
            shown = pages.regular.lines(text, size=_SIZE, width=_ENTRY_WIDTH)
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
        remarks = _remarks(row, regular)
        for number, said in enumerate(remarks, 1):
            below = first - number * _SIZE * _LEADING
            pages.text(_COMPARED, below, said, face=regular, size=_SIZE - 1, colour=MUTED)
        for (x, is_right), shown in zip(_FIGURES, row.figures, strict=True):
            if shown:
                colour = INK if is_right else MUTED
                pages.text(x, first, shown, face=regular, size=_SIZE, colour=colour, is_right=is_right)
        pages.y = top - _height(lines) - max(0, len(remarks) - len(lines) + 1) * _SIZE * _LEADING


def _height(lines: Sequence[_Line]) -> float:
    return sum(line.size for line in lines) * _LEADING + 2 * _PADDING


def _remarks(row: Row, face: Face) -> list[str]:
    """Return what stands below the relation of a document to its keeper, in lines."""
    return [line for remark in row.remarks for line in face.lines(remark, size=_SIZE - 1, width=_COMPARED_WIDTH)]


_NAME_WIDTH = 130


def write_pdf(result: ScanResult, out: BinaryIO) -> None:
    """Write the report as a PDF without scripts and links; each page goes to the file once it is finished."""
    pages = Pages(out, subject=wording.subject(result))
    _summary(pages, result)
    if result.groups:
        _heading(pages, told(wording.GROUPS), told(wording.ABOUT_GROUPS))
        write_groups(pages, rows_of_groups(result.groups), count=len(result.groups))
    if result.containers:
        _heading(pages, told(wording.CONTAINERS), told(wording.ABOUT_CONTAINERS))
        write_groups(pages, rows_of_containers(result.containers), count=len(result.containers))
    if result.problems:
        _heading(pages, wording.not_read_count(len(result.problems)), told(wording.ABOUT_PROBLEMS))
        _problems(pages, result)
    pages.save()


def _summary(pages: Pages, result: ScanResult) -> None:
    written = datetime.datetime.now(tz=datetime.UTC)
    pages.mark(told(wording.SUMMARY), level=0)
    pages.paragraph(told(wording.TITLE), face=pages.bold, size=20)
    pages.y -= 4
    pages.paragraph(told(wording.REPORT_OF.with_values(time=f"{written:%Y-%m-%d %H:%M}")), colour=MUTED)
    for notice in wording.notices(result):
        pages.paragraph(notice, face=pages.bold)
    pages.y -= 14
    _figures(pages, result)
    if not result.groups:
        pages.y -= 14
        pages.paragraph(told(wording.NO_GROUPS), face=pages.bold, size=11)
    pages.y -= 22
    for name, values in wording.setting_values(result.options):
        _fact(pages, name, values)
    for name, values in wording.work_done(result):
        _fact(pages, name, values)
    pages.y -= 10
    pages.paragraph(told(wording.ABOUT_SIMILARITY), size=8, colour=MUTED)


def _figures(pages: Pages, result: ScanResult) -> None:
    shown = wording.figures(result)
    gap = 8
    width = (RIGHT - MARGIN + gap) / len(shown) - gap
    meanings = [pages.regular.lines(meaning, size=7.5, width=width - 12) for _, meaning in shown]
    height = 38 + 10 * max(map(len, meanings))
    pages.y -= height
    for number, ((figure, _), lines) in enumerate(zip(shown, meanings, strict=True)):
        x = MARGIN + number * (width + gap)
        pages.area(x, pages.y, width, height, colour=SHADE)
        pages.text(x + 9, pages.y + height - 23, told(figure), face=pages.bold, size=14)
        for below, line in enumerate(lines):
            pages.text(x + 9, pages.y + height - 37 - 10 * below, line, face=pages.regular, size=7.5, colour=MUTED)


def _fact(pages: Pages, name: str, values: tuple[str, ...]) -> None:
    top = pages.y
    lines = pages.regular.lines(name, size=9, width=_NAME_WIDTH - 6)
    for number, value in enumerate(values):
        pages.need(13 if number else 13 * len(lines))
        if number == 0:
            top = pages.y
            for below, line in enumerate(lines, 1):
                pages.text(MARGIN, top - 12.6 * below, line, face=pages.regular, size=9, colour=MUTED)
        pages.paragraph(value, x=MARGIN + _NAME_WIDTH, width=RIGHT - MARGIN - _NAME_WIDTH)
    if pages.y < top:  # on the same page
        pages.y = min(pages.y, top - 12.6 * len(lines))
    pages.y -= 3


def _heading(pages: Pages, title: str, about: str) -> None:
    pages.on_new_page = lambda: None
    pages.next_page()
    pages.mark(title, level=0)
    pages.paragraph(title, face=pages.bold, size=14)
    pages.y -= 2
    pages.paragraph(about, size=8, colour=MUTED)
    pages.y -= 8


def _problems(pages: Pages, result: ScanResult) -> None:
    for code, count in Counter(problem.code for problem in result.problems).most_common():
        title, advice = map(told, wording.PROBLEM_MEANINGS[code])
        pages.need(60)
        pages.y -= 6
        pages.mark(title, level=1)
        pages.paragraph(
            told(say("{name}: {text}", name=title, text=wording.counted(count, "document"))), face=pages.bold, size=10
        )
        pages.paragraph(advice, size=8, colour=MUTED)
        pages.y -= 3
        for problem in result.problems:
            if problem.code is code:
                pages.need(24)
                pages.area(MARGIN, pages.y - 2, RIGHT - MARGIN, 0.5, colour=LINE)
                pages.paragraph(problem.path, size=8)
                pages.paragraph(told(problem.message), size=7, colour=MUTED)
                pages.y -= 4
