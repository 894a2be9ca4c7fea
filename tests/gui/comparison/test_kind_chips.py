"""A chip for each kind of change."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
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


def test_in_a_narrow_place_chips_go_on_in_the_next_line_and_stay_inside(chips: KindChips) -> None:
    chips.show_counts(dict.fromkeys(ChangeKind, 12))
    for width in (900, 360, 130, 60):
        chips.resize(width, chips.heightForWidth(width))
        shown = [chip.geometry() for chip in chips.chips.values() if chip.isVisible()]
        assert all(chips.rect().contains(place) for place in shown)
        assert not any(one.intersects(other) for one in shown for other in shown if one is not other)
    assert chips.heightForWidth(360) > chips.heightForWidth(2_000)


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
