"""The search in texts: real documents, a real cache, and one wish at a time."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.narrowing.filter_bar import FilterBar, SearchScope, TextFinder
from dupfinder.gui.narrowing.filter_index import FoundTexts, GroupFilter
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.pipeline import ScanControl, scan


@pytest.fixture(scope="module")
def scanned(shared_samples: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> ScanResult:
    """Scan with a cache, where the words are."""
    cache_file = str(tmp_path_factory.mktemp("cache") / "cache.sqlite")
    control = ScanControl()
    return scan(ScanOptions(sources=(shared_samples["folder"],), cache_file=cache_file), control)


@pytest.fixture
def finder(qapp: QObject, qtbot: QtBot) -> Iterator[TextFinder]:
    made = TextFinder(qapp)
    yield made
    made.stop()
    qtbot.waitUntil(lambda: not made.is_working, timeout=60_000)
    made.deleteLater()


@pytest.fixture
def found(finder: TextFinder) -> list[FoundTexts]:
    collected: list[FoundTexts] = []
    finder.found.connect(collected.append)
    return collected


def names(found: FoundTexts) -> list[str]:
    return sorted(Path(path).parent.name + "/" + Path(path).name for path in found.paths)


def test_documents_are_found_by_words_of_their_text(
    finder: TextFinder, found: list[FoundTexts], scanned: ScanResult, qtbot: QtBot
) -> None:
    finder.set_results(scanned.groups, scanned.options)
    finder.find("Fourteen days")
    assert finder.is_busy
    qtbot.waitUntil(lambda: not finder.is_working, timeout=60_000)
    finder.find('"thirty DAYS of"')
    qtbot.waitUntil(lambda: not finder.is_working, timeout=60_000)
    assert [each.query for each in found] == ["Fourteen days", '"thirty DAYS of"']
    assert names(found[0]) == ["old/contract.txt"]
    assert names(found[1]) == ["documents/contract (1).txt", "documents/contract.txt", "old/contract.txt"]


def test_only_the_newest_query_is_answered(
    finder: TextFinder, found: list[FoundTexts], scanned: ScanResult, qtbot: QtBot
) -> None:
    busy: list[bool] = []
    finder.busy_changed.connect(busy.append)
    finder.set_results(scanned.groups, scanned.options)
    for query in ("supplier", "invoice", "secret"):
        finder.find(query)
    qtbot.waitUntil(lambda: not finder.is_working, timeout=60_000)
    assert [(each.query, names(each)) for each in found] == [("secret", ["old/contract.txt"])]
    assert busy[-1] is False
    finder.find("supplier")
    finder.stop()
    qtbot.waitUntil(lambda: not finder.is_working, timeout=60_000)
    assert len(found) == 1


def test_other_results_are_searched_for_what_is_new_in_them(
    finder: TextFinder, found: list[FoundTexts], scanned: ScanResult, qtbot: QtBot
) -> None:
    (group,) = scanned.groups
    finder.set_results((replace(group, members=group.members[:2]),), scanned.options)
    finder.find("supplier")
    qtbot.waitUntil(lambda: len(found) == 1, timeout=60_000)
    finder.set_results(scanned.groups, scanned.options)
    qtbot.waitUntil(lambda: len(found) == 2, timeout=60_000)
    assert [len(each.paths) for each in found] == [2, 3]


def test_a_query_waits_for_the_end_of_the_scan(
    finder: TextFinder, found: list[FoundTexts], scanned: ScanResult, qtbot: QtBot
) -> None:
    finder.set_results((), None)
    finder.find("secret")
    assert not finder.is_working
    finder.set_results(scanned.groups, scanned.options)
    qtbot.waitUntil(lambda: len(found) == 1, timeout=60_000)


def test_it_says_how_many_documents_could_not_be_searched(
    finder: TextFinder, found: list[FoundTexts], scanned: ScanResult, qtbot: QtBot
) -> None:
    finder.set_results(scanned.groups, replace(scanned.options, use_cache=False))
    with qtbot.waitSignal(finder.said, timeout=60_000) as said:
        finder.find("secret")
    assert said.args is not None
    assert said.args[0].startswith("3 document")
    assert [names(each) for each in found] == [[]]


@pytest.fixture
def bar(qtbot: QtBot, wording: Wording, scanned: ScanResult) -> Iterator[FilterBar]:
    assert wording is not None  # the application has its language
    made = FilterBar()
    qtbot.addWidget(made)
    made.finder.set_results(scanned.groups, scanned.options)
    made.scope_box.setCurrentIndex(made.scope_box.findData(SearchScope.TEXTS))
    yield made
    made.finder.stop()
    qtbot.waitUntil(lambda: not made.finder.is_working, timeout=60_000)


def test_what_was_found_becomes_part_of_the_filter(
    bar: FilterBar, qtbot: QtBot, shared_samples: dict[str, str]
) -> None:
    said: list[GroupFilter] = []
    bar.changed.connect(said.append)
    QTest.keyClicks(bar.field, "secret")
    searching = [bar.finder.is_busy]  # more letters may come
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    searching.append(bar.finder.is_busy)
    assert searching == [False, True]
    qtbot.waitUntil(lambda: bool(said), timeout=60_000)
    assert said == [GroupFilter(found=FoundTexts("secret", frozenset([shared_samples["old"]])))]
    with qtbot.waitSignal(bar.left):
        QTest.keyClick(bar.field, Qt.Key.Key_Return)  # it was searched: the list can be gone to
    QTest.keyClick(bar.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: said[1:] == [GroupFilter()])


def test_typing_on_gives_up_what_is_searched_for(bar: FilterBar, qtbot: QtBot) -> None:
    said: list[GroupFilter] = []
    bar.changed.connect(said.append)
    QTest.keyClicks(bar.field, "secre")
    QTest.keyClick(bar.field, Qt.Key.Key_Return)
    QTest.keyClicks(bar.field, "t")
    assert not bar.finder.is_busy
    qtbot.waitUntil(lambda: bool(said), timeout=60_000)
    assert [each.found.query for each in said if each.found] == ["secret"]
