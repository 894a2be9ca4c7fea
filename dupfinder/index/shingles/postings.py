"""Which documents have which shingles: sketches turned round, in eight bytes an entry that recurs."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import SCATTER, Check, Flags, Ints, begins_of_runs, blocks, expand
from dupfinder.index.packed import Arrays
from dupfinder.index.scratch import Column

SmallInts = NDArray[np.int32]
Uints = NDArray[np.uint64]

_CHUNK = 2**17
_SLAB, _MOST_SLABS, _LARGEST_SLAB = 2**22, 32, 2**26
"""Of so many entries it is worked out at once which document they are of; of more where that were too many passes."""
_LEAST_SLAB, _LEAST_SLABS = 2**17, 8
"""Of fewer where there is something for several to do."""
_PLACE_BITS = 36
MANY = 2**31 - 1
"""More documents are not numbered."""


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
class Entries:
    """Some of the entries of sketches."""

    values: Uints
    documents: SmallInts
    """The document of each; rising."""

    def read(self) -> "Entries":
        """Return them."""
        return self


class Part(Protocol):
    """Some of the entries, wherever they are; equal values are in one part."""

    def read(self) -> Entries:
        """Return them; `OSError` if they are no longer there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Postings:
    """For each shingle that two or more documents have, these documents, rising, shingle after shingle."""

    documents: SmallInts
    later: SmallInts
    """How many documents of the same shingle follow."""
    values: Uints
    """The value of each shingle, or none."""
    folder: str | None
    """Where there is room for what is too much for memory."""

    def pair_count(self) -> int:
        """Return how often two documents share a shingle: a sum over all shingles."""
        return int(self.later.sum(dtype=np.int64))

    def pairs_below(self, end: int) -> int:
        """Return how often two of the documents before `end` share a shingle."""
        count = 0
        for part in self._whole():
            begins = np.flatnonzero(np.concatenate(([True], self.later[part][:-1] == 0)))
            earlier = np.arange(part.stop - part.start) - np.repeat(
                begins, np.diff(begins, append=part.stop - part.start)
            )
            count += int(earlier[self.documents[part] < end].sum())
        return count

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

    def renumbered(self, numbers: Ints, *, check: Check) -> "Postings":
        """Return the same ones where document i is `numbers[i]`, without the values."""
        documents, later = (Column(np.int32, self.folder) for _ in range(2))
        for part in self._whole():
            check()
            later.add(self.later[part])
            # One number for each entry, to be sorted: its shingle, and below it its document.
            entries = np.zeros(part.stop - part.start, np.int64)
            np.cumsum(self.later[part][:-1] == 0, out=entries[1:])
            entries <<= 32
            entries |= numbers[self.documents[part]]
            entries.sort()
            documents.add(entries.astype(np.int32))
        return Postings(
            documents=documents.array(), later=later.array(), values=np.zeros(0, np.uint64), folder=self.folder
        )

    def later_counts(self, count: int) -> Ints:
        """Return for each of so many documents how many shingles it has that later ones have, too: int64[count]."""
        counts = np.zeros(count, np.int64)
        for part in _chunks(len(self.later)):
            counts += np.bincount(self.documents[part][self.later[part] > 0], minlength=count)
        return counts

    def slabs(self, counts: Ints) -> Iterator[slice]:
        """Yield consecutive documents, all of them, in parts of which the entries are found in one pass each."""
        entries = len(self.later)
        least = min(max(_LEAST_SLAB, entries // _LEAST_SLABS), _SLAB)
        return blocks(counts + 1, limit=min(max(least, entries // _MOST_SLABS), _LARGEST_SLAB))

    def in_slab(self, slab: slice) -> Ints:
        """Return the places of the entries of some documents that later ones have, document after document."""
        found = [np.zeros(0, np.int64)]
        for part in _chunks(len(self.later)):
            documents = self.documents[part]
            is_in = (self.later[part] > 0) & (documents >= slab.start) & (documents < slab.stop)
            places = np.flatnonzero(is_in)
            found.append((documents[places].astype(np.int64) - slab.start << _PLACE_BITS) | places + part.start)
        numbers = np.concatenate(found)
        del found
        numbers.sort()
        numbers &= (1 << _PLACE_BITS) - 1
        return numbers

    def _whole(self) -> Iterator[slice]:
        """Yield the places of whole shingles, some at a time."""
        begin = 0
        while begin < len(self.later):
            end = min(begin + _CHUNK, len(self.later))
            end += int(self.later[end - 1])
            yield slice(begin, end)
            begin = end


def _chunks(count: int) -> Iterator[slice]:
    return (slice(begin, min(begin + _CHUNK, count)) for begin in range(0, count, _CHUNK))


def joined(part: Part, *, most: int, with_values: bool, check: Check) -> Arrays:
    """Return what each value of a part is in that several documents have, and no more than `most` of them.

    That is these documents, shingle after shingle, of each how many of the same shingle follow, and the values of the
    shingles, or none. Each entry becomes one number: bits that depend on its value, and below them its place. Sorting
    those numbers brings equal values together in the order of documents.
    """
    check()
    entries = part.read()
    documents, later = [np.zeros(0, np.int32)], [np.zeros(0, np.int32)]
    values = [np.zeros(0, np.uint64)]
    for found, counts in _recurring(entries, check):
        is_kept = counts <= most
        places, frequencies = found[np.repeat(is_kept, counts)], counts[is_kept]
        ends = np.cumsum(frequencies)
        documents.append(entries.documents[places])
        later.append((np.repeat(ends, frequencies) - np.arange(1, len(places) + 1)).astype(np.int32))
        if with_values:
            values.append(entries.values[places[ends - 1]])
    return [np.concatenate(documents), np.concatenate(later), np.concatenate(values)]


def postings_of(found: Iterable[Arrays], *, folder: str | None, check: Check) -> Postings:
    """Return the postings that `joined` found, part by part."""
    documents, later = (Column(np.int32, folder) for _ in range(2))
    values = Column(np.uint64, folder)
    for some, following, of_some in found:
        check()
        documents.add(some)
        later.add(following)
        values.add(of_some)
    return Postings(documents=documents.array(), later=later.array(), values=values.array(), folder=folder)


def _recurring(entries: Entries, check: Check) -> Iterator[tuple[Ints, Ints]]:
    """Yield, in blocks, the places of entries whose value occurs again, by value and then rising; and how often."""
    place_bits = len(entries.values).bit_length()
    low_bits = np.uint64((1 << place_bits) - 1)
    numbers = entries.values * SCATTER
    numbers &= ~low_bits
    numbers |= np.arange(len(numbers), dtype=np.uint64)
    numbers.sort()
    for block in _whole_runs(numbers, low_bits):
        check()
        highs = block >> np.uint64(place_bits)
        is_same = highs[1:] == highs[:-1]
        is_shared = np.zeros(len(block), dtype=np.bool_)
        is_shared[1:] = is_same
        is_shared[:-1] |= is_same
        places, highs = (block[is_shared] & low_bits).view(np.int64), highs[is_shared]
        values = entries.values[places]
        begins = begins_of_runs(values)
        if len(begins) == len(begins_of_runs(highs)):
            yield places, np.diff(begins, append=len(places))
            continue
        # Values whose high bits are the same by chance lie mixed, and some of them occur only once.
        places = places[np.lexsort((places, values))]
        frequencies = np.diff(begins_of_runs(np.sort(values)), append=len(places))
        yield places[np.repeat(frequencies, frequencies) > 1], frequencies[frequencies > 1]


def _whole_runs(numbers: Uints, low_bits: np.uint64) -> Iterator[Uints]:
    """Yield the sorted numbers in parts; those with the same high bits are in one part."""
    begin = 0
    while begin < len(numbers):
        end = min(begin + _CHUNK, len(numbers))
        if end < len(numbers):
            whole = begin + int(np.searchsorted(numbers[begin:end], numbers[end] & ~low_bits))
            further = np.searchsorted(numbers[begin:], numbers[end] | low_bits, side="right")
            end = whole if whole > begin else begin + int(further)
        yield numbers[begin:end]
        begin = end
