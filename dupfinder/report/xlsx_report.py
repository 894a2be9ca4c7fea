"""The report as a workbook: its summary, a row for each document of a group, and the problems.

XlsxWriter makes the workbook: formats, summary, and of each table the header and one empty row of each band. Into a
copy of it the rows of the tables are written as XML, in the styles of those empty rows: cell by cell, through the
library, a quarter of a million documents would take most of a minute, this way they take some seconds.
"""

import datetime
import enum
import io
import re
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from itertools import chain, islice
from typing import Any, BinaryIO

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.utility import xl_col_to_name
from xlsxwriter.worksheet import Worksheet

import dupfinder
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Document
from dupfinder.domain.messages import Message, say, told
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.report import wording
from dupfinder.report.fields import rounded_share
from dupfinder.report.group_rows import RELATION_COLOURS

Band = tuple[Relation | None, bool]
"""What a row is to the first one of its group (`None`: it is the first), and whether the group is shaded."""
_SHADE = "#F3F6FA"
_LINE = "#D7DDE4"
BANDS: tuple[Band, ...] = tuple((relation, shaded) for relation in RELATION_COLOURS for shaded in (False, True))


class Look(enum.Enum):
    """What the cells of a column hold, and so how they are shown."""

    TEXT = "text"
    RELATION = "relation"
    COUNT = "count"
    SHARE = "share"
    DATE = "date"


_LOOKS: Mapping[Look, Mapping[str, Any]] = {
    # The prefix keeps a text a text also when somebody edits the cell (O1).
    Look.TEXT: {"quote_prefix": True},
    Look.RELATION: {},
    Look.COUNT: {"num_format": "#,##0"},
    Look.SHARE: {"num_format": "0%"},
    Look.DATE: {"num_format": "yyyy-mm-dd hh:mm", "align": "left"},
}


class Formats:
    """Makes each format of a workbook once."""

    def __init__(self, workbook: Workbook) -> None:
        self._workbook = workbook
        self._cells: dict[tuple[Look, Band], Format] = {}
        self.title = self._made(bold=True, font_size=16)
        self.name = self._made(font_color="#5D6878", valign="top")
        self.text = self._made(text_wrap=True, valign="top", quote_prefix=True)
        self.figure = self._made(bold=True, num_format="#,##0", align="left")
        self.header = self._made(bold=True, bottom=1, bottom_color="#8A95A5", bg_color="#E3E7ED", valign="vcenter")

    def cell(self, look: Look, band: Band) -> Format:
        """Return the format of a cell; every other group is shaded, and its first row has a line above it."""
        if (look, band) not in self._cells:
            relation, is_shaded = band
            properties = dict(_LOOKS[look])
            if look is Look.RELATION:
                properties |= {"font_color": f"#{RELATION_COLOURS[relation]}", "bold": relation is None}
            if is_shaded:
                properties["bg_color"] = _SHADE
            if relation is None:
                properties |= {"top": 1, "top_color": _LINE}
            self._cells[look, band] = self._made(**properties)
        return self._cells[look, band]

    def _made(self, **properties: Any) -> Format:  # noqa: ANN401 - the library's own properties
        return self._workbook.add_format(properties)


MOST_LETTERS = 32_767
"""Of a cell, in UTF-16 units (Excel's specifications and limits)."""
_DAY_0 = datetime.datetime(1899, 12, 30, tzinfo=datetime.UTC)
_FIRST_DATE = datetime.datetime(1900, 3, 1, tzinfo=datetime.UTC)
"""Before it spreadsheets count days differently: Excel believes in a 29th of February 1900."""
_LAST_DATE = datetime.datetime(9999, 12, 31, tzinfo=datetime.UTC)
_LOOKS_ESCAPED = re.compile("_(?=x[0-9A-Fa-f]{4}_)")
"""What a spreadsheet would take for the escape of a character (ECMA-376, 22.9.2.19)."""
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"

Value = str | int | float | datetime.datetime | None


def row_xml(number: int, values: Sequence[Value], styles: Sequence[int]) -> str:
    """Return a row, counted from 1, with the numbers of the styles of its cells."""
    cells = [
        _cell(f'<c r="{_letters(column)}{number}" s="{style}"', value)
        for column, (value, style) in enumerate(zip(values, styles, strict=True))
    ]
    return f'<row r="{number}">{"".join(cells)}</row>'


def text_of(text: str) -> str:
    """Return a text as a cell can hold it: with nothing that XML does not know, and cut where it is too long."""
    shown = visible(text)
    if len(shown) * 2 <= MOST_LETTERS or len(shown.encode("utf-16-le")) // 2 <= MOST_LETTERS:
        return shown
    units = shown.encode("utf-16-le")[: 2 * (MOST_LETTERS - 1)]
    return units.decode("utf-16-le", errors="ignore") + _ELLIPSIS


def _cell(start: str, value: Value) -> str:
    if value is None or value == "":
        return f"{start}/>"
    if isinstance(value, str):
        return _text_cell(start, value)
    if isinstance(value, datetime.datetime):
        if not _FIRST_DATE <= value < _LAST_DATE:
            return _text_cell(start, value.isoformat(sep=" "))
        value = (value - _DAY_0).total_seconds() / 86_400
    return f"{start}><v>{value!r}</v></c>"


