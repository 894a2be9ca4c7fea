"""What texts can have in common at most: where thousands share a footer, most need not be compared at all."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import CONTAINMENT, Relation
from dupfinder.index.passages import RecurringPassages
from dupfinder.verify import covered_words

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """How many words of each text stand in passages that another text may have too."""

    covered: Ints
    word_counts: Ints
    options: ScanOptions

    def able(self) -> Flags:
        """Return which texts may be alike enough to another one, or contained in it, on their own account: bool[n].

        Of two texts that are s alike at least one has a share of s of its words matched; so two that are not able need
        not be compared.
        """
        is_able: Flags = self.covered >= (self.options.least_likeness - _ROUNDING) * self.word_counts
        return is_able

    def possible(self, pairs: Ints) -> Flags:
        """Return which pairs (int64[m, 2]) may be alike enough: bool[m]."""
        a, b = pairs.T
        most, words = self.covered[a] + self.covered[b], self.word_counts[a] + self.word_counts[b]
        is_possible: Flags = most >= (self.options.found_from - _ROUNDING) * words
        if self.options.relation.covers(Relation.CONTAINED):
            is_able = self.covered >= (CONTAINMENT - _ROUNDING) * self.word_counts
            is_possible |= is_able[a] | is_able[b]
        return is_possible


def coverage(
    passages_of: Callable[[int], NDArray[np.uint64]],
    word_counts: Ints,
    *,
    options: ScanOptions,
    check: Callable[[], None],
) -> Coverage:
    """Return how much of each text may be found elsewhere, in two passes over `passages_of(place)`.

    It is an upper bound, and exact but for chance: a passage may be taken for another, never be missed.
    """
    recurring = RecurringPassages(int(word_counts.sum()))
    covered = np.zeros(len(word_counts), np.int64)
    for place in range(len(word_counts)):
        check()
        recurring.add(passages_of(place))
    for place, word_count in enumerate(word_counts.tolist()):
        check()
        covered[place] = covered_words(recurring.recur(passages_of(place)), word_count)
    return Coverage(covered=covered, word_counts=word_counts, options=options)
