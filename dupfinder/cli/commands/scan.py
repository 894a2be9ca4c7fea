"""`dupfinder scan PATH…`: finds groups, prints them, writes reports."""

import argparse
import dataclasses
import sys

from dupfinder.cli.arguments import REPORT_OPTIONS
from dupfinder.cli.command_output import ExitStatus
from dupfinder.cli.distinctions import chosen_distinctions
from dupfinder.cli.output import group_lines, summary_line
from dupfinder.cli.reports import report_targets
from dupfinder.cli.running import follow, say_interrupted
from dupfinder.cli.scan_options import chosen_options
from dupfinder.cli.session_arguments import check_session_target
from dupfinder.domain.errors import UsageError
from dupfinder.domain.options import FIND_FROM
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.pipeline import TextSearch, has_words, narrow_to, new_session, save_session, start


def check_matching(chosen: argparse.Namespace) -> None:
    """Raise `UsageError` for a text that cannot be looked for, before a long scan."""
    if chosen.matching is None:
        return
    if not has_words(chosen.matching):
        raise UsageError("--matching needs at least one word to look for.")
    if chosen.no_cache:
        raise UsageError("--matching looks for words in the scan cache, so it cannot be used with --no-cache.")


def only_matching(result: ScanResult, text: str) -> ScanResult:
    """Return a result with only the groups of which a document has the words; says how many could not be searched."""
    searched = TextSearch(result.options).find(text, result.documents)
    if searched.unsearched:
        count = len(searched.unsearched)
        print(f"dupfinder: {count:,} document{'s' * (count > 1)} could not be searched.", file=sys.stderr)
    return narrow_to(result, searched.found)


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
