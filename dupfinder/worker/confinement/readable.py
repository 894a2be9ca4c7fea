"""What a reader may still open: what Python, its packages and their libraries consist of, and fonts; no documents."""

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator

import dupfinder

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
