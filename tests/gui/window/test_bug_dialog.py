"""What the details of a bug say of the system."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dupfinder.domain.log_words import CONFINEMENT_LOGGED
from dupfinder.gui.window import text_dialogs
from dupfinder.gui.window.text_dialogs import BugDialog, bug_report
from this_system import is_mode


def test_H5_a_bug_report_says_what_was_missing_of_the_readers_confinement_last(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [f"12:00 {CONFINEMENT_LOGGED} {what}" for what in ("nothing", "landlock seccomp")]
    monkeypatch.setattr(text_dialogs, "logged_lines", lambda: ["12:00 began", *lines, "12:01 ended"])
    report = bug_report(ValueError("a mistake")).splitlines()
    assert report[1] == lines[1]
    assert "ValueError: a mistake" in report
    assert lines[0] not in report


def test_the_details_are_saved_for_their_owner_alone_or_it_is_said_why_not(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_dialogs, "bug_report", lambda _: "a mistake with \udcff")
    dialog = BugDialog(ValueError("a mistake"))
    qtbot.addWidget(dialog)
    path = tmp_path / "details.txt"
    dialog.save(str(path))
    assert path.read_text() == r"a mistake with \udcff"
    assert is_mode(path.stat().st_mode & 0o077, 0)
    dialog.save(str(tmp_path / "not there" / "details.txt"))
    assert "its folder does not exist" in dialog.message.text()
