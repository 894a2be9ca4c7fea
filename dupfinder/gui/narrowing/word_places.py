"""Which texts hold a word: asked again and again while a person types."""

import operator
from collections.abc import Sequence
from itertools import compress, repeat

import numpy as np
from numpy.typing import NDArray

Bools = NDArray[np.bool_]

_MOST_KNOWN = 16


class WordPlaces:
    """Looks for words in texts; those that hold `contra` are known when `contract` is looked for."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._known: dict[str, Bools] = {}
        """For a word the texts that hold it; the word that was asked for longest ago first."""

    def with_all(self, words: Sequence[str], among: Bools) -> Bools:
        """Return which of the texts `among` hold every word."""
        left = among
        for word in sorted(words, key=len, reverse=True):
            left = self._with(word, left)
        return left

    def _with(self, word: str, among: Bools) -> Bools:
        known = self._known.pop(word, None)
        if known is None:
            candidates = among
            for other, texts in self._known.items():
                if other in word:
                    candidates = candidates & texts
            known = self._look(word, candidates)
            if not among.all():  # nothing is known of the other texts
                return known
        self._known[word] = known
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return known & among

    def _look(self, word: str, candidates: Bools) -> Bools:
        """Return which of the candidates hold a word: one call for each text, and nothing else, in C."""
        found = np.zeros(len(self._texts), np.bool_)
        texts = self._texts if candidates.all() else compress(self._texts, candidates.tolist())
        found[candidates] = np.frombuffer(bytes(map(operator.contains, texts, repeat(word))), np.bool_)
        return found
