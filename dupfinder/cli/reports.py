"""Where the reports of a command go."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dupfinder.domain.errors import ReportError, UsageError
from dupfinder.domain.result import ScanResult
from dupfinder.report import ReportKind, save_report, write_report

_STANDARD_OUTPUT = "-"


@dataclass(frozen=True, slots=True)
class ReportTargets:
    """The reports that were asked for, and the file for each."""

    files: Mapping[ReportKind, str]

    @property
    def use_standard_output(self) -> bool:
        """Return whether a report takes standard output, which then holds nothing else."""
        return _STANDARD_OUTPUT in self.files.values()

    def write(self, result: ScanResult) -> None:
        """Write all reports."""
        for kind, target in self.files.items():
            if target == _STANDARD_OUTPUT:
                sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]  # a TextIOWrapper
                write_report(kind, result, sys.stdout)
            else:
                save_report(kind, result, path=target)


def report_targets(chosen: argparse.Namespace, names: Sequence[str]) -> ReportTargets:
    """Return where the reports shall go; says at once, not after a long scan, that one could not be written."""
    files = {ReportKind(name): target for name in names if (target := getattr(chosen, name)) is not None}
    targets = list(files.values())
    if targets.count(_STANDARD_OUTPUT) > 1:
        raise UsageError("Only one report can go to standard output.")
    paths = [os.path.realpath(target) for target in targets if target != _STANDARD_OUTPUT]
    if len(set(paths)) < len(paths):
        raise UsageError("Two reports cannot go to the same file.")
    for target in targets:
        folder = os.path.dirname(os.path.abspath(target))
        if target != _STANDARD_OUTPUT and not os.path.isdir(folder):
            raise ReportError(f"There is no folder {folder} for the report {target}.", path=target)
    return ReportTargets(files)
