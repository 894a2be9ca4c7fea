"""Folding; compared with a plain list of rows."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.gui.comparison.texts.canvas_layout import Folds, equal_stretches

CHANGES = st.lists(st.booleans(), max_size=60).map(
    lambda flags: [flag and number % 3 == 0 for number, flag in enumerate(flags)]
)


def slow_stretches(is_change: list[bool]) -> list[tuple[int, int]]:
    near: set[int] = set()
    for row, changed in enumerate(is_change):
        if changed:
            near.update(range(row - 2, row + 3))
    stretches = []
    begin = None
    for row in range(len(is_change) + 1):
        if row < len(is_change) and row not in near:
            begin = row if begin is None else begin
        elif begin is not None:
            if row - begin >= 2:
                stretches.append((begin, row))
            begin = None
    return stretches


@given(CHANGES)
def test_everything_that_is_not_near_a_change_can_be_folded(is_change: list[bool]) -> None:
    found = equal_stretches(np.array(is_change, dtype=np.bool_)).tolist()
    assert [tuple(one) for one in found] == slow_stretches(is_change)


@given(CHANGES, st.lists(st.integers(0, 8), max_size=12))
def test_opening_and_closing_shows_and_hides_just_these_rows(is_change: list[bool], toggled: list[int]) -> None:
    folds = Folds(np.array(is_change, dtype=np.bool_))
    stretches = slow_stretches(is_change)
    closed: set[int] = set()
    for number in toggled:
        if number >= len(stretches):
            continue
        if number in closed:
            folds.open(number)
        else:
            folds.fold(number)
        closed ^= {number}
    hidden = {row for number in closed for row in range(*stretches[number])}
    begins = {stretches[number][0] for number in closed}
    shown = [row for row in range(len(is_change)) if row not in hidden or row in begins]
    assert folds.rows.tolist() == shown
    assert folds.has_folded is bool(closed)
    assert folds.folded_places().tolist() == [place for place, row in enumerate(shown) if row in begins]
    for row in range(len(is_change)):
        assert shown[folds.place_of(row)] == max(one for one in shown if one <= row)
        inside = next((number for number, (begin, end) in enumerate(stretches) if begin <= row < end), None)
        assert folds.stretch_of(row) == inside
        assert folds.hidden_at(row) == (len(folds.rows_of(inside)) if inside in closed and inside is not None else 0)


@given(CHANGES)
def test_all_at_once_is_each_one_by_one(is_change: list[bool]) -> None:
    folds, single = (Folds(np.array(is_change, dtype=np.bool_)) for _ in range(2))
    folds.fold_all()
    for number in range(len(slow_stretches(is_change))):
        single.fold(number)
    assert folds.rows.tolist() == single.rows.tolist()
    folds.open_all()
    assert folds.rows.tolist() == list(range(len(is_change)))
