"""The first sheet of the workbook: the main figures, and what they depend on."""

import datetime
from collections.abc import Iterator

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

import dupfinder
from dupfinder.domain.result import ScanResult
from dupfinder.report.wording import (
    ABOUT_GROUPS,
    ABOUT_SIMILARITY,
    NO_GROUPS,
    TITLE,
    figures,
    notices,
    setting_values,
    work_done,
)
from dupfinder.report.xlsx_cells import text_of
from dupfinder.report.xlsx_formats import Formats


def write_summary(workbook: Workbook, formats: Formats, result: ScanResult) -> None:
    """Add the sheet to a workbook."""
    sheet = workbook.add_worksheet("Summary")
    sheet.set_column(0, 0, 32)
    sheet.set_column(1, 1, 100)
    sheet.hide_gridlines(2)
    sheet.write_string(0, 0, TITLE, formats.title)
    for row, (name, value) in enumerate(_lines(result), 2):
        sheet.write_string(row, 0, name, formats.name)
        if isinstance(value, int):
            sheet.write_number(row, 1, value, formats.figure)
        else:
            _write_text(sheet, row, value, formats.text)


def _lines(result: ScanResult) -> Iterator[tuple[str, str | int]]:
    yield from (("Note", notice) for notice in notices(result))
    if not result.groups:
        yield "Note", NO_GROUPS
    for figure, meaning in figures(result):
        number = figure.replace(",", "")
        yield meaning.capitalize(), int(number) if number.isdigit() else figure
    yield "", ""
    for name, values in setting_values(result.options):
        yield name, values[0] if values else ""
        yield from (("", value) for value in values[1:])
    yield "Work done", work_done(result)
    yield "", ""
    yield "Groups", ABOUT_GROUPS
    yield "Similarity", ABOUT_SIMILARITY
    now = datetime.datetime.now(tz=datetime.UTC)
    yield "Report", f"of {now:%Y-%m-%d %H:%M} UTC, written by DupFinder {dupfinder.__version__}; nothing was removed"


def _write_text(sheet: Worksheet, row: int, text: str, look: Format) -> None:
    shown = text_of(text)
    if shown.startswith("<r>") and shown.endswith("</r>"):
        # XlsxWriter would take such a text for the XML of one in several formats, and write it as it is.
        sheet.write_rich_string(row, 1, look, shown[0], look, shown[1:], look)
    else:
        sheet.write_string(row, 1, shown, look)
