"""The scrolling area of two texts."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.differences import Difference, Row, RowKind, Span
from dupfinder.gui.colours import LIGHT
from dupfinder.gui.comparison.display_rows import DisplayRow, display_rows
from dupfinder.gui.comparison.selection import Selection, Side, TextPlace
from dupfinder.gui.comparison.text_canvas import TextCanvas
from dupfinder.gui.theme import Theme, ThemeChoice
from edits import word_edit

MakeCanvas = Callable[[Sequence[Row]], TextCanvas]


@pytest.fixture
def make_canvas(qtbot: QtBot, theme: Theme) -> MakeCanvas:
    def make(rows: Sequence[Row]) -> TextCanvas:
        theme.choose(ThemeChoice.LIGHT)
        canvas = TextCanvas()
        qtbot.addWidget(canvas)
        canvas.resize(800, 400)
        canvas.set_rows(display_rows(Difference(rows=tuple(rows))))
        canvas.show()
        qtbot.waitExposed(canvas)
        return canvas

    return make


def equal(text: str) -> Row:
    return Row(kind=RowKind.EQUAL, left=text, right=text)


LONG = [equal(f"{number} " + "some words that fill a line or two, " * (number % 7)) for number in range(3_000)]


def painted_colours(canvas: TextCanvas) -> set[str]:
    image = canvas.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {QColor(image.pixel(x, y)).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


def test_changed_words_are_highlighted_on_both_sides(make_canvas: MakeCanvas) -> None:
    row = Row(
        kind=RowKind.CHANGED,
        left="within thirty days",
        right="within fourteen days",
        edits=(word_edit(Span(7, 13), Span(7, 15)),),
    )
    colours = painted_colours(make_canvas([equal("the same"), row]))
    assert {LIGHT.left_row, LIGHT.left_word, LIGHT.right_row, LIGHT.right_word} <= colours


def test_equal_text_is_not_highlighted(make_canvas: MakeCanvas) -> None:
    colours = painted_colours(make_canvas([equal("the same")]))
    assert colours.isdisjoint({LIGHT.left_row, LIGHT.left_word, LIGHT.right_row, LIGHT.right_word})


def test_a_highlight_stands_at_its_word_behind_characters_beyond_the_basic_plane(make_canvas: MakeCanvas) -> None:
    plain = Row(kind=RowKind.CHANGED, left="xx word", right="xx", edits=(word_edit(Span(3, 7)),))
    astral = Row(kind=RowKind.CHANGED, left="😀😀 word", right="xx", edits=(word_edit(Span(3, 7)),))
    for row in (plain, astral):
        canvas = make_canvas([row])
        assert row.left is not None
        canvas.select(Selection(Side.LEFT, TextPlace(0, 3), TextPlace(0, 7)))
        assert canvas.selected_text() == "word"
        canvas.select(None)
        image = canvas.viewport().grab().toImage()
        marked = [x for x in range(400) if QColor(image.pixel(x, 8)).name() == LIGHT.left_word]
        width = canvas.fontMetrics().horizontalAdvance("word")
        assert abs(max(marked) - min(marked) + 1 - width) <= 2


def test_only_what_is_visible_is_laid_out_and_the_end_can_be_reached(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(LONG)
    assert canvas.visible_rows().start == 0
    assert canvas.visible_rows().stop < 100
    QTest.keyClick(canvas, Qt.Key.Key_End)
    assert canvas.visible_rows().stop == len(LONG)
    QTest.keyClick(canvas, Qt.Key.Key_Home)
    assert canvas.visible_rows().start == 0


def test_scrolling_up_over_rows_with_guessed_heights_moves_by_as_much_as_asked(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(LONG)
    canvas.show_row(2_000)
    for _ in range(60):
        first = canvas.visible_rows().start
        before = canvas.heights.top(first) - canvas.verticalScrollBar().value()
        canvas.verticalScrollBar().setValue(canvas.verticalScrollBar().value() - 25)
        after = canvas.heights.top(first) - canvas.verticalScrollBar().value()
        assert abs(after - before - 25) <= 1


def test_a_shown_row_is_in_view_and_stays_there_when_the_width_changes(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(LONG)
    canvas.show_row(1_500)
    assert 1_500 in canvas.visible_rows()
    top = canvas.visible_rows().start
    canvas.resize(500, 400)
    assert canvas.visible_rows().start == top
    canvas.zoom(3)
    assert canvas.visible_rows().start == top


def test_both_sides_of_a_row_begin_at_the_same_height(make_canvas: MakeCanvas) -> None:
    rows = [
        Row(kind=RowKind.CHANGED, left="long " * 200, right="short"),
        equal("the next paragraph"),
    ]
    canvas = make_canvas(rows)
    top = canvas.heights.top(1) + 10
    left = canvas.place_at(QPointF(30, top))
    right = canvas.place_at(QPointF(430, top))
    assert left is not None
    assert right is not None
    assert (left[0], left[1].row, right[0], right[1].row) == (Side.LEFT, 1, Side.RIGHT, 1)


def test_dragging_selects_text_of_one_side_and_copies_it(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("first paragraph"), equal("second paragraph")])
    viewport = canvas.viewport()
    begin, end = QPoint(28, 12), QPoint(390, int(canvas.heights.top(1)) + 12)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=begin)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert canvas.selected_text() == "first paragraph\nsecond paragraph"
    QTest.keyClick(canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "first paragraph\nsecond paragraph"


def test_a_double_click_selects_the_paragraph(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("first paragraph"), equal("second paragraph")])
    QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(450, int(canvas.heights.top(1)) + 10))
    assert canvas.selected_text() == "second paragraph"


def test_a_paragraph_of_a_million_letters_can_be_shown(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("word " * 200_000), equal("x" * 200_000)])
    QTest.keyClick(canvas, Qt.Key.Key_End)
    assert canvas.visible_rows().stop == len(canvas.rows)


def test_no_text_at_all_can_be_shown(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([])
    rows: Sequence[DisplayRow] = canvas.rows
    assert (len(rows), canvas.visible_rows(), canvas.place_at(QPointF(5, 5))) == (0, range(0), None)
    canvas.resize(300, 200)
    assert LIGHT.base in painted_colours(canvas)
