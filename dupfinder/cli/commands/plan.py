"""`dupfinder plan REPORT.json --keep RULES`: what to keep, what to remove, and why; a saved session will do, too."""

import argparse
import io
import sys
from dataclasses import replace

from dupfinder.cli import values
from dupfinder.cli.command_output import ExitStatus, read_text
from dupfinder.decide import (
    groups_from_report,
    make_plan,
    parse_json,
    plan_to_json,
    roles_from_report,
    with_saved_rules,
)
from dupfinder.domain.decisions import Decision, Inclusion, Loss, Plan
from dupfinder.domain.display import visible
from dupfinder.domain.file_systems import count_without_links
from dupfinder.domain.pairs import LOSSLESS, Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.pipeline import find_losses, open_session, present_result
from dupfinder.report import ReportKind, content_name, save_text, write_report
from dupfinder.store import is_session_file, read_rule_sets

_MOST_SHOWN_LETTERS = 80


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Write the plan; return 0."""
    plan = _plan(chosen)
    if chosen.losses:
        plan = find_losses(plan, token=CancelToken(), on_step=lambda *_: None, ocr=chosen.ocr)
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


def _plan(chosen: argparse.Namespace) -> Plan:
    # A name is called for by the mark of saved rules, so a damaged file of them only matters where one is.
    rules, called = with_saved_rules(chosen.keep, read_rule_sets() if "@" in chosen.keep else ())
    report = parse_json(_report_text(chosen.report))
    roles = roles_from_report(report) | values.roles(chosen.reference, chosen.exclude_folder)
    included = values.each_once(Inclusion, (*chosen.included, *(each.included for each in called)))
    return replace(make_plan(groups_from_report(report, roles=roles), rules, included=included), roles=roles)


def _report_text(path: str) -> str:
    """Return a report in JSON, that of the result as it stands where a session is named."""
    if not is_session_file(path):
        return read_text(path)
    out = io.BytesIO()
    write_report(ReportKind.JSON, present_result(open_session(path)), out)
    return out.getvalue().decode()


def _print_losses(plan: Plan) -> None:
    """Say of each document that is no copy of the kept one what would be lost with it, a line each."""
    for decision in plan.removals:
        if decision.relation not in LOSSLESS:
            print(f"{visible(decision.file.path)}: {_loss_in_words(decision)}", file=sys.stderr)


def _loss_in_words(decision: Decision) -> str:
    loss = decision.loss
    if loss is None:
        return "loss unknown: it or the kept document changed or cannot be read"
    lost = ", ".join(content_name(one.kind, one.count) for one in loss.content if one.count is not None)
    untold = ", ".join(content_name(one.kind, None) for one in loss.content if one.count is None)
    text = "" if decision.relation == Relation.LOOKS_ALIKE and not loss.word_count else _lost_text(loss)
    parts = (text, lost and f"{'also ' if text else ''}lost: {lost}", untold and f"not compared: {untold}")
    return "; ".join(filter(None, parts)) or "only its looks would be lost"


def _lost_text(loss: Loss) -> str:
    if not loss.word_count:
        return "the kept document contains all of its text"
    words = "1 word" if loss.word_count == 1 else f"{loss.word_count:,} words"
    if not loss.passages:
        return f"{words} would be lost"
    longest = loss.passages[0]
    shown = longest if len(longest) <= _MOST_SHOWN_LETTERS else f"{longest[: _MOST_SHOWN_LETTERS - 1]}…"
    return f'{words} would be lost, such as "{visible(shown)}"'
