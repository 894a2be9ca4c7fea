"""A difference says everything: from one text and the difference the other one follows, whatever the options."""

import difflib
import itertools
import re
import unicodedata
from collections import Counter
from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff import align
from dupfinder.diff.changes import differs_in_list_sign
from dupfinder.diff.words import Wording, lines
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span

MIRRORED = {RowKind.REMOVED: RowKind.ADDED, RowKind.ADDED: RowKind.REMOVED}
PARTS = st.sampled_from(
    ["the", "The", "of", "a", "contract", "Smith", "30", "1,5", "EUR", "May", ",", ".", "-", "(", "_", "合", "同", "三",
     "ก่", "é", "* * *", "Page 3"]
)  # fmt: skip
SPACES = st.sampled_from([" ", " ", " ", "", "  ", "\t", "\u00a0"])
LINES = st.lists(st.tuples(PARTS, SPACES), max_size=12).map(lambda pairs: "".join(itertools.chain(*pairs)))
TEXTS = st.lists(LINES, max_size=7).map("\n".join)
OPTIONS = st.builds(
    CompareOptions,
    ignore_space=st.booleans(),
    ignore_case=st.booleans(),
    ignore_punctuation=st.booleans(),
    ignore_digits=st.booleans(),
    ignored_lines=st.sampled_from(["", r"^Page \d+$", "the"]),
)


def mirrored(row: Row) -> Row:
    edits = tuple(replace(edit, left=edit.right, right=edit.left) for edit in row.edits)
    return replace(row, kind=MIRRORED.get(row.kind, row.kind), left=row.right, right=row.left, edits=edits)


def swapped(difference: Difference) -> Difference:
    return Difference(rows=tuple(map(mirrored, difference.rows)))


def applied(row: Row) -> str:
    """Return the right side of a row, made of its left side and what the edits put in."""
    assert row.left is not None
    assert row.right is not None
    parts: list[str] = []
    end = 0
    for edit in row.edits:
        parts += [row.left[end : edit.left.start], row.right[edit.right.start : edit.right.end]]
        if not edit.right and edit.kind is not ChangeKind.SPACE:
            parts.append(" ")  # what stood before and behind does not become one word
        elif not edit.left and edit.kind is not ChangeKind.SPACE:
            parts[-1] = f" {parts[-1]} "
        end = edit.left.end
    return "".join([*parts, row.left[end:]])


def told(text: str, options: CompareOptions) -> list[str]:
    """Return what the options let tell one text from another, the slow and obvious way."""
    found: list[str] = []
    for word in Wording(CompareOptions(ignore_digits=options.ignore_digits)).words(text):
        folded = word
        if options.ignore_punctuation:
            kept = (one for one in word if unicodedata.category(one)[0] not in "PS")
            folded = "".join(kept) if not options.ignore_digits else word.strip("_,.-(*")
        if options.ignore_digits:
            folded = re.sub(r"\d+(?:[.,:/'-]\d+)*", "0", folded)
        if options.ignore_case:
            folded = folded.casefold()
        found.append(folded)
    # Without signs "co-op" is "coop", without white space "in to" is "into".
    return ["".join(found)] if options.ignore_punctuation or options.ignore_space else found


LIST_SIGN = re.compile(r"\s*(?:[-*](?=\s)|(?:\d{1,3}(?:\.\d{1,3})*|[a-zé])\.(?=\s)|\d{1,3}(?:\.\d{1,3})+(?=\s+[A-Z]))")


def is_told_the_same(text: str, other: str, options: CompareOptions) -> bool:
    """Return whether the options let two paragraphs be the same; the signs of lists are like white space."""
    forms = [[text, LIST_SIGN.sub("", text, count=1)], [other, LIST_SIGN.sub("", other, count=1)]]
    pairs = itertools.product(*forms) if options.ignore_space else [(text, other)]
    return any(told(one, options) == told(two, options) for one, two in pairs)


@given(TEXTS, TEXTS, OPTIONS)
def test_both_texts_follow_from_each_other_and_the_difference(left: str, right: str, options: CompareOptions) -> None:
    difference = align(left, right, options=options)
    for one in (difference, swapped(difference)):
        for row in one.rows:
            if row.left is not None and row.right is not None and row.kind is not RowKind.IGNORED:
                assert is_told_the_same(applied(row), row.right, options)
    for text, sides in ((left, [row.left for row in difference.rows]), (right, [row.right for row in difference.rows])):
        assert "".join("".join(one for one in sides if one is not None).split()) == "".join(text.split())


