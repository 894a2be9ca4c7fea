"""The cheapest plan for some fingerprints, by a model of what searches cost: few terms, fitted to measurements.

`tests/benchmarks/index/bench_planner.py` puts the predictions beside what searches take. Seconds are those of one core
of the machine they were fitted on; plans are chosen by ratios, which travel better.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from dupfinder.domain.messages import Message, say
from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import PART_BITS, WHOLE_ITEMS, Fingerprints
from dupfinder.index.pairs.covering import CoveringSet, covering_sets
from dupfinder.index.pairs.plans import (
    Cost,
    ExhaustivePlan,
    Forecast,
    Plan,
    ProbingPlan,
    Scheme,
    TablePlan,
    check_max_bits,
    nested_block_plan,
)
from dupfinder.index.pairs.probing import probes_of
from dupfinder.index.pairs.skew import Skew, no_skew, skew_of, spread_order
from dupfinder.index.pairs.tables import KEY_BITS
from dupfinder.index.permutation import WIDTH_BITS, Permutation

_NS = 1e-9
_US = 1e-6

COMPARISON_S = 1.1 * _NS
"""Comparing two fingerprints in a tile."""
_SEARCH_S = 500 * _US
"""Looking at a sample, sorting the result."""
_TABLE_S = 50 * _US
"""The calls to numpy that one table needs, …"""
_ROW_S = 4 * _US
"""… and those for the members of the larger buckets: a row of first ones, one of second ones, …"""
_RUN_S = 1 * _NS
"""Gathering one run of bits of one fingerprint."""
_SORT_LOG2_ITEMS = (13.0, 16.6, 20.0)
_SORT_S = (10 * _NS, 19 * _NS, 42 * _NS)
"""Sorting one fingerprint by up to 16 bits, among so many: sorts and look-ups leave the caches …"""
_PASS_S = (8 * _NS, 13 * _NS, 15 * _NS)
"""… and each further 8 bits are a further pass of the radix sort."""
_FREE_BITS = 16
_PASS_BITS = 8
_LAG_S = 0.8 * _NS
"""Comparing a fingerprint of a small bucket with one neighbour in the order, needed or not, …"""
_LAID_OUT_S = 12 * _NS
"""… or laying one of a larger bucket out in rows and columns first, …"""
_CANDIDATE_S = 1.15 * _NS
"""… so that only the others of its bucket are compared with it."""
_FOUND_S = 25 * _NS
"""Finding a close pair, and finding that another table found it."""
_REORDER_S = 26 * _NS
"""Putting the bits of one fingerprint into another order."""
_FOLD_S = 30 * _NS
"""Sorting one value of 64 bits, …"""
_PROBE_S = 35 * _NS
"""… and looking one up among them."""

_TASK_BYTES = 800_000
"""The buffers of one task."""
_TABLE_ITEM_BYTES = 28
"""Order, keys, and fingerprints in that order; for more than `WHOLE_ITEMS` the order and fingerprints of all, …"""
_DIVIDED_ITEM_BYTES = 17
_PART_ITEM_BYTES = _TABLE_ITEM_BYTES / 2**PART_BITS
"""… and the rest for one part of them after the other."""

_SAMPLE_ITEMS = 4096
_LEAST_SAMPLE = 1024
_SAMPLED_SHARE = 100
_COMPARED_SHARE = 400
_MOST_COMPARED = 768
_SPREAD_GAIN_BITS = 1.0
"""Putting the bits into another order is considered where fingerprints tell less than they could by this many bits."""
_WEIGHED_RATIO = 2.0
_LARGEST_TOLD = 1e4
"""So much longer than the best plan another may take to be told: of a few documents nothing takes any time."""
_ONE_SORT_BITS = 16
_LONG_SORT_S = 20e-9
"""What sorting one fingerprint by more bits than that takes longer."""

_MOST_CLASSICAL_TABLES = 200


@dataclass(frozen=True, slots=True)
class TableSet:
    """Tables that could be made."""

    tables: int
    prefix_bits: float
    plan: Callable[[], TablePlan]


def table_sets(max_bits: int) -> list[TableSet]:
    """Return the sets of all schemes, without those that another one equals or beats in number and in length."""
    known = [
        TableSet(len(covering.words), covering.prefix_bits, partial(_covering_plan, covering, max_bits))
        for covering in covering_sets(max_bits)
    ]
    return [*known, *(one for one in classical_sets(max_bits) if not any(_beats(other, one) for other in known))]


def classical_sets(max_bits: int) -> list[TableSet]:
    """Return the sets by blocks, and by blocks within what is left over, of up to some hundred tables."""
    sets = []
    for inner in ((), (max_bits + 1,)):
        for outer in range(max_bits + 1, WIDTH_BITS + 1):
            blocks = (outer, *inner)
            tables = math.prod(math.comb(division, max_bits) for division in blocks)
            # Each of the inner blocks needs a bit of what the outer ones leave over.
            if tables > _MOST_CLASSICAL_TABLES or (inner and WIDTH_BITS * max_bits // outer < max_bits + 1):
                break
            bits = WIDTH_BITS * (1 - math.prod(max_bits / division for division in blocks))
            sets.append(TableSet(tables, bits, partial(nested_block_plan, blocks=blocks, max_bits=max_bits)))
    return sets


def _covering_plan(covering: CoveringSet, max_bits: int) -> TablePlan:
    return TablePlan(max_bits=max_bits, tables=covering.tables(), scheme=Scheme.COVERING)


def _beats(one: TableSet, other: TableSet) -> bool:
    return one.tables <= other.tables and one.prefix_bits >= math.floor(other.prefix_bits)


def choose_plan(
    fingerprints: Fingerprints | int, max_bits: int, *, memory_bytes: float | None = None, threads: int = 1
) -> Plan:
    """Return the plan that is expected to find all pairs within `max_bits` bits soonest.

    Of `fingerprints` (uint64[n]) a sample tells which bits say little about them and whether many are alike. Their
    number alone will also do; then they are taken to be random. Plans that need more than `memory_bytes` beside
    fingerprints and pairs are left out, but for the one that needs least. `threads` share the tables among them.
    """
    check_max_bits(max_bits)
    if isinstance(fingerprints, int):
        count, skew = fingerprints, no_skew()
    else:
        count, skew = len(fingerprints), measured_skew(fingerprints)
    weighed = candidate_plans(count, max_bits, skew=skew, threads=threads)
    plans = sorted(weighed, key=lambda plan: _elapsed(plan, threads))
    fitting = [plan for plan in plans if memory_bytes is None or _cost(plan).memory_bytes <= memory_bytes]
    best = fitting[0] if fitting else min(plans, key=lambda plan: _cost(plan).memory_bytes)
    reasons = [*_about_fingerprints(skew), *_about_memory(best, plans, memory_bytes), *_runner_up(best, plans, threads)]
    forecast = Forecast(documents=count, cost=_cost(best), exhaustive=exhaustive_cost(count), reasons=tuple(reasons))
    return replace(best, forecast=forecast)


def candidate_plans(count: int, max_bits: int, *, skew: Skew, threads: int = 1) -> Iterator[Plan]:
    """Yield the plans of all schemes that may be the cheapest for so many fingerprints, each with its forecast.

    Sets of tables that would take twice as long as the best of the others even with the most telling fingerprints are
    not spelled out.
    """
    exhaustive = exhaustive_cost(count)
    probing = probing_cost(count, max_bits=max_bits)

    def forecast(cost: Cost) -> Forecast:
        return Forecast(documents=count, cost=cost, exhaustive=exhaustive)

    yield ExhaustivePlan(max_bits=max_bits, documents=count, forecast=forecast(exhaustive))
    yield ProbingPlan(max_bits=max_bits, forecast=forecast(probing))
    orders: list[tuple[int, ...] | None] = [None]
    if WIDTH_BITS - skew.telling.sum() > _SPREAD_GAIN_BITS:
        orders.append(spread_order(skew.telling))
    best_s = min(exhaustive.seconds, probing.seconds)
    floors = [
        (least_tables_seconds(known.tables, prefix_bits=known.prefix_bits, count=count), known)
        for known in table_sets(max_bits)
    ]
    for least_s, known in sorted(floors, key=lambda floor: floor[0]):
        if least_s > _WEIGHED_RATIO * best_s:
            break
        plan = known.plan()
        for order in orders:
            cost = tables_cost(plan.tables, count=count, max_bits=max_bits, skew=skew, bit_order=order, threads=threads)
            best_s = min(best_s, cost.seconds)
            yield replace(plan, bit_order=order, forecast=forecast(cost))


def measured_skew(fingerprints: Fingerprints) -> Skew:
    """Return the skew of a sample of the fingerprints."""
    some = sample(fingerprints)
    # A search that takes milliseconds is not worth a look at thousands.
    some = some[:: max(1, len(some) // max(_LEAST_SAMPLE, len(fingerprints) // _SAMPLED_SHARE))]
    return skew_of(some, compared_items=min(_MOST_COMPARED, max(2, len(fingerprints) // _COMPARED_SHARE)))


def predicted(plan: TablePlan, fingerprints: Fingerprints) -> Cost:
    """Return what the tables are expected to cost: what the planner foresaw, or what it would foresee."""
    if plan.forecast is not None and plan.forecast.documents == len(fingerprints):
        return plan.forecast.cost
    skew, count = measured_skew(fingerprints), len(fingerprints)
    return tables_cost(plan.tables, count=count, max_bits=plan.max_bits, skew=skew, bit_order=plan.bit_order, threads=1)


def shortened(plan: TablePlan, fingerprints: Fingerprints) -> TablePlan:
    """Return the plan with prefixes cut to 16 bits where the rest would spare less than sorting by it costs.

    Tables that then have the same prefix become one: a plan of many small blocks loses half of its tables like that.
    """
    if all(table.prefix_bits <= _ONE_SORT_BITS for table in plan.tables):
        return plan
    skew, count = measured_skew(fingerprints), len(fingerprints)
    fronts = [table.split(_ONE_SORT_BITS)[0] for table in plan.tables]
    enough = COMPARISON_S * count / 2 * np.exp2(-skew.told_bits(fronts, plan.bit_order)) <= _LONG_SORT_S
    tables = [
        front if is_enough else table for table, front, is_enough in zip(plan.tables, fronts, enough, strict=True)
    ]
    return replace(plan, tables=tuple(dict.fromkeys(tables)))


def sample(fingerprints: Fingerprints) -> Fingerprints:
    """Return at most some thousand of the fingerprints, evenly spaced."""
    return fingerprints[:: -(-len(fingerprints) // _SAMPLE_ITEMS) or 1]


def _cost(plan: Plan) -> Cost:
    return plan.forecast.cost if plan.forecast else Cost(seconds=math.inf, memory_bytes=math.inf, candidates=math.inf)


def _elapsed(plan: Plan, threads: int) -> float:
    """Return how long the plan takes if its tables are dealt to the threads."""
    shares = len(plan.tables) if isinstance(plan, TablePlan) else threads
    return _cost(plan).seconds * math.ceil(shares / threads) / shares


def _about_fingerprints(skew: Skew) -> Iterator[Message]:
    told = float(skew.telling.sum())
    if WIDTH_BITS - told > _SPREAD_GAIN_BITS:
        yield say(
            "The {bits} bits of these fingerprints are worth {random} random ones.",
            bits=WIDTH_BITS,
            random=round(told),
        )
    if skew.equal_share > 0.01:
        yield say(
            "In a sample, {share} equal another one. Equal ones are searched as one.", share=f"{skew.equal_share:.0%}"
        )
    if skew.excess.any():
        yield say("{share} of all pairs are closer than by chance.", share=f"{float(skew.excess.sum()):.1g}")


def _about_memory(best: Plan, plans: list[Plan], memory_bytes: float | None) -> Iterator[Message]:
    if memory_bytes is not None and best is not plans[0]:
        needed = _cost(plans[0]).memory_bytes
        yield say(
            "The fastest, {plan}, needs {needed} MB of {allowed} MB allowed.",
            plan=plans[0].title(),
            needed=f"{needed / 1e6:,.1f}",
            allowed=f"{memory_bytes / 1e6:,.1f}",
        )


def _runner_up(best: Plan, plans: list[Plan], threads: int) -> Iterator[Message]:
    others = [plan for plan in plans if plan.title() != best.title()]
    if others:
        ratio = _elapsed(others[0], threads) / _elapsed(best, threads)
        if ratio <= _LARGEST_TOLD:
            yield say(
                "The next best, {plan}, takes {times} times as long.", plan=others[0].title(), times=f"{ratio:.2f}"
            )


def exhaustive_cost(count: int) -> Cost:
    """Return what comparing all pairs costs."""
    pairs = count * (count - 1) / 2
    return Cost(seconds=_SEARCH_S + pairs * COMPARISON_S, memory_bytes=_TASK_BYTES, candidates=pairs)


def probing_cost(count: int, *, max_bits: int) -> Cost:
    """Return what looking up all values within some bits costs."""
    probes = probes_of(count, max_bits)
    seconds = _SEARCH_S + count * _FOLD_S + probes * _PROBE_S
    return Cost(seconds=seconds, memory_bytes=_TASK_BYTES + 32 * count, candidates=probes)


def least_tables_seconds(tables: int, *, prefix_bits: float, count: int) -> float:
    """Return what so many tables take at least, whatever the fingerprints."""
    candidates = count * (count - 1) / 2 * math.exp2(-prefix_bits)
    sorting_s = float(np.interp(math.log2(max(1, count)), _SORT_LOG2_ITEMS, _SORT_S))
    return _SEARCH_S + tables * (_TABLE_S + sorting_s * count + COMPARISON_S * candidates)


def tables_cost(
    tables: Sequence[Permutation],
    *,
    count: int,
    max_bits: int,
    skew: Skew,
    bit_order: tuple[int, ...] | None,
    threads: int,
) -> Cost:
    """Return what a search with these tables costs."""
    lengths = np.array([table.prefix_bits for table in tables])
    # The table is sorted by no more bits than that.
    told = skew.told_bits(tables, bit_order) * np.minimum(1.0, KEY_BITS / lengths)
    pairs = count * (count - 1) / 2
    candidates = pairs * skew.sharing(told, beyond_bits=max_bits)
    finding_s = _FOUND_S * pairs * skew.finding(told, within_bits=max_bits).sum()
    log2_count = math.log2(max(1, count))
    sorting = np.interp(log2_count, _SORT_LOG2_ITEMS, _SORT_S)
    passes = np.ceil(np.maximum(0, np.minimum(lengths, KEY_BITS) - _FREE_BITS) / _PASS_BITS)
    further = np.interp(log2_count, _SORT_LOG2_ITEMS, _PASS_S)
    # As many rows as the largest of evenly filled buckets has members.
    usual_items = count * np.exp2(-told)
    rows = 1 + usual_items + 3 * np.sqrt(usual_items)
    comparing = np.minimum(rows * _LAG_S * count, _LAID_OUT_S * count) + candidates * _CANDIDATE_S + rows * _ROW_S
    seconds = _SEARCH_S + len(tables) * (_TABLE_S + sorting * count) + passes.sum() * further * count
    seconds += comparing.sum() + finding_s + _RUN_S * count * sum(len(table.runs) for table in tables)
    return Cost(
        seconds=float(seconds + (_REORDER_S * count if bit_order else 0.0)),
        memory_bytes=_tables_bytes(count, is_reordered=bit_order is not None, threads=min(threads, len(tables))),
        candidates=float(candidates.sum()),
    )


def _tables_bytes(count: int, *, is_reordered: bool, threads: int) -> float:
    of_item = _TABLE_ITEM_BYTES if count <= WHOLE_ITEMS else _DIVIDED_ITEM_BYTES + _PART_ITEM_BYTES
    return threads * (of_item * count + _TASK_BYTES) + (8 * count if is_reordered else 0)
