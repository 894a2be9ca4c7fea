"""Settings of a scan under a name, as a person saves, chooses and deletes them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QMenu, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.errors import StoreError
from dupfinder.domain.options import ScanOptions, preset_of
from dupfinder.gui.sessions.menus import PresetsMenu, SavePresetDialog
from dupfinder.store import read_scan_presets, save_scan_preset
from dupfinder.store.named_settings import default_scan_presets_path

OPTIONS = ScanOptions(sources=(os.path.abspath("docs"),), min_similarity=0.9)


pytestmark = pytest.mark.usefixtures("theme")


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def menu(qtbot: QtBot) -> Iterator[PresetsMenu]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    yield PresetsMenu(lambda: OPTIONS, parent)
    parent.close()


def save(*names: str, with_folders: bool = False) -> None:
    for name in names:
        save_scan_preset(preset_of(name, OPTIONS, with_folders=with_folders))


def texts(menu: PresetsMenu) -> list[str]:
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.text()]


def open_dialog() -> QDialog:
    (dialog,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())
    return dialog


def test_the_menu_lists_what_is_saved_and_says_what_was_chosen(menu: PresetsMenu, qtbot: QtBot) -> None:
    assert texts(menu) == ["&Save settings as …", "&Delete"]
    assert not menu.actions()[-1].isEnabled()
    save("R&D", "letters")
    assert texts(menu)[:2] == ["letters", "R&&D"]
    with qtbot.waitSignal(menu.chosen) as chosen:
        menu.actions()[1].trigger()
    assert chosen.args == [preset_of("R&D", OPTIONS, with_folders=False)]


def test_a_damaged_file_is_said(menu: PresetsMenu, qtbot: QtBot) -> None:
    path = Path(default_scan_presets_path())
    path.parent.mkdir(parents=True)
    path.write_text("damaged")
    with qtbot.waitSignal(menu.failed) as failed:
        menu.fill()
    assert failed.args is not None
    assert isinstance(failed.args[0], StoreError)


@pytest.mark.parametrize("with_folders", [False, True])
def test_the_present_settings_are_saved_by_keyboard(menu: PresetsMenu, *, with_folders: bool) -> None:
    menu.ask_to_save()
    dialog = open_dialog()
    assert isinstance(dialog, SavePresetDialog)
    save_button = dialog.buttons.button(QDialogButtonBox.StandardButton.Save)
    assert not save_button.isEnabled()
    QTest.keyClicks(dialog.name_field, " contracts ")
    if with_folders:
        QTest.keyClick(dialog.folders_box, Qt.Key.Key_Space)
    QTest.keyClick(dialog.name_field, Qt.Key.Key_Return)
    assert read_scan_presets() == (preset_of("contracts", OPTIONS, with_folders=with_folders),)
    assert not dialog.isVisible()


def test_a_name_that_cannot_be_is_said_in_the_dialogue(qtbot: QtBot) -> None:
    dialog = SavePresetDialog(ScanOptions(sources=()))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.folders_box.isEnabled()
    dialog.name_field.setText("x" * 101)
    dialog.save()
    assert "is not a valid name" in dialog.complaint.text()
    assert dialog.isVisible()
    dialog.name_field.setText("x")
    dialog.save()
    assert len(read_scan_presets()) == 1


def test_settings_are_deleted_from_the_menu(menu: PresetsMenu, qtbot: QtBot) -> None:
    save("R&D", "letters")
    texts(menu)
    deleting = menu.actions()[-1].menu()
    assert isinstance(deleting, QMenu)
    assert [action.text() for action in deleting.actions()] == ["letters", "R&&D"]
    deleting.actions()[1].trigger()
    assert [each.name for each in read_scan_presets()] == ["letters"]
    with qtbot.waitSignal(menu.failed):  # as when another window had deleted them before
        deleting.actions()[1].trigger()
