"""The room's door for passages: pairs of documents that share enough of them."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Flags, Ints
from dupfinder.index.cancelling import Check, never_stop
from dupfinder.index.packed import pack, united
from dupfinder.index.passages.boilerplate import boilerplate_of
from dupfinder.index.passages.frequent import frequent_passages
from dupfinder.index.passages.overlap import sharing
from dupfinder.index.passages.postings import postings_of

_NEVER = 1 << 40
"""More passages than any document has."""

_ROUNDING = 1e-9
"""Of a hundred passages 0.07 are seven, not eight, although 0.07 * 100 is a little more than 7 in binary."""


def passage_pairs(
    values: NDArray[np.uint64],
    starts: Ints,
    *,
    min_share: float,
    able: Flags | None = None,
    check: Check = never_stop,
) -> Ints:
    """Return every pair a < b of documents that share enough passages: int64[m, 2], sorted, each once.

    Document i is the sketch `values[starts[i]:starts[i + 1]]` (uint64, distinct within a document, in any order;
    `starts` is int64[n + 1]). Enough is `min_share` (0-1) of the smaller of the two sketches, and at least one passage.
    `check` is called now and then; what it raises ends the search.

    `able` (bool[n]) says of which documents a pair must have one at least; of one with a single able document, that
    one's sketch says how many passages are enough.

    No passage is too frequent to count. Rare ones are counted by going through their postings, at a cost of the square
    of how many documents have the passage. Those for which that would be too much are kept as bits, and compared only
    where documents share a rare passage too, or where one has so many frequent ones that they alone could suffice.
    """
    if starts[0] != 0 or starts[-1] != len(values):
        raise ValueError(f"The sketches must cover all {len(values):,} entries from the first to the last.")
    needs = needed(np.diff(starts), min_share=min_share)
    if able is not None:
        needs[~able] = _NEVER
    # In the order of their needs, the first of two documents says how much both must share.
    order = np.argsort(needs, kind="stable")
    pairs = _pairs_by_need(values, starts, needs, order=order, check=check)
    return united(pack(order[left], order[right]) for left, right in pairs)


def _pairs_by_need(
    values: NDArray[np.uint64], starts: Ints, needs: Ints, *, order: Ints, check: Check
) -> Iterator[tuple[Ints, Ints]]:
    """Yield in blocks the pairs that share as many passages as the first one needs; some of them twice."""
    postings = postings_of(values, starts, order=order, check=check)
    needs = needs[order]
    frequent = frequent_passages(postings, needs)
    boilerplate = boilerplate_of(postings, frequent, documents=len(needs))
    yield from boilerplate.pairs(needs, check=check)
    postings.end_here(frequent)
    least = np.maximum(1, needs - boilerplate.counts)
    for left, right, counts in sharing(postings, least, check=check):
        enough = counts >= needs[left]
        undecided = np.flatnonzero(~enough)
        shared = boilerplate.shared(left[undecided], right[undecided])
        enough[undecided] = counts[undecided] + shared >= needs[left[undecided]]
        yield left[enough], right[enough]


def needed(sizes: Ints, *, min_share: float) -> Ints:
    """Return how many passages must be shared where the smaller sketches have these sizes; at least one.

    Raises `ValueError` for a share that is not between 0 and 1.
    """
    if not 0 <= min_share <= 1:
        raise ValueError(f"A share lies between 0 and 1, not at {min_share}.")
    needs: Ints = np.ceil(min_share * sizes - _ROUNDING).astype(np.int64)
    return np.maximum(1, needs)
