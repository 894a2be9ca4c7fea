"""Where values stand among all others of a column: numbers that are quick to sort by, whatever the values are.

Those of a scan's documents are found once, however often its groups are formed anew.
"""

import datetime
import heapq
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.background import Pieces
from dupfinder.gui.toolkit.wording import instant

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


_PIECE = 1_000
"""So many documents are looked through at a time, within about 1 ms."""
_LEAST, _MOST = -(2**63), 2**63 - 1
_SPREAD = 16
"""Of so many files that were seen at least one is a document."""
_NOWHERE = -1
_Places = NDArray[np.int64]


def _folded(text: str | None) -> str | None:
    return text.casefold() if text else None


def _instant(text: str | None) -> datetime.datetime | None:
    return instant(text) if text else None


_NUMBERS: Mapping[Column, Callable[[Document], int]] = {
    Column.SIZE: lambda document: min(document.entry.size_bytes, _MOST),
    Column.MODIFIED: lambda document: min(max(document.entry.mtime_ns, _LEAST), _MOST),
}
"""What every document has; file systems may give times that no clock has."""
_VALUES: Mapping[Column, Callable[[Document], Any]] = {
    Column.NAME: lambda document: document.entry.name.casefold(),
    Column.FOLDER: lambda document: document.entry.folder.casefold(),
    Column.FORMAT: lambda document: document.format,
    Column.TITLE: lambda document: _folded(document.metadata.title),
    Column.AUTHOR: lambda document: _folded(document.metadata.author),
    Column.PAGES: lambda document: document.metadata.page_count,
    Column.CREATED: lambda document: _instant(document.metadata.created),
    Column.SAVED: lambda document: _instant(document.metadata.modified),
}


def ranks_by(column: Column, pieces: Iterable[Iterable[Document]]) -> Pieces[Ranks]:
    """Return the ranks of documents, which come in pieces, by any column but the similarity."""
    if column in _NUMBERS:
        return (yield from ranks_of_numbers((yield from _gathered(_NUMBERS[column], pieces))))
    ranked, value = RankedValues(), _VALUES[column]
    for piece in pieces:
        ranked.add(map(value, piece))
        yield
    return (yield from ranked.ranks())


class DocumentRanks:
    """The ranks of all documents of a scan, column by column as they are asked for."""

    def __init__(self, documents: Sequence[Document]) -> None:
        self.documents = documents
        self._ranks: dict[Column, Ranks] = {}
        self._place_of: _Places | None = None
        """By `file_id`."""
        self._placed: tuple[object, _Places | None] = (None, None)

    def ranks(self, column: Column, pieces: Iterable[Iterable[Document]], *, of: object) -> Pieces[Ranks | None]:
        """Return the ranks of some of the documents, which come in pieces and are those of `of`, among each other.

        `None` where they are not known by their `file_id`.
        """
        if self._placed[0] is not of:
            self._placed = (of, (yield from self._places(pieces)))
        places = self._placed[1]
        if places is None:
            return None
        if column not in self._ranks:
            self._ranks[column] = yield from ranks_by(column, self._pieces())
        return dense_ranks(self._ranks[column][places])

    def _places(self, pieces: Iterable[Iterable[Document]]) -> Pieces[_Places | None]:
        """Return where documents stand in `documents`; `None` where that cannot be told."""
        if self._place_of is None:
            self._place_of = _inverse((yield from _gathered(_file_id, self._pieces())))
            yield
        wanted = yield from _gathered(_file_id, pieces)
        if wanted.max(initial=0) >= len(self._place_of):
            return None
        places = self._place_of[wanted]
        return None if (places == _NOWHERE).any() else places

    def _pieces(self) -> Iterator[Sequence[Document]]:
        return (self.documents[begin : begin + _PIECE] for begin in range(0, len(self.documents), _PIECE))


def _inverse(file_ids: _Places) -> _Places:
    """Return the place of each number, `_NOWHERE` where it has none or several; nothing if they are far apart.

    A scan counts its files, from 0 on.
    """
    end = int(file_ids.max(initial=-1)) + 1
    if end > _SPREAD * (len(file_ids) + _PIECE):
        return np.zeros(0, np.int64)
    place_of = np.full(end, _NOWHERE, np.int64)
    place_of[file_ids] = np.arange(len(file_ids))
    place_of[np.bincount(file_ids, minlength=end) > 1] = _NOWHERE
    return place_of


def _file_id(document: Document) -> int:
    return document.entry.file_id


def _gathered(value: Callable[[Document], int], pieces: Iterable[Iterable[Document]]) -> Pieces[_Places]:
    """Return a number of each document."""
    found = [np.zeros(0, np.int64)]
    for piece in pieces:
        found.append(np.fromiter(map(value, piece), np.int64))
        yield
    return np.concatenate(found)
