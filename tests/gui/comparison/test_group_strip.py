"""The row of a group's documents above the comparison."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.gui.comparison.group.group_strip import GroupStrip, chip_size, name_width
from dupfinder.gui.comparison.group.group_walk import GroupOrder, StepMode, members_of
from dupfinder.gui.toolkit.colours import LIGHT
from dupfinder.gui.toolkit.wording import Wording

Pair = tuple[str, str]


class Listener:
    """What a strip said."""

    def __init__(self, strip: GroupStrip) -> None:
        self.pairs: list[Pair] = []
        strip.pair_chosen.connect(lambda left, right: self.pairs.append((left.entry.name, right.entry.name)))


@pytest.fixture
def strip(qtbot: QtBot, wording: Wording) -> GroupStrip:
    strip = GroupStrip(wording)
    QAbstractItemModelTester(strip.model, QAbstractItemModelTester.FailureReportingMode.Fatal, strip)
    qtbot.addWidget(strip)
    strip.resize(900, 64)
    strip.show()
    qtbot.waitExposed(strip)
    return strip


@pytest.fixture
def listener(strip: GroupStrip) -> Listener:
    return Listener(strip)


@pytest.fixture
def make_group_members(
    make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> Callable[[int], tuple[Member, ...]]:
    """Make a group: the keeper is of the third day, the others are of one day after another, ever less alike."""

    def make(count: int) -> tuple[Member, ...]:
        days = [2, 0, 1, *range(3, count)]
        documents = [make_document(f"/d/day {day}.txt", day=day) for day in days]
        return members_of(make_group(*documents, shares=tuple(0.99 - i * 0.5 / count for i in range(count))))

    return make


def shown(strip: GroupStrip) -> list[str]:
    return [strip.model.index(row, 0).data() for row in range(strip.model.rowCount())]


def pair(strip: GroupStrip) -> Pair:
    assert strip.pair is not None
    left, right = strip.pair
    return left.entry.name, right.entry.name


def click(strip: GroupStrip, row: int) -> None:
    middle = strip.chips.visualRect(strip.model.index(row, 0)).center()
    QTest.mouseClick(strip.chips.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def press(strip: GroupStrip, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(strip.chips, key)


@pytest.fixture
def five(strip: GroupStrip, make_group_members: Callable[[int], tuple[Member, ...]]) -> GroupStrip:
    strip.show_group(make_group_members(5))
    return strip


def test_the_documents_stand_by_date_and_the_most_alike_is_beside_the_keeper(five: GroupStrip) -> None:
    assert shown(five) == [f"day {day}.txt" for day in range(5)]
    assert pair(five) == ("day 2.txt", "day 0.txt")
    assert five.position_label.text() == "1 of 5"


def test_a_click_compares_a_document_with_the_keeper(five: GroupStrip, listener: Listener) -> None:
    click(five, 3)
    assert listener.pairs == [("day 2.txt", "day 3.txt")]
    click(five, 3)
    assert len(listener.pairs) == 1  # nothing else is to be compared


def test_a_click_on_the_keeper_compares_it_with_the_most_alike(five: GroupStrip, listener: Listener) -> None:
    click(five, 4)
    click(five, 2)
    assert listener.pairs[-1] == ("day 2.txt", "day 0.txt")


def test_arrow_keys_step_over_the_keeper_and_stay_at_the_end(five: GroupStrip, listener: Listener) -> None:
    press(five, *[Qt.Key.Key_Right] * 6)
    assert [right for _, right in listener.pairs] == ["day 1.txt", "day 3.txt", "day 4.txt"]
    assert not five.next_button.isEnabled()
    press(five, Qt.Key.Key_Home)
    assert pair(five)[1] == "day 0.txt"
    assert not five.previous_button.isEnabled()
    press(five, Qt.Key.Key_End, Qt.Key.Key_Up)
    assert pair(five)[1] == "day 3.txt"


def test_in_a_language_that_runs_to_the_left_so_do_the_keys(five: GroupStrip) -> None:
    five.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    press(five, Qt.Key.Key_Left)
    assert pair(five)[1] == "day 1.txt"


def test_buttons_go_to_the_next_and_the_previous_document(five: GroupStrip, listener: Listener) -> None:
    QTest.mouseClick(five.next_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(five.previous_button, Qt.MouseButton.LeftButton)
    assert [right for _, right in listener.pairs] == ["day 1.txt", "day 0.txt"]


def test_against_the_one_before_each_pair_is_one_of_neighbours(five: GroupStrip, listener: Listener) -> None:
    modes: list[StepMode] = []
    five.mode_chosen.connect(modes.append)
    five.set_current("/d/day 3.txt")
    five.switch_mode()
    assert listener.pairs == [("day 2.txt", "day 3.txt")][1:]  # as before: the keeper is the one before it
    five.step(forward=True)
    five.step(forward=True)
    assert listener.pairs == [("day 3.txt", "day 4.txt")]
    five.switch_mode()
    assert listener.pairs[-1] == ("day 2.txt", "day 4.txt")
    assert modes == [StepMode.NEIGHBOUR, StepMode.KEEPER]


def test_another_order_keeps_the_document_that_is_looked_at(five: GroupStrip, listener: Listener) -> None:
    orders: list[GroupOrder] = []
    five.order_chosen.connect(orders.append)
    five.set_current("/d/day 4.txt")
    five.order_button.menu().actions()[1].trigger()
    assert shown(five)[:2] == ["day 2.txt", "day 0.txt"]
    assert pair(five) == ("day 2.txt", "day 4.txt")
    assert orders == [GroupOrder.SIMILARITY]
    assert five.order is GroupOrder.SIMILARITY
    assert listener.pairs == []


def test_what_the_program_sets_is_told_to_nobody(five: GroupStrip, listener: Listener) -> None:
    told: list[object] = []
    five.mode_chosen.connect(told.append)
    five.order_chosen.connect(told.append)
    five.set_mode(StepMode.NEIGHBOUR)
    five.set_order(GroupOrder.SIMILARITY)
    five.set_current("/d/day 3.txt")
    five.set_current("/d/of another group.txt")
    assert five.mode is StepMode.NEIGHBOUR
    assert pair(five)[1] == "day 3.txt"
    assert told == listener.pairs == []


def test_a_group_that_changes_keeps_the_document_that_is_looked_at(five: GroupStrip, listener: Listener) -> None:
    five.set_current("/d/day 4.txt")
    five.show_group(five.members[1:])
    assert pair(five) == ("day 2.txt", "day 4.txt")
    five.clear()
    assert five.pair is None
    assert shown(five) == []
    five.step(forward=True)
    press(five, Qt.Key.Key_Right)
    assert listener.pairs == []


def test_a_screen_reader_is_told_what_is_drawn(five: GroupStrip) -> None:
    five.model.set_marked(lambda path: path.endswith("0.txt"))
    five.model.set_states(changed={"/d/day 1.txt"}, gone={"/d/day 4.txt"})
    spoken = [five.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(5)]
    assert "marked for removal" in spoken[0]
    assert spoken[0].endswith("right side")
    assert "changed" in spoken[1]
    assert "Keeper" in spoken[2]
    assert spoken[2].endswith("left side")
    assert "cannot be read" in spoken[4]
    assert "side" not in spoken[3]


def test_marks_and_sides_are_seen(five: GroupStrip) -> None:
    before = five.grab().toImage()
    five.model.set_marked(lambda path: path.endswith("3.txt"))
    marked = five.grab().toImage()
    assert marked != before
    five.model.set_marked(lambda _path: False)
    assert five.grab().toImage() == before
    five.step(forward=True)
    assert five.grab().toImage() != before


def test_the_two_compared_are_framed_as_chosen_and_not_in_the_colours_of_changed_words(five: GroupStrip) -> None:
    image = five.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert LIGHT.accent in seen
    assert seen.isdisjoint({LIGHT.left_mark, LIGHT.right_mark, LIGHT.left_row, LIGHT.right_row})


def test_a_name_is_never_taken_for_markup(
    strip: GroupStrip, make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> None:
    hostile = "<img src=x>\u202e\udcff.txt"
    strip.show_group(members_of(make_group(make_document(f"/d/{hostile}"), make_document("/d/b"), shares=(0.9,))))
    index = strip.model.index(shown(strip).index("<img src=x>\\u202e\\xff.txt"), 0)
    assert "&lt;img src=x&gt;" in index.data(Qt.ItemDataRole.ToolTipRole)
    strip.grab()


def test_a_container_is_called_one(
    strip: GroupStrip, make_document: Callable[..., Document], make_container: Callable[..., Container]
) -> None:
    container = make_container(make_document("/book.txt"), make_document("/a.txt"))
    two = replace(
        container, pairs=(*container.pairs, *make_container(container.container, make_document("/b.txt")).pairs)
    )
    strip.show_group(members_of(two))
    assert "container" in strip.mode_button.text()
    spoken = {row: strip.model.spoken(row) for row in range(3)}
    assert sum("Container" in text for text in spoken.values()) == 1
    assert sum("97 % contained" in text for text in spoken.values()) == 2


def test_thousands_of_documents_are_a_row_that_scrolls_with_any_wheel(
    strip: GroupStrip, make_group_members: Callable[[int], tuple[Member, ...]]
) -> None:
    strip.show_group(make_group_members(5_000))
    press(strip, Qt.Key.Key_End)
    assert pair(strip)[1] == "day 4999.txt"
    seen = strip.chips.visualRect(strip.model.index(4_999, 0))
    assert strip.chips.viewport().rect().contains(seen.center())
    bar = strip.chips.horizontalScrollBar()
    end = bar.value()
    wheel = QWheelEvent(
        QPointF(20, 20),
        strip.chips.mapToGlobal(QPointF(20, 20)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(strip.chips.viewport(), wheel)
    assert bar.value() == end - 120
    press(strip, Qt.Key.Key_PageUp)
    assert pair(strip)[1] == f"day {4_999 - strip.chips.page_steps}.txt"


def test_the_next_document_is_seen_before_one_goes_there(
    strip: GroupStrip, make_group_members: Callable[[int], tuple[Member, ...]]
) -> None:
    strip.show_group(make_group_members(60))
    for _ in range(30):
        press(strip, Qt.Key.Key_Right)
    beside = strip.chips.visualRect(strip.model.index(shown(strip).index(pair(strip)[1]) + 1, 0))
    assert strip.chips.viewport().rect().contains(beside.adjusted(3, 0, -3, 0))  # but for the gap around it


def test_letters_are_left_to_the_window(five: GroupStrip, listener: Listener) -> None:
    for letter in "jd4":
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(five.chips, event)
        assert not event.isAccepted()
    assert listener.pairs == []


def test_few_documents_share_the_room_for_their_names(five: GroupStrip, qtbot: QtBot) -> None:
    chips = five.chips

    def ends() -> list[int]:
        return [chips.visualRect(chips.model().index(row, 0)).right() for row in range(5)]

    usual = chip_size(chips.fontMetrics()).width()
    for width in (4 * usual, 9 * usual):
        five.resize(width, five.height())
        shares = min(max(usual, chips.viewport().width() // 5), 2 * usual)
        qtbot.waitUntil(lambda shares=shares: np.diff(ends()).tolist() == [shares] * 4)  # type: ignore[misc] # bound now
    assert usual < shares
    assert ends()[-1] <= chips.viewport().width()


@pytest.mark.parametrize("said", ["Keeper", "97 %", "Exact copy", "Same content", "Gleicher Inhalt"])
def test_in_one_line_what_a_document_is_is_not_cut(five: GroupStrip, said: str) -> None:
    metrics = five.chips.fontMetrics()
    line = chip_size(metrics, is_low=True).width() - 28
    name = name_width(line, said, metrics)
    assert line - name >= metrics.horizontalAdvance(said)
    assert name >= line / 3
