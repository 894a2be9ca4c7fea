"""The changed words inside two versions of a paragraph."""

from dupfinder.diff.blocks import PASSAGE_WORDS, Paragraph
from dupfinder.diff.matching import Run, match
from dupfinder.diff.words import Wording
from dupfinder.domain.differences import Span


def changed_spans(left: Paragraph, right: Paragraph, *, wording: Wording) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """Return the characters of either paragraph that the other does not have, in whole words."""
    runs = _without_islands(match(left.numbers, right.numbers), left=len(left.numbers), right=len(right.numbers))
    return (
        _spans(left, [(run.left, run.length) for run in runs], wording),
        _spans(right, [(run.right, run.length) for run in runs], wording),
    )


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


def _spans(paragraph: Paragraph, kept: list[tuple[int, int]], wording: Wording) -> tuple[Span, ...]:
    """Return what lies between the kept runs of words, given as (first word, length)."""
    words = len(paragraph.numbers)
    if sum(length for _, length in kept) == words:
        return ()
    bounds = wording.bounds(paragraph.text)
    spans: list[Span] = []
    changed = 0
    for first, length in [*kept, (words, 0)]:
        if first > changed:
            spans.append(Span(bounds[changed][0], bounds[first - 1][1]))
        changed = first + length
    return tuple(spans)
