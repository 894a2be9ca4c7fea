"""The groups of a finished scan for another least similarity and linkage, without scanning anything again."""

from dataclasses import replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.groups import Container
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.domain.sources import sources_of
from dupfinder.group import components
from dupfinder.pipeline.matching.grouping import Containing
from dupfinder.pipeline.matching.linking import Separation, link_texts
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, document_pairs_of
from dupfinder.pipeline.results.made_groups import GroupMaker, MadeGroups

_Ints = NDArray[np.int64]
_Flags = NDArray[np.bool_]


def regroup(result: ScanResult, grouping: Grouping, *, distinctions: IgnoreList | None = None) -> ScanResult:
    """Return a result with its groups formed anew. Who does so more than once holds on to a `Regrouper`."""
    return Regrouper(result).regroup(grouping, distinctions=distinctions)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Linked:
    """What was linked the last time, and what came of it."""

    options: ScanOptions
    is_near: _Flags
    groups: MadeGroups


class Regrouper:
    """Forms the groups of one scan anew, again and again. Used by one thread at a time.

    It takes a scan's own result, before anything was removed from it or told apart in it; `ValueError` for that of a
    search for documents like one, which knows only the pairs with that one.

    Only texts between which a pair came or went since the last time, and those joined to them, are linked again, and
    only groups that were not there before are made: of all others the members are the same objects, and so are the
    groups that keep their number.
    """

    def __init__(self, result: ScanResult) -> None:
        self._result = result
        self._sources = sources_of(result.options)
        self._pairs = document_pairs_of(result)
        self._maker = GroupMaker(result, self._pairs, result.options.included)
        self._linked: _Linked | None = None
        self._containing = Containing(self._pairs.texts, result.options.distinctions, self._sources)

    def regroup(self, grouping: Grouping, *, distinctions: IgnoreList | None = None) -> ScanResult:
        """Return what a scan with this grouping would have given; below what it looked for, what it found.

        `distinctions` is all that is told apart now, in place of what was when it was scanned. A figure that the scan
        did not need (under single linkage, of two that a chain joins) is taken from the scan cache, or the documents
        are read again; what can no longer be read is left out of such a group.
        """
        options = self._options(grouping, distinctions)
        pairs = self._pairs.at(options.min_similarity)
        before, self._linked = self._linked, None
        self._linked = self._link(pairs.near_at(options.min_similarity), options, before)
        groups = self._linked.groups
        result = replace(
            self._result,
            options=options,
            groups=groups.numbered(),
            containers=self._containers(pairs, options),
            pairs=pairs,
        )
        return result.counted(groups.counts, enclosed=self._result.enclosed_documents)

    def _options(self, grouping: Grouping, distinctions: IgnoreList | None) -> ScanOptions:
        scanned = self._result.options
        return replace(
            scanned,
            min_similarity=max(grouping.min_similarity, scanned.found_from),
            find_from=scanned.found_from,
            linkage=grouping.linkage,
            included=grouping.included,
            distinctions=scanned.distinctions if distinctions is None else distinctions,
        )

    def _containers(self, pairs: DocumentPairs, options: ScanOptions) -> tuple[Container, ...]:
        if options.relation is not Relation.CONTAINED:
            return ()
        if self._containing.distinctions != options.distinctions:
            self._containing = Containing(self._pairs.texts, options.distinctions, self._sources)
        return self._containing.containers(pairs.inside)

    def _link(self, is_near: _Flags, options: ScanOptions, before: _Linked | None) -> _Linked:
        """Return the groups of the texts of which these matches are near: bool[matches]."""
        if self._maker.included != options.included:
            self._maker = GroupMaker(self._result, self._pairs, options.included)
            before = None
        if before is None or _rules(before.options) != _rules(options):
            everyone = np.ones(len(self._pairs.texts), np.bool_)
            return _Linked(options=options, is_near=is_near, groups=self._linked_anew(everyone, is_near, options))
        groups = before.groups
        changed = np.flatnonzero(is_near != before.is_near)
        if len(changed):
            stale = self._stale(is_near, changed)
            groups = groups.where(~stale[groups.centres]).and_also(self._linked_anew(stale, is_near, options))
        return _Linked(options=options, is_near=is_near, groups=groups)

    def _stale(self, is_near: _Flags, changed: _Ints) -> _Flags:
        """Return whose group may have become another one, where these matches came or went: bool[texts].

        That is who such a match was or is of, and everyone whom near matches join to them now. All others have just the
        matches that they had, and those who are joined to them, too.
        """
        stale = np.zeros(len(self._pairs.texts), np.bool_)
        pairs = self._pairs.matches.pairs
        # To look at all texts would take longer than everything else.
        is_reached = np.zeros(len(stale), np.bool_)
        is_reached[self._reach_of_match[changed]] = True
        numbers = np.flatnonzero(is_reached[self._reach])
        place = np.zeros(len(stale), np.int64)
        place[numbers] = np.arange(len(numbers))
        labels = components(len(numbers), place[pairs[is_near & is_reached[self._reach_of_match]]])
        is_touched = np.zeros(len(numbers), np.bool_)
        is_touched[labels[place[pairs[changed]]]] = True
        stale[numbers] = is_touched[labels]
        return stale

    @cached_property
    def _reach(self) -> _Ints:
        """Return for each text a number that it shares with all whom near matches may ever join to it: int64[texts]."""
        may_be_near = self._pairs.near_at(self._result.options.found_from)
        return components(len(self._pairs.texts), self._pairs.matches.pairs[may_be_near])

    @cached_property
    def _reach_of_match(self) -> _Ints:
        return self._reach[self._pairs.matches.pairs[:, 0]]

    def _linked_anew(self, stale: _Flags, is_near: _Flags, options: ScanOptions) -> MadeGroups:
        """Return the groups of the texts that are stale."""
        numbers = np.flatnonzero(stale)
        place = np.cumsum(stale) - 1
        matches = self._pairs.matches
        near = matches.where(is_near & stale[matches.pairs[:, 0]])
        nodes = link_texts(
            [self._pairs.texts[number] for number in numbers.tolist()],
            Matches(pairs=place[near.pairs], figures=near.figures),
            linkage=options.linkage,
            separation=Separation(options.distinctions),
            sources=self._sources,
        )
        return self._maker.make(nodes, numbers)


def _rules(options: ScanOptions) -> tuple[Linkage, IgnoreList]:
    """Return what, besides the matches, decides who is in one group."""
    return options.linkage, options.distinctions
