"""Plans: how to find all pairs of fingerprints within some bits."""

import itertools
import math
from dataclasses import dataclass

from dupfinder.index.permutation import WIDTH_BITS, Permutation

MAX_TABLES = 50_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """What a plan is expected to cost for some fingerprints, and what comparing all of them would."""

    documents: int
    candidates: float
    """Pairs of which the bits are counted, over all tables."""
    share_of_exhaustive: float
    """The estimated time, divided by that of comparing all pairs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExhaustivePlan:
    """Compares every fingerprint with every other one."""

    max_bits: int
    documents: int

    def explain(self) -> str:
        """Return one line that says what is done, and why."""
        pairs = self.documents * (self.documents - 1) // 2
        return (
            f"Exhaustive comparison of all {pairs:,} pairs of {self.documents:,} fingerprints within "
            f"{_bits(self.max_bits)}: no tables would cost less."
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlan:
    """Looks only at pairs that share the prefix of some permutation (Manku et al. 2007).

    The tables must be such that no `max_bits` bits touch the prefix of every one of them: then each pair that differs
    in no more bits than that shares at least one prefix.
    """

    max_bits: int
    tables: tuple[Permutation, ...]
    bit_order: tuple[int, ...] | None = None
    """The fingerprints' bits are first put into this order, lowest first, so that each prefix tells equally much."""
    forecast: Forecast | None = None

    def explain(self) -> str:
        """Return two lines that say which tables are used, what they are expected to cost, and why they were chosen."""
        lengths = {table.prefix_bits for table in self.tables}
        prefixes = f"{min(lengths)}" if len(lengths) == 1 else f"{min(lengths)}-{max(lengths)}"
        spread = ", bits spread by how much they tell" if self.bit_order else ""
        scheme = (
            f"Permuted tables: {len(self.tables)} with prefixes of {prefixes} bits{spread}, complete for pairs within "
            f"{_bits(self.max_bits)}."
        )
        if self.forecast is None:
            return f"{scheme}\nThe tables were asked for."
        all_pairs = self.forecast.documents * (self.forecast.documents - 1) // 2
        return (
            f"{scheme}\nAbout {self.forecast.candidates:,.0f} candidates expected among {self.forecast.documents:,} "
            f"fingerprints; the cheapest plan known, at {self.forecast.share_of_exhaustive:.2g} of the cost of "
            f"comparing all {all_pairs:,} pairs."
        )


Plan = TablePlan | ExhaustivePlan


def block_plan(*, blocks: int, max_bits: int) -> TablePlan:
    """Return the classical plan: `blocks` equal blocks, a table for each choice of all but `max_bits` of them.

    Manku et al. 2007, section 3.1: bits that differ in `max_bits` places leave at least that many blocks alone. Raises
    `ValueError` unless 0 <= `max_bits` < `blocks` <= 64, and where there would be more than `MAX_TABLES` tables.
    """
    if not 0 <= max_bits < blocks <= WIDTH_BITS:
        raise ValueError(f"A plan for {_bits(max_bits)} needs {max_bits + 1} to {WIDTH_BITS} blocks, not {blocks}.")
    count = math.comb(blocks, max_bits)
    if count > MAX_TABLES:
        raise ValueError(f"{blocks} blocks for {_bits(max_bits)} need {count:,} tables; {MAX_TABLES:,} are the most.")
    bounds = [WIDTH_BITS * block // blocks for block in range(blocks + 1)]
    masks = [(1 << end) - (1 << low) for low, end in itertools.pairwise(bounds)]
    chosen = itertools.combinations(masks, blocks - max_bits)
    return TablePlan(max_bits=max_bits, tables=tuple(Permutation.of_mask(sum(table)) for table in chosen))


def _bits(count: int) -> str:
    return f"{count} bit" if count == 1 else f"{count} bits"
