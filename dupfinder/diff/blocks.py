"""Differing passages: which lines are one paragraph, and which paragraph became which."""

import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from dupfinder.diff.matching import Run, match
from dupfinder.diff.paragraphs import joined
from dupfinder.diff.words import Wording
from dupfinder.domain.pairs import CONTAINMENT

PASSAGE_WORDS = 5
"""So many consecutive words in both texts are no chance (the measure of interface.md)."""
_SEAM_WORDS = 2
"""So many words at least on either side of a line break must agree before it counts as crossed."""
_SEAM_GAP_WORDS = 40
"""So many words may stand between two passages of one paragraph: a page's foot and head, or an edit."""
_LIKE = 0.5
"""Share of letters that two paragraphs must have in common, in order, to be shown as one that was changed."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph of a side of a block, and the numbers of its words."""

    text: str
    numbers: list[int]


@dataclass(frozen=True, slots=True)
class Block:
    """The paragraphs of both sides of a differing passage, and which belong together, rising on both sides."""

    left: list[Paragraph]
    right: list[Paragraph]
    pairs: list[tuple[int, int]]


class _Side:
    """The lines of one side, and their words one after another."""

    def __init__(self, lines: Sequence[str], wording: Wording) -> None:
        words = [wording.words(line) for line in lines]
        self.lines = lines
        self.starts = list(accumulate(map(len, words), initial=0))
        self.numbers = wording.number(word for line in words for word in line)
        self.letters = list(accumulate((len(word) for line in words for word in line), initial=0))

    def has_seam(self, word: int) -> bool:
        """Return whether a line begins with this word, or the last line ends before it."""
        return self.starts[bisect.bisect_left(self.starts, word)] == word

    def line_of(self, word: int) -> int:
        return bisect.bisect_right(self.starts, word) - 1

    def paragraphs(self, firsts: Sequence[int]) -> Iterator[Paragraph]:
        """Yield the paragraphs that begin with the lines `firsts`."""
        for first, end in pairwise([*firsts, len(self.lines)]):
            yield Paragraph(joined(self.lines[first:end]), self.numbers[self.starts[first] : self.starts[end]])


def resolve(left_lines: Sequence[str], right_lines: Sequence[str], *, wording: Wording) -> Block:
    """Return the paragraphs of both sides, and which left one became which right one.

    A line break that the other side does not have is undone, so a text that was wrapped (a PDF, a mail) aligns with
    one that was not. Paragraphs pair if they have enough in common; the others were removed or added.
    """
    left, right = _Side(left_lines, wording), _Side(right_lines, wording)
    runs = match(left.numbers, right.numbers)
    mirrored = [Run(run.right, run.left, run.length) for run in runs]
    left_firsts = _paragraph_firsts(left, right, runs)
    right_firsts = _paragraph_firsts(right, left, mirrored)
    pairs = _pairs(left, right, runs=runs, left_firsts=left_firsts, right_firsts=right_firsts)
    return Block(list(left.paragraphs(left_firsts)), list(right.paragraphs(right_firsts)), pairs)


def _paragraph_firsts(side: _Side, other: _Side, runs: list[Run]) -> list[int]:
    """Return the lines that begin a paragraph: those whose break the other side has, too, or may have."""
    passages = [run for run in runs if run.length >= PASSAGE_WORDS]
    starts = [run.left for run in passages]
    firsts = [0]
    for line in range(1, len(side.lines)):
        seam = side.starts[line]
        before = bisect.bisect_left(starts, seam) - 1
        if before >= 0:
            around = _across(passages[before], seam, side=side, other=other) or _around(passages, before, seam)
            if around and other.line_of(around[0]) == other.line_of(around[1]):
                continue
        firsts.append(line)
    return firsts


def _across(passage: Run, seam: int, *, side: _Side, other: _Side) -> tuple[int, int] | None:
    """Return the other side's words that match those on either side of a seam, if a passage spans it well.

    It does if it reaches some words beyond the seam, or to where a line begins or ends in both texts.
    """
    left, right, length = passage
    before, after = seam - left, left + length - seam
    if after <= 0:
        return None
    starts_well = before >= _SEAM_WORDS or (side.has_seam(left) and other.has_seam(right))
    ends_well = after >= _SEAM_WORDS or (side.has_seam(left + length) and other.has_seam(right + length))
    return (right + before - 1, right + before) if starts_well and ends_well else None


def _around(passages: list[Run], index: int, seam: int) -> tuple[int, int] | None:
    """Return the other side's words that match the last before and the first after a seam, if they are near it.

    `index` is that of the last passage that begins before the seam.
    """
    if passages[index].left > seam - _SEAM_WORDS:
        index -= 1
    if index < 0 or index + 1 == len(passages):
        return None
    before, after = passages[index], passages[index + 1]
    last = min(seam - before.left, before.length) - 1
    first = max(seam - after.left, 0)
    near = after.left + first - (before.left + last) <= _SEAM_GAP_WORDS
    return (before.right + last, after.right + first) if near else None


def _pairs(
    left: _Side, right: _Side, *, runs: list[Run], left_firsts: list[int], right_firsts: list[int]
) -> list[tuple[int, int]]:
    """Return the paragraphs that belong together, best first where one could go with several."""
    left_starts = [left.starts[line] for line in [*left_firsts, len(left.lines)]]
    right_starts = [right.starts[line] for line in [*right_firsts, len(right.lines)]]
    common: dict[tuple[int, int], int] = {}
    for piece in _split(runs, left_starts, right_starts):
        pair = bisect.bisect_right(left_starts, piece.left) - 1, bisect.bisect_right(right_starts, piece.right) - 1
        letters = left.letters[piece.left + piece.length] - left.letters[piece.left]
        common[pair] = common.get(pair, 0) + letters
    likeness: list[tuple[float, int, int]] = []
    for (i, j), letters in common.items():
        left_letters = left.letters[left_starts[i + 1]] - left.letters[left_starts[i]]
        right_letters = right.letters[right_starts[j + 1]] - right.letters[right_starts[j]]
        words = min(left_starts[i + 1] - left_starts[i], right_starts[j + 1] - right_starts[j])
        share = 2 * letters / (left_letters + right_letters)
        contained = words >= PASSAGE_WORDS and letters >= CONTAINMENT * min(left_letters, right_letters)
        if share >= _LIKE or contained:
            likeness.append((-share, i, j))
    return _without_conflicts(likeness)


def _split(runs: list[Run], left_starts: list[int], right_starts: list[int]) -> Iterator[Run]:
    """Yield the runs cut where a paragraph begins on either side."""
    for left, right, length in runs:
        cuts = {start - left for start in _within(left_starts, left, left + length)}
        cuts |= {start - right for start in _within(right_starts, right, right + length)}
        for start, end in pairwise(sorted(cuts | {0, length})):
            yield Run(left + start, right + start, end - start)


def _within(starts: list[int], first: int, end: int) -> list[int]:
    return starts[bisect.bisect_right(starts, first) : bisect.bisect_left(starts, end)]


def _without_conflicts(likeness: list[tuple[float, int, int]]) -> list[tuple[int, int]]:
    """Return pairs with each paragraph in one at most, the likest first taken.

    They rise on both sides because the runs do that they come from.
    """
    left_taken: set[int] = set()
    right_taken: set[int] = set()
    pairs: list[tuple[int, int]] = []
    for _, i, j in sorted(likeness):
        if i not in left_taken and j not in right_taken:
            left_taken.add(i)
            right_taken.add(j)
            pairs.append((i, j))
    return sorted(pairs)
