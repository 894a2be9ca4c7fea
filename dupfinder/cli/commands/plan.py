"""`dupfinder plan REPORT.json --keep RULES`: what to keep, what to remove, and why; a saved session will do, too."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from dataclasses import replace

from dupfinder.cli import values
from dupfinder.cli.arguments import ProgressStyle
from dupfinder.cli.command_output import PLAN, ExitStatus, check_target, read_text
from dupfinder.cli.running import follow
from dupfinder.decide import (
    groups_from_report,
    make_plan,
    options_from_report,
    parse_json,
    plan_to_json,
    roles_from_report,
    with_saved_rules,
)
from dupfinder.domain.decisions import Decision, Loss, Plan
from dupfinder.domain.display import counted, visible
from dupfinder.domain.file_systems import count_without_links
from dupfinder.domain.pairs import LOSSLESS, Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.result import ScanResult, ScanStatus
from dupfinder.pipeline import find_losses, open_session, present_result, start
from dupfinder.report import ReportKind, content_name, save_text, write_report
from dupfinder.store import is_session_file, read_rule_sets

_MOST_SHOWN_LETTERS = 80


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Write the plan; return 0."""
    if chosen.output is not None:
        check_target(chosen.output, PLAN)
    plan, collection = _plan(chosen)
    if chosen.losses:
        may_lose = any(each.relation not in LOSSLESS for each in plan.removals)
        result = collection() if may_lose else None
        plan = find_losses(plan, result, token=CancelToken(), on_step=lambda *_: None, ocr=chosen.ocr)
    text = plan_to_json(plan)
    if chosen.output is None:
        sys.stdout.write(text)
    else:
        save_text(text, path=chosen.output)
    if chosen.losses:
        _print_losses(plan)
    removed = [decision.file.path for decision in plan.removals]
    print(f"{len(removed):,} to remove, {len(plan.decisions) - len(removed):,} to keep", file=sys.stderr)
    if without_links := count_without_links(removed):
        print(
            f"{without_links:,} of them cannot be replaced by links (--action hardlink, symlink): their drives"
            " do not support links (as with FAT and exFAT)",
            file=sys.stderr,
        )
    return ExitStatus.DONE


def _plan(chosen: argparse.Namespace) -> tuple[Plan, Callable[[], ScanResult | None]]:
    """Return the plan, and what gives all documents of the scan, among which is what would not be lost."""
    # A name is called for by the mark of saved rules, so a damaged file of them only matters where one is.
    rules, called = with_saved_rules(chosen.keep, read_rule_sets() if "@" in chosen.keep else ())
    session = (
        present_result(open_session(chosen.report), cache_file=_cache(chosen))
        if is_session_file(chosen.report)
        else None
    )
    report = parse_json(read_text(chosen.report) if session is None else _report_text(session))
    roles = roles_from_report(report) | values.roles(chosen.reference, chosen.exclude_folder)
    included = values.inclusions((*chosen.included, *(each.included for each in called)))
    plan = make_plan(groups_from_report(report, roles=roles), rules, included=included)
    return replace(plan, roles=roles), lambda: _collection(report, chosen) if session is None else session


def _report_text(result: ScanResult) -> str:
    """Return the report in JSON of a session's result as it stands."""
    out = io.BytesIO()
    write_report(ReportKind.JSON, result, out)
    return out.getvalue().decode()


def _collection(report: object, chosen: argparse.Namespace) -> ScanResult | None:
    """Return the documents of the scan that a report tells of, as they are now; read are only those that changed."""
    options = options_from_report(report)
    if options is None:
        print("The report does not say what was scanned: only its own documents are searched.", file=sys.stderr)
        return None
    options = replace(options, ocr=chosen.ocr, cache_file=_cache(chosen))
    result = follow(start(options, match=False), ProgressStyle.AUTO)
    if result.status is ScanStatus.CANCELLED:
        raise KeyboardInterrupt
    return result


def _cache(chosen: argparse.Namespace) -> str | None:
    return os.path.abspath(chosen.cache) if chosen.cache else None


def _print_losses(plan: Plan) -> None:
    """Say of each document that is no copy of the kept one what would be lost with it, a line each."""
    for decision in plan.removals:
        if decision.relation not in LOSSLESS:
            print(f"{visible(decision.file.path)}: {_loss_in_words(decision)}", file=sys.stderr)
    if plan.unsearched:
        which = counted(plan.unsearched, "other document")
        print(f"not searched for this text: {which}, not in the scan cache", file=sys.stderr)


def _loss_in_words(decision: Decision) -> str:
    loss = decision.loss
    if loss is None:
        return "loss unknown: it or the kept document changed or cannot be read"
    lost = ", ".join(content_name(one.kind, one.count) for one in loss.content if one.count)
    added = ", ".join(content_name(one.kind, None) for one in loss.content if one.count == 0)
    untold = ", ".join(content_name(one.kind, None) for one in loss.content if one.count is None)
    text = "" if decision.relation == Relation.LOOKS_ALIKE and not loss.word_count else _text_in_words(decision, loss)
    other = added and f"its words say something else there: {added}"
    parts = (text, lost and f"{'also ' if text else ''}lost: {lost}", other, untold and f"not compared: {untold}")
    return "; ".join(filter(None, parts)) or "only its looks would be lost"


def _text_in_words(decision: Decision, loss: Loss) -> str:
    """Say whether text would be lost, and where all that is not stands besides."""
    others = [f"{visible(one.path)} ({counted(one.word_count, 'word')})" for one in loss.elsewhere]
    if not loss.word_count:
        kept = [visible(decision.kept.path)] if decision.kept is not None else []
        return f"all of its text is also in {', '.join([*kept, *others])}"
    text = f"{counted(loss.word_count, 'word')} in no remaining document"
    if loss.passages:
        longest = loss.passages[0]
        shown = longest if len(longest) <= _MOST_SHOWN_LETTERS else f"{longest[: _MOST_SHOWN_LETTERS - 1]}…"
        text = f'{text}, such as "{visible(shown)}"'
    return f"{text}; not in the kept one, but in {', '.join(others)}" if others else text
