"""Which folders repeat each other: each by itself, without what is below it.

A subgroup in more than `WIDE` folders proposes no pairs, because their number grows with the square of it. Wherever
such subgroups are, the folders that have most of them are looked at, all pairs of these; so every figure that is given
is exact, but two folders that have nothing in common but widely spread subgroups, and few of these, may be missing from
the list.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.domain.surveys import FolderMatrix, FolderPair, SharedDocuments
from dupfinder.survey.columns import Columns, Incidence, Numbers, pairs_within, summed_by_key, sums

WIDE = 16
"""So many folders of one subgroup are at most 256 pairs of folders."""
MATRIX_FOLDERS = 30
_WIDE_FOLDERS = 60
_SUBGROUPS_AT_ONCE = 20_000


def matrix_of(columns: Columns, incidence: Incidence, *, most: int = MATRIX_FOLDERS) -> FolderMatrix:
    """Return the folders with the most bytes that are also elsewhere, by each other."""
    involved = _involved_bytes(incidence, len(columns.folders))
    folders = np.argsort(-involved, kind="stable")[:most]
    folders = np.sort(folders[involved[folders] > 0])
    if not len(folders):
        return FolderMatrix()
    table = _table_of(incidence, folders, np.arange(columns.subgroup_count))
    order = side_by_side(table.size_bytes)
    documents = np.bincount(columns.folder, minlength=len(columns.folders))[folders]
    return FolderMatrix(
        folders=tuple(columns.folders.paths[folders[i]] for i in order),
        documents=tuple(int(documents[i]) for i in order),
        shared=tuple(tuple(table.shared(i, j) for j in order) for i in order),
    )


def pairs_of(columns: Columns, incidence: Incidence, *, most: int) -> tuple[FolderPair, ...]:
    """Return the pairs of folders with the most bytes in common, and folders that repeat themselves."""
    folder_count = len(columns.folders)
    is_wide = incidence.spread > WIDE
    narrow = _narrow_pairs(incidence, ~is_wide, folder_count)
    best = np.argsort(-narrow.gain(folder_count), kind="stable")[:most]
    chosen = np.union1d(narrow.keys[best] // folder_count, narrow.keys[best] % folder_count)
    if is_wide.any():
        in_wide = _involved_bytes(incidence, folder_count, is_wide)
        widest = np.argsort(-in_wide, kind="stable")[:_WIDE_FOLDERS]
        chosen = np.union1d(chosen, widest[in_wide[widest] > 0])
    wide = _table_of(incidence, chosen, np.flatnonzero(is_wide))
    narrow.add_to(wide, chosen, folder_count)
    counts = np.bincount(columns.folder, minlength=folder_count)
    return tuple(
        FolderPair(
            first=columns.folders.paths[chosen[i]],
            second=columns.folders.paths[chosen[j]],
            first_documents=int(counts[chosen[i]]),
            second_documents=int(counts[chosen[j]]),
            shared_of_first=wide.shared(i, j),
            shared_of_second=wide.shared(j, i),
        )
        for i, j in _best_of(wide.size_bytes, most)
    )


def _best_of(shared_bytes: Numbers, most: int) -> Sequence[tuple[int, int]]:
    """Return the pairs with the most bytes in common, each once, the side with more of them first."""
    smaller = np.minimum(shared_bytes, shared_bytes.T)
    rows, others = np.nonzero(np.triu(smaller))
    order = np.argsort(-smaller[rows, others], kind="stable")[:most]
    pairs = zip(rows[order].tolist(), others[order].tolist(), strict=True)
    return [(j, i) if shared_bytes[j, i] > shared_bytes[i, j] else (i, j) for i, j in pairs]


@dataclass(frozen=True, slots=True)
class _Table:
    """Folders by each other: what of the first has a counterpart in the second."""

    documents: Numbers
    size_bytes: Numbers

    def shared(self, i: int, j: int) -> SharedDocuments:
        return SharedDocuments(documents=int(self.documents[i, j]), size_bytes=int(self.size_bytes[i, j]))


def _table_of(incidence: Incidence, folders: Numbers, subgroups: Numbers) -> _Table:
    """Return a few folders (rising) by each other, as far as these subgroups (rising) go.

    With the documents of each subgroup in each folder as a table, it is one product of matrices.
    """
    count = len(folders)
    documents, size_bytes = np.zeros((count, count)), np.zeros((count, count))
    place = np.full(int(incidence.folder.max(initial=0)) + 1, -1)
    place[folders[folders < len(place)]] = np.flatnonzero(folders < len(place))
    rows = np.flatnonzero((place[incidence.folder] >= 0) & np.isin(incidence.subgroup, subgroups))
    subgroup = np.searchsorted(subgroups, incidence.subgroup[rows])
    for begin in range(0, len(subgroups), _SUBGROUPS_AT_ONCE):
        low, high = np.searchsorted(subgroup, (begin, begin + _SUBGROUPS_AT_ONCE))
        some, size = rows[low:high], min(_SUBGROUPS_AT_ONCE, len(subgroups) - begin)
        at = (subgroup[low:high] - begin, place[incidence.folder[some]])
        counts, sizes = np.zeros((size, count)), np.zeros((size, count))
        counts[at], sizes[at] = incidence.documents[some], incidence.size_bytes[some]
        has = counts > 0
        documents += counts.T @ has
        size_bytes += sizes.T @ has
        is_alone = counts == 1  # such a document has no counterpart in its own folder
        documents[np.diag_indices(count)] -= is_alone.sum(axis=0)
        size_bytes[np.diag_indices(count)] -= np.where(is_alone, sizes, 0).sum(axis=0)
    return _Table(np.rint(documents).astype(np.int64), np.rint(size_bytes).astype(np.int64))


def _involved_bytes(incidence: Incidence, folder_count: int, subgroups: NDArray[np.bool_] | None = None) -> Numbers:
    """Return for each folder the bytes of its documents that have a counterpart anywhere."""
    rows = slice(None) if subgroups is None else subgroups[incidence.subgroup]
    return sums(incidence.folder[rows], incidence.size_bytes[rows], folder_count)


@dataclass(frozen=True, slots=True)
class _Pairs:
    """Ordered pairs of folders by rising key (first * folders + second), and what of the first is in the second."""

    keys: Numbers
    documents: Numbers
    size_bytes: Numbers

    def gain(self, folder_count: int) -> Numbers:
        """Return for each pair the bytes of the side that has fewer; nought for the second way round."""
        first, second = self.keys // folder_count, self.keys % folder_count
        turned = np.searchsorted(self.keys, second * folder_count + first)
        return np.where(first <= second, np.minimum(self.size_bytes, self.size_bytes[turned]), 0)

    def add_to(self, table: _Table, folders: Numbers, folder_count: int) -> None:
        first, second = self.keys // folder_count, self.keys % folder_count
        is_there = np.isin(first, folders) & np.isin(second, folders)
        at = (np.searchsorted(folders, first[is_there]), np.searchsorted(folders, second[is_there]))
        table.documents[at] += self.documents[is_there]
        table.size_bytes[at] += self.size_bytes[is_there]


def _narrow_pairs(incidence: Incidence, subgroups: NDArray[np.bool_], folder_count: int) -> _Pairs:
    """Return all pairs that subgroups of few folders make."""
    rows = np.flatnonzero(subgroups[incidence.subgroup])
    found = [[np.zeros(0, np.int64)] * 3]
    for left, right in pairs_within(rows, incidence.subgroup[rows]):
        # A folder is paired with itself by subgroups of which it has more than one document.
        is_pair = (left != right) | (incidence.documents[left] > 1)
        left, right = left[is_pair], right[is_pair]  # noqa: PLW2901 - what is left of them
        keys = incidence.folder[left] * folder_count + incidence.folder[right]
        found.append([*summed_by_key(keys, incidence.documents[left], incidence.size_bytes[left])])
    return _Pairs(*summed_by_key(*(np.concatenate(column) for column in zip(*found, strict=True))))


def side_by_side(shared: NDArray[np.int64]) -> list[int]:
    """Return the folders in an order that has those with much in common next to each other.

    `shared[i, j]` is what of `i` is in `j`; folders come in the order of paths, which decides every tie. The two
    clusters that are most alike on average are joined again and again (UPGMA, Sokal and Michener 1958), turned so that
    the members that meet are as alike as can be. What has nothing in common is not joined.
    """
    likeness = _likeness(shared)
    average = likeness.copy()
    clusters = [[number] for number in range(len(shared))]
    while average.size and average.max() > 0:
        left, right = (int(number) for number in np.unravel_index(np.argmax(average), average.shape))
        left, right = min(left, right), max(left, right)
        sizes = len(clusters[left]), len(clusters[right])
        row = np.average(average[[left, right]], axis=0, weights=sizes)
        average[left], average[:, left] = row, row
        average[left, left] = 0
        average = np.delete(np.delete(average, right, axis=0), right, axis=1)
        clusters[left] = _joined(clusters[left], clusters.pop(right), likeness)
    return [number for cluster in clusters for number in cluster]


def _likeness(shared: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return 0 to 1 for each two folders: what they have in common, of the most that the lesser one has with any."""
    both = (shared + shared.T).astype(np.float64)
    np.fill_diagonal(both, 0)
    most = both.max(axis=1, initial=0)
    least = np.minimum.outer(most, most)
    likeness = np.zeros_like(both)
    np.divide(both, least, out=likeness, where=least > 0)
    return likeness


def _joined(one: list[int], other: list[int], likeness: NDArray[np.float64]) -> list[int]:
    """Return two clusters in a row, turned so that the two members that meet are as alike as can be."""
    ways = [(a, b) for a in (one, one[::-1]) for b in (other, other[::-1])]
    a, b = max(ways, key=lambda way: likeness[way[0][-1], way[1][0]])
    return [*a, *b]
