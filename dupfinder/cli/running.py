"""Runs a scan for a command: shows progress and problems, ends it when a person interrupts."""

from __future__ import annotations

import sys
import time
from typing import assert_never

from dupfinder import pipeline
from dupfinder.cli.arguments import ProgressStyle
from dupfinder.cli.command_output import ExitStatus, interrupted_by, say
from dupfinder.cli.progress import ProgressLine
from dupfinder.domain.display import visible
from dupfinder.domain.documents import Problem
from dupfinder.domain.events import (
    DocumentFailed,
    Event,
    GroupsChanged,
    NoteRaised,
    ScanFinished,
    SearchPlanned,
    StageStarted,
)
from dupfinder.domain.result import ScanResult

POLL_INTERVAL_S = 0.1
_FIRST_POLL_S = 0.005
_EVENTS_AT_ONCE = 10_000


def follow(handle: pipeline.ScanHandle, style: ProgressStyle, *, explain: bool = False) -> ScanResult:
    """Return what a scan finds; Ctrl+C and SIGTERM cancel it, and its result then says so.

    With `explain` it is said how pairs are searched for.
    """
    line = ProgressLine(style)
    try:
        with interrupted_by(handle.token.cancel):
            return _drain(handle, line, explain=explain)
    finally:
        line.clear()


def _drain(handle: pipeline.ScanHandle, line: ProgressLine, *, explain: bool) -> ScanResult:
    """Drain the scan's events until the last one."""
    pause_s = _FIRST_POLL_S
    while True:
        for event in handle.poll(_EVENTS_AT_ONCE):
            result = _hear(event, line, explain=explain)
            if result is not None:
                handle.join()
                return result
        if handle.is_over and handle.error is not None:
            raise handle.error
        line.show(handle.progress())
        time.sleep(pause_s)
        # A small scan is over before a tenth of a second is.
        pause_s = min(POLL_INTERVAL_S, pause_s * 1.5)


def _hear(event: Event, line: ProgressLine, *, explain: bool) -> ScanResult | None:
    """Print what an event says, return the result that it brings."""
    match event:
        case ScanFinished(result):
            return result
        case NoteRaised(message):
            line.clear()
            say(visible(message))
        case DocumentFailed(problem):
            line.clear()
            print(describe_problem(problem), file=sys.stderr)
        case SearchPlanned(explanation):
            if explain:
                line.clear()
                print(explanation, file=sys.stderr)
        case StageStarted() | GroupsChanged():
            pass
        case _:
            assert_never(event)
    return None


def say_interrupted(result: ScanResult) -> ExitStatus:
    """Say how far an interrupted scan came; return its exit status."""
    say(f"Interrupted; {len(result.documents):,} documents were read.")
    return ExitStatus.INTERRUPTED


def describe_problem(problem: Problem) -> str:
    """Return a problem as one line for a terminal."""
    return f"{visible(problem.path)}: {problem.code}: {visible(problem.message)}"
