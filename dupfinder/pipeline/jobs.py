"""Work in the background for a face that must not wait: a thread of its own, and a result to ask for."""

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Job(Generic[T]):
    """One piece of work underway or done."""

    def __init__(self, function: Callable[[], T]) -> None:
        self._function = function
        self._result: list[T] = []
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._work, name="dupfinder-job", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        try:
            self._result.append(self._function())
        except BaseException as error:  # noqa: BLE001 - the door of a thread: `result` raises it where somebody cares
            self._error = error

    @property
    def is_done(self) -> bool:
        """Return whether the work ended."""
        return not self._thread.is_alive()

    def join(self, timeout_s: float | None = None) -> None:
        """Wait until the work ended, or for so many seconds."""
        self._thread.join(timeout_s)

    def result(self) -> T:
        """Return what the work returned, or raise what it raised; waits for it."""
        self._thread.join()
        if self._error is not None:
            raise self._error
        return self._result[0]


def run_in_background(function: Callable[[], T]) -> Job[T]:
    """Return a job that does the work in a thread of its own."""
    return Job(function)
