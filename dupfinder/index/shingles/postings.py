"""Which documents have which shingles: sketches turned round, in twelve bytes an entry."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Check, Flags, Ints, begins_of_runs, blocks, expand

SmallInts = NDArray[np.int32]
Uints = NDArray[np.uint64]

SCATTER = np.uint64(0x9E37_79B9_7F4A_7C15)
"""An odd factor makes no two values one, and this one spreads even small ones over the high bits (Knuth 1998, §6.4)."""

MOST_ENTRIES = 2**31 - 1
_CHUNK = 2**17


@dataclass(frozen=True, slots=True, kw_only=True)
class Shingles:
    """Some of the shingles of postings."""

    begins: Ints
    """Where the documents of each begin."""
    frequencies: Ints
    """How many documents have each."""

    @classmethod
    def none(cls) -> "Shingles":
        """Return no shingles."""
        return cls(begins=np.zeros(0, dtype=np.int64), frequencies=np.zeros(0, dtype=np.int64))

    def where(self, chosen: Flags) -> "Shingles":
        """Return the chosen ones: bool[shingles]."""
        return Shingles(begins=self.begins[chosen], frequencies=self.frequencies[chosen])

    def pair_count(self) -> int:
        """Return how often two documents share one of them: a sum over all of them."""
        return int((self.frequencies * (self.frequencies - 1) // 2).sum())


@dataclass(frozen=True, slots=True, kw_only=True)
class Postings:
    """For each shingle that two or more documents have, these documents, rising, shingle after shingle."""

    documents: SmallInts
    later: SmallInts
    """How many documents of the same shingle follow."""
    places: SmallInts
    """For each entry of each sketch, sketch after sketch, its place in `documents`; negative where nobody shares it."""
    starts: Ints
    """Where the sketch of each document begins in `places`, and the number of all entries at the end."""

    def pair_count(self) -> int:
        """Return how often two documents share a shingle: a sum over all shingles."""
        return int(self.later.sum(dtype=np.int64))

    def shingles(self, frequency: int) -> Shingles:
        """Return the shingles that more than so many documents have."""
        is_begin = self.later >= frequency
        is_begin[1:] &= self.later[:-1] == 0
        begins = np.flatnonzero(is_begin)
        return Shingles(begins=begins, frequencies=self.later[begins] + np.int64(1))

    def of(self, shingles: Shingles) -> Iterator[tuple[Ints, Ints]]:
        """Yield, in blocks, which documents have some shingles: a shingle's number among those, and a document."""
        for block in blocks(shingles.frequencies, limit=_CHUNK):
            numbers, places = expand(shingles.begins[block], shingles.frequencies[block])
            yield numbers + block.start, self.documents[places].astype(np.int64)

    def end_here(self, shingles: Shingles) -> None:
        """Say of all documents of some shingles that none follows, so that nothing counts these shingles."""
        for block in blocks(shingles.frequencies, limit=_CHUNK):
            _, places = expand(shingles.begins[block], shingles.frequencies[block])
            self.later[places] = 0


def postings_of(values: Uints, starts: Ints, order: Ints, *, check: Check) -> Postings:
    """Return the postings of the sketches `values[starts[i]:starts[i + 1]]`; document j of them is sketch `order[j]`.

    Each entry becomes one number: bits that depend on its value, and below them its place among all entries. Sorting
    those numbers brings equal values together in the order of documents; the list of documents is written over them.
    """
    if len(values) > MOST_ENTRIES:
        raise ValueError(f"The sketches of one search have at most {MOST_ENTRIES:,} entries, not {len(values):,}.")
    sizes = np.diff(starts)[order]
    new_starts = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(sizes)))
    entries = _Entries(values=values, moves=starts[:-1][order] - new_starts[:-1], place_bits=len(values).bit_length())
    numbers = entries.numbers(starts, order)
    check()
    numbers.sort()
    written = numbers.view(np.int32).reshape(-1, 2)
    # At first the document of each entry, with all bits turned over, until its place in the postings is known.
    places = np.repeat(~np.arange(len(order), dtype=np.int32), sizes)
    count = 0
    for chunk in entries.whole_runs(numbers):
        check()
        shared, frequencies = entries.shared(chunk, places)
        documents = ~places[shared]
        places[shared] = np.arange(count, count + len(shared), dtype=np.int32)
        part = slice(count, count + len(shared))
        written[part, 0] = documents
        written[part, 1] = np.repeat(np.cumsum(frequencies), frequencies) - np.arange(1, len(shared) + 1)
        count += len(shared)
    return Postings(documents=written[:count, 0], later=written[:count, 1], places=places, starts=new_starts)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Entries:
    """The entries of all sketches, and their places in the order of documents."""

    values: Uints
    moves: Ints
    """How far the values of each document are from their places."""
    place_bits: int

    def numbers(self, starts: Ints, order: Ints) -> Uints:
        """Return for each entry the high bits of its scattered value, and its place below them."""
        sizes = np.diff(starts)
        moves = np.empty_like(self.moves)
        moves[order] = self.moves
        numbers = np.empty(len(self.values), dtype=np.uint64)
        for block in blocks(sizes, limit=_CHUNK):
            part = slice(int(starts[block.start]), int(starts[block.stop]))
            places = np.arange(part.start, part.stop) - np.repeat(moves[block], sizes[block])
            np.multiply(self.values[part], SCATTER, out=numbers[part])
            numbers[part] &= ~self._low_bits
            numbers[part] |= places.view(np.uint64)
        return numbers

    def whole_runs(self, numbers: Uints) -> Iterator[Uints]:
        """Yield the sorted numbers in parts; those with the same high bits are in one part."""
        begin = 0
        while begin < len(numbers):
            end = min(begin + _CHUNK, len(numbers))
            if end < len(numbers):
                whole = begin + int(np.searchsorted(numbers[begin:end], numbers[end] & ~self._low_bits))
                further = np.searchsorted(numbers[begin:], numbers[end] | self._low_bits, side="right")
                end = whole if whole > begin else begin + int(further)
            yield numbers[begin:end]
            begin = end

    def places(self, numbers: Uints) -> Ints:
        """Return the places of some entries."""
        return (numbers & self._low_bits).view(np.int64)

    def shared(self, numbers: Uints, turned: SmallInts) -> tuple[Ints, Ints]:
        """Return the places of the entries of which the value occurs again, by value and then rising; and how often.

        `turned` has the document of each of these entries with all bits turned over.
        """
        highs = numbers >> np.uint64(self.place_bits)
        is_same = highs[1:] == highs[:-1]
        is_shared = np.zeros(len(numbers), dtype=np.bool_)
        is_shared[1:] = is_same
        is_shared[:-1] |= is_same
        places, highs = self.places(numbers[is_shared]), highs[is_shared]
        values = self.values[places + self.moves[~turned[places]]]
        begins = begins_of_runs(values)
        if len(begins) == len(begins_of_runs(highs)):
            return places, np.diff(begins, append=len(places))
        # Values whose high bits are the same by chance lie mixed, and some of them occur only once.
        places = places[np.lexsort((places, values))]
        begins = begins_of_runs(np.sort(values))
        frequencies = np.diff(begins, append=len(places))
        return places[np.repeat(frequencies, frequencies) > 1], frequencies[frequencies > 1]

    @property
    def _low_bits(self) -> np.uint64:
        return np.uint64((1 << self.place_bits) - 1)
