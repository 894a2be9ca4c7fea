"""Sentences that stay until they are dismissed, one of them with an offer."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.gui.window.notice_bar import NoticeBar, NoticeKind


def test_an_offer_is_taken_once_and_goes_with_its_sentence(qtbot: QtBot) -> None:
    bar, taken = NoticeBar(), []
    qtbot.addWidget(bar)
    bar.offer("The scan was not finished.", button="Resume", accept=lambda: taken.append("yes"))
    assert bar.text == "The scan was not finished."
    assert not bar.offer_button.isHidden()
    QTest.mouseClick(bar.offer_button, Qt.MouseButton.LeftButton)
    assert taken == ["yes"]
    assert bar.isHidden()
    bar.add(NoticeKind.NOTE, "Something else.")
    assert bar.offer_button.isHidden()


def test_a_dismissed_offer_is_gone(qtbot: QtBot) -> None:
    bar, taken = NoticeBar(), []
    qtbot.addWidget(bar)
    bar.offer("The scan was not finished.", button="Resume", accept=lambda: taken.append("yes"))
    QTest.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    bar.add(NoticeKind.WARNING, "Something else.")
    assert bar.offer_button.isHidden()
    assert taken == []
