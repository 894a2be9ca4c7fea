"""Moved paragraphs and passages among the rows of an alignment."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align
from dupfinder.diff.matching import shared_runs
from dupfinder.diff.moves import LEAST_WEIGHT, says_at_least, with_moves
from dupfinder.diff.words import Wording
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind, Edit, Row, RowKind, Span

EQUAL, CHANGED, REMOVED, ADDED, MOVED = (
    RowKind.EQUAL, RowKind.CHANGED, RowKind.REMOVED, RowKind.ADDED, RowKind.MOVED,
)  # fmt: skip
MIRRORED_KIND = {REMOVED: ADDED, ADDED: REMOVED}

COAST = "The weather was fine on the day that they left for the coast."
ROADS = "Nobody had told the driver which of the two roads he was to take."
LETTER = "A letter from the bank lay unopened upon the kitchen table."
SISTER = "Her sister wrote to her every week until the end of summer."
CLAUSE = (
    "The Supplier shall deliver the goods named in Annex A to the address of the Customer within thirty days of the "
    "date of the order, unless the parties have agreed in writing on another date or another place of delivery."
)
PARTS = st.sampled_from([
    COAST, ROADS, LETTER, f"{COAST} {LETTER}", COAST.replace("coast", "hills"), SISTER.replace("week", "day"),
    "Page 3", "* * *", "Summary", "one two three four five",
    "甲方应当在合同签订之后十五日内将货物运送到乙方指定的地点。",
])  # fmt: skip


def equal(text: str) -> Row:
    return Row(kind=EQUAL, left=text, right=text)


def removed(text: str) -> Row:
    return Row(kind=REMOVED, left=text, right=None)


def added(text: str) -> Row:
    return Row(kind=ADDED, left=None, right=text)


def changed(left: str, right: str) -> Row:
    """Return a row whose one edit is everything between the words that both begin and both end with."""
    wording = Wording(CompareOptions())
    old, new = wording.words(left), wording.words(right)
    head = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    rest = min(len(old), len(new)) - head
    tail = next((n for n in range(rest) if old[-1 - n] != new[-1 - n]), rest)
    spans = (_span(wording.bounds(text), head, len(words) - tail) for text, words in ((left, old), (right, new)))
    edit = Edit(kind=ChangeKind.WORDS, left=next(spans), right=next(spans))
    return Row(kind=CHANGED, left=left, right=right, edits=(edit,))


def _span(bounds: Sequence[tuple[int, int]], first: int, end: int) -> Span:
    if first < end:
        return Span(bounds[first][0], bounds[end - 1][1])
    return Span(*[bounds[first - 1][1] if first else 0] * 2)


def moved(rows: Sequence[Row]) -> tuple[Row, ...]:
    return with_moves(rows, wording=Wording(CompareOptions()))


def words(text: str) -> list[str]:
    return Wording(CompareOptions()).words(text)


def kinds(rows: Sequence[Row]) -> list[RowKind]:
    return [row.kind for row in rows]


def counterparts(rows: Sequence[Row]) -> list[int | None]:
    return [row.counterpart for row in rows]


def edited(row: Row) -> list[tuple[ChangeKind, str, str, int | None]]:
    left, right = row.left or "", row.right or ""
    return [
        (one.kind, left[one.left.start : one.left.end], right[one.right.start : one.right.end], one.counterpart)
        for one in row.edits
    ]


def removed_first(rows: Sequence[Row]) -> tuple[list[int], list[Row]]:
    """Return in which order rows with the removed before the added ones stand, and these rows."""
    runs = [0]
    for before, row in pairwise(rows):
        one_sided = {before.kind, row.kind} <= {REMOVED, ADDED}
        runs.append(runs[-1] + (not one_sided))
    order = sorted(range(len(rows)), key=lambda number: (runs[number], rows[number].kind is ADDED, number))
    return order, [rows[number] for number in order]


def mirrored(row: Row) -> Row:
    edits = tuple(replace(edit, left=edit.right, right=edit.left) for edit in row.edits)
    return replace(row, kind=MIRRORED_KIND.get(row.kind, row.kind), left=row.right, right=row.left, edits=edits)


@st.composite
def alignments(draw: st.DrawFn) -> list[Row]:
    """Draw rows such as an aligner gives, without their mutual likeness being what it would demand."""
    row = st.one_of(
        st.builds(removed, PARTS),
        st.builds(added, PARTS),
        st.builds(equal, PARTS),
        st.tuples(PARTS, PARTS).filter(lambda both: words(both[0]) != words(both[1])).map(lambda both: changed(*both)),
    )
    return removed_first(draw(st.lists(row, max_size=9)))[1]


@given(alignments())
def test_rows_stay_where_they_are_with_the_same_texts(rows: list[Row]) -> None:
    result = moved(rows)
    assert [(row.left, row.right) for row in result] == [(row.left, row.right) for row in rows]
    for before, after in zip(rows, result, strict=True):
        assert after.kind is before.kind or (before.kind in {REMOVED, ADDED} and after.kind is MOVED)


@given(alignments())
def test_both_ends_of_a_move_name_each_other(rows: list[Row]) -> None:
    result = moved(rows)
    ends: Counter[tuple[int, int]] = Counter()
    for number, row in enumerate(result):
        assert (row.counterpart is not None) is (row.kind is MOVED)
        if row.counterpart is not None:
            ends[number, row.counterpart] += 1
            assert result[row.counterpart].kind is MOVED or any(
                edit.counterpart == number for edit in result[row.counterpart].edits
            )
        for edit in row.edits if row.kind is not MOVED else ():
            assert (edit.counterpart is not None) is (edit.kind is ChangeKind.MOVES)
            if edit.counterpart is not None:
                assert not (edit.left and edit.right)
                ends[number, edit.counterpart] += 1
    assert all(ends[here, there] == ends[there, here] for here, there in ends)


@given(alignments())
def test_what_moved_has_the_same_words_but_for_its_edits(rows: list[Row]) -> None:
    result = moved(rows)
    taken: Counter[tuple[str, ...]] = Counter()
    brought: Counter[tuple[str, ...]] = Counter()
    for row in result:
        if row.kind is MOVED and row.left is not None and row.counterpart is not None:
            other = result[row.counterpart]
            if other.kind is MOVED:
                assert other.right is not None
                assert other.edits == row.edits
                assert words(without(row.left, row.spans(is_left=True))) == words(
                    without(other.right, other.spans(is_left=False))
                )
                continue
        if row.kind is MOVED and result[row.counterpart or 0].kind is not MOVED:
            (taken if row.left else brought)[tuple(words(row.left or row.right or ""))] += 1
        elif row.kind is not MOVED:
            for kind, left, right, _ in edited(row):
                if kind is ChangeKind.MOVES:
                    (taken if left else brought)[tuple(words(left or right))] += 1
    assert taken == brought


@given(alignments())
def test_what_no_edit_marks_is_still_the_same_and_edits_rise(rows: list[Row]) -> None:
    for row in moved(rows):
        if row.left is not None and row.right is not None:
            assert words(without(row.left, row.spans(is_left=True))) == words(
                without(row.right, row.spans(is_left=False))
            )
        if row.kind is not MOVED:
            for before, edit in pairwise(row.edits):
                assert before.left.end <= edit.left.start
                assert before.right.end <= edit.right.start


def without(text: str, spans: tuple[Span, ...]) -> str:
    for span in reversed(spans):
        text = text[: span.start] + " " + text[span.end :]
    return text


@given(alignments())
def test_swapping_the_texts_swaps_the_sides_of_what_moved(rows: list[Row]) -> None:
    order, swapped = removed_first([mirrored(row) for row in rows])
    number = {old: new for new, old in enumerate(order)}
    here, there = moved(rows), moved(swapped)

    def renumbered(row: Row) -> Row:
        edits = tuple(
            replace(edit, counterpart=None if edit.counterpart is None else number[edit.counterpart])
            for edit in row.edits
        )
        return replace(row, edits=edits, counterpart=None if row.counterpart is None else number[row.counterpart])

    # Of a passage taken out and one put in at the same place, the left one comes first: the order may differ.
    def shown(row: Row) -> tuple[object, ...]:
        edits = None if row.kind is MOVED else Counter(edited(row))
        return row.kind, row.left, row.right, row.counterpart, edits

    for old, new in number.items():
        assert shown(mirrored(renumbered(here[old]))) == shown(there[new])


@given(st.lists(st.sampled_from([COAST, ROADS, LETTER, SISTER, CLAUSE]), unique=True), st.randoms())
def test_every_one_of_different_paragraphs_is_found_again_wherever_it_went(
    parts: list[str], chance: random.Random
) -> None:
    shuffled = chance.sample(parts, len(parts))
    result = moved([*map(removed, parts), *map(added, shuffled)])
    assert counterparts(result) == [
        *(len(parts) + shuffled.index(part) for part in parts),
        *(parts.index(part) for part in shuffled),
    ]


def slow_shared_runs(left: list[int], right: list[int], width: int) -> list[tuple[int, int, int]]:
    found = set()
    for i in range(len(left) - width + 1):
        for j in range(len(right) - width + 1):
            gram = left[i : i + width]
            if gram != right[j : j + width] or any(_count(side, gram) != 1 for side in (left, right)):
                continue
            start = 0
            while min(i, j) > start and left[i - start - 1] == right[j - start - 1]:
                start += 1
            end = width
            while i + end < len(left) and j + end < len(right) and left[i + end] == right[j + end]:
                end += 1
            found.add((i - start, j - start, start + end))
    return sorted(found)


def _count(side: list[int], gram: list[int]) -> int:
    return sum(side[place : place + len(gram)] == gram for place in range(len(side)))


NUMBERS = st.lists(st.integers(0, 3), max_size=14)


@given(NUMBERS, NUMBERS, st.integers(1, 4))
def test_shared_runs_are_those_that_a_look_at_all_places_finds(left: list[int], right: list[int], width: int) -> None:
    fast = shared_runs(np.array(left, np.int64), np.array(right, np.int64), width=width)
    assert list(map(tuple, fast)) == slow_shared_runs(left, right, width)


def test_a_moved_and_edited_clause_is_one_move_with_its_edit() -> None:
    edited_clause = CLAUSE.replace("thirty", "fourteen")
    result = moved([removed(CLAUSE), equal("Second point."), added(edited_clause)])
    assert kinds(result) == [MOVED, EQUAL, MOVED]
    assert counterparts(result) == [2, None, 0]
    assert result[0].edits == result[2].edits
    assert [CLAUSE[span.start : span.end] for span in result[0].spans(is_left=True)] == ["thirty"]
    assert [edited_clause[span.start : span.end] for span in result[2].spans(is_left=False)] == ["fourteen"]


def test_a_chapter_moves_with_its_heading_its_numbering_and_its_short_lines() -> None:
    chapter = ["3. Travel", COAST, "* * *", ROADS]
    renumbered = ["4. Travel", *chapter[1:]]
    result = moved([*map(removed, chapter), equal(CLAUSE), equal("* * *"), *map(added, renumbered)])
    assert kinds(result) == [MOVED] * 4 + [EQUAL] * 2 + [MOVED] * 4
    assert counterparts(result) == [6, 7, 8, 9, None, None, 0, 1, 2, 3]
    assert edited(replace(result[0], right=renumbered[0]))[0][1:3] == ("3", "4")


def test_of_two_equal_paragraphs_each_goes_with_its_neighbour() -> None:
    result = moved([removed(COAST), removed(CLAUSE), removed(ROADS), removed(CLAUSE), equal("-"),
                    added(ROADS), added(CLAUSE), added(COAST), added(CLAUSE)])  # fmt: skip
    assert counterparts(result) == [7, 8, 5, 6, None, 2, 3, 0, 1]


@pytest.mark.parametrize(
    "line", ["Page 3", "* * *", "- - - - - - - - - -", "Summary", "yes yes yes yes yes yes", "第三条"]
)
def test_short_lines_alone_are_no_moves(line: str) -> None:
    assert kinds(moved([removed(line), equal(CLAUSE), added(line)])) == [REMOVED, EQUAL, ADDED]


def test_what_is_repeated_is_no_move() -> None:
    rows = [removed(COAST), removed(COAST), equal(CLAUSE), added(COAST), added(COAST), added(COAST)]
    assert kinds(moved(rows)) == kinds(rows)


def test_unlike_paragraphs_are_no_moves() -> None:
    rows = [removed(COAST), equal(CLAUSE), added("The weather was bad on the days when nobody went to any place.")]
    assert kinds(moved(rows)) == kinds(rows)


def test_a_chinese_paragraph_moves_and_its_letters_are_compared() -> None:
    old, new = (
        "乙方应当在三十日内支付全部价款并且向甲方开具发票。",
        "乙方应当在二十日内支付全部价款并且向甲方开具发票。",
    )
    result = moved([removed("第一条 付款"), removed(old), equal("其他"), added("第二条 付款"), added(new)])
    assert counterparts(result) == [3, 4, None, 0, 1]
    assert [old[span.start : span.end] for span in result[1].spans(is_left=True)] == ["三十"]


def test_a_sentence_put_into_another_paragraph_is_a_move_in_both() -> None:
    result = moved([changed(f"{COAST} {ROADS}", COAST), equal("-"), changed(LETTER, f"{LETTER} {ROADS}")])
    assert edited(result[0]) == [(ChangeKind.MOVES, ROADS, "", 2)]
    assert edited(result[2]) == [(ChangeKind.MOVES, "", ROADS, 0)]


def test_a_sentence_put_before_another_is_a_move_within_its_paragraph() -> None:
    left, right = f"{COAST} {ROADS} {LETTER} {SISTER}", f"{LETTER} {COAST} {ROADS} {SISTER}"
    (row,) = align(left, right).rows
    assert edited(row) == [(ChangeKind.MOVES, "", LETTER, 0), (ChangeKind.MOVES, LETTER, "", 0)]


def test_the_rest_of_an_edit_stays_what_it_was() -> None:
    row = changed(f"Then came {ROADS} after a while, Sir.", "Then came nothing else, Sir.")
    result = moved([row, equal("-"), added(ROADS)])
    assert edited(result[0]) == [
        (ChangeKind.MOVES, ROADS, "", 2),
        (ChangeKind.WORDS, "after a while", "nothing else", None),
    ]
    assert (result[2].kind, result[2].counterpart, result[2].edits) == (MOVED, 0, ())


def test_a_part_of_a_removed_paragraph_that_stands_elsewhere_is_an_edit_in_it() -> None:
    result = moved([removed(f"{LETTER} {ROADS} {COAST}"), equal("-"), changed(SISTER, f"{SISTER} {ROADS}")])
    assert kinds(result) == [REMOVED, EQUAL, CHANGED]
    assert edited(result[0]) == [(ChangeKind.MOVES, ROADS, "", 2)]
    assert edited(result[2]) == [(ChangeKind.MOVES, "", ROADS, 0)]


def test_a_piece_of_a_sentence_is_a_move_only_if_it_is_long() -> None:
    short, long = "and nobody had told the driver which of the roads", CLAUSE[31:160].rsplit(" ", 1)[0]
    for piece, count in ((short, 0), (long, 1)):
        result = moved([removed(f"{COAST} Then {piece} ended"), equal("-"), added(f"{SISTER} We hear {piece} is")])
        assert edited(result[0]) == [(ChangeKind.MOVES, piece, "", 2)] * count


def test_how_the_next_sentence_begins_does_not_move_with_the_one_before() -> None:
    result = moved([removed(f"{LETTER} The driver slept."), equal("-"), changed(SISTER, f"{SISTER} {LETTER} The car.")])
    assert edited(result[0]) == [(ChangeKind.MOVES, LETTER, "", 2)]


def test_a_paragraph_that_was_merged_into_another_moved_there() -> None:
    result = moved([changed(CLAUSE, f"{CLAUSE} {ROADS}"), equal("-"), removed(ROADS)])
    assert edited(result[0]) == [(ChangeKind.MOVES, "", ROADS, 2)]
    assert (result[2].kind, result[2].counterpart) == (MOVED, 0)


def test_ignored_lines_do_not_part_neighbours() -> None:
    ignored = Row(kind=RowKind.IGNORED, left="Page 9", right=None)
    result = moved([removed("A heading"), ignored, removed(COAST), equal("-"), added("A heading"), added(COAST)])
    assert counterparts(result) == [4, None, 5, None, 0, 2]


def test_equal_under_the_options_is_equal_for_moves() -> None:
    rows = [removed(COAST), equal("-"), added(COAST.upper())]
    result = with_moves(rows, wording=Wording(CompareOptions(ignore_case=True)))
    assert counterparts(result) == [2, None, 0]
    assert result[0].edits == ()


def test_five_words_or_ten_letters_of_an_unspaced_script_say_enough() -> None:
    wording = Wording(CompareOptions())
    for text, says_enough in (
        ("one two three four five", True),
        ("one two three four, one", False),
        ("甲方应当在合同签订之", True),
        ("甲方应当在合同签订", False),
    ):
        assert says_at_least(LEAST_WEIGHT, wording.numbers(text), wording=wording) is says_enough


@pytest.mark.parametrize("seed", [None, 1])
def test_ten_thousand_paragraphs_in_another_order_are_all_found(seed: int | None) -> None:
    parts = [f"the paragraph number {number} speaks of the matter {number * 7919}" for number in range(10_000)]
    order = list(reversed(parts)) if seed is None else random.Random(seed).sample(parts, len(parts))  # noqa: S311
    assert set(kinds(moved([*map(removed, parts), *map(added, order)]))) == {MOVED}


@pytest.mark.parametrize(
    ("left", "right"),
    [
        pytest.param([COAST] * 20_000, [COAST] * 19_999, id="all equal"),
        pytest.param([COAST, ROADS] * 10_000, [ROADS, COAST] * 10_000, id="alternating"),
        pytest.param(["x y " * 50_000], ["y x " * 50_000], id="one endless paragraph"),
    ],
)
def test_degenerate_texts_have_no_moves(left: list[str], right: list[str]) -> None:
    assert set(kinds(moved([*map(removed, left), equal("-"), *map(added, right)]))) == {REMOVED, EQUAL, ADDED}


def test_a_thousand_sentences_of_one_paragraph_in_another_order_are_moves() -> None:
    numbers = range(1000, 2000)
    parts = [f"the sentence number {number} speaks of that well known matter {number * 7919}." for number in numbers]
    result = moved([removed(" ".join(parts)), equal("-"), added(" ".join(reversed(parts)))])
    assert Counter(edit.kind for edit in result[0].edits) == {ChangeKind.MOVES: 1000}
