"""The tree keeps a person's place while the groups change below it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.pairs import Relation, Variable
from dupfinder.gui.results.result_table import table_of
from dupfinder.gui.results.result_tree import ResultTree
from dupfinder.gui.rows.result_rows import METADATA_COLUMNS, Column
from dupfinder.gui.toolkit.background import at_once
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording


@pytest.fixture
def groups(make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]) -> list[DuplicateGroup]:
    return [
        make_group(*(make_document(f"/{number:03}/{name}.txt", size_bytes=1_000) for name in "abc"))
        for number in range(200)
    ]


@pytest.fixture
def tree(qtbot: QtBot, wording: Wording) -> ResultTree:
    tree = ResultTree(wording)
    qtbot.addWidget(tree)
    tree.resize(900, 400)
    tree.show()
    qtbot.waitExposed(tree)
    return tree


def open_names(tree: ResultTree) -> set[str]:
    model = tree.results
    return {model.head(group).entry.path for group in model.listed.tolist() if model.is_open(group)}


def test_few_groups_come_open_and_many_closed(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups[:10])))
    assert len(open_names(tree)) == 10
    tree.forget_state()
    tree.show_table(at_once(table_of(groups)))
    assert open_names(tree) == set()


def test_a_row_is_chosen_whatever_keys_are_held_down(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups[:10])))
    QTest.keyClick(tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)  # Qt believes the key is still down
    assert QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier
    for _ in range(2):
        tree.select_place(Place(0, 1))
        assert tree.selectionModel().isSelected(tree.results.index_of(Place(0, 1)))
    QTest.keyClick(tree, Qt.Key.Key_Home)


def test_what_was_opened_and_closed_stays_so(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups[:10])))
    tree.setExpanded(tree.results.index_of(Place(3)), False)
    tree.show_table(at_once(table_of(groups[2:12])))
    assert open_names(tree) == {f"/{number:03}/a.txt" for number in range(2, 12) if number != 3}


def test_a_click_chooses_a_document_once(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups[:10])))
    said: list[object] = []
    tree.chosen.connect(said.append)
    for place in (Place(0, 1), Place(0, 2), Place(1, 1)):
        middle = tree.visualRect(tree.results.index_of(place)).center()
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        assert said.pop() == place
        assert said == []
    QTest.keyClick(tree, Qt.Key.Key_Up)
    assert (said.pop(), said) == (Place(1, 0), [])


def test_the_chosen_document_stays_chosen_without_being_said_again(
    tree: ResultTree, groups: list[DuplicateGroup], qtbot: QtBot
) -> None:
    tree.show_table(at_once(table_of(groups[:10])))
    tree.select_place(Place(5, 2))
    with qtbot.assertNotEmitted(tree.chosen):
        tree.show_table(at_once(table_of(groups[3:10])))
    assert tree.current_place() == Place(2, 2)
    with qtbot.waitSignal(tree.chosen) as said:
        tree.show_table(at_once(table_of(groups[8:])))
    assert said.args == [None]


def test_the_topmost_row_stays_topmost(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups)))
    tree.scrollTo(tree.results.index_of(Place(100)), ResultTree.ScrollHint.PositionAtTop)
    tree.show_table(at_once(table_of(groups[50:])))
    top = tree.results.place(tree.indexAt(QPoint(5, 5)))
    assert top is not None
    assert tree.results.head(top.group).entry.path == "/100/a.txt"


def test_the_order_that_was_chosen_outlasts_new_results(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups[:5])))
    tree.sortByColumn(Column.FOLDER, Qt.SortOrder.DescendingOrder)
    tree.show_table(at_once(table_of(groups[:8])))
    first = tree.results.place(tree.results.index(0, 0))
    assert first == Place(7)


def test_the_menu_of_a_document_offers_what_can_be_done(
    tree: ResultTree, groups: list[DuplicateGroup], qtbot: QtBot
) -> None:
    tree.show_table(at_once(table_of(groups[:3])))
    tree.select_place(Place(1, 2))
    menu = tree.make_menu(tree.currentIndex())
    actions = {action.text(): action for action in menu.actions()}
    assert list(actions)[:6] == [
        "Open document",
        "Show in folder",
        "Copy path",
        "Rename …\tF2",
        "What is only here …\tF7",
        "Show only this folder",
    ]
    for text, signal in (
        ("Open document", tree.open_requested),
        ("Show in folder", tree.folder_requested),
        ("Copy path", tree.copy_requested),
        ("Rename …\tF2", tree.rename_requested),
    ):
        with qtbot.waitSignal(signal) as said:
            actions[text].trigger()
        assert said.args == ["/001/c.txt"]
    with qtbot.waitSignal(tree.folder_filter_requested) as said:
        actions["Show only this folder"].trigger()
    assert said.args == ["/001"]
    menu.deleteLater()
    assert QGuiApplication.topLevelWindows()


def test_what_documents_say_about_themselves_is_shown_when_asked_for(
    tree: ResultTree, groups: list[DuplicateGroup]
) -> None:
    tree.show_table(at_once(table_of(groups[:3])))
    assert [column for column in Column if tree.isColumnHidden(column)] == list(METADATA_COLUMNS)
    title = tree.column_menu.action_of(Column.TITLE)
    assert (title.text(), title.isChecked()) == ("Title", False)
    title.trigger()
    assert not tree.isColumnHidden(Column.TITLE)
    assert tree.column_menu.action_of(Column.TITLE).isChecked()
    title_end = tree.header().sectionViewportPosition(Column.TITLE) + tree.header().sectionSize(Column.TITLE)
    assert title_end <= tree.viewport().width()
    tree.column_menu.show_usual()
    assert tree.isColumnHidden(Column.TITLE)


def test_every_column_but_the_name_can_be_left_out(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups[:3])))
    assert not tree.column_menu.action_of(Column.NAME).isEnabled()
    for column in Column:
        action = tree.column_menu.action_of(column)
        if action.isEnabled() and action.isChecked():
            action.trigger()
    assert [column for column in Column if not tree.isColumnHidden(column)] == [Column.NAME]
    assert tree.columnWidth(Column.NAME) == tree.viewport().width()


def test_a_wide_list_has_room_for_long_words_of_likeness(
    tree: ResultTree, groups: list[DuplicateGroup], qtbot: QtBot
) -> None:
    head, other, *rest = groups[0].members
    words = replace(
        groups[0], members=(head, replace(other, relation=Relation.NEAR, differs_only_in=tuple(Variable)), *rest)
    )
    tree.resize(300, 300)  # as at the end of a short scan: the list is still behind the start page
    tree.show_table(at_once(table_of([words])))
    tree.resize(1800, 300)
    with qtbot.waitExposed(tree):
        tree.show()
    said = tree.fontMetrics().horizontalAdvance(str(tree.results.index(2, Column.SIMILARITY).data()))
    assert said < tree.columnWidth(Column.SIMILARITY) < tree.columnWidth(Column.NAME) + tree.columnWidth(Column.FOLDER)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_right_click_on_the_headings_opens_the_menu_of_the_columns(tree: ResultTree) -> None:
    tree.header().customContextMenuRequested.emit(QPoint(20, 5))
    assert tree.column_menu.isVisible()
    tree.column_menu.close()


def test_the_columns_that_were_chosen_are_there_again(qtbot: QtBot, wording: Wording, tree: ResultTree) -> None:
    tree.column_menu.action_of(Column.PAGES).trigger()
    tree.column_menu.action_of(Column.FOLDER).trigger()
    other = ResultTree(wording)
    qtbot.addWidget(other)
    other.restore_columns(tree.save_columns())
    assert [other.isColumnHidden(column) for column in Column] == [tree.isColumnHidden(column) for column in Column]
    assert other.column_menu.action_of(Column.PAGES).isChecked()


def test_a_document_that_becomes_the_keeper_stays_chosen_and_its_group_open(
    tree: ResultTree, groups: list[DuplicateGroup]
) -> None:
    tree.show_table(at_once(table_of(groups)))
    tree.close_all()
    tree.select_place(Place(1, 1))
    path = tree.results.document(Place(1, 1)).entry.path
    keeper, other, *rest = groups[1].members
    swapped = (replace(other, relation=None, similarity=1.0), replace(keeper, relation=other.relation), *rest)
    tree.show_table(at_once(table_of([groups[0], replace(groups[1], members=swapped), *groups[2:]])))
    place = tree.current_place()
    assert place is not None
    assert tree.results.document(place).entry.path == path
    assert tree.selectionModel().isSelected(tree.currentIndex())
    assert tree.isExpanded(tree.group_of(tree.currentIndex()))


def test_the_chosen_row_stays_in_view_when_the_list_becomes_lower(
    tree: ResultTree, groups: list[DuplicateGroup], qtbot: QtBot
) -> None:
    tree.resize(700, 600)
    with qtbot.waitExposed(tree):
        tree.show()
    tree.show_table(at_once(table_of(groups)))
    tree.open_all()
    tree.select_place(Place(len(groups) - 1, 1))
    tree.resize(700, 100)
    row = tree.visualRect(tree.currentIndex())
    assert tree.viewport().rect().contains(row.center())


def test_a_first_group_that_sinks_leaves_the_list_at_its_beginning(
    tree: ResultTree, groups: list[DuplicateGroup]
) -> None:
    tree.show_table(at_once(table_of(groups)))
    tree.select_place(Place(0, 1))
    before = tree.current_group()
    tree.show_table(at_once(table_of([*groups[1:], groups[0]])))
    tree.select_near(before)
    place = tree.current_place()
    assert place is not None
    assert tree.results.nth(place.group) == 0


def test_where_a_group_is_gone_the_one_in_its_place_is_next(tree: ResultTree, groups: list[DuplicateGroup]) -> None:
    tree.show_table(at_once(table_of(groups)))
    tree.select_place(Place(1, 1))
    before = tree.current_group()
    left = [groups[0], *groups[2:]]
    tree.show_table(at_once(table_of(left)))
    tree.select_near(before)
    place = tree.current_place()
    assert place is not None
    assert tree.results.nth(place.group) == min(before[1], len(left) - 1)
