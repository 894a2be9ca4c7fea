"""A scan on a thread of its own: what both faces hold while it runs."""

from collections import deque

from dupfinder.domain.events import Event, ScanFailed, ScanFinished
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, Progress, ProgressCounters
from dupfinder.pipeline.jobs import Job, run_in_background
from dupfinder.pipeline.scan import ScanControl, scan


class ScanHandle:
    """A scan underway: facts are queued until they are polled, counters are sampled."""

    def __init__(self, options: ScanOptions, *, match: bool) -> None:
        self.token = CancelToken()
        self._options = options
        self._match = match
        self._counters = ProgressCounters()
        self._events: deque[Event] = deque()
        self._job: Job[None] = run_in_background(self._run)

    def _run(self) -> None:
        control = ScanControl(sink=self._events.append, token=self.token, counters=self._counters)
        try:
            result = scan(self._options, control, match=self._match)
        except Exception as error:  # noqa: BLE001 - the door of a thread: the face decides what to show
            self._events.append(ScanFailed(error))
        else:
            self._events.append(ScanFinished(result))

    def poll(self, limit: int) -> list[Event]:
        """Return up to `limit` events that were not polled before, oldest first, without waiting.

        The last of a scan is `ScanFinished` or `ScanFailed`.
        """
        return [self._events.popleft() for _ in range(min(limit, len(self._events)))]

    def progress(self) -> Progress:
        """Return how far the present stage has come."""
        return self._counters.sample()

    @property
    def is_running(self) -> bool:
        """Return whether the scan still runs."""
        return not self._job.is_done

    def join(self, timeout_s: float | None = None) -> None:
        """Wait until the scan ended, or for so many seconds."""
        self._job.join(timeout_s)


def start(options: ScanOptions, *, match: bool = True) -> ScanHandle:
    """Return a handle to a scan that has begun; without `match` documents are only read."""
    return ScanHandle(options, match=match)
