"""Numbers and dates are changed as a whole: `1,788.00` became `1,854.00`, not `788` in it `854`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from dupfinder.diff.figures import figure_across
from dupfinder.diff.matching import Run
from dupfinder.domain.differences import Span


class Side(NamedTuple):
    """A paragraph, and where its words start and end."""

    text: str
    bounds: Sequence[tuple[int, int]]

    def figure_before(self, word: int) -> Span:
        """Return the figure that a word and the one before it are parts of; an empty span if they are of none."""
        if not 0 < word < len(self.bounds):
            return Span(0, 0)
        return figure_across(self.text, Span(self.bounds[word - 1][1], self.bounds[word][0]))

    def units(self, word: int, end: int) -> list[tuple[int, int]]:
        """Return some words one by one (first and end of each), but those of a figure together."""
        starts = [one for one in range(word, end) if one == word or not self.figure_before(one)]
        return list(pairwise([*starts, end]))


def without_cut_figures(runs: Sequence[Run], left: Side, right: Side) -> list[Run]:
    """Return runs of equal words without the words of figures that go on behind or began before a run, on either side.

    What stands beside a run differs; so the whole figure does.
    """
    kept: list[Run] = []
    for run in runs:
        start, end = 0, run.length
        while start < end and (left.figure_before(run.left + start) or right.figure_before(run.right + start)):
            start += 1
        while start < end and (left.figure_before(run.left + end) or right.figure_before(run.right + end)):
            end -= 1
        if start < end:
            kept.append(Run(run.left + start, run.right + start, end - start))
    return kept
