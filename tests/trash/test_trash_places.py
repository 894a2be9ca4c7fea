"""The trash folders of volumes, and moving without overwriting."""

import contextlib
import errno
import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

import mounts
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.messages import as_it_is
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import QUARANTINE_NAME, RemovalChoice
from dupfinder.trash import apply, renaming, undo
from dupfinder.trash.applying import apply_with
from dupfinder.trash.folders import may_write
from dupfinder.trash.places import NoPlaceError, RefusedError
from dupfinder.trash.quarantine import Quarantine
from dupfinder.trash.renaming import move_without_replacing
from dupfinder.trash.system import NativeTrash
from dupfinder.trash.undoing import undo_with
from removal_samples import plan_of, state_of, write_copies
from this_system import not_on_windows

MakePlan = Callable[..., Plan]
Copies = tuple[Path, Path]


def applied(plan: Plan, journal: str) -> Outcome:
    (outcome,) = apply(plan, choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken())
    return outcome


def copies_on(volume: Path) -> Copies:
    return volume / "documents" / "removed.txt", volume / "documents" / "kept.txt"


def test_S5_a_document_stays_on_its_volume(volume: Path, plan: MakePlan, journal: str, data_home: Path) -> None:
    removed, _ = copies_on(volume)
    assert applied(plan(copies_on(volume)), journal).status is OutcomeStatus.DONE
    trash = volume / f".Trash-{os.getuid()}"
    assert (trash / "files" / "removed.txt").read_text() == "text"
    assert "Path=documents/removed.txt\n" in (trash / "info" / "removed.txt.trashinfo").read_text()
    assert not data_home.exists()
    assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.DONE]
    assert removed.read_text() == "text"


def test_S5_a_trash_that_the_administrator_made_is_used(volume: Path, plan: MakePlan, journal: str) -> None:
    (volume / ".Trash").mkdir()
    (volume / ".Trash").chmod(0o1777)
    assert applied(plan(copies_on(volume)), journal).status is OutcomeStatus.DONE
    assert (volume / ".Trash" / str(os.getuid()) / "files" / "removed.txt").exists()


@pytest.mark.parametrize("fault", ["without sticky bit", "a link"])
def test_S5_a_shared_trash_that_is_not_safe_is_not_used(
    volume: Path, plan: MakePlan, journal: str, tmp_path: Path, fault: str
) -> None:
    if fault == "a link":
        (tmp_path / "elsewhere").mkdir(mode=0o1777)
        (volume / ".Trash").symlink_to(tmp_path / "elsewhere")
    else:
        (volume / ".Trash").mkdir()
    assert applied(plan(copies_on(volume)), journal).status is OutcomeStatus.DONE
    assert (volume / f".Trash-{os.getuid()}" / "files" / "removed.txt").exists()


@pytest.mark.parametrize("fault", ["of somebody else", "a link"])
def test_S5_a_folder_in_the_shared_trash_that_is_not_ours_is_not_used(
    volume: Path, plan: MakePlan, journal: str, tmp_path: Path, fault: str
) -> None:
    shared = volume / ".Trash"
    shared.mkdir()
    shared.chmod(0o1777)
    own = shared / str(os.getuid())
    if fault == "a link":
        (tmp_path / "elsewhere").mkdir()
        own.symlink_to(tmp_path / "elsewhere")
    else:
        own.mkdir()
        own.chmod(0o777)
        os.chown(own, 12345, -1)
    assert applied(plan(copies_on(volume)), journal).status is OutcomeStatus.DONE
    assert (volume / f".Trash-{os.getuid()}" / "files" / "removed.txt").exists()
    assert os.listdir(own) == []


def in_the_way_of(name: str, *, volume: Path, obstacle: str, elsewhere: Path) -> None:
    path = volume / f"{name}-{os.getuid()}"
    if obstacle == "a file":
        path.write_text("no folder")
    elif obstacle == "a link":
        path.symlink_to(elsewhere)
    else:
        path.mkdir()
        os.chown(path, 12345, -1)


