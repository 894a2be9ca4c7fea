"""Ranks of values, found in pieces."""

from bisect import bisect_left

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.gui.results.ranks import NO_RANK, RankedValues, ranks_of_numbers
from dupfinder.gui.toolkit.background import at_once


@given(st.lists(st.lists(st.none() | st.text("abä\U0001f600\udce9", max_size=3))))
def test_ranks_rise_with_the_values_whatever_the_pieces(pieces: list[list[str | None]]) -> None:
    ranked = RankedValues()
    for piece in pieces:
        ranked.add(piece)
    values = [value for piece in pieces for value in piece]
    known = sorted({value for value in values if value is not None})
    expected = [NO_RANK if value is None else bisect_left(known, value) for value in values]
    assert at_once(ranked.ranks()).tolist() == expected


def test_many_values_are_merged_from_runs() -> None:
    values = [f"{number * 7919 % 20_011:05}" for number in range(20_011)]
    ranked = RankedValues()
    ranked.add(values)
    assert at_once(ranked.ranks()).tolist() == [int(value) for value in values]


def test_equal_numbers_have_one_rank() -> None:
    assert at_once(ranks_of_numbers(np.array([2.5, -1.0, 2.5, 7.0]))).tolist() == [1, 0, 1, 2]
