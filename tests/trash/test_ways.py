"""What each action does with a document, and the sentences that say why it did not."""

import json
import ntpath
import os
import posixpath
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.errors import UsageError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import QUARANTINE_NAME, RemovalChoice
from dupfinder.trash import apply, linking, moving, renaming, undo
from dupfinder.trash.moving import path_below_root
from dupfinder.trash.naming import long_path, plain_path
from this_system import FILE_EXISTS, NO_SUCH_FILE, not_on_windows

MakePlan = Callable[..., Plan]
Copies = tuple[Path, Path]
LINKS = [Action.HARDLINK, Action.SYMLINK]
KEPT_GONE = f"The kept document cannot be found: {NO_SUCH_FILE}."


def applied(plan: Plan, journal: str, action: Action, folder: Path | None = None, *, dry_run: bool = False) -> Outcome:
    choice = RemovalChoice(action=action, folder=None if folder is None else str(folder))
    (outcome,) = apply(plan, choice=choice, journal_path=journal, dry_run=dry_run, token=CancelToken())
    return outcome


def undone(journal: str) -> list[Outcome]:
    return list(undo(journal, token=CancelToken()))


def seen(folder: Path) -> dict[str, tuple[object, ...]]:
    """Return every file below a folder, with what makes it that file."""
    return {
        str(path): (path.lstat().st_ino, path.lstat().st_mode, path.lstat().st_mtime_ns, path.read_bytes())
        for path in folder.rglob("*")
        if not path.is_dir()
    }


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """Give a folder for what goes, which does not exist yet."""
    return tmp_path / "target" / "deep"


def folder_for(action: Action, target: Path) -> Path | None:
    return target if action in {Action.MOVE, Action.QUARANTINE} else None


