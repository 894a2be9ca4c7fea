"""The pool: threads that each own one worker process, so that whatever a document does costs that document.

`concurrent.futures` and its like lose the whole batch (or the whole pool) when a child dies; here one document is lost.
"""

import contextlib
import os
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, TypeVar

from dupfinder.domain.errors import Cancelled
from dupfinder.domain.files import FileEntry
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.pipeline.workers.child import WorkerProcess
from dupfinder.pipeline.workers.jobs import CHECK_INTERVAL_S, Closing, Job
from dupfinder.pipeline.workers.owner import Answer, Batch, Run, WorkerOwner
from dupfinder.pipeline.workers.versions import versions_of
from dupfinder.store import ReaderVersions

BATCH_FILES = 32
MOST_BATCH_FILES = 128
"""Of many files; to fingerprint so many small texts together takes four fifths of the time each."""
_SHARE = 16
"""A batch has no more than this part of what was handed out before: at the end nobody waits long for the last one."""
BATCH_BYTES = 1 << 20
WATCH_INTERVAL_S = 0.05
ASLEEP_AFTER_S = 2.0
END_LIMIT_S = 10.0
"""Nobody waits longer for the end of the workers, whose pipes another process may hold open."""

NO_PARAMETERS: Mapping[str, Any] = MappingProxyType({})

OCR_MEMORY_BYTES = 1 << 30
"""What reading pages as pictures takes beside the document: its models, and a page in several sizes."""


def worker_count(wanted: int | None) -> int:
    """Return how many workers to start: as wanted, or one for each core that this process may use."""
    if wanted is not None:
        return max(1, wanted)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


T = TypeVar("T")