@given(TEXTS, TEXTS, OPTIONS)
def test_edits_rise_and_do_not_overlap_and_are_whole_words_or_white_space(
    left: str, right: str, options: CompareOptions
) -> None:
    bounds = Wording(options).bounds
    for row in align(left, right, options=options).rows:
        assert row.edits or row.kind is not RowKind.CHANGED
        assert not row.edits or row.kind not in {RowKind.EQUAL, RowKind.IGNORED}
        for before, edit in pairwise(row.edits):
            assert before.left.end <= edit.left.start
            assert before.right.end <= edit.right.start
        for edit in row.edits:
            assert edit.left or edit.right
            for text, span in ((row.left, edit.left), (row.right, edit.right)):
                if text is None:  # a moved row has the text of one side
                    continue
                assert 0 <= span.start <= span.end <= len(text)
                if span and not text[span.start : span.end].isspace():
                    assert span.start in {start for start, _ in bounds(text)}
                    assert span.end in {end for _, end in bounds(text)}


@given(TEXTS, TEXTS, OPTIONS)
def test_swapping_the_texts_mirrors_everything(left: str, right: str, options: CompareOptions) -> None:
    here, there = align(left, right, options=options), swapped(align(right, left, options=options))
    # The removed rows come before the added ones on either side of the mirror: among one-sided rows the order differs.
    assert resolved(here) == resolved(there)
    paired = [[row for row in one.rows if None not in (row.left, row.right)] for one in (here, there)]
    assert paired[0] == paired[1]
    assert here.counts() == there.counts()


@given(TEXTS, OPTIONS)
def test_a_text_differs_in_nothing_from_itself(text: str, options: CompareOptions) -> None:
    difference = align(text, text, options=options)
    assert difference.changes == ()
    assert difference.counts() == {}


def changed_words(sides: list[tuple[str | None, list[Span]]]) -> int:
    words = Wording(CompareOptions()).words
    return sum(
        len(words(text)) if not spans else sum(len(words(text[span.start : span.end])) for span in spans)
        for text, spans in sides
        if text is not None
    )


NO_FIGURES_OF_WORDS = PARTS.filter(lambda part: part not in {"1,5", "May"})


@given(st.lists(NO_FIGURES_OF_WORDS, min_size=1, max_size=14), st.lists(NO_FIGURES_OF_WORDS, min_size=1, max_size=14))
def test_no_more_of_a_paragraph_is_marked_than_difflib_and_its_islands(left: list[str], right: list[str]) -> None:
    """Equal words are not marked unless they are few between greater changes; the others are a longest subsequence."""
    old_text, new_text = " ".join(left), " ".join(right)
    wording = Wording(CompareOptions())
    old, new = wording.words(old_text), wording.words(new_text)
    blocks = difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    unmatched = len(old) + len(new) - 2 * sum(block.size for block in blocks)
    for row in align(old_text, new_text).rows:
        if row.kind is not RowKind.CHANGED:
            continue
        marked = changed_words([(row.left, list(row.spans(is_left=True)))] if row.spans(is_left=True) else [])
        marked += changed_words([(row.right, list(row.spans(is_left=False)))] if row.spans(is_left=False) else [])
        # An island has fewer words than the changes on either side of it, which are marked in any case.
        assert marked <= 3 * unmatched


@given(TEXTS, TEXTS)
def test_white_space_that_counts_is_marked_wherever_it_differs(left: str, right: str) -> None:
    options = CompareOptions(ignore_space=False)
    for row in align(left, right, options=options).rows:
        if row.kind is RowKind.EQUAL:
            assert row.left is not None
            assert row.right is not None
            assert row.left.strip() == row.right.strip()


@given(TEXTS, TEXTS)
def test_white_space_that_counts_changes_nothing_else_but_the_signs_of_lists(left: str, right: str) -> None:
    strict, loose = (align(left, right, options=CompareOptions(ignore_space=ignore)).rows for ignore in (False, True))
    assert [(row.left, row.right) for row in strict] == [(row.left, row.right) for row in loose]
    for row, other in zip(strict, loose, strict=True):
        assert set(other.edits) <= set(row.edits)
        for edit in set(row.edits) - set(other.edits):
            is_sign = differs_in_list_sign(edit, left=row.left or "", right=row.right or "")
            assert edit.kind is ChangeKind.SPACE or is_sign


def texts_of(edit: Edit, row: Row) -> tuple[str, str]:
    assert row.left is not None
    assert row.right is not None
    return row.left[edit.left.start : edit.left.end], row.right[edit.right.start : edit.right.end]


