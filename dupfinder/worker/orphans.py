"""Ends a worker whose parent is gone, also while a document hangs in it."""

import contextlib
import ctypes
import os
import platform
import signal
import threading
import time

POLL_INTERVAL_S = 2.0
_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """See to it that this process does not outlive its parent.

    Reading the end of standard input ends an idle worker; one that hangs in a document does not read. Linux kills it
    then, whatever it does; elsewhere a thread looks now and then, which a parser that never lets Python run can delay.
    """
    parent = os.getppid()
    if platform.system() == "Linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)
        return
    threading.Thread(target=_watch, args=(parent,), name="dupfinder-orphan", daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent and _is_running(parent):
        time.sleep(POLL_INTERVAL_S)
    os._exit(1)


def _is_running(pid: int) -> bool:
    """Return whether a process runs; on Windows the parent's number stays the same when it is gone."""
    if platform.system() != "Windows":
        return True
    import psutil  # noqa: PLC0415 - only here

    return psutil.pid_exists(pid)
