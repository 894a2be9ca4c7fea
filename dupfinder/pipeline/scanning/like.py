"""The documents that resemble one, best first."""

import contextlib
import os
import time
from dataclasses import replace

from dupfinder.domain.documents import Document, Problem, ProblemCode
from dupfinder.domain.errors import Cancelled, DocumentError
from dupfinder.domain.events import DocumentFailed
from dupfinder.domain.options import ScanOptions, checked
from dupfinder.domain.pairs import Relation, VerifiedPair
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.domain.sameness import relation_of_same_text
from dupfinder.domain.sources import sources_of
from dupfinder.pipeline.matching.matcher import Matcher
from dupfinder.pipeline.matching.pairs import ListedPairs, best_first, document_pair, document_pairs
from dupfinder.pipeline.matching.texts import (
    Text,
    differs_only_in,
    distinct_texts,
    likeness_relation,
    weighed_by_rarity,
)
from dupfinder.pipeline.scanning.collecting import Collector
from dupfinder.pipeline.scanning.reading import FOLDER_MESSAGE, NO_DOCUMENT_MESSAGE, scanned_pages
from dupfinder.pipeline.workers.jobs import ScanControl
from dupfinder.store import ScanCache, open_cache_of


def find_like(path: str, options: ScanOptions, control: ScanControl | None = None) -> ScanResult:
    """Return the documents of a scan's sources that resemble the one at `path`, as pairs with it, best first.

    Resemble means: the same bytes or text, at least `min_similarity` alike, or, where the relation `contained` is asked
    for, one found inside the other. `DocumentError` says in one sentence why the document cannot be read.
    """
    began_s = time.monotonic()
    options = checked(options)
    cache = open_cache_of(options)
    try:
        return _Likeness(path, options, control or ScanControl(), cache).find(began_s)
    finally:
        cache.close()


class _Likeness:
    """One search underway."""

    def __init__(self, path: str, options: ScanOptions, control: ScanControl, cache: ScanCache) -> None:
        self._path = path
        self._options = options
        self._control = control
        self._cache = cache
        self._only_bytes = options.relation is Relation.IDENTICAL
        self._others = self._collector(frozenset())
        self._problems: tuple[Problem, ...] = ()

    def find(self, began_s: float) -> ScanResult:
        status = ScanStatus.FINISHED
        pairs: tuple[VerifiedPair, ...] = ()
        try:
            asked = self._asked()
            scanned = scanned_pages(asked, self._options.min_words)
            self._others = self._collector(frozenset() if scanned is None else frozenset((scanned,)))
            others = self._others.collect(on_bytes_compared=lambda: None)
            for problem in set(self._problems).difference(self._others.problems):
                self._control.sink(DocumentFailed(problem))
            pairs = self._pairs(asked, others)
            status = self._others.status
        except Cancelled:
            status = ScanStatus.CANCELLED
        return ScanResult(
            options=self._options,
            status=status,
            documents=self._others.documents,
            groups=(),
            containers=(),
            pairs=ListedPairs(pairs),
            problems=tuple(dict.fromkeys((*self._problems, *self._others.problems))),
            statistics=self._others.statistics(began_s),
        )

    def _collector(self, scans: frozenset[int]) -> Collector:
        sizes = _sizes(self._path)
        tools = self._options, self._control, self._cache
        return Collector(*tools, other_sizes=sizes, other_scans=scans, only_bytes=self._only_bytes)

    def _asked(self) -> Document:
        """Return the document that the others shall resemble, read whatever a person leaves out of the others.

        One that is damaged, encrypted or without text is still compared by its bytes.
        """
        if os.path.isdir(self._path):
            raise DocumentError(ProblemCode.UNREADABLE, FOLDER_MESSAGE, path=self._path)
        own = ScanOptions(
            sources=(self._path,),
            hidden=True,
            follow_links=True,
            inside=False,
            workers=1,
            by_bytes=self._options.by_bytes,
            time_limit_s=self._options.time_limit_s,
            memory_limit_bytes=self._options.memory_limit_bytes,
            ocr=self._options.ocr,
            fingerprint=self._options.fingerprint,
            relation=self._options.relation,
            min_words=self._options.min_words,
        )
        control = replace(self._control, sink=lambda _: None)
        collector = Collector(own, control, self._cache, other_scans=None, only_bytes=self._only_bytes)
        documents = collector.collect(on_bytes_compared=lambda: None)
        self._problems = collector.problems
        if documents and documents[0].content_digest is not None:
            return documents[0]
        for problem in collector.problems:
            raise DocumentError(problem.code, problem.message, path=self._path)
        raise DocumentError(ProblemCode.UNSUPPORTED, NO_DOCUMENT_MESSAGE, path=self._path)

    def _pairs(self, asked: Document, others: tuple[Document, ...]) -> tuple[VerifiedPair, ...]:
        same_file = (asked.entry.device, asked.entry.inode)
        sources = sources_of(self._options)
        others = tuple(one for one in others if (one.entry.device, one.entry.inode) != same_file)
        others = tuple(one for one in others if sources.may_pair(asked, one))
        asked, *rest = weighed_by_rarity((asked, *others), self._others.matching_tools)
        texts = distinct_texts((asked, *rest), relation=self._options.relation, min_words=self._options.min_words)
        own = next(number for number, text in enumerate(texts) if asked in text.documents)
        pairs = [
            document_pair(
                asked, other, relation=relation_of_same_text(asked, other), figures=(1.0, 1.0, 1.0), as_given=True
            )
            for other in texts[own].documents
            if other is not asked and self._options.relation.covers(relation_of_same_text(asked, other))
        ]
        pairs += self._pairs_by_likeness(asked, texts, own)
        return tuple(sorted(pairs, key=best_first))

    def _pairs_by_likeness(self, asked: Document, texts: list[Text], own: int) -> list[VerifiedPair]:
        matcher = Matcher(texts, self._others.matching_tools)
        matches = document_pairs(texts, matcher.match_one(own), self._options).reported
        figures, is_near = matches.figures, matches.near(self._options.min_similarity).tolist()
        pairs = []
        for i, (x, y) in enumerate(matches.pairs.tolist()):
            of_pair = similarity, a_in_b, b_in_a = figures.of_pair(i)
            other = texts[y if x == own else x]
            alike = likeness_relation(texts[own].first, other.first, self._options.min_words)
            relation = alike if is_near[i] else Relation.CONTAINED
            shares = (a_in_b, b_in_a) if x == own else (b_in_a, a_in_b)
            is_told = relation in {Relation.NEAR, Relation.SAME_TEXT}
            variables = differs_only_in(texts[own], other, of_pair) if is_told else ()
            pairs += [
                document_pair(
                    asked,
                    one,
                    relation=relation,
                    figures=(similarity, *shares),
                    differs_only_in=variables,
                    as_given=True,
                )
                for one in other.documents
            ]
        return pairs


def _sizes(path: str) -> frozenset[int]:
    """Return the size in bytes of a file, nothing where it is not there."""
    with contextlib.suppress(OSError):
        return frozenset((os.stat(path).st_size,))
    return frozenset()
