"""Removes documents, or takes that back, and says each outcome at once; a program for the sweep of promise S6.

    python removal_driver.py

It does what `dupfinder apply` and `dupfinder undo` do, each time in a new child of its own: most of a run would be the
start. Each line of its standard input is a job. It answers with the child's process id, and the child begins with the
next line, when whoever wants to has attached to it; then it answers with how the child ended.
"""

import json
import os
import signal
import sys
import traceback
from collections.abc import Iterable, Mapping
from typing import Any

from dupfinder.domain.decisions import Action, Decision, FileState, Outcome, Plan, Verdict
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import Carried, RemovalChoice
from dupfinder.trash import apply, undo

STANDARD_OUTPUT = 1
SAID_IN_ONE_SENTENCE = 2
"""The exit status for bad input."""
_TIMEOUT_S = 60


def serve() -> None:
    """Do one job after the other, until there are no more."""
    # Nothing of the program has run here before a job does: what it remembers of one is not there in the next.
    while line := sys.stdin.buffer.readline():
        child = os.fork()
        if not child:
            os._exit(_child(json.loads(line)))
        _say(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def _child(job: Mapping[str, Any]) -> int:
    """Return the exit status: 0, 1 after a traceback, or 2 for what the program says in one sentence."""
    os.chdir(job["cwd"])
    os.environ.update(job["env"])
    said, told = (os.open(job[name], os.O_WRONLY | os.O_CREAT | os.O_TRUNC) for name in ("said", "traceback"))
    _say(os.getpid())  # from here on it may be traced, and changes nothing until it may begin
    os.dup2(said, STANDARD_OUTPUT)
    os.dup2(told, sys.stderr.fileno())
    signal.alarm(_TIMEOUT_S)
    os.read(sys.stdin.fileno(), 1)
    try:
        return _do(job)
    except BaseException:  # noqa: BLE001 - it is the end of the program, as of every other
        traceback.print_exc()
        return 1


def _do(job: Mapping[str, Any]) -> int:
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
    choice = RemovalChoice(
        action=Action(job["action"]), folder=job["folder"], change_access=True, carried=tuple(Carried)
    )
    return apply(Plan(decisions=decisions), choice=choice, journal_path=job["journal"], dry_run=False, token=token)


def _say(what: Mapping[str, object] | int) -> None:
    os.write(STANDARD_OUTPUT, json.dumps(what).encode("ascii") + b"\n")


if __name__ == "__main__":
    serve()
