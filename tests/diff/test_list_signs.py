"""Bullets and numbers of lists are drawn by one format and written by another: no difference, if they are alone."""

import pytest

from dupfinder.diff import align
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind

TEXT = "Delivery of the goods to the buyer"


@pytest.mark.parametrize(
    "sign", ["• ", "•", "\uf0b7 ", "- ", "\u2013 ", "o ", "* ", "1. ", "12) ", "(a) ", "iv. ", "1.2.3 "]
)
def test_a_list_sign_on_one_side_is_no_difference(sign: str) -> None:
    for left, right in ((TEXT, sign + TEXT), (f"Begin\n{sign}{TEXT}\nEnd", f"Begin\n  {TEXT}\nEnd")):
        assert align(left, right).changes == align(right, left).changes == ()


def test_another_bullet_is_no_difference() -> None:
    for old, new in (("•", "\u2013"), ("1.", "•"), ("o", "(b)")):
        assert align(f"{old} {TEXT}", f"{new} {TEXT}").changes == ()


def test_another_number_is_a_difference() -> None:
    assert align(f"2. {TEXT}", f"3. {TEXT}").counts() == {ChangeKind.NUMBERS: 1}
    assert align(f"a) {TEXT}", f"b) {TEXT}").changes == (0,)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        pytest.param("5 degrees below", "-5 degrees below", id="a minus"),
        pytest.param("million people came", "3.5 million people came", id="an amount"),
        pytest.param("Smith was there", "A. Smith was there", id="an initial"),
        pytest.param("apples were sold", "12 apples were sold", id="a count"),
        pytest.param("Delivery of goods", "Delivery • of goods", id="inside a paragraph"),
        pytest.param("Delivery of goods", "• New delivery of goods", id="with a word"),
    ],
)
def test_what_only_looks_like_a_list_sign_is_a_difference(left: str, right: str) -> None:
    for old, new in ((left, right), (right, left)):
        assert align(old, new).changes != ()


def test_where_white_space_counts_list_signs_do_too() -> None:
    assert align(TEXT, f"• {TEXT}", options=CompareOptions(ignore_space=False)).changes == (0,)


def test_a_check_box_is_no_list_sign_for_whether_it_is_ticked_matters() -> None:
    for old, new in (("☐", "☒"), ("☐", "☑"), ("✓", "✗"), ("☒", "")):
        assert align(f"{old} {TEXT}", f"{new} {TEXT}".strip()).counts() == {ChangeKind.PUNCTUATION: 1}
