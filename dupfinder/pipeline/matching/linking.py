"""Matches of texts to groups of nodes in which no two documents were told apart.

A node is a text with its documents; where a person told some of them apart, each part of them is one. Not only is a
match that was told apart no match: two documents that were told apart never stand in one group, not even as members for
the sake of a third. Else a plan, or another keeper, could have one of them removed for the other; and who said once
that two documents are no duplicates would be shown them together again.
"""

import heapq
import itertools
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.documents import Document
from dupfinder.domain.ignore_list import IgnoreList, KnownDocument, known_document
from dupfinder.domain.options import Linkage
from dupfinder.domain.records import dataclass
from dupfinder.domain.sources import ANYWHERE, Sources
from dupfinder.group import link
from dupfinder.pipeline.matching.matcher import Matches
from dupfinder.pipeline.matching.texts import Text, is_across, sole_sources

_Ints = NDArray[np.int64]
_Floats = NDArray[np.float64]


Traces = AbstractSet[KnownDocument]
"""Of some documents what tells them, as far as it was told apart from anything: many copies leave one trace."""


class Separation:
    """Answers quickly which documents were told apart."""

    def __init__(self, distinctions: IgnoreList) -> None:
        self._distinctions = distinctions
        self._digests: set[str | None] = set()
        self._paths: set[str] = set()
        for each in distinctions.all:
            for one in (each.a, each.b):
                self._digests |= {one.content_digest, one.text_digest}
                if each.is_by_path:
                    self._paths.add(one.path)
        self._digests.discard(None)

    def __bool__(self) -> bool:
        return bool(self._distinctions)

    def traces(self, documents: Iterable[Document]) -> Traces:
        """Return the traces of some documents; none of one that was told apart from nothing."""
        if not self:
            return frozenset()
        known = (known_document(document) for document in documents if self._concerns(document))
        return {self._trace(one) for one in known if one is not None}

    def are_apart(self, some: Traces, others: Traces) -> bool:
        """Return whether one of some was told apart from one of others."""
        return any(self._distinctions.separate(one, other) for one in some for other in others)

    def is_torn(self, documents: Iterable[Document]) -> bool:
        """Return whether two of these documents were told apart from each other."""
        pairs = itertools.combinations(self.traces(documents), 2)
        return any(self._distinctions.separate(one, other) for one, other in pairs)

    def parts(self, documents: Sequence[Document]) -> list[list[Document]]:
        """Return the documents in parts, of which each holds no two that were told apart.

        Each document joins the first part that it may join, so every two parts were told apart from each other.
        """
        parts: list[tuple[list[Document], set[KnownDocument]]] = [([], set())]
        for document in documents:
            own = self.traces((document,))
            part = next((part for part in parts if not self.are_apart(own, part[1])), None)
            if part is None:
                part = ([], set())
                parts.append(part)
            part[0].append(document)
            part[1].update(own)
        return [part for part, _ in parts]

    def _concerns(self, document: Document) -> bool:
        """Return whether a document may have been told apart from something."""
        digests = (document.content_digest, document.text_digest)
        return document.entry.path in self._paths or any(
            digest is not None and digest.hex() in self._digests for digest in digests
        )

    def _trace(self, known: KnownDocument) -> KnownDocument:
        """Return a document without what says nothing about it, so that copies become equal."""
        path = known.path if known.path in self._paths else ""
        # Of a document without text the bytes stand for the text.
        is_telling = known.text_digest is None or known.content_digest in self._digests
        return replace(known, path=path, content_digest=known.content_digest if is_telling else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Nodes:
    """What is linked: texts, or parts of them; `text_numbers[i]` says of which text node i is a part, and rises."""

    texts: Sequence[Text]
    text_numbers: Sequence[int]
    groups: Sequence[Sequence[int]]
    """Nodes, the centre first; also those alone that have two documents or more."""


def link_texts(
    texts: Sequence[Text], near: Matches, *, linkage: Linkage, separation: Separation, sources: Sources = ANYWHERE
) -> Nodes:
    """Return the groups of some texts by their matches."""
    nodes, numbers, pairs, similarities = texts, list(range(len(texts))), near.pairs, near.figures.similarity
    if separation:
        nodes, numbers, begins = _parts(texts, separation)
        pairs, similarities = _matches_of_parts(near, begins)
        across = is_across(pairs, sole_sources(nodes, sources))  # a part may be in fewer sources than its text
        pairs, similarities = pairs[across], similarities[across]
        groups = _Apart(nodes, separation, linkage).link(pairs, similarities)
    else:
        groups = link(len(nodes), pairs, similarities, linkage=linkage, weights=_weights(nodes))
    alone = set(range(len(nodes))).difference(*groups)
    groups += [[number] for number in alone if len(nodes[number].documents) > 1]
    if sources:
        members = ((one for node in group for one in nodes[node].documents) for group in groups)
        groups = [group for group, documents in zip(groups, members, strict=True) if sources.may_group(documents)]
    return Nodes(texts=nodes, text_numbers=numbers, groups=groups)


def _weights(nodes: Sequence[Text]) -> _Ints:
    return np.array([len(node.documents) for node in nodes], np.int64)


def _parts(texts: Sequence[Text], separation: Separation) -> tuple[list[Text], list[int], _Ints]:
    """Return the parts of texts, for each of which text it is one, and where the parts of each text begin."""
    nodes: list[Text] = []
    numbers: list[int] = []
    begins = [0]
    for number, text in enumerate(texts):
        if len(text.documents) > 1 and separation.is_torn(text.documents):
            nodes += [Text(documents=tuple(part)) for part in separation.parts(text.documents)]
        else:
            nodes.append(text)
        numbers += [number] * (len(nodes) - begins[-1])
        begins.append(len(nodes))
    return nodes, numbers, np.array(begins, np.int64)


def _matches_of_parts(near: Matches, begins: _Ints) -> tuple[_Ints, _Floats]:
    """Return each match of two texts as the matches of their parts: int64[m, 2] and float64[m]."""
    a, b = near.pairs[:, 0], near.pairs[:, 1]
    counts = np.diff(begins)
    times = counts[a] * counts[b]
    match = np.repeat(np.arange(len(times)), times)
    place = np.arange(len(match)) - np.repeat(np.cumsum(times) - times, times)
    a_part, b_part = np.divmod(place, np.maximum(counts[b][match], 1))
    pairs = np.stack((begins[a][match] + a_part, begins[b][match] + b_part), axis=1)
    return pairs, near.figures.similarity[match]


class _Apart:
    """Links nodes of which some were told apart."""

    def __init__(self, nodes: Sequence[Text], separation: Separation, linkage: Linkage) -> None:
        self._separation = separation
        self._linkage = linkage
        self._weights = _weights(nodes)
        self._traces: list[Traces] = [separation.traces(node.documents) for node in nodes]

    def link(self, pairs: _Ints, similarities: _Floats) -> list[list[int]]:
        """Return the groups of two or more nodes, each with its centre first.

        What has to leave a group, because it was told apart from a member that is closer to the centre, is linked anew
        with all others that are in no group; each time at least one group is done, so this ends.
        """
        pairs, similarities = self._not_told_apart(pairs, similarities)
        groups: list[list[int]] = []
        is_free = np.ones(len(self._weights), np.bool_)
        is_done = False
        while not is_done:
            numbers = np.flatnonzero(is_free)
            place = np.cumsum(is_free) - 1
            between = is_free[pairs].all(axis=1)
            linked = link(
                len(numbers),
                place[pairs[between]],
                similarities[between],
                linkage=self._linkage,
                weights=self._weights[numbers],
            )
            found = [numbers[group].tolist() for group in linked]
            settled = self._settled(found, pairs)
            is_done = settled == found
            groups += settled
            is_free[list(itertools.chain.from_iterable(settled))] = False
        return groups

    def _not_told_apart(self, pairs: _Ints, similarities: _Floats) -> tuple[_Ints, _Floats]:
        is_traced = np.array([bool(traces) for traces in self._traces], np.bool_)
        stays = np.ones(len(pairs), np.bool_)
        for match in np.flatnonzero(is_traced[pairs].all(axis=1)).tolist():
            a, b = pairs[match].tolist()
            stays[match] = not self._separation.are_apart(self._traces[a], self._traces[b])
        return pairs[stays], similarities[stays]

    def _settled(self, groups: list[list[int]], pairs: _Ints) -> list[list[int]]:
        """Return the groups without what may not be in them."""
        torn = [number for number, group in enumerate(groups) if self._is_torn(group)]
        if not torn:
            return groups
        neighbours = self._neighbours([groups[number] for number in torn], pairs)
        settled = list(groups)
        for number in torn:
            settled[number] = self._compatible(groups[number], neighbours)
        return settled

    def _is_torn(self, group: Sequence[int]) -> bool:
        """Return whether two of these nodes were told apart from each other."""
        traced = [self._traces[node] for node in group if self._traces[node]]
        return any(self._separation.are_apart(one, other) for one, other in itertools.combinations(traced, 2))

    def _compatible(self, group: Sequence[int], neighbours: Mapping[int, Sequence[int]]) -> list[int]:
        """Return the centre and each other that a chain of those kept joins to it, unless it is apart from one of them.

        Who comes first in the group is asked first. No match of the centre is apart from it, so at least one stays.
        """
        places = {node: place for place, node in enumerate(group)}
        kept: list[int] = []
        met: set[KnownDocument] = set()
        waiting = [0]
        reached = {group[0]}
        while waiting:
            place = heapq.heappop(waiting)
            node = group[place]
            if self._separation.are_apart(self._traces[node], met):
                continue
            kept.append(place)
            met |= self._traces[node]
            for neighbour in set(neighbours[node]) - reached:
                heapq.heappush(waiting, places[neighbour])
            reached.update(neighbours[node])
        return [group[place] for place in sorted(kept)]

    def _neighbours(self, groups: Sequence[Sequence[int]], pairs: _Ints) -> Mapping[int, Sequence[int]]:
        """Return for each node of some groups those of its group that it matches."""
        group_of = np.full(len(self._weights), -1)
        for number, group in enumerate(groups):
            group_of[group] = number
        neighbours: defaultdict[int, list[int]] = defaultdict(list)
        a_group, b_group = group_of[pairs[:, 0]], group_of[pairs[:, 1]]
        for a, b in pairs[(a_group == b_group) & (a_group >= 0)].tolist():
            neighbours[a].append(b)
            neighbours[b].append(a)
        return neighbours
