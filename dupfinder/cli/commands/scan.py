"""`dupfinder scan PATH…`: finds groups, prints them, writes reports."""

import argparse
import os
import sys

from dupfinder.cli.arguments import REPORT_OPTIONS, scan_options
from dupfinder.cli.output import group_lines, summary_line
from dupfinder.cli.running import run_scan
from dupfinder.cli.status import ExitStatus
from dupfinder.domain.errors import ReportError, UsageError
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.report import ReportKind, save_report, write_report

_STANDARD_OUTPUT = "-"


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    targets = {ReportKind(name): target for name in REPORT_OPTIONS if (target := getattr(chosen, name)) is not None}
    _check_targets(list(targets.values()))
    result = run_scan(scan_options(chosen), chosen.progress)
    if result.status is ScanStatus.CANCELLED:
        print(f"dupfinder: Interrupted; {len(result.documents):,} documents were read.", file=sys.stderr)
        return ExitStatus.INTERRUPTED
    for kind, target in targets.items():
        _write(kind, target, result)
    if _STANDARD_OUTPUT not in targets.values():
        for line in group_lines(result):
            print(line)
    print(summary_line(result), file=sys.stderr)
    return ExitStatus.DONE_WITH_PROBLEMS if result.problems else ExitStatus.DONE


def _check_targets(targets: list[str]) -> None:
    """Say at once, not after a long scan, that a report could not be written."""
    if targets.count(_STANDARD_OUTPUT) > 1:
        raise UsageError("Only one report can go to standard output.")
    for target in targets:
        folder = os.path.dirname(os.path.abspath(target))
        if target != _STANDARD_OUTPUT and not os.path.isdir(folder):
            raise ReportError(f"There is no folder {folder} for the report {target}.", path=target)


def _write(kind: ReportKind, target: str, result: ScanResult) -> None:
    if target == _STANDARD_OUTPUT:
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]  # a TextIOWrapper
        write_report(kind, result, sys.stdout)
    else:
        save_report(kind, result, path=target)
