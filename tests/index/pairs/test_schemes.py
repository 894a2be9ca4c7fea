"""Each way of finding pairs finds what comparing all finds, by itself and on several threads."""

import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from dupfinder.index.packed import Arrays, Task
from dupfinder.index.pairs import (
    ExhaustivePlan,
    Plan,
    ProbingPlan,
    Scheme,
    TablePlan,
    block_plan,
    choose_plan,
    hamming,
    hamming_pairs,
    nested_block_plan,
)
from dupfinder.index.pairs.planner import candidate_plans, classical_sets, measured_skew, table_sets

Fingerprints = NDArray[np.uint64]
Pairs = NDArray[np.int64]


def all_close_pairs(fingerprints: Fingerprints, max_bits: int) -> Pairs:
    """Compare each fingerprint (one or two columns) with all later ones."""
    columns = fingerprints if fingerprints.ndim == 2 else fingerprints[:, np.newaxis]
    found = [np.empty((0, 2), dtype=np.int64)]
    for a in range(len(columns)):
        bits = np.bitwise_count(columns[a + 1 :] ^ columns[a]).sum(axis=1, dtype=np.int64)
        close = np.flatnonzero(bits <= max_bits) + a + 1
        found.append(np.stack((np.full_like(close, a), close), axis=1))
    return np.concatenate(found)


def random_fingerprints(count: int, *, seed: int = 1) -> Fingerprints:
    return np.random.default_rng(seed).integers(0, 2**64, count, dtype=np.uint64)


def near(fingerprint: np.uint64, count: int, *, flips: int, seed: int = 2) -> Fingerprints:
    """Return fingerprints that differ from one in up to so many bits."""
    chance = np.random.default_rng(seed)
    result = np.full(count, fingerprint)
    for _ in range(flips):
        result = result ^ (np.uint64(1) << chance.integers(0, 64, count, dtype=np.uint64))
    return result


@st.composite
def fingerprint_arrays(draw: st.DrawFn) -> Fingerprints:
    """Values near one another, often equal."""
    centres = draw(st.lists(st.integers(0, 2**64 - 1), min_size=1, max_size=4))
    flips = st.lists(st.integers(0, 63), max_size=8).map(lambda bits: sum(1 << bit for bit in set(bits)))
    values = st.tuples(st.sampled_from(centres), flips).map(lambda both: both[0] ^ both[1])
    return np.array(draw(st.lists(values, max_size=60)), dtype=np.uint64)


@given(fingerprints=fingerprint_arrays(), max_bits=st.integers(0, 2))
def test_probing_finds_what_comparing_all_finds(fingerprints: Fingerprints, max_bits: int) -> None:
    found = hamming_pairs(fingerprints, max_bits=max_bits, plan=ProbingPlan(max_bits=max_bits))
    assert np.array_equal(found, all_close_pairs(fingerprints, max_bits))


def test_probing_within_many_bits_is_refused() -> None:
    with pytest.raises(ValueError, match="look-ups"):
        hamming_pairs(random_fingerprints(1000), max_bits=6, plan=ProbingPlan(max_bits=6))


@given(fingerprints=fingerprint_arrays(), data=st.data())
def test_nested_blocks_find_what_comparing_all_finds(fingerprints: Fingerprints, data: st.DataObject) -> None:
    max_bits = data.draw(st.integers(1, 3))
    blocks = data.draw(st.lists(st.integers(max_bits + 2, 5), min_size=1, max_size=2))
    plan = nested_block_plan(blocks=blocks, max_bits=max_bits)
    found = hamming_pairs(fingerprints, max_bits=max_bits, plan=plan)
    assert np.array_equal(found, all_close_pairs(fingerprints, max_bits))


@pytest.mark.parametrize("max_bits", [0, 1, 3, 6])
def test_every_set_of_tables_that_the_planner_knows_finds_the_same(max_bits: int) -> None:
    fingerprints = random_fingerprints(600)
    fingerprints[300:500] = near(fingerprints[0], 200, flips=4)
    expected = all_close_pairs(fingerprints, max_bits)
    plans = [known.plan() for known in (*table_sets(max_bits), *classical_sets(max_bits)) if known.tables <= 100]
    assert {plan.scheme for plan in plans} >= {Scheme.COVERING, Scheme.BLOCKS}
    for plan in plans:
        assert np.array_equal(hamming_pairs(fingerprints, max_bits=max_bits, plan=plan), expected)


def test_the_planner_weighs_every_scheme_and_takes_the_cheapest() -> None:
    fingerprints = random_fingerprints(4000)
    weighed = list(candidate_plans(4000, 3, skew=measured_skew(fingerprints)))
    assert {type(plan) for plan in weighed} == {ExhaustivePlan, ProbingPlan, TablePlan}
    chosen = choose_plan(fingerprints, 3)
    seconds = [plan.forecast.cost.seconds for plan in weighed if plan.forecast]
    assert chosen.forecast is not None
    assert chosen.forecast.cost.seconds == min(seconds)


def on_two_threads(tasks: Iterable[Task]) -> list[Arrays]:
    with ThreadPoolExecutor(2) as threads:
        return list(threads.map(lambda task: task(), tasks))


@pytest.mark.parametrize(
    "plan",
    [
        block_plan(blocks=5, max_bits=3),
        nested_block_plan(blocks=(4, 4), max_bits=3),
        ExhaustivePlan(max_bits=3, documents=6000),
    ],
)
def test_several_threads_find_the_same_pairs(plan: Plan) -> None:
    fingerprints = random_fingerprints(6000)
    fingerprints[1000:2000] = near(fingerprints[0], 1000, flips=4)
    fingerprints[2000:2100] = near(fingerprints[2], 100, flips=1)
    alone = hamming_pairs(fingerprints, max_bits=3, plan=plan)
    together = hamming_pairs(fingerprints, max_bits=3, plan=plan, run=on_two_threads)
    assert len(alone) > 5000
    assert np.array_equal(together, alone)


