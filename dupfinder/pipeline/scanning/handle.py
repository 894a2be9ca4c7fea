"""A scan on a thread of its own: what both faces hold while it runs."""

import contextlib
import logging
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import assert_never

from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.errors import DocumentError, DupFinderError
from dupfinder.domain.events import (
    DocumentFailed,
    Event,
    GroupsChanged,
    NoteRaised,
    ScanFinished,
    SearchPlanned,
    StageStarted,
)
from dupfinder.domain.files import ByBytes, FileEntry
from dupfinder.domain.ignore_list import KnownDocument, known_document
from dupfinder.domain.log_words import file_mark, folder_mark, log_fields
from dupfinder.domain.options import OPTIONS, Option, OptionKind, ScanOptions
from dupfinder.domain.progress import CancelToken, Progress, ProgressCounters, Stage
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline.scanning.reading import FOLDER_MESSAGE, NO_DOCUMENT_MESSAGE
from dupfinder.pipeline.scanning.scan import scan
from dupfinder.pipeline.workers.jobs import Handle, ScanControl


def identify(paths: Sequence[str]) -> list[KnownDocument]:
    """Return what tells the documents at some paths, in their order; they are read as a scan would read them.

    Two names of one file give the same. One that is damaged, or has no text, is told by its bytes. `SourceError` or
    `DocumentError` says in one sentence which cannot be read and why.
    """
    named = [os.path.abspath(path) for path in paths]
    for path in named:
        if os.path.isdir(path):
            raise DocumentError(ProblemCode.UNREADABLE, FOLDER_MESSAGE, path=path)
    options = ScanOptions(
        sources=tuple(named), hidden=True, follow_links=True, inside=False, workers=1, by_bytes=ByBytes.ALL
    )
    result = scan(options, match=False)
    return [_known(path, result) for path in named]


def _known(path: str, result: ScanResult) -> KnownDocument:
    """Return what tells one of the documents that were read; `DocumentError` if it was not."""
    document = next((one for one in result.documents if _is_name_of(path, one.entry)), None)
    known = None if document is None else known_document(document)
    if known is not None:
        return known
    problem = next((problem for problem in result.problems if problem.path == path), None)
    if problem is None:
        raise DocumentError(ProblemCode.UNSUPPORTED, NO_DOCUMENT_MESSAGE, path=path)
    raise DocumentError(problem.code, problem.message, path=path)


def _is_name_of(path: str, entry: FileEntry) -> bool:
    """Return whether a path that was named leads to a file; of several names of one file only one is walked."""
    if path in (entry.path, *entry.other_paths):
        return True
    with contextlib.suppress(OSError):
        return os.path.samefile(path, entry.path)
    return False


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
            case SearchPlanned() | GroupsChanged() | ScanFinished():
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
    counted = {option.name: _in_numbers(option, options) for option in OPTIONS}
    others = {"find_from": options.find_from, "distinctions": len(options.distinctions.all)}
    return log_fields(sources=len(options.sources), **counted, **others)


def _in_numbers(option: Option, options: ScanOptions) -> float | StrEnum | None:
    """Return what an option is, without a letter that a person wrote: a log is sent to strangers."""
    value = option.of(options)
    if option.kind is OptionKind.PATH:
        return value is not None
    number: float | StrEnum | None = len(value) if isinstance(value, tuple) else value
    return number


class ScanHandle(Handle[Event]):
    """A scan underway: events are polled, the last is `ScanFinished` if there is no `error`; counters are sampled."""

    def __init__(self, run: Callable[[ScanControl], ScanResult]) -> None:
        self.token = CancelToken()
        self._run_scan = run
        self._counters = ProgressCounters(lambda: self.token.paused_s)
        super().__init__()

    def _run(self) -> None:
        control = ScanControl(sink=self._told.append, token=self.token, counters=self._counters)
        self._told.append(ScanFinished(self._run_scan(control)))

    def progress(self) -> Progress:
        """Return how far the present stage has come."""
        return self._counters.sample()


def start(options: ScanOptions, *, match: bool = True) -> ScanHandle:
    """Return a handle to a scan that has begun; without `match` documents are only read."""
    return ScanHandle(lambda control: logged(lambda inner: scan(options, inner, match=match), options, control))


def start_like(path: str, options: ScanOptions) -> ScanHandle:
    """Return a handle to a search for the documents that resemble one, see `find_like`."""
    from dupfinder.pipeline.scanning.like import find_like  # noqa: PLC0415 - a scan needs none of it

    return ScanHandle(
        lambda control: logged(lambda inner: find_like(path, options, inner), options, control, what="like")
    )
