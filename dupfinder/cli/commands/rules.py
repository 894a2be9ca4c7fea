"""`dupfinder rules list|save|remove`: keeper rules under a name, for `plan --keep @NAME` and the window."""

import argparse
import json
from dataclasses import asdict

from dupfinder.cli import values
from dupfinder.cli.command_output import ExitStatus
from dupfinder.decide import parse_rules, rules_text
from dupfinder.domain.decisions import RuleSet
from dupfinder.domain.display import visible
from dupfinder.store import read_rule_sets, remove_rule_set, save_rule_set


def run(chosen: argparse.Namespace) -> ExitStatus:
    """List, save or forget rules; return 0."""
    match chosen.what:
        case "list" if chosen.json:
            print(json.dumps(list(map(asdict, read_rule_sets())), indent=2))
        case "list":
            for rule_set in read_rule_sets():
                print(_line(rule_set))
        case "save":
            # As the parsed rules say it: a folder below the current one would be another one tomorrow.
            rules = rules_text(parse_rules(chosen.rules))
            save_rule_set(RuleSet(name=chosen.name, rules=rules, included=values.inclusions(chosen.included)))
        case "remove":
            remove_rule_set(chosen.name)
    return ExitStatus.DONE


def _line(rule_set: RuleSet) -> str:
    """Return the name and, after a tab, the rules and options as `plan` takes them."""
    options = f" --include {','.join(rule_set.included)}" if rule_set.included else ""
    return f"{visible(rule_set.name)}\t{visible(rule_set.rules)}{options}"
