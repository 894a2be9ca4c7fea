"""Pairs of documents that share passages: an inverted index over sketches (Broder 1997; Schleimer et al. 2003)."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray


def passage_pairs(
    values: NDArray[np.uint64],
    starts: NDArray[np.int64],
    *,
    min_share: float,
    check: Callable[[], None] = lambda: None,
) -> NDArray[np.int64]:
    """Return every pair a < b of documents that share enough passages: int64[m, 2], sorted, each once.

    Document i has the distinct passages `values[starts[i]:starts[i + 1]]` (uint64), in any order. Enough is at least one
    and at least `min_share` of the smaller document's. `check` is called once a document. The cost is the sum over all
    passages of the square of how many documents have them.
    """
    sizes = np.diff(starts)
    documents = np.repeat(np.arange(len(sizes)), sizes)
    order = np.argsort(values, kind="stable")
    holders = documents[order]
    is_first = np.concatenate(([True], values[order][1:] != values[order][:-1]))[: len(order)]
    bounds = np.append(np.flatnonzero(is_first), len(order))
    posting = np.empty(len(order), np.int64)
    posting[order] = np.cumsum(is_first) - 1
    found = [np.zeros((0, 2), np.int64)]
    for a in range(len(sizes)):
        check()
        postings = posting[starts[a] : starts[a + 1]]
        others, shared = _later_holders(a, holders, bounds[postings], bounds[postings + 1])
        enough = np.maximum(1, np.ceil(min_share * np.minimum(sizes[a], sizes[others]) - 1e-9))
        chosen = others[shared >= enough]
        found.append(np.stack((np.full(len(chosen), a), chosen), axis=1))
    return np.concatenate(found)


def _later_holders(
    document: int, holders: NDArray[np.int64], firsts: NDArray[np.int64], ends: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the later documents in some postings, rising, and in how many of the postings each stands."""
    lengths = ends - firsts
    places = np.arange(lengths.sum()) + np.repeat(firsts - np.cumsum(lengths) + lengths, lengths)
    later = holders[places]
    later = np.sort(later[later > document])
    bounds = np.flatnonzero(np.concatenate(([True], later[1:] != later[:-1], [True]))) if len(later) else np.zeros(1, int)
    return later[bounds[:-1]], np.diff(bounds)
