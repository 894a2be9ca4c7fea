"""Folding equal features against counting them one by one."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.fingerprint import folding
from dupfinder.fingerprint.folding import fold

FEATURES = st.one_of(st.integers(0, 5), st.integers(0, 2**64 - 1))
TEXTS = st.lists(st.lists(FEATURES, max_size=30), max_size=8)


def folded(texts: list[list[int]]) -> list[dict[int, int]]:
    values = np.array([value for text in texts for value in text], np.uint64)
    starts = np.concatenate(([0], np.cumsum([len(text) for text in texts], dtype=np.int64)))
    features, counts, new_starts = fold(values, starts)
    assert len(features) == len(counts) == new_starts[-1]
    result = []
    for first, last in zip(new_starts[:-1].tolist(), new_starts[1:].tolist(), strict=True):
        result.append(dict(zip(features[first:last].tolist(), counts[first:last].tolist(), strict=True)))
        assert len(result[-1]) == last - first
    return result


@given(TEXTS)
def test_each_text_has_its_distinct_features_with_their_counts(texts: list[list[int]]) -> None:
    assert folded(texts) == [Counter(text) for text in texts]


@given(TEXTS, st.integers(1, 20), st.integers(1, 4))
def test_tiles_and_tables_of_any_size_change_nothing(texts: list[list[int]], tile: int, table_bits: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folding, "TILE", tile)
        patch.setattr(folding, "_ORDERED", 2 * tile)
        patch.setattr(folding, "_TABLE_BITS", table_bits)
        assert folded(texts) == [Counter(text) for text in texts]


@pytest.mark.parametrize("factor", [0, 1, 0x9E3779B97F4A7C15, 1 << 48])
def test_a_long_text_is_folded_whatever_its_values(factor: int) -> None:
    values = [value % 30_000 * factor % 2**64 for value in range(50_000)]
    assert folded([values, values[:3]]) == [Counter(values), Counter(values[:3])]


def test_the_order_within_a_text_does_not_depend_on_other_texts() -> None:
    text: NDArray[np.uint64] = np.arange(1000, dtype=np.uint64) ** 3 % np.uint64(700)
    alone, _, _ = fold(text, np.array([0, len(text)]))
    among, _, starts = fold(
        np.concatenate((text[:50], text, text[:7])), np.array([0, 50, 50 + len(text), 57 + len(text)])
    )
    assert np.array_equal(alone, among[starts[1] : starts[2]])
