"""The stages before matching: folders to documents with their features."""

import contextlib
import os
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Self

from dupfinder.domain.documents import Document, Problem, ProblemCode
from dupfinder.domain.errors import UsageError
from dupfinder.domain.events import DocumentFailed, NoteRaised
from dupfinder.domain.messages import Message, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanStatus, Statistics
from dupfinder.fingerprint import check_settings
from dupfinder.pipeline.matching.texts import MatchingTools
from dupfinder.pipeline.scanning.disks import GoneSources
from dupfinder.pipeline.scanning.reading import DocumentReader, ReadingTools
from dupfinder.pipeline.workers.jobs import ScanControl
from dupfinder.pipeline.workers.scan_workers import Workers
from dupfinder.pipeline.workers.versions import check_ocr
from dupfinder.store import ReaderVersions, ScanCache
from dupfinder.walk import WalkResult, walk

if TYPE_CHECKING:
    from dupfinder.pipeline.workers.work_folder import WorkFolder

WORTH_TEXTS = 4096
"""To search and to compare so many takes about as long as to hand it out."""


class Collector:
    """Walks the sources of a scan and reads their documents; what was read so far can be asked for at any time."""

    def __init__(
        self,
        options: ScanOptions,
        control: ScanControl,
        cache: ScanCache,
        *,
        other_sizes: frozenset[int] = frozenset(),
        other_scans: frozenset[int] | None = frozenset(),
        only_bytes: bool = False,
        stays_connected: bool = False,
    ) -> None:
        check_settings(options.fingerprint)
        if options.max_bits is not None and options.max_bits > options.fingerprint.bits:
            raise UsageError(
                say(
                    "Fingerprints of {bits} bits cannot differ in {most} bits.",
                    bits=options.fingerprint.bits,
                    most=options.max_bits,
                )
            )
        check_ocr(wanted=options.ocr)
        if options.cluster is not None:
            from dupfinder.pipeline.workers.cluster import check_cluster  # noqa: PLC0415 - hardly anybody has one

            check_cluster(options)
        self._options = options
        self._control = control
        self._cache = cache
        self._walked = WalkResult(files=(), problems=(), notes=(), files_seen=0)
        self._workers = Workers(options, stays_connected=stays_connected)
        self._given_away: WorkFolder | None = None
        self._cluster = contextlib.ExitStack()
        self._cluster.callback(self._workers.disconnect)
        control.counters.underway = self._workers.underway
        self._gone = GoneSources()
        tools = ReadingTools(
            options=options,
            workers=self._workers,
            cache=cache,
            control=control,
            gone=self._gone,
            other_sizes=other_sizes,
            other_scans=other_scans,
            only_bytes=only_bytes,
        )
        self._reader = DocumentReader(tools)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of a cluster."""
        self._cluster.__exit__(kind, error, trace)

    def away(self, texts: int) -> "Callable[[], WorkFolder] | None":
        """Return what gives the tasks of so many texts away; `None` where that is not wanted, or not worth it."""
        return None if self._options.cluster is None or texts < WORTH_TEXTS else self._work_folder

    def _work_folder(self) -> "WorkFolder":
        if self._given_away is None:
            from dupfinder.pipeline.workers.work_folder import WorkFolder  # noqa: PLC0415 - hardly anybody has one

            def note(message: Message) -> None:
                self._control.sink(NoteRaised(message))

            top = self._options.cluster_folder or self._cache.folder or tempfile.gettempdir()
            check = self._control.token.check
            folder = WorkFolder(self._workers.connection(), top, check=check, on_note=note)
            self._given_away = self._cluster.enter_context(folder)
        return self._given_away

    @property
    def matching_tools(self) -> MatchingTools:
        """Return what matches the documents; the versions of readers are known once any were collected."""
        return MatchingTools(options=self._options, cache=self._cache, versions=self.versions, control=self._control)

    @property
    def versions(self) -> ReaderVersions:
        """Return whose work the documents are."""
        return self._workers.versions

    @property
    def documents(self) -> tuple[Document, ...]:
        """Return the documents so far, in the order of paths; none of a source that is gone."""
        found, gone = self._reader.documents, self._gone
        return tuple(one for one in found if not gone.have(one.entry.path)) if gone else found

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return what could not be walked or read so far; a source that is gone is one problem."""
        each = (*self._walked.problems, *self._reader.problems)
        return (*self._gone_problems(), *(one for one in each if not self._gone.have(one.path)))

    @property
    def status(self) -> ScanStatus:
        """Return how the scan ended, if nobody cancelled it."""
        return ScanStatus.INCOMPLETE if self._gone.outermost else ScanStatus.FINISHED

    def _gone_problems(self) -> Iterator[Problem]:
        for top in self._gone.outermost:
            inside = os.path.join(top, "")
            count = sum(entry.path.startswith(inside) for entry in self._walked.files)
            message = say(
                "Disk or folder no longer available: {count} files are missing, so the results are incomplete.",
                count=count,
            )
            yield Problem(path=top, code=ProblemCode.SOURCE_GONE, message=message)

    def statistics(self, began_s: float) -> Statistics:
        """Return the counts of a scan that began then (`time.monotonic`)."""
        return Statistics(
            files_seen=self._walked.files_seen,
            from_cache=self._reader.from_cache,
            elapsed_s=round(time.monotonic() - began_s, 3),
            unconfined=self._workers.unconfined,
            passed_over=self._reader.passed_over,
            left_out=self._walked.left_out,
        )

    def collect(self, *, on_bytes_compared: Callable[[], None], check_texts: bool = True) -> tuple[Document, ...]:
        """Return all documents; raises `Cancelled`, and keeps what was read until then.

        `on_bytes_compared` is called once all files with identical bytes are known, if there is something to read.
        Without `check_texts` it is left to who uses the texts of documents from the cache to notice that one was lost.
        """
        self._walk()
        gone = self._gone
        files = [entry for entry in self._walked.files if not (gone and gone.have(entry.path))]
        self._work(lambda: self._reader.read(files, on_bytes_compared=on_bytes_compared))
        if check_texts:
            self.read_lost_texts()
        for problem in self._gone_problems():
            self._control.sink(DocumentFailed(problem))
        return self.documents

    def read_lost_texts(self) -> None:
        """Read again the documents of whose texts the cache does not have everything."""
        lost = self._cache.lost_texts(self._text_digests(), self.versions)
        if lost:
            self._work(lambda: self._reader.read_again(lost))

    def _text_digests(self) -> Iterator[bytes]:
        """Yield the digest of each text in the order in which they were read; a person can cancel between two."""
        for digest in dict.fromkeys(one.text_digest for one in self.documents):
            self._control.token.check()
            if digest is not None:
                yield digest

    def _walk(self) -> None:
        control = self._control
        control.begin(Stage.WALK, None)
        self._walked = walk(self._options, token=control.token, counters=control.counters)
        for note in self._walked.notes:
            control.sink(NoteRaised(note))
        self._gone.begin(self._walked.tops)
        for problem in self._walked.problems:
            if not self._gone.have(problem.path):
                control.sink(DocumentFailed(problem))

    def _work(self, work: Callable[[], None]) -> None:
        """Do some reading, with workers if need be."""
        said = self._workers.unconfined
        with self._workers:
            _check_formats(self._options, self.versions)
            try:
                work()
            finally:
                self._cache.flush()
                for note in self._cache.take_notes():
                    self._control.sink(NoteRaised(note))
                if self._workers.unconfined != said:
                    self._control.sink(NoteRaised(unconfined_sentence(self._workers.unconfined)))


def unconfined_sentence(missing: Collection[str]) -> Message:
    """Return what it means that these means of the system's confinement were missing."""
    match sorted(missing):
        case ["landlock"]:
            return say("This system lacks Landlock. A document that takes over its reader could read your other files.")
        case ["seccomp"]:
            return say("This system lacks seccomp. A document that takes over its reader could open connections.")
        case _:
            return say(
                "This system cannot isolate the programs that read documents. A malicious document could read "
                "your files and go online."
            )


def _check_formats(options: ScanOptions, versions: ReaderVersions) -> None:
    known = sorted(versions.readers)
    for name in options.formats:
        if name not in known:
            raise UsageError(
                say("There is no format {name}. Formats: {known}.", name=repr(name), known=", ".join(known))
            )
