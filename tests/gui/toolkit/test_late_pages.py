"""Pages whose parts are made when somebody looks at them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.gui.toolkit.layouts import LatePage, in_column


class _Page(LatePage):
    times = 0

    def _make_parts(self) -> None:
        self.times += 1
        self.fields = (QLineEdit(), QLineEdit())
        in_column(*self.fields, inside=self)


class _Window(QWidget):
    """A field, a stack whose second page is late, and a field below."""

    def __init__(self) -> None:
        super().__init__()
        self.before, self.stack, self.page, self.after = QLineEdit(), QStackedWidget(), _Page(), QLineEdit()
        self.stack.addWidget(QWidget())
        self.stack.addWidget(self.page)
        in_column(self.before, self.stack, self.after, inside=self)


@pytest.fixture
def window(qtbot: QtBot) -> _Window:
    made = _Window()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_what_nobody_looks_at_is_not_made(window: _Window) -> None:
    assert not window.page.has_parts
    window.stack.setCurrentWidget(window.page)
    window.stack.setCurrentIndex(0)
    window.stack.setCurrentWidget(window.page)
    window.page.make_parts()
    assert window.page.times == 1


def test_the_parts_are_seen_and_have_the_keyboard_at_once(window: _Window, qtbot: QtBot) -> None:
    window.stack.setCurrentWidget(window.page)
    assert all(field.isVisible() for field in window.page.fields)
    window.activateWindow()
    window.page.fields[0].setFocus()
    qtbot.waitUntil(window.page.fields[0].hasFocus)


def test_the_tab_key_comes_to_them_where_the_page_stands(window: _Window, qtbot: QtBot) -> None:
    window.stack.setCurrentWidget(window.page)
    window.activateWindow()
    window.before.setFocus()
    qtbot.waitUntil(window.before.hasFocus)
    for field in (*window.page.fields, window.after):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert field.hasFocus()
