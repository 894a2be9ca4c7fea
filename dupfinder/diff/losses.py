"""What of a text no other text has: what would be lost with it."""

import functools
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.diff.normal_words import Places, normal_words, with_marks_in_order, word_places

PASSAGE_WORDS = 5
"""Two texts share a word where they share a passage of this many words around it (docs/reference/similarity.md)."""
MOST_PASSAGES = 20
MOST_PASSAGE_LETTERS = 300
_CUT = "…"
_FACTOR = np.uint64(0xD1342543DE82EF95)

_Hashes = NDArray[np.uint64]
_Flags = NDArray[np.bool_]


class KeptPassages:
    """The passages of texts that stay; the texts themselves are not held."""

    def __init__(self, *texts: str) -> None:
        each = (_passages(normal_words(with_marks_in_order(text))) for text in texts)
        self.hashes: _Hashes = np.unique(np.concatenate([np.zeros(0, np.uint64), *each]))

    @classmethod
    def of_all(cls, parts: Iterable["KeptPassages"]) -> "KeptPassages":
        """Return the passages of several together."""
        together = cls()
        together.hashes = np.unique(np.concatenate([together.hashes, *(part.hashes for part in parts)]))
        return together

    def have(self, passages: _Hashes) -> _Flags:
        """Return which of some passages there are."""
        places = np.searchsorted(self.hashes, passages)
        places[places == len(self.hashes)] = 0
        return self.hashes[places] == passages if len(self.hashes) else np.zeros(len(passages), np.bool_)


class TextLeft:
    """What of a text was in none of the texts that it was compared with so far.

    A passage is five consecutive words; a text of fewer words is one passage (docs/reference/similarity.md).
    """

    def __init__(self, text: str) -> None:
        self._text = with_marks_in_order(text)
        words = self.words
        self._passages = _passages(words)
        self.is_left: _Flags = np.ones(len(words), np.bool_)
        """Of each word."""

    @property
    def letters(self) -> int:
        """Return how long the text is, which is held."""
        return len(self._text)

    @property
    def words(self) -> list[str]:
        """Return its words, normalised."""
        return normal_words(self._text)

    @property
    def word_count(self) -> int:
        """Return how many words are left."""
        return int(np.count_nonzero(self.is_left))

    @property
    def shown(self) -> tuple[str, ...]:
        """Return the passages that are left, as `_shown` gives them."""
        return self._shown(self.is_left)

    def is_in(self, kept: KeptPassages) -> bool:
        """Return whether texts that stay have anything of what is left."""
        return bool(self._found(kept).any())

    def take(self, kept: KeptPassages) -> tuple[int, tuple[str, ...]]:
        """Leave no more what texts that stay have, too; return how many words that were, and which passages.

        Time is in proportion to what is left, and to the logarithm of what stays.
        """
        found = self._found(kept)
        self.is_left &= ~found
        return int(np.count_nonzero(found)), self._shown(found)

    def _found(self, kept: KeptPassages) -> _Flags:
        """Return which of the words that are left stand in a passage that stays."""
        wanted = np.flatnonzero(around(self.is_left, len(self._passages)))
        found = np.zeros(len(self._passages), np.bool_)
        found[wanted] = kept.have(self._passages[wanted])
        return self.is_left & within(found, len(self.is_left))

    @functools.cached_property
    def _places(self) -> tuple[Places, Places]:
        return word_places(self._text)

    def _shown(self, words: _Flags) -> tuple[str, ...]:
        """Return the longest `MOST_PASSAGES` runs of words, each on one line and cut to `MOST_PASSAGE_LETTERS`."""
        edges = np.flatnonzero(np.diff(words, prepend=False, append=False))
        runs = sorted(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True), key=lambda run: run[0] - run[1])
        if not runs:
            return ()
        starts, ends = self._places
        return tuple(
            cut_passage(self._text, int(starts[first]), int(ends[end - 1])) for first, end in runs[:MOST_PASSAGES]
        )


def within(passages: _Flags, word_count: int) -> _Flags:
    """Return which words stand in one of these passages, of which one begins at each word but the last few."""
    words = np.zeros(word_count, np.bool_)
    for offset in range(word_count - len(passages) + 1 if word_count else 0):
        words[offset : offset + len(passages)] |= passages
    return words


def around(words: _Flags, passage_count: int) -> _Flags:
    """Return which passages have one of these words."""
    passages = np.zeros(passage_count, np.bool_)
    for offset in range(len(words) - passage_count + 1 if passage_count else 0):
        passages |= words[offset : offset + passage_count]
    return passages


def _passages(words: Sequence[str]) -> _Hashes:
    """Return one hash per run of `PASSAGE_WORDS` words, in order; a shorter text is one passage, an empty one none."""
    # Python's hashes of strings depend on a secret of the process: no document can be made to collide with another.
    hashes = np.fromiter(map(hash, words), np.int64, len(words)).view(np.uint64)
    width = min(PASSAGE_WORDS, len(hashes))
    if not width:
        return hashes
    count = len(hashes) - width + 1
    total: _Hashes = np.full(count, width, np.uint64)
    for offset in range(width):
        total *= _FACTOR
        total += hashes[offset : offset + count]
    return total


def cut_passage(text: str, start: int, end: int) -> str:
    """Return a passage of a text on one line, cut to `MOST_PASSAGE_LETTERS`."""
    # White space may be cut away; what is twice as long is long enough without most of it.
    passage = " ".join(text[start : min(end, start + 2 * MOST_PASSAGE_LETTERS)].split())
    if len(passage) <= MOST_PASSAGE_LETTERS and end <= start + 2 * MOST_PASSAGE_LETTERS:
        return passage
    return passage[: MOST_PASSAGE_LETTERS - len(_CUT)] + _CUT
