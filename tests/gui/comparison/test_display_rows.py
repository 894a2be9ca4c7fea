"""Aligned paragraphs become rows; compared with slow and obvious twins."""

import re

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.gui.comparison.texts.display_rows import (
    PIECE_CHARACTERS,
    DisplayKind,
    DisplayRow,
    DisplayRows,
    MapMark,
    Mark,
    Piece,
    change_runs,
    cut_places,
    display_rows,
)
from edits import word_edit

KINDS = st.lists(
    st.sampled_from([kind for kind in DisplayKind if kind is not DisplayKind.MOVED]),
    max_size=40,
)


def rows_of(kinds: list[DisplayKind]) -> list[DisplayRow]:
    return [
        DisplayRow(
            kind,
            None if kind is DisplayKind.RIGHT_ONLY else Piece(f"left {number}"),
            None if kind is DisplayKind.LEFT_ONLY else Piece(f"right {number}"),
        )
        for number, kind in enumerate(kinds)
    ]


def test_short_paragraphs_stay_as_they_are() -> None:
    difference = Difference(
        rows=(
            Row(kind=RowKind.EQUAL, left="same", right="same"),
            Row(kind=RowKind.CHANGED, left="a b", right="a c", edits=(word_edit(Span(2, 3), Span(2, 3)),)),
            Row(kind=RowKind.REMOVED, left="gone", right=None),
            Row(kind=RowKind.ADDED, left=None, right="new"),
            Row(kind=RowKind.IGNORED, left="page 1", right="page 2"),
        )
    )
    assert list(display_rows(difference)) == [
        DisplayRow(DisplayKind.EQUAL, Piece("same"), Piece("same")),
        DisplayRow(DisplayKind.CHANGED, Piece("a b", (Mark(2, 3),)), Piece("a c", (Mark(2, 3),))),
        DisplayRow(DisplayKind.LEFT_ONLY, Piece("gone"), None),
        DisplayRow(DisplayKind.RIGHT_ONLY, None, Piece("new")),
        DisplayRow(DisplayKind.IGNORED, Piece("page 1"), Piece("page 2")),
    ]


MOVED = Difference(
    rows=(
        Row(kind=RowKind.EQUAL, left="word " * 2_000, right="word " * 2_000),
        Row(kind=RowKind.MOVED, left="wanders", right=None, counterpart=3),
        Row(
            kind=RowKind.CHANGED,
            left="stays goes",
            right="stays",
            edits=(Edit(kind=ChangeKind.MOVES, left=Span(5, 10), right=Span(5, 5), counterpart=3),),
        ),
        Row(kind=RowKind.MOVED, left=None, right="wanders", counterpart=1),
    )
)


def test_a_move_leads_to_its_other_end_although_long_paragraphs_take_several_rows() -> None:
    rows = display_rows(MOVED)
    first = rows.row_of(1)
    assert first > 1
    assert rows[first].kind is DisplayKind.MOVED
    assert rows[first].other_end == 3
    assert rows[rows.row_of(3)].right == Piece("wanders")
    assert rows[first + 1].other_end == 3
    assert rows[0].other_end is None
    assert [rows.difference_row(row) for row in range(len(rows))] == [0] * first + [1, 2, 3]
    assert rows.marks[first:].tolist() == [MapMark.LEFT_MOVE, MapMark.LEFT_MOVE, MapMark.RIGHT_MOVE]
    assert rows.mirrored().marks[first:].tolist() == [MapMark.RIGHT_MOVE, MapMark.RIGHT_MOVE, MapMark.LEFT_MOVE]


def test_paragraphs_are_counted_as_they_are_in_their_texts() -> None:
    rows = display_rows(MOVED)
    last = len(rows) - 1
    assert [rows.paragraph(row, is_left=True) for row in (0, 1, last - 2, last - 1)] == [1, 1, 2, 3]
    assert rows.paragraph(last, is_left=False) == 3
    assert rows.mirrored().paragraph(last, is_left=True) == 3


