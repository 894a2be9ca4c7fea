"""The kinds of array that travel within the index room."""

import contextlib
import ctypes
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

Check = Callable[[], None]
"""Called now and then; what it raises ends the search."""


def never_stop() -> None:
    """Let a search go on: the check of one that nobody will cancel."""


_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
"""The numbers of these parameters in glibc's `malloc.h`."""
_LARGE_BYTES, _KEPT_BYTES = 1 << 20, 16 << 20


def give_large_arrays_back() -> None:
    """Have glibc, where the C library is that, give the system what arrays of a megabyte take once nobody has them.

    Else it learns from each that was freed to keep the next ones of that size in its heap, whose gaps they leave: a
    quarter of what a search took at most. What such gaps there are by now it gives back at once. What smaller arrays
    leave at its end it keeps: to get such a page anew takes longer than most of what is done with it.
    """
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):  # another C library
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, _LARGE_BYTES)
            library.mallopt(_TRIM_THRESHOLD, _KEPT_BYTES)
            library.malloc_trim(0)


Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
Fingerprints = NDArray[np.uint64]
Masks = NDArray[np.uint64]
"""Numbers of which the set bits count."""


SCATTER = np.uint64(0x9E37_79B9_7F4A_7C15)
"""An odd factor makes no two values one, and this one spreads even small ones over the high bits (Knuth 1998, §6.4)."""


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


PART_BITS = 8
WHOLE_ITEMS = 2**20
"""Up to so many numbers one sort is cheaper than dividing them first."""
_CHUNK = 65_536


def by_value(numbers: NDArray[np.uint64]) -> tuple[Ints, NDArray[np.uint64]]:
    """Return the order that sorts the numbers, equal ones in any order, and the sorted numbers."""
    if len(numbers) <= WHOLE_ITEMS:
        order = np.argsort(numbers)
        return order, numbers[order]
    indices, in_parts, ends = divided(numbers, (numbers >> np.uint64(64 - PART_BITS)).astype(np.uint8))
    for begin, end in zip([0, *ends[:-1]], ends, strict=True):
        order = np.argsort(in_parts[begin:end])
        indices[begin:end] = indices[begin:end][order]
        in_parts[begin:end] = in_parts[begin:end][order]
    return indices, in_parts


def divided(numbers: NDArray[np.uint64], keys: NDArray[np.uint8]) -> tuple[Ints, NDArray[np.uint64], list[int]]:
    """Return the indices and the numbers in the order of their keys, and where the part of each key ends.

    Equal keys stay in order. It goes chunk by chunk, so that sorting happens within a cache and the results are written
    in long runs.
    """
    ends = np.cumsum(np.bincount(keys, minlength=2**PART_BITS))
    nexts = np.concatenate(([0], ends[:-1]))
    indices, in_parts = np.empty(len(keys), dtype=np.int64), np.empty_like(numbers)
    for begin in range(0, len(keys), _CHUNK):
        chunk_keys = keys[begin : begin + _CHUNK]
        order = np.argsort(chunk_keys, kind="stable")
        counts = np.bincount(chunk_keys, minlength=2**PART_BITS)
        shifts = nexts - (np.cumsum(counts) - counts)
        targets = np.arange(len(order)) + np.repeat(shifts, counts)
        indices[targets] = order + begin
        in_parts[targets] = numbers[begin : begin + _CHUNK][order]
        nexts += counts
    return indices, in_parts, ends.tolist()
