"""What of a text no other text has: what would be lost with it."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from dupfinder.diff.normal_words import NormalWord, normal_words, with_marks_in_order
from dupfinder.domain.decisions import Loss

PASSAGE_WORDS = 5
"""Two texts share a word where they share a passage of this many words around it (docs/reference/similarity.md)."""
MOST_PASSAGES = 20
MOST_PASSAGE_LETTERS = 300
_CUT = "…"
_FACTOR = np.uint64(0xD1342543DE82EF95)

_Hashes = NDArray[np.uint64]


class KeptPassages:
    """The passages of texts that stay; the texts themselves are not held."""

    def __init__(self) -> None:
        self._known: list[_Hashes] = []

    def add(self, text: str) -> None:
        """Let one more text stay."""
        self._known.append(_passages(normal_words(with_marks_in_order(text))))

    def lost_from(self, text: str) -> Loss:
        """Return what of a text stands in no passage that one of the kept texts has, too.

        A passage is five consecutive words; a text of fewer words is one passage (docs/reference/similarity.md). The
        passages of the loss are the longest `MOST_PASSAGES`, each on one line and cut to `MOST_PASSAGE_LETTERS`. Time
        is in proportion to all texts (and their sorting), memory to the text and the number of words of the others.
        """
        self._known = [np.unique(np.concatenate([np.zeros(0, np.uint64), *self._known]))]
        text = with_marks_in_order(text)
        words = list(normal_words(text))
        passages = _passages(words)
        is_kept = np.isin(passages, self._known[0])
        is_lost = np.ones(len(words), np.bool_)
        for offset in range(len(words) - len(passages) + 1):
            is_lost[offset : offset + len(passages)] &= ~is_kept
        edges = np.flatnonzero(np.diff(is_lost, prepend=False, append=False))
        runs = sorted(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True), key=lambda run: run[0] - run[1])
        shown = (cut_passage(text, words[first].start, words[end - 1].end) for first, end in runs[:MOST_PASSAGES])
        return Loss(word_count=int(np.count_nonzero(is_lost)), passages=tuple(shown))


def _passages(words: Iterable[NormalWord]) -> _Hashes:
    """Return one hash per run of `PASSAGE_WORDS` words, in order; a shorter text is one passage, an empty one none."""
    # Python's hashes of strings depend on a secret of the process: no document can be made to collide with another.
    hashes = np.fromiter((hash(word.word) for word in words), np.int64).view(np.uint64)
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
