"""Letterheads and footers of a collection: what many of its texts have around other bodies counts for no pair."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.pairs import Figures
from dupfinder.domain.records import dataclass
from dupfinder.fingerprint import SHINGLE_WORDS, winnowed
from dupfinder.verify import LEAST_BODY, LEAST_FRAME, MOST_FRAME

Ints = NDArray[np.int64]
Numbers = NDArray[np.uint64]

MANY_TEXTS = 4
"""So many other texts that have a passage around another body show that it is a letterhead or a footer."""
SOME = 0.5
"""A text that has so much of a body has no other one."""


@dataclass(frozen=True, slots=True)
class Common:
    """The sampled shingles that several texts have, and the numbers of these texts."""

    values: Numbers
    """Rising."""
    starts: Ints
    """Where the texts of each value begin, and the end of the last."""
    texts: NDArray[np.int32]

    @classmethod
    def of(cls, values: Numbers, starts: Ints, numbers: Ints) -> "Common":
        """Take the sketches of all texts: that of text `numbers[i]` is `values[starts[i]:starts[i + 1]]`."""
        order = np.argsort(values)
        begins = np.flatnonzero(np.concatenate(([True], values[order[1:]] != values[order[:-1]]))[: len(values)])
        counts = np.diff(begins, append=len(values))
        recurs = counts > 1
        chosen = order[np.repeat(recurs, counts)]
        texts = numbers[np.searchsorted(starts, chosen, side="right") - 1].astype(np.int32)
        ends = np.cumsum(counts[recurs])
        return cls(values[order[begins[recurs]]], np.concatenate(([0], ends)).astype(np.int64), texts)

    def holders(self, samples: Numbers, *, share: float) -> frozenset[int]:
        """Return the texts that have that share of these values; of values that one text has alone, none."""
        if not (len(samples) and len(self.values)):
            return frozenset()
        places = np.minimum(np.searchsorted(self.values, samples), len(self.values) - 1)
        places = places[self.values[places] == samples]
        if len(places) < share * len(samples):
            return frozenset()
        held = np.concatenate([self.texts[self.starts[one] : self.starts[one + 1]] for one in places.tolist()])
        texts, counts = np.unique(held, return_counts=True)
        return frozenset(texts[counts >= share * len(samples)].tolist())


@dataclass(frozen=True, slots=True)
class _Side:
    """One text of a pair: where what matches begins and ends, and what does not (`dupfinder.verify.frames`)."""

    number: int
    words: int
    matched: int
    edges: Sequence[int]

    @property
    def body(self) -> int:
        """Return how many words lie between the first and the last that match."""
        return self.edges[1] - self.edges[0]

    @property
    def rest(self) -> int:
        """Return how many words lie between the first and the last that do not match."""
        return self.edges[3] - self.edges[2]


class Frames:
    """Tells which passages are letterheads and footers of some texts, and what pairs are without them."""

    def __init__(self, common: Common, *, shingles_of: Callable[[int], Numbers], word_counts: Ints) -> None:
        """Take what `Common` tells, and what gives the shingles of a text, and how many words each has."""
        self._common = common
        self._shingles_of = shingles_of
        self._word_counts = word_counts
        self._holders: dict[tuple[bytes, float], frozenset[int]] = {}
        self._holders_of: dict[tuple[int, int, int, float], frozenset[int]] = {}

    def figures(self, pair: Sequence[int], matched: Sequence[int], edges: Sequence[Sequence[int]]) -> Figures | None:
        """Return the figures of two texts for which `may_be_framed` holds, or `None` if all of their words count.

        Of one text under two letterheads the similarity is 1, and the shares, which are those of all words, differ; of
        two texts under one letterhead all figures are those of the rest.
        """
        words = self._word_counts[list(pair)].tolist()
        a, b = (_Side(*one) for one in zip(pair, words, matched, edges, strict=True))
        if self._are_letterheads(a, b):
            first, second = a.matched / a.words, b.matched / b.words
            # Equal shares are those of letter errors (`dupfinder.domain.pairs`).
            second = float(np.nextafter(second, 0)) if first == second else second
            return 1.0, first, second
        if self._are_other_bodies(a, b):
            counts = [one.matched - one.words + one.rest for one in (a, b)]
            return sum(counts) / (a.rest + b.rest), counts[0] / a.rest, counts[1] / b.rest
        return None

    def _are_letterheads(self, a: _Side, b: _Side) -> bool:
        """Return whether two texts are the same but for a letterhead or a footer of either."""
        if max(one.words - one.body for one in (a, b)) > MOST_FRAME or min(a.body, b.body) < LEAST_BODY:
            return False
        body, other = (self._passage(one, *one.edges[:2]) for one in (a, b))
        if not np.array_equal(body, other):
            return False
        but = self._of(a, *a.edges[:2], share=SOME).union((a.number, b.number))
        return all(self._is_letterhead(one, but) for one in (a, b))

    def _is_letterhead(self, one: _Side, but: frozenset[int]) -> bool:
        """Return whether all that stands around the body of a text stands in many others, but for some.

        A passage that is too short for a sample is looked for in those that have the longer one.
        """
        parts = [part for part in ((0, one.edges[0]), (one.edges[1], one.words)) if part[1] > part[0]]
        long = [part for part in parts if part[1] - part[0] >= LEAST_FRAME]
        if not all(self._has_many(one, part, but) for part in long):
            return False
        short = [self._passage(one, *part) for part in parts if part not in long]
        if not short:
            return True
        holders = sorted(self._of(one, *long[0]) - but)[: 2 * MANY_TEXTS] if long else []
        return all(
            len(part) and sum(bool(np.isin(part, self._shingles_of(other)).all()) for other in holders) >= MANY_TEXTS
            for part in short
        )

    def _are_other_bodies(self, a: _Side, b: _Side) -> bool:
        """Return whether all that both have is a letterhead and a footer."""
        if min(a.rest, b.rest) < LEAST_BODY:
            return False
        but = frozenset((a.number, b.number)).union(*(self._of(one, *one.edges[2:], share=SOME) for one in (a, b)))
        parts = [part for part in ((0, a.edges[2]), (a.edges[3], a.words)) if part[1] - part[0] >= LEAST_FRAME]
        return bool(parts) and all(self._has_many(a, part, but) for part in parts)

    def _has_many(self, one: _Side, part: tuple[int, int], but: frozenset[int]) -> bool:
        """Return whether many texts have all of a passage, but for some."""
        holders = self._of(one, *part)
        return len(holders) - len(but) >= MANY_TEXTS or len(holders - but) >= MANY_TEXTS

    def _of(self, one: _Side, begin: int, end: int, *, share: float = 1) -> frozenset[int]:
        """Return the texts that have that share of the passage between two words of a text."""
        key = one.number, begin, end, share
        if key not in self._holders_of:
            samples = winnowed(self._passage(one, begin, end))
            same = samples.tobytes(), share
            if same not in self._holders:
                self._holders[same] = self._common.holders(samples, share=share)
            self._holders_of[key] = self._holders[same]
        return self._holders_of[key]

    def _passage(self, one: _Side, begin: int, end: int) -> Numbers:
        """Return the shingles between two words of a text."""
        return self._shingles_of(one.number)[begin : max(begin, end - SHINGLE_WORDS + 1)]
