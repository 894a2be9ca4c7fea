import difflib
import itertools
import random
import textwrap
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align
from dupfinder.diff.words import Wording, lines
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import Difference, Row, RowKind, Span

WORDS = st.sampled_from(["the", "of", "a", "contract", "Thirty", "30", ",", ".", "合", "同", "ก่", "é"])
LINES = st.lists(WORDS, max_size=12).map(" ".join)
TEXTS = st.lists(LINES, max_size=8).flatmap(
    lambda parts: st.sampled_from(["\n", "\f", "\r\n", "\n\n"]).map(lambda end: end.join(parts))
)
EQUAL, CHANGED, REMOVED, ADDED = RowKind.EQUAL, RowKind.CHANGED, RowKind.REMOVED, RowKind.ADDED
CLAUSE = (
    "The Supplier shall deliver the goods named in Annex A to the address of the Customer within thirty days of the "
    "date of the order, unless the parties have agreed in writing on another date or another place of delivery."
)


def words(text: str) -> list[str]:
    return Wording(CompareOptions()).words(text)


def without(text: str, spans: tuple[Span, ...]) -> str:
    """Return the text with its changed spans blanked out."""
    for span in reversed(spans):
        text = text[: span.start] + " " + text[span.end :]
    return text


def changed(text: str | None, spans: tuple[Span, ...]) -> list[str]:
    assert text is not None
    return [text[span.start : span.end] for span in spans]


def kinds(difference: Difference) -> list[RowKind]:
    return [row.kind for row in difference.rows]


def only(difference: Difference, kind: RowKind) -> Row:
    (row,) = [row for row in difference.rows if row.kind is kind]
    return row


@given(TEXTS, TEXTS)
def test_the_sides_of_the_rows_reproduce_both_texts(left: str, right: str) -> None:
    rows = align(left, right).rows
    lefts = [row.left for row in rows if row.left is not None]
    rights = [row.right for row in rows if row.right is not None]
    assert [word for part in lefts for word in words(part)] == [word for line in lines(left) for word in words(line)]
    assert [word for part in rights for word in words(part)] == [word for line in lines(right) for word in words(line)]


@given(TEXTS, TEXTS)
def test_each_kind_of_row_has_what_belongs_to_it(left: str, right: str) -> None:
    for row in align(left, right).rows:
        if row.kind is RowKind.MOVED:
            assert (row.left is None) is not (row.right is None)
            assert row.counterpart is not None
            continue
        assert (row.left is None) is (row.kind is RowKind.ADDED)
        assert (row.right is None) is (row.kind is RowKind.REMOVED)
        if row.kind is RowKind.EQUAL:
            assert words(row.left or "") == words(row.right or "")
        assert bool(row.edits) is (row.kind is RowKind.CHANGED)


@given(TEXTS, TEXTS)
def test_what_no_span_marks_is_the_same_on_both_sides(left: str, right: str) -> None:
    for row in align(left, right).rows:
        if row.left is not None and row.right is not None:
            assert words(without(row.left, row.spans(is_left=True))) == words(
                without(row.right, row.spans(is_left=False))
            )


@given(TEXTS, TEXTS)
def test_spans_begin_and_end_with_words(left: str, right: str) -> None:
    for row in align(left, right).rows:
        for text, spans in ((row.left, row.spans(is_left=True)), (row.right, row.spans(is_left=False))):
            for span in spans if text is not None else ():  # a moved row has the text of one side
                assert text is not None
                assert 0 <= span.start < span.end <= len(text)
                assert text[span.start : span.end].strip() == text[span.start : span.end]


@given(TEXTS)
def test_a_text_differs_in_nothing_from_itself(text: str) -> None:
    difference = align(text, text)
    assert set(kinds(difference)) <= {RowKind.EQUAL}
    assert difference.changes == ()


@given(TEXTS, TEXTS)
def test_never_fewer_equal_rows_than_difflib_finds_equal_lines(left: str, right: str) -> None:
    old, new = ([" ".join(line.split()) for line in lines(text)] for text in (left, right))
    blocks = difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    assert kinds(align(left, right)).count(RowKind.EQUAL) >= sum(block.size for block in blocks)


@given(TEXTS, TEXTS)
def test_removed_rows_come_before_added_ones(left: str, right: str) -> None:
    assert (ADDED, REMOVED) not in set(pairwise(kinds(align(left, right))))


