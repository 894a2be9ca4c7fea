"""What is no difference, and the button that does not let anyone forget it."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.comparisons import CompareOptions
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.options_menu import CompareOptionsMenu
from dupfinder.gui.toolkit.wording import Wording

# What Qt's offscreen platform says about every panel that opens.
opens_a_panel = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def menu(qtbot: QtBot, wording: Wording) -> CompareOptionsMenu:
    menu = CompareOptionsMenu(ChangeWording(wording, QObject(wording)))
    qtbot.addWidget(menu)
    menu.show()
    qtbot.waitExposed(menu)
    return menu


@pytest.fixture
def told(menu: CompareOptionsMenu) -> list[CompareOptions]:
    told: list[CompareOptions] = []
    menu.changed.connect(told.append)
    return told


@opens_a_panel
def test_ticking_tells_at_once_and_leaves_the_panel_open(menu: CompareOptionsMenu, told: list[CompareOptions]) -> None:
    menu.button.click()
    QTest.mouseClick(menu.panel.case_box, Qt.MouseButton.LeftButton)
    QTest.mouseClick(menu.panel.numbers_box, Qt.MouseButton.LeftButton)
    assert told == [CompareOptions(ignore_case=True), CompareOptions(ignore_case=True, ignore_digits=True)]
    assert menu.panel.isVisible()
    menu.panel.close()


@opens_a_panel
def test_the_keyboard_reaches_and_ticks_every_box_and_escape_closes(
    menu: CompareOptionsMenu, told: list[CompareOptions]
) -> None:
    menu.button.click()
    for _ in range(4):
        QTest.keyClick(menu.panel.focusWidget(), Qt.Key.Key_Space)
        QTest.keyClick(menu.panel.focusWidget(), Qt.Key.Key_Down)
    assert told[-1] == CompareOptions(ignore_case=True, ignore_punctuation=True, ignore_digits=True, ignore_space=False)
    assert menu.panel.focusWidget() is menu.panel.lines_box
    QTest.keyClick(menu.panel.focusWidget(), Qt.Key.Key_Space)
    assert menu.panel.focusWidget() is menu.panel.pattern_field
    QTest.keyClick(menu.panel.pattern_field, Qt.Key.Key_Escape)
    assert menu.panel.isHidden()


@opens_a_panel
def test_a_pattern_counts_once_it_is_typed(qtbot: QtBot, menu: CompareOptionsMenu, told: list[CompareOptions]) -> None:
    menu.button.click()
    menu.panel.lines_box.click()
    assert told == []
    with qtbot.waitSignal(menu.changed):
        QTest.keyClicks(menu.panel.pattern_field, r"^Page \d+$")
    assert told == [CompareOptions(ignored_lines=r"^Page \d+$")]
    menu.panel.lines_box.click()
    assert told[-1] == CompareOptions()
    assert menu.panel.pattern_field.text()  # it may be wanted again
    menu.panel.close()


@opens_a_panel
def test_a_bad_pattern_is_explained_in_place_and_not_told(menu: CompareOptionsMenu, told: list[CompareOptions]) -> None:
    menu.set_options(CompareOptions(ignored_lines="good"))
    menu.button.click()
    menu.panel.pattern_field.clear()
    QTest.keyClicks(menu.panel.pattern_field, "(bad")
    QTest.keyClick(menu.panel.pattern_field, Qt.Key.Key_Return)
    assert told == []
    assert menu.panel.complaint.isVisible()
    assert menu.panel.complaint.text().endswith(".")
    menu.panel.case_box.click()
    assert told == [CompareOptions(ignore_case=True, ignored_lines="good")]
    QTest.keyClicks(menu.panel.pattern_field, ")")
    QTest.keyClick(menu.panel.pattern_field, Qt.Key.Key_Return)
    assert told[-1].ignored_lines == "(bad)"
    assert menu.panel.complaint.isHidden()
    menu.panel.close()


@opens_a_panel
def test_what_was_typed_last_counts_when_the_panel_is_closed(
    menu: CompareOptionsMenu, told: list[CompareOptions]
) -> None:
    menu.button.click()
    menu.panel.lines_box.click()
    QTest.keyClicks(menu.panel.pattern_field, "draft")
    menu.panel.close()
    assert told == [CompareOptions(ignored_lines="draft")]


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (CompareOptions(), "Ignore"),
        (CompareOptions(ignore_case=True, ignore_digits=True), "Ignoring case, numbers"),
        (CompareOptions(ignore_space=False), "Ignoring nothing"),
        (CompareOptions(ignore_case=True, ignore_digits=True, ignored_lines="x"), "Ignoring 3 things"),
    ],
)
def test_the_button_says_what_is_overlooked(menu: CompareOptionsMenu, options: CompareOptions, text: str) -> None:
    menu.set_options(options)
    is_default = options == CompareOptions()
    assert menu.button.text().strip().replace("(s)", "s") == text
    assert menu.button.font().bold() is not is_default
    assert menu.reset_button.isHidden() is is_default
    assert menu.panel.options == options


def test_assistive_technology_is_told_all_that_is_overlooked(menu: CompareOptionsMenu) -> None:
    menu.set_options(CompareOptions(ignore_case=True, ignored_lines="<b>x"))
    assert menu.button.accessibleName()
    assert menu.button.accessibleDescription() == "Ignored: case, some lines, white space\nLines with: <b>x"
    assert "&lt;b&gt;x" in menu.button.toolTip()
    assert menu.panel.pattern_field.accessibleName()


def test_one_click_goes_back_to_the_ordinary_and_remembering_tells_nobody(
    menu: CompareOptionsMenu, told: list[CompareOptions]
) -> None:
    menu.set_options(CompareOptions(ignore_case=True, ignored_lines="x"))
    assert told == []
    menu.reset_button.click()
    assert told == [CompareOptions()]
    assert not menu.panel.lines_box.isChecked()


@opens_a_panel
def test_what_is_wrong_with_a_pattern_only_in_use_is_shown_as_well(menu: CompareOptionsMenu) -> None:
    menu.set_options(CompareOptions(ignored_lines="(a+)+$"))
    menu.show_complaint("The pattern of lines to ignore takes too long. Try a simpler one.")
    assert menu.panel.complaint.isVisible()
    assert QApplication.activePopupWidget() is menu.panel
    menu.panel.close()
