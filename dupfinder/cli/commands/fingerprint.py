"""`dupfinder fingerprint PATH…`: one line a document, 16 hexadecimal digits, a tab, the path."""

import argparse

from dupfinder.cli.arguments import reading_options
from dupfinder.cli.output import print_path
from dupfinder.cli.running import run_scan
from dupfinder.cli.status import ExitStatus
from dupfinder.domain.result import ScanStatus


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    result = run_scan(reading_options(chosen), chosen.progress, match=False)
    for document in result.documents:
        if document.fingerprint is not None:
            print_path(f"{document.fingerprint:016x}\t", document.entry.path)
    if result.status is ScanStatus.CANCELLED:
        return ExitStatus.INTERRUPTED
    return ExitStatus.DONE_WITH_PROBLEMS if result.problems else ExitStatus.DONE
