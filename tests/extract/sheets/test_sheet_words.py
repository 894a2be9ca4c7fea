"""What workbooks say besides their cells: names of sheets, names in formulas, values behind what is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from content_differences import kinds_that_differ, labels
from dupfinder.domain.beyond import ContentKind
from telling_files import odf
from workbooks import xlsx

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


def test_H1_many_marked_runs_of_a_text_that_many_cells_have_are_one() -> None:
    def struck(count: int) -> list[str]:
        one = "<r><rPr><strike/></rPr><t>{}</t></r><r><t> and </t></r>"
        book = xlsx('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', strings=["".join(map(one.format, range(count)))])
        return [label for label, _ in labels("a.xlsx", book, ContentKind.REVISIONS)]

    assert struck(3) == ["0", "1", "2"]
    (joined,) = struck(1000)
    assert joined.split()[:3] == ["0", "1", "2"]
