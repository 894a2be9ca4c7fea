"""The log of what the program did, for bug reports: the latest lines in memory, and more in a file of the person's own.

Only what `dupfinder.domain.log_words` makes may be logged; whatever else comes along, other libraries' messages and the
texts of exceptions, is left out here.
"""

import datetime
import logging
import os
import platform
import sys
from collections import deque
from collections.abc import Iterable
from contextlib import suppress

import platformdirs

from dupfinder import __version__
from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.domain.log_words import error_lines
from dupfinder.domain.messages import because, say

_ROOT = "dupfinder"
MOST_LINES = 5_000
MOST_FILE_BYTES = 512 * 1024
"""Then the file is put aside, in place of the one before: a megabyte in all.

Where Windows lets nobody move it, because another program has it open just then, it may grow to twice that.
"""


def default_log_path() -> str:
    """Return where the log of the program is kept."""
    return os.path.join(platformdirs.user_log_dir("dupfinder", appauthor=False), "dupfinder.log")


class ProgramLog(logging.Handler):
    """Takes what the program logs, from all threads, until it is closed."""

    def __init__(self, path: str | None) -> None:
        """Begin to take lines; `path` is a file to append them to, `None` keeps the latest in memory only.

        Raises `StoreError` where the file cannot be written. If that fails later, memory has to do.
        """
        super().__init__(logging.DEBUG)
        self._path = path
        self._lines: deque[str] = deque(maxlen=MOST_LINES)
        if path is not None:
            try:
                self._append(b"", path)
            except OSError as error:
                raise StoreError(
                    say("The log {path} cannot be written: {why}.", path=visible(path), why=because(error))
                ) from error
        self._logger = logging.getLogger(_ROOT)
        self._logger.propagate = False
        self._logger.setLevel(logging.DEBUG)
        self._logger.addHandler(self)

    def lines(self) -> list[str]:
        """Return the latest lines, the oldest first."""
        self.acquire()
        try:
            return list(self._lines)
        finally:
            self.release()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep what a record says, a line for its message and one for each call that led to an error."""
        at = datetime.datetime.fromtimestamp(record.created, tz=datetime.UTC)
        stamp = at.isoformat(sep=" ", timespec="milliseconds").removesuffix("+00:00")
        room = record.name.removeprefix(f"{_ROOT}.")
        lines = [f"{stamp} {record.levelname:<7} {room}: {visible(record.getMessage())}"]
        if record.exc_info is not None and record.exc_info[1] is not None:
            lines += [f"    {line}" for line in error_lines(record.exc_info[1])]
        self._lines.extend(lines)
        self._write("".join(f"{line}\n" for line in lines).encode())

    def close(self) -> None:
        """Take no more lines."""
        self._logger.removeHandler(self)
        super().close()

    def _write(self, data: bytes) -> None:
        if self._path is None:
            return
        try:
            self._append(data, self._path)
        except OSError:  # the disk is full, or the folder is gone: no reason to end anything
            self._path = None

    @staticmethod
    def _append(data: bytes, path: str) -> None:
        """Open the file for this only: several programs write to it, and each may put it aside."""
        size = _size(path) + len(data)
        if size > MOST_FILE_BYTES:
            with suppress(PermissionError):
                os.replace(path, f"{path}.1")
                size = 0
        if size > 2 * MOST_FILE_BYTES:
            return
        os.makedirs(os.path.dirname(os.path.abspath(path)), mode=0o700, exist_ok=True)
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o600)
        try:
            os.write(descriptor, data)
        finally:
            os.close(descriptor)


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except FileNotFoundError:
        return 0


def system_name() -> str:
    """Return what this runs on, with its version: `Windows-10.0.26100`."""
    if sys.platform == "win32":  # `platform` would ask a shell that it starts, or the service for managing Windows
        return "Windows-" + ".".join(map(str, sys.getwindowsversion().platform_version))
    return platform.platform()


def log_start() -> None:
    """Log what the program is and what it runs on."""
    log = logging.getLogger(__name__)
    log.info("DupFinder %s, Python %s", __version__, platform.python_version())
    log.info("system %s, %s cores", system_name(), os.cpu_count())


def log_libraries(libraries: Iterable[tuple[str, str]]) -> None:
    """Log what the program is built with: names with versions."""
    for name, version in libraries:
        logging.getLogger(__name__).info("library %s %s", name, version)


def logged_lines() -> list[str]:
    """Return the latest lines of the log that is open; none where there is none."""
    handlers = logging.getLogger(_ROOT).handlers
    return next((handler.lines() for handler in handlers if isinstance(handler, ProgramLog)), [])
