"""Renaming a document from the list: the result, its mark and the file go along."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.gui.window.document_flow import RenameDialog
from dupfinder.gui.window.main_window import MainWindow


def rename(qtbot: QtBot, window: MainWindow, path: str, name: str) -> None:
    window.results_page.tree.rename_requested.emit(path)
    (dialog,) = window.findChildren(RenameDialog)
    dialog.name_edit.setText(name)
    dialog.rename()
    qtbot.waitUntil(lambda: not window.is_busy, timeout=10_000)


@pytest.fixture
def scanned(qtbot: QtBot, window: MainWindow, samples: dict[str, str]) -> MainWindow:
    window.drop_paths([samples["folder"]])
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=30_000)
    return window


def paths(window: MainWindow) -> set[str]:
    assert window.result is not None
    return {member.document.entry.path for group in window.result.groups for member in group.members}


def test_the_result_and_the_mark_follow(qtbot: QtBot, scanned: MainWindow, samples: dict[str, str]) -> None:
    board = scanned.results_page.board
    board.mark([samples["copy"]])
    after = str(Path(samples["copy"]).with_name("second.txt"))
    rename(qtbot, scanned, samples["copy"], "second.txt")
    assert Path(after).exists()
    assert not Path(samples["copy"]).exists()
    assert after in paths(scanned)
    assert samples["copy"] not in paths(scanned)
    qtbot.waitUntil(lambda: board.marks.is_marked(after), timeout=5_000)
    assert board.marks.marked_count == 1


def test_what_was_removed_before_stays_removed(qtbot: QtBot, scanned: MainWindow, samples: dict[str, str]) -> None:
    scanned.deciding.revisions.remove([samples["old"]])
    qtbot.waitUntil(lambda: samples["old"] not in paths(scanned), timeout=5_000)
    rename(qtbot, scanned, samples["copy"], "second.txt")
    assert samples["old"] not in paths(scanned)
    state = scanned.deciding.revisions.state
    assert state is not None
    assert state.gone == {samples["old"]}


def test_a_name_that_is_taken_renames_nothing(qtbot: QtBot, scanned: MainWindow, samples: dict[str, str]) -> None:
    poem = Path(samples["folder"], "poem.txt")
    text = poem.read_text()
    rename(qtbot, scanned, samples["copy"], "poem.txt")
    assert samples["copy"] in paths(scanned)
    assert poem.read_text() == text
    for dialog in scanned.findChildren(RenameDialog):
        dialog.reject()


def test_the_path_is_copied(scanned: MainWindow, samples: dict[str, str]) -> None:
    scanned.results_page.tree.copy_requested.emit(samples["final"])
    assert QApplication.clipboard().text() == samples["final"]
