"""Many ranges of whole numbers at once, and blocks of work of a bounded size."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Ints


def expand(begins: Ints, lengths: Ints) -> tuple[Ints, Ints]:
    """Return, for the ranges laid end to end, whose range each element is of, and the element.

    `begins` and `lengths` are int64[r]; both results are int64[sum of lengths].
    """
    owners = np.repeat(np.arange(len(lengths)), lengths)
    shifts = begins - (np.cumsum(lengths) - lengths)
    return owners, np.arange(len(owners)) + shifts[owners]


def begins_of_runs(values: NDArray[Any]) -> Ints:
    """Return where each run of equal values begins."""
    is_new = np.ones(len(values), dtype=np.bool_)
    np.not_equal(values[1:], values[:-1], out=is_new[1:])
    return np.flatnonzero(is_new)


def blocks(costs: Ints, *, limit: int) -> Iterator[slice]:
    """Yield consecutive slices that cover all items and cost at most `limit` each, or hold a single item."""
    totals = np.cumsum(costs)
    begin = 0
    while begin < len(costs):
        before = int(totals[begin - 1]) if begin else 0
        end = max(begin + 1, int(np.searchsorted(totals, before + limit, side="right")))
        yield slice(begin, end)
        begin = end
