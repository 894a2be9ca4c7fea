"""Marking in the tree: what goes and what stays is seen, said, and done with keys and mouse alike."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.decisions import Verdict
from dupfinder.domain.documents import Document
from dupfinder.domain.groups import Container, DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.deciding.mark_board import paths_in
from dupfinder.gui.narrowing.filter_index import FilterChoice
from dupfinder.gui.results.result_tree import ResultTree
from dupfinder.gui.rows.result_rows import Column, MarkState
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.results_page import ResultsPage
from this_system import native, not_on_windows

SPACE, DELETE = Qt.Key.Key_Space, Qt.Key.Key_Delete
Check = Qt.CheckState


class Said:
    """Remembers what is said."""

    def __init__(self, page: ResultsPage) -> None:
        self.all: list[str] = []
        page.said.connect(self.all.append)

    @property
    def last(self) -> str:
        return self.all[-1]


@pytest.fixture
def groups(make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]) -> list[DuplicateGroup]:
    plain = make_group(*(make_document(f"/x/{name}.txt", size_bytes=48_000) for name in "abc"))
    reference = make_document("/r/handbook.txt", is_reference=True)
    guarded = make_group(reference, make_document("/x/handbook.txt"), make_document("/y/handbook.txt"))
    unread = replace(make_document("/y/unread.txt"), content_digest=None, text_digest=None)
    partly = make_group(make_document("/y/one.txt"), make_document("/y/two.txt"), unread)
    return [plain, guarded, partly]


@pytest.fixture
def page(records_page: ResultsPage, shared_result: ScanResult, groups: list[DuplicateGroup]) -> ResultsPage:
    records_page.show_result(replace(shared_result, groups=tuple(groups), containers=(), problems=()))
    return records_page


@pytest.fixture
def tree(page: ResultsPage) -> ResultTree:
    return page.tree


def press(tree: ResultTree, place: Place, key: Qt.Key) -> None:
    tree.select_place(place)
    QTest.keyClick(tree, key)


def click_on_mark(tree: ResultTree, place: Place) -> None:
    cell = tree.visualRect(tree.results.index_of(place))
    x = cell.left() + 8 if place.member is not None else 40
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, cell.center().y()))


def marked(page: ResultsPage) -> list[str]:
    return [each.file.path for each in page.board.marks.plan().decisions if each.verdict is Verdict.REMOVE]


def check(tree: ResultTree, place: Place) -> Qt.CheckState:
    return Qt.CheckState(tree.results.index_of(place).data(Qt.ItemDataRole.CheckStateRole))


def spoken(tree: ResultTree, place: Place) -> str:
    return str(tree.results.index_of(place).data(Qt.ItemDataRole.AccessibleTextRole))


def action(tree: ResultTree, place: Place, text: str) -> QAction:
    tree.select_place(place)
    menu = tree.make_menu(tree.results.index_of(place))
    return next(each for each in menu.actions() if each.text().split("\t")[0] == text)


def test_space_marks_a_document_and_takes_the_mark_back(page: ResultsPage, tree: ResultTree, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.marks_changed) as changed:
        press(tree, Place(0, 1), SPACE)
    assert changed.args == [1, 48_000, 0]
    assert (marked(page), check(tree, Place(0, 1))) == (["/x/b.txt"], Check.Checked)
    press(tree, Place(0, 1), SPACE)
    assert (marked(page), check(tree, Place(0, 1))) == ([], Check.Unchecked)


def test_a_click_on_the_mark_marks_and_leaves_what_is_chosen(page: ResultsPage, tree: ResultTree) -> None:
    tree.select_place(Place(1, 1))
    click_on_mark(tree, Place(0, 2))
    assert marked(page) == ["/x/c.txt"]
    assert tree.current_place() == Place(1, 1)
    click_on_mark(tree, Place(0))
    assert marked(page) == ["/x/b.txt", "/x/c.txt"]
    assert tree.isExpanded(tree.results.index_of(Place(0)))


def test_a_group_says_how_much_of_it_is_marked(page: ResultsPage, tree: ResultTree) -> None:
    press(tree, Place(0, 1), SPACE)
    assert check(tree, Place(0)) == Check.PartiallyChecked
    assert spoken(tree, Place(0)).endswith(", 1 of 3 marked, 48 kB")
    press(tree, Place(0), SPACE)
    assert (check(tree, Place(0)), marked(page)) == (Check.Checked, ["/x/b.txt", "/x/c.txt"])
    assert spoken(tree, Place(0)).endswith(", 2 of 3 marked, 96 kB")
    press(tree, Place(0), SPACE)
    assert (check(tree, Place(0)), marked(page)) == (Check.Unchecked, [])


def test_all_chosen_rows_are_marked_at_once(page: ResultsPage, tree: ResultTree) -> None:
    tree.select_place(Place(0, 1))
    for _ in range(3):
        QTest.keyClick(tree, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(tree, SPACE)
    assert marked(page) == ["/x/b.txt", "/x/c.txt", "/x/handbook.txt", "/y/handbook.txt"]


def test_everything_is_marked_with_two_keys_but_what_has_to_stay(page: ResultsPage, tree: ResultTree) -> None:
    said = Said(page)
    tree.selectAll()
    QTest.keyClick(tree, SPACE)
    assert marked(page) == ["/x/b.txt", "/x/c.txt", "/x/handbook.txt", "/y/handbook.txt", "/y/two.txt"]
    assert "in a protected folder" in said.last
    assert "could not be read" in said.last


@pytest.mark.parametrize(
    ("place", "why"),
    [(Place(0, 0), "keeper"), (Place(1, 0), "protected folder"), (Place(2, 2), "Could not be read")],
)
def test_what_cannot_be_marked_says_why(page: ResultsPage, tree: ResultTree, place: Place, why: str) -> None:
    said = Said(page)
    press(tree, place, SPACE)
    assert marked(page) == []
    assert why in said.last
    assert why in tree.results.index_of(place).data(Qt.ItemDataRole.ToolTipRole)
    assert why in spoken(tree, place)


def test_a_mark_says_who_made_it_and_what_stays(page: ResultsPage, tree: ResultTree) -> None:
    said = Said(page)
    press(tree, Place(0, 1), SPACE)
    assert said.last == "Marked for removal: marked by hand. Kept: /x/a.txt"
    assert spoken(tree, Place(0, 1)) == f"b.txt, {said.last}"
    tree.select_place(Place(0, 2))
    tree.select_place(Place(0, 1))
    assert said.all.count(said.last) == 2  # again when it becomes the current one


def test_nothing_can_be_marked_while_groups_still_change(
    page: ResultsPage, tree: ResultTree, groups: list[DuplicateGroup]
) -> None:
    said = Said(page)
    page.begin(ScanOptions(sources=("/x",)))
    page.show_groups(groups)
    press(tree, Place(0, 1), SPACE)
    assert page.board.marks.marked_count == 0
    assert said.last == "You can mark documents when the scan is done."
    page.choose_by_rules()
    assert QApplication.activeModalWidget() is None
    mark = tree.results.looks.mark(Place(0, 0))
    assert mark is not None
    assert mark.state is MarkState.KEEPER


def test_marks_outlast_other_groups_by_path(
    page: ResultsPage, tree: ResultTree, groups: list[DuplicateGroup], shared_result: ScanResult
) -> None:
    press(tree, Place(0, 1), SPACE)
    press(tree, Place(2, 1), SPACE)
    page.show_result(replace(shared_result, groups=tuple(groups[:2]), containers=()))
    assert marked(page) == ["/x/b.txt"]


def test_many_groups_are_made_ready_in_the_background(
    page: ResultsPage,
    qtbot: QtBot,
    shared_result: ScanResult,
    make_document: Callable[..., Document],
    make_group: Callable[..., DuplicateGroup],
) -> None:
    many = [make_group(*(make_document(f"/{number}/{name}") for name in "ab")) for number in range(2_000)]
    page.show_result(replace(shared_result, groups=tuple(many), containers=()))
    assert not page.board.can_mark
    qtbot.waitUntil(lambda: page.board.can_mark, timeout=30_000)
    page.board.invert_all()
    assert not page.board.can_mark
    assert page.board.marks.marked_count == 0  # as before, and not half done, until all of it is done
    qtbot.waitUntil(lambda: page.board.can_mark, timeout=30_000)
    assert page.board.marks.marked_count == 2_000


def test_delete_asks_for_the_removal(page: ResultsPage, tree: ResultTree, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.tree.removal_requested):
        press(tree, Place(0, 1), DELETE)


def test_enter_opens_a_group_and_space_does_not(tree: ResultTree) -> None:
    group = tree.results.index_of(Place(0))
    press(tree, Place(0), SPACE)
    assert tree.isExpanded(group)
    press(tree, Place(0), Qt.Key.Key_Return)
    assert not tree.isExpanded(group)


def test_the_menu_makes_another_document_the_keeper(page: ResultsPage, tree: ResultTree, qtbot: QtBot) -> None:
    press(tree, Place(0, 2), SPACE)
    with qtbot.waitSignal(page.board.keepers_moved) as told:
        action(tree, Place(0, 2), "Keep this one").trigger()
    assert told.args == [{page.tree.results.table.shown[0].group_id: "/x/c.txt"}]  # type: ignore[union-attr] # a group
    assert (page.board.marks.keeper_of("/x/a.txt"), marked(page)) == ("/x/c.txt", [])


def test_the_keeper_that_the_search_chose_is_not_called_so_once_it_goes(page: ResultsPage, tree: ResultTree) -> None:
    press(tree, Place(0, 1), SPACE)
    action(tree, Place(0), "Invert marks in this group").trigger()
    assert marked(page) == ["/x/a.txt", "/x/c.txt"]
    assert tree.results.index_of(Place(0, 0), Column.SIMILARITY).data() == "Compared with"
    page.clear_marks()  # the other one keeps its role, so this one can be marked, and is no keeper still
    assert tree.results.looks.mark(Place(0, 0)).state is MarkState.FREE  # type: ignore[union-attr] # it has one
    assert tree.results.looks.mark(Place(0, 1)).state is MarkState.KEEPER  # type: ignore[union-attr] # as above
    assert tree.results.index_of(Place(0, 0), Column.SIMILARITY).data() == "Compared with"


def test_a_list_of_what_is_marked_is_empty_once_all_marks_are_taken_back(page: ResultsPage, tree: ResultTree) -> None:
    press(tree, Place(0, 1), SPACE)
    page.filter_bar.choice_box.setCurrentIndex(page.filter_bar.choice_box.findData(FilterChoice.MARKED))
    assert len(tree.results.listed) == 1
    page.clear_marks()
    assert tree.results.rowCount() == 0


@not_on_windows("its documents have paths of POSIX")
def test_a_folder_is_marked_and_unmarked_as_a_whole(page: ResultsPage, tree: ResultTree) -> None:
    action(tree, Place(0, 1), "Mark all in this folder and below").trigger()
    assert marked(page) == ["/x/b.txt", "/x/c.txt", "/x/handbook.txt"]
    action(tree, Place(0, 1), "Unmark all in this folder and below").trigger()
    assert marked(page) == []


def test_a_folder_is_what_lies_in_it_and_below_it_but_nothing_of_a_like_name(
    make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]
) -> None:
    paths = [native(path) for path in ("/x/a.txt", "/x/old/a.txt", "/x/old/er/a.txt", "/x/older/a.txt")]
    group = make_group(*map(make_document, paths))
    assert paths_in(native("/x/old"), [group]) == paths[1:3]
    assert paths_in(native("/"), [group]) == paths


def test_the_menu_tells_documents_apart(page: ResultsPage, tree: ResultTree, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.not_duplicates_requested) as asked:
        action(tree, Place(0, 2), "Not a duplicate of the keeper").trigger()
    assert [(a.entry.path, b.entry.path) for a, b in asked.args[0]] == [("/x/a.txt", "/x/c.txt")]
    with qtbot.waitSignal(page.not_duplicates_requested) as asked:
        action(tree, Place(0), "Not duplicates of each other").trigger()
    assert [(a.entry.name, b.entry.name) for a, b in asked.args[0]] == [
        ("a.txt", "b.txt"),
        ("a.txt", "c.txt"),
        ("b.txt", "c.txt"),
    ]
    assert not action(tree, Place(0, 0), "Not a duplicate of the keeper").isEnabled()


def test_parts_of_a_container_are_no_copies_and_cannot_be_marked(
    page: ResultsPage,
    tree: ResultTree,
    shared_result: ScanResult,
    make_document: Callable[..., Document],
    make_container: Callable[..., Container],
) -> None:
    container = make_container(make_document("/x/book.txt"), make_document("/x/chapter.txt"))
    page.show_result(replace(shared_result, groups=(), containers=(container,)))
    said = Said(page)
    for place in (Place(0), Place(0, 0), Place(0, 1)):
        press(tree, place, SPACE)
        assert "not copies" in said.last
        flags = tree.results.flags(tree.results.index_of(place))
        assert not flags & Qt.ItemFlag.ItemIsUserCheckable
    assert marked(page) == []


def test_assistive_technology_is_told_what_can_be_checked(tree: ResultTree) -> None:
    for place in (Place(0), Place(0, 1)):
        index = tree.results.index_of(place)
        assert tree.results.flags(index) & Qt.ItemFlag.ItemIsUserCheckable
        assert not tree.results.flags(index.siblingAtColumn(Column.FOLDER)) & Qt.ItemFlag.ItemIsUserCheckable


def test_it_behaves_as_a_model_while_marks_change(page: ResultsPage, tree: ResultTree) -> None:
    QAbstractItemModelTester(tree.results, QAbstractItemModelTester.FailureReportingMode.Fatal)
    press(tree, Place(0), SPACE)
    page.board.invert_all()
    page.filter_bar.field.setText("handbook")
    page.filter_bar.clear()
    page.clear_marks()
    assert page.board.marks.marked_count == 0


def test_only_rows_that_look_different_now_are_told(page: ResultsPage, tree: ResultTree, qtbot: QtBot) -> None:
    tree.open_all()
    tree.grab()
    with qtbot.waitSignal(tree.results.dataChanged) as _:
        told: list[str] = []
        tree.results.dataChanged.connect(lambda index, *_others: told.append(index.data().partition(" — ")[0]))
        page.board.mark(["/x/b.txt"])
    assert sorted(told) == ["a", "b.txt"]  # the document, and its group


def test_everything_is_selected_of_very_many_open_groups(
    records_page: ResultsPage,
    make_document: Callable[..., Document],
    make_group: Callable[..., DuplicateGroup],
) -> None:
    groups = [make_group(*(make_document(f"/x/{number}{name}.txt") for name in "abc")) for number in range(600)]
    records_page.board.set_groups(groups)
    records_page.show_groups(groups)
    tree = records_page.tree
    tree.open_all()
    QTest.keyClick(tree, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert tree.selectionModel().selection().count() == 1  # one range: Qt compares each with all others
    assert len(tree.chosen_paths()) == 1_800
