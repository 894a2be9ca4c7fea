"""Puts what the planner predicts beside what searches take, for plans of every scheme, and its choice beside the best.

    python tests/benchmarks/index/bench_planner.py [--count 1000 100000] [--max-bits 3 6] [--runs 3] [--input FILE]
                                                   [--skewed] [--most-s 20] [--tables-of 6]

The fingerprints are random, with an edited copy of each hundredth; with --skewed a tenth share half of their bits, and
a tenth are families of five hundred; or they are those in a FILE (what `dupfinder fingerprint` prints, or decimals, one
a line), multiplied to each --count by turning over up to five bits of copies. Seconds are CPU seconds on one thread;
bytes are those that numpy asked for at once beside fingerprints and pairs (0 where tracing would take too long). Plans
that are predicted to take more than --most-s are left out; of the sets of tables of each scheme the --tables-of most
promising are run. The best of the runs counts, by turns: what disturbs a run only makes it longer.
"""

import argparse
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.pairs import ExhaustivePlan, Plan, ProbingPlan, TablePlan, choose_plan, hamming_pairs
from dupfinder.index.pairs.planner import (
    TableSet,
    classical_sets,
    exhaustive_cost,
    measured_skew,
    probing_cost,
    table_sets,
    tables_cost,
)
from dupfinder.index.pairs.plans import Cost

Fingerprints = NDArray[np.uint64]

FAMILY = 500
SHARED = np.uint64(0x5A5A_A5A5_0FF0_3CC3)
EDITED_BITS = 5
MOST_TRACED_S = 3.0


@dataclass(slots=True)
class Row:
    """A plan and what it took."""

    plan: Plan
    cost: Cost
    seconds: float = float("inf")
    memory_bytes: int = 0
    pairs: int = 0


def turned_over(fingerprints: Fingerprints, bits: int, chance: np.random.Generator) -> Fingerprints:
    """Return the fingerprints with up to so many bits of each turned over."""
    for _ in range(bits):
        fingerprints = fingerprints ^ (np.uint64(1) << chance.integers(0, 64, len(fingerprints), dtype=np.uint64))
    return fingerprints


def random_fingerprints(count: int, *, max_bits: int, is_skewed: bool) -> Fingerprints:
    """Return random fingerprints with some close ones."""
    chance = np.random.default_rng(count)
    fingerprints = chance.integers(0, 2**64, count, dtype=np.uint64)
    copies = fingerprints[: count - 1 : 100]
    fingerprints[1::100][: len(copies)] = turned_over(copies, max_bits, chance)
    if is_skewed:
        order = chance.permutation(count)
        half, family = order[: count // 10], order[count // 10 : count // 5]
        fingerprints[half] = fingerprints[half] & ~SHARED | fingerprints[half[0]] & SHARED
        centres = np.repeat(fingerprints[family[::FAMILY]], FAMILY)[: len(family)]
        fingerprints[family] = turned_over(centres, min(3, max_bits), chance)
    return fingerprints


def given_fingerprints(path: str, *, count: int) -> Fingerprints:
    """Return the fingerprints in a file: hexadecimal before a tab, or decimal; edited copies make up for what lacks."""
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        lines = [line.strip().partition("\t") for line in file if line.strip()]
    given = np.array([int(word, 16 if tab else 10) for word, tab, _ in lines], dtype=np.uint64)
    chance = np.random.default_rng(count)
    copies = turned_over(given[chance.integers(0, len(given), max(0, count - len(given)))], EDITED_BITS, chance)
    return chance.permutation(np.concatenate((given, copies)))[:count]


def rows(fingerprints: Fingerprints, max_bits: int, *, most_s: float, tables_of: int) -> Iterator[Row]:
    """Yield the plans of every scheme, the planner's choice first."""
    count, skew = len(fingerprints), measured_skew(fingerprints)
    chosen = choose_plan(fingerprints, max_bits)
    assert chosen.forecast is not None
    yield Row(replace(chosen, forecast=None), chosen.forecast.cost)
    yield Row(ExhaustivePlan(max_bits=max_bits, documents=count), exhaustive_cost(count))
    yield Row(ProbingPlan(max_bits=max_bits), probing_cost(count, max_bits=max_bits))

    def row(known: TableSet) -> Row:
        plan = replace(known.plan(), bit_order=chosen.bit_order if isinstance(chosen, TablePlan) else None)
        cost = tables_cost(plan.tables, count=count, max_bits=max_bits, skew=skew, bit_order=plan.bit_order, threads=1)
        return Row(plan, cost)

    for sets in (table_sets(max_bits), classical_sets(max_bits)):
        by_cost = sorted(map(row, sets), key=lambda row: row.cost.seconds)
        yield from (row for row in by_cost[:tables_of] if row.cost.seconds <= most_s)


def compare(fingerprints: Fingerprints, *, max_bits: int, arguments: argparse.Namespace) -> None:
    """Run all plans by turns and print a line for each."""
    print(f"\n{len(fingerprints):,} fingerprints, pairs within {max_bits} bits, {arguments.runs} runs")
    print(choose_plan(fingerprints, max_bits).explain())
    chosen = rows(fingerprints, max_bits, most_s=arguments.most_s, tables_of=arguments.tables_of)
    tried = [row for number, row in enumerate(chosen) if not number or row.cost.seconds <= arguments.most_s]
    for _ in range(arguments.runs):
        for row in tried:
            began_s = time.process_time()
            row.pairs = len(hamming_pairs(fingerprints, max_bits=max_bits, plan=row.plan))
            row.seconds = min(row.seconds, time.process_time() - began_s)
    for row in tried:
        if row.cost.seconds > MOST_TRACED_S:
            continue
        tracemalloc.start()
        found = hamming_pairs(fingerprints, max_bits=max_bits, plan=row.plan)
        row.memory_bytes = tracemalloc.get_traced_memory()[1] - found.nbytes
        tracemalloc.stop()
    print(f"{'':76}{'predicted s':>12}{'measured s':>12}{'ratio':>7}{'MB':>8}{'measured':>10}{'pairs':>13}")
    for row in tried:
        name = f"{'chosen: ' if row is tried[0] else ''}{row.plan.title()}"
        print(
            f"{name:76}{row.cost.seconds:>12.4f}{row.seconds:>12.4f}{row.seconds / row.cost.seconds:>7.2f}"
            f"{row.cost.memory_bytes / 1e6:>8.1f}{row.memory_bytes / 1e6:>10.1f}{row.pairs:>13,}"
        )
    if len(tried) > 1:
        best_s = min(row.seconds for row in tried[1:])
        print(f"The choice takes {tried[0].seconds / best_s:.2f} times as long as the best fixed scheme.")


def main() -> None:
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--max-bits", type=int, nargs="+", default=[1, 3, 6, 8, 10, 12])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--most-s", type=float, default=20.0)
    parser.add_argument("--tables-of", type=int, default=6)
    parser.add_argument("--skewed", action="store_true")
    parser.add_argument("--input", help="fingerprints, one a line")
    arguments = parser.parse_args()
    for max_bits in arguments.max_bits:
        for count in arguments.count:
            if arguments.input:
                fingerprints = given_fingerprints(arguments.input, count=count)
            else:
                fingerprints = random_fingerprints(count, max_bits=max_bits, is_skewed=arguments.skewed)
            compare(fingerprints, max_bits=max_bits, arguments=arguments)


if __name__ == "__main__":
    main()
