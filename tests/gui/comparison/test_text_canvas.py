"""The scrolling area of two texts."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.gui.comparison.texts.display_rows import DisplayRow, display_rows
from dupfinder.gui.comparison.texts.row_painter import MARK_WIDTH, Highlight
from dupfinder.gui.comparison.texts.selection import Selection, Side, TextPlace
from dupfinder.gui.comparison.texts.text_canvas import CanvasMenu, TextCanvas, word_at
from dupfinder.gui.comparison.texts.text_layouts import PieceLayout, PieceLayouts
from dupfinder.gui.toolkit.colours import LIGHT
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
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
        marked = [  # somewhere above or below the letters
            x for x in range(400) if any(QColor(image.pixel(x, y)).name() == LIGHT.left_word for y in range(16))
        ]
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


def test_two_clicks_select_a_word_and_three_the_paragraph(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("first paragraph"), equal("second paragraph")])
    viewport, point = canvas.viewport(), QPoint(450, int(canvas.heights.top(1)) + 10)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert canvas.selected_text() == "second"
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert canvas.selected_text() == "second paragraph"


def test_words_are_those_of_unicode() -> None:
    assert [word_at("I don't know", position) for position in (0, 4, 8)] == [(0, 1), (2, 7), (8, 12)]
    assert word_at("😀 word", 3) == (2, 6)
    assert word_at("", 0) == (0, 0)


def test_the_side_that_was_clicked_last_is_selected_whole(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(
        [Row(kind=RowKind.CHANGED, left="a", right="b"), Row(kind=RowKind.ADDED, left=None, right="c")]
    )
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(450, 10))
    QTest.keyClick(canvas, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert canvas.selected_text() == "b\nc"
    canvas.copy_paragraph(0, Side.LEFT)
    assert QGuiApplication.clipboard().text() == "a"


def test_shift_and_a_click_move_the_end_of_what_is_selected(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("first paragraph"), equal("second paragraph")])
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(28, 12))
    second = QPoint(390, int(canvas.heights.top(1)) + 12)
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, second)
    assert canvas.selected_text() == "first paragraph\nsecond paragraph"


def test_dragging_beyond_an_edge_goes_on_scrolling_while_the_mouse_rests(make_canvas: MakeCanvas, qtbot: QtBot) -> None:
    canvas = make_canvas(LONG)
    QTest.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 20))
    QTest.mouseMove(canvas.viewport(), QPoint(60, 460))
    seen = canvas.verticalScrollBar().value()
    qtbot.waitUntil(lambda: canvas.verticalScrollBar().value() > seen + 60)
    QTest.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 460))
    assert canvas.selection is not None
    assert canvas.selection.end.row > 8


def test_a_text_that_runs_to_the_left_begins_at_the_right(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("שלום עולם"), equal("hello")])
    at_right, at_left = (canvas.place_at(QPointF(x, 12)) for x in (385, 30))
    assert at_right == (Side.LEFT, TextPlace(0, 0))
    assert at_left == (Side.LEFT, TextPlace(0, 9))
    assert canvas.place_at(QPointF(385, canvas.heights.top(1) + 12)) == (Side.LEFT, TextPlace(1, 5))


MANY = [
    *LONG[:30],
    Row(kind=RowKind.REMOVED, left="gone", right=None),
    *LONG[30:90],
    Row(kind=RowKind.ADDED, left=None, right="new"),
]


def test_what_is_equal_folds_away_and_opens_again_one_by_one(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(MANY)
    whole = canvas.heights.total
    canvas.set_folded(True)
    assert canvas.is_folded
    # A fold, two rows, the first change, two rows, a fold, two rows, the second change.
    assert len(canvas.heights) == 1 + 2 + 1 + 2 + 1 + 2 + 1
    assert canvas.visible_rows() == range(len(MANY))
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 10))
    assert (canvas.hidden_at(0), canvas.hidden_at(40)) == (0, 56)
    canvas.toggle_fold(5)
    assert canvas.hidden_at(0) == 28
    canvas.set_folded(False)
    assert abs(canvas.heights.total - whole) < whole / 10


def test_what_is_looked_at_keeps_its_place_when_the_rest_folds_away(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([*LONG[:500], Row(kind=RowKind.REMOVED, left="gone", right=None), *LONG[500:]])
    canvas.mark_current(range(500, 501))
    canvas.show_row(500)
    for folded in (True, False):
        before = canvas.rect_of_row(500).top()
        canvas.set_folded(folded)
        # With everything around it folded away there may be too little above it to stand where it did.
        assert canvas.rect_of_row(500).top() == before or canvas.verticalScrollBar().value() == 0
        assert 500 in canvas.visible_rows()


def test_a_row_that_is_folded_away_is_shown_when_somebody_goes_there(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(MANY)
    canvas.set_folded(True)
    canvas.show_row(50)
    assert canvas.hidden_at(50) == 0
    assert 50 in canvas.visible_rows()
    assert canvas.hidden_at(0) == 28


def test_the_keyboard_reaches_every_row_and_opens_and_closes_folds(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(MANY)
    canvas.set_folded(True)
    down = (Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(canvas, *down)
    assert canvas.cursor_row == 0
    QTest.keyClick(canvas, *down)
    assert canvas.cursor_row == 28
    QTest.keyClick(canvas, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert canvas.hidden_at(0) == 0
    QTest.keyClick(canvas, *down)
    assert canvas.cursor_row == 1
    QTest.keyClick(canvas, Qt.Key.Key_Left)
    assert canvas.hidden_at(1) == 28
    for _ in range(20):
        QTest.keyClick(canvas, *down)
    assert canvas.cursor_row == len(MANY) - 1
    assert canvas.cursor_row in canvas.visible_rows()


MOVING = [
    Row(kind=RowKind.MOVED, left="wanders", right=None, counterpart=61),
    *LONG[:60],
    Row(kind=RowKind.MOVED, left=None, right="wanders", counterpart=0),
]


def test_what_moved_has_its_colour_and_leads_to_where_it_is_now(make_canvas: MakeCanvas, qtbot: QtBot) -> None:
    canvas = make_canvas(MOVING)
    assert LIGHT.move_row in painted_colours(canvas)
    assert canvas.other_end_at(QPointF(60, 12)) == 61
    with qtbot.waitSignal(canvas.move_followed) as followed:
        QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(12, 12))
    assert followed.args == [61]
    assert 61 in canvas.visible_rows()
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert canvas.cursor_row == 0
    assert "Moved to paragraph 61 on the right" in canvas.spoken_row(0)


def test_a_passage_that_moved_out_of_a_paragraph_leads_to_its_new_place(make_canvas: MakeCanvas) -> None:
    edit = Edit(kind=ChangeKind.MOVES, left=Span(6, 10), right=Span(6, 6), counterpart=1)
    stays = Row(kind=RowKind.CHANGED, left="stays goes", right="stays ", edits=(edit,))
    canvas = make_canvas([stays, Row(kind=RowKind.MOVED, left=None, right="goes", counterpart=0)])
    x = MARK_WIDTH + canvas.fontMetrics().horizontalAdvance("stays g")
    assert canvas.other_end_at(QPointF(x, 12)) == 1
    assert LIGHT.move_word in painted_colours(canvas)


def test_spaces_that_differ_can_be_seen_and_are_copied_as_they_are(make_canvas: MakeCanvas) -> None:
    edit = Edit(kind=ChangeKind.SPACE, left=Span(1, 3), right=Span(1, 2))
    canvas = make_canvas([Row(kind=RowKind.CHANGED, left="a \tb", right="a b", edits=(edit,))])
    assert LIGHT.left_word in painted_colours(canvas)
    canvas.select_side(Side.LEFT)
    assert canvas.selected_text() == "a \tb"


def test_scrolling_by_the_wheel_leaves_the_same_picture_as_painting_anew(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(MANY)
    for step in (37, 160, -20, 3_000, -61):
        canvas.verticalScrollBar().setValue(canvas.verticalScrollBar().value() + step)
        QGuiApplication.processEvents()
        on_screen = canvas.screen().grabWindow(canvas.winId()).toImage()
        anew = canvas.grab().toImage()
        assert on_screen.convertToFormat(anew.format()) == anew


def test_the_size_of_the_text_can_be_read_and_set(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(LONG)
    canvas.show_row(1_500)
    top = canvas.visible_rows().start
    canvas.set_text_size(canvas.usual_text_size + 4)
    canvas.set_font_family("Monospace")
    assert canvas.text_size == canvas.usual_text_size + 4
    canvas.set_text_size(500)
    assert canvas.text_size == 32
    assert canvas.visible_rows().start == top


def test_exchanging_the_sides_keeps_the_place_and_the_folds(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(MANY)
    canvas.set_folded(True)
    canvas.toggle_fold(50)
    canvas.show_row(60)
    seen = canvas.visible_rows()
    canvas.set_rows(canvas.rows.mirrored(), keep_place=True)
    assert canvas.visible_rows() == seen
    assert canvas.rows[30].right is not None
    assert (canvas.hidden_at(0), canvas.hidden_at(50)) == (28, 0)


def test_the_tab_key_goes_on_to_the_next_widget(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    canvas, button = TextCanvas(), QPushButton("next")
    layout.addWidget(canvas)
    layout.addWidget(button)
    window.show()
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    assert window.focusWidget() is button


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


def test_the_menu_offers_what_can_be_done_with_the_row(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas(MOVING)
    canvas.set_folded(True)

    def offered(point: QPoint) -> dict[str, bool]:
        menu = CanvasMenu(canvas, point)
        return {action.text().replace("&", ""): action.isEnabled() for action in menu.actions() if action.text()}

    assert offered(QPoint(60, 12)) == {
        "Copy": False,
        "Copy left paragraph": True,
        "Copy right paragraph": False,
        "Select all on this side": True,
        "Go to the other position": True,
    }
    fold = canvas.rect_of_row(10).center()
    assert "Show unchanged paragraphs" in offered(fold)
    canvas.toggle_fold(10)
    canvas.select_side(Side.LEFT)
    menu = offered(canvas.rect_of_row(3).center())
    assert menu["Copy"]
    assert "Hide unchanged paragraphs" in menu


def send_mouse(canvas: TextCanvas, kind: QEvent.Type, point: QPointF, *, timestamp_ms: int = 0) -> None:
    """Send an event of the left button: the test library cannot hold a double click."""
    is_release = kind is QEvent.Type.MouseButtonRelease
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if is_release else Qt.MouseButton.LeftButton
    everywhere = canvas.viewport().mapToGlobal(point)
    event = QMouseEvent(kind, point, everywhere, button, held, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(timestamp_ms)
    QApplication.sendEvent(canvas.viewport(), event)


def point_behind(canvas: TextCanvas, text: str, *, row: int = 0) -> QPointF:
    y = canvas.heights.top(row) - canvas.verticalScrollBar().value() + 12
    return QPointF(MARK_WIDTH + canvas.fontMetrics().horizontalAdvance(text) + 2, y)


def test_a_double_click_that_is_held_selects_word_by_word_to_both_sides(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("one two three four"), equal("the second paragraph")])
    send_mouse(canvas, QEvent.Type.MouseButtonDblClick, point_behind(canvas, "one t"))
    assert canvas.selected_text() == "two"
    for text, row, selected in (
        ("one two th", 0, "two three"),
        ("the sec", 1, "two three four\nthe second"),
        ("o", 0, "one two"),
    ):
        send_mouse(canvas, QEvent.Type.MouseMove, point_behind(canvas, text, row=row))
        assert canvas.selected_text() == selected
    send_mouse(canvas, QEvent.Type.MouseButtonRelease, point_behind(canvas, "o"))
    send_mouse(canvas, QEvent.Type.MouseMove, point_behind(canvas, "one two th"))
    assert canvas.selected_text() == "one two"


def test_a_third_click_that_is_held_selects_paragraph_by_paragraph(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("one two"), equal("the second"), equal("third")])
    send_mouse(canvas, QEvent.Type.MouseButtonDblClick, point_behind(canvas, "t", row=1), timestamp_ms=1_000)
    send_mouse(canvas, QEvent.Type.MouseButtonPress, point_behind(canvas, "t", row=1), timestamp_ms=1_050)
    assert canvas.selected_text() == "the second"
    send_mouse(canvas, QEvent.Type.MouseMove, point_behind(canvas, "th", row=2))
    assert canvas.selected_text() == "the second\nthird"
    send_mouse(canvas, QEvent.Type.MouseMove, point_behind(canvas, "o"))
    assert canvas.selected_text() == "one two\nthe second"


def has_scrolled(canvas: TextCanvas) -> bool:
    return canvas.verticalScrollBar().value() > 0


def test_nothing_scrolls_on_when_the_text_is_hidden_or_another_one_while_the_button_is_held(
    make_canvas: MakeCanvas, qtbot: QtBot
) -> None:
    for end in (TextCanvas.hide, lambda canvas: canvas.set_rows(display_rows(Difference(rows=tuple(LONG[1:]))))):
        canvas = make_canvas(LONG)
        send_mouse(canvas, QEvent.Type.MouseButtonPress, QPointF(100, 100))
        send_mouse(canvas, QEvent.Type.MouseMove, QPointF(100, 900))
        bar = canvas.verticalScrollBar()
        qtbot.waitUntil(partial(has_scrolled, canvas))
        end(canvas)
        value = bar.value()
        QTest.qWait(60)
        assert bar.value() == value


def test_of_a_paragraph_higher_than_the_window_the_line_with_the_change_is_shown(make_canvas: MakeCanvas) -> None:
    text = "word " * 790
    row = Row(kind=RowKind.CHANGED, left=text, right=text, edits=(word_edit(Span(3_900, 3_904), Span(3_900, 3_904)),))
    canvas = make_canvas([equal("before"), row, equal("after")])
    canvas.show_row(1)
    assert LIGHT.left_word in painted_colours(canvas)


def test_a_place_in_a_paragraph_higher_than_the_window_is_shown(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("word " * 700 + "needle"), equal("after")])
    canvas.show_place(Side.RIGHT, TextPlace(0, 3_502))
    canvas.select(Selection(Side.RIGHT, TextPlace(0, 3_500), TextPlace(0, 3_506)))
    assert LIGHT.accent in painted_colours(canvas)
    value = canvas.verticalScrollBar().value()
    canvas.show_place(Side.RIGHT, TextPlace(0, 3_502))
    assert canvas.verticalScrollBar().value() == value


def test_opening_a_fold_far_away_lays_out_no_more_than_two_windows(
    make_canvas: MakeCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = make_canvas([*(equal(f"{number}") for number in range(5)), *(stepping(number) for number in range(3_000))])
    canvas.set_folded(True)
    laid_out: list[int] = []
    get = PieceLayouts.get

    def counted(layouts: PieceLayouts, number: int, row: DisplayRow, side: Side) -> PieceLayout | None:
        laid_out.append(number)
        return get(layouts, number, row, side)

    monkeypatch.setattr(PieceLayouts, "get", counted)
    canvas.show_row(len(canvas.rows) - 40)
    assert canvas.hidden_at(len(canvas.rows) - 40) == 0
    assert len(set(laid_out)) < 150


def stepping(number: int) -> Row:
    """Return one of rows of which each twentieth is a change."""
    if number % 20:
        return equal(f"{number} stays")
    return Row(kind=RowKind.REMOVED, left=f"{number} goes", right=None)


def on_the_left(found: Highlight, _row: int, side: Side) -> Sequence[Highlight]:
    return [found] if side is Side.LEFT else []


def test_found_text_has_its_colour_behind_it_whatever_way_it_runs_and_wherever_a_line_ends(
    make_canvas: MakeCanvas,
) -> None:
    for text in ("find " * 80, "😀 " * 200, "מצא " * 80):
        canvas = make_canvas([equal(text)])
        canvas.set_highlights(partial(on_the_left, Highlight(0, len(text), is_current=False)))
        image = canvas.viewport().grab().toImage()
        begin, middle = MARK_WIDTH, image.width() // 2
        columns = [
            x
            for x in range(image.width())
            for y in range(6, int(canvas.heights.height(0)) - 6)
            if QColor(image.pixel(x, y)).name() == LIGHT.found
        ]
        assert begin <= min(columns)
        assert max(columns) < middle
        assert max(columns) - min(columns) > (middle - begin) * 0.8


def test_white_space_at_the_end_of_a_line_is_marked_on_its_own_side_only(make_canvas: MakeCanvas) -> None:
    text = "word" + " " * 900
    row = Row(kind=RowKind.CHANGED, left=text, right="word", edits=(word_edit(Span(4, 904)),))
    canvas = make_canvas([row])
    image = canvas.viewport().grab().toImage()
    middle = image.width() // 2
    right = {QColor(image.pixel(x, 10)).name() for x in range(middle + 1, image.width())}
    assert LIGHT.left_word not in right


def test_a_highlight_that_is_behind_the_end_of_a_text_is_cut(make_canvas: MakeCanvas) -> None:
    canvas = make_canvas([equal("short")])
    canvas.set_highlights(lambda _row, _side: [Highlight(2, 5_000, False), Highlight(900, 950, False)])
    assert LIGHT.found in painted_colours(canvas)


def test_texts_follow_the_size_of_the_letters_of_the_window_and_keep_their_zoom(
    make_canvas: MakeCanvas, theme: Theme
) -> None:
    canvas = make_canvas([equal("Words.")])
    usual = canvas.text_size
    theme.scale_text(150)
    try:
        large = canvas.text_size
        assert large == canvas.usual_text_size > usual
        canvas.set_text_size(large * 2)
    finally:
        theme.scale_text(100)
    assert canvas.text_size == pytest.approx(usual * 2)
    assert canvas.usual_text_size == usual
