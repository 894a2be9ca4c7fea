"""Marks on pages: each on the words that it is about, and of the row that these stand in."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align
from dupfinder.diff.marking_pages import page_marks
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.domain.pages import Box, PageMark, PageWords

LETTER, HEIGHT, STEP = 5.0, 10.0, 14.0
"""Of a letter, of a line, and from a line to the next, in points."""


def page(*lines: str, left: float = 70.0) -> PageWords:
    """Return a page of these lines, from the top."""
    words: list[str] = []
    boxes: list[Box] = []
    for number, line in enumerate(lines):
        x, top = left, 50 + STEP * number
        for word in line.split():
            words.append(word)
            boxes.append(Box(x, top, x + LETTER * len(word), top + HEIGHT))
            x += LETTER * (len(word) + 1)
    return PageWords(width_pt=600, height_pt=800, words=tuple(words), boxes=tuple(boxes))


def words_below(mark: PageMark, page: PageWords) -> str:
    """Return the words of a page that a mark covers."""
    box = mark.box
    return " ".join(
        word
        for word, one in zip(page.words, page.boxes, strict=True)
        if one.left >= box.left and one.right <= box.right and one.top >= box.top and one.bottom <= box.bottom
    )


def marked(difference: Difference, *pages: PageWords, is_left: bool = True) -> list[list[tuple[str, str, int]]]:
    """Return for each page the words below its marks, and what the marks say."""
    marks = page_marks(difference, pages, is_left=is_left)
    return [
        [(words_below(mark, one), mark.kind.value, mark.row) for mark in found]
        for one, found in zip(pages, marks, strict=True)
    ]


def equal(*texts: str) -> Difference:
    return Difference(rows=tuple(Row(kind=RowKind.EQUAL, left=text, right=text) for text in texts))


def test_words_that_both_texts_have_are_one_mark_a_line_and_row() -> None:
    assert marked(equal("One two three.", "Four"), page("One two", "three. Four")) == [
        [("One two", "equal", 0), ("three.", "equal", 0), ("Four", "equal", 1)]
    ]


def test_edited_words_are_changed_and_the_others_of_their_row_equal() -> None:
    difference = align("The old house is red.\n", "The new house is not red.\n")
    left = [("The", "equal", 0), ("old", "changed", 0), ("house is red.", "equal", 0)]
    right = [
        ("The", "equal", 0), ("new", "changed", 0), ("house is", "equal", 0), ("not", "changed", 0),
        ("red.", "equal", 0),
    ]  # fmt: skip
    assert marked(difference, page("The old house is red.")) == [left]
    assert marked(difference, page("The new house is not red."), is_left=False) == [right]


ROWS = (
    Row(kind=RowKind.REMOVED, left="only left", right=None),
    Row(kind=RowKind.ADDED, left=None, right="only right"),
    Row(kind=RowKind.IGNORED, left="page 7", right=None),
    Row(
        kind=RowKind.MOVED,
        left="it moved away",
        right=None,
        counterpart=4,
        edits=(Edit(kind=ChangeKind.WORDS, left=Span(3, 8), right=Span(3, 7)),),
    ),
    Row(
        kind=RowKind.CHANGED,
        left="a tail came here",
        right="a tail",
        edits=(Edit(kind=ChangeKind.MOVES, left=Span(7, 16), right=Span(6, 6), counterpart=3),),
    ),
)


def test_a_mark_has_the_kind_of_its_row() -> None:
    difference = Difference(rows=ROWS)
    assert marked(difference, page("only left", "page 7", "it moved away", "a tail came here")) == [
        [
            ("only left", "removed", 0), ("page 7", "ignored", 2), ("it", "moved", 3), ("moved", "changed", 3),
            ("away", "moved", 3), ("a tail", "equal", 4), ("came here", "moved", 4),
        ]
    ]  # fmt: skip
    assert marked(difference, page("only right", "a tail"), is_left=False) == [
        [("only right", "added", 1), ("a tail", "equal", 4)]
    ]


def test_headers_that_the_text_has_once_are_marked_once_and_page_numbers_never() -> None:
    text = equal("The title", "The first page goes on", "and so does the second.")
    assert marked(
        text, page("The title", "The first page goes on", "1"), page("The title", "and so does the second.", "2")
    ) == [
        [("The title", "equal", 0), ("The first page goes on", "equal", 1)],
        [("and so does the second.", "equal", 2)],
    ]


def test_a_word_that_a_line_divides_is_marked_in_both_its_parts() -> None:
    text = equal("The long-term divided word is a whole one.")
    assert marked(text, page("The long-", "term divi-", "ded word is a who-"), page("le one.")) == [
        [("The long-", "equal", 0), ("term divi-", "equal", 0), ("ded word is a who-", "equal", 0)],
        [("le one.", "equal", 0)],
    ]


def test_letters_are_found_however_they_are_composed_and_without_soft_hyphens() -> None:
    assert marked(equal("café crème brûlée"), page("cafe\u0301 cr\u00adème bru\u0302l\u00adée")) == [
        [("cafe\u0301 cr\u00adème bru\u0302l\u00adée", "equal", 0)]
    ]


def test_capitals_count() -> None:
    assert marked(equal("may I"), page("MAY may I")) == [[("may I", "equal", 0)]]


def test_columns_are_marked_apart() -> None:
    left, right = page("The left column"), page("the right one", left=300)
    both = PageWords(width_pt=600, height_pt=800, words=left.words + right.words, boxes=left.boxes + right.boxes)
    assert marked(equal("The left column the right one"), both) == [
        [("The left column", "equal", 0), ("the right one", "equal", 0)]
    ]


def test_a_word_with_a_change_in_it_is_changed() -> None:
    assert marked(align("It ends here.\n", "It ends here!\n"), page("It ends here.")) == [
        [("It ends", "equal", 0), ("here.", "changed", 0)]
    ]


def test_unspaced_letters_have_their_own_marks() -> None:
    difference = align("我的房子很大。\n", "我的房子很小。\n")
    assert marked(difference, page("我 的 房 子 很 大 。")) == [
        [("我 的 房 子 很", "equal", 0), ("大", "changed", 0), ("。", "equal", 0)]
    ]


@pytest.mark.parametrize("rows", [(), ROWS])
def test_pages_without_words_have_no_marks(rows: tuple[Row, ...]) -> None:
    assert page_marks(Difference(rows=rows), [page(), page()], is_left=True) == ((), ())
    assert page_marks(Difference(rows=rows), [], is_left=False) == ()


def test_a_document_of_one_word_again_and_again_is_marked_without_trying_everything() -> None:
    pages = [page(*["same same same same same"] * 50) for _ in range(100)]
    marks = page_marks(equal(*["same same same same same"] * 4_900), pages, is_left=True)
    assert sum(map(len, marks)) >= 4_900


# Words with a number each, so that it can be told which word a mark must be on.
EDITS = st.lists(st.sampled_from(["keep", "keep", "keep", "drop", "insert", "break"]), max_size=120)


@given(EDITS, st.integers(1, 12), st.integers(1, 30), st.data())
def test_marks_are_on_the_right_words_whatever_is_edited(
    edits: Sequence[str], per_line: int, per_page: int, data: st.DataObject
) -> None:
    names = [f"w{number}" for number in range(len(edits))]
    pages = [
        page(*(" ".join(some[start : start + per_line]) for start in range(0, len(some), per_line)))
        for some in (names[start : start + per_page] for start in range(0, len(names), per_page))
    ]
    written: list[str] = []
    for name, edit in zip(names, edits, strict=True):
        written += {"keep": [name], "drop": [], "insert": [name, "more"], "break": [name, "\n"]}[edit]
    changes = data.draw(st.lists(st.integers(0, 5), min_size=len(written), max_size=len(written)))
    other = ["other" if change == 0 and word != "\n" else word for word, change in zip(written, changes, strict=True)]
    difference = align(" ".join(written) + "\n", " ".join(other) + "\n")

    expected = {}
    for number, row in enumerate(difference.rows):
        start = 0
        for word in (row.left or "").split():
            start = (row.left or "").index(word, start)
            is_edited = any(span.start <= start < span.end for span in row.spans(is_left=True))
            whole = RowKind.EQUAL if row.kind is RowKind.CHANGED else row.kind
            expected[word] = (number, RowKind.CHANGED if is_edited else whole)
            start += len(word)
    found = {}
    for one, marks in zip(pages, page_marks(difference, pages, is_left=True), strict=True):
        for mark in marks:
            for word in words_below(mark, one).split():
                assert word not in found
                found[word] = (mark.row, mark.kind)
    expected.pop("more", None)
    assert found == expected


def test_beside_a_document_without_text_no_word_is_marked_as_changed() -> None:
    text = "The roof has leaked since the spring.\nWe offer to mend it."
    for is_left in (True, False):
        difference = align(*((text, "") if is_left else ("", text)))
        (found,) = marked(difference, page(*text.split("\n")), is_left=is_left)
        assert {kind for _, kind, _ in found} == {"equal"}
        assert {row for *_, row in found} == {0, 1}
