"""The scan that a process is at, noted in the user's state folder, so that after a crash one can go on with it.

What was read is in the scan cache, so going on means starting the same scan again (R3). Each process has a note of its
own; one of a process that is gone was not finished.
"""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import replace

import platformdirs
import psutil

from dupfinder.domain.errors import StoreError
from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.messages import say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.records import dataclass
from dupfinder.store.own_json import read_own_json, write_own_json
from dupfinder.store.record_codec import Codecs, Json
from dupfinder.store.session_checks import check_options

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


_PROCESS_KIND = "dupfinder-process"
_MARK = Codecs().of(ProcessMark)


def this_process() -> ProcessMark:
    """Return the mark of the process that asks."""
    return ProcessMark(pid=os.getpid(), started_s=psutil.Process().create_time())


def write_process(path: str) -> None:
    """Write the mark of this process to a file; `StoreError` where that fails."""
    write_own_json(path, _PROCESS_KIND, _MARK.encode(this_process()))


def process_in(path: str) -> ProcessMark | None:
    """Return the process that wrote its mark to a file; `None` for what is no such file."""
    try:
        return read_own_json(path, _PROCESS_KIND, _MARK.decode, what=say("a running process"))
    except StoreError:
        return None


_KIND = "dupfinder-unfinished-scan"
_PREFIX = "unfinished-scan-"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Note:
    process: ProcessMark
    options: ScanOptions


_NOTE = Codecs().of(_Note)


def default_state_folder() -> str:
    """Return the folder for what the program remembers of its runs."""
    return platformdirs.user_state_dir("dupfinder", appauthor=False)


def note_scan(options: ScanOptions, folder: str | None = None) -> None:
    """Note the scan that begins now, in place of all that were not finished; `StoreError` where that fails."""
    folder = folder or default_state_folder()
    note = _Note(process=this_process(), options=replace(options, distinctions=IgnoreList()))
    write_own_json(os.path.join(folder, f"{_PREFIX}{os.getpid()}.json"), _KIND, _NOTE.encode(note))
    _forget(folder, is_own=False)


def forget_scan(folder: str | None = None) -> None:
    """Forget the scan of this process, which ended, and all others that were not finished."""
    folder = folder or default_state_folder()
    _forget(folder, is_own=True)
    _forget(folder, is_own=False)


def unfinished_scan(folder: str | None = None) -> ScanOptions | None:
    """Return the last scan that a process now gone did not finish, without what was told apart; `None` for none."""
    gone = (each for each in _notes(folder or default_state_folder()) if not each[1].process.is_running)
    latest = max(gone, key=lambda each: os.stat(each[0]).st_mtime_ns, default=None)
    return None if latest is None else latest[1].options


def _forget(folder: str, *, is_own: bool) -> None:
    for path, note in _notes(folder):
        if is_own if note.process.pid == os.getpid() else not note.process.is_running:
            with contextlib.suppress(OSError):
                os.unlink(path)


def _notes(folder: str) -> Iterator[tuple[str, _Note]]:
    """Yield each note with its path; what is damaged is none."""
    with contextlib.suppress(OSError):
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name)
            if name.startswith(_PREFIX) and name.endswith(".json"):
                with contextlib.suppress(StoreError):
                    note = read_own_json(path, _KIND, _parsed, what=say("an interrupted scan"))
                    if note is not None:
                        yield path, note


def _parsed(content: Json) -> _Note:
    note: _Note = _NOTE.decode(content)
    check_options(note.options)
    return note
