"""The output of a command: standard output, or a file that is written whole or not at all."""

import contextlib
import enum
import os
import sys
from collections.abc import Iterator
from typing import BinaryIO


class ExitStatus(enum.IntEnum):
    """Exit statuses, as docs/reference/command-line.md gives them."""

    DONE = 0
    WRONG = 2
    """The command line or an input is wrong, said in one line."""
    DONE_WITH_PROBLEMS = 3
    """Done, but some documents could not be read (or some files were skipped); they are listed."""
    INTERRUPTED = 130


STANDARD_STREAM = "-"


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
