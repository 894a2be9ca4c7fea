"""Empty cells of tables: told from full ones, and by their colours, in the same way by every format."""

import io
import itertools
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import ContentItem, ContentKind
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.table_rows import MOST_SPANNED, OpenRows, TableRows, spanned
from telling_files import docx, html, odf, pptx, rtf
from telling_pairs import TABLES
from workbooks import MAIN, binary_cell, binary_record, cell, record, xls, xlsb, xlsx


def _said(ending: str, data: bytes, kind: ContentKind = ContentKind.SIGNS) -> tuple[ContentItem, ...]:
    found = extract(SourceFile(f"a.{ending}", io.BytesIO(data), len(data)))
    return found.beyond.items.get(kind, ())


def _gaps(*rows: Sequence[int]) -> tuple[ContentItem, ...]:
    table, gathering = TableRows(), Gathering()
    for row in rows:
        table.add(row)
    table.tell(gathering)
    return gathering.beyond().items.get(ContentKind.SIGNS, ())


def _word(rows: str) -> bytes:
    return docx(f"<w:tbl>{rows}</w:tbl><w:p/>")


def _word_cell(text: str, properties: str = "") -> str:
    return f"<w:tc><w:tcPr>{properties}</w:tcPr><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:tc>"


def _open(rows: str) -> bytes:
    return odf("odt", f"<table:table>{rows}</table:table>")


def _open_cell(text: str, attributes: str = "") -> str:
    return f"<table:table-cell{attributes}><text:p>{text}</text:p></table:table-cell>"


@pytest.mark.parametrize("ending", TABLES)
def test_a_row_tells_where_an_empty_cell_stands_before_another(ending: str) -> None:
    make = TABLES[ending]
    assert _said(ending, make("Name", "Ann||100")) == _gaps([0], [0, 2])
    assert _said(ending, make("Name", "|Ann|100")) == _gaps([0], [1, 2])


@pytest.mark.parametrize("ending", TABLES)
@pytest.mark.parametrize("cells", ["Ann|100|", "Ann||", "||", "Ann|100|5"])
def test_empty_cells_at_the_end_of_a_row_are_none(ending: str, cells: str) -> None:
    assert _said(ending, TABLES[ending]("Name", cells)) == ()


def test_a_merged_cell_covers_empty_ones_in_every_format() -> None:
    above, beside = '<w:vMerge w:val="restart"/>', '<w:gridSpan w:val="2"/>'
    word = _word(
        f"<w:tr>{_word_cell('a', above)}{_word_cell('b', beside)}{_word_cell('c')}</w:tr>"
        f"<w:tr>{_word_cell('', '<w:vMerge/>')}{_word_cell('d')}{_word_cell('e')}{_word_cell('f')}</w:tr>"
    )
    covered = "<table:covered-table-cell/>"
    spans = ' table:number-columns-spanned="2"'
    written = _open(
        f"<table:table-row>{_open_cell('a')}{_open_cell('b', spans)}{covered}{_open_cell('c')}</table:table-row>"
        f"<table:table-row>{covered}{_open_cell('d')}{_open_cell('e')}{_open_cell('f')}</table:table-row>"
    )
    page = html("<table><tr><td rowspan=2>a<td colspan=2>b<td>c<tr><td>d<td>e<td>f<tr><td>g<td><td></table><p>h</p>")
    expected = _gaps([0, 1, 3], [1, 2, 3])
    assert _said("docx", word) == _said("odt", written) == _said("html", page) == expected


def test_a_table_in_a_cell_is_text_of_that_cell_and_its_rows_follow() -> None:
    inside = f"<w:tbl><w:tr>{_word_cell('')}{_word_cell('x')}</w:tr></w:tbl><w:p/>"
    word = _word(f"<w:tr><w:tc>{inside}</w:tc>{_word_cell('')}{_word_cell('y')}</w:tr>")
    inner = f"<table:table><table:table-row>{_open_cell('')}{_open_cell('x')}</table:table-row></table:table>"
    written = _open(
        f"<table:table-row><table:table-cell>{inner}</table:table-cell>{_open_cell('')}{_open_cell('y')}"
        "</table:table-row>"
    )
    page = html("<table><tr><td><table><tr><td><td>x</table><td><td>y</table>")
    assert _said("docx", word) == _said("odt", written) == _said("html", page) == _gaps([0, 2], [1])


