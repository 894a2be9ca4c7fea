"""The scan: wires the rooms, from folders to groups."""

import contextlib
import operator
import os
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from dupfinder.domain.documents import Document
from dupfinder.domain.errors import Cancelled, UsageError
from dupfinder.domain.events import GroupsChanged
from dupfinder.domain.file_systems import kind_of_file_system
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanOptions, checked
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.domain.sources import sources_of
from dupfinder.index.arrays import give_large_arrays_back
from dupfinder.pipeline.matching.compared_pairs import ComparedPairs
from dupfinder.pipeline.matching.grouping import Containing, Grouper
from dupfinder.pipeline.matching.matcher import Matcher, Matches
from dupfinder.pipeline.matching.pairs import DocumentPairs, document_pairs
from dupfinder.pipeline.matching.texts import Text, distinct_texts, weighed_by_rarity
from dupfinder.pipeline.scanning.collecting import Collector
from dupfinder.pipeline.workers.jobs import ScanControl
from dupfinder.store import LostText, ScanCache, open_cache_of

MOST_S = 3.0
"""So long is asked at most; documents with copies come first."""

_TIMES_READ_AGAIN = 2
_SHARING = frozenset({"bcachefs", "btrfs", "xfs"})
# linux/fiemap.h, linux/fs.h
_FIEMAP = 0xC020660B
_HEAD = struct.Struct("=QQLLLL")
_EXTENT = struct.Struct("=QQQ16xL12x")
_LAST, _SHARED = 0x1, 0x2000
_EXTENTS_AT_ONCE = 128
_MOST_EXTENTS = 1 << 14
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)


def with_shared_bytes(documents: Sequence[Document], *, check: Callable[[], None]) -> tuple[Document, ...]:
    """Return the same documents, and of each how many of its bytes stay on the disk without it, as far as time allows.

    Nothing is read but where the file lies. `check` is called between two files: it raises to give up.
    """
    asked = _askable(documents)
    if not asked:
        return tuple(documents)
    copies = Counter(document.content_digest for document in documents)
    asked.sort(key=lambda place: copies[documents[place].content_digest] == 1)
    found = list(documents)
    until_s = time.monotonic() + MOST_S
    for place in asked:
        check()
        if time.monotonic() > until_s:
            break
        entry = documents[place].entry
        shared = shared_bytes(entry.path)
        if shared:
            found[place] = replace(documents[place], entry=replace(entry, shared_extents_bytes=shared))
    return tuple(found)


def _askable(documents: Iterable[Document]) -> list[int]:
    """Return the places of the documents on file systems on which files share their bytes."""
    kinds: dict[int, bool] = {}
    if sys.platform != "linux":
        return []
    places = []
    for place, document in enumerate(documents):
        entry = document.entry
        if entry.enclosing is not None:
            continue
        shares = kinds.get(entry.device)
        if shares is None:
            shares = kinds[entry.device] = kind_of_file_system(entry.path) in _SHARING
        if shares:
            places.append(place)
    return places


def shared_bytes(path: str) -> int:
    """Return how many bytes of a file lie where other files have some of theirs; 0 where nobody says."""
    with contextlib.suppress(OSError, ValueError):
        descriptor = os.open(path, _FLAGS)
        try:
            return _shared_bytes(descriptor)
        finally:
            os.close(descriptor)
    return 0


