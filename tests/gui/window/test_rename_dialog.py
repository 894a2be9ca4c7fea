"""The dialogue that renames a document."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from dupfinder.domain.files import FileEntry, FileId
from dupfinder.gui.window.document_flow import RenameDialog


def entry_of(path: str) -> FileEntry:
    info = os.lstat(path)
    return FileEntry(
        file_id=FileId(0),
        path=path,
        size_bytes=info.st_size,
        mtime_ns=info.st_mtime_ns,
        device=info.st_dev,
        inode=info.st_ino,
    )


@pytest.fixture
def dialog(tmp_path: Path, qtbot: QtBot) -> Iterator[RenameDialog]:
    (tmp_path / "old.name.pdf").write_text("content")
    (tmp_path / "taken.pdf").write_text("other")
    made = RenameDialog(entry_of(str(tmp_path / "old.name.pdf")))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # the tests look at it afterwards
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def test_typing_replaces_the_stem_and_enter_renames(dialog: RenameDialog, tmp_path: Path, qtbot: QtBot) -> None:
    assert dialog.name_edit.selectedText() == "old.name"
    assert not dialog.rename_button.isEnabled()
    QTest.keyClicks(dialog.name_edit, "new")
    assert dialog.message.text() == ""
    with qtbot.waitSignal(dialog.renamed) as renamed:
        QTest.keyClick(dialog.name_edit, Qt.Key.Key_Return)
    assert renamed.args == [str(tmp_path / "old.name.pdf"), str(tmp_path / "new.pdf")]
    assert sorted(os.listdir(tmp_path)) == ["new.pdf", "taken.pdf"]
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_what_is_wrong_is_said_while_typing(dialog: RenameDialog) -> None:
    for name, said in (
        ("taken.pdf", "already has a file with this name"),
        ("", "at least one character"),
        ("a/b.pdf", "slashes"),
        ("nul.pdf", "device"),
        ("x" * 300, "too long"),
    ):
        dialog.name_edit.setText(name)
        assert said in dialog.message.text()
        assert not dialog.rename_button.isEnabled()
        dialog.rename()
        assert dialog.isVisible()
    dialog.name_edit.setText("old.name.txt")
    assert "Without .pdf" in dialog.message.text()
    assert dialog.rename_button.isEnabled()
    dialog.name_edit.setText("old.name.PDF")
    assert dialog.message.text() == ""


def test_a_document_that_changed_meanwhile_keeps_its_name(dialog: RenameDialog, tmp_path: Path) -> None:
    (tmp_path / "old.name.pdf").write_text("something else")
    dialog.name_edit.setText("new.pdf")
    dialog.rename()
    assert "changed after the scan" in dialog.message.text()
    assert dialog.isVisible()
    assert (tmp_path / "old.name.pdf").exists()


def test_a_name_that_is_no_text_can_be_replaced(tmp_path: Path, qtbot: QtBot) -> None:
    path = os.fsencode(tmp_path) + b"/caf\xe9.txt"
    with open(path, "wb"):
        pass
    dialog = RenameDialog(entry_of(os.fsdecode(path)))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    assert dialog.name == "caf\\xe9.txt"
    assert not dialog.rename_button.isEnabled()
    dialog.name_edit.setText("café.txt")
    dialog.rename()
    assert os.listdir(tmp_path) == ["café.txt"]


def test_O3_names_are_plain_text(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "<b>bold"
    folder.mkdir()
    (folder / "<img src=x>\u202e.txt").touch()
    dialog = RenameDialog(entry_of(str(folder / "<img src=x>\u202e.txt")))
    qtbot.addWidget(dialog)
    assert dialog.name == "<img src=x>\\u202e.txt"
