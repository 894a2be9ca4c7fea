"""Work outside the window's thread, and its results back on it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer

from dupfinder.pipeline import Job, run_in_background

_LOOK_EVERY_MS = 15
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class _Pending:
    job: Job[Any]
    finish: Callable[[], None]


class BackgroundJobs(QObject):
    """Runs functions through the core, and calls back on the window's thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pending: list[_Pending] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
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