OBSTACLES = ["a file", "a link", "a folder of somebody else"]


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_S5_where_a_volume_has_no_trash_a_quarantine_folder_serves(
    volume: Path, plan: MakePlan, journal: str, tmp_path: Path, obstacle: str
) -> None:
    in_the_way_of(".Trash", volume=volume, obstacle=obstacle, elsewhere=tmp_path)
    outcome = applied(plan(copies_on(volume)), journal)
    item = volume / f"{QUARANTINE_NAME}-{os.getuid()}" / "documents" / "removed.txt"
    assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)
    assert (outcome.action, outcome.place) == (Action.QUARANTINE, str(item))
    assert item.read_text() == "text"
    assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.DONE]
    assert copies_on(volume)[0].read_text() == "text"


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_S5_a_quarantine_folder_that_is_not_ours_is_not_used(
    volume: Path, plan: MakePlan, journal: str, tmp_path: Path, obstacle: str
) -> None:
    for name in (".Trash", QUARANTINE_NAME):
        in_the_way_of(name, volume=volume, obstacle=obstacle, elsewhere=tmp_path)
    outcome = applied(plan(copies_on(volume)), journal)
    # The next folder on the way to the document.
    assert outcome.place == str(volume / "documents" / f"{QUARANTINE_NAME}-{os.getuid()}" / "documents" / "removed.txt")


def test_S5_a_volume_that_is_read_only_is_reported(volume: Path, plan: MakePlan, journal: str) -> None:
    made = plan(copies_on(volume))
    subprocess.run(["mount", "-o", "remount,ro", volume], check=True)
    outcome = applied(made, journal)
    assert outcome.status is OutcomeStatus.FAILED
    assert outcome.message == "It cannot be moved to the trash: Read-only file system."


@pytest.mark.parametrize("action", [Action.TRASH, Action.QUARANTINE, Action.HARDLINK])
def test_S5_a_folder_that_is_mounted_a_second_time_has_its_own_trash(
    volume: Path, plan: MakePlan, journal: str, action: Action
) -> None:
    alias = volume / "second name"
    alias.mkdir()
    subprocess.run(["mount", "--bind", volume / "documents", alias], check=True)
    try:
        made = plan((alias / "removed.txt", alias / "kept.txt"))
        (outcome,) = apply(
            made, choice=RemovalChoice(action=action), journal_path=journal, dry_run=False, token=CancelToken()
        )
        assert (outcome.status, outcome.message) == (OutcomeStatus.DONE, None)
        assert str(outcome.place).startswith(f"{alias}/")
        assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.DONE]
    finally:
        subprocess.run(["umount", alias], check=True)
    assert sorted(os.listdir(volume / "documents"))[-2:] == ["kept.txt", "removed.txt"]


