"""The page of keys says what they do in general, whatever there is to do now."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.gui.toolkit.labels import PlainLabel
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.window.actions import WindowActions
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.text_dialogs import KeysDialog


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    language = Language(qapp)
    yield language.choose
    language.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


def shown_by(window: MainWindow, qtbot: QtBot) -> list[str]:
    actions = window.findChild(WindowActions)
    assert actions is not None
    actions.undo.setText("&Undo: Marked 3 documents")
    dialog = KeysDialog(actions.by_menu())
    qtbot.addWidget(dialog)
    return [label.text() for label in dialog.findChildren(PlainLabel)]


def test_a_text_that_changes_is_told_as_what_it_always_does(
    make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    shown = shown_by(make_window(), qtbot)
    key = QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText)
    assert shown[shown.index(key) + 1] == "Undo"


@pytest.mark.parametrize("language", ["de", "en", "zh_CN"])
def test_no_sign_for_the_key_of_a_menu_is_seen(
    speak: Callable[[str], None], make_window: Callable[[], MainWindow], qtbot: QtBot, language: str
) -> None:
    speak(language)
    shown = shown_by(make_window(), qtbot)
    assert len(shown) > 40
    assert not [text for text in shown if re.search(r"&|\(\w\)", text)]
