"""Aligned paragraphs become rows; compared with slow and obvious twins."""

import re

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.domain.differences import Difference, Row, RowKind, Span
from dupfinder.gui.comparison.display_rows import (
    PIECE_CHARACTERS,
    DisplayKind,
    DisplayRow,
    Piece,
    changes,
    display_rows,
    end_of_change,
    fold_equal,
    mirrored,
)
from edits import word_edit

KINDS = st.lists(
    st.sampled_from([DisplayKind.EQUAL, DisplayKind.CHANGED, DisplayKind.LEFT_ONLY, DisplayKind.RIGHT_ONLY]),
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
        )
    )
    assert display_rows(difference) == (
        DisplayRow(DisplayKind.EQUAL, Piece("same"), Piece("same")),
        DisplayRow(DisplayKind.CHANGED, Piece("a b", (Span(2, 3),)), Piece("a c", (Span(2, 3),))),
        DisplayRow(DisplayKind.LEFT_ONLY, Piece("gone"), None),
        DisplayRow(DisplayKind.RIGHT_ONLY, None, Piece("new")),
    )


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


@given(KINDS)
def test_changes_are_the_starts_of_runs(kinds: list[DisplayKind]) -> None:
    rows = rows_of(kinds)
    letters = "".join("=" if kind is DisplayKind.EQUAL else "x" for kind in kinds)
    runs = [match.span() for match in re.finditer("x+", letters)]
    assert list(changes(rows)) == [begin for begin, _ in runs]
    assert [end_of_change(rows, begin) for begin in changes(rows)] == [end for _, end in runs]


@given(KINDS)
def test_folding_keeps_every_change_and_counts_what_it_hides(kinds: list[DisplayKind]) -> None:
    rows = rows_of(kinds)
    folded = fold_equal(rows)
    shown = [row for row in folded if row.kind is not DisplayKind.FOLDED]
    assert [row for row in shown if row.kind is not DisplayKind.EQUAL] == [
        row for row in rows if row.kind is not DisplayKind.EQUAL
    ]
    assert len(shown) + sum(row.folded_rows for row in folded) == len(rows)
    assert len(changes(folded)) == len(changes(rows))


@given(KINDS)
def test_exchanging_the_sides_twice_changes_nothing(kinds: list[DisplayKind]) -> None:
    rows = tuple(rows_of(kinds))
    assert mirrored(mirrored(rows)) == rows
    assert [row.left for row in mirrored(rows)] == [row.right for row in rows]
