"""The flat rows of the results are a tree to keys and mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.results.result_table import table_of
from dupfinder.gui.results.result_tree import ResultTree
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.background import at_once
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording

KEY = Qt.Key
LEFT_BUTTON = Qt.MouseButton.LeftButton


@pytest.fixture
def tree(
    qtbot: QtBot,
    wording: Wording,
    make_document: Callable[..., Document],
    make_group: Callable[..., DuplicateGroup],
) -> ResultTree:
    tree = ResultTree(wording)
    qtbot.addWidget(tree)
    tree.resize(900, 400)
    tree.show()
    qtbot.waitExposed(tree)
    tree.show_table(
        at_once(
            table_of(
                [
                    make_group(*(make_document(f"/{number:03}/{name}.txt", size_bytes=9 - number) for name in "abc"))
                    for number in range(9)
                ]
            )
        )
    )
    return tree


def test_arrows_step_into_groups_and_out_of_them(tree: ResultTree) -> None:
    tree.select_place(Place(1))
    for key, place, is_open in (
        (KEY.Key_Left, Place(1), False),
        (KEY.Key_Right, Place(1), True),
        (KEY.Key_Right, Place(1, 0), True),
        (KEY.Key_Down, Place(1, 1), True),
        (KEY.Key_Left, Place(1), True),
        (KEY.Key_Minus, Place(1), False),
        (KEY.Key_Down, Place(2), False),
        (KEY.Key_Up, Place(1), False),
        (KEY.Key_Plus, Place(1), True),
        (KEY.Key_Minus, Place(1), False),
        (KEY.Key_Asterisk, Place(1), True),
    ):
        QTest.keyClick(tree, key)
        assert (tree.current_place(), tree.results.is_open(1)) == (place, is_open)


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Right, KEY.Key_Plus])
@pytest.mark.parametrize("rows", [4, 2])
def test_a_group_that_a_key_opens_shows_its_documents(tree: ResultTree, key: Qt.Key, rows: int) -> None:
    tree.close_all()
    tree.resize(900, tree.height() - tree.viewport().height() + rows * tree.row_rect(0).height())
    tree.select_place(Place(5))
    QTest.keyClick(tree, key)
    group, last = (tree.row_rect(tree.results.index_of(place).row()) for place in (Place(5), Place(5, 2)))
    view = tree.viewport().rect()
    assert view.contains(group)
    assert view.contains(last) is (rows == 4)
    assert rows == 4 or group.top() == view.top()


def test_arrows_go_the_other_way_where_reading_does(tree: ResultTree) -> None:
    tree.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    tree.select_place(Place(1))
    QTest.keyClick(tree, KEY.Key_Left)
    assert tree.current_place() == Place(1, 0)
    QTest.keyClick(tree, KEY.Key_Right)
    assert tree.current_place() == Place(1)
    arrow = QPoint(tree.viewport().width() - 15, tree.row_rect(tree.currentIndex().row()).center().y())
    QTest.mouseClick(tree.viewport(), LEFT_BUTTON, pos=arrow)
    assert not tree.results.is_open(1)
    tree.grab()


def test_keys_go_far(tree: ResultTree) -> None:
    tree.select_place(Place(1))
    QTest.keyClick(tree, KEY.Key_End)
    assert tree.current_place() == Place(8, 2)
    assert tree.viewport().rect().contains(tree.visualRect(tree.currentIndex()).center())
    QTest.keyClick(tree, KEY.Key_Home)
    assert tree.current_place() == Place(0)
    QTest.keyClick(tree, KEY.Key_PageDown)
    page = tree.currentIndex().row()
    assert 5 < page < len(tree.rows_in_view())
    QTest.keyClick(tree, KEY.Key_PageUp)
    assert tree.current_place() == Place(0)


def test_a_document_that_is_closed_over_gives_way_to_its_group(tree: ResultTree) -> None:
    tree.select_place(Place(1, 2))
    tree.close_all()
    assert tree.current_place() == Place(1)
    assert tree.selectionModel().isSelected(tree.currentIndex())
    tree.open_all()
    tree.select_place(Place(2, 2))
    QTest.keyClick(tree, KEY.Key_Minus)
    assert tree.current_place() == Place(2)


def test_a_group_that_opens_leaves_what_is_selected(tree: ResultTree) -> None:
    tree.close_all()
    tree.select_place(Place(3))
    QTest.keyClick(tree, KEY.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    arrow = QPoint(15, tree.visualRect(tree.results.index_of(Place(1))).center().y())
    QTest.mouseClick(tree.viewport(), LEFT_BUTTON, pos=arrow)
    assert tree.results.is_open(1)
    assert tree.chosen_paths() == [f"/{group:03}/{name}.txt" for group in (3, 4) for name in "abc"]


def test_what_is_selected_stays_so_in_another_order(tree: ResultTree) -> None:
    tree.select_place(Place(1, 1))
    more = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    for place in (Place(1, 2), Place(5, 0), Place(7)):
        tree.selectionModel().select(tree.results.index_of(place), more)
    chosen, current = tree.chosen_paths(), tree.current_place()
    for column in (Column.FOLDER, Column.NAME, Column.SIZE):
        for order in Qt.SortOrder:
            tree.sortByColumn(column, order)
            assert (tree.chosen_paths(), tree.current_place()) == (chosen, current)
    assert [document.entry.path for document in tree.chosen_documents()] == ["/001/b.txt", "/001/c.txt", "/005/a.txt"]


def test_a_click_beside_the_columns_is_one_on_the_row(tree: ResultTree) -> None:
    for column in (Column.FOLDER, Column.SIMILARITY, Column.SIZE):
        tree.header().setSectionHidden(column, True)
    tree.header().resizeSection(Column.NAME, 200)
    row = tree.visualRect(tree.results.index_of(Place(2))).center().y()
    QTest.mouseClick(tree.viewport(), LEFT_BUTTON, pos=QPoint(tree.viewport().width() - 5, row))
    assert tree.current_place() == Place(2)


def test_dragging_the_mouse_selects_rows(tree: ResultTree) -> None:
    start, end = (tree.visualRect(tree.results.index_of(place)).center() for place in (Place(0, 1), Place(1, 0)))
    QTest.mousePress(tree.viewport(), LEFT_BUTTON, pos=start)
    QTest.mouseMove(tree.viewport(), pos=(start + end) / 2)
    QTest.mouseMove(tree.viewport(), pos=end)
    QTest.mouseRelease(tree.viewport(), LEFT_BUTTON, pos=end)
    assert [tree.results.place(index) for index in tree.selectionModel().selectedRows()] == [
        Place(0, 1),
        Place(0, 2),
        Place(1),
        Place(1, 0),
    ]


def test_f2_asks_for_another_name_of_a_document(tree: ResultTree, qtbot: QtBot) -> None:
    tree.select_place(Place(1))
    with qtbot.assertNotEmitted(tree.rename_requested):
        QTest.keyClick(tree, KEY.Key_F2)
    tree.select_place(Place(1, 2))
    with qtbot.waitSignal(tree.rename_requested) as asked:
        QTest.keyClick(tree, KEY.Key_F2)
    assert asked.args == ["/001/c.txt"]


def test_a_double_click_between_two_columns_makes_one_as_wide_as_its_texts(tree: ResultTree) -> None:
    tree.header().resizeSection(Column.MODIFIED, 300)
    tree.header().sectionHandleDoubleClicked.emit(Column.MODIFIED)
    assert 48 <= tree.columnWidth(Column.MODIFIED) < 200


def test_a_state_of_columns_that_makes_no_sense_changes_nothing(tree: ResultTree) -> None:
    before = [tree.columnWidth(column) for column in Column]
    tree.restore_columns(b"nonsense")
    assert [tree.columnWidth(column) for column in Column] == before
