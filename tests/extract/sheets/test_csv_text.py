"""Tables that are written as text."""

import csv
import io
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.documents import ExtractedText
from dupfinder.extract.sheets import csv_text
from dupfinder.extract.table_rows import TableRows

Extracted = Callable[[str, bytes], ExtractedText]


def table_text(written: str) -> str | None:
    return csv_text.table_text(written, TableRows())


@pytest.mark.parametrize("separator", list(",;\t|"))
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_the_same_table_gives_the_same_text_however_it_is_written(separator: str, line_end: str) -> None:
    lines = ["Name{}City{}Note", "Ada{}London{}", '"Ann ""A"" B"{}"a, b; c | d"{}"two\nlines"', "{}Rome{}x"]
    written = line_end.join(line.replace("{}", separator) for line in lines)
    assert table_text(written) == 'Name\tCity\tNote\nAda\tLondon\nAnn "A" B\ta, b; c | d\ttwo lines\nRome\tx\n'


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("1,5;2,5\n3,5;4,5\n", "1,5\t2,5\n3,5\t4,5\n"),
        ("sep=;\r\na;b\r\nc\r\n", "a\tb\nc\n"),
        ('"sep=|"\na|b\n', "a\tb\n"),
        ("A title\n\na,b,c\nd,e,f\ng,h,i\n", "A title\na\tb\tc\nd\te\tf\ng\th\ti\n"),
        ('a, "b, c", d\ne, f, g\n', "a\tb, c\td\ne\tf\tg\n"),
        ('x,"a;b"\ny,"c;d"\n', "x\ta;b\ny\tc;d\n"),
        ("a,b", "a\tb\n"),
    ],
)
def test_the_separator_is_the_one_that_makes_a_table(written: str, expected: str) -> None:
    assert table_text(written) == expected


@pytest.mark.parametrize(
    "written",
    [
        "",
        "one column\nof words\n",
        "This is prose, no table.\nIt has commas,\nnow and then, as here, some.\nOr none.\nOr one, two, three, four.\n",
        'a,b\nc,"never ends' + "x" * 140_000,
    ],
)
def test_what_is_no_table_stays_as_it_is(written: str, extracted: Extracted) -> None:
    assert table_text(written) is None
    if written:
        assert extracted("a.csv", written.encode()).text == written


def test_the_whole_of_a_long_table_is_read(extracted: Extracted) -> None:
    rows = 50_000
    written = "".join(f'{row},"a, b",{row * 2}\n' for row in range(rows))
    found = extracted("a.csv", written.encode("utf-16")).text
    assert found == "".join(f"{row}\ta, b\t{row * 2}\n" for row in range(rows))


CELLS = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=12)


@given(
    st.integers(2, 5).flatmap(lambda width: st.lists(st.lists(CELLS, min_size=width, max_size=width), min_size=1)),
    st.sampled_from(",;\t|"),
)
def test_no_cell_is_lost_whatever_it_holds(rows: list[list[str]], separator: str) -> None:
    buffer = io.StringIO()
    csv.writer(buffer, delimiter=separator, quoting=csv.QUOTE_ALL).writerows(rows)
    found = table_text(f"sep={separator}\n{buffer.getvalue()}")
    assert found is not None
    assert found == "".join("\t".join(row) + "\n" for row in rows)
