"""Shows how long the whole window keeps a person waiting with very many results, step by step.

    python tests/benchmarks/gui/bench_window.py [--documents 500000] [--only "filter"] [--parts slide leave]

Makes a complete result (texts, matches, groups, problems), shows it in the real window (off the screen, with folders of
its own), and does what a person would do. All figures are CPU milliseconds, as the machine may have other work:
first those of the window's own thread, then those of the whole process, in which other threads work at the same time,
for whose hold of Python's lock the window may wait. The first are limited. On a machine that others use a processor
does less in the same time, now half and now all of it: a fixed loop is timed before and after each step, and all
figures are those of a processor on which that takes 50 ms.

    turn     the longest turn of the window's event loop, until all that follows is done as well
    shown    until it is seen; of what is worked out in the background only turns are limited
    all      until nothing is going on any more
"""

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2] / "support"))

from PySide6.QtCore import QEvent, QEventLoop, QLocale, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.result import ScanResult
from dupfinder.gui.narrowing.filter_bar import SearchScope
from dupfinder.gui.narrowing.filter_index import FilterChoice, FoundTexts
from dupfinder.gui.removal.removal_dialog import RemovalDialog, RemovalPhase
from dupfinder.gui.results.revisions import grouping_of
from dupfinder.gui.rows.result_rows import Column
from dupfinder.gui.toolkit.language import Language
from dupfinder.gui.toolkit.theme import Theme, ThemeChoice
from dupfinder.gui.window.app import WindowHost, load_rest, prepare_interpreter
from dupfinder.gui.window.main_window import MainWindow
from dupfinder.gui.window.results_page import COPIES_TAB, GROUPS_TAB, OVERVIEW_TAB, PROBLEMS_TAB
from dupfinder.report import ReportKind
from large_results import made_result

_ANSWER_MS, _STALL_MS, _CHANGE_MS = 100, 50, 300
"""What a person waits for; what goes on by itself; what is seldom done, and of the whole window."""
_TICK_MS = 2
"""So often is looked whether a turn is over: each look takes the window's time."""
_NEVER_MS = 10**8
_LOOP_MS = 50
"""What the fixed loop takes on the processor for which the limits are."""
_PROBLEMS = 50_000
_PARTS = ("sort", "filter", "slide", "mark", "keep", "look", "change_window", "stream", "leave")


@dataclass(frozen=True, slots=True)
class Spent:
    """CPU milliseconds: of the window's thread, and of the whole process."""

    window_ms: float
    process_ms: float

    @staticmethod
    def now() -> "Spent":
        """Return what was spent until now; to be called on the window's thread."""
        return Spent(time.thread_time() * 1_000, time.process_time() * 1_000)

    def __sub__(self, other: "Spent") -> "Spent":
        return Spent(self.window_ms - other.window_ms, self.process_ms - other.process_ms)

    def __mul__(self, factor: float) -> "Spent":
        return Spent(self.window_ms * factor, self.process_ms * factor)

    def __str__(self) -> str:
        return f"{self.window_ms:6.0f} {self.process_ms:6.0f}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """What a step took."""

    name: str
    turn: Spent
    shown: Spent
    all: Spent
    limit_ms: int

    def __str__(self) -> str:
        is_answer = self.limit_ms != _STALL_MS
        is_slow = max(self.turn.window_ms, self.shown.window_ms if is_answer else 0.0) > self.limit_ms
        verdict = f"   OVER {self.limit_ms}" if is_slow else ""
        return f"{self.name:30} turn {self.turn}   shown {self.shown}   all {self.all} ms{verdict}"


class Course:
    """Lets the window's event loop go on until something is so, and notes how long it was away."""

    def __init__(self) -> None:
        self._longest = self._last = self._own = self._began = Spent(0, 0)
        self._is_so: Callable[[], bool] = lambda: True
        self._loop = QEventLoop()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def longest(self) -> Spent:
        """Return the longest turn of the loop."""
        return self._longest

    @property
    def spent(self) -> Spent:
        """Return what was spent since it was begun, without what it takes to look."""
        return Spent.now() - self._began - self._own

    def begin(self) -> None:
        """Measure from now on."""
        self._longest = self._own = Spent(0, 0)
        self._began = self._last = Spent.now()

    def go_until(self, is_so: Callable[[], bool]) -> None:
        """Go on until it is so."""
        self._is_so = is_so
        self._timer.start()
        self._loop.exec()
        self._timer.stop()

    def _tick(self) -> None:
        now = Spent.now()
        turn, longest = now - self._last, self._longest
        self._longest = Spent(max(longest.window_ms, turn.window_ms), max(longest.process_ms, turn.process_ms))
        if self._is_so():
            self._loop.quit()
        self._last = Spent.now()
        own = self._last - now
        self._own = Spent(self._own.window_ms + own.window_ms, self._own.process_ms + own.window_ms)