@given(st.integers(10, 120), st.integers(10, 120), st.lists(st.integers(6, 80), min_size=1, max_size=5))
def test_where_a_text_was_wrapped_makes_no_difference(width: int, other_width: int, lengths: list[int]) -> None:
    numbers = itertools.count()
    parts = [" ".join(f"w{next(numbers)}" for _ in range(length)) for length in lengths]
    wrapped, rewrapped = ("\n\n".join(textwrap.fill(part, w) for part in parts) for w in (width, other_width))
    assert set(kinds(align(wrapped, rewrapped))) == {RowKind.EQUAL}
    assert kinds(align("\n".join(parts), rewrapped)) == [RowKind.EQUAL] * len(parts)


def test_a_changed_word_in_a_long_paragraph_is_the_only_thing_marked() -> None:
    text = f"1. Delivery\n{CLAUSE}\n2. Payment\n"
    difference = align(text, text.replace("thirty", "fourteen"))
    assert kinds(difference) == [EQUAL, CHANGED, EQUAL]
    row = only(difference, CHANGED)
    assert changed(row.left, row.spans(is_left=True)) == ["thirty"]
    assert changed(row.right, row.spans(is_left=False)) == ["fourteen"]
    assert difference.changes == (1,)


def test_words_that_follow_each_other_are_one_span() -> None:
    row = only(align(CLAUSE, CLAUSE.replace("in writing on ", "")), CHANGED)
    assert changed(row.left, row.spans(is_left=True)) == ["in writing on"]
    assert row.spans(is_left=False) == ()


def test_an_inserted_paragraph_is_added_and_the_rest_stays() -> None:
    difference = align("First part.\nLast part.", f"First part.\n{CLAUSE}\nLast part.")
    assert kinds(difference) == [EQUAL, ADDED, EQUAL]
    assert only(difference, ADDED).right == CLAUSE


def test_a_moved_paragraph_is_one_that_moved() -> None:
    difference = align(f"{CLAUSE}\nSecond point.\nThird point.", f"Second point.\nThird point.\n{CLAUSE}")
    assert kinds(difference) == [RowKind.MOVED, EQUAL, EQUAL, RowKind.MOVED]
    assert [row.counterpart for row in difference.rows] == [3, None, None, 0]


def test_an_edited_paragraph_is_found_among_new_ones() -> None:
    edited = CLAUSE.replace("thirty", "fourteen").replace("Customer", "Buyer")
    difference = align(
        f"Begin\n{CLAUSE}\nEnd",
        f"Begin\nSomething quite different was put here.\n{edited}\nAnd here are further words.\nEnd",
    )
    assert kinds(difference) == [EQUAL, ADDED, CHANGED, ADDED, EQUAL]


def test_many_edited_paragraphs_are_paired_although_some_were_inserted_and_removed() -> None:
    rnd = random.Random(1)  # noqa: S311 - no secret
    old = [" ".join(f"w{rnd.randrange(500)}" for _ in range(12)) for _ in range(60)]
    new = [f"{part} edited" for part in old]
    new[10:10] = ["entirely new words stand here"] * 3
    del new[40:42]
    count = Counter(kinds(align("\n".join(old), "\n".join(new))))
    assert count == {CHANGED: 58, ADDED: 3, REMOVED: 2}


def test_unrelated_paragraphs_are_not_shown_as_one_that_was_changed() -> None:
    difference = align(
        f"Begin\n{CLAUSE}\nEnd",
        "Begin\nThe weather of the last week was, all in all, better than the weather of the week before.\nEnd",
    )
    assert kinds(difference) == [EQUAL, REMOVED, ADDED, EQUAL]


def test_a_rewritten_sentence_is_marked_as_a_whole_and_not_in_shreds() -> None:
    old = f"{CLAUSE} Any loss of the goods during the carriage is at the expense of that party alone."
    new = f"{CLAUSE} Whoever sends them has to insure the freight against theft, fire and similar dangers."
    row = only(align(old, new), CHANGED)
    assert len(row.spans(is_left=True)) == len(row.spans(is_left=False)) == 1


def test_a_chinese_sentence_is_compared_letter_by_letter() -> None:
    row = only(align("乙方应当在三十日内支付全部价款。", "甲方应当在十四日内支付全部价款。"), CHANGED)
    assert changed(row.left, row.spans(is_left=True)) == ["乙", "三十"]  # but figures are marked as a whole
    assert changed(row.right, row.spans(is_left=False)) == ["甲", "十四"]


def test_white_space_is_no_difference() -> None:
    assert kinds(align("  Total:\t 12\u00a0EUR \n\n\n", "Total: 12 EUR")) == [EQUAL]
    assert kinds(align("Yes , of course", "Yes, of course")) == [EQUAL]


