"""All pairs of close fingerprints, of 64 bits or, by two searches of halves, of 128: a plan, carried out in tasks."""

import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import assert_never

import numpy as np

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import (
    SCATTER,
    Check,
    Fingerprints,
    Ints,
    Masks,
    begins_of_runs,
    blocks,
    by_value,
    expand,
    never_stop,
)
from dupfinder.index.packed import (
    Packed,
    RunTasks,
    Task,
    gathered,
    halves,
    in_order,
    one_after_the_other,
    pack,
    renamed,
)
from dupfinder.index.pairs.balls import Ball, balls
from dupfinder.index.pairs.compare import Comparer, close_between, close_in_tiles
from dupfinder.index.pairs.planner import choose_plan, predicted, sample, shortened
from dupfinder.index.pairs.plans import ExhaustivePlan, Plan, ProbingPlan, TablePlan, check_max_bits
from dupfinder.index.pairs.probing import Probe, probes
from dupfinder.index.pairs.skew import with_bit_order
from dupfinder.index.pairs.tables import KEY_BITS, Table
from dupfinder.index.permutation import WIDTH_BITS

_BLOCK_PAIRS = 2**16


class EqualFingerprints:
    """The distinct values among some fingerprints, and which of them stand at which indices."""

    def __init__(self, fingerprints: Fingerprints) -> None:
        # `np.unique` takes ten times as long (numpy 2.4).
        self._order, in_order = by_value(fingerprints)
        self._begins = begins_of_runs(in_order)
        self._sizes = np.diff(self._begins, append=len(in_order))
        self.values = in_order[self._begins]

    @property
    def inverse(self) -> Ints:
        """Return for each fingerprint where it is in `values`."""
        inverse = np.empty(len(self._order), dtype=np.int64)
        inverse[self._order] = np.repeat(np.arange(len(self.values)), self._sizes)
        return inverse

    @property
    def firsts(self) -> Ints:
        """Return for each value an index where it stands."""
        return self._order[self._begins]

    def unfold(self, parts: Iterable[Packed]) -> list[Packed]:
        """Return the pairs of fingerprints for these pairs of distinct values, and all pairs of equal ones."""
        return gathered(itertools.chain(self.of_different(parts), self.of_equal()))

    def of_different(self, parts: Iterable[Packed]) -> Iterator[Packed]:
        """Yield the pairs of fingerprints for these pairs of distinct values."""
        return itertools.chain.from_iterable(map(self._unfolded, parts))

    def _unfolded(self, packed: Packed) -> Iterator[Packed]:
        """Yield the pairs of indices for pairs of values, of which few stand at more than one index."""
        firsts = self.firsts
        for begin in range(0, len(packed), _BLOCK_PAIRS):
            left, right = halves(packed[begin : begin + _BLOCK_PAIRS])
            costs = self._sizes[left] * self._sizes[right]
            is_several = costs > 1
            if not is_several.any():
                yield pack(firsts[left], firsts[right])
                continue
            yield pack(firsts[left[~is_several]], firsts[right[~is_several]])
            left, right = left[is_several], right[is_several]
            for part in blocks(costs[is_several], limit=_BLOCK_PAIRS):
                yield self._products(left[part], right[part])

    def _products(self, left: Ints, right: Ints) -> Packed:
        owners, left_places = expand(self._begins[left], self._sizes[left])
        right = right[owners]
        owners, right_places = expand(self._begins[right], self._sizes[right])
        return pack(self._order[left_places[owners]], self._order[right_places])

    def of_equal(self) -> Iterator[Packed]:
        """Yield all pairs of fingerprints with the same value."""
        several = np.flatnonzero(self._sizes > 1)
        _, places = expand(self._begins[several], self._sizes[several])
        ends = np.repeat((self._begins + self._sizes)[several], self._sizes[several])
        counts = ends - places - 1
        for part in blocks(counts, limit=_BLOCK_PAIRS):
            owners, later = expand(places[part] + 1, counts[part])
            yield pack(self._order[places[part][owners]], self._order[later])


