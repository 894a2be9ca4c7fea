"""Plans: how to find all pairs of fingerprints within some bits."""

import enum
import itertools
import math
from collections.abc import Iterator, Mapping, Sequence

from dupfinder.domain.display import counted
from dupfinder.domain.messages import Message, lines, say
from dupfinder.domain.records import dataclass
from dupfinder.index.permutation import WIDTH_BITS, Permutation, prefix_lengths


class Scheme(enum.StrEnum):
    """Where permuted tables come from."""

    BLOCKS = "blocks"
    """One for each choice of blocks (Manku et al. 2007, section 3.1)."""
    NESTED = "nested blocks"
    """For choices of blocks within what the choices of larger blocks left over (section 3.1.2)."""
    COVERING = "covering designs"
    """What a search for covering designs found: fewer than one for each choice."""
    GIVEN = "given"
    """What somebody made up."""


_TABLES: Mapping[Scheme, Message] = {
    Scheme.BLOCKS: say("blocks"),
    Scheme.NESTED: say("nested blocks"),
    Scheme.COVERING: say("covering designs"),
    Scheme.GIVEN: say("given"),
}
"""How permuted tables were made, for a person."""


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
    reasons: tuple[Message, ...] = ()
    """Sentences about the fingerprints and the next best plan."""

    @property
    def candidates(self) -> float:
        """Return how many pairs are expected to have their bits counted."""
        return self.cost.candidates

    def explain(self) -> Message:
        """Return the figures and the reasons, a line each."""
        pairs = self.documents * (self.documents - 1) // 2
        figures = say(
            "Expected for {documents} fingerprints: {candidates} candidates of {pairs} pairs, {seconds} CPU seconds"
            " (comparing all: {exhaustive}), {size} MB.",
            documents=self.documents,
            candidates=round(self.candidates),
            pairs=pairs,
            seconds=f"{self.cost.seconds:.2g}",
            exhaustive=f"{self.exhaustive.seconds:.2g}",
            size=f"{self.cost.memory_bytes / 1e6:,.1f}",
        )
        return lines(figures, *self.reasons)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExhaustivePlan:
    """Compares every fingerprint with every other one: n(n-1)/2 comparisons, in blocks that stay in a cache."""

    max_bits: int
    documents: int
    forecast: Forecast | None = None

    def title(self) -> Message:
        """Return a few words that name the plan."""
        return say("exhaustive comparison")

    def explain(self) -> Message:
        """Return lines that say what is done, what it is expected to cost, and why."""
        pairs = self.documents * (self.documents - 1) // 2
        what = say(
            "Exhaustive comparison of all {pairs} pairs of {documents} fingerprints within {bits}.",
            pairs=pairs,
            documents=self.documents,
            bits=_bits(self.max_bits),
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

    def title(self) -> Message:
        """Return a few words that name the plan."""
        return say("probing a sorted table")

    def explain(self) -> Message:
        """Return lines that say what is done, what it is expected to cost, and why."""
        what = say(
            "Probing: values within {bits} of each fingerprint are looked up in a sorted table.",
            bits=_bits(self.max_bits),
        )
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

    def title(self) -> Message:
        """Return a few words that name the plan."""
        return say(
            "{tables} with prefixes of {prefixes} bits ({scheme}){spread}",
            tables=say("1 table") if len(self.tables) == 1 else say("{count} tables", count=len(self.tables)),
            prefixes=prefix_lengths(self.tables),
            scheme=_TABLES[self.scheme],
            spread=say(", bits spread by how much they tell") if self.bit_order else "",
        )

    def explain(self) -> Message:
        """Return lines that say which tables are used, what they are expected to cost, and why they were chosen."""
        what = say(
            "Permuted tables: {tables}, complete for pairs within {bits}.",
            tables=self.title(),
            bits=_bits(self.max_bits),
        )
        return _with_forecast(what, self.forecast)


Plan = TablePlan | ExhaustivePlan | ProbingPlan


def check_max_bits(max_bits: int, *, width_bits: int = WIDTH_BITS) -> None:
    """Raise `ValueError` unless fingerprints can differ in so many bits."""
    if not 0 <= max_bits <= width_bits:
        raise ValueError(f"Fingerprints differ in 0 to {width_bits} bits, not in {max_bits}.")


def _with_forecast(what: Message, forecast: Forecast | None) -> Message:
    return lines(what, forecast.explain() if forecast else say("As requested."))


def _bits(count: int) -> Message:
    return say("1 bit") if count == 1 else say("{count} bits", count=count)


MAX_TABLES = 50_000


def block_plan(*, blocks: int, max_bits: int) -> TablePlan:
    """Return the classical plan: `blocks` equal blocks, a table for each choice of all but `max_bits` of them.

    Manku et al. 2007, section 3.1: bits that differ in `max_bits` places leave at least that many blocks alone. Raises
    `ValueError` unless 0 <= `max_bits` < `blocks` <= 64, and where there would be more than `MAX_TABLES` tables.
    """
    return nested_block_plan(blocks=(blocks,), max_bits=max_bits)


def nested_block_plan(*, blocks: Sequence[int], max_bits: int) -> TablePlan:
    """Return the plan that chooses blocks again among the bits which a first choice left over, to any depth.

    `blocks` says into how many equal blocks the bits left are divided at each depth. Manku et al. 2007, section 3.1.2:
    with (4, 4) for 3 bits, 4 blocks of 16 bits, and for each the remaining 48 bits in 4 blocks of 12, make 16 tables
    with prefixes of 28 bits. At each depth bits that differ in `max_bits` places leave enough blocks alone. Raises
    `ValueError` unless each depth has more blocks than `max_bits` and a bit for each block, and where there would be
    more than `MAX_TABLES` tables.
    """
    if not blocks:
        raise ValueError("A plan needs at least one division into blocks.")
    left = WIDTH_BITS
    for count in blocks:
        if not 0 <= max_bits < count <= left:
            raise ValueError(
                f"A plan for {counted(max_bits, 'bit')} needs {max_bits + 1} to {left} blocks, not {count}."
            )
        # The smallest blocks may be chosen: what they leave over is never less than this share.
        left -= -(-left * (count - max_bits) // count)
    tables = math.prod(math.comb(count, max_bits) for count in blocks)
    if tables > MAX_TABLES:
        raise ValueError(f"These blocks need {tables:,} tables; {MAX_TABLES:,} are the most.")
    masks = _choices(list(range(WIDTH_BITS)), blocks, max_bits)
    permutations = tuple(Permutation.of_mask(mask) for mask in masks)
    return TablePlan(
        max_bits=max_bits, tables=permutations, scheme=Scheme.BLOCKS if len(blocks) == 1 else Scheme.NESTED
    )


def _choices(bits: list[int], blocks: Sequence[int], max_bits: int) -> Iterator[int]:
    """Yield the masks of the bits chosen, lowest blocks first."""
    if not blocks:
        yield 0
        return
    bounds = [len(bits) * block // blocks[0] for block in range(blocks[0] + 1)]
    parts = [bits[low:end] for low, end in itertools.pairwise(bounds)]
    for chosen in itertools.combinations(range(len(parts)), blocks[0] - max_bits):
        mask = sum(1 << bit for part in chosen for bit in parts[part])
        left = [bit for part, members in enumerate(parts) if part not in chosen for bit in members]
        for inner in _choices(left, blocks[1:], max_bits):
            yield mask | inner
