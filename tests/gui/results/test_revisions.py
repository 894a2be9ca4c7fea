"""Results as they stand after a person grouped otherwise, removed, kept: the newest wish wins."""

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.options import Grouping, Linkage, ScanOptions
from dupfinder.domain.result import ScanResult
from dupfinder.gui.results.listed_groups import shown_of
from dupfinder.gui.results.result_table import table_of
from dupfinder.gui.results.revisions import Revisions, RevisionState, grouping_of
from dupfinder.gui.toolkit.background import BackgroundJobs, at_once
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.pipeline import ScanControl, regroup, scan

POEM = "The wind came over the hills at night and nobody in the village was awake to hear what it had to say about us. "
LETTER = "Please send back the signed form within two weeks, so that the new contract can begin with the coming month. "


@pytest.fixture(scope="module")
def scanned(tmp_path_factory: pytest.TempPathFactory) -> ScanResult:
    """Scan three poems, of which one is another version, and two letters, which gain less than two poems."""
    folder = tmp_path_factory.mktemp("revisions")
    poem = "".join(f"{number}. {POEM}" for number in range(40))
    (folder / "poem.txt").write_text(poem)
    (folder / "poem copy.txt").write_text(poem)
    (folder / "poem draft.txt").write_text(
        poem.replace("the hills at night and nobody", "a sea by day and everybody", 26)
    )
    letter = "".join(f"{number}. {LETTER}" for number in range(20, 80))
    (folder / "letter.txt").write_text(letter)
    (folder / "letter old.txt").write_text(letter.replace("two weeks", "three days", 1))
    control = ScanControl()
    return scan(ScanOptions(sources=(str(folder),), use_cache=False), control)


@pytest.fixture
def revisions(qapp: QObject, qtbot: QtBot) -> Iterator[Revisions]:
    jobs = BackgroundJobs(qapp)
    made = Revisions(jobs, jobs)
    yield made
    qtbot.waitUntil(lambda: not jobs.is_busy, timeout=60_000)
    jobs.deleteLater()


@pytest.fixture
def results(revisions: Revisions) -> list[ScanResult]:
    """Collect what comes out."""
    collected: list[ScanResult] = []
    revisions.revised.connect(collected.append)
    return collected


@pytest.fixture
def wait(revisions: Revisions, qtbot: QtBot) -> Callable[[], None]:
    return lambda: qtbot.waitUntil(lambda: not revisions.is_working, timeout=60_000)


def at_least(min_similarity: float) -> Grouping:
    return Grouping(min_similarity=min_similarity, linkage=Linkage.CENTRE)


def names(result: ScanResult) -> list[list[str]]:
    """Return the names of the documents of each group, the keeper first."""
    return [[Path(member.document.entry.path).stem for member in group.members] for group in result.groups]


def path_of(result: ScanResult, name: str) -> str:
    (path,) = (each.entry.path for each in result.documents if Path(each.entry.path).stem == name)
    return path


def test_groups_are_formed_anew_without_what_is_gone(
    revisions: Revisions, results: list[ScanResult], scanned: ScanResult, wait: Callable[[], None]
) -> None:
    assert names(scanned) == [["poem", "poem copy", "poem draft"], ["letter", "letter old"]]
    revisions.begin(scanned)
    revisions.remove([path_of(scanned, "poem copy")])
    wait()
    revisions.regroup(at_least(0.95))
    wait()
    revisions.regroup(at_least(1.0))
    wait()
    revisions.restore([path_of(scanned, "poem copy")])
    wait()
    revisions.regroup(grouping_of(scanned))
    wait()
    assert [names(result) for result in results] == [
        [["letter", "letter old"], ["poem", "poem draft"]],
        [["letter", "letter old"]],
        [],
        [["poem", "poem copy"]],
        names(scanned),
    ]
    assert revisions.state == RevisionState(grouping=grouping_of(scanned))


def test_a_keeper_stays_the_keeper_under_another_number(
    revisions: Revisions, results: list[ScanResult], scanned: ScanResult, wait: Callable[[], None]
) -> None:
    revisions.begin(scanned)
    revisions.keep({2: path_of(scanned, "letter old")})
    wait()
    revisions.regroup(at_least(0.95))
    wait()
    assert [each.group_id for each in results[-1].groups] == [1, 2]
    assert names(results[-1]) == [["poem", "poem copy"], ["letter old", "letter"]]


def test_of_two_keepers_of_a_group_the_later_stays(
    revisions: Revisions, results: list[ScanResult], scanned: ScanResult, wait: Callable[[], None]
) -> None:
    revisions.begin(scanned)
    for name in ("poem copy", "poem draft"):
        revisions.keep({1: path_of(scanned, name)})
    wait()
    revisions.regroup(at_least(0.7))
    wait()
    assert [each[0][0] for each in map(names, results)] == ["poem draft", "poem draft"]
    assert revisions.state is not None
    assert revisions.state.keepers == (path_of(scanned, "poem draft"),)


