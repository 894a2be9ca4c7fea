"""Sorted permuted tables, searched by the prefix (Manku et al. 2007, section 3): as they are, or compressed."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from dupfinder.index.arrays import Fingerprints, Ints, Masks
from dupfinder.index.permutation import Permutation
from dupfinder.index.queries.arrangement import Arrangement, arrangement_of
from dupfinder.index.queries.compressed import CompressedNumbers
from dupfinder.index.queries.directory import first_sharing
from dupfinder.index.queries.locating import Locator, places_many
from dupfinder.index.queries.scanning import close_places
from dupfinder.index.ranges import blocks, expand

_HEAVY_ITEMS = 32
"""From so many candidates on, comparing them in an array takes less time than one by one."""
_SCANNED_ITEMS = 8
"""So many candidates are looked at before the end of their range is searched for."""
_SCANNED_BLOCKS = 4
"""Ranges over more blocks are decoded side by side."""
_BLOCK_CANDIDATES = 2**17

LocatorType = Callable[[Fingerprints], Locator]
NumbersType = Callable[[Fingerprints], "SortedNumbers"]


class SortedNumbers(Protocol):
    """Distinct sorted numbers of 64 bits."""

    @property
    def size_bytes(self) -> int:
        """Return the memory that is taken."""

    def between(self, low: int, high: int) -> Sequence[int]:
        """Return the numbers from `low` to `high`, both included."""

    def between_many(self, lows: Fingerprints, highs: Fingerprints) -> Iterator[tuple[Ints, Fingerprints]]:
        """Yield, in blocks, which range each number found is of, and the number."""


class PlainNumbers:
    """Keeps the numbers as they are."""

    def __init__(self, numbers: Fingerprints, locator: LocatorType) -> None:
        self.numbers = numbers
        self._view = numbers.data
        self._locator = locator(numbers)

    @property
    def size_bytes(self) -> int:
        """Return the memory that is taken."""
        return self.numbers.nbytes

    def between(self, low: int, high: int) -> Sequence[int]:
        """Return the numbers from `low` to `high`, both included."""
        view = self._view
        begin = self._locator.first_at_least(low)
        few = min(begin + _SCANNED_ITEMS, len(view))
        for end in range(begin, few):
            if view[end] > high:
                return view[begin:end]
        return view[begin : max(few, self._locator.first_at_least(high + 1))]

    def between_many(self, lows: Fingerprints, highs: Fingerprints) -> Iterator[tuple[Ints, Fingerprints]]:
        """Yield, in blocks, which range each number found is of, and the number."""
        begins, lengths = _ranges(self.numbers, lows, highs)
        for part in blocks(lengths, limit=_BLOCK_CANDIDATES):
            owners, places = expand(begins[part], lengths[part])
            yield owners + part.start, self.numbers[places]


class PackedNumbers:
    """Keeps the numbers compressed; a query decodes the block that may hold its prefix."""

    def __init__(self, numbers: Fingerprints, locator: LocatorType) -> None:
        self._compressed = CompressedNumbers(numbers)
        self._firsts = self._compressed.firsts.data
        self._locator = locator(self._compressed.firsts)

    @property
    def size_bytes(self) -> int:
        """Return the memory that is taken."""
        return self._compressed.size_bytes

    def between(self, low: int, high: int) -> Sequence[int]:
        """Return the numbers from `low` to `high`, both included."""
        first = max(0, self._locator.first_at_least(low + 1) - 1)
        # Most ranges end before the next block begins.
        if first + _SCANNED_BLOCKS < len(self._firsts) and self._firsts[first + _SCANNED_BLOCKS] <= high:
            bounds = np.array([[low], [high]], dtype=np.uint64)
            found: list[int] = np.concatenate([numbers for _, numbers in self.between_many(*bounds)]).tolist()
            return found
        block_numbers = range(first, min(first + _SCANNED_BLOCKS, len(self._firsts)))
        numbers = itertools.chain.from_iterable(map(self._compressed.block, block_numbers))
        return [number for number in itertools.takewhile(high.__ge__, numbers) if number >= low]

    def between_many(self, lows: Fingerprints, highs: Fingerprints) -> Iterator[tuple[Ints, Fingerprints]]:
        """Yield, in blocks, which range each number found is of, and the number."""
        begins, lengths = _ranges(self._compressed.firsts, lows, highs)
        # A range begins within the block before the first one that begins in it.
        lengths += begins > 0
        begins -= begins > 0
        for part in blocks(lengths * self._compressed.block_items, limit=_BLOCK_CANDIDATES):
            owners, block = expand(begins[part], lengths[part])
            owners += part.start
            numbers = self._compressed.blocks(block)
            within = (numbers >= lows[owners, np.newaxis]) & (numbers <= highs[owners, np.newaxis])
            within &= np.arange(numbers.shape[1]) < self._compressed.lengths(block)[:, np.newaxis]
            yield owners[within.nonzero()[0]], numbers[within]


def _ranges(numbers: Fingerprints, lows: Fingerprints, highs: Fingerprints) -> tuple[Ints, Ints]:
    """Return where in the sorted numbers each range from low to high begins, and how many it holds."""
    begins = places_many(numbers, lows, side="left")
    return begins, places_many(numbers, highs, side="right") - begins


@dataclass(frozen=True, slots=True)
class _Table:
    arrangement: Arrangement
    numbers: SortedNumbers


class SortedTables:
    """Some sorted tables over the same values."""

    def __init__(self, values: Fingerprints, tables: Sequence[Permutation], *, make: NumbersType) -> None:
        """Build the tables over distinct values; `make` keeps the sorted numbers of a table."""
        self._permutations = tuple(tables)
        self._make = make
        self._masks: Masks = np.array([table.mask for table in tables], dtype=np.uint64)
        arrangements = map(arrangement_of, tables)
        self._tables = [_Table(each, make(np.sort(each.rearranged(values)))) for each in arrangements]

    @property
    def size_bytes(self) -> int:
        """Return the memory taken besides the values."""
        return sum(table.numbers.size_bytes for table in self._tables)

    def with_added(self, values: Fingerprints, _added: Fingerprints) -> "SortedTables":
        """Return the tables over `values`, built anew: sorting takes little of the time that storing does."""
        return SortedTables(values, self._permutations, make=self._make)

    def close(self, fingerprint: int, max_bits: int) -> set[int]:
        """Return the values within `max_bits` bits of the fingerprint."""
        found: set[int] = set()
        for table in self._tables:
            wanted = table.arrangement.rearranged(fingerprint)
            rest = (1 << table.arrangement.rest_bits) - 1
            candidates = table.numbers.between(wanted & ~rest, wanted | rest)
            if len(candidates) > _HEAVY_ITEMS:
                numbers = np.array(candidates, dtype=np.uint64)
                candidates = numbers[close_places(numbers, wanted, max_bits=max_bits)].tolist()
            for number in candidates:
                if (number ^ wanted).bit_count() <= max_bits:
                    found.add(table.arrangement.rearranged(number))
        return found

    def close_many(self, fingerprints: Fingerprints, max_bits: int) -> tuple[Ints, Fingerprints]:
        """Return for all close pairs, each once, which of the fingerprints it is, and the value."""
        queries, values = [np.empty(0, dtype=np.int64)], [np.empty(0, dtype=np.uint64)]
        for place, table in enumerate(self._tables):
            wanted = table.arrangement.rearranged(fingerprints)
            rest = np.uint64((1 << table.arrangement.rest_bits) - 1)
            for owners, numbers in table.numbers.between_many(wanted & ~rest, wanted | rest):
                differences = numbers ^ wanted[owners]
                close = np.flatnonzero(np.bitwise_count(differences) <= max_bits)
                differences = table.arrangement.rearranged(differences[close])
                new = first_sharing(differences, self._masks) == place
                queries.append(owners[close][new])
                values.append(fingerprints[queries[-1]] ^ differences[new])
        return np.concatenate(queries), np.concatenate(values)
