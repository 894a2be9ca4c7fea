"""`dupfinder scan PATH…`: finds groups, prints them, writes reports."""

import argparse
import dataclasses
import sys

from dupfinder.cli.arguments import REPORT_OPTIONS
from dupfinder.cli.distinctions import chosen_distinctions
from dupfinder.cli.matching_text import check_matching, only_matching
from dupfinder.cli.output import group_lines, summary_line
from dupfinder.cli.reports import report_targets
from dupfinder.cli.running import follow, say_interrupted
from dupfinder.cli.scan_options import chosen_options
from dupfinder.cli.session_arguments import check_session_target
from dupfinder.cli.status import ExitStatus
from dupfinder.domain.options import FIND_FROM
from dupfinder.domain.result import ScanStatus
from dupfinder.pipeline import new_session, save_session, start


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    targets = report_targets(chosen, REPORT_OPTIONS, session=chosen.session)
    check_session_target(chosen.session)
    check_matching(chosen)
    options = dataclasses.replace(chosen_options(chosen), distinctions=chosen_distinctions(chosen))
    if chosen.session is not None:
        options = dataclasses.replace(options, find_from=FIND_FROM)
    result = follow(start(options), chosen.progress, explain=chosen.explain)
    if result.status is ScanStatus.CANCELLED:
        return say_interrupted(result)
    if chosen.session is not None:
        save_session(new_session(result), chosen.session)
    if chosen.matching is not None:
        result = only_matching(result, chosen.matching)
    targets.write(result)
    if not targets.use_standard_output:
        for line in group_lines(result):
            print(line)
    print(summary_line(result), file=sys.stderr)
    return ExitStatus.DONE_WITH_PROBLEMS if result.problems else ExitStatus.DONE
