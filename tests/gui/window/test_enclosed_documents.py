"""Documents inside other files in the window: nothing opens, renames or marks the file because of them."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.enclosed import Enclosed, enclosed_path
from dupfinder.domain.files import FileEntry, FileId, enclosed_entry
from dupfinder.gui.window import document_flow
from dupfinder.gui.window.document_flow import DocumentFlow, RenameDialog

ARROW = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "box.mbox"
    path.write_bytes(b"mails")
    return path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the desktop is asked to open."""
    asked: list[str] = []

    def taken(what: str) -> bool:
        asked.append(what)
        return True

    monkeypatch.setattr(document_flow, "open_document", taken)
    monkeypatch.setattr(document_flow, "show_in_folder", lambda path: taken(f"folder of {path}"))
    return asked


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def flow(window: QWidget) -> DocumentFlow:
    return DocumentFlow(window)


def button(box: QMessageBox, text: str) -> QPushButton:
    return next(one for one in box.findChildren(QPushButton) if one.text().replace("&", "") == text)


def test_opening_asks_and_opens_the_file_that_holds_it(
    window: QWidget, flow: DocumentFlow, box: Path, opened: list[str]
) -> None:
    flow.open(enclosed_path(str(box), "17"))
    (asked,) = window.findChildren(QMessageBox)
    assert asked.text() == "This document is inside box.mbox and cannot be opened by itself."
    assert opened == []
    button(asked, "Open box.mbox").click()
    assert opened == [str(box)]


def test_it_is_shown_and_copied_as_what_it_is(flow: DocumentFlow, box: Path, opened: list[str]) -> None:
    flow.open_folder(enclosed_path(str(box), "17"))
    assert opened == [f"folder of {box}"]
    flow.copy(enclosed_path(str(box), "17"))
    assert QGuiApplication.clipboard().text() == f"{box} {ARROW} 17"


def test_it_is_not_renamed(window: QWidget, flow: DocumentFlow, box: Path) -> None:
    said: list[str] = []
    flow.said.connect(said.append)
    outer = FileEntry(file_id=FileId(0), path=str(box), size_bytes=5, mtime_ns=1, device=1, inode=1)
    entry = enclosed_entry(outer, Enclosed("17", 3), FileId(1))
    flow.rename(Document(entry=entry, format="eml", content_digest=None))
    assert said == ["A document inside another file cannot be renamed."]
    assert window.findChildren(RenameDialog) == []
    assert os.listdir(box.parent) == ["box.mbox"]
