"""Results as arrays: what the tree has to know of every group and document, in sight or not, and which rows are.

Documents have numbers, too: those of group 0 first, in each group its head first. A document that is in two groups has
two numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.records import dataclass
from dupfinder.gui.results.ranks import DocumentRanks, Ranks, ranks_by, ranks_of_numbers
from dupfinder.gui.rows.result_rows import Column, Shown, document_at, gain_bytes, head, member_count, share_at
from dupfinder.gui.toolkit.background import Pieces

Numbers = NDArray[np.int64]
_PIECE = 2_000
"""So many groups are looked through at a time."""


@dataclass(frozen=True, slots=True, eq=False)
class SortKeys:
    """By what a column sorts."""

    groups: Ranks
    documents: Ranks


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ResultTable:
    """A state of the results; nothing of it changes but that `sort_keys` come to be known."""

    shown: Sequence[Shown]
    """What the groups are, by number; largest gain first."""
    first: Numbers
    """The number of the first document of each group, and at the end how many documents there are."""
    path_hashes: Numbers
    """Of each document, to find a path without looking at all of them."""
    first_container: int
    """So many are groups; what follows are containers."""
    names: Numbers
    """What tells the members of each group from all others for as long as the table is there."""
    sort_keys: dict[Column, SortKeys] = field(default_factory=dict)
    scanned: DocumentRanks | None = None
    """What is known of all documents of the scan; `None` while it goes on."""

    def is_of(self, shown: Sequence[Shown], scanned: DocumentRanks | None) -> bool:
        """Return whether this is the table of these very results."""
        return self.shown is shown and self.scanned is scanned

    @property
    def counts(self) -> Numbers:
        """Return how many documents each group has."""
        counts: Numbers = np.diff(self.first)
        return counts

    @property
    def document_count(self) -> int:
        """Return how many documents all groups have."""
        return int(self.first[-1])

    def members_of(self, documents: Numbers) -> Iterator[tuple[int, int]]:
        """Yield group and member of documents by number, in their order."""
        groups = np.searchsorted(self.first, documents, side="right") - 1
        return zip(groups.tolist(), (documents - self.first[groups]).tolist(), strict=True)

    def find(self, path: str) -> list[tuple[int, int]]:
        """Return group and member of a document by its path: where it is a member first, then where it is a part."""
        candidates = self.members_of(np.flatnonzero(self.path_hashes == hash(path)))
        return [each for each in candidates if document_at(self.shown[each[0]], each[1]).entry.path == path]

    def groups_headed_by(self, paths: Sequence[str]) -> list[int]:
        """Return the groups whose head has one of these paths, and seldom another one; rising."""
        found: list[int] = np.flatnonzero(
            np.isin(self.path_hashes[self.first[:-1]], np.array([hash(path) for path in paths], np.int64))
        ).tolist()
        return found

    def name(self, group: int) -> str:
        """Return a name of a group that outlasts a change of the groups: its head's path, and what it is."""
        shown = self.shown[group]
        return f"{type(shown).__name__}:{head(shown).entry.path}"


def table_of(
    shown: Sequence[Shown], scanned: DocumentRanks | None = None, before: ResultTable | None = None
) -> Pieces[ResultTable]:
    """Return the table of these results; what has the very members that it had in another one is not looked at again.

    After a move of the slider that are most groups.
    """
    if before is not None and before.is_of(shown, scanned):
        return before
    names = np.fromiter(map(_name, shown), np.int64, len(shown))
    yield
    old = _places(names, before)
    fresh = np.flatnonzero(old == _NEW)
    are_groups = np.fromiter((isinstance(each, DuplicateGroup) for each in shown), np.bool_, len(shown))
    counts, hashes = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for begin in range(0, len(fresh), _PIECE):
        piece = [shown[number] for number in fresh[begin : begin + _PIECE].tolist()]
        counts.append(np.array([member_count(each) for each in piece], np.int64))
        hashes.append(np.fromiter(map(hash, chain.from_iterable(map(_paths, piece))), np.int64))
        yield
    lengths, path_hashes = _joined(old, fresh, np.concatenate(counts), np.concatenate(hashes), before)
    last_group = np.flatnonzero(are_groups)[-1:]
    return ResultTable(
        shown=shown,
        first=np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
        path_hashes=path_hashes,
        first_container=int(last_group[0]) + 1 if len(last_group) else 0,
        names=names,
        scanned=scanned,
    )


_NEW = -1


def _name(shown: Shown) -> int:
    return id(shown.members) if isinstance(shown, DuplicateGroup) else id(shown)


