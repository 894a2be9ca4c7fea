"""The filter of the groups: what it leaves, and that nothing hidden can go."""

import itertools
import os
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionFrame, QWidget
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.result import ScanResult
from dupfinder.gui.narrowing.filter_bar import FilterBar, SearchScope
from dupfinder.gui.narrowing.filter_index import FilterChoice, GroupFilter
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.labels import ElidedLabel
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.results_page import Head, ResultsPage, ViewTabs

ONLY_OWN = Qt.FindChildOption.FindDirectChildrenOnly

CROSS = "\N{EN SPACE}\N{MULTIPLICATION SIGN}"


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
    return [results.head(group).entry.path for group in results.listed.tolist()]


def test_only_groups_with_a_match_are_listed(page: ResultsPage) -> None:
    type_words(page, "/1/ copy")
    assert listed(page) == ["/1/keeper.txt"]
    results = page.tree.results
    marks = [results.looks.mark(Place(1, member)) for member in range(3)]
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
    assert [path for path in ("/1/copy.txt", "/1/old.txt") if page.board.marks.is_marked(path)] == ["/1/copy.txt"]


def test_marks_that_come_to_be_hidden_do_not_go(page: ResultsPage, qtbot: QtBot) -> None:
    page.board.invert_all()
    assert page.board.marks.marked_count == 6
    with qtbot.waitSignal(page.marks_changed) as changed:
        type_words(page, "/1/ copy")
    assert changed.args == [1, 10, 5]
    assert [each.file.path for each in page.board.marks.plan().decisions if each.kept] == ["/1/copy.txt"]
    type_words(page, "")
    assert page.board.marks.marked_count == 6


def test_the_filter_holds_for_new_results_and_in_another_order(page: ResultsPage, shared_result: ScanResult) -> None:
    type_words(page, "copy")
    page.tree.sortByColumn(Column.FOLDER, Qt.SortOrder.DescendingOrder)
    assert listed(page) == ["/2/keeper.txt", "/1/keeper.txt", "/0/keeper.txt"]
    type_words(page, "/0/")
    assert listed(page) == ["/0/keeper.txt"]
    groups = page.tree.results.table.shown
    page.show_result(replace(shared_result, groups=tuple(groups[::-1]), containers=()))  # type: ignore[arg-type] # groups
    assert listed(page) == ["/0/keeper.txt"]
    assert page.tree.current_place() == Place(2, 1)


def test_marked_documents_can_be_looked_at_alone(page: ResultsPage) -> None:
    page.board.marks.mark(["/2/old.txt"])
    bar = page.filter_bar
    bar.choice_box.setCurrentIndex(bar.choice_box.findData(FilterChoice.MARKED))
    assert listed(page) == ["/2/keeper.txt"]


def test_it_says_when_nothing_is_left_and_how_much_is(page: ResultsPage) -> None:
    type_words(page, "nowhere")
    assert page.filter_bar.findChild(ElidedLabel).text().startswith("0 of 3 group")  # type: ignore[union-attr] # there
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


@pytest.fixture
def bar(qtbot: QtBot, wording: Wording) -> FilterBar:
    assert wording is not None  # the application has its language
    made = FilterBar()
    qtbot.addWidget(made)
    made.set_facts({"pdf": 1_204, "docx": 3})
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def said(bar: FilterBar) -> list[GroupFilter]:
    collected: list[GroupFilter] = []
    bar.changed.connect(collected.append)
    return collected


def test_what_is_typed_is_said_once_it_is_typed(bar: FilterBar, said: list[GroupFilter], qtbot: QtBot) -> None:
    QTest.keyClicks(bar.field, "copy")
    qtbot.waitUntil(lambda: said == [GroupFilter("copy")])


def test_conditions_add_up_and_one_button_takes_all_of_them_back(bar: FilterBar, said: list[GroupFilter]) -> None:
    assert not bar.clear_button.isVisible()
    bar.choice_box.setCurrentIndex(bar.choice_box.findData(FilterChoice.VARIANTS))
    bar.format_box.setCurrentIndex(bar.format_box.findData("docx"))
    bar.set_folder("/home/anna/Contracts")
    whole = GroupFilter(choice=FilterChoice.VARIANTS, format="docx", folder="/home/anna/Contracts")
    assert said[-1] == whole
    assert bar.filter == whole
    QTest.mouseClick(bar.clear_button, Qt.MouseButton.LeftButton)
    assert said[-1] == GroupFilter()
    assert not bar.clear_button.isVisible()
    assert not bar.chip.isVisible()
    assert len(said) == 4


def test_a_folder_is_a_chip_that_takes_itself_back(bar: FilterBar, said: list[GroupFilter]) -> None:
    bar.set_pair_of_folders("/home/anna/Contracts", "/mnt/<b>old\n")
    assert said == [GroupFilter(folders=("/home/anna/Contracts", "/mnt/<b>old\n"))]
    assert bar.chip.shown_text == rf"in both …{os.sep}Contracts and …{os.sep}<b>old\n" + CROSS
    assert "&lt;b&gt;" in bar.chip.toolTip()
    bar.set_folder("/home")
    assert bar.chip.shown_text == "in /home" + CROSS
    QTest.mouseClick(bar.chip, Qt.MouseButton.LeftButton)
    assert said[1:] == [GroupFilter(folder="/home"), GroupFilter()]


