"""Tables that are declared by their columns."""

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from dupfinder.gui.rows.result_rows import RowKind, RowText
from dupfinder.gui.toolkit.table_model import NATURAL_ORDER, ROW_ROLE, SPOKEN, TOOLTIP, Column, TableModel
from dupfinder.gui.toolkit.two_level import Place, TwoLevelModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
FALLING, RISING = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


class Thing(NamedTuple):
    name: str
    size: int | None = None


COLUMNS: tuple[Column[Thing], ...] = (
    Column("Name", lambda thing: thing.name, roles={SPOKEN: lambda thing: f"called {thing.name}"}),
    Column("Size", lambda thing: str(thing.size), key=lambda thing: thing.size, hint="In bytes", is_number=True),
)
THINGS = st.lists(st.builds(Thing, st.sampled_from(["a", "B", "b", "C"]), st.none() | st.integers(0, 4)), max_size=12)


def shown(model: TableModel[Thing]) -> list[Thing]:
    return [model.row_at(line) for line in range(model.rowCount())]


@given(things=THINGS, column=st.sampled_from([NATURAL_ORDER, 0, 1]), order=st.sampled_from([RISING, FALLING]))
def test_rows_stand_as_a_stable_sort_has_them_and_those_without_a_key_last(
    things: list[Thing], column: int, order: Qt.SortOrder
) -> None:
    model = TableModel(columns=COLUMNS)
    QAbstractItemModelTester(model, FATAL)
    model.set_rows(things)
    model.show_only(None)
    held = [(QPersistentModelIndex(model.index(line, 1)), thing) for line, thing in enumerate(things)]
    model.sort(column, order)
    expected = list(things)
    if column == 0:
        expected.sort(key=lambda thing: thing.name.casefold(), reverse=order is FALLING)
    elif column == 1:
        known = [thing for thing in things if thing.size is not None]
        known.sort(key=lambda thing: thing.size or 0, reverse=order is FALLING)
        expected = known + [thing for thing in things if thing.size is None]
    assert shown(model) == expected
    assert [model.row_at(index.row()) for index, _ in held] == [thing for _, thing in held]
    model.show_only(lambda thing: thing.name == "b")
    assert shown(model) == [thing for thing in expected if thing.name == "b"]
    assert list(model.rows) == things


def test_a_column_says_what_it_has_of_a_row() -> None:
    model = TableModel(columns=COLUMNS, roles={TOOLTIP: lambda thing: f"<b>{thing.name}"})
    model.set_rows([Thing("a", 3)])
    name, size = model.index(0, 0), model.index(0, 1)
    assert [name.data(), size.data(), name.data(SPOKEN), size.data(SPOKEN)] == ["a", "3", "called a", None]
    assert "<b>" not in name.data(TOOLTIP)
    assert name.data(ROW_ROLE) == Thing("a", 3)
    alignment = Qt.ItemDataRole.TextAlignmentRole
    assert name.data(alignment) is None
    assert size.data(alignment) & Qt.AlignmentFlag.AlignRight
    across = Qt.Orientation.Horizontal
    assert [model.headerData(column, across) for column in range(3)] == ["Name", "Size", None]
    assert model.headerData(1, across, TOOLTIP) == "In bytes"
    assert model.row(QModelIndex()) is None


class Boxes(TwoLevelModel[Thing]):
    """A box for each list of things."""

    groups_at_once: ClassVar[int | None] = 2
    members_at_once: ClassVar[int | None] = 3

    def __init__(self, boxes: list[list[Thing]]) -> None:
        super().__init__()
        self.columns = COLUMNS
        self.boxes = boxes
        self._begin_again()

    def group_count(self) -> int:
        return len(self.boxes)

    def member_count(self, group: int) -> int:
        return len(self.boxes[group])

    def group_key(self, column: int) -> Callable[[int], Any]:  # noqa: ARG002 - one order for all columns
        return self.member_count

    def item(self, place: Place) -> Thing | None:
        return None if place.member is None else self.boxes[place.group][place.member]

    def row_text(self, place: Place) -> RowText:
        thing = self.item(place)
        kind = RowKind.GROUP if thing is None else RowKind.MEMBER
        cells = self.across(f"box {place.group}") if thing is None else self.cells(thing)
        return RowText(kind=kind, cells=cells, tooltip=cells[0])


def fetch_all(model: QAbstractItemModel, parent: QModelIndex) -> list[int]:
    counts = [model.rowCount(parent)]
    while model.canFetchMore(parent):
        model.fetchMore(parent)
        counts.append(model.rowCount(parent))
    return counts


class Pieces(TableModel[Thing]):
    rows_at_once = 3


def test_a_table_gets_to_know_rows_some_at_a_time(qapp: QApplication) -> None:
    assert qapp is not None
    model = Pieces(columns=COLUMNS)
    things = [Thing(f"{number}", number) for number in range(8)]
    model.set_rows(things)
    assert fetch_all(model, QModelIndex()) == [3, 6, 8]
    QAbstractItemModelTester(model, FATAL)
    model.show_only(lambda thing: thing.size != 0)
    assert fetch_all(model, QModelIndex()) == [3, 6, 7]
    model.set_rows(things[:2])
    assert fetch_all(model, QModelIndex()) == [1]


def test_a_tree_gets_to_know_groups_and_members_some_at_a_time(qapp: QApplication) -> None:
    assert qapp is not None
    model = Boxes([[Thing(f"{box}{number}", -number) for number in range(7 - box)] for box in range(5)])
    assert not model.index_of(Place(4)).isValid()
    assert fetch_all(model, QModelIndex()) == [2, 4, 5]
    assert model.index_of(Place(4)).data() == "box 4"
    assert fetch_all(model, model.index(0, 0)) == [3, 6, 7]
    QAbstractItemModelTester(model, FATAL)  # which fetches, too
    held = QPersistentModelIndex(model.index(1, 0, model.index(0, 0)))
    model.sort(1, RISING)
    assert [model.index(row, 0).data() for row in range(5)] == [f"box {box}" for box in (4, 3, 2, 1, 0)]
    assert [model.index(row, 0, model.index(4, 0)).data() for row in range(7)] == [
        f"0{number}" for number in range(6, -1, -1)
    ]
    assert (held.data(), held.row(), held.parent().row()) == ("01", 5, 4)
    model.take_order(NATURAL_ORDER, RISING, model.find_order(0, FALLING))
    assert model.index(0, 0).data() == "box 0"
