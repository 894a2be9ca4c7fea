import pytest

from dupfinder.report.comparison_rows import MOST_LETTERS_A_WORD, end_of, middle_of, start_of


def test_the_first_words_of_a_text() -> None:
    assert start_of("one  two three", 2) == "one  two …"
    assert start_of("one  two ", 2) == "one  two "
    assert start_of("one two", None) == "one two"
    assert start_of("", 3) == ""


def test_the_last_words_of_a_text() -> None:
    assert end_of("one two  three", 2) == "… two  three"
    assert end_of(" two three", 2) == " two three"


@pytest.mark.parametrize(
    ("words", "expected"), [(4, "a b … e f"), (3, "a b … f"), (6, "a b c d e f"), (None, "a b c d e f")]
)
def test_a_text_without_its_middle(words: int | None, expected: str) -> None:
    assert middle_of("a b c d e f", words) == expected


def test_of_a_text_without_spaces_letters_are_counted() -> None:
    text = "漢" * 500
    assert start_of(text, 3) == "漢" * (3 * MOST_LETTERS_A_WORD) + " …"
    assert end_of(text, 3) == "… " + "漢" * (3 * MOST_LETTERS_A_WORD)
    assert start_of("漢" * 100, 3) == "漢" * 100
