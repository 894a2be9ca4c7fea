"""Plans: how to find all pairs of fingerprints within some bits."""

import enum
from dataclasses import dataclass

from dupfinder.index.permutation import WIDTH_BITS, Permutation


class Scheme(enum.StrEnum):
    """The ways to find pairs."""

    EXHAUSTIVE = "exhaustive"
    """Every fingerprint is compared with every other one."""
    PROBING = "probing"
    """All values within some bits of each fingerprint are looked up (Manku et al. 2007, section 3)."""
    BLOCKS = "blocks"
    """Permuted tables, one for each choice of blocks (section 3.1)."""
    NESTED = "nested blocks"
    """Permuted tables for choices of blocks within what the choices of larger blocks left over (section 3.1.2)."""
    COVERING = "covering designs"
    """Permuted tables that a search for covering designs found: fewer than one for each choice."""
    GIVEN = "given"
    """Permuted tables that somebody made up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What a search is expected to take."""

    seconds: float
    """Of one processor."""
    memory_bytes: float
    """At the same time, beside the fingerprints and the pairs found."""
    candidates: float
    """Pairs of which the bits are counted, or values that are looked up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """Why a plan was chosen: what is expected of it, and of the others."""

    documents: int
    cost: Cost
    exhaustive: Cost
    """What comparing all pairs would cost."""
    reasons: tuple[str, ...] = ()
    """Sentences about the fingerprints and the next best plan."""

    @property
    def candidates(self) -> float:
        """Return how many pairs are expected to have their bits counted."""
        return self.cost.candidates

    def explain(self) -> str:
        """Return the figures and the reasons, a line each."""
        pairs = self.documents * (self.documents - 1) // 2
        figures = (
            f"Expected for {self.documents:,} fingerprints: {self.candidates:,.0f} candidates of {pairs:,} pairs, "
            f"{self.cost.seconds:.2g} CPU seconds (comparing all: {self.exhaustive.seconds:.2g}), "
            f"{self.cost.memory_bytes / 1e6:,.1f} MB."
        )
        return "\n".join((figures, *self.reasons))


@dataclass(frozen=True, slots=True, kw_only=True)
class ExhaustivePlan:
    """Compares every fingerprint with every other one: n(n-1)/2 comparisons, in blocks that stay in a cache."""

    max_bits: int
    documents: int
    forecast: Forecast | None = None

    @property
    def scheme(self) -> Scheme:
        """Return which of the ways this is."""
        return Scheme.EXHAUSTIVE

    def title(self) -> str:
        """Return a few words that name the plan."""
        return "exhaustive comparison"

    def explain(self) -> str:
        """Return lines that say what is done, what it is expected to cost, and why."""
        pairs = self.documents * (self.documents - 1) // 2
        what = (
            f"Exhaustive comparison of all {pairs:,} pairs of {self.documents:,} fingerprints within "
            f"{_bits(self.max_bits)}."
        )
        return _with_forecast(what, self.forecast)


@dataclass(frozen=True, slots=True, kw_only=True)
class ProbingPlan:
    """Looks up each value within `max_bits` bits of each fingerprint in a sorted table.

    Manku et al. 2007, section 3, the first of the two ways that are too slow: one table and no memory but that, and
    64 over 1 + 64 over 2 + … look-ups for each fingerprint, half of them for pairs.
    """

    max_bits: int
    forecast: Forecast | None = None

    @property
    def scheme(self) -> Scheme:
        """Return which of the ways this is."""
        return Scheme.PROBING

    def title(self) -> str:
        """Return a few words that name the plan."""
        return "probing a sorted table"

    def explain(self) -> str:
        """Return lines that say what is done, what it is expected to cost, and why."""
        what = f"Probing: each value within {_bits(self.max_bits)} of each fingerprint is looked up in a sorted table."
        return _with_forecast(what, self.forecast)


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlan:
    """Looks only at pairs that share the prefix of some permutation (Manku et al. 2007).

    The tables must be such that no `max_bits` bits touch the prefix of every one of them: then each pair that differs
    in no more bits than that shares at least one prefix.
    """

    max_bits: int
    tables: tuple[Permutation, ...]
    scheme: Scheme = Scheme.GIVEN
    bit_order: tuple[int, ...] | None = None
    """The fingerprints' bits are first put into this order, lowest first, so that each prefix tells equally much."""
    forecast: Forecast | None = None

    def title(self) -> str:
        """Return a few words that name the plan."""
        lengths = {table.prefix_bits for table in self.tables}
        prefixes = f"{min(lengths)}" if len(lengths) == 1 else f"{min(lengths)}-{max(lengths)}"
        tables = "table" if len(self.tables) == 1 else "tables"
        spread = ", bits spread by how much they tell" if self.bit_order else ""
        return f"{len(self.tables)} {tables} with prefixes of {prefixes} bits ({self.scheme}){spread}"

    def explain(self) -> str:
        """Return lines that say which tables are used, what they are expected to cost, and why they were chosen."""
        what = f"Permuted tables: {self.title()}, complete for pairs within {_bits(self.max_bits)}."
        return _with_forecast(what, self.forecast)


Plan = TablePlan | ExhaustivePlan | ProbingPlan


def check_max_bits(max_bits: int, *, width_bits: int = WIDTH_BITS) -> None:
    """Raise `ValueError` unless fingerprints can differ in so many bits."""
    if not 0 <= max_bits <= width_bits:
        raise ValueError(f"Fingerprints differ in 0 to {width_bits} bits, not in {max_bits}.")


def _with_forecast(what: str, forecast: Forecast | None) -> str:
    return f"{what}\n{forecast.explain() if forecast else 'It was asked for.'}"


def _bits(count: int) -> str:
    return f"{count} bit" if count == 1 else f"{count} bits"
