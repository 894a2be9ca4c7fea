"""The means of each system, tried one after the other.

Landlock also takes the right to read, but for what programs consist of. Windows has no such means that a few lines
could use; there a worker is limited in time, memory and priority only.
"""

import contextlib
import ctypes
import platform
import sys
from collections.abc import Callable, Collection, Mapping

from dupfinder.worker.confinement import landlock, seatbelt, seccomp
from dupfinder.worker.confinement.readable import listed_places, readable_places

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


def missing(confined: Collection[str]) -> tuple[str, ...]:
    """Return the means of this system that are not among those that worked."""
    return tuple(name for name in _means() if name not in confined)


def _means() -> Means:
    return {"Linux": LINUX, "Darwin": MAC}.get(platform.system(), {})


def _works(restrict: Callable[[], None]) -> bool:
    # A kernel or a system library that lacks the means is no reason to read no documents: the parent is told.
    with contextlib.suppress(OSError, AttributeError, ctypes.ArgumentError):
        restrict()
        return True
    return False
