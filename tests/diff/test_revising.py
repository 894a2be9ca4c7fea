"""Two texts as pieces that are kept, deleted, inserted and moved."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align, revisions, whole_lines
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import Piece, PieceKind

WORDS = st.sampled_from(
    ["one", "Two", "three", "4", "5.20", ",", "合同", "متن", "  ", "\t", "\u2028", "\x07", "\n", "\n\n"]
)
TEXTS = st.lists(WORDS, max_size=60).map(" ".join)


def pieces_of(left: str, right: str, options: CompareOptions | None = None) -> list[Piece]:
    return revisions(left, right, align(left, right, options=options).rows)


def both_sides(pieces: list[Piece]) -> tuple[str, str]:
    return (
        "".join(piece.text for piece in pieces if piece.kind.is_old),
        "".join(piece.text for piece in pieces if piece.kind.is_new),
    )


@given(TEXTS, TEXTS, st.booleans(), st.booleans(), st.sampled_from(["", "one", r"\d"]))
def test_the_pieces_are_both_texts_exactly(left: str, right: str, case: bool, marks: bool, ignored: str) -> None:  # noqa: FBT001 - drawn
    options = CompareOptions(ignore_case=case, ignore_punctuation=marks, ignore_digits=marks, ignored_lines=ignored)
    assert both_sides(pieces_of(left, right, options)) == (whole_lines(left), whole_lines(right))


@given(st.lists(TEXTS, max_size=12), st.randoms(use_true_random=False))
def test_the_pieces_of_an_edited_text_are_both_texts_exactly(paragraphs: list[str], chance: random.Random) -> None:
    edited = [one for one in paragraphs if chance.random() > 0.2]
    chance.shuffle(edited)
    left, right = "\n".join(paragraphs), chance.choice(["\n", " "]).join(edited)
    assert both_sides(pieces_of(left, right)) == (whole_lines(left), whole_lines(right))


@pytest.mark.parametrize(
    ("left", "right", "changed"),
    [
        ("the old word", "the new word", [("-", "old"), ("+", "new")]),
        ("one two. three four.", "one two.\nthree four.", [("-", " "), ("+", "\n")]),
        ("one two.\nthree four.", "one two. three four.", [("-", "\n"), ("+", " ")]),
        ("some  words here", "some words here", [("-", "  "), ("+", " ")]),
        ("a b c d e", "a b d e", [("-", " c")]),
        ("first line\nthird line", "first line\nsecond one\nthird line", [("+", "second one\n")]),
    ],
)
def test_what_differs_is_no_more_than_what_changed(left: str, right: str, changed: list[tuple[str, str]]) -> None:
    found = [(piece.kind.value, piece.text) for piece in pieces_of(left, right) if piece.kind is not PieceKind.KEPT]
    assert found == changed


def test_a_paragraph_that_moved_is_told_at_both_places() -> None:
    lines = [f"paragraph {number} with words of its own, such as {number * 7919}" for number in range(8)]
    moved = [*lines[1:6], lines[0], *lines[6:]]
    changed = [piece for piece in pieces_of("\n".join(lines), "\n".join(moved)) if piece.kind is not PieceKind.KEPT]
    assert [(piece.kind, piece.text) for piece in changed] == [
        (PieceKind.MOVED_FROM, lines[0] + "\n"),
        (PieceKind.MOVED_TO, lines[0] + "\n"),
    ]
    assert changed[0].move == changed[1].move > 0
