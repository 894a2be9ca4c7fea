"""How an index answers queries, chosen by a simple model of what one query costs."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from dupfinder.index.arrays import Fingerprints
from dupfinder.index.pairs.covering import covering_tables
from dupfinder.index.pairs.planner import sample
from dupfinder.index.pairs.skew import Telling, telling_of
from dupfinder.index.permutation import Permutation
from dupfinder.index.queries.directory import directory_tables
from dupfinder.index.queries.scanning import AllValues, ValueSearch

# Microseconds of one query on one core; only their proportions matter.
_PASS_COST = 6.0
_VALUE_COST = 0.0015
_PROBE_COST = 0.5
_CANDIDATE_COST = 0.15
"""Comparing one candidate by itself; in an array it costs as much as any value."""
_WORTHWHILE = 0.5
"""Tables take memory: they must cut the cost to this share."""

_ENTRY_BYTES = 8
_BUCKET_BYTES = 4
_BYTES_EACH = 320
"""Enough for the tables of six bits and a million fingerprints."""
_BUCKETS_PER_VALUE = (1, 2)
"""More buckets hold fewer values that do not share the prefix."""
_BUCKETS_PER_PREFIX = 2
"""So many buckets for each possible prefix keep most of them apart, although it is by remainders."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QueryPlan:
    """How queries among some distinct fingerprints are answered, and what one is expected to cost."""

    max_bits: int
    values: int
    cost_us: float
    candidates: float
    """Fingerprints of which the bits are counted for one query."""
    tables: tuple[Permutation, ...] = ()
    """None if all fingerprints are compared."""
    buckets: int = 0
    """Of each table's directory, or a few more."""
    size_bytes: float = 0

    def explain(self) -> str:
        """Return one or two lines that say how queries are answered, and why."""
        among = f"among {self.values:,} distinct fingerprints, within {self.max_bits} bits"
        cost = f"about {self.cost_us:,.1f} microseconds a query expected"
        if not self.tables:
            return f"All are compared, {among}: {cost}; no tables that may be used would halve that."
        lengths = {table.prefix_bits for table in self.tables}
        prefixes = f"{min(lengths)}" if len(lengths) == 1 else f"{min(lengths)}-{max(lengths)}"
        return (
            f"{len(self.tables)} permuted tables with prefixes of {prefixes} bits, {among}.\n"
            f"{self.candidates:,.1f} candidates and {cost}, {self.size_bytes / max(1, self.values):,.0f} bytes a "
            "fingerprint."
        )

    def search(self, values: Fingerprints) -> ValueSearch:
        """Return a search of `values` (distinct, rising) according to the plan."""
        if not self.tables:
            return AllValues(values)
        nest = partial(_nested, max_bits=self.max_bits)
        return directory_tables(values, self.tables, least_buckets=self.buckets, nest=nest)


def plan_queries(values: Fingerprints, *, max_bits: int) -> QueryPlan:
    """Return the plan that is expected to answer single queries soonest.

    `values` (uint64[n]) are distinct; a sample of them tells which bits say little. Tables may take at most
    `_BYTES_EACH` bytes for each value.
    """
    told = telling_of(sample(values))
    cost_us = _PASS_COST + _VALUE_COST * len(values)
    best = QueryPlan(max_bits=max_bits, values=len(values), cost_us=cost_us, candidates=len(values))
    for tables, per_value in itertools.product(covering_tables(max_bits), _BUCKETS_PER_VALUE):
        plan = _with_tables(len(values), told, tables, max_bits=max_bits, per_value=per_value)
        limit_us = best.cost_us if best.tables else best.cost_us * _WORTHWHILE
        if plan.size_bytes <= _BYTES_EACH * len(values) and plan.cost_us < limit_us:
            best = plan
    return best


def _with_tables(
    values: int, told: Telling, tables: Sequence[Permutation], *, max_bits: int, per_value: int
) -> QueryPlan:
    longest = max(table.prefix_bits for table in tables)
    buckets = max(1, min(per_value * values, _BUCKETS_PER_PREFIX << longest))
    each = [
        values / buckets + values * 2.0 ** -sum(float(told[run.low : run.low + run.width].sum()) for run in table.runs)
        for table in tables
    ]
    cost_us = sum(_PROBE_COST + min(count * _CANDIDATE_COST, _PASS_COST + count * _VALUE_COST) for count in each)
    return QueryPlan(
        max_bits=max_bits,
        values=values,
        cost_us=cost_us,
        candidates=sum(each),
        tables=tuple(tables),
        buckets=buckets,
        size_bytes=len(tables) * (_ENTRY_BYTES * values + _BUCKET_BYTES * buckets),
    )


def _nested(values: Fingerprints, *, max_bits: int) -> ValueSearch:
    """Return a search of the values of one bucket, by bits that tell these apart."""
    plan = plan_queries(values, max_bits=max_bits)
    if not plan.tables:
        return AllValues(values)
    return directory_tables(values, plan.tables, least_buckets=plan.buckets)
