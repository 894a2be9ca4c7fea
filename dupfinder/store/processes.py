"""Processes that left a file behind: whether the one that wrote it still runs."""

import os
from dataclasses import dataclass

import psutil

from dupfinder.domain.errors import StoreError
from dupfinder.store.own_json import read_own_json, write_own_json
from dupfinder.store.record_codec import Codecs

_SAME_START_S = 60.0
"""Clocks are set right now and then; a number is not given to another process so soon."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcessMark:
    """Tells a process from a later one of the same number."""

    pid: int
    started_s: float
    """Since the epoch."""

    @property
    def is_running(self) -> bool:
        """Return whether the process still runs."""
        try:
            return abs(psutil.Process(self.pid).create_time() - self.started_s) < _SAME_START_S
        except (psutil.Error, ValueError, OverflowError):
            return False


_KIND = "dupfinder-process"
_MARK = Codecs().of(ProcessMark)


def this_process() -> ProcessMark:
    """Return the mark of the process that asks."""
    return ProcessMark(pid=os.getpid(), started_s=psutil.Process().create_time())


def write_process(path: str) -> None:
    """Write the mark of this process to a file; `StoreError` where that fails."""
    write_own_json(path, _KIND, _MARK.encode(this_process()))


def process_in(path: str) -> ProcessMark | None:
    """Return the process that wrote its mark to a file; `None` for what is no such file."""
    try:
        return read_own_json(path, _KIND, _MARK.decode, what="a running process")
    except StoreError:
        return None
