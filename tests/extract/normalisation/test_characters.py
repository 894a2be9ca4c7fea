"""Characters: each step of the normal form by itself, and all of them together."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.extract.normalisation.characters import (
    plain_characters,
    with_letters_for_ligatures,
    with_one_line_end,
    without_unseen,
)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\u2028", "\u2029"])
def test_every_line_end_becomes_a_newline(line_end: str) -> None:
    assert with_one_line_end(f"one{line_end}two") == "one\ntwo"


@pytest.mark.parametrize("unseen", ["\0", "\u00ad", "\u2060", "\ufeff"])
def test_what_is_never_seen_does_not_tear_a_word_apart(unseen: str) -> None:
    assert without_unseen(f"hy{unseen}phen") == "hyphen"


@pytest.mark.parametrize(
    ("shaped", "letters"),
    [
        ("\ufb01nd the o\ufb03ce", "find the office"),
        ("\ufefb", "\u0644\u0627"),  # lam-alef
        (
            "\ufee3\ufeae\ufea3\ufe92\ufe8e",
            "\u0645\u0631\u062d\u0628\u0627",
        ),  # as PDFs have it
        ("\u2f08\u2f24", "\u4eba\u5927"),  # radicals for ideographs
        ("\ufb15", "\u0574\u056b"),
    ],
)
def test_ligatures_and_printed_shapes_become_letters(shaped: str, letters: str) -> None:
    assert with_letters_for_ligatures(shaped) == letters


@pytest.mark.parametrize("told", ["m\u00b2", "\uff21", "\u2122", "\u2460", "\ufdfc", "\u00bd"])
def test_compatibility_forms_that_say_something_stay(told: str) -> None:
    assert with_letters_for_ligatures(told) == told


def test_every_mark_is_looked_for_where_many_may_stand_together() -> None:
    marks = [letter for letter in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(letter)[0] == "M"]
    assert [mark for mark in marks if "\u034f" not in plain_characters(mark * 100)] == []


def test_halves_of_characters_become_the_replacement_character() -> None:
    assert plain_characters("a\ud800b") == "a\ufffdb"


@given(st.text())
def test_the_form_is_normal_and_final(text: str) -> None:
    once = plain_characters(text)
    assert unicodedata.is_normalized("NFC", once)
    assert plain_characters(once) == once


@given(st.text())
def test_words_are_compared_as_if_the_text_had_been_left_alone(text: str) -> None:
    kept = without_unseen(with_one_line_end(text)).encode("utf-8", "replace").decode()
    shown = plain_characters(text).replace("\ufffd", "?")
    assert unicodedata.normalize("NFKC", shown) == unicodedata.normalize("NFKC", kept.replace("\ufffd", "?"))


def test_a_text_that_need_not_be_searched_has_nothing_to_find() -> None:
    for character in map(chr, range(0x80, 0x10000)):
        plain = "\ufffd" if "\ud800" <= character <= "\udfff" else character
        expected = with_letters_for_ligatures(without_unseen(with_one_line_end(f"é{plain}")))
        assert plain_characters(f"é{character}") == unicodedata.normalize("NFC", expected)
