"""The log of what the program did, for bug reports: the latest lines in memory, and more in a file of the person's own.

Only what `dupfinder.domain.log_words` makes may be logged; whatever else comes along, other libraries' messages and the
texts of exceptions, is left out here.
"""

import datetime
import logging
import os
import platform
from collections import deque
from collections.abc import Iterable

import platformdirs

from dupfinder import __version__
from dupfinder.domain.display import visible
from dupfinder.domain.errors import StoreError
from dupfinder.domain.log_words import error_lines
from dupfinder.domain.messages import because, say

_ROOT = "dupfinder"
MOST_LINES = 5_000
MOST_FILE_BYTES = 512 * 1024
"""Then the file is put aside, in place of the one before: a megabyte in all."""


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
        self._descriptor: int | None = None
        if path is not None:
            try:
                self._open(path)
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
        self._close_file()
        super().close()

    def _write(self, data: bytes) -> None:
        if self._descriptor is None or self._path is None:
            return
        try:
            if os.fstat(self._descriptor).st_size + len(data) > MOST_FILE_BYTES:
                self._close_file()
                os.replace(self._path, f"{self._path}.1")
                self._open(self._path)
            os.write(self._descriptor or -1, data)
        except OSError:  # the disk is full, or the folder is gone: no reason to end anything
            self._close_file()

    def _open(self, path: str) -> None:
        os.makedirs(os.path.dirname(os.path.abspath(path)), mode=0o700, exist_ok=True)
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        self._descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o600)

    def _close_file(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._descriptor = None


def log_start(libraries: Iterable[tuple[str, str]] = ()) -> None:
    """Log what the program is and what it runs on; `libraries` are names with versions."""
    log = logging.getLogger(__name__)
    log.info("DupFinder %s, Python %s", __version__, platform.python_version())
    log.info("system %s, %s cores", platform.platform(), os.cpu_count())
    for name, version in libraries:
        log.info("library %s %s", name, version)


def logged_lines() -> list[str]:
    """Return the latest lines of the log that is open; none where there is none."""
    handlers = logging.getLogger(_ROOT).handlers
    return next((handler.lines() for handler in handlers if isinstance(handler, ProgramLog)), [])
