"""Indexes of fingerprints of 64 and of 128 bits, which documents are added to and removed from."""

import math

import numpy as np

from dupfinder.index.arrays import Fingerprints, Flags, Ints
from dupfinder.index.permutation import WIDTH_BITS
from dupfinder.index.queries.owners import Newcomers, merged, no_owners
from dupfinder.index.queries.query_planner import plan_queries
from dupfinder.index.queries.scanning import close_places, close_places_many

_LARGEST = (1 << WIDTH_BITS) - 1
_LEAST_NEW = 1024
_NEW_PER_ROOT = 8
"""A merge takes as long as looking at some 130 newcomers for each fingerprint of the main part. With two queries for
each document that is added, their sum is least if up to sqrt(130 / 2 * fingerprints) newcomers wait for a merge."""
_MOST_REMOVED = 0.25
"""A merge is due when so large a share of the main part is removed."""
_NEW_PLAN_FACTOR = 2
"""The plan is thought over when the main part has grown or shrunk by this."""

_HALF_MASK = (1 << WIDTH_BITS) - 1


class FingerprintIndex:
    """Finds the fingerprints within `max_bits` bits of one, or of each of many; none is missed.

    Manku, Jain & Das Sarma 2007, section 3. The main part is sorted, and folded: equal fingerprints are one value. What
    is added first joins a small part that every query looks at whole; when that has grown, it is merged into the main
    part. What is removed is marked until the next merge. One index is not for several threads at once.
    """

    def __init__(self, *, max_bits: int) -> None:
        """Make an empty index for queries within `max_bits` bits (0-64).

        Which tables there are, or whether all fingerprints are compared instead, is chosen by their number.
        """
        if not 0 <= max_bits <= WIDTH_BITS:
            raise ValueError(f"Fingerprints differ in 0 to {WIDTH_BITS} bits, not in {max_bits}.")
        self._max_bits = max_bits
        self._newcomers = Newcomers()
        self._owners = no_owners()
        self._removed = 0
        self._plan = plan_queries(self._owners.values, max_bits=max_bits)
        self._search = self._plan.search(self._owners.values)

    def __len__(self) -> int:
        return len(self._owners.numbers) - self._removed + len(self._newcomers)

    def explain(self) -> str:
        """Return some lines that say how queries are answered, and why like that."""
        return (
            f"{self._plan.explain()}\n{len(self._newcomers):,} newcomers, all compared; {self._removed:,} removed, "
            "dropped at the next merge."
        )

    def add(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        """Add the fingerprint `fingerprints[i]` (uint64[n]) under `numbers[i]` (int64[n]), for each i.

        Raises `ValueError`, and adds nothing, if a number is there already or comes twice.
        """
        _check_fingerprints(fingerprints)
        if numbers.dtype != np.int64 or numbers.shape != fingerprints.shape:
            raise ValueError("There must be as many numbers (int64) as fingerprints.")
        self._check_new(numbers)
        if len(self._newcomers) + len(numbers) <= self._most_newcomers():
            self._newcomers.add(numbers, fingerprints)
        else:
            self._merge(numbers, fingerprints)

    def remove(self, numbers: Ints) -> None:
        """Remove these numbers (int64[n]). Raises `KeyError`, and removes nothing, if one is not there."""
        in_main, is_in_main = self._owners.places_of(numbers)
        others = numbers[~is_in_main].tolist()
        missing = [number for number in others if number not in self._newcomers]
        if missing or len(set(numbers.tolist())) < len(numbers):
            raise KeyError(missing[0] if missing else "A number comes twice.")
        for number in others:
            self._newcomers.remove(number)
        self._owners.is_there[in_main[is_in_main]] = False
        self._removed += int(np.count_nonzero(is_in_main))
        if self._removed > _MOST_REMOVED * len(self._owners.numbers):
            self.merge()

    def fingerprints_of(self, numbers: Ints) -> Fingerprints:
        """Return the fingerprint of each of these numbers (int64[n]). Raises `KeyError` if one is not there."""
        places, is_in_main = self._owners.places_of(numbers)
        found = np.empty(len(numbers), dtype=np.uint64)
        found[is_in_main] = self._owners.fingerprints[places[is_in_main]]
        for place in np.flatnonzero(~is_in_main).tolist():
            found[place] = self._newcomers.fingerprint_of(int(numbers[place]))
        return found

    def query(self, fingerprint: int) -> list[tuple[int, int]]:
        """Return the number and the Hamming distance of each close fingerprint, by distance and then by number.

        Raises `ValueError` if the fingerprint has more than 64 bits.
        """
        if not 0 <= fingerprint <= _LARGEST:
            raise ValueError(f"A fingerprint is a number of {WIDTH_BITS} bits.")
        found = []
        for value in self._search.close(fingerprint, self._max_bits):
            bits = (value ^ fingerprint).bit_count()
            for number in self._owners.of_value(value):
                found.append((bits, number))  # noqa: PERF401 - mostly it is one, or none
        if self._newcomers:
            places = close_places(self._newcomers.fingerprints, fingerprint, max_bits=self._max_bits)
            numbers, values = self._newcomers.numbers[places].tolist(), self._newcomers.fingerprints[places].tolist()
            found += [
                ((value ^ fingerprint).bit_count(), number) for number, value in zip(numbers, values, strict=True)
            ]
        if len(found) > 1:
            found.sort()
        return [(number, bits) for bits, number in found]

    def query_many(self, fingerprints: Fingerprints) -> Ints:
        """Return for all close fingerprints which query it is close to, its number, and the distance: int64[m, 3].

        Sorted by query, distance and number. `fingerprints` is uint64[q].
        """
        _check_fingerprints(fingerprints)
        close, values = self._search.close_many(fingerprints, self._max_bits)
        bits = np.bitwise_count(fingerprints[close] ^ values)
        owners, numbers = self._owners.of_values(values)
        new, places = close_places_many(self._newcomers.fingerprints, fingerprints, max_bits=self._max_bits)
        new_bits = np.bitwise_count(fingerprints[new] ^ self._newcomers.fingerprints[places])
        queries = np.concatenate((close[owners], new))
        numbers = np.concatenate((numbers, self._newcomers.numbers[places]))
        distances = np.concatenate((bits[owners], new_bits)).astype(np.int64)
        return np.stack((queries, numbers, distances), axis=1)[np.lexsort((numbers, distances, queries))]

    def merge(self) -> None:
        """Merge what was added into the main part and drop what was removed; that also happens by itself."""
        if self._removed or len(self._newcomers):
            self._merge(np.empty(0, dtype=np.int64), np.empty(0, dtype=np.uint64))

    def _merge(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        numbers = np.concatenate((self._newcomers.numbers, numbers))
        fingerprints = np.concatenate((self._newcomers.fingerprints, fingerprints))
        owners = merged(self._owners, numbers, fingerprints)
        added = np.unique(fingerprints)
        added = added[~_contained(added, self._owners.values)]
        is_only_grown = len(owners.values) == len(self._owners.values) + len(added)
        sizes = sorted((len(owners.values), self._plan.values))
        if is_only_grown and sizes[1] < _NEW_PLAN_FACTOR * sizes[0]:
            self._search = self._search.with_added(owners.values, added)
        else:
            self._plan = plan_queries(owners.values, max_bits=self._max_bits)
            self._search = self._plan.search(owners.values)
        self._owners, self._removed, self._newcomers = owners, 0, Newcomers()

    def _most_newcomers(self) -> int:
        return max(_LEAST_NEW, _NEW_PER_ROOT * math.isqrt(len(self._owners.numbers)))

    def _check_new(self, numbers: Ints) -> None:
        in_order = np.sort(numbers)
        if (in_order[1:] == in_order[:-1]).any():
            raise ValueError("A number comes twice.")
        _, is_there = self._owners.places_of(numbers)
        known = numbers[is_there].tolist()
        if len(self._newcomers):
            known += [number for number in numbers.tolist() if number in self._newcomers]
        if known:
            raise ValueError(f"The number {known[0]} is there already.")


def _check_fingerprints(fingerprints: Fingerprints) -> None:
    if fingerprints.ndim != 1 or fingerprints.dtype != np.uint64:
        raise ValueError("Fingerprints are a one-dimensional array of uint64.")


def _contained(values: Fingerprints, among: Fingerprints) -> Flags:
    """Return which of the values are among others, which rise."""
    if not len(among):
        return np.zeros(len(values), dtype=np.bool_)
    is_there: Flags = among.take(np.searchsorted(among, values), mode="clip") == values
    return is_there


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
