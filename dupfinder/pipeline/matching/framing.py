"""Letterheads and footers of a collection: what many of its texts have around other bodies."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.records import dataclass
from dupfinder.fingerprint import SHINGLE_WORDS, winnowed
from dupfinder.index.shingles import CommonShingles
from dupfinder.verify import LEAST_FRAME, HeldShingles

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
    body: slice

    def around(self) -> list[slice]:
        """Return what lies before and behind the body."""
        return [one for one in (slice(0, self.body.start), slice(self.body.stop, self.words)) if one.stop > one.start]


def common_run(a: Numbers, b: Numbers, length: int) -> tuple[int, int] | None:
    """Return where the first run of just so many shingles that two texts have begins in each; `None` for none."""
    for anchor in range(length - 1, len(a), length):  # one of these is in the run, wherever it is
        for place in np.flatnonzero(b == a[anchor]).tolist():
            shift = place - anchor
            first, end = max(0, -shift), min(len(a), len(b) - shift)
            others = np.flatnonzero(a[first:end] != b[first + shift : end + shift])
            behind = int(np.searchsorted(others, anchor - first))
            begin = first + (int(others[behind - 1]) + 1 if behind else 0)
            if (first + int(others[behind]) if behind < len(others) else end) - begin == length:
                return begin, begin + shift
    return None


class Frames:
    """Tells which passages are letterheads and footers of some texts, and what pairs are without them."""

    def __init__(
        self, common: CommonShingles, *, shingles_of: Callable[[int], Numbers], word_counts: NDArray[np.int64]
    ) -> None:
        """Take what `CommonShingles` tells, and what gives the shingles of a text, and its words, by its number."""
        self._common = common
        self._shingles = HeldShingles(shingles_of)
        self._word_counts = word_counts
        self._holders: dict[tuple[bytes, float], frozenset[int]] = {}
        self._framed_of: dict[tuple[int, int, int], frozenset[int]] = {}

    def figures(self, pairs: NDArray[np.int64], by_words: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the figures of pairs that `verify` found to be framed, with a minus where other texts matter.

        Of one text under two letterheads the similarity is 1, and the shares, which are those of all words, differ.
        `pairs` is int64[m, 2], `by_words` and the result float64[m, 3]: all words count where what stands around the
        text is no letterhead in this collection, as it might be in another one.

        Of hundreds of letters to as many people all pairs are asked about, so what can be told of each text is not
        asked of each pair: where both begin alike the body does, and only what is behind it can be a footer.
        """
        numbers, places = np.unique(pairs, return_inverse=True)
        places = places.reshape(pairs.shape)
        shingles = map(self._shingles.get, numbers.tolist())
        edges = np.array([(one[0], one[-1]) for one in shingles], np.uint64).reshape(-1, 2)[places]
        begin_alike, end_alike = (edges[:, 0] == edges[:, 1]).T
        rest = self._word_counts[pairs] - np.rint(by_words[:, 1:] * self._word_counts[pairs]).astype(np.int64)
        matters, asked = np.ones((2, len(pairs)), np.bool_)
        for side in (0, 1):
            # Where the body stands only matters where it is told by one end.
            told = np.where(begin_alike | end_alike, rest[:, side], np.minimum(rest[:, side], 1))
            about = np.stack((pairs[:, side], told, begin_alike, end_alike), axis=1)
            texts, places = np.unique(about, axis=0, return_inverse=True)
            asked &= np.array([self._may_be_framed(*one) for one in texts.tolist()], np.bool_)[places.reshape(-1)]
        figures = by_words.copy()
        for place in np.flatnonzero(asked).tolist():
            found = self._of_pair(pairs[place].tolist(), by_words[place].tolist())
            matters[place] = found is not None
            figures[place] = by_words[place] if found is None else found
        figures[matters, 0] *= -1
        return figures

    def _may_be_framed(self, number: int, rest: int, begins_alike: int, ends_alike: int) -> bool:
        """Return whether many texts may have what stands around the body of one: so many words, or nobody knows where.

        Of a longer passage the sample has all that is in the sample of its first, or last, words. And where all that
        have these can be looked at, many must begin, or end, with them.
        """
        words = int(self._word_counts[number])
        length = rest if begins_alike or ends_alike else LEAST_FRAME
        parts = [slice(0, length)] * (not begins_alike) + [slice(words - length, words)] * (not ends_alike)
        return not rest or (length >= LEAST_FRAME and any(self._may_be_letterhead(number, part) for part in parts))

    def _may_be_letterhead(self, number: int, part: slice) -> bool:
        having = len(self._of(number, part))
        return having >= MANY_TEXTS and (having > MOST_ASKED or len(self._framed(number, part)) >= MANY_TEXTS)

    def _of_pair(self, pair: Sequence[int], by_words: Sequence[float]) -> Sequence[float] | None:
        """Return the figures of two texts, or `None` if they are not one passage with something around it."""
        words = self._word_counts[pair].tolist()
        matched, other = (round(share * count) for share, count in zip(by_words[1:], words, strict=True))
        first, second = (self._shingles.get(number) for number in pair)
        begins = common_run(first, second, matched - SHINGLE_WORDS + 1) if matched == other else None
        if begins is None:
            return None
        bodies = (slice(begin, begin + matched) for begin in begins)
        a, b = sides = [_Side(*one) for one in zip(pair, words, bodies, strict=True)]
        if not all(self._has_many(one, frozenset()) for one in sides):  # told of each text before of each pair
            return by_words
        but = self._of(a.number, a.body, share=SOME).union(pair)
        if not (self._is_letterhead(a, but) and self._is_letterhead(b, but)):
            return by_words
        _, a_in_b, b_in_a = by_words
        # Equal shares are those of letter errors (`dupfinder.domain.pairs`).
        return 1.0, a_in_b, float(np.nextafter(b_in_a, 0)) if a_in_b == b_in_a else b_in_a

    def _is_letterhead(self, one: _Side, but: frozenset[int]) -> bool:
        """Return whether many other texts begin and end with what stands around the body of a text.

        A passage that is too short for a sample is looked for in those that have the longer one.
        """
        if not self._has_many(one, but):
            return False
        parts = one.around()
        long = [part for part in parts if part.stop - part.start >= LEAST_FRAME]
        known = self._framed(one.number, long[0]) - but if long else ()
        short = [part for part in parts if part not in long]
        return all(sum(self._is_at_edge(one.number, part, text) for text in known) >= MANY_TEXTS for part in short)

    def _has_many(self, one: _Side, but: frozenset[int]) -> bool:
        """Return whether many texts begin and end with the long passages around the body of a text, but for some."""
        long = (part for part in one.around() if part.stop - part.start >= LEAST_FRAME)
        return all(len(self._framed(one.number, part) - but) >= MANY_TEXTS for part in long)

    def _framed(self, number: int, part: slice) -> frozenset[int]:
        """Return texts that begin, or end, with that part of a text, of the first that have it anywhere."""
        key = number, part.start, part.stop
        if key not in self._framed_of:
            asked = sorted(self._of(number, part))[:MOST_ASKED]
            self._framed_of[key] = frozenset(text for text in asked if self._is_at_edge(number, part, text))
        return self._framed_of[key]

    def _is_at_edge(self, number: int, part: slice, text: int) -> bool:
        """Return whether a text begins, or ends, with the passage with which another one does."""
        passage, own = self._passage(number, part), self._shingles.get(text)
        edge = own[: len(passage)] if part.start == 0 else own[max(0, len(own) - len(passage)) :]
        return len(passage) > 0 and np.array_equal(edge, passage)

    def _of(self, number: int, part: slice, *, share: float = 1) -> frozenset[int]:
        """Return the texts that have that share of a part of a text."""
        samples = winnowed(self._passage(number, part))
        key = samples.tobytes(), share
        if key not in self._holders:
            self._holders[key] = self._common.holders(samples, share=share)
        return self._holders[key]

    def _passage(self, number: int, part: slice) -> Numbers:
        """Return the shingles of a part of a text."""
        return self._shingles.get(number)[part.start : max(part.start, part.stop - SHINGLE_WORDS + 1)]
