"""What workbooks say besides their text: names of sheets, names in formulas, values behind what is shown, colours."""

import struct
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content_differences import kinds_that_differ, labels
from dupfinder.domain.beyond import ContentKind
from telling_files import odf
from workbooks import MAIN, binary_cell, binary_record, cell, record, xls, xlsb, xlsx

CELLS = st.lists(st.tuples(st.sampled_from(["5", "5.4", "4.6"]), st.integers(1, 3)), min_size=1, max_size=3)
"""Values that are all shown as 5, and how often each is repeated."""
WORDS = '<row r="1"><c r="A1" t="inlineStr"><is><t>words</t></is></c></row>'


def _row(cells: str, repeated: int = 1) -> str:
    return f'<table:table-row table:number-rows-repeated="{repeated}">{cells}</table:table-row>'


def _cell(value: str, repeated: int = 1, *, shown: str = "5", kind: str = "value") -> str:
    said = f'office:{kind}="{value}" table:number-columns-repeated="{repeated}"'
    return f"<table:table-cell {said}><text:p>{shown}</text:p></table:table-cell>"


def _book(*rows: str) -> tuple[str, bytes]:
    return "a.ods", odf("ods", f'<table:table table:name="Sheet1">{"".join(rows)}</table:table>')


@given(st.lists(st.tuples(CELLS, st.integers(1, 3)), min_size=1, max_size=3))
def test_repeated_values_are_those_that_are_written_out(rows: list[tuple[list[tuple[str, int]], int]]) -> None:
    short = _book(*(_row("".join(_cell(*one) for one in cells), times) for cells, times in rows))
    written_out = [_row("".join(_cell(value) * count for value, count in cells)) for cells, times in rows]
    long = _book(*(row for row, (_, times) in zip(written_out, rows, strict=True) for _ in range(times)))
    assert kinds_that_differ(short, long) == {}
    other = _book(*(row.replace("5.4", "5.3") for row in written_out))
    has_other = any(value == "5.4" for cells, _ in rows for value, _ in cells)
    assert (ContentKind.FORMULAS in kinds_that_differ(_book(*written_out), other)) is has_other


@pytest.mark.parametrize(
    ("kind", "value", "shown", "is_told"),
    [
        ("value", "0.12", "12%", True),
        ("value", "0.123", "12%", False),
        ("value", "-5", "(5)", True),
        ("value", "-5", "5", False),
        ("value", "1234.5", "1.234,50 €", True),
        ("value", "150000", "1.5E+05", True),
        ("value", "1", "yes", False),
        ("value", "nan", "5", True),
        ("value", "?", "5", True),
        ("date-value", "2026-01-05", "05.01.26", True),
        ("date-value", "2026-01-05", "5 January 2026", True),
        ("date-value", "2026-01-05", "Jan 26", False),
        ("date-value", "2026-01-05T13:30:00", "05.01.26", False),
        ("time-value", "PT13H30M00S", "13:30", True),
        ("time-value", "PT13H30M00S", "01:30 PM", True),
        ("time-value", "PT13H30M20S", "13:30", False),
        ("time-value", "PT36H00M00S", "12:00", False),
    ],
)
def test_a_value_is_told_where_the_text_does_not_show_all_of_it(
    kind: str, value: str, shown: str, *, is_told: bool
) -> None:
    found = labels(*_book(_row(_cell(value, shown=shown, kind=kind))), ContentKind.FORMULAS)
    assert (found == []) is is_told


@pytest.mark.parametrize("name", ["Sheet1", "Tabelle 2", "Feuil3", "Sheet", "工作表1", "Лист1"])  # noqa: RUF001
def test_names_that_programs_give_are_none(name: str) -> None:
    assert labels("a.xlsx", xlsx(WORDS, names=[name]), ContentKind.SIGNS) == []


def test_names_that_persons_give_are_told_with_their_places() -> None:
    one, other = (xlsx(WORDS, WORDS, names=names) for names in (["Q1", "Q2"], ["Q2", "Q1"]))
    assert [label for label, _ in labels("a.xlsx", one, ContentKind.SIGNS)] == ["sheet: Q1", "sheet: Q2"]
    assert set(kinds_that_differ(("a.xlsx", one), ("a.xlsx", other))) == {ContentKind.SIGNS}