class WorkerPool(Closing):
    """Workers that live until `close`; use it in a `with` block. One thread at a time may call `run`."""

    def __init__(
        self,
        *,
        workers: int,
        time_limit_s: float,
        memory_limit_bytes: int,
        settings: FingerprintSettings | None = None,
        ocr: bool = False,
    ) -> None:
        limit_bytes = memory_limit_bytes + (OCR_MEMORY_BYTES if ocr else 0)

        def start() -> WorkerProcess:
            return WorkerProcess(time_limit_s=time_limit_s, memory_limit_bytes=limit_bytes)

        self._settings = settings or FingerprintSettings()
        self._ocr = ocr
        self._batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._hellos: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self._versions: ReaderVersions | None = None
        self.unconfined: tuple[str, ...] = ()
        """What is missing of the system's confinement, once a worker has said so."""
        self._closing = threading.Event()
        self._owners = [WorkerOwner(start) for _ in range(workers)]
        self._jobs = [Job(partial(owner.work, self._batches, on_hello=self._hellos.put)) for owner in self._owners]
        self._watching = Job(self._watch)

    @property
    def versions(self) -> ReaderVersions:
        """Return what the workers can read; waits for the first to start, `DupFinderError` if none can."""
        while self._versions is None:
            hello = self._wait_for(self._hellos)
            self._versions = versions_of(hello["readers"], hello["features"], self._settings, ocr=self._ocr)
            self.unconfined = tuple(hello["missing"])
        return self._versions

    def run(
        self,
        do: str,
        entries: Iterable[FileEntry],
        *,
        formats: tuple[str, ...] = (),
        parameters: Mapping[str, Any] = NO_PARAMETERS,
        check: Callable[[], None] = lambda: None,
    ) -> Iterator[Answer]:
        """Yield an answer for every file, as they come; `do` is a request of `worker.serving` with its parameters.

        A file whose reader hung, died or took too much memory is answered with that problem. `check` is called now and
        then while answers are awaited: it raises to give up. `DupFinderError` if no worker can be started, `Cancelled`
        once the pool is closed.
        """
        run = Run()
        try:
            yield from self._run(
                run, partial(Batch, run=run, do=do, formats=formats, parameters=parameters), entries, check
            )
        except BaseException:
            # Its answers are nobody else's, and what a worker is at need not be read to its end.
            run.given_up.set()
            for owner in self._owners:
                owner.give_up(run)
            raise

    def _run(
        self, run: Run, make_batch: Callable[..., Batch], entries: Iterable[FileEntry], check: Callable[[], None]
    ) -> Iterator[Answer]:
        # Few files ahead: when somebody cancels, little is still to be answered.
        ahead = 2 * MOST_BATCH_FILES * len(self._owners)
        underway = 0
        # Where there is one worker nobody waits for the end of a batch.
        least = MOST_BATCH_FILES if len(self._owners) == 1 else BATCH_FILES
        for files in batches_of(entries, ocr=self._ocr, least_files=least):
            self._batches.put(make_batch(settings=self._settings, ocr=self._ocr, entries=files))
            underway += len(files)
            while underway > ahead or not run.answers.empty():
                yield self._wait_for(run.answers, check)
                underway -= 1
        for _ in range(underway):
            yield self._wait_for(run.answers, check)

    def underway(self) -> tuple[str, float] | None:
        """Return the file that a worker has been looking at for longest, and since when on the monotonic clock."""
        looked_at = [at for owner in self._owners if (at := owner.underway) is not None]
        return min(looked_at, key=lambda at: at[1], default=None)

    def close(self) -> None:
        """End all workers at once, whatever they are doing; what does not end in time is left to itself."""
        self._closing.set()
        for owner in self._owners:
            owner.stop()
            self._batches.put(None)
        end_s = time.monotonic() + END_LIMIT_S
        for job in (*self._jobs, self._watching):
            job.join(max(0.0, end_s - time.monotonic()))

    def _wait_for(self, told: "queue.SimpleQueue[T]", check: Callable[[], None] = lambda: None) -> T:
        """Return what is told next; raise what ended the workers that would."""
        while True:
            check()
            with contextlib.suppress(queue.Empty):
                return told.get(timeout=CHECK_INTERVAL_S)
            if self._closing.is_set():
                raise Cancelled
            # The pool goes on with the workers that did start; without any, or with files lost, whoever waits is told.
            errors = [job.error for job in self._jobs]
            lost = [error for error, owner in zip(errors, self._owners, strict=True) if owner.is_answering]
            for error in (self._watching.error, *lost, *([] if None in errors else errors)):
                if error is not None:
                    raise error

    def _watch(self) -> None:
        looked_s = time.monotonic()
        while not self._closing.wait(WATCH_INTERVAL_S):
            now_s = time.monotonic()
            # The whole program may have been stopped for a while (Ctrl+Z, a laptop's lid): that was not the document.
            slept_s = now_s - looked_s if now_s - looked_s > ASLEEP_AFTER_S else 0.0
            looked_s = now_s
            for owner in self._owners:
                owner.watch(slept_s)


def batches_of(
    entries: Iterable[FileEntry], *, ocr: bool, least_files: int = BATCH_FILES, times: int = 1
) -> Iterator[tuple[FileEntry, ...]]:
    """Yield the files in messages of bounded size: many small ones together, large or scanned ones alone.

    The first ones have `least_files`, the largest so many `times` what one worker is asked at a time.
    """
    most_files, most_bytes = 1 if ocr else least_files, BATCH_BYTES
    held: list[FileEntry] = []
    held_bytes = done = done_bytes = 0
    for entry in entries:
        if held and (len(held) == most_files or held_bytes + entry.size_bytes > most_bytes):
            yield tuple(held)
            done, done_bytes = done + len(held), done_bytes + held_bytes
            held, held_bytes = [], 0
            if not ocr:
                most_files = min(times * MOST_BATCH_FILES, max(least_files, done // _SHARE))
                most_bytes = min(times * BATCH_BYTES, max(BATCH_BYTES, done_bytes // _SHARE))
        held.append(entry)
        held_bytes += entry.size_bytes
    if held:
        yield tuple(held)