def _text_cell(start: str, text: str) -> str:
    shown = escape(_LOOKS_ESCAPED.sub("_x005F_", text_of(text)), quote=False)
    return f'{start} t="inlineStr"><is><t xml:space="preserve">{shown}</t></is></c>'


@cache
def _letters(column: int) -> str:
    return str(xl_col_to_name(column))


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; `width` is in letters."""

    title: Message
    width: float
    look: Look


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table: how many rows it has, and what makes them, each with the band that it belongs to."""

    name: Message
    columns: Sequence[Column]
    row_count: int
    rows: Callable[[], Iterator[tuple[Band, Sequence[Value]]]]


_ABOUT_DOCUMENT = (
    Column(say("Name"), 38, Look.TEXT),
    Column(say("Folder"), 48, Look.TEXT),
    Column(wording.FORMAT, 9, Look.TEXT),
    Column(say("Size (bytes)"), 14, Look.COUNT),
    Column(wording.CHANGED, 17, Look.DATE),
    Column(wording.WORDS, 10, Look.COUNT),
    Column(say("Reference"), 11, Look.TEXT),
    Column(say("Title"), 30, Look.TEXT),
    Column(say("Author"), 20, Look.TEXT),
    Column(say("Pages"), 8, Look.COUNT),
    Column(say("The same file"), 30, Look.TEXT),
)
_ONLY = Column(say("Only differ in"), 22, Look.TEXT)
_BEYOND = Column(say("Other differences"), 40, Look.TEXT)


def tables(result: ScanResult) -> list[Table]:
    """Return the tables of a report that have anything in them; the documents are always there."""
    found = [
        Table(
            name=say("Documents"),
            columns=(
                Column(say("Group"), 8, Look.COUNT),
                Column(wording.COMPARED, 12, Look.RELATION),
                Column(wording.SIMILARITY, 11, Look.SHARE),
                *_ABOUT_DOCUMENT,
                _ONLY,
                _BEYOND,
            ),
            row_count=sum(len(group.members) for group in result.groups),
            rows=lambda: _documents(result),
        )
    ]
    if result.unique is not None:
        found = [
            Table(
                name=wording.UNIQUE,
                columns=_ABOUT_DOCUMENT,
                row_count=len(result.unique),
                rows=lambda: (((None, False), _about(each)) for each in result.unique or ()),
            )
        ]
    if result.containers:
        found.append(
            Table(
                name=wording.CONTAINERS,
                columns=(
                    Column(say("Longer text"), 12, Look.COUNT),
                    Column(wording.COMPARED, 12, Look.RELATION),
                    Column(wording.INSIDE, 9, Look.SHARE),
                    *_ABOUT_DOCUMENT,
                    _ONLY,
                    _BEYOND,
                ),
                row_count=sum(1 + len(container.pairs) for container in result.containers),
                rows=lambda: _parts(result),
            )
        )
    if result.problems:
        found.append(
            Table(
                name=say("Problems"),
                columns=(
                    Column(say("Problem"), 26, Look.TEXT),
                    Column(say("Path"), 70, Look.TEXT),
                    Column(say("Message"), 70, Look.TEXT),
                    Column(say("What to do"), 50, Look.TEXT),
                ),
                row_count=len(result.problems),
                rows=lambda: _problems(result),
            )
        )
    return found


def _documents(result: ScanResult) -> Iterator[tuple[Band, Sequence[Value]]]:
    for number, group in enumerate(result.groups):
        for member in group.members:
            yield (
                (member.relation, number % 2 == 1),
                (
                    group.group_id,
                    told(wording.KEEPER_NAME if member.relation is None else wording.RELATION_NAMES[member.relation]),
                    rounded_share(member.similarity),
                    *_about(member.document),
                    told(wording.LIST_MARK).join(wording.variable_names(member.differs_only_in)),
                    wording.beyond_words(member.differs_beyond),
                ),
            )


def _parts(result: ScanResult) -> Iterator[tuple[Band, Sequence[Value]]]:
    for number, container in enumerate(result.containers, 1):
        is_banded = number % 2 == 0
        yield (None, is_banded), (number, told(wording.LONGER_TEXT), None, *_about(container.container), None, None)
        for pair in container.pairs:
            part, share = container.part_of(pair)
            yield (
                (Relation.CONTAINED, is_banded),
                (
                    number,
                    told(wording.RELATION_NAMES[Relation.CONTAINED]),
                    rounded_share(share),
                    *_about(part),
                    told(wording.LIST_MARK).join(wording.variable_names(pair.differs_only_in)),
                    wording.beyond_words(pair.differs_beyond),
                ),
            )


def _problems(result: ScanResult) -> Iterator[tuple[Band, Sequence[Value]]]:
    for problem in result.problems:
        meaning, advice = map(told, wording.PROBLEM_MEANINGS[problem.code])
        yield (Relation.CONTAINED, False), (meaning, problem.path, told(problem.message), advice)


def _about(document: Document) -> tuple[Value, ...]:
    entry, metadata = document.entry, document.metadata
    return (
        entry.name,
        entry.folder,
        document.format,
        entry.size_bytes,
        entry.modified,
        document.word_count if document.has_text else None,
        told(say("yes")) if entry.is_reference else None,
        metadata.title,
        metadata.author,
        metadata.page_count,
        "; ".join(entry.other_paths),
    )


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
