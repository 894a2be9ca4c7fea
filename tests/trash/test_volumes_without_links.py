"""What goes and comes back on exFAT, which has neither links nor a renaming that refuses to replace."""

import errno
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import mounts
from dupfinder.domain import file_systems
from dupfinder.domain.decisions import Action, OutcomeStatus, Plan
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.protection import Protection, Roles, Standing
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, renaming, undo
from this_system import not_on_windows

MakePlan = Callable[..., Plan]


@pytest.fixture
def top(tmp_path: Path) -> Iterator[Path]:
    with mounts.volume("exfat-fuse", tmp_path / "volume", megabytes=16) as mounted:
        (mounted / "documents").mkdir()
        for name in ("removed.txt", "kept.txt"):
            (mounted / "documents" / name).write_text("text")
        yield mounted


@pytest.mark.parametrize("action", [Action.TRASH, Action.QUARANTINE, Action.MOVE])
def test_a_document_goes_and_comes_back(top: Path, plan: MakePlan, journal: str, action: Action) -> None:
    removed, kept = top / "documents" / "removed.txt", top / "documents" / "kept.txt"
    choice = RemovalChoice(action=action, folder=str(top / "moved") if action is Action.MOVE else None)
    (outcome,) = apply(plan((removed, kept)), choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)
    assert outcome.place is not None
    assert Path(outcome.place).read_text() == "text"
    assert not removed.exists()
    (back,) = undo(journal, token=CancelToken())
    assert (back.status, back.message) == (OutcomeStatus.DONE, None)
    assert (removed.read_text(), kept.read_text()) == ("text", "text")


@pytest.mark.parametrize("action", [Action.TRASH, Action.QUARANTINE, Action.MOVE, Action.DELETE])
def test_S3_what_linux_numbers_anew_on_fat_is_no_other_file(
    tmp_path: Path, plan: MakePlan, journal: str, action: Action
) -> None:
    choice = RemovalChoice(action=action, folder=str(tmp_path / "stick" / "moved") if action is Action.MOVE else None)
    with mounts.volume("vfat", tmp_path / "stick", megabytes=64) as stick:
        removed, kept = stick / "removed.txt", stick / "kept.txt"
        for path in (kept, removed):
            path.write_text("text")
        made = plan((removed, kept))
        mounts.forget_numbers(removed)
        (outcome,) = apply(made, choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
        assert (outcome.status, removed.exists()) == (OutcomeStatus.DONE, False)
        mounts.forget_numbers(kept)
        assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.DONE]
        assert removed.read_text() == "text"


def test_S2_a_protected_folder_on_fat_is_one_in_any_letter_case(tmp_path: Path, plan: MakePlan, journal: str) -> None:
    """Its number tells it, and that is another one after the system has forgotten it during the run."""
    with mounts.volume("vfat", tmp_path / "stick", megabytes=64) as stick:
        removed, kept = stick / "Archive" / "letters" / "removed.txt", stick / "kept.txt"
        removed.parent.mkdir(parents=True)
        for path in (kept, removed):
            path.write_text("text")
        made = plan((removed, kept))
        protection = Protection(Roles(references=(str(stick / "ARCHIVE"),)))
        mounts.forget_numbers(removed)
        assert protection.of(str(removed)) is Standing.REFERENCE
        assert protection.of(str(kept)) is None
        made = replace(made, roles=Roles(references=(str(stick / "ARCHIVE"),)))
        (outcome,) = apply(made, choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken())
        assert (outcome.status, removed.exists()) == (OutcomeStatus.SKIPPED, True)


