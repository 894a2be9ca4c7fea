"""The owner of one worker: hands it batches, and finds out which document took it down."""

import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, field
from typing import Any

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.enclosed import inner_names
from dupfinder.domain.errors import Cancelled, DupFinderError
from dupfinder.domain.files import FileEntry
from dupfinder.domain.fingerprints import FingerprintSettings
from dupfinder.domain.log_words import file_mark
from dupfinder.domain.messages import because, say
from dupfinder.domain.records import dataclass
from dupfinder.pipeline.workers.child import WorkerProcess
from dupfinder.worker.opening import STEP_BYTES

_NOWHERE = -1
_PROBLEMS = frozenset(ProblemCode)
MOST_PAGES = 10_000
"""So often a worker may say that it is still at the same file, where each scanned page has the whole time limit.

Else once for so many bytes that it digests."""


class Course:
    """How far a worker has come with some files.

    Whatever it says gives its document the whole time limit again, so nothing may be said without end.
    """

    def __init__(self, entries: Sequence[FileEntry], *, pages: bool) -> None:
        self.unanswered = dict(enumerate(entries))
        self.at: int | None = _NOWHERE
        """The file that it is looking at; `None` while it is not looking at a single one."""
        self._latest = _NOWHERE
        """The last one that it may have looked at."""
        self._pages_left = MOST_PAGES if pages else sum(entry.size_bytes for entry in entries) // STEP_BYTES

    @property
    def has_begun(self) -> bool:
        """Return whether it said anything."""
        return self.at != _NOWHERE

    def follow(self, head: dict[str, Any]) -> bool:
        """Go on by what the worker says; return `False`, and stay, for what a sound worker would not say."""
        if "at" in head:
            return self._move(head["at"], head.get("to", head["at"]))
        number, problem = head.get("file"), head.get("problem", ProblemCode.DAMAGED)
        if type(number) is not int or number not in self.unanswered or number > self._latest:
            return False
        return isinstance(problem, str) and problem in _PROBLEMS and ("format" in head or "problem" in head)

    def suspects(self) -> list[int]:
        """Return the files of which one may have taken it down: none where it is not known to look at any."""
        if self.at is None or self.at == _NOWHERE:
            return []
        return [number for number in range(self.at, self._latest + 1) if number in self.unanswered]

    def _move(self, place: object, last: object) -> bool:
        if place is None:
            moves = self.has_begun and self.at is not None
            self.at = None if moves else self.at
            return moves
        if type(place) is not int or type(last) is not int or place > last:
            return False
        if place not in self.unanswered or last not in self.unanswered:
            return False
        if place == self.at:
            self._pages_left -= 1
            return self._pages_left >= 0 and last == self._latest
        if place <= self._latest:
            return False
        self.at, self._latest = place, last
        return True


_LOG = logging.getLogger(__name__)

MAX_RESTARTS = 2
"""So often in a row a worker may die before it looks at any file."""

