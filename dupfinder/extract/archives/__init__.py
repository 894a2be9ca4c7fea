"""Archives: files that hold other files, packed."""

import functools
import glob
import importlib.util
import os
import sys

_PLACES = ("/lib/*/libarchive.so.13", "/usr/lib*/libarchive.so.13", "/usr/lib/*/libarchive.so.13")
_OF_WINDOWS = "archiveint.dll"


@functools.cache
def libarchive() -> str:
    """Return the system's libarchive as it is loaded; empty where there is none, or nothing that calls it.

    Windows and macOS bring it, for their own `tar`; that of macOS is no file, as all its libraries are in one cache.
    """
    if importlib.util.find_spec("libarchive") is None:
        return ""
    if sys.platform == "win32":
        path = os.path.join(os.environ.get("SYSTEMROOT", ""), "System32", _OF_WINDOWS)
        return path if os.path.exists(path) else ""
    if sys.platform == "darwin":
        return "/usr/lib/libarchive.2.dylib"
    return next((path for place in _PLACES for path in glob.iglob(place)), "")
