"""Empty cells of tables: told from full ones, in the same way by every format."""

import io
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.beyond import ContentItem, ContentKind
from dupfinder.extract import SourceFile, extract
from dupfinder.extract.gathering import Gathering
from dupfinder.extract.table_rows import MOST_SPANNED, OpenRows, TableRows, spanned
from telling_files import docx, html, odf
from telling_pairs import TABLES
from workbooks import xlsx


def _said(ending: str, data: bytes) -> tuple[ContentItem, ...]:
    found = extract(SourceFile(f"a.{ending}", io.BytesIO(data), len(data)))
    return found.beyond.items.get(ContentKind.SIGNS, ())


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
