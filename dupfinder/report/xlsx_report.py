"""The report as a workbook: its summary, a row for each document of a group, and the problems.

XlsxWriter makes the workbook: formats, summary, and of each table the header and one empty row of each band. Into a
copy of it the rows of the tables are written as XML, in the styles of those empty rows: cell by cell, through the
library, a quarter of a million documents would take most of a minute, this way they take some seconds.
"""

import datetime
import io
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import BinaryIO

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

import dupfinder
from dupfinder.domain.messages import say, told
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.report import wording
from dupfinder.report.xlsx_tables import BANDS, Band, Formats, Table, Value, row_xml, tables, text_of


def write_summary(workbook: Workbook, formats: Formats, result: ScanResult) -> None:
    """Add the sheet to a workbook."""
    sheet = workbook.add_worksheet(told(wording.SUMMARY))
    sheet.set_column(0, 0, 32)
    sheet.set_column(1, 1, 100)
    sheet.hide_gridlines(2)
    sheet.write_string(0, 0, told(wording.TITLE), formats.title)
    for row, (name, value) in enumerate(_lines(result), 2):
        sheet.write_string(row, 0, name, formats.name)
        if isinstance(value, int):
            sheet.write_number(row, 1, value, formats.figure)
        else:
            _write_text(sheet, row, value, formats.text)


def _lines(result: ScanResult) -> Iterator[tuple[str, str | int]]:
    note = told(say("Note"))
    yield from ((note, notice) for notice in wording.notices(result))
    if result.unique is not None:
        yield note, told(wording.ABOUT_UNIQUE)
    elif not result.groups:
        yield note, told(wording.NO_GROUPS)
    for figure, meaning in wording.figures(result):
        yield wording.capitalised(meaning), figure
    yield "", ""
    for name, values in chain(wording.setting_values(result.options), wording.work_done(result)):
        yield name, values[0] if values else ""
        yield from (("", value) for value in values[1:])
    yield "", ""
    yield told(wording.GROUPS), told(wording.ABOUT_GROUPS)
    yield told(wording.SIMILARITY), told(wording.ABOUT_SIMILARITY)
    now = datetime.datetime.now(tz=datetime.UTC)
    written = say(
        "of {time} UTC, written by DupFinder {version}; nothing was removed",
        time=f"{now:%Y-%m-%d %H:%M}",
        version=dupfinder.__version__,
    )
    yield told(say("Report")), told(written)


def _write_text(sheet: Worksheet, row: int, text: str, look: Format) -> None:
    shown = text_of(text)
    if shown.startswith("<r>") and shown.endswith("</r>"):
        # XlsxWriter would take such a text for the XML of one in several formats, and write it as it is.
        sheet.write_rich_string(row, 1, look, shown[0], look, shown[1:], look)
    else:
        sheet.write_string(row, 1, shown, look)


MOST_ROWS = 1_048_576
"""Of a sheet, its header among them (ECMA-376; Excel's specifications and limits)."""
_STYLE = re.compile(r'<c r="[A-Z]+\d+" s="(\d+)"')
_DIMENSION = re.compile(r'<dimension ref="A1:([A-Z]+)\d+"/>')
_FIRST_ROW, _END_OF_ROWS = '<row r="2"', "</sheetData>"
_ROWS_AT_ONCE = 500

Row = tuple[Band, Sequence[Value]]


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A sheet that rows go to: its part of the package, how many there are, and where they come from."""

    part: str
    row_count: int
    rows: Iterator[Row]


_LEVEL = 4
"""Of compression: more takes longer, and gains little."""


def write_xlsx(result: ScanResult, out: BinaryIO, *, most_rows: int = MOST_ROWS) -> None:
    """Write the report as a workbook, with few rows in memory at a time.

    No cell calculates or links: every text is stored as a text (O1). Tables that are too long for a sheet go
    on in a further one.
    """
    skeleton = io.BytesIO()
    workbook = Workbook(skeleton, {"in_memory": True})
    workbook.set_properties({"title": told(wording.TITLE), "comments": told(say("Written by DupFinder."))})
    formats = Formats(workbook)
    write_summary(workbook, formats, result)
    sheets = [sheet for table in tables(result) for sheet in _add_table(workbook, formats, table, most_rows - 1)]
    workbook.close()
    by_part = {sheet.part: sheet for sheet in sheets}
    with (
        zipfile.ZipFile(skeleton) as source,
        zipfile.ZipFile(out, "w", compression=zipfile.ZIP_DEFLATED, compresslevel=_LEVEL) as target,
    ):
        for part in source.namelist():
            sheet = by_part.get(part)
            if sheet is None:
                # Not as of now: a clock may be set to a year that ZIP does not know.
                info = zipfile.ZipInfo(part)
                target.writestr(info, source.read(part), compress_type=zipfile.ZIP_DEFLATED, compresslevel=_LEVEL)
                continue
            with target.open(part, "w", force_zip64=True) as stream:
                for text in _filled(source.read(part).decode(), sheet):
                    stream.write(text.encode())


def _add_table(workbook: Workbook, formats: Formats, table: Table, most_rows: int) -> Iterator[_Sheet]:
    """Add as many sheets as a table needs, without its rows; they all share one iterator of these."""
    rows = table.rows()
    for start in range(0, max(table.row_count, 1), most_rows):
        row_count = min(table.row_count - start, most_rows)
        sheet = workbook.add_worksheet(f"{told(table.name)} {start // most_rows + 1}" if start else told(table.name))
        for number, column in enumerate(table.columns):
            sheet.set_column(number, number, column.width)
            sheet.write_string(0, number, told(column.title), formats.header)
            for row, band in enumerate(BANDS, 1):
                sheet.write_blank(row, number, None, formats.cell(column.look, band))
        sheet.freeze_panes(1, 0)
        sheet.autofilter(0, 0, max(row_count, 1), len(table.columns) - 1)
        sheet.set_landscape()
        sheet.fit_to_pages(1, 0)
        sheet.repeat_rows(0)
        sheet.set_footer("&C&P / &N")
        yield _Sheet(f"xl/worksheets/sheet{len(workbook.worksheets())}.xml", row_count, rows)


def _filled(xml: str, sheet: _Sheet) -> Iterator[str]:
    """Yield the XML of a sheet with the rows of its table instead of the empty ones."""
    start, end = xml.index(_FIRST_ROW), xml.index(_END_OF_ROWS)
    yield _DIMENSION.sub(rf'<dimension ref="A1:\g<1>{sheet.row_count + 1}"/>', xml[:start])
    styles = _styles(xml[start:end])
    rows = enumerate(islice(sheet.rows, sheet.row_count), 2)
    while written := [row_xml(number, values, styles[band]) for number, (band, values) in islice(rows, _ROWS_AT_ONCE)]:
        yield "".join(written)
    yield xml[end:]


def _styles(rows: str) -> Mapping[Band, Sequence[int]]:
    """Return the numbers of the styles of a row of each band, out of the empty rows."""
    by_row = [[int(number) for number in _STYLE.findall(row)] for row in rows.split("<row ")[1:]]
    return dict(zip(BANDS, by_row, strict=True))
