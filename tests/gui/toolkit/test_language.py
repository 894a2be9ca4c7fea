"""Languages are found by their files, and change texts, numbers and direction at once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication

from dupfinder.gui.toolkit.language import SYSTEM_LANGUAGE, Language


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    before = QLocale()
    chosen = Language(qapp)
    yield chosen
    chosen.speak(before)


def translated() -> str:
    return QCoreApplication.translate("WindowActions", "&Scan")


def test_each_language_with_a_translation_can_be_chosen_and_calls_itself_by_its_own_name() -> None:
    assert {"de", "en"} <= set(Language.available())
    assert Language.own_name("de") == "Deutsch"
    assert Language.own_name("en") == "English"
    assert Language.own_name("zh_CN") == "简体中文"


def test_texts_and_numbers_change_at_once_and_back_again(language: Language) -> None:
    language.choose("de")
    assert language.choice == "de"
    assert translated() == "&Suchen"
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    language.choose("en")
    assert translated() == "&Scan"
    assert QLocale().toString(1234.5, "f", 1) == "1,234.5"


def test_a_language_without_a_translation_counts_as_that_of_the_system(language: Language) -> None:
    language.choose("tlh")
    assert language.choice == SYSTEM_LANGUAGE


def test_the_layout_follows_the_direction_of_the_script(language: Language, qapp: QApplication) -> None:
    language.speak(QLocale("ar"))
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    language.speak(QLocale("en"))
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
