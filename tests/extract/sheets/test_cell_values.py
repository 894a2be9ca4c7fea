"""Tables are told by what their cells say, however that is written, and by nothing less."""

import datetime
import io
from collections.abc import Callable
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dupfinder.extract import SourceFile, extract
from dupfinder.extract.sheets.cell_values import MOST_CHARS, Notation, values_digest


def digest(*cells: str) -> bytes:
    return values_digest("\t".join(cells) + "\n")


@pytest.mark.parametrize(
    "same",
    [
        ["1", "1.0", "1.00000000", "1,0", "TRUE", "Wahr", "100%", "100 %", "1E+00"],
        ["0.125", "0,125", ".125", "0.12500", "12.5%", "1.25E-01"],
        ["-1234.5", "-1,234.50", "-1.234,50", "\N{MINUS SIGN}1234.50", "-1 234,5", "-1'234.5"],
        ["1234.5 $", "$1,234.50", "1.234,50 $"],
        ["0.3", "0.30000000000000004"],
        ["0", "-0", "0.00", "FALSE", "false"],
        [
            "2024-01-31", "2024-01-31 00:00:00", "2024-01-31T00:00", "31/01/2024", "01/31/2024", "31.1.2024",
            "31.01.24", "1/31/24", "2024/1/31", "31 January 2024", "31-Jan-24", "Jan 31, 2024", "31. Januar 2024",
            "31 janvier 2024", "31 de enero de 2024",
        ],
        ["2024-03-05 13:30", "2024-03-05T13:30:00", "2024-03-05 1:30 PM", "5.3.2024 13:30:00"],
        ["15:05", "3:05 PM", "15:05:00", "3:05 p.m."],
        ["-1.5", "-1.50"],
    ],
)  # fmt: skip
def test_one_value_is_written_in_many_ways(same: list[str]) -> None:
    assert len({digest("a name", cell) for cell in same}) == 1
    assert digest("a name", same[0]) != digest("another", same[0])


@pytest.mark.parametrize(
    "different",
    [
        ["1", "1.01", "01", "1 kg", "1 $", "1 \N{EURO SIGN}", "1 EUR", "-1", "+1", "(1)", "1%"],
        ["0171123456", "171123456", "+49171123456"],
        ["1234567890123456", "1234567890123457"],
        ["123456789012.25", "123456789012.26"],
        ["1E5", "100000"],
        ["1.2.10", "2010-02-01"],
        ["01/02/2024", "2024-01-02", "2024-02-01"],
        ["1,234", "1234", "1.234"],
        ["1.234", "1234"],
        ["31/02/2024", "2024-02-31"],
        ["2024-01-02 10:00", "2024-01-02", "2024-01-02 10:00:01"],
        ["10:45", "10.45", "22:45", "10:45 PM:"],
        ["1E+999", "2E+999"],
        ["TRUE", "yes", "0"],
        ["5-May", "2024-05-05"],
    ],
)
def test_other_values_are_not_the_same(different: list[str]) -> None:
    assert len({digest("7", cell) for cell in different}) == len(different)


def test_cells_that_tell_how_they_are_written_tell_it_of_the_others() -> None:
    assert digest("1,234", "0,5") == digest("1.234", "0.5")
    assert digest("1,234", "0.5") == digest("1234", "0.5")
    assert digest("01/02/2024", "31/12/2024") == digest("2024-02-01", "2024-12-31")
    assert digest("01/02/2024", "12/31/2024") == digest("2024-01-02", "2024-12-31")
    assert digest("01.02.2024", "12.31.2024") == digest("2024-01-02", "2024-12-31")
    # Some are written in one way, and some in the other: nobody knows of those that may be either.
    assert digest("1,234", "0.5", "0,5") != digest("1234", "0.5", "0.5")
    assert digest("01/02/2024", "31/12/2024", "12/31/2024") != digest("2024-02-01", "2024-12-31", "2024-12-31")


