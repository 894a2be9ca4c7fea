"""Carrying a plan out: check, journal, remove, check again."""

import os
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from contextlib import ExitStack, nullcontext, suppress
from dataclasses import replace
from typing import Self

from dupfinder.domain.decisions import Action, Decision, FileState, Outcome, OutcomeStatus, Plan
from dupfinder.domain.errors import UsageError
from dupfinder.domain.messages import Message, joined, say
from dupfinder.domain.pairs import Relation
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.protection import Protection
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash.carrying import Carrier
from dupfinder.trash.checking import (
    THE_DOCUMENT,
    NotAsPlannedError,
    check_before_removal,
    check_elsewhere,
    check_facts,
    is_document,
    is_file,
)
from dupfinder.trash.folders import check_may_be_taken_out, existing, flush_folder, may_write
from dupfinder.trash.history import OtherRuns
from dupfinder.trash.journal import Journal, Step
from dupfinder.trash.linking import Linking, Sharing
from dupfinder.trash.locking import Turns
from dupfinder.trash.moving import Deleting, Moving
from dupfinder.trash.naming import part_path
from dupfinder.trash.places import Intent, LostError, NoPlaceError, RefusedError, StuckError, Trash, Way, describe
from dupfinder.trash.quarantine import Quarantine
from dupfinder.trash.second_sights import WHERE_NOTHING_GOES, SecondSights, check_is_other
from dupfinder.trash.shelving import Shelving, TrashOrQuarantine
from dupfinder.trash.system import system_trash, user_id

_TRIES = 5
"""Places that are chosen for one document: another program may take what was free a moment ago."""
_CANNOT = {
    Action.TRASH: say("It cannot be moved to the trash"),
    Action.QUARANTINE: say("It cannot be moved to the quarantine folder"),
    Action.MOVE: say("It cannot be moved"),
    Action.HARDLINK: say("It cannot be replaced by a hard link"),
    Action.SYMLINK: say("It cannot be replaced by a symbolic link"),
    Action.SHARE: say("It cannot share its space"),
    Action.DELETE: say("It cannot be deleted"),
}
_AFTER_A_LOSS = say("Stopped: a document removed earlier could not be found again.")
# To know it, a name has to be made in the one folder and looked for in the other, and a dry run makes none.
_MAY_BE_SEEN_AGAIN = say(
    "It may be a kept document, seen through another mount. This is checked just before removal; if so, it is "
    "kept, too."
)


def apply(
    plan: Plan, *, choice: RemovalChoice, journal_path: str, dry_run: bool, token: CancelToken
) -> Iterator[Outcome]:
    """Do what was chosen with each file that the plan removes; yield what became of it, as seen on disk afterwards.

    `DONE` means that the file was found where it went (for a link, that the link was found, too; for a deleted file,
    that it is gone), `SKIPPED` that a check forbade to remove it, `FAILED` that it could not be done. An outcome says
    what was really done: a volume without a trash gets a quarantine folder. With `dry_run` nothing is touched, and
    `DONE` means that all checks were passed. The journal is made when the first file is about to go. Raises
    `UsageError` if the journal or the chosen folder cannot be used, and `Cancelled` before the next file is touched.
    Where a document is taken and not found again, no other is touched any more.
    """
    return apply_with(system_trash(), plan, choice=choice, journal_path=journal_path, dry_run=dry_run, token=token)


def apply_with(
    trash: Trash, plan: Plan, *, choice: RemovalChoice, journal_path: str, dry_run: bool, token: CancelToken
) -> Iterator[Outcome]:
    """Do what `apply` does, with a trash of one's choice."""
    run = _Run(plan, choice, trash, journal_path=journal_path, dry_run=dry_run)
    with run:
        for decision in plan.removals:
            yield run.outcome(decision, token)


