"""Documents that share enough shingles: all pairs of them, or those that share them with one sketch."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import SCATTER, Check, Flags, Ints, begins_of_runs, blocks, expand, never_stop
from dupfinder.index.packed import Packed, RunTasks, Task, gathered, halves, one_after_the_other, pack, united
from dupfinder.index.shingles.boilerplate import Boilerplate, boilerplate_of, frequent_shingles
from dupfinder.index.shingles.postings import Entries, Postings, SmallInts, Uints

_BLOCK_ENTRIES = 2**16
_BLOCK_COUNTS = 2**16
_COUNTERS_PER_COUNT = 4
"""A counter for each possible pair of a block takes less time than a sort, up to so many counters for each count."""


_HALF_RANGE = 2**32
"""Numbers below it are sorted in half the time as numbers of 32 bits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Rows:
    """The entries of consecutive documents of which the shingle has a later document."""

    count: int
    rows: Ints
    """The document of each entry, counted from the first one; rising."""
    begins: Ints
    """Where the later documents begin in the postings."""
    lengths: Ints
    """How many they are."""

    def costs(self) -> Ints:
        """Return for each document how many later ones its entries have."""
        totals = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(self.lengths)))
        return np.diff(totals[np.searchsorted(self.rows, np.arange(self.count + 1))])

    def of(self, part: slice) -> "_Rows":
        """Return the entries of some of the documents, counted from the first of these."""
        entries = slice(*np.searchsorted(self.rows, (part.start, part.stop)))
        return _Rows(
            count=part.stop - part.start,
            rows=self.rows[entries] - part.start,
            begins=self.begins[entries],
            lengths=self.lengths[entries],
        )


def _rows_of_slab(
    postings: Postings, counts: Ints, least: Ints, slab: slice, check: Check
) -> Iterator[tuple[int, _Rows]]:
    """Yield the entries of consecutive documents, but not of those that share too few, and the first of these."""
    places = postings.in_slab(slab)
    counts = counts[slab]
    ends = np.cumsum(counts)
    for block in blocks(counts, limit=_BLOCK_ENTRIES):
        check()
        some = counts[block]
        first = slab.start + block.start
        is_able = some >= least[first : first + len(some)]
        chosen = places[ends[block.start] - some[0] : ends[block.stop - 1]][np.repeat(is_able, some)]
        yield (
            first,
            _Rows(
                count=len(some),
                rows=np.repeat(np.flatnonzero(is_able), some[is_able]),
                begins=chosen + 1,
                lengths=postings.later[chosen].astype(np.int64),
            ),
        )


def _counted(rows: _Rows, documents: SmallInts, least: Ints, *, bits: int) -> tuple[Ints, Ints, Ints]:
    """Return the pairs that share enough, their first documents counted from the first row, and how many they share.

    A document is a number of so many bits.
    """
    owners, places = expand(rows.begins, rows.lengths)
    numbers = (rows.rows << bits)[owners] | documents[places]
    if rows.count << bits <= _COUNTERS_PER_COUNT * len(numbers):
        counters = np.bincount(numbers, minlength=rows.count << bits).reshape(-1, 1 << bits)
        left, right = np.nonzero(counters >= least[:, np.newaxis])
        return left, right, counters[left, right]
    numbers = numbers.astype(np.uint32) if rows.count << bits <= _HALF_RANGE else numbers
    numbers.sort()
    begins = begins_of_runs(numbers)
    counts = np.diff(begins, append=len(numbers))
    numbers = numbers[begins].astype(np.int64)
    enough = counts >= least[numbers >> bits]
    numbers = numbers[enough]
    return numbers >> bits, numbers & (1 << bits) - 1, counts[enough]


_NEVER = 1 << 40
"""More shingles than any document has."""

_ROUNDING = 1e-9
"""Of a hundred shingles 0.07 are seven, not eight, although 0.07 * 100 is a little more than 7 in binary."""


