"""Where documents stand by what a column shows: found once for a scan, however often its groups are formed anew."""

import datetime
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.gui.results.ranks import RankedValues, Ranks, dense_ranks, ranks_of_numbers
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.chunked_work import Pieces
from dupfinder.gui.toolkit.punctuation import instant

_PIECE = 4_000
"""So many documents are looked through at a time."""
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
