"""Differing passages: which lines are one paragraph, and which paragraph became which."""

import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise

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
    """One paragraph, where it stands on its side of a block, and the numbers of its words."""

    place: int
    text: str
    numbers: list[int]


@dataclass(frozen=True, slots=True)
class Block:
    """The paragraphs of both sides of a differing passage, and those that belong together, rising on both sides."""

    left: list[str]
    right: list[str]
    pairs: list[tuple[Paragraph, Paragraph]]


class _Side:
    """The lines of one side, and their words one after another."""

    def __init__(self, lines: Sequence[str], wording: Wording) -> None:
        words = [wording.words(line) for line in lines]
        self.lines = lines
        self.starts = list(accumulate(map(len, words), initial=0))
        self.numbers = wording.number(chain.from_iterable(words))
        self.letters = list(accumulate(map(len, chain.from_iterable(words)), initial=0))

    def has_seam(self, word: int) -> bool:
        """Return whether a line begins with this word, or the last line ends before it."""
        return self.starts[bisect.bisect_left(self.starts, word)] == word

    def line_of(self, word: int) -> int:
        return bisect.bisect_right(self.starts, word) - 1


def resolve(left_lines: Sequence[str], right_lines: Sequence[str], *, wording: Wording) -> Block:
    """Return the paragraphs of both sides, and which left one became which right one.

    A line break that the other side does not have is undone, so a text that was wrapped (a PDF, a mail) aligns with
    one that was not. Paragraphs pair if they have enough in common; the others were removed or added.
    """
    left, right = _Side(left_lines, wording), _Side(right_lines, wording)
    runs = match(left.numbers, right.numbers)
    mirrored = [Run(run.right, run.left, run.length) for run in runs]
    left_paragraphs = _Paragraphs(left, _paragraph_firsts(left, right, runs))
    right_paragraphs = _Paragraphs(right, _paragraph_firsts(right, left, mirrored))
    pairs = _pairs(left_paragraphs, right_paragraphs, runs)
    return Block(
        left_paragraphs.texts(),
        right_paragraphs.texts(),
        [(left_paragraphs[i], right_paragraphs[j]) for i, j in pairs],
    )


class _Paragraphs:
    """The paragraphs of one side, given by the lines that begin one."""

    def __init__(self, side: _Side, firsts: Sequence[int]) -> None:
        self._side = side
        self._firsts = [*firsts, len(side.lines)]
        self.starts = [side.starts[line] for line in self._firsts]
        """The first word of each, and the number of words."""

    def __getitem__(self, place: int) -> Paragraph:
        numbers = self._side.numbers[self.starts[place] : self.starts[place + 1]]
        return Paragraph(place, self._text(place), numbers)

    def texts(self) -> list[str]:
        return [self._text(place) for place in range(len(self._firsts) - 1)]

    def of_word(self, word: int) -> int:
        return bisect.bisect_right(self.starts, word) - 1

    def words(self, place: int) -> int:
        return self.starts[place + 1] - self.starts[place]

    def letters(self, place: int) -> int:
        return self.letters_between(self.starts[place], self.starts[place + 1])

    def letters_between(self, word: int, end: int) -> int:
        return self._side.letters[end] - self._side.letters[word]

    def _text(self, place: int) -> str:
        return joined(self._side.lines[self._firsts[place] : self._firsts[place + 1]])


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


def _pairs(left: _Paragraphs, right: _Paragraphs, runs: list[Run]) -> list[tuple[int, int]]:
    """Return the paragraphs that belong together, best first where one could go with several."""
    common: dict[tuple[int, int], int] = {}
    for piece in _split(runs, left.starts, right.starts):
        pair = left.of_word(piece.left), right.of_word(piece.right)
        common[pair] = common.get(pair, 0) + left.letters_between(piece.left, piece.left + piece.length)
    likeness: list[tuple[float, int, int]] = []
    for (i, j), letters in common.items():
        left_letters, right_letters = left.letters(i), right.letters(j)
        share = 2 * letters / (left_letters + right_letters)
        is_long = min(left.words(i), right.words(j)) >= PASSAGE_WORDS
        if share >= _LIKE or (is_long and letters >= CONTAINMENT * min(left_letters, right_letters)):
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
