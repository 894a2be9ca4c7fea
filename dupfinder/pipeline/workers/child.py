"""One worker process as the parent sees it: started, asked, watched, ended; on Windows with a job for its limits."""

import contextlib
import ctypes
import functools
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

import dupfinder
from dupfinder.domain.documents import ProblemCode
from dupfinder.domain.messages import say
from dupfinder.worker.frames import BUFFER_BYTES, BrokenFrame, Frame, read_frame, write_frame

_EXTENDED_LIMITS = 9
_PROCESS_MEMORY, _END_UNHANDLED, _END_ON_CLOSE = 0x100, 0x400, 0x2000


class _Limits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("times", ctypes.c_int64 * 2),
        ("flags", ctypes.c_uint32),
        ("working_sets", ctypes.c_size_t * 2),
        ("most_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("classes", ctypes.c_uint32 * 2),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_bytes", ctypes.c_size_t),
        ("job_bytes", ctypes.c_size_t),
        ("peaks", ctypes.c_size_t * 2),
    )


@functools.cache
def _system() -> Any:  # noqa: ANN401 - a library
    kernel = getattr(ctypes, "WinDLL")("kernel32")  # noqa: B009 - only Windows has it
    kernel.CreateJobObjectW.restype = ctypes.c_void_p
    return kernel


class Job:
    """What holds a process and all that it starts: when it is closed, also by the end of this one, they end.

    On other systems, and where there is none to be had, it does nothing.
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._handle: ctypes.c_void_p | None = None
        made = _system().CreateJobObjectW(None, None) if os.name == "nt" else None
        if made:
            self._handle = ctypes.c_void_p(made)
            self._set(_Limits(flags=_END_ON_CLOSE | _END_UNHANDLED))
            handle = ctypes.c_void_p(int(getattr(process, "_handle")))  # noqa: B009 - Popen has it on Windows only
            _system().AssignProcessToJobObject(self._handle, handle)

    def limit(self, process_bytes: int) -> None:
        """Let no process of it have more memory than this from now on; what it asks for beyond that it does not get."""
        self._set(_Limits(flags=_END_ON_CLOSE | _END_UNHANDLED | _PROCESS_MEMORY, process_bytes=process_bytes))

    def _set(self, limits: _Limits) -> None:
        if self._handle is not None:
            size_bytes = ctypes.sizeof(limits)
            _system().SetInformationJobObject(self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), size_bytes)

    def close(self) -> None:
        """End what is still in it."""
        handle, self._handle = self._handle, None
        if handle is not None:
            _system().CloseHandle(handle)


START_LIMIT_S = 60.0
"""A worker that has not said hello by then (formats of other packages are loaded before) is given up."""

MOST_LIMITS = 10
"""After so many time limits by the clock a document is given up, whatever else the machine had to do."""
BLIND_LIMITS = 4
"""The same where the system does not tell whether a process waits for the processor or for something else."""
_END_LIMIT_S = 5.0
_STATUS_LIMIT_S = 1.0
"""The end of a worker's answers is seen a moment before its status is."""
_OTHERS_SIGNALS = frozenset(getattr(signal, name) for name in ("SIGKILL", "SIGTERM", "SIGHUP") if os.name != "nt")
_MOST_ERROR_BYTES = 1 << 20
_LAST_WORDS_BYTES = 4096
_LARGE_BYTES, _KEPT_BYTES = 4 << 20, 32 << 20
"""What is larger glibc gives back to the system at once; of the rest it keeps so much."""
_WINDOWS_NO_CONSOLE = 0x00000008
"""Not even a hidden one, whose own process would take over the pipe of answers under wine, and keep it open."""
_WINDOWS_BELOW_NORMAL = 0x00004000

# What Rust, C++ and pdfium say when they end a process because there was no more memory for it.
_ALLOCATOR_SIGNALS = frozenset(getattr(signal, name) for name in ("SIGABRT", "SIGILL", "SIGTRAP") if os.name != "nt")
"""How pdfium ends its process where its allocator gets no memory, without the words that others leave."""
_OUT_OF_MEMORY = re.compile(rb"memory allocation of \d+ bytes failed|std::bad_alloc|Out of memory", re.IGNORECASE)
_NEAR_LIMIT = 0.5
"""Who died with so much of its memory in use (it is looked at now and then only) most likely died for want of more."""


