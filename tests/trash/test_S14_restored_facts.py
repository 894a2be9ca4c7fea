"""What comes back is as it was, in mode, owner and attributes too; what is gone can come back as a copy."""

import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, undo
from removal_samples import plan_of

MakePlan = Callable[..., Plan]
Copies = tuple[Path, Path]
NOBODY = 0xFFFFFFFF
OWNER = 12_345
# acl(5): the owner may read and write, user 12346 may read, nobody else may do anything.
_ENTRIES = ((1, 6, NOBODY), (2, 4, 12_346), (4, 0, NOBODY), (16, 4, NOBODY), (32, 0, NOBODY))
ACCESS_LIST = struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in _ENTRIES)
COPIED = "It was not where it had been moved. This is a copy of the kept document, with the same bytes."


def applied(plan: Plan, journal: str, action: Action, folder: Path | None = None) -> Outcome:
    choice = RemovalChoice(action=action, folder=None if folder is None else str(folder), change_access=True)
    (outcome,) = apply(plan, choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    return outcome


def undone(journal: str, *, copies: bool = False) -> Outcome:
    (outcome,) = undo(journal, copies=copies, token=CancelToken())
    return outcome


def facts(path: Path) -> tuple[object, ...]:
    info = path.lstat()
    listed = os.listxattr(path) if hasattr(os, "listxattr") else []
    attributes = {name: os.getxattr(path, name) for name in listed}
    return info.st_mode, info.st_uid, info.st_gid, info.st_mtime_ns, attributes, path.read_bytes()


@pytest.fixture
def private_copy(two_copies: Copies) -> Copies:
    """Give a document that nobody else may read, with a tag and a list of readers, and one for all to read."""
    removed, kept = two_copies
    kept.chmod(0o664)
    removed.chmod(0o600)
    os.setxattr(removed, "user.xdg.tags", b"tax")
    os.setxattr(kept, "user.of-the-kept-one", b"no")
    if os.geteuid() == 0:
        os.chown(removed, OWNER, OWNER)
    os.setxattr(removed, "system.posix_acl_access", ACCESS_LIST)
    return two_copies


@pytest.mark.parametrize("action", [action for action in Action if action.removes])
def test_S14_undo_gives_back_mode_owner_time_and_attributes(
    private_copy: Copies, journal: str, tmp_path: Path, action: Action
) -> None:
    removed, kept = private_copy
    before = facts(removed), facts(kept)
    assert applied(plan_of(kept, removed), journal, action, tmp_path / "target").status is OutcomeStatus.DONE
    assert undone(journal).status is OutcomeStatus.DONE
    assert (facts(removed), facts(kept)) == before


def test_S14_what_a_volume_without_modes_and_owners_lost_comes_back_from_the_journal(
    private_copy: Copies, journal: str, tmp_path: Path
) -> None:
    removed, kept = private_copy
    before = facts(removed)
    with mounts.volume("ntfs-3g", tmp_path / "stick") as stick:
        outcome = applied(plan_of(kept, removed), journal, Action.MOVE, stick)
        assert outcome.status is OutcomeStatus.DONE
        assert facts(Path(str(outcome.place)))[:3] != before[:3]
        assert undone(journal).status is OutcomeStatus.DONE
    assert facts(removed) == before


@pytest.mark.parametrize("action", [Action.TRASH, Action.QUARANTINE, Action.MOVE])
def test_S14_from_an_emptied_trash_a_copy_comes_back_for_whoever_asks(
    private_copy: Copies, journal: str, tmp_path: Path, action: Action
) -> None:
    removed, kept = private_copy
    before = facts(removed)
    outcome = applied(plan_of(kept, removed), journal, action, tmp_path / "target")
    os.unlink(str(outcome.place))
    refused = undone(journal)
    assert (refused.status, refused.can_copy) == (OutcomeStatus.SKIPPED, True)
    assert not removed.exists()
    back = undone(journal, copies=True)
    assert (back.status, back.message) == (OutcomeStatus.DONE, COPIED)
    assert facts(removed) == before


@pytest.mark.parametrize("obstacle", ["kept one changed", "place taken", "not identical"])
def test_S14_no_copy_is_offered_that_could_not_be_made(
    two_copies: Copies, journal: str, tmp_path: Path, obstacle: str
) -> None:
    removed, kept = two_copies
    relation = "same-content" if obstacle == "not identical" else "identical"
    outcome = applied(plan_of(kept, removed, relation=relation), journal, Action.QUARANTINE, tmp_path / "target")
    os.unlink(str(outcome.place))
    if obstacle == "kept one changed":
        kept.write_text("other")
    elif obstacle == "place taken":
        removed.write_text("other")
    for copies in (False, True):
        back = undone(journal, copies=copies)
        assert (back.status, back.can_copy) == (OutcomeStatus.SKIPPED, False)
    assert removed.exists() == (obstacle == "place taken")


def test_S14_a_copy_that_cannot_be_read_is_not_said_to_be_missing(
    two_copies: Copies, journal: str, tmp_path: Path
) -> None:
    removed, kept = two_copies
    with mounts.volume("tmpfs", tmp_path / "other") as other:
        outcome = applied(plan_of(kept, removed), journal, Action.MOVE, other)
        Path(str(outcome.place)).chmod(0)
        # Root may read everything, but for this.
        without = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
        command = [*without, sys.executable, "-m", "dupfinder", "undo", journal]
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert "Permission denied" in done.stdout
    assert "no longer" not in done.stdout


def test_S14_damaged_facts_in_a_journal_cost_the_facts_only(private_copy: Copies, journal: str) -> None:
    removed, kept = private_copy
    applied(plan_of(kept, removed), journal, Action.DELETE)
    content = Path(journal).read_text()
    assert '"attributes": {"' in content
    Path(journal).write_text(content.replace('"attributes": {', '"attributes": {"user.x": 7, '))
    assert undone(journal).status is OutcomeStatus.DONE
    assert removed.read_bytes() == kept.read_bytes()


def test_S14_a_stranger_s_journal_gives_no_rights(two_copies: Copies, journal: str) -> None:
    removed, kept = two_copies
    applied(plan_of(kept, removed), journal, Action.DELETE)
    content = Path(journal).read_text()
    mode = kept.stat().st_mode & 0o777
    wanted = f'"mode": {0o6755}'
    assert f'"mode": {mode}' in content
    capability = '"attributes": {"security.capability": "AQAAAgAgAAAAAAAAAAAAAAAAAAA="'
    changed = content.replace(f'"mode": {mode}', wanted).replace('"attributes": {', f"{capability}")
    Path(journal).write_text(changed)
    assert undone(journal).status is OutcomeStatus.DONE
    assert removed.stat().st_mode & 0o7000 == 0
    assert "security.capability" not in os.listxattr(removed)