def test_text_behind_a_table_is_in_none_of_its_cells() -> None:
    page = html("<table><tr><td>a<td><td></table><p>More.</p>")
    word = docx(f"<w:tbl><w:tr>{_word_cell('a')}{_word_cell('')}</w:tr></w:tbl><w:p><w:r><w:t>More.</w:t></w:r></w:p>")
    assert _said("html", page) == _said("docx", word) == ()


def test_repeated_cells_and_rows_count_as_often_as_they_are_there() -> None:
    empty = '<table:table-cell table:number-columns-repeated="3"/>'
    twice = _open_cell("x", ' table:number-columns-repeated="2"')
    data = odf(
        "ods",
        f'<table:table><table:table-row table:number-rows-repeated="2">{empty}{twice}</table:table-row></table:table>',
    )
    assert _said("ods", data) == _gaps([3, 4], [3, 4])


def test_cells_of_a_sheet_that_do_not_say_where_they_are_follow_each_other() -> None:
    cell = '<c t="inlineStr"><is><t>{}</t></is></c>'
    data = xlsx(f'<row r="1">{cell.format("a")}<c/>{cell.format("b")}</row>')
    assert _said("xlsx", data) == _gaps([0, 2])


@pytest.mark.parametrize(
    ("value", "columns"),
    [("3", 3), ("", 1), ("0", 1), ("-2", 1), ("x", 1), ("\u0663", 1), ("9" * 99, 1), (str(MOST_SPANNED), MOST_SPANNED)],
)
def test_a_span_that_makes_no_sense_is_one_column(value: str, columns: int) -> None:
    assert spanned(value) == columns


@given(st.lists(st.lists(st.booleans(), max_size=5), max_size=6), st.lists(st.lists(st.booleans(), max_size=5)))
def test_two_tables_are_the_same_exactly_when_their_gaps_are(one: list[list[bool]], other: list[list[bool]]) -> None:
    assert (_walked(one) == _walked(other)) == (_slow(one) == _slow(other))


def _walked(table: list[list[bool]]) -> tuple[ContentItem, ...]:
    rows, gathering = OpenRows(), Gathering()
    for row in table:
        rows.start()
        for has_text in row:
            rows.cell(has_text=has_text)
        rows.end()
    rows.rows.tell(gathering)
    return gathering.beyond().items.get(ContentKind.SIGNS, ())


def _slow(table: list[list[bool]]) -> list[tuple[int, str]]:
    """Return the number and the picture of each row that has a gap."""
    drawn = ["".join("x" if cell else "." for cell in row).rstrip(".") for row in table]
    return [(number, row) for number, row in enumerate(filter(None, drawn)) if "." in row]


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
    own = b"".join(bytes.fromhex(one[2:]) + b"\0" for one in ("FFFFFFFF", "FFFFFFFF", *RGB[:2]))
    settings += record(0x0092, struct.pack("<H", 4) + own)
    return "a.xls", xls(b"".join(cells), settings=settings)


def _in_newer_records(grid: Grid) -> tuple[str, bytes]:
    rows = [binary_record(0, struct.pack("<I", row) + bytes(16)) for row in range(len(grid))]
    for row, column, has_text, style in _each(grid):
        value = struct.pack("<d", 7) if has_text else b""
        rows[row] += binary_cell(5 if has_text else 1, value, column=column, style=style)
    fills = [struct.pack("<IBBh", 1, 5, 0xFF, 0) + bytes.fromhex(one[2:]) + b"\xff" for one in RGB]
    return "a.xlsb", xlsb(b"".join(rows), fills=fills)


