"""The pool: whatever a document does costs that document (R1)."""

import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import psutil
import pytest

from dupfinder.domain.errors import Cancelled, DupFinderError
from dupfinder.domain.options import MIB, ScanOptions
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import Stage
from dupfinder.pipeline import Comparer, run_in_background, start
from dupfinder.pipeline.workers import child, pool
from dupfinder.pipeline.workers.pool import WorkerPool
from dupfinder.worker.confinement.confining import MOST_FILE_BYTES
from sample_documents import Scan, Write, words
from this_system import is_wine, not_on_windows

FAULTY_WORKER = str(Path(__file__).parents[2] / "support" / "faulty_worker.py")


@pytest.fixture
def faulty_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start workers that hang, die or eat memory where the name of a document says so."""
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, FAULTY_WORKER])


@pytest.mark.usefixtures("faulty_workers")
def test_R1_three_bad_documents_among_a_thousand_cost_three(write: Write, scan_documents: Scan) -> None:
    for number in range(997):
        write(f"good {number:04}.txt", words(30, seed=number // 2))
    for seed, fault in enumerate(("spin", "segfault", "glutton"), 1000):
        write(f"{fault}.txt", words(30, seed=seed))
    scanned = scan_documents(workers=2, time_limit_s=3.0, memory_limit_bytes=200 * MIB)
    assert scanned.problems == {"spin.txt": "timeout", "segfault.txt": "crashed", "glutton.txt": "too-large"}
    assert len([document for document in scanned.result.documents if document.has_text]) == 997
    assert [len(group) for group in scanned.groups].count(2) == 498


@pytest.mark.usefixtures("faulty_workers")
def test_R1_bad_documents_among_small_texts_that_are_told_of_together_cost_themselves(
    write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOLD_TOGETHER", "16")
    for number in range(60):
        write(f"{'good' if number % 7 else 'empty'} {number:04}.txt", words(30 * (number % 7 > 0), seed=number))
    faults = {"hang": "timeout", "segfault": "crashed", "exit": "crashed", "glutton": "too-large", "killed": "crashed"}
    for seed, fault in enumerate(faults, 1000):
        write(f"{fault}.txt", words(30, seed=seed))
    scanned = scan_documents(workers=1, time_limit_s=2.0, memory_limit_bytes=200 * MIB)
    assert {name: code for name, code in scanned.problems.items() if code != "empty"} == {
        f"{fault}.txt": code for fault, code in faults.items()
    }
    assert len([document for document in scanned.result.documents if document.has_text]) == 51


FAULTS = {
    "hang": "timeout",
    "spin": "timeout",
    "fork bomb": "timeout",
    "complaints": "timeout",
    "exit": "crashed",
    "segfault": "crashed",
    "deep": "damaged",
    "glutton": "too-large",
    "resident": "too-large",
    "reserver": "too-large",
    "aborting": "too-large",
    "full and dead": "too-large",
}
if is_wine():  # it limits no memory, so whether these are seen before they end depends on what else the machine does
    del FAULTS["resident"], FAULTS["full and dead"]


@pytest.mark.usefixtures("faulty_workers")
def test_R1_each_fault_has_its_code_and_costs_one_document(write: Write, scan_documents: Scan) -> None:
    for seed, fault in enumerate(FAULTS):
        write(f"{fault}.txt", words(30, seed=seed))
        write(f"{fault} not.txt", words(30, seed=100 + seed))
    scanned = scan_documents(workers=2, time_limit_s=2.0, memory_limit_bytes=200 * MIB)
    assert scanned.problems == {f"{fault}.txt": code for fault, code in FAULTS.items()}
    assert [d.entry.name for d in scanned.result.documents if d.has_text] == sorted(f"{one} not.txt" for one in FAULTS)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.usefixtures("faulty_workers")
def test_R1_a_scan_leaves_no_process_behind(write: Write, scan_documents: Scan) -> None:
    for seed, fault in enumerate(("fork bomb", "hang", "exit", "good")):
        write(f"{fault}.txt", words(30, seed=seed))
    others = _children(os.getpid())  # workers of fixtures that other tests share
    scan_documents(time_limit_s=1.0)
    assert not set(_children(os.getpid())).difference(others)  # not even one that is dead and not buried
    _wait_for_the_end_of_all()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers open files themselves")
@pytest.mark.usefixtures("faulty_workers")
def test_R1_a_file_that_hangs_when_it_is_opened_costs_that_file(write: Write, scan_documents: Scan) -> None:
    for seed, name in enumerate(("a.txt", "b.txt", "hangs to open.txt", "y.txt", "z.txt")):
        write(name, words(30, seed=seed))
    scanned = scan_documents(time_limit_s=2.0)
    assert scanned.problems == {"hangs to open.txt": "timeout"}
    assert len([document for document in scanned.result.documents if document.has_text]) == 4
    _wait_for_the_end_of_all()  # what hangs in opening outlives no reader


def _wait_for_the_end_of_all() -> None:
    # Other tests may have workers at the same time; those of this one have its name in their environment.
    ours = os.environ["PYTEST_CURRENT_TEST"].split()[0]
    deadline = time.monotonic() + 30  # openers look now and then whether their readers have ended
    while any(
        ours in _read(pid, "environ")
        for pid in os.listdir("/proc")
        if pid.isdigit() and FAULTY_WORKER in _read(pid, "cmdline")
    ):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@not_on_windows("Windows does not tell who ended a process")
def test_R1_a_worker_that_is_ended_from_outside_is_tried_once_more_for_its_document(
    write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = itertools.count()
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, FAULTY_WORKER, str(next(starts))])
    for seed, name in enumerate(("a.txt", "killed once.txt", "killed.txt", "z.txt")):
        write(name, words(30, seed=seed))
    scanned = scan_documents()
    assert scanned.problems == {"killed.txt": "crashed"}
    assert [one.entry.name for one in scanned.result.documents if one.has_text] == ["a.txt", "killed once.txt", "z.txt"]
    assert next(starts) == 4  # the first, one after each end


@pytest.mark.usefixtures("faulty_workers")
def test_R1_complaints_without_end_fill_no_disk(write: Write) -> None:
    path = str(write("complaints.txt", words(30, seed=1)))
    seen = os.stat(path)
    look = {"path": path, "size_bytes": seen.st_size, "mtime_ns": seen.st_mtime_ns}
    worker = child.WorkerProcess(time_limit_s=60.0, memory_limit_bytes=200 * MIB)
    try:
        assert worker.greet()
        files = [{**look, "device": seen.st_dev, "inode": seen.st_ino}]
        worker.ask({"do": "text", "files": files, "formats": [], "ocr": False})
        written = worker._errors.fileno()
        sizes = [0]
        while sizes[-1] >= max(sizes):  # until it is emptied
            time.sleep(0.01)
            sizes.append(os.fstat(written).st_size)
            worker.watch(0.0)
    finally:
        worker.end()
    assert 0 < max(sizes) <= MOST_FILE_BYTES


@pytest.mark.usefixtures("faulty_workers")
def test_identical_documents_that_no_reader_survives_are_still_a_group(write: Write, scan_documents: Scan) -> None:
    for name in ("segfault.txt", "segfault.copy.txt"):
        write(name, words(30, seed=1))
    scanned = scan_documents()
    assert scanned.problems == {"segfault.txt": "crashed", "segfault.copy.txt": "crashed"}
    assert scanned.groups == [{"segfault.txt": "keeper", "segfault.copy.txt": "identical"}]


@pytest.mark.usefixtures("faulty_workers")
def test_what_a_library_prints_stays_out_of_the_answers(write: Write, scan_documents: Scan) -> None:
    write("chatter.txt", words(30, seed=1))
    assert scan_documents().problems == {}


def test_a_worker_that_cannot_start_is_said_in_one_sentence(
    write: Write, scan_documents: Scan, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("a.txt", "text")
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, "-c", "raise ImportError('no reader')"])
    with pytest.raises(DupFinderError, match="did not start: ImportError: no reader"):
        scan_documents()


@pytest.mark.usefixtures("faulty_workers")
def test_progress_names_the_document_that_takes_long(write: Write, tmp_path: Path) -> None:
    write("good.txt", words(60, seed=1))
    write("hang.txt", words(60, seed=2))
    slow = tmp_path / "docs" / "hang.txt"
    handle = start(ScanOptions(sources=(str(tmp_path / "docs"),), use_cache=False, workers=1))
    try:
        seen = [handle.progress()]
        end_s = time.monotonic() + 60
        while not (seen[-1].waits_for and seen[-1].waits_s > 0.5) and time.monotonic() < end_s:
            time.sleep(0.02)
            seen.append(handle.progress())
        assert seen[-1].waits_for == str(slow)
        time.sleep(0.2)
        later = handle.progress()
        assert later.waits_for == str(slow)
        assert later.waits_s > seen[-1].waits_s
    finally:
        handle.token.cancel()
        handle.join(60)


@pytest.mark.usefixtures("faulty_workers")
def test_cancelling_ends_a_scan_whose_worker_hangs(write: Write, tmp_path: Path) -> None:
    write("hang.txt", words(30, seed=1))
    handle = start(ScanOptions(sources=(str(tmp_path / "docs"),), use_cache=False, workers=1))
    while handle.progress().stage is not Stage.READ:
        time.sleep(0.02)
    handle.token.cancel()
    handle.join(20.0)
    assert not handle.is_running


def test_a_closed_pool_leaves_no_thread_and_no_process() -> None:
    before = threading.active_count()
    with WorkerPool(workers=2, time_limit_s=5.0, memory_limit_bytes=500 * MIB) as workers:
        assert "txt" in workers.versions.readers
        assert threading.active_count() == before + 3
    assert threading.active_count() == before


def test_a_worker_that_died_while_idle_costs_no_document(write: Write) -> None:
    paths = [str(write(name, words(30, seed=1))) for name in ("a.txt", "b.txt")]
    others = _children(os.getpid())
    with Comparer() as comparer:
        comparer.compare(*paths)
        for pid in set(_children(os.getpid())).difference(others):
            os.kill(pid, signal.SIGKILL)
        assert comparer.compare(*paths).relation is Relation.IDENTICAL


def test_a_comparer_whose_worker_cannot_start_says_so_every_time(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(write("a.txt", words(30, seed=1)))
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, "-c", "raise MemoryError"])
    with Comparer() as comparer:
        for _ in range(2):
            with pytest.raises(DupFinderError, match="did not start"):
                comparer.compare(path, path)


def test_time_that_the_whole_program_slept_is_not_the_documents(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(write("hang a while.txt", words(30, seed=1)))
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, FAULTY_WORKER])
    with Comparer(time_limit_s=6.0) as comparer:
        job = run_in_background(lambda: comparer.compare(path, path))
        time.sleep(1.0)
        # As after Ctrl+Z: the next look at the clock comes twenty seconds after the last one.
        real = time.monotonic
        monkeypatch.setattr(time, "monotonic", lambda: real() + 20.0)
        assert job.result().relation is Relation.IDENTICAL


@pytest.mark.usefixtures("faulty_workers")
def test_closing_ends_a_comparison_underway(write: Write) -> None:
    path = str(write("hang.txt", words(30, seed=1)))
    comparer = Comparer()
    job = run_in_background(lambda: comparer.compare(path, path))
    time.sleep(0.5)
    assert not job.is_done
    comparer.close()
    with pytest.raises(Cancelled):
        job.result()


def test_a_pool_can_be_closed_while_its_workers_start() -> None:
    before = threading.active_count()
    WorkerPool(workers=2, time_limit_s=5.0, memory_limit_bytes=500 * MIB).close()
    assert threading.active_count() == before


def test_a_pool_is_closed_also_while_another_process_holds_the_pipe_of_its_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "holder"
    code = (
        "import os, subprocess, sys, time\nlong = 'import time; time.sleep(600)'\n"
        "holder = subprocess.Popen([sys.executable, '-c', long], stdin=subprocess.DEVNULL, stdout=1)\n"
        f"with open({f'{told}.new'!r}, 'w') as file: file.write(str(holder.pid))\n"
        f"os.replace({f'{told}.new'!r}, {str(told)!r})\ntime.sleep(600)"
    )
    monkeypatch.setattr(child, "worker_command", lambda: [sys.executable, "-c", code])
    monkeypatch.setattr(pool, "END_LIMIT_S", 0.5)
    before = threading.active_count()
    closed = WorkerPool(workers=1, time_limit_s=5.0, memory_limit_bytes=500 * MIB)
    while not told.exists():
        time.sleep(0.05)
    closed.close()
    holder = psutil.Process(int(told.read_text()))
    assert holder.is_running()
    holder.kill()
    while threading.active_count() > before:  # its owner hears of the end now
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("work", ["comparer.compare(path, path)", "time.sleep(60)"], ids=["hanging", "idle"])
def test_workers_end_when_the_parent_is_killed(write: Write, work: str) -> None:
    script = (
        "import sys, time; from dupfinder.pipeline import Comparer; from dupfinder.pipeline.workers import child\n"
        f"child.worker_command = lambda: [sys.executable, {FAULTY_WORKER!r}]\n"
        f"path = {str(write('spin.txt', words(30, seed=1)))!r}; comparer = Comparer(); {work}"
    )
    parent = subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 30
    while not (workers := _children(parent.pid)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    time.sleep(1.0)  # until the worker has begun with the document, or waits for another
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    while any(_state(pid) != "Z" for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _children(pid: int) -> list[int]:
    found: list[int] | None = None
    while found is None:
        found = _children_of(pid, os.listdir(f"/proc/{pid}/task"))
    return found


def _children_of(pid: int, threads: list[str]) -> list[int] | None:
    """Return the children of some threads; `None` where one has ended: its children are another one's now."""
    found: list[int] = []
    for thread in threads:
        try:
            with open(f"/proc/{pid}/task/{thread}/children", encoding="ascii") as listing:
                found += [int(one) for one in listing.read().split()]
        except (FileNotFoundError, ProcessLookupError):
            return None
    return found


def _read(pid: str, name: str) -> str:
    try:
        with open(f"/proc/{pid}/{name}", encoding="utf-8", errors="replace") as file:
            return file.read()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _state(pid: int) -> str:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as status:
            return status.read().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return "Z"
