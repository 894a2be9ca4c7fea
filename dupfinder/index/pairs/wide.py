"""Fingerprints of 128 bits: two searches by halves."""

import itertools

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.cancelling import Check
from dupfinder.index.packed import Packed, halves, in_order
from dupfinder.index.pairs.equal import EqualFingerprints
from dupfinder.index.pairs.planner import choose_plan, sample, shortened
from dupfinder.index.pairs.plans import Plan, TablePlan, check_max_bits
from dupfinder.index.pairs.searching import PairSearch
from dupfinder.index.pairs.sharing_out import RunTasks, Task
from dupfinder.index.permutation import WIDTH_BITS


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
    def sift(packed: Packed) -> Packed:
        left, right = halves(packed)
        of_high, of_low = (np.bitwise_count(words[left] ^ words[right]).astype(np.int64) for words in columns)
        is_close = of_high + of_low <= max_bits
        if half:
            is_close &= of_high > max_bits // 2
        close: Packed = packed[is_close]
        return close

    values = columns[half]
    chosen = choose_plan(values, within) if plan is None else plan
    if isinstance(chosen, TablePlan):
        chosen = shortened(chosen, values)
    return PairSearch(max_bits=within, check=check, sift=sift).tasks(values, chosen)


def _often_equal(fingerprints: Fingerprints) -> bool:
    some = sample(fingerprints)
    return len(np.unique(some, axis=0)) < len(some)


def _equal(fingerprints: Fingerprints) -> EqualFingerprints:
    """Return which fingerprints are equal, by numbers that stand for their two halves."""
    high, low = (EqualFingerprints(np.ascontiguousarray(half)) for half in fingerprints.T)
    return EqualFingerprints((high.inverse * len(low.values) + low.inverse).view(np.uint64))
