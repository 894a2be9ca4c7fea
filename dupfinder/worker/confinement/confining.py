"""The means of each system, tried one after the other.

Landlock also takes the right to read, but for what programs consist of. Windows has no such means that a few lines
could use; there a worker is limited in time, memory and priority only.
"""

import contextlib
import ctypes
import glob
import os
import sys
from collections.abc import Callable, Collection, Mapping

from dupfinder.worker.confinement import landlock, seatbelt, seccomp
from dupfinder.worker.confinement.readable import listed_places, places_of_program, readable_places

MOST_OPEN_FILES = 256
MOST_FILE_BYTES = 64 << 20
"""The only file that a worker has open for writing is the one behind standard error."""
_NICENESS = 10
SOCKETS = "/tmp"  # noqa: S108 - the only place where LibreOffice makes its socket


def lower_priority() -> None:
    """Let whatever a person does at the machine go first, for the processor and (on Linux it follows) for the disk."""
    if sys.platform != "win32":  # there the parent says it when it starts the process
        with contextlib.suppress(OSError):
            os.nice(max(0, _NICENESS - os.nice(0)))
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def limit_resources(memory_limit_bytes: int) -> None:
    """Let this process grow by so many bytes and no more, where the platform can do that; no core dumps, few files.

    The number of its processes is not limited here: that limit counts all threads of the user, and root has none.
    """
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        def lower(kind: int, limit: int) -> None:
            with contextlib.suppress(OSError, ValueError):
                hard = resource.getrlimit(kind)[1]
                allowed = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
                resource.setrlimit(kind, (allowed, allowed))

        # A dump would leave people's documents in a folder of the system. 1 also stops those that are piped into a
        # program, which 0 does not (core(5)).
        lower(resource.RLIMIT_CORE, 1)
        lower(resource.RLIMIT_NOFILE, MOST_OPEN_FILES)
        lower(resource.RLIMIT_FSIZE, MOST_FILE_BYTES)
        with contextlib.suppress(OSError), open("/proc/self/statm", "rb") as statm:
            lower(resource.RLIMIT_AS, int(statm.read().split()[0]) * resource.getpagesize() + memory_limit_bytes)


Means = Mapping[str, Callable[[], None]]

LINUX: Means = {"landlock": lambda: landlock.restrict(readable_places(), listed_places()), "seccomp": seccomp.restrict}
"""Either alone forbids writing; together one mistake, or one old kernel, does not open everything."""
MAC: Means = {"seatbelt": seatbelt.restrict}


def confine() -> tuple[str, ...]:
    """Take from this process, for good, what reading documents does not need; return the names of what did that.

    Afterwards it cannot open connections, change anything in the file system, or start, trace or signal other
    processes; with Landlock it cannot open a person's files either, only use those that it holds. It must have one
    thread only when this is called; it may start others later.
    """
    # What is imported from now on could not be written as bytecode; without the attempt it is quicker.
    sys.dont_write_bytecode = True
    return tuple(name for name, restrict in _means().items() if _works(restrict))


def can_confine_program() -> bool:
    """Return whether this system has what `confine_program` needs."""
    if sys.platform != "linux":
        return False
    with contextlib.suppress(OSError, AttributeError):
        return landlock.version() > 0 and seccomp.own_machine() is not None
    return False


def confine_program(program: str, *, folder: str) -> None:
    """Take from this process, for good, what a program does not need that is to make one file of another one.

    Afterwards it can change nothing but below `folder`, open no document but those, start nothing but `program`, and
    neither connect to anything nor fork. `OSError` where not all of that can be had.
    """
    loaders = glob.glob("/lib*/ld-linux*.so*")
    readable = places_of_program(program)
    # LibreOffice makes a socket there, whatever it is told; Landlock lets it make more of them, and nothing else.
    landlock.restrict(readable, runnable=(program, *loaders), writable=(folder,), with_sockets=(SOCKETS,))
    seccomp.restrict(for_program=True)


def missing(confined: Collection[str]) -> tuple[str, ...]:
    """Return the means of this system that are not among those that worked."""
    return tuple(name for name in _means() if name not in confined)


def _means() -> Means:
    # Of `platform.system` Python 3.11 on Windows asks a shell that it starts: each worker would begin with one.
    return {"linux": LINUX, "darwin": MAC}.get(sys.platform, {})


def _works(restrict: Callable[[], None]) -> bool:
    # A kernel or a system library that lacks the means is no reason to read no documents: the parent is told.
    with contextlib.suppress(OSError, AttributeError, ctypes.ArgumentError):
        restrict()
        return True
    return False
