"""Removing documents, and putting them back, on a thread of its own: what the window holds while that runs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator

from dupfinder import store, trash
from dupfinder.domain.decisions import Outcome, Plan
from dupfinder.domain.errors import Cancelled
from dupfinder.domain.log_words import file_mark, log_fields
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import PastRun, RemovalChoice
from dupfinder.pipeline.workers.jobs import Handle

_LOG = logging.getLogger(__name__)

Run = Callable[[CancelToken], Iterator[Outcome]]


class RemovalHandle(Handle[Outcome]):
    """A removal, or its undoing, underway: outcomes are polled, the rest is sampled."""

    def __init__(self, run: Run, *, journal_path: str, total: int | None, paths: tuple[str, ...] = ()) -> None:
        self.journal_path = journal_path
        self.total = total
        """How many documents there are to do; `None` while nobody counted what is still to be undone."""
        self.done = 0
        self.was_cancelled = False
        """Whether it stopped before its end because somebody asked for that."""
        self._paths = paths
        self._carry_out = run
        self._token = CancelToken()
        super().__init__()

    def _run(self) -> None:
        try:
            for outcome in store.following(self._carry_out(self._token)):
                fields = log_fields(action=outcome.action, status=outcome.status)
                _LOG.info("removal %s %s", fields, file_mark(outcome.decision.file.path))
                self._told.append(outcome)
                self.done += 1
        except Cancelled:
            self.was_cancelled = True

    @property
    def current(self) -> str | None:
        """Return the path of the document that is being removed; `None` where that is not known."""
        number = self.done  # read once: the thread goes on meanwhile
        return self._paths[number] if self.is_running and number < len(self._paths) else None

    def cancel(self) -> None:
        """Ask it to stop before the next document is touched."""
        self._token.cancel()


def start_removal(plan: Plan, choice: RemovalChoice, *, dry_run: bool = False) -> RemovalHandle:
    """Return a handle to a removal that has begun, with a journal in the person's data folder; see `trash.apply`.

    With `dry_run` every check is made and nothing is touched.
    """
    journal_path = trash.default_journal_path()
    paths = tuple(decision.file.path for decision in plan.removals)

    def run(token: CancelToken) -> Iterator[Outcome]:
        return trash.apply(plan, choice=choice, journal_path=journal_path, dry_run=dry_run, token=token)

    return RemovalHandle(run, journal_path=journal_path, total=len(paths), paths=paths)


def start_undo(journal_path: str, *, numbers: Collection[int] | None = None, copies: bool = False) -> RemovalHandle:
    """Return a handle to the undoing of a run, or of the removals in it that have these numbers; see `trash.undo`."""

    def run(token: CancelToken) -> Iterator[Outcome]:
        return trash.undo(journal_path, numbers=numbers, copies=copies, token=token)

    return RemovalHandle(run, journal_path=journal_path, total=None if numbers is None else len(numbers))


def interrupted_run() -> PastRun | None:
    """Return the last run if it was cut short, by a crash for example, and can be undone; else `None`.

    Reads the newest journal of the person's data folder; `UsageError` where that folder cannot be read.
    """
    latest = trash.latest_run()
    return latest if latest is not None and latest.was_interrupted and latest.can_undo else None
