import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.index.pairs import union

PAIRS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(lambda pair: pair[0] != pair[1]), max_size=30)


@given(st.lists(PAIRS, max_size=4))
def test_each_pair_is_there_once_and_in_order(found: list[list[tuple[int, int]]]) -> None:
    merged = union(*(np.array(pairs, dtype=np.int64).reshape(-1, 2) for pairs in found))
    assert merged.dtype == np.int64
    distinct = {(min(pair), max(pair)) for pairs in found for pair in pairs}
    assert [tuple(pair) for pair in merged.tolist()] == sorted(distinct)


def test_many_pairs_and_large_numbers_are_merged() -> None:
    rng = np.random.default_rng(4)
    some = rng.integers(0, 2**32, (300_000, 2))
    more = np.concatenate((some[100_000:, ::-1], rng.integers(2**31, 2**31 + 400, (200_000, 2))))
    expected = np.unique(np.sort(np.concatenate((some, more)), axis=1), axis=0)
    assert np.array_equal(union(some, more), expected)
