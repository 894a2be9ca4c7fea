"""How alike texts are that a scan did not compare: by their words in the scan cache, else by reading them again."""

from collections.abc import Sequence
from types import TracebackType
from typing import Self

import numpy as np
from numpy.typing import NDArray

from dupfinder.domain.errors import DocumentError
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.fingerprint import passage_hashes
from dupfinder.pipeline.comparing.known_texts import KnownTexts
from dupfinder.pipeline.matching.looking import seen_figures, sight_of
from dupfinder.pipeline.matching.texts import Text, likeness_relation
from dupfinder.pipeline.scanning.text_reader import TextReader
from dupfinder.pipeline.workers.versions import text_versions
from dupfinder.store import LostText, ScanCache, open_cache_of
from dupfinder.verify import verify

_TOGETHER = 16
"""Texts that are compared with another at once: the passages of so many are held."""


class LateFigures:
    """Compares texts of a scan; the cache is opened, and a worker started, when it is first needed."""

    def __init__(self, options: ScanOptions) -> None:
        self._options = options
        self._versions = text_versions(options)
        self._cache: ScanCache | None = None
        self._reader: TextReader | None = None
        self._texts: KnownTexts | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one in (self._cache, self._reader):
            if one is not None:
                one.close()

    def similarities(self, text: Text, others: Sequence[Text]) -> list[float | None]:
        """Return how alike a text is to each of some others; `None` where one of the two cannot be had any more."""
        least = self._options.min_words
        by_words = [likeness_relation(text.first, one.first, least) is Relation.NEAR for one in others]
        seen = iter(self._seen(text, [one for one, is_told in zip(others, by_words, strict=True) if not is_told]))
        told = iter(self._told(text, [one for one, is_told in zip(others, by_words, strict=True) if is_told]))
        return [next(told) if is_told else next(seen) for is_told in by_words]

    def _seen(self, text: Text, others: Sequence[Text]) -> list[float | None]:
        """Return how alike texts are by what is seen, of which one has too few words."""
        least = self._options.min_words
        own, sights = sight_of(text, least), [sight_of(one, least) for one in others]
        pairs = [(own, one) for one in sights if own is not None and one is not None]
        found = iter(seen_figures(pairs, self._options)) if pairs else iter(())
        return [None if own is None or one is None else next(found)[0] for one in sights]

    def _told(self, text: Text, others: Sequence[Text]) -> list[float | None]:
        """Return how alike texts are by their words."""
        own = self._passages(text) if others else None
        if own is None:
            return [None] * len(others)
        found: list[float | None] = []
        for begin in range(0, len(others), _TOGETHER):
            found += self._compared(text, own, others[begin : begin + _TOGETHER])
        return found

    def _compared(self, text: Text, own: NDArray[np.uint64], others: Sequence[Text]) -> list[float | None]:
        passages = [self._passages(other) for other in others]
        known = [place for place, one in enumerate(passages) if one is not None]
        all_passages = [own, *(one for one in passages if one is not None)]
        words = [text.first.word_count, *(others[place].first.word_count for place in known)]
        figures = verify(
            np.array([(0, number) for number in range(1, len(all_passages))], np.int64).reshape(-1, 2),
            all_passages.__getitem__,
            word_counts=np.array(words, np.int64),
            on_pair=lambda: None,
        )
        similarities: list[float | None] = [None] * len(others)
        for place, similarity in zip(known, figures.similarity.tolist(), strict=True):
            similarities[place] = similarity
        return similarities

    def _passages(self, text: Text) -> NDArray[np.uint64] | None:
        digest = text.first.text_digest
        if digest is None:
            return None
        if self._options.use_cache:
            if self._cache is None:
                self._cache = open_cache_of(self._options)
            try:
                return passage_hashes(self._cache.word_hashes(digest, self._versions))
            except LostText:
                pass
        return self._read_passages(text)

    def _read_passages(self, text: Text) -> NDArray[np.uint64] | None:
        """Return the passages of a text as one of its documents still has it."""
        for document in text.documents:
            try:
                features = self._known_texts().get(document.entry.path).features
            except DocumentError:
                continue
            if features.text_digest == text.first.text_digest:
                return passage_hashes(features.word_hashes)
        return None

    def _known_texts(self) -> KnownTexts:
        options = self._options
        if self._texts is None:
            self._reader = TextReader(
                time_limit_s=options.time_limit_s, memory_limit_bytes=options.memory_limit_bytes, ocr=options.ocr
            )
            self._texts = KnownTexts(self._reader)
        return self._texts
