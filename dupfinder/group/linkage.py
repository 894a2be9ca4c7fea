"""Matches to groups: how alike the members of a group must be."""

from typing import assert_never

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.acyclic import pass_over
from dupfinder.domain.options import Linkage
from dupfinder.domain.records import dataclass

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

_SCALE = 2**30
"""Similarities are added as whole numbers of 2**-30, so that a sum does not depend on the order of its terms."""


_NODE_BITS = 31


@dataclass(frozen=True, slots=True, kw_only=True)
class Matches:
    """Every match in both directions, in the order of `node` and then `other`; `weights` is of all nodes."""

    node: Ints
    other: Ints
    similarity: Floats
    weights: Ints

    @property
    def begins(self) -> Ints:
        """Return where the matches of each node begin, and their number at the end: int64[count + 1]."""
        return np.searchsorted(self.node, np.arange(len(self.weights) + 1))

    def where(self, chosen: Flags) -> "Matches":
        """Return only the chosen matches."""
        return Matches(
            node=self.node[chosen],
            other=self.other[chosen],
            similarity=self.similarity[chosen],
            weights=self.weights,
        )

    def ranks(self) -> Ints:
        """Return the place of each node in the order of importance: int64[count].

        First comes the node with the most matches, counted in documents (the copies of its own text are matches too);
        among equals the one whose matches are closest, taken together; then the lowest.
        """
        copies = self.weights - 1
        documents = copies + self._sums(self.weights[self.other])
        scaled = np.rint(self.similarity * _SCALE).astype(np.int64)
        closeness = copies * _SCALE + self._sums(scaled * self.weights[self.other])
        ranks = np.empty_like(self.weights)
        ranks[np.lexsort((-closeness, -documents))] = np.arange(len(ranks))
        return ranks

    def _sums(self, terms: Ints) -> Ints:
        """Return for each node the sum of the terms of its matches."""
        totals = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(terms)))
        return np.diff(totals[self.begins])


def matches_of(count: int, pairs: Ints, similarities: Floats, weights: Ints) -> Matches:
    """Return the matches that `pairs` (int64[m, 2], either way round) state; of one stated twice the closer counts.

    Raises `ValueError` where shapes do not fit, an index is not below `count`, or a node is matched with itself.
    """
    if pairs.shape != (len(similarities), 2) or len(weights) != count:
        raise ValueError("Links need one similarity for each pair of nodes and one weight for each node.")
    left, right = pairs.T
    if len(pairs) and (pairs.min() < 0 or pairs.max() >= count or (left == right).any()):
        raise ValueError(f"A pair joins two different nodes from 0 to {count - 1}.")
    # One sort of one number a match; np.lexsort takes ten times as long.
    numbers = np.concatenate((left << _NODE_BITS | right, right << _NODE_BITS | left))
    order = np.argsort(numbers)
    numbers = numbers[order]
    is_first = np.ones(len(numbers), dtype=np.bool_)
    np.not_equal(numbers[1:], numbers[:-1], out=is_first[1:])
    begins = np.flatnonzero(is_first)
    closest = np.concatenate((similarities, similarities))[order]
    if len(begins) < len(numbers):
        closest = np.maximum.reduceat(closest, begins)
    numbers = numbers[begins]
    return Matches(
        node=numbers >> _NODE_BITS, other=numbers & (1 << _NODE_BITS) - 1, similarity=closest, weights=weights
    )


_Near = dict[int, int]