CRASH_MESSAGES = {
    ProblemCode.TIMEOUT: say("Reading took longer than the limit for one document."),
    ProblemCode.TOO_LARGE: say("Reading needed more memory than the limit for one document."),
    ProblemCode.CRASHED: say("The process reading the document died."),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a worker says of one file: a JSON head as described in `worker.serving`, and the bytes that come with it."""

    entry: FileEntry
    head: dict[str, Any]
    body: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class Run:
    """Who waits for answers; nobody does any more once it is `given_up`."""

    answers: "queue.SimpleQueue[Answer]" = field(default_factory=queue.SimpleQueue)
    given_up: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Files that are asked about in one message."""

    run: Run
    do: str
    formats: tuple[str, ...]
    settings: FingerprintSettings
    ocr: bool
    entries: tuple[FileEntry, ...]
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """What some requests need beside the files."""


class WorkerOwner:
    """One worker, started again whenever a document took it down. `work` runs in a thread of its own."""

    def __init__(self, start: Callable[[], WorkerProcess]) -> None:
        self._start = start
        self._lock = threading.Lock()
        self._stopped = False
        self._worker: WorkerProcess | None = None
        self._hello: dict[str, Any] = {}
        self._restarts = 0
        self._spared: FileEntry | None = None
        self._run: Run | None = None
        self.is_answering = False
        """Whether it has files that nobody else will answer for."""
        self.underway: tuple[str, float] | None = None
        """The path of the file that its worker is looking at, and since when on the monotonic clock."""

    def work(
        self,
        batches: "queue.SimpleQueue[Batch | None]",
        *,
        on_hello: Callable[[dict[str, Any]], None],
    ) -> None:
        """Answer batches until there is a `None`; `Cancelled` once `stop` was called."""
        try:
            self._running()
            on_hello(self._hello)
            while (batch := batches.get()) is not None:
                with self._lock:
                    self._run = batch.run
                self.is_answering = True
                self._answer_all(batch)
                self.is_answering = False
                with self._lock:
                    self._run = None
        finally:
            self._end()

    def watch(self, slept_s: float) -> None:
        """Kill the worker if its document goes beyond the limits; time that the whole program slept does not count."""
        worker = self._worker
        if worker is not None:
            worker.watch(slept_s)

    def give_up(self, run: Run) -> None:
        """End the worker if it works for this run, which must be given up: the next one need not wait for it."""
        with self._lock:
            if self._run is run and self._worker is not None:
                self._worker.kill()

    def stop(self) -> None:
        """End the worker, and start no other."""
        with self._lock:
            self._stopped = True
            if self._worker is not None:
                self._worker.kill()

    def _running(self) -> WorkerProcess:
        with self._lock:
            if self._stopped:
                raise Cancelled
            if self._worker is not None:
                return self._worker
            try:
                worker = self._worker = self._start()
            except OSError as error:
                raise DupFinderError(
                    say("The process that reads documents cannot be started: {why}.", why=because(error))
                ) from error
        # Not under the lock: who stops us must not wait until the worker has started.
        hello = worker.greet()
        if hello is None:
            self._end()
            if self._stopped:
                raise Cancelled
            raise DupFinderError(say("The process that reads documents did not start: {why}.", why=worker.last_words))
        self._hello = hello
        return worker

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        self.underway = None
        if worker is not None:
            worker.end()

    def _answer_all(self, batch: Batch) -> None:
        """Answer for every file of a batch; those underway with one that took the worker down are asked again."""
        groups = [list(batch.entries)]
        while groups and not batch.run.given_up.is_set():
            entries = groups.pop()
            left, culprit = self._ask(batch, entries)
            if culprit is not None:
                batch.run.answers.put(culprit)
                left.remove(culprit.entry)
                groups.append(left)
            elif left:
                # It died over one of several texts, or over their fingerprints, or somebody ended it: ask one by one.
                groups.extend([entry] for entry in reversed(left))
            groups = [group for group in groups if group]

    def _ask(self, batch: Batch, entries: Sequence[FileEntry]) -> tuple[list[FileEntry], Answer | None]:
        """Ask about some files; return those that were not answered, and an answer for the one to blame for that."""
        worker = self._running()
        worker.ask(
            {
                "do": batch.do,
                "formats": batch.formats,
                "settings": asdict(batch.settings),
                "ocr": batch.ocr,
                "parameters": dict(batch.parameters),
                "files": [look_fields(entry) for entry in entries],
            }
        )
        course = Course(entries, pages=batch.ocr)
        exhausted = False
        while course.unanswered:
            frame = worker.receive()
            if frame is None:
                return list(course.unanswered.values()), self._blame(worker, course)
            if not course.follow(frame.head):
                # A document took its reader over; which one can be told only where there is no other.
                worker.kill()
                culprit = self._blame(worker, course) if len(entries) == 1 else None
                self._end()
                return list(course.unanswered.values()), culprit
            worker.restart_clock()
            if "at" in frame.head:
                self._note_underway(course)
                continue
            self.underway = None
            entry = course.unanswered.pop(frame.head["file"])
            exhausted |= frame.head.get("problem") == ProblemCode.TOO_LARGE
            batch.run.answers.put(Answer(entry=entry, head=frame.head, body=frame.body))
        worker.rest()
        if exhausted:
            # Memory that was freed after running out is in pieces; a fresh process is worth its start.
            self._end()
        return [], None

    def _note_underway(self, course: Course) -> None:
        suspects = course.suspects()
        # Nobody is told to wait for a file that may be read long since.
        entry = course.unanswered[suspects[0]] if len(suspects) == 1 else None
        if entry is None:
            self.underway = None
        elif self.underway is None or self.underway[0] != entry.path:  # scanned pages are told one by one
            self.underway = entry.path, time.monotonic()

    def _blame(self, worker: WorkerProcess, course: Course) -> Answer | None:
        """Return the answer for the file that a worker was at which died or went mad, if it can be told."""
        self._end()
        if self._stopped:
            raise Cancelled
        if not course.has_begun and worker.killed_for is None and self._restarts < MAX_RESTARTS:
            # It was dead before it looked at any of them: the next worker gets the same files.
            self._restarts += 1
            return None
        self._restarts = 0
        left, suspects = course.unanswered, course.suspects()
        if len(suspects) == 1:
            (number,) = suspects
        elif not course.has_begun or (course.at is None and len(left) == 1):
            number = next(iter(left))
        else:
            return None
        if worker.was_ended_from_outside and self._spared is not left[number]:
            self._spared = left[number]  # most likely it was not the document; once more, then it is
            return None
        code = worker.cause
        _LOG.warning("worker ended %s at %s", code, file_mark(left[number].path))
        return Answer(
            entry=left[number], head={"file": number, "problem": code.value, "message": CRASH_MESSAGES[code].as_json()}
        )


def look_fields(entry: FileEntry) -> dict[str, Any]:
    """Return what a file is checked against when it is opened: the fields of `FileLook`."""
    return {
        "path": entry.file_path,
        "size_bytes": entry.size_bytes if entry.enclosing is None else entry.enclosing.size_bytes,
        "mtime_ns": entry.mtime_ns,
        "device": entry.device,
        "inode": entry.inode if entry.enclosing is None else entry.enclosing.inode,
        "inside": inner_names(entry.path),
    }