def test_formats_come_with_their_number_and_what_is_chosen_stays(bar: FilterBar, said: list[GroupFilter]) -> None:
    box = bar.format_box
    box.setCurrentIndex(box.findData("docx"))
    bar.set_facts({"pdf": 7, "txt": 1})
    assert [box.itemText(number) for number in range(box.count())] == ["All formats", "PDF (7)", "TXT (1)", "DOCX (0)"]
    assert box.currentText() == "DOCX (0)"
    assert said == [GroupFilter(format="docx")]


def test_a_box_takes_the_room_that_another_choice_needs(bar: FilterBar, qtbot: QtBot) -> None:
    bar.resize(640, bar.sizeHint().height())
    bar.show()
    box = bar.format_box
    bar.set_facts({"webarchive": 1234})
    bar.set_folder("/home/anna/Contracts")  # nothing else comes or goes with the choice
    before = box.sizeHint().width()
    qtbot.waitUntil(lambda: box.width() == before)
    box.setCurrentIndex(box.findData("webarchive"))
    qtbot.waitUntil(lambda: box.width() == box.sizeHint().width() > before)


def test_the_words_go_from_names_to_texts_and_back(bar: FilterBar, said: list[GroupFilter]) -> None:
    bar.field.setText("lease")
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    bar.scope_box.setCurrentIndex(bar.scope_box.findData(SearchScope.TEXTS))
    assert said == [GroupFilter("lease"), GroupFilter()]  # nothing was found in texts yet
    bar.scope_box.setCurrentIndex(bar.scope_box.findData(SearchScope.NAMES))
    assert said[2:] == [GroupFilter("lease")]


def test_it_fits_in_a_narrow_window_whatever_is_chosen(bar: FilterBar) -> None:
    bar.choice_box.setCurrentIndex(bar.choice_box.findData(FilterChoice.NO_VARIANTS))
    bar.set_pair_of_folders("/home/anna/" + "Contracts of many years" * 5, "/home/anna/Downloads")
    bar.show_count("12,345 of 100,000 groups")
    assert bar.minimumSizeHint().width() < 640  # a window of 1,000 has 732 beside its sources
    bar.resize(640, bar.sizeHint().height())
    parts = (bar.scope_box, bar.field, bar.choice_box, bar.format_box, bar.clear_button, bar.chip)
    places = [QRect(part.mapTo(bar, QPoint()), part.size()) for part in parts]
    assert all(bar.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in itertools.combinations(places, 2))


@pytest.mark.parametrize("odd", [10**40, -1, 1.5, True, [], {}, "\u202egnp", "nonsense"])
def test_a_state_that_makes_no_sense_counts_as_not_wanted(qtbot: QtBot, odd: object) -> None:
    bar = FilterBar()
    qtbot.addWidget(bar)
    bar.restore(dict.fromkeys(("words", "scope", "choice", "format", "folder", "folders"), odd))
    assert "\u202e" not in bar.format_box.currentText()
    bar.restore({})
    assert not bar.filter


def test_the_hint_of_the_field_is_whole_in_letters_of_any_size(bar: FilterBar) -> None:
    for points in (9, 14, 22):
        bar.setStyleSheet(f"* {{ font-size: {points}pt; }}")
        for scope in SearchScope:
            bar.scope_box.setCurrentIndex(bar.scope_box.findData(scope))
            field = bar.field
            field.resize(field.minimumSizeHint())
            option = QStyleOptionFrame()
            field.initStyleOption(option)
            room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field).width()
            assert room >= field.fontMetrics().horizontalAdvance(field.placeholderText())


def test_tabs_filter_and_slider_have_their_height_in_however_many_lines_they_stand(page: ResultsPage) -> None:
    (head,) = page.findChildren(Head)
    lines = set()
    for width in (1_700, 1_100, 700, 1_100, 1_700):
        page.resize(width, 800)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        parts = [part for part in head.findChildren(QWidget, options=ONLY_OWN) if part.isVisible()]
        assert len(parts) == 3
        assert all(part.height() >= part.minimumSizeHint().height() for part in parts)
        assert all(head.rect().contains(part.geometry()) for part in parts)
        assert not any(a.geometry().intersects(b.geometry()) for a, b in itertools.combinations(parts, 2))
        lines.add(len({part.geometry().bottom() for part in parts if not isinstance(part, ViewTabs)}))
    assert lines == {1, 2}


def test_the_words_of_the_filter_are_whole_before_the_slider_gets_more_than_its_least(page: ResultsPage) -> None:
    (head,) = page.findChildren(Head)
    bar, slider = page.filter_bar, page.similarity_bar
    tight = 0
    for width in range(1_000, 1_700, 20):
        page.resize(width, 800)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        if bar.geometry().center().y() == slider.geometry().center().y():
            free = head.width() - page.tabs.width() - slider.minimumSizeHint().width()
            assert bar.width() >= min(bar.sizeHint().width(), free)
            tight += bar.width() < bar.sizeHint().width() + 40
    assert tight
