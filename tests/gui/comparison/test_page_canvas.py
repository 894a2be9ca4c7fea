"""Pages below each other: what is asked for, painted, said, and done by mouse and keys."""

import itertools
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.domain.pages import Box, PageMark, PageWords
from dupfinder.gui.comparison.pages.page_canvas import PageCanvas, PageLayout
from dupfinder.gui.comparison.pages.page_feeds import MOST_BYTES, MarkedPages, PagePictures, PageWish, marked_pages
from dupfinder.gui.comparison.pages.page_painter import PageLook
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice

WIDTH_PT, HEIGHT_PT = 600.0, 800.0
DIFFERENCE = Difference(
    rows=(
        Row(kind=RowKind.EQUAL, left="one", right="one"),
        Row(
            kind=RowKind.CHANGED,
            left="two",
            right="six",
            edits=(Edit(kind=ChangeKind.WORDS, left=Span(0, 3), right=Span(0, 3)),),
        ),
        Row(kind=RowKind.EQUAL, left="three", right="three"),
        Row(kind=RowKind.REMOVED, left="four", right=None),
    )
)
BOXES = {0: Box(50, 100, 200, 130), 1: Box(50, 200, 200, 230), 2: Box(50, 300, 200, 330), 3: Box(50, 400, 200, 430)}


def blank(count: int, *, width_pt: float = WIDTH_PT, height_pt: float = HEIGHT_PT) -> list[PageWords]:
    return [PageWords(width_pt=width_pt, height_pt=height_pt, words=(), boxes=())] * count


def marked(count: int = 12) -> MarkedPages:
    """Return pages, the third of which, if any, has all rows of the difference."""
    marks: list[tuple[PageMark, ...]] = [()] * max(count, 3)
    marks[2] = tuple(PageMark(box=BOXES[row], kind=DIFFERENCE.rows[row].kind, row=row) for row in BOXES)
    return marked_pages(DIFFERENCE, blank(count), tuple(marks[:count]))


class Wishes(list[tuple[PageWish, ...]]):
    """What a canvas asked for, one time after the other."""

    @property
    def newest(self) -> list[int]:
        return [wish.page for wish in self[-1]]


@pytest.fixture
def canvas(qtbot: QtBot, theme: Theme) -> Iterator[PageCanvas]:
    theme.choose(ThemeChoice.LIGHT)
    made = PageCanvas(is_left=True)
    qtbot.addWidget(made)
    made.resize(500, 500)
    made.show()
    qtbot.waitExposed(made)
    yield made
    theme.choose(ThemeChoice.SYSTEM)


@pytest.fixture
def wishes(canvas: PageCanvas) -> Wishes:
    found = Wishes()
    canvas.wanted.connect(found.append)
    return found


def shown(canvas: PageCanvas) -> QImage:
    QApplication.processEvents()
    return canvas.viewport().grab().toImage()


