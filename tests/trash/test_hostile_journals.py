"""Journals that were damaged, or that somebody else wrote: they stop nothing, and touch nothing of others."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dupfinder.domain.decisions import Outcome, OutcomeStatus, Plan
from dupfinder.domain.errors import UsageError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice
from dupfinder.trash import apply, default_journal_path, past_runs, undo
from this_system import not_on_windows

MakePlan = Callable[..., Plan]
Copies = tuple[Path, Path]
Fields = dict[str, Any]
_PATIENCE_S = 30


def applied(plan: Plan, journal: str) -> list[Outcome]:
    return list(apply(plan, choice=RemovalChoice(), journal_path=journal, dry_run=False, token=CancelToken()))


def undone(journal: str) -> list[Outcome]:
    return list(undo(journal, token=CancelToken()))


def steps(journal: str) -> list[str]:
    """Return the lines of a journal without those that say when a run began and ended."""
    lines = Path(journal).read_text().splitlines(keepends=True)
    return [line for line in lines if json.loads(line).get("step") not in {"began", "ended"}]


def rewrite(journal: str, change: Callable[[list[Fields]], None]) -> None:
    lines = [json.loads(line) for line in steps(journal)]
    change(lines)
    Path(journal).write_text("".join(json.dumps(fields) + "\n" for fields in lines))


@not_on_windows("no named pipes of this kind")
def test_a_pipe_among_the_journals_is_not_waited_for() -> None:
    journal = Path(default_journal_path())
    journal.parent.mkdir(parents=True)
    os.mkfifo(journal)
    # In a process of its own, which can be given up.
    program = "import sys; from dupfinder.trash import past_runs; sys.exit(bool(past_runs()))"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=_PATIENCE_S)


@not_on_windows("no named pipes of this kind")
@pytest.mark.parametrize("kind", ["a pipe", "a link"])
def test_what_is_no_file_is_no_journal(
    two_copies: Copies, plan: MakePlan, journal: str, tmp_path: Path, kind: str
) -> None:
    (tmp_path / "empty").touch()
    os.symlink("empty", journal) if kind == "a link" else os.mkfifo(journal)
    program = (
        "import sys; from dupfinder.domain.progress import CancelToken; from dupfinder.trash import undo\n"
        "list(undo(sys.argv[1], token=CancelToken()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, journal], check=False, capture_output=True, text=True, timeout=_PATIENCE_S
    )
    assert done.stderr.endswith(f"{journal} is not a regular file, so it is not a removal journal.\n")
    with pytest.raises(UsageError, match=r"is not a regular file"):
        applied(plan(two_copies), journal)
    assert two_copies[0].exists()


def test_a_folder_of_journals_that_cannot_be_read_is_not_called_empty() -> None:
    folder = Path(default_journal_path()).parent
    folder.parent.mkdir(parents=True)
    folder.write_text("no folder")
    with pytest.raises(UsageError, match=r"^The journal folder .* cannot be read: "):
        past_runs()


@pytest.mark.parametrize(
    "damage",
    [
        {"number": float("inf")},
        {"file": {"path": "/a\0b"}},
        pytest.param(
            {"file": {"path": "/a\ud83d"}},
            marks=not_on_windows("names may have halves of characters there"),
        ),
        {"file": {"path": "relative"}},
        {"kept": {"path": 7}},
        {"place": {"path": 7}},
        {"place": {"path": "relative"}},
        {"file": {"size_bytes": float("inf")}},
    ],
    ids=str,
)
def test_S6_a_field_that_means_nothing_costs_its_line_only(
    two_copies: Copies, plan: MakePlan, journal: str, damage: Fields
) -> None:
    applied(plan(two_copies), journal)

    def add_damaged(lines: list[Fields]) -> None:
        line = json.loads(json.dumps({**lines[1], "number": 9}))
        for name, value in damage.items():
            line[name] = {**line[name], **value} if isinstance(value, dict) else value
        lines.append(line)

    rewrite(journal, add_damaged)
    assert [each.status for each in undone(journal)] == [OutcomeStatus.DONE]
    assert two_copies[0].exists()


@pytest.mark.parametrize("at", ["yesterday", "2026-01-01T00:00:00", "0001-01-01T00:00:00+00:00", 7])
def test_a_time_that_means_nothing_does_not_keep_a_document_from_coming_back(
    two_copies: Copies, plan: MakePlan, at: object
) -> None:
    journal = default_journal_path()
    applied(plan(two_copies), journal)
    rewrite(journal, lambda lines: lines[1].update(at=at))
    (run,) = past_runs()
    assert run.began is not None
    assert run.began.astimezone().tzinfo is not None
    assert [each.status for each in undone(journal)] == [OutcomeStatus.DONE]


def test_undo_deletes_and_writes_nothing_that_is_not_ours(
    two_copies: Copies, plan: MakePlan, journal: str, folder: Path
) -> None:
    applied(plan(two_copies), journal)
    mine = [folder / name for name in ("letter.odt", "thesis.part", "data.json")]
    for path in mine:
        path.write_text("mine")

    def point_at_mine(lines: list[Fields]) -> None:
        place = {"path": str(folder / "nowhere"), "note_path": str(mine[0]), "manifest_path": str(mine[2])}
        # The other document is still there: what is left to do is to tidy.
        lines[1].update(file=lines[1]["kept"], place=place, temporary=str(folder / "thesis"))
        del lines[2:]

    rewrite(journal, point_at_mine)
    assert [each.status for each in undone(journal)] == [OutcomeStatus.DONE]
    assert [path.read_text() for path in mine] == ["mine"] * 3


def test_S6_a_document_whose_intent_was_damaged_is_told_with_where_it_is(
    folder: Path, plan: MakePlan, journal: str, data_home: Path
) -> None:
    for name in ("a", "b", "kept"):
        (folder / name).write_text("text")
    applied(plan((folder / "a", folder / "kept"), (folder / "b", folder / "kept")), journal)
    lines = steps(journal)
    Path(journal).write_text("".join([lines[0], lines[1][:40] + "\n", *lines[2:]]))
    place = data_home / "Trash" / "files" / "a"
    with pytest.raises(
        UsageError,
        match=rf"is damaged: it lacks the origin of 1 removed documents. The first is {re.escape(str(place))}\.",
    ):
        undone(journal)
    assert (folder / "b").exists()  # everything else was put back before
    place.unlink()
    assert undone(journal) == []