class _Run:
    """One run over the files of a plan; use it in a `with` block."""

    def __init__(self, plan: Plan, choice: RemovalChoice, trash: Trash, *, journal_path: str, dry_run: bool) -> None:
        self._action = choice.action
        self._way = _way(choice, trash)
        self._protection, self._seconds = Protection(plan.roles), SecondSights(plan)
        self._carrier = Carrier(choice.carried if choice.action.removes else (), self._protection)
        self._kept = {(each.kept.device, each.kept.inode) for each in plan.decisions if each.kept is not None}
        self._journal_path = journal_path
        self._journal: Journal | None = None
        self._others = OtherRuns(journal_path)
        self._has_lost = False
        self._closing = ExitStack()
        self._turns = None if dry_run else self._closing.enter_context(Turns())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    def outcome(self, decision: Decision, token: CancelToken) -> Outcome:
        """Remove a file, or with `dry_run` only check it; return what became of it."""
        token.check()
        if self._has_lost:
            return Outcome(decision=decision, status=OutcomeStatus.SKIPPED, action=self._action, message=_AFTER_A_LOSS)
        with nullcontext() if self._turns is None else self._turns.turn(token):
            for _ in range(_TRIES):
                outcome, was_taken = self._tried(decision, token)
                if not was_taken:
                    break
        return outcome

    def _tried(self, decision: Decision, token: CancelToken) -> tuple[Outcome, bool]:
        """Return the outcome, and whether it failed because somebody took the place that was chosen."""
        outcome = Outcome(decision=decision, status=OutcomeStatus.DONE, action=self._action)
        try:
            _check_folders(decision.file, self._protection)
            kept = _checked_keeper(decision, self._carrier, kept_files=self._kept, token=token)
            _check_may_go(decision.file, self._action)
            intent = self._way.choose(decision.file, kept, identical=_is_identical(decision))
            sights = self._seconds.of(decision.file, kept, token)
            if self._turns is None:
                remarks = (intent.remark, _MAY_BE_SEEN_AGAIN if sights else None)
                _, outcome = self._carrier.prepare(outcome, kept=kept)
                return replace(outcome, action=intent.action, message=joined(*filter(None, remarks)) or None), False
            # Not earlier: a run that removes nothing leaves no journal, so that undo goes back to the one before.
            self._journal = self._journal or self._closing.enter_context(Journal(self._journal_path))
            removal = _Removal(decision, self._carrier, kept=kept, way=self._way, journal=self._journal)
            done = removal.carry_out(intent, sights), removal.place_was_taken
            self._has_lost = removal.has_lost
        except NotAsPlannedError as error:
            return replace(outcome, status=OutcomeStatus.SKIPPED, message=self._why(decision, error)), False
        except (NoPlaceError, OSError) as error:
            return replace(outcome, status=OutcomeStatus.FAILED, message=describe(error)), False
        return done

    def _why(self, decision: Decision, error: NotAsPlannedError) -> Message:
        """Return why a file is left, and which other run had a hand in it."""
        taken = self._others.sentence(decision.file)
        if taken is not None:
            return taken
        taken = None if decision.kept is None else self._others.sentence(decision.kept)
        return error.message if taken is None else joined(error.message, taken)


def _way(choice: RemovalChoice, trash: Trash) -> Way:
    folder = None if choice.folder is None else os.path.abspath(choice.folder)
    if folder is not None and not may_write(existing(folder)):
        raise UsageError(say("Cannot write to {folder}: it is not a folder, or not writable.", folder=folder))
    quarantine = Quarantine(user_id=user_id(), folder=folder)
    match choice.action:
        case Action.TRASH:
            return Shelving(TrashOrQuarantine(trash, quarantine))
        case Action.QUARANTINE:
            return Shelving(quarantine)
        case Action.HARDLINK | Action.SYMLINK:
            return Linking(choice.action, TrashOrQuarantine(trash, quarantine), change_access=choice.change_access)
        case Action.SHARE:
            return Sharing()
        case Action.DELETE:
            return Deleting()
        case Action.MOVE:
            if folder is None:
                raise UsageError(say("No target folder was given."))
            return Moving(folder)


def _is_identical(decision: Decision) -> bool:
    return decision.relation == Relation.IDENTICAL


def _check_folders(file: FileState, protection: Protection) -> None:
    """Return if a file lies where something may go; raise `NotAsPlannedError` otherwise (S2, S12)."""
    standing = protection.of(file.path)
    if standing is not None:
        raise NotAsPlannedError(WHERE_NOTHING_GOES[standing])


def _check_may_go(file: FileState, action: Action) -> None:
    """Return if the system lets us take a file away; raise `NoPlaceError` otherwise: a dry run is to know it, too."""
    try:
        if action.removes:
            check_may_be_taken_out(file.path)
    except OSError as error:
        raise NoPlaceError(say("{what}: {why}", what=_CANNOT[action], why=describe(error))) from error


