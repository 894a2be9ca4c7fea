"""Shows what deciding costs in the window with many groups: CPU milliseconds of each step, in a table.

    python tests/benchmarks/gui/bench_marks.py [--groups 100000] [--documents 5]

Makes records of groups with so many documents each, shows them in the page of the results (off the screen), and does
what a person would do: filter, sort and filter, mark everything, mark one document, invert, clear. Each step includes
the painting of what is seen. `first filter` folds all paths, which happens once for each result.
"""

import argparse
import os
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from dupfinder.domain.documents import Document
from dupfinder.domain.files import FileEntry, FileId
from dupfinder.domain.groups import DuplicateGroup, Member
from dupfinder.domain.pairs import Relation
from dupfinder.gui.background import BackgroundJobs
from dupfinder.gui.deciding.group_filter import FilterChoice
from dupfinder.gui.icons import Icons
from dupfinder.gui.models.result_rows import Column
from dupfinder.gui.models.two_level import Place
from dupfinder.gui.views.results_page import ResultsPage
from dupfinder.gui.wording import Wording


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


class Bench:
    """A page, and the steps of a person."""

    def __init__(self, groups: list[DuplicateGroup]) -> None:
        self._groups = groups
        self._owner = QObject()
        wording = Wording(self._owner)
        self.page = ResultsPage(wording, Icons(QApplication.palette(), self._owner), BackgroundJobs(self._owner))
        self.page.tree.chosen.disconnect(self.page._compare)  # there is nothing to read
        self.page.resize(1280, 800)
        self.page.show()

    def step(self, name: str, action: Callable[[], object]) -> None:
        """Do something, paint, and print what both took."""
        began_s = time.process_time()
        action()
        QApplication.processEvents()
        self.page.tree.viewport().repaint()
        print(f"{name:34} {(time.process_time() - began_s) * 1000:8.0f} ms")

    def run(self) -> None:
        """Do all steps."""
        page, board = self.page, self.page.board
        self.step("show", lambda: page.show_groups(self._groups))
        self.step("make ready (in the background)", self._make_ready)
        self.step("first filter", lambda: self._filter("version 3"))
        self.step("filter: all are left", lambda: self._filter("contract"))
        self.step("filter: some are left", lambda: self._filter("contract 77"))
        self.step("filter: one is left", lambda: self._filter("contract 777 version 2"))
        self.step("no filter", lambda: self._filter(""))
        self.step("filter: identical", lambda: self._choose(FilterChoice.IDENTICAL))
        self.step("no filter", lambda: self._choose(FilterChoice.ALL))
        self.step("sort by name", lambda: page.tree.sortByColumn(Column.NAME, Qt.SortOrder.AscendingOrder))
        self.step("filter, sorted by name", lambda: self._filter("contract 77"))
        self.step("no filter, sorted by name", lambda: self._filter(""))
        self.step("select all", page.tree.selectAll)
        self.step("mark all that is selected", lambda: board.toggle(page.tree.chosen_paths()))
        self.step("mark or unmark one document", lambda: board.toggle([self._path()]))
        self.step("filter: marked", lambda: self._choose(FilterChoice.MARKED))
        self.step("no filter", lambda: self._choose(FilterChoice.ALL))
        self.step("invert all", page.invert_marks)
        self.step("plan", page.plan)
        self.step("clear", page.clear_marks)
        page.close_comparer()
        page.close()

    def _make_ready(self) -> None:
        self.page.board.set_groups(self._groups)
        while not self.page.board.can_mark:
            QApplication.processEvents()
            time.sleep(0.005)

    def _path(self) -> str:
        return self.page.tree.results.document(Place(0, 1)).entry.path

    def _filter(self, text: str) -> None:
        self.page.filter_bar.field.setText(text)
        self.page.filter_bar.field.left.emit()

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
    Bench(make_groups(chosen.groups, chosen.documents)).run()


if __name__ == "__main__":
    main()
