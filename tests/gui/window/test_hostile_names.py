"""Names and texts of documents are shown as they are, and make nothing happen (promise O3)."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.display import visible
from dupfinder.gui.toolkit.labels import plain_tooltip
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.notice_bar import NoticeKind
from dupfinder.gui.window.text_dialogs import BugDialog

HOSTILE = '<img src="x.png"> & <b>bold.txt'
OTHERS = ("line\nbreak\t.txt", "turned \u202etxt.exe", "100 %n %1 {name} &amp;.txt")
LIMIT_MS = 60_000


@pytest.fixture
def hostile_folder(tmp_path: Path) -> str:
    folder = tmp_path / "<i>folder"
    folder.mkdir()
    text = "These are the very same words in each and every one of the documents. " * 8
    for name in (HOSTILE, *OTHERS):
        (folder / name).write_text(text + "<img src='file:///x.png'> ends it.")
    (folder / "<h1>broken.pdf").write_bytes(b"%PDF-1.7 broken")
    return str(folder)


@pytest.fixture
def shown(window: MainWindow, qtbot: QtBot, hostile_folder: str) -> MainWindow:
    window.drop_paths([hostile_folder])
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=LIMIT_MS)
    return window


def all_data(model: QAbstractItemModel, role: Qt.ItemDataRole) -> list[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()

    def below(parent: QModelIndex) -> list[str]:
        found: list[str] = []
        for row in range(model.rowCount(parent)):
            found += [str(model.index(row, column, parent).data(role) or "") for column in range(columns)]
            found += below(model.index(row, 0, parent))
        return found

    return below(QModelIndex())


def models_of(window: MainWindow) -> list[QAbstractItemModel]:
    page = window.results_page
    return [page.tree.results, page.problem_tree.problems, window.sidebar.source_list.sources]


def test_every_label_shows_plain_text(shown: MainWindow) -> None:
    shown.notice_bar.add(NoticeKind.NOTE, HOSTILE)
    dialogs: list[QWidget] = [shown.settings.make_dialog(), BugDialog(RuntimeError(HOSTILE), shown)]
    labels = [label for top in (shown, *dialogs) for label in top.findChildren(QLabel)]
    rich = [label.text() for label in labels if label.text() and label.textFormat() is not Qt.TextFormat.PlainText]
    for dialog in dialogs:
        dialog.deleteLater()
    assert len(labels) > 20
    assert rich == []


def test_names_are_shown_whole_with_what_is_hidden_in_them(shown: MainWindow) -> None:
    texts = all_data(shown.results_page.tree.results, Qt.ItemDataRole.DisplayRole)
    for name in (HOSTILE, *OTHERS):
        assert visible(name) in texts
    problems = all_data(shown.results_page.problem_tree.problems, Qt.ItemDataRole.DisplayRole)
    assert "<h1>broken.pdf" in problems
    assert not any(character in text for text in texts for character in "\n\t\u202e")


def test_tooltips_load_nothing_and_show_the_name(shown: MainWindow) -> None:
    tooltips = [tip for model in models_of(shown) for tip in all_data(model, Qt.ItemDataRole.ToolTipRole) if tip]
    assert tooltips
    for tip in tooltips:
        assert "<img" not in tip
        document = QTextDocument()
        document.setHtml(tip)
        assert "\N{OBJECT REPLACEMENT CHARACTER}" not in document.toPlainText()
    assert any(HOSTILE in plain_of(tip) for tip in tooltips)


def plain_of(tooltip: str) -> str:
    document = QTextDocument()
    document.setHtml(tooltip)
    return document.toPlainText()


def test_a_tooltip_shows_any_text_literally() -> None:
    for text in (HOSTILE, "a  b\n c", "&lt;", "<!-- -->"):
        assert plain_of(plain_tooltip(text)).replace("\N{NO-BREAK SPACE}", " ") == text
    assert plain_tooltip("") == ""


def test_such_documents_are_compared_and_their_texts_shown(shown: MainWindow, qtbot: QtBot) -> None:
    comparison, tree = shown.results_page.pane.view, shown.results_page.tree
    for member in range(1, tree.results.member_count(0)):
        tree.select_place(Place(0, member))
        path = tree.results.document(Place(0, member)).entry.path

        def is_loaded(path: str = path) -> bool:
            return comparison.loaded is not None and comparison.loaded.request.right.entry.path == path

        qtbot.waitUntil(is_loaded, timeout=LIMIT_MS)
    piece = comparison.texts.canvas.rows[0].left
    assert piece is not None
    assert "<img src='file:///x.png'>" in piece.text


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="file names are Unicode there")
def test_a_name_that_is_no_utf_8_is_shown_and_compared(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    text = "These are the very same words in each and every one of the documents. " * 8
    for name in (b"caf\xe9.txt", b"cafe.txt"):
        with open(os.path.join(os.fsencode(tmp_path), name), "w") as file:
            file.write(text)
    window.drop_paths([os.path.join(str(tmp_path), os.fsdecode(name)) for name in (b"caf\xe9.txt", b"cafe.txt")])
    qtbot.waitUntil(lambda: window.result is not None and not window.is_busy, timeout=LIMIT_MS)
    texts = all_data(window.results_page.tree.results, Qt.ItemDataRole.DisplayRole)
    assert r"caf\xe9.txt" in texts
    assert window.results_page.pane.view.message == ""
    assert window.results_page.pane.view.loaded is not None