def test_a_hidden_sheet_differs_by_its_name_too() -> None:
    one, other = (xlsx(WORDS, WORDS, states={1: "hidden"}, names=["Sheet1", name]) for name in ("2023", "2024"))
    assert set(kinds_that_differ(("a.xlsx", one), ("a.xlsx", other))) == {ContentKind.HIDDEN}


def test_areas_to_print_are_no_names() -> None:
    area = '<definedNames><definedName name="_xlnm.Print_Area">Sheet1!$A$1</definedName></definedNames>'
    assert kinds_that_differ(("a.xlsx", xlsx(WORDS, after=area)), ("a.xlsx", xlsx(WORDS))) == {}


Grid = Sequence[Sequence[tuple[bool, int]]]
"""Rows of cells: whether each has a text, and its style: plain, two colours, white."""
GRIDS = st.integers(1, 5).flatmap(
    lambda columns: st.lists(
        st.lists(st.tuples(st.booleans(), st.integers(0, 3)), min_size=columns, max_size=columns),
        min_size=1,
        max_size=4,
    )
)
RGB = ("FFFF8800", "FF00AA44", "FFFFFFFF")
PLAIN, WHITE = 0, 3


def _each(grid: Grid) -> Iterable[tuple[int, int, bool, int]]:
    return ((row, column, *one) for row, cells in enumerate(grid) for column, one in enumerate(cells))


def _in_xml(grid: Grid, *, is_packed: bool) -> tuple[str, bytes]:
    fills = "".join(
        f'<fill><patternFill patternType="solid"><fgColor rgb="{one}"/></patternFill></fill>' for one in RGB
    )
    styles = "".join(f'<xf fillId="{number}"/>' for number in range(4))
    styles = f"<fills><fill><patternFill/></fill>{fills}</fills><cellXfs>{styles}</cellXfs>"
    rows = ["" for _ in grid]
    for row, column, has_text, style in _each(grid):
        value = "<v>7</v>" if has_text else ""
        rows[row] += f'<c r="{chr(65 + column)}{row + 1}" s="{style}">{value}</c>'
    sheet = ("" if is_packed else "\t") + "".join(f"<row>{one}</row>" for one in rows)
    return "a.xlsx", xlsx(sheet, parts={"xl/styles.xml": f'<styleSheet xmlns="{MAIN}">{styles}</styleSheet>'})


def _in_records(grid: Grid) -> tuple[str, bytes]:
    styles = [bytes(16), *(bytes(13) + bytes((4, colour, 0)) for colour in (10, 11, 9))]
    cells = (
        cell(0x0203, row, column, struct.pack("<d", 7), style=style)
        if has_text
        else record(0x0201, struct.pack("<HHH", row, column, style))
        for row, column, has_text, style in _each(grid)
    )
    settings = b"".join(record(0x00E0, struct.pack("<HH", 0, 0) + style) for style in styles)
    return "a.xls", xls(b"".join(cells), settings=settings)


def _in_newer_records(grid: Grid) -> tuple[str, bytes]:
    rows = [binary_record(0, struct.pack("<I", row) + bytes(16)) for row in range(len(grid))]
    for row, column, has_text, style in _each(grid):
        value = struct.pack("<d", 7) if has_text else b""
        rows[row] += binary_cell(5 if has_text else 1, value, column=column, style=style)
    fills = [struct.pack("<IBBh", 1, 5, 0xFF, 0) + bytes.fromhex(one[2:]) + b"\xff" for one in RGB]
    return "a.xlsb", xlsb(b"".join(rows), fills=fills)


def _in_open_document(grid: Grid) -> tuple[str, bytes]:
    styles = "".join(
        f'<style:style style:name="c{number}" style:family="table-cell"><style:table-cell-properties '
        f'fo:background-color="#{one[2:].lower()}"/></style:style>'
        for number, one in enumerate(RGB, start=1)
    )
    rows = ["" for _ in grid]
    for row, _, has_text, style in _each(grid):
        inside = "<text:p>7</text:p>" if has_text else ""
        rows[row] += f'<table:table-cell table:style-name="c{style}">{inside}</table:table-cell>'
    table = "".join(f"<table:table-row>{one}</table:table-row>" for one in rows)
    return "a.ods", odf("ods", f'<table:table table:name="Sheet1">{table}</table:table>', styles=styles)


