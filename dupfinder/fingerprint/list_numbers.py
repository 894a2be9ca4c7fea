"""The numbers of lists and headings among the words of texts: Word draws them, a PDF has them among its words."""

import itertools
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.fingerprint.hashing import UintArray
from dupfinder.fingerprint.marks import WordMark

_DIGITS = "1"
_WAYS = {
    _DIGITS: tuple(map(str, range(1, 1000))),
    "i": ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"),
    "a": tuple("abcdefghijklmnopqrstuvwxyz"),
    "一": tuple("一二三四五六七八九十"),
}
"""How lists count; *i* is one before it is the letter behind *h*."""
_MOST_LEVELS = 6
_MOST_NUMBERS = 10_000
"""Lines of a text that may begin with one: a table of more has numbers of its own, and each takes a microsecond."""

Hashes = Callable[[Sequence[str]], Sequence[int | None]]
IntArray = NDArray[np.int64]
Way = tuple[int | str, ...]
"""The numbers before one, and how it is written: what counts on has both in common."""
_NONE: list[tuple[Way, int]] = [((), 0)]


class ListNumbers:
    """Finds them by the hashes of words; `hashes_of` gives that of each of some words."""

    def __init__(self, hashes_of: Hashes) -> None:
        self._ways: dict[int, list[tuple[Way, int]]] = {}
        for way, written in _WAYS.items():
            for number, one in enumerate(hashes_of(written), start=1):
                self._ways.setdefault(one or 0, []).append(((way,), number))
        self._known = np.sort(np.fromiter(self._ways, np.uint64))

    def find(self, hashes: UintArray, marks: NDArray[np.uint8], bounds: Sequence[int]) -> dict[int, NDArray[np.bool_]]:
        """Return which words are numbers of lists, for each text that has some: bool[words].

        The words of texts stand one behind the other, in `bounds` where each begins, and the end. Numbers begin a line,
        and count: *1*, *2*, *3*; *1.1*, *1.2*, each of two words; *a*, *b*; *i*, *ii*. A list that begins with another
        number says something that its items do not, and so does a date at the beginning of a line: no number before it
        leads there.
        """
        first = np.flatnonzero(marks & np.uint8(WordMark.LINE))
        places = np.minimum(np.searchsorted(self._known, hashes[first]), len(self._known) - 1)
        first = first[self._known[places] == hashes[first]]
        found = {}
        for text, (begin, end) in enumerate(itertools.pairwise(np.searchsorted(first, bounds).tolist())):
            if 0 < end - begin <= _MOST_NUMBERS:
                words = slice(bounds[text], bounds[text + 1])
                of_lists = self._of_text(hashes[words], marks[words], first[begin:end] - words.start)
                if of_lists is not None:
                    found[text] = of_lists
        return found

    def _of_text(self, hashes: UintArray, marks: NDArray[np.uint8], first: IntArray) -> NDArray[np.bool_] | None:
        counted: dict[Way, int] = {}
        places: list[tuple[Way, int, int]] = []
        joined = marks.take(first + 1, mode="clip") & np.uint8(WordMark.JOINED)
        for place, number, goes_on in zip(first.tolist(), hashes[first].tolist(), joined.tolist(), strict=True):
            end = place + 1
            ways = self._ways[number]
            if goes_on and self._ways.get(int(hashes[end]), _NONE)[0][0] == (_DIGITS,):
                ways, end = self._levels(hashes, marks, place)
            for way, count in ways:
                before = counted.get(way, 0)
                if count == 1 or before >= count - 1 > 0:
                    counted[way] = max(count, before)
                    places.append((way, place, end))
                    break
        of_lists = np.zeros(len(hashes), np.bool_)
        for way, place, end in places:
            of_lists[place:end] = way[-1] == _DIGITS or counted[way] > 1  # *A* and *I* begin many a line
        return of_lists if of_lists.any() else None

    def _levels(self, hashes: UintArray, marks: NDArray[np.uint8], place: int) -> tuple[list[tuple[Way, int]], int]:
        """Return how a number of several levels counts that begins there, and where it ends."""
        levels: list[int | str] = []
        last = 0
        for end in range(place, min(len(hashes), place + _MOST_LEVELS)):
            (way, number), *_ = self._ways.get(int(hashes[end]), _NONE)
            if way != (_DIGITS,) or (end > place and not marks[end] & WordMark.JOINED):
                break
            levels.append(last)
            last = number
        return [((*levels[1:], _DIGITS), last)] if levels else [], place + len(levels)