def link(
    count: int,
    pairs: NDArray[np.int64],
    similarities: NDArray[np.float64],
    *,
    linkage: Linkage,
    weights: NDArray[np.int64],
) -> list[list[int]]:
    """Return the groups of two or more nodes, each with its centre first and then by falling similarity to the centre.

    The nodes are 0 to `count` - 1, `pairs` (int64[m, 2]) and `similarities` (float64[m], 0-1) all matches at or above
    the threshold, and `weights[i]` (at least 1) is how many documents stand behind node i. Members that are no match of
    the centre (under single linkage) come last, by index. Groups come by the index of their centre; a node is in one
    group at most. The result does not depend on the order of the pairs, and parts of the graph that no match joins do
    not influence each other.

    The centre is the node with the most matches in its group, counted in documents; then the one closest to them; then
    the lowest. Under centre linkage matches outside the group count too, and each member is a match of the centre.
    Under complete linkage all members are matches of each other; under single linkage a chain of matches joins them.
    """
    matches = matches_of(count, pairs, similarities, weights)
    match linkage:
        case Linkage.CENTRE:
            centre_of = _nearby_centres(matches)
        case Linkage.COMPLETE:
            centre_of = _inner_centres(matches, complete_groups(matches))
        case Linkage.SINGLE:
            centre_of = _inner_centres(matches, components(count, pairs))
        case _:
            assert_never(linkage)
    return _listed(matches, centre_of)


def _nearby_centres(matches: Matches) -> Ints:
    """Return for each node its centre, or itself (star clustering, Aslam, Pelekhov & Rus 2004).

    A node is a centre if none of its matches is a more important centre. So that noise does not tear groups apart,
    the others join the most important centre that they match, even if a lesser one is a little closer; but one that is
    twice as close (half as dissimilar) takes them, or a node's only close relative would be left alone for the sake of
    a large group that it hardly belongs to.
    """
    ranks = matches.ranks()
    centres = _independent(matches, ranks)
    links = matches.where(centres[matches.other])
    centre_of = np.arange(len(ranks))
    most_important = links.where(_firsts(links.node, np.lexsort((ranks[links.other], links.node))))
    closest = links.where(_firsts(links.node, np.lexsort((ranks[links.other], -links.similarity, links.node))))
    # Both list each node that has a centre among its matches once, in the order of nodes.
    is_much_closer = 2 * (1 - closest.similarity) <= 1 - most_important.similarity
    is_other = closest.similarity > most_important.similarity
    centre_of[closest.node] = np.where(is_much_closer & is_other, closest.other, most_important.other)
    return centre_of


def _independent(matches: Matches, ranks: Ints) -> NDArray[np.bool_]:
    """Return which nodes are centres: each one that does not match a more important centre."""
    begins = matches.begins.tolist()
    is_centre = np.zeros(len(ranks), dtype=np.bool_)
    is_near_centre = np.zeros(len(ranks), dtype=np.bool_)
    for node in np.argsort(ranks).tolist():
        if not is_near_centre[node]:
            is_centre[node] = True
            is_near_centre[matches.other[begins[node] : begins[node + 1]]] = True
    return is_centre


def _firsts(values: Ints, order: Ints) -> NDArray[np.bool_]:
    """Return which of the values are the first of their kind in this order, which must keep equal ones together."""
    ordered = values[order]
    is_first = np.ones(len(values), dtype=np.bool_)
    is_first[1:] = ordered[1:] != ordered[:-1]
    chosen = np.zeros(len(values), dtype=np.bool_)
    chosen[order[is_first]] = True
    return chosen


def _inner_centres(matches: Matches, labels: Ints) -> Ints:
    """Return for each node the centre of its group; `labels` is the same number for the nodes of a group."""
    ranks = matches.where(labels[matches.node] == labels[matches.other]).ranks()
    by_rank = np.argsort(ranks)
    centres = np.empty_like(labels)
    # Written from the least important to the most important, so that the latter stays.
    centres[labels[by_rank[::-1]]] = by_rank[::-1]
    return centres[labels]


def _listed(matches: Matches, centre_of: Ints) -> list[list[int]]:
    """Return the nodes by centre, then by falling similarity to it; nodes that are alone are left out."""
    similarity = np.full(len(centre_of), -1.0)
    to_centre = matches.where(matches.other == centre_of[matches.node])
    similarity[to_centre.node] = to_centre.similarity
    is_centre = centre_of == np.arange(len(centre_of))
    similarity[is_centre] = 2.0
    sizes = np.bincount(centre_of, minlength=len(centre_of))
    nodes = np.flatnonzero(sizes[centre_of] > 1)
    nodes = nodes[np.lexsort((-similarity[nodes], centre_of[nodes]))]
    ends = np.cumsum(sizes[sizes > 1])
    groups: list[list[int]] = []
    for group in np.split(nodes, ends[:-1]) if len(nodes) else ():
        groups.append(group.tolist())
        pass_over(groups[-1])  # numbers are in no cycle, and so many new lists would set off a search for some
    return groups


