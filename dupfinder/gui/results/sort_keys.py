"""By what the columns of the result tree sort."""

import datetime
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.models.result_rows import Column, Shown, document_at, gain_bytes, member_count, share_at
from dupfinder.gui.results.pieces import Pieces
from dupfinder.gui.results.ranks import RankedValues, ranks_of_numbers
from dupfinder.gui.results.result_table import ResultTable, SortKeys
from dupfinder.gui.written_times import instant

_PIECE = 1_000
"""So many groups are looked through at a time."""
_LEAST, _MOST = -(2**63), 2**63 - 1


def find_sort_keys(table: ResultTable, column: Column) -> Pieces[SortKeys]:
    """Return by what a column sorts; the table knows it from then on."""
    known = table.sort_keys.get(column)
    if known is None:
        known = yield from _keys(table, column)
        table.sort_keys[column] = known
    return known


def _keys(table: ResultTable, column: Column) -> Pieces[SortKeys]:
    """Groups are sorted by their head, but for two columns: by the least similar document, and by what can go."""
    heads = table.first[:-1]
    if column is Column.SIMILARITY:
        shares = yield from _numbers(table, _shares, np.float64)
        documents = ranks_of_numbers(shares)
        yield
        shares[heads] = np.inf
        return SortKeys(ranks_of_numbers(np.minimum.reduceat(shares, heads) if len(heads) else shares), documents)
    if column in _NUMBERS:
        documents = ranks_of_numbers((yield from _numbers(table, _of_documents(_NUMBERS[column]), np.int64)))
    else:
        ranked, values = RankedValues(), _of_documents(_VALUES[column])
        for piece in _pieces(table):
            ranked.add(chain.from_iterable(map(values, piece)))
            yield
        documents = yield from ranked.ranks()
    if column is Column.SIZE:
        gains = yield from _numbers(table, lambda shown: [gain_bytes(shown)], np.int64)
        return SortKeys(ranks_of_numbers(gains), documents)
    return SortKeys(documents[heads], documents)


def _numbers(table: ResultTable, of_group: Callable[[Shown], list[Any]], kind: type[Any]) -> Pieces[NDArray[Any]]:
    """Return numbers of all groups."""
    found = [np.zeros(0, kind)]
    for piece in _pieces(table):
        found.append(np.fromiter(chain.from_iterable(map(of_group, piece)), kind))
        yield
    return np.concatenate(found)


def _pieces(table: ResultTable) -> Iterator[Any]:
    return (table.shown[begin : begin + _PIECE] for begin in range(0, len(table.shown), _PIECE))


def _shares(shown: Shown) -> list[float]:
    if isinstance(shown, DuplicateGroup):
        return [member.similarity for member in shown.members]
    return [share_at(shown, member) for member in range(member_count(shown))]


def _of_documents(value: Callable[[Document], Any]) -> Callable[[Shown], list[Any]]:
    """Return the function that lists what each document of a group has."""

    def of_group(shown: Shown) -> list[Any]:
        if isinstance(shown, DuplicateGroup):
            return [value(member.document) for member in shown.members]
        return [value(document_at(shown, member)) for member in range(member_count(shown))]

    return of_group


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