_TASK_COMPARISONS = 2**28
_SHARE_ITEMS = 2**25
"""A table of more fingerprints is made in several tasks, each for some of the prefixes: they take less memory each, and
half as long again in all, as each goes through all fingerprints."""
_CHUNK = 2**16
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
                shares = -(-len(values) // _SHARE_ITEMS)
                tasks += [partial(self._table, table, values, rest, mask, (share, shares)) for share in range(shares)]
                earlier = np.append(earlier, mask)
        return tasks

    def _table(
        self,
        table: Callable[[], Table],
        fingerprints: Fingerprints,
        whose: Ints | None,
        mask: np.uint64,
        share: tuple[int, int],
    ) -> list[Packed]:
        if share[1] > 1:
            chosen = _share(fingerprints, mask, *share)
            fingerprints, whose = fingerprints[chosen], chosen if whose is None else whose[chosen]
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


def _share(fingerprints: Fingerprints, mask: np.uint64, share: int, shares: int) -> Ints:
    """Return which fingerprints have a prefix that falls to a share: equal ones to the same, others by a hash."""
    found = []
    for begin in range(0, len(fingerprints), _CHUNK):
        scattered = (fingerprints[begin : begin + _CHUNK] & mask) * SCATTER >> np.uint64(32)
        found.append(np.flatnonzero(scattered * np.uint64(shares) >> np.uint64(32) == share) + begin)
    return np.concatenate(found)


_FOLDED_PAIRS = 8
"""Folding so many fingerprints takes as long as finding one pair of equal ones in some ten tables."""


def hamming_pairs(
    fingerprints: Fingerprints,
    *,
    max_bits: int,
    plan: Plan | None = None,
    check: Check = never_stop,
    run: RunTasks = one_after_the_other,
) -> Ints:
    """Return every pair of indices a < b whose fingerprints differ in at most `max_bits` bits: int64[m, 2], sorted.

    `fingerprints` is uint64[n], or uint64[n, 2] where they have 128 bits (high half, low half). No pair is missed,
    whatever the plan (by default the one of `choose_plan`; for 128 bits it is that of each half, within half of the
    bits). `check` is called now and then, at least ten times a second; what it raises ends the search. `run` carries
    out the tasks that a search consists of, maybe on several threads; the result is the same.

    Memory is what the plan's forecast says for each thread (some 28 bytes a fingerprint, 17 for more than a million)
    and 16 to 24 bytes a pair found. Time beyond that of the plan is some 30 nanoseconds a pair. Values that are often
    equal are compared once, but each pair of them is part of the result: a thousand equal ones are half a million
    pairs.
    """
    if fingerprints.dtype != np.uint64 or fingerprints.ndim not in {1, 2} or fingerprints.shape[1:] not in {(), (2,)}:
        raise ValueError("Fingerprints are a one-dimensional array of uint64, or one of two columns.")
    if fingerprints.ndim == 2:
        return wide_pairs(fingerprints, max_bits=max_bits, plan=plan, check=check, run=run)
    check_max_bits(max_bits)
    if plan is not None and plan.max_bits < max_bits:
        raise ValueError(f"This plan finds pairs within {plan.max_bits} bits, not within {max_bits}.")
    equal = EqualFingerprints(fingerprints) if _worth_folding(fingerprints) else None
    values = np.ascontiguousarray(fingerprints) if equal is None else equal.values
    chosen = choose_plan(values, max_bits) if plan is None else plan
    if isinstance(chosen, TablePlan):
        chosen = shortened(chosen, values)
    search = PairSearch(max_bits=max_bits, check=check)
    found = list(itertools.chain.from_iterable(run(search.tasks(values, chosen))))
    return in_order(found if equal is None else equal.unfold(found))


def _worth_folding(fingerprints: Fingerprints) -> bool:
    """Return whether a sample shows so many pairs of equal ones that finding them in the tables would cost more.

    Rarer ones come out of the tables like any close pair, and large groups of them are set apart as balls.
    """
    some = np.sort(sample(fingerprints))
    sizes = np.diff(np.flatnonzero(some[1:] != some[:-1]), prepend=-1, append=len(some) - 1)
    equal_pairs = (sizes * (sizes - 1) // 2).sum() * (len(fingerprints) / max(1, len(some))) ** 2
    return bool(_FOLDED_PAIRS * equal_pairs > len(fingerprints))


def wide_pairs(fingerprints: Fingerprints, *, max_bits: int, plan: Plan | None, check: Check, run: RunTasks) -> Ints:
    """Return every pair of indices a < b that differ in at most `max_bits` of 128 bits: int64[m, 2], sorted.

    `fingerprints` is uint64[n, 2]. Who differs in at most k bits differs in at most k // 2 in the high half, or else in
    at most (k - 1) // 2 in the low one: what two searches find is sifted as it is found, and as the second leaves out
    what the first finds, each pair comes once. Cost: that of two searches with half of the bits.
    """
    check_max_bits(max_bits, width_bits=2 * WIDTH_BITS)
    half_bits = max_bits // 2
    if plan is not None and plan.max_bits < half_bits:
        raise ValueError(f"This plan finds pairs within {plan.max_bits} bits of a half, not within {half_bits}.")
    equal = _equal(fingerprints) if _often_equal(fingerprints) else None
    if equal is not None:
        fingerprints = fingerprints[equal.firsts]
    columns = np.ascontiguousarray(fingerprints.T)
    tasks = _tasks(columns, 0, within=half_bits, max_bits=max_bits, plan=plan, check=check)
    if max_bits:
        tasks += _tasks(columns, 1, within=(max_bits - 1) // 2, max_bits=max_bits, plan=plan, check=check)
    found = list(itertools.chain.from_iterable(run(tasks)))
    return in_order(found if equal is None else equal.unfold(found))


def _tasks(
    columns: Fingerprints, half: int, *, within: int, max_bits: int, plan: Plan | None, check: Check
) -> list[Task]:
    values = columns[half]
    chosen = choose_plan(values, within) if plan is None else plan
    if isinstance(chosen, TablePlan):
        chosen = shortened(chosen, values)
    sift = partial(_close_in_both, columns, half=half, max_bits=max_bits)
    return PairSearch(max_bits=within, check=check, sift=sift).tasks(values, chosen)


def _close_in_both(columns: Fingerprints, packed: Packed, *, half: int, max_bits: int) -> Packed:
    """Return the pairs, found by one half, that are close in both, but by the lower one none that the other finds."""
    left, right = halves(packed)
    of_high, of_low = (np.bitwise_count(words[left] ^ words[right]).astype(np.int64) for words in columns)
    is_close = of_high + of_low <= max_bits
    if half:
        is_close &= of_high > max_bits // 2
    close: Packed = packed[is_close]
    return close


def _often_equal(fingerprints: Fingerprints) -> bool:
    some = sample(fingerprints)
    return len(np.unique(some, axis=0)) < len(some)


def _equal(fingerprints: Fingerprints) -> EqualFingerprints:
    """Return which fingerprints are equal, by numbers that stand for their two halves."""
    high, low = (EqualFingerprints(np.ascontiguousarray(half)) for half in fingerprints.T)
    return EqualFingerprints((high.inverse * len(low.values) + low.inverse).view(np.uint64))
