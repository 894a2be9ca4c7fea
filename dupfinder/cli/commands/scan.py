"""`dupfinder scan PATH…`: finds groups, prints them, writes reports."""

from __future__ import annotations

import argparse
import dataclasses

from dupfinder import pipeline
from dupfinder.cli.arguments import REPORT_OPTIONS
from dupfinder.cli.command_output import ExitStatus, say
from dupfinder.cli.output import print_result
from dupfinder.cli.reports import report_targets
from dupfinder.cli.running import follow, say_interrupted
from dupfinder.cli.scan_options import chosen_options
from dupfinder.cli.session_arguments import check_session_target, chosen_ignore_list
from dupfinder.domain.display import counted, visible
from dupfinder.domain.errors import DupFinderError, StoreError, UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.options import FIND_FROM
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.walk import libraries


def check_matching(chosen: argparse.Namespace) -> None:
    """Raise `UsageError` for a text that cannot be looked for, before a long scan."""
    if chosen.matching is None:
        return
    if not pipeline.has_words(chosen.matching):
        raise UsageError(as_it_is("--matching needs at least one word."))
    if chosen.unique:
        raise UsageError(as_it_is("--matching leaves groups, of which --unique lists none."))
    if chosen.no_cache:
        raise UsageError(as_it_is("--matching uses the scan cache: leave out --no-cache."))


def only_matching(result: ScanResult, text: str) -> ScanResult:
    """Return a result with only the groups of which a document has the words; says how many could not be searched."""
    searched = pipeline.TextSearch(result.options).find(text, result.documents)
    if searched.unsearched:
        count = len(searched.unsearched)
        say(f"{counted(count, 'document')} not searched.")
    return pipeline.narrow_to(result, searched.found)


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Return 0, or 3 if some documents could not be read, or 130 if a person interrupted."""
    targets = report_targets(chosen, REPORT_OPTIONS, session=chosen.session)
    check_session_target(chosen.session)
    check_matching(chosen)
    options = dataclasses.replace(chosen_options(chosen), distinctions=chosen_ignore_list(chosen))
    if chosen.session is not None:
        options = dataclasses.replace(options, find_from=FIND_FROM)
    for each in libraries(options.sources, options.roles):
        note = f"{visible(each.path)} belongs to {each.program}, which misses what is removed. --reference protects it."
        say(note)
    result = follow(pipeline.start(options), chosen.progress, explain=chosen.explain)
    if result.status is ScanStatus.CANCELLED:
        return say_interrupted(result)
    failures: list[DupFinderError] = []
    if chosen.session is not None:
        try:
            pipeline.save_session(pipeline.new_session(result), chosen.session)
        except StoreError as error:
            failures.append(error)
    if chosen.matching is not None:
        result = only_matching(result, chosen.matching)
    if chosen.unique:
        result = pipeline.only_unique(
            result, [one for one in pipeline.unique_documents(result) if not one.entry.is_reference]
        )
    targets.write(result, failures)
    return print_result(result, with_groups=not targets.use_standard_output)
