"""The room's door for shingles: pairs of documents that share enough of them."""

from collections.abc import Iterator
from functools import partial
from itertools import chain

import numpy as np

from dupfinder.domain.records import dataclass
from dupfinder.index.arrays import Check, Flags, Ints, begins_of_runs, blocks, expand, never_stop
from dupfinder.index.packed import Packed, RunTasks, Task, gathered, halves, one_after_the_other, pack, united
from dupfinder.index.shingles.boilerplate import Boilerplate, boilerplate_of, frequent_shingles
from dupfinder.index.shingles.postings import Postings, SmallInts

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