def test_a_page_break_inside_a_paragraph_is_shown_inside_it() -> None:
    first, second = CLAUSE[:90].rsplit(" ", 1)[0], CLAUSE[len(CLAUSE[:90].rsplit(" ", 1)[0]) + 1 :]
    difference = align(CLAUSE, f"{first}\n- 7 -\n\fFramework agreement\n{second}")
    assert kinds(difference) == [CHANGED]
    row = difference.rows[0]
    assert row.spans(is_left=True) == ()
    assert changed(row.right, row.spans(is_left=False)) == ["- 7 - Framework agreement"]


def test_a_word_hyphenated_at_the_end_of_a_line_does_not_split_the_paragraph() -> None:
    difference = align(CLAUSE, CLAUSE.replace("Customer within", "Custo-\nmer within"))
    assert kinds(difference) == [CHANGED]


def test_a_break_that_both_texts_have_stays() -> None:
    difference = align("One two three four five six.\nSeven eight.", "One two three four five six!\nSeven eight!")
    assert kinds(difference) == [CHANGED, CHANGED]


def test_a_short_paragraph_that_grew_is_shown_as_changed() -> None:
    assert kinds(
        align("All goods must be insured by the sender.", f"All goods must be insured by the sender. {CLAUSE}")
    ) == [CHANGED]


def test_case_and_digits_can_be_ignored() -> None:
    old, new = (
        "Invoice number 17\nTotal due 2026-05-04: 1,200.00 EUR",
        "INVOICE number 18\nTotal due 2026-06-01: 99 EUR",
    )
    assert kinds(align(old, new)) == [CHANGED, CHANGED]
    assert kinds(align(old, new, options=CompareOptions(ignore_digits=True))) == [CHANGED, EQUAL]
    assert kinds(align(old, new, options=CompareOptions(ignore_digits=True, ignore_case=True))) == [EQUAL, EQUAL]


def test_a_few_words_broken_into_lines_are_the_same_words() -> None:
    assert kinds(align("One two\nthree.", "One  two three.")) == [EQUAL]
    assert kinds(align("Begin\nOne two\nthree.\nEnd", "Begin\nOne two three.\nEnd")) == [EQUAL] * 3


def test_short_lines_of_which_every_one_changed_are_paired_however_many_they_are() -> None:
    old, new = ["\n".join(f"Item {n} {word}" for n in range(5_000)) for word in ("old", "new")]
    assert set(kinds(align(old, new))) == {CHANGED}


def test_edited_paragraphs_are_paired_although_thousands_stand_between_equal_ones() -> None:
    rnd = random.Random(1)  # noqa: S311 - no secret
    old = [[f"w{rnd.randrange(5_000)}" for _ in range(30)] for _ in range(600)]
    new = [[*part[:7], "x", *part[8:15], "y", *part[16:23], "z", *part[24:]] for part in old]
    fresh = [[f"v{rnd.randrange(5_000)}" for _ in range(30)] for _ in range(600)]
    left = "\n".join(" ".join(part) for part in old)
    right = "\n".join(" ".join(part) for pair in zip(new, fresh, strict=True) for part in pair)
    assert Counter(kinds(align(left, right))) == {CHANGED: 600, ADDED: 600}


def test_an_empty_text_has_no_rows() -> None:
    assert align("", " \n\f\n").rows == ()
    assert kinds(align("", "One")) == [ADDED]


@pytest.mark.parametrize(
    ("left", "right"),
    [
        pytest.param(["x y"] * 20_000, ["x y"] * 19_000, id="all equal"),
        pytest.param(["x y"] * 20_000, ["x z"] * 20_000, id="all equal, but other on the other side"),
        pytest.param(["x", "y"] * 10_000, ["y", "x"] * 10_000, id="alternating"),
        pytest.param(["x", "y"] * 10_000, ["x", "y", "z"] * 6_000, id="few distinct"),
        pytest.param(["x"] * 50_000, ["x " * 50_000], id="a word a line against one line"),
        pytest.param(["x y " * 25_000], ["y z " * 25_000], id="one endless paragraph"),
    ],
)
def test_degenerate_texts_end_soon(left: list[str], right: list[str]) -> None:
    rows = align("\n".join(left), "\n".join(right)).rows
    assert sum(len(words(row.left or "")) for row in rows) == sum(len(words(line)) for line in left)
    assert sum(len(words(row.right or "")) for row in rows) == sum(len(words(line)) for line in right)
