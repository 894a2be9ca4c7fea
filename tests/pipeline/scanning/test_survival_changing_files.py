"""Files that change under the scan (R2), and a folder that grows (R6)."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.events import Event, StageStarted
from dupfinder.domain.options import MIB, ScanOptions
from dupfinder.domain.progress import Stage
from dupfinder.domain.result import ScanResult
from dupfinder.pipeline import ScanControl, scan
from sample_documents import Write, words
from this_system import not_on_windows, unless_root

TOP = Path(__file__).parents[3]


def change(path: Path) -> None:
    path.write_text(words(60, seed=99))


def change_back_in_time(path: Path) -> None:
    seen = path.stat()
    path.write_text(path.read_text()[::-1] + "!")
    os.utime(path, ns=(seen.st_atime_ns, seen.st_mtime_ns))


def become_another(path: Path) -> None:
    other = path.with_name("other")
    shutil.copy2(path, other)
    other.replace(path)


def become_fifo(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def become_socket(path: Path) -> None:
    path.unlink()
    here = os.getcwd()
    os.chdir(path.parent)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(path.name)
    os.chdir(here)


def become_link_to_device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


def become_loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.name)


def become_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


CHANGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "changed": (change, "changed"),
    "changed back in time": (change_back_in_time, "changed"),
    "another": (become_another, "changed"),
    "gone": (Path.unlink, "vanished"),
    "fifo": (become_fifo, "changed"),
    "socket": (become_socket, "changed"),
    "device": (become_link_to_device, "changed"),
    "loop": (become_loop, "unreadable"),
    "folder": (become_folder, "changed"),
}


@not_on_windows("Windows has no such files")
@pytest.mark.parametrize("when", [Stage.COMPARE_BYTES, Stage.READ])
def test_R2_what_changes_during_the_scan_is_reported_and_not_guessed_at(
    write: Write, tmp_path: Path, when: Stage
) -> None:
    # Only files of one size are read in the first stage.
    sizes = [50 if when is Stage.COMPARE_BYTES else 50 + number for number in range(len(CHANGES))]
    paths = {name: write(f"{name}.txt", words(size, seed=1)) for name, size in zip(CHANGES, sizes, strict=True)}
    for name in ("copy", "another copy"):
        write(f"{name}.txt", words(200, seed=2))

    def sink(event: Event) -> None:
        if event == StageStarted(when):
            for name, (befall, _) in CHANGES.items():
                befall(paths[name])

    result = run(tmp_path / "docs", sink=sink)
    problems = {Path(problem.path).stem: problem.code.value for problem in result.problems}
    assert problems == {name: code for name, (_, code) in CHANGES.items()}
    groups = [sorted(member.document.entry.name for member in group.members) for group in result.groups]
    assert groups == [["another copy.txt", "copy.txt"]]


@unless_root
def test_R2_a_file_that_becomes_unreadable_is_reported(write: Write, tmp_path: Path) -> None:
    path = write("a.txt", words(50, seed=1))

    def sink(event: Event) -> None:
        if event == StageStarted(Stage.READ):
            path.chmod(0)

    assert [problem.code.value for problem in run(tmp_path / "docs", sink=sink).problems] == ["unreadable"]


def run(folder: Path, *, sink: Callable[[Event], None]) -> ScanResult:
    control = ScanControl(sink=sink)
    return scan(ScanOptions(sources=(str(folder),), workers=1, use_cache=False), control)


MEASURE = """
import resource, sys
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.progress import CancelToken, ProgressCounters
from dupfinder.pipeline import ScanControl, scan
control = ScanControl(sink=lambda event: None, token=CancelToken(), counters=ProgressCounters())
result = scan(ScanOptions(sources=(sys.argv[1],), workers=1, cache_file=sys.argv[2]), control, match=False)
assert len(result.documents) == int(sys.argv[3]) and not result.problems and not result.groups
# Not by getrusage: that counts what the process was before it became this program.
with open("/proc/self/status") as status:
    print(*[int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM")])
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the size is counted in other units")
def test_R6_what_was_read_is_held_neither_by_the_parent_nor_by_the_worker(tmp_path: Path) -> None:
    few, many = 4, 28
    text_bytes = 0
    for number in range(many):
        # 100,000 words each, no two alike; to compare them the parent needs 800 kB for each.
        text = words(100_000, seed=number)
        text_bytes += len(text) if number >= few else 0
        for folder in ("many",) if number >= few else ("few", "many"):
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / f"{number}.txt").write_text(text)
    assert text_bytes > 15 * MIB
    small, large = (peaks(tmp_path, folder, count) for folder, count in (("few", few), ("many", many)))
    for one, other in zip(small, large, strict=True):
        # Not nothing: where the machine is busy, answers wait for the parent.
        assert other - one < text_bytes * 3 / 4, (small, large, text_bytes)


def peaks(tmp_path: Path, folder: str, count: int) -> tuple[int, int]:
    """Return the most memory that the parent and the worker of a scan had, in bytes."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(tmp_path / folder), str(tmp_path / f"{folder}.sqlite"), str(count)],
        env={**os.environ, "PYTHONPATH": str(TOP)},
        capture_output=True,
        text=True,
        check=True,
    )
    parent, worker = map(int, done.stdout.split())
    return parent, worker
