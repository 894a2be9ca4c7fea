"""The sets of tables that a planner can choose from, of all schemes, not yet spelled out."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from dupfinder.index.pairs.blocks import nested_block_plan
from dupfinder.index.pairs.covering import CoveringSet, covering_sets
from dupfinder.index.pairs.plans import Scheme, TablePlan
from dupfinder.index.permutation import WIDTH_BITS

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
