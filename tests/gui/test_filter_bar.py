"""The filter of the groups: what it leaves, and that nothing hidden can go."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import Container, DuplicateGroup, Member
from dupfinder.domain.pairs import Relation
from dupfinder.domain.result import ScanResult
from dupfinder.gui.deciding.group_filter import FilterChoice, FilterIndex, GroupFilter
from dupfinder.gui.models.result_rows import Column
from dupfinder.gui.models.two_level import Place
from dupfinder.gui.views.filter_bar import FilterBar
from dupfinder.gui.views.labels import PlainLabel
from dupfinder.gui.views.results_page import ResultsPage
from dupfinder.gui.wording import Wording

PATHS = st.text(alphabet="abAB ßÄ/\n.", min_size=1, max_size=8).map(lambda text: f"/{text}")


def group_of(paths: list[str]) -> DuplicateGroup:
    members = [
        Member(
            document=Document(
                entry=FileEntry(
                    file_id=FileId(number), path=path, size_bytes=1, mtime_ns=0, device=1, inode=number + 1
                ),
                format="txt",
                content_digest=bytes(32),
            ),
            relation=(None, Relation.IDENTICAL, Relation.NEAR, Relation.SAME_TEXT)[number % 4],
            similarity=1.0,
            hamming_bits=0,
        )
        for number, path in enumerate(paths)
    ]
    return DuplicateGroup(group_id=0, members=tuple(members))


@given(
    st.lists(st.lists(PATHS, min_size=2, max_size=5), max_size=5),
    st.text(alphabet="abAB ßä/", max_size=4),
    st.sampled_from([FilterChoice.ALL, FilterChoice.IDENTICAL, FilterChoice.NEAR, FilterChoice.MARKED]),
)
def test_a_group_is_left_if_one_document_has_all_words_and_is_of_the_kind(
    paths: list[list[str]], text: str, choice: FilterChoice
) -> None:
    groups = [group_of(each) for each in paths]

    def is_marked(path: str) -> bool:
        return len(path) % 2 == 0  # any will do

    def fits(member: Member) -> bool:
        path = member.document.entry.path
        has_words = all(word in path.casefold() for word in text.casefold().split())
        is_of_kind = choice is FilterChoice.ALL or (
            is_marked(path) if choice is FilterChoice.MARKED else member.relation == choice.value
        )
        return has_words and is_of_kind

    found = FilterIndex(groups).find(GroupFilter(text, choice), is_marked=is_marked)
    assert list(found.groups) == [n for n, group in enumerate(groups) if any(map(fits, group.members))]
    for number in found.groups:
        for member in groups[number].members:
            if fits(member):
                assert member.document.entry.path in found


def test_the_words_may_stand_in_folder_and_name_in_any_case_and_order() -> None:
    groups = [group_of(["/Verträge/Müller.txt", "/b"]), group_of(["/vertrage/müller.txt", "/b"])]
    found = FilterIndex(groups).find(GroupFilter("MÜLLER verträge"), is_marked=lambda _: False)
    assert list(found.groups) == [0]
    assert "/Verträge/Müller.txt" in found
    assert "/b" not in found


def test_containers_are_a_kind_of_their_own(
    make_document: Callable[..., Document], make_container: Callable[..., Container]
) -> None:
    container = make_container(make_document("/x/book.txt"), make_document("/x/chapter.txt"))
    index = FilterIndex([group_of(["/a", "/b"]), container])
    wanted = GroupFilter("chapter", FilterChoice.CONTAINED)
    assert list(index.find(wanted, is_marked=lambda _: False).groups) == [1]
    assert list(index.find(GroupFilter("", FilterChoice.IDENTICAL), is_marked=lambda _: False).groups) == [0]


@pytest.fixture
def page(
    records_page: ResultsPage,
    shared_result: ScanResult,
    make_document: Callable[..., Document],
    make_group: Callable[..., DuplicateGroup],
) -> ResultsPage:
    groups = [
        make_group(*(make_document(f"/{number}/{name}.txt", size_bytes=10) for name in ("keeper", "copy", "old")))
        for number in range(3)
    ]
    records_page.show_result(replace(shared_result, groups=tuple(groups), containers=(), problems=()))
    return records_page


def type_words(page: ResultsPage, text: str) -> None:
    page.filter_bar.field.setText(text)
    QTest.keyClick(page.filter_bar.field, Qt.Key.Key_Return)


def listed(page: ResultsPage) -> list[str]:
    results = page.tree.results
    return [results.head(results.group_at(row)).entry.path for row in range(results.rowCount())]


def test_only_groups_with_a_match_are_listed(page: ResultsPage) -> None:
    type_words(page, "/1/ copy")
    assert listed(page) == ["/1/keeper.txt"]
    results = page.tree.results
    marks = [results.row_mark(Place(1, member)) for member in range(3)]
    assert [mark is not None and mark.is_dimmed for mark in marks] == [True, False, True]
    type_words(page, "")
    assert len(listed(page)) == 3


def test_S1_what_the_filter_hides_cannot_be_marked(page: ResultsPage) -> None:
    type_words(page, "/1/ copy")
    page.tree.selectAll()
    QTest.keyClick(page.tree, Qt.Key.Key_Space)
    page.clear_marks()
    page.tree.select_place(Place(1))
    QTest.keyClick(page.tree, Qt.Key.Key_Space)
    assert [path for path in ("/1/copy.txt", "/1/old.txt") if page.marks.is_marked(path)] == ["/1/copy.txt"]


def test_marks_that_come_to_be_hidden_do_not_go(page: ResultsPage, qtbot: QtBot) -> None:
    page.invert_marks()
    assert page.marks.marked_count == 6
    with qtbot.waitSignal(page.marks_changed) as changed:
        type_words(page, "/1/ copy")
    assert changed.args == [1, 10, 5]
    assert [each.file.path for each in page.plan().decisions if each.kept] == ["/1/copy.txt"]
    type_words(page, "")
    assert page.marks.marked_count == 6


def test_the_filter_holds_for_new_results_and_in_another_order(page: ResultsPage, shared_result: ScanResult) -> None:
    type_words(page, "copy")
    page.tree.sortByColumn(Column.FOLDER, Qt.SortOrder.DescendingOrder)
    assert listed(page) == ["/2/keeper.txt", "/1/keeper.txt", "/0/keeper.txt"]
    type_words(page, "/0/")
    assert listed(page) == ["/0/keeper.txt"]
    groups = page.tree.results.shown
    page.show_result(replace(shared_result, groups=tuple(groups[::-1]), containers=()))  # type: ignore[arg-type] # groups
    assert listed(page) == ["/0/keeper.txt"]
    assert page.tree.current_place() == Place(2, 1)


def test_marked_documents_can_be_looked_at_alone(page: ResultsPage) -> None:
    page.marks.mark(["/2/old.txt"])
    bar = page.filter_bar
    bar.choice_box.setCurrentIndex(bar.choice_box.findData(FilterChoice.MARKED))
    assert listed(page) == ["/2/keeper.txt"]


def test_it_says_when_nothing_is_left_and_how_much_is(page: ResultsPage) -> None:
    type_words(page, "nowhere")
    assert page.filter_bar.findChild(PlainLabel).text().startswith("0 of 3 group")  # type: ignore[union-attr] # there
    assert not page.tree.isVisible()
    type_words(page, "")
    assert page.tree.isVisible()


def test_escape_takes_the_words_back_and_then_leaves(page: ResultsPage, qtbot: QtBot) -> None:
    page.focus_filter()
    QTest.keyClicks(page.filter_bar.field, "copy")
    QTest.keyClick(page.filter_bar.field, Qt.Key.Key_Escape)
    assert page.filter_bar.filter == GroupFilter()
    with qtbot.waitSignal(page.filter_bar.left):
        QTest.keyClick(page.filter_bar.field, Qt.Key.Key_Escape)


def test_what_is_typed_is_said_once_it_is_typed(qtbot: QtBot, wording: Wording) -> None:
    assert wording is not None  # the application has its language
    bar = FilterBar()
    qtbot.addWidget(bar)
    said: list[GroupFilter] = []
    bar.changed.connect(said.append)
    QTest.keyClicks(bar.field, "copy")
    qtbot.waitUntil(lambda: said == [GroupFilter("copy")])