def test_what_is_not_all_moved_is_a_change_first() -> None:
    move = Edit(kind=ChangeKind.MOVES, left=Span(5, 10), right=Span(5, 5), counterpart=0)
    row = Row(kind=RowKind.CHANGED, left="stays goes", right="staid", edits=(word_edit(Span(0, 5), Span(0, 5)), move))
    assert display_rows(Difference(rows=(row,)))[0].other_end is None


@st.composite
def long_paragraphs(draw: st.DrawFn) -> tuple[str, tuple[Span, ...]]:
    words = draw(st.lists(st.sampled_from(["a", "word", "x" * 3_000, "y" * 9_000]), min_size=1, max_size=12))
    text = " ".join(words)
    edges = sorted(draw(st.sets(st.integers(0, len(text)), max_size=10)))
    spans = tuple(Span(a, b) for a, b in zip(edges[::2], edges[1::2], strict=False))
    return text, spans


@given(long_paragraphs())
def test_pieces_of_a_long_paragraph_lose_no_character_and_no_mark(paragraph: tuple[str, tuple[Span, ...]]) -> None:
    text, spans = paragraph
    row = Row(kind=RowKind.CHANGED, left=text, right=text, edits=tuple(word_edit(span, span) for span in spans))
    pieces = [shown.left for shown in display_rows(Difference(rows=(row,))) if shown.left is not None]
    assert "".join(piece.text for piece in pieces) == text
    assert all(len(piece.text) <= PIECE_CHARACTERS for piece in pieces)
    assert [piece.continues for piece in pieces] == [number > 0 for number in range(len(pieces))]
    marked = {number for span in spans for number in range(span.start, span.end)}
    seen: set[int] = set()
    begin = 0
    for piece in pieces:
        for span in piece.spans:
            assert 0 <= span.start < span.end <= len(piece.text)
            seen.update(range(begin + span.start, begin + span.end))
        begin += len(piece.text)
    assert seen == marked


