"""The stages that match: distinct texts to verified pairs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import CONTAINMENT, Relation
from dupfinder.domain.progress import CancelToken, ProgressCounters, Stage
from dupfinder.fingerprint import passage_hashes, winnow
from dupfinder.index import hamming_pairs, passage_pairs
from dupfinder.pipeline.texts import Text
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.verify import Similarities, verify

MAX_BITS = 12
"""Fingerprints this near propose a pair. k = 3 is far too tight for documents that people edit (detection.md, §3)."""

MIN_SHARE = 0.25
"""Winnowed sketches that share this much of the smaller one propose a pair, at similarities of 0.65 and more."""

SHORT_PASSAGES = 256
"""Shorter texts are also compared by all their passages: a few winnowed ones would depend on luck."""

SHORT_MIN_SHARE = 0.12

_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True, kw_only=True)
class Matches:
    """The verified pairs of a scan, as numbers of texts (a < b), sorted."""

    pairs: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 2), np.int64))
    figures: Similarities = field(
        default_factory=lambda: Similarities(similarity=np.zeros(0), a_in_b=np.zeros(0), b_in_a=np.zeros(0))
    )

    def where(self, chosen: NDArray[np.bool_]) -> "Matches":
        """Return only the chosen pairs: bool[pairs]."""
        figures = self.figures
        return Matches(
            pairs=self.pairs[chosen],
            figures=Similarities(
                similarity=figures.similarity[chosen], a_in_b=figures.a_in_b[chosen], b_in_a=figures.b_in_a[chosen]
            ),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Matcher:
    """Finds and verifies the pairs of some texts."""

    texts: Sequence[Text]
    options: ScanOptions
    cache: ScanCache
    versions: ReaderVersions
    counters: ProgressCounters
    token: CancelToken
    on_stage: Callable[[Stage, int | None], None]

    def match(self) -> Matches:
        """Return every pair at or above the threshold, and the contained ones where they are asked for."""
        if not self.options.relation.covers(Relation.NEAR):
            return Matches()
        candidates = self._candidates()
        matches = self.verify(candidates)
        figures = matches.figures
        wanted = figures.similarity >= self.options.min_similarity - _ROUNDING
        if self.options.relation.covers(Relation.CONTAINED):
            wanted |= np.maximum(figures.a_in_b, figures.b_in_a) >= CONTAINMENT - _ROUNDING
        return matches.where(wanted)

    def verify(self, pairs: NDArray[np.int64]) -> Matches:
        """Return the exact figures of some pairs: int64[m, 2]."""
        self.on_stage(Stage.VERIFY, len(pairs))
        counts = np.array([text.first.word_count for text in self.texts], np.int64)
        return Matches(pairs=pairs, figures=verify(pairs, self._passages, word_counts=counts, on_pair=self._step))

    def _candidates(self) -> NDArray[np.int64]:
        """Return the pairs that the fingerprints or the passages propose: int64[m, 2], sorted, each once."""
        numbers = np.array(
            [
                number
                for number, text in enumerate(self.texts)
                if text.first.has_text and text.first.word_count >= self.options.min_words
            ],
            np.int64,
        )
        self.on_stage(Stage.MATCH, len(numbers))
        fingerprints = np.array([self.texts[number].first.fingerprint for number in numbers], np.uint64)
        winnowed, short = self._sketches(numbers)
        proposed = [
            hamming_pairs(fingerprints, max_bits=MAX_BITS, check=self.token.check),
            self._sharing(winnowed, least_share(MIN_SHARE, self.options.min_similarity)),
            self._sharing(short, least_share(SHORT_MIN_SHARE, self.options.min_similarity)),
        ]
        return numbers[_each_once(np.concatenate(proposed), count=len(numbers))]

    def _sketches(self, numbers: NDArray[np.int64]) -> tuple[list[NDArray[np.uint64]], list[NDArray[np.uint64]]]:
        """Return for each text its winnowed passages, and all of them if it is short (else none)."""
        winnowed, short = [], []
        for number in numbers:
            passages = self._passages(int(number))
            winnowed.append(winnow(passages))
            short.append(np.unique(passages) if len(passages) <= SHORT_PASSAGES else passages[:0])
            self._step()
        return winnowed, short

    def _sharing(self, sketches: Sequence[NDArray[np.uint64]], min_share: float) -> NDArray[np.int64]:
        starts = np.concatenate(([0], np.cumsum([len(sketch) for sketch in sketches], dtype=np.int64)))
        values = np.concatenate([np.zeros(0, np.uint64), *sketches])
        return passage_pairs(values, starts, min_share=min_share, check=self.token.check)

    def _passages(self, number: int) -> NDArray[np.uint64]:
        digest = self.texts[number].first.text_digest
        return (
            passage_hashes(self.cache.word_hashes(digest, self.versions))
            if digest is not None
            else np.zeros(0, np.uint64)
        )

    def _step(self) -> None:
        self.token.check()
        self.counters.done += 1


def _each_once(pairs: NDArray[np.int64], *, count: int) -> NDArray[np.int64]:
    """Return the pairs of numbers below `count` sorted and without repetitions: int64[m, 2]."""
    # One sort of one number a pair; np.unique over rows takes many times as long.
    packed = np.sort(pairs[:, 0] * count + pairs[:, 1])
    packed = packed[np.concatenate(([True], packed[1:] != packed[:-1]))[: len(packed)]]
    return np.stack((packed // max(1, count), packed % max(1, count)), axis=1)


def least_share(usual: float, min_similarity: float) -> float:
    """Return the share of passages that proposes a pair: the usual one, less for thresholds under 0.65.

    Measured on the development corpus: of the pairs of similarity ≥ 0.65 all share 0.3 of the smaller sketch, of those
    ≥ 0.5 all share 0.1.
    """
    return usual * float(np.clip((min_similarity - 0.35) / 0.3, 0.1, 1.0))
