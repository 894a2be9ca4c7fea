"""Places of rows; compared with a plain sum."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.gui.comparison.texts.canvas_layout import RowHeights, guess_heights

HEIGHTS = st.lists(st.integers(1, 50), min_size=1, max_size=30)


@given(HEIGHTS, st.lists(st.tuples(st.integers(0, 29), st.integers(1, 90)), max_size=20), st.integers(-20, 2_000))
def test_places_follow_from_heights(heights: list[int], known: list[tuple[int, int]], y: int) -> None:
    rows = RowHeights(np.array(heights, dtype=np.float64))
    for row, height in known:
        if row < len(heights):
            heights[row] = height
            rows.set_height(row, height)
            assert rows.top(row) == sum(heights[:row])
    assert rows.total == sum(heights)
    expected = next((row for row in range(len(heights)) if sum(heights[: row + 1]) > y), len(heights) - 1)
    assert rows.row_at(y) == expected


def test_nothing_has_no_height() -> None:
    rows = RowHeights(np.zeros(0))
    assert (len(rows), rows.total, rows.row_at(10.0)) == (0, 0.0, 0)


def test_a_guess_counts_lines() -> None:
    guessed = guess_heights(np.array([0, 10, 11, 95]), characters_per_line=10, line_height=16, padding=4)
    assert guessed.tolist() == [20, 20, 36, 164]
