from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.index.pairs import ExhaustivePlan, TablePlan, block_plan, choose_plan, hamming_pairs
from dupfinder.index.pairs.covering import covering_tables

Fingerprints = NDArray[np.uint64]
Pairs = NDArray[np.int64]

LEADING_HALF = np.uint64(0x1234_5678_0000_0000)
LOW_HALF = np.uint64(2**32 - 1)
LARGEST_COVERED = 16


def all_close_pairs(fingerprints: Fingerprints, max_bits: int) -> Pairs:
    """Compare each fingerprint with all later ones."""
    found = [np.empty((0, 2), dtype=np.int64)]
    for a, fingerprint in enumerate(fingerprints):
        close = np.flatnonzero(np.bitwise_count(fingerprints[a + 1 :] ^ fingerprint) <= max_bits) + a + 1
        found.append(np.stack((np.full_like(close, a), close), axis=1))
    return np.concatenate(found)


def random_fingerprints(count: int, *, seed: int = 1) -> Fingerprints:
    return np.random.default_rng(seed).integers(0, 2**64, count, dtype=np.uint64)


def with_flipped_bits(fingerprints: Fingerprints, flips: int, *, seed: int = 2) -> Fingerprints:
    """Return the fingerprints with up to so many bits of each turned over."""
    rng = np.random.default_rng(seed)
    for _ in range(flips):
        fingerprints = fingerprints ^ (np.uint64(1) << rng.integers(0, 64, len(fingerprints), dtype=np.uint64))
    return fingerprints


