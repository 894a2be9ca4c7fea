"""Where the reports of a command go."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence

from dupfinder import pipeline, report
from dupfinder.cli.arguments import ProgressStyle
from dupfinder.cli.command_output import REPORT, STANDARD_STREAM, check_target, say
from dupfinder.cli.progress import ProgressLine
from dupfinder.domain.comparisons import PairDifference
from dupfinder.domain.errors import DupFinderError, ReportError, UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.progress import CancelToken, Progress, Stage
from dupfinder.domain.records import dataclass
from dupfinder.domain.result import ScanResult
from dupfinder.report import ReportKind

_LISTING = frozenset({ReportKind.HTML, ReportKind.XLSX, ReportKind.CSV, ReportKind.JSON})
"""What can list documents that are in no group."""


@dataclass(frozen=True, slots=True)
class ReportTargets:
    """The reports that were asked for, and the file for each."""

    files: Mapping[ReportKind, str]
    with_differences: bool = False
    """In the HTML; the documents are read again for it."""
    words_around: int | None = None
    progress: ProgressStyle = ProgressStyle.AUTO

    @property
    def use_standard_output(self) -> bool:
        """Return whether a report takes standard output, which then holds nothing else."""
        return STANDARD_STREAM in self.files.values()

    def write(self, result: ScanResult, failures: Sequence[DupFinderError] = ()) -> None:
        """Write all reports, also where one cannot be: a scan took long, and others may go to other disks.

        `failures` are of files that were to be written before. All are said, and the last is raised.
        """
        failed = [*failures]
        for kind, target in self.files.items():
            try:
                self._write(kind, target, result)
            except ReportError as error:
                failed.append(error)
        for each in failed[:-1]:
            say(str(each))
        if failed:
            raise failed[-1]

    def _write(self, kind: ReportKind, target: str, result: ScanResult) -> None:
        with self._differences(kind, result) as differences:
            if target == STANDARD_STREAM:
                sys.stdout.flush()
                report.write_report(
                    kind, result, sys.stdout.buffer, differences=differences, words_around=self.words_around
                )
            else:
                report.save_report(kind, result, path=target, differences=differences, words_around=self.words_around)

    @contextlib.contextmanager
    def _differences(self, kind: ReportKind, result: ScanResult) -> Iterator[Iterator[PairDifference] | None]:
        if kind is not ReportKind.HTML or not self.with_differences:
            yield None
            return
        line = ProgressLine(self.progress)
        began_s = time.monotonic()

        def show(done: int, total: int) -> None:
            line.show(Progress(stage=Stage.VERIFY, done=done, total=total, elapsed_s=time.monotonic() - began_s))

        try:
            with pipeline.find_differences(
                result.groups, options=result.options, token=CancelToken(), on_step=show
            ) as differences:
                yield differences
        finally:
            line.clear()


def report_targets(chosen: argparse.Namespace, names: Sequence[str], *, session: str | None = None) -> ReportTargets:
    """Return where the reports shall go; says at once, not after a long scan, that one could not be written.

    `session` is the file that a session goes to, or comes from: no report may take its place.
    """
    files = {ReportKind(name): target for name in names if (target := getattr(chosen, name)) is not None}
    _check(files, session)
    others = [kind.value for kind in files if getattr(chosen, "unique", False) and kind not in _LISTING]
    if others:
        raise UsageError(
            as_it_is(f"With --unique there are HTML, XLSX, CSV and JSON reports, and no {others[0].upper()}.")
        )
    with_differences = getattr(chosen, "differences", False)
    if with_differences and ReportKind.HTML not in files:
        raise UsageError(as_it_is("--differences needs --html."))
    if getattr(chosen, "words_around", None) is not None and not with_differences:
        raise UsageError(as_it_is("--words-around needs --differences."))
    return ReportTargets(
        files,
        with_differences=with_differences,
        words_around=getattr(chosen, "words_around", None),
        progress=getattr(chosen, "progress", ProgressStyle.AUTO),
    )


def _check(files: Mapping[ReportKind, str], session: str | None) -> None:
    targets = list(files.values())
    if targets.count(STANDARD_STREAM) > 1:
        raise UsageError(as_it_is("Only one report can go to standard output."))
    paths = [os.path.realpath(target) for target in targets if target != STANDARD_STREAM]
    if len(set(paths)) < len(paths):
        raise UsageError(as_it_is("Two reports cannot go to the same file."))
    if session is not None and os.path.realpath(session) in paths:
        raise UsageError(as_it_is("A report cannot overwrite the session."))
    for kind, target in files.items():
        if target == STANDARD_STREAM:
            if not kind.is_text and sys.stdout.isatty():
                raise UsageError(
                    as_it_is(f"A terminal cannot show {kind.value.upper()}: name a file, or lead it into one.")
                )
            continue
        folder = os.path.dirname(os.path.abspath(target))
        if not os.path.isdir(folder):
            raise ReportError(as_it_is(f"There is no folder {folder} for the report {target}."))
        if os.path.isdir(target):
            raise ReportError(as_it_is(f"{target} is a folder: a report is written to a file."))
        check_target(target, REPORT)
