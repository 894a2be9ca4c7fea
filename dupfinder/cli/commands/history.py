"""`dupfinder history [JOURNAL]`: what was removed, run by run, and what became of it."""

import argparse
import dataclasses
import json
import os
from collections.abc import Sequence

from dupfinder.cli.command_output import ExitStatus
from dupfinder.domain.display import visible
from dupfinder.domain.removals import PastRemoval, PastRun, RemovalState
from dupfinder.trash import past_run, past_runs


def run(chosen: argparse.Namespace) -> ExitStatus:
    """Print a line for each run, or for each document of one; return 0."""
    runs = past_runs() if chosen.journal is None else (past_run(os.path.abspath(chosen.journal)),)
    if chosen.json:
        print(json.dumps([_fields(each) for each in runs], indent=2))
    elif chosen.journal is not None:
        for removal in runs[0].removals:
            print(_removal_line(removal))
    else:
        for each in runs:
            print(_run_line(each))
    return ExitStatus.DONE


def _run_line(past: PastRun) -> str:
    began = past.began
    when = "" if began is None else began.astimezone().strftime("%Y-%m-%d %H:%M:%S")
    states = ", ".join(f"{past.count(state):,} {state}" for state in RemovalState if past.count(state))
    actions = ", ".join(sorted({removal.action.value for removal in past.removals}))
    return f"{when}  {actions}: {states}  {visible(past.journal_path)}"


def _removal_line(removal: PastRemoval) -> str:
    where = f" -> {visible(removal.place)}" if removal.place and removal.state is RemovalState.REMOVED else ""
    return (
        f"{removal.number:>6}  {removal.action:<10}  {removal.state:<11}  {visible(removal.decision.file.path)}{where}"
    )


def _fields(past: PastRun) -> dict[str, object]:
    return {"journal": past.journal_path, "removals": _removals(past.removals)}


def _removals(removals: Sequence[PastRemoval]) -> list[dict[str, object]]:
    return [
        {
            "number": each.number,
            "at": each.at.isoformat(),
            "action": each.action,
            "state": each.state,
            "reason": each.decision.reason,
            "relation": each.decision.relation,
            "file": dataclasses.asdict(each.decision.file),
            "kept": None if each.decision.kept is None else dataclasses.asdict(each.decision.kept),
            "place": each.place,
        }
        for each in removals
    ]
