"""Finding in both texts."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.gui.comparison.texts.find_bar import FindBar
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.wording import Wording

TEXT = "The Supplier delivers. The supplier pays. The Contractor waits for the Supplier."


class FoundInText:
    """Finds in one text, as the walk through both does."""

    def __init__(self) -> None:
        self.text = TEXT
        self.places: list[int] = []
        self.current: int | None = None
        self.searches = 0

    def search(self, text: str, *, match_case: bool) -> int:
        self.searches += 1
        flags = re.NOFLAG if match_case else re.IGNORECASE
        self.places = [match.start() for match in re.finditer(re.escape(text), self.text, flags)]
        self.current = None
        return len(self.places)

    def step(self, forward: bool) -> int | None:  # noqa: FBT001 - the signature of the walk
        if not self.places:
            return None
        if self.current is None:
            self.current = 0 if forward else len(self.places) - 1
        else:
            self.current = (self.current + (1 if forward else -1)) % len(self.places)
        return self.current

    def clear(self) -> None:
        self.places, self.current = [], None


@pytest.fixture
def texts() -> FoundInText:
    return FoundInText()


@pytest.fixture
def bar(qtbot: QtBot, wording: Wording, texts: FoundInText) -> Iterator[FindBar]:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    bar = FindBar(texts, wording, Icons(QApplication.palette(), window))
    layout.addWidget(bar)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    bar.open()
    yield bar
    window.close()


def type_text(qtbot: QtBot, bar: FindBar, texts: FoundInText, text: str) -> None:
    before = texts.searches
    QTest.keyClicks(bar.field, text)
    qtbot.waitUntil(lambda: texts.searches > before)


def test_typing_finds_once_and_goes_to_the_first_place(qtbot: QtBot, bar: FindBar, texts: FoundInText) -> None:
    type_text(qtbot, bar, texts, "supplier")
    assert texts.searches == 1
    assert bar.counter.text() == "1 of 3"


def test_enter_and_f3_go_on_and_back_round_the_end(qtbot: QtBot, bar: FindBar, texts: FoundInText) -> None:
    type_text(qtbot, bar, texts, "supplier")
    shift = Qt.KeyboardModifier.ShiftModifier
    seen = []
    for key, modifier in (
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Return, shift),
        (Qt.Key.Key_F3, shift),
    ):
        QTest.keyClick(bar.field, key, modifier)
        seen.append(bar.counter.text())
    assert seen == ["2 of 3", "3 of 3", "1 of 3", "3 of 3", "2 of 3"]
    QTest.keyClick(bar.next_button, Qt.Key.Key_F3)
    bar.previous_button.click()
    bar.next_button.click()
    assert bar.counter.text() == "3 of 3"


def test_enter_does_not_wait_for_the_pause_after_typing(bar: FindBar, texts: FoundInText) -> None:
    QTest.keyClicks(bar.field, "waits")
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    assert (texts.searches, bar.counter.text()) == (1, "1 of 1")


def test_case_matters_when_it_is_asked_for(qtbot: QtBot, bar: FindBar, texts: FoundInText) -> None:
    type_text(qtbot, bar, texts, "Supplier")
    bar.case_button.click()
    assert bar.counter.text() == "1 of 2"


def test_nothing_found_is_said_in_words_and_by_a_colour(qtbot: QtBot, bar: FindBar, texts: FoundInText) -> None:
    type_text(qtbot, bar, texts, "lawyer")
    qtbot.waitUntil(lambda: bar.counter.text() == "No matches")
    assert bar.counter.property("tone") == "mistake"
    assert not bar.next_button.isEnabled()
    bar.field.clear()
    qtbot.waitUntil(lambda: not bar.counter.text())


@pytest.mark.parametrize("by_key", [True, False])
def test_closing_takes_the_marks_away_and_gives_the_keyboard_back(
    qtbot: QtBot, bar: FindBar, texts: FoundInText, *, by_key: bool
) -> None:
    type_text(qtbot, bar, texts, "pays")
    with qtbot.waitSignal(bar.closed):
        if by_key:
            QTest.keyClick(bar.field, Qt.Key.Key_Escape)
        else:
            bar.close_button.click()
    assert texts.places == []
    assert bar.isHidden()
    bar.open()
    assert (bar.field.text(), bar.field.selectedText()) == ("pays", "pays")
    assert len(texts.places) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F3])
def test_keys_of_the_bar_are_not_taken_for_those_of_the_window(bar: FindBar, key: Qt.Key) -> None:
    taken: list[Qt.Key] = []
    shortcut = QShortcut(QKeySequence(key), bar.window())
    shortcut.activated.connect(lambda: taken.append(key))
    for widget in (bar.next_button, bar.case_button, bar.field):
        bar.open()
        QTest.keyClick(widget, key)
    assert taken == []


def test_what_is_selected_is_looked_for_without_going_elsewhere(bar: FindBar, texts: FoundInText) -> None:
    bar.open("Supplier\nand more")
    assert bar.field.text() == "Supplier"
    assert texts.current is None
    assert bar.counter.text().replace("(s)", "s") == "3 matches"


def test_what_is_found_in_other_texts_is_told_unless_the_bar_is_closed(
    qtbot: QtBot, bar: FindBar, texts: FoundInText
) -> None:
    type_text(qtbot, bar, texts, "supplier")
    bar.show_found(2, None)
    assert bar.counter.text().endswith(" of 2")
    bar.close_bar()
    searches = texts.searches
    bar.show_found(3, None)
    bar.step(forward=True)
    assert bar.counter.text().endswith(" of 2")
    assert texts.searches == searches


def test_texts_that_become_ready_later_are_gone_through_from_the_first_place(
    qtbot: QtBot, bar: FindBar, texts: FoundInText
) -> None:
    text, texts.text = texts.text, ""
    type_text(qtbot, bar, texts, "supplier")
    assert bar.counter.text() == ""
    texts.text = text
    bar.show_found(texts.search("supplier", match_case=False), None)
    assert bar.counter.text() == "1 of 3"
    qtbot.wait(300)  # longer than the doubt about nothing found
    assert bar.counter.text() == "1 of 3"


def test_everything_in_the_bar_has_a_name(bar: FindBar) -> None:
    for widget in (bar.field, bar.case_button, bar.previous_button, bar.next_button, bar.close_button):
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
