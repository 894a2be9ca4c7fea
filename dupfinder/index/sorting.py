"""Sorting many numbers in parts that fit into a cache."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Ints

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