@not_on_windows("its file systems have other names")
@pytest.mark.parametrize("kind", ["vfat", "msdos", "exfat", "ext4"])
def test_S3_a_number_counts_where_it_stays(
    two_copies: tuple[Path, Path], plan: MakePlan, journal: str, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    removed, kept = two_copies
    made = plan((removed, kept))
    for path in two_copies:  # another number, and all else as it was
        path.rename(path.with_suffix(".before"))
        shutil.copy2(path.with_suffix(".before"), path)
    monkeypatch.setattr(file_systems, "mounts", lambda: {os.sep: kind})
    (outcome,) = apply(made, choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken())
    is_another = kind == "ext4"
    assert outcome.status is (OutcomeStatus.SKIPPED if is_another else OutcomeStatus.DONE)
    assert ("was replaced by another file" in str(outcome.message)) is is_another


def test_a_document_is_deleted(top: Path, plan: MakePlan, journal: str) -> None:
    removed, kept = top / "documents" / "removed.txt", top / "documents" / "kept.txt"
    choice = RemovalChoice(action=Action.DELETE)
    (outcome,) = apply(plan((removed, kept)), choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)
    assert os.listdir(top / "documents") == ["kept.txt"]


@pytest.mark.parametrize("action", [Action.HARDLINK, Action.SYMLINK])
@pytest.mark.parametrize("way", ["dry run", "known", "not known before"])
def test_a_link_that_cannot_be_made_is_one_clear_sentence(
    top: Path, plan: MakePlan, journal: str, action: Action, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if way == "not known before":
        monkeypatch.setattr(file_systems, "_DEVICES", "/nowhere")
    removed, kept = top / "documents" / "removed.txt", top / "documents" / "kept.txt"
    (outcome,) = apply(
        plan((removed, kept)),
        choice=RemovalChoice(action=action),
        journal_path=journal,
        dry_run=way == "dry run",
        token=CancelToken(),
    )
    assert outcome.status is OutcomeStatus.SKIPPED
    assert str(outcome.message).startswith("Its drive does not support such links (as with FAT and exFAT)")
    assert sorted(os.listdir(top / "documents")) == ["kept.txt", "removed.txt"]


def test_what_has_the_name_is_not_replaced(top: Path) -> None:
    source, target = top / "documents" / "removed.txt", top / "documents" / "kept.txt"
    target.write_text("another")
    with pytest.raises(FileExistsError):
        renaming.move_without_replacing(str(source), str(target))
    assert (source.read_text(), target.read_text()) == ("text", "another")


@pytest.fixture
def no_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system not know the flags of a renaming, as with drivers of exFAT before FUSE 3."""

    def unknown(source: str, target: str, _: int) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), source, None, target)

    monkeypatch.setattr(renaming, "_rename_with_flag", unknown)


@pytest.mark.usefixtures("no_flags")
def test_what_is_written_under_the_name_meanwhile_is_not_replaced(top: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = top / "documents" / "removed.txt", top / "documents" / "new.txt"
    close = os.close

    def written(descriptor: int) -> None:
        close(descriptor)
        monkeypatch.undo()
        target.write_text("another")

    monkeypatch.setattr(os, "close", written)
    with pytest.raises(FileExistsError):
        renaming.move_without_replacing(str(source), str(target))
    assert (source.read_text(), target.read_text()) == ("text", "another")


@pytest.mark.usefixtures("no_flags")
def test_nothing_is_left_where_the_renaming_fails(top: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = top / "documents" / "removed.txt", top / "documents" / "new.txt"

    def fail(*_: str) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "rename", fail)
    with pytest.raises(OSError, match="error"):
        renaming.move_without_replacing(str(source), str(target))
    assert source.exists()
    assert not target.exists()


def test_S7_a_kept_document_that_is_locked_is_not_taken_for_a_drive_without_links(
    two_copies: tuple[Path, Path], plan: MakePlan, journal: str
) -> None:
    removed, kept = two_copies
    made = plan((removed, kept))
    if shutil.which("chattr") is None or subprocess.run(["chattr", "+i", kept], check=False).returncode != 0:
        pytest.skip("only root may lock a file, and not on every file system")
    try:
        (outcome,) = apply(
            made,
            choice=RemovalChoice(action=Action.HARDLINK),
            journal_path=journal,
            dry_run=False,
            token=CancelToken(),
        )
    finally:
        subprocess.run(["chattr", "-i", kept], check=True)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert str(outcome.message).endswith(", or the kept document is locked against changes.")


def test_S7_a_vault_of_cryfs_is_said_to_have_no_safe_way(tmp_path: Path, plan: MakePlan, journal: str) -> None:
    """It is what Plasma offers for a vault first, and says "result out of range" of links."""
    if shutil.which("cryfs") is None:
        pytest.skip("cryfs is not installed")
    vault = tmp_path / "vault"
    settings = {"CRYFS_FRONTEND": "noninteractive", "CRYFS_NO_UPDATE_CHECK": "true"}
    command = ["cryfs", "--create-missing-basedir", "--create-missing-mountpoint", str(tmp_path / "below"), str(vault)]
    done = subprocess.run(
        command, input="words", text=True, env={**os.environ, **settings}, capture_output=True, timeout=60, check=False
    )
    if done.returncode != 0:
        pytest.skip(f"cryfs cannot be used here: {done.stderr[-200:]}")
    try:
        paths = vault / "removed.txt", vault / "kept.txt"
        for path in paths:
            path.write_text("text")
        (outcome,) = apply(
            plan(paths), choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken()
        )
        assert outcome.status is OutcomeStatus.FAILED
        assert "cannot rename files without the risk of replacing others" in str(outcome.message)
        assert paths[0].read_text() == "text"
    finally:
        subprocess.run(["umount", vault], check=True)
