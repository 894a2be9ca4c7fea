"""Letterheads and footers of a collection: what many of its texts have around other bodies."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.fingerprint import SHINGLE_WORDS, winnowed
from dupfinder.index.shingles import CommonShingles
from dupfinder.verify import LEAST_BODY, LEAST_FRAME, MOST_FRAME, HeldShingles, covered_words

Numbers = NDArray[np.uint64]

MANY_TEXTS = 4
"""So many other texts that have a passage around another body show that it is a letterhead or a footer."""
MOST_ASKED = 64
"""So many of the texts that have a passage are looked at for where it stands."""
SOME = 0.5
"""A text that has so much of a body has no other one."""


@dataclass(frozen=True, slots=True)
class _Side:
    """One text of a pair."""

    number: int
    words: int
    matched: int
    body: slice
    """From the first to the last word that matches."""

    @classmethod
    def of(cls, number: int, own: Numbers, other: Numbers) -> "_Side":
        """Return a text by its shingles and those of the other."""
        covered = covered_words(np.isin(own, other), len(own) + SHINGLE_WORDS - 1)
        places = np.flatnonzero(covered)
        body = slice(int(places[0]), int(places[-1]) + 1) if len(places) else slice(0, 0)
        return cls(number, len(covered), len(places), body)

    def around(self) -> list[slice]:
        """Return what lies before and behind the body."""
        return [one for one in (slice(0, self.body.start), slice(self.body.stop, self.words)) if one.stop > one.start]


class Frames:
    """Tells which passages are letterheads and footers of some texts, and what pairs are without them."""

    def __init__(self, common: CommonShingles, *, shingles_of: Callable[[int], Numbers]) -> None:
        """Take what `CommonShingles` tells, and what gives the shingles of a text by its number."""
        self._common = common
        self._shingles = HeldShingles(shingles_of)
        self._holders: dict[tuple[bytes, float], frozenset[int]] = {}
        self._framed_of: dict[tuple[int, int, int], frozenset[int]] = {}

    def figures(self, pair: Sequence[int], *, by_words: Sequence[float]) -> Sequence[float] | None:
        """Return the figures of two texts for which `may_be_framed` holds, or `None` if letterheads cannot matter.

        Of one text under two letterheads the similarity is 1, and the shares, which are those of all words, differ.
        Where what stands around the text is none in this collection, as it might be in another one, all words count.
        """
        first, second = (self._shingles.get(number) for number in pair)
        a, b = _Side.of(pair[0], first, second), _Side.of(pair[1], second, first)
        body, other = (self._passage(one, one.body) for one in (a, b))
        least, most = LEAST_BODY - SHINGLE_WORDS + 1, max(one.words - one.matched for one in (a, b))
        if len(body) < least or most > MOST_FRAME or not np.array_equal(body, other):
            return None
        but = self._of(a, a.body, share=SOME).union((a.number, b.number))
        if not all(self._is_letterhead(one, but) for one in (a, b)):
            return by_words
        _, a_in_b, b_in_a = by_words
        # Equal shares are those of letter errors (`dupfinder.domain.pairs`).
        return 1.0, a_in_b, float(np.nextafter(b_in_a, 0)) if a_in_b == b_in_a else b_in_a

    def _is_letterhead(self, one: _Side, but: frozenset[int]) -> bool:
        """Return whether many other texts begin and end with what stands around the body of a text.

        A passage that is too short for a sample is looked for in those that have the longer one.
        """
        parts = one.around()
        long = [part for part in parts if part.stop - part.start >= LEAST_FRAME]
        if not all(len(self._framed(one, part) - but) >= MANY_TEXTS for part in long):
            return False
        known = self._framed(one, long[0]) - but if long else ()
        short = [part for part in parts if part not in long]
        return all(sum(self._is_at_edge(one, part, text) for text in known) >= MANY_TEXTS for part in short)

    def _framed(self, one: _Side, part: slice) -> frozenset[int]:
        """Return texts that begin, or end, with that part of a text, of the first that have it anywhere."""
        key = one.number, part.start, part.stop
        if key not in self._framed_of:
            asked = sorted(self._of(one, part))[:MOST_ASKED]
            self._framed_of[key] = frozenset(text for text in asked if self._is_at_edge(one, part, text))
        return self._framed_of[key]

    def _is_at_edge(self, one: _Side, part: slice, text: int) -> bool:
        """Return whether a text begins, or ends, with the passage with which another one does."""
        passage, own = self._passage(one, part), self._shingles.get(text)
        edge = own[: len(passage)] if part.start == 0 else own[max(0, len(own) - len(passage)) :]
        return len(passage) > 0 and np.array_equal(edge, passage)

    def _of(self, one: _Side, part: slice, *, share: float = 1) -> frozenset[int]:
        """Return the texts that have that share of a part of a text."""
        samples = winnowed(self._passage(one, part))
        key = samples.tobytes(), share
        if key not in self._holders:
            self._holders[key] = self._common.holders(samples, share=share)
        return self._holders[key]

    def _passage(self, one: _Side, part: slice) -> Numbers:
        """Return the shingles of a part of a text."""
        return self._shingles.get(one.number)[part.start : max(part.start, part.stop - SHINGLE_WORDS + 1)]
