"""Simhash: byte lanes against counting bits one by one."""

import itertools
import math
from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.fingerprint import analyse
from dupfinder.fingerprint.simhash import simhash, word_pair_features

FEATURES = st.dictionaries(st.integers(0, 2**64 - 1), st.integers(1, 2000), max_size=40)


def plain_simhash(features: dict[int, int]) -> int:
    """Return the fingerprint as Charikar describes it: for each bit, weights for it against weights without it."""
    result = 0
    for bit in range(64):
        balance = sum((1 + math.log(count)) * (1 if value >> bit & 1 else -1) for value, count in features.items())
        result |= (balance > 1e-9) << bit
    return result


@given(st.lists(FEATURES, max_size=6))
def test_fingerprints_are_those_of_the_plain_definition(sets: list[dict[int, int]]) -> None:
    values = np.array([value for one in sets for value in one], np.uint64)
    counts = np.array([count for one in sets for count in one.values()], np.int64)
    starts = np.concatenate(([0], np.cumsum([len(one) for one in sets], dtype=np.int64)))
    assert simhash(values, counts, starts).tolist() == [plain_simhash(one) for one in sets]


def test_more_than_255_features_of_one_weight_do_not_overflow() -> None:
    values = np.arange(1, 1001, dtype=np.uint64)
    ones = np.ones(1000, np.int64)
    assert simhash(values, ones, np.array([0, 1000])).tolist() == [plain_simhash(dict.fromkeys(range(1, 1001), 1))]


@given(st.lists(st.integers(0, 5), max_size=60))
def test_features_are_the_pairs_of_neighbours_with_their_counts(words: list[int]) -> None:
    features, counts = word_pair_features(np.array(words, np.uint64))
    expected = Counter(itertools.pairwise(words)) if len(words) > 1 else Counter(words)
    assert sorted(counts.tolist()) == sorted(expected.values())
    assert len(np.unique(features)) == len(features)


def test_a_text_gets_the_same_fingerprint_alone_and_among_others() -> None:
    texts = ["the quick brown fox jumps over the lazy dog " * 9, "", "одно слово", "中文文本没有空格" * 5]
    together = analyse(texts)
    assert [analyse([text])[0].fingerprint for text in texts] == [one.fingerprint for one in together]


def test_an_edited_text_is_nearer_than_an_unrelated_one() -> None:
    base = " ".join(f"word{i * i % 997}" for i in range(400))
    edited = base.replace("word4 ", "other ")
    unrelated = " ".join(f"thing{i * 7 % 991}" for i in range(400))
    a, b, c = (one.fingerprint for one in analyse([base, edited, unrelated]))
    assert (a ^ b).bit_count() <= 6
    assert (a ^ c).bit_count() >= 16
