"""Shows how long the result tree holds up the window with very many groups.

    python tests/benchmarks/gui/bench_results.py [--groups 100000] [--documents 5] [--runs 9]

Makes records of groups with so many documents each, shows them in the page of the results (off the screen), and does
what a person would do. Steps and frames are CPU milliseconds of the window's thread, with layout and painting. Gaps are
how long the window was held up while something was made ready beside: CPU milliseconds of all threads between two ticks
of a timer of 1 ms, as what the window waits for is Python's lock. The peer is Qt's own tree view over a model in
Python that does nothing but look up.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bench_marks import make_groups  # type: ignore[import-not-found] # it lies beside this script
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtWidgets import QApplication, QTreeView

from dupfinder.domain.groups import DuplicateGroup
from dupfinder.domain.options import ScanOptions
from dupfinder.domain.result import ScanResult, ScanStatus, Statistics
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.background import TURN_S, BackgroundJobs
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.theme import Theme
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.pipeline.matching.pairs import ListedPairs

_STEP_LIMIT_MS, _FRAME_LIMIT_MS, _STALL_LIMIT_MS = 100, 16, 50
_STREAM_STATES, _BETWEEN_STATES_S = 50, 0.1
_NOWHERE = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex


class Watch:
    """Notes how long the event loop was away."""

    def __init__(self) -> None:
        self._last_s = 0.0
        self.gaps_ms: list[float] = []
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._note)

    def _note(self) -> None:
        now_s = time.process_time()
        self.gaps_ms.append((now_s - self._last_s) * 1_000)
        self._last_s = now_s

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note gaps meanwhile."""
        self.gaps_ms.clear()
        self._last_s = time.process_time()
        self._timer.start()
        yield
        self._timer.stop()


