"""The words of paragraphs that are looked at several times."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from dupfinder.diff.matching import match
from dupfinder.diff.shared_runs import Numbers
from dupfinder.diff.words import Wording


@dataclass(frozen=True, slots=True)
class ParagraphWords:
    """The numbers of a paragraph's words, and how many letters precede each (and the end)."""

    numbers: list[int]
    letters: list[int]


class KnownWords:
    """The words of paragraphs, found once."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self._known: dict[str, ParagraphWords] = {}

    def of(self, text: str) -> ParagraphWords:
        """Return the words of a paragraph, or of a part of one."""
        known = self._known.get(text)
        if known is None:
            words = self.wording.words(text)
            letters = list(accumulate(map(len, words), initial=0))
            known = self._known[text] = ParagraphWords(self.wording.number(words), letters)
        return known


def says_at_least(weight: int, words: Iterable[str]) -> bool:
    """Return whether words say so much: each different one of several letters 2, of one letter or digit 1.

    Signs say nothing. (One word of an unspaced script has about two letters.)
    """
    seen: set[str] = set()
    for word in words:
        if word not in seen and word[0].isalnum():
            seen.add(word)
            weight -= 2 if len(word) > 1 else 1
            if weight <= 0:
                return True
    return False


def likeness(left: ParagraphWords, right: ParagraphWords) -> float:
    """Return the share of letters that two paragraphs have in common, in order: 0 to 1."""
    total = left.letters[-1] + right.letters[-1]
    if not total:
        return 0
    runs = match(left.numbers, right.numbers)
    return 2 * sum(left.letters[run.left + run.length] - left.letters[run.left] for run in runs) / total


def in_a_row(paragraphs: Iterable[ParagraphWords], *, separator: int) -> tuple[Numbers, Numbers]:
    """Return the words of paragraphs one after another, a separator behind each, and where each paragraph begins.

    The separator is below zero, and another one for the other side, so that no run spans two paragraphs.
    """
    numbers: list[int] = []
    starts: list[int] = []
    for paragraph in paragraphs:
        starts.append(len(numbers))
        numbers += paragraph.numbers
        numbers.append(separator)
    return np.array(numbers, np.int64), np.array(starts, np.int64)
