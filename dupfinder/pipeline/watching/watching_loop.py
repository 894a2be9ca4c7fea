"""The loop of a watch: look, read what came, compare it with what is known, tell."""

import itertools
import os
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from dupfinder.domain.documents import Document, ProblemCode
from dupfinder.domain.events import (
    Arrival,
    DocumentFailed,
    DocumentNoticed,
    Event,
    Finding,
    NoteRaised,
    WatchBegan,
    WatchEvent,
)
from dupfinder.domain.files import FileId
from dupfinder.domain.messages import Message, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.pipeline.scanning.collecting import Collector
from dupfinder.pipeline.scanning.reading import DocumentReader, ReadingTools
from dupfinder.pipeline.watching.known_documents import KnownDocuments
from dupfinder.pipeline.watching.watched_folders import Hints, Settled, WatchedFolders, forget_first, moved_document
from dupfinder.pipeline.watching.watching_pace import Pace
from dupfinder.pipeline.workers.jobs import ScanControl
from dupfinder.pipeline.workers.scan_workers import Workers
from dupfinder.store import LostText, ScanCache, open_cache_of

MOST_PAIRS = 20
"""Of one document; of a thousand known copies the best are enough."""
_BATCH = 100
"""Documents that are read before they are told of; a copied folder may bring thousands."""


