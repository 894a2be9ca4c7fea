"""What `apply` and `undo` did, file by file."""

import signal
import sys
from collections import Counter
from collections.abc import Iterable, Mapping

from dupfinder.cli.command_output import silence_output
from dupfinder.cli.status import ExitStatus
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus
from dupfinder.domain.display import visible
from dupfinder.domain.errors import Cancelled, UsageError
from dupfinder.domain.progress import CancelToken

_SAY_WHERE = {Action.QUARANTINE, Action.MOVE}


def print_outcomes(
    outcomes: Iterable[Outcome], *, done: Mapping[Action, str], otherwise: str, token: CancelToken
) -> ExitStatus:
    """Print a line for each file; return 0, or 3 if some were skipped, or 130 if a person interrupted between two.

    A line begins with what was done in one word: that of `done` for its action, or else `otherwise`.
    """
    counts: Counter[OutcomeStatus] = Counter()
    before = {number: signal.signal(number, lambda *_: token.cancel()) for number in (signal.SIGINT, signal.SIGTERM)}
    status = ExitStatus.DONE
    try:
        for outcome in outcomes:
            counts[outcome.status] += 1
            if outcome.status is not OutcomeStatus.DONE:
                status = ExitStatus.DONE_WITH_PROBLEMS
            _print(_line(outcome, done=done, otherwise=otherwise), counts)
    except Cancelled:
        status = ExitStatus.INTERRUPTED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    print(_summary(counts), file=sys.stderr)
    return status


def _print(line: str, counts: Counter[OutcomeStatus]) -> None:
    """Print what was done; where that leads nowhere, nothing more is done unseen."""
    try:
        print(line, flush=True)
    except OSError as error:
        silence_output()
        raise UsageError(
            f"What is done cannot be written to standard output ({error.strerror}), so nothing more is: "
            f"{_summary(counts)}. The history has the rest."
        ) from None


def _summary(counts: Counter[OutcomeStatus]) -> str:
    if not counts:
        return "there was nothing to do"
    return ", ".join(f"{counts[status]:,} {status}" for status in OutcomeStatus if counts[status])


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