def shingle_pairs(
    postings: Postings,
    sizes: Ints,
    *,
    min_share: float,
    able: Flags | None = None,
    check: Check = never_stop,
    run: RunTasks = one_after_the_other,
) -> Ints:
    """Return every pair a < b of documents that share enough shingles: int64[m, 2], sorted, each once.

    Document i has `sizes[i]` shingles (int64[n]), those that no other document has among them. Enough is `min_share`
    (0-1) of the smaller of the two sketches, and at least one shingle. `check` is called now and then; what it raises
    ends the search.

    `able` (bool[n]) says of which documents a pair must have one at least; of one with a single able document, that
    one's sketch says how many shingles are enough.

    No shingle is too frequent to count. Rare ones are counted by going through their postings, at a cost of the square
    of how many documents have the shingle. Those for which that would be too much are kept as bits, and compared only
    where documents share a rare shingle too, or where one has so many frequent ones that they alone could suffice.
    """
    needs = needed(sizes, min_share=min_share)
    if able is not None:
        needs[~able] = _NEVER
    # In the order of their needs, the first of two documents says how much both must share.
    order = np.argsort(needs, kind="stable")
    ranks = np.empty_like(order)
    ranks[order] = np.arange(len(order))
    by_need = postings.renumbered(ranks, check=check)
    del postings  # which is let go of here where nobody else has it
    needs = needs[order]
    frequent = frequent_shingles(by_need, needs)
    boilerplate = boilerplate_of(by_need, frequent, documents=len(needs))
    by_need.end_here(frequent)
    counts = by_need.later_counts(len(needs))
    tasks: Iterator[Task] = chain(
        boilerplate.tasks(needs, check=check),
        (
            partial(_in_slab, by_need, counts, slab, needs=needs, boilerplate=boilerplate, check=check)
            for slab in by_need.slabs(counts)
        ),
    )
    found = chain.from_iterable(run(tasks))
    return united(pack(order[left], order[right]) for left, right in map(halves, found))


def _in_slab(
    postings: Postings, counts: Ints, slab: slice, *, needs: Ints, boilerplate: Boilerplate, check: Check
) -> list[Packed]:
    """Return the pairs of some documents with later ones that share as many shingles as the first one needs.

    Documents are in the order of their needs, and have so many shingles that later ones have, too. Time is in
    proportion to the sum over all shingles of the square of how many documents have them. Memory is bounded by what is
    found, the entries of these documents, and a block of about a hundred thousand counts, or those of one document.
    """
    bits = len(needs).bit_length()
    least = np.maximum(1, needs - boilerplate.counts)
    found = []
    for first, rows in _rows_of_slab(postings, counts, least, slab, check):
        for part in blocks(rows.costs(), limit=_BLOCK_COUNTS):
            check()
            of_part = least[first + part.start : first + part.stop]
            left, right, shared = _counted(rows.of(part), postings.documents, of_part, bits=bits)
            left += first + part.start
            enough = shared >= needs[left]
            undecided = np.flatnonzero(~enough)
            more = boilerplate.shared(left[undecided], right[undecided])
            enough[undecided] = shared[undecided] + more >= needs[left[undecided]]
            found.append(pack(left[enough], right[enough]))
    return gathered(found)


def needed(sizes: Ints, *, min_share: float) -> Ints:
    """Return how many shingles must be shared where the smaller sketches have these sizes; at least one.

    Raises `ValueError` for a share that is not between 0 and 1.
    """
    if not 0 <= min_share <= 1:
        raise ValueError(f"A share lies between 0 and 1, not at {min_share}.")
    needs: Ints = np.ceil(min_share * sizes - _ROUNDING).astype(np.int64)
    return np.maximum(1, needs)


_LEAST_SLOT_BITS = 16
_MOST_SLOT_BITS = 30
_SLOTS_PER_SHINGLE = 8
_FACTORS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9)
"""Odd numbers; the top bits of a product with each are a slot."""
_SEVERAL = 2


