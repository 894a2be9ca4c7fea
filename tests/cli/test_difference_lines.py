"""Differences as lines of a terminal."""

import os
import re
from collections.abc import Iterator
from typing import TextIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comparisons import difference_with_moves
from dupfinder.cli.arguments import ColourChoice
from dupfinder.cli.word_diff import Painter, Style, painter, unified_lines, word_lines
from dupfinder.diff import align
from dupfinder.domain.differences import ChangeKind, Edit, Row, RowKind, Span

PLAIN = Painter(is_coloured=False)
LINES = st.lists(st.sampled_from(["one", "two", "three", "four", "5", "六", "七"]), max_size=5).map(" ".join)
TEXTS = st.lists(LINES).map("\n".join)


def words_of(*rows: Row, context: int = 1) -> list[str]:
    return list(word_lines(rows, context=context, paint=PLAIN))


def unified_of(*rows: Row, context: int = 3) -> list[str]:
    return list(unified_lines(rows, names=("a", "b"), context=context, paint=PLAIN))


@given(TEXTS, TEXTS)
def test_without_what_is_new_the_words_are_the_left_text(left: str, right: str) -> None:
    rows = align(left, right).rows
    lines = [line for line in words_of(*rows, context=len(rows)) if not line.startswith(("@@", "+", "<"))]
    plain = [re.sub(r"\{\+.*?\+\}|\[-(.*?)-\]", r"\1", line[2:]) for line in lines]
    shown = [row for row in rows if row.left is not None] if any(row.is_change for row in rows) else []
    if not any(row.kind is RowKind.MOVED or any(edit.counterpart is not None for edit in row.edits) for row in rows):
        assert [line.split() for line in plain] == [(row.left or "").split() for row in shown]


@given(TEXTS, TEXTS, st.integers(0, 3))
def test_a_unified_diff_applied_to_the_left_text_gives_the_right(left: str, right: str, context: int) -> None:
    rows = align(left, right).rows
    old = [row.left for row in rows if row.left is not None]
    new, place = [], 0
    for line in unified_of(*rows, context=context)[2:]:
        if heading := re.fullmatch(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@", line):
            start = int(heading[1]) - (heading[2] != "0")
            new += old[place:start]
            place = start
            assert len(new) == int(heading[3]) - (heading[4] != "0")
        elif line[0] == "+":
            new.append(line[1:])
        elif line[0] in " -":
            assert old[place] == line[1:]
            new += [old[place]] * (line[0] == " ")
            place += 1
    expected = [row.left if row.kind is RowKind.EQUAL else row.right for row in rows if row.right is not None]
    assert [*new, *old[place:]] == expected


def test_what_moved_is_shown_once_and_pointed_to_from_where_it_was() -> None:
    assert words_of(*difference_with_moves().rows) == [
        "@@ paragraphs 1 to 5 of A, 1 to 4 of B @@",
        "> [moved down to paragraph 3 of B: The old paragraph that moved]",
        "~ First {moved up from paragraph 4 of A: a whole clause} line",
        "  Something in between",
        "< {moved down from paragraph 1 of A: The [-old-]{+newer+} paragraph that moved}",
        "~ Last and [moved up to paragraph 1 of B: a whole clause] here",
        "  Page 1",
    ]


def test_a_unified_diff_says_of_what_moved_where_to() -> None:
    lines = unified_of(*difference_with_moves().rows)
    assert lines[2:] == [
        "@@ -1,5 +1,4 @@",
        "-The old paragraph that moved",
        "\\ moved down to paragraph 3 of B",
        "-First line",
        "+First a whole clause line",
        "\\ a passage moved up from paragraph 4 of A",
        " Something in between",
        "-Last and a whole clause here",
        "\\ a passage moved up to paragraph 1 of B",
        "+The newer paragraph that moved",
        "\\ moved down from paragraph 1 of A",
        "+Last and here",
        " Page 1",
    ]


def test_of_a_long_passage_that_moved_away_the_beginning_is_shown() -> None:
    text = "word " * 100
    away = Row(kind=RowKind.MOVED, left=text, right=None, counterpart=1)
    here = Row(kind=RowKind.MOVED, left=None, right=text, counterpart=0)
    heading, first, second = words_of(away, here)
    assert heading == "@@ paragraph 1 of A, 1 of B @@"
    assert first == f"> [moved down to paragraph 1 of B: {('word ' * 12).strip()}…]"
    assert second == f"< {{moved down from paragraph 1 of A: {text}}}"


def test_passages_that_moved_within_and_out_of_paragraphs_of_one_side_are_marked() -> None:
    within = (
        Edit(kind=ChangeKind.MOVES, left=Span(0, 3), right=Span(0, 0), counterpart=0),
        Edit(kind=ChangeKind.MOVES, left=Span(8, 8), right=Span(5, 8), counterpart=0),
    )
    both = Row(kind=RowKind.CHANGED, left="one and ", right=" and one", edits=within)
    out = Edit(kind=ChangeKind.MOVES, left=Span(4, 7), right=Span(0, 0), counterpart=0)
    alone = Row(kind=RowKind.REMOVED, left="two one three", right=None, edits=(out,))
    assert words_of(both, alone)[1:] == [
        "~ [moved within the paragraph: one] and {moved within the paragraph: one}",
        "- two [moved up to paragraph 1 of B: one] three",
    ]


@pytest.mark.parametrize(
    ("left", "right", "shown"),
    [
        ("a b", "a x b", "a {+x+} b"),
        ("a b", "a b x", "a b {+x+}"),
        ("a b", "x a b", "{+x+} a b"),
        ("the code", "the `code`", "the {+`+}code{+`+}"),
        ("a b", "a, b", "a{+,+} b"),
        ("法律规定", "法律的规定", "法律{+的+}规定"),
    ],
)
def test_new_words_have_their_spaces_around_them(left: str, right: str, shown: str) -> None:
    assert words_of(*align(left, right).rows)[1:] == [f"~ {shown}"]


def test_equal_texts_have_no_lines() -> None:
    rows = align("one\ntwo", "one\ntwo").rows
    assert words_of(*rows) == unified_of(*rows) == []


@pytest.fixture
def terminal() -> Iterator[TextIO]:
    """Give the stream of a program that runs in a terminal."""
    controlling, own = os.openpty()
    with os.fdopen(own, "w", encoding="utf-8") as stream:
        yield stream
    os.close(controlling)


@pytest.mark.parametrize(
    ("choice", "environment", "is_coloured"),
    [
        (ColourChoice.AUTO, {"TERM": "xterm"}, True),
        (ColourChoice.AUTO, {"TERM": "xterm", "NO_COLOR": ""}, True),
        (ColourChoice.AUTO, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (ColourChoice.AUTO, {"TERM": "dumb"}, False),
        (ColourChoice.NEVER, {"TERM": "xterm"}, False),
        (ColourChoice.ALWAYS, {"TERM": "dumb", "NO_COLOR": "1"}, True),
    ],
)
def test_a_terminal_is_coloured_unless_somebody_objects(
    terminal: TextIO,
    monkeypatch: pytest.MonkeyPatch,
    choice: ColourChoice,
    environment: dict[str, str],
    is_coloured: bool,  # noqa: FBT001 - parametrised
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert painter(choice, terminal)("x", Style.ADDED) == ("\x1b[36mx\x1b[0m" if is_coloured else "x")
