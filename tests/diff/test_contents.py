"""What two documents hold besides their words stands opposite to each other, against a slow and obvious twin."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align, content_rows
from dupfinder.domain.beyond import BeyondWords, ContentItem, ContentKind, item
from dupfinder.domain.comparisons import ContentRow
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.pages import Leaf

COMMENTS, PICTURES = ContentKind.COMMENTS, ContentKind.PICTURES
LINES = ["The first line of it", "A second one", "Third and last"]
ITEMS = st.lists(st.tuples(st.sampled_from("abcd"), st.none() | st.integers(0, 5)), max_size=12)


def text_with(items: dict[ContentKind, list[ContentItem]], text: str = "\n".join(LINES)) -> ExtractedText:
    beyond = BeyondWords(items={kind: tuple(found) for kind, found in items.items()})
    return ExtractedText(text=text, format="txt", reader="plain", reader_version=1, beyond=beyond)


def rows_between(left: ExtractedText, right: ExtractedText) -> tuple[ContentRow, ...]:
    kinds = {*left.beyond.items, *right.beyond.items}
    return content_rows(left, right, align(left.text, right.text), kinds=sorted(kinds))


def shown(rows: tuple[ContentRow, ...]) -> list[tuple[str | None, str | None, int | None]]:
    return [
        (row.left.label if row.left else None, row.right.label if row.right else None, row.place)
        for row in rows
        if not row.is_same
    ]


def _longest_in_order(a: list[str], b: list[str]) -> int:
    """Return how long the longest common subsequence is, in the plainest way."""
    if not a or not b:
        return 0
    if a[-1] == b[-1]:
        return 1 + _longest_in_order(a[:-1], b[:-1])
    return max(_longest_in_order(a[:-1], b), _longest_in_order(a, b[:-1]))


@given(left=ITEMS, right=ITEMS, kind=st.sampled_from([COMMENTS, PICTURES]))
def test_what_only_one_side_has_is_what_the_twin_finds(
    left: list[tuple[str, int | None]], right: list[tuple[str, int | None]], kind: ContentKind
) -> None:
    a, b = ([item(label, line=line) for label, line in side] for side in (left, right))
    rows = rows_between(text_with({kind: a}), text_with({kind: b}))
    counts = [Counter(label for label, _ in side) for side in (left, right)]
    differing = [row for row in rows if not row.is_same]
    only_left = Counter(row.left.label for row in differing if row.left)
    only_right = Counter(row.right.label for row in differing if row.right)
    if kind is PICTURES:  # each counts once, and those that changed places are not the same
        same = _longest_in_order(*(list(dict.fromkeys(label for label, _ in side)) for side in (left, right)))
        assert [count.total() for count in (only_left, only_right)] == [len(count) - same for count in counts]
        assert set(only_left) >= set(counts[0]) - set(counts[1])
        assert set(only_right) >= set(counts[1]) - set(counts[0])
    else:
        same = (counts[0] & counts[1]).total()
        assert (only_left, only_right) == (counts[0] - counts[1], counts[1] - counts[0])
    assert sum(row.is_same for row in rows) == same
    for row in rows:
        assert row.left is (None if row.left_number is None else a[row.left_number])
        assert row.right is (None if row.right_number is None else b[row.right_number])
    places = [len(LINES) + 1 if row.place is None else row.place for row in rows]
    assert places == sorted(places)


def test_a_picture_stands_opposite_to_the_one_that_took_its_place() -> None:
    same, last = item("logo", line=0), item("stamp", line=3)
    left = text_with({PICTURES: [same, item("old", line=1), last]})
    right = text_with({PICTURES: [same, item("new", line=1), last]})
    assert shown(rows_between(left, right)) == [("old", "new", 1)]


def test_what_stands_far_apart_is_on_its_own_on_either_side() -> None:
    left = text_with({COMMENTS: [item("early", line=0)]}, "\n".join(LINES * 3))
    right = text_with({COMMENTS: [item("late", line=8)]}, "\n".join(LINES * 3))
    assert shown(rows_between(left, right)) == [("early", None, 0), (None, "late", 8)]


def test_another_order_is_no_difference() -> None:
    a, b, c = item("a"), item("b"), item("c")
    assert not shown(rows_between(text_with({COMMENTS: [a, b, c]}), text_with({COMMENTS: [c, a, b]})))


@pytest.mark.parametrize("text", ["One line\n\n\nbefore\n\nit\nand behind", "One\nline before\nit\nand behind"])
def test_a_place_is_found_although_rows_have_no_blank_lines(text: str) -> None:
    line = text.split("\n").index("and behind")
    one = text_with({COMMENTS: [item("look", line=line)]}, text)
    other = text_with({COMMENTS: []}, "One line before it\nand behind")
    (row,) = rows_between(one, other)
    difference = align(one.text, other.text)
    assert row.place is not None
    assert "behind" in (difference.rows[row.place].left or "")


def test_what_has_no_place_comes_last_and_unseen_kinds_do_not_come_at_all() -> None:
    left = text_with({COMMENTS: [item("somewhere")], PICTURES: [item("p", line=2)]})
    blind = BeyondWords(unseen=frozenset({ContentKind.LINKS}))
    right = ExtractedText(text=left.text, format="txt", reader="plain", reader_version=1, beyond=blind)
    found = content_rows(left, right, align(left.text, right.text), kinds=tuple(ContentKind))
    assert [(row.kind, row.place) for row in found] == [(PICTURES, 2), (COMMENTS, None)]


def test_what_pages_are_depends_on_the_format() -> None:
    sheet = replace(text_with({COMMENTS: [item("a", page=0)]}), format="xlsx")
    (row,) = rows_between(sheet, text_with({COMMENTS: []}))
    assert row.leaves == (Leaf.SHEET, Leaf.PAGE)
