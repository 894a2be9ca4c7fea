import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff.words import Wording, joined, lines
from dupfinder.domain.comparisons import CompareOptions

LETTERS = "ab1 .,-\u3002\u4e2d\u6587\u0e44\u0e21\u0e48\u0e31\u0301\u30ab\uff21\uff10\u0e51\n\f\t"
TEXTS = st.text(st.sampled_from(LETTERS) | st.characters(exclude_categories=["Cs"]), max_size=60)


def words(text: str, *, ignore_digits: bool = False) -> list[str]:
    return Wording(CompareOptions(ignore_digits=ignore_digits)).words(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Don't pay 1,000 €!", ["Don", "'", "t", "pay", "1", ",", "000", "€", "!"]),
        ("naïve café_2", ["naïve", "café_2"]),
        ("中文ab文。", ["中", "文", "ab", "文", "。"]),
        ("カナ 한국어 말", ["カ", "ナ", "한국어", "말"]),
        ("हिन्दी में", ["हिन्दी", "में"]),
        ("น้ำไม่", ["น้", "ำ", "ไ", "ม่"]),
        ("e\u0301a", ["e\u0301a"]),
        ("نمی\u200cروم", ["نمی\u200cروم"]),
    ],
)
def test_words_of_many_scripts(text: str, expected: list[str]) -> None:
    assert words(text) == expected


def test_a_number_or_date_is_one_word_where_digits_are_ignored() -> None:
    wording = Wording(CompareOptions(ignore_digits=True))
    assert wording.words("Due 2026-05-04: 1,234.50 EUR, A4") == ["Due", "2026-05-04", ":", "1,234.50", "EUR", ",", "A4"]
    assert wording.number(["2026-05-04", "A4"]) == wording.number(["1", "A3"])


def test_case_counts_unless_it_is_ignored() -> None:
    strict, loose = (Wording(CompareOptions(ignore_case=ignore)) for ignore in (False, True))
    assert len(set(strict.number(["Straße", "STRASSE"]))) == 2
    assert len(set(loose.number(["Straße", "STRASSE"]))) == 1


@given(TEXTS)
def test_words_hold_every_character_that_is_no_white_space(text: str) -> None:
    assert "".join(words(text)) == "".join(text.split())


@given(TEXTS)
def test_bounds_are_where_the_words_are(text: str) -> None:
    wording = Wording(CompareOptions())
    assert [text[start:end] for start, end in wording.bounds(text)] == wording.words(text)


@given(TEXTS.filter(str.strip))
def test_bounds_in_a_long_text_are_those_in_its_words(text: str) -> None:
    wording = Wording(CompareOptions())
    long = " ".join([*text.split(), "co-op,"] * 3_000)[:6_000].rstrip()
    bounds = wording.bounds(long)
    assert [long[start:end] for start, end in bounds] == wording.words(long)
    assert bounds[-1] == bounds[len(bounds) - 1]
    assert list(bounds[3:9]) == [bounds[place] for place in range(3, 9)]


@given(TEXTS)
def test_numbers_are_those_of_the_words(text: str) -> None:
    wording = Wording(CompareOptions())
    assert wording.numbers(text).tolist() == wording.number(wording.words(text))


@given(TEXTS)
def test_lines_hold_every_character_that_is_no_white_space(text: str) -> None:
    found = lines(text)
    assert "".join("".join(found).split()) == "".join(text.split())
    assert all(line.strip() for line in found)


@given(TEXTS, st.booleans())
def test_joining_lines_neither_makes_nor_breaks_words(text: str, ignore_digits: bool) -> None:  # noqa: FBT001 - hypothesis calls it
    parts = lines(text) or [""]
    expected = [word for part in parts for word in words(part, ignore_digits=ignore_digits)]
    assert words(joined(parts), ignore_digits=ignore_digits) == expected


def test_lines_join_with_a_space_only_where_the_script_writes_one() -> None:
    assert joined(["of the ", " contract"]) == "of the contract"
    assert joined(["根据本合同。", "乙方应"]) == "根据本合同。乙方应"
    assert joined(["ภาษา", "ไทย"]) == "ภาษาไทย"


def test_form_feeds_end_lines_and_blank_lines_are_left_out() -> None:
    assert lines("One\n\n  \nTwo\fThree\r\nFour") == ["One", "Two", "Three", "Four"]
