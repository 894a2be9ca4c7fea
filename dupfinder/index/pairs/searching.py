"""A plan carried out: the tasks that together find each close pair once."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import assert_never

import numpy as np

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Check, Fingerprints, Ints, Masks
from dupfinder.index.packed import Packed, Task, gathered, halves, one_after_the_other, pack, renamed
from dupfinder.index.pairs.balls import Ball, balls
from dupfinder.index.pairs.compare import Comparer, close_between, close_in_tiles
from dupfinder.index.pairs.equal import EqualFingerprints
from dupfinder.index.pairs.planner import choose_plan, predicted
from dupfinder.index.pairs.plans import ExhaustivePlan, Plan, ProbingPlan, TablePlan
from dupfinder.index.pairs.probing import Probe, probes
from dupfinder.index.pairs.skew import with_bit_order
from dupfinder.index.pairs.tables import KEY_BITS, Table

_TASK_COMPARISONS = 2**28
_MAX_DEPTH = 3
_EXHAUSTIVE_MEMBERS = 2048

Sift = Callable[[Packed], Packed]
"""Leaves out some of the pairs found, as soon as they are found."""


def keep_all(packed: Packed) -> Packed:
    """Return all pairs."""
    return packed


@dataclass(frozen=True, slots=True, kw_only=True)
class PairSearch:
    """What is looked for, the same for all parts of a search."""

    max_bits: int
    check: Check
    sift: Sift = keep_all
    depth: int = 0
    """How many larger searches this one is a part of."""

    def tasks(self, fingerprints: Fingerprints, plan: Plan, *, earlier: Masks | None = None) -> list[Task]:
        """Return tasks that find the pairs within `max_bits` bits, packed, each once, in no particular order.

        Pairs that differ in no bit of one of the masks `earlier` (uint64[t]) are left out.
        """
        masks = np.empty(0, dtype=np.uint64) if earlier is None else earlier
        match plan:
            case ExhaustivePlan():
                return self._exhaustive(fingerprints, masks)
            case ProbingPlan():
                return self._probing(fingerprints, masks)
            case TablePlan():
                return self._tables(fingerprints, plan, masks)
            case _:
                assert_never(plan)

    def _exhaustive(self, fingerprints: Fingerprints, earlier: Masks) -> list[Task]:
        count = len(fingerprints)
        step = max(1, _TASK_COMPARISONS // max(1, count))
        rows = [(top, min(count, top + step)) for top in range(0, count, step)]
        return [partial(self._tiles, fingerprints, rows=part, earlier=earlier) for part in rows]

    def _tiles(self, fingerprints: Fingerprints, *, rows: tuple[int, int], earlier: Masks) -> list[Packed]:
        comparer = Comparer(self.max_bits, earlier=earlier)
        found = close_in_tiles(fingerprints, rows=rows, comparer=comparer, check=self.check)
        return gathered(map(self.sift, found))

    def _probing(self, fingerprints: Fingerprints, earlier: Masks) -> list[Task]:
        equal = EqualFingerprints(fingerprints)
        calls = probes(equal.values, max_bits=self.max_bits, check=self.check)
        unfolded: list[Probe] = [partial(self._unfolded, equal, call) for call in calls]
        return [partial(self._unseen, fingerprints, call, earlier) for call in [*unfolded, equal.of_equal]]

    @staticmethod
    def _unfolded(equal: EqualFingerprints, probe: Probe) -> Iterator[Packed]:
        return equal.of_different(probe())

    def _unseen(self, fingerprints: Fingerprints, probe: Probe, earlier: Masks) -> list[Packed]:
        comparer = Comparer(self.max_bits, earlier=earlier)

        def new(packed: Packed) -> Packed:
            left, right = halves(packed)
            unseen: Packed = packed[comparer.unseen(fingerprints[left] ^ fingerprints[right])]
            return unseen

        return gathered(map(self.sift, map(new, probe())))

    def _tables(self, fingerprints: Fingerprints, plan: TablePlan, earlier: Masks) -> list[Task]:
        budget_s = predicted(plan, fingerprints).seconds
        if plan.bit_order is not None:
            fingerprints = with_bit_order(fingerprints, plan.bit_order)
            earlier = with_bit_order(earlier, plan.bit_order)
        apart, rest = balls(fingerprints, max_bits=self.max_bits, budget_s=budget_s, check=self.check)
        tasks: list[Task] = [partial(self._ball, fingerprints, ball, earlier=earlier) for ball in apart]
        values = fingerprints if rest is None else fingerprints[rest]
        for permutation in plan.tables:
            prefix, _ = permutation.split(KEY_BITS)
            mask = np.uint64(prefix.mask)
            if mask not in earlier:
                table = partial(
                    Table,
                    prefix,
                    max_bits=self.max_bits,
                    earlier=earlier,
                    check=self.check,
                    search_within=self._within if self.depth < _MAX_DEPTH else None,
                )
                tasks.append(partial(self._table, table, values, rest))
                earlier = np.append(earlier, mask)
        return tasks

    def _table(self, table: Callable[[], Table], fingerprints: Fingerprints, whose: Ints | None) -> list[Packed]:
        # Made only now: each has some buffers.
        found = table().close_pairs(fingerprints)
        return gathered(self.sift(pairs if whose is None else renamed(pairs, whose)) for pairs in found)

    def _within(self, fingerprints: Fingerprints, earlier: Masks) -> Iterator[Packed]:
        """Yield the close pairs by a plan of their own, on the caller's own thread."""
        deeper = replace(self, depth=self.depth + 1, sift=keep_all)
        plan = choose_plan(fingerprints, self.max_bits)
        found = one_after_the_other(deeper.tasks(fingerprints, plan, earlier=earlier))
        return itertools.chain.from_iterable(found)

    def _ball(self, fingerprints: Fingerprints, ball: Ball, *, earlier: Masks) -> list[Packed]:
        return gathered(map(self.sift, self._of_ball(fingerprints, ball, earlier)))

    def _of_ball(self, fingerprints: Fingerprints, ball: Ball, earlier: Masks) -> Iterator[Packed]:
        members = fingerprints[ball.members]
        comparer = Comparer(self.max_bits, earlier=earlier)
        if len(members) > _EXHAUSTIVE_MEMBERS and self.depth < _MAX_DEPTH:
            within = self._within(members, earlier)
        else:
            within = close_in_tiles(members, rows=(0, len(members)), comparer=comparer, check=self.check)
        for found in within:
            yield renamed(found, ball.members)
        near = close_between(members, fingerprints[ball.shell], comparer=comparer, check=self.check)
        for left, right in near:
            yield pack(ball.members[left], ball.shell[right])
