"""The small new part of an index: what was added since the last merge."""

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints

_FIRST_ROOM = 64


class Newcomers:
    """Numbers and their fingerprints in no order; every query looks at all of them."""

    def __init__(self) -> None:
        self._places: dict[int, int] = {}
        self._numbers = np.empty(_FIRST_ROOM, dtype=np.int64)
        self._fingerprints = np.empty(_FIRST_ROOM, dtype=np.uint64)

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, number: int) -> bool:
        return number in self._places

    @property
    def numbers(self) -> Ints:
        """Return the numbers; a view, valid until something is added or removed."""
        return self._numbers[: len(self)]

    @property
    def fingerprints(self) -> Fingerprints:
        """Return the fingerprint of each of the numbers; a view, as well."""
        return self._fingerprints[: len(self)]

    @property
    def size_bytes(self) -> int:
        """Return the memory that the arrays take."""
        return self._numbers.nbytes + self._fingerprints.nbytes

    def fingerprint_of(self, number: int) -> int:
        """Return the fingerprint of a number. Raises `KeyError` if it is not there."""
        return int(self._fingerprints[self._places[number]])

    def add(self, numbers: Ints, fingerprints: Fingerprints) -> None:
        """Add numbers that are not there yet."""
        begin, end = len(self), len(self) + len(numbers)
        if end > len(self._numbers):
            # Doubling makes many additions cost as much as one of all.
            self._numbers = np.resize(self._numbers, 2 * end)
            self._fingerprints = np.resize(self._fingerprints, 2 * end)
        self._numbers[begin:end], self._fingerprints[begin:end] = numbers, fingerprints
        self._places.update(zip(numbers.tolist(), range(begin, end), strict=True))

    def remove(self, number: int) -> None:
        """Remove a number that is there; the last one takes its place."""
        place, last = self._places.pop(number), len(self)
        if place != last:
            self._numbers[place], self._fingerprints[place] = self._numbers[last], self._fingerprints[last]
            self._places[int(self._numbers[place])] = place
