"""The PDF report: a summary, the groups as a table, what is found inside longer documents, problems, settings."""

import datetime
from collections import Counter
from typing import BinaryIO

from dupfinder.domain.result import ScanResult
from dupfinder.report.group_rows import rows_of_containers, rows_of_groups
from dupfinder.report.pdf_groups import write_groups
from dupfinder.report.pdf_pages import LINE, MARGIN, MUTED, RIGHT, SHADE, Pages
from dupfinder.report.wording import (
    ABOUT_CONTAINERS,
    ABOUT_GROUPS,
    ABOUT_PROBLEMS,
    ABOUT_SIMILARITY,
    NO_GROUPS,
    PROBLEM_MEANINGS,
    TITLE,
    counted,
    figures,
    notices,
    setting_values,
    work_done,
)

_NAME_WIDTH = 130


def write_pdf(result: ScanResult, out: BinaryIO) -> None:
    """Write the report as a PDF without scripts and links; its pages are held in memory, compressed, to the end."""
    pages = Pages(out, subject=f"{counted(len(result.groups), 'group')} of duplicate documents")
    _summary(pages, result)
    if result.groups:
        _heading(pages, "Groups", ABOUT_GROUPS)
        write_groups(pages, rows_of_groups(result.groups), count=len(result.groups))
    if result.containers:
        _heading(pages, "Found inside longer documents", ABOUT_CONTAINERS)
        write_groups(pages, rows_of_containers(result.containers), count=len(result.containers))
    if result.problems:
        _heading(pages, f"{counted(len(result.problems), 'document')} could not be read", ABOUT_PROBLEMS)
        _problems(pages, result)
    pages.save()


def _summary(pages: Pages, result: ScanResult) -> None:
    written = datetime.datetime.now(tz=datetime.UTC)
    pages.mark("Summary", level=0)
    pages.paragraph(TITLE, face=pages.bold, size=20)
    pages.y -= 4
    pages.paragraph(f"Report of {written:%Y-%m-%d %H:%M} UTC; nothing has been removed.", colour=MUTED)
    for notice in notices(result):
        pages.paragraph(notice, face=pages.bold)
    pages.y -= 14
    _figures(pages, result)
    if not result.groups:
        pages.y -= 14
        pages.paragraph(NO_GROUPS, face=pages.bold, size=11)
    pages.y -= 22
    for name, values in setting_values(result.options):
        _fact(pages, name, values)
    _fact(pages, "Work done", (work_done(result),))
    pages.y -= 10
    pages.paragraph(ABOUT_SIMILARITY, size=8, colour=MUTED)


def _figures(pages: Pages, result: ScanResult) -> None:
    shown = figures(result)
    gap = 8
    width = (RIGHT - MARGIN + gap) / len(shown) - gap
    pages.y -= 48
    for number, (figure, meaning) in enumerate(shown):
        x = MARGIN + number * (width + gap)
        pages.area(x, pages.y, width, 48, colour=SHADE)
        pages.text(x + 9, pages.y + 25, figure, face=pages.bold, size=14)
        pages.text(x + 9, pages.y + 11, meaning, face=pages.regular, size=7.5, colour=MUTED)


def _fact(pages: Pages, name: str, values: tuple[str, ...]) -> None:
    top = pages.y
    for number, value in enumerate(values):
        pages.need(13)
        if number == 0:
            top = pages.y
            pages.text(MARGIN, top - 12.6, name, face=pages.regular, size=9, colour=MUTED)
        pages.paragraph(value, x=MARGIN + _NAME_WIDTH, width=RIGHT - MARGIN - _NAME_WIDTH)
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
        title, advice = PROBLEM_MEANINGS[code]
        pages.need(60)
        pages.y -= 6
        pages.mark(title, level=1)
        pages.paragraph(f"{title}: {counted(count, 'document')}", face=pages.bold, size=10)
        pages.paragraph(advice, size=8, colour=MUTED)
        pages.y -= 3
        for problem in result.problems:
            if problem.code is code:
                pages.need(24)
                pages.area(MARGIN, pages.y - 2, RIGHT - MARGIN, 0.5, colour=LINE)
                pages.paragraph(problem.path, size=8)
                pages.paragraph(problem.message, size=7, colour=MUTED)
                pages.y -= 4
