"""What `apply` and `undo` did, file by file."""

import sys
from collections import Counter
from collections.abc import Iterable, Mapping

from dupfinder.cli.command_output import ExitStatus, interrupted_by, silence_output
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus
from dupfinder.domain.display import format_size, visible
from dupfinder.domain.errors import Cancelled, UsageError
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.progress import CancelToken

_SAY_WHERE = {Action.QUARANTINE, Action.MOVE}


def print_outcomes(
    outcomes: Iterable[Outcome], *, done: Mapping[Action, str], otherwise: str, token: CancelToken
) -> ExitStatus:
    """Print a line for each file; return 0, or 3 if some were skipped, or 130 if a person interrupted between two.

    A line begins with what was done in one word: that of `done` for its action, or else `otherwise`; the last line, on
    standard error, counts them.
    """
    counts: Counter[str] = Counter()
    status = ExitStatus.DONE
    shared_bytes = copyable = 0
    try:
        with interrupted_by(token.cancel):
            for outcome in outcomes:
                is_done = outcome.status is OutcomeStatus.DONE
                word = done.get(outcome.action, otherwise) if is_done else str(outcome.status)
                counts[word] += 1
                copyable += outcome.can_copy
                if is_done and not outcome.action.removes:
                    shared_bytes += outcome.decision.file.freed_bytes
                if not is_done:
                    status = ExitStatus.DONE_WITH_PROBLEMS
                _print(f"{word}: {_what(outcome)}", counts)
    except Cancelled:
        status = ExitStatus.INTERRUPTED
    print(_summary(counts, shared_bytes), file=sys.stderr)
    if copyable:
        print(f"{copyable:,} can be replaced by a copy: the same command with --copies does so", file=sys.stderr)
    return status


def _print(line: str, counts: Counter[str]) -> None:
    """Print what was done; where that leads nowhere, nothing more is done unseen."""
    try:
        print(line, flush=True)
    except OSError as error:
        silence_output()
        raise UsageError(
            as_it_is(
                f"What is done cannot be written to standard output ({error.strerror}), so nothing more is: "
                f"{_summary(counts)}. The history has the rest."
            )
        ) from None


def _summary(counts: Counter[str], shared_bytes: int = 0) -> str:
    gained = [f"{format_size(shared_bytes)} gained"] if shared_bytes else []
    return ", ".join([*(f"{number:,} {word}" for word, number in counts.items()), *gained]) or "nothing to do"


def _what(outcome: Outcome) -> str:
    path = visible(outcome.decision.file.path)
    message = visible(" ".join(filter(None, (outcome.message, outcome.not_carried))))
    if outcome.status is not OutcomeStatus.DONE:
        return f"{path}: {message}"
    is_elsewhere = outcome.action in _SAY_WHERE and outcome.place not in {None, outcome.decision.file.path}
    where = f" -> {visible(outcome.place or '')}" if is_elsewhere else ""
    return f"{path}{where}{f' ({message})' if message else ''}"
