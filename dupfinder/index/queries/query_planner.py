"""How an index answers queries, chosen by a simple model of what one query costs."""

import enum
import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Fingerprints
from dupfinder.index.lookups import count_neighbours
from dupfinder.index.pairs.covering import covering_tables
from dupfinder.index.pairs.planner import sample
from dupfinder.index.pairs.skew import telling_of
from dupfinder.index.permutation import WIDTH_BITS, Permutation
from dupfinder.index.queries.compressed import BLOCK_ITEMS
from dupfinder.index.queries.directory import LOOPED_TABLES


class Storage(enum.StrEnum):
    """How tables hold the fingerprints. Measured with a million, max_bits 3 (bench_queries.py), as ratios."""

    DIRECT = "direct"
    """As they are: 8 bytes a table, and the quickest."""
    REFERENCES = "references"
    """As places in one array, 4 bytes a table: queries take 1.1 to 1.3 times as long as with direct tables."""
    COMPRESSED = "compressed"
    """In compressed blocks (Manku et al. 2007, section 3.2): 6.6 bytes a table, 0.82 of a direct table without its
    directory. With the same tables and binary search, single queries take 3 times as long, batches 2.5, building 2;
    with directories, single queries take a twelfth. A fingerprint is log2(n) bits smaller, less some three. What the
    paper gains on disks and by whole passes, references gain in memory at less cost: prefer these."""


class Search(enum.StrEnum):
    """How the fingerprints that share a prefix are found in a table."""

    DIRECTORY = "directory"
    """By a directory of where each bucket begins, 4 or 8 more bytes a table."""
    BINARY = "binary"
    """By halving what is left of a sorted table: single queries take 4 to 5 times as long as with a directory."""
    INTERPOLATION = "interpolation"
    """By guessing the place in a sorted table from the prefix: half of the looks, each at the price of Python's
    arithmetic, so that it takes as long as binary search of what is in memory."""


class QueryScheme(enum.StrEnum):
    """The ways to answer a query."""

    EXHAUSTIVE = "exhaustive"
    LOOK_UPS = "look-ups"
    TABLES = "tables"


# Microseconds of one query on one core; only their proportions matter.
_PASS_COST = 6.0
_VALUE_COST = 0.0015
_SCATTERED_COST = 0.03
"""Comparing one of many values that lie anywhere."""
_LOOK_UPS_COST = 20.0
_LOOK_UP_COST = 0.1
_PROBE_COSTS = {Search.DIRECTORY: 0.5, Search.BINARY: 4.5, Search.INTERPOLATION: 4.5}
_CANDIDATE_COST = 0.15
"""Comparing one candidate by itself; in an array it costs as much as any value."""
_DECODED_COST = 0.9
"""Decoding one number; half a block is decoded in vain."""
_ARRAYS_COST = 55.0
_ARRAYS_PROBE_COST = 0.1
_ARRAYS_CANDIDATE_COST = 0.01
_WORTHWHILE = 0.5
"""Tables take memory: they must cut the cost to this share."""

_ENTRY_BYTES = {Storage.DIRECT: 8.0, Storage.REFERENCES: 4.0, Storage.COMPRESSED: 6.6}
_BUCKET_BYTES = 4
_BUCKETS_PER_VALUE = (1, 2)
"""More buckets hold fewer values that do not share the prefix."""
_BUCKETS_PER_PREFIX = 2
"""So many buckets for each possible prefix keep most of them apart, although it is by remainders."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QueryPlan:
    """How queries among some distinct fingerprints are answered, and what one is expected to cost."""

    scheme: QueryScheme
    max_bits: int
    values: int
    cost_us: float
    probes: int
    candidates: float
    """Fingerprints of which the bits are counted for one query."""
    tables: tuple[Permutation, ...] = ()
    buckets: int = 0
    """Of each table's directory, or a few more; 0 without one."""
    size_bytes: float = 0

    def explain(self) -> str:
        """Return one or two lines that say how queries are answered, and why."""
        among = f"among {self.values:,} distinct fingerprints, within {self.max_bits} bits"
        cost = f"about {self.cost_us:,.1f} microseconds a query expected"
        match self.scheme:
            case QueryScheme.EXHAUSTIVE:
                return f"All are compared, {among}: {cost}; no tables that may be used would halve that."
            case QueryScheme.LOOK_UPS:
                return f"All {self.probes:,} values that may be near are looked up, {among}: {cost}."
        lengths = {table.prefix_bits for table in self.tables}
        prefixes = f"{min(lengths)}" if len(lengths) == 1 else f"{min(lengths)}-{max(lengths)}"
        return (
            f"{self.probes} permuted tables with prefixes of {prefixes} bits, {among}.\n"
            f"{self.candidates:,.1f} candidates and {cost}, {self.size_bytes / max(1, self.values):,.0f} bytes a "
            "fingerprint."
        )


