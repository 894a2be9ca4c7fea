"""Numbers that are keys: each once, and what belongs to them added up."""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]


def sums(owner: Numbers, values: Numbers, count: int) -> Numbers:
    """Return for each of `count` owners the sum of its values.

    Exact up to 2**53 (nine petabytes): `bincount` adds up floating-point numbers, ten times as fast as `add.at`.
    """
    return np.rint(np.bincount(owner, weights=values, minlength=count)).astype(np.int64)


def summed_by_key(keys: Numbers, *values: Numbers) -> tuple[Numbers, ...]:
    """Return the keys, each once and rising, and for each column of values the sums of each key.

    Every step of it leaves the interpreter to others, which millions of keys at once need.
    """
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    firsts = np.flatnonzero(np.diff(ordered, prepend=ordered[:1] - 1))
    if not len(firsts):
        return keys, *values
    return ordered[firsts], *(np.add.reduceat(column[order], firsts) for column in values)


def distinct(keys: Numbers) -> Numbers:
    """Return the keys, each once and rising; `np.unique` without further results hashes, which takes longer."""
    ordered = np.sort(keys)
    return ordered[np.flatnonzero(np.diff(ordered, prepend=ordered[:1] - 1))]
