"""`dupfinder apply PLAN.json`: carries a plan out, after checking each file again."""

import argparse
import os
import sys
from dataclasses import replace

from dupfinder.cli import values
from dupfinder.cli.command_output import ExitStatus, read_text
from dupfinder.cli.outcomes import print_outcomes
from dupfinder.decide import plan_from_json
from dupfinder.domain.decisions import Action
from dupfinder.domain.display import visible
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import Carried, RemovalChoice
from dupfinder.store import following
from dupfinder.trash import apply, default_journal_path

_MAY_HAVE_FOLDER = {Action.MOVE, Action.QUARANTINE}
_DONE = {
    Action.TRASH: "trashed",
    Action.QUARANTINE: "quarantined",
    Action.MOVE: "moved",
    Action.HARDLINK: "linked",
    Action.SYMLINK: "linked",
    Action.SHARE: "shared",
    Action.DELETE: "deleted",
}


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Do what the plan says; return 0, or 3 if some files were skipped."""
    choice = _choice(chosen)
    plan = plan_from_json(read_text(chosen.plan))
    plan = replace(plan, roles=plan.roles | values.roles(chosen.reference, chosen.exclude_folder))
    token = CancelToken()
    journal = os.path.abspath(chosen.journal) if chosen.journal else default_journal_path()
    before = os.path.exists(journal)
    outcomes = apply(plan, choice=choice, journal_path=journal, dry_run=chosen.dry_run, token=token)
    status = print_outcomes(
        following(outcomes), done={} if chosen.dry_run else _DONE, otherwise="would be removed", token=token
    )
    if os.path.exists(journal) and not (before and chosen.dry_run):  # there is none if nothing was removed
        print(f"journal: {visible(journal)}", file=sys.stderr)
    return status


def _choice(chosen: argparse.Namespace) -> RemovalChoice:
    action = Action(chosen.action)
    if action.needs_folder and chosen.to is None:
        raise UsageError(as_it_is(f"--action {action} needs --to FOLDER."))
    if chosen.to is not None and action not in _MAY_HAVE_FOLDER:
        raise UsageError(as_it_is(f"--to cannot be used with --action {action}."))
    if chosen.change_access and not action.leaves_link:
        raise UsageError(as_it_is(f"--change-access cannot be used with --action {action}."))
    carried = values.each_once(Carried, chosen.carried)
    if carried and not action.removes:
        raise UsageError(as_it_is(f"--carry cannot be used with --action {action}."))
    folder = None if chosen.to is None else os.path.abspath(chosen.to)
    return RemovalChoice(action=action, folder=folder, change_access=chosen.change_access, carried=carried)
