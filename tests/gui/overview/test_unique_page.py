"""The page of the documents that are like no other, on results of real scans."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.overview.unique_page import UniquePage
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.results_page import UNIQUE_TAB
from dupfinder.pipeline import ScanControl, find_like, regroup, scan, unique_documents
from sample_documents import edited, words, write_document

WITHIN_MS = 20_000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write an old disk and an archive: one copy, one version, two documents of the disk alone, one of the archive."""
    folder = tmp_path_factory.mktemp("unique")
    text = words(200, seed=1)
    for name in ("old/copy.txt", "archive/copy.txt"):
        write_document(folder, name, text)
    write_document(folder, "old/report.txt", words(200, seed=2))
    write_document(folder, "archive/report.txt", edited(words(200, seed=2), *range(0, 200, 12)))
    write_document(folder, "old/short letter.txt", words(30, seed=3))
    write_document(folder, "old/long letter.txt", words(300, seed=4))
    write_document(folder, "archive/contract.txt", words(200, seed=5))
    return folder


def control() -> ScanControl:
    return ScanControl()


@pytest.fixture(scope="module")
def result(folder: Path) -> ScanResult:
    options = ScanOptions(sources=(str(folder / "old"),), references=(str(folder / "archive"),), find_from=0.6)
    return scan(replace(options, workers=1, use_cache=False), control())


@pytest.fixture
def page(qtbot: QtBot, wording: Wording, result: ScanResult) -> UniquePage:
    page = UniquePage(wording)
    qtbot.addWidget(page)
    page.set_result(result)
    assert page.count is None
    qtbot.waitUntil(lambda: page.count is not None, timeout=WITHIN_MS)
    return page


def test_the_name_takes_the_room_that_is_left_and_not_the_date(page: UniquePage) -> None:
    header = page.table.header()
    dates = header.sectionSize(header.count() - 1)
    page.resize(1900, 600)
    page.show()
    assert header.sectionSize(header.count() - 1) == dates
    assert header.length() == page.table.viewport().width()


def listed(page: UniquePage) -> list[str]:
    model = page.table.listed
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_all_that_is_scanned_is_listed_without_the_references(page: UniquePage) -> None:
    assert listed(page) == ["long letter.txt", "short letter.txt"]
    assert page.count == 2
    assert page.count_label.text().startswith("2 documents")


def test_a_source_can_be_chosen(page: UniquePage, folder: Path) -> None:
    page.source_box.setCurrentIndex(page.source_box.findData(str(folder / "archive")))
    assert listed(page) == ["contract.txt"]
    assert page.count == 2


def test_it_follows_the_similarity_that_is_chosen(page: UniquePage, result: ScanResult, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.counted, timeout=WITHIN_MS):
        page.set_result(regroup(result, Grouping(min_similarity=0.97, linkage=Linkage.CENTRE)))
    assert listed(page) == ["long letter.txt", "report.txt", "short letter.txt"]
    page.set_result(None)
    assert (listed(page), page.count) == ([], None)


def test_columns_sort_and_keys_open(page: UniquePage, folder: Path, qtbot: QtBot) -> None:
    page.table.sortByColumn(3, Qt.SortOrder.AscendingOrder)
    assert listed(page) == ["short letter.txt", "long letter.txt"]
    page.table.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    assert listed(page) == ["long letter.txt", "short letter.txt"]
    page.table.setCurrentIndex(page.table.listed.index(0, 0))
    with qtbot.waitSignal(page.table.open_requested) as asked:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert asked.args == [str(folder / "old/long letter.txt")]
    page.table.selectAll()
    assert not page.table.open.isEnabled()
    with qtbot.waitSignal(page.table.copy_requested) as copied:
        page.table.copy_paths.trigger()
    assert copied.args == [f"{folder / 'old/long letter.txt'}\n{folder / 'old/short letter.txt'}"]


def test_what_is_listed_can_be_exported(page: UniquePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.export_requested) as asked:
        page.export_button.click()
    assert asked.args is not None
    assert [one.entry.name for one in asked.args[0].unique] == ["long letter.txt", "short letter.txt"]


def test_of_many_documents_the_table_knows_the_first_ones(page: UniquePage, result: ScanResult) -> None:
    document = unique_documents(result)[0]
    model = page.table.listed
    model.set_rows([document] * 1_200)
    assert model.rowCount() == 500
    while model.canFetchMore(model.index(-1, -1)):
        model.fetchMore(model.index(-1, -1))
    assert model.rowCount() == 1_200


def test_where_only_documents_like_one_are_known_nothing_is_said(page: UniquePage, folder: Path, qtbot: QtBot) -> None:
    options = ScanOptions(sources=(str(folder),), workers=1, use_cache=False)
    page.set_result(find_like(str(folder / "old/copy.txt"), options, control()))
    qtbot.wait(600)
    assert (page.count, listed(page)) == (None, [])


def test_the_tab_has_the_count(make_window: Callable[[], MainWindow], result: ScanResult, qtbot: QtBot) -> None:
    window = make_window()
    window.show_result(result)
    tabs = window.results_page.tabs
    qtbot.waitUntil(lambda: tabs.tabText(UNIQUE_TAB) == "Not duplicated  2", timeout=WITHIN_MS)
    tabs.setCurrentIndex(UNIQUE_TAB)
    assert window.results_page.unique_page.table.isVisible()
