"""The scan: wires the rooms, from folders to groups."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from dupfinder.domain.errors import Cancelled, UsageError
from dupfinder.domain.events import DocumentFailed, Event, GroupsChanged, NoteRaised, StageStarted
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken, ProgressCounters, Stage
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.pipeline.grouping import Grouper, find_containers
from dupfinder.pipeline.matching import Matcher, Matches
from dupfinder.pipeline.pairs import DocumentPairs
from dupfinder.pipeline.pool import WorkerPool, worker_count
from dupfinder.pipeline.reading import DocumentReader, ReadingTools
from dupfinder.pipeline.texts import Text, distinct_texts
from dupfinder.store import ReaderVersions, ScanCache, default_cache_path, open_cache
from dupfinder.walk import WalkResult, walk

Sink = Callable[[Event], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScanControl:
    """What ties a scan to whoever started it."""

    sink: Sink
    """Gets every event, in the scan's own thread."""
    token: CancelToken
    counters: ProgressCounters


def scan(options: ScanOptions, control: ScanControl, *, match: bool = True) -> ScanResult:
    """Return what a scan finds; blocks until it is done or cancelled. Without `match` documents are only read.

    A bad document becomes a problem of the result; a bad environment raises `DupFinderError`.
    """
    began_s = time.monotonic()
    cache = open_cache((options.cache_file or default_cache_path()) if options.use_cache else None)
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
        self._walked = WalkResult(files=(), problems=(), notes=(), files_seen=0)
        self._reader: DocumentReader | None = None
        self._versions = ReaderVersions(readers={}, features=0)
        self._texts: list[Text] = []
        self._matches = Matches()

    def run(self, began_s: float, *, match: bool) -> ScanResult:
        status = ScanStatus.FINISHED
        groups: tuple[DuplicateGroup, ...] = ()
        try:
            self._walk()
            self._read()
            if match:
                self._match()
                groups = self._group()
        except Cancelled:
            status = ScanStatus.CANCELLED
            self._texts = self._texts or self._distinct_texts()
            groups = self._groups_by_text(self._texts)
        return self._result(groups, status=status, began_s=began_s)

    def _begin(self, stage: Stage, total: int | None) -> None:
        self._control.counters.begin(stage, total=total)
        self._control.sink(StageStarted(stage))

    def _walk(self) -> None:
        self._begin(Stage.WALK, None)
        self._walked = walk(self._options, token=self._control.token, counters=self._control.counters)
        for note in self._walked.notes:
            self._control.sink(NoteRaised(note))
        for problem in self._walked.problems:
            self._control.sink(DocumentFailed(problem))

    def _read(self) -> None:
        options, control = self._options, self._control
        with WorkerPool(
            workers=min(worker_count(options.workers), max(1, len(self._walked.files))),
            time_limit_s=options.time_limit_s,
            memory_limit_bytes=options.memory_limit_bytes,
        ) as pool:
            _check_formats(options, pool)
            tools = ReadingTools(
                options=options,
                pool=pool,
                cache=self._cache,
                counters=control.counters,
                token=control.token,
                sink=control.sink,
            )
            self._versions = pool.versions
            self._reader = DocumentReader(tools)
            try:
                self._reader.read(self._walked.files, on_bytes_compared=self._show_groups_by_text)
            finally:
                self._cache.flush()
                for note in self._cache.take_notes():
                    control.sink(NoteRaised(note))

    def _match(self) -> None:
        self._texts = self._distinct_texts()
        self._control.sink(GroupsChanged(self._groups_by_text(self._texts)))
        self._matches = self._matcher().match()

    def _group(self) -> tuple[DuplicateGroup, ...]:
        self._begin(Stage.GROUP, None)
        groups = self._grouper(self._texts).group(self._matches, verify=self._matcher().verify)
        self._control.sink(GroupsChanged(groups))
        return groups

    def _matcher(self) -> Matcher:
        return Matcher(
            texts=self._texts,
            options=self._options,
            cache=self._cache,
            versions=self._versions,
            counters=self._control.counters,
            token=self._control.token,
            on_stage=self._begin,
        )

    def _grouper(self, texts: list[Text]) -> Grouper:
        return Grouper(texts=texts, linkage=self._options.linkage, min_similarity=self._options.min_similarity)

    def _distinct_texts(self) -> list[Text]:
        documents = self._reader.documents if self._reader is not None else ()
        return distinct_texts(documents, relation=self._options.relation)

    def _groups_by_text(self, texts: list[Text]) -> tuple[DuplicateGroup, ...]:
        """Return the groups of documents with the same bytes or text."""
        return self._grouper(texts).group(Matches(), verify=lambda _: Matches())

    def _show_groups_by_text(self) -> None:
        self._control.sink(GroupsChanged(self._groups_by_text(self._distinct_texts())))

    def _result(self, groups: tuple[DuplicateGroup, ...], *, status: ScanStatus, began_s: float) -> ScanResult:
        options, reader = self._options, self._reader
        containers: tuple[Container, ...] = ()
        if options.relation is Relation.CONTAINED:
            containers = find_containers(self._texts, self._matches, min_similarity=options.min_similarity)
        read_problems = reader.problems if reader is not None else ()
        return ScanResult(
            options=options,
            status=status,
            documents=reader.documents if reader is not None else (),
            groups=groups,
            containers=containers,
            pairs=DocumentPairs(
                texts=self._texts,
                matches=self._matches,
                min_similarity=options.min_similarity,
                max_relation=options.relation,
            ),
            problems=(*self._walked.problems, *read_problems),
            statistics=Statistics(
                files_seen=self._walked.files_seen,
                from_cache=reader.from_cache if reader is not None else 0,
                elapsed_s=round(time.monotonic() - began_s, 3),
            ),
        )


def _check_formats(options: ScanOptions, pool: WorkerPool) -> None:
    known = sorted(pool.versions.readers)
    for name in options.formats:
        if name not in known:
            raise UsageError(f"There is no format {name!r}; there are {', '.join(known)}.")
