"""Wordings of a group: their letters, and how one differs from the keeper's."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.comparisons import CompareOptions, GroupParagraph
from dupfinder.gui.comparison.group.versions import (
    MarkedPiece,
    cut,
    letter,
    marked_against,
    text_in,
    wording_number,
)
from dupfinder.gui.comparison.texts.selection import Side

WORDS = st.sampled_from(["rent", "is", "due", "on", "Monday", "42", "€", "\n", ",", "中", "文"])
TEXTS = st.lists(WORDS, max_size=30).map(" ".join)


def test_wordings_are_lettered_as_columns_of_a_spreadsheet() -> None:
    assert [letter(number) for number in (0, 1, 25, 26, 27, 51, 52, 701, 702)] == [
        *("A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA")
    ]


def test_no_two_wordings_have_the_same_letter() -> None:
    assert len({letter(number) for number in range(2_000)}) == 2_000


def test_the_first_letter_is_the_first_documents_alone() -> None:
    both = GroupParagraph(wordings=("old", "new"), cells=(0, 1, None))
    assert [wording_number(both, column) for column in range(3)] == [0, 1, None]
    assert [text_in(both, column) for column in range(3)] == ["old", "new", None]
    added = GroupParagraph(wordings=("one", "two"), cells=(None, 0, 1))
    assert [wording_number(added, column) for column in range(3)] == [None, 1, 2]
    assert text_in(added, 1) == "one"


def test_only_what_differs_is_marked() -> None:
    pieces = marked_against("Pay within thirty days.", "Pay within ten days.", CompareOptions())
    assert [(piece.text, piece.side) for piece in pieces] == [
        ("Pay within ", None),
        ("thirty", Side.LEFT),
        ("ten", Side.RIGHT),
        (" days.", None),
    ]


def test_what_is_overlooked_is_not_marked() -> None:
    pieces = marked_against("PAY now.", "pay now.", CompareOptions(ignore_case=True))
    assert {piece.side for piece in pieces} == {None}


@given(TEXTS, TEXTS)
def test_the_pieces_of_a_side_are_its_text(keeper: str, text: str) -> None:
    pieces = marked_against(keeper, text, CompareOptions())
    for side, other, whole in ((Side.LEFT, Side.RIGHT, keeper), (Side.RIGHT, Side.LEFT, text)):
        own = "".join(piece.text for piece in pieces if piece.side is not other)
        assert "".join(own.split()) == "".join(whole.split()), side


@given(st.lists(st.text(max_size=9).map(MarkedPiece), max_size=9), st.integers(0, 50))
def test_a_cut_text_is_a_beginning(pieces: list[MarkedPiece], most_letters: int) -> None:
    whole, shown = ("".join(piece.text for piece in some) for some in (pieces, cut(pieces, most_letters)))
    assert shown == (whole if len(whole) <= most_letters else whole[:most_letters] + "…")


@pytest.mark.parametrize("side", Side)
def test_a_cut_piece_stays_marked(side: Side) -> None:
    assert cut([MarkedPiece("abcdef", side)], 3) == (MarkedPiece("abc", side), MarkedPiece("…"))