class Watch:
    """One watch, in its own thread."""

    def __init__(
        self,
        folders: Sequence[str],
        options: ScanOptions,
        *,
        token: CancelToken,
        counters: ProgressCounters,
        events: deque[WatchEvent],
    ) -> None:
        self._watched = tuple(os.path.join(os.path.realpath(folder), "") for folder in folders)
        self._options = replace(options, inside=False)
        self._token = token
        self._counters = counters
        self._events = events
        self._files = WatchedFolders(options, token)
        self._gone: dict[str, Document] = {}
        self._missing: tuple[str, ...] = ()
        self._next_id = 0
        self._tells_problems = True

    def run(self, hints: Hints) -> None:
        """Watch until the token is cancelled, which raises `Cancelled`."""
        cache = open_cache_of(self._options)
        try:
            with Pace(self._sources(), hints) as pace:
                known = self._begin(cache)
                if not pace.is_complete:
                    self._note(
                        say(
                            "The system does not report every change in these folders, so DupFinder checks them "
                            "every {seconds} seconds.",
                            seconds=round(pace.interval_s),
                        )
                    )
                self._events.append(WatchBegan(len(known)))
                self._follow(known, cache, pace)
        finally:
            cache.close()

    def _sources(self) -> tuple[str, ...]:
        return (*self._options.sources, *self._options.references)

    def _begin(self, cache: ScanCache) -> KnownDocuments:
        """Return what is known at first: what a scan would read, most of it out of the cache."""
        self._files.begin()
        collector = Collector(self._options, self._control(), cache)
        documents = self._numbered(collector.collect(on_bytes_compared=lambda: None))
        self._files.accept(document.entry for document in documents)
        known = KnownDocuments(self._options, cache=cache, versions=collector.versions, check=self._token.check)
        known.add(documents)
        return known

    def _follow(self, known: KnownDocuments, cache: ScanCache, pace: Pace) -> None:
        while True:
            self._token.check()
            if pace.is_look_due:
                pace.look(lambda: self._look(known))  # noqa: B023 - which looks at once
            came = self._files.settled(time.monotonic())
            if came:
                known = self._take(came, known, cache)
            pace.wait(is_waiting=self._files.is_waiting)

    def _look(self, known: KnownDocuments) -> bool:
        """Look once; return whether something came."""
        changes = self._files.look(time.monotonic())
        documents = [(one, known.take(one.before) or self._gone.pop(one.before, None)) for one in changes.moved]
        known.add(moved_document(document, one.entry) for one, document in documents if document is not None)
        for path in changes.went:
            document = known.take(path)
            if document is not None:
                self._gone[path] = document
                forget_first(self._gone)
        for path in sorted(set(changes.missing).difference(self._missing)):
            self._note(say("{path} is not available now. Its documents stay known.", path=path))
        for path in sorted(set(self._missing).difference(changes.missing)):
            self._note(say("{path} is available again.", path=path))
        self._missing = changes.missing
        return changes.has_come

    def _take(self, came: Sequence[Settled], known: KnownDocuments, cache: ScanCache) -> KnownDocuments:
        """Read what came, tell what resembles it, and count it among what is known, which is returned."""
        untold = deque(came)
        try:
            with Workers(self._options) as workers:
                while untold:
                    batch = tuple(itertools.islice(untold, _BATCH))
                    documents = {document.entry.path: document for document in self._read(batch, workers, cache)}
                    known.expect(documents.values())
                    for one in batch:
                        self._tell(one, documents.get(one.entry.path), known)
                        untold.popleft()
        except LostText:
            # The cache was cleared or damaged: everything is read anew, and what came is known with it.
            self._tells_problems = False
            known = self._begin(cache)
            self._tells_problems = True
            for one in untold:
                self._tell(one, known.take(one.entry.path), known)
        return known

    def _read(self, came: Sequence[Settled], workers: Workers, cache: ScanCache) -> tuple[Document, ...]:
        control = self._control()
        tools = ReadingTools(options=self._options, workers=workers, cache=cache, control=control, other_scans=None)
        reader = DocumentReader(tools)
        entries = [replace(one.entry, file_id=FileId(number)) for number, one in enumerate(came)]
        reader.read(entries, on_bytes_compared=lambda: None)
        cache.flush()
        for note in cache.take_notes():
            self._note(note)
        return self._numbered(reader.documents)

    def _tell(self, one: Settled, document: Document | None, known: KnownDocuments) -> None:
        before = known.get(one.entry.path)
        if document is None or _is_same(before, document):
            known.take(one.entry.path)
            known.add(() if document is None else (document,))
            return
        like_before = {pair.b.entry.path for pair in known.like(before)} if before is not None else set()
        known.add((document,))
        pairs = [pair for pair in known.like(document) if pair.b.entry.path not in like_before]
        is_first = one.arrival is Arrival.NEW or (before is not None and before.problem is not None)
        is_news = bool(pairs) or (is_first and document.problem is None)
        if is_news and self._is_watched(document):
            finding = Finding(
                arrival=one.arrival, document=document, pairs=tuple(pairs[:MOST_PAIRS]), matches=len(pairs)
            )
            self._events.append(DocumentNoticed(finding))

    def _is_watched(self, document: Document) -> bool:
        paths = (document.entry.path, *document.entry.other_paths)
        folders = (os.path.join(os.path.realpath(os.path.dirname(path)), "") for path in paths)
        return any(folder.startswith(self._watched) for folder in folders)

    def _numbered(self, documents: Sequence[Document]) -> tuple[Document, ...]:
        """Return documents with file numbers that no others have: each walk counts from nought again."""
        first, self._next_id = self._next_id, self._next_id + len(documents)
        return tuple(
            replace(one, entry=replace(one.entry, file_id=FileId(first + number)))
            for number, one in enumerate(documents)
        )

    def _control(self) -> ScanControl:
        return ScanControl(sink=self._hear, token=self._token, counters=self._counters)

    def _hear(self, event: Event) -> None:
        """Pass on what concerns people; one file may change again while it is read, and is then read again."""
        is_passing = isinstance(event, DocumentFailed) and event.problem.code in {
            ProblemCode.CHANGED,
            ProblemCode.VANISHED,
        }
        is_old = isinstance(event, DocumentFailed) and not self._tells_problems
        if isinstance(event, NoteRaised | DocumentFailed) and not is_passing and not is_old:
            self._events.append(event)

    def _note(self, message: Message) -> None:
        self._events.append(NoteRaised(message))


def _is_same(before: Document | None, document: Document) -> bool:
    """Return whether a document has the bytes that it had before."""
    return before is not None and before.content_digest is not None and before.content_digest == document.content_digest
