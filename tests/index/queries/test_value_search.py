"""Each way to find close values, beside comparing all."""

import itertools
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.index.pairs import block_plan
from dupfinder.index.pairs.covering import covering_tables
from dupfinder.index.queries.online import AllValues, QueryPlan, ValueSearch, directory_tables, plan_queries

Values = NDArray[np.uint64]

MAX_BITS = 2
CENTRES = [0, 2**64 - 1, 0x0123_4567_89AB_CDEF, 0x0123_4567_0000_0000]

bit_flips = st.lists(st.integers(0, 63), max_size=4).map(lambda bits: sum(1 << bit for bit in set(bits)))
near_values = st.tuples(st.sampled_from(CENTRES), bit_flips).map(lambda both: both[0] ^ both[1])
table_sets = st.sampled_from([*covering_tables(MAX_BITS), block_plan(blocks=9, max_bits=MAX_BITS).tables])


def as_values(values: set[int]) -> Values:
    return np.array(sorted(values), dtype=np.uint64)


@st.composite
def searches(draw: st.DrawFn) -> Callable[[Values], ValueSearch]:
    tables = draw(table_sets)
    makers: list[Callable[[Values], ValueSearch]] = [
        AllValues,
        lambda values: directory_tables(values, tables, least_buckets=1),
        lambda values: directory_tables(values, tables, least_buckets=500),
    ]
    return draw(st.sampled_from(makers))


@given(
    values=st.sets(near_values, max_size=70),
    added=st.sets(near_values, max_size=20),
    queries=st.lists(near_values, max_size=6),
    max_bits=st.integers(0, MAX_BITS),
    make=searches(),
)
def test_every_search_finds_what_comparing_all_finds(
    values: set[int], added: set[int], queries: list[int], max_bits: int, make: Callable[[Values], ValueSearch]
) -> None:
    search = make(as_values(values))
    for held in (values, values | added):
        if held is not values:
            search = search.with_added(as_values(held), as_values(held - values))
        expected = [{value for value in held if (value ^ query).bit_count() <= max_bits} for query in queries]
        singly = [sorted(search.close(query, max_bits)) for query in queries]
        assert singly == [sorted(found) for found in expected]


def test_a_bucket_of_many_is_compared_in_an_array() -> None:
    values = np.arange(5000, dtype=np.uint64)
    tables = block_plan(blocks=3, max_bits=2).tables
    search = directory_tables(values, tables, least_buckets=4000)
    expected = [value for value in range(5000) if (value ^ 77).bit_count() <= 2]
    assert sorted(search.close(77, 2)) == expected


def plan_of(count: int, max_bits: int, *, bits: int = 2**64 - 1) -> QueryPlan:
    values = np.unique(np.random.default_rng(1).integers(0, 2**64, count, dtype=np.uint64) & np.uint64(bits))
    return plan_queries(values, max_bits=max_bits)


def test_few_fingerprints_or_many_bits_are_compared_exhaustively() -> None:
    assert not plan_of(0, 3).tables
    assert not plan_of(1000, 12).tables
    assert not plan_of(100_000, 20).tables
    assert "All are compared" in plan_of(1000, 12).explain()


@pytest.mark.parametrize("max_bits", [3, 6])
def test_many_fingerprints_get_tables_that_fit(max_bits: int) -> None:
    plans = [plan_of(count, max_bits) for count in (20_000, 800_000)]
    assert all(plan.size_bytes <= 320 * plan.values for plan in plans)
    assert all("permuted tables" in plan.explain() for plan in plans)
    short, long = (min(table.prefix_bits for table in plan.tables) for plan in plans)
    assert short < long


def test_bits_that_tell_nothing_are_not_counted_on() -> None:
    skewed, even = plan_of(100_000, 3, bits=0x0F0F_0F0F_0F0F_0F0F), plan_of(100_000, 3)
    assert skewed.tables != even.tables
    assert skewed.candidates < 10_000


@pytest.mark.parametrize("max_bits", [1, 3, 6])
def test_the_candidates_of_queries_are_forecast(max_bits: int) -> None:
    plan = plan_of(50_000, max_bits)
    values = np.unique(np.random.default_rng(1).integers(0, 2**64, 50_000, dtype=np.uint64))
    queries = np.random.default_rng(2).integers(0, 2**64, 300, dtype=np.uint64)
    pairs = itertools.product(plan.tables, queries)
    sharing = sum(int(np.count_nonzero((values ^ query) & np.uint64(table.mask) == 0)) for table, query in pairs)
    collisions = len(plan.tables) * len(values) / plan.buckets
    assert plan.candidates - collisions == pytest.approx(sharing / len(queries), rel=0.2, abs=0.5)
