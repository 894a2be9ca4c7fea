"""How many changes of which kind a comparison found, and whether anything was overlooked; free of Qt."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from dupfinder.domain.beyond import ContentDifference
from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.differences import ChangeKind, Difference, RowKind

# A line break is no difference, and neither is the hyphen with which a word was broken there.
_LAYOUT = re.compile(r"[-\u00ad\u2010][^\S\n]*\n\s*|\s+|\u00ad")


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeTally:
    """What there is to say about a comparison in a sentence."""

    counts: Mapping[ChangeKind, int]
    left_only: int
    """How many of the passages that one text has alone are on the left."""
    right_only: int
    is_same_text: bool
    """Whether there are no changes because there are none, not because the options overlook them."""
    is_same_file: bool
    has_words: bool = True
    """Whether one of the two has any."""
    beyond: tuple[ContentDifference, ...] = ()
    """In which kinds they differ besides their words."""

    @property
    def total(self) -> int:
        """Return how many changes there are."""
        return sum(self.counts.values())

    def swapped(self) -> "ChangeTally":
        """Return the same with left and right exchanged."""
        return replace(self, left_only=self.right_only, right_only=self.left_only)


def tally(comparison: Comparison) -> ChangeTally:
    """Return the counts of a comparison; it goes through both texts, so have it done in the background."""
    counts = comparison.difference.counts()
    sides = _one_sided(comparison.difference)
    left, right = comparison.left.text, comparison.right.text
    return ChangeTally(
        counts=counts,
        left_only=sides[RowKind.REMOVED],
        right_only=sides[RowKind.ADDED],
        is_same_text=not counts and (left == right or _LAYOUT.sub("", left) == _LAYOUT.sub("", right)),
        is_same_file=comparison.left_digest == comparison.right_digest,
        has_words=comparison.has_words,
        beyond=comparison.differs_beyond,
    )


def _one_sided(difference: Difference) -> Counter[RowKind]:
    """Return how many passages only the left (`REMOVED`) and only the right text (`ADDED`) has."""
    found = Counter(row.kind for row in difference.rows)
    for row in difference.rows:
        for edit in row.edits:
            if edit.kind is ChangeKind.PASSAGES:
                found[RowKind.REMOVED if edit.left else RowKind.ADDED] += 1
    return found


def overlooks_more(options: CompareOptions) -> bool:
    """Return whether more is overlooked than white space, which anyone would overlook."""
    return options.ignore_case or options.ignore_punctuation or options.ignore_digits or bool(options.ignored_lines)
