"""Where values stand among all others of a column: numbers that are quick to sort by, whatever the values are."""

import heapq
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.gui.toolkit.chunked_work import Pieces

Ranks = NDArray[np.int32]
"""From 0; equal values have the same one, and what has no value has `NO_RANK`."""
NO_RANK = -1
_NUMBERS_RUN = 50_000
_RUN = 4_096
"""So many values are sorted by one call, which takes about 2 ms of strings; longer ones would hold up the window."""


class RankedValues:
    """Numbers the values of a column as they come, and ranks them in the end."""

    def __init__(self) -> None:
        self._numbers: dict[Any, int] = {}
        self._columns: list[Ranks] = []

    def add(self, values: Iterable[Any]) -> None:
        """Take some more values; `None` stands for none."""
        numbers = self._numbers
        numbered = [NO_RANK if value is None else numbers.setdefault(value, len(numbers)) for value in values]
        self._columns.append(np.array(numbered, np.int32))

    def ranks(self) -> Pieces[Ranks]:
        """Return the ranks of all values in the order in which they came."""
        numbers = self._numbers
        rank_of = np.empty(len(numbers) + 1, np.int32)
        rank_of[NO_RANK] = NO_RANK
        ordered = iter(heapq.merge(*(yield from _runs(list(numbers)))))
        rank = 0
        while piece := list(islice(ordered, _RUN)):
            rank_of[[numbers[value] for value in piece]] = np.arange(rank, rank + len(piece))
            rank += len(piece)
            yield
        empty = np.zeros(0, np.int32)
        ranks: Ranks = rank_of[np.concatenate([empty, *self._columns])]
        return ranks


def _runs(values: Sequence[Any]) -> Pieces[list[list[Any]]]:
    """Return the values in sorted runs."""
    runs = []
    for first in range(0, len(values), _RUN):
        runs.append(sorted(values[first : first + _RUN]))
        yield
    return runs


def dense_ranks(ranks: Ranks) -> Ranks:
    """Return the ranks that values have among each other by those that they have among more."""
    is_taken = np.zeros(int(ranks.max(initial=NO_RANK)) + 2, np.bool_)  # the last one stands for `NO_RANK`
    is_taken[ranks] = True
    dense = np.cumsum(is_taken, dtype=np.int32) - 1
    dense[NO_RANK] = NO_RANK
    found: Ranks = dense[ranks].astype(np.int32)
    return found


def ranks_of_numbers(numbers: NDArray[Any]) -> Pieces[Ranks]:
    """Return the ranks of numbers, all of which are there."""
    pieces = np.array_split(numbers, range(_NUMBERS_RUN, len(numbers), _NUMBERS_RUN))
    runs = []
    for piece in pieces:
        runs.append(np.sort(piece))
        yield
    rising = np.sort(np.concatenate(runs), kind="stable")  # which merges runs
    yield
    is_first = np.ones(len(rising), np.bool_)
    np.not_equal(rising[1:], rising[:-1], out=is_first[1:])
    each_once = rising[is_first]
    ranks = []
    for piece in pieces:
        ranks.append(np.searchsorted(each_once, piece).astype(np.int32))
        yield
    return np.concatenate(ranks)
