"""The stage that looks: documents whose words do not tell enough to verified pairs of what is seen on their pages."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.files import FileEntry
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import ROUNDING, Relation
from dupfinder.domain.progress import Stage
from dupfinder.pipeline.matching.compared_pairs import ComparedPairs
from dupfinder.pipeline.matching.texts import MatchingTools, Text, is_told_by_words
from dupfinder.pipeline.workers.jobs import Threads
from dupfinder.pipeline.workers.owner import Answer
from dupfinder.pipeline.workers.pool import worker_count
from dupfinder.pipeline.workers.scan_workers import Workers

if TYPE_CHECKING:  # most scans find nothing to be looked at
    from dupfinder.pipeline.matching.page_comparing import Sight

LOOKING_VERSION = 4
"""Raised whenever other pairs are proposed for the same pages, or a pair gets other figures, between two releases."""

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


def sight_of(text: Text, min_words: int) -> "Sight | None":
    """Return how the documents of a text are seen, as the first one that was looked at; `None` if none was."""
    for document in text.documents:
        if document.looks and document.content_digest is not None:
            from dupfinder.pipeline.matching.page_comparing import Sight  # noqa: PLC0415

            return Sight.of(document, is_told_by_words=is_told_by_words(text.first, min_words))
    return None


def may_be_alike(pages: Ints, others: Ints, options: ScanOptions) -> NDArray[np.bool_]:
    """Return which documents of so many pages may be pairs if all pages of the shorter one are alike."""
    if options.relation.covers(Relation.CONTAINED):
        return np.ones(np.broadcast_shapes(pages.shape, others.shape), np.bool_)
    # 7 pages of 18 are alike by 0.56, and 0.56 of all 25 is a little more than 14.
    alike: NDArray[np.bool_] = 2 * np.minimum(pages, others) >= (options.found_from - ROUNDING) * (pages + others)
    return alike


def seen_figures(
    pairs: "Sequence[tuple[Sight, Sight]]", options: ScanOptions, *, check: Callable[[], None] = lambda: None
) -> Iterator[tuple[float, float, float]]:
    """Yield how alike two documents are by what is seen on them, and which share of the pages of each the other has."""
    from dupfinder.pipeline.matching.page_comparing import PageComparer  # noqa: PLC0415

    with Workers(options) as workers:
        workers.limit(2 * len(pairs))
        ask = partial(_ask, workers, check)
        comparer = PageComparer(ask, threads=Threads(worker_count(options.workers)), check=check)
        for compared in comparer.compare(pairs):
            yield compared.figures


def _ask(
    workers: Workers, check: Callable[[], None], entries: Sequence[FileEntry], parameters: Mapping[str, int]
) -> Iterator[Answer]:
    return workers.run("greys", entries, parameters=parameters, check=check)


class Looker:
    """Finds and verifies the pairs of texts of which at least one has too few words to be told by them."""

    def __init__(self, texts: Sequence[Text], tools: MatchingTools) -> None:
        options = self._options = tools.options
        self._control, self._run = tools.control, tools.run
        self._sights: dict[int, Sight] = {}
        if options.relation.covers(Relation.LOOKS_ALIKE):
            sights = ((number, sight_of(text, options.min_words)) for number, text in enumerate(texts))
            self._sights = {number: sight for number, sight in sights if sight is not None}
        self.has_words = np.array([is_told_by_words(text.first, options.min_words) for text in texts], np.bool_)
        """Which texts are told by their words: bool[texts]."""
        self._known = _LookedPairs(texts, self._sights, tools)

    def is_by_looks(self, pairs: Ints) -> NDArray[np.bool_]:
        """Return which pairs of texts (int64[m, 2]) cannot be told by their words: bool[m]."""
        a, b = pairs.T
        by_looks: NDArray[np.bool_] = ~(self.has_words[a] & self.has_words[b])
        return by_looks

    def pairs(self) -> Ints:
        """Return the pairs worth comparing: those of the last time, if it was about the same documents."""
        numbers = np.array(sorted(self._sights), np.int64)
        if len(numbers) < 2 or self.has_words[numbers].all():
            return np.zeros((0, 2), np.int64)
        pairs = self._known.proposed_before(numbers)
        return self._search(numbers) if pairs is None else pairs

    def pairs_with(self, one: int) -> Ints:
        """Return those pairs of which one text is this."""
        return self._search(np.array(sorted(self._sights), np.int64), only=one)

    def figures(self, pairs: Ints) -> Floats:
        """Return how alike the texts of pairs are: float64[m, 3], the similarity and which share the other has."""
        figures = np.zeros((len(pairs), 3))
        seen = np.array([set(pair) <= self._sights.keys() for pair in pairs.tolist()], np.bool_)
        figures[seen] = self._figures_of_seen(pairs[seen])
        return figures

    def _figures_of_seen(self, pairs: Ints) -> Floats:
        figures = self._known.figures(pairs)
        unknown = np.flatnonzero(np.isnan(figures[:, 0]))
        if len(unknown):
            self._control.begin(Stage.LOOK, len(unknown))
            sights = [(self._sights[a], self._sights[b]) for a, b in pairs[unknown].tolist()]
            figures[unknown] = list(self._counted(sights))
            self._known.add(pairs[unknown], figures[unknown])
        return figures

    def keep(self, *, matched: Ints) -> None:
        """Keep what was found out in the cache, or that of the matched pairs alone where it is too much."""
        self._known.keep(matched=matched)

    def _counted(self, sights: "Sequence[tuple[Sight, Sight]]") -> Iterator[tuple[float, float, float]]:
        for found in seen_figures(sights, self._options, check=self._control.token.check):
            self._control.counters.done += 1
            yield found

    def _search(self, numbers: Ints, *, only: int | None = None) -> Ints:
        sights = [self._sights[number] for number in numbers.tolist()]
        pages = np.array([sight.page_count for sight in sights], np.int64)

        def may_pair(a: Ints, b: Ints) -> NDArray[np.bool_]:
            wanted = may_be_alike(pages[a], pages[b], self._options)
            return wanted if only is None else wanted & ((numbers[a] == only) | (numbers[b] == only))

        from dupfinder.pipeline.matching.look_candidates import alike_documents  # noqa: PLC0415

        found = alike_documents(
            [sight.looks for sight in sights],
            [sight.key for sight in sights],
            check=self._control.token.check,
            run=self._run,
            has_words=self.has_words[numbers],
            may_pair=may_pair,
        )
        return numbers[found]


class _LookedPairs(ComparedPairs):
    """The figures of pairs of documents that were compared by what is seen on them."""

    def __init__(self, texts: Sequence[Text], sights: "dict[int, Sight]", tools: MatchingTools) -> None:
        super().__init__(texts, tools)
        self._sights = sights

    def _digest(self, number: int) -> bytes:
        sight = self._sights[number]
        seen = (LOOKING_VERSION, sight.key, sight.page_count, *sight.looks.numbers)
        return hashlib.blake2b(repr(seen).encode() + sight.looks.hashes.tobytes(), digest_size=16).digest()

    def _choices(self) -> tuple[object, ...]:
        options = self._options
        # How much of the longer one the shorter one may be decides which pairs are looked for.
        return "looks", LOOKING_VERSION, options.min_words, options.found_from, options.relation is Relation.CONTAINED

    def _own(self, number: int) -> bytes:
        return bytes([is_told_by_words(self._texts[number].first, self._options.min_words)])
