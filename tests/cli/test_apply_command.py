"""Removing, the history and putting back, as a person or a script does it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from program import Program
from sample_documents import Write, edited, words
from this_system import in_the_bin, is_wine, not_on_windows

TEXT = words(100, seed=1)


@pytest.fixture
def copies(program: Program, write: Write) -> tuple[Path, Path]:
    """Give two copies: the first stays, the second goes, as `plan.json` says."""
    documents = write("a.txt", TEXT), write("sub/a copy.txt", TEXT)
    program("scan", "docs", "--json", "report.json")
    program("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    return documents


def test_a_moved_document_keeps_its_folders_and_comes_back(
    program: Program, copies: tuple[Path, Path], tmp_path: Path
) -> None:
    extra, target = copies[1], tmp_path / "archive"
    moved = target / extra.drive.removesuffix(":") / extra.relative_to(extra.anchor)
    dry = program("apply", "plan.json", "--action", "move", "--to", "archive", "--dry-run")
    assert (dry.stdout, dry.stderr) == (f"would be removed: {extra}\n", "1 would be removed\n")
    done = program("apply", "plan.json", "--action", "move", "--to", "archive")
    assert (done.returncode, done.stdout) == (0, f"moved: {extra} -> {moved}\n")
    assert done.stderr.startswith("1 moved\njournal: ")
    assert moved.read_text() == TEXT
    assert program("undo").stdout == f"restored: {extra}\n"
    assert extra.read_text() == TEXT


@not_on_windows("its bin is no folder of the person's")
def test_undo_says_how_to_get_copies_of_what_is_no_longer_in_the_trash(
    program: Program, copies: tuple[Path, Path], environment: dict[str, str]
) -> None:
    kept, extra = copies
    assert program("apply", "plan.json").returncode == 0
    (Path(environment["XDG_DATA_HOME"]) / "Trash" / "files" / extra.name).unlink()
    undone = program("undo")
    assert (undone.returncode, extra.exists()) == (3, False)
    assert undone.stderr == "1 skipped\n1 can be replaced by a copy: the same command with --copies does so\n"
    undone = program("undo", "--copies")
    assert (undone.returncode, undone.stderr) == (0, "1 restored\n")
    assert extra.read_bytes() == kept.read_bytes()


def test_a_quarantined_document_is_named_with_its_place(program: Program, copies: tuple[Path, Path]) -> None:
    extra = copies[1]
    done = program("apply", "plan.json", "--action", "quarantine", "--to", "docs")
    said, _, place = done.stdout.rstrip("\n").partition(" -> ")
    assert (done.returncode, said) == (0, f"quarantined: {extra}")
    assert Path(place).read_text() == TEXT
    assert not extra.exists()


@pytest.mark.parametrize(
    "action",
    [
        "hardlink",
        pytest.param("symlink", marks=pytest.mark.skipif(is_wine(), reason="wine makes no symbolic links")),
    ],
)
def test_S8_a_link_takes_the_place_of_a_copy(program: Program, copies: tuple[Path, Path], action: str) -> None:
    kept, extra = copies
    inode = extra.stat().st_ino
    done = program("apply", "plan.json", "--action", action)
    assert (done.returncode, done.stdout) == (0, f"linked: {extra}\n")
    assert extra.samefile(kept)
    assert extra.is_symlink() is (action == "symlink")
    assert program("undo").returncode == 0
    assert (extra.lstat().st_ino, extra.read_text()) == (inode, TEXT)


@not_on_windows("modes are no access lists; tests/trash has those")
def test_S14_a_link_that_changes_who_may_read_is_asked_for(program: Program, copies: tuple[Path, Path]) -> None:
    kept, extra = copies
    extra.chmod(0o600)
    done = program("apply", "plan.json", "--action", "hardlink")
    assert done.returncode == 3
    assert done.stdout.startswith(f"skipped: {extra}: Others could then read it.")
    done = program("apply", "plan.json", "--action", "hardlink", "--change-access", "--dry-run")
    assert done.stdout.startswith(f"would be removed: {extra} (A link gets the permissions of the kept document: ")
    done = program("apply", "plan.json", "--action", "hardlink", "--change-access")
    assert done.stdout.startswith(f"linked: {extra} (A link gets the permissions of the kept document: ")
    assert extra.samefile(kept)


@in_the_bin
def test_the_kept_document_gets_the_oldest_date_for_who_asks_for_it(
    program: Program, copies: tuple[Path, Path], tmp_path: Path
) -> None:
    kept, extra = copies
    before_ns, long_before_ns = kept.stat().st_mtime_ns, 1_200_000_000_000_000_000
    os.utime(extra, ns=(long_before_ns, long_before_ns))
    plan = json.loads((tmp_path / "plan.json").read_text())
    for decision in plan["decisions"]:
        if decision["path"] == str(extra):
            decision["mtime_ns"] = long_before_ns
    (tmp_path / "plan.json").write_text(json.dumps(plan))
    done = program("apply", "plan.json", "--carry", "dates,tags", "--carry", "tags")
    assert (done.returncode, done.stdout) == (0, f"trashed: {extra} (The kept document got its date.)\n")
    assert kept.stat().st_mtime_ns == long_before_ns
    assert program("undo").stdout == f"restored: {extra}\n"
    assert kept.stat().st_mtime_ns == before_ns


def test_nothing_is_carried_over_from_what_stays(program: Program, copies: tuple[Path, Path]) -> None:
    done = program("apply", "plan.json", "--action", "share", "--carry", "dates")
    assert (done.returncode, done.stderr) == (2, "dupfinder: --carry cannot be used with --action share.\n")
    assert copies[1].exists()


def test_documents_that_cannot_share_their_space_say_why(program: Program, copies: tuple[Path, Path]) -> None:
    done = program("apply", "plan.json", "--action", "share")
    if done.returncode == 0:  # on btrfs or XFS
        assert "gained" in done.stderr
        return
    assert done.returncode == 3
    assert done.stdout == (f"skipped: {copies[1]}: Its file system cannot share space. btrfs and XFS can.\n")


def test_deleting_is_asked_for_by_name(
    program: Program, copies: tuple[Path, Path], environment: dict[str, str]
) -> None:
    extra = copies[1]
    done = program("apply", "plan.json", "--action", "delete")
    assert (done.returncode, done.stdout) == (0, f"deleted: {extra}\n")
    assert not extra.exists()
    assert not os.path.exists(os.path.join(environment["XDG_DATA_HOME"], "Trash"))


@pytest.mark.usefixtures("copies")
@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--action", "move"), "--action move needs --to FOLDER."),
        (("--action", "trash", "--to", "x"), "--to cannot be used with --action trash."),
        (("--action", "trash", "--change-access"), "--change-access cannot be used with --action trash."),
        (("--action", "burn"), "'burn' is none of trash, quarantine, move, "),
    ],
)
def test_a_wrong_choice_is_one_sentence(program: Program, arguments: tuple[str, ...], why: str) -> None:
    done = program("apply", "plan.json", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


@in_the_bin
def test_the_history_tells_what_became_of_each_document(program: Program, copies: tuple[Path, Path]) -> None:
    assert program("history").stdout == ""
    program("apply", "plan.json", "--journal", "mine.jsonl")
    assert program("history").stdout == ""  # that journal is elsewhere
    assert "removed" in program("history", "mine.jsonl").stdout
    assert program("undo", "mine.jsonl").returncode == 0
    program("apply", "plan.json")
    (run,) = json.loads(program("history", "--json").stdout)
    (removal,) = run["removals"]
    assert (removal["number"], removal["action"], removal["state"]) == (1, "trash", "removed")
    assert (removal["file"]["path"], removal["kept"]["path"]) == (str(copies[1]), str(copies[0]))
    assert Path(removal["place"]).read_text() == TEXT
    (line,) = program("history").stdout.splitlines()
    assert line.endswith(f"trash: 1 removed  {run['journal']}")
    (line,) = program("history", run["journal"]).stdout.splitlines()
    assert line.split() == ["1", "trash", "removed", *f"{copies[1]} -> {removal['place']}".split()]
    assert program("undo", run["journal"], "--only", "1").returncode == 0
    assert json.loads(program("history", "--json").stdout)[0]["removals"][0]["state"] == "restored"
    assert program("history", "nothing.jsonl").returncode == 2
    assert program("undo").returncode == 2  # nothing is left to undo


@in_the_bin
def test_S7_where_what_is_done_cannot_be_said_nothing_more_is_done(
    program: Program, write: Write, environment: dict[str, str], tmp_path: Path
) -> None:
    paths = [write(f"{letter} copy.txt", TEXT) for letter in "abcdef"]
    program("scan", "docs", "--json", "report.json")
    program("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "dupfinder", "apply", "plan.json"],
            cwd=tmp_path,
            env={**environment, "PYTHONPATH": str(Path(__file__).parents[2])},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert "1 trashed. The history has the rest." in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert sum(path.exists() for path in paths) == len(paths) - 1


def test_nothing_to_do_is_said(program: Program, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"format": "dupfinder-plan", "version": 1, "decisions": []}')
    done = program("apply", "plan.json")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "nothing to do\n")


@in_the_bin
def test_S2_what_lies_in_an_excluded_folder_is_not_seen_and_what_lies_in_a_reference_stays(
    program: Program, write: Write
) -> None:
    inside = [write(f"{folder}/a.txt", TEXT) for folder in ("excluded", "reference", "scanned", "scanned too")]
    found = program(
        *("scan", "docs", "--exclude-folder", "docs/excluded", "--reference", "docs/reference", "--json", "report.json")
    )
    assert str(inside[0]) not in found.stdout
    program("plan", "report.json", "--keep", "oldest", "--output", "plan.json")
    applied = program("apply", "plan.json")
    assert set(applied.stdout.splitlines()) == {f"trashed: {path}" for path in inside[2:]}


def test_what_was_told_apart_is_no_group_until_it_is_taken_back(program: Program, write: Write) -> None:
    a, b = write("a.txt", TEXT), write("b.txt", edited(TEXT, 50))
    assert program("not-duplicates", "add", str(a), str(b)).returncode == 0
    assert str(a) not in program("scan", "docs").stdout
    assert str(a) in program("scan", "docs", "--no-distinctions").stdout
    assert program("not-duplicates", "remove", "1").returncode == 0
    assert str(a) in program("scan", "docs").stdout


def at_once(environment: dict[str, str], folder: Path, *commands: Sequence[str]) -> list[tuple[int, list[str], str]]:
    """Run commands at once, each in a process of its own; return their statuses, their lines, and what they say."""
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "dupfinder", *command],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for command in commands
    ]
    said = [one.communicate(timeout=120) for one in running]
    return [(one.returncode, out.splitlines(), err) for one, (out, err) in zip(running, said, strict=True)]


@pytest.fixture
def many_copies(program: Program, write: Write) -> list[str]:
    """Give the paths of 30 documents that go, as `plan.json` says, for 15 that stay."""
    gone = []
    for number in range(15):
        text = words(60, seed=number)
        write(f"{number}.txt", text)
        gone += [str(write(f"{folder}/{number}.txt", text)) for folder in ("one", "two")]
    program("scan", "docs", "--json", "report.json")
    program("plan", "report.json", "--keep", "shortest-path", "--output", "plan.json")
    return gone


@pytest.mark.parametrize("action", [pytest.param("trash", marks=in_the_bin), "quarantine", "move"])
def test_of_several_removals_at_once_each_says_what_another_took_and_all_add_up(
    environment: dict[str, str], program: Program, many_copies: list[str], tmp_path: Path, action: str
) -> None:
    chosen = ("--action", action, *(("--to", "archive") if action == "move" else ()))
    runs = at_once(environment, tmp_path, *[("apply", "plan.json", *chosen)] * 4)
    words_of = {
        "trash": ("trashed", "Another run moved it to the trash."),
        "quarantine": ("quarantined", "Another run moved it to the quarantine folder."),
        "move": ("moved", "Another run moved it."),
    }
    word, taken = words_of[action]
    gone: list[str] = []
    for status, lines, said in runs:
        own = [line for line in lines if line.startswith(f"{word}: ")]
        others = [line for line in lines if line.startswith("skipped: ")]
        assert all(line.endswith(f": {taken}") for line in others), others
        assert len(own) + len(others) == len(lines) == len(many_copies)
        assert status == (3 if others else 0)
        gone += [line.removeprefix(f"{word}: ").partition(" -> ")[0] for line in own]
        counted = set(said.splitlines()[0].split(", "))
        assert counted == {f"{len(each):,} {name}" for each, name in ((own, word), (others, "skipped")) if each}
    assert sorted(gone) == sorted(many_copies)
    assert not any(os.path.lexists(path) for path in many_copies)
    history = program("history").stdout
    assert "interrupted" not in history
    assert sum(int(part.split()[0]) for part in re.findall(r"\d+ removed", history)) == len(many_copies)
    for _ in history.splitlines():
        assert program("undo").returncode == 0
    assert all(os.path.lexists(path) for path in many_copies)


@in_the_bin
def test_two_plans_at_once_that_keep_what_the_other_removes_leave_one_of_each(
    environment: dict[str, str], program: Program, many_copies: list[str], tmp_path: Path
) -> None:
    program("plan", "report.json", "--keep", "longest-path", "--output", "other.json")
    runs = at_once(environment, tmp_path, ("apply", "plan.json"), ("apply", "other.json"))
    left = (path.read_text() for path in (tmp_path / "docs").rglob("*.txt"))
    assert sorted(left) == sorted({words(60, seed=number) for number in range(15)})
    for _, lines, _ in runs:
        assert not any(line.startswith("failed: ") for line in lines), lines
        assert not any("File exists" in line for line in lines)
    assert len(many_copies) == sum(line.startswith("trashed: ") for _, lines, _ in runs for line in lines)


@in_the_bin
def test_removing_and_putting_back_at_once_agree_with_the_disk(
    environment: dict[str, str], program: Program, many_copies: list[str], tmp_path: Path
) -> None:
    first = program("apply", "plan.json", "--journal", "first.jsonl")
    assert first.returncode == 0
    undone, again = at_once(environment, tmp_path, ("undo", "first.jsonl"), ("apply", "plan.json"))
    assert {line.partition(": ")[0] for line in undone[1]} == {"restored"}
    assert {line.partition(": ")[0] for line in again[1]} <= {"trashed", "skipped"}
    taken = {line.removeprefix("trashed: ") for line in again[1] if line.startswith("trashed")}
    assert {path for path in many_copies if not os.path.lexists(path)} == taken
    runs = at_once(environment, tmp_path, *[("undo",)] * 3)
    assert sorted(line for _, lines, _ in runs for line in lines) == sorted(f"restored: {path}" for path in taken)
    for status, lines, said in runs:
        assert status == (2 if (not lines and "is in use" in said) or "no journal" in said else 0), said
        assert said.count("\n") == 1
