"""Which kins (documents that are counterparts of each other) lie in which folders."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.survey.columns import Columns
from dupfinder.survey.keys import summed_by_key

Numbers = NDArray[np.int64]

_PAIRS_AT_ONCE = 1 << 19


@dataclass(frozen=True, slots=True, kw_only=True)
class Incidence:
    """One row for each kin and each folder that directly holds documents of it, by kin and then by folder."""

    kin: Numbers
    folder: Numbers
    documents: Numbers
    size_bytes: Numbers
    starts: Numbers
    """The rows of kin `i` are `starts[i]` to `starts[i + 1] - 1`."""

    @property
    def spread(self) -> Numbers:
        """Return in how many folders each kin is."""
        return np.diff(self.starts)


def incidence_of(columns: Columns) -> Incidence:
    """Return where the kins are."""
    of_kin = np.flatnonzero(columns.kin >= 0)
    folder_count = len(columns.folders)
    keys = columns.kin[of_kin] * folder_count + columns.folder[of_kin]
    found, documents, size_bytes = summed_by_key(keys, np.ones(len(keys), np.int64), columns.size_bytes[of_kin])
    kin = found // folder_count
    return Incidence(
        kin=kin,
        folder=found % folder_count,
        documents=documents,
        size_bytes=size_bytes,
        starts=np.searchsorted(kin, np.arange(columns.kin_count + 1)),
    )


def ranges(starts: Numbers, lengths: Numbers) -> Numbers:
    """Return all numbers of ranges, one range after the other."""
    total = int(lengths.sum())
    before = np.cumsum(lengths) - lengths
    return np.arange(total) - np.repeat(before, lengths) + np.repeat(starts, lengths)


def pairs_within(rows: Numbers, groups: Numbers) -> Iterator[tuple[Numbers, Numbers]]:
    """Yield all ordered pairs of rows of the same group, also of a row with itself, some hundred thousand at a time.

    `groups` says for each of `rows` where it belongs, rising.
    """
    _, firsts, counts = np.unique(groups, return_index=True, return_counts=True)
    pair_counts = np.cumsum(counts * counts)
    begin = 0
    while begin < len(counts):
        done = pair_counts[begin - 1] if begin else 0
        end = max(int(np.searchsorted(pair_counts, done + _PAIRS_AT_ONCE, side="right")), begin + 1)
        first, count = firsts[begin:end], counts[begin:end]
        left = ranges(first, count)
        repeats = np.repeat(count, count)
        yield rows[np.repeat(left, repeats)], rows[ranges(np.repeat(first, count), repeats)]
        begin = end
