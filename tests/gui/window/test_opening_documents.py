"""Opening asks before anything that can run (O5)."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from dupfinder.gui.window.main_window import MainWindow


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what the desktop is asked to open: on this machine that must not happen."""
    asked: list[str] = []

    def take(url: QUrl) -> bool:
        asked.append(os.path.normpath(url.toLocalFile()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    return asked


def question(window: MainWindow) -> QMessageBox:
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    return box


def press(box: QMessageBox, text: str) -> None:
    next(button for button in box.buttons() if button.text().replace("&", "") == text).click()


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "invoice <b>\u202efdp.pdf"
    path.write_bytes(b"\x7fELF" + bytes(60))
    return str(path)


def test_a_document_is_opened_at_once(window: MainWindow, tmp_path: Path, opened: list[str]) -> None:
    (tmp_path / "a.txt").write_text("words")
    window.results_page.tree.open_requested.emit(str(tmp_path / "a.txt"))
    assert opened == [str(tmp_path / "a.txt")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_O5_enter_and_escape_do_not_open_what_can_run(
    window: MainWindow, program: str, opened: list[str], key: Qt.Key
) -> None:
    window.results_page.tree.open_requested.emit(program)
    box = question(window)
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert box.text() == "invoice <b>\\u202efdp.pdf is a program.\nIts name hides what it is."
    QTest.keyClick(box, key)
    assert not box.isVisible()
    assert opened == []


def test_O5_it_is_opened_or_shown_where_that_is_asked_for(
    window: MainWindow, program: str, opened: list[str], tmp_path: Path
) -> None:
    for part in (window.results_page.tree, window.results_page.problem_view.actions_):
        part.open_requested.emit(program)
        press(question(window), "Open anyway")
        assert opened.pop() == program
        part.open_requested.emit(program)
        press(question(window), "Show in folder")
        assert opened.pop() == str(tmp_path)
        assert opened == []


def test_O5_a_folder_that_is_a_program_is_shown_from_outside(
    window: MainWindow, tmp_path: Path, opened: list[str]
) -> None:
    document = tmp_path / "Mail.app" / "Contents" / "a.txt"
    document.parent.mkdir(parents=True)
    document.write_text("words")
    window.documents.open_folder(str(document))
    window.documents.open_folder(str(document.parent))
    assert opened == [str(document.parent), str(tmp_path)]
