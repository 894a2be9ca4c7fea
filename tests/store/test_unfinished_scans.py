"""A scan that was under way when its process ended is remembered."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dupfinder.domain.ignore_list import IgnoreList
from dupfinder.domain.options import ScanOptions
from dupfinder.store import forget_scan, note_scan, unfinished_scan
from dupfinder.store.unfinished_scans import ProcessMark, this_process
from this_system import not_on_windows

OPTIONS = ScanOptions(sources=(os.path.abspath("caf\udce9"),), min_similarity=0.7, cache_file=os.path.abspath("cache"))

SCANNING = """
import signal
from dupfinder.domain.options import ScanOptions
from dupfinder.store import note_scan
note_scan(ScanOptions(sources=({source!r},)), {folder!r})
print("noted", flush=True)
signal.pause()
"""


@pytest.fixture
def folder(tmp_path: Path) -> str:
    return str(tmp_path / "state")


def crash(folder: str, source: str) -> None:
    code = SCANNING.format(folder=folder, source=source)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "noted\n"
        assert unfinished_scan(folder) is None  # it still runs
        process.send_signal(signal.SIGKILL)


def test_without_any_there_is_none(folder: str) -> None:
    assert unfinished_scan(folder) is None
    forget_scan(folder)
    assert not os.path.exists(folder)


def test_a_scan_of_a_process_that_runs_is_not_unfinished(folder: str) -> None:
    note_scan(OPTIONS, folder)
    assert unfinished_scan(folder) is None
    assert len(os.listdir(folder)) == 1
    forget_scan(folder)
    assert os.listdir(folder) == []


@not_on_windows("signals")
def test_R3_a_scan_of_a_process_that_was_killed_can_be_gone_on_with(folder: str) -> None:
    source = os.path.abspath("docs")
    crash(folder, source)
    assert unfinished_scan(folder) == ScanOptions(sources=(source,))
    note_scan(OPTIONS, folder)  # another scan begins
    assert unfinished_scan(folder) is None


@not_on_windows("signals")
def test_who_does_not_want_to_go_on_is_not_asked_again(folder: str) -> None:
    crash(folder, os.path.abspath("docs"))
    forget_scan(folder)
    assert unfinished_scan(folder) is None


def test_all_options_come_back_but_for_what_was_told_apart(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    note_scan(OPTIONS, folder)
    monkeypatch.setattr(ProcessMark, "is_running", property(lambda _: False))
    assert unfinished_scan(folder) == replace(OPTIONS, distinctions=IgnoreList())


@pytest.mark.parametrize("damage", [b"", b"{}", b"null", b'{"format": "dupfinder-unfinished-scan", "version": 1}'])
def test_a_damaged_note_is_none(folder: str, damage: bytes) -> None:
    os.makedirs(folder)
    (Path(folder) / "unfinished-scan-1.json").write_bytes(damage)
    assert unfinished_scan(folder) is None
    forget_scan(folder)


def test_a_process_is_told_from_a_later_one_of_its_number() -> None:
    mark = this_process()
    assert mark.is_running
    assert not replace(mark, started_s=mark.started_s - 3_600).is_running
    assert not replace(mark, pid=2**40).is_running
    assert not replace(mark, pid=-1).is_running
