"""An index of fingerprints of 128 bits: two of 64 bits, one for each half."""

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.permutation import WIDTH_BITS
from dupfinder.index.queries.online import FingerprintIndex

_HALF_MASK = (1 << WIDTH_BITS) - 1


class WideFingerprintIndex:
    """Finds the fingerprints of 128 bits within `max_bits` bits of one; none is missed.

    Whoever differs in at most k bits differs in at most k // 2 in one of the halves: that half finds it, and the other
    one decides. Where many share a half but not the other, all of those are looked at. See `FingerprintIndex`.
    """

    def __init__(self, *, max_bits: int) -> None:
        """Make an empty index for queries within `max_bits` bits (0-128)."""
        if not 0 <= max_bits <= 2 * WIDTH_BITS:
            raise ValueError(f"Fingerprints differ in 0 to {2 * WIDTH_BITS} bits, not in {max_bits}.")
        self._max_bits = max_bits
        self._high, self._low = (FingerprintIndex(max_bits=max_bits // 2) for _ in range(2))

    def __len__(self) -> int:
        return len(self._high)

    def explain(self) -> str:
        """Return some lines that say how queries are answered, and why like that."""
        return f"High halves: {self._high.explain()}\nLow halves: {self._low.explain()}"

    def add(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        """Add the fingerprint `fingerprints[i]` (uint64[n, 2]: high, low) under `numbers[i]` (int64[n]), for each i.

        Raises `ValueError`, and adds nothing, if a number is there already or comes twice.
        """
        high, low = _halves(fingerprints)
        # The halves hold the same numbers: what the one takes, the other takes as well.
        self._high.add(numbers, high)
        self._low.add(numbers, low)

    def remove(self, numbers: Ints) -> None:
        """Remove these numbers (int64[n]). Raises `KeyError`, and removes nothing, if one is not there."""
        self._high.remove(numbers)
        self._low.remove(numbers)

    def query(self, fingerprint: int) -> list[tuple[int, int]]:
        """Return the number and the Hamming distance of each close fingerprint, by distance and then by number.

        Raises `ValueError` if the fingerprint has more than 128 bits.
        """
        if not 0 <= fingerprint < 1 << 2 * WIDTH_BITS:
            raise ValueError(f"A fingerprint is a number of {2 * WIDTH_BITS} bits.")
        high, low = fingerprint >> WIDTH_BITS, fingerprint & _HALF_MASK
        found = set()
        for index, half, other_index, other in ((self._high, high, self._low, low), (self._low, low, self._high, high)):
            close = index.query(half)
            others = other_index.fingerprints_of(np.array([number for number, _ in close], dtype=np.int64)).tolist()
            for (number, bits), value in zip(close, others, strict=True):
                total = bits + (value ^ other).bit_count()
                if total <= self._max_bits:
                    found.add((total, number))
        return [(number, bits) for bits, number in sorted(found)]


def _halves(fingerprints: Fingerprints) -> tuple[Fingerprints, Fingerprints]:
    if fingerprints.ndim != 2 or fingerprints.shape[1] != 2 or fingerprints.dtype != np.uint64:
        raise ValueError("Fingerprints of 128 bits are an array of uint64 with two columns.")
    return np.ascontiguousarray(fingerprints[:, 0]), np.ascontiguousarray(fingerprints[:, 1])
