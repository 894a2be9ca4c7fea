"""The text of OpenDocument spreadsheets, as it is displayed."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lxml import etree

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.opendocument import text
from dupfinder.extract.opendocument.story import Walk

SheetsIn = Callable[..., str]
LARGEST = 1_048_576


@pytest.fixture
def sheets_in(make_odf: Callable[..., bytes], extracted: Callable[[str, bytes], ExtractedText]) -> SheetsIn:
    """Return the text of a spreadsheet with this body."""
    return lambda body, **more: extracted("a.ods", make_odf("ods", body, **more)).text


def cell(text: str, attributes: str = "") -> str:
    return f"<table:table-cell {attributes}><text:p>{text}</text:p></table:table-cell>"


def row(*cells: str, attributes: str = "") -> str:
    return f"<table:table-row {attributes}>{''.join(cells)}</table:table-row>"


def sheet(*rows: str, style: str = "") -> str:
    return f'<table:table table:name="Sheet" table:style-name="{style}">{"".join(rows)}</table:table>'


def test_sheets_follow_each_other_and_rows_are_lines(sheets_in: SheetsIn) -> None:
    first = sheet(row(cell("Name"), cell("Price")), row(cell("Tea"), cell("1.50 €", 'office:value="1.5"')))
    assert sheets_in(first + sheet(row(cell("Second")))) == "Name\tPrice\nTea\t1.50 €\nSecond\n"


def test_a_cell_of_several_lines_is_a_part_of_its_row(sheets_in: SheetsIn) -> None:
    address = "<table:table-cell><text:p>Main St</text:p><text:p>12<text:line-break/>Town</text:p></table:table-cell>"
    note = f"<table:table-cell><office:annotation><text:p>a</text:p></office:annotation>{address[18:]}"
    assert (
        sheets_in(sheet(row(cell("Ann"), address, cell("x")), row(note)))
        == "Ann\tMain St 12 Town\tx\nMain St 12 Town\n"
    )


def test_empty_cells_leave_no_trace(sheets_in: SheetsIn) -> None:
    many = f'<table:table-cell table:number-columns-repeated="{LARGEST}"/>'
    empty_rows = row(many, attributes=f'table:number-rows-repeated="{LARGEST}"')
    assert sheets_in(sheet(row(cell("a"), many, cell("b"), many), empty_rows, row(cell("c")))) == "a\tb\nc\n"


def test_repeated_cells_and_rows_are_there_as_often_as_they_are_seen(sheets_in: SheetsIn) -> None:
    twice = row(cell("0", 'table:number-columns-repeated="3"'), cell("x"), attributes='table:number-rows-repeated="2"')
    assert sheets_in(sheet(twice, row(cell("end")))) == "0\t0\t0\tx\n0\t0\t0\tx\nend\n"


def test_H1_what_is_repeated_without_end_is_there_once(sheets_in: SheetsIn) -> None:
    endless = cell("again", 'table:number-columns-repeated="2000000000"')
    assert sheets_in(sheet(row(endless, attributes='table:number-rows-repeated="2000000000"'))) == "again\n"


def test_H1_all_that_is_repeated_has_one_limit(sheets_in: SheetsIn) -> None:
    text = "a" * 100
    repeated = cell(text, 'table:number-columns-repeated="1001"')
    found = sheets_in(sheet(*[row(repeated, attributes='table:number-rows-repeated="10"')] * 100))
    assert 1_000_000 < len(found) < 1_400_000


@pytest.mark.parametrize("count", ["0", "-5", "many", "9" * 5000])
def test_a_count_that_is_none_counts_as_one(sheets_in: SheetsIn, count: str) -> None:
    assert sheets_in(sheet(row(cell("a", f'table:number-columns-repeated="{count}"')))) == "a\n"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ('office:value-type="float" office:value="1.5"', "1.5"),
        ('office:value-type="string" office:string-value="words"', "words"),
        ('office:value-type="date" office:date-value="2026-11-20"', "2026-11-20"),
        ('office:value-type="boolean" office:boolean-value="true"', "true"),
    ],
)
def test_a_cell_that_shows_nothing_gives_its_value(sheets_in: SheetsIn, value: str, expected: str) -> None:
    assert sheets_in(sheet(row(f"<table:table-cell {value}/>", cell("b")))) == f"{expected}\tb\n"


def test_comments_rules_for_input_and_earlier_versions_are_no_text(sheets_in: SheetsIn) -> None:
    comment = "<office:annotation><text:p>a comment</text:p></office:annotation>"
    message = "<table:error-message><text:p>No!</text:p></table:error-message>"
    rules = f"<table:content-validations>{message}</table:content-validations>"
    old = "<table:tracked-changes><table:table-cell><text:p>old</text:p></table:table-cell></table:tracked-changes>"
    assert sheets_in(
        old + rules + sheet(row(f"<table:table-cell>{comment}<text:p>new</text:p></table:table-cell>"))
    ) == ("new\n")


def test_hidden_sheets_are_no_text_but_hidden_rows_are(sheets_in: SheetsIn) -> None:
    properties = '<style:table-properties table:display="false"/>'
    hiding = f'<style:style style:name="ta2" style:family="table">{properties}</style:style>'
    body = sheet(row(cell("secret")), style="ta2") + sheet(
        row(cell("seen")), row(cell("filtered"), attributes='table:visibility="filter"')
    )
    assert sheets_in(body, automatic=hiding) == "seen\nfiltered\n"


def test_what_lies_on_a_sheet_follows_its_cells(sheets_in: SheetsIn) -> None:
    box = "<draw:frame><draw:text-box><text:p>In a box</text:p><text:p>below</text:p></draw:text-box></draw:frame>"
    group = f"<draw:g>{box.replace('a box', 'a group')}</draw:g>"
    on_sheet = "<table:shapes><draw:rect><text:p>On the sheet</text:p></draw:rect></table:shapes>"
    in_cell = f"<table:table-cell><text:p>a</text:p>{box}{group}</table:table-cell>"
    found = sheets_in(sheet(on_sheet, row(in_cell, cell("b")), row(cell("c"))) + sheet(row(cell("d"))))
    assert found == "a\tb\nc\nOn the sheet\nIn a box\nbelow\nIn a group\nbelow\nd\n"


def test_of_a_chart_on_a_sheet_only_titles_are_text(sheets_in: SheetsIn, odf_part: Callable[..., str]) -> None:
    name = '<table:table-cell office:value-type="string"><text:p>Category</text:p></table:table-cell>'
    table = f"<table:table><table:table-row>{name}</table:table-row></table:table>"
    chart = f"<chart:chart><chart:title><text:p>Sales</text:p></chart:title>{table}</chart:chart>"
    part = odf_part("office:document-content", f"<office:body><office:chart>{chart}</office:chart></office:body>")
    shown = '<table:table-cell><draw:frame><draw:object xlink:href="./Object 1"/></draw:frame></table:table-cell>'
    found = sheets_in(sheet(row(shown, cell("1"))), parts={"Object 1/content.xml": part})
    assert found == "1\nSales\n"


def test_dates_have_the_value_of_what_they_are_whatever_is_shown_of_them(
    make_odf: Callable[..., bytes], extracted: Callable[[str, bytes], ExtractedText]
) -> None:
    def values(*shown: tuple[str, str]) -> bytes:
        cells = (cell(text, f'office:value-type="date" office:date-value="{date}"') for text, date in shown)
        return extracted("a.ods", make_odf("ods", sheet(row(*cells)))).values

    whole = values(("2001-07-31", "2001-07-31"), ("2001-08-05 10:30", "2001-08-05T10:30:00"))
    assert values(("Jul 01", "2001-07-31"), ("Sunday, 10:30", "2001-08-05T10:30:00")) == whole
    assert values(("Jul 01", "2001-07-30"), ("Sunday, 10:30", "2001-08-05T10:30:00")) != whole
    twice = values(("Jul 01", "2001-07-30"), ("Jul 01", "2001-07-31"))
    assert twice != values(("2001-07-30", "2001-07-30"), ("2001-07-30", "2001-07-30"))


def style(name: str, family: str, properties: str) -> str:
    return f'<style:style style:name="{name}" style:family="{family}"><style:{properties}/></style:style>'


STYLES = (
    style("red", "table-cell", 'table-cell-properties fo:background-color="#ff0000"')
    + style("gone", "table-cell", 'text-properties style:text-line-through-style="solid"')
    + style("loud", "paragraph", 'text-properties fo:text-transform="uppercase"')
    + style("unseen", "paragraph", 'text-properties text:display="none"')
)
COLUMNS = '<table:table-column/><table:table-column table:visibility="collapse"/>'
TWICE = 'table:number-columns-repeated="2"'
CELLS = (
    cell(""),
    cell(" "),
    cell(" two  words\n"),
    cell("12.35", 'office:value="12.345"'),
    cell("1,234.50", f'office:value="1234.5" {TWICE}'),
    cell("1,234", 'office:value="1234" table:formula="of:=[.A1]*2"'),
    cell("31/01/24", 'office:date-value="2024-01-31T10:00:00"'),
    cell("07:30", 'office:time-value="PT07H30M10S"'),
    cell("done", f'table:style-name="red" {TWICE}'),
    cell("struck", 'table:style-name="gone"'),
    '<table:table-cell office:value="7"/>',
    '<table:table-cell table:style-name="red"/>',
    f"<table:table-cell {TWICE}/>",
    "<table:covered-table-cell/>",
    '<table:table-cell><text:p text:style-name="loud">loud</text:p></table:table-cell>',
    '<table:table-cell><text:p text:style-name="unseen">unseen</text:p></table:table-cell>',
    "<table:table-cell><text:p>one</text:p><text:p>more</text:p></table:table-cell>",
    "<table:table-cell><office:annotation><text:p>note</text:p></office:annotation><text:p>told</text:p></table:table-cell>",
)


def walk_through_all(walk: Walk, row: etree._Element, *_: object) -> None:
    for one in row:
        walk.run(etree.iterwalk(one, events=("start", "end")))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(rows=st.lists(st.lists(st.sampled_from(CELLS), max_size=5), min_size=1, max_size=4))
def test_plain_cells_and_rows_read_in_pieces_say_what_a_walk_says(
    rows: list[list[str]],
    make_odf: Callable[..., bytes],
    extracted: Callable[[str, bytes], ExtractedText],
) -> None:
    body = sheet(COLUMNS, *(row(*cells) for cells in rows))
    document = make_odf("ods", body, automatic=STYLES)
    found = extracted("a.ods", document)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "WHOLE_BYTES", 0)
        assert extracted("a.ods", document) == found
        patch.setattr(Walk, "_add_cells", walk_through_all)
        assert extracted("a.ods", document) == found
