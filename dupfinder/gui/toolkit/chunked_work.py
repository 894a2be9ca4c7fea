"""Long work in pieces of a few milliseconds, so that the window can draw and answer between them.

Loops over 500,000 documents gain little from a thread of their own: it shares Python's lock with the window, which asks
for it at every call into Qt, so each frame takes several times as long. Such work is written as a generator that yields
after each piece, and is done on the window's own thread while nothing else is to be done, or in turns with it.
"""

import time
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer

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
        self._timer = QTimer(self)
        self._timer.setInterval(_REST_MS)
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
