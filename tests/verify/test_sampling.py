"""Pairs that are left out before they are compared, against their exact figures."""

from collections.abc import Sequence

import numpy as np
import pytest

from dupfinder.fingerprint import shingle_hashes
from dupfinder.verify import Wanted, may_be_alike, sampling, verify


def edited(words: np.ndarray, share: float, rng: np.random.Generator) -> np.ndarray:
    """Return a text in which that share of the words, in stretches, was written anew."""
    changed = words.copy()
    stretch = max(1, len(words) // 50)
    for begin in range(0, len(words), stretch):
        if rng.random() < share:
            changed[begin : begin + stretch] = rng.integers(0, 2**63, len(changed[begin : begin + stretch]))
    return changed


def texts_of(seed: int, *, longest: int) -> list[np.ndarray]:
    """Return texts of which some share all, much, little or nothing, and some lie in others."""
    rng = np.random.default_rng(seed)
    texts = []
    for _ in range(4):
        first = rng.integers(0, 2**63, int(rng.integers(longest // 4, longest)), dtype=np.int64).astype(np.uint64)
        texts += [first, *(edited(first, share, rng) for share in (0.01, 0.1, 0.2, 0.4, 0.6))]
        texts += [first[: len(first) // 3], first[: len(first) * 9 // 10], np.tile(first[:60], 50), first[:3]]
    return texts


def passing(texts: Sequence[np.ndarray], pairs: np.ndarray, wanted: Wanted, asked: list[int]) -> np.ndarray:
    def shingles(number: int) -> np.ndarray:
        asked.append(number)
        return shingle_hashes(texts[number])

    counts = np.array([len(words) for words in texts], np.int64)
    return may_be_alike(pairs, shingles, word_counts=counts, wanted=wanted, on_text=lambda: None)


def all_pairs(count: int) -> np.ndarray:
    return np.array([(a, b) for b in range(count) for a in range(b)], np.int64)


@pytest.mark.parametrize(
    ("similarity", "inside", "texts_at_once"),
    [(0.5, None, 4096), (0.5, 0.9, 7), (0.8, 0.9, 4096), (0.8, None, 7), (0.95, 0.9, 4096)],
)
def test_no_pair_that_is_alike_enough_is_left_out_and_most_others_are(
    monkeypatch: pytest.MonkeyPatch, similarity: float, inside: float | None, texts_at_once: int
) -> None:
    monkeypatch.setattr(sampling, "_TEXTS_AT_ONCE", texts_at_once)
    texts = texts_of(int(similarity * 100), longest=40_000)
    pairs, counts = all_pairs(len(texts)), np.array([len(words) for words in texts], np.int64)
    shingles = [shingle_hashes(words) for words in texts]
    exact = verify(pairs, shingles.__getitem__, word_counts=counts, on_pair=lambda: None)
    is_wanted = exact.similarity >= similarity
    if inside is not None:
        is_wanted |= np.maximum(exact.a_in_b, exact.b_in_a) >= inside
    passes = passing(texts, pairs, Wanted(similarity=similarity, inside=inside), [])
    assert passes[is_wanted].all()
    # What is far from it, where both are long enough for a sample.
    far = (exact.similarity < similarity - 0.3) & (np.maximum(exact.a_in_b, exact.b_in_a) < 0.5)
    far &= counts[pairs].sum(axis=1) >= sampling.LONG_WORDS
    assert np.count_nonzero(far) > 50
    assert not passes[far].any()


def test_the_share_that_is_found_is_near_the_true_one() -> None:
    texts = texts_of(1, longest=30_000)
    shingles = [shingle_hashes(words) for words in texts]
    counts = np.array([len(words) for words in texts], np.int64)
    numbers = np.arange(len(texts))
    samples = sampling._Samples(numbers, shingles.__getitem__, counts)
    for other in range(len(texts)):
        pairs = np.stack((numbers, np.full_like(numbers, other)), axis=1)
        exact = verify(pairs, shingles.__getitem__, word_counts=counts, on_pair=lambda: None).a_in_b
        found = samples.share_in(shingles[other], numbers)
        # Six standard deviations of 256 tries, and none where all words are looked for.
        assert (np.abs(found - exact) <= np.where(counts > sampling.SAMPLED_WORDS, 6 * 0.5 / 16, 0)).all()


def test_few_pairs_and_short_texts_are_not_looked_into() -> None:
    texts = texts_of(2, longest=40_000)
    asked: list[int] = []
    assert passing(texts, all_pairs(4), Wanted(similarity=0.99, inside=None), asked).all()
    short = [words[:200] for words in texts]
    assert passing(short, all_pairs(len(short)), Wanted(similarity=0.99, inside=None), asked).all()
    assert passing(texts, np.zeros((0, 2), np.int64), Wanted(similarity=0.99, inside=None), asked).shape == (0,)
    assert asked == []


def test_each_text_is_fetched_for_its_sample_and_for_those_of_all_others() -> None:
    texts = [words for words in texts_of(3, longest=60_000) if len(words) > 20_000]
    asked: list[int] = []
    passing(texts, all_pairs(len(texts)), Wanted(similarity=0.8, inside=None), asked)
    assert {*map(asked.count, range(len(texts)))} == {2}
