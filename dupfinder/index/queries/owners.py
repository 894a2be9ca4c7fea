"""Which numbers have which fingerprint: the sorted main part of an index, and the small one of what came since."""

from bisect import bisect_left

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Fingerprints, Flags, Ints, begins_of_runs, expand
from dupfinder.index.permutation import WIDTH_BITS

Places = NDArray[np.uint32]

_FIRST_ROOM = 64
_VALUES_PER_TOP_BITS = 3
"""The first bits are so many that 2**3 to 2**4 values, if they are even, begin with the same ones."""


class Owners:
    """Numbers and their fingerprints, each distinct fingerprint once. Only `is_there` ever changes."""

    def __init__(
        self, *, numbers: Ints, fingerprints: Fingerprints, values: Fingerprints, begins: Places, ranks: Places
    ) -> None:
        """Hold `numbers` (int64[n], rising), their `fingerprints` (uint64[n]), and which of these there are.

        These are `values` (uint64[d], rising). `ranks` (uint32[n]) are the places in `numbers` of who has them, value
        after value; `begins` (uint32[d + 1]) says where those of each value begin.
        """
        self.numbers = numbers
        self.fingerprints = fingerprints
        self.values = values
        self.begins = begins
        self.ranks = ranks
        self.is_there = np.ones(len(numbers), dtype=np.bool_)
        """Which of the numbers have not been removed."""
        # The first bits of a value say between which places it stands; only the rest is left to be searched for.
        self._rest_bits = WIDTH_BITS - max(1, len(values).bit_length() - _VALUES_PER_TOP_BITS)
        counts = np.bincount(
            (values >> np.uint64(self._rest_bits)).view(np.int64), minlength=1 << (WIDTH_BITS - self._rest_bits)
        )
        self._ends = np.append(0, np.cumsum(counts)).astype(np.uint32)
        self._values_view, self._begins_view, self._ends_view = values.data, begins.data, self._ends.data
        self._ranks_view, self._numbers_view, self._is_there_view = ranks.data, numbers.data, self.is_there.data

    def places_of(self, numbers: Ints) -> tuple[Ints, Flags]:
        """Return where these numbers stand, and which of them are there at all."""
        places = np.searchsorted(self.numbers, numbers)
        if not len(self.numbers):
            return places, np.zeros(len(numbers), dtype=np.bool_)
        clipped = np.minimum(places, len(self.numbers) - 1)
        return clipped, (self.numbers[clipped] == numbers) & self.is_there[clipped]

    def of_value(self, value: int) -> list[int]:
        """Return the numbers that have this fingerprint, which somebody has or had."""
        top = value >> self._rest_bits
        place = bisect_left(self._values_view, value, self._ends_view[top], self._ends_view[top + 1])
        begin, end = self._begins_view[place], self._begins_view[place + 1]
        if end == begin + 1:
            rank = self._ranks_view[begin]
            return [self._numbers_view[rank]] if self._is_there_view[rank] else []
        ranks = self.ranks[begin:end]
        found: list[int] = self.numbers[ranks[self.is_there[ranks]]].tolist()
        return found

    def of_values(self, values: Fingerprints) -> tuple[Ints, Ints]:
        """Return all numbers that have one of these fingerprints, and which of them it is."""
        places = np.searchsorted(self.values, values)
        begins = self.begins[places].astype(np.int64)
        owners, at = expand(begins, self.begins[places + 1] - begins)
        ranks = self.ranks[at]
        there = self.is_there[ranks]
        return owners[there], self.numbers[ranks[there]]


def no_owners() -> Owners:
    """Return owners of nothing."""
    none = np.empty(0, dtype=np.int64)
    return _owners(none, np.empty(0, dtype=np.uint64), none)


def merged(owners: Owners, numbers: Ints, fingerprints: Fingerprints) -> Owners:
    """Return the owners that have not been removed, and others besides, whose numbers are in any order.

    Few numbers are added to many in a time that grows with these like copying: numpy's stable sort takes runs that are
    in order already as they are.
    """
    there = owners.is_there
    all_numbers = np.concatenate((owners.numbers[there], numbers))
    all_fingerprints = np.concatenate((owners.fingerprints[there], fingerprints))
    by_number = np.argsort(all_numbers, kind="stable")
    rank_of = np.empty_like(by_number)
    rank_of[by_number] = np.arange(len(by_number))
    old = (np.cumsum(there) - 1)[owners.ranks[there[owners.ranks]]]
    by_value = np.concatenate((old, np.argsort(fingerprints) + len(old)))
    order = by_value[np.argsort(all_fingerprints[by_value], kind="stable")]
    return _owners(all_numbers[by_number], all_fingerprints[by_number], rank_of[order])


def _owners(numbers: Ints, fingerprints: Fingerprints, ranks: Ints) -> Owners:
    in_order = fingerprints[ranks]
    begins = begins_of_runs(in_order)
    return Owners(
        numbers=numbers,
        fingerprints=fingerprints,
        values=in_order[begins],
        begins=np.append(begins, len(in_order)).astype(np.uint32),
        ranks=ranks.astype(np.uint32),
    )


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
