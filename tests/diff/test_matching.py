import difflib
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.diff.matching import EXACT_CELLS, Run, match

NUMBERS = st.lists(st.integers(0, 5), max_size=40)
DISTINCT = st.lists(st.integers(0, 60), max_size=40, unique=True)
BOUNDS = st.sampled_from([1, 4, 30, EXACT_CELLS])


def longest_common_subsequence(left: list[int], right: list[int]) -> int:
    lengths = [0] * (len(right) + 1)
    for a in left:
        before = list(lengths)
        for j, b in enumerate(right):
            lengths[j + 1] = before[j] + 1 if a == b else max(before[j + 1], lengths[j])
    return lengths[-1]


def matched(runs: list[Run]) -> int:
    return sum(run.length for run in runs)


@given(NUMBERS, NUMBERS, BOUNDS)
def test_runs_are_equal_on_both_sides_and_rise(left: list[int], right: list[int], bound: int) -> None:
    runs = match(left, right, exact_cells=bound)
    for run in runs:
        assert run.length > 0
        assert left[run.left : run.left + run.length] == right[run.right : run.right + run.length]
    for before, run in pairwise(runs):
        assert before.left + before.length <= run.left
        assert before.right + before.length <= run.right
        assert (before.left + before.length, before.right + before.length) != (run.left, run.right)


@given(NUMBERS, NUMBERS)
def test_short_sequences_match_as_well_as_they_can(left: list[int], right: list[int]) -> None:
    assert matched(match(left, right)) == longest_common_subsequence(left, right)


@given(NUMBERS, NUMBERS)
def test_never_fewer_elements_match_than_difflib_finds(left: list[int], right: list[int]) -> None:
    blocks = difflib.SequenceMatcher(None, left, right, autojunk=False).get_matching_blocks()
    assert matched(match(left, right)) >= sum(block.size for block in blocks)


@given(DISTINCT, DISTINCT, BOUNDS)
def test_sequences_without_repeats_match_as_well_as_they_can_at_any_bound(
    left: list[int], right: list[int], bound: int
) -> None:
    assert matched(match(left, right, exact_cells=bound)) == longest_common_subsequence(left, right)


@given(NUMBERS, BOUNDS)
def test_equal_sequences_are_one_run(numbers: list[int], bound: int) -> None:
    assert match(numbers, numbers, exact_cells=bound) == ([Run(0, 0, len(numbers))] if numbers else [])


def test_a_passage_of_repeated_elements_is_found_by_what_surrounds_it() -> None:
    # No element occurs once, so only wider grams tell one place from another.
    pattern = [0, 1, 1, 0, 2, 2, 1, 0, 0, 2, 0, 1, 2, 1]
    left, right = pattern * 2, [*pattern, 2, 2, 2, *pattern]
    assert matched(match(left, right, exact_cells=9)) == len(left)


@pytest.mark.parametrize(
    ("left", "right", "least"),
    [
        pytest.param([0] * 100_000, [0] * 90_000, 90_000, id="all equal"),
        pytest.param([0] * 100_000, [1] * 100_000, 0, id="nothing in common"),
        pytest.param([0, 1] * 50_000, [1, 0] * 50_000, 99_900, id="alternating"),
        pytest.param([0, 1] * 50_000, [0, 1, 2] * 30_000, 50_000, id="periods that do not fit"),
        pytest.param(list(range(100_000)), list(range(100_000))[::-1], 1, id="reversed"),
        pytest.param(
            list(range(100_000)),
            list(range(50_000, 100_000)) + list(range(50_000)),
            50_000,
            id="halves swapped",
        ),
        pytest.param([5], [0] * 10_000_000, 0, id="one against many"),
        pytest.param([n * n % 7 for n in range(100_000)], [n * n % 7 for n in range(5, 100_000)], 99_000, id="squares"),
    ],
)
def test_degenerate_sequences_end_soon(left: list[int], right: list[int], least: int) -> None:
    assert matched(match(left, right)) >= least
