"""How much paragraphs say, and how much of it two of them have in common; all words by their numbers."""

from array import array
from collections.abc import Iterable, Sequence

import numpy as np

from dupfinder.diff.matching import Numbers, match
from dupfinder.diff.words import Wording
from dupfinder.domain.pairs import CONTAINMENT


def says_at_least(weight: int, words: Iterable[int], *, wording: Wording) -> bool:
    """Return whether words say so much, each different one once (`Wording.weights`).

    One word of an unspaced script has about two letters, which count one each.
    """
    weights = wording.weights
    seen: set[int] = set()
    for word in words:
        if word not in seen:
            seen.add(word)
            weight -= weights[word]
            if weight <= 0:
                return True
    return False


def likeness(left: Sequence[int], right: Sequence[int], *, wording: Wording) -> float:
    """Return the share of letters that two paragraphs have in common, in order: 0 to 1.

    It is 0, too, where the lengths alone keep it below `CONTAINMENT`.
    """
    lefts, rights = wording.letter_count(left), wording.letter_count(right)
    if 2 * min(lefts, rights) < CONTAINMENT * (lefts + rights) or not lefts:
        return 0
    common = sum(wording.letter_count(left[run.left : run.left + run.length]) for run in match(left, right))
    return 2 * common / (lefts + rights)


def in_a_row(paragraphs: "Iterable[array[int]]", *, separator: int) -> tuple[Numbers, Numbers]:
    """Return the words of paragraphs one after another, a separator behind each, and where each paragraph begins.

    The separator is below zero, and another one for the other side, so that no run spans two paragraphs.
    """
    end = array("i", [separator]).tobytes()
    parts = [paragraph.tobytes() for paragraph in paragraphs]
    numbers = np.frombuffer(end.join([*parts, b""]), np.int32).astype(np.int64)
    lengths = np.array([len(part) + len(end) for part in parts], np.int64) // len(end)
    return numbers, np.cumsum(lengths) - lengths
