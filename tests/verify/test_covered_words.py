"""Words that chosen shingles cover, against marking them one by one."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.verify import covered_words


@given(st.lists(st.booleans(), min_size=1, max_size=40), st.integers(1, 5))
def test_a_word_is_covered_by_each_chosen_shingle_that_it_stands_in(chosen: list[bool], shingle_words: int) -> None:
    word_count = len(chosen) + shingle_words - 1
    covered = {place + offset for place, is_chosen in enumerate(chosen) if is_chosen for offset in range(shingle_words)}
    assert covered_words(np.array(chosen), word_count) == len(covered)


@pytest.mark.parametrize("word_count", [1, 3])
def test_a_short_document_is_one_shingle(word_count: int) -> None:
    assert covered_words(np.array([True]), word_count) == word_count
    assert covered_words(np.array([False]), word_count) == 0
