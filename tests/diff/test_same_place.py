# ruff: noqa: RUF001 - words in many scripts

import pytest

from dupfinder.diff import align
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import RowKind, Span

EQUAL, CHANGED, REMOVED, ADDED = RowKind.EQUAL, RowKind.CHANGED, RowKind.REMOVED, RowKind.ADDED


def kinds(left: list[str], right: list[str]) -> list[RowKind]:
    ends = "This is how it begins.", "And this is how it ends."
    rows = align("\n".join([ends[0], *left, ends[1]]), "\n".join([ends[0], *right, ends[1]])).rows
    assert [row.left for row in rows if row.left is not None] == [ends[0], *left, ends[1]]
    assert [row.right for row in rows if row.right is not None] == [ends[0], *right, ends[1]]
    assert rows[0].kind is rows[-1].kind is EQUAL
    return [row.kind for row in rows[1:-1]]


@pytest.mark.parametrize(
    ("left", "right"),
    [
        pytest.param("To: Ms Helen Carter", "To: Mr Thomas Baker", id="a label"),
        pytest.param("收件人：王小明先生", "收件人：李大", id="a Chinese label"),
        pytest.param("Dear Ms Carter,", "Dear Mr Baker,", id="the same first word"),
        pytest.param("12 Harbour Street", "7 Market Street", id="the same last word"),
        pytest.param("149.00", "87.50", id="figures"),
        pytest.param("4 chairs, blue", "6 chairs, red", id="a word in common"),
    ],
)
def test_short_paragraphs_built_alike_in_the_same_place_are_one_that_changed(left: str, right: str) -> None:
    assert kinds([left], [right]) == kinds([right], [left]) == [CHANGED]
    assert kinds([left, "Chapter of the sea"], [right, "Notes about roads"]) == [CHANGED, REMOVED, ADDED]


@pytest.mark.parametrize(
    ("left", "right"),
    [
        pytest.param("To: Ms Helen Carter", "From: Ms Anna Smith", id="other labels"),
        pytest.param("Payment and delivery", "Weather", id="nothing in common"),
        pytest.param("149.00", "Weather", id="a figure and a word"),
        pytest.param(
            "The weather of the last week was fine in all of the north.",
            "The seller sends goods only when these were paid by the buyer.",
            id="sentences that begin alike",
        ),
    ],
)
def test_paragraphs_with_nothing_to_tell_that_they_belong_together_are_two(left: str, right: str) -> None:
    assert kinds([left], [right]) == [REMOVED, ADDED]


def test_labels_find_each_other_where_other_lines_came_or_went() -> None:
    left = ["To: Ms Helen Carter", "Phone: 12 34 56"]
    right = ["Something entirely different", "To: Mr Thomas Baker", "Fax: none", "Phone: 98 76"]
    assert kinds(left, right) == [ADDED, CHANGED, ADDED, CHANGED]


def test_what_moved_is_no_partner_of_what_stands_there_now_and_still_names_its_row() -> None:
    moved = "To: the harbour master of the old town, for his kind attention and reply"
    other = ["Something about ships and the sea.", "Something about roads and the land."]
    left = "\n".join([moved, other[0], "Of: 12", other[1]])
    right = "\n".join(["To: Anna", other[0], "Of: 13", other[1], moved])
    rows = align(left, right).rows
    (gone,) = [number for number, row in enumerate(rows) if row.left == moved]
    (come,) = [number for number, row in enumerate(rows) if row.right == moved]
    assert rows[gone].kind is rows[come].kind is RowKind.MOVED
    assert (rows[gone].counterpart, rows[come].counterpart) == (come, gone)
    assert [row.kind for row in rows].count(CHANGED) == 1


@pytest.mark.parametrize("ignore_space", [True, False])
def test_paragraphs_with_no_word_in_common_can_be_one(ignore_space: bool) -> None:  # noqa: FBT001 - pytest passes it
    (row,) = align("30", "1,5", options=CompareOptions(ignore_space=ignore_space)).rows
    assert (row.kind, row.left, row.right) == (RowKind.CHANGED, "30", "1,5")
    assert [(edit.left, edit.right) for edit in row.edits] == [(Span(0, 2), Span(0, 3))]
