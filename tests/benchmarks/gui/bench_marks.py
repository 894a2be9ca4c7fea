"""Shows what deciding costs in the window with many groups: how long each step takes, and how long the window stalls.

    python tests/benchmarks/gui/bench_marks.py [--groups 100000] [--documents 5]

Makes records of groups with so many documents each, shows them in the page of the results (off the screen), and does
what a person would do: mark everything, mark one document, invert, mark by rules, take back, open the removal page.
Each step includes the painting of what is seen, every 50 ms while it goes on. `call` is the time until the window can
draw again (limit 100 ms), `stall` the longest time after that without an answer (limit 50 ms), `all` the time until
it is done. `before` is what the same step took, all of it within the call, before marks were columns of numbers: on
2026-11-22, on a machine of two cores that did nothing else.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from dupfinder.domain.decisions import Inclusion
from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation
from dupfinder.gui.narrowing.filter_index import FilterChoice
from dupfinder.gui.removal.removal_dialog import RemovalDialog
from dupfinder.gui.toolkit.background import BackgroundJobs
from dupfinder.gui.toolkit.icons import Icons
from dupfinder.gui.toolkit.two_level import Place
from dupfinder.gui.toolkit.wording import Wording
from dupfinder.gui.window.deciding_flow import DecidingFlow
from dupfinder.gui.window.results_page import ResultsPage
from dupfinder.gui.window.undo_bar import UndoBar


def make_groups(groups: int, documents: int) -> list[DuplicateGroup]:
    """Return records of groups, as a scan would give them."""
    return [
        DuplicateGroup(
            group_id=group,
            members=tuple(make_member(group, number, documents) for number in range(documents)),
        )
        for group in range(groups)
    ]


def make_member(group: int, number: int, documents: int) -> Member:
    """Return one of them; each third is identical to its keeper, the others are similar."""
    file_number = group * documents + number
    entry = FileEntry(
        file_id=FileId(file_number),
        path=f"/home/somebody/Documents/{group % 500:03}/Project {number}/Contract {group} version {number}.docx",
        size_bytes=1_000 + group,
        mtime_ns=file_number * 10**9,
        device=1,
        inode=file_number + 1,
    )
    digest = (group if number % 3 == 0 else file_number).to_bytes(32, "big")
    document = Document(entry=entry, format="docx", content_digest=digest, word_count=100, text_digest=digest[16:])
    relation = None if number == 0 else Relation.IDENTICAL if number % 3 == 0 else Relation.NEAR
    return Member(document=document, relation=relation, similarity=1.0 if number % 3 == 0 else 0.9, hamming_bits=3)


SWITCH_INTERVAL_S = 0.0005
"""As the window sets it: at each call into Qt its thread has to wait so long for what runs in the background."""
CALL_LIMIT_MS, STALL_LIMIT_MS = 100, 50
BEFORE_MS = {
    "mark all that is selected": 3_000,
    "mark all by rules": 6_000,
    "invert all": 1_800,
    "removal page: open": 7_000,
}


class StallMeter:
    """Notes the longest time in which the event loop did not come round."""

    def __init__(self, owner: QObject, repaint: Callable[[], None]) -> None:
        self.longest_ms = 0.0
        self._last_s = time.perf_counter()
        self._next_paint_s = 0.0
        self._repaint = repaint
        self._timer = QTimer(owner)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._beat)

    def begin(self) -> None:
        """Measure from now on."""
        self.longest_ms, self._last_s = 0.0, time.perf_counter()
        self._timer.start()

    def stop(self) -> None:
        """Measure no more."""
        self._timer.stop()

    def _beat(self) -> None:
        now_s = time.perf_counter()
        self.longest_ms = max(self.longest_ms, (now_s - self._last_s) * 1_000)
        self._last_s = now_s
        if now_s >= self._next_paint_s:
            self._next_paint_s = now_s + 0.05
            self._repaint()
        time.sleep(0.001)  # as a window that waits for events would let others go on


class Bench:
    """A page, and the steps of a person."""

    def __init__(self, groups: list[DuplicateGroup]) -> None:
        self._groups = groups
        self._owner = QObject()
        wording = Wording(self._owner)
        self.wording = wording
        self.page = ResultsPage(wording, Icons(QApplication.palette(), self._owner), BackgroundJobs(self._owner))
        self.page.tree.chosen.disconnect(self.page._compare)  # there is nothing to read
        self.page.resize(1280, 800)
        self.page.show()
        self._meter = StallMeter(self._owner, self.page.tree.viewport().repaint)

    def step(self, name: str, action: Callable[[], object], *, until: Callable[[], bool] = lambda: True) -> None:
        """Do something, wait until it is done, and print what it took."""
        QApplication.processEvents()
        began_s = time.perf_counter()
        action()
        call_ms = (time.perf_counter() - began_s) * 1_000
        self._meter.begin()
        while True:
            QApplication.processEvents()
            if self.page.board.can_mark and until():
                break
        self._meter.stop()
        all_ms = (time.perf_counter() - began_s) * 1_000
        stall_ms = self._meter.longest_ms
        before = f"before {BEFORE_MS[name]:,} ms" if name in BEFORE_MS else ""
        print(
            f"{name:34} call {call_ms:5.0f} ms = {call_ms / CALL_LIMIT_MS:4.2f} of its limit,"
            f" stall {stall_ms:5.0f} ms = {stall_ms / STALL_LIMIT_MS:4.2f} of its limit, all {all_ms:6.0f} ms  {before}"
        )

    def run(self) -> None:
        """Do all steps."""
        page, board = self.page, self.page.board
        self.step("make ready", lambda: board.set_groups(self._groups))
        self.step("show", lambda: page.show_groups(self._groups), until=lambda: not page.list.is_behind)
        self.step("select all", page.tree.selectAll)
        paths = self._paths()
        self.step("mark all that is selected", lambda: board.toggle(paths))
        self.step("undo", board.undo)
        self.step("redo", board.redo)
        self.step("mark or unmark one document", lambda: board.toggle([self._path()]))
        self.step("invert all", page.board.invert_all)
        self.step("clear", page.clear_marks)
        dialog = page.make_rules_dialog()
        dialog.editor.set_text("newest")
        dialog.boxes[Inclusion.NEAR].setChecked(True)
        self.step("rules: preview", dialog.show, until=lambda: dialog.plan is not None)
        plan = dialog.plan
        if plan is not None:
            self.step("mark all by rules", lambda: board.mark_by(plan))
        dialog.close()
        self.step("filter: marked", lambda: self._choose(FilterChoice.MARKED))
        self.step("no filter", lambda: self._choose(FilterChoice.ALL))
        self._remove()
        self.step("undo the rules", board.undo)
        print(f"the way back takes {board.history.size_bytes / 2**20:.1f} MiB")
        page.pane.close_readers()
        page.close()

    def _remove(self) -> None:
        """Open the removal page as the window does."""
        flow = DecidingFlow(self.page, UndoBar(self.wording), self.wording, self.page)
        opened: list[RemovalDialog] = []

        def open_page() -> None:
            dialog = flow.make_removal_dialog()
            if dialog is not None:
                opened.append(dialog)
                dialog.open()

        self.step("removal page: open", open_page, until=lambda: bool(opened[0].removals.count))
        (dialog,) = opened
        dialog._losses_token.cancel()  # there is nothing to read
        self.step("removal page: last row", dialog.tree.scrollToBottom)
        self.step("removal page: sort by name", lambda: dialog.tree.sortByColumn(0, Qt.SortOrder.AscendingOrder))
        self.step("removal page: select all", dialog.tree.selectAll)
        dialog.reject()
        QApplication.processEvents()

    def _paths(self) -> list[str]:
        return [member.document.entry.path for group in self._groups for member in group.members]

    def _path(self) -> str:
        return self.page.tree.results.document(Place(0, 1)).entry.path

    def _choose(self, choice: FilterChoice) -> None:
        box = self.page.filter_bar.choice_box
        box.setCurrentIndex(box.findData(choice))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--groups", type=int, default=100_000)
    parser.add_argument("--documents", type=int, default=5)
    chosen = parser.parse_args()
    QApplication([])
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    Bench(make_groups(chosen.groups, chosen.documents)).run()


if __name__ == "__main__":
    main()
