"""The stages before matching: folders to documents with their features."""

import time
from collections.abc import Callable

from dupfinder.domain.documents import Document, Problem
from dupfinder.domain.errors import UsageError
from dupfinder.domain.events import DocumentFailed, NoteRaised
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import Statistics
from dupfinder.fingerprint import check_settings
from dupfinder.pipeline.control import ScanControl
from dupfinder.pipeline.pool import WorkerPool, worker_count
from dupfinder.pipeline.reading import DocumentReader, ReadingTools
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.walk import WalkResult, walk


class Collector:
    """Walks the sources of a scan and reads their documents; what was read so far can be asked for at any time."""

    def __init__(self, options: ScanOptions, control: ScanControl, cache: ScanCache) -> None:
        check_settings(options.fingerprint)
        if options.max_bits is not None and options.max_bits > options.fingerprint.bits:
            raise UsageError(
                f"Fingerprints of {options.fingerprint.bits} bits do not differ in {options.max_bits} bits."
            )
        self._options = options
        self._control = control
        self._cache = cache
        self._walked = WalkResult(files=(), problems=(), notes=(), files_seen=0)
        self._reader: DocumentReader | None = None
        self.versions = ReaderVersions(readers={}, features="")

    @property
    def documents(self) -> tuple[Document, ...]:
        """Return the documents so far, in the order of paths."""
        return () if self._reader is None else self._reader.documents

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return what could not be walked or read so far."""
        return (*self._walked.problems, *(() if self._reader is None else self._reader.problems))

    def statistics(self, began_s: float) -> Statistics:
        """Return the counts of a scan that began then (`time.monotonic`)."""
        return Statistics(
            files_seen=self._walked.files_seen,
            from_cache=0 if self._reader is None else self._reader.from_cache,
            elapsed_s=round(time.monotonic() - began_s, 3),
        )

    def collect(self, *, on_bytes_compared: Callable[[], None]) -> tuple[Document, ...]:
        """Return all documents; raises `Cancelled`, and keeps what was read until then.

        `on_bytes_compared` is called once all files with identical bytes are known.
        """
        self._walk()
        self._read(on_bytes_compared)
        return self.documents

    def _walk(self) -> None:
        control = self._control
        control.begin(Stage.WALK, None)
        self._walked = walk(self._options, token=control.token, counters=control.counters)
        for note in self._walked.notes:
            control.sink(NoteRaised(note))
        for problem in self._walked.problems:
            control.sink(DocumentFailed(problem))

    def _read(self, on_bytes_compared: Callable[[], None]) -> None:
        options, control = self._options, self._control
        with WorkerPool(
            workers=min(worker_count(options.workers), max(1, len(self._walked.files))),
            time_limit_s=options.time_limit_s,
            memory_limit_bytes=options.memory_limit_bytes,
            settings=options.fingerprint,
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
            self.versions = pool.versions
            self._reader = DocumentReader(tools)
            try:
                self._reader.read(self._walked.files, on_bytes_compared=on_bytes_compared)
            finally:
                self._cache.flush()
                for note in self._cache.take_notes():
                    control.sink(NoteRaised(note))


def _check_formats(options: ScanOptions, pool: WorkerPool) -> None:
    known = sorted(pool.versions.readers)
    for name in options.formats:
        if name not in known:
            raise UsageError(f"There is no format {name!r}; there are {', '.join(known)}.")