def complete_groups(matches: Matches) -> Ints:
    """Return for each node a number that it shares with the other members of its group.

    The closest two groups are joined again and again, where the closeness of two groups is the least similarity between
    a member of one and a member of the other (Defays 1977), as long as all of these match. Ties go to the more
    important nodes. Besides sorting, time is in proportion to the matches: joining two groups forgets an entry for each
    that it changes.
    """
    ranks = matches.ranks()
    once = matches.where(ranks[matches.node] < ranks[matches.other])
    order = np.lexsort((ranks[once.other], ranks[once.node], -once.similarity))
    edges = list(zip(once.node[order].tolist(), once.other[order].tolist(), strict=True))
    # The least close match between two groups, by its place in `edges`; none where some of their members do not match.
    weakest: list[_Near] = [{} for _ in range(len(ranks))]
    for place, (one, other) in enumerate(edges):
        weakest[one][other] = weakest[other][one] = place
    joined_to = list(range(len(ranks)))
    for place, (one, other) in enumerate(edges):
        kept, given_up = _group(one, joined_to), _group(other, joined_to)
        # All closer groups are joined already, so two groups are next when their weakest match comes up.
        if weakest[kept].get(given_up) == place:
            joined_to[given_up] = kept
            _join(weakest, kept, given_up)
    return np.array([_group(node, joined_to) for node in range(len(ranks))], dtype=np.int64)


def _group(node: int, joined_to: list[int]) -> int:
    while joined_to[node] != node:
        joined_to[node] = node = joined_to[joined_to[node]]
    return node


def _join(weakest: list[_Near], kept: int, given_up: int) -> None:
    """Merge one group into another; groups that were near to just one of the two can never join them."""
    ours, theirs = weakest[kept], weakest[given_up]
    for other in theirs:
        del weakest[other][given_up]
    weakest[given_up] = {}
    for other in [other for other in ours if other not in theirs]:
        del ours[other], weakest[other][kept]
    for other, place in ours.items():
        ours[other] = weakest[other][kept] = max(place, theirs[other])


_BLOCK_PAIRS = 1 << 18
"""Looked at at once: far less memory than pairs may take, and enough that calls to numpy cost nothing."""


def components(count: int, pairs: Ints) -> Ints:
    """Return for each node the lowest node that a chain of pairs joins it to, or itself: int64[count].

    The nodes are 0 to `count` - 1; `pairs` is int64[m, 2] of them, in any order and either way round. Raises
    `ValueError` for a pair of nodes that are not there.
    """
    if len(pairs) and (pairs.min() < 0 or pairs.max() >= count):
        raise ValueError(f"A pair joins nodes from 0 to {count - 1}.")
    return joined(np.arange(count), pairs)


def joined(labels: Ints, pairs: Ints) -> Ints:
    """Return the labels of `components` after more pairs (int64[m, 2]), given those of all pairs so far: int64[n].

    Before any pairs a node's label is its own number. So pairs that would not fit into memory at once are joined part
    by part.
    """
    labels = labels.copy()
    for begin in range(0, len(pairs), _BLOCK_PAIRS):
        labels = _joined_at_once(labels, pairs[begin : begin + _BLOCK_PAIRS])
    return labels


def _joined_at_once(labels: Ints, pairs: Ints) -> Ints:
    """Return the labels after a few more pairs; changes those given."""
    ours, theirs = labels[pairs].T
    apart = np.flatnonzero(ours != theirs)
    while len(apart):
        ours, theirs = ours[apart], theirs[apart]
        # Each root that has a lower neighbour hangs itself below the lowest one; then all look up their new root.
        np.minimum.at(labels, np.maximum(ours, theirs), np.minimum(ours, theirs))
        while not np.array_equal(labels, roots := labels[labels]):
            labels = roots
        ours, theirs = labels[ours], labels[theirs]
        apart = np.flatnonzero(ours != theirs)
    return labels
