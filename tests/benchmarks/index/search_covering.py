"""Searches the sets of tables that `dupfinder.index.pairs.covering` holds, and puts what is found beside them.

    python tests/benchmarks/index/search_covering.py [--seconds 60] [--bits 16] [--tables 5]

A table is some of the 64 bits; a set serves for k bits if no k bits touch every table. Two steps lead there:

1. Designs: among v points so many blocks of p points that no t points touch all of them. What they leave out is a
   covering design C(v, v - p, t); good ones are found by simulated annealing (Nurmela & Östergård 1993: a block changes
   one point, the cost is how many choices of t points still touch all blocks).
2. Sets: designs side by side, each with its share of the 64 bits. If one serves for i bits and another for j, both
   serve for i + j + 1. For each length of prefix the least number of tables is found exactly, by dynamic programming.

DESIGNS are those that the sets shipped are made of. One that is not found in time is taken out of the sets that ship,
and said. --tables prints all sets for so many bits, each table by its runs: lowest bit + width.
"""

import argparse
import itertools
import math
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from dupfinder.index.pairs.covering import covering_tables
from dupfinder.index.permutation import WIDTH_BITS, Permutation

DESIGNS = (
    *((1, 1, 1, 0), (3, 2, 3, 1), (4, 3, 4, 1), (5, 4, 5, 1), (6, 5, 6, 1), (7, 6, 7, 1), (4, 2, 6, 2), (7, 4, 7, 2)),
    *((9, 6, 12, 2), (11, 8, 19, 2), (13, 10, 26, 2), (8, 3, 8, 3), (8, 4, 14, 3), (10, 6, 30, 3), (11, 5, 11, 3)),
    *((11, 6, 21, 3), (12, 8, 59, 3), (14, 8, 28, 3), (14, 9, 50, 3), (9, 3, 12, 4), (9, 4, 30, 4), (12, 5, 26, 4)),
    *((12, 6, 49, 4), (13, 7, 77, 4), (15, 8, 75, 4), (11, 4, 36, 5), (12, 5, 66, 5), (13, 5, 48, 5), (16, 7, 86, 5)),
    (11, 4, 84, 6),
)
"""Points, points of a block, blocks, and how many points never touch all blocks."""
COOLING, WARMEST, COLDEST = 0.9997, 0.7, 0.08
PLACEMENTS = 200

Blocks = tuple[int, ...]
"""Each as a mask of its points."""
Sides = list[tuple["Design", int]]
"""Designs side by side, each with how many bits it has."""


@dataclass(frozen=True, slots=True)
class Design:
    """Blocks of points, of which `bits` points never touch all."""

    points: int
    blocks: Blocks
    bits: int

    @cache  # noqa: B019 - there are thirty of them
    def least_prefix(self, width: int) -> tuple[int, tuple[int, ...]]:
        """Return how long each prefix is at least if so many bits are dealt out to the points, and how they are."""
        each, more = divmod(width, self.points)
        chance = random.Random(width)  # noqa: S311 - for a search
        best: tuple[int, tuple[int, ...]] = (-1, ())
        for _ in range(PLACEMENTS if more else 1):
            larger = sum(1 << point for point in chance.sample(range(self.points), more))
            least = min(each * block.bit_count() + (block & larger).bit_count() for block in self.blocks)
            best = max(best, (least, tuple(each + (larger >> point & 1) for point in range(self.points))))
        return best


def annealed(points: int, size: int, count: int, bits: int, *, seconds: float) -> Blocks | None:
    """Return so many blocks that no `bits` points touch all, or `None` if none were found in time."""
    if not bits:
        return ((1 << points) - 1,)
    chance = random.Random(f"{points} {size} {count} {bits}")  # noqa: S311 - for a search
    rest = points - size
    avoiding = [sum(1 << point for point in chosen) for chosen in itertools.combinations(range(points), rest)]
    touching = list(itertools.combinations(range(points), bits))
    number = {chosen: place for place, chosen in enumerate(touching)}
    missed = {
        mask: np.array([number[c] for c in itertools.combinations([p for p in range(points) if mask >> p & 1], bits)])
        for mask in avoiding
    }
    until_s = time.process_time() + seconds
    while time.process_time() < until_s:
        held = chance.choices(avoiding, k=count)
        times = np.zeros(len(touching), dtype=np.int64)
        for mask in held:
            times[missed[mask]] += 1
        cost, heat = int(np.count_nonzero(times == 0)), WARMEST
        while cost and heat > COLDEST and time.process_time() < until_s:
            place = chance.randrange(count)
            old = held[place]
            leaving = chance.choice([point for point in range(points) if old >> point & 1])
            coming = chance.choice([point for point in range(points) if not old >> point & 1])
            new = old ^ 1 << leaving ^ 1 << coming
            times[missed[old]] -= 1
            change = int(np.count_nonzero(times[missed[old]] == 0)) - int(np.count_nonzero(times[missed[new]] == 0))
            if change <= 0 or chance.random() < math.exp(-change / heat):
                held[place] = new
                times[missed[new]] += 1
                cost += change
            else:
                times[missed[old]] += 1
            heat *= COOLING
        if not cost:
            return tuple((1 << points) - 1 ^ mask for mask in held)
    return None