def _plan(grid: Grid) -> object:
    """Return what of a grid is told, as it is defined."""
    numbers: dict[int, int] = {}
    told = []
    for row in grid:
        of_texts = {style % WHITE for has_text, style in row if has_text}
        blanks = [0 if has_text else style % WHITE for has_text, style in row]
        if set(blanks) - {PLAIN} and len((set(blanks) - {PLAIN}) | of_texts) == 1 and of_texts:
            blanks = [PLAIN] * len(row)  # a band
        told.append([style and numbers.setdefault(style, 1 + len(numbers)) for style in blanks])
    lines = 0
    placed = []
    for row, blanks in zip(grid, told, strict=True):
        if any(blanks):
            placed.append((lines, blanks))
        lines += any(has_text for has_text, _ in row)
    return placed


WRITERS = {
    "xlsx": lambda grid: _in_xml(grid, is_packed=False),
    "xls": _in_records,
    "xlsb": _in_newer_records,
    "ods": _in_open_document,
}


@pytest.mark.parametrize("ending", WRITERS)
@given(grid=GRIDS, data=st.data())
def test_coloured_cells_are_what_they_are_in_every_kind_of_workbook(
    ending: str, grid: list[list[tuple[bool, int]]], data: st.DataObject
) -> None:
    styles = st.lists(st.integers(0, 3), min_size=len(grid[0]), max_size=len(grid[0]))
    other = [[(has_text, style) for (has_text, _), style in zip(row, data.draw(styles), strict=True)] for row in grid]
    first = _in_xml(grid, is_packed=True)
    assert ContentKind.DRAWINGS not in kinds_that_differ(first, WRITERS[ending](grid))
    differs = ContentKind.DRAWINGS in kinds_that_differ(first, WRITERS[ending](other))
    assert differs is (_plan(grid) != _plan(other))


def test_columns_rows_and_what_is_merged_have_the_colours_that_are_written_out() -> None:
    styles = (
        '<style:style style:name="c" style:family="table-cell"><style:table-cell-properties '
        'fo:background-color="#ff8800"/></style:style>'
        '<style:style style:name="d" style:family="table-cell" style:parent-style-name="c"/>'
        '<style:style style:name="e" style:family="table-cell" style:parent-style-name="c">'
        '<style:table-cell-properties fo:background-color="transparent"/></style:style>'
    )

    def plan(inside: str) -> tuple[str, bytes]:
        return "a.ods", odf("ods", f'<table:table table:name="Sheet1">{inside}</table:table>', styles=styles)

    word = '<table:table-cell table:style-name="e"><text:p>words</text:p></table:table-cell>'
    coloured = '<table:table-cell table:style-name="c"/>'
    row = f"<table:table-row>{word}{coloured}{coloured}</table:table-row>"
    repeats = '<table:table-cell table:style-name="d" table:number-columns-repeated="2"/>'
    default = '<table:table-column/><table:table-column table:default-cell-style-name="c"'
    covered = '<table:covered-table-cell table:style-name="c"/>'
    for columns, cells in (
        ("", repeats),
        (f'{default} table:number-columns-repeated="2"/>', f"<table:table-cell/>{coloured}"),
        ("", coloured + covered),
    ):
        same = f"{columns}<table:table-row>{word}{cells}</table:table-row>"
        assert kinds_that_differ(plan(row), plan(same)) == {}
    below = f"<table:table-row><table:table-cell/>{coloured}</table:table-row>"
    repeated = below.replace("<table:table-row>", '<table:table-row table:number-rows-repeated="2">')
    assert kinds_that_differ(plan(row + below * 2), plan(row + repeated)) == {}
    assert ContentKind.DRAWINGS in kinds_that_differ(plan(row + below), plan(row + repeated))
    whole = below.replace("<table:table-row>", '<table:table-row table:number-rows-repeated="1048570">')
    assert kinds_that_differ(plan(row), plan(row + whole)) == {}
