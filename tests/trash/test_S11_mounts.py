"""One folder seen through two mounts, and every action on every file system that can be had (S11)."""

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.errors import UsageError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.protection import Roles
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, undo
from dupfinder.trash.journal import Journal, is_in_use, read_journal
from removal_samples import group_decisions, plan_of, tree_bytes

COUNT = 3
SETTLES_S = 30
"""So long may rclone take to send what was written through it, on a machine that does much else."""
CANNOT = {
    "sshfs": {Action.HARDLINK},  # it does not tell that two names are one file
    "exfat-fuse": {Action.HARDLINK, Action.SYMLINK},  # it has none
    "vfat": {Action.HARDLINK, Action.SYMLINK},  # likewise
    "rclone": set(Action),  # there is no way that surely loses nothing
}


def comes_to_hold(folder: Path, texts: dict[str, bytes]) -> bool:
    """Tell whether a folder holds these files, soon: rclone sends what is written after the writer has closed it."""
    end = time.monotonic() + SETTLES_S
    while {os.path.relpath(path, folder): data for path, data in tree_bytes(folder).items()} != texts:
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def tells_links(folder: Path) -> bool:
    """Tell whether two names of one file are seen as one: mergerfs does so in newer versions only."""
    first, second = folder.with_name("first name"), folder.with_name("second name")
    first.touch()
    try:
        second.hardlink_to(first)
        return second.samefile(first)
    except OSError:
        return False
    finally:
        first.unlink()
        second.unlink(missing_ok=True)


def reaches_through_links(folder: Path) -> bool:
    """Tell whether a symbolic link with a whole path leads to a file: OpenSSH 9.2 refuses it over sshfs, 9.6 not."""
    first, second = folder.with_name("first name"), folder.with_name("second name")
    first.touch()
    try:
        second.symlink_to(first)
        return second.samefile(first)
    except OSError:
        return False
    finally:
        first.unlink()
        second.unlink(missing_ok=True)


@pytest.fixture(scope="module", params=mounts.SECOND_MOUNTS)
def sights(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Path]]:
    """Give a folder, and the same folder through another mount."""
    top = tmp_path_factory.mktemp(request.param)
    (top / "folder").mkdir()
    with mounts.seen_again(request.param, top / "folder", top / "again") as again:
        yield top / "folder", again


