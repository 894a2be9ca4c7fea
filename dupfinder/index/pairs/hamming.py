"""All pairs of close fingerprints, of 64 bits or, by two searches of halves, of 128."""

import itertools

import numpy as np

from dupfinder.index.arrays import Check, Fingerprints, Ints, never_stop
from dupfinder.index.packed import Packed, RunTasks, Task, halves, in_order, one_after_the_other
from dupfinder.index.pairs.equal import EqualFingerprints
from dupfinder.index.pairs.planner import choose_plan, sample, shortened
from dupfinder.index.pairs.plans import Plan, TablePlan, check_max_bits
from dupfinder.index.pairs.searching import PairSearch
from dupfinder.index.permutation import WIDTH_BITS

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
