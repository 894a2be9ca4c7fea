"""Reports to files: whole or not at all."""

import contextlib
import enum
import errno
import os
import secrets
import stat
from collections.abc import Callable, Mapping
from typing import TextIO

from dupfinder.domain.display import visible
from dupfinder.domain.errors import ReportError
from dupfinder.domain.result import ScanResult
from dupfinder.report.csv_report import write_csv
from dupfinder.report.html_report import write_html
from dupfinder.report.json_report import write_json
from dupfinder.report.pairs_report import write_pairs

Writer = Callable[[ScanResult, TextIO], None]


class ReportKind(enum.StrEnum):
    """The kinds of report."""

    JSON = "json"
    CSV = "csv"
    HTML = "html"
    PAIRS = "pairs"


WRITERS: Mapping[ReportKind, Writer] = {
    ReportKind.JSON: write_json,
    ReportKind.CSV: write_csv,
    ReportKind.HTML: write_html,
    ReportKind.PAIRS: write_pairs,
}

_REASONS: Mapping[int, str] = {
    errno.ENOENT: "its folder does not exist",
    errno.ENOTDIR: "its folder does not exist",
    errno.EACCES: "there is no permission to write there",
    errno.EPERM: "there is no permission to write there",
    errno.EROFS: "it is on a read-only disk",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is used up",
    errno.EISDIR: "a folder has this name",
    errno.ENAMETOOLONG: "its name is too long",
    errno.ELOOP: "its name leads round in circles of links",
}


def write_report(kind: ReportKind, result: ScanResult, out: TextIO) -> None:
    """Write a report to a stream in UTF-8 that leaves line ends as they are."""
    WRITERS[kind](result, out)


def save_report(kind: ReportKind, result: ScanResult, *, path: str) -> None:
    """Write a report to a file, which afterwards is there whole or, if that failed, as it was before.

    It is written beside its target, flushed to disk, and renamed into place. Raises `ReportError` if it cannot be.
    """
    _save(lambda out: write_report(kind, result, out), path)


def save_text(text: str, *, path: str) -> None:
    """Write a text (a plan) to a file as `save_report` does a report."""
    _save(lambda out: out.write(text), path)


def _save(write: Callable[[TextIO], object], path: str) -> None:
    try:
        _save_whole(write, path)
    except OSError as error:
        reason = _REASONS.get(error.errno or 0) or error.strerror or str(error)
        raise ReportError(f"The file {visible(path)} cannot be written: {reason}.", path=path) from error


def _save_whole(write: Callable[[TextIO], object], path: str) -> None:
    mode = _present_mode(path)
    if mode is not None and stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if mode is not None and not stat.S_ISREG(mode):
        # A pipe or device (/dev/stdout) takes a report as it comes; to put a file in its place would be wrong.
        with open(path, "w", encoding="utf-8", newline="") as out:
            write(out)
        return
    if mode is not None and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))  # renaming would not ask
    target = os.path.realpath(path)  # a link stays a link
    beside = os.path.join(os.path.dirname(target), f".dupfinder-{secrets.token_hex(8)}.tmp")
    try:
        # "x": never over a file, never through a link. The new file has the permissions that the system gives any.
        with open(beside, "x", encoding="utf-8", newline="") as out:
            write(out)
            out.flush()
            os.fsync(out.fileno())
        if mode is not None:
            os.chmod(beside, stat.S_IMODE(mode))
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(beside)
        raise


def _present_mode(path: str) -> int | None:
    """Return type and permissions of what has this name (behind links), or `None` if nothing has."""
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None