@pytest.fixture(scope="module", params=[*mounts.FILE_SYSTEMS, *mounts.SECOND_MOUNTS])
def one_mount(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Give a kind of file system, and a folder on it."""
    top = tmp_path_factory.mktemp(request.param)
    if request.param in mounts.FILE_SYSTEMS:
        with mounts.volume(request.param, top / "volume") as volume:
            yield request.param, volume
    else:
        (top / "folder").mkdir()
        with mounts.seen_again(request.param, top / "folder", top / "again") as again:
            yield request.param, again


def applied(pairs: list[tuple[Path, Path]], action: Action, folder: Path, *, dry_run: bool = False) -> list[Outcome]:
    """Remove the first of each pair for the second."""
    decisions = [each for kept, going in pairs for each in group_decisions(going, kept, number=1)]
    (folder / "moved").mkdir(parents=True, exist_ok=True)
    choice = RemovalChoice(action=action, folder=str(folder / "moved") if action is Action.MOVE else None)
    return list(
        apply(
            Plan(decisions=tuple(decisions)),
            choice=choice,
            journal_path=str(folder / "journal"),
            dry_run=dry_run,
            token=CancelToken(),
        )
    )


@pytest.mark.parametrize("action", [action for action in Action if action.removes])
@pytest.mark.parametrize("goes", ["the folder's own", "the other mount's"])
def test_S11_a_document_is_not_removed_for_itself_through_another_mount(
    sights: tuple[Path, Path], tmp_path: Path, action: Action, goes: str
) -> None:
    folder, again = (each / f"{action}, {goes}" for each in sights)
    folder.mkdir()
    for number in range(COUNT):
        (folder / f"{number}.txt").write_text(f"text {number}\n" * 50)
    before = tree_bytes(folder)
    pairs = [(folder / f"{number}.txt", again / f"{number}.txt") for number in range(COUNT)]
    if goes != "the folder's own":
        pairs = [(there, here) for here, there in pairs]
    outcomes = applied(pairs, action, tmp_path)
    # What goes from an overlay stays below it: then the kept one is really another file.
    assert tree_bytes(folder) == before
    assert all(not path.is_symlink() for path in folder.iterdir())
    if goes == "the folder's own":
        assert {each.status for each in outcomes} == {OutcomeStatus.SKIPPED}


def test_S11_a_dry_run_changes_nothing_and_says_what_it_cannot_know(sights: tuple[Path, Path], tmp_path: Path) -> None:
    folder, again = (each / "dry run" for each in sights)
    folder.mkdir()
    for name in ("a.txt", "copy.txt"):
        (folder / name).write_text("text\n" * 50)
    seen = {path: path.stat() for path in (folder, *folder.iterdir())}
    itself, another = applied(
        [(folder / "a.txt", again / "a.txt"), (folder / "copy.txt", folder / "a.txt")],
        Action.TRASH,
        tmp_path,
        dry_run=True,
    )
    assert {path: path.stat().st_ctime_ns for path in seen} == {path: info.st_ctime_ns for path, info in seen.items()}
    # A bind mount is known by its numbers.
    is_known = itself.status is OutcomeStatus.SKIPPED
    assert is_known or "seen through another mount" in str(itself.message)
    assert (another.status, another.message) == (OutcomeStatus.DONE, None)


@pytest.mark.parametrize("action", [action for action in Action if action.removes])
def test_S11_what_is_removed_on_any_file_system_is_gone_and_comes_back(
    one_mount: tuple[str, Path], tmp_path: Path, action: Action
) -> None:
    kind, volume = one_mount
    folder = volume / f"documents, {action}"
    folder.mkdir()
    texts = {f"{n} {name}.txt": f"text {n}\n".encode() * 50 for n in range(COUNT) for name in ("goes", "stays")}
    for name, data in texts.items():
        (folder / name).write_bytes(data)
    assert comes_to_hold(volume.with_name("folder") / folder.name if kind == "rclone" else folder, texts)
    before = tree_bytes(folder)
    pairs = [(folder / f"{number} goes.txt", folder / f"{number} stays.txt") for number in range(COUNT)]
    outcomes = applied(pairs, action, tmp_path)
    probe = {Action.HARDLINK: tells_links, Action.SYMLINK: reaches_through_links}.get(action)
    if action in CANNOT.get(kind, ()) or (probe is not None and not probe(folder)):
        assert OutcomeStatus.DONE not in {each.status for each in outcomes}
        assert comes_to_hold(folder, texts)
        return
    assert {(each.status, each.message) for each in outcomes} == {(OutcomeStatus.DONE, None)}
    assert all(going.is_symlink() or action.leaves_link or not going.exists() for going, _ in pairs)
    assert all(kept.exists() for _, kept in pairs)
    back = list(undo(str(tmp_path / "journal"), token=CancelToken()))
    assert {each.status for each in back} == {OutcomeStatus.DONE}
    assert tree_bytes(folder) == before


def test_S6_a_journal_on_any_file_system_can_be_read_while_a_run_has_it(one_mount: tuple[str, Path]) -> None:
    """SMB keeps everybody from reading what is locked, and NFS locks only what is open for writing."""
    _, volume = one_mount
    path = str(volume / "journal.jsonl")
    with Journal(path):
        assert read_journal(path).entries == ()
        assert is_in_use(path)
        with pytest.raises(UsageError, match=r"is in use"):
            Journal(path)
    assert not is_in_use(path)


@pytest.mark.parametrize("action", [Action.TRASH, Action.QUARANTINE, Action.MOVE, Action.DELETE])
def test_S11_where_nothing_can_go_safely_that_is_said(tmp_path: Path, action: Action) -> None:
    (tmp_path / "folder").mkdir()
    for name in ("goes.txt", "stays.txt"):
        (tmp_path / "folder" / name).write_text("text\n" * 50)
    before = tree_bytes(tmp_path / "folder")
    with mounts.seen_again("rclone", tmp_path / "folder", tmp_path / "again") as again:
        outcomes = applied([(again / "goes.txt", again / "stays.txt")], action, again)
        assert [each.status for each in outcomes] == [OutcomeStatus.FAILED]
        said = "Its drive cannot rename files without the risk of replacing others."
        assert str(outcomes[0].message).endswith(said)
    left = tree_bytes(tmp_path / "folder")
    assert {path: left.get(path) for path in before} == before


def test_S11_two_copies_do_not_go_for_each_other_through_another_mount(
    sights: tuple[Path, Path], tmp_path: Path
) -> None:
    # No plan of the program says so, but somebody may have written it; an overlay still opens what is gone.
    folder, again = (each / "for each other" for each in sights)
    folder.mkdir()
    for name in ("a.txt", "b.txt"):
        (folder / name).write_text("text\n" * 50)
    pairs = [(folder / "a.txt", again / "b.txt"), (folder / "b.txt", again / "a.txt")]
    assert [(again / name).read_text() for name in ("a.txt", "b.txt")] == ["text\n" * 50] * 2
    outcomes = applied(pairs, Action.TRASH, tmp_path)
    assert list(folder.iterdir())
    assert outcomes[1].status is OutcomeStatus.SKIPPED


def test_S1_nothing_is_deleted_for_what_another_machine_took_a_moment_ago(
    sights: tuple[Path, Path], tmp_path: Path
) -> None:
    folder, again = (each / "taken" for each in sights)
    (folder / "kept").mkdir(parents=True)
    for name in ("goes.txt", "kept/k.txt"):
        (folder / name).write_text("text\n" * 50)
    (made,) = group_decisions(again / "kept" / "k.txt", again / "goes.txt", number=1)[1:]
    list((again / "kept").iterdir())
    # Linux goes on reading it through SMB for a second, and NFS asks the server for its number, not for its name.
    (folder / "kept" / "k.txt").rename(folder / "taken.txt")
    plan = Plan(decisions=(made,))
    choice = RemovalChoice(action=Action.DELETE)
    journal = str(tmp_path / "journal")
    (outcome,) = apply(plan, choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    assert outcome.status is not OutcomeStatus.DONE
    assert {path.name for path in folder.rglob("*")} == {"kept", "taken.txt", "goes.txt"}


@pytest.mark.parametrize("standing", ["references", "excluded"])
@pytest.mark.parametrize("role", ["the folder", "a folder within it", "the other mount"])
def test_S2_what_a_role_protects_does_not_go_through_another_mount(
    sights: tuple[Path, Path], tmp_path: Path, role: str, standing: str
) -> None:
    # The scan saw neither the role nor, therefore, that its documents are the same ones.
    folder, again = (each / f"{standing}, {role}" for each in sights)
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "a.txt").write_text("text\n" * 50)
    (tmp_path / "copy.txt").write_text("text\n" * 50)
    named = {"the folder": folder, "a folder within it": folder / "inner", "the other mount": again}[role]
    goes = (folder if role == "the other mount" else again) / "inner" / "a.txt"
    plan = plan_of(tmp_path / "copy.txt", goes)
    outcomes = list(
        apply(
            replace(plan, roles=Roles(**{standing: (str(named),)})),
            choice=RemovalChoice(action=Action.TRASH),
            journal_path=str(tmp_path / "journal"),
            dry_run=False,
            token=CancelToken(),
        )
    )
    assert (folder / "inner" / "a.txt").read_text() == "text\n" * 50
    # What goes from an overlay stays below it: then the protected one is really another file.
    assert role != "the other mount" or [each.status for each in outcomes] == [OutcomeStatus.SKIPPED]