def test_rows_and_their_order_count_and_a_text_tells_nothing() -> None:
    assert values_digest("1\t2\n3\n") != values_digest("1\n2\t3\n") != values_digest("3\n2\t1\n")
    assert values_digest("1.0\tone  more\n") == values_digest("1\tone  more\n")
    for text in ("", "words\tand words\n", "1\n" * (MOST_CHARS // 2 + 1)):
        assert values_digest(text) == b""


def test_what_a_file_knows_of_its_cells_tells_how_they_are_written() -> None:
    def told(shown: str, written: str) -> bytes:
        notation = Notation()
        notation.see_typed(shown, written)
        return values_digest(f"{shown}\n", notation)

    assert told("40.872", "40872.31") == digest("40872")
    assert told("40.872", "40.8721") == digest("40.8720")
    assert told("01/02/2024", "2024-02-01T00:00:00") == digest("2024-02-01")
    assert told("01/02/2024", "2024-01-02") == digest("2024-01-02")
    assert told("words", "7") == b""


def grouped(number: Decimal, mark: str) -> str:
    english = f"{number:,}"
    return english if mark == "." else english.translate(str.maketrans(".,", ",."))


WAYS: list[tuple[Callable[[Decimal], str], Callable[[datetime.date], str]]] = [
    (str, lambda day: day.isoformat()),
    (lambda number: f"{number}000", lambda day: day.strftime("%Y-%m-%d 00:00:00")),
    (lambda number: grouped(number, "."), lambda day: day.strftime("%m/%d/%Y")),
    (lambda number: grouped(number, "."), lambda day: day.strftime("%d/%m/%Y")),
    (lambda number: grouped(number, ","), lambda day: day.strftime("%d.%m.%Y")),
]
ROWS = st.lists(
    st.tuples(
        st.decimals(-(10**7), 10**7, places=2, allow_nan=False),
        st.dates(datetime.date(1900, 1, 1), datetime.date(2199, 12, 31)),
    ),
    min_size=1,
    max_size=6,
)
TELLING = (Decimal("0.25"), datetime.date(2024, 12, 31))
"""With them it is plain how a table is written."""


@settings(max_examples=30)
@given(ROWS, ROWS)
def test_tables_are_alike_exactly_if_their_values_are(
    a: list[tuple[Decimal, datetime.date]], b: list[tuple[Decimal, datetime.date]]
) -> None:
    def written(rows: list[tuple[Decimal, datetime.date]], way: int) -> bytes:
        number, day = WAYS[way]
        return values_digest("".join(f"{number(x)}\t{day(y)}\n" for x, y in (TELLING, *rows)))

    for way in range(len(WAYS)):
        assert written(a, way) == written(a, 0)
        assert (written(a, way) == written(b, 0)) is (a == b)


def test_readers_tell_the_values_of_tables_and_of_nothing_else() -> None:
    def values(name: str, text: str) -> bytes:
        data = text.encode()
        return extract(SourceFile(name, io.BytesIO(data), len(data))).values

    rows = [("Anna", "1,234.50", "31/01/2024"), ("Bert", "2.00", "01/02/2024")]
    table = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    comma = values("a.csv", "Anna;1234.5;2024-01-31\nBert;2;2024-02-01\n")
    assert comma
    assert values("a.tsv", "\n".join("\t".join(row) for row in rows)) == comma
    assert values("a.html", f"<html><body><table>{table}</table></body></html>") == comma
    assert values("a.html", f"<html><body><p>Words 1</p><table>{table}</table></body></html>") == b""
    assert values("a.txt", "Anna\t1234.50") == values("a.csv", "no table at all") == b""
    typed = '<table><tr><td sdval="40872" sdnum="1031;0;#.##0">40.872</td><td>a</td></tr></table>'
    assert values("a.html", f"<html>{typed}</html>") == digest("40872", "a")


def test_several_spaces_in_a_text_beside_values_are_one() -> None:
    assert values_digest("Tea,  green\t1.0\n") == values_digest("Tea, green\t1\n")
