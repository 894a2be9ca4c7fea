"""The means of each system, tried one after the other, and what a reader may still open.

Landlock also takes the right to read, but for what Python, its packages and their libraries consist of, and fonts; no
documents are among it. Windows has no such means that a few lines
could use; there a worker is limited in time, memory and priority only.
"""

import contextlib
import ctypes
import glob
import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

import dupfinder
from dupfinder.worker.confinement import landlock, seatbelt, seccomp

_PACKAGES = ("site-packages", "dist-packages")
_MODULES = (".py", ".pyc", ".so", ".zip", ".dist-info", ".egg-info", "__pycache__")
_SYSTEM = (
    # Shared libraries, and where the loader finds them; store paths of Nix and Guix have nothing else.
    *("/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib", "/usr/local/lib64"),
    *("/usr/libexec", "/nix/store", "/gnu/store", "/etc/ld.so.cache"),
    # Fonts that pdfium puts in place of those that a document does not bring; names of time zones and types.
    *("/usr/share", "/usr/local/share/fonts", "/etc/fonts", "/etc/localtime", "/etc/timezone", "/etc/mime.types"),
    # How many processors and how much memory there are, as numerical libraries ask before they start.
    *("/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/sys/devices/system/cpu", "/sys/devices/system/node"),
    *("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"),
)
_OF_OFFICE = ("/etc/libreoffice", "/var/lib/libreoffice", "/var/spool/libreoffice", "/var/cache/fontconfig")
"""Where distributions keep parts of it that its own folder has links to."""


def readable_places() -> tuple[str, ...]:
    """Return the paths at and below which a reader may open what there is, for reading only."""
    return _without_home(_places())


def places_of_program(program: str) -> tuple[str, ...]:
    """Return the same for an office program: its own folder, and what the system has for all programs."""
    return _without_home((os.path.dirname(os.path.dirname(program)), *_SYSTEM, *_OF_OFFICE))


def listed_places() -> tuple[str, ...]:
    """Return the folders of which a reader may see the names: those that Python looks for modules in."""
    return _without_home(filter(os.path.isabs, sys.path))


def _places() -> Iterator[str]:
    yield os.path.dirname(os.path.abspath(dupfinder.__file__))
    prefixes = {sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix}
    for path in filter(os.path.isabs, sys.path):
        if os.path.basename(path) in _PACKAGES or any(path.startswith(os.path.join(one, "lib")) for one in prefixes):
            yield path
        else:
            yield from _modules_in(path)
    for prefix in prefixes:
        yield os.path.join(prefix, "lib")
        yield os.path.join(prefix, "pyvenv.cfg")
    yield sys.executable  # a bundle has its modules in it
    yield getattr(sys, "_MEIPASS", sys.executable)
    yield from filter(os.path.isabs, os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep))
    yield from _SYSTEM


def _modules_in(folder: str) -> Iterator[str]:
    """Yield the modules in a folder that somebody named (a checkout): documents of theirs may lie beside them."""
    if not os.path.isdir(folder):
        yield folder  # a zip
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for one in entries:
            if one.name.endswith(_MODULES) or os.path.isfile(os.path.join(one.path, "__init__.py")):
                yield one.path


def _without_home(places: Iterable[str]) -> tuple[str, ...]:
    home = os.path.realpath(os.path.expanduser("~"))
    return tuple(dict.fromkeys(place for place in map(os.path.realpath, places) if not _holds(place, home)))


def _holds(place: str, home: str) -> bool:
    """Return whether a place is the person's folder or holds it: that is too much to allow, whatever it is for."""
    return os.path.commonpath((place, home)) == place


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
