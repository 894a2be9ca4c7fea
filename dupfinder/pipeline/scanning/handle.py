"""A scan on a thread of its own: what both faces hold while it runs."""

from collections import deque
from collections.abc import Callable

from dupfinder.domain.events import Event, ScanFailed, ScanFinished
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, Progress, ProgressCounters
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline.scanning.like import find_like
from dupfinder.pipeline.scanning.scan import scan
from dupfinder.pipeline.scanning.scan_log import logged
from dupfinder.pipeline.workers.control import ScanControl
from dupfinder.pipeline.workers.jobs import Job, run_in_background


class ScanHandle:
    """A scan underway: facts are queued until they are polled, counters are sampled."""

    def __init__(self, run: Callable[[ScanControl], ScanResult]) -> None:
        self.token = CancelToken()
        self._run_scan = run
        self._counters = ProgressCounters()
        self._events: deque[Event] = deque()
        self._job: Job[None] = run_in_background(self._run)

    def _run(self) -> None:
        control = ScanControl(sink=self._events.append, token=self.token, counters=self._counters)
        try:
            result = self._run_scan(control)
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
    return ScanHandle(lambda control: logged(lambda inner: scan(options, inner, match=match), options, control))


def start_like(path: str, options: ScanOptions) -> ScanHandle:
    """Return a handle to a search for the documents that resemble one, see `find_like`."""
    return ScanHandle(
        lambda control: logged(lambda inner: find_like(path, options, inner), options, control, what="like")
    )
