"""An index of fingerprints of 128 bits: two of 64 bits, one for each half."""

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints
from dupfinder.index.permutation import WIDTH_BITS
from dupfinder.index.queries.online import BYTES_EACH, FingerprintIndex
from dupfinder.index.queries.query_planner import Search, Storage, query_limit

_HALF_MASK = (1 << WIDTH_BITS) - 1


class WideFingerprintIndex:
    """Finds the fingerprints of 128 bits within `max_bits` bits of one, or of each of many; none is missed.

    Whoever differs in at most k bits differs in at most k // 2 in one of the halves: that half finds it, and the other
    one decides. Where many share a half but not the other, all of those are looked at. See `FingerprintIndex`.
    """

    def __init__(
        self,
        *,
        max_bits: int,
        storage: Storage = Storage.DIRECT,
        search: Search | None = None,
        bytes_each: float = BYTES_EACH,
    ) -> None:
        """Make an empty index for queries within up to `max_bits` bits (0-128)."""
        if not 0 <= max_bits <= 2 * WIDTH_BITS:
            raise ValueError(f"Fingerprints differ in 0 to {2 * WIDTH_BITS} bits, not in {max_bits}.")
        self._max_bits = max_bits
        self._high, self._low = (
            FingerprintIndex(max_bits=max_bits // 2, storage=storage, search=search, bytes_each=bytes_each / 2)
            for _ in range(2)
        )

    def __len__(self) -> int:
        return len(self._high)

    @property
    def max_bits(self) -> int:
        """Return the largest distance that can be asked for."""
        return self._max_bits

    @property
    def size_bytes(self) -> int:
        """Return the memory that the index takes, but for a hundred bytes or so for each newcomer."""
        return self._high.size_bytes + self._low.size_bytes

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

    def query(self, fingerprint: int, *, max_bits: int | None = None) -> list[tuple[int, int]]:
        """Return the number and the Hamming distance of each close fingerprint, by distance and then by number.

        `max_bits` may be smaller than that of the index. Raises `ValueError` if it is larger, or if the fingerprint has
        more than 128 bits.
        """
        limit = query_limit(max_bits, most=self._max_bits)
        fingerprint = int(fingerprint)
        if not 0 <= fingerprint < 1 << 2 * WIDTH_BITS:
            raise ValueError(f"A fingerprint is a number of {2 * WIDTH_BITS} bits.")
        high, low = fingerprint >> WIDTH_BITS, fingerprint & _HALF_MASK
        found = set()
        for index, half, other_index, other in ((self._high, high, self._low, low), (self._low, low, self._high, high)):
            close = index.query(half, max_bits=limit // 2)
            others = other_index.fingerprints_of(np.array([number for number, _ in close], dtype=np.int64)).tolist()
            for (number, bits), value in zip(close, others, strict=True):
                total = bits + (value ^ other).bit_count()
                if total <= limit:
                    found.add((total, number))
        return [(number, bits) for bits, number in sorted(found)]

    def query_many(self, fingerprints: Fingerprints, *, max_bits: int | None = None) -> Ints:
        """Return for all close fingerprints which query it is close to, its number, and the distance: int64[m, 3].

        Sorted by query, distance and number. `fingerprints` is uint64[q, 2]: high, low.
        """
        limit = query_limit(max_bits, most=self._max_bits)
        high, low = _halves(fingerprints)
        found = []
        for index, half, other_index, other in ((self._high, high, self._low, low), (self._low, low, self._high, high)):
            queries, numbers, bits = index.query_many(half, max_bits=limit // 2).T
            total = bits + np.bitwise_count(other[queries] ^ other_index.fingerprints_of(numbers))
            found.append(np.stack((queries, total, numbers), axis=1)[total <= limit])
        # Rows are sorted by their columns; whom both halves find is one of them.
        rows: Ints = np.unique(np.concatenate(found), axis=0)
        return rows[:, [0, 2, 1]]

    def merge(self) -> None:
        """Merge what was added into the main part and drop what was removed; that also happens by itself."""
        self._high.merge()
        self._low.merge()


def _halves(fingerprints: Fingerprints) -> tuple[Fingerprints, Fingerprints]:
    if fingerprints.ndim != 2 or fingerprints.shape[1] != 2 or fingerprints.dtype != np.uint64:
        raise ValueError("Fingerprints of 128 bits are an array of uint64 with two columns.")
    return np.ascontiguousarray(fingerprints[:, 0]), np.ascontiguousarray(fingerprints[:, 1])
