"""The page that says what of a document is only there, on results of real scans."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.overview.trace_dialog import TraceDialog
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.pipeline import scan
from sample_documents import words

WITHIN_MS = 20_000
A, B, C, D = (words(30, seed=number) for number in range(4))


@pytest.fixture
def result(tmp_path: Path) -> ScanResult:
    """Give four documents, of which the third has a part of its own, and one without words."""
    texts = {"a.txt": A, "b <i>.txt": f"{B} {A}", "it.txt": f"{A} {C} {B}", "ab.txt": f"{A} {B}", "none.txt": "..."}
    for day, (name, text) in enumerate(texts.items()):
        path = tmp_path / "docs" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        os.utime(path, (1_600_000_000 + day * 86_400,) * 2)
    return scan(ScanOptions(sources=(str(tmp_path / "docs"),), cache_file=str(tmp_path / "cache"), find_from=0.6))


@pytest.fixture
def show(qtbot: QtBot, wording: Wording, tmp_path: Path, result: ScanResult) -> Callable[[str], TraceDialog]:
    def make(name: str) -> TraceDialog:
        dialog = TraceDialog(str(tmp_path / "docs" / name), result, wording)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: not dialog.is_busy, timeout=WITHIN_MS)
        return dialog

    return make


def rows(dialog: TraceDialog, *columns: int) -> list[tuple[str, ...]]:
    model = dialog.passages.listed
    return [tuple(model.index(row, column).data() for column in columns) for row in range(model.rowCount())]


def test_what_is_only_here_comes_first_and_then_where_the_rest_stood_first(show: Callable[[str], TraceDialog]) -> None:
    dialog = show("it.txt")
    assert dialog.verdict_label.text() == "30 of its 90 words are only here."
    assert dialog.verdict_label.property("tone") == "remark"
    assert rows(dialog, 0, 1, 2) == [(C, "30", "only here"), (A, "30", "a.txt"), (B, "30", "b <i>.txt")]
    assert dialog.cover_label.text() == "All the rest is in 1 document:"
    assert dialog.cover.listed.index(0, 0).data() == "b <i>.txt"
    assert dialog.note_label.text().endswith("1 document without words, or not read, was not searched.")
    only_here, elsewhere = (dialog.passages.listed.index(row, 0).data(Qt.ItemDataRole.ForegroundRole) for row in (0, 1))
    assert only_here is not None
    assert elsewhere is None


def test_S4_that_nothing_is_only_here_is_said_only_where_all_of_it_stands_elsewhere(
    show: Callable[[str], TraceDialog], tmp_path: Path
) -> None:
    dialog = show("ab.txt")
    assert dialog.verdict_label.text() == "Nothing: all of its 60 words are also in other documents."
    assert dialog.verdict_label.property("tone") == "fine"
    assert dialog.cover_label.text() == "All of it is in 1 document:"
    (tmp_path / "docs" / "b <i>.txt").unlink()
    (tmp_path / "docs" / "it.txt").unlink()
    dialog = show("ab.txt")
    assert dialog.verdict_label.text() == (
        "30 of its 60 words are only here. Scan again: 2 documents changed since the scan and were not searched."
    )


def test_what_has_no_words_or_cannot_be_read_says_so(show: Callable[[str], TraceDialog]) -> None:
    assert show("none.txt").verdict_label.text() == "This document has no words."
    dialog = show("missing.txt")
    assert dialog.verdict_label.text().endswith("The file cannot be opened: No such file or directory.")
    assert dialog.passages.listed.rowCount() == 0
    assert not dialog.cover.isVisible()


def test_O3_documents_are_shown_as_they_are_and_open_by_keys(
    show: Callable[[str], TraceDialog], tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = show("b <i>.txt")
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel))
    dialog.passages.setCurrentIndex(dialog.passages.listed.index(0, 0))
    with qtbot.waitSignal(dialog.passages.open_requested) as asked:
        QTest.keyClick(dialog.passages, Qt.Key.Key_Return)
    assert asked.args == [str(tmp_path / "docs" / "it.txt")] or asked.args == [str(tmp_path / "docs" / "a.txt")]


def test_a_row_that_is_only_here_opens_nothing(show: Callable[[str], TraceDialog]) -> None:
    dialog = show("it.txt")
    dialog.passages.setCurrentIndex(dialog.passages.listed.index(0, 0))
    assert not dialog.passages.open.isEnabled()
    assert not dialog.passages.trace.isEnabled()


def test_the_key_in_the_list_of_results_asks_for_it(
    make_window: Callable[[], MainWindow], result: ScanResult, qtbot: QtBot
) -> None:
    window = make_window()
    window.show_result(result)
    window.show()
    tree = window.results_page.tree
    qtbot.waitUntil(lambda: tree.current_place() is not None, timeout=WITHIN_MS)
    place = tree.current_place()
    assert place is not None
    path = tree.results.document(place).entry.path
    QTest.keyClick(tree, Qt.Key.Key_F7)
    dialog = window.findChild(TraceDialog)
    assert dialog is not None
    assert os.path.basename(path) in dialog.findChildren(QLabel)[0].text() + dialog.windowTitle()
    qtbot.waitUntil(lambda: not dialog.is_busy, timeout=WITHIN_MS)
    dialog.reject()