def picture(width_px: int, *, ink: QRect | None = None) -> QImage:
    made = QImage(width_px, round(width_px * HEIGHT_PT / WIDTH_PT), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    painter.fillRect(ink or QRect(), Qt.GlobalColor.black)
    painter.end()
    return made


def middle_of(canvas: PageCanvas, row: int) -> QPoint:
    """Return where the middle of a row's mark is, of the third page."""
    page, box = canvas.rect_of_page(2), BOXES[row]
    scale = page.width() / WIDTH_PT
    return page.topLeft() + QPoint(round((box.left + box.right) / 2 * scale), round((box.top + box.bottom) / 2 * scale))


def test_all_pages_have_their_place_before_one_of_them_is_drawn(canvas: PageCanvas) -> None:
    canvas.set_pages(marked())
    rects = [canvas.rect_of_page(page) for page in range(12)]
    assert canvas.drawn_pages == frozenset()
    assert all(upper.bottom() < lower.top() for upper, lower in itertools.pairwise(rects))
    assert all(rect.left() > 0 and rect.right() < canvas.viewport().width() for rect in rects)


def test_a_page_on_its_side_makes_no_other_page_small(canvas: PageCanvas) -> None:
    pages = [*blank(1), *blank(1, width_pt=1600, height_pt=600)]
    canvas.set_pages(marked_pages(DIFFERENCE, pages, ((), ())))
    assert canvas.rect_of_page(0).width() == canvas.rect_of_page(1).width()


def test_only_pages_in_view_and_the_next_one_are_asked_for(canvas: PageCanvas, wishes: Wishes) -> None:
    canvas.set_pages(marked(300))
    shown(canvas)
    assert wishes.newest == [0, 1]
    canvas.show_page(200)
    shown(canvas)
    assert wishes.newest == [200, 201]
    canvas.verticalScrollBar().setValue(canvas.verticalScrollBar().value() - 60)
    shown(canvas)
    assert sorted(wishes.newest) == [198, 199, 200]
    assert wishes.newest[-1] == 198


def test_a_canvas_that_is_hidden_asks_for_nothing(canvas: PageCanvas, wishes: Wishes) -> None:
    canvas.hide()
    canvas.set_pages(marked())
    QApplication.processEvents()
    assert wishes == []


def test_what_was_drawn_is_asked_for_again_only_in_another_size(canvas: PageCanvas, wishes: Wishes) -> None:
    canvas.set_pages(marked(1))
    shown(canvas)
    (wish,) = wishes[-1]
    assert wish.width_px == canvas.rect_of_page(0).width()
    canvas.add_picture(wish, picture(wish.width_px))
    shown(canvas)
    assert not wishes[-1]
    canvas.zoom(2)
    shown(canvas)
    assert wishes[-1][0].width_px == canvas.rect_of_page(0).width() > wish.width_px


def test_a_page_that_cannot_be_drawn_is_not_asked_for_again(canvas: PageCanvas, wishes: Wishes) -> None:
    canvas.set_pages(marked(1))
    empty = shown(canvas)
    canvas.add_failure(wishes[-1][0], "Reading failed.")
    assert shown(canvas) != empty
    assert wishes[-1] == ()


def test_pictures_take_no_more_memory_than_they_may(canvas: PageCanvas, wishes: Wishes) -> None:
    canvas.set_pages(marked(60))
    for page in range(60):
        canvas.show_page(page)
        shown(canvas)
        for wish in wishes[-1]:
            canvas.add_picture(wish, picture(1_000))
    assert 0 < canvas.pictures.size_bytes <= MOST_BYTES
    assert {58, 59} <= canvas.drawn_pages


def test_pages_in_view_stay_even_if_they_alone_are_too_many() -> None:
    pictures = PagePictures(most_bytes=1)
    for page in range(4):
        pictures.add(PageWish(page, 10), picture(10), kept=range(1, 3))
    assert [pictures.width_px(page) for page in range(4)] == [None, 10, 10, 10]


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_a_mark_tints_paper_and_leaves_letters_black(canvas: PageCanvas, theme: Theme, choice: ThemeChoice) -> None:
    theme.choose(choice)
    canvas.set_pages(marked())
    canvas.show_page(2)
    page, place = canvas.rect_of_page(2), middle_of(canvas, 1)
    ink = QRect(place - page.topLeft() - QPoint(4, 4), place - page.topLeft() + QPoint(4, 4))
    canvas.add_picture(PageWish(2, page.width()), picture(page.width(), ink=ink))
    seen = shown(canvas)
    assert seen.pixelColor(place).lightness() < 10
    paper, tinted = seen.pixelColor(page.center() + QPoint(80, 0)), seen.pixelColor(place + QPoint(20, 0))
    assert paper.lightness() > 200
    assert paper.saturation() < 15
    assert tinted.saturation() > 60
    assert tinted.red() > tinted.blue()  # the left side's orange


def test_the_sides_differ_in_colour(canvas: PageCanvas) -> None:
    canvas.set_pages(marked())
    canvas.show_page(2)
    left = shown(canvas).pixelColor(middle_of(canvas, 1))
    canvas.set_is_left(False)
    right = shown(canvas).pixelColor(middle_of(canvas, 1))
    assert left.red() > left.green()
    assert right.green() > right.red()


def test_what_is_the_same_is_marked_only_on_demand(canvas: PageCanvas) -> None:
    canvas.set_pages(marked())
    canvas.show_page(2)
    place = middle_of(canvas, 0)
    assert shown(canvas).pixelColor(place) == QColor(Qt.GlobalColor.white)
    canvas.set_equal_marked(True)
    assert shown(canvas).pixelColor(place) != QColor(Qt.GlobalColor.white)


def test_the_change_that_is_looked_at_has_a_line_around_it(canvas: PageCanvas) -> None:
    canvas.set_pages(marked())
    canvas.show_page(2)
    before = shown(canvas)
    canvas.mark_current((1,))
    after = shown(canvas)
    changed = [
        (x, y) for x in range(before.width()) for y in range(before.height()) if before.pixel(x, y) != after.pixel(x, y)
    ]
    around = QRect(middle_of(canvas, 1) - QPoint(70, 20), middle_of(canvas, 1) + QPoint(70, 20))
    assert changed
    assert all(around.contains(x, y) for x, y in changed)
    assert after.pixel(middle_of(canvas, 1)) == before.pixel(middle_of(canvas, 1))


def test_a_click_on_a_mark_chooses_its_row(canvas: PageCanvas) -> None:
    chosen: list[int] = []
    canvas.row_chosen.connect(chosen.append)
    canvas.set_pages(marked())
    canvas.show_page(2)
    for row in (1, 0):
        QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(canvas, row))
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(canvas, 1) + QPoint(150, 0))
    assert chosen == [1, 0]