def _places(names: Numbers, before: ResultTable | None) -> Numbers:
    """Return where each group stood before; `_NEW` for those that were not there."""
    if before is None or not len(before.names):
        return np.full(len(names), _NEW)
    order = np.argsort(before.names)
    rising = before.names[order]
    places = np.minimum(np.searchsorted(rising, names), len(rising) - 1)
    return np.where(rising[places] == names, order[places], _NEW)


def _joined(
    old: Numbers, fresh: Numbers, counts: Numbers, hashes: Numbers, before: ResultTable | None
) -> tuple[Numbers, Numbers]:
    """Return how many documents each group has, and the hashes of their paths, taken from before where they are old."""
    if before is None or len(fresh) == len(old):
        return counts, hashes
    lengths = before.counts[old]
    lengths[fresh] = counts
    # The new ones follow those of before, and each group is taken from where its documents begin.
    begins = before.first[old]
    begins[fresh] = before.document_count + np.cumsum(counts) - counts
    ends = np.cumsum(lengths)
    rows = np.arange(ends[-1]) + np.repeat(begins - ends + lengths, lengths)
    return lengths, np.concatenate([before.path_hashes, hashes])[rows]


def _paths(shown: Shown) -> list[str]:
    if isinstance(shown, DuplicateGroup):
        return [member.document.entry.path for member in shown.members]
    return [document_at(shown, member).entry.path for member in range(member_count(shown))]


_SORTED_PIECE = 250
"""So many groups are looked through at a time for what they sort by: what can be freed of one takes 10 µs and more."""


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
    return (table.shown[begin : begin + _SORTED_PIECE] for begin in range(0, len(table.shown), _SORTED_PIECE))


def _shares(shown: Shown) -> list[float]:
    if isinstance(shown, DuplicateGroup):
        return [member.similarity for member in shown.members]
    return [share_at(shown, member) for member in range(member_count(shown))]


def _documents(shown: Shown) -> list[Document]:
    if isinstance(shown, DuplicateGroup):
        return [member.document for member in shown.members]
    return [document_at(shown, member) for member in range(member_count(shown))]


Bools = NDArray[np.bool_]
_NO_ROW = -1
GROUP = -1
"""The position of a group's own row; those of its documents count from 0."""


class VisibleRows:
    """The rows of the listed groups: each has its own, and below it, while it is open, one for each document."""

    def __init__(self, counts: Numbers, listed: Numbers, is_open: Bools) -> None:
        """`counts` and `is_open` are by group; `listed` has the groups in the order of their rows."""
        self._counts = counts
        self.listed = listed
        """The groups that have a row, in the order of their rows."""
        self.is_open = is_open
        """By group whether it is open."""
        self._places = np.full(len(counts), _NO_ROW)
        self._places[listed] = np.arange(len(listed))
        self._starts = np.zeros(len(listed) + 1, np.int64)
        self._lay_out()

    def _lay_out(self) -> None:
        heights = 1 + self._counts[self.listed] * self.is_open[self.listed]
        np.cumsum(heights, out=self._starts[1:])

    def __len__(self) -> int:
        return int(self._starts[-1])

    def is_listed(self, group: int) -> bool:
        """Return whether a group has a row."""
        return bool(self._places[group] != _NO_ROW)

    def nth(self, group: int) -> int:
        """Return which of the listed groups one is, from 0."""
        return int(self._places[group])

    def at(self, row: int) -> tuple[int, int]:
        """Return group and position of a row."""
        place = int(self._starts.searchsorted(row, side="right")) - 1
        return int(self.listed[place]), row - int(self._starts[place]) - 1

    def row_of(self, group: int, position: int = GROUP) -> int | None:
        """Return the row of a group or of one of its documents; `None` for one that has none now."""
        place = int(self._places[group])
        if place == _NO_ROW or (position != GROUP and not self.is_open[group]):
            return None
        return int(self._starts[place]) + 1 + position

    def set_open(self, group: int, *, is_open: bool) -> None:
        """Open or close a group."""
        change = int(self._counts[group]) * (int(is_open) - int(self.is_open[group]))
        self.is_open[group] = is_open
        if self.is_listed(group):
            self._starts[self._places[group] + 1 :] += change

    def spread(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """Return groups and positions of many rows."""
        places = np.searchsorted(self._starts, rows, side="right") - 1
        return self.listed[places], rows - self._starts[places] - 1

    def rows_of(self, groups: Numbers, positions: Numbers) -> Numbers:
        """Return the rows of groups and positions, without those that have none now."""
        places = self._places[groups]
        has_row = (places != _NO_ROW) & ((positions == GROUP) | self.is_open[groups])
        rows: Numbers = self._starts[places[has_row]] + 1 + positions[has_row]
        return rows
