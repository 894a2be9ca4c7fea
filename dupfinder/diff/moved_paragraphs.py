"""Whole paragraphs that stand elsewhere in the other text."""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from dupfinder.diff.likeness import in_a_row, likeness, says_at_least
from dupfinder.diff.shared_runs import shared_runs
from dupfinder.diff.words import Wording
from dupfinder.domain.differences import Row, RowKind
from dupfinder.domain.pairs import CONTAINMENT

LEAST_WEIGHT = 10
"""So much (five words, ten letters of an unspaced script) a paragraph must say to be a move of its own."""
_SEED_WORDS = 4
"""Of two paragraphs with one word in five changed, evenly, this many in a row are still the same."""
_LEAST_SEEDED = 0.25
"""Share of the longer one's letters that runs with unique seeds must reach; so a paragraph has few candidates."""

_BEGINNING_LETTERS = 100

_Pair = tuple[int, int]


def moved_paragraphs(rows: Sequence[Row], wording: Wording) -> dict[int, int]:
    """Return which removed row is which added row, by their numbers.

    First those with the same words that are the only ones and say enough, then what follows or precedes these on both
    sides and is the same or like it, however short; then the likest of the others.
    """
    pairing = _Pairing(
        _Side([number for number, row in enumerate(rows) if row.left is not None], rows, RowKind.REMOVED, wording),
        _Side([number for number, row in enumerate(rows) if row.right is not None], rows, RowKind.ADDED, wording),
    )
    pairing.take(_equal_and_unique(pairing.left, pairing.right))
    pairing.extend()
    pairing.take(_alike(pairing.left, pairing.right))
    pairing.extend()
    return pairing.by_row()


class _Side:
    """The paragraphs of one text by their places in it, without ignored ones; the lone ones may have moved."""

    def __init__(self, numbers: Iterable[int], rows: Sequence[Row], kind: RowKind, wording: Wording) -> None:
        self.rows = [number for number in numbers if rows[number].kind is not RowKind.IGNORED]
        self.texts = [
            (rows[number].right if kind is RowKind.ADDED else rows[number].left) or "" for number in self.rows
        ]
        self.lone = [rows[number].kind is kind for number in self.rows]
        self.wording = wording

    def words(self, place: int) -> "array[int]":
        return self.wording.numbers(self.texts[place])

    def says_enough(self, place: int) -> bool:
        """Return whether a paragraph says enough to be told by it."""
        return says_at_least(LEAST_WEIGHT, self.words(place), wording=self.wording)

    def soon_says_enough(self, place: int) -> bool:
        """Return the same, from the first words where these do: the others need not be found then."""
        beginning = self.wording.words(self.texts[place][:_BEGINNING_LETTERS])[:-1]  # the last one may be cut
        said = says_at_least(LEAST_WEIGHT, self.wording.number(beginning), wording=self.wording)
        return said or self.says_enough(place)

    def letter_count(self, place: int) -> int:
        return self.wording.letter_count(self.words(place))

    def may_move(self, place: int) -> bool:
        return 0 <= place < len(self.lone) and self.lone[place]

    def lone_places(self) -> list[int]:
        return [place for place, is_lone in enumerate(self.lone) if is_lone]


class _Pairing:
    """Which left paragraph is which right one; whichever are taken are not lone any more."""

    def __init__(self, left: _Side, right: _Side) -> None:
        self.left, self.right = left, right
        self._pairs: dict[int, int] = {}

    def take(self, pairs: Iterable[_Pair]) -> None:
        """Take the pairs that are still to be had, in order."""
        for old, new in pairs:
            if self.left.may_move(old) and self.right.may_move(new):
                self._pairs[old] = new
                self.left.lone[old] = self.right.lone[new] = False

    def extend(self) -> None:
        """Pair what stands beside pairs on both sides: what is the same, then what is alike."""
        for test in (self._same, self._like):
            for step in (1, -1):
                self._walk(step, test)

    def by_row(self) -> dict[int, int]:
        return {self.left.rows[old]: self.right.rows[new] for old, new in self._pairs.items()}

    def _walk(self, step: int, test: Callable[[int, int], bool]) -> None:
        # Two walks in one direction never meet: one would first have to pass where the other began.
        for old, new in list(self._pairs.items()):
            at, other = old + step, new + step
            while self.left.may_move(at) and self.right.may_move(other) and test(at, other):
                self.take([(at, other)])
                at, other = at + step, other + step

    def _same(self, old: int, new: int) -> bool:
        return self.left.texts[old] == self.right.texts[new] or (self.left.words(old) == self.right.words(new))

    def _like(self, old: int, new: int) -> bool:
        return likeness(self.left.words(old), self.right.words(new), wording=self.left.wording) >= CONTAINMENT


def _equal_and_unique(left: _Side, right: _Side) -> list[_Pair]:
    """Return the lone paragraphs with the same words of which either side has one, and that say enough."""
    old, new = left.lone_places(), right.lone_places()
    numbers = left.wording.number_paragraphs(
        [left.texts[place] for place in old], [right.texts[place] for place in new]
    )
    ours, theirs = (_once(*side) for side in zip(numbers, (old, new), strict=True))
    return [
        (place, theirs[number]) for number, place in ours.items() if number in theirs and left.soon_says_enough(place)
    ]


def _once(numbers: Sequence[int], places: Sequence[int]) -> dict[int, int]:
    """Return the places of the numbers that occur once."""
    found: dict[int, int | None] = {}
    for number, place in zip(numbers, places, strict=True):
        found[number] = None if number in found else place
    return {number: place for number, place in found.items() if place is not None}


def _alike(left: _Side, right: _Side) -> list[_Pair]:
    """Return pairs of lone paragraphs that are alike and say enough, the likest first.

    A tie goes to the pair nearest to the beginning of either text, whichever side that is.
    """
    found: list[tuple[float, int, int, _Pair]] = []
    for old, new in _candidates(left, right):
        share = likeness(left.words(old), right.words(new), wording=left.wording)
        if share >= CONTAINMENT:
            found.append((-share, min(old, new), max(old, new), (old, new)))
    return [pair for *_, pair in sorted(found)]


def _candidates(left: _Side, right: _Side) -> list[_Pair]:
    """Return the pairs that have unique runs of words in common, enough of them."""
    sides = left, right
    places = [[place for place in side.lone_places() if side.says_enough(place)] for side in sides]
    (old, old_starts), (new, new_starts) = (
        in_a_row(map(side.words, of_side), separator=separator)
        for side, of_side, separator in zip(sides, places, (-1, -2), strict=True)
    )
    runs = np.array(shared_runs(old, new, width=_SEED_WORDS), np.int64).reshape(-1, 3)
    indices = [
        (np.searchsorted(starts, runs[:, column], side="right") - 1).tolist()
        for column, starts in enumerate((old_starts, new_starts))
    ]
    seeded: defaultdict[_Pair, int] = defaultdict(int)
    for (start, _, length), i, j in zip(runs.tolist(), *indices, strict=True):
        seeded[places[0][i], places[1][j]] += left.wording.letter_count(old[start : start + length].tolist())
    return [
        (i, j)
        for (i, j), letters_shared in seeded.items()
        if letters_shared >= _LEAST_SEEDED * max(left.letter_count(i), right.letter_count(j))
    ]