def plan_queries(
    values: Fingerprints,
    *,
    max_bits: int,
    storage: Storage,
    search: Search,
    bytes_each: float,
    tables: Sequence[Permutation] | None,
) -> QueryPlan:
    """Return the plan that is expected to answer single queries soonest.

    `values` (uint64[n]) are distinct; a sample of them tells which bits say little. Tables may take at most
    `bytes_each` bytes for each value; given `tables` are used without asking.
    """
    some = sample(values)
    told = telling_of(some) if len(some) > 1 else np.ones(WIDTH_BITS)
    if tables is not None:
        return _with_tables(
            len(values), told, tuple(tables), max_bits=max_bits, storage=storage, search=search, per_value=1
        )
    without = [_exhaustive(len(values), max_bits), _look_ups(len(values), max_bits)]
    best = min(without, key=lambda plan: plan.cost_us)
    for known, per_value in itertools.product(covering_tables(max_bits), _BUCKETS_PER_VALUE):
        plan = _with_tables(
            len(values), told, known, max_bits=max_bits, storage=storage, search=search, per_value=per_value
        )
        is_small = plan.size_bytes <= bytes_each * len(values)
        limit_us = best.cost_us if best.tables else best.cost_us * _WORTHWHILE
        if is_small and plan.cost_us < limit_us:
            best = plan
    return best


def _exhaustive(values: int, max_bits: int) -> QueryPlan:
    cost_us = _PASS_COST + _VALUE_COST * values
    return QueryPlan(
        scheme=QueryScheme.EXHAUSTIVE, max_bits=max_bits, values=values, cost_us=cost_us, probes=1, candidates=values
    )


def _look_ups(values: int, max_bits: int) -> QueryPlan:
    probes = count_neighbours(max_bits)
    cost_us = _LOOK_UPS_COST + _LOOK_UP_COST * probes
    return QueryPlan(
        scheme=QueryScheme.LOOK_UPS, max_bits=max_bits, values=values, cost_us=cost_us, probes=probes, candidates=0
    )


def _with_tables(
    values: int,
    told: NDArray[np.float64],
    tables: tuple[Permutation, ...],
    *,
    max_bits: int,
    storage: Storage,
    search: Search,
    per_value: int,
) -> QueryPlan:
    longest = max((table.prefix_bits for table in tables), default=0)
    buckets = max(1, min(per_value * values, _BUCKETS_PER_PREFIX << longest)) if search is Search.DIRECTORY else 0
    strangers = values / buckets if buckets else 0.0
    each = [
        strangers + values * 2.0 ** -sum(float(told[run.low : run.low + run.width].sum()) for run in table.runs)
        for table in tables
    ]
    if buckets and len(tables) > LOOPED_TABLES:
        cost_us = _ARRAYS_COST + len(tables) * _ARRAYS_PROBE_COST + sum(each) * _ARRAYS_CANDIDATE_COST
    else:
        cost_us = sum(_PROBE_COSTS[search] + _candidates_cost(count, storage) for count in each)
    return QueryPlan(
        scheme=QueryScheme.TABLES,
        max_bits=max_bits,
        values=values,
        cost_us=cost_us,
        probes=len(tables),
        candidates=sum(each),
        tables=tables,
        buckets=buckets,
        size_bytes=len(tables) * (_ENTRY_BYTES[storage] * values + _BUCKET_BYTES * buckets),
    )


def _candidates_cost(count: float, storage: Storage) -> float:
    decoding = _DECODED_COST * (count + BLOCK_ITEMS / 2) if storage is Storage.COMPRESSED else 0.0
    value_cost = _SCATTERED_COST if storage is Storage.REFERENCES else _VALUE_COST
    return decoding + min(count * _CANDIDATE_COST, _PASS_COST + count * value_cost)


def query_limit(max_bits: int | None, *, most: int) -> int:
    """Return within how many bits a query looks; `ValueError` if an index that finds `most` cannot."""
    if max_bits is None:
        return most
    if not 0 <= max_bits <= most:
        raise ValueError(f"This index finds fingerprints within {most} bits, not within {max_bits}.")
    return max_bits
