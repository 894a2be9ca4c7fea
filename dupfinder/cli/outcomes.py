"""What `apply` and `undo` did, file by file."""

import signal
from collections.abc import Iterable

from dupfinder.cli.status import ExitStatus
from dupfinder.domain.decisions import Outcome, OutcomeStatus
from dupfinder.domain.display import visible
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.progress import CancelToken


def print_outcomes(outcomes: Iterable[Outcome], *, done: str, token: CancelToken) -> ExitStatus:
    """Print a line for each file; return 0, or 3 if some were skipped, or 130 if a person interrupted between two."""
    before = {number: signal.signal(number, lambda *_: token.cancel()) for number in (signal.SIGINT, signal.SIGTERM)}
    status = ExitStatus.DONE
    try:
        for outcome in outcomes:
            path = visible(outcome.decision.file.path)
            if outcome.status is OutcomeStatus.DONE:
                print(f"{done}: {path}")
            else:
                status = ExitStatus.DONE_WITH_PROBLEMS
                print(f"{outcome.status}: {path}: {visible(outcome.message or '')}")
    except Cancelled:
        status = ExitStatus.INTERRUPTED
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return status
