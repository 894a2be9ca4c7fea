"""Folders, with all that is below them, that are copies of each other, or of which one is contained in the other.

Archives and mailboxes are folders, too (`folders`). One can be contained in the folder that holds its file, but that is
no copy of it.

From the top down, level by level: a folder (nearly) all of whose documents have counterparts elsewhere is looked for in
other folders; where it is found, what is below it is not looked at any more, so of two trees the topmost folders are
reported. Folders inside each other are never compared.

Which folders could hold it is found by votes (`folder_votes`): they are few, and of these the figures are worked out
exactly. The work is bounded: `CANDIDATES` for each folder, each of which costs a binary search for every subgroup that
the folder has; the folders of one level have no document in common.
"""

from collections.abc import Iterator, Mapping

import numpy as np

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.sameness import takeable
from dupfinder.domain.surveys import NEARLY_ALL, FolderCopy, FolderLikeness, FolderSide, SharedDocuments
from dupfinder.survey.columns import Columns, Incidence, Numbers, ranges
from dupfinder.survey.folder_votes import candidates_of
from dupfinder.survey.folders import Folders
from dupfinder.survey.holdings import Holdings, SubgroupsIn, holdings_of

LEAST_COMMON = 2
"""One document alone is no copy of a folder."""


def copies_of(columns: Columns, incidence: Incidence, *, most: int) -> tuple[FolderCopy, ...]:
    """Return the pairs of folders, the largest gain first."""
    holdings = holdings_of(columns)
    found = _topmost(dict(_found_from_the_top(columns, incidence, holdings)), columns)
    matches = [_as_read(match, holdings) for match in found]
    matches.sort(key=lambda match: (-match.first_bytes, match.first, match.second))
    return tuple(_described(match, holdings) for match in matches[:most])


@dataclass(frozen=True, slots=True, kw_only=True)
class _Match:
    """Two folders by number, and what of each is in the other."""

    first: int
    second: int
    first_documents: int
    first_bytes: int
    second_documents: int
    second_bytes: int
    is_copy: bool

    def turned(self) -> "_Match":
        """Return the same with the other folder first."""
        return _Match(
            first=self.second,
            second=self.first,
            first_documents=self.second_documents,
            first_bytes=self.second_bytes,
            second_documents=self.first_documents,
            second_bytes=self.first_bytes,
            is_copy=self.is_copy,
        )

    @property
    def key(self) -> tuple[int, int]:
        return min(self.first, self.second), max(self.first, self.second)


def _found_from_the_top(
    columns: Columns, incidence: Incidence, holdings: Holdings
) -> Iterator[tuple[tuple[int, int], _Match]]:
    """Yield matches by their folders; of two copies each may be found for the other, which is the same match."""
    folders = columns.folders
    children = _Children(folders.parents)
    level = children.of(np.zeros(1, np.int64))
    while len(level):
        likely = level[holdings.outside(level) >= np.maximum(NEARLY_ALL * holdings.totals(level), LEAST_COMMON)]
        done: set[int] = set()
        for folder, candidates in candidates_of(likely, columns, incidence, holdings):
            apart = [other for other in candidates.tolist() if not _holds(folder, other, columns.folders)]
            for match in _best_matches(folder, apart, columns, holdings):
                done.add(folder)
                yield match.key, match
        level = children.of(level[~np.isin(level, list(done))])


class _Children:
    """The children of many folders at once."""

    def __init__(self, parents: Numbers) -> None:
        self._order = np.argsort(parents, kind="stable")
        self._parents = parents[self._order]

    def of(self, folders: Numbers) -> Numbers:
        lows, highs = (np.searchsorted(self._parents, folders, side=side) for side in ("left", "right"))
        return np.sort(self._order[ranges(lows, highs - lows)])


def _holds(folder: int, other: int, folders: Folders) -> bool:
    """Return whether the file of an archive, if that is what the other one is, lies in a folder."""
    return bool(folder <= folders.holders[other] < folders.ends[folder])


def _best_matches(folder: int, candidates: list[int], columns: Columns, holdings: Holdings) -> list[_Match]:
    """Return the copies of a folder, or if there is none the smallest folder that contains it."""
    subgroups = holdings.subgroups_in(folder)
    compared = (_compared(folder, subgroups, other, holdings) for other in candidates)
    matches = [match for match in compared if match is not None]
    copies = [match for match in matches if match.is_copy]
    is_archive = folder in columns.folders.uncompared
    # Of folders that hold it all the smallest; of equal ones the one that rather stays. Of an archive a person wants to
    # know where all of it is.
    containers = sorted(
        matches,
        key=lambda one: (
            is_archive and one.first_documents < holdings.total(folder),
            holdings.total(one.second),
            holdings.redundant(one.second),
            one.second,
        ),
    )
    chosen = copies or containers[:1]
    chosen.sort(key=lambda match: (-_likeness(match, holdings), match.second))
    apart: list[_Match] = []
    for match in chosen:
        if not any(_are_nested(match.second, other.second, columns.folders.ends) for other in apart):
            apart.append(match)
    return apart


