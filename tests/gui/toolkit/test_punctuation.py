"""Parts become one text with the signs of the language of the window."""

# ruff: noqa: RUF001 - full-width signs on purpose

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.wording import clauses, closed, listed, named, sentences, shown_folder, unclosed
from this_system import native


@pytest.fixture
def chinese(qapp: QApplication) -> Iterator[None]:
    language = Language(qapp)
    language.choose("zh_CN")
    yield
    language.speak(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


def test_empty_parts_are_left_out() -> None:
    assert clauses("4 documents", "", "93 %") == "4 documents, 93 %"
    assert sentences("", "It stays.") == "It stays."
    assert listed([]) == ""


def test_a_full_stop_stands_once() -> None:
    assert closed("It stays") == closed("It stays.") == "It stays."
    assert unclosed("It stays.") == unclosed("It stays") == "It stays"


@pytest.mark.usefixtures("chinese")
def test_chinese_has_signs_of_its_own() -> None:
    assert listed(["数字", "日期"]) == "数字、日期"
    assert clauses("已标记 3 个", "1.2 MB") == "已标记 3 个，1.2 MB"
    assert sentences("一。", "二。") == "一。二。"
    assert named("作者", "张三") == "作者：张三"
    assert closed("一") == closed("一。") == "一。"
    assert unclosed("一。") == "一"


@pytest.mark.usefixtures("chinese")
def test_a_sentence_that_stayed_english_gets_no_second_full_stop() -> None:
    assert closed("Something unknown.") == "Something unknown."


def test_folders_are_written_as_the_system_writes_them() -> None:
    home, papers = native("/home/anna"), native("/home/anna/Papers")
    assert shown_folder(papers, home=home) == (papers if os.name == "nt" else "~/Papers")
    for elsewhere in (native("/home/annabel"), native("/")):
        assert shown_folder(elsewhere, home=home) == elsewhere
