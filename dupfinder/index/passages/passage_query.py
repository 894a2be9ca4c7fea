"""The room's door for one sketch: which documents share enough passages with it."""

import numpy as np
from numpy.typing import NDArray

from dupfinder.index.arrays import Ints
from dupfinder.index.cancelling import Check, never_stop
from dupfinder.index.passages.needs import needed
from dupfinder.index.passages.postings import SCATTER

_FILTER_BITS = 16
_CHUNK = 2**16


def passage_matches(
    values: NDArray[np.uint64],
    starts: Ints,
    sketch: NDArray[np.uint64],
    *,
    min_share: float,
    check: Check = never_stop,
) -> Ints:
    """Return the documents that share enough passages with one sketch: int64[m], rising.

    `values`, `starts` and what is enough are as for `passage_pairs`; so is the result, as if the sketch were of one
    document more. One pass over all values: most of them are told from those of the sketch by a table of 2**16 bits of
    knowledge about them, and the rest by binary search.
    """
    asked = np.unique(sketch)
    if not len(asked):
        return np.zeros(0, dtype=np.int64)
    may_be_asked = np.zeros(1 << _FILTER_BITS, dtype=np.bool_)
    may_be_asked[_slots(asked)] = True
    counts = np.zeros(len(starts) - 1, dtype=np.int64)
    for begin in range(0, len(values), _CHUNK):
        check()
        chunk = values[begin : begin + _CHUNK]
        places = np.flatnonzero(may_be_asked[_slots(chunk)])
        found = np.minimum(np.searchsorted(asked, chunk[places]), len(asked) - 1)
        places = places[asked[found] == chunk[places]] + begin
        np.add.at(counts, np.searchsorted(starts, places, side="right") - 1, 1)
    needs = needed(np.minimum(np.diff(starts), len(asked)), min_share=min_share)
    return np.flatnonzero(counts >= needs)


def _slots(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    return values * SCATTER >> np.uint64(64 - _FILTER_BITS)
