"""Lines that run from right to left, from the places of their letters."""

# ruff: noqa: RUF001 - texts in many scripts

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.extract.pdf.right_to_left import Letter, is_right_to_left, reading_order


def letter(text: str, x: float, y: float = 100.0, *, width: float = 10.0) -> Letter:
    return Letter(text, x, y, x, x + width, 12.0)


def seen(line: str) -> list[Letter]:
    """Return the letters of a line as they stand on the page from left to right; spaces are room between them."""
    return [letter(one, 10.0 * number) for number, one in enumerate(line) if one != " "]


@pytest.mark.parametrize(
    ("on_the_page", "read"),
    [
        ("םולש", "שלום"),
        (".םולש", "שלום."),
        ("Firefox ןפדפד", "דפדפן Firefox"),
        ("ןפדפד Firefox ןפדפד", "דפדפן Firefox דפדפן"),
        ("30 ןמ 2021 תנש", "שנת 2021 מן 30"),
        ("12.5 ריחמ", "מחיר 12.5"),
        ("Mozilla Firefox 5.0 ןפדפד", "דפדפן Mozilla Firefox 5.0"),
    ],
)
def test_a_line_from_right_to_left_is_read_so(on_the_page: str, read: str) -> None:
    assert reading_order([seen(".םולש"), seen(on_the_page)])[1] == read


@pytest.mark.parametrize(
    ("on_the_page", "read"),
    [
        ("םולש.", "שלום."),
        ("ןפדפד Firefox", "דפדפן Firefox"),
        ("Firefox ןפדפד", "Firefox דפדפן"),
        ("Firefox 30 ןמ 2021 תנש", "Firefox 30 שנת 2021 מן"),
        ("2021 תנש, Firefox", "שנת 2021, Firefox"),
    ],
)
def test_a_line_whose_full_stops_are_at_the_right_runs_from_left_to_right(on_the_page: str, read: str) -> None:
    full_stops = [seen("םולש.")] * 3
    assert reading_order([*full_stops, seen(on_the_page)])[3] == read


def test_letters_of_a_ligature_come_in_order() -> None:
    # pdfium gives the two letters of lam-alef at one place, in the order of the page.
    letters = [letter("م", 30), letter("ا", 20), letter("ل", 20), letter("س", 10)]
    assert reading_order([letters]) == ["ملاس"]


def test_a_ligature_that_the_font_calls_by_its_own_code_comes_in_order() -> None:
    letters = [letter("م", 30), letter("ل", 20), letter("ا", 20), letter("س", 10)]
    assert reading_order([letters]) == ["ملاس"]


def test_room_between_letters_is_a_space() -> None:
    letters = [letter("و", 40), letter("ا", 30), letter("ل", 30), letter("ب", 18), letter("ت", 8), letter("و", -4)]
    assert reading_order([letters]) == ["ولا بت و"]


def test_who_draws_letters_by_themselves_draws_spaces() -> None:
    """Chromium tells no room of letters that it draws as several signs."""
    alone = [one._replace(left=one.x + 2, right=one.x + 6, is_alone=True) for one in seen("םולשםולש")]
    assert reading_order([alone]) == ["ש ל ו ם ש ל ו ם"]
    assert reading_order([[*alone, letter(" ", 38, width=0)._replace(is_alone=True)]]) == ["שלום שלום"]


def test_brackets_that_are_named_as_they_are_seen_are_read_as_they_are_written() -> None:
    assert reading_order([seen(".)2000( תנש"), seen("ף (2000) תנש")])[0] == "שנת (2000)."
    assert reading_order([seen(".(2000) תנש")]) == ["שנת (2000)."]


def test_figures_of_arabic_and_persian_run_from_left_to_right() -> None:
    assert reading_order([seen("۱۳۹۲ ماس")]) == ["سام ۱۳۹۲"]
    assert reading_order([seen("٢٠٢١/٣ ةنس")]) == ["سنة ٢٠٢١/٣"]


def test_a_letter_that_the_font_calls_a_sign_of_other_scripts_stays_in_its_place() -> None:
    assert reading_order([seen("نت \u036cلم")]) == ["مل\u036c تن"]


def test_vowel_signs_stand_behind_their_letters_and_bring_no_spaces() -> None:
    letters = [
        *(letter("بتك"[2 - number], 30.0 - 10 * number) for number in range(3)),
        letter("\u064e", 34, 103, width=2), letter("\u064f", 19, 103, width=2),
    ]  # fmt: skip
    assert reading_order([letters]) == ["ك\u064eت\u064fب"]


def test_real_spaces_stay() -> None:
    assert reading_order([seen("םלוע םולש")]) == ["שלום עולם"]


def test_pages_are_right_to_left_by_the_majority_of_their_letters() -> None:
    assert is_right_to_left("שלום a 123")
    assert not is_right_to_left("A word in Hebrew: שלום")
    assert not is_right_to_left("123 456")
    assert not is_right_to_left("")


@given(st.lists(st.text("אבגדab 12.,", min_size=1), min_size=1, max_size=5))
def test_no_letter_is_lost(lines: list[str]) -> None:
    for before, after in zip(lines, reading_order([seen(line) for line in lines]), strict=True):
        assert sorted(before.replace(" ", "")) == sorted(after.replace(" ", ""))
