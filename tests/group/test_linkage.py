from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dupfinder.domain.options import Linkage
from dupfinder.group import link


@dataclass(frozen=True)
class Graph:
    """Nodes with weights, and the similarity of each pair of them that match."""

    weights: list[int]
    edges: dict[tuple[int, int], float]

    def groups(self, linkage: Linkage) -> list[list[int]]:
        return link(
            len(self.weights),
            np.array(list(self.edges), dtype=np.int64).reshape(-1, 2),
            np.array(list(self.edges.values()), dtype=np.float64),
            linkage=linkage,
            weights=np.array(self.weights, dtype=np.int64),
        )

    def similarity(self, a: int, b: int) -> float | None:
        return self.edges.get((min(a, b), max(a, b)))

    def near(self, node: int) -> list[int]:
        return [other for other in range(len(self.weights)) if self.similarity(node, other) is not None]

    def importance(self, node: int, within: list[int] | None = None) -> tuple[int, int, int]:
        """Return a key that sorts nodes as the docstring of `link` says, in whole numbers."""
        near = [other for other in self.near(node) if within is None or other in within]
        matches = self.weights[node] - 1 + sum(self.weights[other] for other in near)
        closeness = (self.weights[node] - 1) * 100
        closeness += sum(round(100 * (self.similarity(node, other) or 0)) * self.weights[other] for other in near)
        return (-matches, -closeness, node)


