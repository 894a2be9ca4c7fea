"""The scan: wires the rooms, from folders to groups."""

import time
from collections.abc import Sequence

from dupfinder.domain.documents import Document
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.events import GroupsChanged
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.pipeline.matching.compared_pairs import ComparedPairs
from dupfinder.pipeline.matching.containing import Containing
from dupfinder.pipeline.matching.grouping import Grouper
from dupfinder.pipeline.matching.looking import Looker
from dupfinder.pipeline.matching.matcher import Matcher, Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, document_pairs
from dupfinder.pipeline.matching.rarity import weighed_by_rarity
from dupfinder.pipeline.matching.texts import Text, distinct_texts
from dupfinder.pipeline.scanning.collecting import Collector
from dupfinder.pipeline.scanning.shared_extents import with_shared_bytes
from dupfinder.pipeline.workers.control import ScanControl
from dupfinder.store import LostText, ScanCache, open_cache_of


def scan(options: ScanOptions, control: ScanControl, *, match: bool = True) -> ScanResult:
    """Return what a scan finds; blocks until it is done or cancelled. Without `match` documents are only read.

    A bad document becomes a problem of the result; a bad environment raises `DupFinderError`.
    """
    began_s = time.monotonic()
    cache = open_cache_of(options)
    try:
        return _Scan(options, control, cache).run(began_s, match=match)
    finally:
        cache.close()


class _Scan:
    """One scan underway."""

    def __init__(self, options: ScanOptions, control: ScanControl, cache: ScanCache) -> None:
        self._options = options
        self._control = control
        self._cache = cache
        self._collector = Collector(options, control, cache)
        self._documents: tuple[Document, ...] | None = None
        self._pairs = document_pairs([], Matches(), options)

    def run(self, began_s: float, *, match: bool) -> ScanResult:
        status = ScanStatus.FINISHED
        groups: tuple[DuplicateGroup, ...] = ()
        try:
            self._collector.collect(on_bytes_compared=self._show_groups_by_text, check_texts=False)
            try:
                groups = self._matched(match=match)
            except LostText:
                # The cache is damaged, or was changed by something else: what it lost is read again, once.
                self._collector.read_lost_texts()
                groups = self._matched(match=match)
            status = self._collector.status
        except Cancelled:
            status = ScanStatus.CANCELLED
            if not self._pairs.texts:
                self._pairs = self._pairs_of(self._distinct_texts(), Matches())
            groups = self._groups_by_text(self._pairs.texts)
        return self._result(groups, status=status, began_s=began_s)

    def _matched(self, *, match: bool) -> tuple[DuplicateGroup, ...]:
        """Match the documents that were read; return their groups, none without `match`."""
        self._documents = weighed_by_rarity(
            with_shared_bytes(self._collector.documents, check=self._control.token.check),
            self._options.fingerprint,
            cache=self._cache,
            versions=self._collector.versions,
            check=self._control.token.check,
        )
        if not match:
            return ()
        texts = self._distinct_texts()
        self._pairs = self._pairs_of(texts, Matches())
        looker = Looker(
            texts,
            options=self._options,
            cache=self._cache,
            versions=self._collector.versions,
            control=self._control,
        )
        known = ComparedPairs(texts, options=self._options, cache=self._cache, versions=self._collector.versions)
        matcher = Matcher(
            texts=texts,
            options=self._options,
            cache=self._cache,
            versions=self._collector.versions,
            control=self._control,
            looker=looker,
            known=known,
            on_search=lambda: self._control.sink(GroupsChanged(self._groups_by_text(texts))),
        )
        self._pairs = self._pairs_of(texts, matcher.match())
        self._control.begin(Stage.GROUP, None)
        groups = self._grouper(texts).group(self._pairs.reported, verify=matcher.verify)
        matcher.keep(self._pairs.matches)
        self._control.sink(GroupsChanged(groups))
        return groups

    def _grouper(self, texts: Sequence[Text]) -> Grouper:
        options = self._options
        return Grouper(
            texts=texts,
            linkage=options.linkage,
            min_words=options.min_words,
            min_similarity=options.min_similarity,
            distinctions=options.distinctions,
            included=options.included,
        )

    def _pairs_of(self, texts: Sequence[Text], matches: Matches) -> DocumentPairs:
        return document_pairs(texts, matches, self._options)

    def _distinct_texts(self) -> list[Text]:
        return distinct_texts(self._read_so_far(), relation=self._options.relation, min_words=self._options.min_words)

    def _read_so_far(self) -> tuple[Document, ...]:
        return self._collector.documents if self._documents is None else self._documents

    def _groups_by_text(self, texts: Sequence[Text]) -> tuple[DuplicateGroup, ...]:
        """Return the groups of documents with the same bytes or text."""
        return self._grouper(texts).group(Matches(), verify=lambda _: Matches())

    def _show_groups_by_text(self) -> None:
        self._control.sink(GroupsChanged(self._groups_by_text(self._distinct_texts())))

    def _result(self, groups: tuple[DuplicateGroup, ...], *, status: ScanStatus, began_s: float) -> ScanResult:
        options, collector = self._options, self._collector
        containers: tuple[Container, ...] = ()
        if options.relation is Relation.CONTAINED:
            containers = Containing(self._pairs.texts, options.distinctions).containers(self._pairs.inside)
        return ScanResult(
            options=options,
            status=status,
            documents=self._read_so_far(),
            groups=groups,
            containers=containers,
            pairs=self._pairs,
            problems=collector.problems,
            statistics=collector.statistics(began_s),
        ).counted()
