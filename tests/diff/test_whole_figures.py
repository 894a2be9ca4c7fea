import pytest

from dupfinder.diff import align
from dupfinder.domain.comparisons import CompareOptions
from dupfinder.domain.differences import ChangeKind

SENTENCE = "The parties met in London and agreed that {} is what counts for the buyer and for the seller."
NUMBERS, AMOUNTS, DATES = ChangeKind.NUMBERS, ChangeKind.AMOUNTS, ChangeKind.DATES


def edits(left: str, right: str, *, options: CompareOptions | None = None) -> list[tuple[str, str, ChangeKind]]:
    found = []
    for row in align(left, right, options=options).rows:
        assert row.left is not None
        assert row.right is not None
        for edit in row.edits:
            old = row.left[edit.left.start : edit.left.end]
            found.append((old, row.right[edit.right.start : edit.right.end], edit.kind))
    return found


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("EUR 1,788.00", "EUR 1,854.00", [("1,788.00", "1,854.00", AMOUNTS)]),
        ("EUR 149.00", "EUR 154.50", [("149.00", "154.50", AMOUNTS)]),
        ("EUR 149.00", "EUR 149", [("149.00", "149", AMOUNTS)]),
        ("1 788,00 €", "1 854,00 €", [("1 788,00", "1 854,00", AMOUNTS)]),
        ("12\u202f345 people", "12\u202f346 people", [("12\u202f345", "12\u202f346", NUMBERS)]),
        ("2026-0117", "2026-0231", [("2026-0117", "2026-0231", NUMBERS)]),
        ("10:45", "11:45", [("10:45", "11:45", NUMBERS)]),
        ("4 May 2026", "19 July 2026", [("4 May 2026", "19 July 2026", DATES)]),
        ("4 May 2026", "4 May 2027", [("4 May 2026", "4 May 2027", DATES)]),
        ("May 4, 2026", "May 5, 2026", [("May 4, 2026", "May 5, 2026", DATES)]),
        ("2021-04-28", "2020-07-15", [("2021-04-28", "2020-07-15", DATES)]),
        ("3. März 2026", "3. April 2026", [("3. März 2026", "3. April 2026", DATES)]),
        ("3 de mayo de 2026", "3 de junio de 2026", [("3 de mayo de 2026", "3 de junio de 2026", DATES)]),
        ("2026-05-04", "2026/05/04", [("2026-05-04", "2026/05/04", ChangeKind.PUNCTUATION)]),
        ("12 boxes", "12, boxes", [("", ",", ChangeKind.PUNCTUATION)]),
        ("in May (12 boxes)", "in May (13 boxes)", [("12", "13", NUMBERS)]),
        ("149 154 200", "149 155 200", [("154", "155", NUMBERS)]),
        ("1,234 days", "1,534 weeks", [("1,234", "1,534", NUMBERS), ("days", "weeks", ChangeKind.WORDS)]),
    ],
)
def test_a_number_or_a_date_is_one_edit_from_its_first_figure_to_its_last(
    left: str, right: str, expected: list[tuple[str, str, ChangeKind]]
) -> None:
    here, there = SENTENCE.format(left), SENTENCE.format(right)
    assert edits(here, there) == expected
    assert edits(there, here) == [(new, old, kind) for old, new, kind in expected]


def test_a_chinese_date_is_one_edit() -> None:
    left, right = "乙方应当在2026年3月12日支付价款。", "乙方应当在2026年3月13日支付价款。"
    assert edits(left, right) == [("2026年3月12日", "2026年3月13日", DATES)]


def test_equal_words_between_two_others_are_no_change_whether_white_space_counts_or_not() -> None:
    left, right = SENTENCE.format("12 boxes of 3,5 kg"), SENTENCE.format("15 boxes of 4,5 kg")
    expected = [("12", "15", NUMBERS), ("3,5", "4,5", NUMBERS)]
    assert edits(left, right) == expected
    assert edits(left, right, options=CompareOptions(ignore_space=False)) == expected


def test_an_endless_number_is_no_figure() -> None:
    long = ".".join(["1"] * 200)
    assert [(old, new) for old, new, _ in edits(f"{long}.2.{long}", f"{long}.3.{long}")] == [("2", "3")]
