"""The stages that match: distinct texts to verified pairs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.events import SearchPlanned
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import CONTAINMENT, Relation, Variants
from dupfinder.domain.progress import Stage
from dupfinder.fingerprint import passage_hashes
from dupfinder.pipeline.candidates import CandidateSearch
from dupfinder.pipeline.control import ScanControl
from dupfinder.pipeline.pool import worker_count
from dupfinder.pipeline.texts import Text, differs_only_in
from dupfinder.pipeline.threads import Threads
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.verify import Similarities, verify

_ROUNDING = 1e-9
"""Similarities are quotients of whole numbers: one at the threshold may come out a little under it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Matches:
    """The verified pairs of a scan, as numbers of texts (a < b), sorted."""

    pairs: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 2), np.int64))
    figures: Similarities = field(
        default_factory=lambda: Similarities(similarity=np.zeros(0), a_in_b=np.zeros(0), b_in_a=np.zeros(0))
    )

    def near(self, min_similarity: float) -> NDArray[np.bool_]:
        """Return which pairs are at least that similar: bool[pairs]."""
        return self.figures.similarity >= min_similarity - _ROUNDING

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
    control: ScanControl

    def match(self) -> Matches:
        """Return every pair at or above the threshold, and the contained ones where they are asked for."""
        return self._match(lambda search, numbers: search.pairs(numbers))

    def match_one(self, number: int) -> Matches:
        """Return those pairs of which one text is this."""
        return self._match(lambda search, numbers: search.pairs_with(number, numbers), only=number)

    def _match(
        self, propose: Callable[[CandidateSearch, NDArray[np.int64]], NDArray[np.int64]], *, only: int | None = None
    ) -> Matches:
        if not self.options.relation.covers(Relation.NEAR):
            return Matches()
        search = self._search()
        numbers = search.comparable()
        if only is not None and only not in numbers:
            return Matches()
        self.control.begin(Stage.MATCH, len(numbers))
        matches = self.verify(propose(search, numbers))
        figures = matches.figures
        is_near = matches.near(self.options.min_similarity)
        wanted = self._wanted_variants(matches.pairs, is_near)
        if self.options.relation.covers(Relation.CONTAINED):
            wanted |= ~is_near & (np.maximum(figures.a_in_b, figures.b_in_a) >= CONTAINMENT - _ROUNDING)
        return matches.where(wanted)

    def verify(self, pairs: NDArray[np.int64]) -> Matches:
        """Return the exact figures of some pairs: int64[m, 2]."""
        self.control.begin(Stage.VERIFY, len(pairs))
        counts = np.array([text.first.word_count for text in self.texts], np.int64)
        return Matches(pairs=pairs, figures=verify(pairs, self._passages, word_counts=counts, on_pair=self._step))

    def _search(self) -> CandidateSearch:
        return CandidateSearch(
            texts=self.texts,
            options=self.options,
            cache=self.cache,
            versions=self.versions,
            check=self.control.token.check,
            on_text=self._step,
            on_plan=lambda explanation: self.control.sink(SearchPlanned(explanation)),
            passages_of=self._passages,
            threads=Threads(worker_count(self.options.workers)),
        )

    def _wanted_variants(self, pairs: NDArray[np.int64], is_near: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return which of the near pairs are wanted although, or because, only numbers, dates or names differ."""
        if self.options.variants is Variants.KEEP:
            return is_near
        wanted = np.zeros(len(pairs), np.bool_)
        for i in np.flatnonzero(is_near).tolist():
            a, b = pairs[i].tolist()
            is_variant = bool(differs_only_in(self.texts[a], self.texts[b]))
            wanted[i] = is_variant is (self.options.variants is Variants.ONLY)
        return wanted

    def _passages(self, number: int) -> NDArray[np.uint64]:
        digest = self.texts[number].first.text_digest
        return (
            passage_hashes(self.cache.word_hashes(digest, self.versions))
            if digest is not None
            else np.zeros(0, np.uint64)
        )

    def _step(self) -> None:
        self.control.token.check()
        self.control.counters.done += 1
