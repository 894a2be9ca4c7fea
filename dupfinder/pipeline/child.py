"""One worker process as the parent sees it: started, asked, watched, ended."""

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

import psutil

import dupfinder
from dupfinder.domain.documents import ProblemCode
from dupfinder.worker.frames import BrokenFrame, Frame, read_frame, write_frame

_WINDOWS_NO_CONSOLE = 0x08000000


class WorkerProcess:
    """A spawned worker, owned by one thread; `watch` alone is called by another."""

    def __init__(self, *, time_limit_s: float, memory_limit_bytes: int) -> None:
        self._time_limit_s = time_limit_s
        self._memory_limit_bytes = memory_limit_bytes
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process
        self._process = subprocess.Popen(
            [*worker_command(), str(memory_limit_bytes)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=_environment(),
            creationflags=_WINDOWS_NO_CONSOLE if os.name == "nt" else 0,
        )
        self._lock = threading.Lock()
        self._deadline: float | None = None
        self._base_bytes = 0
        self.killed_for: ProblemCode | None = None
        """Why `watch` ended it, if it did."""
        self.last_words = ""
        """The last line that it wrote to standard error, once it has ended."""

    def greet(self) -> dict[str, Any] | None:
        """Return the first message, which says what the worker can read; `None` if it did not start."""
        hello = self.receive()
        self._base_bytes = self._resident_bytes()
        return None if hello is None else hello.head

    def ask(self, head: dict[str, Any]) -> None:
        """Send a request; a worker that died meanwhile is noticed by `receive`."""
        self.restart_clock()
        try:
            write_frame(self._stdin, Frame(head))
        except OSError:
            return

    def receive(self) -> Frame | None:
        """Return the next answer, or `None` once the worker is dead."""
        try:
            return read_frame(self._stdout)
        except (BrokenFrame, OSError):
            return None

    def restart_clock(self) -> None:
        """Give the document that is now being read the whole time limit."""
        with self._lock:
            self._deadline = time.monotonic() + self._time_limit_s

    def rest(self) -> None:
        """Stop the clock: nothing is being read."""
        with self._lock:
            self._deadline = None

    def watch(self, slept_s: float) -> None:
        """Kill the worker if its document took too long (not counting `slept_s` more seconds) or too much memory."""
        with self._lock:
            if self._deadline is None:
                return
            self._deadline += slept_s
            if time.monotonic() > self._deadline:
                self.killed_for = ProblemCode.TIMEOUT
            elif self._resident_bytes() - self._base_bytes > self._memory_limit_bytes:
                self.killed_for = ProblemCode.TOO_LARGE
            else:
                return
            self._deadline = None
        self._process.kill()

    def kill(self) -> None:
        """End the worker from another thread; its owner then sees the end of its answers."""
        self._process.kill()

    def end(self) -> None:
        """Kill the worker if it still runs, and free what it held."""
        self.rest()
        self._stdout.close()
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):  # what was still to be sent has no reader
            self._stdin.close()
        self._errors.seek(0)
        self.last_words = (
            self._errors.read().decode(errors="replace").strip().rpartition("\n")[2] or "it gave no reason"
        )
        self._errors.close()

    @property
    def _stdin(self) -> Any:  # noqa: ANN401 - Popen's own type
        return self._process.stdin

    @property
    def _stdout(self) -> Any:  # noqa: ANN401 - Popen's own type
        return self._process.stdout

    def _resident_bytes(self) -> int:
        try:
            return int(psutil.Process(self._process.pid).memory_info().rss)
        except psutil.Error:
            return 0


def worker_command() -> list[str]:
    """Return how a worker is started: as a module, or in a bundle as the program beside ours that has no Qt in it."""
    if getattr(sys, "frozen", False):
        name = "dupfinder-worker.exe" if os.name == "nt" else "dupfinder-worker"
        return [os.path.join(os.path.dirname(sys.executable), name)]
    # -P: a file called numpy.py in the current folder must not be imported.
    return [sys.executable, "-P", "-m", "dupfinder.worker"]


def _environment() -> dict[str, str]:
    package_parent = os.path.dirname(os.path.dirname(os.path.abspath(dupfinder.__file__)))
    known = os.environ.get("PYTHONPATH")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([package_parent, known] if known else [package_parent]),
        # Workers are the parallelism; threads of a linear algebra library would only take memory.
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
    }