def test_S1_S8_a_document_is_not_removed_for_itself_seen_through_a_second_mount(
    volume: Path, plan: MakePlan, journal: str
) -> None:
    alias = volume / "alias"
    alias.mkdir()
    subprocess.run(["mount", "--bind", volume / "documents", alias], check=True)
    try:
        outcome = applied(plan((alias / "kept.txt", volume / "documents" / "kept.txt")), journal)
        linked = plan((alias / "removed.txt", volume / "documents" / "kept.txt"))
        choice = RemovalChoice(action=Action.HARDLINK)
        (other,) = apply(linked, choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    finally:
        subprocess.run(["umount", alias], check=True)
    assert outcome.message == "It is the same file as the kept document."
    assert (other.status, other.message) == (
        OutcomeStatus.SKIPPED,
        "A hard link cannot reach the kept document on another drive.",
    )


@not_on_windows("folders are made for their owner")
def test_a_quarantine_folder_that_the_volume_gives_to_somebody_else_is_not_left_behind(folder: Path) -> None:
    # As on an NFS share for root, or an SMB share on which all belongs to the one who mounted it.
    removed, kept = write_copies(folder, ["removed.txt", "kept.txt"])
    quarantine = Quarantine(user_id=os.getuid() + 1, folder=str(folder))
    place = quarantine.choose(str(removed))
    with pytest.raises(NoPlaceError, match="cannot be used"):
        quarantine.put(state_of(removed), state_of(kept), place)
    assert sorted(os.listdir(folder)) == ["kept.txt", "removed.txt"]
    theirs = folder / f"{QUARANTINE_NAME}-{os.getuid() + 1}"
    theirs.mkdir()
    with pytest.raises(NoPlaceError, match="cannot be used"):
        quarantine.put(state_of(removed), state_of(kept), place)
    assert not list(theirs.iterdir())


@pytest.mark.parametrize("begun", ["", '{"path": "was here"}\n', '{"path": "was here"}'])
def test_the_manifest_of_a_quarantine_folder_grows_where_nothing_can_be_appended(folder: Path, begun: str) -> None:
    """GNOME's view of WebDAV, and some cloud drives; where the disk was full the manifest is there, and empty."""
    opened = os.open

    def without_appending(path: str, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_APPEND and os.path.exists(path):
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP), path)
        return opened(path, flags, mode)

    one, other, kept = write_copies(folder, ["one.txt", "other.txt", "kept.txt"])
    (folder / QUARANTINE_NAME).mkdir()
    (folder / QUARANTINE_NAME / "manifest.jsonl").write_text(begun)
    quarantine = Quarantine(user_id=None, folder=str(folder))
    with mock.patch("os.open", without_appending):
        places = [quarantine.put(state_of(path), state_of(kept), quarantine.choose(str(path))) for path in (one, other)]
    lines = [json.loads(line) for line in Path(str(places[0].manifest_path)).read_text().splitlines()]
    assert [line["path"] for line in lines] == [*["was here"][: len(begun)], str(one), str(other)]
    assert not list(folder.rglob("*.part"))


def test_S5_a_folder_of_a_program_in_which_nobody_can_make_anything_gets_no_trash(tmp_path: Path) -> None:
    """GNOME shows servers below such a folder, and says that one may write there."""
    (tmp_path / "top").mkdir()
    with mounts.seen_again("bindfs -o subtype=gvfsd-fuse", tmp_path / "top", tmp_path / "again") as again:
        again.chmod(0o500)
        assert not may_write(str(again))
        again.chmod(0o700)
        assert may_write(str(again))


@not_on_windows("other programs show folders there")
def test_what_root_may_write_to_is_not_asked_of_the_mode_of_a_folder_that_a_program_shows(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("others may not write there")
    (tmp_path / "top").mkdir(mode=0o555)
    with mounts.seen_again("bindfs", tmp_path / "top", tmp_path / "again") as again:
        (again / "new.txt").touch()
        assert may_write(str(again))


@pytest.mark.parametrize("obstacle", ["", "Trash", "Trash/files", "Trash/info"])
@pytest.mark.parametrize("leads_nowhere", [True, False])
def test_S5_a_home_trash_that_cannot_be_used_gives_way_to_a_quarantine_folder(
    volume: Path,
    plan: MakePlan,
    journal: str,
    obstacle: str,
    monkeypatch: pytest.MonkeyPatch,
    *,
    leads_nowhere: bool,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(volume / "data"))
    in_the_way = volume / "data" / obstacle
    in_the_way.parent.mkdir(parents=True, exist_ok=True)
    if leads_nowhere:
        in_the_way.symlink_to(volume / "nowhere")
    else:
        in_the_way.write_text("no folder")
    outcome = applied(plan(copies_on(volume)), journal)
    assert (outcome.status, outcome.action) == (OutcomeStatus.DONE, Action.QUARANTINE)
    assert Path(str(outcome.place)).is_relative_to(volume / f"{QUARANTINE_NAME}-{os.getuid()}")
    assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.DONE]
    assert copies_on(volume)[0].read_text() == "text"


