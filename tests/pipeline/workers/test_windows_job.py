"""What Windows does with the worker: it ends with whoever started it, and is itself what is watched."""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from dupfinder.pipeline.workers.child import Job
from this_system import is_wine

pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="only Windows has job objects")

TOP = str(Path(__file__).parents[3])
START = """
import sys, time
from dupfinder.pipeline.workers.child import WorkerProcess
worker = WorkerProcess(time_limit_s=60, memory_limit_bytes=1 << 30)
assert worker.greet() is not None
print(worker.pid, worker._resident_bytes(), flush=True)
sys.stdin.read()
"""


def started(python: str) -> tuple[subprocess.Popen[str], int, int]:
    """Start a parent that has a worker; return it with the worker's number and memory."""
    environment = {**os.environ, "PYTHONPATH": TOP}
    parent = subprocess.Popen(
        [python, "-c", START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )
    assert parent.stdout is not None
    pid, resident_bytes = map(int, parent.stdout.readline().split())
    return parent, pid, resident_bytes


def test_R1_a_worker_does_not_outlive_a_parent_that_was_killed() -> None:
    parent, pid, _ = started(sys.executable)
    worker = psutil.Process(pid)
    assert worker.is_running()
    parent.kill()
    assert worker.wait(30) is not None or not worker.is_running()
    parent.communicate()


def test_R1_in_a_virtual_environment_the_reader_itself_is_watched(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "venv", "--without-pip", "--system-site-packages", tmp_path / "v"], check=True
    )
    parent, _, resident_bytes = started(str(tmp_path / "v" / "Scripts" / "python.exe"))
    parent.communicate("")
    assert resident_bytes > 16 << 20, "that is a launcher, not Python with its libraries"


def test_R1_a_worker_is_in_a_job() -> None:
    parent, pid, _ = started(sys.executable)
    kernel = getattr(ctypes, "WinDLL")("kernel32")  # noqa: B009 - only Windows has it
    kernel.OpenProcess.restype = ctypes.c_void_p
    handle, is_in_job = ctypes.c_void_p(kernel.OpenProcess(0x400, 0, pid)), ctypes.c_int32()
    try:
        assert kernel.IsProcessInJob(handle, None, ctypes.byref(is_in_job))
        assert is_in_job.value
    finally:
        kernel.CloseHandle(handle)
        parent.communicate("")


@pytest.mark.skipif(is_wine(), reason="wine limits no memory")
def test_R1_a_worker_gets_no_more_memory_than_its_job_lets_it_have() -> None:
    code = "import sys; sys.stdin.readline(); b = bytearray(1 << 30); print(len(b))"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        job = Job(process)
        job.limit(256 << 20)
        assert process.communicate(b"\n")[0] == b""
        job.close()