class RecurringShingles:
    """Tells shingles of several documents from those of a single one.

    A counting filter (Bloom 1970; Fan et al. 2000): each shingle counts in three slots of one byte, and recurs if all
    three are counted more than once. Of the shingles of a single document about three in a hundred are taken for
    recurring, and no recurring one is missed.
    """

    def __init__(self, expected: int) -> None:
        """Make room for about so many shingles: 8 to 16 bytes for each, and at most 1 GiB."""
        slot_bits = (_SLOTS_PER_SHINGLE * max(1, expected) - 1).bit_length()
        slot_bits = min(_MOST_SLOT_BITS, max(_LEAST_SLOT_BITS, slot_bits))
        self._shift = np.uint64(64 - slot_bits)
        self._counts = np.zeros(1 << slot_bits, np.uint8)

    def add(self, shingles: NDArray[np.uint64]) -> None:
        """Count the shingles of one document (uint64[n]); one that it has several times counts once."""
        slots = np.stack([self._slots(shingles, factor) for factor in _FACTORS])
        # All counts are read before any is written: a slot that occurs twice is raised once.
        self._counts[slots] = np.minimum(self._counts[slots] + np.uint8(1), np.uint8(_SEVERAL))

    def recur(self, shingles: NDArray[np.uint64]) -> Flags:
        """Return which shingles may occur in several of the documents: bool[n]."""
        recurring = np.ones(len(shingles), np.bool_)
        for factor in _FACTORS:
            recurring &= self._counts[self._slots(shingles, factor)] == _SEVERAL
        return recurring

    def _slots(self, shingles: NDArray[np.uint64], factor: int) -> Ints:
        return (shingles * np.uint64(factor) >> self._shift).view(np.int64)


_FILTER_BITS = 16
_CHUNK = 2**16
_MOST_NEW = 2**16
"""Values that every query passes over, until they are sorted in among the others."""


def shingle_matches(
    parts: Iterable[Entries], sizes: Ints, sketch: Uints, *, min_share: float, check: Check = never_stop
) -> Ints:
    """Return the documents that share enough shingles with one sketch: int64[m], rising.

    `parts` have all entries of documents with so many shingles (int64[n]); what is enough is as for `shingle_pairs`,
    and so is the result, as if the sketch were of one document more. One pass over all values: most of them are told
    from those of the sketch by a table of 2**16 bits of knowledge about them, and the rest by binary search.
    """
    asked = np.unique(sketch)
    if not len(asked):
        return np.zeros(0, dtype=np.int64)
    counts = np.zeros(len(sizes), dtype=np.int64)
    may_be_asked = np.zeros(1 << _FILTER_BITS, dtype=np.bool_)
    may_be_asked[_slots(asked)] = True
    for part in parts:
        for begin in range(0, len(part.values), _CHUNK):
            check()
            chunk = part.values[begin : begin + _CHUNK]
            places = np.flatnonzero(may_be_asked[_slots(chunk)])
            found = np.minimum(np.searchsorted(asked, chunk[places]), len(asked) - 1)
            places = places[asked[found] == chunk[places]] + begin
            np.add.at(counts, part.documents[places], 1)
    needs = needed(np.minimum(sizes, len(asked)), min_share=min_share)
    return np.flatnonzero(counts >= needs)