@st.composite
def graphs(draw: st.DrawFn, *, max_nodes: int = 9, is_distinct: bool = False) -> Graph:
    count = draw(st.integers(0, max_nodes))
    pairs = [(a, b) for a in range(count) for b in range(a + 1, count)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    # Fractions of powers of two are exact, so that ties are ties; with distinct ones the index has nothing to decide.
    values = st.integers(0, 2**20 - 1) if is_distinct else st.integers(2, 4)
    drawn = draw(st.lists(values, min_size=len(chosen), max_size=len(chosen), unique=is_distinct))
    scale = 2**20 if is_distinct else 4
    weights = draw(st.lists(st.integers(1, 3), min_size=count, max_size=count))
    return Graph(weights, {pair: value / scale for pair, value in zip(chosen, drawn, strict=True)})


LINKAGES = st.sampled_from(list(Linkage))


@given(graph=graphs(), linkage=LINKAGES)
def test_groups_have_two_or_more_members_and_share_none(graph: Graph, linkage: Linkage) -> None:
    groups = graph.groups(linkage)
    members = [node for group in groups for node in group]
    assert all(len(group) > 1 for group in groups)
    assert len(members) == len(set(members))


@given(graph=graphs(), linkage=LINKAGES)
def test_groups_come_by_centre_and_members_by_falling_similarity(graph: Graph, linkage: Linkage) -> None:
    groups = graph.groups(linkage)
    assert [group[0] for group in groups] == sorted(group[0] for group in groups)
    for centre, *others in groups:
        # An unknown similarity counts as less than any other.
        known = [(-(graph.similarity(centre, node) or -1), node) for node in others]
        assert known == sorted(known)


@given(graph=graphs())
def test_every_member_is_a_match_of_its_centre(graph: Graph) -> None:
    for centre, *others in graph.groups(Linkage.CENTRE):
        assert all(graph.similarity(centre, node) is not None for node in others)


@given(graph=graphs())
def test_all_members_are_matches_of_each_other_under_complete_linkage(graph: Graph) -> None:
    for group in graph.groups(Linkage.COMPLETE):
        assert all(graph.similarity(a, b) is not None for a in group for b in group if a != b)


@given(graph=graphs())
def test_single_linkage_gives_the_connected_components(graph: Graph) -> None:
    components: list[set[int]] = []
    for a, b in graph.edges:
        touched = [component for component in components if a in component or b in component]
        components = [component for component in components if component not in touched]
        components.append({a, b}.union(*touched))
    assert sorted(map(sorted, graph.groups(Linkage.SINGLE))) == sorted(map(sorted, components))


@given(graph=graphs(), linkage=st.sampled_from([Linkage.COMPLETE, Linkage.SINGLE]))
def test_the_centre_has_the_most_matches_inside_its_group(graph: Graph, linkage: Linkage) -> None:
    for group in graph.groups(linkage):
        assert group[0] == min(group, key=lambda node: graph.importance(node, group))


def nearby_centres(graph: Graph) -> list[list[int]]:
    """Do what centre linkage promises, one node after another."""
    centres: list[int] = []
    for node in sorted(range(len(graph.weights)), key=graph.importance):
        if not any(graph.similarity(node, centre) is not None for centre in centres):
            centres.append(node)
    groups = {centre: [centre] for centre in centres}
    for node in range(len(graph.weights)):
        near = [centre for centre in centres if graph.similarity(node, centre) is not None]
        if node in groups or not near:
            continue
        first, closest = near[0], max(near, key=lambda centre: graph.similarity(node, centre) or 0)
        is_much_closer = 2 * (1 - (graph.similarity(node, closest) or 0)) <= 1 - (graph.similarity(node, first) or 0)
        groups[closest if is_much_closer else first].append(node)
    return sorted(sorted(group) for group in groups.values() if len(group) > 1)


@given(graph=graphs())
def test_centre_linkage_agrees_with_its_slow_twin(graph: Graph) -> None:
    assert sorted(map(sorted, graph.groups(Linkage.CENTRE))) == nearby_centres(graph)


def closest_first(graph: Graph) -> list[list[int]]:
    """Join the two groups whose least similar members are the most similar, until none match throughout."""
    groups = [[node] for node in range(len(graph.weights))]
    while True:
        joinable = [
            (min(graph.edges[min(a, b), max(a, b)] for a in one for b in other), one, other)
            for i, one in enumerate(groups)
            for other in groups[:i]
            if all(graph.similarity(a, b) is not None for a in one for b in other)
        ]
        if not joinable:
            return sorted(sorted(group) for group in groups if len(group) > 1)
        _, one, other = max(joinable)
        groups = [group for group in groups if group not in (one, other)] + [one + other]


@given(graph=graphs(is_distinct=True))
def test_complete_linkage_agrees_with_its_slow_twin(graph: Graph) -> None:
    assert sorted(map(sorted, graph.groups(Linkage.COMPLETE))) == closest_first(graph)


@given(graph=graphs(), linkage=LINKAGES, data=st.data())
def test_the_order_and_direction_of_pairs_do_not_matter(graph: Graph, linkage: Linkage, data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(list(graph.edges.items())))
    turned = {pair[::-1] if data.draw(st.booleans()) else pair: similarity for pair, similarity in shuffled}
    assert Graph(graph.weights, turned).groups(linkage) == graph.groups(linkage)


@given(graph=graphs(is_distinct=True), linkage=LINKAGES, data=st.data())
def test_other_numbers_for_the_nodes_give_the_same_groups(graph: Graph, linkage: Linkage, data: st.DataObject) -> None:
    count = len(graph.weights)
    # Distinct weights leave no two nodes equally important.
    graph = Graph([10**node for node in range(count)], graph.edges)
    new = data.draw(st.permutations(range(count)))
    weights = [0] * count
    for node, number in enumerate(new):
        weights[number] = graph.weights[node]
    edges = {(min(new[a], new[b]), max(new[a], new[b])): value for (a, b), value in graph.edges.items()}
    renumbered = sorted((new[centre], {new[node] for node in others}) for centre, *others in graph.groups(linkage))
    assert [(centre, set(others)) for centre, *others in Graph(weights, edges).groups(linkage)] == renumbered


@given(left=graphs(max_nodes=6), right=graphs(max_nodes=6), linkage=LINKAGES)
def test_documents_that_match_nothing_of_a_group_do_not_change_it(left: Graph, right: Graph, linkage: Linkage) -> None:
    shift = len(left.weights)
    moved = {(a + shift, b + shift): value for (a, b), value in right.edges.items()}
    both = Graph(left.weights + right.weights, left.edges | moved)
    expected = left.groups(linkage) + [[node + shift for node in group] for group in right.groups(linkage)]
    assert both.groups(linkage) == expected


@given(graph=graphs(max_nodes=8), data=st.data())
def test_a_document_like_a_single_member_moves_nobody_else_unless_it_makes_another_document_the_most_important(
    graph: Graph, data: st.DataObject
) -> None:
    """In a chain a-b-c-d either both of a, b, c or both of b, c, d can be around one centre, so "unless" is needed."""
    count = len(graph.weights)
    assume(graph.edges)
    member = data.draw(st.integers(0, count - 1).filter(lambda node: len(graph.near(node)) > 0))
    similarity = data.draw(st.integers(2, 4)) / 4
    more = Graph([*graph.weights, 1], graph.edges | {(member, count): similarity})
    nodes = range(count)
    assume(sorted(nodes, key=graph.importance) == sorted(nodes, key=more.importance))

    def others(groups: list[list[int]]) -> list[list[int]]:
        kept = [[node for node in group if node not in (member, count)] for group in groups]
        return [group for group in kept if len(group) > 1]

    if member in {group[0] for group in graph.groups(Linkage.CENTRE)}:
        # Where it is like a centre, it joins that one's group.
        joined = [[*group, count] if group[0] == member else group for group in graph.groups(Linkage.CENTRE)]
        assert [set(group) for group in more.groups(Linkage.CENTRE)] == [set(group) for group in joined]
    assert others(more.groups(Linkage.CENTRE)) == others(graph.groups(Linkage.CENTRE))


@given(graph=graphs(), data=st.data())
def test_a_document_never_separates_others_under_single_linkage(graph: Graph, data: st.DataObject) -> None:
    count = len(graph.weights)
    near = data.draw(st.sets(st.integers(0, count - 1))) if count else set()
    more = Graph([*graph.weights, 1], graph.edges | {(node, count): 0.75 for node in near})
    larger = [set(group) for group in more.groups(Linkage.SINGLE)]
    assert all(any(set(group) <= other for other in larger) for group in graph.groups(Linkage.SINGLE))


def test_a_member_leaves_its_family_at_most_alone_for_a_document_that_is_much_closer() -> None:
    family = {(a, b): 0.85 for a in range(6) for b in range(a + 1, 6)}
    assert Graph([1] * 7, family | {(3, 6): 0.99}).groups(Linkage.CENTRE) == [[3, 6, 0, 1, 2, 4, 5]]
    family |= {(0, 7): 0.9, (1, 7): 0.9, (0, 8): 0.9}
    assert Graph([1] * 9, family | {(3, 6): 0.99}).groups(Linkage.CENTRE) == [[0, 7, 8, 1, 2, 4, 5], [6, 3]]


def test_a_family_of_hundreds_of_versions_is_one_group_under_each_linkage() -> None:
    first, second = np.triu_indices(300, 1)
    similarities = (1 - 0.0005 * (second - first)).astype(np.float64)
    pairs = np.stack((first, second), axis=1)
    for linkage in Linkage:
        groups = link(300, pairs, similarities, linkage=linkage, weights=np.ones(300, dtype=np.int64))
        assert [sorted(group) for group in groups] == [list(range(300))]


def test_copies_count_as_matches() -> None:
    chain = {(0, 1): 0.9, (1, 2): 0.9, (2, 3): 0.9}
    assert Graph([1, 1, 1, 1], chain).groups(Linkage.CENTRE) == [[1, 0, 2]]
    assert Graph([1, 1, 1, 5], chain).groups(Linkage.CENTRE) == [[2, 1, 3]]
    assert Graph([4, 1, 1, 1], {(0, 1): 0.9}).groups(Linkage.CENTRE) == [[0, 1]]


def test_a_family_stays_together_although_an_outlier_is_a_little_closer_to_half_of_it() -> None:
    family = {(0, member): 0.85 for member in range(1, 7)}
    outlier = {(member, 7): 0.87 for member in (1, 2, 3)}
    assert Graph([1] * 8, family | outlier).groups(Linkage.CENTRE) == [[0, 1, 2, 3, 4, 5, 6]]


def test_a_version_joins_its_only_close_relative_rather_than_a_large_group_that_it_hardly_belongs_to() -> None:
    star = {(0, member): 0.81 for member in range(1, 6)}
    assert Graph([1] * 7, star | {(5, 6): 0.95}).groups(Linkage.CENTRE) == [[0, 1, 2, 3, 4], [6, 5]]


def test_members_that_do_not_match_the_centre_of_a_chain_come_last() -> None:
    chain = {(0, 1): 0.9, (1, 2): 0.95, (2, 3): 0.8, (3, 4): 0.99}
    assert Graph([1] * 5, chain).groups(Linkage.SINGLE) == [[1, 2, 0, 3, 4]]


def test_of_a_pair_stated_twice_the_closer_counts() -> None:
    pairs = np.array([[0, 1], [1, 0], [0, 2]])
    groups = link(3, pairs, np.array([0.8, 0.95, 0.9]), linkage=Linkage.CENTRE, weights=np.ones(3, dtype=np.int64))
    assert groups == [[0, 1, 2]]


@pytest.mark.parametrize("linkage", list(Linkage))
def test_no_pairs_give_no_groups(linkage: Linkage) -> None:
    assert Graph([], {}).groups(linkage) == []
    assert Graph([1, 2, 3], {}).groups(linkage) == []


@pytest.mark.parametrize(("pair", "count"), [((0, 0), 2), ((0, 2), 2), ((-1, 1), 2)])
def test_a_pair_must_join_two_different_nodes(pair: tuple[int, int], count: int) -> None:
    with pytest.raises(ValueError, match="two different nodes"):
        link(count, np.array([pair]), np.array([0.9]), linkage=Linkage.CENTRE, weights=np.ones(count, dtype=np.int64))


def test_each_pair_needs_a_similarity() -> None:
    with pytest.raises(ValueError, match="one similarity"):
        link(2, np.array([[0, 1]]), np.empty(0), linkage=Linkage.CENTRE, weights=np.ones(2, dtype=np.int64))
