"""`dupfinder plan REPORT.json --keep RULES`: what to keep, what to remove, and why."""

import argparse
import sys

from dupfinder.cli.status import ExitStatus
from dupfinder.cli.text_files import read_text
from dupfinder.decide import groups_from_report, make_plan, parse_json, parse_rules, plan_to_json
from dupfinder.domain.decisions import Verdict
from dupfinder.report import save_text


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Write the plan; return 0."""
    rules = parse_rules(chosen.keep)
    groups = groups_from_report(parse_json(read_text(chosen.report)))
    plan = make_plan(groups, rules, include_near=chosen.include_near, include_variants=chosen.include_variants)
    text = plan_to_json(plan)
    if chosen.output is None:
        sys.stdout.write(text)
    else:
        save_text(text, path=chosen.output)
    removed = sum(decision.verdict is Verdict.REMOVE for decision in plan.decisions)
    kept = len(plan.decisions) - removed
    print(f"{removed:,} to remove, {kept:,} to keep", file=sys.stderr)
    return ExitStatus.DONE