class CommonShingles(NamedTuple):
    """The shingles of sketches that several documents have, and which these are."""

    values: NDArray[np.uint64]
    """Rising."""
    starts: Ints
    """Where the documents of each value begin, and the end of the last."""
    documents: NDArray[np.int32]

    @classmethod
    def of(cls, postings: Postings, numbers: Ints) -> "CommonShingles":
        """Take postings with values; document i of them is `numbers[i]`."""
        shingles = postings.shingles(1)
        order = np.argsort(postings.values)
        frequencies = shingles.frequencies[order]
        _, places = expand(shingles.begins[order], frequencies)
        documents = numbers[postings.documents[places]].astype(np.int32)
        return cls(postings.values[order], np.concatenate(([0], np.cumsum(frequencies))), documents)

    def holders(self, sketch: NDArray[np.uint64], *, share: float) -> frozenset[int]:
        """Return the documents that have that share of a sketch, which are none where only one of all has so much."""
        begins, ends = (np.searchsorted(self.values, sketch, side) for side in ("left", "right"))
        places = begins[begins < ends]
        _, entries = expand(self.starts[places], self.starts[places + 1] - self.starts[places])
        documents, counts = np.unique(self.documents[entries], return_counts=True)
        return frozenset(documents[counts >= share * len(sketch)].tolist())


class GrowingSketches:
    """Sketches, numbered as they are added; `matches` finds what `shingle_matches` does, without a pass over all."""

    def __init__(self) -> None:
        self._values: NDArray[np.uint64] = np.zeros(0, np.uint64)
        self._owners: NDArray[np.int32] = np.zeros(0, np.int32)
        """Whose each of the values is; they are sorted, and all but those that are new."""
        self._sizes: Ints = np.zeros(0, np.int64)
        self._new: NDArray[np.uint64] = np.zeros(_CHUNK, np.uint64)
        self._new_starts = [0]

    def add(self, sketch: NDArray[np.uint64]) -> None:
        """Add a sketch; its number is how many were added before."""
        begin, end = self._new_starts[-1], self._new_starts[-1] + len(sketch)
        if end > len(self._new):
            self._new = np.resize(self._new, 2 * end)
        self._new[begin:end] = sketch
        self._new_starts.append(end)

    def matches(self, sketch: NDArray[np.uint64], *, min_share: float) -> Ints:
        """Return the numbers of those that share enough shingles with one sketch: int64[m], rising."""
        if self._new_starts[-1] > _MOST_NEW:
            self._sort_in()
        asked = np.unique(sketch)
        if not len(asked):
            return np.zeros(0, dtype=np.int64)
        begins, ends = (np.searchsorted(self._values, asked, side) for side in ("left", "right"))
        _, places = expand(begins, ends - begins)
        owners, counts = np.unique(self._owners[places], return_counts=True)
        needs = needed(np.minimum(self._sizes[owners], len(asked)), min_share=min_share)
        sizes = np.diff(np.array(self._new_starts))
        entries = Entries(
            values=self._new[: self._new_starts[-1]],
            documents=np.repeat(np.arange(len(sizes), dtype=np.int32), sizes),
        )
        new = shingle_matches([entries], sizes, asked, min_share=min_share)
        return np.concatenate((owners[counts >= needs].astype(np.int64), new + len(self._sizes)))

    def only(self, numbers: Ints) -> "GrowingSketches":
        """Return those with these rising numbers alone, numbered anew."""
        self._sort_in()
        anew = np.full(len(self._sizes), -1, np.int32)
        anew[numbers] = np.arange(len(numbers))
        owners = anew[self._owners]
        kept = GrowingSketches()
        kept._values, kept._owners = self._values[owners >= 0], owners[owners >= 0]
        kept._sizes = self._sizes[numbers]
        return kept

    def _sort_in(self) -> None:
        sizes = np.diff(np.array(self._new_starts))
        owners = np.repeat(np.arange(len(self._sizes), len(self._sizes) + len(sizes), dtype=np.int32), sizes)
        values = np.concatenate((self._values, self._new[: self._new_starts[-1]]))
        order = np.argsort(values, kind="stable")  # which makes use of the larger part being sorted
        self._values, self._owners = values[order], np.concatenate((self._owners, owners))[order]
        self._sizes = np.concatenate((self._sizes, sizes))
        self._new, self._new_starts = np.zeros(_CHUNK, np.uint64), [0]


def _slots(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    return values * SCATTER >> np.uint64(64 - _FILTER_BITS)
