"""Work in the background for a face that must not wait: a thread of its own, and a result to ask for."""

import contextlib
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import field
from itertools import chain, islice
from typing import Generic, Self, TypeVar

from dupfinder.domain.events import Event, StageStarted
from dupfinder.domain.progress import CancelToken, ProgressCounters, Stage
from dupfinder.domain.records import dataclass

Sink = Callable[[Event], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScanControl:
    """Where a scan tells what happens, and where it is told to stop; as it stands nobody does either."""

    sink: Sink = lambda _: None
    """Gets every event, in the scan's own thread."""
    token: CancelToken = field(default_factory=CancelToken)
    counters: ProgressCounters = field(default_factory=ProgressCounters)

    def begin(self, stage: Stage, total: int | None) -> None:
        """Say that a stage starts, which has so many items if that is known."""
        self.counters.begin(stage, total=total)
        self.sink(StageStarted(stage))


Given = TypeVar("Given")
Result = TypeVar("Result")


def in_order(
    submit: Callable[[Given], "Future[Result]"], tasks: Iterable[Given], *, ahead: int
) -> "Iterator[tuple[Given, Future[Result]]]":
    """Yield each task and its future, in the order of tasks, of which so many are submitted ahead of who takes them.

    Those that have not begun when somebody gives up are taken back.
    """
    underway: deque[tuple[Given, Future[Result]]] = deque()
    try:
        for task in tasks:
            underway.append((task, submit(task)))
            if len(underway) > ahead:
                yield underway.popleft()
        while underway:
            yield underway.popleft()
    finally:
        for _, future in underway:
            future.cancel()


@dataclass(frozen=True, slots=True)
class Threads:
    """Runs tasks on so many threads."""

    count: int

    def run(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield what the tasks return, in their order; what one raises is raised, and the rest is not begun.

        They are taken from `tasks` on the caller's thread, few more than there are threads ahead of what is yielded.
        """
        remaining = iter(tasks)
        first = list(islice(remaining, min(self.count, 2)))
        tasks, are_few = chain(first, remaining), len(first) < 2
        del first  # a task, and all that it needs, goes when it is done
        if are_few:
            for task in tasks:
                done = task()
                del task
                yield done
            return
        with ThreadPoolExecutor(self.count, thread_name_prefix="dupfinder-search") as executor:
            for _, future in in_order(executor.submit, tasks, ahead=self.count):
                yield future.result()


class Closing:
    """What is closed at the end of a `with` block, or by `close`."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of what it holds."""
        raise NotImplementedError


CHECK_INTERVAL_S = 0.1
"""So often whoever waits looks whether to give up."""


@contextlib.contextmanager
def in_turn(lock: threading.Lock, check: Callable[[], None]) -> Iterator[None]:
    """Hold a lock within the block; `check` is called now and then while others hold it, and raises to give up."""
    check()
    while not lock.acquire(timeout=CHECK_INTERVAL_S):
        check()
    try:
        yield
    finally:
        lock.release()


T = TypeVar("T")


class Job(Generic[T]):
    """One piece of work underway or done; done, it holds nothing any more but what came of it."""

    def __init__(self, function: Callable[[], T]) -> None:
        self._result: list[T] = []
        # Made beforehand: a thread without memory ends before it can say so, and whoever asks must hear of it.
        self._error: BaseException | None = MemoryError()
        # Not an attribute: what is done is often a method of the one that holds the job, and would hold that for good.
        self._thread = threading.Thread(target=self._work, args=(function,), name="dupfinder-job", daemon=True)
        self._thread.start()

    def _work(self, function: Callable[[], T]) -> None:
        try:
            self._result.append(function())
            self._error = None
        except BaseException as error:  # noqa: BLE001 - the door of a thread: `result` raises it where somebody cares
            self._error = error

    @property
    def is_done(self) -> bool:
        """Return whether the work ended."""
        return not self._thread.is_alive()

    @property
    def error(self) -> BaseException | None:
        """Return what the work raised, once it is done; `None` if it did not, or `result` raised it."""
        return self._error if self.is_done else None

    def join(self, timeout_s: float | None = None) -> None:
        """Wait until the work ended, or for so many seconds."""
        self._thread.join(timeout_s)

    def result(self) -> T:
        """Return what the work returned, or raise what it raised; waits for it. To be asked once."""
        self._thread.join()
        if self._result:
            return self._result.pop()
        error, self._error = self._error, None
        try:
            raise error or RuntimeError("The result of a job was asked for twice.")
        finally:
            del error  # its traceback holds this frame


def run_in_background(function: Callable[[], T]) -> Job[T]:
    """Return a job that does the work in a thread of its own."""
    return Job(function)


class Handle(Generic[T]):
    """Work underway in a thread of its own, which begins once a handle is made: it tells things, to be polled."""

    def __init__(self) -> None:
        self._told: deque[T] = deque()
        self._job: Job[None] = run_in_background(self._run)

    def _run(self) -> None:
        """Do the work, in the thread; what it raises ends it."""
        raise NotImplementedError

    def poll(self, limit: int) -> list[T]:
        """Return up to `limit` things that were told and not polled before, oldest first, without waiting."""
        return [self._told.popleft() for _ in range(min(limit, len(self._told)))]

    @property
    def error(self) -> BaseException | None:
        """Return what ended the work early, once it is done: a `DupFinderError`, a bug, or too little memory."""
        return self._job.error

    @property
    def is_running(self) -> bool:
        """Return whether the work goes on; once it does not, all that it told can be polled."""
        return not self._job.is_done

    @property
    def is_over(self) -> bool:
        """Return whether the work has ended, and all that it told was polled; what ended it early is its `error`."""
        return self._job.is_done and not self._told

    def join(self, timeout_s: float | None = None) -> None:
        """Wait until the work ended, or for so many seconds."""
        self._job.join(timeout_s)
