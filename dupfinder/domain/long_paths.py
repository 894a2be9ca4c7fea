"""Paths of more than 260 characters, which Windows takes only from a program that is known to handle them."""

import os
import sys

_PATH_NOT_FOUND, _NAME_TOO_LONG = 3, 206
"""What Windows says where it does not take a long path; Python makes a missing file of both."""
_LONGEST = 259


def allow_long_paths() -> None:
    """Have Windows take long paths from this process, whatever is set on the machine; other systems take them anyhow.

    Python's manifest asks for it, but counts only where an administrator set `LongPathsEnabled`, which nobody did on
    most machines. What both come to is a bit in the process' own memory, and Go's runtime sets that in every program.
    It is not documented: where it means nothing, long paths stay problems.
    """
    if sys.platform == "win32" and sys.getwindowsversion().platform_version >= (10, 0, 15063):
        import ctypes  # noqa: PLC0415 - both programs and workers begin with this, and elsewhere need it later or never

        block = ctypes.WinDLL("ntdll").RtlGetCurrentPeb
        block.restype = ctypes.c_void_p
        ctypes.c_ubyte.from_address(block() + 3).value |= 0x80  # IsLongPathAwareProcess


def is_too_long(error: OSError) -> bool:
    """Return whether a file was not found because Windows did not take its path."""
    number = getattr(error, "winerror", None)
    is_long = isinstance(error.filename, str) and len(os.path.abspath(error.filename)) > _LONGEST
    return number == _NAME_TOO_LONG or (number == _PATH_NOT_FOUND and is_long)
