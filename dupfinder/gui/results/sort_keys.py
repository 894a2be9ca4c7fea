"""By what the columns of the result tree sort."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.results.document_ranks import ranks_by
from dupfinder.gui.results.ranks import Ranks, ranks_of_numbers
from dupfinder.gui.results.result_table import ResultTable, SortKeys
from dupfinder.gui.rows.result_rows import Column, Shown, document_at, gain_bytes, member_count, share_at
from dupfinder.gui.toolkit.chunked_work import Pieces

_PIECE = 1_000
"""So many groups are looked through at a time."""


def find_sort_keys(table: ResultTable, column: Column) -> Pieces[SortKeys]:
    """Return by what a column sorts; the table knows it from then on."""
    known = table.sort_keys.get(column)
    if known is None:
        known = yield from _keys(table, column)
        table.sort_keys[column] = known
    return known


def _keys(table: ResultTable, column: Column) -> Pieces[SortKeys]:
    """Groups are sorted by their head, but for two columns: by the least similar document, and by what can be freed."""
    heads = table.first[:-1]
    if column is Column.SIMILARITY:
        shares = yield from _numbers(table, _shares, np.float64)
        documents = yield from ranks_of_numbers(shares)
        shares[heads] = np.inf
        least = np.minimum.reduceat(shares, heads) if len(heads) else shares
        return SortKeys((yield from ranks_of_numbers(least)), documents)
    documents = yield from _document_ranks(table, column)
    if column is Column.SIZE:
        gains = yield from _numbers(table, lambda shown: [gain_bytes(shown)], np.int64)
        return SortKeys((yield from ranks_of_numbers(gains)), documents)
    return SortKeys(documents[heads], documents)


def _document_ranks(table: ResultTable, column: Column) -> Pieces[Ranks]:
    """Return the ranks of all documents, from those of the whole scan where they are known."""
    pieces = (list(chain.from_iterable(map(_documents, piece))) for piece in _pieces(table))
    if table.scanned is not None:
        known = yield from table.scanned.ranks(column, pieces, of=table)
        if known is not None:
            return known
        pieces = (list(chain.from_iterable(map(_documents, piece))) for piece in _pieces(table))
    return (yield from ranks_by(column, pieces))


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


def _documents(shown: Shown) -> list[Document]:
    if isinstance(shown, DuplicateGroup):
        return [member.document for member in shown.members]
    return [document_at(shown, member) for member in range(member_count(shown))]
