"""Progress as plain counters that the faces sample, and the wish to cancel."""

import enum
import threading
import time
from collections.abc import Callable

from dupfinder.domain.errors import Cancelled
from dupfinder.domain.records import dataclass


class Stage(enum.StrEnum):
    """The stages of a scan, in order."""

    WALK = "walk"
    COMPARE_BYTES = "compare-bytes"
    READ = "read"
    MATCH = "match"
    VERIFY = "verify"
    LOOK = "look"
    GROUP = "group"


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """A sample: how far a stage has come. `total` is `None` while it is unknown."""

    stage: Stage
    done: int
    total: int | None
    elapsed_s: float
    """Since the stage began, without the time in which the scan was paused."""
    waits_for: str = ""
    """The path of the document that has been worked on for longest; empty while there is none."""
    waits_s: float = 0.0
    """For how long."""

    @property
    def rate_per_s(self) -> float | None:
        """Return items done per second, or `None` before there is anything to divide."""
        return self.done / self.elapsed_s if self.done and self.elapsed_s > 0 else None

    @property
    def remaining_s(self) -> float | None:
        """Return the seconds that the stage will still take at this rate, or `None` while that is unknown."""
        rate = self.rate_per_s
        return None if rate is None or self.total is None else max(0, self.total - self.done) / rate


class _Count:
    """One stage's count."""

    def __init__(self, stage: Stage, total: int | None, idle_s: float) -> None:
        self.stage = stage
        self.idle_s = idle_s
        self.total = total
        self.began_s = time.monotonic()
        self.done = 0


class ProgressCounters:
    """Counters that one scan writes and any thread may sample; `idle_s` returns for how long it was paused in all."""

    def __init__(self, idle_s: Callable[[], float] = lambda: 0.0) -> None:
        self._idle_s = idle_s
        self._count = _Count(Stage.WALK, None, idle_s())
        self.underway: Callable[[], tuple[str, float] | None] = lambda: None
        """Returns the document that has been worked on for longest, and since when on the monotonic clock."""

    @property
    def done(self) -> int:
        """How many items of the present stage are done."""
        return self._count.done

    @done.setter
    def done(self, done: int) -> None:
        self._count.done = done

    def begin(self, stage: Stage, *, total: int | None = None) -> None:
        """Start counting a new stage from nought."""
        self._count = _Count(stage, total, self._idle_s())

    def sample(self) -> Progress:
        """Return the present state."""
        # Taken once: the scan may go on to another stage while this one is looked at.
        count = self._count
        now_s = time.monotonic()
        path, since_s = self.underway() or ("", now_s)
        return Progress(
            stage=count.stage,
            done=count.done,
            total=count.total,
            elapsed_s=max(0.0, now_s - count.began_s - (self._idle_s() - count.idle_s)),
            waits_for=path,
            waits_s=now_s - since_s,
        )


class CancelToken:
    """A person's wish to stop or to pause, asked for by one thread and checked by others once an item."""

    def __init__(self) -> None:
        self._cancelled = False
        self._running = threading.Event()
        self._running.set()
        self._paused_s = 0.0
        self._pause_began_s: float | None = None

    @property
    def paused_s(self) -> float:
        """Return for how long it was paused in all, a pause that lasts included."""
        began_s = self._pause_began_s
        return self._paused_s + (0.0 if began_s is None else time.monotonic() - began_s)

    @property
    def is_paused(self) -> bool:
        """Return whether somebody asked to wait."""
        return not self._running.is_set()

    def cancel(self) -> None:
        """Ask to stop; also ends a pause."""
        self._cancelled = True
        self._running.set()

    def pause(self) -> None:
        """Ask to wait until `resume`."""
        if self._pause_began_s is None:
            self._pause_began_s = time.monotonic()
        self._running.clear()

    def resume(self) -> None:
        """End a pause."""
        self._paused_s, self._pause_began_s = self.paused_s, None
        self._running.set()

    def check(self) -> None:
        """Wait while paused; raise `Cancelled` if somebody asked to stop."""
        if self._pause_began_s is not None:  # far cheaper to ask than the lock, and it is asked once an item
            self._running.wait()
        if self._cancelled:
            raise Cancelled
