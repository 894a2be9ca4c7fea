"""Carrying a plan out: check, journal, move, check again."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from contextlib import ExitStack, suppress

from dupfinder.domain.decisions import Decision, FileState, Outcome, OutcomeStatus, Plan, Verdict
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.trash.checking import (
    THE_DOCUMENT,
    THE_KEPT_ONE,
    NotAsPlannedError,
    check_before_removal,
    check_facts,
)
from dupfinder.trash.journal import Journal, Step
from dupfinder.trash.places import NoPlaceError, Place, Trash, describe, put_back
from dupfinder.trash.system import system_trash


def apply(plan: Plan, *, journal_path: str, dry_run: bool, token: CancelToken) -> Iterator[Outcome]:
    """Move what the plan removes to the system's trash; yield what became of each, as seen on disk afterwards.

    `DONE` means that the file was found in the trash, `SKIPPED` that a check forbade to remove it, `FAILED` that it
    could not be moved. With `dry_run` nothing is touched, and `DONE` means that all checks were passed. The journal is
    made when the first file is about to go. Raises `UsageError` if it cannot be opened, and `Cancelled` before the next
    file is touched.
    """
    return apply_with(system_trash(), plan, journal_path=journal_path, dry_run=dry_run, token=token)


def apply_with(trash: Trash, plan: Plan, *, journal_path: str, dry_run: bool, token: CancelToken) -> Iterator[Outcome]:
    """Do what `apply` does, with a trash of one's choice."""
    kept_files = {(each.kept.device, each.kept.inode) for each in plan.decisions if each.kept is not None}
    journal: Journal | None = None
    with ExitStack() as closing:
        for decision in plan.decisions:
            if decision.verdict is not Verdict.REMOVE:
                continue
            token.check()
            try:
                kept = _checked_keeper(decision, kept_files=kept_files, token=token)
                place = trash.choose(decision.file.path)
            except NotAsPlannedError as error:
                yield Outcome(decision=decision, status=OutcomeStatus.SKIPPED, message=str(error))
            except (NoPlaceError, OSError) as error:
                yield Outcome(decision=decision, status=OutcomeStatus.FAILED, message=describe(error))
            else:
                if dry_run:
                    yield Outcome(decision=decision, status=OutcomeStatus.DONE)
                    continue
                # Not earlier: a run that removes nothing leaves no journal, so that undo goes back to the one before.
                journal = journal or closing.enter_context(Journal(journal_path))
                yield _Removal(decision, kept=kept, trash=trash, journal=journal).carry_out(place)


def _checked_keeper(decision: Decision, *, kept_files: AbstractSet[tuple[int, int]], token: CancelToken) -> FileState:
    """Return the document that stays for the one that goes; raise `NotAsPlannedError` if that must not go."""
    file, kept = decision.file, decision.kept
    if kept is None:
        raise NotAsPlannedError("The plan names no document that is kept for it.")
    if (file.device, file.inode) in kept_files:
        raise NotAsPlannedError("The plan keeps it for another document.")
    check_before_removal(file, kept, identical=decision.relation == Relation.IDENTICAL, token=token)
    return kept


class _Removal:
    """One file on its way to the trash, all checks before the move passed."""

    def __init__(self, decision: Decision, *, kept: FileState, trash: Trash, journal: Journal) -> None:
        self._decision = decision
        self._file = decision.file
        self._kept = kept
        self._trash = trash
        self._journal = journal

    def _outcome(self, status: OutcomeStatus, message: str | None = None) -> Outcome:
        return Outcome(decision=self._decision, status=status, message=message)

    def carry_out(self, place: Place | None) -> Outcome:
        """Move the file, and return what was then found on disk."""
        try:
            number = self._journal.intend(self._decision, kept=self._kept, place=place)
        except OSError as error:
            message = f"The journal cannot be written, so nothing was touched: {describe(error)}"
            return self._outcome(OutcomeStatus.FAILED, message)
        try:
            place = self._trash.put(self._file.path, place)
        except (NoPlaceError, OSError) as error:
            return self._not_put(error, number)
        try:
            check_facts(self._file, path=place.path, name="What was moved")
            check_facts(self._kept, path=self._kept.path, name=THE_KEPT_ONE)
        except NotAsPlannedError as error:
            return self._taken_back(place, number, why=str(error))
        with suppress(OSError):  # the intent is on the disk and is all that undo needs
            self._journal.record(number, Step.DONE, place=place)
        return self._outcome(OutcomeStatus.DONE)

    def _not_put(self, error: Exception, number: int) -> Outcome:
        message = f"It cannot be moved to the trash: {describe(error)}"
        try:
            check_facts(self._file, path=self._file.path, name=THE_DOCUMENT)
        except NotAsPlannedError as gone:
            # The intent stays open in the journal: undo looks for the file in the trash.
            return self._outcome(OutcomeStatus.FAILED, f"{message} {gone}")
        with suppress(OSError):  # undo sees for itself that the file is there
            self._journal.record(number, Step.FAILED)
        return self._outcome(OutcomeStatus.FAILED, message)

    def _taken_back(self, place: Place, number: int, *, why: str) -> Outcome:
        try:
            put_back(place, self._file.path)
        except OSError as error:
            with suppress(OSError):
                self._journal.record(number, Step.DONE, place=place)
            message = f"{why} It was moved to {place.path}, and cannot be put back: {describe(error)}"
            return self._outcome(OutcomeStatus.FAILED, message)
        with suppress(OSError):
            self._journal.record(number, Step.FAILED)
        return self._outcome(OutcomeStatus.SKIPPED, why)
