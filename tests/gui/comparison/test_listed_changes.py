"""Every change as an entry of a list."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.gui.comparison.changes.listed_changes import Excerpt, listed_changes

WORDS = st.sampled_from(["alpha", "beta", "gamma", "12", "4 March 2026", "Anna", "1,200 euros", "delta,", "Beta"])
TEXTS = st.lists(st.lists(WORDS, min_size=1, max_size=9).map(" ".join), max_size=8).map("\n".join)


def edit(kind: ChangeKind, left: tuple[int, int], right: tuple[int, int], *, counterpart: int | None = None) -> Edit:
    return Edit(kind=kind, left=Span(*left), right=Span(*right), counterpart=counterpart)


@given(TEXTS, TEXTS)
def test_as_many_are_listed_as_are_counted_of_each_kind(left: str, right: str) -> None:
    difference = align(left, right)
    changes = listed_changes(difference)
    assert Counter(change.kind for change in changes) == difference.counts()
    assert [change.row for change in changes] == sorted(change.row for change in changes)


@given(TEXTS, TEXTS)
def test_what_is_listed_stands_in_the_paragraphs_that_are_named(left: str, right: str) -> None:
    difference = align(left, right)
    lefts = [row.left for row in difference.rows if row.left is not None]
    rights = [row.right for row in difference.rows if row.right is not None]
    for change in listed_changes(difference):
        for excerpt, number, paragraphs in (
            (change.left, change.left_paragraph, lefts),
            (change.right, change.right_paragraph, rights),
        ):
            assert (excerpt is None) is (number is None)
            if excerpt is not None and number is not None:
                assert excerpt.text.strip("…") in paragraphs[number - 1]


def test_changed_words_come_with_a_little_of_what_is_around_them() -> None:
    before, after = "one two three four five six seven eight ", " nine ten eleven twelve thirteen fourteen"
    row = Row(
        kind=RowKind.CHANGED,
        left=f"{before}OLD{after}",
        right=f"{before}newer{after}",
        edits=(edit(ChangeKind.WORDS, (len(before), len(before) + 3), (len(before), len(before) + 5)),),
    )
    (change,) = listed_changes(Difference(rows=(row,)))
    assert change.left == Excerpt(
        "…four five six seven eight ".replace("four ", ""), "OLD", " nine ten eleven twelve …"
    )
    assert change.right is not None
    assert change.right.changed == "newer"


def test_a_moved_paragraph_is_listed_once_with_its_edits_where_it_stands_on_the_right() -> None:
    edits = (edit(ChangeKind.NUMBERS, (5, 7), (5, 7)),)
    rows = (
        Row(kind=RowKind.MOVED, left="Pay: 12 euros", right=None, edits=edits, counterpart=2),
        Row(kind=RowKind.EQUAL, left="Between", right="Between"),
        Row(kind=RowKind.MOVED, left=None, right="Pay: 99 euros", edits=edits, counterpart=0),
    )
    difference = Difference(rows=rows)
    moved, number = listed_changes(difference)
    assert Counter({moved.kind: 1, number.kind: 1}) == difference.counts()
    assert (moved.row, moved.left_paragraph, moved.right_paragraph) == (2, 1, 2)
    assert moved.left == Excerpt(changed="Pay: 12 euros")
    assert number.left == Excerpt("Pay: ", "12", " euros")
    assert number.right == Excerpt("Pay: ", "99", " euros")


def test_a_passage_that_moved_into_another_paragraph_is_listed_once_with_where_it_came_from() -> None:
    rows = (
        Row(
            kind=RowKind.CHANGED,
            left="First. A wandering sentence.",
            right="First.",
            edits=(edit(ChangeKind.MOVES, (7, 28), (6, 6), counterpart=1),),
        ),
        Row(
            kind=RowKind.CHANGED,
            left="Second.",
            right="Second. A wandering sentence.",
            edits=(edit(ChangeKind.MOVES, (7, 7), (8, 29), counterpart=0),),
        ),
    )
    difference = Difference(rows=rows)
    (change,) = listed_changes(difference)
    assert difference.counts() == {ChangeKind.MOVES: 1}
    assert (change.row, change.left_paragraph, change.right_paragraph) == (1, 1, 2)
    assert change.left == Excerpt("First. ", "A wandering sentence.")
    assert change.right == Excerpt("Second. ", "A wandering sentence.")


def test_a_whole_paragraph_that_moved_into_another_one_is_found_there() -> None:
    rows = (
        Row(kind=RowKind.MOVED, left="A wandering sentence.", right=None, counterpart=1),
        Row(
            kind=RowKind.CHANGED,
            left="Second.",
            right="Second. A wandering sentence.",
            edits=(edit(ChangeKind.MOVES, (7, 7), (8, 29), counterpart=0),),
        ),
    )
    difference = Difference(rows=rows)
    (change,) = listed_changes(difference)
    assert difference.counts() == {ChangeKind.MOVES: 1}
    assert change.left == Excerpt(changed="A wandering sentence.")
    assert change.left_paragraph == 1


def test_lines_that_are_overlooked_are_not_listed() -> None:
    rows = (
        Row(kind=RowKind.IGNORED, left="Page 1 of 9", right="Page 1 of 8"),
        Row(kind=RowKind.ADDED, left=None, right="New"),
    )
    (change,) = listed_changes(Difference(rows=rows))
    assert (change.row, change.kind) == (1, ChangeKind.PASSAGES)
    assert (change.left, change.right) == (None, Excerpt(changed="New"))


def test_O3_what_would_act_on_the_display_is_made_visible() -> None:
    rows = (Row(kind=RowKind.REMOVED, left="a\u202ereversed", right=None),)
    (change,) = listed_changes(Difference(rows=rows))
    assert change.left == Excerpt(changed=r"a\u202ereversed")
