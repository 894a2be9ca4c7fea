"""S14: a link that changes who may read a document is made only when asked for, and said before."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, undo
from this_system import not_on_windows

MakePlan = Callable[..., Plan]
Copies = tuple[Path, Path]
LINKS = [Action.HARDLINK, Action.SYMLINK]


def applied(plan: Plan, journal: str, choice: RemovalChoice, *, dry_run: bool = False) -> Outcome:
    (outcome,) = apply(plan, choice=choice, journal_path=journal, dry_run=dry_run, token=CancelToken())
    return outcome


def make_public(path: Path) -> None:
    path.chmod(0o644)


def give_away(path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root may give files away")
    os.chown(path, 1234, 4321)


def let_one_more_read(path: Path) -> None:
    if shutil.which("setfacl") is None:
        pytest.skip("setfacl is not installed")
    subprocess.run(["setfacl", "-m", "u:1234:r", path], check=True)


@pytest.fixture(params=[make_public, give_away, let_one_more_read])
def copies(two_copies: Copies, request: pytest.FixtureRequest) -> Copies:
    """Give a private document, and its copy that others may read."""
    if os.name == "nt":
        pytest.skip("rights are lists there")
    for path in two_copies:
        path.chmod(0o600)
    request.param(two_copies[1])
    return two_copies


@pytest.mark.parametrize("action", LINKS)
@pytest.mark.parametrize("dry_run", [True, False])
def test_S14_a_document_stays_that_others_may_read_then(
    copies: Copies, plan: MakePlan, journal: str, action: Action, *, dry_run: bool
) -> None:
    before = os.lstat(copies[0]).st_ino
    outcome = applied(plan(copies), journal, RemovalChoice(action=action), dry_run=dry_run)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert (outcome.message or "").startswith("Others could then read it. A link gets the permissions")
    assert os.lstat(copies[0]).st_ino == before
    assert not os.path.exists(journal)


@pytest.mark.parametrize("action", LINKS)
def test_S14_it_is_done_and_said_where_it_is_asked_for_and_undone(
    copies: Copies, plan: MakePlan, journal: str, action: Action
) -> None:
    before = os.lstat(copies[0])
    choice = RemovalChoice(action=action, change_access=True)
    would, did = (applied(plan(copies), journal, choice, dry_run=dry_run) for dry_run in (True, False))
    assert would.status is did.status is OutcomeStatus.DONE
    assert (would.message or "").startswith("A link gets the permissions of the kept document: ")
    assert did.message == would.message
    assert os.path.samefile(*copies)
    (back,) = undo(journal, token=CancelToken())
    assert back.status is OutcomeStatus.DONE
    after = os.lstat(copies[0])
    assert (after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid)


@not_on_windows("rights are lists there")
def test_S14_both_are_named(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    two_copies[0].chmod(0o600)
    two_copies[1].chmod(0o644)
    message = applied(plan(two_copies), journal, RemovalChoice(action=Action.HARDLINK)).message or ""
    assert message.index("rw-r--r--") < message.index("instead of") < message.index("rw-------")


@pytest.mark.parametrize("action", LINKS)
def test_a_link_is_made_without_asking_where_it_changes_nothing(
    two_copies: Copies, plan: MakePlan, journal: str, action: Action
) -> None:
    outcome = applied(plan(two_copies), journal, RemovalChoice(action=action))
    assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)


@pytest.mark.parametrize("action", [Action.TRASH, Action.QUARANTINE, Action.DELETE])
def test_what_leaves_no_link_does_not_ask(copies: Copies, plan: MakePlan, journal: str, action: Action) -> None:
    assert applied(plan(copies), journal, RemovalChoice(action=action)).status is OutcomeStatus.DONE
