"""Job objects: what Windows has in place of resource limits, and in place of a parent's last signal."""

import ctypes
import functools
import os
import subprocess
from typing import Any

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