def test_S5_a_note_that_cannot_be_written_leaves_nothing_behind(volume: Path, plan: MakePlan, journal: str) -> None:
    made = plan(copies_on(volume))
    trash = volume / f".Trash-{os.getuid()}"
    (trash / "files").mkdir(parents=True)
    (trash / "info").mkdir()
    subprocess.run(["mount", "-o", "remount,size=64k", volume], check=True)
    with open(volume / "filling", "wb") as file, contextlib.suppress(OSError):
        while True:
            os.write(file.fileno(), bytes(4096))
    outcome = applied(made, journal)
    assert outcome.status is OutcomeStatus.FAILED
    assert outcome.message == "It cannot be moved to the trash: No space left on device."
    assert [path for path in trash.rglob("*") if path.is_file()] == []
    assert copies_on(volume)[0].exists()


@pytest.mark.parametrize("in_the_way", ["files/report (1).txt", "info/report (1).txt.trashinfo"])
def test_S5_what_is_in_the_trash_is_never_overwritten(
    two_copies: Copies, plan: MakePlan, journal: str, data_home: Path, in_the_way: str
) -> None:
    old = data_home / "Trash" / in_the_way
    old.parent.mkdir(parents=True)
    old.write_text("thrown away earlier")
    assert applied(plan(two_copies), journal).status is OutcomeStatus.DONE
    assert old.read_text() == "thrown away earlier"
    assert (data_home / "Trash" / "files" / "report (1) (2).txt").exists()


@pytest.mark.parametrize("name", ["ä" * 127, "a." + "b" * 253, "." + "c" * 254, "x" * 251 + ".txt"])
def test_S5_the_longest_names_find_a_place(
    folder: Path, plan: MakePlan, journal: str, data_home: Path, name: str
) -> None:
    removed, kept = folder / name, folder / "kept"
    for path in (removed, kept):
        path.write_text("text")
    assert applied(plan((removed, kept)), journal).status is OutcomeStatus.DONE
    assert len(os.listdir(data_home / "Trash" / "files")) == 1
    assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.DONE]
    assert removed.exists()


