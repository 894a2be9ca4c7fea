"""The history of removals, choosing among them, stopping, and two runs at once."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from dupfinder.domain.decisions import Action, OutcomeStatus, Plan
from dupfinder.domain.errors import Cancelled, UsageError
from dupfinder.domain.progress import CancelToken
from dupfinder.domain.removals import RemovalChoice, RemovalState
from dupfinder.trash import apply, default_journal_path, latest_journal_path, latest_run, past_run, past_runs, undo
from dupfinder.trash.journal import Journal, read_journal

MakePlan = Callable[..., Plan]


@pytest.fixture
def three(folder: Path, plan: MakePlan) -> Plan:
    for name in ("a", "b", "c", "kept"):
        (folder / name).write_text("text")
    return plan(*((folder / name, folder / "kept") for name in "abc"))


def applied(plan: Plan, journal: str, action: Action = Action.TRASH) -> None:
    choice = RemovalChoice(action=action)
    outcomes = apply(plan, choice=choice, journal_path=journal, dry_run=False, token=CancelToken())
    assert {each.status for each in outcomes} == {OutcomeStatus.DONE}


def forget_last_lines(journal: str, number: int) -> None:
    """Leave a journal as if its run had been killed before it wrote the last lines.

    The last says that it ended, the one before it that the last document was done.
    """
    lines = Path(journal).read_text().splitlines(keepends=True)
    Path(journal).write_text("".join(lines[:-number]))


def test_there_is_no_history_before_the_first_run() -> None:
    assert past_runs() == ()
    assert latest_run() is None
    assert latest_journal_path() is None


def test_past_runs_tell_what_was_removed_and_where_it_is(three: Plan, data_home: Path) -> None:
    first, second = default_journal_path(), default_journal_path()
    applied(Plan(decisions=three.decisions[:4]), first)
    applied(Plan(decisions=three.decisions[4:]), second, Action.DELETE)
    latest, earlier = past_runs()
    assert latest_run() == latest
    assert (latest.journal_path, earlier.journal_path) == (second, first)
    assert [removal.number for removal in earlier.removals] == [1, 2]
    assert earlier.removals[0].decision.file == three.decisions[1].file
    assert earlier.removals[0].decision.kept == three.decisions[0].file
    assert earlier.removals[0].place == str(data_home / "Trash" / "files" / "a")
    assert (latest.removals[0].action, latest.removals[0].place) == (Action.DELETE, None)
    assert earlier.count(RemovalState.REMOVED) == 2
    assert earlier.began is not None
    assert latest.began is not None
    assert earlier.began <= latest.began
    assert latest.can_undo  # as a copy of the kept document, which has the same bytes
    assert latest_journal_path() == second


def test_what_was_deleted_without_an_identical_copy_cannot_be_undone(folder: Path, plan: MakePlan) -> None:
    first, second = default_journal_path(), default_journal_path()
    for name in ("a", "b", "kept"):
        (folder / name).write_text(f"text of {name}")
    applied(plan((folder / "a", folder / "kept"), relation="near"), first)
    applied(plan((folder / "b", folder / "kept"), relation="near"), second, Action.DELETE)
    assert [run.can_undo for run in past_runs()] == [False, True]
    assert latest_journal_path() == first


def test_undo_can_be_limited_to_some(three: Plan, folder: Path) -> None:
    journal = default_journal_path()
    applied(three, journal)
    (outcome,) = undo(journal, numbers={2}, token=CancelToken())
    assert outcome.decision.file.path == str(folder / "b")
    assert sorted(os.listdir(folder)) == ["b", "kept"]
    (run,) = past_runs()
    removed, restored = RemovalState.REMOVED, RemovalState.RESTORED
    assert [removal.state for removal in run.removals] == [removed, restored, removed]
    assert latest_journal_path() == journal
    assert len(list(undo(journal, token=CancelToken()))) == 2
    assert latest_journal_path() is None


def test_a_number_that_the_journal_does_not_have_is_said(three: Plan, journal: str) -> None:
    applied(three, journal)
    with pytest.raises(UsageError, match=r"^The journal has no removal number 9\.$"):
        list(undo(journal, numbers=[1, 9], token=CancelToken()))


def test_a_cancelled_undo_stops_before_the_next_document(three: Plan, journal: str, folder: Path) -> None:
    applied(three, journal)
    token = CancelToken()
    outcomes = undo(journal, token=token)
    assert next(outcomes).status is OutcomeStatus.DONE
    token.cancel()
    with pytest.raises(Cancelled):
        next(outcomes)
    assert sorted(os.listdir(folder)) == ["c", "kept"]
    assert len(list(undo(journal, token=CancelToken()))) == 2


def test_S6_a_journal_serves_one_run_at_a_time(three: Plan, journal: str, folder: Path) -> None:
    with Journal(journal):
        sentence = rf"^The journal {re.escape(journal)} is in use: documents are being removed or put back\.$"
        with pytest.raises(UsageError, match=sentence):
            list(undo(journal, token=CancelToken()))
        with pytest.raises(UsageError, match=sentence):
            applied(three, journal)
    assert len(os.listdir(folder)) == 4
    applied(three, journal)


def test_an_interrupted_removal_is_told_and_can_be_undone(three: Plan) -> None:
    journal = default_journal_path()
    applied(Plan(decisions=three.decisions[:2]), journal)
    forget_last_lines(journal, 2)
    assert past_runs()[0].count(RemovalState.INTERRUPTED) == 1
    assert latest_journal_path() == journal
    assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.DONE]
    assert past_runs()[0].count(RemovalState.RESTORED) == 1


def test_S6_a_document_that_is_nowhere_is_not_asked_for_for_ever(three: Plan, data_home: Path) -> None:
    journal = default_journal_path()
    applied(Plan(decisions=three.decisions[:2]), journal)
    forget_last_lines(journal, 2)
    (data_home / "Trash" / "files" / "a").unlink()
    assert [each.status for each in undo(journal, token=CancelToken())] == [OutcomeStatus.SKIPPED]
    assert past_runs()[0].count(RemovalState.INTERRUPTED) == 0


def test_what_is_no_journal_is_passed_over(three: Plan) -> None:
    journal = default_journal_path()
    applied(three, journal)
    folder = Path(journal).parent
    (folder / "letter.jsonl").write_text("Dear Sir\n")
    (folder / "empty.jsonl").touch()
    (folder / "folder.jsonl").mkdir()
    assert [run.journal_path for run in past_runs()] == [journal]


@pytest.mark.parametrize("length", [1, 20, 43])
def test_S6_a_journal_of_which_only_the_beginning_was_written_can_be_used(
    three: Plan, journal: str, length: int
) -> None:
    Path(journal).write_text(json.dumps({"format": "dupfinder-journal", "version": 1})[:length])
    assert list(undo(journal, token=CancelToken())) == []
    applied(three, journal)
    assert len(read_journal(journal).entries) == 3


def test_a_journal_from_before_there_were_other_actions_is_undone(three: Plan, journal: str, folder: Path) -> None:
    applied(three, journal)
    lines = [json.loads(line) for line in Path(journal).read_text().splitlines() if line]
    for fields in lines:
        fields.pop("temporary", None)
        if fields.get("place"):
            fields["place"].pop("manifest_path")
    Path(journal).write_text("".join(json.dumps(fields) + "\n" for fields in lines))
    assert {each.status for each in undo(journal, token=CancelToken())} == {OutcomeStatus.DONE}
    assert len(os.listdir(folder)) == 4


def test_S6_a_run_that_was_killed_between_two_documents_is_known_as_interrupted(three: Plan, journal: str) -> None:
    applied(three, journal)
    assert not past_run(journal).was_interrupted
    forget_last_lines(journal, 1)
    assert past_run(journal).was_interrupted
    assert {removal.state for removal in past_run(journal).removals} == {RemovalState.REMOVED}
    with Journal(journal):
        assert not past_run(journal).was_interrupted  # somebody is at it
    list(undo(journal, token=CancelToken()))
    assert not past_run(journal).was_interrupted


def test_a_run_that_was_cancelled_was_not_interrupted(three: Plan, journal: str) -> None:
    token = CancelToken()
    choice = RemovalChoice(action=Action.TRASH)
    outcomes = apply(three, choice=choice, journal_path=journal, dry_run=False, token=token)
    next(outcomes)
    token.cancel()
    with pytest.raises(Cancelled):
        next(outcomes)
    assert not past_run(journal).was_interrupted


@pytest.mark.parametrize("ahead", ["2199-12-31T23-59-59.999999Z", "9999-12-31T23-59-59.999999Z", "mine"])
def test_S6_a_clock_that_was_set_back_does_not_hide_the_last_run(three: Plan, ahead: str) -> None:
    first = Path(default_journal_path())
    list(apply(three, choice=RemovalChoice(), journal_path=str(first), dry_run=False, token=CancelToken()))
    earlier = first.with_name(f"{ahead}.jsonl")
    first.rename(earlier)
    path = default_journal_path()
    if ahead.startswith("2199"):
        assert Path(path).name == "2200-01-01T00-00-00.000000Z.jsonl"
    else:  # there is no later time, or the name tells none
        assert Path(path).name.startswith("20")
