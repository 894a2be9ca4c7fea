"""A removal and its undoing on a thread of their own."""

import os
from pathlib import Path

import pytest

from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus
from dupfinder.domain.errors import DupFinderError
from dupfinder.domain.removals import RemovalChoice, RemovalState
from dupfinder.pipeline import RemovalHandle, interrupted_run, start_removal, start_undo
from dupfinder.trash import past_runs
from removal_samples import plan_of, tree_bytes, write_copies

TRASH = RemovalChoice()
LIMIT_S = 60


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "data"


@pytest.fixture
def documents(tmp_path: Path) -> list[Path]:
    return write_copies(tmp_path / "documents", ["kept.txt", "a.txt", "b.txt", "c.txt"])


def ended(handle: RemovalHandle) -> list[Outcome]:
    handle.join(LIMIT_S)
    assert not handle.is_running
    return handle.poll(1_000)


def test_a_removal_moves_to_the_trash_and_an_undo_brings_everything_back(documents: list[Path]) -> None:
    folder = documents[0].parent
    before = tree_bytes(folder)
    handle = start_removal(plan_of(*documents), TRASH)
    outcomes = ended(handle)
    assert [outcome.status for outcome in outcomes] == [OutcomeStatus.DONE] * 3
    assert [outcome.place is not None and os.path.exists(outcome.place) for outcome in outcomes] == [True] * 3
    assert os.listdir(folder) == ["kept.txt"]
    assert (handle.done, handle.total, handle.error, handle.was_cancelled) == (3, 3, None, False)
    assert handle.current is None
    undo = start_undo(handle.journal_path)
    assert {outcome.status for outcome in ended(undo)} == {OutcomeStatus.DONE}
    assert tree_bytes(folder) == before


def test_outcomes_are_polled_once_and_in_order(documents: list[Path]) -> None:
    handle = start_removal(plan_of(*documents), TRASH)
    handle.join(LIMIT_S)
    polled = [handle.poll(2), handle.poll(2), handle.poll(2)]
    assert [[os.path.basename(outcome.decision.file.path) for outcome in part] for part in polled] == [
        ["a.txt", "b.txt"],
        ["c.txt"],
        [],
    ]


def test_a_dry_run_touches_nothing_and_leaves_no_journal(documents: list[Path]) -> None:
    before = tree_bytes(documents[0].parent)
    handle = start_removal(plan_of(*documents), TRASH, dry_run=True)
    assert [outcome.status for outcome in ended(handle)] == [OutcomeStatus.DONE] * 3
    assert tree_bytes(documents[0].parent) == before
    assert not os.path.exists(handle.journal_path)


def test_selected_removals_are_undone_alone(documents: list[Path]) -> None:
    handle = start_removal(plan_of(*documents), TRASH)
    ended(handle)
    (run,) = past_runs()
    number = next(each.number for each in run.removals if each.decision.file.path == str(documents[2]))
    undo = start_undo(handle.journal_path, numbers={number})
    assert [outcome.decision.file.path for outcome in ended(undo)] == [str(documents[2])]
    assert undo.total == 1
    assert sorted(os.listdir(documents[0].parent)) == ["b.txt", "kept.txt"]


def test_cancelling_stops_between_documents_and_is_no_error(tmp_path: Path) -> None:
    paths = write_copies(tmp_path / "documents", ["kept.txt", *(f"{number:04}.txt" for number in range(400))])
    handle = start_removal(plan_of(*paths), TRASH)
    while handle.done == 0 and handle.is_running:
        pass
    handle.cancel()
    outcomes = ended(handle)
    assert handle.was_cancelled
    assert handle.error is None
    assert 0 < len(outcomes) < 400
    left = set(os.listdir(tmp_path / "documents"))
    gone = {os.path.basename(outcome.decision.file.path) for outcome in outcomes}
    assert left == {path.name for path in paths} - gone


def test_what_is_wrong_with_the_environment_is_an_error_of_the_handle(tmp_path: Path) -> None:
    handle = start_undo(str(tmp_path / "no-such-journal.jsonl"))
    assert ended(handle) == []
    assert isinstance(handle.error, DupFinderError)


def test_an_unfinished_last_run_is_found_and_mended(documents: list[Path]) -> None:
    assert interrupted_run() is None
    handle = start_removal(plan_of(*documents), TRASH)
    ended(handle)
    assert interrupted_run() is None
    drop_last_line(handle.journal_path)
    run = interrupted_run()
    assert run is not None
    assert run.journal_path == handle.journal_path
    assert run.count(RemovalState.INTERRUPTED) == 1
    before = ended(start_undo(handle.journal_path))
    assert {outcome.status for outcome in before} == {OutcomeStatus.DONE}
    assert interrupted_run() is None
    assert len(os.listdir(documents[0].parent)) == 4


def drop_last_line(journal_path: str) -> None:
    """Leave a journal as a crash right after a move would: the intent is written, its end is not."""
    lines = Path(journal_path).read_bytes().splitlines(keepends=True)
    assert b'"done"' in lines[-2]
    Path(journal_path).write_bytes(b"".join(lines[:-2]))


def test_another_action_goes_where_the_person_said(documents: list[Path], tmp_path: Path) -> None:
    choice = RemovalChoice(action=Action.MOVE, folder=str(tmp_path / "moved"))
    outcomes = ended(start_removal(plan_of(*documents), choice))
    assert [outcome.status for outcome in outcomes] == [OutcomeStatus.DONE] * 3
    assert {outcome.action for outcome in outcomes} == {Action.MOVE}
    assert all(outcome.place and outcome.place.startswith(str(tmp_path / "moved")) for outcome in outcomes)
