"""The room's door for fingerprints."""

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.cancelling import Check, never_stop
from dupfinder.index.equal import EqualFingerprints
from dupfinder.index.packed import in_order
from dupfinder.index.permutation import WIDTH_BITS
from dupfinder.index.planner import choose_plan, sample, shortened
from dupfinder.index.plans import Plan, TablePlan
from dupfinder.index.tables import search


def hamming_pairs(
    fingerprints: Fingerprints, *, max_bits: int, plan: Plan | None = None, check: Check = never_stop
) -> Ints:
    """Return every pair of indices a < b whose fingerprints differ in at most `max_bits` bits: int64[m, 2], sorted.

    `fingerprints` is uint64[n]. No pair is missed, whatever the plan (by default the one of `choose_plan`). `check` is
    called now and then, at least ten times a second; what it raises ends the search.

    Memory is some 40 bytes a fingerprint, 32 bytes a pair found, and a few megabytes. Values that are often equal are
    compared once, but each pair of them is part of the result: a thousand equal ones are half a million pairs. Fold
    them with `fold_equal` first where that may be too many.
    """
    if fingerprints.ndim != 1 or fingerprints.dtype != np.uint64:
        raise ValueError("Fingerprints are a one-dimensional array of uint64.")
    if not 0 <= max_bits <= WIDTH_BITS:
        raise ValueError(f"Fingerprints differ in 0 to {WIDTH_BITS} bits, not in {max_bits}.")
    if plan is not None and plan.max_bits < max_bits:
        raise ValueError(f"This plan finds pairs within {plan.max_bits} bits, not within {max_bits}.")
    equal = EqualFingerprints(fingerprints) if _often_equal(fingerprints) else None
    values = np.ascontiguousarray(fingerprints) if equal is None else equal.values
    chosen = choose_plan(values, max_bits) if plan is None else plan
    if isinstance(chosen, TablePlan):
        chosen = shortened(chosen, values)
    packed = search(values, plan=chosen, max_bits=max_bits, check=check)
    return in_order(packed if equal is None else equal.unfold(packed))


def _often_equal(fingerprints: Fingerprints) -> bool:
    """Return whether a sample holds a value twice; rarer equals come out of the tables like any close pair."""
    some = np.sort(sample(fingerprints))
    return bool((some[1:] == some[:-1]).any())
