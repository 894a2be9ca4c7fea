"""Each way to find close values, beside comparing all."""

import itertools
import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.index.lookups import LookUps, count_neighbours, flips
from dupfinder.index.pairs import block_plan
from dupfinder.index.pairs.covering import covering_tables
from dupfinder.index.permutation import Permutation
from dupfinder.index.queries import Search, Storage
from dupfinder.index.queries.arrangement import arrangement_of
from dupfinder.index.queries.directory import directory_tables, first_sharing
from dupfinder.index.queries.planned_search import planned_search
from dupfinder.index.queries.query_planner import QueryPlan, QueryScheme, plan_queries
from dupfinder.index.queries.scanning import AllValues
from dupfinder.index.queries.value_search import ValueSearch

Values = NDArray[np.uint64]

MAX_BITS = 2
CENTRES = [0, 2**64 - 1, 0x0123_4567_89AB_CDEF, 0x0123_4567_0000_0000]

bit_flips = st.lists(st.integers(0, 63), max_size=4).map(lambda bits: sum(1 << bit for bit in set(bits)))
near_values = st.tuples(st.sampled_from(CENTRES), bit_flips).map(lambda both: both[0] ^ both[1])
table_sets = st.sampled_from([*covering_tables(MAX_BITS), block_plan(blocks=9, max_bits=MAX_BITS).tables])


def as_values(values: set[int]) -> Values:
    return np.array(sorted(values), dtype=np.uint64)


def with_tables(values: Values, tables: tuple[Permutation, ...], *, storage: Storage, search: Search) -> ValueSearch:
    plan = plan_queries(values, max_bits=MAX_BITS, storage=storage, search=search, bytes_each=math.inf, tables=tables)
    return planned_search(values, plan, storage=storage, search=search, bytes_each=math.inf)


@st.composite
def searches(draw: st.DrawFn) -> Callable[[Values], ValueSearch]:
    tables = draw(table_sets)
    makers: list[Callable[[Values], ValueSearch]] = [
        AllValues,
        lambda values: LookUps(values, max_bits=MAX_BITS),
        lambda values: directory_tables(values, tables, least_buckets=1, by_reference=False),
        lambda values: directory_tables(values, tables, least_buckets=500, by_reference=True),
        lambda values: with_tables(values, tables, storage=Storage.DIRECT, search=Search.BINARY),
        lambda values: with_tables(values, tables, storage=Storage.DIRECT, search=Search.INTERPOLATION),
        lambda values: with_tables(values, tables, storage=Storage.COMPRESSED, search=Search.BINARY),
    ]
    return draw(st.sampled_from(makers))


@settings(deadline=None, max_examples=200)
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
        owners, found = search.close_many(np.array(queries, dtype=np.uint64), max_bits)
        pairs = sorted(zip(owners.tolist(), found.tolist(), strict=True))
        assert pairs == sorted((query, value) for query, close in enumerate(expected) for value in close)


@settings(deadline=None)
@given(values=st.lists(st.integers(0, 2**64 - 1), max_size=20), mask=st.integers(0, 2**64 - 1))
def test_an_arrangement_puts_the_prefix_in_front_and_undoes_itself(values: list[int], mask: int) -> None:
    arrangement = arrangement_of(Permutation.of_mask(mask))
    many = np.array(values, dtype=np.uint64)
    moved = [arrangement.rearranged(value) for value in values]
    assert arrangement.rearranged(many).tolist() == moved
    assert [arrangement.rearranged(value) for value in moved] == values
    assert all(a.bit_count() == b.bit_count() for a, b in zip(values, moved, strict=True))
    prefix = arrangement.rearranged(mask)
    assert prefix == ((1 << mask.bit_count()) - 1) << arrangement.rest_bits


@pytest.mark.parametrize(("max_bits", "count"), [(0, 1), (1, 65), (2, 2081), (3, 43_745)])
def test_all_ways_to_turn_over_bits_are_listed_once(max_bits: int, count: int) -> None:
    masks = flips(max_bits)
    assert len(masks) == count == count_neighbours(max_bits) == len(set(masks.tolist()))
    assert np.bitwise_count(masks).max() == max_bits
    assert (np.diff(np.bitwise_count(masks).astype(np.int64)) >= 0).all()


def test_the_first_mask_without_a_difference_is_found() -> None:
    masks = np.array([0b1100, 0b0011, 0b0110], dtype=np.uint64)
    differences = np.array([0, 0b0100, 0b0001, 0b1001], dtype=np.uint64)
    assert first_sharing(differences, masks).tolist() == [0, 1, 0, 2]


def test_a_bucket_of_many_is_compared_in_an_array() -> None:
    values = np.arange(5000, dtype=np.uint64)
    tables = block_plan(blocks=3, max_bits=2).tables
    for by_reference in (False, True):
        search = directory_tables(values, tables, least_buckets=4000, by_reference=by_reference)
        expected = [value for value in range(5000) if (value ^ 77).bit_count() <= 2]
        assert sorted(search.close(77, 2)) == expected
        assert sorted(search.close_many(np.array([77], dtype=np.uint64), 2)[1].tolist()) == expected


def plan_of(count: int, max_bits: int, *, bytes_each: float = 320, bits: int = 2**64 - 1) -> QueryPlan:
    values = np.unique(np.random.default_rng(1).integers(0, 2**64, count, dtype=np.uint64) & np.uint64(bits))
    return plan_queries(
        values,
        max_bits=max_bits,
        storage=Storage.DIRECT,
        search=Search.DIRECTORY,
        bytes_each=bytes_each,
        tables=None,
    )


def test_few_fingerprints_or_many_bits_are_compared_exhaustively() -> None:
    assert plan_of(0, 3).scheme is QueryScheme.EXHAUSTIVE
    assert plan_of(1000, 12).scheme is QueryScheme.EXHAUSTIVE
    assert plan_of(100_000, 20).scheme is QueryScheme.EXHAUSTIVE
    assert "All are compared" in plan_of(1000, 12).explain()


def test_without_memory_for_tables_neighbours_are_looked_up() -> None:
    plan = plan_of(200_000, 1, bytes_each=0)
    assert plan.scheme is QueryScheme.LOOK_UPS
    assert plan.explain().startswith("All 65 values that may be near are looked up, among 200,000 distinct")
    assert plan_of(200_000, 3, bytes_each=0).scheme is QueryScheme.EXHAUSTIVE


@pytest.mark.parametrize("max_bits", [3, 6])
def test_many_fingerprints_get_tables_that_fit(max_bits: int) -> None:
    plans = [plan_of(count, max_bits) for count in (20_000, 800_000)]
    assert all(plan.scheme is QueryScheme.TABLES for plan in plans)
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
