from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align
from dupfinder.diff.alignment import taken_apart
from dupfinder.diff.words import Wording, lines
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import Difference, RowKind
from dupfinder.domain.errors import UsageError

EQUAL, CHANGED, REMOVED, ADDED, IGNORED = (
    RowKind.EQUAL,
    RowKind.CHANGED,
    RowKind.REMOVED,
    RowKind.ADDED,
    RowKind.IGNORED,
)
PAGES = CompareOptions(ignored_lines=r"^Page \d+$")
CLAUSE = (
    "The Supplier shall deliver the goods named in Annex A to the address of the Customer within thirty days of the "
    "date of the order, unless the parties have agreed in writing on another date."
)
HALF = CLAUSE.index("Customer")
LINES = st.lists(
    st.sampled_from(["Page 1", "Page 2", "* * *", "one two three four five six", "one two three four five six seven",
                     "seven eight nine ten eleven twelve", "one two three four five six seven eight nine ten", "x"]),
    max_size=10,
)  # fmt: skip


def kinds(difference: Difference) -> list[RowKind]:
    return [row.kind for row in difference.rows]


def test_lines_that_match_the_pattern_are_shown_and_are_no_change() -> None:
    difference = align(f"Page 1\n{CLAUSE}\nPage 2", f"{CLAUSE}\nPage 7", options=PAGES)
    assert [(row.kind, row.left, row.right) for row in difference.rows] == [
        (IGNORED, "Page 1", None),
        (EQUAL, CLAUSE, CLAUSE),
        (IGNORED, "Page 2", "Page 7"),
    ]
    assert difference.changes == ()
    assert difference.counts() == {}


def test_a_paragraph_across_an_ignored_line_is_cut_there_on_both_sides() -> None:
    difference = align(f"{CLAUSE[:HALF]}\nPage 3\n{CLAUSE[HALF:]}", CLAUSE, options=PAGES)
    assert [(row.kind, row.left, row.right) for row in difference.rows] == [
        (EQUAL, CLAUSE[:HALF].strip(), CLAUSE[:HALF].strip()),
        (IGNORED, "Page 3", None),
        (EQUAL, CLAUSE[HALF:], CLAUSE[HALF:]),
    ]


def test_edits_stay_where_they_are_in_a_paragraph_that_is_cut() -> None:
    difference = align(
        f"{CLAUSE[:HALF]}\nPage 3\n{CLAUSE[HALF:]}",
        CLAUSE.replace("goods", "books").replace("thirty", "ten"),
        options=PAGES,
    )
    assert kinds(difference) == [CHANGED, IGNORED, CHANGED]
    assert [
        (row.left[edit.left.start : edit.left.end], row.right[edit.right.start : edit.right.end])
        for row in difference.rows
        if row.left is not None and row.right is not None
        for edit in row.edits
    ] == [("goods", "books"), ("thirty", "ten")]


def test_paragraphs_of_signs_alone_are_no_change_where_punctuation_is_ignored() -> None:
    options = CompareOptions(ignore_punctuation=True)
    difference = align("* * *\nHello, world!\n---", "Hello world\n______", options=options)
    assert [(row.kind, row.left, row.right) for row in difference.rows] == [
        (IGNORED, "* * *", None),
        (EQUAL, "Hello, world!", "Hello world"),
        (EQUAL, "---", "______"),
    ]
    assert kinds(align("* * *", "- - -")) == [REMOVED, ADDED]


@pytest.mark.parametrize(
    "pattern", ["[", "(?P<a>x)(?P<a", "a" * 2_000, "(a{1000}){1000}", r"\p{Nonsense}", "(" * 490 + ")" * 490]
)
def test_a_bad_pattern_is_told_in_one_sentence(pattern: str) -> None:
    with pytest.raises(UsageError, match=r"^The pattern of lines to ignore .+\.$"):
        align("x", "y", options=CompareOptions(ignored_lines=pattern))


def test_a_pattern_that_takes_too_long_is_told_in_one_sentence() -> None:
    wording = Wording(CompareOptions(ignored_lines="(a+)+$"))
    with pytest.raises(UsageError, match=r"^The pattern of lines to ignore takes too long.+\.$"):
        taken_apart(["a" * 10_000 + "!"], [], wording=wording, time_limit_s=0.05)


@given(LINES, LINES, st.booleans())
def test_ignored_lines_influence_nothing_and_stand_in_their_order(
    left: list[str],
    right: list[str],
    ignore_punctuation: bool,  # noqa: FBT001 - hypothesis calls it
) -> None:
    options = CompareOptions(ignored_lines="^Page", ignore_punctuation=ignore_punctuation)
    difference = align("\n".join(left), "\n".join(right), options=options)
    for side, sides in ((left, [row.left for row in difference.rows]), (right, [row.right for row in difference.rows])):
        assert " ".join(one for one in sides if one is not None).split() == " ".join(side).split()
    for row in difference.rows:
        for text in (row.left, row.right):
            assert text is None or text.startswith("Page") is (row.kind is IGNORED and "*" not in text)
    assert (ADDED, REMOVED) not in set(pairwise(kinds(difference)))
    without = align(
        *("\n".join(line for line in side if not line.startswith("Page")) for side in (left, right)),
        options=CompareOptions(ignore_punctuation=ignore_punctuation),
    )
    assert bool(difference.changes) is bool(without.changes)


@given(LINES, LINES)
def test_texts_without_lines_to_ignore_are_compared_as_ever(left: list[str], right: list[str]) -> None:
    old, new = "\n".join(left), "\n".join(right)
    assert align(old, new, options=CompareOptions(ignored_lines="no such line")) == align(old, new)
    assert lines(old) == [line for line in left if line]
