"""Putting back: exactly, never over something else, and after the program was killed at any step."""

import itertools
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mounts
from dupfinder.domain.decisions import Action, OutcomeStatus, Plan
from dupfinder.domain.errors import UsageError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, undo
from dupfinder.trash.journal import Step, read_journal
from this_system import not_on_windows

MakePlan = Callable[..., Plan]
Copies = tuple[Path, Path]
DONE, SKIPPED = OutcomeStatus.DONE, OutcomeStatus.SKIPPED


def applied(plan: Plan, journal: str) -> list[OutcomeStatus]:
    return [
        each.status
        for each in apply(plan, choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken())
    ]


OFFER = "A copy of the kept document, with the same bytes, can replace it."


def undone(journal: str) -> list[OutcomeStatus]:
    return [each.status for each in undo(journal, token=CancelToken())]


def tree(folder: Path) -> dict[str, tuple[object, ...]]:
    return {
        str(path): (path.lstat().st_mode, path.lstat().st_ino, path.lstat().st_mtime_ns, path.read_bytes())
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_S6_undo_gives_back_the_same_files(folder: Path, plan: MakePlan, journal: str, data_home: Path) -> None:
    (folder / "sub").mkdir()
    odd_names = ["report.txt", "sub/report.txt", "new\nline", os.fsdecode(b"caf\xe9.txt"), "100 %.txt", "x" * 255]
    kept = folder / "kept"
    for path in (kept, *(folder / name for name in odd_names)):
        path.write_text("text")
        os.utime(path, ns=(0, 123_456_789))
    before = tree(folder)
    assert applied(plan(*((folder / name, kept) for name in odd_names)), journal) == [DONE] * 6
    assert list(tree(folder)) == [str(kept)]
    assert len(os.listdir(data_home / "Trash" / "files")) == len(os.listdir(data_home / "Trash" / "info")) == 6
    assert undone(journal) == [DONE] * 6
    assert tree(folder) == before
    assert tree(data_home / "Trash") == {}


def test_S6_undo_can_be_repeated(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    applied(plan(two_copies), journal)
    assert undone(journal) == [DONE]
    assert undone(journal) == []
    assert two_copies[0].exists()


def test_S6_a_document_can_be_removed_and_put_back_again_in_one_journal(
    two_copies: Copies, plan: MakePlan, journal: str
) -> None:
    for _ in range(3):
        assert applied(plan(two_copies), journal) == [DONE]
        assert undone(journal) == [DONE]
    assert [entry.number for entry in read_journal(journal).entries] == [1, 2, 3]


@pytest.mark.parametrize("taken_by", ["a file", "a folder", "a dangling link"])
def test_S6_undo_never_overwrites(
    two_copies: Copies, plan: MakePlan, journal: str, data_home: Path, taken_by: str
) -> None:
    removed, _ = two_copies
    applied(plan(two_copies), journal)
    if taken_by == "a file":
        removed.write_text("new work")
    elif taken_by == "a folder":
        removed.mkdir()
    else:
        removed.symlink_to("nowhere")
    before = removed.lstat()
    (outcome,) = undo(journal, token=CancelToken())
    item = data_home / "Trash" / "files" / removed.name
    assert outcome.status is SKIPPED
    assert outcome.message == f"Another file is in its place. The removed one is still at {item}."
    assert removed.lstat() == before
    assert item.exists()
    removed.rmdir() if removed.is_dir() else removed.unlink()
    assert undone(journal) == [DONE]


def test_S6_undo_reports_what_the_trash_no_longer_has(
    folder: Path, plan: MakePlan, journal: str, data_home: Path
) -> None:
    paths = [folder / name for name in ("emptied", "edited", "kept", "fine")]
    for path in paths:
        path.write_text("text")
    emptied, edited, kept, fine = paths
    applied(plan((emptied, kept), (edited, kept), (fine, kept)), journal)
    (data_home / "Trash" / "files" / "emptied").unlink()
    (data_home / "Trash" / "files" / "edited").write_text("other")
    outcomes = list(undo(journal, token=CancelToken()))
    assert {Path(each.decision.file.path).name: each.status for each in outcomes} == {
        "fine": DONE,
        "edited": SKIPPED,
        "emptied": SKIPPED,
    }
    edited_item = data_home / "Trash" / "files" / "edited"
    assert {each.message for each in outcomes if each.status is SKIPPED} == {
        f"It is not in the trash any more, or has changed. {OFFER}",
        f"It changed after it was removed, so it is still at {edited_item}. {OFFER}",
    }
    assert (data_home / "Trash" / "files" / "edited").read_text() == "other"


def test_S6_undo_says_so_if_the_folder_of_the_items_is_gone(
    two_copies: Copies, plan: MakePlan, journal: str, data_home: Path
) -> None:
    applied(plan(two_copies), journal)
    (data_home / "Trash").rename(data_home / "Elsewhere")
    (outcome,) = undo(journal, token=CancelToken())
    items = data_home / "Trash" / "files"
    assert outcome.message == (
        f"It was moved to {items}, which no longer exists. Its drive may not be connected. {OFFER}"
    )
    (data_home / "Elsewhere").rename(data_home / "Trash")
    assert undone(journal) == [DONE]


@pytest.mark.parametrize("obstacle", ["a file", "a link that leads nowhere"])
def test_S7_a_document_whose_folder_was_replaced_is_told_with_where_it_is(
    folder: Path, plan: MakePlan, journal: str, data_home: Path, obstacle: str
) -> None:
    removed, kept = folder / "sub" / "removed", folder / "kept"
    removed.parent.mkdir()
    for path in (removed, kept):
        path.write_text("text")
    applied(plan((removed, kept)), journal)
    removed.parent.rmdir()
    removed.parent.write_text("no folder") if obstacle == "a file" else removed.parent.symlink_to("nowhere")
    (outcome,) = undo(journal, token=CancelToken())
    place = data_home / "Trash" / "files" / "removed"
    assert (outcome.status, outcome.place) == (OutcomeStatus.FAILED, str(place))
    assert outcome.message == (
        f"It cannot be put back: Something other than a folder is in the way. It is still at {place}."
    )


@pytest.mark.parametrize("how", ["its own", "that of the moved ones"])
@pytest.mark.parametrize("is_settled", [True, False])
def test_S6_a_folder_that_became_a_link_to_the_other_one_costs_no_document(
    two_copies: Copies, plan: MakePlan, journal: str, tmp_path: Path, folder: Path, *, how: str, is_settled: bool
) -> None:
    choice = RemovalChoice(action=Action.MOVE, folder=str(tmp_path / "moved"))
    (outcome,) = apply(plan(two_copies), choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    assert outcome.place is not None
    place, content = Path(outcome.place), two_copies[1].read_bytes()
    if how == "its own":  # all documents went, and a link leads to where they are
        folder.rename(tmp_path / "before")
        folder.symlink_to(place.parent)
    else:  # they were put back by hand, and a link leads back
        place.rename(two_copies[0])
        place.parent.rmdir()
        place.parent.symlink_to(folder)
    if not is_settled:
        lines = Path(journal).read_text().splitlines(keepends=True)
        Path(journal).write_text("".join(lines[:-1]))
    assert undone(journal) == [DONE]
    assert two_copies[0].read_bytes() == content


def test_S6_a_folder_that_became_a_link_to_that_of_the_kept_document_does_not_cost_that(
    tmp_path: Path, folder: Path, plan: MakePlan, journal: str
) -> None:
    removed, kept = folder / "one" / "a.txt", folder / "two" / "a.txt"
    for path in (removed, kept):
        path.parent.mkdir()
        path.write_text("text")
    choice = RemovalChoice(action=Action.MOVE, folder=str(tmp_path / "moved"))
    (outcome,) = apply(plan((removed, kept)), choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    assert outcome.place is not None
    place = Path(outcome.place)
    place.rename(removed)
    place.parent.rmdir()
    place.parent.symlink_to(kept.parent)
    lines = Path(journal).read_text().splitlines(keepends=True)
    Path(journal).write_text("".join(lines[:-1]))
    assert undone(journal) == [DONE]
    assert kept.read_text() == removed.read_text() == "text"


def test_S6_undo_makes_the_folder_again(folder: Path, plan: MakePlan, journal: str) -> None:
    (folder / "a" / "b").mkdir(parents=True)
    removed, kept = folder / "a" / "b" / "x", folder / "kept"
    for path in (removed, kept):
        path.write_text("text")
    applied(plan((removed, kept)), journal)
    (folder / "a" / "b").rmdir()
    (folder / "a").rmdir()
    assert undone(journal) == [DONE]
    assert removed.read_text() == "text"


def test_S6_an_item_that_was_renamed_in_the_trash_is_found_by_its_inode(
    two_copies: Copies, plan: MakePlan, journal: str, data_home: Path
) -> None:
    applied(plan(two_copies), journal)
    files = data_home / "Trash" / "files"
    (files / two_copies[0].name).rename(files / "renamed")
    assert undone(journal) == [DONE]
    assert two_copies[0].exists()


def test_S6_a_torn_last_line_is_passed_over(two_copies: Copies, plan: MakePlan, journal: str) -> None:
    applied(plan(two_copies), journal)
    with open(journal, "a", encoding="ascii") as file:
        file.write('{"number": 2, "step": "int')
    assert [entry.step for entry in read_journal(journal).entries] == [Step.DONE]
    assert undone(journal) == [DONE]
    assert [entry.step for entry in read_journal(journal).entries] == [Step.UNDONE]


@pytest.mark.parametrize(
    "line",
    [
        "null",
        "[]",
        "{}",
        '{"number": 1, "step": "done"}',
        '{"number": 9, "step": "done", "place": null}',
        '{"number": 9, "step": "intent", "place": null, "file": 3, "kept": 3, "reason": 3, "relation": 3}',
        '{"number": 1, "step": "burn", "place": null}',
        '{"number": 1, "step": "undone", "place": 7}',
        "\x00\x01\x02",
        "[" * 100_000,
    ],
)
def test_S6_a_damaged_line_costs_that_line_only(two_copies: Copies, plan: MakePlan, journal: str, line: str) -> None:
    applied(plan(two_copies), journal)
    with open(journal, "a", encoding="ascii") as file:
        file.write(line + "\n")
    assert undone(journal) == [DONE]


def test_a_journal_that_is_not_there_is_said(journal: str) -> None:
    with pytest.raises(UsageError, match=r"^There is no journal .*\.$"):
        undone(journal)


def test_a_file_that_is_no_journal_is_refused(journal: str) -> None:
    Path(journal).write_text("Dear Sir\n")
    with pytest.raises(UsageError, match=r"is not a removal journal\.$"):
        undone(journal)


@pytest.mark.parametrize("head", ["\x00" * 46, '{"format": "dupfi', "", "{}"], ids=["zeros", "cut", "missing", "other"])
def test_S6_a_damaged_first_line_costs_no_document(two_copies: Copies, plan: MakePlan, journal: str, head: str) -> None:
    applied(plan(two_copies), journal)
    _, *lines = Path(journal).read_text("ascii").splitlines(keepends=True)
    Path(journal).write_text("".join([head + "\n" if head else "", *lines]), "ascii")
    assert undone(journal) == [DONE]


@pytest.mark.parametrize(
    "line",
    [
        '{"number":1,"step":"done","place":null}',
        '{"number":1,"step":"done","place":null}\n{"number":2,"step":"failed","place":null,"job":"of another program"}',
        '{"number":1,"step":"undone","place":{"path":"/"}}',
    ],
)
def test_what_tells_of_no_removal_is_no_journal_and_is_not_written_to(journal: str, line: str) -> None:
    Path(journal).write_text(line, "ascii")
    with pytest.raises(UsageError, match=r"is not a removal journal\.$"):
        undone(journal)
    assert Path(journal).read_text("ascii") == line


@pytest.mark.parametrize("mark", ["", "\ufeff", "\0"], ids=["whole", "edited", "damaged"])
def test_a_journal_of_a_later_version_is_refused(two_copies: Copies, plan: MakePlan, journal: str, mark: str) -> None:
    applied(plan(two_copies), journal)
    header, *lines = Path(journal).read_text("ascii").splitlines(keepends=True)
    Path(journal).write_text("".join([mark, header.replace("1}", "2}"), *lines]), "utf-8")
    with pytest.raises(UsageError, match=r"is not a removal journal\.$"):
        undone(journal)


def test_an_empty_journal_has_nothing_to_undo(journal: str) -> None:
    Path(journal).touch()
    assert undone(journal) == []


@not_on_windows("no SIGKILL")
@pytest.mark.parametrize(
    ("action", "how"),
    [
        *itertools.product([action for action in Action if action.removes], ["exchange"]),
        *itertools.product([Action.TRASH, Action.HARDLINK], ["steps"]),
        (Action.MOVE, "volumes"),
    ],
)
def test_S6_whenever_the_program_is_killed_undo_gives_back_the_same_files(
    tmp_path: Path, action: Action, how: str
) -> None:
    program = Path(__file__).with_name("killing.py")
    arguments: list[str | Path] = [sys.executable, program, tmp_path / "scene", action, how]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ended = subprocess.run(arguments, check=False, capture_output=True, text=True, env=environment)
    assert ended.stderr == ""
    assert int(ended.stdout) > 20  # the steps at which it was killed


@pytest.mark.parametrize("name", ["report.txt", "letters/report.txt"])
@pytest.mark.parametrize("action", [Action.MOVE, Action.DELETE])
def test_S6_S7_nothing_is_put_back_where_the_drive_is_not(
    tmp_path: Path, folder: Path, plan: MakePlan, journal: str, name: str, action: Action
) -> None:
    """It would lie in the empty folder of the drive, and be hidden behind that as soon as it is there again."""
    stick, target = tmp_path / "stick", tmp_path / "target"
    removed, kept = stick / name, folder / "kept.txt"
    kept.write_text("text")
    choice = RemovalChoice(action=action, folder=str(target) if action is Action.MOVE else None)
    with mounts.volume("tmpfs", stick):
        removed.parent.mkdir(exist_ok=True)
        removed.write_text("text")
        [outcome] = apply(
            plan((removed, kept)), choice=choice, journal_path=journal, dry_run=False, token=CancelToken()
        )
        assert outcome.status is DONE
    [left] = undo(journal, token=CancelToken())
    assert left.status is OutcomeStatus.FAILED
    assert str(left.message).startswith("It cannot be put back: Its drive does not seem to be connected.")
    assert os.listdir(stick) == []
    with mounts.volume("tmpfs", stick):
        assert undone(journal) == [DONE]
        assert removed.read_text() == "text"


def test_S7_nothing_is_moved_to_where_a_drive_was(tmp_path: Path, folder: Path, plan: MakePlan, journal: str) -> None:
    stick = tmp_path / "stick"
    kept, *removed = (folder / name for name in ("kept.txt", "first.txt", "second.txt"))
    for path in (kept, *removed):
        path.write_text("text")
    choice = RemovalChoice(action=Action.MOVE, folder=str(stick / "copies"))
    made = plan(*((path, kept) for path in removed))
    with mounts.volume("tmpfs", stick):
        outcomes = apply(made, choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
        assert next(outcomes).status is DONE
    [left] = outcomes
    assert (left.status, os.listdir(stick)) == (OutcomeStatus.FAILED, [])
    assert left.message == f"The drive of {stick / 'copies'} is not connected any more."
    assert removed[1].read_text() == "text"
