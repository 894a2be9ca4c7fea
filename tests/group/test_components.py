import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dupfinder.group import components, joined

COUNT = 12
PAIRS = st.lists(st.tuples(st.integers(0, COUNT - 1), st.integers(0, COUNT - 1)), max_size=15)


def joined_plainly(count: int, pairs: list[tuple[int, int]]) -> list[int]:
    """The slow twin: the lower number spreads along each pair until nothing changes."""
    labels = list(range(count))
    for _ in range(count):
        for one, other in pairs:
            labels[one] = labels[other] = min(labels[one], labels[other])
    return labels


@given(st.lists(PAIRS, max_size=4))
def test_nodes_are_joined_by_chains_of_pairs_whatever_parts_they_come_in(parts: list[list[tuple[int, int]]]) -> None:
    labels = np.arange(COUNT)
    for pairs in parts:
        labels = joined(labels, np.array(pairs, dtype=np.int64).reshape(-1, 2))
    assert labels.tolist() == joined_plainly(COUNT, [pair for pairs in parts for pair in pairs])


def test_a_long_chain_in_the_worst_order_is_one_component() -> None:
    nodes = np.random.default_rng(1).permutation(10_000)
    chain = np.stack((nodes[1:], nodes[:-1]), axis=1)
    assert not joined(np.arange(10_000), chain).any()


@given(PAIRS)
def test_components_are_those_of_all_pairs_at_once(pairs: list[tuple[int, int]]) -> None:
    labels = components(COUNT, np.array(pairs, dtype=np.int64).reshape(-1, 2))
    assert labels.tolist() == joined_plainly(COUNT, pairs)


def test_joining_leaves_the_labels_that_were_given_as_they_are() -> None:
    labels = np.arange(3)
    assert joined(labels, np.array([[2, 0]])).tolist() == [0, 1, 0]
    assert labels.tolist() == [0, 1, 2]


@pytest.mark.parametrize("pair", [(0, 3), (-1, 1)])
def test_a_pair_of_a_node_that_is_not_there_is_refused(pair: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="from 0 to 2"):
        components(3, np.array([pair]))
