import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.cli.decimals import (
    BLOCK_PAIRS,
    Ints,
    Numbers,
    count_parts,
    expected_pairs,
    pairs_in_any_order,
    pairs_in_order,
)

# Few bits, so that there are many close ones.
FINGERPRINTS = st.lists(st.integers(0, 255), unique=True, max_size=40).map(
    lambda numbers: np.array(sorted(numbers), dtype=np.uint64)
)


def find_within(max_bits: int, fingerprints: Numbers) -> Ints:
    """The slow twin of the search: each one compared with each other one."""
    numbers = fingerprints.tolist()
    pairs = [
        (a, b)
        for a, b in itertools.combinations(range(len(numbers)), 2)
        if (numbers[a] ^ numbers[b]).bit_count() <= max_bits
    ]
    return np.array(pairs, dtype=np.int64).reshape(-1, 2)


@given(FINGERPRINTS, st.integers(0, 8), st.integers(1, 6), st.integers(1, 30))
def test_pairs_in_order_are_those_of_one_search_in_blocks_of_bounded_size(
    fingerprints: Numbers, max_bits: int, parts: int, most_pairs: int
) -> None:
    def find(some: Numbers) -> Ints:
        return find_within(max_bits, some)

    blocks = list(pairs_in_order(fingerprints, find, parts=parts, most_pairs=most_pairs))
    found = [pair for block in blocks for pair in block.tolist()]
    assert found == find(fingerprints).tolist()
    if parts > 1:
        # More only where a single fingerprint has more partners.
        assert all(len(block) <= most_pairs or len(np.unique(block[:, 0])) == 1 for block in blocks)


@given(FINGERPRINTS, st.integers(0, 8), st.integers(1, 6))
def test_pairs_in_any_order_are_those_of_one_search_each_once(fingerprints: Numbers, max_bits: int, parts: int) -> None:
    def find(some: Numbers) -> Ints:
        return find_within(max_bits, some)

    blocks = list(pairs_in_any_order(fingerprints, find, parts=parts))
    found = sorted(pair for block in blocks for pair in block.tolist())
    assert found == find(fingerprints).tolist()


def test_a_sample_tells_about_how_many_pairs_there_are() -> None:
    """A family of 3,000 with all its pairs, among 20,000 that have none."""
    chance = np.random.default_rng(1)
    others = chance.integers(2**40, 2**64, 20_000, dtype=np.uint64)
    fingerprints = np.sort(np.concatenate((others, np.arange(3_000, dtype=np.uint64))))
    assert 3_000_000 < expected_pairs(fingerprints, max_bits=12) < 6_000_000


def test_two_parts_hold_few_enough_of_very_many_pairs() -> None:
    fingerprints = np.arange(100_000, dtype=np.uint64)
    parts = count_parts(fingerprints, max_bits=17)
    members_of_two = 2 * len(fingerprints) / parts
    assert BLOCK_PAIRS / 2 < members_of_two**2 / 2 <= 1.1 * BLOCK_PAIRS


@pytest.mark.parametrize("count", [0, 1, 2, 100, 20_000])
def test_where_pairs_are_few_there_is_one_part(count: int) -> None:
    fingerprints = np.sort(np.random.default_rng(count).integers(0, 2**64, count, dtype=np.uint64))
    assert count_parts(fingerprints, max_bits=3) == 1
    assert expected_pairs(fingerprints, max_bits=3) == 0
