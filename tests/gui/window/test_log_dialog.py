"""The log that can be saved, and where it is offered."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dupfinder.gui.window.text_dialogs import BugDialog, LogDialog
from dupfinder.store import ProgramLog, logged_lines


@pytest.fixture
def log() -> Iterator[ProgramLog]:
    made = ProgramLog(None)
    yield made
    made.close()


def test_what_is_shown_is_what_is_saved(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = LogDialog(["one <b>line</b>", "another"])
    qtbot.addWidget(dialog)
    dialog.save(str(tmp_path / "log.txt"))
    assert dialog.message.text() == "Saved."
    assert (tmp_path / "log.txt").read_text() == dialog.text.toPlainText() == "one <b>line</b>\nanother\n"
    dialog.save(str(tmp_path / "nowhere" / "log.txt"))
    assert dialog.message.text() != "Saved."


def test_without_lines_there_is_nothing_to_save(qtbot: QtBot) -> None:
    dialog = LogDialog([])
    qtbot.addWidget(dialog)
    assert not dialog.save_button.isEnabled()


def test_a_bug_is_logged_without_its_message_and_the_log_is_offered(log: ProgramLog, qtbot: QtBot) -> None:
    logging.getLogger("dupfinder.gui").info("the window was opened")
    dialog = BugDialog(RuntimeError("quincezebra"))
    qtbot.addWidget(dialog)
    assert not dialog.log_button.isHidden()
    dialog.log_button.click()
    (shown,) = dialog.findChildren(LogDialog)
    text = shown.text.toPlainText()
    assert text.splitlines() == log.lines() == logged_lines()
    assert "RuntimeError at:" in text
    assert "quincezebra" not in text
    shown.close()


def test_without_a_log_none_is_offered(qtbot: QtBot) -> None:
    dialog = BugDialog(RuntimeError("x"))
    qtbot.addWidget(dialog)
    assert dialog.log_button.isHidden()