def test_only_the_newest_wish_comes_out(
    revisions: Revisions, results: list[ScanResult], scanned: ScanResult, wait: Callable[[], None]
) -> None:
    revisions.begin(scanned)
    for percent in range(81, 100):
        revisions.regroup(at_least(percent / 100))
    revisions.remove([path_of(scanned, "letter")])
    revisions.regroup(at_least(1.0))
    wait()
    assert [names(result) for result in results] == [[["poem", "poem copy"]]]


def test_what_belongs_to_an_older_scan_does_not_come_out(
    revisions: Revisions,
    results: list[ScanResult],
    scanned: ScanResult,
    shared_result: ScanResult,
    wait: Callable[[], None],
) -> None:
    revisions.begin(scanned)
    revisions.regroup(at_least(1.0))
    revisions.begin(shared_result)
    wait()
    assert results == []
    revisions.begin(None)
    revisions.regroup(at_least(1.0))
    wait()
    assert results == []
    assert revisions.state is None


def test_what_was_saved_is_there_again(
    revisions: Revisions, results: list[ScanResult], scanned: ScanResult, wait: Callable[[], None]
) -> None:
    revisions.begin(scanned)
    revisions.regroup(at_least(0.85))
    revisions.keep({2: path_of(scanned, "letter old")})
    revisions.remove([path_of(scanned, "poem")])
    wait()
    saved, before = revisions.state, names(results[-1])
    assert saved is not None
    revisions.begin(scanned, grouping=saved.grouping, gone=saved.gone, keepers=saved.keepers)
    wait()
    assert ["letter old", "letter"] in before
    assert len(results) == 2
    assert names(results[-1]) == before
    assert revisions.state == saved


@pytest.mark.parametrize("included", [(Inclusion.SAME_CONTENT, Inclusion.SAME_TEXT), tuple(Inclusion), ()])
def test_S13_what_else_may_go_changes_what_can_be_freed_and_nobody_s_group(
    revisions: Revisions,
    results: list[ScanResult],
    scanned: ScanResult,
    wait: Callable[[], None],
    included: tuple[Inclusion, ...],
) -> None:
    revisions.begin(scanned)
    revisions.regroup(replace(grouping_of(scanned), included=(Inclusion.NEAR,)))
    wait()
    wanted = replace(grouping_of(scanned), included=included)
    revisions.regroup(wanted)
    wait()
    anew = regroup(scanned, wanted)
    assert names(results[-1]) == names(anew)
    assert results[-1].options.included == included
    assert results[-1].reclaimable_bytes == anew.reclaimable_bytes
    assert [each.redundant for each in results[-1].groups] == [each.redundant for each in anew.groups]


def test_documents_that_got_another_date_have_it_in_every_grouping(
    revisions: Revisions, results: list[ScanResult], scanned: ScanResult, wait: Callable[[], None]
) -> None:
    path, gone = path_of(scanned, "poem"), path_of(scanned, "poem copy")
    revisions.begin(scanned)
    revisions.remove([gone], dates={path: 1_300_000_000_000_000_000})
    wait()
    revisions.regroup(at_least(0.5))
    wait()
    revisions.restore([gone], dates={path: 1_400_000_000_000_000_000})
    wait()
    found = [
        (each.entry.mtime_ns, id(each)) for result in results for each in result.documents if each.entry.path == path
    ]
    assert [time_ns // 10**17 for time_ns, _ in found] == [13, 13, 14]
    for result in results:
        (document,) = [each for each in result.documents if each.entry.path == path]
        members = [member.document for group in result.groups for member in group.members]
        assert [each is document for each in members if each.entry.path == path] == [True]
    assert results[-1].documents[0] is scanned.documents[0]


def test_what_is_shown_was_made_ready_where_it_was_worked_out(
    qtbot: QtBot, records_page: ResultsPage, scanned: ScanResult
) -> None:
    threads: list[bool] = []

    def make_ready(result: ScanResult) -> None:
        threads.append(threading.current_thread() is threading.main_thread())
        records_page.list.make_ready(result)

    jobs = BackgroundJobs(records_page)
    revisions = Revisions(jobs, jobs, ready=make_ready)
    records_page.show_result(scanned)
    revisions.begin(scanned)
    with qtbot.waitSignal(revisions.revised, timeout=60_000) as caught:
        revisions.regroup(replace(grouping_of(scanned), min_similarity=0.99))
    (result,) = caught.args
    records_page.show_result(result)
    results = records_page.tree.results
    alone = at_once(table_of(shown_of(result.groups, result.containers)))
    assert threads == [False]
    assert list(results.table.shown) == list(alone.shown) != list(scanned.groups)
    assert results.table.first.tolist() == alone.first.tolist()
    assert results.table.path_hashes.tolist() == alone.path_hashes.tolist()


def test_what_was_made_ready_and_is_not_shown_is_forgotten(records_page: ResultsPage, scanned: ScanResult) -> None:
    records_page.show_result(scanned)
    passed, last = (regroup(scanned, replace(grouping_of(scanned), min_similarity=least)) for least in (0.99, 0.9))
    records_page.list.make_ready(passed)
    records_page.show_result(last)
    assert records_page.tree.results.table.shown == last.groups
    left = weakref.ref(passed.pairs)
    del passed
    gc.collect()
    assert left() is None
