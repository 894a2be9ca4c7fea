"""The cheapest plan for some fingerprints, by a model of what plans cost."""

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import numpy as np

from dupfinder.domain.messages import Message, say
from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Fingerprints
from dupfinder.index.pairs.costs import (
    COMPARISON_S,
    exhaustive_cost,
    least_tables_seconds,
    probing_cost,
    tables_cost,
)
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
from dupfinder.index.pairs.skew import Skew, no_skew, skew_of, spread_order
from dupfinder.index.permutation import WIDTH_BITS

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
