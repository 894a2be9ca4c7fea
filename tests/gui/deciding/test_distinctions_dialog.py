"""What was told apart is listed, found, and taken back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.ignore_list import KnownDocument
from dupfinder.gui.deciding.distinctions_dialog import DistinctionsDialog
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.store import add_ignored_pairs, read_ignore_list


def known(path: str, digit: str) -> KnownDocument:
    return KnownDocument(path=path, content_digest=digit * 64, text_digest=digit * 32)


@pytest.fixture
def dialog(qtbot: QtBot, wording: Wording, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> DistinctionsDialog:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    add_ignored_pairs(
        [
            (known("/x/March.pdf", "1"), known("/x/April.pdf", "2")),
            (known("/y/<b>Rent.txt", "3"), known("/z/rent\n.txt", "4")),
        ]
    )
    dialog = DistinctionsDialog(wording)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)  # the test looks at it to the end
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def names(dialog: DistinctionsDialog) -> list[tuple[str, str]]:
    model = dialog.distinctions
    return sorted((model.index(row, 0).data(), model.index(row, 2).data()) for row in range(model.rowCount()))


def test_both_documents_are_listed_with_visible_names(dialog: DistinctionsDialog) -> None:
    QAbstractItemModelTester(dialog.distinctions, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert names(dialog) == [("<b>Rent.txt", r"rent\n.txt"), ("March.pdf", "April.pdf")]


def test_words_find_them_by_either_path(dialog: DistinctionsDialog) -> None:
    dialog.search_field.setText("RENT /z/")
    assert names(dialog) == [("<b>Rent.txt", r"rent\n.txt")]
    dialog.search_field.setText("nowhere")
    assert names(dialog) == []


def test_what_delete_would_take_is_selected_from_the_first_on(dialog: DistinctionsDialog) -> None:
    assert dialog.table.chosen_lines() == [0]
    last = dialog.distinctions.index(1, 0).data()
    dialog.take_back_button.click()
    assert dialog.table.chosen_lines() == [0]
    assert dialog.distinctions.index(0, 0).data() == last
    dialog.take_back_button.click()
    assert not dialog.take_back_button.isEnabled()


def test_only_what_is_chosen_is_taken_back(dialog: DistinctionsDialog, qtbot: QtBot) -> None:
    dialog.search_field.setText("march")
    dialog.table.selectAll()
    with qtbot.waitSignal(dialog.changed):
        dialog.take_back_button.click()
    assert [each.a.path for each in read_ignore_list().all] == ["/y/<b>Rent.txt"]
    dialog.search_field.clear()
    assert names(dialog) == [("<b>Rent.txt", r"rent\n.txt")]


def test_delete_takes_back_several(dialog: DistinctionsDialog, qtbot: QtBot) -> None:
    dialog.table.selectAll()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()  # a shortcut reaches the active window only
    dialog.table.setFocus()
    with qtbot.waitSignal(dialog.changed):
        QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert not read_ignore_list()
    assert names(dialog) == []
