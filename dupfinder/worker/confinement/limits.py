"""What a worker may take of the machine: memory, files, and the processor only where nothing else wants it."""

import contextlib
import os

MOST_OPEN_FILES = 256
MOST_FILE_BYTES = 64 << 20
"""The only file that a worker has open for writing is the one behind standard error."""
_NICENESS = 10


def lower_priority() -> None:
    """Let whatever a person does at the machine go first, for the processor and (on Linux it follows) for the disk."""
    with contextlib.suppress(AttributeError, OSError):  # on Windows the parent says it when it starts the process
        os.nice(_NICENESS)
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def limit_resources(memory_limit_bytes: int) -> None:
    """Let this process grow by so many bytes and no more, where the platform can do that; no core dumps, few files.

    The number of its processes is not limited here: that limit counts all threads of the user, and root has none.
    """
    try:
        import resource  # noqa: PLC0415 - there is none on Windows
    except ImportError:
        return

    def lower(kind: int, limit: int) -> None:
        with contextlib.suppress(OSError, ValueError):
            hard = resource.getrlimit(kind)[1]
            allowed = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
            resource.setrlimit(kind, (allowed, allowed))

    # A dump would leave people's documents in a folder of the system. 1 also stops those that are piped into a program,
    # which 0 does not (core(5)).
    lower(resource.RLIMIT_CORE, 1)
    lower(resource.RLIMIT_NOFILE, MOST_OPEN_FILES)
    lower(resource.RLIMIT_FSIZE, MOST_FILE_BYTES)
    with contextlib.suppress(OSError), open("/proc/self/statm", "rb") as statm:
        lower(resource.RLIMIT_AS, int(statm.read().split()[0]) * resource.getpagesize() + memory_limit_bytes)
