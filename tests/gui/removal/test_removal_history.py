"""The history of removals, and the way back from each of them."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.decisions import Action, OutcomeStatus, Plan
from dupfinder.domain.display import visible
from dupfinder.domain.removals import RemovalChoice
from dupfinder.gui.removal.history_dialog import HistoryColumn, HistoryDialog
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.pipeline import start_removal
from removal_samples import plan_of, tree_bytes, write_copies
from this_system import in_the_bin

LIMIT_MS = 60_000

Open = Callable[[], HistoryDialog]


pytestmark = pytest.mark.usefixtures("own_folders")


@pytest.fixture
def show(qtbot: QtBot, wording: Wording) -> Open:
    def make() -> HistoryDialog:
        dialog = HistoryDialog(wording)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: not dialog.is_busy, timeout=LIMIT_MS)
        return dialog

    return make


@pytest.fixture
def documents(tmp_path: Path) -> list[Path]:
    return write_copies(tmp_path / "documents", ["kept.txt", "a.txt", "b.txt", "c.txt"])


def remove(plan: Plan, choice: RemovalChoice | None = None) -> str:
    """Carry a plan out, and return the path of its journal."""
    handle = start_removal(plan, choice or RemovalChoice())
    handle.join(LIMIT_MS / 1_000)
    assert handle.error is None
    assert {outcome.status for outcome in handle.poll(10_000)} == {OutcomeStatus.DONE}
    return handle.journal_path


def cell(dialog: HistoryDialog, place: Place, column: HistoryColumn) -> str:
    return str(dialog.history.index_of(place, column).data())


def undo(dialog: HistoryDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.changed, timeout=LIMIT_MS):
        QTest.mouseClick(dialog.undo_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_busy, timeout=LIMIT_MS)


def test_without_any_removal_it_says_so(show: Open) -> None:
    dialog = show()
    assert dialog.message_label.text() == "Nothing removed yet."
    assert not dialog.undo_button.isEnabled()


@in_the_bin
def test_past_runs_are_listed_newest_first(show: Open, documents: list[Path]) -> None:
    remove(plan_of(documents[0], documents[1]))
    remove(plan_of(documents[0], *documents[2:]))
    dialog = show()
    assert dialog.history.group_count() == 2
    assert [dialog.history.member_count(group) for group in (0, 1)] == [2, 1]
    assert cell(dialog, Place(1, 0), HistoryColumn.NAME) == "a.txt"
    assert cell(dialog, Place(1, 0), HistoryColumn.STATE) == "in the trash"
    assert cell(dialog, Place(1, 0), HistoryColumn.KEPT) == str(documents[0])
    assert cell(dialog, Place(1, 0), HistoryColumn.FOLDER) == str(documents[0].parent)
    assert "moved to the trash" in cell(dialog, Place(0), HistoryColumn.NAME)


def test_S6_undoing_a_run_after_a_restart_gives_the_same_bytes(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    before = tree_bytes(documents[0].parent)
    remove(plan_of(*documents))
    show().close()
    dialog = show()
    undo(dialog, qtbot)
    assert tree_bytes(documents[0].parent) == before
    assert "are back" in dialog.message_label.text() or "back." in dialog.message_label.text()
    assert cell(dialog, Place(0, 0), HistoryColumn.STATE) == "put back"
    assert "all put back" in cell(dialog, Place(0), HistoryColumn.NAME)
    assert not dialog.undo_button.isEnabled()


def test_selected_documents_are_put_back_alone(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    remove(plan_of(*documents))
    dialog = show()
    dialog.tree.setCurrentIndex(dialog.history.index_of(Place(0, 0)))
    both = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    dialog.tree.selectionModel().select(dialog.history.index_of(Place(0, 2)), both)
    assert dialog.undo_button.text().startswith("Put back 2 ")
    undo(dialog, qtbot)
    assert sorted(os.listdir(documents[0].parent)) == ["a.txt", "c.txt", "kept.txt"]
    assert "2 of 3 put back" in cell(dialog, Place(0), HistoryColumn.NAME)


@in_the_bin
def test_S7_what_could_not_be_put_back_says_why(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    remove(plan_of(*documents))
    documents[1].write_text("somebody was here")
    dialog = show()
    undo(dialog, qtbot)
    assert documents[1].read_text() == "somebody was here"
    assert documents[2].exists()
    assert "1 not put back" in dialog.message_label.text()
    failed = next(
        Place(0, member) for member in range(3) if cell(dialog, Place(0, member), HistoryColumn.NAME) == "a.txt"
    )
    assert "in the trash · " in cell(dialog, failed, HistoryColumn.STATE)
    assert dialog.undo_button.isEnabled()


def test_S6_an_interrupted_run_stands_out_and_can_be_undone(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    before = tree_bytes(documents[0].parent)
    journal = Path(remove(plan_of(*documents)))
    lines = journal.read_bytes().splitlines(keepends=True)
    assert b'"done"' in lines[-2]
    journal.write_bytes(b"".join(lines[:-2]))  # as a crash right after the last move leaves it
    dialog = show()
    assert dialog.warning_label.isVisible()
    assert dialog.warning_label.text() == "This removal was interrupted. Undo puts documents back."
    assert "interrupted" in cell(dialog, Place(0), HistoryColumn.NAME)
    undo(dialog, qtbot)
    assert tree_bytes(documents[0].parent) == before
    assert not dialog.warning_label.isVisible()


def test_what_was_deleted_for_good_cannot_be_undone(show: Open, documents: list[Path]) -> None:
    remove(plan_of(*documents, relation="near"), RemovalChoice(action=Action.DELETE))
    dialog = show()
    assert "cannot be undone" in cell(dialog, Place(0), HistoryColumn.NAME)
    assert cell(dialog, Place(0, 0), HistoryColumn.STATE) == "deleted permanently"
    assert not dialog.undo_button.isEnabled()


def test_what_was_deleted_comes_back_as_a_copy_of_the_same_bytes(
    show: Open, qtbot: QtBot, documents: list[Path]
) -> None:
    before = tree_bytes(documents[0].parent)
    remove(plan_of(*documents), RemovalChoice(action=Action.DELETE))
    undo(show(), qtbot)
    assert tree_bytes(documents[0].parent) == before


def test_a_document_is_found_by_its_name_and_put_back_alone(show: Open, qtbot: QtBot, documents: list[Path]) -> None:
    remove(plan_of(*documents))
    dialog = show()
    QTest.keyClicks(dialog.search_field, "B.TXT")
    assert [cell(dialog, Place(0, number), HistoryColumn.NAME) for number in range(dialog.history.member_count(0))] == [
        "b.txt"
    ]
    dialog.tree.setCurrentIndex(dialog.history.index_of(Place(0, 0)))
    undo(dialog, qtbot)
    assert sorted(os.listdir(documents[0].parent)) == ["b.txt", "kept.txt"]
    dialog.search_field.setText("no such name")
    assert dialog.history.group_count() == 0


def test_a_run_can_be_shown_at_once(show: Open, documents: list[Path]) -> None:
    first = remove(plan_of(documents[0], documents[1]))
    remove(plan_of(documents[0], documents[2]))
    dialog = show()
    dialog.show_run(first)
    assert dialog.history.place(dialog.tree.currentIndex()) == Place(1)
    assert dialog.tree.isExpanded(dialog.history.index_of(Place(1)))


def test_it_behaves_as_a_model(show: Open, documents: list[Path]) -> None:
    remove(plan_of(*documents))
    dialog = show()
    tester = QAbstractItemModelTester(dialog.history, QAbstractItemModelTester.FailureReportingMode.Fatal)
    dialog.history.search("a.txt")
    dialog.history.search("")
    for column in HistoryColumn:
        dialog.history.sort(column, Qt.SortOrder.DescendingOrder)
    assert dialog.history.member_count(0) == 3
    assert tester.model() is dialog.history


def test_O3_hostile_names_are_shown_as_they_are(show: Open, tmp_path: Path) -> None:
    names = ["kept.txt", "<img src='x.png'>.txt", "turned \u202etxt.exe", "line\nbreak %n {name}.txt"]
    remove(plan_of(*write_copies(tmp_path / "<i>folder", names)))
    dialog = show()
    shown = {cell(dialog, Place(0, member), HistoryColumn.NAME) for member in range(3)}
    assert shown == {visible(name) for name in names[1:]}
    for member in range(3):
        tooltip = dialog.history.index_of(Place(0, member)).data(Qt.ItemDataRole.ToolTipRole)
        assert "<img" not in tooltip
        assert "\u202e" not in tooltip


def test_S14_copies_are_offered_for_what_is_no_longer_in_the_trash(
    show: Open, qtbot: QtBot, documents: list[Path]
) -> None:
    before = tree_bytes(documents[0].parent)
    remove(plan_of(*documents), RemovalChoice(action=Action.QUARANTINE, folder=str(documents[0].parents[1])))
    (item,) = documents[0].parents[1].rglob("*/a.txt*")
    item.unlink()
    dialog = show()
    assert not dialog.copy_button.isVisible()
    undo(dialog, qtbot)
    assert not documents[1].exists()
    with qtbot.waitSignal(dialog.changed, timeout=LIMIT_MS):
        QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_busy, timeout=LIMIT_MS)
    assert {path: tree_bytes(documents[0].parent)[path] for path in before} == before
    assert not dialog.copy_button.isVisible()