class WorkerProcess:
    """A spawned worker, owned by one thread; `watch` alone is called by another."""

    def __init__(self, *, time_limit_s: float, memory_limit_bytes: int) -> None:
        self._time_limit_s = time_limit_s
        self._memory_limit_bytes = memory_limit_bytes
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process
        try:
            self._process = subprocess.Popen(
                [*worker_command(), str(memory_limit_bytes)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                bufsize=BUFFER_BYTES,
                env=worker_environment(),
                creationflags=_WINDOWS_NO_CONSOLE | _WINDOWS_BELOW_NORMAL if os.name == "nt" else 0,
            )
        except OSError:
            self._errors.close()
            raise
        self._job = Job(self._process)
        self._lock = threading.Lock()
        self._began_s: float | None = None
        self._limit_s = time_limit_s
        self._waited_s: float | None = 0.0
        self._used_s: float | None = None
        self._base_bytes: int | None = None
        self._grown_bytes = 0
        self._most_bytes = memory_limit_bytes
        self.killed_for: ProblemCode | None = None
        """Why `watch` ended it, if it did."""
        self._killed = False
        self._status: int | None = None
        self._ran_out_of_memory = False
        self.last_words = ""
        """The last line that it wrote to standard error, once it has ended."""

    def greet(self) -> dict[str, Any] | None:
        """Return the first message, which says what the worker can read; `None` if it did not start."""
        self._start_clock(START_LIMIT_S)
        hello = self.receive()
        self.rest()
        self._base_bytes = self._resident_bytes()
        self._job.limit(self._committed_bytes() + self._memory_limit_bytes)
        return None if hello is None else hello.head

    def ask(self, head: dict[str, Any]) -> None:
        """Send a request; a worker that died meanwhile is noticed by `receive`."""
        self.restart_clock()
        # What it answers was in its memory before, so together this cannot be more.
        self._most_bytes = self._memory_limit_bytes
        try:
            write_frame(self._stdin, Frame(head))
        except OSError:
            return

    def receive(self) -> Frame | None:
        """Return the next answer, or `None` once the worker is dead or talks nonsense."""
        try:
            frame = read_frame(self._stdout, most_bytes=self._most_bytes)
        except (BrokenFrame, OSError):
            frame = None
        if frame is not None:
            self._most_bytes -= len(frame.body)
        else:
            with contextlib.suppress(subprocess.TimeoutExpired):  # it only talks nonsense
                self._status = self._process.wait(_STATUS_LIMIT_S)
        return frame

    def restart_clock(self) -> None:
        """Give the document that is now being read the whole time limit."""
        self._start_clock(self._time_limit_s)

    def _start_clock(self, limit_s: float) -> None:
        with self._lock:
            self._began_s, self._limit_s = time.monotonic(), limit_s
            self._used_s = None  # both are taken at the next look, which costs a document nothing
            self._grown_bytes = 0

    def rest(self) -> None:
        """Stop the clock: nothing is being read."""
        with self._lock:
            self._began_s = None

    def watch(self, slept_s: float) -> None:
        """Kill the worker if its document took too long (not counting `slept_s` more seconds) or too much memory."""
        self._shorten_errors()
        with self._lock:
            if self._began_s is None:
                return
            self._began_s += slept_s
            if self._used_s is None:
                self._waited_s, self._used_s = _waited_for_processor_s(self.pid), self._processor_s()
            resident_bytes = self._resident_bytes()
            if self._base_bytes is not None and resident_bytes:  # one that has just died has nothing left
                self._grown_bytes = resident_bytes - self._base_bytes
            if self._took_too_long(time.monotonic() - self._began_s):
                self.killed_for = ProblemCode.TIMEOUT
            elif self._grown_bytes > self._memory_limit_bytes:
                self.killed_for = ProblemCode.TOO_LARGE
            else:
                return
            self._began_s = None
        self._process.kill()

    def _took_too_long(self, wall_s: float) -> bool:
        if wall_s <= self._limit_s:
            return False
        waited_s = _waited_for_processor_s(self.pid)
        return is_too_long(
            self._limit_s,
            wall_s=wall_s,
            waited_s=None if waited_s is None or self._waited_s is None else waited_s - self._waited_s,
            used_s=self._processor_s() - (self._used_s or 0.0),
        )

    def kill(self) -> None:
        """End the worker from another thread; its owner then sees the end of its answers."""
        self._killed = True
        self._process.kill()

    def end(self) -> None:
        """Kill the worker if it still runs, and free what it held."""
        self.rest()
        self._stdout.close()
        self._process.kill()
        self._job.close()
        with contextlib.suppress(subprocess.TimeoutExpired):  # it hangs in a network drive that is gone
            self._process.wait(_END_LIMIT_S)
        with contextlib.suppress(OSError):  # what was still to be sent has no reader
            self._stdin.close()
        self._errors.seek(max(0, os.fstat(self._errors.fileno()).st_size - _LAST_WORDS_BYTES))
        words = self._errors.read(_LAST_WORDS_BYTES)
        self._errors.close()
        self.last_words = words.decode(errors="replace").strip().rpartition("\n")[2] or say("it gave no reason")
        self._ran_out_of_memory = bool(
            _OUT_OF_MEMORY.search(words)
            or self._grown_bytes > _NEAR_LIMIT * self._memory_limit_bytes
            or (-(self._process.returncode or 0) in _ALLOCATOR_SIGNALS and not words.strip())
        )

    @property
    def was_ended_from_outside(self) -> bool:
        """Return whether somebody else ended it: a person, or a system that had no memory left (not on Windows)."""
        return -(self._status or 0) in _OTHERS_SIGNALS and self.killed_for is None and not self._killed

    @property
    def cause(self) -> ProblemCode:
        """Return why it ended, as far as that can be told once it has."""
        return self.killed_for or (ProblemCode.TOO_LARGE if self._ran_out_of_memory else ProblemCode.CRASHED)

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        return self._process.pid

    @property
    def _stdin(self) -> Any:  # noqa: ANN401 - Popen's own type
        return self._process.stdin

    @property
    def _stdout(self) -> Any:  # noqa: ANN401 - Popen's own type
        return self._process.stdout

    def _resident_bytes(self) -> int:
        import psutil  # noqa: PLC0415 - as below: a rescan has no workers

        try:
            return int(psutil.Process(self.pid).memory_info().rss)
        except psutil.Error:
            return 0

    def _committed_bytes(self) -> int:
        """Return how much memory Windows counts against a job."""
        import psutil  # noqa: PLC0415

        try:
            return int(getattr(psutil.Process(self.pid).memory_info(), "private", 0))
        except psutil.Error:
            return 0

    def _processor_s(self) -> float:
        import psutil  # noqa: PLC0415

        try:
            times = psutil.Process(self.pid).cpu_times()
        except psutil.Error:
            return 0.0
        return float(times.user + times.system)

    def _shorten_errors(self) -> None:
        """Forget what the worker complained of before it fills the disk; both of us write at the same place."""
        with contextlib.suppress(OSError, ValueError):  # the owner closed it meanwhile
            if os.fstat(self._errors.fileno()).st_size > _MOST_ERROR_BYTES:
                self._errors.seek(0)
                self._errors.truncate()


def worker_command() -> list[str]:
    """Return how a worker is started: as a module, or in a bundle as the program beside ours, which loads no Qt."""
    if getattr(sys, "frozen", False):
        name = "dupfinder-worker.exe" if os.name == "nt" else "dupfinder-worker"
        return [os.path.join(os.path.dirname(sys.executable), name)]
    # -P: a file called numpy.py in the current folder must not be imported.
    return [_base_python() or sys.executable, "-P", "-m", "dupfinder.worker"]


def _base_python() -> str | None:
    """Return the real Python of a virtual environment of Windows, where `python.exe` only starts that one and waits.

    What is watched and ended has to be the process that reads.
    """
    base: str = getattr(sys, "_base_executable", sys.executable)
    return base if os.name == "nt" and base != sys.executable else None


def worker_environment() -> dict[str, str]:
    """Return the environment that a worker is started in."""
    package_parent = os.path.dirname(os.path.dirname(os.path.abspath(dupfinder.__file__)))
    known = os.environ.get("PYTHONPATH")
    # By this variable the real Python knows whose packages to use, as multiprocessing has it.
    environment = {} if _base_python() is None else {"__PYVENV_LAUNCHER__": sys.executable}
    return {
        **os.environ,
        **environment,
        "PYTHONPATH": os.pathsep.join([package_parent, known] if known else [package_parent]),
        # Workers are the parallelism; threads of a linear algebra library would only take memory.
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        # What one page or document needed the next one needs again: it is not given back to the system in between.
        "MALLOC_MMAP_THRESHOLD_": str(_LARGE_BYTES),
        "MALLOC_TRIM_THRESHOLD_": str(_KEPT_BYTES),
    }


def is_too_long(limit_s: float, *, wall_s: float, waited_s: float | None, used_s: float) -> bool:
    """Return whether a document took longer than its limit, by the clock less what others kept its reader waiting.

    `waited_s` is how long the reader's first thread was ready to run and did not, `None` where the system does not
    tell; `used_s` is what all its threads had of the processors. Those that keep each other waiting are no others.
    """
    if waited_s is None:
        # Who had the processor half of the time was not kept waiting; who had less may have been, or it hangs.
        return wall_s > limit_s and (used_s > limit_s / 2 or wall_s > BLIND_LIMITS * limit_s)
    most_used_s = limit_s * (os.cpu_count() or 1)
    return wall_s - waited_s > limit_s or used_s > most_used_s or wall_s > MOST_LIMITS * limit_s


def _waited_for_processor_s(pid: int) -> float | None:
    """Return how long a process was ready to run so far while others ran; `None` where the system does not tell."""
    try:
        with open(f"/proc/{pid}/schedstat", "rb") as times:
            return int(times.read().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return None
