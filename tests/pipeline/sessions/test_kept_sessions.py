"""What a window kept is there at the next start, also after a crash."""

import os
import shutil
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import this_system
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.domain.sessions import Session
from dupfinder.pipeline import KeptSession, is_session_closing, last_session, new_session
from dupfinder.pipeline.matching.pairs import ListedPairs
from this_system import not_on_windows

CRASHING = """
import os, signal, sys
sys.path[:0] = {folders!r}
from test_kept_sessions import session
from dupfinder.pipeline import KeptSession
KeptSession({state!r}).save(session("crashed"))
print("kept", flush=True)
signal.pause()
"""


def session(name: str) -> Session:
    result = ScanResult(
        options=ScanOptions(sources=(os.path.abspath(name),)),
        status=ScanStatus.FINISHED,
        documents=(),
        groups=(),
        containers=(),
        pairs=ListedPairs(),
        problems=(),
        statistics=Statistics(),
    )
    return new_session(result)


@pytest.fixture
def state(tmp_path: Path) -> str:
    return str(tmp_path / "state")


def crash(state: str) -> None:
    """Keep a session in a process, and kill that."""
    code = CRASHING.format(folders=[os.path.dirname(__file__), os.path.dirname(this_system.__file__)], state=state)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "kept\n"
        assert last_session(state) is None  # it still runs
        process.send_signal(signal.SIGKILL)


def last_name(state: str) -> str | None:
    last = last_session(state)
    return None if last is None else os.path.basename(last.open().result.options.sources[0])


def test_without_any_there_is_none(state: str) -> None:
    assert last_session(state) is None
    KeptSession(state).close()
    assert not os.path.exists(state)


def test_one_that_is_still_being_written_is_known(state: str) -> None:
    kept = KeptSession(state)
    assert not is_session_closing(state)
    kept.begin_closing()
    assert is_session_closing(state)
    assert last_session(state) is None
    kept.save(session("mine"))
    kept.close()
    assert not is_session_closing(state)
    assert last_name(state) == "mine"
    (folder,) = Path(state, "sessions").iterdir()
    assert {each.name for each in folder.iterdir()} == {"result.dupfinder", "state.dupfinder"}


def test_a_window_that_is_open_keeps_no_last_session(state: str) -> None:
    kept = KeptSession(state)
    kept.save(session("mine"))
    assert last_session(state) is None
    kept.close()
    last = last_session(state)
    assert last is not None
    assert not last.crashed
    assert last_name(state) == "mine"


def test_only_a_new_result_is_written_again(state: str) -> None:
    kept = KeptSession(state)
    first = session("mine")
    kept.save(first)
    (result,) = Path(state).glob("sessions/*/result.dupfinder")
    before = result.stat()
    later = replace(first, view={"open": [3]})
    kept.save(later)
    assert (result.stat().st_ino, result.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    kept.close()
    last = last_session(state)
    assert last is not None
    assert last.open().view == {"open": [3]}


def test_a_new_result_comes_with_its_own_marks_and_view(state: str) -> None:
    kept = KeptSession(state)
    kept.save(replace(session("before"), view={"open": [3]}))
    kept.save(session("after"))
    kept.close()
    last = last_session(state)
    assert last is not None
    assert (last_name(state), last.open().view) == ("after", {})


def test_of_two_windows_the_one_that_changed_last_is_the_last(state: str) -> None:
    one, other = KeptSession(state), KeptSession(state)
    one.save(session("one"))
    other.save(session("other"))
    other.close()
    assert last_name(state) == "other"
    one.close()
    assert last_name(state) == "other"
    assert len(os.listdir(os.path.join(state, "sessions"))) == 1


@not_on_windows("signals")
def test_after_a_crash_the_last_session_is_there(state: str) -> None:
    crash(state)
    last = last_session(state)
    assert last is not None
    assert last.crashed
    assert last_name(state) == "crashed"


@not_on_windows("signals")
def test_a_crash_is_told_until_a_window_was_closed_properly(state: str) -> None:
    crash(state)
    KeptSession(state).close()
    last = last_session(state)
    assert last is not None
    assert not last.crashed
    assert last_name(state) == "crashed"


@not_on_windows("signals")
def test_what_a_crash_left_half_written_does_not_stay_for_ever(state: str) -> None:
    crash(state)
    sessions = Path(state, "sessions")
    (folder,) = sessions.iterdir()
    (folder / "result.dupfinder.0123.tmp").write_bytes(b"half")
    shutil.copytree(folder, sessions / "early")  # of a window that crashed before it had kept anything
    (sessions / "early" / "result.dupfinder").unlink()
    (sessions / "just-begun").mkdir()
    (sessions / "just-begun" / "running.json.0123.tmp").touch()
    KeptSession(state).close()
    left = {path.relative_to(sessions).parts[-1] for path in sessions.rglob("*") if path.is_file()}
    assert left == {"result.dupfinder", "state.dupfinder", "running.json.0123.tmp"}
    assert len(list(sessions.iterdir())) == 2
    assert last_name(state) == "crashed"


def test_after_closing_nothing_is_kept(state: str) -> None:
    kept = KeptSession(state)
    kept.close()
    kept.save(session("late"))
    assert not os.path.exists(state)
