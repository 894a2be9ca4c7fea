"""Reports to files: whole or not at all."""

import enum
import io
from collections.abc import Callable, Mapping
from typing import TextIO

from dupfinder.domain.result import ScanResult
from dupfinder.report.csv_report import write_csv
from dupfinder.report.html_report import write_html
from dupfinder.report.json_report import write_json
from dupfinder.report.pairs_report import write_pairs
from dupfinder.report.whole_file import whole_file

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


def write_report(kind: ReportKind, result: ScanResult, out: TextIO) -> None:
    """Write a report to a stream in UTF-8 that leaves line ends as they are."""
    WRITERS[kind](result, out)


def save_report(kind: ReportKind, result: ScanResult, *, path: str) -> None:
    """Write a report to a file, which afterwards is there whole or, if that failed, as it was before.

    It is written beside its target, flushed to disk, and renamed into place. Raises `ReportError` if it cannot be.
    """
    save_written(lambda out: write_report(kind, result, out), path=path)


def save_text(text: str, *, path: str) -> None:
    """Write a text (a plan) to a file as `save_report` does a report."""
    save_written(lambda out: out.write(text), path=path)


def save_written(write: Callable[[TextIO], object], *, path: str) -> None:
    """Save what a writer writes, in UTF-8 with line ends as they are, to a file as `save_report` does a report."""
    with whole_file(path) as stream:
        text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
        try:
            write(text)
        finally:
            text.detach()  # what it holds is flushed, and the stream stays open for `whole_file`
