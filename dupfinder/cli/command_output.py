"""The output of a command: standard output, or a file that is written whole or not at all."""

import contextlib
import enum
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO

from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.json_budget import MOST_BYTES
from dupfinder.domain.messages import as_it_is


@contextlib.contextmanager
def reading(path: str) -> Iterator[None]:
    """Say in one sentence (`UsageError`) why a file cannot be read."""
    try:
        if os.path.isdir(path):  # systems have other words for that
            raise UsageError(as_it_is(f"{visible(path)} is a folder, not a file."))
        yield
    except FileNotFoundError:
        raise UsageError(as_it_is(f"There is no file {visible(path)}.")) from None
    except OSError as error:
        raise UsageError(as_it_is(f"The file {visible(path)} cannot be read: {error.strerror}.")) from error


def read_text(path: str) -> str:
    """Return a file's text, in UTF-8; `UsageError` in one sentence if it cannot be had."""
    try:
        with reading(path), open(path, encoding="utf-8") as stream:
            text = stream.read(MOST_BYTES + 1)
    except UnicodeDecodeError as error:
        raise UsageError(as_it_is(f"The file {visible(path)} is not UTF-8 text.")) from error
    if len(text) > MOST_BYTES:  # a device has no end
        raise UsageError(as_it_is(f"The file {visible(path)} is too large to be read."))
    return text


class ExitStatus(enum.IntEnum):
    """Exit statuses, as docs/reference/command-line.md gives them."""

    DONE = 0
    WRONG = 2
    """The command line or an input is wrong, said in one line."""
    DONE_WITH_PROBLEMS = 3
    """Done, but some documents could not be read (or some files were skipped); they are listed."""
    INTERRUPTED = 130


STANDARD_STREAM = "-"


_MARKS = (
    b'"dupfinder-',
    b'"hamming_bits": ',
    b" DupFinder</title>",
    b"/Creator (DupFinder ",
    b"\xef\xbb\xbfgroup,relation,similarity,",
)
_SEEN_BYTES, _END_BYTES = 64 * 1024, 16 * 1024**2


def check_target(target: str) -> None:
    """Raise `UsageError`, before any work, where a file is that DupFinder did not write.

    Of `--html *.html` a shell makes a report that takes the place of the first document.
    """
    if target == STANDARD_STREAM or not os.path.isfile(target) or _is_written_here(target):
        return
    message = f"{visible(target)} is there and was not written by DupFinder: choose another file, or remove it first."
    raise UsageError(as_it_is(message))


def _is_written_here(path: str) -> bool:
    """Return whether a file is empty or a report, a plan, or a session; also one of an older version."""
    with reading(path), open(path, "rb") as stream:
        start = stream.read(_SEEN_BYTES)
        if not start.startswith(b"PK\3\4"):
            # A PDF says at its end who made it, before the places of all its parts.
            stream.seek(-min(_END_BYTES, os.fstat(stream.fileno()).st_size), os.SEEK_END)
            seen = stream.read() if start.startswith(b"%PDF") else start
            return not start or any(mark in seen for mark in _MARKS)
        import zipfile  # noqa: PLC0415 - a fifth of what a short command takes to start
        import zlib  # noqa: PLC0415

        try:
            with zipfile.ZipFile(stream) as package:
                names = package.namelist()
                about = (package.open(name).read(_SEEN_BYTES) for name in names if name.startswith("docProps/"))
                return names[:1] == ["dupfinder-session.json"] or any(b"DupFinder" in one for one in about)
        except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError):
            return False


def say(message: str) -> None:
    """Say a sentence on standard error, in the program's name."""
    print(f"dupfinder: {message}", file=sys.stderr)


@contextlib.contextmanager
def interrupted_by(stop: Callable[[], None]) -> Iterator[None]:
    """Have Ctrl+C and SIGTERM call something meanwhile, instead of ending the program."""
    before = {number: signal.signal(number, lambda *_: stop()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def silence_output() -> None:
    """Lead standard output nowhere, after it failed; Python would complain once more when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextlib.contextmanager
def output(target: str) -> Iterator[BinaryIO]:
    """Give a stream that leads to standard output (for `-`) or to a file; `ReportError` if that cannot be written."""
    if target == STANDARD_STREAM:
        yield sys.stdout.buffer
        return
    # Of a program that many start from scripts, start-up is half: the reports are imported only where a file is wanted.
    from dupfinder.report import whole_file  # noqa: PLC0415

    with whole_file(target) as stream:
        yield stream