def _shared_bytes(descriptor: int) -> int:
    if sys.platform != "linux":
        return 0
    import fcntl  # noqa: PLC0415 - Linux alone has it

    start = shared = 0
    for _ in range(_MOST_EXTENTS // _EXTENTS_AT_ONCE):
        buffer = bytearray(_HEAD.size + _EXTENTS_AT_ONCE * _EXTENT.size)
        _HEAD.pack_into(buffer, 0, start, (1 << 64) - 1 - start, 0, 0, _EXTENTS_AT_ONCE, 0)
        fcntl.ioctl(descriptor, _FIEMAP, buffer)
        count = _HEAD.unpack_from(buffer)[3]
        flags = _LAST
        for number in range(count):
            logical, _, length, flags = _EXTENT.unpack_from(buffer, _HEAD.size + number * _EXTENT.size)
            shared += length if flags & _SHARED else 0
            start = logical + length
        if flags & _LAST:
            break
    return shared


def scan(options: ScanOptions, control: ScanControl | None = None, *, match: bool = True) -> ScanResult:
    """Return what a scan finds; blocks until it is done or cancelled. Without `match` documents are only read.

    A bad document becomes a problem of the result; a bad environment, or an option that cannot be used, raises
    `DupFinderError`.
    """
    began_s = time.monotonic()
    options = checked(options)
    give_large_arrays_back()
    cache = open_cache_of(options)
    try:
        one = _Scan(options, control or ScanControl(), cache, match=match)
        with one.collector:
            return one.run(began_s)
    finally:
        cache.close()


class _Scan:
    """One scan underway."""

    def __init__(self, options: ScanOptions, control: ScanControl, cache: ScanCache, *, match: bool) -> None:
        self._match = match
        self._options = options
        self._control = control
        self._sources = sources_of(options)
        if self._sources and len(self._sources.folders) < 2:
            raise UsageError(say("To compare only across sources, add at least two sources."))
        only_bytes = match and options.relation is Relation.IDENTICAL
        self.collector = Collector(options, control, cache, only_bytes=only_bytes, stays_connected=True)
        self._documents: tuple[Document, ...] | None = None
        self._texts: tuple[tuple[Document, ...], list[Text]] = ((), [])
        self._pairs = document_pairs([], Matches(), options)

    def run(self, began_s: float) -> ScanResult:
        status = ScanStatus.FINISHED
        groups: tuple[DuplicateGroup, ...] = ()
        try:
            self.collector.collect(on_bytes_compared=self._show_groups_by_text, check_texts=False)
            groups = self._matched_whole()
            status = self.collector.status
        except Cancelled:
            status = ScanStatus.CANCELLED
            if not self._pairs.texts:
                self._pairs = self._pairs_of(self._distinct_texts(), Matches())
            groups = self._groups_by_text(self._pairs.texts)
        return self._result(groups, status=status, began_s=began_s)

    def _matched_whole(self) -> tuple[DuplicateGroup, ...]:
        """Match the documents; what the cache lost, as it is damaged or something else changed it, is read again.

        That may be twice: where the damage is such that the cache begins anew while it is looked through, what was
        still whole a moment ago is lost as well.
        """
        for _ in range(_TIMES_READ_AGAIN):
            try:
                return self._matched()
            except LostText:
                self.collector.read_lost_texts()
        return self._matched()

    def _matched(self) -> tuple[DuplicateGroup, ...]:
        """Match the documents that were read; return their groups, none without `match`."""
        tools = self.collector.matching_tools
        documents = with_shared_bytes(self.collector.documents, check=self._control.token.check)
        self._documents = weighed_by_rarity(documents, tools)
        if not self._match:
            return ()
        texts = self._distinct_texts()
        tools = replace(tools, away=self.collector.away(len(texts)))
        self._pairs = self._pairs_of(texts, Matches())
        matcher = Matcher(
            texts,
            tools,
            known=ComparedPairs(texts, tools),
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
            sources=self._sources,
        )

    def _pairs_of(self, texts: Sequence[Text], matches: Matches) -> DocumentPairs:
        return document_pairs(texts, matches, self._options)

    def _distinct_texts(self) -> list[Text]:
        """Return the texts of what was read so far; where all of it was known, that is the same at the end."""
        documents, (before, texts) = self._read_so_far(), self._texts
        if len(documents) != len(before) or not all(map(operator.is_, documents, before)):
            texts = distinct_texts(documents, relation=self._options.relation, min_words=self._options.min_words)
            self._texts = documents, texts
        return texts

    def _read_so_far(self) -> tuple[Document, ...]:
        return self.collector.documents if self._documents is None else self._documents

    def _groups_by_text(self, texts: Sequence[Text]) -> tuple[DuplicateGroup, ...]:
        """Return the groups of documents with the same bytes or text."""
        return self._grouper(texts).group(Matches(), verify=lambda _: Matches())

    def _show_groups_by_text(self) -> None:
        self._control.sink(GroupsChanged(self._groups_by_text(self._distinct_texts())))

    def _result(self, groups: tuple[DuplicateGroup, ...], *, status: ScanStatus, began_s: float) -> ScanResult:
        options, collector = self._options, self.collector
        containers: tuple[Container, ...] = ()
        if options.relation is Relation.CONTAINED:
            containing = Containing(self._pairs.texts, options.distinctions, self._sources)
            containers = containing.containers(self._pairs.inside)
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