def test_keys_go_through_the_pages(canvas: PageCanvas) -> None:
    canvas.set_pages(marked())
    bar = canvas.verticalScrollBar()
    values = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
        QTest.keyClick(canvas, key)
        values.append(bar.value())
    down, page_down, end, page_up, home = values
    assert 0 < down < page_down < page_up < end
    assert (end, home) == (bar.maximum(), 0)


def test_the_wheel_zooms_with_the_control_key_only(canvas: PageCanvas) -> None:
    asked: list[int] = []
    canvas.zoom_asked.connect(asked.append)
    canvas.set_pages(marked())
    for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        place = QPointF(50, 50)
        event = QWheelEvent(
            place,
            canvas.viewport().mapToGlobal(place),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(canvas.viewport(), event)
    assert asked == [-1]
    assert canvas.verticalScrollBar().value() > 0


@pytest.mark.parametrize("steps", [-4, 3, 8])
def test_zooming_leaves_what_is_in_the_middle_there(canvas: PageCanvas, steps: int) -> None:
    canvas.set_pages(marked(40))
    canvas.show_page(20)
    middle = canvas.viewport().height() / 2
    before = canvas.place_at(middle)
    assert before is not None
    canvas.zoom(steps)
    assert canvas.current_page == 20
    assert canvas.place_at(middle) == pytest.approx(before, abs=0.01)


def test_a_narrower_window_shows_the_same_page(canvas: PageCanvas) -> None:
    canvas.set_pages(marked(40))
    canvas.show_page(20)
    canvas.resize(300, 500)
    QApplication.processEvents()
    assert abs(canvas.rect_of_page(20).top()) <= 2
    assert canvas.rect_of_page(20).right() < canvas.viewport().width()


def test_where_one_is_can_be_heard_and_seen(canvas: PageCanvas) -> None:
    canvas.set_pages(marked())
    assert canvas.accessibleName() == "Pages of the left document"
    assert canvas.accessibleDescription().startswith("Page 1 of 12, 0 change")
    canvas.show_page(2)
    assert canvas.accessibleDescription().startswith("Page 3 of 12, 2 change")
    assert canvas._badge.isVisible()
    assert canvas._badge.text() == "3 of 12"


def test_better_known_pages_keep_pictures_and_place(canvas: PageCanvas) -> None:
    canvas.set_pages(marked_pages(DIFFERENCE, blank(12, height_pt=801), ((),) * 12))
    canvas.show_page(2)
    canvas.add_picture(PageWish(2, 400), picture(400))
    canvas.refine_pages(marked())
    assert canvas.current_page == 2
    assert canvas.drawn_pages == {2}
    assert canvas.top_of_row(1) is not None


def test_a_row_comes_to_the_height_where_it_is_wanted(canvas: PageCanvas) -> None:
    canvas.set_pages(marked())
    canvas.scroll_row_to(1, 100)
    assert canvas.top_of_row(1) == pytest.approx(100, abs=1)
    assert canvas.first_visible_row() == 0
    assert canvas.top_of_row(99) is None


sizes = st.lists(st.tuples(st.floats(10, 5_000), st.floats(10, 5_000)), min_size=1, max_size=12)


@given(sizes=sizes, width_px=st.integers(10, 3_000), zoom=st.floats(0.25, 6), top=st.integers(-100, 90_000))
def test_pages_between_two_heights_are_those_that_reach_in(
    sizes: Sequence[tuple[float, float]], width_px: int, zoom: float, top: int
) -> None:
    pages = [PageWords(width_pt=width, height_pt=height, words=(), boxes=()) for width, height in sizes]
    layout = PageLayout(marked_pages(DIFFERENCE, pages, ((),) * len(pages)), width_px=width_px, zoom=zoom)
    bottom = top + 700
    reaching = [
        page for page in range(len(pages)) if layout.rect(page).top() < bottom and layout.rect(page).bottom() + 1 > top
    ]
    assert list(layout.pages_between(top, bottom)) == reaching


@given(
    tops=st.lists(st.tuples(st.integers(0, 4), st.integers(0, 700)), max_size=30),
    heights=st.lists(st.floats(0, 5_000), min_size=2),
)
def test_going_down_the_pages_never_goes_back_among_rows(
    tops: Sequence[tuple[int, int]], heights: Sequence[float]
) -> None:
    """Columns make rows stand above the rows before them; a side that follows must not jump for it."""
    marks: list[list[PageMark]] = [[] for _ in range(5)]
    for row, (page, top) in enumerate(sorted(tops, key=lambda place: place[0])):
        marks[page].append(PageMark(box=Box(0, top, 10, top + 10), kind=RowKind.EQUAL, row=row))
    difference = Difference(rows=(Row(kind=RowKind.EQUAL, left="a", right="a"),) * len(tops))
    pages = marked_pages(difference, blank(5), tuple(map(tuple, marks)))
    layout = PageLayout(pages, width_px=400, zoom=1)
    places = [layout.place_at(height) for height in sorted(heights)]
    assert places == sorted(places)
    for height in heights:
        if 0 <= height <= layout.height_px:
            assert layout.top_of(layout.place_at(height)) == pytest.approx(height, abs=0.01)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_what_a_colour_says_is_said_in_words_too(canvas: PageCanvas, qtbot: QtBot) -> None:
    canvas.set_pages(marked())
    canvas.show_page(2)
    said = []
    for row in (1, 3, 0):
        place = middle_of(canvas, row)
        event = QHelpEvent(QEvent.Type.ToolTip, place, canvas.viewport().mapToGlobal(place))
        QApplication.sendEvent(canvas.viewport(), event)
        said.append(QToolTip.text())
    assert ["Changed" in said[0], "Only in this document" in said[1]] == [True, True]
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_places_that_differ_by_what_is_seen_are_tinted_and_told(
    canvas: PageCanvas, theme: Theme, choice: ThemeChoice
) -> None:
    theme.choose(choice)
    canvas.set_pages(marked(2))
    before = shown(canvas)
    cells = ((0.25, 0.25, 0.3125, 0.3), (0.3125, 0.25, 0.375, 0.3))
    canvas.set_looks({0: PageLook("Looks like page 1 \N{MIDDLE DOT} 98 %", cells)})
    canvas.set_pages(marked(2))
    after, page = shown(canvas), canvas.rect_of_page(0)
    inside = page.topLeft() + QPoint(round(0.3125 * page.width()), round(0.275 * page.height()))
    outside = page.topLeft() + QPoint(round(0.6 * page.width()), round(0.275 * page.height()))
    assert after.pixelColor(inside) != before.pixelColor(inside), "no seam between the two"
    assert after.pixelColor(outside) == before.pixelColor(outside)
    said = canvas.accessibleDescription().replace("(s)", "s")
    assert said == "Page 1 of 2, Looks like page 1 · 98 %, 1 change"
