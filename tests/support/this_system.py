"""What tests have to know of the system that they run on."""

import ctypes
import os
import re
import stat
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from dupfinder.domain.messages import because

_LACKS = re.compile(
    r"No module named '(?:fcntl|grp|pty|pwd|resource|termios|tty)'"
    r"|module '(?:os|signal|time)' has no attribute '\w+'|module 'socket' has no attribute 'AF_UNIX'"
)
_NO_NAME = re.compile(r"'utf-8' codec can't decode byte|Errno 22|WinError (?:87|123|161|267|1314)\b")
"""What is said of names that are no text, of names with characters that Windows keeps for itself, of links."""
_TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_PROGRAM = os.path.join(os.path.dirname(_TESTS), "dupfinder")


def is_wine() -> bool:
    """Return whether this is Windows as wine has it."""
    return sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


def native(path: str) -> str:
    """Return an absolute path of POSIX as this system writes it."""
    return "C:" + path.replace("/", os.sep) if os.name == "nt" and path.startswith("/") else path


@contextmanager
def files_no_longer_than(size_bytes: int) -> Iterator[None]:
    """Make writes beyond that size fail, as on a full disk; briefly, for pytest's own output is a file, too."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size_bytes, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def is_mode(mode: int, expected: int) -> bool:
    """Return whether a file has these bits of who may do what; Windows has lists for that, which are the profile's."""
    return os.name == "nt" or stat.S_IMODE(mode) == expected


def words_for(attempt: Callable[[], object]) -> str:
    """Return what this system says when something fails, as the program passes it on."""
    try:
        attempt()
    except OSError as error:
        return str(because(error))
    raise AssertionError("it did not fail")


def not_on_windows(why: str) -> pytest.MarkDecorator:
    """Return what passes over a test on Windows."""
    return pytest.mark.skipif(os.name == "nt", reason=why)


in_the_bin = pytest.mark.skipif(is_wine(), reason="wine's recycle bin takes nothing: documents go into quarantine")

_is_root = getattr(os, "geteuid", lambda: 0)() == 0
unless_root = pytest.mark.skipif(_is_root, reason="nothing is forbidden to root; Windows has no such modes")

NO_SUCH_FILE = words_for(lambda: os.lstat(os.path.join(os.path.dirname(__file__), "not there")))
FILE_EXISTS = words_for(lambda: os.mkdir(os.path.dirname(__file__)))


def lacking(error: BaseException) -> str | None:
    """Return what a test asked of Windows that only other systems have, in a sentence; `None` if that is not why.

    What the program asks for in vain is a fault of the program, and stays one.
    """
    said = _LACKS.search(str(error)) if isinstance(error, AttributeError | ImportError) else None
    if said is None and isinstance(error, UnicodeDecodeError | OSError):
        said = _NO_NAME.search(str(error))
    frames = traceback.extract_tb(error.__traceback__)
    files = [os.path.abspath(frame.filename) for frame in frames]
    ours = [file for file in files if file.startswith((_TESTS, _PROGRAM))]
    if os.name != "nt" or not ours or not ours[-1].startswith(_TESTS):
        return None
    if isinstance(error, FileNotFoundError) and frames[-1].name == "_execute_child":
        return "Windows has no such program"
    if isinstance(error, FileNotFoundError) and str(error.filename).startswith(("/dev/", "/proc/")):
        return f"Windows has no {error.filename}"
    return None if said is None else f"Windows has none of that: {said[0]}"
