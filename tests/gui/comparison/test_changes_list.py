"""All changes as a list."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dupfinder.domain.differences import ChangeKind, Difference, Edit, Row, RowKind, Span
from dupfinder.gui.comparison.changes.change_wording import ChangeWording
from dupfinder.gui.comparison.changes.changes_list import KIND_ROLE, ChangeColumn, ChangesList, fitted
from dupfinder.gui.comparison.changes.listed_changes import Excerpt, ListedChange, listed, listed_changes
from dupfinder.gui.toolkit.wording import Wording

LONG = "A paragraph that is on the left only. " * 20
ROWS = (
    Row(kind=RowKind.EQUAL, left="Same", right="Same"),
    Row(
        kind=RowKind.CHANGED,
        left="Pay 12 euros to Anna",
        right="Pay 15 euros to Berta",
        edits=(
            Edit(kind=ChangeKind.NUMBERS, left=Span(4, 6), right=Span(4, 6)),
            Edit(kind=ChangeKind.NAMES, left=Span(16, 20), right=Span(16, 21)),
        ),
    ),
    Row(kind=RowKind.REMOVED, left=LONG, right=None),
    Row(kind=RowKind.MOVED, left="It moved.", right=None, counterpart=5),
    Row(kind=RowKind.EQUAL, left="Same again", right="Same again"),
    Row(kind=RowKind.MOVED, left=None, right="It moved.", counterpart=3),
)


@pytest.fixture
def changes_list(qtbot: QtBot, wording: Wording) -> ChangesList:
    changes_list = ChangesList(wording, ChangeWording(wording, QObject(wording)))
    qtbot.addWidget(changes_list)
    changes_list.resize(900, 300)
    QAbstractItemModelTester(changes_list.changes, QAbstractItemModelTester.FailureReportingMode.Fatal, changes_list)
    changes_list.set_changes(listed_changes(Difference(rows=ROWS)))
    changes_list.show()
    qtbot.waitExposed(changes_list)
    return changes_list


def column(changes_list: ChangesList, which: ChangeColumn, role: Qt.ItemDataRole) -> list[str]:
    model = changes_list.changes
    return [model.index(line, which).data(role) for line in range(model.rowCount())]


def shown(changes_list: ChangesList, which: ChangeColumn) -> list[str]:
    return column(changes_list, which, Qt.ItemDataRole.DisplayRole)


def test_each_change_has_a_line_with_kind_texts_and_place(changes_list: ChangesList) -> None:
    assert shown(changes_list, ChangeColumn.NUMBER) == ["1", "2", "3", "4"]
    assert shown(changes_list, ChangeColumn.KIND) == ["Numbers", "Names", "Removed", "Moved"]
    assert shown(changes_list, ChangeColumn.RIGHT) == [
        "Pay 15 euros to Berta",
        "Pay 15 euros to Berta",
        "",
        "It moved.",
    ]
    assert shown(changes_list, ChangeColumn.PLACE) == ["2", "2", "3 · \N{EN DASH}", "4 → 4"]
    kinds = [changes_list.changes.index(line, ChangeColumn.LEFT).data(KIND_ROLE) for line in range(4)]
    assert kinds == [ChangeKind.NUMBERS, ChangeKind.NAMES, ChangeKind.PASSAGES, ChangeKind.MOVES]


def test_whoever_has_it_read_aloud_gets_whole_texts_and_words_for_signs(changes_list: ChangesList) -> None:
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert column(changes_list, ChangeColumn.LEFT, spoken)[2] == LONG
    assert len(shown(changes_list, ChangeColumn.LEFT)[2]) < len(LONG)
    assert column(changes_list, ChangeColumn.RIGHT, spoken)[2] == "nothing"
    assert column(changes_list, ChangeColumn.PLACE, spoken) == [
        "paragraph 2",
        "paragraph 2",
        "paragraph 3",
        "moved: paragraph 4 on the left, 4 on the right",
    ]
    assert changes_list.table.accessibleName()


def test_swapped_the_left_text_is_on_the_right(changes_list: ChangesList) -> None:
    changes_list.set_changes(listed_changes(Difference(rows=ROWS)), is_swapped=True)
    assert shown(changes_list, ChangeColumn.LEFT)[0] == "Pay 15 euros to Berta"
    assert shown(changes_list, ChangeColumn.KIND)[2] == "Added"
    assert shown(changes_list, ChangeColumn.PLACE)[2] == "\N{EN DASH} · 3"


def test_kinds_and_text_filter_and_the_numbers_stay(changes_list: ChangesList) -> None:
    changes_list.set_kinds({ChangeKind.NAMES, ChangeKind.MOVES})
    assert shown(changes_list, ChangeColumn.NUMBER) == ["2", "4"]
    QTest.keyClicks(changes_list.field, "BERTA")
    QTest.keyClick(changes_list.field, Qt.Key.Key_Return)
    assert shown(changes_list, ChangeColumn.NUMBER) == ["2"]
    assert changes_list.count_label.text().replace("(s)", "s") == "1 of 4 changes"
    changes_list.set_kinds(())
    assert shown(changes_list, ChangeColumn.NUMBER) == ["1", "2"]


def test_escape_empties_the_field_and_then_goes_to_the_list(qtbot: QtBot, changes_list: ChangesList) -> None:
    changes_list.activateWindow()
    changes_list.field.setFocus()
    QTest.keyClicks(changes_list.field, "BERTA")
    QTest.keyClick(changes_list.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(shown(changes_list, ChangeColumn.NUMBER)) == 4)
    assert changes_list.field.text() == ""
    QTest.keyClick(changes_list.field, Qt.Key.Key_Escape)
    assert changes_list.table.currentIndex().row() == 0


def test_enter_and_a_double_click_ask_for_the_row(changes_list: ChangesList) -> None:
    chosen: list[int] = []
    changes_list.table.row_chosen.connect(chosen.append)
    table = changes_list.table
    table.setCurrentIndex(changes_list.changes.index(2, 0))
    assert chosen == []
    QTest.keyClick(table, Qt.Key.Key_Return)
    place = table.visualRect(changes_list.changes.index(3, ChangeColumn.LEFT)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [2, 5]


@pytest.mark.parametrize(("row", "line"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 2), (5, 3), (99, 3)])
def test_a_row_is_marked_where_its_change_is_or_after_the_last_one_before_it(
    changes_list: ChangesList, row: int, line: int
) -> None:
    chosen: list[int] = []
    changes_list.table.row_chosen.connect(chosen.append)
    changes_list.set_current_row(row)
    assert changes_list.table.currentIndex().row() == line
    assert chosen == []


def test_filtering_keeps_the_change_that_is_looked_at(changes_list: ChangesList) -> None:
    changes_list.set_current_row(5)
    changes_list.set_kinds({ChangeKind.MOVES})
    assert changes_list.table.currentIndex().row() == 0
    changes_list.set_kinds({ChangeKind.DATES})
    changes_list.set_current_row(5)
    assert not changes_list.table.currentIndex().isValid()


def test_chosen_lines_are_copied_whole_in_their_order(changes_list: ChangesList) -> None:
    changes_list.table.selectAll()
    QTest.keyClick(changes_list.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().split("\n")
    assert lines[0].split("\t") == ["1", "Numbers", "Pay 12 euros to Anna", "Pay 15 euros to Berta", "2", "2"]
    assert lines[2].split("\t")[2] == LONG
    assert len(lines) == 4


def test_an_empty_list_says_so(changes_list: ChangesList) -> None:
    changes_list.set_changes(())
    changes_list.set_current_row(3)
    assert changes_list.count_label.text() == "No changes"


def many_changes(count: int) -> Sequence[ListedChange]:
    return [
        listed(number, ChangeKind.WORDS, (Excerpt("a ", f"{number}"), Excerpt("a ", "x")), (number, number))
        for number in range(count)
    ]


def test_only_lines_that_are_seen_are_asked_for(qtbot: QtBot, changes_list: ChangesList) -> None:
    asked: set[int] = set()
    changes = many_changes(5_000)

    class Watched(Sequence[ListedChange]):
        def __getitem__(self, number: int) -> ListedChange:  # type: ignore[override] # only numbers are asked for
            asked.add(number)
            return changes[number]

        def __len__(self) -> int:
            return len(changes)

    changes_list.set_changes(Watched())
    changes_list.set_current_row(4_000)
    qtbot.wait(50)
    changes_list.table.grab()
    assert 4_000 in asked
    assert len(asked) < 1_000


def test_what_stands_before_the_changed_words_gives_way_first(changes_list: ChangesList) -> None:
    metrics = QFontMetrics(changes_list.font())
    excerpt = Excerpt("words before it ", "CHANGED", " and words behind it")
    whole = metrics.horizontalAdvance(excerpt.text)
    assert fitted(excerpt, metrics, width=whole) == excerpt
    narrow = fitted(excerpt, metrics, width=whole // 2)
    assert (narrow.before, narrow.changed) == ("…", "CHANGED")
    assert narrow.after.endswith("…")
    assert fitted(excerpt, metrics, width=metrics.horizontalAdvance("…CHA…")).text.startswith("…C")
