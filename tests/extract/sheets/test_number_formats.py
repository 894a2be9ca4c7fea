"""Numbers as a person sees them."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.extract.sheets.number_formats import GENERAL, built_in, is_told, is_written, number_format, shown


@pytest.mark.parametrize(
    ("value", "code", "expected"),
    [
        (12, "General", "12"),
        (12.5, "General", "12.5"),
        (0.1 + 0.2, "General", "0.3"),
        (-1e-7, "General", "-1E-07"),
        (1e20, "General", "1E+20"),
        (123456789012345, "General", "123456789012345"),
        (12, "0.00", "12.00"),
        (2.675, "0.00", "2.68"),
        (-2.5, "0", "-3"),
        (1234567.891, "#,##0.00", "1,234,567.89"),
        (0.256, "0%", "26%"),
        (0.256, "0.0%", "25.6%"),
        (1234, "0.00E+00", "1.23E+03"),
        (7, "000", "007"),
        (1.5, "0.0##", "1.5"),
        (1, "0.0##", "1.0"),
        (3, "#.##", "3"),
        (12.5, '0.00" kg"', "12.50 kg"),
        (12.5, r"0.00\ \€", "12.50€"),
        (12.5, "[$€-407] #,##0.00", "€12.50"),
        (-5, "0;(0)", "(5)"),
        (0, "0;-0;none", "none"),
        (0, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', "-"),
        (0.5, "#.##", ".5"),
        (0, "#", "0"),
        (5, ";;;", ""),
        (5, "[Red]0", "5"),
        (5, "@", "5"),
        (0.5, "# ?/?", "0.5"),
        (12000, "0.0,", "12000"),
        (45000.75, "yyyy-mm-dd", "2023-03-15"),
        (45000.75, "d.m.yy hh:mm", "2023-03-15 18:00"),
        (45000.75, "mmm", "2023-03-15"),
        (0.75, "h:mm AM/PM", "18:00"),
        (0.7501, "hh:mm:ss", "18:00:09"),
        (1.5, "[h]:mm:ss", "36:00:00"),
        (1, "yyyy", "1900-01-01"),
        (59, "yyyy-mm-dd", "1900-02-28"),
        (61, "yyyy-mm-dd", "1900-03-01"),
        (-1, "yyyy-mm-dd", "-1"),
        (1e9, "yyyy-mm-dd", "1000000000"),
        (math.inf, "0", ""),
        (1, '"', ""),
        (1, "0.00" * 1000, "1"),
    ],
)
def test_numbers_look_as_their_format_says(value: float, code: str, expected: str) -> None:
    assert shown(value, number_format(code)).removesuffix("." + "0" * 30) == expected


def test_days_may_count_from_1904() -> None:
    assert shown(0, number_format("yyyy-mm-dd"), is_1904=True) == "1904-01-01"
    assert shown(43538, number_format("yyyy-mm-dd"), is_1904=True) == "2023-03-15"


def test_formats_that_have_only_a_number_are_known() -> None:
    assert shown(45000, built_in(14)) == "2023-03-15"
    assert shown(0.5, built_in(9)) == "50%"
    assert built_in(0) == built_in(12) == built_in(99_999) == GENERAL


@given(st.floats(allow_nan=False), st.text(alphabet='0#?.,%;"\\_*[]$-yYmMdDhHsS:/E+ @aA€x', max_size=20))
def test_any_format_shows_any_number_on_one_line(value: float, code: str) -> None:
    assert len(shown(value, number_format(code))) < 400


@given(st.integers(-(10**14), 10**14), st.integers(0, 6))
def test_decimals_are_rounded_as_by_hand(hundredths: int, decimals: int) -> None:
    code = "0" if not decimals else "0." + "0" * decimals
    value = hundredths / 100
    found = shown(value, number_format(code)).replace(".", "")
    assert abs(int(found) - hundredths * 10**decimals / 100) <= 0.5 + abs(hundredths) * 10**decimals / 100 * 1e-14


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (-5, "0;[Red]0"),
        (5.4, "0"),
        (1234.567, "#,##0.00"),
        (0.004, "0.00"),
        (0.256, "0%"),
        (1234, "0.0E+00"),
        (5, '"paid"'),
        (5, ";;;"),
        (45_000.5, "yyyy-mm-dd"),
        (45_000.5, "hh:mm"),
    ],
)
def test_a_cell_may_not_tell_its_value(value: float, code: str) -> None:
    look = number_format(code)
    assert not is_told(value, look, shown(value, look))


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (-5, "0;(0)"),
        (-5, "0"),
        (-5, "0;-0"),
        (0, '0;-0;"none"'),
        (5, "0.00"),
        (0.1 + 0.2, "0.00"),
        (1_234_000, "#,##0"),
        (0.25, "0%"),
        (1200, "0.0E+00"),
        (1200, '0.00" €"'),
        (2 / 3, "0.0000000000000"),
        (45_000, "yyyy-mm-dd"),
        (45_000.5, "yyyy-mm-dd hh:mm"),
        (0.5, "hh:mm"),
        (math.inf, "0"),
    ],
)
def test_most_cells_tell_their_value(value: float, code: str) -> None:
    look = number_format(code)
    assert is_told(value, look, shown(value, look))


@given(
    st.one_of(
        st.floats(-1e16, 1e16), st.builds(lambda whole, places: whole / 10**places, st.integers(), st.integers(0, 9))
    ),
    st.sampled_from(["0", "0.00", "#,##0.00", "0.0%", "#.##", "000.0", '0.00 "m2"', '"Q4 "0', "0;0", '0.00" €"']),
)
def test_what_was_not_rounded_is_told_as_its_digits_say(value: float, code: str) -> None:
    look = number_format(code)
    text = shown(value, look)
    assert is_told(value, look, text) == is_written(value * 100 if "%" in code else value, text)