def _likeness(match: _Match, holdings: Holdings) -> float:
    """Return the share of the documents of both folders that are in the other one."""
    total = holdings.total(match.first) + holdings.total(match.second)
    return (match.first_documents + match.second_documents) / total


def _compared(folder: int, subgroups: SubgroupsIn, other: int, holdings: Holdings) -> _Match | None:
    """Return what two folders have in common, if the first is at least contained in the other."""
    common = holdings.common(subgroups, other)
    if common.documents < max(NEARLY_ALL * holdings.total(folder), LEAST_COMMON):
        return None
    return _Match(
        first=folder,
        second=other,
        first_documents=common.documents,
        first_bytes=common.size_bytes,
        second_documents=common.other_documents,
        second_bytes=common.other_bytes,
        is_copy=common.other_documents >= NEARLY_ALL * holdings.total(other)
        and not _holds(other, folder, holdings.columns.folders),
    )


def _topmost(found: dict[tuple[int, int], _Match], columns: Columns) -> list[_Match]:
    """Return the matches without those of which both folders lie in the folders of another match."""
    parents = columns.folders.parents.tolist()

    def above(folder: int) -> list[int]:
        path = []
        while folder >= 0:
            path.append(folder)
            folder = parents[folder]
        return path

    kept = []
    for key, match in found.items():
        pairs = {(min(a, b), max(a, b)) for a in above(match.first) for b in above(match.second)} - {key}
        if not any(pair in found for pair in pairs):
            kept.append(match)
    return kept


def _are_nested(a: int, b: int, ends: Numbers) -> bool:
    return bool(a <= b < ends[a] or b <= a < ends[b])


def _as_read(match: _Match, holdings: Holdings) -> _Match:
    """Return a match so that what could rather go is the first; what is contained always is."""
    turned = match.turned()
    return turned if match.is_copy and _reasons_to_go(turned, holdings) > _reasons_to_go(match, holdings) else match


def _described(match: _Match, holdings: Holdings) -> FolderCopy:
    """Return a match for people."""
    relations = holdings.relations(match.first, match.second)
    included = holdings.columns.included
    may_go = takeable(included)
    rules_take = relations
    if Inclusion.OTHER_FORMATS not in included:
        rules_take = holdings.relations(match.first, match.second, in_format=True)
    return FolderCopy(
        likeness=_likeness_of(match, relations, holdings),
        first=_side(match, holdings),
        second=_side(match.turned(), holdings),
        relations=tuple((relation, found.documents) for relation, found in relations.items() if found.documents),
        takeable_bytes=sum(found.size_bytes for relation, found in rules_take.items() if relation in may_go),
    )


def _likeness_of(match: _Match, relations: Mapping[Relation, SharedDocuments], holdings: Holdings) -> FolderLikeness:
    if not match.is_copy:
        return FolderLikeness.CONTAINED
    if any(way.first_documents < holdings.total(way.first) for way in (match, match.turned())):
        return FolderLikeness.NEAR_COPY
    if relations[Relation.IDENTICAL].documents < match.first_documents:
        return FolderLikeness.COPY
    back = holdings.relations(match.second, match.first)[Relation.IDENTICAL].documents
    is_identical = back == match.second_documents
    return FolderLikeness.IDENTICAL if is_identical else FolderLikeness.COPY


def _side(match: _Match, holdings: Holdings) -> FolderSide:
    """Return the first folder of a match."""
    columns = holdings.columns
    rows = holdings.rows(match.first)
    is_enclosed = bool(columns.folders.holders[match.first] >= 0)
    return FolderSide(
        path=columns.folders.paths[match.first],
        documents=holdings.total(match.first),
        size_bytes=int(columns.size_bytes[rows].sum()),
        common=SharedDocuments(documents=match.first_documents, size_bytes=match.first_bytes),
        is_reference=not is_enclosed and bool(columns.is_reference[rows].all()),
        is_enclosed=is_enclosed,
        uncompared=columns.folders.uncompared.get(match.first),
    )


def _reasons_to_go(match: _Match, holdings: Holdings) -> tuple[bool, bool, int, int]:
    """Return a key that is greater where the first folder could rather go.

    It is an archive, it is no reference, more of it is redundant, and less of it is nowhere else.
    """
    only_here = holdings.total(match.first) - match.first_documents
    return (
        bool(holdings.columns.folders.holders[match.first] >= 0),
        not holdings.columns.is_reference[holdings.rows(match.first)].all(),
        holdings.redundant(match.first),
        -only_here,
    )
