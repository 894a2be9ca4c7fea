"""Differing passages: which lines are one paragraph, and which paragraph became which."""

import bisect
import functools
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dupfinder.diff.matching import EXACT_CELLS, Numbers, Run, match, within_shared_grams
from dupfinder.diff.words import Wording, joined
from dupfinder.domain.pairs import CONTAINMENT
from dupfinder.domain.records import dataclass

PASSAGE_WORDS = 5
"""So many consecutive words in both texts are no chance (the measure of docs/reference/similarity.md)."""
_SEAM_WORDS = 2
"""So many words at least on either side of a line break must agree before it counts as crossed."""
_SEAM_GAP_WORDS = 40
"""So many words may stand between two passages of one paragraph: a page's foot and head, or an edit."""
_GRAM_WORDS = 3
_LEAST_SHARED = 0.2
"""Share of a line's words that are in runs of three that the other side has, too. If half of the words, any of them,
are others, about three in ten are; of unrelated texts with a rich vocabulary hardly one."""
_SHORT_LINE_WORDS = 10
"""One word changed in each of such lines leaves few runs of three."""
_LIKE = 0.5
"""Share of letters that two paragraphs must have in common, in order, to be shown as one that was changed."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, or a piece of one, the line of its side of a block in which it begins, and its words' numbers."""

    line: int
    text: str
    numbers: Sequence[int]


class Pair(NamedTuple):
    """Which left paragraph became which right one; one of them is `None` where the other has no partner."""

    left: Paragraph | None
    right: Paragraph | None
    runs: Sequence[Run] | None = None
    """Of words that both have, where these are known: in a pair that is all of its block."""


Range = tuple[int, int]
_ENDS = 2
Point = tuple[int, int]


class _Side:
    """The lines of one side, and their words one after another."""

    def __init__(self, lines: Sequence[str], wording: Wording) -> None:
        words = list(map(wording.numbers, lines))
        self.lines = lines
        self.wording = wording
        self.starts = list(accumulate(map(len, words), initial=0))
        self.numbers = array("i", b"".join(words))

    @functools.cached_property
    def letters(self) -> "array[int]":
        """Return how many letters precede each word, and the end."""
        return array("q", accumulate(map(self.wording.letters.__getitem__, self.numbers), initial=0))

    def has_seam(self, word: int) -> bool:
        """Return whether a line begins with this word, or the last line ends before it."""
        return self.starts[bisect.bisect_left(self.starts, word)] == word

    def line_of(self, word: int) -> int:
        return bisect.bisect_right(self.starts, word) - 1


def resolve(
    left_lines: Sequence[str],
    right_lines: Sequence[str],
    *,
    wording: Wording,
    left_seams: Sequence[int] = (),
    right_seams: Sequence[int] = (),
) -> Iterator[Pair]:
    """Yield which left paragraph became which right one, in order; one of a pair is `None` where it has no partner.

    A line break that the other side does not have is undone, so a text that was wrapped (a PDF, a mail) aligns with
    one that was not. Paragraphs pair if they have enough in common; the others were removed or added, the removed ones
    come first. Before the lines at the seams (rising) stands something that is not part of the block: what belongs
    together all the same is cut there, on both sides.
    """
    if not left_lines or not right_lines:  # nothing to tell paragraphs by, and nobody asks for their words
        yield from (Pair(Paragraph(line, text, ()), None) for line, text in enumerate(left_lines))
        yield from (Pair(None, Paragraph(line, text, ())) for line, text in enumerate(right_lines))
        return
    left, right = _Side(left_lines, wording), _Side(right_lines, wording)
    runs = _runs(left, right)
    mirrored = [Run(run.right, run.left, run.length) for run in runs]
    left_paragraphs = _Paragraphs(left, _paragraph_firsts(left, right, runs))
    right_paragraphs = _Paragraphs(right, _paragraph_firsts(right, left, mirrored))
    cuts = _Cuts(
        [(word, _counterpart(word, runs)) for word in map(left.starts.__getitem__, left_seams)],
        [(_counterpart(word, mirrored), word) for word in map(right.starts.__getitem__, right_seams)],
    )
    left_end = right_end = 0
    for i, j in [*_pairs(left_paragraphs, right_paragraphs, runs), (len(left_paragraphs), len(right_paragraphs))]:
        for place in range(left_end, i):
            for start, end in pairwise(cuts.of_left(left_paragraphs.range(place))):
                yield Pair(left_paragraphs.piece(place, start, end), None)
        for place in range(right_end, j):
            for start, end in pairwise(cuts.of_right(right_paragraphs.range(place))):
                yield Pair(None, right_paragraphs.piece(place, start, end))
        if i < len(left_paragraphs):
            points = cuts.of_both(left_paragraphs.range(i), right_paragraphs.range(j))
            is_all = len(points) == _ENDS and len(left_paragraphs) == len(right_paragraphs) == 1
            for (start, other), (end, other_end) in pairwise(points):
                if (start, other) != (end, other_end):
                    pieces = left_paragraphs.piece(i, start, end), right_paragraphs.piece(j, other, other_end)
                    yield Pair(*pieces, runs if is_all else None)
        left_end, right_end = i + 1, j + 1