def test_a_long_changed_paragraph_is_a_change_only_where_it_changed() -> None:
    text = "word " * 3_000
    row = Row(kind=RowKind.CHANGED, left=text, right=text, edits=(word_edit(Span(9_000, 9_004)),))
    kinds = [shown.kind for shown in display_rows(Difference(rows=(row,)))]
    assert kinds.count(DisplayKind.CHANGED) == 1
    assert kinds[9_000 // PIECE_CHARACTERS] is DisplayKind.CHANGED


@st.composite
def long_pairs(draw: st.DrawFn) -> tuple[str, str, tuple[Edit, ...]]:
    """Return two long paragraphs: words that are equal, and others between them that stand on one side or on both."""
    equal_text = st.integers(0, 1_500).map(lambda count: "same " * count)
    other = st.integers(0, 1_800)
    left = right = ""
    edits: list[Edit] = []
    for _ in range(draw(st.integers(1, 4))):
        same = draw(equal_text)
        left, right = left + same, right + same
        gone, new = "gone " * draw(other), "newer " * draw(other)
        if gone or new:
            spans = Span(len(left), len(left) + len(gone)), Span(len(right), len(right) + len(new))
            edits.append(Edit(kind=ChangeKind.WORDS, left=spans[0], right=spans[1]))
        left, right = left + gone, right + new
    return left, right, tuple(edits)


@given(long_pairs())
def test_what_is_equal_in_long_paragraphs_stands_side_by_side_behind_long_insertions_too(
    pair: tuple[str, str, tuple[Edit, ...]],
) -> None:
    left, right, edits = pair
    row = Row(kind=RowKind.CHANGED, left=left, right=right, edits=edits)
    rows = display_rows(Difference(rows=(row,)))
    assert "".join(shown.left.text for shown in rows if shown.left) == left
    assert "".join(shown.right.text for shown in rows if shown.right) == right
    for shown in rows:
        assert shown.left is not None
        assert shown.right is not None
        assert max(len(shown.left.text), len(shown.right.text)) <= PIECE_CHARACTERS
        assert shown.left.text.count("same") == shown.right.text.count("same")
        if len(rows) > 1:
            assert (shown.kind is DisplayKind.EQUAL) == (shown.left.text == shown.right.text)


def test_overlooked_white_space_puts_no_change_into_a_piece_before_its_own() -> None:
    left = "same  " * 750 + "old " + "same  " * 750
    right = "same " * 750 + "new " + "same " * 750
    edit = Edit(kind=ChangeKind.WORDS, left=Span(4_500, 4_504), right=Span(3_750, 3_754))
    (_, first_end), *_ = cut_places(left, right, [edit])
    assert first_end <= 3_750


def test_long_paragraphs_are_not_cut_between_a_letter_and_its_signs() -> None:
    versions = "\N{WOMAN}\u200d\N{GIRL}\N{VARIATION SELECTOR-16}"
    for letter in ("e\u0301\u0302", versions, "\N{THUMBS UP SIGN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}"):
        text = "x" + letter * 3_001
        row = Row(kind=RowKind.REMOVED, left=text, right=None)
        pieces = [shown.left for shown in display_rows(Difference(rows=(row,)))]
        assert len(pieces) > 1
        assert all(piece and piece.text.startswith(letter) for piece in pieces[1:])
        assert "".join(piece.text for piece in pieces if piece) == text
    endless = "e" + "\u0301" * 9_000
    assert len(display_rows(Difference(rows=(Row(kind=RowKind.REMOVED, left=endless, right=None),)))) == 3


@given(KINDS)
def test_changes_are_runs(kinds: list[DisplayKind]) -> None:
    letters = "".join("x" if kind.is_change else "=" for kind in kinds)
    runs = [match.span() for match in re.finditer("x+", letters)]
    assert [tuple(run) for run in change_runs(rows_of(kinds)).tolist()] == runs


def test_changes_of_one_kind_are_told_from_the_others() -> None:
    numbers = Edit(kind=ChangeKind.NUMBERS, left=Span(0, 1), right=Span(0, 1))
    rows = display_rows(
        Difference(
            rows=(
                Row(kind=RowKind.CHANGED, left="1 a", right="2 a", edits=(numbers,)),
                Row(kind=RowKind.CHANGED, left="1 b", right="2 c", edits=(numbers, word_edit(Span(2, 3), Span(2, 3)))),
                Row(kind=RowKind.REMOVED, left="gone", right=None),
                Row(kind=RowKind.MOVED, left=None, right="moved", counterpart=0),
            )
        )
    )
    found = {kind: change_runs(rows, kinds=[kind]).tolist() for kind in ChangeKind}
    assert {kind: runs for kind, runs in found.items() if runs} == {
        ChangeKind.NUMBERS: [[0, 2]],
        ChangeKind.WORDS: [[1, 2]],
        ChangeKind.PASSAGES: [[2, 3]],
        ChangeKind.MOVES: [[3, 4]],
    }
    assert change_runs(rows, kinds=[ChangeKind.NUMBERS, ChangeKind.MOVES]).tolist() == [[0, 2], [3, 4]]


@given(KINDS)
def test_exchanging_the_sides_twice_changes_nothing(kinds: list[DisplayKind]) -> None:
    rows = DisplayRows(rows_of(kinds))
    once, twice = rows.mirrored(), rows.mirrored().mirrored()
    assert list(twice) == list(rows)
    assert [row.left for row in once] == [row.right for row in rows]
    assert once[1:3] == tuple(row.mirrored for row in rows[1:3])
    for some in (rows, once, twice):
        anew = DisplayRows(list(some))
        for name in ("kinds", "is_change", "marks", "lengths"):
            assert getattr(some, name).tolist() == getattr(anew, name).tolist()
