"""Work that does not hold up the window: in other threads, or in pieces on its own; and how records are let go."""

import sys
import time
from collections.abc import Callable, Generator, Iterable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

from dupfinder.domain.records import dataclass
from dupfinder.pipeline import Job, run_in_background


def tell_error(error: BaseException) -> None:
    """Have the window say what is wrong, as of an error that nobody catches; whoever met it goes on."""
    sys.excepthook(type(error), error, error.__traceback__)


_AT_ONCE = 500
"""So many groups, or records, are freed within a millisecond."""
_PAUSE_S = 0.001


def let_go(*records: Iterable[object]) -> None:
    """Free records piece by piece in the background, once nobody else holds them.

    To free a million of them in one go takes a third of a second, in which no thread goes on.
    """
    held = [list(each) for each in records]
    if any(len(each) > _AT_ONCE for each in held):
        run_in_background(lambda: _free(held))


def let_go_when_deleted(owner: QObject) -> None:
    """Have a window or dialogue, with the parts that it has by now, hold nothing any more once Qt deleted it.

    Parts know each other in many ways, so that otherwise all of them, and the results that they show, would stay until
    Python looks for cycles, which it does not for hours where there is little to do.
    """
    held = [vars(each) for each in (owner, *owner.findChildren(QObject))]

    def let_go_of_all() -> None:
        for each in held:
            each.clear()

    # Qt says so before it deletes the parts, which may be asked once more for what they show.
    owner.destroyed.connect(lambda: QTimer.singleShot(0, let_go_of_all))


def _free(held: list[list[object]]) -> None:
    for records in held:
        while records:
            time.sleep(_PAUSE_S)  # first of all: who lets them go may still be about to
            del records[-_AT_ONCE:]


# Loops over 500,000 documents gain little from a thread of their own: it shares Python's lock with the window, which
# asks for it at every call into Qt, so each frame takes several times as long. Such work is written as a generator that
# yields after each piece, and is done on the window's own thread while nothing else is to be done, or in turns with it.

_T = TypeVar("_T")
Pieces = Generator[None, None, _T]
"""Work that yields between its pieces and returns its result."""
TURN_S = 0.001
"""So long a thread may hold Python's lock while another one waits, to be given to `sys.setswitchinterval`.

With Python's own 5 ms a frame of 8 ms takes 80 ms beside a thread that computes (a scan has some); with this it takes
10 ms, and those threads lose nothing that can be measured.
"""
_BUDGET_S = 0.004
_REST_MS = 1
_LEAST_REST_S = 0.001


def at_once(work: Pieces[_T]) -> _T:
    """Do all of it now, and return the result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _T = end.value
            return result


def in_turns(work: Pieces[_T]) -> _T:
    """Do all of it on this thread, which rests after each piece for as long as that took it; return the result."""
    while True:
        began_s = time.thread_time()
        try:
            next(work)
        except StopIteration as end:
            result: _T = end.value
            return result
        time.sleep(max(_LEAST_REST_S, time.thread_time() - began_s))


class IdleWork(QObject):
    """Does one work at a time, a few milliseconds of it whenever the window has nothing else to do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Pieces[Any] | None = None
        self._done: Callable[[Any], None] | None = None
        self._timer = QTimer(self, interval=_REST_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Return whether there is work."""
        return self._work is not None

    def start(self, work: Pieces[_T], done: Callable[[_T], None]) -> None:
        """Do this, and call `done` with its result; what was under way is dropped."""
        self._work, self._done = work, done
        self._timer.start()

    def drop(self) -> None:
        """Leave what is under way."""
        self._work = self._done = None
        self._timer.stop()

    def _go_on(self) -> None:
        work, done = self._work, self._done
        if work is None or done is None:
            return
        end_s = time.monotonic() + _BUDGET_S
        try:
            while time.monotonic() < end_s:
                next(work)
        except StopIteration as end:
            self.drop()
            done(end.value)
        except BaseException:
            self.drop()  # it would be met again and again
            raise


_LOOK_EVERY_MS = 15


@dataclass(frozen=True, slots=True)
class _Pending:
    job: Job[Any]
    finish: Callable[[], None]


class BackgroundJobs(QObject):
    """Runs functions through the core, and calls back on the window's thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pending: list[_Pending] = []
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    def run(
        self, function: Callable[[], _T], *, done: Callable[[_T], None], failed: Callable[[Exception], None]
    ) -> None:
        """Run `function` elsewhere; then call `done` with its result, or `failed` with what it raised."""
        job = run_in_background(function)

        def finish() -> None:
            try:
                result = job.result()
            except Exception as error:  # noqa: BLE001 - the door of a thread: whoever asked decides what it is
                failed(error)
            else:
                done(result)

        self._pending.append(_Pending(job, finish))
        self._timer.start()

    @property
    def is_busy(self) -> bool:
        """Return whether a result is due."""
        return bool(self._pending)

    def _look(self) -> None:
        finished = [pending for pending in self._pending if pending.job.is_done]
        self._pending = [pending for pending in self._pending if pending not in finished]
        if not self._pending:
            self._timer.stop()
        for pending in finished:
            pending.finish()


_W = TypeVar("_W")


class LatestWork(Generic[_W, _T]):
    """Does one work at a time in the background; of what is wanted meanwhile only the last, and tells of no other.

    `begin` is called for a wish when its turn has come, and returns what is run elsewhere.
    """

    def __init__(
        self,
        jobs: BackgroundJobs,
        begin: Callable[[_W], Callable[[], _T]],
        *,
        done: Callable[[_T], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._jobs, self._begin, self._tell_done, self._tell_failed = jobs, begin, done, failed
        self.running: _W | None = None
        """What is under way, still wanted or not."""
        self._wanted: _W | None = None

    @property
    def is_wanted(self) -> bool:
        """Return whether somebody waits for something."""
        return self._wanted is not None

    def want(self, wish: _W) -> None:
        """Do this once what is under way has ended; if that is the same, it is not begun again."""
        self._wanted = self.running if self.running == wish else wish
        self._go_on()

    def forget(self) -> None:
        """Tell nothing about what was wanted."""
        self._wanted = None

    def _go_on(self) -> None:
        if self.running is None and self._wanted is not None:
            self.running = self._wanted
            self._jobs.run(self._begin(self._wanted), done=self._done, failed=self._failed)

    def _done(self, result: _T) -> None:
        if self._ends_as_wanted():
            self._tell_done(result)
        self._go_on()

    def _failed(self, error: Exception) -> None:
        if self._ends_as_wanted():
            self._tell_failed(error)
        self._go_on()

    def _ends_as_wanted(self) -> bool:
        ended, self.running = self.running, None
        if ended is not self._wanted:
            return False
        self._wanted = None
        return True
