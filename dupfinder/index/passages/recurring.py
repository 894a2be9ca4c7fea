"""Passages that occur in more than one document: only those can be shared."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Flags, Ints, begins_of_runs

_LEAST_SLOT_BITS = 16
_MOST_SLOT_BITS = 30
_SLOTS_PER_PASSAGE = 8
_FACTORS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9)
"""Odd numbers; the top bits of a product with each are a slot."""
_SEVERAL = 2


class RecurringPassages:
    """Tells passages of several documents from those of a single one.

    A counting filter (Bloom 1970; Fan et al. 2000): each passage counts in three slots of one byte, and recurs if all
    three are counted more than once. Of the passages of a single document about three in a hundred are taken for
    recurring, and no recurring one is missed.
    """

    def __init__(self, expected: int) -> None:
        """Make room for about so many passages: 8 to 16 bytes for each, and at most 1 GiB."""
        slot_bits = (_SLOTS_PER_PASSAGE * max(1, expected) - 1).bit_length()
        slot_bits = min(_MOST_SLOT_BITS, max(_LEAST_SLOT_BITS, slot_bits))
        self._shift = np.uint64(64 - slot_bits)
        self._counts = np.zeros(1 << slot_bits, np.uint8)

    def add(self, passages: NDArray[np.uint64]) -> None:
        """Count the passages of one document (uint64[n]); one that it has several times counts once."""
        slots = np.stack([self._slots(passages, factor) for factor in _FACTORS])
        # All counts are read before any is written: a slot that occurs twice is raised once.
        self._counts[slots] = np.minimum(self._counts[slots] + np.uint8(1), np.uint8(_SEVERAL))

    def recur(self, passages: NDArray[np.uint64]) -> Flags:
        """Return which passages may occur in several of the documents: bool[n]."""
        recurring = np.ones(len(passages), np.bool_)
        for factor in _FACTORS:
            recurring &= self._counts[self._slots(passages, factor)] == _SEVERAL
        return recurring

    def _slots(self, passages: NDArray[np.uint64], factor: int) -> Ints:
        return (passages * np.uint64(factor) >> self._shift).view(np.int64)


def mean_recurrence(values: NDArray[np.uint64]) -> float:
    """Return how many other documents, on average, have an entry of a sketch.

    `values` is all sketches end to end (uint64[n]), each entry once a document. One sort.
    """
    frequencies = np.diff(begins_of_runs(np.sort(values)), append=len(values))
    return float((frequencies * (frequencies - 1)).sum()) / max(1, len(values))
