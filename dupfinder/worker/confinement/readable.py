"""What a reader may still open: what Python, its packages and their libraries consist of, and fonts; no documents."""

import os
import sys
from collections.abc import Iterator

import dupfinder

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


def readable_places() -> tuple[str, ...]:
    """Return the paths at and below which a reader may open what there is, for reading only."""
    home = os.path.realpath(os.path.expanduser("~"))
    return tuple(dict.fromkeys(place for place in map(os.path.realpath, _places()) if not _holds(place, home)))


def _places() -> Iterator[str]:
    package = os.path.dirname(os.path.abspath(dupfinder.__file__))
    yield package
    beside = os.path.dirname(package)
    for path in sys.path:
        # In a checkout other things lie beside the package, which nobody imports.
        if os.path.isabs(path) and (path != beside or os.path.basename(path) in {"site-packages", "dist-packages"}):
            yield path
    for prefix in {sys.prefix, sys.base_prefix, sys.exec_prefix, sys.base_exec_prefix}:
        yield os.path.join(prefix, "lib")
        yield os.path.join(prefix, "pyvenv.cfg")
    yield sys.executable  # a bundle has its modules in it
    yield from filter(os.path.isabs, os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep))
    yield from _SYSTEM


def _holds(place: str, home: str) -> bool:
    """Return whether a place is the person's folder or holds it: that is too much to allow, whatever it is for."""
    return os.path.commonpath((place, home)) == place
