"""The map of the changes; compared with one pixel at a time."""

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.gui.comparison.texts.texts_view import mark_pixels


@given(
    st.lists(st.tuples(st.integers(1, 30), st.sampled_from([0, 0, 1, 2, 3, 4, 8])), min_size=1, max_size=40),
    st.integers(1, 60),
)
def test_every_change_has_its_pixels_and_nothing_else_has(rows: list[tuple[int, int]], height: int) -> None:
    tops = np.concatenate([[0.0], np.cumsum([float(one) for one, _ in rows])])
    marks = np.array([mark for _, mark in rows], dtype=np.uint8)
    expected = [0] * height
    for number, mark in enumerate(marks.tolist()):
        begin = int(tops[number] / tops[-1] * height)
        end = max(math.ceil(tops[number + 1] / tops[-1] * height), begin + 2)
        for pixel in range(begin, min(end, height)):
            expected[pixel] |= mark
    assert mark_pixels(tops, marks, height).tolist() == expected


def test_an_empty_text_has_no_marks() -> None:
    assert mark_pixels(np.zeros(1), np.zeros(0, dtype=np.uint8), 5).tolist() == [0] * 5
