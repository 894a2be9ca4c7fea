"""Simhash: byte lanes and sums by four bits against counting bits one by one."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.fingerprint import analyse
from dupfinder.fingerprint import simhash as simhash_module
from dupfinder.fingerprint.simhash import UNIT, simhash

WEIGHTS = st.one_of(
    st.just(1.0), st.integers(1, 2000).map(lambda count: 1 + math.log(count)), st.floats(0, 100), st.integers(1, 10**6)
)
SETS = st.lists(st.lists(st.tuples(st.integers(0, 2**64 - 1), WEIGHTS), max_size=40), max_size=6)


def plain_simhash(features: list[tuple[int, float]]) -> int:
    """Return the fingerprint as Charikar describes it: for each bit, weights for it against weights without it."""
    result = 0
    for bit in range(64):
        balance = sum(round(weight * UNIT) * (1 if value >> bit & 1 else -1) for value, weight in features)
        result |= (balance > 0) << bit
    return result


def fast_simhash(sets: list[list[tuple[int, float]]], bits: int = 64) -> NDArray[np.uint64]:
    values = np.array([value for one in sets for value, _ in one], np.uint64)
    weights = np.array([weight for one in sets for _, weight in one], np.float64)
    starts = np.concatenate(([0], np.cumsum([len(one) for one in sets], dtype=np.int64)))
    return simhash(values, weights, starts, bits=bits)


@given(SETS)
def test_fingerprints_are_those_of_the_plain_definition(sets: list[list[tuple[int, float]]]) -> None:
    assert fast_simhash(sets).tolist() == [plain_simhash(one) for one in sets]


@given(SETS, st.integers(1, 50))
def test_counting_in_tiles_changes_nothing(sets: list[list[tuple[int, float]]], tile: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simhash_module, "_TILE", tile)
        assert fast_simhash(sets).tolist() == [plain_simhash(one) for one in sets]


@pytest.mark.parametrize("weight", [1.0, 2.5])
def test_more_than_255_features_of_one_weight_do_not_overflow(weight: float) -> None:
    features = [(value * 0x9E3779B97F4A7C15 % 2**64, weight) for value in range(1, 40_000, 40)]
    assert fast_simhash([features]).tolist() == [plain_simhash(features)]


def test_128_bits_are_64_others_before_the_usual_ones() -> None:
    features = [(value * 0x9E3779B97F4A7C15 % 2**64, 1.0) for value in range(1, 100)]
    ((high, low),) = fast_simhash([features], bits=128).tolist()
    assert low == plain_simhash(features)
    assert 16 <= (high ^ low).bit_count() <= 48


def test_a_set_without_features_gives_0() -> None:
    assert fast_simhash([[], [(5, 1.0)], []]).tolist() == [0, 5, 0]
    assert fast_simhash([[]], bits=128).tolist() == [[0, 0]]
    assert fast_simhash([]).shape == (0,)


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
