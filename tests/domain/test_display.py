import json
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.display import format_day, format_similarity, format_size, visible, visible_json
from dupfinder.domain.enclosed import SEPARATOR

DIRECTION_MARKS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Vertrag Müller, 合同 (1).docx", "Vertrag Müller, 合同 (1).docx"),
        ("two\nlines\tand\r", r"two\nlines\tand\r"),
        ("\x1b[2J\x07\x7f", r"\x1b[2J\x07\x7f"),
        ("\x9b31m", r"\u009b31m"),
        ("invoice\u202efdp.exe", r"invoice\u202efdp.exe"),
        ("\u2066a\u2069\u200f\u061c", r"\u2066a\u2069\u200f\u061c"),
        ("a\u200bb\ufeff\xad", r"a\u200bb\ufeff\u00ad"),
        ("caf\udce9", r"caf\xe9"),
        ("half \ud83d", r"half \ud83d"),
        ("tag\U000e0041", r"tag\U000e0041"),
        ("نمی\u200cروم 👩\u200d🔬", "نمی\u200cروم 👩\u200d🔬"),
        (r"C:\new", r"C:\new"),
        ("", ""),
    ],
)
def test_what_would_not_be_seen_is_shown_as_an_escape(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_O3_no_character_that_acts_on_a_display_is_let_through() -> None:
    for character in map(chr, range(sys.maxunicode + 1)):
        acts = (
            unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"}
            or unicodedata.bidirectional(character) in DIRECTION_MARKS
        )
        if acts and character != SEPARATOR:  # which no name of a file has
            assert visible(character).isascii()
            assert visible(character).isprintable()


def test_the_names_of_what_is_inside_of_a_file_are_parted() -> None:
    assert visible("box.mbox\x0017") == "box.mbox \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} 17"


def test_O3_no_character_in_json_acts_on_a_terminal() -> None:
    text = "".join(map(chr, range(0x3000))) + "\U0001f600 \\u202e"
    shown = visible_json(json.dumps(text, ensure_ascii=False))
    assert json.loads(shown) == text
    assert not {character for character in shown if unicodedata.category(character) in {"Cc", "Zl", "Zp"}}
    assert not {character for character in shown if unicodedata.bidirectional(character) in DIRECTION_MARKS}
    assert not {"\u061c", "\u200e", "\u200f"} & set(shown)


@given(st.text(st.characters()))
def test_what_is_shown_can_be_written_anywhere_and_is_not_escaped_twice(text: str) -> None:
    shown = visible(text)
    assert shown.encode().decode() == shown
    assert visible(shown) == shown
    assert len(shown.splitlines()) <= 1


@pytest.mark.parametrize(
    ("size_bytes", "shown"),
    [
        (0, "0 bytes"),
        (1, "1 byte"),
        (999, "999 bytes"),
        (1000, "1.0 kB"),
        (9_949, "9.9 kB"),
        (9_950, "10 kB"),
        (48_200, "48 kB"),
        (999_499, "999 kB"),
        (999_500, "1.0 MB"),
        (1_234_567, "1.2 MB"),
        (148_000_000, "148 MB"),
        (5_310_000_000, "5.3 GB"),
        (7 * 10**18, "7.0 EB"),
        (5 * 10**21, "5000 EB"),
    ],
)
def test_sizes_read_as_people_say_them(size_bytes: int, shown: str) -> None:
    assert format_size(size_bytes) == shown


@pytest.mark.parametrize(
    ("similarity", "shown"),
    [
        (1.0, "100 %"),
        (0.9999999, "99 %"),
        (0.99999999999999, "99 %"),
        (0.935, "93 %"),
        (0.93, "93 %"),
        (0.29, "29 %"),
        (0.7999999, "79 %"),
        (0.004, "0 %"),
        (0.0, "0 %"),
    ],
)
def test_similarities_are_rounded_down(similarity: float, shown: str) -> None:
    assert format_similarity(similarity) == shown


@given(st.integers(0, 100))
def test_whole_percentages_are_shown_as_they_are(percent: int) -> None:
    assert format_similarity(percent / 100) == f"{percent} %"


@pytest.mark.parametrize(
    ("time", "day"),
    [
        ("2026-05-04T09:12:33Z", "2026-05-04"),
        ("2026-05-04T09:12:33.5+02:00", "2026-05-04"),
        ("2026-05-04", "2026-05-04"),
        ("2026-05", "2026-05"),
        ("2026", "2026"),
        ("20260504", "20260504"),
        ("yesterday\n", r"yesterday\n"),
    ],
)
def test_a_day_is_shown_as_precisely_as_it_is_known(time: str, day: str) -> None:
    assert format_day(time) == day
