"""Between code points and UTF-16; compared with the encoder."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.gui.comparison.texts.text_layouts import (
    from_utf16,
    is_basic,
    is_right_to_left,
    runs_both_ways,
    shown_text,
    to_utf16,
    utf16_places,
    visible_spaces,
)

TEXTS = st.text(alphabet=st.sampled_from("aé—中😀𝄞\u202e\t\x00"), max_size=30)


@given(TEXTS)
def test_positions_are_those_of_the_encoder(text: str) -> None:
    for position in range(len(text) + 1):
        units = len(text[:position].encode("utf-16-le")) // 2
        assert to_utf16(text, position) == units
        assert from_utf16(text, units) == position
    assert is_basic(text) == (to_utf16(text, len(text)) == len(text))


@given(st.text(alphabet=st.characters(), max_size=40))
def test_shown_text_is_as_long_and_has_nothing_dangerous(text: str) -> None:
    shown = shown_text(text)
    assert len(shown) == len(text)
    for character in shown:
        assert character == "\t" or unicodedata.category(character) not in {"Cs", "Zl", "Zp"}
        assert character == "\t" or ord(character) >= 0x20
        assert unicodedata.bidirectional(character) not in {
            "LRO",
            "RLO",
            "LRE",
            "RLE",
            "PDF",
            "LRI",
            "RLI",
            "FSI",
            "PDI",
        }


def test_a_lone_surrogate_can_be_shown() -> None:
    assert shown_text("a\udc80b") == "a\ufffdb"


def test_spaces_get_signs_of_the_same_length() -> None:
    assert visible_spaces("a b\tc\u00a0d\u2003e") == "a·b→c°d·e"


def test_the_first_letter_with_a_direction_decides() -> None:
    assert is_right_to_left("12. שלום world")
    assert is_right_to_left("مرحبا")
    assert not is_right_to_left("Hello שלום")
    assert not is_right_to_left("12 + 中文")


@given(st.text(alphabet="ab😀é", max_size=30))
def test_the_table_of_places_says_the_same_as_each_one_alone(text: str) -> None:
    assert utf16_places(text) == [to_utf16(text, position) for position in range(len(text) + 1)]


def test_a_text_runs_both_ways_if_any_letter_runs_to_the_left() -> None:
    assert not any(map(runs_both_ways, ("", "plain", "é 中 😀 и")))
    assert all(map(runs_both_ways, ("a ש", "مرحبا", "\u200f", "a \U0001e900")))
