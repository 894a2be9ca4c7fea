"""What assistive technology is told of the result tree."""

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.gui.results.group_view import AccessibleTree, accessible_tree
from dupfinder.gui.results.result_table import table_of
from dupfinder.gui.results.result_tree import ResultTree
from dupfinder.gui.toolkit.background import at_once
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(scope="module", autouse=True)
def factory(qapp: QApplication) -> None:  # noqa: ARG001 - Qt has to be there
    QAccessible.installFactory(accessible_tree)


@pytest.fixture
def groups(make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]) -> list[DuplicateGroup]:
    return [make_group(*(make_document(f"/{number}/{name}.txt") for name in "abc")) for number in range(60)]


def make_tree(wording: Wording, groups: list[DuplicateGroup]) -> ResultTree:
    tree = ResultTree(wording)
    tree.resize(900, 400)
    tree.show()
    tree.show_table(at_once(table_of(groups)))
    tree.board.set_groups(groups)
    return tree


@pytest.fixture
def tree(qtbot: QtBot, wording: Wording, groups: list[DuplicateGroup]) -> ResultTree:
    tree = make_tree(wording, groups)
    qtbot.addWidget(tree)
    return tree


def told(tree: ResultTree) -> AccessibleTree:
    found = QAccessible.queryAccessibleInterface(tree)
    assert isinstance(found, AccessibleTree)
    return found


def test_the_rows_in_view_are_entries_of_a_tree_with_their_levels(tree: ResultTree) -> None:
    tree.setExpanded(tree.results.index_of(Place(0)), True)
    found = told(tree)
    assert (found.role(), found.text(NAME)) == (QAccessible.Role.Tree, "Groups")
    assert found.childCount() == len(tree.rows_in_view()) < 30
    rows = [found.child(number) for number in range(5)]
    assert all(row is not None and row.role() is QAccessible.Role.TreeItem for row in rows)
    levels = [row.attributesInterface().attributeValue(QAccessible.Attribute.Level) for row in rows if row]
    assert levels == [1, 2, 2, 2, 1]
    assert found.child(found.childCount()) is None
    assert rows[0] is not None
    assert rows[0].actionInterface() is None


def test_a_row_says_what_it_is_and_what_stands_in_its_columns(tree: ResultTree) -> None:
    tree.setExpanded(tree.results.index_of(Place(0)), True)
    group, _keeper, copy = (told(tree).child(number) for number in range(3))
    assert group is not None
    assert group.text(NAME).startswith("a — 3 documents, ")
    assert copy is not None
    assert copy.text(NAME) == "b.txt"
    assert copy.text(DESCRIPTION).startswith("/0, Exact copy, 1.0 kB, ")


def test_open_and_marked_and_selected_are_states(tree: ResultTree) -> None:
    found = told(tree)
    first = found.child(0)
    assert first is not None
    assert (first.state().expandable, first.state().expanded, first.state().collapsed) == (True, False, True)
    tree.select_place(Place(0, 1))
    group, document = found.child(0), found.child(2)
    assert group is not None
    assert document is not None
    assert (group.state().expanded, group.state().selected) == (True, False)
    assert (document.state().expandable, document.state().selected) == (False, True)
    tree.board.mark(["/0/b.txt"])
    assert (document.state().checkable, document.state().checked) == (True, True)
    assert (group.state().checked, group.state().checkStateMixed) == (False, True)


def test_entries_are_found_where_they_are_on_the_screen(tree: ResultTree) -> None:
    found = told(tree)
    second = found.child(1)
    assert second is not None
    middle = second.rect().center()
    assert found.childAt(middle.x(), middle.y()) is second
    assert found.indexOfChild(second) == 1
    assert second.parent() is found
    assert tree.indexAt(tree.viewport().mapFromGlobal(middle)).row() == 1


def test_a_tree_can_go_with_all_that_was_told_of_it(
    qtbot: QtBot, wording: Wording, groups: list[DuplicateGroup]
) -> None:
    assert qtbot is not None  # there are widgets
    for _ in range(3):
        tree = make_tree(wording, groups)
        entries = [told(tree).child(child) for child in range(3)]
        tree.open_all()
        tree.close()
        tree.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        del tree
        gc.collect()
        assert all(entry is None or not entry.isValid() for entry in entries)