def _in_open_document(grid: Grid, ending: str) -> tuple[str, bytes]:
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
    return f"a.{ending}", odf(ending, f'<table:table table:name="Sheet1">{table}</table:table>', styles=styles)


def _plan(grid: Grid) -> object:
    """Return what of a grid is told, as it is defined."""
    told = []
    for row in grid:
        of_texts = {style % WHITE for has_text, style in row if has_text}
        blanks = [0 if has_text else style % WHITE for has_text, style in row]
        if set(blanks) - {PLAIN} and len((set(blanks) - {PLAIN}) | of_texts) == 1 and of_texts:
            blanks = [PLAIN] * len(row)  # a band
        marks = [style % WHITE if has_text else 0 for has_text, style in row]
        told.append([blanks, marks])
    lines = 0
    placed = []
    for row, colours in zip(grid, told, strict=True):
        if any(map(any, colours)):
            placed.append((lines, colours))
        lines += any(has_text for has_text, _ in row)
    return placed


def _with_cells(grid: Grid, row: str, cell: str, *, styles: Sequence[str], text: str = "") -> str:
    """Return rows of cells, each with what its style says before its text."""
    rows = ["" for _ in grid]
    for number, _, has_text, style in _each(grid):
        rows[number] += cell.format(styles[style], text.format("7") if has_text else "")
    return "".join(row.format(one) for one in rows)


def _in_word(grid: Grid) -> tuple[str, bytes]:
    styles = ["", *(f'<w:shd w:val="clear" w:color="auto" w:fill="{one[2:]}"/>' for one in RGB)]
    inside = "<w:tc><w:tcPr>{}</w:tcPr><w:p>{}</w:p></w:tc>"
    rows = _with_cells(grid, "<w:tr>{}</w:tr>", inside, styles=styles, text="<w:r><w:t>{}</w:t></w:r>")
    return "a.docx", docx(f"<w:tbl>{rows}</w:tbl><w:p/>")


def _in_rich_text(grid: Grid) -> tuple[str, bytes]:
    table = "".join(rf"\red{int(one[2:4], 16)}\green{int(one[4:6], 16)}\blue{int(one[6:], 16)};" for one in RGB)
    written = ""
    for row in grid:
        defined = "".join(
            rf"\clcbpat{style}\cellx{number}" if style else rf"\cellx{number}" for number, (_, style) in enumerate(row)
        )
        written += (
            rf"\trowd{defined}\intbl "
            + "".join(r"7\cell " if has_text else r"\cell " for has_text, _ in row)
            + r"\row "
        )
    return "a.rtf", rtf(rf"{{\colortbl;{table}}}{written}")


def _in_page(grid: Grid) -> tuple[str, bytes]:
    first, second, white = (f"#{one[2:].lower()}" for one in RGB)
    styles = ["", f' bgcolor="{first}"', f' style="background:{second}"', f" bgcolor={white}"]
    return "a.html", html(
        f"<table>{_with_cells(grid, '<tr>{}</tr>', '<td{}>{}</td>', styles=styles, text='{}')}</table>"
    )


def _in_slide(grid: Grid) -> tuple[str, bytes]:
    styles = ["", *(f'<a:solidFill><a:srgbClr val="{one[2:]}"/></a:solidFill>' for one in RGB)]
    inside = "<a:tc><a:txBody><a:bodyPr/><a:p>{1}</a:p></a:txBody><a:tcPr>{0}</a:tcPr></a:tc>"
    rows = _with_cells(grid, "<a:tr>{}</a:tr>", inside, styles=styles, text="<a:r><a:t>{}</a:t></a:r>")
    table = f"<a:tbl>{rows}</a:tbl>"
    return "a.pptx", pptx(
        f"<p:graphicFrame><a:graphic><a:graphicData>{table}</a:graphicData></a:graphic></p:graphicFrame>"
    )


def _drawn(written: tuple[str, bytes]) -> tuple[ContentItem, ...]:
    return _said(written[0].partition(".")[2], written[1], ContentKind.DRAWINGS)


