"""Two documents side by side: their texts, how alike they are, and how they differ."""

from collections.abc import Callable
from typing import Self

import numpy as np

from dupfinder.diff import align
from dupfinder.domain.beyond import ContentDifference
from dupfinder.domain.comparisons import CompareOptions, Comparison
from dupfinder.domain.masks import variables_between
from dupfinder.domain.options import MEMORY_LIMIT_BYTES, MIN_SIMILARITY, TIME_LIMIT_S
from dupfinder.domain.pairs import CONTAINMENT, Relation
from dupfinder.fingerprint import passage_hashes
from dupfinder.pipeline.known_texts import KnownText, KnownTexts
from dupfinder.pipeline.text_reader import TextReader, contents_between
from dupfinder.verify import verify


class Comparer:
    """Compares documents with one worker that is kept alive; `close` ends it. Readings wait for each other."""

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
        self._texts = KnownTexts(self._reader)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the worker; a comparison underway ends with an error."""
        self._reader.close()

    def text(self, path: str, *, check: Callable[[], None] = lambda: None) -> KnownText:
        """Return one document's text as its file is now; `DocumentError` says in one sentence why it cannot be read.

        `check` is called now and then: it raises to give up.
        """
        return self._texts.get(path, check=check)

    def compare(self, a_path: str, b_path: str, *, options: CompareOptions | None = None) -> Comparison:
        """Return how two documents compare; `DocumentError` says in one sentence which cannot be read and why.

        `UsageError` says what is wrong with the options.
        """
        chosen = options or CompareOptions()
        align("", "", options=chosen)  # a pattern that is none is said before two long documents are read
        left, right = self.text(a_path), self.text(b_path)
        both = (left.features, right.features)
        figures = verify(
            np.array([[0, 1]], np.int64),
            lambda number: passage_hashes(both[number].word_hashes),
            word_counts=np.array([one.word_count for one in both], np.int64),
            on_pair=lambda: None,
        )
        similarity, a_in_b, b_in_a = (float(one[0]) for one in (figures.similarity, figures.a_in_b, figures.b_in_a))
        differs_beyond = self._differs_beyond((a_path, left), (b_path, right))
        relation = self._relation(left, right, similarity=similarity, containment=max(a_in_b, b_in_a))
        if relation is Relation.SAME_TEXT and not differs_beyond:
            relation = Relation.SAME_CONTENT
        return Comparison(
            left=left.extracted,
            right=right.extracted,
            left_digest=left.content_digest,
            right_digest=right.content_digest,
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
            differs_beyond=differs_beyond,
            difference=align(left.extracted.text, right.extracted.text, options=chosen),
            options=chosen,
        )

    def _differs_beyond(self, a: tuple[str, KnownText], b: tuple[str, KnownText]) -> tuple[ContentDifference, ...]:
        """Return in which kinds of content two documents differ besides their words."""
        if a[1].content_digest == b[1].content_digest:
            return ()
        saw = [(path, known.extracted.beyond) for path, known in (a, b)]
        return contents_between(saw[0], saw[1], self._texts.pictures)

    def _relation(self, left: KnownText, right: KnownText, *, similarity: float, containment: float) -> Relation | None:
        if left.content_digest == right.content_digest:
            return Relation.IDENTICAL
        if left.features.text_digest == right.features.text_digest:
            return Relation.SAME_TEXT
        if similarity >= self._min_similarity:
            return Relation.NEAR
        return Relation.CONTAINED if containment >= CONTAINMENT else None
