"""What searches cost: CPU seconds and bytes, by a model of few terms that was fitted to measurements.

`tests/benchmarks/index/bench_planner.py` puts the predictions beside what searches take. Seconds are those of one core
of the machine they were fitted on; plans are chosen by ratios, which travel better.
"""

import math
from collections.abc import Sequence

import numpy as np

from dupfinder.index.arrays import PART_BITS, WHOLE_ITEMS
from dupfinder.index.pairs.plans import Cost
from dupfinder.index.pairs.probing import probes_of
from dupfinder.index.pairs.skew import Skew
from dupfinder.index.pairs.tables import KEY_BITS
from dupfinder.index.permutation import Permutation

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
