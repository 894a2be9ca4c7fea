"""`dupfinder like FILE PATH…`: the documents that resemble one, best first."""

import argparse
import os
import sys

from dupfinder.cli.arguments import LIKE_REPORT_OPTIONS
from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.output import exit_status, likeness, print_path
from dupfinder.cli.reports import report_targets
from dupfinder.cli.running import follow, say_interrupted
from dupfinder.cli.scan_options import chosen_options
from dupfinder.domain.display import visible
from dupfinder.domain.result import ScanStatus
from dupfinder.pipeline import start_like


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    targets = report_targets(chosen, LIKE_REPORT_OPTIONS)
    handle = start_like(os.path.abspath(chosen.file), chosen_options(chosen))
    result = follow(handle, chosen.progress, explain=chosen.explain)
    if result.status is ScanStatus.CANCELLED:
        return say_interrupted(result)
    targets.write(result)
    pairs = tuple(result.pairs)
    if not targets.use_standard_output:
        for pair in pairs:
            print_path(f"{likeness(pair)}\t", pair.b.entry.path)
    print(f"{len(result.documents):,} documents, {len(pairs):,} like {visible(chosen.file)}", file=sys.stderr)
    return exit_status(result)
