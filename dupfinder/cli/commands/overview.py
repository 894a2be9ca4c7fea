"""`dupfinder overview PATH…`: where the space is, which folders repeat each other, formats, families."""

import argparse
import dataclasses
import json
import os
import sys

from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.distinctions import chosen_distinctions
from dupfinder.cli.output import summary_line
from dupfinder.cli.overview_fields import survey_fields
from dupfinder.cli.overview_lines import survey_lines
from dupfinder.cli.running import follow, say_interrupted
from dupfinder.cli.scan_options import chosen_options
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.pipeline import open_session, present_result, start
from dupfinder.survey import survey_of

SESSION_SUFFIX = ".dupfinder"


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    result = _result(chosen)
    if result.status is ScanStatus.CANCELLED:
        return say_interrupted(result)
    survey = survey_of(result)
    if chosen.json:
        print(json.dumps(survey_fields(survey, top=chosen.top), indent=2))
    else:
        for line in survey_lines(survey, top=chosen.top):
            print(line)
    print(summary_line(result), file=sys.stderr)
    return ExitStatus.DONE_WITH_PROBLEMS if result.problems else ExitStatus.DONE


def _result(chosen: argparse.Namespace) -> ScanResult:
    """Return what a scan finds, or what a session has: as it stands there after all that was decided."""
    first, *others = chosen.paths
    if not others and first.endswith(SESSION_SUFFIX) and os.path.isfile(first):
        return present_result(open_session(first), distinctions=chosen_distinctions(chosen), cache_file=chosen.cache)
    options = dataclasses.replace(chosen_options(chosen), distinctions=chosen_distinctions(chosen))
    return follow(start(options), chosen.progress, explain=chosen.explain)
