"""Complete linkage: groups in which all members match each other."""

import numpy as np

from dupfinder.group.matches import Ints, Matches

_Near = dict[int, int]


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