class Bench:
    """A window, and the steps of a person."""

    def __init__(self, host: WindowHost, folder: str, *, only: str) -> None:
        self._host = host
        self._folder = folder
        self._only = only
        self._course = Course()
        self._take_window()
        self.taken: list[Taken] = []

    def _take_window(self) -> None:
        """Take the window that is shown: another language makes another one."""
        self.window = self._host.window
        self.page = self.window.results_page
        self._tree = self.page.tree
        self._keeper = self.window.sessions.keeper
        self._keeper._timer.setInterval(_NEVER_MS)  # it is a step of its own

    def step(
        self,
        name: str,
        action: Callable[[], object],
        *,
        shown: Callable[[], bool] = lambda: True,
        limit_ms: int = _ANSWER_MS,
    ) -> None:
        """Do something, and note what it took until it is seen and until all is quiet."""
        QApplication.processEvents()
        loop_ms = _loop_ms()
        self._course.begin()
        action()
        self._course.go_until(lambda: shown() and not self.page.list.is_behind)
        self._tree.viewport().repaint()
        shown_after = self._course.spent
        self._course.go_until(self._is_quiet)
        turn, in_all = self._course.longest, self._course.spent
        usual = 2 * _LOOP_MS / (loop_ms + _loop_ms())
        taken = Taken(name=name, turn=turn * usual, shown=shown_after * usual, all=in_all * usual, limit_ms=limit_ms)
        self.taken.append(taken)
        if self._only in name:
            print(taken, flush=True)

    def _is_quiet(self) -> bool:
        window, table = self.window, self._tree.results.table
        is_ready = self.page.board.can_mark and len(table.sort_keys) == len(Column)
        return not window.is_busy and (is_ready or window.result is None)

    def run(self, result: ScanResult, parts: Sequence[str]) -> None:
        """Do all steps of these parts."""
        self._show(result)
        for name, part in self.parts(result).items():
            if name in parts:
                part()

    def parts(self, result: ScanResult) -> Mapping[str, Callable[[], None]]:
        """Return what a person does, by name."""
        return {
            "sort": self._sort_and_open,
            "filter": self._filter,
            "slide": partial(self._group, result),
            "mark": self._mark,
            "keep": self._keep,
            "look": self._look_around,
            "change_window": self._change_window,
            "stream": partial(self._stream, result),
            "leave": self._leave,
        }

    def _show(self, result: ScanResult) -> None:
        window, tree = self.window, self._tree
        groups = len(result.groups)
        window._begin(result.options)
        self.step(
            "a scan ends",
            lambda: window.show_result(result, 60.0),
            shown=lambda: tree.results.group_count() == groups,
            limit_ms=_STALL_MS,
        )
        self.step("the same once more", lambda: window.show_result(result, 60.0), limit_ms=_STALL_MS)

    def _sort_and_open(self) -> None:
        tree = self._tree
        for column in Column:
            self.step(
                f"sort by {column.name.lower()}", partial(tree.sortByColumn, column, Qt.SortOrder.DescendingOrder)
            )
        self.step("sort by gain", tree.sort_naturally)
        self.step("expand all", tree.open_all)
        self.step("select all, all open", tree.selectAll)
        self.step("clear the selection", tree.clearSelection)
        self.step("collapse all", tree.close_all)

    def _filter(self) -> None:
        bar = self.page.filter_bar
        for choice in FilterChoice:
            if choice is not FilterChoice.ALL:
                self.step(f"filter: {choice.value}", partial(self._choose, choice))
        self.step("no filter", partial(self._choose, FilterChoice.ALL))
        self.step("filter: format", lambda: bar.set_format("pdf"))
        self.step("filter: folder", lambda: bar.set_folder("/home/somebody/Documents/077"))
        self.step(
            "filter: two folders",
            lambda: bar.set_pair_of_folders(
                "/home/somebody/Documents/077/Project 1", "/home/somebody/Documents/077/Project 2"
            ),
        )
        self.step("clear the filters", bar.clear)
        for text in ("c", "contract", "contract 77", "contract 777 version 2"):
            self.step(f"type: {text}", partial(self._type, text))
        self.step("clear the field", bar.clear)
        bar.scope_box.setCurrentIndex(bar.scope_box.findData(SearchScope.TEXTS))
        self.step("search texts (none stored)", partial(self._type, "lease"), limit_ms=_STALL_MS)
        paths = {document.entry.path for document in self.window.result.documents[::2]} if self.window.result else set()
        self.step("texts are found", lambda: bar._take_found(FoundTexts("lease", paths)))
        bar.scope_box.setCurrentIndex(bar.scope_box.findData(SearchScope.NAMES))
        self.step("back to names", bar.clear)

    def _choose(self, choice: FilterChoice) -> None:
        box = self.page.filter_bar.choice_box
        box.setCurrentIndex(box.findData(choice))

    def _type(self, text: str) -> None:
        bar = self.page.filter_bar
        bar.field.setText(text)
        bar._take_words()

    def _group(self, result: ScanResult) -> None:
        slider = self.page.similarity_bar.slider
        slider.setSliderDown(True)
        for percent in (81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 88, 86, 84, 82, 80, 79, 78, 76, 74, 72):
            self.step(f"slide to {percent} %", partial(self._slide, percent), shown=self._is_regrouped)
        slider.setSliderDown(False)
        self.step("slide fast, back to 80 %", self._slide_fast, shown=self._is_regrouped, limit_ms=_STALL_MS)
        self._tree.open_all()
        self.step("slide to 81 %, all open", partial(self._slide, 81), shown=self._is_regrouped)
        self.step("slide to 80 %, all open", partial(self._slide, 80), shown=self._is_regrouped)
        self._tree.close_all()
        self._type("contract 77")
        self.step("slide to 81 %, filtered", partial(self._slide, 81), shown=self._is_regrouped)
        self.step("slide to 80 %, filtered", partial(self._slide, 80), shown=self._is_regrouped)
        self.page.filter_bar.clear()
        assert self.window.result is not None
        assert len(self.window.result.groups) == len(result.groups)

    def _slide(self, percent: int) -> None:
        self.page.similarity_bar.slider.setValue(percent)
        self.page.similarity_bar._say()

    def _slide_fast(self) -> None:
        """Drag through 20 values, one every 20 ms."""
        slider = self.page.similarity_bar.slider
        for percent in range(73, 93):
            slider.setValue(percent)
            end_s = time.perf_counter() + 0.02
            self._course.go_until(lambda end_s=end_s: time.perf_counter() > end_s)  # type: ignore[misc] # bound now
        slider.setValue(80)
        self.page.similarity_bar._say()

    def _is_regrouped(self) -> bool:
        revisions, result = self.window.deciding.revisions, self.window.result
        wanted = revisions.grouping
        assert result is not None
        return wanted == grouping_of(result) and not revisions.is_working

    def _mark(self) -> None:
        page, board, tree = self.page, self.page.board, self._tree
        space = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
        tree.selectAll()
        self.step("space on everything", lambda: tree.keyPressEvent(space), limit_ms=_STALL_MS)
        self.step("undo", self.window._undo, limit_ms=_STALL_MS)
        self.step("redo", board.redo, limit_ms=_STALL_MS)
        self.step("clear the marks", page.clear_marks)
        self._change()
        tree.clearSelection()
        tree.open_all()
        self.step("mark one by the mouse", self._click_a_mark)
        self.step("undo it", self.window._undo)
        tree.close_all()
        dialog = page.make_rules_dialog()
        dialog.editor.set_text("newest")
        dialog.boxes[Inclusion.NEAR].setChecked(True)
        self.step("rules: preview", dialog.open, shown=lambda: dialog.plan is not None, limit_ms=_STALL_MS)
        self.step("rules: other rule", lambda: dialog.editor.set_text("oldest"), limit_ms=_STALL_MS)
        self._course.go_until(lambda: dialog.plan is not None)
        self.step("rules: mark", dialog.accept, limit_ms=_STALL_MS)
        dialog.deleteLater()
        self.step("filter: marked, many", partial(self._choose, FilterChoice.MARKED))
        self.step("no filter, many marked", partial(self._choose, FilterChoice.ALL))
        self.step("slide, many marked", partial(self._slide, 82), shown=self._is_regrouped)
        self.step("slide back, many marked", partial(self._slide, 80), shown=self._is_regrouped)
        self._remove()

    def _change(self) -> None:
        """Have some documents go and come back, another keeper, and another name."""
        revisions, page = self.window.deciding.revisions, self.page
        assert self.window.result is not None
        groups = self.window.result.groups[:50]
        gone = [member.document.entry.path for group in groups for member in group.members[1:]]
        self.step("50 groups are removed", lambda: revisions.remove(gone), shown=self._is_revised, limit_ms=_STALL_MS)
        self.step("they are put back", lambda: revisions.restore(gone), shown=self._is_revised, limit_ms=_STALL_MS)
        path = groups[5].members[1].document.entry.path
        self.step("another keeper", lambda: page.board.keep(path), shown=self._is_revised)
        self.step("rename", lambda: self.window.deciding.rename(path, f"{path}.old"))
        self.step("the old name", lambda: self.window.deciding.rename(f"{path}.old", path))

    def _is_revised(self) -> bool:
        return not self.window.deciding.revisions.is_working

    def _click_a_mark(self) -> None:
        tree = self._tree
        tree.verticalScrollBar().setValue(0)
        corner = tree.cell_rect(1, Column.NAME).topLeft()
        position = QPointF(corner.x() + 8, tree.row_rect(1).center().y())
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        tree.mousePressEvent(QMouseEvent(QEvent.Type.MouseButtonPress, position, position, button, button, none))

    def _remove(self) -> None:
        opened: list[RemovalDialog] = []

        def open_page() -> None:
            dialog = self.window.deciding.make_removal_dialog()
            assert dialog is not None
            dialog._losses_token.cancel()  # there is nothing to read
            opened.append(dialog)
            dialog.open()

        self.step(
            "removal page: open",
            open_page,
            shown=lambda: opened[0].phase is RemovalPhase.CHOOSING,
            limit_ms=_STALL_MS,
        )
        (dialog,) = opened
        self.step("removal page: last row", dialog.tree.scrollToBottom)
        self.step("removal page: close", dialog.reject)

    def _keep(self) -> None:
        path = os.path.join(self._folder, "kept.dupfinder")
        self.step("autosave: all", self._keeper._keep, limit_ms=_STALL_MS)
        self.step("autosave: the marks", self._keeper._keep, limit_ms=_STALL_MS)
        self.step("save the session", lambda: self._keeper.save_as(path), limit_ms=_STALL_MS)
        before = self.window.result
        self.step(
            "open the session",
            lambda: self.window.open_session(path),
            shown=lambda: self.window.result is not before,
            limit_ms=_STALL_MS,
        )

    def _look_around(self) -> None:
        page, window = self.page, self.window
        for name, tab in (("overview", OVERVIEW_TAB), ("folders", COPIES_TAB), ("problems", PROBLEMS_TAB)):
            self.step(
                f"tab: {name}, first",
                partial(page.tabs.setCurrentIndex, tab),
                limit_ms=_ANSWER_MS if tab == PROBLEMS_TAB else _STALL_MS,
            )
            self.step(f"tab: groups after {name}", partial(page.tabs.setCurrentIndex, GROUPS_TAB))
            self.step(f"tab: {name}, again", partial(page.tabs.setCurrentIndex, tab))
        self.step("problems: select all", page.problem_tree.selectAll)
        page.tabs.setCurrentIndex(GROUPS_TAB)
        assert window.result is not None
        self.step("export: the dialogue", self._export_dialog)
        self.step(
            "export: HTML",
            partial(
                window.reports.exporter.save, ReportKind.HTML, window.result, os.path.join(self._folder, "report.html")
            ),
            limit_ms=_STALL_MS,
        )
        self.step("resize", lambda: window.resize(1400, 900))
        self.step("status: totals", window._refresh)

    def _export_dialog(self) -> None:
        assert self.window.result is not None
        dialog = self.window.reports.make_dialog(self.window.result)
        dialog.open()
        QApplication.processEvents()
        dialog.reject()

    def _change_window(self) -> None:
        """Change theme and language, each several times: the least counts, as others use the machine."""
        for theme in (ThemeChoice.DARK, ThemeChoice.LIGHT) * 3:
            self.step(f"theme: {theme.value}", partial(self.window.choose_theme, theme), limit_ms=_CHANGE_MS)
        for language in ("de", "zh_CN", "en") * 2:
            self._show_languages()
            self.step(
                f"language: {language}",
                partial(self._host.choose_language, language),
                shown=partial(self._is_other_window, self.window),
                limit_ms=_CHANGE_MS,
            )

    def _show_languages(self) -> None:
        """Show the languages, as who chooses one does: each stands there in its own letters, with its font."""
        dialog = self.window.settings.make_dialog()
        dialog.open()
        box = dialog.window_page.language_box
        self._course.go_until(box.isVisible)
        box.showPopup()
        box.view().repaint()
        box.hidePopup()
        dialog.reject()

    def _is_other_window(self, before: MainWindow) -> bool:
        """Return whether the window of another language is there, with what the one before it showed."""
        if self._host.window is not self.window:
            self._take_window()
        return self.window is not before and self.window.result is not None

    def _stream(self, result: ScanResult) -> None:
        """Have groups come in while a scan goes on, as it tells of them: all that there are by then."""
        window, bridge = self.window, self.window.bridge
        window._begin(result.options)
        for number in range(1, 11):
            groups = result.groups[: len(result.groups) * number // 10]
            bridge._waiting_groups, bridge._groups_due_s = groups, 0.0
            self.step(
                f"groups stream in: {number * 10} %",
                bridge._show_groups,
                shown=partial(self._has_groups, len(groups)),
                limit_ms=_STALL_MS,
            )

        self.step("the scan ends", lambda: window.show_result(result, 60.0), limit_ms=_STALL_MS)

    def _has_groups(self, count: int) -> bool:
        return self._tree.results.group_count() == count

    def _leave(self) -> None:
        result = self.window.result
        assert result is not None
        self._keeper.changed()
        self.step("begin another scan", lambda: self.window._begin(result.options))
        unkept = replace(result).counted()
        self.step("it ends", lambda: self.window.show_result(unkept, 60.0), limit_ms=_STALL_MS)
        self.step("close the window", self.window.close, limit_ms=_CHANGE_MS)
        self.step("… and its session is written", self.window.end, limit_ms=_NEVER_MS)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=500_000)
    parser.add_argument("--only", default="", help="print only the steps in whose names this stands")
    parser.add_argument("--parts", nargs="*", default=_PARTS, choices=_PARTS, help="do only these parts")
    chosen = parser.parse_args()
    result = made_result(chosen.documents, problems=_PROBLEMS)
    print(f"{len(result.documents):,} documents, {len(result.groups):,} groups, {_memory_mb():,.0f} MB", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = os.path.join(folder, kind.lower())
        prepare_interpreter()
        load_rest()
        application = QApplication([])
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
        settings = QSettings(os.path.join(folder, "settings.ini"), QSettings.Format.IniFormat)
        host = WindowHost(settings, Theme(application), Language(application))
        host.window.show()
        bench = Bench(host, folder, only=chosen.only)
        bench.run(result, chosen.parts)
    print(f"{_memory_mb():,.0f} MB at most")


def _loop_ms() -> float:
    """Return what a loop takes that is always the same: in how much time a processor does how much just now."""
    began = Spent.now()
    sum(number * number for number in range(1_000_000))
    return (Spent.now() - began).window_ms


def _memory_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
