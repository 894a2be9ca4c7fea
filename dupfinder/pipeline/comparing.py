"""Two documents side by side: their texts, how alike they are, and how they differ."""

import os
import stat
import threading
from dataclasses import dataclass
from typing import Self

import numpy as np

from dupfinder.diff import align
from dupfinder.domain.differences import Difference
from dupfinder.domain.documents import ExtractedText, ProblemCode, metadata_from
from dupfinder.domain.errors import DocumentError
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.masks import variables_between
from dupfinder.domain.options import MEMORY_LIMIT_BYTES, MIN_SIMILARITY, TIME_LIMIT_S
from dupfinder.domain.pairs import CONTAINMENT, Relation, Variable
from dupfinder.fingerprint import TextFeatures, analyse, passage_hashes
from dupfinder.pipeline.ocr import check_ocr
from dupfinder.pipeline.pool import WorkerPool
from dupfinder.pipeline.reading import NO_DOCUMENT_MESSAGE
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
        check_ocr(wanted=ocr)
        self._pool = WorkerPool(workers=1, time_limit_s=time_limit_s, memory_limit_bytes=memory_limit_bytes, ocr=ocr)
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the worker; a comparison underway ends with an error."""
        self._pool.close()

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
        (answer,) = self._pool.run("text", [_entry(path)])
        head = answer.head
        if "problem" in head:
            raise DocumentError(ProblemCode(head["problem"]), f"{path}: {head['message']}")
        if head["format"] is None:
            raise DocumentError(ProblemCode.UNSUPPORTED, f"{path}: {NO_DOCUMENT_MESSAGE}")
        extracted = ExtractedText(
            text=answer.body.decode(),
            format=head["format"],
            reader=head["reader"],
            reader_version=head["reader_version"],
            metadata=metadata_from(head["metadata"]),
        )
        return _Side(extracted=extracted, features=analyse([extracted.text])[0], content_digest=head["digest"])


def _entry(path: str) -> FileEntry:
    """Return a file as it looks now; `DocumentError` if it is none."""
    try:
        seen = os.stat(path)
    except OSError as error:
        code = ProblemCode.VANISHED if isinstance(error, FileNotFoundError) else ProblemCode.UNREADABLE
        raise DocumentError(code, f"{path}: The file cannot be opened: {error.strerror}.") from error
    if not stat.S_ISREG(seen.st_mode):
        raise DocumentError(ProblemCode.UNREADABLE, f"{path}: This is not a file that can be read.")
    return FileEntry(
        file_id=FileId(0),
        path=os.path.abspath(path),
        size_bytes=seen.st_size,
        mtime_ns=seen.st_mtime_ns,
        device=seen.st_dev,
        inode=seen.st_ino,
    )
