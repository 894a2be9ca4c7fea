"""The changed words inside two versions of a paragraph."""

from collections.abc import Sequence

from dupfinder.diff.blocks import PASSAGE_WORDS, Paragraph
from dupfinder.diff.matching import Run, match
from dupfinder.diff.words import Wording
from dupfinder.domain.differences import ChangeKind, Edit, Span


def edits_between(left: Paragraph, right: Paragraph, *, wording: Wording) -> tuple[Edit, ...]:
    """Return what changed from one paragraph to the other, in whole words."""
    words = len(left.numbers), len(right.numbers)
    runs = _without_islands(match(left.numbers, right.numbers), left=words[0], right=words[1])
    if sum(run.length for run in runs) == words[0] == words[1]:
        return ()
    left_bounds, right_bounds = wording.bounds(left.text), wording.bounds(right.text)
    edits: list[Edit] = []
    left_end = right_end = 0
    for run in [*runs, Run(*words, 0)]:
        if run.left > left_end or run.right > right_end:
            edits.append(
                Edit(
                    kind=ChangeKind.WORDS,
                    left=_span(left_bounds, left_end, run.left),
                    right=_span(right_bounds, right_end, run.right),
                )
            )
        left_end, right_end = run.left + run.length, run.right + run.length
    return tuple(edits)


def _without_islands(runs: list[Run], *, left: int, right: int) -> list[Run]:
    """Return the runs without those that are shorter than a passage and than the changes before and after them.

    A rewritten sentence still has "the" and "of" in common with the old one; to show these as kept would leave a
    reader with confetti.
    """
    kept: list[Run] = []
    left_end = right_end = 0
    for run, following in zip(runs, [*runs[1:], Run(left, right, 0)], strict=True):
        before = max(run.left - left_end, run.right - right_end)
        after = max(following.left - run.left, following.right - run.right) - run.length
        if run.length >= min(PASSAGE_WORDS, before, after):
            kept.append(run)
            left_end, right_end = run.left + run.length, run.right + run.length
    return kept


def _span(bounds: Sequence[tuple[int, int]], first: int, end: int) -> Span:
    """Return the characters of some words; of none, the place behind the word before them."""
    if first < end:
        return Span(bounds[first][0], bounds[end - 1][1])
    place = bounds[first - 1][1] if first else 0
    return Span(place, place)