WRITERS: Mapping[str, Callable[[Grid], tuple[str, bytes]]] = {
    "docx": _in_word,
    "odt": lambda grid: _in_open_document(grid, "odt"),
    "rtf": _in_rich_text,
    "html": _in_page,
    "pptx": _in_slide,
    "xlsx": lambda grid: _in_xml(grid, is_packed=False),
    "xls": _in_records,
    "xlsb": _in_newer_records,
    "ods": lambda grid: _in_open_document(grid, "ods"),
}


@given(grid=GRIDS, ending=st.sampled_from(sorted(WRITERS)), data=st.data())
def test_coloured_cells_are_the_same_in_every_format_and_differ_as_they_are_defined(
    grid: list[list[tuple[bool, int]]], ending: str, data: st.DataObject
) -> None:
    styles = st.lists(st.integers(0, 3), min_size=len(grid[0]), max_size=len(grid[0]))
    other = [[(has_text, style) for (has_text, _), style in zip(row, data.draw(styles), strict=True)] for row in grid]
    first = _drawn(_in_xml(grid, is_packed=True))
    assert {name: _drawn(write(grid)) for name, write in WRITERS.items()} == dict.fromkeys(WRITERS, first)
    assert (_drawn(WRITERS[ending](other)) == first) is (_plan(grid) == _plan(other))


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
        assert _drawn(plan(row)) == _drawn(plan(same)) != ()
    below = f"<table:table-row><table:table-cell/>{coloured}</table:table-row>"
    repeated = below.replace("<table:table-row>", '<table:table-row table:number-rows-repeated="2">')
    assert _drawn(plan(row + below * 2)) == _drawn(plan(row + repeated)) != _drawn(plan(row + below))
    whole = below.replace("<table:table-row>", '<table:table-row table:number-rows-repeated="1048570">')
    assert _drawn(plan(row)) == _drawn(plan(row + whole))


@st.composite
def _spans_and_texts(draw: st.DrawFn) -> list[list[tuple[int, bool]]]:
    """Return rows: of each cell how many columns it spans, and whether it has a text. One row has all columns."""
    columns = draw(st.integers(1, 6))
    rows = [[(1, draw(st.booleans())) for _ in range(columns)]]
    for _ in range(draw(st.integers(0, 4))):
        row: list[tuple[int, bool]] = []
        while (left := columns - sum(span for span, _ in row)) > 0:
            row.append((draw(st.integers(1, left)), draw(st.booleans())))
        rows.append(row)
    return draw(st.permutations(rows))


@given(_spans_and_texts(), st.data())
def test_edges_of_cells_tell_their_columns_as_spans_do(rows: list[list[tuple[int, bool]]], data: st.DataObject) -> None:
    by_spans, by_edges = OpenRows(), OpenRows()
    for row in rows:
        by_spans.start()
        by_edges.start()
        for span, has_text in row:
            by_spans.cell(None, has_text=has_text, columns=span)
            by_edges.cell(None, has_text=has_text)
        by_spans.end()
        ends = itertools.accumulate(span for span, _ in row)
        by_edges.end(edges=[100 * end + data.draw(st.integers(0, 5)) for end in ends])
    by_edges.end_table()
    told = Gathering(), Gathering()
    for gathering, table in zip(told, (by_spans, by_edges), strict=True):
        table.tell(gathering)
    assert told[0].beyond() == told[1].beyond()


def test_a_table_in_a_cell_does_not_say_where_the_cells_around_are() -> None:
    around = r"\trowd\cellx4000\cellx8000\pard\intbl one\cell "
    within = r"\pard\intbl\itap2 a\nestcell b\nestcell{\*\nesttableprops\trowd\cellx500\cellx900\nestrow}\pard\intbl "
    rows = around + within + r"two\cell\row" + around + r"two\cell\row\pard done"
    assert _said("rtf", rtf(rows), ContentKind.SIGNS) == ()
