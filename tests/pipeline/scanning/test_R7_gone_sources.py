"""R4, R7: a disk that goes while it is scanned is one problem, and nothing of it is in the result."""

import errno
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.events import DocumentFailed, Event, StageStarted
from dupfinder.domain.messages import because, say
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.pipeline import ScanControl, scan
from dupfinder.pipeline.scanning.disks import MOST_FAILURES, GoneSources
from dupfinder.store import cache_info
from sample_documents import words, write_document

MANY = 60
PATIENCE_S = 10


@dataclass
class Scans:
    """Scans with one cache, in which something happens when a stage begins."""

    cache: str
    failed: list[str] = field(default_factory=list)

    def run(self, *sources: Path, at: Stage = Stage.READ, happens: Callable[[], object] = lambda: None) -> ScanResult:
        def hear(event: Event) -> None:
            if event == StageStarted(at):
                happens()
            if isinstance(event, DocumentFailed):
                self.failed.append(event.problem.path)

        control = ScanControl(sink=hear)
        options = ScanOptions(sources=tuple(map(str, sources)), workers=1, cache_file=self.cache)
        return scan(options, control)


@pytest.fixture
def scans(tmp_path: Path) -> Scans:
    return Scans(str(tmp_path / "cache"))


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder that stays: of each third document of the disk it has a copy."""
    for number in range(0, MANY, 3):
        write_document(tmp_path / "here", f"{number}.txt", words(30, seed=number))
    return tmp_path / "here"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with mounts.volume("tmpfs", tmp_path / "media" / "disk") as top:
        fill(top / "documents")
        yield top


def fill(folder: Path) -> None:
    for number in range(MANY):
        write_document(folder, f"{number}.txt", words(30, seed=number))
    write_document(folder, "copy of 1.txt", words(30, seed=1))


def unmount(top: Path) -> None:
    subprocess.run(["umount", "--lazy", top], check=True)


def check_without(result: ScanResult, gone: Path, scans: Scans) -> None:
    assert result.status is ScanStatus.INCOMPLETE
    assert result.gone_sources == (str(gone),)
    assert [problem.code for problem in result.problems] == [ProblemCode.SOURCE_GONE]
    assert f"{MANY + 1} files" in result.problems[0].message
    assert scans.failed == [str(gone)]
    assert len(result.documents) == MANY // 3
    assert not any(one.entry.path.startswith(str(gone)) for one in result.documents)
    assert result.groups == ()


@pytest.mark.parametrize("stage", [Stage.COMPARE_BYTES, Stage.READ])
@pytest.mark.parametrize("source", ["disk", "folder on it", "folder around it"])
def test_R7_a_disk_that_is_pulled_out_is_one_problem(
    scans: Scans, here: Path, disk: Path, source: str, stage: Stage
) -> None:
    named = {"disk": disk, "folder on it": disk / "documents", "folder around it": disk.parent}[source]
    result = scans.run(here, named, at=stage, happens=lambda: unmount(disk))
    check_without(result, disk if source == "folder around it" else named, scans)


def test_R7_a_folder_that_is_moved_away_is_one_problem(scans: Scans, here: Path, tmp_path: Path) -> None:
    fill(tmp_path / "there")
    result = scans.run(here, tmp_path / "there", happens=lambda: (tmp_path / "there").rename(tmp_path / "away"))
    check_without(result, tmp_path / "there", scans)


def test_R7_a_network_folder_that_breaks_off_is_one_problem(scans: Scans, here: Path, tmp_path: Path) -> None:
    if shutil.which("bindfs") is None:
        pytest.skip("bindfs is not installed")
    fill(tmp_path / "server")
    there = tmp_path / "there"
    there.mkdir()
    daemon = subprocess.Popen(["bindfs", "-f", tmp_path / "server", there], stderr=subprocess.DEVNULL)
    try:
        until_s = time.monotonic() + PATIENCE_S
        while not os.path.ismount(there):
            if daemon.poll() is not None or time.monotonic() > until_s:
                pytest.skip("bindfs cannot be used here")
            time.sleep(0.01)

        def break_off() -> None:
            daemon.kill()
            daemon.wait()

        check_without(scans.run(here, there, happens=break_off), there, scans)
    finally:
        daemon.kill()
        subprocess.run(["umount", "--lazy", there], check=False, capture_output=True)


def test_R4_what_the_cache_has_of_a_disk_that_went_is_kept(scans: Scans, here: Path, disk: Path) -> None:
    assert scans.run(here, disk).status is ScanStatus.FINISHED
    known = cache_info(scans.cache).documents
    write_document(disk, "new.txt", words(30, seed=1_000))
    result = scans.run(here, disk, happens=lambda: unmount(disk))
    assert result.status is ScanStatus.INCOMPLETE
    assert not any(one.entry.path.startswith(str(disk)) for one in result.documents)
    assert cache_info(scans.cache).documents == known


def test_a_file_that_vanishes_is_no_disk_that_went(scans: Scans, here: Path) -> None:
    gone = here / "0.txt"
    result = scans.run(here, happens=gone.unlink)
    assert result.status is ScanStatus.FINISHED
    assert [(problem.path, problem.code) for problem in result.problems] == [(str(gone), ProblemCode.VANISHED)]


@pytest.mark.parametrize(("number", "is_gone"), [(errno.EIO, True), (errno.EACCES, False)])
def test_a_disk_that_is_listed_and_fails_at_every_file_is_gone(tmp_path: Path, *, number: int, is_gone: bool) -> None:
    sources = GoneSources()
    sources.begin({str(tmp_path): os.stat(tmp_path).st_dev})
    message = say("The file could not be read: {why}.", why=because(OSError(number, os.strerror(number))))
    seen = [sources.have_after(str(tmp_path / str(each)), message) for each in range(MOST_FAILURES - 1)]
    sources.have_after(str(tmp_path / "whole"), None)
    seen += [sources.have_after(str(tmp_path / str(each)), message) for each in range(MOST_FAILURES - 1)]
    assert not any(seen)
    assert sources.have_after(str(tmp_path / "last"), message) is is_gone
    assert sources.have(str(tmp_path / "other")) is is_gone