def test_white_space_is_marked_and_nothing_around_it() -> None:
    for left, right, expected in (
        ("one  two three", "one two\tthree", [("  ", " "), (" ", "\t")]),
        ("a word , here", "a word, here", [(" ", "")]),
        ("12\u00a0EUR for it", "12 EUR for it", [("\u00a0", " ")]),
        ("  indented lines", "indented lines  ", []),
        ("one two", "one  new  two", [("", "new"), (" ", "  ")]),
        ("one two", "one new two", [("", "new")]),
    ):
        rows = align(left, right, options=CompareOptions(ignore_space=False)).rows
        assert [texts_of(edit, row) for row in rows for edit in row.edits] == expected


def test_line_breaks_never_count() -> None:
    text = "one two three four five six seven eight nine ten eleven twelve"
    wrapped = text.replace(" six", "\nsix").replace(" nine", "  \n  nine")
    assert align(text, wrapped, options=CompareOptions(ignore_space=False)).changes == ()
    assert lines(wrapped) == ["one two three four five", "six seven eight  ", "  nine ten eleven twelve"]


def test_marks_and_symbols_do_not_count_where_punctuation_is_ignored() -> None:
    options = CompareOptions(ignore_punctuation=True)
    left = "“Well,” he said: the co-operation (of both) isn't over -- is it?"
    right = "Well he said the cooperation of both isn\u2019t over, is it…"
    assert align(left, right, options=options).changes == ()
    assert align(left, right.replace("both", "all"), options=options).counts() == {ChangeKind.WORDS: 1}


SENTENCES = (
    "The supplier delivers the goods to the address that the customer has named in the order.",
    "Payment is due within thirty days from the date on which the invoice was received.",
    "Neither party is liable for delays that are caused by events beyond its reasonable control.",
    "Any dispute about this agreement is brought before the courts at the seat of the seller.",
    "Notices are valid only if they are given in writing and signed by the party that gives them.",
)
CLAUSES = st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=2).map(" ".join)
CONTRACTS = st.lists(CLAUSES, max_size=6).map("\n".join)


def resolved(difference: Difference) -> Counter[object]:
    """Return the rows, each with the texts of its counterparts in place of their numbers."""

    def sides(number: int | None) -> object:
        return number if number is None else (difference.rows[number].left, difference.rows[number].right)

    return Counter(
        (row.kind, row.left, row.right, sides(row.counterpart), *((*pair, sides(number)) for *pair, number in edits))
        for row in difference.rows
        for edits in [[(edit.kind, edit.left, edit.right, edit.counterpart) for edit in row.edits]]
    )


@given(CONTRACTS, CONTRACTS, OPTIONS)
def test_what_moved_names_where_it_is_and_is_named_there(left: str, right: str, options: CompareOptions) -> None:
    difference = align(left, right, options=options)
    rows = difference.rows
    named = [
        {row.counterpart, *(edit.counterpart for edit in row.edits if edit.kind is ChangeKind.MOVES)} - {None}
        for row in rows
    ]
    for number, counterparts in enumerate(named):
        assert all(counterpart is not None and number in named[counterpart] for counterpart in counterparts)
        row = rows[number]
        assert (row.counterpart is None) is (row.kind is not RowKind.MOVED)
        for edit in row.edits:
            assert (edit.counterpart is None) is (edit.kind is not ChangeKind.MOVES)
    counts = difference.counts()
    ends = [edit for row in rows for edit in row.edits if edit.kind is ChangeKind.MOVES]
    whole = sum(1 for row in rows if row.kind is RowKind.MOVED)
    assert 2 * counts.get(ChangeKind.MOVES, 0) == len(ends) + whole
    assert counts.get(ChangeKind.PASSAGES, 0) == sum(row.kind in {RowKind.REMOVED, RowKind.ADDED} for row in rows)


@given(CONTRACTS, CONTRACTS)
def test_swapping_the_texts_mirrors_what_moved(left: str, right: str) -> None:
    here, there = align(left, right), align(right, left)
    assert resolved(here) == resolved(swapped(there))
    for difference in (here, there):
        for number, row in enumerate(difference.rows):
            if row.kind is RowKind.MOVED:
                assert row.counterpart is not None
                other = difference.rows[row.counterpart]
                assert other.counterpart == number or any(edit.counterpart == number for edit in other.edits)
        assert (RowKind.ADDED, RowKind.REMOVED) not in set(pairwise(row.kind for row in difference.rows))
