"""Hyphens at the ends of lines."""

import pytest

from dupfinder.extract.normalisation.hyphens import LINE_END_HYPHEN, resolve_hyphens


def resolved(text: str, line_count: int = 20) -> str:
    return resolve_hyphens(text.replace("|", LINE_END_HYPHEN), line_count=line_count)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("infor|mation", "information"),
        ("organi|sations and cor|porations", "organisations and corporations"),
        # The same word stands elsewhere, in one piece or with its hyphen.
        ("a thread|bare coat, all threadbare, of thread", "a threadbare coat, all threadbare, of thread"),
        ("a well|known name, so well-known", "a well-known name, so well-known"),
        # The parts are words themselves.
        ("a thread|unsafe way to run a thread", "a thread-unsafe way to run a thread"),
        ("a byte|order of the order", "a byte-order of the order"),
        # Short parts are words by chance.
        ("he is for|tunate, for now", "he is fortunate, for now"),
        # Names, numbers, addresses and longer chains.
        ("Social-Media|Konto", "Social-Media-Konto"),
        ("the Linux|Foundation", "the Linux-Foundation"),
        ("407f|a055", "407f-a055"),
        ("page 3|b", "page 3-b"),
        ("https://example.org/code|of", "https://example.org/code-of"),
        ("a state-of-the|art machine", "a state-of-the-art machine"),
        ("(|x", "(-x"),
        ("x|", "x-"),
    ],
)
def test_a_hyphen_stays_where_it_belongs_to_the_word(text: str, expected: str) -> None:
    assert resolved(text) == expected


def test_in_a_text_that_a_program_hyphenated_parts_that_are_words_mean_nothing() -> None:
    text = "thread " + "xy|zw " * 12 + "thread|ing"
    assert resolved(text, line_count=100).endswith("threading")
    assert resolved(text, line_count=10_000).endswith("thread-ing")


def test_where_hardly_a_line_ends_so_and_no_divided_word_stands_elsewhere_no_program_hyphenated() -> None:
    assert resolved("it is pretty|printed", line_count=100) == "it is pretty-printed"
    assert resolved("pretty|printed infor|mation, informative", line_count=100).startswith("pretty-printed infor-mat")
    assert resolved("pretty|printed infor|mation: information", line_count=100).startswith("prettyprinted informat")


def test_text_without_divided_words_is_left_alone() -> None:
    assert resolved("well-known - as it is") == "well-known - as it is"
