"""An order of folders in which those that repeat each other stand side by side."""

import numpy as np
from numpy.typing import NDArray


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