@pytest.fixture(params=["exchange", "no exchange"])
def way_of_naming(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Change names as on Linux, and as on a system that offers no more than POSIX."""

    def refuse(source: str, target: str, _flag: int) -> None:
        raise OSError(22, "Invalid argument", source, None, target)

    if request.param == "no exchange":
        monkeypatch.setattr(renaming, "_rename_with_flag", refuse)


@pytest.mark.usefixtures("way_of_naming")
@pytest.mark.parametrize("action", [action for action in Action if action.removes])
def test_S7_every_action_does_what_it_says_and_can_be_undone(
    two_copies: Copies, plan: MakePlan, journal: str, folder: Path, *, target: Path, action: Action
) -> None:
    removed, kept = two_copies
    before = seen(folder)
    made = plan(two_copies)
    outcome = applied(made, journal, action, folder_for(action, target))
    assert (outcome.status, outcome.message, outcome.action) == (OutcomeStatus.DONE, None, action)
    if action is Action.DELETE:
        assert outcome.place is None
    else:
        assert outcome.place is not None
        assert Path(outcome.place).stat().st_ino == made.decisions[1].file.inode
    assert removed.exists() is action.leaves_link
    assert kept.exists()
    assert sorted(os.listdir(folder)) == sorted({kept.name} | ({removed.name} if action.leaves_link else set()))
    (back,) = undone(journal)
    assert (back.status, back.place) == (OutcomeStatus.DONE, str(removed))
    after = seen(folder)
    if action is Action.DELETE:
        assert {path: facts[1:] for path, facts in after.items()} == {path: facts[1:] for path, facts in before.items()}
        assert back.message == ("It was deleted permanently. This is a copy of the kept document, with the same bytes.")
    else:
        assert after == before
    assert undone(journal) == []


@pytest.mark.parametrize("action", [action for action in Action if action.removes])
def test_a_dry_run_of_any_action_touches_nothing(
    two_copies: Copies, plan: MakePlan, journal: str, tmp_path: Path, *, target: Path, action: Action
) -> None:
    made, before = plan(two_copies), set(tmp_path.rglob("*"))
    outcome = applied(made, journal, action, folder_for(action, target), dry_run=True)
    assert (outcome.status, outcome.action) == (OutcomeStatus.DONE, action)
    assert set(tmp_path.rglob("*")) == before


def test_S8_a_hard_link_is_the_kept_file(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    removed, kept = two_copies
    applied(plan(two_copies), journal, Action.HARDLINK)
    assert removed.samefile(kept)
    assert not removed.is_symlink()


def test_S8_a_symbolic_link_names_the_kept_file_in_full(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    removed, kept = two_copies
    applied(plan(two_copies), journal, Action.SYMLINK)
    assert removed.readlink() == kept


@pytest.mark.parametrize("action", LINKS)
def test_S8_only_identical_documents_become_links(
    two_copies: Copies, plan: MakePlan, journal: str, action: Action
) -> None:
    outcome = applied(plan(two_copies, relation="same-text"), journal, action)
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.SKIPPED,
        "Only an exact copy of the kept document can be replaced by a link.",
    )
    assert not os.path.exists(journal)


def test_S8_a_hard_link_across_volumes_is_not_tried(volume: Path, folder: Path, plan: MakePlan, journal: str) -> None:
    kept = folder / "kept.txt"
    kept.write_text("text")
    outcome = applied(plan((volume / "documents" / "removed.txt", kept)), journal, Action.HARDLINK)
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.SKIPPED,
        "A hard link cannot reach the kept document on another drive.",
    )


@pytest.mark.parametrize("action", LINKS)
def test_S8_a_volume_without_links_is_left_as_it_was(
    two_copies: Copies, plan: MakePlan, journal: str, tmp_path: Path, *, action: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(os, "symlink", refuse)
    before = seen(two_copies[0].parent)
    outcome = applied(plan(two_copies), journal, action)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert str(outcome.message).startswith("Its drive does not support such links (as with FAT and exFAT)")
    assert seen(two_copies[0].parent) == before
    assert not (tmp_path / "data" / "Trash" / "files").exists()
    assert undone(journal) == []


@pytest.mark.parametrize("action", LINKS)
def test_S8_new_work_saved_at_the_last_moment_is_not_replaced_by_a_link(
    two_copies: Copies, plan: MakePlan, journal: str, *, action: Action, monkeypatch: pytest.MonkeyPatch
) -> None:
    removed, _ = two_copies
    mounts.need_numbers(removed.parent)

    def save_first(one: str, other: str) -> None:
        monkeypatch.setattr(linking, "exchange", renaming.exchange)
        removed.rename(removed.with_suffix(".old"))
        removed.write_text("new work")
        renaming.exchange(one, other)

    monkeypatch.setattr(linking, "exchange", save_first)
    outcome = applied(plan(two_copies), journal, action)
    assert outcome.status is OutcomeStatus.SKIPPED
    assert (outcome.message or "").endswith(" was replaced by another file after the scan.")
    assert (removed.read_text(), removed.is_symlink()) == ("new work", False)
    assert len(os.listdir(removed.parent)) == 3


@pytest.mark.usefixtures("way_of_naming")
@pytest.mark.parametrize("action", LINKS)
def test_S6_undo_does_not_replace_what_somebody_put_in_the_place_of_a_link(
    two_copies: Copies, plan: MakePlan, journal: str, action: Action
) -> None:
    removed, _ = two_copies
    outcome = applied(plan(two_copies), journal, action)
    removed.unlink()
    removed.write_text("new work")
    (back,) = undone(journal)
    assert (back.status, back.place) == (OutcomeStatus.SKIPPED, outcome.place)
    assert back.message == f"Another file is in its place. The removed one is still at {outcome.place}."
    assert removed.read_text() == "new work"


def test_S6_undo_keeps_what_was_written_through_a_hard_link_whose_other_name_is_gone(
    two_copies: Copies, plan: MakePlan, journal: str
) -> None:
    removed, kept = two_copies
    applied(plan(two_copies), journal, Action.HARDLINK)
    kept.unlink()
    removed.write_text("new work")
    assert [each.status for each in undone(journal)] == [OutcomeStatus.SKIPPED]
    assert removed.read_text() == "new work"


@pytest.mark.parametrize(
    ("action", "module", "name"),
    [
        (Action.MOVE, moving, "move_without_replacing"),
        (Action.DELETE, moving, "move_without_replacing"),
        (Action.HARDLINK, linking, "exchange"),
        (Action.SYMLINK, linking, "exchange"),
    ],
)
def test_S3_a_keeper_that_vanishes_during_any_action_brings_the_document_back(
    two_copies: Copies,
    plan: MakePlan,
    journal: str,
    target: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    action: Action,
    module: object,
    name: str,
) -> None:
    removed, kept = two_copies
    made = plan(two_copies)
    real = getattr(module, name)

    def lose_keeper_first(*arguments: str) -> None:
        kept.unlink(missing_ok=True)
        real(*arguments)

    monkeypatch.setattr(module, name, lose_keeper_first)
    outcome = applied(made, journal, action, folder_for(action, target))
    assert (outcome.status, outcome.message) == (OutcomeStatus.SKIPPED, KEPT_GONE)
    assert removed.lstat().st_ino == made.decisions[1].file.inode
    assert os.listdir(removed.parent) == [removed.name]
    assert undone(journal) == []


def test_S5_a_quarantine_folder_tells_where_its_items_came_from(
    folder: Path, plan: MakePlan, journal: str, target: Path
) -> None:
    removed, kept = folder / os.fsdecode(b"caf\xe9.txt"), folder / "kept.txt"
    for path in (removed, kept):
        path.write_text("text")
    made = plan((removed, kept))
    outcome = applied(made, journal, Action.QUARANTINE, target)
    quarantine = target / f"{QUARANTINE_NAME}-{os.getuid()}"
    assert quarantine.stat().st_mode & 0o777 == 0o700
    assert outcome.place == str(quarantine / "documents" / removed.name)
    (line,) = (quarantine / "manifest.jsonl").read_text(encoding="utf-8").splitlines()
    fields = json.loads(line)
    assert {name: fields[name] for name in ("state", "path", "size_bytes", "content_digest", "kept")} == {
        "state": "quarantined",
        "path": f"{folder}/caf\ufffd.txt",
        "size_bytes": 4,
        "content_digest": made.decisions[1].file.content_digest,
        "kept": str(kept),
    }
    assert {"item_bytes", "path_bytes"} < fields.keys()
    undone(journal)
    last = json.loads((quarantine / "manifest.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert (last["state"], last["item_bytes"]) == ("put-back", fields["item_bytes"])


def test_S5_no_file_leaves_its_volume_for_a_quarantine_folder(
    volume: Path, plan: MakePlan, journal: str, target: Path
) -> None:
    pair = volume / "documents" / "removed.txt", volume / "documents" / "kept.txt"
    outcome = applied(plan(pair), journal, Action.QUARANTINE, target)
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.FAILED,
        f"The folder {target} is on another drive.",
    )
    assert not target.exists()


def test_a_moved_document_keeps_its_folders_and_replaces_nothing(
    two_copies: Copies, plan: MakePlan, journal: str, target: Path
) -> None:
    removed, _ = two_copies
    taken = target / path_below_root(str(removed))
    taken.parent.mkdir(parents=True)
    taken.write_text("there before")
    outcome = applied(plan(two_copies), journal, Action.MOVE, target)
    assert outcome.place == str(taken.with_name("report (1) (2).txt"))
    assert taken.read_text() == "there before"


def test_a_document_moved_to_another_volume_comes_back_as_it_was(
    two_copies: Copies, plan: MakePlan, journal: str, volume: Path, folder: Path
) -> None:
    removed, _ = two_copies
    removed.chmod(0o604)
    os.chown(removed, 12345, 12346)
    os.setxattr(removed, "user.note", b"mine")
    before = removed.stat()
    outcome = applied(plan(two_copies), journal, Action.MOVE, volume / "target")
    assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)
    moved = Path(str(outcome.place))
    assert moved.stat().st_dev == volume.stat().st_dev
    for path in (moved, removed):
        info = path.stat()
        assert (info.st_mode, info.st_uid, info.st_gid, info.st_mtime_ns) == (
            before.st_mode,
            before.st_uid,
            before.st_gid,
            before.st_mtime_ns,
        )
        assert os.getxattr(path, "user.note") == b"mine"
        if path == moved:
            assert [each.status for each in undone(journal)] == [OutcomeStatus.DONE]
    assert len(os.listdir(folder)) == 2
    assert not moved.exists()


def test_S6_a_full_target_volume_leaves_everything_as_it_was(
    two_copies: Copies, plan: MakePlan, journal: str, volume: Path, folder: Path
) -> None:
    made, before = plan(two_copies), seen(folder)
    subprocess.run(["mount", "-o", "remount,size=12k", volume], check=True)
    outcome = applied(made, journal, Action.MOVE, volume)
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.FAILED,
        "It cannot be moved: No space left on device.",
    )
    assert seen(folder) == before
    assert {path.name for path in volume.rglob("*") if path.is_file()} == {"removed.txt", "kept.txt"}
    assert undone(journal) == []


@pytest.mark.parametrize("obstacle", ["a file", "read-only"])
def test_a_folder_that_cannot_be_written_to_is_said_once_before_anything_is_touched(
    two_copies: Copies, plan: MakePlan, journal: str, volume: Path, *, obstacle: str
) -> None:
    chosen = volume / "documents"
    if obstacle == "a file":
        chosen = chosen / "kept.txt" / "folder"
    else:
        subprocess.run(["mount", "-o", "remount,ro", volume], check=True)
    with pytest.raises(UsageError, match=r"^Cannot write to .*documents.*: it is not a folder, or not writable\.$"):
        applied(plan(two_copies), journal, Action.MOVE, chosen)
    assert two_copies[0].exists()
    assert not os.path.exists(journal)


@not_on_windows("below a folder a drive is a folder of its own")
@pytest.mark.skipif(not os.access("/", os.W_OK), reason="nothing is moved to where nobody may write")
def test_a_document_is_not_moved_to_where_it_is(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    outcome = applied(plan(two_copies), journal, Action.MOVE, Path("/"))
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.SKIPPED,
        "It is already in that folder.",
    )
    assert two_copies[0].exists()


def test_S7_a_document_that_can_neither_be_deleted_nor_put_back_is_told_with_where_it_is(
    two_copies: Copies, plan: MakePlan, journal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, content = plan(two_copies), two_copies[0].read_bytes()

    def fail_while_somebody_saves(path: str) -> None:
        two_copies[0].write_text("new work")
        raise OSError(5, "Input/output error", path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", fail_while_somebody_saves)
        outcome = applied(made, journal, Action.DELETE)
    assert outcome.status is OutcomeStatus.FAILED
    assert outcome.place is not None
    assert outcome.message == (
        f"Input/output error. It was moved to {outcome.place} and cannot be put back: {FILE_EXISTS}."
    )
    assert Path(outcome.place).read_bytes() == content
    assert two_copies[0].read_text() == "new work"
    two_copies[0].unlink()
    assert [each.status for each in undone(journal)] == [OutcomeStatus.DONE]
    assert two_copies[0].read_bytes() == content


def test_moving_needs_a_folder(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    with pytest.raises(UsageError, match=r"^No target folder was given\.$"):
        applied(plan(two_copies), journal, Action.MOVE)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Action.TRASH, "It cannot be moved to the trash"),
        (Action.QUARANTINE, "It cannot be moved to the quarantine folder"),
        (Action.MOVE, "It cannot be moved"),
        (Action.HARDLINK, "It cannot be replaced by a hard link"),
        (Action.SYMLINK, "It cannot be replaced by a symbolic link"),
        (Action.DELETE, "It cannot be deleted"),
    ],
)
def test_R4_a_read_only_folder_fails_with_its_reason(
    volume: Path, plan: MakePlan, journal: str, target: Path, *, action: Action, sentence: str
) -> None:
    """A folder mounted read-only within a volume that is not, so that even root may not write."""
    pair = volume / "documents" / "removed.txt", volume / "documents" / "kept.txt"
    made = plan(pair)
    subprocess.run(["mount", "--bind", volume / "documents", volume / "documents"], check=True)
    subprocess.run(["mount", "-o", "remount,ro,bind", volume / "documents"], check=True)
    try:
        outcome = applied(made, journal, action, target if action is Action.MOVE else None)
    finally:
        subprocess.run(["umount", volume / "documents"], check=True)
    assert (outcome.status, outcome.message) == (OutcomeStatus.FAILED, f"{sentence}: Read-only file system.")
    assert pair[0].read_text() == "text"
    assert [path for path in target.rglob("*") if path.is_file()] == []
    assert not os.path.exists(journal) or undone(journal) == []


def test_S6_what_was_deleted_and_has_no_identical_keeper_is_said_to_be_gone(
    two_copies: Copies, plan: MakePlan, journal: str
) -> None:
    removed, _ = two_copies
    applied(plan(two_copies, relation="same-text"), journal, Action.DELETE)
    (outcome,) = undone(journal)
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.SKIPPED,
        "It was deleted permanently and cannot be put back.",
    )
    assert not removed.exists()


@pytest.mark.parametrize("action", [Action.QUARANTINE, Action.MOVE])
def test_S6_undo_says_what_is_no_longer_where_it_was_put(
    two_copies: Copies, plan: MakePlan, journal: str, target: Path, action: Action
) -> None:
    outcome = applied(plan(two_copies), journal, action, target)
    os.unlink(str(outcome.place))
    (back,) = undone(journal)
    where = "the quarantine folder" if action is Action.QUARANTINE else "the folder it was moved to"
    assert back.status is OutcomeStatus.SKIPPED
    assert back.message is not None
    assert back.message.startswith(f"It is not in {where} any more, or has changed.")


@pytest.mark.parametrize("action", [action for action in Action if action.removes])
def test_S1_a_document_reached_through_a_linked_folder_is_not_removed_for_itself(
    folder: Path, plan: MakePlan, journal: str, tmp_path: Path, *, target: Path, action: Action
) -> None:
    (folder / "a.txt").write_text("text")
    (tmp_path / "alias").symlink_to(folder)
    outcome = applied(
        plan((tmp_path / "alias" / "a.txt", folder / "a.txt")), journal, action, folder_for(action, target)
    )
    assert (outcome.status, outcome.message) == (
        OutcomeStatus.SKIPPED,
        "It is the same file as the kept document.",
    )


@pytest.mark.parametrize(
    ("path", "below"),
    [
        (r"C:\Users\Ann\a.txt", r"C\Users\Ann\a.txt"),
        (r"\\server\share\a.txt", r"server\share\a.txt"),
        (r"\\?\C:\Users\a.txt", r"C\Users\a.txt"),
        (r"\\?\UNC\server\share\a.txt", r"server\share\a.txt"),
    ],
)
def test_the_tree_of_windows_paths_is_kept_below_a_folder(path: str, below: str) -> None:
    assert path_below_root(path, flavour=ntpath) == below


def test_a_plan_from_a_stranger_cannot_lead_out_of_the_folder() -> None:
    assert path_below_root("/home/link/../../../.ssh/./keys", flavour=posixpath) == "home/link/.ssh/keys"
    assert path_below_root(r"C:\a\..\..\b.txt", flavour=ntpath) == r"C\a\b.txt"


def test_long_paths_are_written_as_windows_wants_them() -> None:
    name = "x" * 250
    assert long_path(rf"C:\{name}", system="nt") == rf"\\?\C:\{name}"
    assert long_path(rf"\\server\share\{name}", system="nt") == rf"\\?\UNC\server\share\{name}"
    assert long_path(rf"\\?\C:\{name}", system="nt") == rf"\\?\C:\{name}"
    assert long_path(r"C:\short", system="nt") == r"C:\short"
    assert long_path(f"/{name}", system="posix") == f"/{name}"


def test_where_a_link_of_windows_leads_is_read_as_it_is_written_elsewhere() -> None:
    assert plain_path(r"\\?\C:\a\b.txt", system="nt") == r"C:\a\b.txt"
    assert plain_path(r"\\?\UNC\server\share\b.txt", system="nt") == r"\\server\share\b.txt"
    assert plain_path(r"C:\a\b.txt", system="nt") == r"C:\a\b.txt"
    assert plain_path(r"\\?\C:\a", system="posix") == r"\\?\C:\a"
