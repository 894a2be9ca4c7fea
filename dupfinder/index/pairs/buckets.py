"""Fingerprints in the order of a prefix, and the buckets that share one."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from dupfinder.index.arrays import PART_BITS, WHOLE_ITEMS, Fingerprints, Ints, divided
from dupfinder.index.permutation import Keys, Permutation

KEY_BITS = 32
"""Longer prefixes are cut: no machine holds so many fingerprints that more bits would spare comparisons."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the fingerprints of a table; no bucket is spread over two parts."""

    indices: Ints | None
    """Which of all fingerprints these are; `None` stands for all of them, in their order."""
    order: Ints
    """Sorts them by their keys, equal ones by index."""
    in_order: Fingerprints
    keys: Keys
    """The sorted keys: prefixes, or what is left of them where the part has the rest in common."""

    def global_indices(self, places: Ints) -> Ints:
        """Return which of all fingerprints stand at these places of the order."""
        local = self.order[places]
        return local if self.indices is None else self.indices[local]


def parts(fingerprints: Fingerprints, table: Permutation) -> Iterator[Part]:
    """Yield the fingerprints in the order of the table's prefix (at most `KEY_BITS` long).

    All sorts are radix sorts, as numpy's stable sort is for 8 and 16 bits.
    """
    if len(fingerprints) <= WHOLE_ITEMS or table.prefix_bits <= PART_BITS:
        yield _sorted_part(None, fingerprints, table)
        return
    front, rest = table.split(PART_BITS)
    indices, fingerprints, ends = divided(fingerprints, front.keys(fingerprints).astype(np.uint8, copy=False))
    for begin, end in zip([0, *ends[:-1]], ends, strict=True):
        yield _sorted_part(indices[begin:end], fingerprints[begin:end], rest)


def _sorted_part(indices: Ints | None, fingerprints: Fingerprints, table: Permutation) -> Part:
    keys = table.keys(fingerprints)
    order = _radix_order(keys)
    in_order = fingerprints[order]
    # A run of bits is quicker taken out of those in order again than its keys are put in order.
    return Part(indices, order, in_order, table.keys(in_order) if len(table.runs) == 1 else keys[order])


def _radix_order(keys: Keys) -> Ints:
    if keys.dtype != np.uint32:
        return np.argsort(keys, kind="stable")
    halves = keys.view(np.uint16).reshape(-1, 2)
    low, high = (0, 1) if sys.byteorder == "little" else (1, 0)
    by_low = np.argsort(halves[:, low], kind="stable")
    return by_low[np.argsort(halves[:, high][by_low], kind="stable")]


def shared(keys: Keys) -> tuple[Ints, Ints]:
    """Return where in the sorted `keys` each bucket of two or more begins, and its size: the largest first."""
    edges = np.flatnonzero(keys[1:] != keys[:-1]) + 1
    bounds = np.concatenate(([0], edges, [len(keys)]))
    sizes = np.diff(bounds)
    several = np.flatnonzero(sizes > 1)
    return the_largest_first(bounds[several], sizes[several])


def the_largest_first(begins: Ints, sizes: Ints) -> tuple[Ints, Ints]:
    """Return the buckets in the order of falling size; sizes from 65,535 on count as the same."""
    rank = np.argsort((65_535 - np.minimum(sizes, 65_535)).astype(np.uint16), kind="stable")
    return begins[rank], sizes[rank]
