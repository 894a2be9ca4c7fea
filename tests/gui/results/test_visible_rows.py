"""Rows by arithmetic, against a list of all rows."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.gui.results.result_table import GROUP, VisibleRows

COUNTS = st.lists(st.integers(2, 5), min_size=1, max_size=8)


def all_rows(counts: list[int], listed: list[int], is_open: list[bool]) -> list[tuple[int, int]]:
    """Return group and position of each row, one after another."""
    rows = []
    for group in listed:
        rows.append((group, GROUP))
        if is_open[group]:
            rows += [(group, position) for position in range(counts[group])]
    return rows


@given(COUNTS, st.data())
def test_rows_are_where_a_list_of_all_of_them_has_them(counts: list[int], data: st.DataObject) -> None:
    numbers = range(len(counts))
    listed = data.draw(st.permutations(numbers))[: data.draw(st.integers(0, len(counts)))]
    is_open = [data.draw(st.booleans()) for _ in numbers]
    rows = VisibleRows(np.array(counts), np.array(listed, np.int64), np.array(is_open))
    for group in data.draw(st.lists(st.sampled_from(numbers), max_size=4)):
        is_open[group] = not is_open[group]
        rows.set_open(group, is_open=is_open[group])
    expected = all_rows(counts, listed, is_open)
    assert len(rows) == len(expected)
    assert [rows.at(row) for row in range(len(rows))] == expected
    everything = [(group, position) for group in numbers for position in range(GROUP, counts[group])]
    assert [rows.row_of(*each) for each in everything] == [
        expected.index(each) if each in expected else None for each in everything
    ]
    groups, positions = rows.spread(np.arange(len(rows)))
    assert list(zip(groups.tolist(), positions.tolist(), strict=True)) == expected
    assert rows.rows_of(groups, positions).tolist() == list(range(len(rows)))
    assert rows.rows_of(*(np.array(each) for each in zip(*everything, strict=True))).size == len(expected)
    assert [group for group in numbers if rows.is_listed(group)] == sorted(listed)
    assert [rows.nth(group) for group in listed] == list(range(len(listed)))