def families(count: int, *, of: int, flips: int) -> Fingerprints:
    """Return fingerprints in families around random ones."""
    return with_flipped_bits(np.repeat(random_fingerprints(-(-count // of)), of)[:count], flips)


@st.composite
def fingerprint_arrays(draw: st.DrawFn) -> Fingerprints:
    """Values near one another, often equal, of which some bits never change: what tables find hard."""
    centres = draw(st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=4))
    flips = st.lists(st.integers(0, 63), max_size=8).map(lambda bits: sum(1 << bit for bit in set(bits)))
    near = st.tuples(st.sampled_from(centres), flips).map(lambda both: both[0] ^ both[1])
    fixed = draw(st.sampled_from([2**64 - 1, 0xFFFF_FFFF, 0x0FF0_0F0F_F00F_00FF]))
    return np.array([value & fixed for value in draw(st.lists(near, max_size=60))], dtype=np.uint64)


@given(fingerprints=fingerprint_arrays(), max_bits=st.integers(0, 64))
def test_all_pairs_are_found_for_any_distance(fingerprints: Fingerprints, max_bits: int) -> None:
    assert np.array_equal(hamming_pairs(fingerprints, max_bits=max_bits), all_close_pairs(fingerprints, max_bits))


@given(fingerprints=fingerprint_arrays(), max_bits=st.integers(0, LARGEST_COVERED), data=st.data())
def test_tables_find_what_comparing_all_finds(fingerprints: Fingerprints, max_bits: int, data: st.DataObject) -> None:
    tables = data.draw(st.sampled_from(covering_tables(max_bits)))
    bit_order = data.draw(st.none() | st.permutations(range(64)).map(tuple))
    plan = TablePlan(max_bits=max_bits, tables=tables, bit_order=bit_order)
    found = hamming_pairs(fingerprints, max_bits=max_bits, plan=plan)
    assert np.array_equal(found, all_close_pairs(fingerprints, max_bits))


@given(fingerprints=fingerprint_arrays(), data=st.data())
def test_blocks_find_what_comparing_all_finds(fingerprints: Fingerprints, data: st.DataObject) -> None:
    max_bits = data.draw(st.integers(0, 4))
    plan = block_plan(blocks=data.draw(st.integers(max_bits + 1, 9)), max_bits=max_bits)
    found = hamming_pairs(fingerprints, max_bits=max_bits, plan=plan)
    assert np.array_equal(found, all_close_pairs(fingerprints, max_bits))


@settings(max_examples=20)
@given(st.integers(0, 2**32), st.sampled_from([0, 1, 3, 6, 9, 12, 14, 20]), st.sampled_from([1, 3, 40]))
def test_families_are_found_whole_by_the_chosen_plan(seed: int, max_bits: int, of: int) -> None:
    fingerprints = np.random.default_rng(seed).permutation(families(1500, of=of, flips=5))
    assert np.array_equal(hamming_pairs(fingerprints, max_bits=max_bits), all_close_pairs(fingerprints, max_bits))


@pytest.mark.parametrize("max_bits", [3, 12])
@pytest.mark.parametrize("shared_bits", [LOW_HALF, ~LOW_HALF])
def test_a_bucket_that_most_fingerprints_share_is_searched_whole(max_bits: int, shared_bits: np.uint64) -> None:
    # Two thirds share half of their bits, so in half of the tables they share a bucket.
    fingerprints = random_fingerprints(3000)
    fingerprints[:2000] = fingerprints[:2000] & ~shared_bits | fingerprints[0] & shared_bits
    fingerprints[2000:2200] = with_flipped_bits(fingerprints[:200], 3)
    tables = covering_tables(max_bits)[0]
    found = hamming_pairs(fingerprints, max_bits=max_bits, plan=TablePlan(max_bits=max_bits, tables=tables))
    assert np.array_equal(found, all_close_pairs(fingerprints, max_bits))


def test_a_bucket_too_large_to_compare_is_searched_by_a_plan_of_its_own() -> None:
    fingerprints = random_fingerprints(10_000) & LOW_HALF | LEADING_HALF
    fingerprints[:100] = with_flipped_bits(fingerprints[100:200], 2) & LOW_HALF | LEADING_HALF
    tables = covering_tables(3)[0]
    found = hamming_pairs(fingerprints, max_bits=3, plan=TablePlan(max_bits=3, tables=tables))
    assert np.array_equal(found, all_close_pairs(fingerprints, 3))


def test_prefixes_are_sorted_whole_where_their_first_half_tells_little() -> None:
    fingerprints = families(10_000, of=3, flips=3) & np.uint64(0x5555_5555_5555_5555)
    found = hamming_pairs(fingerprints, max_bits=3, plan=block_plan(blocks=6, max_bits=3))
    assert np.array_equal(found, all_close_pairs(fingerprints, 3))


def test_more_than_a_million_fingerprints_are_divided_before_they_are_sorted() -> None:
    count = 1_100_000
    fingerprints = random_fingerprints(count)
    originals = np.arange(0, count, 11)
    fingerprints[originals + 1] = with_flipped_bits(fingerprints[originals], 2)
    wide, narrow = (TablePlan(max_bits=2, tables=tables) for tables in covering_tables(2)[:2])
    found = hamming_pairs(fingerprints, max_bits=2, plan=wide)
    # Among so many random values no other two come this close, and two sets of tables agree on that.
    assert np.array_equal(found, np.stack((originals, originals + 1), axis=1))
    assert np.array_equal(found, hamming_pairs(fingerprints, max_bits=2, plan=narrow))


def test_values_that_are_often_equal_cost_a_single_comparison_and_give_all_their_pairs() -> None:
    fingerprints = np.repeat(random_fingerprints(3), [400, 1, 100])
    fingerprints[400] = fingerprints[0] ^ np.uint64(1)
    expected = all_close_pairs(fingerprints, 1)
    assert len(expected) == 400 * 399 // 2 + 400 + 100 * 99 // 2
    assert np.array_equal(hamming_pairs(fingerprints, max_bits=1), expected)


def test_the_order_of_memory_does_not_matter() -> None:
    fingerprints = families(2000, of=4, flips=2)
    spaced = np.repeat(fingerprints, 2)[::2]
    plan = block_plan(blocks=4, max_bits=3)
    assert np.array_equal(hamming_pairs(spaced, max_bits=3, plan=plan), all_close_pairs(fingerprints, 3))


@pytest.mark.parametrize("count", [0, 1])
@pytest.mark.parametrize("max_bits", [0, 3, 64])
def test_fewer_than_two_fingerprints_make_no_pairs(count: int, max_bits: int) -> None:
    found = hamming_pairs(random_fingerprints(count), max_bits=max_bits)
    assert found.shape == (0, 2)
    assert found.dtype == np.int64


class Impatience:
    """A person who cancels when asked for the third time."""

    def __init__(self) -> None:
        self.asked = 0

    def check(self) -> None:
        self.asked += 1
        if self.asked == 3:
            raise InterruptedError


@pytest.mark.parametrize(
    "plan",
    [
        block_plan(blocks=4, max_bits=3),
        block_plan(blocks=5, max_bits=4),
        ExhaustivePlan(max_bits=3, documents=20_000),
    ],
)
def test_a_search_can_be_cancelled(plan: TablePlan | ExhaustivePlan) -> None:
    with pytest.raises(InterruptedError):
        hamming_pairs(random_fingerprints(20_000), max_bits=3, plan=plan, check=Impatience().check)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: hamming_pairs(random_fingerprints(2), max_bits=65), "0 to 64 bits, not in 65"),
        (lambda: hamming_pairs(random_fingerprints(2), max_bits=-1), "0 to 64 bits, not in -1"),
        (lambda: hamming_pairs(np.zeros((2, 3), dtype=np.uint64), max_bits=3), "one-dimensional array of uint64, or"),
        (lambda: hamming_pairs(np.zeros(2, dtype=np.int64), max_bits=3), "uint64"),
        (
            lambda: hamming_pairs(random_fingerprints(2), max_bits=4, plan=block_plan(blocks=4, max_bits=3)),
            "within 3 bits, not within 4",
        ),
    ],
)
def test_bad_input_gets_one_clear_sentence(call: Callable[[], Pairs], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


def test_few_fingerprints_are_compared_exhaustively() -> None:
    plan = choose_plan(random_fingerprints(300), 3)
    assert isinstance(plan, ExhaustivePlan)
    first, second, third = plan.explain().splitlines()
    assert first == "Exhaustive comparison of all 44,850 pairs of 300 fingerprints within 3 bits."
    assert second.startswith("Expected for 300 fingerprints: 44,850 candidates of 44,850 pairs, ")
    assert third.startswith("The next best, ")
    assert third.endswith(" times as long.")


def test_a_plan_that_would_take_forever_is_not_told_of() -> None:
    assert "times as long" in choose_plan(random_fingerprints(20), 3).explain()
    assert "times as long" not in choose_plan(random_fingerprints(20), 12).explain()


def test_many_fingerprints_are_searched_by_tables() -> None:
    plan = choose_plan(100_000, 3)
    assert isinstance(plan, TablePlan)
    first, second, third = plan.explain().splitlines()
    tables = "4 tables with prefixes of 16 bits (covering designs)"
    assert first == f"Permuted tables: {tables}, complete for pairs within 3 bits."
    assert second.startswith("Expected for 100,000 fingerprints: 305,173 candidates of 4,999,950,000 pairs, ")
    assert third.startswith("The next best, ")


@pytest.mark.parametrize("max_bits", [3, 6, 12])
def test_more_fingerprints_get_longer_prefixes(max_bits: int) -> None:
    plans = [choose_plan(10**exponent, max_bits) for exponent in range(4, 9)]
    lengths = [min(table.prefix_bits for table in plan.tables) for plan in plans if isinstance(plan, TablePlan)]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


def test_bits_that_tell_nothing_are_spread_over_the_prefixes() -> None:
    fingerprints = random_fingerprints(50_000) & LOW_HALF | LEADING_HALF
    plan = choose_plan(fingerprints, 3)
    assert isinstance(plan, TablePlan)
    assert plan.bit_order is not None
    assert plan.forecast is not None
    assert "spread" in plan.explain()
    # All of the 32 bits that tell something serve; without spreading, half of the tables would compare everything.
    assert plan.forecast.candidates < 50_000 * 50_000 / 400
    assert choose_plan(random_fingerprints(50_000), 3) != plan


@pytest.mark.parametrize("max_bits", [1, 3, 12])
def test_the_candidates_of_random_fingerprints_are_forecast(max_bits: int) -> None:
    fingerprints = random_fingerprints(20_000)
    plan = choose_plan(fingerprints, max_bits)
    assert isinstance(plan, TablePlan)
    assert plan.forecast is not None
    candidates = 0
    for table in plan.tables:
        prefixes = np.sort(fingerprints & np.uint64(table.mask))
        sizes = np.diff(np.flatnonzero(np.concatenate(([True], prefixes[1:] != prefixes[:-1], [True]))))
        candidates += int((sizes * (sizes - 1) // 2).sum())
    assert plan.forecast.candidates == pytest.approx(candidates, rel=0.1, abs=1)


def test_two_opposite_fingerprints_can_be_planned_for() -> None:
    opposite = np.array([0, 2**64 - 1], dtype=np.uint64)
    assert isinstance(choose_plan(opposite, 3), ExhaustivePlan)
    assert hamming_pairs(opposite, max_bits=64).tolist() == [[0, 1]]


def test_distances_that_no_tables_serve_are_searched_exhaustively() -> None:
    assert isinstance(choose_plan(10**6, 30), ExhaustivePlan)