def _runs(left: _Side, right: _Side) -> list[Run]:
    """Return the runs of words that both sides share; of large blocks lines that have next to nothing take no part."""
    if len(left.numbers) * len(right.numbers) <= EXACT_CELLS:
        return match(left.numbers, right.numbers)
    sides = left, right
    is_shared = within_shared_grams(*map(_numbers_of, sides), width=_GRAM_WORDS)
    kept = [_words_of_lines(side, shared, least=_LEAST_SHARED) for side, shared in zip(sides, is_shared, strict=True)]
    if all(len(places) == len(side.numbers) for places, side in zip(kept, sides, strict=True)):
        return match(left.numbers, right.numbers)
    runs = match(*(_numbers_of(side)[places].tolist() for places, side in zip(kept, sides, strict=True)))
    return list(_placed(runs, *kept))


def _numbers_of(side: _Side) -> Numbers:
    return np.frombuffer(side.numbers, np.int32).astype(np.int64)


def _words_of_lines(side: _Side, is_shared: NDArray[np.bool_], *, least: float) -> Numbers:
    """Return the places of the words of those lines of which such a share is shared, and of short lines."""
    starts = np.array(side.starts, np.int64)
    counts = np.concatenate([[0], np.cumsum(is_shared)])
    lengths = np.diff(starts)
    is_kept = (lengths < _SHORT_LINE_WORDS) | (np.diff(counts[starts]) >= least * lengths)
    return np.flatnonzero(np.repeat(is_kept, lengths))


def _placed(runs: Iterable[Run], left: Numbers, right: Numbers) -> Iterator[Run]:
    """Yield runs of chosen words (by their places) as runs of all words, cut where a word between was not chosen."""
    for run in runs:
        lefts, rights = left[run.left : run.left + run.length], right[run.right : run.right + run.length]
        cuts = np.flatnonzero((np.diff(lefts) != 1) | (np.diff(rights) != 1)) + 1
        for start, end in pairwise([0, *cuts.tolist(), run.length]):
            yield Run(int(lefts[start]), int(rights[start]), end - start)


class _Cuts:
    """Where paragraphs are cut: pairs of places among the words of both sides, by the side whose line begins there."""

    def __init__(self, left: list[Point], right: list[Point]) -> None:
        self._left = left
        self._right = right

    def of_left(self, words: Range) -> list[int]:
        """Return the ends of some words of the left side, and where its lines cut them."""
        return [words[0], *(a for a, _ in _inside(self._left, words, side=0)), words[1]]

    def of_right(self, words: Range) -> list[int]:
        return [words[0], *(b for _, b in _inside(self._right, words, side=1)), words[1]]

    def of_both(self, left: Range, right: Range) -> list[Point]:
        """Return the ends of two paragraphs, and where the lines of either side cut both, rising on both sides."""
        found = sorted([*_inside(self._left, left, side=0), *_inside(self._right, right, side=1)])
        lefts = [min(max(a, left[0]), left[1]) for a, _ in found]
        rights = list(accumulate((min(max(b, right[0]), right[1]) for _, b in found), max))
        return [(left[0], right[0]), *zip(lefts, rights, strict=True), (left[1], right[1])]


def _inside(cuts: list[Point], words: Range, *, side: int) -> list[Point]:
    first = bisect.bisect_right(cuts, words[0], key=lambda cut: cut[side])
    return cuts[first : bisect.bisect_left(cuts, words[1], key=lambda cut: cut[side])]


def _counterpart(word: int, runs: list[Run]) -> int:
    """Return which word of the other side stands where this one does; between two runs the first."""
    index = bisect.bisect_right(runs, word, key=lambda run: run.left) - 1
    if index < 0:
        return 0
    run = runs[index]
    return run.right + min(word - run.left, run.length)


class _Paragraphs:
    """The paragraphs of one side, given by the lines that begin one."""

    def __init__(self, side: _Side, firsts: Sequence[int]) -> None:
        self._side = side
        self._firsts = [*firsts, len(side.lines)]
        self.starts = [side.starts[line] for line in self._firsts]
        """The first word of each, and the number of words."""

    def __len__(self) -> int:
        return len(self._firsts) - 1

    def range(self, place: int) -> Range:
        """Return the first word of a paragraph and that behind its last."""
        return self.starts[place], self.starts[place + 1]

    def piece(self, place: int, start: int, end: int) -> Paragraph | None:
        """Return a paragraph, or those of its words from `start` up to `end`, if there are any."""
        first, behind = self.range(place)
        if start == end:
            return None
        text = joined(self._side.lines[self._firsts[place] : self._firsts[place + 1]])
        if (start, end) != (first, behind):
            bounds = self._side.wording.bounds(text)
            text = text[
                bounds[start - first][0] if start > first else 0 : bounds[end - first][0] if end < behind else None
            ].strip()
        return Paragraph(self._side.line_of(start), text, self._side.numbers[start:end])

    def of_word(self, word: int) -> int:
        return bisect.bisect_right(self.starts, word) - 1

    def words(self, place: int) -> int:
        return self.starts[place + 1] - self.starts[place]

    def letters(self, place: int) -> int:
        return self.letters_between(self.starts[place], self.starts[place + 1])

    def letters_between(self, word: int, end: int) -> int:
        return self._side.letters[end] - self._side.letters[word]


def _paragraph_firsts(side: _Side, other: _Side, runs: list[Run]) -> list[int]:
    """Return the lines that begin a paragraph: those whose break the other side has, too, or may have."""
    passages = [run for run in runs if run.length >= PASSAGE_WORDS or _is_whole(run, side, other)]
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


def _is_whole(run: Run, side: _Side, other: _Side) -> bool:
    """Return whether a run begins and ends with a line on either side."""
    return (
        side.has_seam(run.left)
        and side.has_seam(run.left + run.length)
        and other.has_seam(run.right)
        and other.has_seam(run.right + run.length)
    )


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
