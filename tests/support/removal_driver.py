"""Removes documents, or takes that back, and says each outcome at once; a program for the sweep of promise S6.

    python removal_driver.py JOB.json

It does what `dupfinder apply` and `dupfinder undo` do, and imports little: most of a run under strace is the start.
"""

import json
import os
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from dupfinder.domain.decisions import Action, Decision, FileState, Outcome, Plan, Verdict
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, undo

BEGIN = "/dupfinder-sweep-begins"
"""A path that is asked for when the start is over, so that the trace shows where."""
STANDARD_OUTPUT = 1
SAID_IN_ONE_SENTENCE = 2
"""The exit status for bad input."""


def main() -> int:
    """Return 0, or 2 for what the program says in one sentence."""
    with open(sys.argv[1], encoding="ascii") as file:
        job = json.load(file)
    os.access(BEGIN, os.F_OK)
    try:
        for outcome in _outcomes(job):
            said = {"path": outcome.decision.file.path, "message": outcome.message, "place": outcome.place}
            _say({"status": outcome.status, "action": outcome.action, **said})
    except DupFinderError as error:
        _say({"error": str(error)})
        return SAID_IN_ONE_SENTENCE
    return 0


def _outcomes(job: Mapping[str, Any]) -> Iterable[Outcome]:
    token = CancelToken()
    if job["plan"] is None:
        return undo(job["journal"], token=token)
    decisions = tuple(
        Decision(
            file=FileState(**file),
            verdict=Verdict.REMOVE,
            reason="person",
            relation=relation,
            kept=FileState(**kept),
        )
        for file, kept, relation in job["plan"]
    )
    choice = RemovalChoice(action=Action(job["action"]), folder=job["folder"], change_access=True)
    return apply(Plan(decisions=decisions), choice=choice, journal_path=job["journal"], dry_run=False, token=token)


def _say(fields: Mapping[str, object]) -> None:
    os.write(STANDARD_OUTPUT, json.dumps(fields).encode("ascii") + b"\n")


if __name__ == "__main__":
    sys.exit(main())