class Bench:
    """A page, and the steps of a person."""

    def __init__(self, groups: Sequence[DuplicateGroup], *, runs: int) -> None:
        self._groups = groups
        self._runs = runs
        self._owner = QObject()
        self._jobs = BackgroundJobs(self._owner)
        self._watch = Watch()
        wording = Wording(self._owner)
        self.page = ResultsPage(wording, Icons(QApplication.palette(), self._owner), self._jobs)
        self.tree = self.page.tree
        self.tree.chosen.disconnect(self.page._compare)  # there is nothing to read
        self.page.show_only_comparison(False)
        self.page.resize(1280, 1400)
        self.page.show()

    def run(self) -> None:
        """Do all steps."""
        print(f"{len(self._groups):,} groups, {sum(len(group.members) for group in self._groups):,} documents")
        self._show()
        for column in Column:
            self._step(f"sort by {column.name.lower()}", partial(self._sort, column), before=self.tree.sort_naturally)
        self._step("sort by gain", self.tree.sort_naturally, before=partial(self._sort, Column.NAME))
        for text in ("contract", "version 3", "contract 77", "contract 777 version 2"):
            self._step(f"filter: {text}", partial(self._filter, text), before=partial(self._filter, ""))
            self._step("no filter", partial(self._filter, ""), before=partial(self._filter, text))
        self._step("expand all", self.tree.open_all, before=self.tree.close_all)
        self._step("sort by name, all open", partial(self._sort, Column.NAME), before=self.tree.sort_naturally)
        self._step("filter, all open", partial(self._filter, "contract 77"), before=partial(self._filter, ""))
        self._filter("")
        self._step("select all, all open", self.tree.selectAll, before=self.tree.clearSelection)
        self._step("collapse all, all selected", self.tree.close_all, before=self._open_and_select_all)
        self.tree.close_all()
        self._step("select all, all closed", self.tree.selectAll, before=self.tree.clearSelection)
        self.tree.clearSelection()
        self._step("open or close one group", self._toggle_one)
        self.tree.open_all()
        self._frames()
        self._stream()
        self.page.pane.close_readers()
        self.page.close()

    # Steps.

    def _step(self, name: str, action: Callable[[], object], *, before: Callable[[], object] | None = None) -> None:
        taken_ms = []
        for _ in range(self._runs):
            if before is not None:
                before()
                self._paint()
            began_s = time.thread_time()
            action()
            self._paint()
            taken_ms.append((time.thread_time() - began_s) * 1_000)
        report(name, taken_ms, _STEP_LIMIT_MS)

    def _paint(self) -> None:
        QApplication.processEvents()
        self.tree.viewport().repaint()

    def _show(self) -> None:
        """Show everything: in the background but for the exchange, which is the longest gap."""
        began_s = time.perf_counter()
        with self._watch.watching():
            self.page.show_result(result_of(self._groups))
            self._wait(lambda: self.tree.results.group_count() == len(self._groups))
            shown_s = time.perf_counter() - began_s
            self._wait(lambda: not self._jobs.is_busy and self.page.board.can_mark and self._all_keys_are_known())
        ready_s = time.perf_counter() - began_s
        print(f"{'shown after':34} {shown_s:8.2f} s; ready to be sorted, filtered and marked after {ready_s:.2f} s")
        report("show: gaps", self._watch.gaps_ms, _STEP_LIMIT_MS)
        table = self.tree.results.table
        self._step("show: the exchange alone", lambda: self.tree.show_table(table))

    def _all_keys_are_known(self) -> bool:
        return len(self.tree.results.table.sort_keys) == len(Column)

    def _wait(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            QApplication.processEvents()
            time.sleep(0.0005)

    def _wait_a_moment(self) -> None:
        end_s = time.perf_counter() + _BETWEEN_STATES_S
        self._wait(lambda: time.perf_counter() > end_s)

    def _sort(self, column: Column) -> None:
        self.tree.sortByColumn(column, Qt.SortOrder.DescendingOrder)

    def _filter(self, text: str) -> None:
        self.page.filter_bar.field.setText(text)
        self.page.filter_bar.field.left.emit()

    def _open_and_select_all(self) -> None:
        self.tree.open_all()
        self.tree.selectAll()

    def _toggle_one(self) -> None:
        self.tree.toggle(self.tree.results.index_of(Place(len(self._groups) // 2)))

    def _frames(self) -> None:
        """Scroll by pages, and by some pixels as a wheel does."""
        bar = self.tree.verticalScrollBar()
        for name, step in (
            ("frame: a page further", bar.pageStep()),
            ("frame: a turn of the wheel", 3 * bar.singleStep()),
        ):
            bar.setValue(0)
            taken_ms = []
            for _ in range(200):
                began_s = time.thread_time()
                bar.setValue(bar.value() + step)
                QApplication.processEvents()
                taken_ms.append((time.thread_time() - began_s) * 1_000)
            report(name, taken_ms, _FRAME_LIMIT_MS)

    def _stream(self) -> None:
        """Have results come in as a scan gives them: as a longer tuple every now and then."""
        some = self._groups[:50_000]
        self.page.begin(ScanOptions(sources=("/home",)))
        self.tree.open_all()
        with self._watch.watching():
            for state in range(1, _STREAM_STATES + 1):
                self.page.show_groups(tuple(some[: len(some) * state // _STREAM_STATES]))
                self._wait_a_moment()
            self._wait(lambda: not self.page.list.is_behind)
        report(f"{len(some):,} stream in: gaps", self._watch.gaps_ms, _STALL_LIMIT_MS)
        with self._watch.watching():
            self.page.show_result(result_of(some))
            self._wait(lambda: not self.page.list.is_behind and not self._jobs.is_busy and self.page.board.can_mark)
        report("… and the scan ends: gaps", self._watch.gaps_ms, _STALL_LIMIT_MS)


def result_of(groups: Sequence[DuplicateGroup]) -> ScanResult:
    """Return a result with these groups."""
    return ScanResult(
        options=ScanOptions(sources=("/home",)),
        status=ScanStatus.FINISHED,
        documents=(),
        groups=tuple(groups),
        containers=(),
        pairs=ListedPairs(),
        problems=(),
        statistics=Statistics(),
    )


def report(name: str, taken_ms: Sequence[float], limit_ms: float) -> None:
    """Print the median and the longest of some times, and their share of what is allowed."""
    longest = max(taken_ms)
    verdict = "" if longest <= limit_ms else "   TOO LONG"
    print(f"{name:34} {statistics.median(taken_ms):8.1f} ms, at most {longest:7.1f} of {limit_ms} ms{verdict}")


class PeerModel(QAbstractItemModel):
    """Groups and documents for Qt's own tree view."""

    def __init__(self, groups: Sequence[DuplicateGroup]) -> None:
        super().__init__()
        self._groups = groups

    def index(self, row: int, column: int, parent: _Index = _NOWHERE) -> QModelIndex:
        """Return an index; its id is its group's number plus one."""
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, child: QModelIndex) -> QModelIndex:  # type: ignore[override] # QObject.parent() has the same name
        """Return the group of a document."""
        owner = child.internalId()
        return self.createIndex(owner - 1, 0, 0) if owner else QModelIndex()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many rows are below one."""
        if not parent.isValid():
            return len(self._groups)
        return 0 if parent.internalId() else len(self._groups[parent.row()].members)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: ARG002 - Qt's
        """Return the number of columns."""
        return 6

    def data(self, index: _Index, role: int = 0) -> str | None:  # noqa: ARG002 - Qt's signature
        """Return the name."""
        return "name" if role == Qt.ItemDataRole.DisplayRole else None


def measure_peer(groups: Sequence[DuplicateGroup]) -> None:
    """Print how long Qt's tree view takes to expand all."""
    view, model = QTreeView(), PeerModel(groups)
    view.setUniformRowHeights(True)
    view.resize(1000, 900)
    view.setModel(model)
    view.show()
    QApplication.processEvents()
    began_s = time.perf_counter()
    view.expandAll()
    QApplication.processEvents()
    view.viewport().repaint()
    print(f"{'peer, QTreeView: expand all':34} {(time.perf_counter() - began_s) * 1_000:8.0f} ms")
    view.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--groups", type=int, default=100_000)
    parser.add_argument("--documents", type=int, default=5)
    parser.add_argument("--runs", type=int, default=9)
    chosen = parser.parse_args()
    sys.setswitchinterval(TURN_S)  # as in the window
    application = QApplication([])
    theme = Theme(application)
    groups = make_groups(chosen.groups, chosen.documents)
    Bench(groups, runs=chosen.runs).run()
    measure_peer(groups)
    theme.deleteLater()


if __name__ == "__main__":
    main()