def _checked_keeper(
    decision: Decision, carrier: Carrier, *, kept_files: AbstractSet[tuple[int, int]], token: CancelToken
) -> FileState:
    """Return the document that stays for the one that goes; raise `NotAsPlannedError` if that must not go."""
    file = decision.file
    if decision.kept is None:
        raise NotAsPlannedError(say("The plan names no kept document for it."))
    kept = carrier.now(decision.kept)
    key = (file.device, file.inode)
    # For itself it is not removed either, but that has a sentence of its own.
    if key in kept_files and key != (kept.device, kept.inode):
        raise NotAsPlannedError(say("The plan keeps it for another document."))
    check_before_removal(file, kept, identical=_is_identical(decision), token=token)
    for one in () if decision.loss is None else decision.loss.elsewhere:
        check_elsewhere(one)
    return kept


class _Removal:
    """One file on its way out, all checks before that passed."""

    def __init__(self, decision: Decision, carrier: Carrier, *, kept: FileState, way: Way, journal: Journal) -> None:
        self._decision = decision
        self._carrier = carrier
        self._kept = kept
        self._way = way
        self._journal = journal
        self.place_was_taken = False
        """Whether it failed because the place that was chosen is taken, or keeps nothing; nothing is changed."""
        self.has_lost = False
        """Whether the file was taken and is nowhere to be found."""

    def carry_out(self, intent: Intent, sights: Mapping[str, Message]) -> Outcome:
        """Remove the file, if it is not seen again in one of these folders; return what was then found on disk.

        `NotAsPlannedError` where it is gone before anything was done.
        """
        outcome = Outcome(decision=self._decision, status=OutcomeStatus.FAILED, action=intent.action)
        carried, done = self._carrier.prepare(replace(outcome, status=OutcomeStatus.DONE), kept=self._kept)
        try:
            number = self._journal.intend(self._decision, kept=self._kept, intent=intent, carried=carried)
        except OSError as error:
            message = say("The journal cannot be written, so nothing was removed: {why}", why=describe(error))
            return replace(outcome, message=message)
        try:
            check_is_other(self._decision.file, sights, temporary=intent.temporary)
            place = self._way.carry_out(self._decision.file, self._kept, intent)
        except NotAsPlannedError as error:
            self._record_stayed(intent, number)
            return replace(outcome, status=OutcomeStatus.SKIPPED, message=error.message)
        except StuckError as error:
            with suppress(OSError):
                self._journal.record(number, Step.DONE, place=error.place)
            return replace(outcome, message=error.message, place=error.place.path)
        except (LostError, NoPlaceError, OSError) as error:
            message = say("{what}: {why}", what=_CANNOT[intent.action], why=describe(error))
            try:
                check_facts(self._decision.file, path=self._decision.file.path, name=THE_DOCUMENT)
            except NotAsPlannedError as gone:
                # The intent stays open in the journal: undo looks for the file.
                where = self._where(intent)
                self.has_lost = isinstance(error, LostError) and where is None
                told = (
                    joined(message, gone.message)
                    if where is None
                    else say("{said} It is now at {path}.", said=message, path=where)
                )
                return replace(outcome, message=told, place=where)
            self._record_stayed(intent, number)
            self.place_was_taken = isinstance(error, FileExistsError | RefusedError)
            return replace(outcome, message=message)
        where = None if place is None else place.path
        done = self._carrier.carry(carried, replace(done, message=intent.remark, place=where), kept=self._kept)
        with suppress(OSError):  # the intent is on the disk and is all that undo needs
            self._journal.record(number, Step.DONE, place=place)
        return done

    def _where(self, intent: Intent) -> str | None:
        """Return where the document is that is not at its own path."""
        file, place = self._decision.file, intent.place
        paths = [intent.temporary] if place is None else [intent.temporary, place.path]
        return next((path for path in paths if is_file(file, path=path) or is_document(file, path=path)), None)

    def _record_stayed(self, intent: Intent, number: int) -> None:
        """Write that nothing is changed; if something is left over, the intent stays open, for undo to tidy."""
        beside = [self._decision.file.path] if intent.place is None else [self._decision.file.path, intent.place.path]
        leftovers = [intent.temporary, *(part_path(intent.temporary, beside=each) for each in beside), *beside[1:]]
        if intent.place is not None and intent.place.note_path is not None:
            leftovers.append(intent.place.note_path)
        if not any(map(os.path.lexists, leftovers)):
            with suppress(OSError):  # undo sees for itself that the file is there
                # It may have gone and come back, and the journal may be on another disk than it.
                flush_folder(os.path.dirname(self._decision.file.path))
                self._journal.record(number, Step.FAILED)
