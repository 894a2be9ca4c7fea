"""Shingles and their winnowing against plain twins."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.fingerprint import SHINGLE_WORDS, shingle_hashes, shingles
from dupfinder.fingerprint.hashing import distinct
from dupfinder.fingerprint.shingles import WINDOW, distinct_shingles, sampled_triples, sketches

WORDS = st.lists(st.integers(0, 3), max_size=40).map(lambda words: np.array(words, np.uint64))


@given(WORDS)
def test_two_shingles_have_one_hash_exactly_when_their_words_are_equal(words: np.ndarray) -> None:
    hashes = shingle_hashes(words).tolist()
    width = min(SHINGLE_WORDS, len(words))
    runs = [tuple(words[i : i + width].tolist()) for i in range(len(words) - width + 1)] if width else []
    assert len(hashes) == len(runs)
    assert len(set(zip(runs, hashes, strict=True))) == len(set(runs)) == len(set(hashes))


def test_a_short_text_is_one_shingle_that_no_longer_text_has() -> None:
    short, longer = np.array([1, 2, 3], np.uint64), np.array([1, 2, 3, 0, 0, 0, 0], np.uint64)
    assert len(shingle_hashes(short)) == 1
    assert not np.isin(shingle_hashes(short), shingle_hashes(longer)).any()


@given(st.lists(st.lists(st.integers(0, 9), max_size=40), max_size=8), st.integers(1, 30))
def test_a_sketch_is_the_least_of_every_window_of_its_text(texts: list[list[int]], tile: int) -> None:
    starts = np.concatenate(([0], np.cumsum([len(text) for text in texts], dtype=np.int64)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shingles, "_TILE", tile)
        values, bounds = sketches(np.array([word for text in texts for word in text], np.uint64), starts)
    assert len(values) == bounds[-1]
    for text, first, last in zip(texts, bounds[:-1].tolist(), bounds[1:].tolist(), strict=True):
        hashes = shingle_hashes(np.array(text, np.uint64)).tolist()
        windows = [hashes[i : i + WINDOW] for i in range(max(1, len(hashes) - WINDOW + 1))] if hashes else []
        assert sorted(values[first:last].tolist()) == sorted({min(window) for window in windows})


@given(st.lists(st.lists(st.integers(0, 3), max_size=12), max_size=8), st.integers(1, 30))
def test_all_shingles_of_many_texts_are_those_of_each_text_once(texts: list[list[int]], tile: int) -> None:
    starts = np.concatenate(([0], np.cumsum([len(text) for text in texts], dtype=np.int64)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shingles, "_TILE", tile)
        values, bounds = distinct_shingles(np.array([word for text in texts for word in text], np.uint64), starts)
    for text, first, last in zip(texts, bounds[:-1].tolist(), bounds[1:].tolist(), strict=True):
        assert sorted(values[first:last].tolist()) == sorted(set(shingle_hashes(np.array(text, np.uint64)).tolist()))


@given(st.lists(st.lists(st.integers(0, 9), max_size=40), max_size=6), st.integers(1, 30))
def test_sampled_triples_are_those_with_the_least_hashes(texts: list[list[int]], tile: int) -> None:
    words = [np.array(text, np.uint64) * np.uint64(0x9E3779B97F4A7C15) for text in texts]
    starts = np.concatenate(([0], np.cumsum([len(text) for text in texts], dtype=np.int64)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shingles, "_TILE", tile)
        patch.setattr(shingles, "SAMPLED_TRIPLES", 4)
        values, bounds = sampled_triples(np.concatenate([np.zeros(0, np.uint64), *words]), starts)
    for text, first, last in zip(words, bounds[:-1].tolist(), bounds[1:].tolist(), strict=True):
        found = values[first:last].tolist()
        if len(text) < 3:
            assert len(found) == min(1, len(text))
            continue
        triples = {shingles._polynomials(text[at : at + 3], 3).tolist()[0] for at in range(len(text) - 2)}
        most = (2**64 - 1) >> max(0, (len(text) // 4).bit_length() - 1)
        assert sorted(found) == sorted(triple for triple in triples if triple <= most)


def test_shingles_are_the_same_when_they_are_taken_in_tiles() -> None:
    words = np.arange(100, dtype=np.uint64)
    whole = shingle_hashes(words)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shingles, "_TILE", 7)
        assert np.array_equal(shingle_hashes(words), whole)


@given(st.lists(st.integers(0, 5) | st.integers(0, 2**64 - 1)))
def test_distinct_values_are_those_of_a_set(values: list[int]) -> None:
    assert distinct(np.array(values, np.uint64)).tolist() == sorted(set(values))