def shipped_design(points: int, size: int, count: int, bits: int) -> Blocks:
    """Return such a design out of a set that ships."""
    for max_bits in range(WIDTH_BITS):
        for tables in covering_tables(max_bits):
            for part in parts([table.mask for table in tables]):
                blocks = over_points(part)
                if len(blocks) == count and max(blocks).bit_length() == points and blocks[0].bit_count() == size:
                    return blocks
    raise ValueError(f"No set that ships has blocks of {size} of {points} points, {count} of them, for {bits} bits.")


def parts(masks: Sequence[int]) -> list[list[int]]:
    """Return the masks in parts that share no bit."""
    found: list[list[int]] = []
    for mask in masks:
        met = [part for part in found if any(mask & other for other in part)]
        found = [part for part in found if part not in met] + [[mask, *itertools.chain.from_iterable(met)]]
    return found


def over_points(masks: Sequence[int]) -> Blocks:
    """Return the masks over new bits, one for all bits that the same masks hold."""
    held = {tuple(place for place, mask in enumerate(masks) if mask >> bit & 1) for bit in range(WIDTH_BITS)} - {()}
    return tuple(sum(1 << point for point, by in enumerate(sorted(held)) if place in by) for place in range(len(masks)))


@cache
def designs(seconds: float) -> tuple[Design, ...]:
    """Return all designs, and print how each was found."""
    found = []
    for points, size, count, bits in DESIGNS:
        began_s = time.process_time()
        blocks = annealed(points, size, count, bits, seconds=seconds)
        how = "not found in time, out of the sets that ship" if blocks is None else "found"
        print(
            f"{count:3} blocks of {size:2} of {points:2} points, {bits} bits never touch all: {how},"
            f" {time.process_time() - began_s:.1f} s",
            flush=True,
        )
        found.append(Design(points, blocks or shipped_design(points, size, count, bits), bits))
    return tuple(found)


def side_by_side(prefix_bits: int, known: Sequence[Design], *, most_bits: int) -> dict[int, Sides]:
    """Return by bits served the designs with the fewest tables whose prefixes are so long at least."""
    widths = [
        next((width for width in range(WIDTH_BITS + 1) if one.least_prefix(width)[0] >= prefix_bits), WIDTH_BITS + 1)
        for one in known
    ]
    # By bits served (one more for each design) and bits of the 64 that are taken: the fewest tables, and the designs.
    best: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(0, 0): (0, ())}
    for place, (one, width) in enumerate(zip(known, widths, strict=True)):
        for served, taken in itertools.product(range(most_bits - one.bits + 1), range(WIDTH_BITS - width + 1)):
            if (before := best.get((served, taken))) is None:
                continue
            to, tables = (served + one.bits + 1, taken + width), before[0] + len(one.blocks)
            if to not in best or tables < best[to][0]:
                best[to] = (tables, (*before[1], place))
    found = {}
    for bits in range(1, most_bits + 1):
        complete = [chosen for (served, _), chosen in best.items() if served == bits + 1]
        if complete:
            found[bits] = [(known[place], widths[place]) for place in min(complete)[1]]
    return found


def sets(known: Sequence[Design], *, most_bits: int) -> dict[int, list[tuple[int, int, Sides]]]:
    """Return by bits the tables, least prefix and designs of the sets that no other one beats in both."""
    found: dict[int, list[tuple[int, int, Sides]]] = {bits: [] for bits in range(1, most_bits + 1)}
    for prefix_bits in range(WIDTH_BITS, 0, -1):
        for bits, chosen in side_by_side(prefix_bits, known, most_bits=most_bits).items():
            tables = sum(len(one.blocks) for one, _ in chosen)
            if not found[bits] or tables < found[bits][-1][0]:
                found[bits].append((tables, prefix_bits, chosen))
    return found


def tables_of(chosen: Sides) -> Iterator[Permutation]:
    """Yield the tables of designs side by side; the last one takes what bits are left."""
    low = 0
    for place, (one, width) in enumerate(chosen):
        last = place + 1 == len(chosen)
        _, shares = one.least_prefix(WIDTH_BITS - low if last else width)
        ends = [low + end for end in itertools.accumulate(shares)]
        runs = [((1 << share) - 1) << end - share for end, share in zip(ends, shares, strict=True)]
        for block in one.blocks:
            yield Permutation.of_mask(sum(run for point, run in enumerate(runs) if block >> point & 1))
        low = ends[-1]


def main() -> None:
    """Search, and compare with what ships."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=60.0, help="CPU seconds for each design")
    parser.add_argument("--bits", type=int, default=16, help="sets for 1 to so many bits")
    parser.add_argument("--tables", type=int, help="print the tables of the sets for so many bits")
    arguments = parser.parse_args()
    known = designs(arguments.seconds)
    as_good = shipped = 0
    all_found = sets(known, most_bits=arguments.bits)
    for max_bits in range(1, arguments.bits + 1):
        found = all_found[max_bits]
        if max_bits == arguments.tables:
            for _, _, chosen in found:
                print(*(",".join(f"{run.low}+{run.width}" for run in table.runs) for table in tables_of(chosen)))
        for tables in covering_tables(max_bits):
            prefix_bits = min(table.prefix_bits for table in tables)
            count = min((count for count, bits, _ in found if bits >= prefix_bits), default=None)
            shipped += 1
            as_good += count is not None and count <= len(tables)
            print(f"{max_bits:2} bits, prefixes of {prefix_bits:2}: {len(tables):3} tables ship, {count} found")
    print(f"{as_good} of {shipped} sets that ship are found as good or better.")


if __name__ == "__main__":
    main()
