"""What a screen reader is told of the canvas."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.differences import Difference, Row, RowKind, Span
from dupfinder.gui.comparison.texts.display_rows import display_rows
from dupfinder.gui.comparison.texts.text_canvas import TextCanvas, accessible_canvas
from edits import word_edit

EQUAL = Row(kind=RowKind.EQUAL, left="the same", right="the same")
ROWS = (
    EQUAL,
    Row(kind=RowKind.CHANGED, left="thirty", right="forty", edits=(word_edit(Span(0, 6), Span(0, 5)),)),
    Row(kind=RowKind.ADDED, left=None, right="<b>new</b>"),
    *[EQUAL] * 3_000,
)


@pytest.fixture(scope="module", autouse=True)
def factory(qapp: QApplication) -> None:  # noqa: ARG001 - Qt has to be there
    QAccessible.installFactory(accessible_canvas)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 400)
    return window


def make_canvas(window: QWidget) -> TextCanvas:
    canvas = TextCanvas(window)
    canvas.resize(800, 400)
    canvas.set_rows(display_rows(Difference(rows=ROWS)))
    window.show()
    canvas.show()
    return canvas


def name_of(canvas: TextCanvas, child: int) -> str:
    return QAccessible.queryAccessibleInterface(canvas).child(child).text(QAccessible.Text.Name)


def test_the_rows_in_view_are_entries_of_a_list_in_plain_words(window: QWidget) -> None:
    canvas = make_canvas(window)
    found = QAccessible.queryAccessibleInterface(canvas)
    assert found.role() is QAccessible.Role.List
    assert found.text(QAccessible.Text.Name) == "Both texts side by side"
    assert found.childCount() == len(canvas.visible_places()) < 100
    assert [name_of(canvas, child) for child in range(3)] == [
        "Paragraph 1. the same",
        "Paragraph 2, changed. Left: thirty Right: forty",
        "Right paragraph 3, added. <b>new</b>",
    ]
    assert found.child(found.childCount()) is None


def test_scrolling_and_folding_change_the_entries(window: QWidget) -> None:
    canvas = make_canvas(window)
    canvas.show_row(2_000)
    assert name_of(canvas, 0).startswith("Paragraph ")
    canvas.set_folded(True)
    canvas.scroll_to_share(0)
    assert name_of(canvas, 1).startswith("Paragraph 2, changed")
    last = QAccessible.queryAccessibleInterface(canvas).childCount() - 1
    assert "2998 equal paragraph" in name_of(canvas, last).replace(",", "")


def test_entries_are_found_where_they_are_on_the_screen(window: QWidget) -> None:
    canvas = make_canvas(window)
    found = QAccessible.queryAccessibleInterface(canvas)
    second = found.child(1)
    assert second.rect().topLeft() == canvas.viewport().mapToGlobal(QPoint(0, canvas.rect_of_row(1).top()))
    middle = second.rect().center()
    assert found.childAt(middle.x(), middle.y()) is second
    assert found.indexOfChild(second) == 1
    assert second.parent() is found


def test_the_entry_with_the_cursor_is_told(window: QWidget) -> None:
    canvas = make_canvas(window)
    window.activateWindow()
    canvas.setFocus()
    canvas.put_cursor(1, by_key=True)
    found = QAccessible.queryAccessibleInterface(canvas)
    assert found.child(1).state().selected
    assert not found.child(0).state().selected
    if canvas.hasFocus():
        assert found.focusChild() is found.child(1)


def test_a_step_to_a_change_says_which_and_what(window: QWidget) -> None:
    canvas = make_canvas(window)
    canvas.mark_current(range(1, 3), heading="Change 1 of 1")
    said = QAccessible.queryAccessibleInterface(canvas).text(QAccessible.Text.Description)
    assert said == "Change 1 of 1. Paragraph 2, changed. Left: thirty Right: forty"


def test_a_canvas_can_go_with_all_that_was_told_of_it(window: QWidget) -> None:
    for _ in range(3):
        canvas = make_canvas(window)
        entries = [QAccessible.queryAccessibleInterface(canvas).child(child) for child in range(3)]
        assert all(entries)
        assert len({QAccessible.uniqueId(entry) for entry in entries}) == 3
        canvas.set_rows(display_rows(Difference(rows=ROWS[:2])))
        canvas.deleteLater()
        del canvas, entries
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    assert QAccessible.queryAccessibleInterface(window).childCount() == 0
