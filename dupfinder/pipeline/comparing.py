"""Two documents side by side: their texts, how alike they are, and how they differ."""

import threading
from dataclasses import dataclass
from typing import Self

import numpy as np

from dupfinder.diff import align
from dupfinder.domain.differences import Difference
from dupfinder.domain.documents import ExtractedText
from dupfinder.domain.masks import variables_between
from dupfinder.domain.options import MEMORY_LIMIT_BYTES, MIN_SIMILARITY, TIME_LIMIT_S
from dupfinder.domain.pairs import CONTAINMENT, Relation, Variable
from dupfinder.fingerprint import TextFeatures, analyse, passage_hashes
from dupfinder.pipeline.text_reader import TextReader
from dupfinder.verify import verify


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Everything about two documents; `relation` is `None` where they are neither near nor one inside the other."""

    left: ExtractedText
    right: ExtractedText
    left_words: int
    right_words: int
    relation: Relation | None
    similarity: float
    a_in_b: float
    """The share of the left one's words that the right one has too."""
    b_in_a: float
    hamming_bits: int
    differs_only_in: tuple[Variable, ...]
    """In which of these alone they differ; empty where they differ in more, or not."""
    difference: Difference


@dataclass(frozen=True, slots=True, kw_only=True)
class _Side:
    extracted: ExtractedText
    features: TextFeatures
    content_digest: str


class Comparer:
    """Compares documents with one worker that is kept alive; `close` ends it. Calls wait for each other."""

    def __init__(
        self,
        *,
        time_limit_s: float = TIME_LIMIT_S,
        memory_limit_bytes: int = MEMORY_LIMIT_BYTES,
        ocr: bool = False,
        min_similarity: float = MIN_SIMILARITY,
    ) -> None:
        self._min_similarity = min_similarity
        self._reader = TextReader(time_limit_s=time_limit_s, memory_limit_bytes=memory_limit_bytes, ocr=ocr)
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the worker; a comparison underway ends with an error."""
        self._reader.close()

    def compare(self, a_path: str, b_path: str) -> Comparison:
        """Return how two documents compare; `DocumentError` says in one sentence which cannot be read and why."""
        with self._lock:
            left, right = self._read(a_path), self._read(b_path)
        both = (left.features, right.features)
        figures = verify(
            np.array([[0, 1]], np.int64),
            lambda number: passage_hashes(both[number].word_hashes),
            word_counts=np.array([one.word_count for one in both], np.int64),
            on_pair=lambda: None,
        )
        similarity, a_in_b, b_in_a = (float(one[0]) for one in (figures.similarity, figures.a_in_b, figures.b_in_a))
        relation = self._relation(left, right, similarity=similarity, containment=max(a_in_b, b_in_a))
        return Comparison(
            left=left.extracted,
            right=right.extracted,
            left_words=left.features.word_count,
            right_words=right.features.word_count,
            relation=relation,
            similarity=similarity,
            a_in_b=a_in_b,
            b_in_a=b_in_a,
            hamming_bits=(left.features.fingerprint ^ right.features.fingerprint).bit_count(),
            differs_only_in=variables_between(left.features.masked_digests, right.features.masked_digests)
            if relation is Relation.NEAR
            else (),
            difference=align(left.extracted.text, right.extracted.text),
        )

    def _relation(self, left: _Side, right: _Side, *, similarity: float, containment: float) -> Relation | None:
        if left.content_digest == right.content_digest:
            return Relation.IDENTICAL
        if left.features.text_digest == right.features.text_digest:
            return Relation.SAME_TEXT
        if similarity >= self._min_similarity:
            return Relation.NEAR
        return Relation.CONTAINED if containment >= CONTAINMENT else None

    def _read(self, path: str) -> _Side:
        """Return one document's text and features."""
        read = self._reader.read(path)
        features = analyse([read.extracted.text])[0]
        return _Side(extracted=read.extracted, features=features, content_digest=read.content_digest)
