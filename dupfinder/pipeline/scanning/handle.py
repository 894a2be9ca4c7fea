"""A scan on a thread of its own: what both faces hold while it runs."""

import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.events import (
    DocumentFailed,
    Event,
    GroupsChanged,
    NoteRaised,
    ScanFailed,
    ScanFinished,
    SearchPlanned,
    StageStarted,
)
from dupfinder.domain.log_words import file_mark, folder_mark, log_fields
from dupfinder.domain.option_table import OPTIONS
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, Progress, ProgressCounters, Stage
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline.scanning.like import find_like
from dupfinder.pipeline.scanning.scan import scan
from dupfinder.pipeline.workers.control import ScanControl
from dupfinder.pipeline.workers.jobs import Job, run_in_background

_LOG = logging.getLogger(__name__)
_MOST_PROBLEMS = 200
"""Of one scan; how many there are of each kind is said in the end."""


def logged(
    run: Callable[[ScanControl], ScanResult], options: ScanOptions, control: ScanControl, *, what: str = "scan"
) -> ScanResult:
    """Return what `run` returns, and log how it went."""
    scan = _LoggedScan(control, what)
    _LOG.info("%s began %s", what, _asked(options))
    for path in options.sources:
        _LOG.info("source %s", folder_mark(path))
    try:
        result = run(replace(control, sink=scan.hear))
    except DupFinderError:
        _LOG.warning("%s cannot go on", what, exc_info=True)
        raise
    except Exception:
        _LOG.exception("%s met a bug", what)
        raise
    scan.end(result)
    return result


class _LoggedScan:
    """One scan underway: hears its events before whoever asked for it."""

    def __init__(self, control: ScanControl, what: str) -> None:
        self._control = control
        self._what = what
        self._stage: Stage | None = None
        self._began_s = time.monotonic()
        self._problems = 0

    def hear(self, event: Event) -> None:
        """Log what may be said of an event, and pass it on."""
        match event:
            case StageStarted(stage):
                self._end_stage()
                self._stage, self._began_s = stage, time.monotonic()
            case DocumentFailed(problem):
                self._problems += 1
                if self._problems <= _MOST_PROBLEMS:
                    _LOG.info("problem %s %s", problem.code, file_mark(problem.path))
            case NoteRaised():
                _LOG.info("a note was shown")
            case SearchPlanned() | GroupsChanged() | ScanFinished() | ScanFailed():
                pass
            case _:
                assert_never(event)
        self._control.sink(event)

    def end(self, result: ScanResult) -> None:
        """Log what came of it."""
        self._end_stage()
        codes = Counter(problem.code.value for problem in result.problems)
        counts = {code.replace("-", "_"): count for code, count in sorted(codes.items())}
        _LOG.info(
            "%s %s %s",
            self._what,
            result.status,
            log_fields(
                documents=len(result.documents),
                files_seen=result.statistics.files_seen,
                from_cache=result.statistics.from_cache,
                groups=len(result.groups),
                seconds=result.statistics.elapsed_s,
                **counts,
            ),
        )

    def _end_stage(self) -> None:
        if self._stage is not None:
            _LOG.info("stage %s", log_fields(stage=self._stage, seconds=time.monotonic() - self._began_s))


def _asked(options: ScanOptions) -> str:
    """Return the options in numbers and codes; of patterns and paths only how many there are, or whether."""
    asked = {option.name: option.of(options) for option in OPTIONS}
    counted = {name: len(value) if isinstance(value, tuple) else value for name, value in asked.items()}
    counted["cache_file"] = options.cache_file is not None
    others = {"find_from": options.find_from, "distinctions": len(options.distinctions.all)}
    return log_fields(sources=len(options.sources), **counted, **others)


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
