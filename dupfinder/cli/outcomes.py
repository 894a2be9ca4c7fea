"""What `apply` and `undo` did, file by file."""

import signal
from collections.abc import Iterable, Mapping

from dupfinder.cli.status import ExitStatus
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus
from dupfinder.domain.display import visible
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.progress import CancelToken

_SAY_WHERE = {Action.QUARANTINE, Action.MOVE}


def print_outcomes(
    outcomes: Iterable[Outcome], *, done: Mapping[Action, str], otherwise: str, token: CancelToken
) -> ExitStatus:
    """Print a line for each file; return 0, or 3 if some were skipped, or 130 if a person interrupted between two.

    A line begins with what was done in one word: that of `done` for its action, or else `otherwise`.
    """
    before = {number: signal.signal(number, lambda *_: token.cancel()) for number in (signal.SIGINT, signal.SIGTERM)}
    status = ExitStatus.DONE
    try:
        for outcome in outcomes:
            if outcome.status is not OutcomeStatus.DONE:
                status = ExitStatus.DONE_WITH_PROBLEMS
            print(_line(outcome, done=done, otherwise=otherwise), flush=True)
    except Cancelled:
        status = ExitStatus.INTERRUPTED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return status


def _line(outcome: Outcome, *, done: Mapping[Action, str], otherwise: str) -> str:
    path, message = visible(outcome.decision.file.path), visible(outcome.message or "")
    if outcome.status is not OutcomeStatus.DONE:
        return f"{outcome.status}: {path}: {message}"
    where = (
        f" -> {visible(outcome.place)}"
        if outcome.action in done and outcome.action in _SAY_WHERE and outcome.place
        else ""
    )
    return f"{done.get(outcome.action, otherwise)}: {path}{where}{f' ({message})' if message else ''}"
