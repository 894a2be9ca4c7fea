"""A chip for each kind of change."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from dupfinder.domain.beyond import ContentKind
from dupfinder.domain.comparisons import DifferenceKind
from dupfinder.domain.differences import ChangeKind
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.comparison_bar import KindChips
from dupfinder.gui.toolkit.wording import Wording

COUNTS: dict[DifferenceKind, int] = {ChangeKind.NUMBERS: 3, ChangeKind.DATES: 2, ChangeKind.WORDS: 1_204}


@pytest.fixture
def chips(qtbot: QtBot, wording: Wording) -> KindChips:
    chips = KindChips(wording, ChangeWording(wording, QObject(wording)))
    qtbot.addWidget(chips)
    chips.show_counts(COUNTS)
    chips.resize(600, 60)
    chips.show()
    qtbot.waitExposed(chips)
    return chips


@pytest.fixture
def told(chips: KindChips) -> list[frozenset[ChangeKind]]:
    told: list[frozenset[ChangeKind]] = []
    chips.kinds_chosen.connect(told.append)
    return told


def test_only_kinds_that_there_are_have_a_chip_with_its_count(chips: KindChips) -> None:
    assert [kind for kind, chip in chips.chips.items() if chip.isVisible()] == list(COUNTS)
    name = chips.chips[ChangeKind.WORDS].accessibleName()
    assert name.replace("(s)", "s") == "Words: 1,204 changes"


def test_pressing_chips_tells_the_kinds_and_releasing_all_stands_for_all(
    chips: KindChips, told: list[frozenset[ChangeKind]]
) -> None:
    QTest.mouseClick(chips.chips[ChangeKind.NUMBERS], Qt.MouseButton.LeftButton)
    QTest.keyClick(chips.chips[ChangeKind.DATES], Qt.Key.Key_Space)
    chips.clear()
    assert told == [
        frozenset({ChangeKind.NUMBERS}),
        frozenset({ChangeKind.NUMBERS, ChangeKind.DATES}),
        frozenset(),
    ]


def test_a_kind_that_is_no_longer_there_is_no_longer_chosen(
    chips: KindChips, told: list[frozenset[ChangeKind]]
) -> None:
    chips.chips[ChangeKind.NUMBERS].click()
    chips.chips[ChangeKind.DATES].click()
    chips.show_counts({ChangeKind.DATES: 1, ChangeKind.WORDS: 2})
    assert told[-1] == chips.chosen == frozenset({ChangeKind.DATES})
    chips.show_counts({ChangeKind.DATES: 5, ChangeKind.WORDS: 2})
    assert len(told) == 3


def test_a_kind_that_is_alone_has_nothing_to_choose_from(chips: KindChips) -> None:
    chips.show_counts({ChangeKind.WORDS: 2})
    assert not chips.chips[ChangeKind.WORDS].isEnabled()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_what_has_no_room_in_the_line_is_behind_one_chip(chips: KindChips, told: list[frozenset[ChangeKind]]) -> None:
    chips.show_counts(dict.fromkeys(ChangeKind, 12))
    for width in (700, 360, 130, chips.minimumSizeHint().width()):
        chips.resize(width, 30)
        shown = [chip for chip in chips.chips.values() if chip.isVisible()]
        assert len(shown) + int(chips.more.count) == len(ChangeKind)
        places = [chip.geometry() for chip in (*shown, chips.more)]
        assert all(chips.rect().contains(place) for place in places)
        assert not any(one.intersects(other) for one in places for other in places if one is not other)
    chips.resize(360, 30)
    chips.more.click()
    (menu,) = chips.findChildren(QMenu)
    last = menu.actions()[-1]
    assert last.text() == f"{chips.chips[list(ChangeKind)[-1]].name}\t12"
    last.trigger()
    menu.close()
    assert told == [frozenset({list(ChangeKind)[-1]})]
    assert chips.more.isChecked()
    chips.resize(2_000, 30)
    assert not chips.more.isVisible()
    assert chips.chips[list(ChangeKind)[-1]].isChecked()


def test_chips_stand_in_the_middle_of_a_high_bar(chips: KindChips) -> None:
    chips.show_counts({ChangeKind.WORDS: 3})
    chips.resize(600, 60)
    QApplication.sendPostedEvents()
    chip = chips.chips[ChangeKind.WORDS]
    assert abs(chip.geometry().center().y() - chips.rect().center().y()) <= 1


def test_kinds_besides_the_words_have_chips_too(chips: KindChips, told: list[frozenset[DifferenceKind]]) -> None:
    counts: dict[DifferenceKind, int] = {ChangeKind.DATES: 1, ContentKind.PICTURES: 2, ContentKind.COMMENTS: 1}
    chips.show_counts(counts)
    assert [kind for kind, chip in chips.chips.items() if chip.isVisible()] == list(counts)
    QTest.mouseClick(chips.chips[ContentKind.PICTURES], Qt.MouseButton.LeftButton)
    assert told[-1] == frozenset({ContentKind.PICTURES})
    assert chips.chips[ContentKind.PICTURES].accessibleName().replace("(s)", "s") == "Pictures: 2 changes"