def test_a_table_that_is_made_in_several_tasks_finds_the_same_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    fingerprints = random_fingerprints(6000)
    fingerprints[1000:2000] = near(fingerprints[0], 1000, flips=4)  # a prefix that most of them have
    plan = block_plan(blocks=5, max_bits=3)
    whole = hamming_pairs(fingerprints, max_bits=3, plan=plan)
    asked: list[int] = []

    def run(tasks: Iterable[Task]) -> Iterator[Arrays]:
        for task in tasks:
            asked.append(1)
            yield task()

    monkeypatch.setattr(hamming, "_SHARE_ITEMS", 700)
    monkeypatch.setattr(hamming, "_CHUNK", 1000)
    assert np.array_equal(hamming_pairs(fingerprints, max_bits=3, plan=plan, run=run), whole)
    assert len(whole) > 500
    assert len(asked) > 60


def test_the_caller_alone_decides_where_tasks_run() -> None:
    used = set()

    def run(tasks: Iterable[Task]) -> list[Arrays]:
        every = list(tasks)
        assert len(every) == 10
        with ThreadPoolExecutor(1, thread_name_prefix="of the caller") as threads:
            threads.submit(lambda: used.add(threading.current_thread().name)).result()
            return list(threads.map(lambda task: task(), reversed(every)))

    hamming_pairs(random_fingerprints(100), max_bits=3, plan=block_plan(blocks=5, max_bits=3), run=run)
    assert used == {"of the caller_0"}


@given(fingerprints=fingerprint_arrays(), data=st.data())
def test_fingerprints_of_128_bits_are_searched_by_halves(fingerprints: Fingerprints, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(fingerprints))))
    wide = np.stack((fingerprints, fingerprints[np.array(order, dtype=np.int64)]), axis=1)
    max_bits = data.draw(st.integers(0, 128))
    assert np.array_equal(hamming_pairs(wide, max_bits=max_bits), all_close_pairs(wide, max_bits))


@pytest.mark.parametrize("max_bits", [0, 1, 3, 6, 12, 24])
def test_many_fingerprints_of_128_bits_are_found_once_each(max_bits: int) -> None:
    high, low = random_fingerprints(3000), random_fingerprints(3000, seed=5)
    high[1000:2000] = high[:1000]
    low[1000:2000] = near(np.uint64(0), 1000, flips=7) ^ low[:1000]
    low[2000:2500] = low[0]
    high[2000:2500] = near(high[0], 500, flips=9)
    high[2500:], low[2500:] = high[7], low[7]
    wide = np.stack((high, low), axis=1)
    expected = all_close_pairs(wide, max_bits)
    assert len(expected) > 100_000
    assert np.array_equal(hamming_pairs(wide, max_bits=max_bits), expected)
    assert np.array_equal(hamming_pairs(wide, max_bits=max_bits, run=on_two_threads), expected)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda wide: hamming_pairs(wide, max_bits=129), "0 to 128 bits, not in 129"),
        (
            lambda wide: hamming_pairs(wide, max_bits=8, plan=block_plan(blocks=4, max_bits=3)),
            "within 3 bits of a half",
        ),
        (lambda wide: hamming_pairs(wide[:, :1], max_bits=3), "two columns"),
    ],
)
def test_bad_input_of_128_bits_gets_one_clear_sentence(call: Callable[[Fingerprints], Pairs], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(np.zeros((3, 2), dtype=np.uint64))


@pytest.mark.parametrize("max_bits", [3, 6])
def test_a_large_family_is_found_whole_and_each_pair_once(max_bits: int) -> None:
    fingerprints = random_fingerprints(40_000)
    members = np.sort(np.random.default_rng(9).permutation(40_000)[:3000])
    fingerprints[members] = near(np.uint64(0x0123_4567_89AB_CDEF), 3000, flips=4)
    found = hamming_pairs(fingerprints, max_bits=max_bits)
    # The others are random and far from it.
    pairs = all_close_pairs(fingerprints[members], max_bits)
    is_member = np.zeros(40_000, dtype=np.bool_)
    is_member[members] = True
    among = found[is_member[found].all(axis=1)]
    assert np.array_equal(among, members[pairs])
    assert len(found) == len(among)


def test_less_memory_than_the_best_plan_needs_leads_to_another() -> None:
    best = choose_plan(10**7, 3)
    small = choose_plan(10**7, 3, memory_bytes=50_000_000)
    assert isinstance(best, TablePlan)
    assert best.forecast is not None
    assert best.forecast.cost.memory_bytes > 50_000_000
    assert small.forecast is not None
    assert small.forecast.cost.memory_bytes <= 50_000_000
    assert "of 50.0 MB allowed" in small.explain()


def test_more_threads_need_more_memory() -> None:
    one, two = choose_plan(10**6, 3), choose_plan(10**6, 3, threads=2)
    assert one.forecast is not None
    assert two.forecast is not None
    assert two.forecast.cost.memory_bytes > 1.5 * one.forecast.cost.memory_bytes


def test_a_plan_says_what_is_special_about_the_fingerprints() -> None:
    fingerprints = random_fingerprints(20_000) & np.uint64(0x0FFF_FFFF_FFFF_FFFF)
    fingerprints[:2000] = fingerprints[0]
    explanation = choose_plan(fingerprints, 6).explain()
    assert "are worth" in explanation
    assert "equal another one" in explanation
