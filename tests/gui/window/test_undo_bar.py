"""The bar after a removal, and the way back that it offers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dupfinder.domain.decisions import Action, Outcome, OutcomeStatus, Plan
from dupfinder.domain.removals import RemovalChoice
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.undo_bar import UndoBar
from dupfinder.pipeline import start_removal
from removal_samples import plan_of, tree_bytes, write_copies
from this_system import in_the_bin

LIMIT_MS = 60_000

Removed = tuple[str, list[Outcome]]


pytestmark = pytest.mark.usefixtures("own_folders")


@pytest.fixture
def bar(qtbot: QtBot, wording: Wording) -> UndoBar:
    bar = UndoBar(wording)
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def documents(tmp_path: Path) -> list[Path]:
    return write_copies(tmp_path / "documents", ["kept.txt", "a.txt", "b.txt", "c.txt"])


@pytest.fixture
def remove() -> Callable[..., Removed]:
    def carry_out(plan: Plan, action: Action = Action.TRASH) -> Removed:
        handle = start_removal(plan, RemovalChoice(action=action))
        handle.join(LIMIT_MS / 1_000)
        return handle.journal_path, handle.poll(10_000)

    return carry_out


def undo(bar: UndoBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.undone, timeout=LIMIT_MS) as told:
        QTest.mouseClick(bar.undo_button, Qt.MouseButton.LeftButton)
    assert told.args == [bar.undo_outcomes]


def test_it_is_shown_only_after_a_removal(bar: UndoBar, documents: list[Path], remove: Callable[..., Removed]) -> None:
    assert not bar.isVisible()
    plan = plan_of(*documents)
    for path in documents[1:]:
        path.write_text("changed")
    journal, outcomes = remove(plan)
    bar.show_removed(outcomes, journal_path=journal)
    assert not bar.isVisible()  # nothing went


@in_the_bin
def test_it_says_what_went_and_brings_it_back(
    bar: UndoBar, qtbot: QtBot, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    before = tree_bytes(documents[0].parent)
    journal, outcomes = remove(plan_of(*documents))
    bar.show_removed(outcomes, journal_path=journal)
    assert bar.isVisible()
    assert bar.text.startswith("3 ")
    assert "in the trash" in bar.text
    assert not documents[1].exists()
    undo(bar, qtbot)
    assert tree_bytes(documents[0].parent) == before
    assert {outcome.status for outcome in bar.undo_outcomes} == {OutcomeStatus.DONE}
    assert bar.text.startswith("3 ")
    assert bar.text.endswith("back.")
    assert bar.property("kind") == "note"
    assert not bar.undo_button.isVisible()


def test_S7_what_could_not_be_put_back_is_said(
    bar: UndoBar, qtbot: QtBot, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    journal, outcomes = remove(plan_of(*documents))
    documents[1].write_text("somebody was here")
    bar.show_removed(outcomes, journal_path=journal)
    undo(bar, qtbot)
    assert bar.text.startswith("2 ")
    assert "1 not put back: " in bar.text
    assert bar.property("kind") == "warning"
    assert documents[1].read_text() == "somebody was here"
    with qtbot.waitSignal(bar.details_requested, timeout=LIMIT_MS) as told:
        bar.details_button.click()
    assert told.args == [journal]


def test_S7_where_nothing_could_be_put_back_it_says_so(
    bar: UndoBar, qtbot: QtBot, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    journal, outcomes = remove(plan_of(*documents[:2], documents[-1]))
    for outcome in outcomes:
        Path(outcome.decision.file.path).write_text("somebody was here")
    bar.show_removed(outcomes, journal_path=journal)
    undo(bar, qtbot)
    assert bar.text.startswith("Nothing was put back: ")
    assert bar.property("kind") == "warning"


def test_copies_that_were_deleted_for_good_come_back_from_what_stayed(
    bar: UndoBar, qtbot: QtBot, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    before = tree_bytes(documents[0].parent)
    journal, outcomes = remove(plan_of(*documents), Action.DELETE)
    assert not documents[1].exists()
    bar.show_removed(outcomes, journal_path=journal)
    assert bar.undo_button.isVisible()
    undo(bar, qtbot)
    assert tree_bytes(documents[0].parent) == before


def test_ctrl_z_after_the_bar_was_dismissed_shows_it_again(
    bar: UndoBar, qtbot: QtBot, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    journal, outcomes = remove(plan_of(*documents))
    bar.show_removed(outcomes, journal_path=journal)
    QTest.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.undone, timeout=LIMIT_MS):
        bar.undo()
        assert bar.isVisible()
    assert documents[1].exists()


def test_that_there_is_nothing_to_undo_is_said(bar: UndoBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.said, timeout=LIMIT_MS) as told:
        bar.undo()
    assert told.args
    assert "Nothing to undo" in told.args[0]
    assert not bar.bridge.is_running


def test_what_was_put_back_elsewhere_is_offered_no_more(
    bar: UndoBar, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    journal, outcomes = remove(plan_of(*documents))
    bar.show_removed(outcomes, journal_path=journal)
    bar.take_restored(outcomes, journal_path="another")
    assert bar.undo_button.isVisible()
    bar.take_restored(outcomes[:1], journal_path=journal)
    assert bar.undo_button.isVisible()
    bar.take_restored(outcomes[1:], journal_path=journal)
    assert not bar.undo_button.isVisible()
    assert bar.text == "2 documents put back."


def test_what_was_deleted_for_good_without_a_copy_offers_no_undo(
    bar: UndoBar, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    journal, outcomes = remove(plan_of(*documents, relation="same-text"), Action.DELETE)
    bar.show_removed(outcomes, journal_path=journal)
    assert "deleted permanently" in bar.text
    assert bar.isVisible()
    assert not bar.undo_button.isVisible()


def test_it_goes_away_when_it_is_told_to(bar: UndoBar, documents: list[Path], remove: Callable[..., Removed]) -> None:
    journal, outcomes = remove(plan_of(*documents))
    bar.show_removed(outcomes, journal_path=journal)
    QTest.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_a_journal_that_is_gone_is_said(
    bar: UndoBar, qtbot: QtBot, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    journal, outcomes = remove(plan_of(*documents))
    Path(journal).unlink()
    bar.show_removed(outcomes, journal_path=journal)
    bar.undo()
    qtbot.waitUntil(lambda: not bar.bridge.is_running, timeout=LIMIT_MS)
    assert journal in bar.text
    assert bar.property("kind") == "warning"
    assert bar.undo_button.isVisible()


def test_O3_every_label_is_plain(bar: UndoBar, documents: list[Path], remove: Callable[..., Removed]) -> None:
    journal, outcomes = remove(plan_of(*documents))
    bar.show_removed(outcomes, journal_path=journal)
    labels = bar.findChildren(QLabel)
    assert labels
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)


def test_S14_from_an_emptied_trash_copies_of_what_stayed_are_offered(
    bar: UndoBar, qtbot: QtBot, documents: list[Path], remove: Callable[..., Removed]
) -> None:
    before = tree_bytes(documents[0].parent)
    journal, outcomes = remove(plan_of(*documents))
    for outcome in outcomes[:2]:
        Path(str(outcome.place)).unlink()
    bar.show_removed(outcomes, journal_path=journal)
    assert not bar.copy_button.isVisible()
    undo(bar, qtbot)
    assert "A copy of the kept document" in bar.text
    assert len(tree_bytes(documents[0].parent)) == len(before) - 2
    assert bar.copy_button.text() == "Put 2 copies back"
    with qtbot.waitSignal(bar.undone, timeout=LIMIT_MS):
        QTest.mouseClick(bar.copy_button, Qt.MouseButton.LeftButton)
    assert tree_bytes(documents[0].parent) == before
    assert bar.text.startswith("2 ")
    assert not bar.copy_button.isVisible()
