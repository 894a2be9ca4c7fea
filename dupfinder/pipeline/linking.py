"""Matches of texts to groups of nodes in which no two documents were told apart.

A node is a text with its documents; where a person told some of them apart, each part of them is one. Not only is a
match that was told apart no match: two documents that were told apart never stand in one group, not even as members for
the sake of a third. Else a plan, or another keeper, could have one of them removed for the other; and who said once
that two documents are no duplicates would be shown them together again.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.distinctions import KnownDocument
from dupfinder.domain.options import Linkage
from dupfinder.group import link
from dupfinder.pipeline.matching import Matches
from dupfinder.pipeline.separating import Separation, Traces
from dupfinder.pipeline.texts import Text

_Ints = NDArray[np.int64]
_Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Nodes:
    """What is linked: texts, or parts of them; `text_numbers[i]` says of which text node i is a part, and rises."""

    texts: Sequence[Text]
    text_numbers: Sequence[int]
    groups: Sequence[Sequence[int]]
    """Nodes, the centre first; also those alone that have two documents or more."""


def link_texts(texts: Sequence[Text], near: Matches, *, linkage: Linkage, separation: Separation) -> Nodes:
    """Return the groups of some texts by their matches."""
    nodes, numbers, pairs, similarities = texts, list(range(len(texts))), near.pairs, near.figures.similarity
    if separation:
        nodes, numbers, begins = _parts(texts, separation)
        pairs, similarities = _matches_of_parts(near, begins)
        groups = _Apart(nodes, separation, linkage).link(pairs, similarities)
    else:
        groups = link(len(nodes), pairs, similarities, linkage=linkage, weights=_weights(nodes))
    alone = set(range(len(nodes))).difference(*groups)
    groups += [[number] for number in alone if len(nodes[number].documents) > 1]
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
        with all others of that fate; each time every group loses at least its centre, so this ends.
        """
        pairs, similarities = self._not_told_apart(pairs, similarities)
        groups: list[list[int]] = []
        numbers = np.arange(len(self._weights))
        while len(numbers) > 1:
            place = np.full(len(self._weights), -1)
            place[numbers] = np.arange(len(numbers))
            local = place[pairs]
            is_inside = (local >= 0).all(axis=1)
            linked = link(
                len(numbers),
                local[is_inside],
                similarities[is_inside],
                linkage=self._linkage,
                weights=self._weights[numbers],
            )
            settled, left = self._settled([numbers[group].tolist() for group in linked], pairs)
            groups += settled
            numbers = np.array(sorted(left), np.int64)
        return groups

    def _not_told_apart(self, pairs: _Ints, similarities: _Floats) -> tuple[_Ints, _Floats]:
        is_traced = np.array([bool(traces) for traces in self._traces], np.bool_)
        stays = np.ones(len(pairs), np.bool_)
        for match in np.flatnonzero(is_traced[pairs].all(axis=1)).tolist():
            a, b = pairs[match].tolist()
            stays[match] = not self._separation.are_apart(self._traces[a], self._traces[b])
        return pairs[stays], similarities[stays]

    def _settled(self, groups: list[list[int]], pairs: _Ints) -> tuple[list[list[int]], list[int]]:
        """Return the groups without what may not be in them, and that."""
        kept = [self._compatible(group) for group in groups]
        torn = [number for number, group in enumerate(groups) if len(kept[number]) < len(group)]
        if torn:
            neighbours = self._neighbours([kept[number] for number in torn], pairs)
            for number in torn:
                kept[number] = _joined(kept[number], neighbours)
        left = [node for number in torn for node in set(groups[number]).difference(kept[number])]
        return [group for group in kept if len(group) > 1], left

    def _compatible(self, group: list[int]) -> list[int]:
        """Return the centre, and each other that was not told apart from any before it."""
        kept: list[int] = []
        met: set[KnownDocument] = set()
        for node in group:
            if not self._separation.are_apart(self._traces[node], met):
                kept.append(node)
                met |= self._traces[node]
        return kept

    def _neighbours(self, groups: list[list[int]], pairs: _Ints) -> Mapping[int, list[int]]:
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


def _joined(group: list[int], neighbours: Mapping[int, list[int]]) -> list[int]:
    """Return what a chain of matches within the group joins to its centre; under single linkage that may not be all."""
    reached = {group[0]}
    waiting = [group[0]]
    inside = set(group)
    while waiting:
        found = inside.intersection(neighbours.get(waiting.pop(), ())) - reached
        reached |= found
        waiting += found
    return [node for node in group if node in reached]
