"""The output of a command: standard output, or a file that is written whole or not at all."""

import contextlib
import enum
import os
import re
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


REPORT = rb"""(?sx) \{\s*"format":\s"dupfinder-report" | \{"a":\s.*"hamming_bits": | %PDF.*/Creator\s\(DupFinder\s
    | \xef\xbb\xbfgroup,relation,similarity, | <!DOCTYPE\shtml>\n<html\s.*\sDupFinder</title>\n<style>"""
PLAN = rb'\{\s*"format": "dupfinder-plan"'
SESSION = rb"(?s)PK\x03\x04.{26}dupfinder-session\.json"
NUMBERS = rb"[\d\s,[\]]+\Z"
"""Pairs, groups, and the fingerprints that they are made of: the same file may be both."""
LOG = rb"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} [A-Z]+ +\w[\w.]*: "
"""What a file that DupFinder writes begins with, by what is in it."""
_UNCHANGED = (
    rb"(?s)DupFinder.*<dcterms:created[^>]*>([^<]*)</dcterms:created><dcterms:modified[^>]*>\1</dcterms:modified>"
)
"""In the properties of an Office document: a report, and nothing that a person saved since."""
_SEEN_BYTES, _END_BYTES = 64 * 1024, 16 * 1024**2


def check_target(target: str, ours: bytes) -> None:
    """Raise `UsageError`, before any work, where a file is that is not what DupFinder itself would write there.

    Of `--html *.html` a shell makes a report that takes the place of the first document; and no report is worth the
    journal, the session or the plan whose name was given by mistake.
    """
    if target == STANDARD_STREAM or not os.path.isfile(target) or _may_go(target, ours):
        return
    message = f"{visible(target)} is there and may be work of yours: choose another file, or remove it first."
    raise UsageError(as_it_is(message))


def _may_go(path: str, ours: bytes) -> bool:
    """Return whether a file is empty or of this kind; also one of an older version."""
    with reading(path), open(path, "rb") as stream:
        start = stream.read(_SEEN_BYTES)
        if start.startswith(b"%PDF"):
            # It says at its end who made it, before the places of all its parts.
            stream.seek(-min(_END_BYTES, os.fstat(stream.fileno()).st_size), os.SEEK_END)
            start += stream.read()
        if not start or re.match(ours, start):
            return True
        if ours is not REPORT or not start.startswith(b"PK\3\4"):
            return False
        import zipfile  # noqa: PLC0415 - a fifth of what a short command takes to start
        import zlib  # noqa: PLC0415

        try:
            with zipfile.ZipFile(stream) as package:
                return re.search(_UNCHANGED, package.open("docProps/core.xml").read(_SEEN_BYTES)) is not None
        except (zipfile.BadZipFile, zlib.error, KeyError, NotImplementedError, RuntimeError, EOFError):
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
