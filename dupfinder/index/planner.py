"""The cheapest plan for some fingerprints, by a simple model of what plans cost."""

import math

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Fingerprints
from dupfinder.index.covering import covering_tables
from dupfinder.index.permutation import WIDTH_BITS, Permutation
from dupfinder.index.plans import ExhaustivePlan, Forecast, Plan, TablePlan
from dupfinder.index.spread import spread_order

Telling = NDArray[np.float64]

_SAMPLE_ITEMS = 4096
_SPREAD_GAIN_BITS = 1.0
"""Putting the bits into another order is considered where fingerprints tell less than they could by this many bits."""

# The model's unit is one comparison of two fingerprints in long rows; the rest was measured as multiples of it.
_CANDIDATE_COST = 1.8
"""Comparing two fingerprints of a bucket: its rows are shorter than those of exhaustive comparison."""
_ITEM_COST = 20.0
"""Sorting one fingerprint into a table of up to 2**15, …"""
_ITEM_COST_PER_DOUBLING = 5.5
"""… and what each doubling adds, as sorts and look-ups leave the caches, …"""
_ITEM_COST_DOUBLINGS = 5.0
"""… until they are done part by part."""
_RUN_COST = 2.0
"""Gathering one run of bits of one fingerprint."""
_TABLE_COST = 400_000.0
"""The calls to numpy that one table needs."""
_ONE_SORT_BITS = 16
"""One radix sort orders prefixes up to this long; longer ones take two."""
_REORDER_COST = 25.0
"""Putting the bits of one fingerprint into another order."""


def choose_plan(fingerprints: Fingerprints | int, max_bits: int) -> Plan:
    """Return the plan that is expected to find all pairs within `max_bits` bits soonest.

    Of `fingerprints` (uint64[n]) a sample tells which bits say little about them. Their number alone will also do; then
    they are taken to be random.
    """
    if isinstance(fingerprints, int):
        count, telling = fingerprints, np.ones(WIDTH_BITS)
    else:
        count, telling = len(fingerprints), _telling(sample(fingerprints))
    exhaustive = ExhaustivePlan(max_bits=max_bits, documents=count)
    orders: list[tuple[int, ...] | None] = [None]
    if WIDTH_BITS - telling.sum() > _SPREAD_GAIN_BITS:
        orders.append(spread_order(telling))
    plans = [
        _forecast(TablePlan(max_bits=max_bits, tables=tables, bit_order=order), count=count, telling=telling)
        for tables in covering_tables(max_bits)
        for order in orders
    ]
    best = min(plans, key=_share, default=None)
    return exhaustive if best is None or _share(best) >= 1 else best


def shortened(plan: TablePlan, fingerprints: Fingerprints) -> TablePlan:
    """Return the plan with prefixes cut to 16 bits where the rest would spare less than sorting by it costs.

    Tables that then have the same prefix become one: a plan of many small blocks loses half of its tables like that.
    """
    if all(table.prefix_bits <= _ONE_SORT_BITS for table in plan.tables):
        return plan
    before = _told_before(_telling(sample(fingerprints)), plan.bit_order)
    count = len(fingerprints)
    fronts = [table.split(_ONE_SORT_BITS)[0] for table in plan.tables]
    tables = [
        front if _CANDIDATE_COST * count / 2 * 2.0 ** -_bits_told(front, before) <= _ITEM_COST else table
        for table, front in zip(plan.tables, fronts, strict=True)
    ]
    return TablePlan(max_bits=plan.max_bits, tables=tuple(dict.fromkeys(tables)), bit_order=plan.bit_order)


def sample(fingerprints: Fingerprints) -> Fingerprints:
    """Return at most some thousand of the fingerprints, evenly spaced."""
    return fingerprints[:: -(-len(fingerprints) // _SAMPLE_ITEMS) or 1]


def _telling(some: Fingerprints) -> Telling:
    """Return how much each bit tells, float64[64]: 1 for a random bit, 0 for one that never changes.

    It is how many times the bit halves the pairs that agree: minus the binary logarithm of the odds that two agree.
    """
    if len(some) < 2:
        return np.ones(WIDTH_BITS)
    bits = np.unpackbits(some.astype("<u8").view(np.uint8).reshape(len(some), -1), axis=1, bitorder="little")
    ones = bits.sum(axis=0, dtype=np.uint16).astype(np.int64)  # a sample has far fewer than 65,536 items
    zeros = len(some) - ones
    agreeing = (ones * (ones - 1) + zeros * (zeros - 1)) / (len(some) * (len(some) - 1))
    telling: Telling = -np.log2(np.maximum(agreeing, 0.5))
    return telling


def _forecast(plan: TablePlan, *, count: int, telling: Telling) -> TablePlan:
    """Return the plan with what it is expected to cost, taking the bits to be independent."""
    pairs = max(1, count * (count - 1) // 2)
    before = _told_before(telling, plan.bit_order)
    candidates = sum(pairs * 2.0 ** -_bits_told(table, before) for table in plan.tables)
    doublings = min(max(0.0, math.log2(max(1, count)) - 15), _ITEM_COST_DOUBLINGS)
    item_cost = _ITEM_COST + _ITEM_COST_PER_DOUBLING * doublings
    runs = sum(len(table.runs) for table in plan.tables)
    cost = candidates * _CANDIDATE_COST + runs * _RUN_COST * count
    cost += len(plan.tables) * (item_cost * count + _TABLE_COST)
    if plan.bit_order:
        cost += _REORDER_COST * count
    forecast = Forecast(documents=count, candidates=candidates, share_of_exhaustive=cost / pairs)
    return TablePlan(max_bits=plan.max_bits, tables=plan.tables, bit_order=plan.bit_order, forecast=forecast)


def _told_before(telling: Telling, bit_order: tuple[int, ...] | None) -> Telling:
    """Return how much the bits below each place tell together, float64[65]."""
    return np.concatenate(([0.0], np.cumsum(telling[list(bit_order)] if bit_order else telling)))


def _bits_told(table: Permutation, before: Telling) -> float:
    return float(sum(before[run.low + run.width] - before[run.low] for run in table.runs))


def _share(plan: TablePlan) -> float:
    return plan.forecast.share_of_exhaustive if plan.forecast else math.inf
