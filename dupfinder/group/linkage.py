"""Edges to groups: how alike the members of a group must be."""

from collections import defaultdict
from collections.abc import Iterator
from typing import assert_never

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.options import Linkage

_Neighbours = dict[int, dict[int, float]]


def link(
    count: int,
    pairs: NDArray[np.int64],
    similarities: NDArray[np.float64],
    *,
    linkage: Linkage,
    weights: NDArray[np.int64],
) -> list[list[int]]:
    """Return the groups of two or more nodes, each with its centre first and the others by falling similarity to it.

    The nodes are 0 to count - 1, `pairs` (int64[m, 2]) all edges at or above the threshold, `weights` how many
    documents stand behind each node. Groups come in the order of their centres; a node is in one group at most.
    Centres are the nodes with the most matches, counted in documents, ties going to the closer and then the lower one.
    """
    neighbours: _Neighbours = defaultdict(dict)
    for (a, b), similarity in zip(pairs.tolist(), similarities.tolist(), strict=True):
        neighbours[a][b] = neighbours[b][a] = similarity
    order = _by_matches(neighbours, weights.tolist())
    match linkage:
        case Linkage.CENTRE:
            groups = _stars(neighbours, order)
        case Linkage.COMPLETE:
            groups = _cliques(neighbours, order)
        case Linkage.SINGLE:
            groups = _components(neighbours, order)
        case _:
            assert_never(linkage)
    return sorted(group for group in groups if len(group) > 1)


def _by_matches(neighbours: _Neighbours, weights: list[int]) -> list[int]:
    """Return the nodes with the most matching documents first, then those whose matches (copies count 1) are closer."""

    def key(node: int) -> tuple[int, float, int]:
        near = sorted(neighbours[node].items())
        documents = weights[node] + sum(weights[other] for other, _ in near)
        closeness = weights[node] + sum(weights[other] * similarity for other, similarity in near)
        return (-documents, -closeness, node)

    return sorted(neighbours, key=key)


def _stars(neighbours: _Neighbours, order: list[int]) -> Iterator[list[int]]:
    """Yield each free node of the order with its free neighbours (star clustering, Aslam et al. 2004)."""
    taken: set[int] = set()
    for centre in order:
        if centre not in taken:
            group = [centre, *(node for node in _closest(neighbours[centre]) if node not in taken)]
            taken.update(group)
            yield group


def _cliques(neighbours: _Neighbours, order: list[int]) -> Iterator[list[int]]:
    """Yield each free node of the order with those free neighbours, closest first, that are all alike."""
    taken: set[int] = set()
    for centre in order:
        if centre in taken:
            continue
        group = [centre]
        for node in _closest(neighbours[centre]):
            if node not in taken and all(node in neighbours[member] for member in group):
                group.append(node)
        taken.update(group)
        yield group


def _components(neighbours: _Neighbours, order: list[int]) -> Iterator[list[int]]:
    """Yield each connected component, from its node with the most matches on."""
    taken: set[int] = set()
    for centre in order:
        if centre in taken:
            continue
        component = {centre}
        frontier = [centre]
        while frontier:
            fresh = [node for node in neighbours[frontier.pop()] if node not in component]
            component.update(fresh)
            frontier.extend(fresh)
        taken |= component
        close = _closest(neighbours[centre])
        yield [centre, *close, *sorted(component.difference(close, [centre]))]


def _closest(near: dict[int, float]) -> list[int]:
    return sorted(near, key=lambda node: (-near[node], node))
