"""Results are made ready little by little, and the latest are shown last."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dupfinder.domain.documents import Document
from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.narrowing.filter_index import GroupFilter
from dupfinder.gui.results.listed_groups import AT_ONCE_GROUPS, ResultFeed, Wanted
from dupfinder.gui.results.result_table import ResultTable
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.background import IdleWork, Pieces, in_turns
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.window.results_page import ResultsPage

WITHIN_MS = 20_000


@pytest.fixture
def many(make_document: Callable[..., Document], make_group: Callable[..., DuplicateGroup]) -> list[DuplicateGroup]:
    return [
        make_group(*(make_document(f"/{number}/{name}.txt") for name in ("keeper", "copy")))
        for number in range(AT_ONCE_GROUPS + 500)
    ]


@pytest.fixture
def feed(qapp: QObject) -> ResultFeed:
    return ResultFeed(qapp)


def ask(feed: ResultFeed, shown: list[DuplicateGroup], seen: list[int], *, column: Column | None = None) -> None:
    def done(table: ResultTable) -> None:
        assert column is None or column in table.sort_keys
        seen.append(len(table.shown))

    feed.ask(Wanted(shown=shown, sort_column=column, done=done))


def test_few_results_are_ready_at_once(feed: ResultFeed, many: list[DuplicateGroup]) -> None:
    seen: list[int] = []
    ask(feed, many[:3], seen, column=Column.NAME)
    assert (seen, feed.is_behind) == ([3], False)


def test_of_results_that_pour_in_the_latest_are_shown_last(
    feed: ResultFeed, many: list[DuplicateGroup], qtbot: QtBot
) -> None:
    seen: list[int] = []
    for missing in range(5, -1, -1):
        ask(feed, many[: len(many) - missing], seen, column=Column.FOLDER)
    assert (seen, feed.is_behind) == ([], True)
    qtbot.waitUntil(lambda: not feed.is_behind, timeout=WITHIN_MS)
    assert seen == [len(many) - 5, len(many)]


def test_what_was_under_way_is_dropped_for_few_results(
    feed: ResultFeed, many: list[DuplicateGroup], qtbot: QtBot
) -> None:
    seen: list[int] = []
    ask(feed, many, seen)
    ask(feed, [], seen)
    qtbot.wait(50)
    assert (seen, feed.is_behind) == ([0], False)


def counted(number: int) -> Pieces[int]:
    for _ in range(number):
        yield
    return number


def test_work_in_pieces_gives_its_result(qtbot: QtBot, qapp: QObject) -> None:
    work = IdleWork(qapp)
    results: list[int] = []
    work.start(counted(3), results.append)
    qtbot.waitUntil(lambda: not work.is_busy, timeout=WITHIN_MS)
    assert results == [3]
    assert in_turns(counted(2)) == 2


def test_work_that_fails_is_told_once(qtbot: QtBot, qapp: QObject) -> None:
    def failing() -> Pieces[int]:
        yield
        raise RuntimeError("a mistake")

    work = IdleWork(qapp)
    with qtbot.captureExceptions() as caught:
        work.start(failing(), lambda _: None)
        qtbot.waitUntil(lambda: not work.is_busy, timeout=WITHIN_MS)
        qtbot.wait(20)
    assert [str(error) for _, error, _ in caught] == ["a mistake"]


def ready(page: ResultsPage, qtbot: QtBot) -> None:
    def is_ready() -> bool:
        return not page.list.is_behind and page.board.can_mark and not page.list._jobs.is_busy

    qtbot.waitUntil(is_ready, timeout=WITHIN_MS)


def test_many_results_are_shown_filtered_and_sorted(
    records_page: ResultsPage, shared_result: ScanResult, many: list[DuplicateGroup], qtbot: QtBot
) -> None:
    page = records_page
    page.begin(ScanOptions(sources=("/",)))
    page.show_groups(many[:-1])
    page.show_result(replace(shared_result, groups=tuple(many), containers=(), problems=()))
    assert page.list.is_behind
    ready(page, qtbot)
    results = page.tree.results
    assert (results.group_count(), page.tree.current_place()) == (len(many), Place(0, 1))
    page.filter_bar.changed.emit(GroupFilter("/77/"))
    assert results.listed.tolist() == [77]
    page.filter_bar.changed.emit(GroupFilter())
    page.tree.header().setSortIndicator(Column.FOLDER, page.tree.header().sortIndicatorOrder())
    qtbot.waitUntil(lambda: results.head(int(results.listed[0])).entry.folder == "/999", timeout=WITHIN_MS)


def test_a_document_is_looked_at_again_as_soon_as_it_is_there(
    records_page: ResultsPage, shared_result: ScanResult, many: list[DuplicateGroup], qtbot: QtBot
) -> None:
    page = records_page
    page.show_result(replace(shared_result, groups=tuple(many), containers=(), problems=()))
    page.restore_view({"document": "/1234/copy.txt"})
    ready(page, qtbot)
    assert page.tree.current_place() == Place(1234, 1)