@pytest.fixture(params=["one step", "two steps"])
def way_of_moving(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Move as on a file system that knows the flag, and as on one (NFS) that does not."""

    def refuse(source: str, target: str, _flag: int) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), source, None, target)

    if request.param == "two steps":
        monkeypatch.setattr(renaming, "_rename_with_flag", refuse)


@pytest.mark.usefixtures("way_of_moving")
def test_moving_never_replaces_a_file(folder: Path) -> None:
    source, target = folder / "a", folder / "b"
    source.write_text("a")
    target.write_text("b")
    with pytest.raises(FileExistsError):
        move_without_replacing(str(source), str(target))
    assert (source.read_text(), target.read_text()) == ("a", "b")
    target.unlink()
    move_without_replacing(str(source), str(target))
    assert target.read_text() == "a"
    assert os.listdir(folder) == ["b"]


@pytest.fixture
def recycle_bin(tmp_path: Path) -> Path:
    (tmp_path / "bin").mkdir()
    return tmp_path / "bin"


def native_trash(recycle_bin: Path, *, arrives: bool = True) -> NativeTrash:
    """Return a trash that renames what it takes without telling, as Windows does."""

    def send(path: str) -> None:
        if arrives:
            os.rename(path, recycle_bin / "$RAB12CD.txt")
            (recycle_bin / "$IAB12CD.txt").write_text(path)
        else:
            os.unlink(path)

    return NativeTrash(check=lambda _: None, send=send, folders=lambda _: [str(recycle_bin)])


def test_S5_a_native_trash_is_believed_only_when_the_file_is_found_there(
    two_copies: Copies, plan: MakePlan, journal: str, recycle_bin: Path
) -> None:
    trash = native_trash(recycle_bin)
    (outcome,) = apply_with(
        trash, plan(two_copies), choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken()
    )
    assert outcome.status is OutcomeStatus.DONE
    assert [each.status for each in undo_with(trash, journal, token=CancelToken())] == [OutcomeStatus.DONE]
    assert two_copies[0].exists()
    assert list(recycle_bin.iterdir()) == []


def test_S5_a_native_trash_that_deletes_is_not_called_a_trash(
    two_copies: Copies, plan: MakePlan, journal: str, recycle_bin: Path
) -> None:
    trash = native_trash(recycle_bin, arrives=False)
    (outcome,) = apply_with(
        trash, plan(two_copies), choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken()
    )
    assert outcome.status is OutcomeStatus.FAILED
    assert outcome.message is not None
    assert "is not in the trash" in outcome.message


def test_S5_after_a_document_that_is_lost_no_other_goes_and_undo_offers_a_copy(
    folder: Path, journal: str, recycle_bin: Path
) -> None:
    kept, *extras = write_copies(folder, ["kept.txt", "a.txt", "b.txt"])
    trash = native_trash(recycle_bin, arrives=False)
    done = list(
        apply_with(
            trash,
            plan_of(kept, *extras),
            choice=RemovalChoice(),
            journal_path=journal,
            dry_run=False,
            token=CancelToken(),
        )
    )
    assert [each.status for each in done] == [OutcomeStatus.FAILED, OutcomeStatus.SKIPPED]
    assert extras[1].exists()
    (offered,) = undo_with(trash, journal, token=CancelToken())
    assert (offered.status, offered.can_copy) == (OutcomeStatus.SKIPPED, True)
    (restored,) = undo_with(trash, journal, copies=True, token=CancelToken())
    assert restored.status is OutcomeStatus.DONE
    assert extras[0].read_bytes() == kept.read_bytes()


def test_S5_what_the_trash_refuses_goes_into_a_quarantine_folder(
    two_copies: Copies, plan: MakePlan, journal: str, recycle_bin: Path
) -> None:
    def send(path: str) -> None:
        raise RefusedError(as_it_is(f"{path} would be deleted"))

    trash = NativeTrash(check=lambda _: None, send=send, folders=lambda _: [str(recycle_bin)])
    (outcome,) = apply_with(
        trash, plan(two_copies), choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken()
    )
    assert (outcome.status, outcome.action) == (OutcomeStatus.DONE, Action.QUARANTINE)
    assert [each.status for each in undo_with(trash, journal, token=CancelToken())] == [OutcomeStatus.DONE]


def test_a_bin_is_listed_once_for_all_that_is_looked_for(folder: Path, recycle_bin: Path) -> None:
    paths = write_copies(folder, [f"{number}.txt" for number in range(20)])
    states = [state_of(path) for path in paths]
    for number, path in enumerate(paths):
        path.rename(recycle_bin / f"$R{number:06}.txt")
    trash = NativeTrash(check=lambda _: None, send=lambda _: None, folders=lambda _: [str(recycle_bin)])
    with mock.patch("dupfinder.trash.system.os.scandir", wraps=os.scandir) as listing:
        found = [trash.find(state) for state in states]
    assert [place.path for place in found if place] == [str(recycle_bin / f"$R{number:06}.txt") for number in range(20)]
    assert listing.call_count == 1


def test_S5_a_volume_without_native_trash_gets_a_quarantine_folder(volume: Path, plan: MakePlan, journal: str) -> None:
    def check(path: str) -> None:
        raise NoPlaceError(as_it_is(f"There is no trash for {path}."))

    trash = NativeTrash(check=check, send=lambda _: None, folders=lambda _: [])
    (outcome,) = apply_with(
        trash, plan(copies_on(volume)), choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken()
    )
    assert (outcome.status, outcome.action) == (OutcomeStatus.DONE, Action.QUARANTINE)
