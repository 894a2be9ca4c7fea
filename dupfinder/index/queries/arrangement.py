"""Fingerprints with the bits of a prefix in front, so that sorting them brings equal prefixes together."""

from collections import defaultdict
from dataclasses import dataclass
from typing import overload

import numpy as np

from dupfinder.index.arrays import Fingerprints
from dupfinder.index.permutation import WIDTH_BITS, Permutation


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Puts the bits of a prefix in front, in whatever order takes the fewest steps; done twice, it undoes itself.

    Bits of the prefix that are in front already stay; each of the others changes places with a bit in front that does
    not belong there. All such exchanges over one distance are one step.
    """

    prefix_bits: int
    staying: int
    """A mask of the bits that stay where they are."""
    exchanges: tuple[tuple[int, int], ...]
    """Masks of bits, and how far up the bits are that they change places with."""

    @property
    def rest_bits(self) -> int:
        """Return how many bits stand behind the prefix."""
        return WIDTH_BITS - self.prefix_bits

    @overload
    def rearranged(self, fingerprints: int) -> int: ...
    @overload
    def rearranged(self, fingerprints: Fingerprints) -> Fingerprints: ...
    def rearranged(self, fingerprints: int | Fingerprints) -> int | Fingerprints:
        """Return one fingerprint, or many (uint64[n]), with the bits rearranged, or put back."""
        if isinstance(fingerprints, int):
            moved = fingerprints & self.staying
            for mask, distance in self.exchanges:
                moved |= (fingerprints & mask) << distance | fingerprints >> distance & mask
            return moved
        result = fingerprints & np.uint64(self.staying)
        for mask, distance in self.exchanges:
            low, shift = np.uint64(mask), np.uint64(distance)
            result |= (fingerprints & low) << shift
            result |= fingerprints >> shift & low
        return result


def arrangement_of(table: Permutation) -> Arrangement:
    """Return an arrangement that puts the bits of the table's prefix in front."""
    bits = {bit for run in table.runs for bit in range(run.low, run.low + run.width)}
    front = range(WIDTH_BITS - len(bits), WIDTH_BITS)
    below = sorted(bits.difference(front))
    in_the_way = sorted(set(front) - bits)
    masks: defaultdict[int, int] = defaultdict(int)
    for low, high in zip(below, in_the_way, strict=True):
        masks[high - low] |= 1 << low
    moving = sum(mask | mask << distance for distance, mask in masks.items())
    return Arrangement(
        prefix_bits=len(bits),
        staying=((1 << WIDTH_BITS) - 1) ^ moving,
        exchanges=tuple((mask, distance) for distance, mask in masks.items()),
    )
