"""Exact similarity against the definition of interface.md, word by word."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.fingerprint import passage_hashes
from dupfinder.verify import similarity as similarity_module
from dupfinder.verify import verify
from dupfinder.verify.passage_table import PassageTable

WORDS = st.lists(st.integers(0, 4), min_size=1, max_size=60)


def matched(words: list[int], others: list[int]) -> int:
    """Return how many words stand in a run of five that the other has too; shorter documents are one run."""
    width = min(5, len(words))
    runs = {tuple(others[i : i + min(5, len(others))]) for i in range(len(others) - min(5, len(others)) + 1)}
    covered: set[int] = set()
    for i in range(len(words) - width + 1):
        if tuple(words[i : i + width]) in runs:
            covered.update(range(i, i + width))
    return len(covered)


@given(st.lists(WORDS, min_size=2, max_size=5))
def test_figures_are_those_of_the_definition(texts: list[list[int]]) -> None:
    passages = [passage_hashes(np.array(words, np.uint64)) for words in texts]
    counts = np.array([len(words) for words in texts], np.int64)
    pairs = np.array([(a, b) for b in range(len(texts)) for a in range(b)], np.int64)
    asked = []
    found = verify(pairs, passages.__getitem__, word_counts=counts, on_pair=lambda: asked.append(1))
    assert len(asked) == len(pairs)
    for i, (a, b) in enumerate(pairs.tolist()):
        in_a, in_b = matched(texts[a], texts[b]), matched(texts[b], texts[a])
        assert found.a_in_b[i] == in_a / len(texts[a])
        assert found.b_in_a[i] == in_b / len(texts[b])
        assert found.similarity[i] == (in_a + in_b) / (len(texts[a]) + len(texts[b]))


@given(st.lists(st.integers(0, 2**64 - 1), max_size=50), st.lists(st.integers(0, 2**64 - 1), max_size=50))
def test_a_table_knows_exactly_its_passages(held: list[int], others: list[int]) -> None:
    asked = np.array(held + others, np.uint64)
    found = PassageTable(np.array(held, np.uint64)).contains(asked)
    assert found.tolist() == [value in set(held) for value in asked.tolist()]


def test_passages_that_collide_in_the_table_are_all_found() -> None:
    colliding = np.arange(1, 101, dtype=np.uint64) << np.uint64(40)
    table = PassageTable(colliding)
    assert table.contains(colliding).all()
    assert not table.contains(colliding + np.uint64(1 << 39)).any()


def test_documents_beyond_the_budget_are_fetched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(similarity_module, "CACHE_BYTES", 1)
    passages = [passage_hashes(np.arange(start, start + 30, dtype=np.uint64)) for start in range(4)]
    fetched: list[int] = []

    def fetch(number: int) -> np.ndarray:
        fetched.append(number)
        return passages[number]

    pairs = np.array([[0, 1], [2, 3], [0, 1]], np.int64)
    found = verify(pairs, fetch, word_counts=np.full(4, 30, np.int64), on_pair=lambda: None)
    assert fetched == [0, 1, 2, 3, 0, 1]
    assert found.similarity[0] == found.similarity[2] > 0.9
